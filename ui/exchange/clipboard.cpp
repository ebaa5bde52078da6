#include "ui/exchange/clipboard.h"

#include "ui/document/own_names.h"
#include "ui/document/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <variant>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::Clipboard)
};

/// Layers have so many colours that can be told apart.
constexpr int mostLayers = 4;

QString become(const chess::FenReading &fen, Document &document)
{
    document.setPosition(fen.position, Words::tr("Paste FEN"));
    return {};
}

QString become(const chess::ClipboardWord &word, Document &document)
{
    const QString name = ownNameLike(textOf(word.label));
    document.setMine(name, word.squares, Words::tr("Paste bitboard"));
    document.setLayerShown(name, true);
    document.setChosenBitboard(name);
    return Words::tr("It is shown as “%1”.").arg(name);
}

QString become(const chess::ClipboardBoards &boards, Document &document)
{
    document.setPosition(boards.position, Words::tr("Paste bitboards"));
    return {};
}

QString become(const chess::PastedBoards &boards, Document &document)
{
    std::vector<NamedBitboard> own;
    for (const chess::PastedBoard &board : boards.boards) {
        const auto isTaken = [&](const QString &name) {
            return std::any_of(own.begin(), own.end(),
                               [&](const NamedBitboard &other) { return other.name == name; });
        };
        own.push_back({freeName(ownNameLike(textOf(board.name)), isTaken), board.squares});
    }
    document.setMine(own, Words::tr("Paste bitboards"));
    for (std::size_t i = 0; i < own.size() && i < mostLayers; ++i)
        document.setLayerShown(own[i].name, true);
    document.setChosenBitboard(own.front().name);
    return Words::tr("They are listed under Mine from “%1” to “%2”.")
        .arg(own.front().name, own.back().name);
}

QString become(const chess::TableCheck &, Document &)
{
    return {};
}

} // namespace

tl::expected<chess::PasteReadings, chess::ClipboardError> readPaste(std::string_view utf8,
                                                                    const Document &document)
{
    chess::ClipboardOptions options;
    options.mapping = document.mapping();
    options.fen = document.fenOptions();
    return chess::parsePaste(utf8, options);
}

QString sentencesOf(const chess::PasteReading &reading)
{
    QStringList sentences;
    for (const chess::Message &sentence : reading.sentences)
        sentences += textOf(sentence);
    return sentences.join(QLatin1Char(' '));
}

QString takeReading(const chess::PasteReading &reading, Document &document)
{
    const QString became = std::visit(
        [&document](const auto &meaning) { return become(meaning, document); }, reading.meaning);
    return QStringLiteral("%1 %2").arg(sentencesOf(reading), became).trimmed();
}

QString takeText(const QString &text, Document &document)
{
    const std::string utf8 = text.toStdString();
    const auto readings = readPaste(utf8, document);
    if (!readings) {
        const QString reason = textOf(describe(readings.error()));
        const std::size_t offset = readings.error().offset;
        return offset == 0 ? reason : placed(utf8, offset, reason);
    }
    QString said = takeReading(readings->readings.front(), document);
    if (readings->readings.size() > 1)
        said += QLatin1Char(' ') + Words::tr("Paste as… offers other readings.");
    return said;
}

} // namespace ui
