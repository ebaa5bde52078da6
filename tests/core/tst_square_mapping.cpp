#include "src/board/square_mapping.h"
#include "tests/cases.h"

#include <QtTest>

using namespace chess;

namespace {

/// The checked tables name a mapping by both its first squares.
const std::array<std::pair<SquareMapping, const char *>, 8> columns = {{
    {SquareMapping::A1B1, "a1=0/b1=1"},
    {SquareMapping::H1G1, "h1=0/g1=1"},
    {SquareMapping::A8B8, "a8=0/b8=1"},
    {SquareMapping::H8G8, "h8=0/g8=1"},
    {SquareMapping::A1A2, "a1=0/a2=1"},
    {SquareMapping::H1H2, "h1=0/h2=1"},
    {SquareMapping::A8A7, "a8=0/a7=1"},
    {SquareMapping::H8H7, "h8=0/h7=1"},
}};

} // namespace

class TestSquareMapping : public QObject {
    Q_OBJECT
private slots:
    void everySquareHasItsPublishedBit()
    {
        const tests::Cases cases("square_mappings.tsv");
        QCOMPARE(cases.size(), std::size_t{64});
        for (const tests::Case &row : cases) {
            const Square square = parseSquare(row["square"]).value();
            for (const auto &[mapping, column] : columns) {
                const int bit = std::stoi(row[column]);
                QCOMPARE(bitOf(square, mapping), bit);
                QCOMPARE(squareOf(bit, mapping).index(), square.index());
            }
        }
    }

    void wordsOfTheSameSquaresAgreeUnderAllMappings()
    {
        const tests::Cases cases("mapped_bitboards.tsv");
        for (const tests::Case &row : cases) {
            const auto word = [&](const char *column) {
                return std::stoull(row[column], nullptr, 16);
            };
            const Bitboard squares = Bitboard::fromWord(word("a1=0/b1=1"));
            for (const auto &[mapping, column] : columns) {
                QCOMPARE(toWord(squares, mapping), word(column));
                QVERIFY(fromWord(word(column), mapping) == squares);
            }
        }
    }

    void namesAndAliasesAreReadInAnyCase()
    {
        for (const SquareMapping mapping : allSquareMappings)
            QVERIFY(parseSquareMapping(nameOf(mapping)) == mapping);
        QVERIFY(parseSquareMapping("lerf") == SquareMapping::A1B1);
        QVERIFY(parseSquareMapping("LEFR") == SquareMapping::A1A2);
        QVERIFY(parseSquareMapping("A8B8") == SquareMapping::A8B8);
        for (const char *wrong : {"", "a1", "a1c3", "a1b1 ", "lerfs"})
            QVERIFY(!parseSquareMapping(wrong));
    }
};

QTEST_APPLESS_MAIN(TestSquareMapping)
#include "tst_square_mapping.moc"
