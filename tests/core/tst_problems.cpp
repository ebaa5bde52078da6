#include "src/moves/problems.h"
#include "tests/cases.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"
#include "tests/core/slow_chess.h"

#include <QtTest>

#include <map>
#include <random>
#include <set>

using namespace chess;
using tests::positionOf;

namespace {

/// The kinds by name, in order and separated by blanks.
QString kindsOf(const Position &position, std::optional<Grade> grade = std::nullopt)
{
    QStringList names;
    for (const Problem &problem : problemsOf(position)) {
        if (!grade || gradeOf(problem.kind) == *grade) {
            const std::string_view name = nameOf(problem.kind);
            names << QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
        }
    }
    names.removeDuplicates();
    return names.join(' ');
}

/// The flags of python-chess' `Board.status()` that are about the board, as our kinds.
const std::map<std::string, std::set<QString>> kindsOfFlag = {
    {"NO_WHITE_KING", {"no-king"}},
    {"NO_BLACK_KING", {"no-king"}},
    {"EMPTY", {"no-king"}},
    {"OPPOSITE_CHECK", {"opponent-in-check", "kings-touch"}},
    {"PAWNS_ON_BACKRANK", {"pawn-on-first-or-last-rank"}},
    {"TOO_MANY_WHITE_PAWNS", {"too-many-pawns"}},
    {"TOO_MANY_WHITE_PIECES", {"too-many-pieces"}},
    {"IMPOSSIBLE_CHECK", {"impossible-check"}},
    {"TOO_MANY_CHECKERS", {"impossible-check"}},
    // The FEN reader says these; a Position cannot hold them.
    {"BAD_CASTLING_RIGHTS", {}},
    {"INVALID_EP_SQUARE", {}},
    {"VALID", {}},
};

/// Compares our unplayable kinds with flags joined by +; says what differs.
QString differenceFrom(const std::string &flags, const Position &position)
{
    const QStringList found = kindsOf(position, Grade::Unplayable).split(' ', Qt::SkipEmptyParts);
    std::set<QString> allowed;
    for (const QString &flag : QString::fromStdString(flags).split('+')) {
        const std::set<QString> &kinds = kindsOfFlag.at(flag.toStdString());
        allowed.insert(kinds.begin(), kinds.end());
        const auto isFound = [&](const QString &kind) {
            return found.contains(kind);
        };
        if (!kinds.empty() && std::none_of(kinds.begin(), kinds.end(), isFound))
            return flag + " is missing";
    }
    for (const QString &kind : found) {
        // python-chess counts the kings of both sides together.
        if (!allowed.contains(kind) && kind != "several-kings")
            return kind + " is too much";
    }
    return {};
}

} // namespace

class TestProblems : public QObject {
    Q_OBJECT
private slots:
    void unplayablePositionsAreThoseOfPythonChess()
    {
        int compared = 0;
        for (const tests::Case &row : tests::Cases("fen_invalid.tsv", true)) {
            if (row["severity"] != "position")
                continue;
            const std::string flags = row["python_chess"].substr(std::string("accepts:").size());
            const QString difference = differenceFrom(flags, positionOf(row["input"]));
            QVERIFY2(difference.isEmpty(),
                     qPrintable(QString("line %1: %2").arg(row.line()).arg(difference)));
            ++compared;
        }
        QVERIFY(compared > 30);
    }

    void positionsThatLoadHaveTheCheckedStatus()
    {
        for (const tests::Case &row : tests::Cases("fen_valid.tsv", true)) {
            const Position position = positionOf(row["canonical_fen_ep"], row["variant"] == "960");
            const QString difference = differenceFrom(row["status"], position);
            QVERIFY2(difference.isEmpty(),
                     qPrintable(QString("line %1: %2").arg(row.line()).arg(difference)));
        }
    }

