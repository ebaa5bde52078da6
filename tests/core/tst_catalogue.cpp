#include "src/moves/destinations.h"
#include "src/notation/fen/fen.h"
#include "src/notation/words/bitboard_names.h"
#include "src/workbench/catalogue.h"
#include "tests/cases.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <set>

using namespace chess;

namespace {

Position position(std::string_view fen)
{
    return parseFen(fen).value().position;
}

Bitboard evaluate(const char *name, const Position &position,
                  std::optional<Square> selected = std::nullopt)
{
    const CatalogueEntry *entry = findInCatalogue(name);
    if (entry == nullptr)
        throw std::out_of_range(name);
    return entry->evaluate(position, selected);
}

Bitboard fromHex(const std::string &hex)
{
    return Bitboard::fromWord(std::stoull(hex, nullptr, 16));
}

} // namespace

class TestCatalogue : public QObject {
    Q_OBJECT
private slots:
    void namesAreThoseOfTheDescriptionInItsOrder()
    {
        QByteArrayList names;
        for (const CatalogueEntry &entry : catalogue())
            names << QByteArray(entry.name.data(), qsizetype(entry.name.size()));
        QCOMPARE(names.join(' '),
                 QByteArray(
                     "white_pawns white_knights white_bishops white_rooks white_queens white_king "
                     "black_pawns black_knights black_bishops black_rooks black_queens black_king "
                     "pawns knights bishops rooks queens kings "
                     "white black occupied empty en_passant castling_rooks "
                     "white_attacks black_attacks "
                     "selected attacks destinations captures quiets blocked relevant_occupancy "
                     "legal unsafe checkers pinned danger check_mask "
                     "file_a file_b file_c file_d file_e file_f file_g file_h "
                     "rank_1 rank_2 rank_3 rank_4 rank_5 rank_6 rank_7 rank_8 "
                     "light_squares dark_squares edges corners center "
                     "diagonal_a1h8 antidiagonal_h1a8 "
                     "not_file_a not_file_ab not_file_h not_file_gh"));
        for (const CatalogueEntry &entry : catalogue())
            QVERIFY(findInCatalogue(entry.name) == &entry);
        for (const char *name : {"", "White", "white_pawn", "file_i", "mine"})
            QVERIFY(findInCatalogue(name) == nullptr);
    }

    void everyMeaningIsOneSentenceOfItsOwn()
    {
        std::set<std::string_view> meanings;
        for (const CatalogueEntry &entry : catalogue()) {
            const QString meaning =
                QString::fromUtf8(entry.meaning.data(), qsizetype(entry.meaning.size()));
            QVERIFY2(meaning.front().isUpper(), qPrintable(meaning));
            QCOMPARE(meaning.indexOf(u'.'), meaning.size() - 1);
            QVERIFY2(meanings.insert(entry.meaning).second, qPrintable(meaning));
        }
    }

    void occupanciesOfTheCheckedPositionsHold()
    {
        const tests::Cases cases("bitboards.tsv");
        for (const tests::Case &row : cases) {
            const Position board = position(row["fen"]);
            for (const CatalogueEntry &entry : catalogue()) {
                if (!entry.piece)
                    continue;
                const std::string column = std::string("bb_") + letterOf(*entry.piece);
                QCOMPARE(entry.evaluate(board, {}), fromHex(row[column.c_str()]));
            }
            QCOMPARE(evaluate("white", board), fromHex(row["white"]));
            QCOMPARE(evaluate("black", board), fromHex(row["black"]));
            QCOMPARE(evaluate("occupied", board), fromHex(row["all"]));
            QCOMPARE(evaluate("empty", board), fromHex(row["empty"]));
            QCOMPARE(evaluate("rooks", board), fromHex(row["bb_R"]) | fromHex(row["bb_r"]));
            QCOMPARE(evaluate("occupied", board).count(), std::stoi(row["popcount"]));
        }
    }

    void theSixteenBoardsAreTheCatalogues()
    {
        const Position board = position("r3k2r/8/4n3/3Pp3/8/8/PPP5/R3K2R w KQkq e6 0 9");
        const std::vector<NamedBitboard> boards = boardsOf(board);
        QCOMPARE(boards.size(), std::size_t{16});
        for (const NamedBitboard &named : boards)
            QCOMPARE(named.squares, findInCatalogue(named.name)->evaluate(board, {}));
    }

    void theCheckedMasksHold()
    {
        const tests::Cases cases("masks.tsv");
        std::size_t found = 0;
        for (const tests::Case &row : cases) {
            const std::string name = row["name"] == "centre_d4e4d5e5" ? "center" : row["name"];
            if (const CatalogueEntry *entry = findInCatalogue(name)) {
                QCOMPARE(entry->evaluate(Position::start(), {}), fromHex(row["lerf_hex"]));
                ++found;
            }
        }
        QVERIFY(found >= 9);
    }

