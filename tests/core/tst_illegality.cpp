#include "src/moves/illegality.h"
#include "src/moves/play.h"
#include "src/notation/moves/move_text.h"
#include "tests/cases.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;
using tests::positionOf;

Q_DECLARE_METATYPE(chess::IllegalityKind)

class TestIllegality : public QObject {
    Q_OBJECT
private slots:
    void aMoveHasAReasonExactlyWhenItIsNotLegal()
    {
        int illegal = 0;
        for (const tests::Case &row : tests::Cases("pseudo_legal.tsv")) {
            const Position position = positionOf(row["fen"]);
            const Square from = parseSquare(row["square"]).value();
            for (const Move move : movesFrom(position, from, MoveRule::PseudoLegal)) {
                const std::string to(nameOf(arrivalOf(move)));
                const bool isLegal = row["legal"].find(to) != std::string::npos;
                QVERIFY2(illegalityOf(position, move).has_value() != isLegal,
                         (row["fen"] + " " + row["square"] + to).c_str());
                illegal += isLegal ? 0 : 1;
            }
        }
        QVERIFY(illegal > 100);
    }

    void theReasonNamesWhatForbidsTheMove_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("move");
        QTest::addColumn<std::optional<IllegalityKind>>("kind");
        QTest::addColumn<QString>("attackers");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const char *fen, const char *move,
                            std::optional<IllegalityKind> kind, const char *attackers,
                            const char *sentence) {
            QTest::newRow(name) << fen << move << kind << attackers << sentence;
        };
        row("no king", "4k3/8/8/8/8/8/8/R7 w - - 0 1", "a1a2", IllegalityKind::NotOneKing, "-",
            "legal moves need exactly one king");
        row("two kings", "4k3/8/8/8/8/8/8/RK1K4 w - - 0 1", "a1a2", IllegalityKind::NotOneKing, "-",
            "legal moves need exactly one king");
        row("pinned on a file", "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3", IllegalityKind::Pinned,
            "e8", "pinned to e1 along the e-file");
        row("pinned on a rank", "7k/8/8/8/8/8/8/r2BK3 w - - 0 1", "d1e2", IllegalityKind::Pinned,
            "a1", "pinned to e1 along rank 1");
        row("pinned on a diagonal", "7k/8/8/b7/8/2N5/8/4K3 w - - 0 1", "c3b5",
            IllegalityKind::Pinned, "a5", "pinned to e1 along the diagonal from a5");
        row("pinned in check", "4r2k/8/8/8/8/5n2/4B3/4K3 w - - 0 1", "e2f3", IllegalityKind::Pinned,
            "e8", "pinned to e1 along the e-file");
        row("pawn on the king's rank, pushed", "7k/8/8/r2PpK2/8/8/8/8 w - e6 0 1", "d5d6", {}, "",
            "");
        row("en passant on the king's rank", "7k/8/8/r2PpK2/8/8/8/8 w - e6 0 1", "d5e6",
            IllegalityKind::EnPassantOpensLine, "a5", "would leave the fifth rank open");
        row("check of a knight", "7k/8/8/8/8/5n2/8/4K2R w - - 0 1", "h1h4",
            IllegalityKind::CheckUnanswered, "f3", "in check from f3");
        row("double check", "4r2k/8/8/8/8/5n2/8/4K2R w - - 0 1", "h1h4",
            IllegalityKind::DoubleCheck, "e8,f3", "in check from e8,f3: only the king can move");
        row("one of two checkers taken", "4r2k/8/8/8/8/5n2/6P1/4K3 w - - 0 1", "g2f3",
            IllegalityKind::DoubleCheck, "e8,f3", "in check from e8,f3: only the king can move");
        row("the rank of en passant", "7k/8/8/r2Pp2K/8/8/8/8 w - e6 0 1", "d5e6",
            IllegalityKind::EnPassantOpensLine, "a5", "would leave the fifth rank open");
        row("the rank of en passant, Black", "8/8/8/8/k2pP2R/8/8/7K b - e3 0 1", "d4e3",
            IllegalityKind::EnPassantOpensLine, "h4", "would leave the fourth rank open");
        row("a diagonal opened by en passant", "7k/8/8/2KPp3/8/8/7b/8 w - e6 0 1", "d5e6", {}, "",
            "");
        row("the captured pawn's diagonal", "7k/6b1/8/3Pp3/8/2K5/8/8 w - e6 0 1", "d5e6",
            IllegalityKind::EnPassantOpensLine, "g7",
            "would open the line from g7 to the king on c3");
        row("the capturing pawn pinned", "3r3k/8/8/3Pp3/8/3K4/8/8 w - e6 0 1", "d5e6",
            IllegalityKind::Pinned, "d8", "pinned to d3 along the d-file");
        row("king beside a rook's file", "3r3k/8/8/8/8/8/8/4K3 w - - 0 1", "e1d2",
            IllegalityKind::KingIntoAttack, "d8", "d2 is attacked from d8");
        row("king away along the line of check", "4r2k/8/8/8/8/8/4K3/8 w - - 0 1", "e2e1",
            IllegalityKind::KingIntoAttack, "e8", "e1 is attacked from e8");
        row("castling in check", "4r2k/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1",
            IllegalityKind::CastlingInCheck, "e8",
            "no castling in check; the king on e1 is attacked from e8");
        row("castling through", "5r1k/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1",
            IllegalityKind::CastlingThroughAttack, "f8",
            "no castling across f1, which is attacked from f8");
        row("castling into", "6rk/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1",
            IllegalityKind::CastlingIntoAttack, "g8",
            "no castling to g1, which is attacked from g8");
    }

    void theReasonNamesWhatForbidsTheMove()
    {
        QFETCH(QString, fen);
        QFETCH(QString, move);
        QFETCH(std::optional<IllegalityKind>, kind);
        QFETCH(QString, attackers);
        QFETCH(QString, sentence);
        const Position position = positionOf(fen.toStdString());
        const auto square = [&](int begin) {
            return parseSquare(move.mid(begin, 2).toStdString()).value();
        };
        const std::vector<Move> moves =
            movesBetween(position, square(0), square(2), MoveRule::PseudoLegal);
        QCOMPARE(moves.size(), std::size_t{1});
        const std::optional<Illegality> reason = illegalityOf(position, moves[0]);
        QCOMPARE(reason.has_value(), kind.has_value());
        if (!reason)
            return;
        QVERIFY(reason->kind == kind);
        QCOMPARE(QString::fromStdString(toSquareList(reason->attackers)), attackers);
        QCOMPARE(QString::fromStdString(toText(describe(*reason))), sentence);
    }

    void inChess960TheRookCanHaveHiddenTheKing()
    {
        const Position position = positionOf("4k3/8/8/8/8/8/8/qRK5 w B - 0 1", true);
        const Move castling(PieceType::King, "c1"_sq, "b1"_sq, MoveKind::Castling);
        const std::optional<Illegality> reason = illegalityOf(position, castling);
        QVERIFY(reason.has_value());
        QVERIFY(reason->kind == IllegalityKind::CastlingUncoversKing);
        QCOMPARE(reason->attackers, Bitboard("a1"_sq));
        QCOMPARE(reason->attacked.value(), "c1"_sq);
        QCOMPARE(QString::fromStdString(toText(describe(*reason))),
                 QStringLiteral("the castling rook hides the king on c1 from the attack from a1"));
    }
};

QTEST_APPLESS_MAIN(TestIllegality)
#include "tst_illegality.moc"
