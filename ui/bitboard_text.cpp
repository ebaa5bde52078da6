#include "ui/bitboard_text.h"

#include "src/notation/bitboard_names.h"
#include "ui/wording.h"

#include <algorithm>

namespace ui {

QString wordOf(const Document &document, const QString &name)
{
    const auto squares = document.bitboard(name);
    return squares ? document.literal(*squares) : QString();
}

QString labelledList(const Document &document, const QStringList &names)
{
    qsizetype width = 0;
    for (const QString &name : names)
        width = std::max(width, name.size());
    QString text;
    for (const QString &name : names) {
        if (const auto squares = document.bitboard(name)) {
            const std::uint64_t word = toWord(*squares, document.mapping());
            text += name.leftJustified(width + 1) +
                    textOf(chess::toLiteral(word, chess::WordFormat::Hex)) + u'\n';
        }
    }
    return text;
}

QString cSource(const Document &document, const QStringList &names)
{
    QString text;
    for (const QString &name : names) {
        if (const auto squares = document.bitboard(name))
            text += QStringLiteral("static const uint64_t %1 = %2;\n")
                        .arg(name, textOf(chess::toLiteral(toWord(*squares, document.mapping()),
                                                           chess::WordFormat::C)));
    }
    return text;
}

QStringList pieceAndOccupancyNames()
{
    QStringList names;
    for (const chess::NamedBitboard &each : chess::boardsOf(chess::Position()))
        names.append(textOf(each.name));
    return names;
}

} // namespace ui
