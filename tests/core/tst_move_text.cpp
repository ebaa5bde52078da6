#include "src/moves/legal_moves.h"
#include "src/notation/moves/move_text.h"
#include "tests/cases.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <random>

using namespace chess;
using tests::positionOf;

namespace {

constexpr const char *kiwipete =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// The move of a text in UCI, or the name of the error.
std::string read(const std::string &fen, std::string_view text, bool isChess960 = false,
                 MoveRule rule = MoveRule::Legal)
{
    const Position position = positionOf(fen, isChess960);
    const auto move = parseMove(position, text, rule);
    return move ? toUci(position, *move) : std::string(nameOf(move.error().kind));
}

/// The name of the error, its place and what was found there.
std::string errorOf(const std::string &fen, std::string_view text)
{
    const auto move = parseMove(positionOf(fen), text);
    if (move)
        return "none";
    const MoveTextError &error = move.error();
    return std::string(nameOf(error.kind)) + " " + std::to_string(error.offset) + "+" +
           std::to_string(error.length) + " " + error.found;
}

} // namespace

class TestMoveText : public QObject {
    Q_OBJECT
private slots:
    void movesAreWrittenAsAnotherProgramWritesThem()
    {
        for (const tests::Case &row : tests::Cases("moves.tsv")) {
            const Position position = positionOf(row["fen"], row["variant"] == "chess960");
            const auto move = parseMove(position, row["uci"]);
            QVERIFY2(move.has_value(), (row["fen"] + " " + row["uci"]).c_str());
            QCOMPARE(toUci(position, *move).c_str(), row["uci"].c_str());
            QCOMPARE(toSan(position, *move).c_str(), row["san"].c_str());
        }
    }

    void movesOfAnotherProgramAreRead()
    {
        for (const tests::Case &row : tests::Cases("moves.tsv")) {
            const Position position = positionOf(row["fen"], row["variant"] == "chess960");
            const auto move = parseMove(position, row["san"]);
            QVERIFY2(move.has_value(), (row["fen"] + " " + row["san"]).c_str());
            QCOMPARE(toUci(position, *move).c_str(), row["uci"].c_str());
        }
    }

    void everyMoveOfARandomGameComesBack()
    {
        std::mt19937 random(17);
        for (const tests::Case &row : tests::Cases("moves.tsv")) {
            Position position = positionOf(row["fen"], row["variant"] == "chess960");
            for (int ply = 0; ply < 6; ++ply) {
                const std::vector<Move> moves = legalMoves(position);
                for (const Move move : moves) {
                    QVERIFY(parseMove(position, toUci(position, move)) == move);
                    QVERIFY(parseMove(position, toSan(position, move)) == move);
                }
                if (moves.empty())
                    break;
                position = afterMove(position, moves[random() % moves.size()]);
            }
        }
    }

    void everyPseudoLegalMoveComesBack()
    {
        for (const tests::Case &row : tests::Cases("pseudo_legal.tsv")) {
            const Position position = positionOf(row["fen"]);
            for (const Move move :
                 movesFrom(position, parseSquare(row["square"]).value(), MoveRule::PseudoLegal)) {
                QVERIFY(parseMove(position, toUci(position, move), MoveRule::PseudoLegal) == move);
                if (illegalityOf(position, move))
                    QVERIFY(parseMove(position, toSan(position, move), MoveRule::PseudoLegal) ==
                            move);
            }
        }
    }

    void linesBeginWithANumberAndEachOfWhitesMovesHasOne()
    {
        const auto lineOf = [](const char *fen, std::initializer_list<const char *> moves) {
            const Position root = positionOf(fen);
            Position position = root;
            std::vector<Move> line;
            for (const char *move : moves) {
                line.push_back(parseMove(position, move).value());
                position = afterMove(position, line.back());
            }
            return toSanLine(root, line);
        };
        const char *blackToMove = "4k2r/8/8/8/3Pp3/8/8/4K3 b k d3 0 7";
        QCOMPARE(lineOf("4k3/8/8/8/8/8/8/4K2R w K - 0 7", {"e1g1", "e8e7", "f1f4"}).c_str(),
                 "7. O-O Ke7 8. Rf4");
        QCOMPARE(lineOf(blackToMove, {"e4d3", "e1d2", "e8g8"}).c_str(), "7... exd3 8. Kd2 O-O");
        QCOMPARE(lineOf(blackToMove, {}).c_str(), "");
    }

