#include "src/workbench/tables/table_text.h"
#include "tests/core/oracle.h"

#include <QtTest>

#include <sstream>

using namespace chess;

namespace {

Bitboard slowKnightAttacks(Square square)
{
    return tests::squaresAtDistance(square,
                                    [](int files, int ranks) { return files * ranks == 2; });
}

const SquareTable &table(const char *name)
{
    return *findSquareTable(name);
}

std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

} // namespace

class TestTableText : public QObject {
    Q_OBJECT
private slots:
    void entryStandsAtTheNumberOfItsBitUnderEveryMapping()
    {
        for (const SquareMapping mapping : allSquareMappings) {
            const auto lines = linesOf(
                toText(table("knight"), {ExportLayout::Array, WordFormat::Decimal, mapping}));
            QCOMPARE(lines.size(), std::size_t{64});
            for (const Square square : allSquares) {
                const auto bit = static_cast<std::size_t>(bitOf(square, mapping));
                QCOMPARE(fromWord(std::stoull(lines[bit]), mapping), slowKnightAttacks(square));
            }
        }
    }

    void exportBeginsWithWhatTheTableIsAndWhatTheLanguageNeeds()
    {
        const auto lines = linesOf(toExport(
            table("white-pawn"), {ExportLayout::Array, WordFormat::Cpp, SquareMapping::A8B8}));
        QCOMPARE(lines[0], "// What a white pawn attacks.");
        QCOMPARE(lines[1], "// bits: a8b8, bit 0 is a8, bit 1 is b8, bit 63 is h1");
        QCOMPARE(lines[2], "#include <cstdint>");
        QCOMPARE(lines[3], "");
        QCOMPARE(lines[4], "inline constexpr std::uint64_t white_pawn[64] = {");
        QCOMPARE(lines.back(), "};");
    }

    void listAndCsvHaveALineForEverySquare()
    {
        const auto list = linesOf(toExport(table("king"), {ExportLayout::List}));
        QCOMPARE(list.size(), std::size_t{2 + 1 + 64});
        QCOMPARE(list[0], "# What a king attacks.");
        QCOMPARE(list[3], "a1\t0x0000000000000302\t3\ta2,b1,b2");
        const auto csv = linesOf(toExport(table("king"), {ExportLayout::Csv}));
        QCOMPARE(csv[0], "square,word,count,squares");
        QCOMPARE(csv[1], "a1,0x0000000000000302,3,a2 b1 b2");
        QCOMPARE(csv.size(), std::size_t{65});
    }

    void pieceOfATableIsInItsName()
    {
        for (const SquareTable &each : squareTables()) {
            if (!each.piece) {
                QVERIFY(std::string("file rank diagonal antidiagonal").find(each.name) !=
                        std::string::npos);
                continue;
            }
            const char *const pieces[] = {"pawn", "knight", "bishop", "rook", "queen", "king"};
            const char *const piece = pieces[static_cast<std::size_t>(each.piece->type)];
            QVERIFY(each.name.find(piece) != std::string_view::npos);
            QCOMPARE(each.piece->color == Color::Black, each.name == "black-pawn");
        }
    }
};

QTEST_APPLESS_MAIN(TestTableText)
#include "tst_table_text.moc"
