#include "src/moves/move.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;

class TestMove : public QObject {
    Q_OBJECT
private slots:
    void everyPartComesOutAsItWentIn()
    {
        for (const Square from : allSquares) {
            for (const Square to : allSquares) {
                for (const PieceType piece : allPieceTypes) {
                    const Move move(piece, from, to);
                    QCOMPARE(move.from(), from);
                    QCOMPARE(move.to(), to);
                    QVERIFY(move.piece() == piece);
                    QVERIFY(move.kind() == MoveKind::Ordinary);
                    QVERIFY(!move.promotion());
                }
            }
        }
    }

    void onlyAPromotionHasAPromotionPiece()
    {
        for (const MoveKind kind : {MoveKind::DoublePush, MoveKind::EnPassant, MoveKind::Castling})
            QVERIFY(!Move(PieceType::Pawn, "a2"_sq, "a4"_sq, kind).promotion());
        for (const PieceType type : allPieceTypes) {
            const Move move(PieceType::Pawn, "h7"_sq, "h8"_sq, MoveKind::Promotion, type);
            QVERIFY(move.promotion() == type);
            QVERIFY(move.kind() == MoveKind::Promotion);
            QVERIFY(move.piece() == PieceType::Pawn);
            QCOMPARE(move.to(), "h8"_sq);
        }
    }

    void moveFitsOneRegister() { QCOMPARE(sizeof(Move), std::size_t{4}); }
};

QTEST_APPLESS_MAIN(TestMove)
#include "tst_move.moc"
