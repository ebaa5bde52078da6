#include "ui/clipboard.h"

#include "src/notation/clipboard_text.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <variant>

namespace ui {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("ui::Clipboard", text);
}

QStringList take(const chess::FenReading &fen, Document &document)
{
    document.setPosition(fen.position, translated("Paste FEN"));
    QStringList remarks;
    for (const chess::FenRemark &remark : fen.remarks)
        remarks += textOf(describe(remark));
    return remarks;
}

QStringList take(const chess::ClipboardWord &word, Document &document)
{
    const QString name = QStringLiteral("pasted");
    document.setMine(name, word.squares, translated("Paste bitboard"));
    document.setLayerShown(name, true);
    document.setChosenBitboard(name);
    return {translated("It is shown as “%1”.").arg(name)};
}

QStringList take(const chess::ClipboardBoards &boards, Document &document)
{
    document.setPosition(boards.position, translated("Paste bitboards"));
    QStringList remarks;
    for (const chess::ClipboardNotice &notice : boards.notices)
        remarks += textOf(describe(notice));
    return remarks;
}

} // namespace

QString takeText(const QString &text, Document &document)
{
    chess::ClipboardOptions options;
    options.mapping = document.mapping();
    options.fen.isChess960 = document.position().isChess960();
    const std::string utf8 = text.toStdString();
    const auto reading = chess::parseClipboardText(utf8, options);
    if (!reading) {
        const QString reason = textOf(describe(reading.error()));
        const chess::TextPlace place = chess::placeOf(utf8, reading.error().offset);
        if (place.line == 1 && place.column == 1)
            return reason;
        return translated("Line %1, column %2: %3").arg(place.line).arg(place.column).arg(reason);
    }
    QStringList sentences = {textOf(describe(*reading))};
    sentences += std::visit([&](const auto &meaning) { return take(meaning, document); }, *reading);
    return sentences.join(QLatin1Char(' '));
}

} // namespace ui
