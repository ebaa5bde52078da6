#include "src/notation/moves/move_text.h"
#include "tests/cases.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"
#include "ui/document/document.h"

#include <QtTest>

using namespace chess;
using tests::positionOf;

namespace {

/// Plays a move that is written as in a table of cases.
void play(ui::Document &document, const std::string &text)
{
    document.play(parseMove(document.position(), text).value());
}

} // namespace

/// Moves as steps of the undo stack.
class TestDocumentMoves : public QObject {
    Q_OBJECT
private slots:
    void movesLeadWhereAnotherProgramSaysAndAreWrittenAsItWritesThem()
    {
        for (const tests::Case &row : tests::Cases("moves.tsv")) {
            ui::Document document;
            document.startFrom(positionOf(row["fen"], row["variant"] == "chess960"));
            const Position before = document.position();
            play(document, row["uci"]);
            QCOMPARE(toFen(document.position(), {EnPassantPolicy::Legal}).c_str(),
                     row["fen_after"].c_str());
            const ui::PlayedMove move = document.playedMove(0).value();
            QCOMPARE(move.text().section(u' ', 1).toStdString(), row["san"]);
            QCOMPARE(move.uci().toStdString(), row["uci"]);
            document.undoStack()->undo();
            QCOMPARE(document.position(), before);
        }
    }

    void stepsOfMovesAreNumbered()
    {
        ui::Document document;
        for (const char *move : {"e4", "e5", "Nf3"})
            play(document, move);
        QCOMPARE(document.undoStack()->text(0), QStringLiteral("1. e4"));
        QCOMPARE(document.undoStack()->text(1), QStringLiteral("1... e5"));
        QCOMPARE(document.undoStack()->undoText(), QStringLiteral("2. Nf3"));
    }

    void onlyPlayedMovesAreMoves()
    {
        ui::Document document;
        document.movePiece(Square(File::E, Rank::Two), Square(File::E, Rank::Four));
        document.setMine(QStringLiteral("odd"), Bitboard::full(), QStringLiteral("Add odd"));
        QVERIFY(!document.playedMove(0));
        QVERIFY(document.isPositionChange(0));
        QVERIFY(!document.playedMove(1));
        QVERIFY(!document.isPositionChange(1));
    }
};

QTEST_GUILESS_MAIN(TestDocumentMoves)
#include "tst_document_moves.moc"