    void masksAreWhatTheirNamesSay()
    {
        for (const Square square : allSquares) {
            const int file = static_cast<int>(square.file());
            const int rank = static_cast<int>(square.rank());
            const auto holds = [square](const std::string &name) {
                return evaluate(name.c_str(), {}).contains(square);
            };
            QVERIFY(holds(std::string("file_") + letterOf(square.file())));
            QVERIFY(holds(std::string("rank_") + digitOf(square.rank())));
            QCOMPARE(holds("dark_squares"), (file + rank) % 2 == 0);
            QCOMPARE(holds("light_squares"), (file + rank) % 2 == 1);
            QCOMPARE(holds("edges"), file % 7 == 0 || rank % 7 == 0);
            QCOMPARE(holds("corners"), file % 7 == 0 && rank % 7 == 0);
            QCOMPARE(holds("center"), (file == 3 || file == 4) && (rank == 3 || rank == 4));
            QCOMPARE(holds("diagonal_a1h8"), file == rank);
            QCOMPARE(holds("antidiagonal_h1a8"), file + rank == 7);
            QCOMPARE(holds("not_file_a"), file > 0);
            QCOMPARE(holds("not_file_ab"), file > 1);
            QCOMPARE(holds("not_file_h"), file < 7);
            QCOMPARE(holds("not_file_gh"), file < 6);
        }
        for (const char *name : {"file_a", "file_h", "rank_1", "rank_8"})
            QCOMPARE(evaluate(name, {}).count(), 8);
    }

    void theSelectedPieceShowsItsReach()
    {
        // The rook on e3 is pinned by the rook on e8, and its way west ends at its own knight.
        const Position board = position("4r2k/8/8/8/8/2N1R2p/8/4K3 w - - 0 1");
        const Square rook = "e3"_sq;
        QCOMPARE(evaluate("selected", board, rook), Bitboard{"e3"_sq});
        const Bitboard file = {"e1"_sq, "e2"_sq, "e4"_sq, "e5"_sq, "e6"_sq, "e7"_sq, "e8"_sq};
        const Bitboard row = {"c3"_sq, "d3"_sq, "f3"_sq, "g3"_sq, "h3"_sq};
        QCOMPARE(evaluate("attacks", board, rook), file | row);
        QCOMPARE(evaluate("captures", board, rook), Bitboard({"e8"_sq, "h3"_sq}));
        QCOMPARE(evaluate("blocked", board, rook), Bitboard({"c3"_sq, "e1"_sq}));
        QCOMPARE(evaluate("quiets", board, rook),
                 (file | row).without({"e8"_sq, "h3"_sq, "c3"_sq, "e1"_sq}));
        QCOMPARE(evaluate("destinations", board, rook), (file | row).without({"c3"_sq, "e1"_sq}));
        QCOMPARE(evaluate("legal", board, rook), file.without(Bitboard("e1"_sq)));
        QCOMPARE(evaluate("unsafe", board, rook), row.without(Bitboard("c3"_sq)));
        QCOMPARE(evaluate("relevant_occupancy", board, rook).count(), 10);
        QCOMPARE(evaluate("relevant_occupancy", board, "c3"_sq), Bitboard());
        QCOMPARE(evaluate("pinned", board), Bitboard{rook});
        QCOMPARE(evaluate("checkers", board), Bitboard());
        QCOMPARE(evaluate("check_mask", board), Bitboard::full());
        // The knight that is not in the way of a check shows no less.
        QVERIFY(evaluate("white_attacks", board).contains("e1"_sq));
        QVERIFY(evaluate("black_attacks", board).contains(rook));
    }

    void withoutASelectionItsSetsAreEmpty()
    {
        for (const CatalogueEntry &entry : catalogue()) {
            if (entry.group == CatalogueGroup::SelectedPiece) {
                QVERIFY(entry.evaluate(Position::start(), {}).isEmpty());
                if (entry.name != "selected")
                    QVERIFY(entry.evaluate(Position::start(), "e4"_sq).isEmpty());
            }
        }
    }

    void theStateOfTheGameIsASetToo()
    {
        const Position board = position("r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQk e6 0 9");
        QCOMPARE(evaluate("en_passant", board), Bitboard{"e6"_sq});
        QCOMPARE(evaluate("castling_rooks", board), Bitboard({"a1"_sq, "h1"_sq, "h8"_sq}));
        QCOMPARE(evaluate("en_passant", Position::start()), Bitboard());
    }

    void dangerIsSeenThroughTheKing()
    {
        // Seed text 3 and "king danger squares": e1 is no escape from the rook on e8.
        const Position board = position("4r2k/8/8/8/8/8/4K3/8 w - - 0 1");
        QVERIFY(evaluate("danger", board).contains("e1"_sq));
        QCOMPARE(evaluate("checkers", board), Bitboard{"e8"_sq});
        QCOMPARE(evaluate("check_mask", board).count(), 6); // e3 to e8
    }

    void groupsHaveTitles()
    {
        std::set<std::string_view> titles;
        for (const CatalogueGroup group : allCatalogueGroups)
            titles.insert(titleOf(group));
        QCOMPARE(titles.size(), allCatalogueGroups.size());
        QCOMPARE(titleOf(CatalogueGroup::KingSafety), std::string_view("King safety"));
    }
};

QTEST_APPLESS_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
