#include "tests/ui/board_stage.h"

#include <QMainWindow>
#include <QMenuBar>

using namespace chess;
using tests::BoardStage;

class TestBoardKeys : public QObject {
    Q_OBJECT
private slots:
    void arrowsMoveTheCursorAsSeen_data()
    {
        QTest::addColumn<bool>("isFlipped");
        QTest::newRow("white below") << false;
        QTest::newRow("black below") << true;
    }
    void arrowsMoveTheCursorAsSeen()
    {
        QFETCH(bool, isFlipped);
        BoardStage stage;
        stage.document.setFlipped(isFlipped);
        const std::array<std::pair<Qt::Key, QPoint>, 4> arrows = {{{Qt::Key_Left, {-1, 0}},
                                                                   {Qt::Key_Right, {1, 0}},
                                                                   {Qt::Key_Up, {0, -1}},
                                                                   {Qt::Key_Down, {0, 1}}}};
        const ui::BoardGeometry geometry = stage.board->boardGeometry();
        for (const Square square : allSquares) {
            for (const auto &[key, step] : arrows) {
                stage.board->setCursorSquare(square);
                stage.key(key);
                const QPoint center = stage.at(square) + step * geometry.squareSide();
                // At an edge it stays where it is.
                QCOMPARE(stage.board->cursorSquare(), geometry.squareAt(center).value_or(square));
                QVERIFY(stage.board->picture().cursor == stage.board->cursorSquare());
            }
        }
    }

