#include "ui/settings.h"

#include "src/notation/fen/fen.h"
#include "ui/document/own_names.h"
#include "ui/document/wording.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace ui {

namespace {

/// Far more than the settings ever take; a larger file would only cost time at the start.
constexpr qint64 sizeLimit = 16 * 1024 * 1024;
/// Counts up when older settings can no longer be read as they stand.
constexpr int formatVersion = 1;

constexpr QLatin1StringView versionKey("version");
constexpr QLatin1StringView fenKey("position/fen");
constexpr QLatin1StringView chess960Key("position/chess960");
/// Whether it was asked for, and not merely needed by the position.
constexpr QLatin1StringView chess960ChosenKey("position/chess960Chosen");
constexpr QLatin1StringView mineKey("position/mine");
constexpr QLatin1StringView mappingKey("view/mapping");
constexpr QLatin1StringView formatKey("view/format");
constexpr QLatin1StringView flippedKey("view/flipped");
constexpr QLatin1StringView movesKey("view/moves");
constexpr QLatin1StringView chosenKey("view/chosen");
constexpr QLatin1StringView layersKey("view/layers");

/// Whether the settings in a file are of this program and whole, or there are none.
bool isOurs(const QString &fileName)
{
    const QFileInfo info(fileName);
    if (!info.exists())
        return true;
    if (!info.isFile() || info.size() > sizeLimit)
        return false;
    const QSettings settings(fileName, QSettings::IniFormat);
    return settings.status() == QSettings::NoError &&
           settings.value(versionKey, formatVersion).toInt() == formatVersion;
}

/// The same file name when its settings can be used and written over. Others, of a later version or
/// damaged, are put aside first; where that fails the name of no file.
QString usable(const QString &fileName)
{
    if (isOurs(fileName))
        return fileName;
    if (!QFileInfo(fileName).isFile())
        return {};
    QString aside;
    for (int number = 1; aside.isEmpty() || QFileInfo::exists(aside); ++number)
        aside = QStringLiteral("%1.aside%2").arg(fileName, QString::number(number));
    return QFile::rename(fileName, aside) ? fileName : QString();
}

QByteArray seal(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex();
}

} // namespace

Settings::Settings(const QString &fileName)
    : m_settings(usable(fileName), QSettings::IniFormat), m_fileName(fileName)
{
}

QString Settings::defaultFileName()
{
    return QStandardPaths::writableLocation(QStandardPaths::ConfigLocation) +
           QStringLiteral("/bitboard-lab/settings.ini");
}

QString Settings::text(const QString &key) const
{
    return m_settings.value(key).toString();
}

void Settings::setText(const QString &key, const QString &value)
{
    m_settings.setValue(key, value);
}

void Settings::restore(Document &document) const
{
    chess::FenOptions options;
    options.isChess960 = flag(chess960Key, false);
    if (const auto reading = chess::parseFen(text(fenKey).toStdString(), options))
        document.startFrom(reading->position);
    if (flag(chess960ChosenKey, false))
        document.setChess960(true); // no step: history begins below

    const QStringList mine = list(mineKey);
    for (const QString &entry : mine) {
        const auto word = chess::parseWord(entry.section(QLatin1Char('='), 1).toStdString());
        const QString name = entry.section(QLatin1Char('='), 0, 0);
        if (word && complaintAboutOwnName(name).isEmpty() && !document.bitboard(name))
            document.setMine(name, chess::Bitboard::fromWord(word->word), QString());
    }
    document.undoStack()->clear();

    if (const auto mapping = chess::parseSquareMapping(text(mappingKey).toStdString()))
        document.setMapping(*mapping);
    if (const auto format = chess::parseWordFormat(text(formatKey).toStdString()))
        document.setWordFormat(*format);
    document.setFlipped(flag(flippedKey, false));
    document.setMovesMode(movesModeNamed(text(movesKey)));
    if (document.bitboard(text(chosenKey)))
        document.setChosenBitboard(text(chosenKey));
    const QStringList layers = list(layersKey);
    for (const QString &name : layers) {
        if (document.bitboard(name))
            document.setLayerShown(name, true);
    }
}

void Settings::store(const Document &document)
{
    m_settings.setValue(versionKey, formatVersion);
    m_settings.setValue(fenKey, QString::fromStdString(toFen(document.position())));
    setFlag(chess960Key, document.position().isChess960());
    setFlag(chess960ChosenKey, document.fenOptions().isChess960);
    QStringList mine;
    for (const NamedBitboard &bitboard : document.mine())
        mine += QStringLiteral("%1=%2").arg(
            bitboard.name, textOf(toLiteral(bitboard.squares.word(), chess::WordFormat::Hex)));
    setList(mineKey, mine);

    m_settings.setValue(mappingKey, textOf(nameOf(document.mapping())));
    m_settings.setValue(formatKey, textOf(nameOf(document.wordFormat())));
    setFlag(flippedKey, document.isFlipped());
    setText(movesKey, nameOf(document.movesMode()));
    m_settings.setValue(chosenKey, document.chosenBitboard());
    setList(layersKey, document.layers());
}

QByteArray Settings::blob(const QString &key) const
{
    const QByteArray bytes = m_settings.value(key).toByteArray();
    // Qt reads its blocks trustingly; one with a bit turned over must not reach it.
    return text(key + QStringLiteral("Seal")).toLatin1() == seal(bytes) ? bytes : QByteArray();
}

void Settings::setBlob(const QString &key, const QByteArray &bytes)
{
    m_settings.setValue(key, bytes);
    m_settings.setValue(key + QStringLiteral("Seal"), QString::fromLatin1(seal(bytes)));
}

bool Settings::flag(const QString &key, bool otherwise) const
{
    return m_settings.value(key, otherwise).toBool();
}

void Settings::setFlag(const QString &key, bool value)
{
    m_settings.setValue(key, value);
}

QStringList Settings::list(const QString &key) const
{
    return m_settings.value(key).toStringList();
}

void Settings::setList(const QString &key, const QStringList &values)
{
    m_settings.setValue(key, values);
}

QVariantMap Settings::state(const QString &group) const
{
    QVariantMap state;
    m_settings.beginGroup(group);
    const QStringList keys = m_settings.childKeys();
    for (const QString &key : keys)
        state.insert(key, m_settings.value(key));
    m_settings.endGroup();
    return state;
}

void Settings::setState(const QString &group, const QVariantMap &state)
{
    m_settings.beginGroup(group);
    m_settings.remove(QString());
    for (auto entry = state.cbegin(); entry != state.cend(); ++entry)
        m_settings.setValue(entry.key(), entry.value());
    m_settings.endGroup();
}

bool Settings::write()
{
    m_settings.sync();
    return !m_settings.fileName().isEmpty() && m_settings.status() == QSettings::NoError;
}

} // namespace ui
