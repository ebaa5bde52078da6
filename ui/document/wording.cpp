#include "ui/document/wording.h"

#include "src/notation/text/parse_error.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::wording)
};

} // namespace

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString textOf(chess::PieceType type)
{
    switch (type) {
    case chess::PieceType::Pawn:
        return Words::tr("pawn");
    case chess::PieceType::Knight:
        return Words::tr("knight");
    case chess::PieceType::Bishop:
        return Words::tr("bishop");
    case chess::PieceType::Rook:
        return Words::tr("rook");
    case chess::PieceType::Queen:
        return Words::tr("queen");
    case chess::PieceType::King:
        break;
    }
    return Words::tr("king");
}

QString textOf(chess::Piece piece)
{
    return (piece.color == chess::Color::White ? Words::tr("white %1") : Words::tr("black %1"))
        .arg(textOf(piece.type));
}

QString textOf(chess::Square square)
{
    return textOf(chess::nameOf(square));
}

QString listOf(chess::Bitboard squares)
{
    QStringList names;
    for (const chess::Square square : squares)
        names.append(textOf(square));
    return names.join(QStringLiteral(", "));
}

QString countedSquares(chess::Bitboard squares)
{
    const int count = squares.count();
    if (count == 0)
        return Words::tr("no square");
    return (count == 1 ? Words::tr("1 square: %1") : Words::tr("%1 squares: %2").arg(count))
        .arg(listOf(squares));
}

QString textOf(chess::WordFormat format)
{
    switch (format) {
    case chess::WordFormat::Hex:
        return Words::tr("Hexadecimal");
    case chess::WordFormat::Decimal:
        return Words::tr("Decimal");
    case chess::WordFormat::Signed:
        return Words::tr("Signed decimal");
    case chess::WordFormat::Binary:
        return Words::tr("Binary");
    case chess::WordFormat::C:
        return QStringLiteral("C");
    case chess::WordFormat::Cpp:
        return QStringLiteral("C++");
    case chess::WordFormat::Rust:
        return QStringLiteral("Rust");
    case chess::WordFormat::Java:
        return QStringLiteral("Java");
    case chess::WordFormat::Python:
        return QStringLiteral("Python");
    case chess::WordFormat::Go:
        return QStringLiteral("Go");
    case chess::WordFormat::CSharp:
        return QStringLiteral("C#");
    case chess::WordFormat::JavaScript:
        return QStringLiteral("JavaScript");
    case chess::WordFormat::Zig:
        return QStringLiteral("Zig");
    case chess::WordFormat::TypeScript:
        return QStringLiteral("TypeScript");
    case chess::WordFormat::Kotlin:
        return QStringLiteral("Kotlin");
    case chess::WordFormat::Swift:
        break;
    }
    return QStringLiteral("Swift");
}

QString textOf(chess::SquareMapping mapping)
{
    const QString name = textOf(nameOf(mapping));
    return aliasOf(mapping).empty() ? name
                                    : QStringLiteral("%1 (%2)").arg(name, textOf(aliasOf(mapping)));
}

QString textOf(const chess::Message &message)
{
    // The pattern stands in src, which knows no Qt, so that lupdate does not see it: list_sentences
    // of tests/core writes all of them down for it.
    // Read from left to right, so that an argument with a "%1" of its own is not filled in again.
    const QString pattern = Words::tr(std::string(message.pattern).c_str());
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int number =
            pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : 0;
        const std::size_t place = static_cast<std::size_t>(number) - 1;
        const std::size_t count = message.arguments.size();
        if (number >= 1 && place < count + message.parts.size()) {
            text += place < count ? textOf(message.arguments[place])
                                  : textOf(message.parts[place - count]);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

qsizetype characterAt(std::string_view utf8, std::size_t byte)
{
    return textOf(utf8.substr(0, byte)).size();
}

QString placed(std::string_view utf8, std::size_t byte, const QString &complaint)
{
    const chess::TextPlace place = chess::placeOf(utf8, byte);
    if (utf8.find('\n') == std::string_view::npos)
        return Words::tr("Character %1: %2").arg(QString::number(place.column), complaint);
    return Words::tr("Line %1, column %2: %3")
        .arg(QString::number(place.line), QString::number(place.column), complaint);
}

} // namespace ui