    void noticesAreTheCheckedOnes()
    {
        const std::map<std::string, QString> expected = {
            {"clock not 0 after a pawn move", "clock-after-double-push"},
            {"promoted pieces without missing pawns", "too-many-promoted-pieces"},
            {"bare kings", "insufficient-material"},
            {"stalemate", "stalemate"},
            {"move number 1 with a black move played and none of white's", "move-number-too-low"},
        };
        std::size_t compared = 0;
        for (const tests::Case &row : tests::Cases("fen_invalid.tsv", true)) {
            const auto found = expected.find(row["kind"]);
            if (row["severity"] != "notice" || found == expected.end())
                continue;
            const Position position = positionOf(row["input"]);
            QVERIFY2(kindsOf(position).split(' ').contains(found->second),
                     qPrintable(kindsOf(position)));
            QVERIFY(isPlayable(position));
            ++compared;
        }
        QCOMPARE(compared, expected.size());
    }

    void positionHasExactlyTheseProblems_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("kinds");
        const auto row = [](const char *name, const char *fen, const char *kinds) {
            QTest::newRow(name) << fen << kinds;
        };
        row("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "");
        row("empty board", "8/8/8/8/8/8/8/8 w - - 0 1", "no-king");
        row("two kings", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "several-kings");
        row("many defects", "P3k3/8/8/8/8/8/8/8 w - - 0 1", "no-king pawn-on-first-or-last-rank");
        row("fool's mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            "checkmate");
        row("stalemate with bishops of one colour", "8/8/8/8/8/1b6/2b5/K1k5 w - - 0 1",
            "insufficient-material stalemate");
        // Material
        row("one knight", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "insufficient-material");
        row("one bishop", "4kb2/8/8/8/8/8/8/4K3 w - - 0 1", "insufficient-material");
        row("bishops on squares of one colour", "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1",
            "insufficient-material");
        row("bishops on squares of both colours", "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", "");
        row("knight against knight", "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "");
        row("a pawn", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "");
        // Promotions
        row("two queens and seven pawns", "4k3/8/8/8/8/8/PPPPPPP1/3QKQ2 w - - 0 1", "");
        row("two queens and eight pawns", "4k3/8/8/8/8/8/PPPPPPPP/3QKQ2 w - - 0 1",
            "too-many-promoted-pieces");
        row("two light bishops and eight pawns", "4k3/8/8/8/8/8/PPPPPPPP/3BKB2 w - - 0 1",
            "too-many-promoted-pieces");
        // Clocks
        row("more half-moves than moves", "4k3/8/8/8/8/8/P7/4K3 w - - 3 2", "move-number-too-low");
        row("as many half-moves as moves", "4k3/8/8/8/8/8/P7/4K3 w - - 2 2", "");
        row("castled by move 4",
            "rnbqkb1r/ppp2ppp/3p1n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 1 4", "");
        row("castled before move 4",
            "rnbqkb1r/ppp2ppp/3p1n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 1 3",
            "move-number-too-low");
        row("a study has no history", "4k3/8/8/3p4/8/8/8/R3K3 w Q - 0 1", "");
    }

    void positionHasExactlyTheseProblems()
    {
        QFETCH(QString, fen);
        QTEST(kindsOf(positionOf(fen.toStdString())), "kinds");
    }

    void checksMustComeFromOneMove_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<bool>("isPossible");
        const auto row = [](const char *name, const char *fen, bool isPossible) {
            QTest::newRow(name) << fen << isPossible;
        };
        row("bishop uncovers a rook", "4k3/8/8/1B6/8/8/8/4R2K b - - 0 1", true);
        row("no bishop's move uncovers the rook", "4k3/8/8/8/B7/8/8/R3K2R b - - 0 1", true);
        row("knight uncovers a rook", "4k3/8/3N4/8/8/8/8/4R2K b - - 0 1", true);
        row("knight too far from the line", "8/8/8/8/4k3/8/1N6/K2NR3 b - - 0 1", true);
        row("rook and queen, neither from the other's line", "4k3/8/2Q5/8/8/8/8/4R2K b - - 0 1",
            false);
        row("pawn promotes and uncovers a rook", "3Qk3/8/8/8/8/8/8/4R2K b - - 0 1", true);
        row("pawn pushes and uncovers a bishop", "8/8/8/8/8/7k/6P1/K7 b - - 0 1", true);
        row("two knights", "8/8/N7/2k5/N7/8/8/3K4 b - - 0 1", false);
        row("two pawns", "4k3/3P1P2/8/8/8/8/8/4K3 b - - 0 1", false);
        row("two rooks on one rank", "8/8/8/8/8/3RkR2/8/7K b - - 0 1", false);
        row("en passant opens two lines", "8/8/3Pk3/8/8/8/B7/K3R3 b - - 0 1", true);
        row("the same without the pawn", "8/8/4k3/8/8/8/B7/K3R3 b - - 0 1", false);
        row("the same with the pawn's start taken", "8/3n4/3Pk3/8/8/8/B7/K3R3 b - - 0 1", false);
        row("pawn just pushed gives check", "8/8/8/4k3/3P4/8/8/4K3 b - d3 0 1", true);
        row("pawn just pushed uncovers a bishop", "8/8/7k/8/3P4/8/8/K1B5 b - d3 0 1", true);
        row("check was there before the push", "8/7B/8/8/k2Pp3/8/8/3QK3 b - d3 0 1", false);
        row("the same without the push", "8/7B/8/8/k2Pp3/8/8/3QK3 b - - 0 1", true);
    }

    void checksMustComeFromOneMove()
    {
        QFETCH(QString, fen);
        QFETCH(bool, isPossible);
        const QString unplayable = kindsOf(positionOf(fen.toStdString()), Grade::Unplayable);
        QCOMPARE(unplayable, isPossible ? QString() : QString("impossible-check"));
    }

    void positionsThatArisePlayingAreAllPlayable()
    {
        std::mt19937 random(5);
        int doubleChecks = 0;
        for (const tests::Case &row : tests::Cases("perft.tsv")) {
            // Checks uncovered by the checking piece want a full board.
            Position position = positionOf(row["fen"], row["variant"] == "chess960");
            if (position.occupied().count() < 16)
                continue;
            for (int ply = 0; ply < 80; ++ply) {
                std::vector<Position> next;
                for (const tests::SlowMove &move : tests::slowLegalMoves(position))
                    next.push_back(tests::played(position, move));
                for (const Position &each : next) {
                    QCOMPARE(kindsOf(each, Grade::Unplayable), QString());
                    const Square king = each.king(each.turn()).value();
                    if (attackersOf(each, king, opponentOf(each.turn())).count() == 2)
                        ++doubleChecks;
                }
                if (next.empty())
                    break;
                position = next[random() % next.size()];
            }
        }
        QVERIFY(doubleChecks > 40);
    }

    void problemNamesItsSideItsSquaresAndItsCount()
    {
        const std::vector<Problem> pawns =
            problemsOf(positionOf("pp2k3/8/8/8/8/8/8/4K3 w - - 0 1"));
        QCOMPARE(pawns.size(), std::size_t{1});
        QVERIFY((pawns[0] ==
                 Problem{ProblemKind::PawnOnFirstOrLastRank, Color::Black, {"a8"_sq, "b8"_sq}, 2}));
        const std::vector<Problem> check =
            problemsOf(positionOf("4k3/8/8/1B6/8/8/8/4K3 w - - 0 1"));
        QVERIFY((check[0] ==
                 Problem{ProblemKind::OpponentInCheck, Color::Black, Bitboard("b5"_sq), 1}));
        const std::vector<Problem> touching =
            problemsOf(positionOf("8/8/8/8/8/8/5kK1/8 w - - 0 1"));
        QVERIFY(
            (touching[0] == Problem{ProblemKind::KingsTouch, std::nullopt, {"f2"_sq, "g2"_sq}, 2}));
    }

    void namesAreDistinctAndInKebabCase()
    {
        std::set<std::string_view> names;
        for (int i = 0; i <= static_cast<int>(ProblemKind::MoveNumberTooLow); ++i) {
            const std::string_view name = nameOf(static_cast<ProblemKind>(i));
            QVERIFY(!name.empty());
            QVERIFY(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") ==
                    std::string_view::npos);
            names.insert(name);
        }
        QCOMPARE(names.size(), std::size_t{14});
    }
};

QTEST_APPLESS_MAIN(TestProblems)
#include "tst_problems.moc"