    void homeEndAndPageKeysGoToTheEdgesAsSeen()
    {
        BoardStage stage;
        const auto after = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            stage.board->setCursorSquare("c6"_sq);
            stage.key(key, modifiers);
            return stage.board->cursorSquare();
        };
        QCOMPARE(after(Qt::Key_Home), "a6"_sq);
        QCOMPARE(after(Qt::Key_End), "h6"_sq);
        QCOMPARE(after(Qt::Key_PageUp), "c8"_sq);
        QCOMPARE(after(Qt::Key_PageDown), "c1"_sq);
        QCOMPARE(after(Qt::Key_Home, Qt::ControlModifier), "a8"_sq);
        QCOMPARE(after(Qt::Key_End, Qt::ControlModifier), "h1"_sq);
        stage.document.setFlipped(true);
        QCOMPARE(after(Qt::Key_Home), "h6"_sq);
        QCOMPARE(after(Qt::Key_PageUp), "c1"_sq);
    }

    void enterAndSpacePickUpAndPutDown_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Enter") << Qt::Key_Return;
        QTest::newRow("keypad") << Qt::Key_Enter;
        QTest::newRow("Space") << Qt::Key_Space;
    }
    void enterAndSpacePickUpAndPutDown()
    {
        QFETCH(Qt::Key, key);
        BoardStage stage;
        QSignalSpy hints(stage.board, &ui::BoardWidget::hintChanged);
        stage.board->setCursorSquare("g1"_sq);
        stage.key(key);
        QVERIFY(stage.board->picture().lifted);
        QVERIFY(stage.board->picture().lifted->isCarriedByKeyboard);
        QVERIFY(stage.document.selectedSquare() == "g1"_sq);
        QCOMPARE(
            hints.last().first().toString(),
            QStringLiteral("Picked up the white knight from g1; Enter puts it down, Esc cancels"));
        stage.key(Qt::Key_Up);
        stage.key(Qt::Key_Up);
        stage.key(Qt::Key_Left);
        QVERIFY(stage.board->picture().lifted->over == "f3"_sq);
        stage.key(key);
        QCOMPARE(stage.fen(), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1");
        QCOMPARE(stage.steps(), 1);
        QVERIFY(!stage.board->picture().lifted);
        QVERIFY(!stage.document.selectedSquare());
        QVERIFY(hints.last().first().toString().isEmpty());
    }

    void puttingDownOnItsOwnSquareIsNothing()
    {
        BoardStage stage;
        stage.board->setCursorSquare("g1"_sq);
        stage.key(Qt::Key_Return);
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.steps(), 0);
        QVERIFY(!stage.document.selectedSquare());
        QVERIFY(!stage.board->picture().lifted);
    }

    void enterOnAnEmptySquarePicksNothingUp()
    {
        BoardStage stage;
        stage.board->setCursorSquare("e4"_sq);
        stage.key(Qt::Key_Return);
        QVERIFY(!stage.board->picture().lifted);
        QCOMPARE(stage.steps(), 0);
    }

    void escapePutsBackFirstAndDeselectsThen()
    {
        BoardStage stage;
        stage.board->setCursorSquare("g1"_sq);
        stage.key(Qt::Key_Return);
        stage.key(Qt::Key_Up);
        stage.key(Qt::Key_Escape);
        QVERIFY(!stage.board->picture().lifted);
        QVERIFY(stage.document.selectedSquare() == "g1"_sq);
        stage.key(Qt::Key_Escape);
        QVERIFY(!stage.document.selectedSquare());
        QCOMPARE(stage.steps(), 0);
    }

    void lostFocusPutsBack()
    {
        BoardStage stage;
        stage.board->setCursorSquare("g1"_sq);
        stage.key(Qt::Key_Return);
        stage.board->clearFocus();
        QVERIFY(!stage.board->picture().lifted);
        QVERIFY(!stage.board->picture().cursor);
    }

    void lettersPutPiecesOfBothColours()
    {
        BoardStage stage("8/8/8/8/8/8/8/8 w - - 0 1");
        const std::array<std::pair<Qt::Key, PieceType>, 6> letters = {
            {{Qt::Key_K, PieceType::King},
             {Qt::Key_Q, PieceType::Queen},
             {Qt::Key_R, PieceType::Rook},
             {Qt::Key_B, PieceType::Bishop},
             {Qt::Key_N, PieceType::Knight},
             {Qt::Key_P, PieceType::Pawn}}};
        int steps = 0;
        for (const Square square : {"a1"_sq, "e4"_sq, "h8"_sq}) {
            stage.board->setCursorSquare(square);
            for (const auto &[key, type] : letters) {
                stage.key(key, Qt::ShiftModifier);
                QVERIFY((stage.document.position().pieceAt(square) == Piece{Color::White, type}));
                stage.key(key);
                QVERIFY((stage.document.position().pieceAt(square) == Piece{Color::Black, type}));
                stage.key(key); // again changes nothing
                QCOMPARE(stage.steps(), steps += 2);
            }
        }
    }

    void deleteAndBackspaceEmpty()
    {
        BoardStage stage;
        stage.board->setCursorSquare("a1"_sq);
        stage.key(Qt::Key_Delete);
        stage.board->setCursorSquare("h8"_sq);
        stage.key(Qt::Key_Backspace);
        stage.board->setCursorSquare("e4"_sq);
        stage.key(Qt::Key_Delete);
        QCOMPARE(stage.fen(), "rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kq - 0 1");
        QCOMPARE(stage.steps(), 2);
    }

    void stampAndEraserWorkByKey()
    {
        BoardStage stage("8/8/8/8/8/8/8/8 w - - 0 1");
        stage.board->setCursorSquare("e4"_sq);
        stage.board->setTool(Piece{Color::Black, PieceType::Rook});
        stage.key(Qt::Key_Space);
        QCOMPARE(stage.fen(), "8/8/8/8/4r3/8/8/8 w - - 0 1");
        stage.board->setTool(ui::Eraser{});
        stage.key(Qt::Key_Space);
        QCOMPARE(stage.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
    }

    void lettersWithControlOrAltAreLeftToTheWindow()
    {
        BoardStage stage;
        stage.board->setCursorSquare("e4"_sq);
        stage.key(Qt::Key_N, Qt::ControlModifier);
        stage.key(Qt::Key_P, Qt::AltModifier);
        stage.key(Qt::Key_Q, Qt::MetaModifier);
        QCOMPARE(stage.steps(), 0);
    }

    void shortcutsOfTheWindowDoNotTakeTheBoardsKeys()
    {
        BoardStage stage;
        QAction clear;
        clear.setShortcut(Qt::Key_Delete);
        stage.window.addAction(&clear);
        QSignalSpy cleared(&clear, &QAction::triggered);
        stage.board->setCursorSquare("a1"_sq);
        stage.key(Qt::Key_Delete);
        QCOMPARE(cleared.count(), 0);
        QVERIFY(!stage.document.position().pieceAt("a1"_sq));
    }

    void keysAreDeafWhileThePointerHoldsAPiece()
    {
        BoardStage stage;
        stage.press("g1"_sq);
        stage.moveTo("f3"_sq);
        stage.key(Qt::Key_Q);
        stage.key(Qt::Key_Left);
        QCOMPARE(stage.steps(), 0);
        stage.release("f3"_sq);
        QCOMPARE(stage.steps(), 1);
    }

    void cursorIsSeenOnlyAfterTheKeyboardWasUsed()
    {
        BoardStage stage;
        stage.click("e2"_sq);
        QVERIFY(!stage.board->picture().cursor);
        QCOMPARE(stage.board->cursorSquare(), "e2"_sq);
        stage.key(Qt::Key_Up);
        QVERIFY(stage.board->picture().cursor == "e3"_sq);
        stage.click("e2"_sq);
        QVERIFY(!stage.board->picture().cursor);
        stage.board->clearFocus();
        stage.board->setFocus(Qt::TabFocusReason);
        QVERIFY(stage.board->picture().cursor == "e2"_sq);
    }

    void menuKeyAsksForTheMenuOfTheCursorsSquare()
    {
        BoardStage stage;
        stage.board->setCursorSquare("c5"_sq);
        QSignalSpy menus(stage.board, &ui::BoardWidget::squareMenuRequested);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(stage.board, &event);
        QCOMPARE(menus.count(), 1);
        QCOMPARE(tests::squareIn(menus.first().first()), "c5"_sq);
    }
};

QTEST_MAIN(TestBoardKeys)
#include "tst_board_keys.moc"
