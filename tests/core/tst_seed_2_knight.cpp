#include "src/attacks/leapers.h"
#include "src/moves/destinations.h"
#include "tests/cases.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;

namespace {

/// The eight spots of the text in its order, as steps of our tables.
constexpr std::array spots = {Direction::WestNorthWest,  Direction::NorthNorthWest,
                              Direction::NorthNorthEast, Direction::EastNorthEast,
                              Direction::EastSouthEast,  Direction::SouthSouthEast,
                              Direction::SouthSouthWest, Direction::WestSouthWest};

const Square knight = "d4"_sq;

/// The board of the text.
Position boardOfTheText()
{
    return tests::positionOf("8/8/2k5/2p1pn2/3nNp2/2PK1P2/3N4/8 b - - 0 1");
}

/// Reads 64 binary digits in reading order, a8 first and h1 last.
Bitboard readInReadingOrder(const std::string &digits)
{
    Bitboard squares;
    std::size_t i = 0;
    for (int rank = 7; rank >= 0; --rank) {
        for (int file = 0; file < 8; ++file) {
            if (digits.at(i++) == '1')
                squares.insert(Square::fromCoordinates(file, rank).value());
        }
    }
    return squares;
}

/// The files the text clips off before a spot: those from which the step would leave the side of
/// the board.
Bitboard clipOf(Direction direction)
{
    switch (stepOf(direction).east) {
    case -2:
        return ~(Bitboard(File::A) | Bitboard(File::B));
    case -1:
        return ~Bitboard(File::A);
    case 1:
        return ~Bitboard(File::H);
    default:
        return ~(Bitboard(File::G) | Bitboard(File::H));
    }
}

/// What our code has for a value of the text.
Bitboard valueOf(const std::string &step, const std::string &value)
{
    const std::string name = value == "result" ? step : value;
    const Position position = boardOfTheText();
    if (name == "knight_loc")
        return Bitboard(knight);
    if (name == "own_side")
        return position.pieces(Color::Black);
    if (name == "~own_side")
        return ~position.pieces(Color::Black);
    if (name == "knight_moves")
        return knightAttacks(knight);
    if (name == "KnightValid" || name == "return")
        return destinations(position, knight);
    if (name.rfind("ClearFile[FILE_", 0) == 0)
        return ~Bitboard(static_cast<File>(name.at(15) - 'A'));
    const Direction direction = spots.at(static_cast<std::size_t>(name.at(5) - '1'));
    if (name.size() > 6) // spot_1_clip
        return clipOf(direction);
    return (Bitboard(knight) & clipOf(direction)).shiftedByOffset(offsetOf(direction));
}

} // namespace

class TestSeed2Knight : public QObject {
    Q_OBJECT
private slots:
    void everyPrintedStringIsOurs()
    {
        const tests::Cases rows("seed_2_knight.txt");
        QCOMPARE(rows.size(), std::size_t{59});
        for (const tests::Case &row : rows) {
            const QByteArray where = QByteArray::number(row.line());
            QVERIFY2(valueOf(row["step"], row["value"]) == readInReadingOrder(row["squares"]),
                     where);
        }
    }

    void shiftsAreThoseOfTheText()
    {
        constexpr std::array offsets = {6, 15, 17, 10, -6, -15, -17, -10};
        for (std::size_t i = 0; i < spots.size(); ++i) {
            QCOMPARE(offsetOf(spots[i]), offsets[i]);
            QCOMPARE(Bitboard(knight).shifted(spots[i]),
                     (Bitboard(knight) & clipOf(spots[i])).shiftedByOffset(offsets[i]));
        }
    }

    void clippingFilesAloneIsEnoughOnAllSquares()
    {
        for (const Square square : allSquares) {
            Bitboard moves;
            for (const Direction spot : spots)
                moves |= (Bitboard(square) & clipOf(spot)).shiftedByOffset(offsetOf(spot));
            QCOMPARE(moves, knightAttacks(square));
        }
    }

    void knightOnD4HasTheSixDestinationsOfTheText()
    {
        QCOMPARE(toSquareList(destinations(boardOfTheText(), knight)),
                 std::string("b3,b5,c2,e2,e6,f3"));
    }
};

QTEST_APPLESS_MAIN(TestSeed2Knight)
#include "tst_seed_2_knight.moc"
