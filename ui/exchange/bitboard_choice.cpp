#include "ui/exchange/bitboard_choice.h"

#include "ui/exchange/bitboard_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::BitboardChoice)
};

} // namespace

QString textOf(BitboardChoice choice)
{
    switch (choice) {
    case BitboardChoice::Pieces:
        return Words::tr("Twelve pieces");
    case BitboardChoice::Occupancies:
        return Words::tr("Pieces and occupancies");
    case BitboardChoice::Layers:
        return Words::tr("Layers on the board");
    case BitboardChoice::All:
        break;
    }
    return Words::tr("All");
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
