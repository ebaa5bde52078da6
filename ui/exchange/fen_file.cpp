#include "ui/exchange/fen_file.h"

#include "src/notation/clipboard/clipboard_error.h"
#include "src/notation/text/text_encoding.h"
#include "src/notation/words/byte_dump.h"
#include "src/workbench/positions/listed_position.h"
#include "ui/document/wording.h"
#include "ui/exchange/text_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::FenFile)
};

/// More than any position with its wrappings takes.
constexpr qint64 readLimit = 64 * 1024;

QByteArray asUtf8(const QByteArray &bytes)
{
    return QByteArray::fromStdString(
        chess::toUtf8({bytes.constData(), static_cast<std::size_t>(bytes.size())}));
}

/// The first bytes of a file, as UTF-8, and whether that is all of it.
struct Beginning {
    QByteArray text;
    bool isWhole;
};

tl::expected<Beginning, QString> readBeginning(const QString &fileName, qint64 limit)
{
    const auto file = openForReading(fileName);
    if (!file)
        return tl::unexpected(file.error());
    const QByteArray bytes = (*file)->read(limit);
    if ((*file)->error() != QFileDevice::NoError)
        return tl::unexpected(Words::tr("%1 could not be read: %2.")
                                  .arg(QDir::toNativeSeparators(fileName), (*file)->errorString()));
    return Beginning{asUtf8(bytes), (*file)->atEnd()};
}

} // namespace

tl::expected<FenFile, QString> readFenFile(const QString &fileName, chess::FenOptions options)
{
    const QString shownName = QDir::toNativeSeparators(fileName);
    const auto beginning = readBeginning(fileName, readLimit);
    if (!beginning)
        return tl::unexpected(beginning.error());
    const QByteArray &text = beginning->text;

    int line = 0;
    for (qsizetype start = 0; start < text.size(); ++line) {
        qsizetype end = text.indexOf('\n', start);
        if (end < 0)
            end = text.size();
        const QByteArray content = text.sliced(start, end - start);
        start = end + 1;
        if (content.trimmed().isEmpty())
            continue;

        const std::string_view view(content.constData(), static_cast<std::size_t>(content.size()));
        auto reading = chess::parseFen(view, options);
        if (!reading) {
            const auto place = chess::placeOf(view, reading.error().offset);
            return tl::unexpected(Words::tr("%1, line %2, column %3: %4")
                                      .arg(shownName, QString::number(line + 1),
                                           QString::number(place.column),
                                           textOf(describe(reading.error()))));
        }
        const bool hasMore =
            !beginning->isWhole || (start < text.size() && !text.sliced(start).trimmed().isEmpty());
        return FenFile{std::move(*reading), hasMore};
    }
    return tl::unexpected(Words::tr("There is no position in %1.").arg(shownName));
}

bool isPositionList(const QString &fileName, bool isChess960)
{
    const auto beginning = readBeginning(fileName, readLimit);
    if (!beginning)
        return false;
    const std::string_view text(beginning->text.constData(),
                                static_cast<std::size_t>(beginning->text.size()));
    const chess::PositionFormat format = positionFormatOf(fileName, beginning->text);
    chess::PositionIndexer indexer(format);
    indexer.give(text);
    indexer.finish();
    const auto records = indexer.take();
    const bool isGame = format == chess::PositionFormat::Pgn && !records.empty();
    const bool isSeveral = records.size() > 1 || (records.size() == 1 && !beginning->isWhole);
    return isGame ||
           (isSeveral &&
            std::any_of(records.begin(), records.end(), [&](const chess::PositionRecord &record) {
                const std::string_view line = text.substr(record.offset, record.length);
                return readListed(record, line, isChess960).reading.has_value();
            }));
}

chess::PositionFormat positionFormatOf(const QString &fileName, const QByteArray &beginning)
{
    const bool isNamedSo =
        QFileInfo(fileName).suffix().compare(QLatin1String("pgn"), Qt::CaseInsensitive) == 0;
    return isNamedSo ? chess::PositionFormat::Pgn
                     : chess::formatOf(
                           {beginning.constData(), static_cast<std::size_t>(beginning.size())});
}

tl::expected<QString, QString> readPastedFile(const QString &fileName)
{
    const auto beginning =
        readBeginning(fileName, static_cast<qint64>(chess::longestClipboardText));
    if (!beginning)
        return tl::unexpected(beginning.error());
    if (!beginning->isWhole)
        return tl::unexpected(Words::tr("%1 is longer than 1 MiB and was not read.")
                                  .arg(QDir::toNativeSeparators(fileName)));
    const QByteArray &bytes = beginning->text;
    const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    // Raw bytes would not survive as text.
    return chess::isRawBytes(view) ? textOf(chess::toEscapes(view)) : QString::fromUtf8(bytes);
}

tl::expected<void, QString> writeFenFile(const QString &fileName, const chess::Position &position)
{
    return writeTextFile(fileName, QByteArray::fromStdString(toFen(position)) + '\n');
}

} // namespace ui
