#include "ui/exchange/bitboard_choice.h"

#include "ui/exchange/bitboard_text.h"

#include <QCoreApplication>

namespace ui {

QString textOf(BitboardChoice choice)
{
    const auto translated = [](const char *text) {
        return QCoreApplication::translate("ui::BitboardChoice", text);
    };
    switch (choice) {
    case BitboardChoice::Pieces:
        return translated("Twelve pieces");
    case BitboardChoice::Occupancies:
        return translated("Pieces and occupancies");
    case BitboardChoice::Layers:
        return translated("Layers on the board");
    case BitboardChoice::All:
        break;
    }
    return translated("All");
}

QString nameOf(BitboardChoice choice)
{
    switch (choice) {
    case BitboardChoice::Pieces:
        return QStringLiteral("pieces");
    case BitboardChoice::Occupancies:
        return QStringLiteral("occupancies");
    case BitboardChoice::Layers:
        return QStringLiteral("layers");
    case BitboardChoice::All:
        break;
    }
    return QStringLiteral("all");
}

QStringList namesIn(const Document &document, BitboardChoice choice)
{
    switch (choice) {
    case BitboardChoice::Pieces:
        return pieceNames();
    case BitboardChoice::Occupancies:
        return pieceAndOccupancyNames();
    case BitboardChoice::Layers:
        return document.layers();
    case BitboardChoice::All:
        break;
    }
    return allNames(document);
}

} // namespace ui