    void movesAreReadAsPeopleWriteThem_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("uci");
        const auto row = [](const char *fen, const char *text, const char *uci) {
            QTest::newRow(text) << fen << text << uci;
        };
        const char *promotion = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
        const char *passed = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        row(kiwipete, "O-O", "e1g1");
        row(kiwipete, "0-0", "e1g1");
        row(kiwipete, "o-o-o", "e1c1");
        row(kiwipete, "0–0–0!", "e1c1");
        row(kiwipete, "e1g1", "e1g1");
        row(kiwipete, "Kc1", "e1c1");
        row(kiwipete, "Kg1", "e1g1");
        row(kiwipete, "Nxf7", "e5f7");
        row(kiwipete, "Nf7", "e5f7");
        row(kiwipete, "nf7", "e5f7");
        row(kiwipete, "N:f7", "e5f7");
        row(kiwipete, "Ne5×f7", "e5f7");
        row(kiwipete, "Ne5-d3", "e5d3");
        row(kiwipete, "e5d3", "e5d3");
        row(kiwipete, "♘d3", "e5d3");
        row(kiwipete, "♞︎d3", "e5d3");
        row(kiwipete, "1. Nd3", "e5d3");
        row(kiwipete, "12...Nd3", "e5d3");
        row(kiwipete, "12… Nd3", "e5d3");
        row(kiwipete, "  Nd3+!? ", "e5d3");
        row(kiwipete, "Nd3 $1 $14", "e5d3");
        row(kiwipete, "Nd3⁉", "e5d3");
        row(kiwipete, "dxe6", "d5e6");
        row(kiwipete, "d5:e6", "d5e6");
        row(kiwipete, "bxc3", "not-reachable");
        row(kiwipete, "Pa3", "a2a3");
        row(promotion, "e8=Q+", "e7e8q");
        row(promotion, "e8Q", "e7e8q");
        row(promotion, "e8n", "e7e8n");
        row(promotion, "e8b", "e7e8b");
        row(promotion, "e8(R)", "e7e8r");
        row(promotion, "e8/R", "e7e8r");
        row(promotion, "exd8=N", "e7d8n");
        row(promotion, "e7d8n", "e7d8n");
        row(passed, "exd6", "e5d6");
        row(passed, "exd6 e.p.", "e5d6");
        row(passed, "exd6ep+", "e5d6");
        row(passed, "ed6", "e5d6");
    }

    void movesAreReadAsPeopleWriteThem()
    {
        QFETCH(QString, fen);
        QFETCH(QString, text);
        QFETCH(QString, uci);
        QCOMPARE(QString::fromStdString(read(fen.toStdString(), text.toStdString())), uci);
    }

    void inChess960AStepIsNoCastling()
    {
        const char *fen = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
        QCOMPARE(read(fen, "f1g1", true).c_str(), "f1g1");
        QCOMPARE(read(fen, "Kg1", true).c_str(), "f1g1");
        QCOMPARE(read(fen, "f1h1", true).c_str(), "f1h1");
        QCOMPARE(read(fen, "O-O", true).c_str(), "f1h1");
        QCOMPARE(read(fen, "Kh1", true).c_str(), "not-reachable");
        // Where the king could not step, its destination tells the castling.
        QCOMPARE(read("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", true).c_str(), "e1h1");
    }

    void inChessCastlingIsReadAsTheKingTakingItsRook()
    {
        QCOMPARE(read(kiwipete, "e1h1").c_str(), "e1g1");
        QCOMPARE(read(kiwipete, "e1a1").c_str(), "e1c1");
        QCOMPARE(read(kiwipete, "Kh1").c_str(), "not-reachable");
        QCOMPARE(read("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1h1").c_str(), "not-reachable");
    }

    void errorsNameTheirPlace_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char *fen, const char *text, const char *error) {
            QTest::newRow(*text != '\0' ? text : "nothing") << fen << text << error;
        };
        const char *knights = "4k3/8/8/8/8/8/8/1N3NK1 w - - 0 1";
        row(kiwipete, "", "empty 0+0 ");
        row(kiwipete, " 1. ", "empty 4+0 ");
        row(kiwipete, "Nz3", "not-a-move 1+1 z");
        row(kiwipete, "Nf", "not-a-move 2+0 ");
        row(kiwipete, "e4x", "not-a-move 3+0 ");
        row(kiwipete, "1-0", "not-a-move 2+1 0");
        row(kiwipete, "0000", "not-a-move 0+1 0");
        row(kiwipete, "Nd3 Nd4", "text-behind 4+3 Nd4");
        row(kiwipete, "  e4e5", "not-reachable 2+4 e4e5");
        row(kiwipete, "h5h6", "no-own-piece 0+4 h5h6");
        row(kiwipete, "e7e6", "no-own-piece 0+4 e7e6");
        row(kiwipete, "Rd8", "not-reachable 0+3 Rd8");
        row(kiwipete, "Nxd3", "nothing-to-capture 0+4 Nxd3");
        row(knights, "O-O", "castling-impossible 0+3 O-O");
        row(kiwipete, "O-O-", "text-behind 3+1 -");
        row(kiwipete, "0-0- 0", "text-behind 3+3 - 0");
        row(kiwipete, "O-O-O-O", "text-behind 5+2 -O");
        row(kiwipete, "O-", "not-a-move 0+1 O");
        row(knights, "Nd2", "ambiguous 0+3 Nd2");
        row("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8", "promotion-missing 0+2 e8");
        row("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=K", "promotion-impossible 0+4 e8=K");
        row("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=", "not-a-move 3+0 ");
        row(kiwipete, "a3=Q", "promotion-impossible 0+4 a3=Q");
        row("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", "not-legal 0+3 Nc3");
    }

    void errorsNameTheirPlace()
    {
        QFETCH(QString, fen);
        QFETCH(QString, text);
        QFETCH(QString, error);
        QCOMPARE(QString::fromStdString(errorOf(fen.toStdString(), text.toStdString())), error);
    }

    void pinnedPieceLeavesOneThatCanGo()
    {
        // The knight on e2 is pinned, so Nc3 is the other's.
        QCOMPARE(read("4r2k/8/8/8/8/8/4N3/1N2K3 w - - 0 1", "Nc3").c_str(), "b1c3");
        QCOMPARE(
            read("4r2k/8/8/8/8/8/4N3/1N2K3 w - - 0 1", "Nc3", false, MoveRule::PseudoLegal).c_str(),
            "ambiguous");
    }

    void aMoveThatIsNotLegalSaysWhy()
    {
        const auto move = parseMove(positionOf("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1"), "Nc3");
        QCOMPARE(toText(describe(move.error())).c_str(),
                 "The knight on e2 cannot go to c3: pinned to e1 along the e-file");
    }

    void aRefusalNamesThePlaceAndTheReason_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *fen, const char *text, const char *sentence) {
            QTest::addRow("%s", text) << fen << text << sentence;
        };
        const char *start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        const char *noRights = "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1";
        row(start, "e4asdkfjh", "“e4” was read; “asdkfjh” after it belongs to no move.");
        row(start, "e2e4 e5", "“e2e4” was read; “e5” after it belongs to no move.");
        row(start, "Nf", "“Nf” is no whole move; write it like Nf3 or g1f3.");
        row(start, "Nz3",
            "“N” can begin a move, but “z” does not go on with it; write it like Nf3 or g1f3.");
        row(start, "zebra", "“z” begins no move; write it like Nf3 or g1f3.");
        row(start, "e7e5", "It is White’s turn; the piece on e7 is one of Black’s.");
        row(start, "e4e5", "Nothing stands on e4.");
        row(start, "Nb1d2", "The piece on b1 cannot go to d2: one of its own side stands there.");
        row(start, "a1a5", "The way from a1 to a5 is blocked on a2.");
        row(start, "b1b3",
            "A knight does not go from b1 to b3: it leaps two squares one way and one across.");
        row(start, "Ke3",
            "A king does not go from e1 to e3: it moves one square, and farther only "
            "to castle.");
        row(start, "e5",
            "A pawn does not go from e2 to e5: it moves straight ahead, and diagonally "
            "only to take.");
        row(start, "exd3", "The pawn on e2 cannot take on d3: nothing stands there.");
        row(start, "O-O", "No castling kingside: f1,g1 must be empty.");
        row(start, "e1c1", "No castling queenside: b1,c1,d1 must be empty.");
        row(noRights, "0-0", "White has no right to castle kingside.");
        row(noRights, "e1c1", "White has no right to castle queenside.");
        row("r3k2r/8/8/8/8/8/8/R3K2R b KQ - 0 1", "e8g8", "Black has no right to castle kingside.");
        row("r3k2r/8/8/8/8/8/8/R3K2R b KQ - 0 1", "O-O-O",
            "Black has no right to castle queenside.");
        row(start, "Nd5", "No knight can go to d5: none of those on b1,g1 reaches it.");
        row(start, "Rd4", "No rook can go to d4: none of those on a1,h1 reaches it.");
        row(start, "Ra4", "No rook can go to a4: the way from a1 is blocked on a2.");
        row(start, "Nd2", "No knight can go to d2: a piece of its own side stands there.");
        row(start, "Nb1", "No knight can go to b1: a piece of its own side stands there.");
        row(start, "Nc5", "No knight can go to c5: none of those on b1,g1 reaches it.");
        row(start, "Ncd5", "No knight can go to d5: none stands on the c-file.");
        row(start, "N3d5", "No knight can go to d5: none stands on rank 3.");
        row(start, "Qd1", "The piece on d1 is there already.");
        row(start, "Ne2e4", "“Ne2e4” names another piece than the one on e2.");
        row(start, "Nxc3", "“Nxc3”: there is nothing to capture on c3.");
        row(noRights, "Nd5", "No knight can go to d5: White has none.");
        row(noRights, "e5", "No pawn can go to e5: none stands on the e-file.");
        row("4k3/8/8/8/R2p3R/8/2P5/4K3 w - - 0 1", "Rd5",
            "No rook can go to d5: none of those on a4,h4 reaches it.");
        row("4k3/8/8/8/R1p2n1R/8/2P5/4K3 w - - 0 1", "Rd4",
            "No rook can go to d4: the way from a4,h4 is blocked on c4,f4.");
        row("4k3/8/8/8/8/8/4r3/N1N1K3 w - - 0 1", "Nb3",
            "No knight can go to b3: not from a1,c1 (in check from e2)");
        row("4k3/4r3/8/b7/8/2N5/4N3/4K3 w - - 0 1", "Nd5",
            "The knight on c3 cannot go to d5: pinned to e1 along the diagonal from a5");
        row("4k3/4r3/8/b7/8/2N1N3/8/4K3 w - - 0 1", "Nd5",
            "No knight can go to d5: not from c3 (pinned to e1 along the diagonal from a5), not "
            "from e3 (pinned to e1 along the e-file)");
        row("3rk3/8/8/8/8/8/8/4K3 w - - 0 1", "Kd2",
            "The king on e1 cannot go to d2: d2 is attacked from d8");
        row("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O",
            "Not legal: no castling across f1, which is attacked from f8");
        row("4k3/8/8/4P3/8/4p3/4P3/4K3 w - - 0 1", "e2e4",
            "The way from e2 to e4 is blocked on e3.");
        row("4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", "e5e7",
            "A pawn does not go from e5 to e7: it takes two steps only from rank 2.");
        row("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6",
            "The pawn on e5 cannot take on d6: nothing stands there, and no pawn has just passed "
            "it.");
        row("4k3/8/8/8/3Pp3/8/8/4K3 b - - 0 1", "exd3",
            "The pawn on e4 cannot take on d3: nothing stands there, and no pawn has just passed "
            "it.");
    }

    void aRefusalNamesThePlaceAndTheReason()
    {
        QFETCH(QString, fen);
        QFETCH(QString, text);
        QFETCH(QString, sentence);
        const auto move = parseMove(positionOf(fen.toStdString()), text.toStdString());
        QVERIFY(!move);
        QCOMPARE(QString::fromStdString(toText(describe(move.error()))), sentence);
    }

    void everyErrorHasASentence()
    {
        for (const auto &[text, part] :
             {std::pair("Nd2", "b1,f1"), {"Nz3", "z"}, {"Bd2", "No bishop"}, {"Nxd2", "nothing"}}) {
            const auto move = parseMove(positionOf("4k3/8/8/8/8/8/8/1N3NK1 w - - 0 1"), text);
            QVERIFY2(toText(describe(move.error())).find(part) != std::string::npos, text);
        }
    }

    void anyBytesAreRefusedWithoutHarm()
    {
        const Position position = Position::start();
        std::mt19937 random(2);
        constexpr std::string_view alphabet("KQRBNPabcdefgh12345678x=+#-O0o. $\0\xFF\xE2\x99\x98",
                                            39);
        for (int i = 0; i < 20000; ++i) {
            std::string text;
            for (std::size_t n = random() % 9; n > 0; --n)
                text += alphabet[random() % alphabet.size()];
            const auto move = parseMove(position, text);
            if (!move) {
                QVERIFY(move.error().offset + move.error().length <= text.size());
                QVERIFY(!toText(describe(move.error())).empty());
            }
        }
        QVERIFY(!parseMove(position, std::string(10'000'000, '1')).has_value());
        QVERIFY(!parseMove(position, std::string(10'000'000, '+')).has_value());
    }
};

QTEST_APPLESS_MAIN(TestMoveText)
#include "tst_move_text.moc"
