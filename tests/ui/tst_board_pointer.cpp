#include "tests/ui/board_stage.h"
#include "ui/board/piece_in_air.h"

using namespace chess;
using tests::BoardStage;

namespace {

constexpr Piece whiteQueen = {Color::White, PieceType::Queen};
constexpr Piece blackQueen = {Color::Black, PieceType::Queen};
constexpr Piece whiteKnight = {Color::White, PieceType::Knight};

const char *const emptyBoard = "8/8/8/8/8/8/8/8 w - - 0 1";

Bitboard squaresOf(const BoardStage &stage, Piece piece)
{
    return stage.document.position().pieces(piece);
}

ui::PieceInAir *pieceInAir(const BoardStage &stage)
{
    auto *piece = stage.window.findChild<ui::PieceInAir *>();
    return piece && piece->isVisible() ? piece : nullptr;
}

} // namespace

class TestBoardPointer : public QObject {
    Q_OBJECT
private slots:
    void dragMovesBetweenAllSquares_data()
    {
        QTest::addColumn<bool>("isFlipped");
        QTest::newRow("white below") << false;
        QTest::newRow("black below") << true;
    }
    void dragMovesBetweenAllSquares()
    {
        QFETCH(bool, isFlipped);
        BoardStage stage(emptyBoard, {300, 340});
        stage.document.setFlipped(isFlipped);
        for (const Square from : allSquares) {
            for (const Square to : allSquares) {
                if (to == from)
                    continue;
                Position position;
                position.put(from, whiteKnight);
                stage.document.startFrom(position);
                stage.drag(from, to);
                QCOMPARE(squaresOf(stage, whiteKnight), Bitboard(to));
                QCOMPARE(stage.steps(), 1);
            }
        }
    }

    void dragReplacesWhatStoodThereInOneStep()
    {
        BoardStage stage;
        stage.drag("b1"_sq, "d8"_sq);
        QCOMPARE(stage.fen(), "rnbNkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1");
        QCOMPARE(stage.steps(), 1);
        stage.document.undoStack()->undo();
        QCOMPARE(stage.fen(), toFen(Position::start()));
    }

    void controlDragCopies()
    {
        BoardStage stage;
        stage.drag("b1"_sq, "c3"_sq, Qt::ControlModifier);
        QCOMPARE(squaresOf(stage, whiteKnight), Bitboard({"b1"_sq, "c3"_sq, "g1"_sq}));
        QCOMPARE(stage.steps(), 1);
        stage.press("b1"_sq, Qt::LeftButton, Qt::ControlModifier);
        stage.moveTo(stage.besideTheBoard(), Qt::LeftButton, Qt::ControlModifier);
        stage.release(stage.besideTheBoard(), Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(stage.steps(), 1);
    }

    void controlPressedInTheAirTurnsAMoveIntoACopy()
    {
        BoardStage stage;
        stage.press("b1"_sq);
        stage.moveTo("c3"_sq);
        QCOMPARE(pieceInAir(stage)->fate(), ui::PieceInAir::Fate::Lands);
        QTest::keyPress(stage.board, Qt::Key_Control);
        QCOMPARE(pieceInAir(stage)->fate(), ui::PieceInAir::Fate::IsCopied);
        QTest::keyRelease(stage.board, Qt::Key_Control, Qt::ControlModifier);
        QCOMPARE(pieceInAir(stage)->fate(), ui::PieceInAir::Fate::Lands);
        stage.release("c3"_sq, Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(squaresOf(stage, whiteKnight).count(), 3);
    }

    void dropOnItsOwnSquareLeavesNeitherStepNorSelection()
    {
        BoardStage stage;
        QSignalSpy selections(stage.board, &ui::BoardWidget::selectRequested);
        stage.press("g1"_sq);
        stage.moveTo("f3"_sq);
        stage.moveTo("g1"_sq);
        stage.release("g1"_sq);
        QCOMPARE(stage.steps(), 0);
        QCOMPARE(selections.count(), 0);
        QVERIFY(!stage.document.selectedSquare());
        QVERIFY(!stage.board->picture().selected);
        QVERIFY(!pieceInAir(stage));
    }

    void dropBesideTheBoardDeletesAndIsAnnouncedBefore()
    {
        BoardStage stage;
        QSignalSpy hints(stage.board, &ui::BoardWidget::hintChanged);
        stage.press("d1"_sq);
        stage.moveTo("d3"_sq);
        QCOMPARE(pieceInAir(stage)->fate(), ui::PieceInAir::Fate::Lands);
        stage.moveTo(stage.besideTheBoard());
        QCOMPARE(pieceInAir(stage)->fate(), ui::PieceInAir::Fate::IsDeleted);
        QCOMPARE(hints.last().first().toString(),
                 QStringLiteral("Release to delete the white queen from d1; Esc cancels"));
        stage.release(stage.besideTheBoard());
        QVERIFY(squaresOf(stage, whiteQueen).isEmpty());
        QCOMPARE(stage.steps(), 1);
        QVERIFY(hints.last().first().toString().isEmpty());
        stage.document.undoStack()->undo();
        QCOMPARE(stage.fen(), toFen(Position::start()));
    }

    void pieceHangsAtThePointByWhichItWasTaken()
    {
        BoardStage stage;
        const QRectF square = stage.board->boardGeometry().squareRect("g1"_sq);
        const QPoint grip = square.topLeft().toPoint() + QPoint(5, 9);
        const QPointF offset = QPointF(grip) - square.topLeft();
        const qreal pixel = 1 / stage.board->devicePixelRatioF();
        QTest::mousePress(stage.board, Qt::LeftButton, {}, grip);
        for (const QPoint point : {QPoint(50, 60), QPoint(201, 33), QPoint(-30, -20),
                                   QPoint(stage.board->width() + 30, 100)}) {
            stage.moveTo(point);
            const QPointF pointer = stage.board->mapTo(&stage.window, point);
            const QPointF off = pieceInAir(stage)->pieceTopLeft() - (pointer - offset);
            QVERIFY(std::abs(off.x()) <= pixel && std::abs(off.y()) <= pixel);
        }
        stage.release("f3"_sq);
        QVERIFY(!pieceInAir(stage));
    }

    void pieceInTheAirIsFaintOnItsSquareAndItsMarksAreShown()
    {
        BoardStage stage;
        stage.press("g1"_sq);
        stage.moveTo("h3"_sq);
        const ui::BoardPicture &picture = stage.board->picture();
        QVERIFY(picture.lifted && picture.lifted->from == "g1"_sq);
        QVERIFY(picture.lifted->over == "h3"_sq);
        QCOMPARE(picture.marks.destinations, Bitboard({"f3"_sq, "h3"_sq}));
        QCOMPARE(picture.marks.blocked, Bitboard({"e2"_sq}));
        QVERIFY(!stage.document.selectedSquare());
        stage.release("g1"_sq);
    }

    void dragIsCancelled_data()
    {
        QTest::addColumn<QString>("by");
        for (const char *by : {"escape", "right button", "lost focus", "hidden", "disabled"})
            QTest::newRow(by) << QString::fromLatin1(by);
    }
    void dragIsCancelled()
    {
        QFETCH(QString, by);
        BoardStage stage;
        QSignalSpy menus(stage.board, &ui::BoardWidget::squareMenuRequested);
        stage.press("d1"_sq);
        stage.moveTo("d5"_sq);
        QVERIFY(pieceInAir(stage));
        if (by == QStringLiteral("escape"))
            stage.key(Qt::Key_Escape);
        else if (by == QStringLiteral("right button"))
            stage.click("d5"_sq, Qt::RightButton);
        else if (by == QStringLiteral("lost focus"))
            stage.board->clearFocus();
        else if (by == QStringLiteral("hidden"))
            stage.board->hide();
        else
            stage.board->setEnabled(false);
        QVERIFY(!pieceInAir(stage));
        QVERIFY(!stage.board->picture().lifted);
        stage.board->setEnabled(true);
        stage.board->show();
        stage.moveTo("d6"_sq);
        stage.release("d6"_sq);
        QCOMPARE(stage.steps(), 0);
        QVERIFY(!stage.document.selectedSquare());
        QCOMPARE(menus.count(), 0);
    }

    void dragEndsWhenItsPieceVanishes()
    {
        BoardStage stage;
        stage.press("d1"_sq);
        stage.moveTo("d5"_sq);
        stage.document.clearSquares(Bitboard("d1"_sq));
        QVERIFY(!pieceInAir(stage));
        stage.release("d5"_sq);
        QCOMPARE(stage.steps(), 1);
    }

    void clickSelectsAndShowsMarks()
    {
        BoardStage stage("4k3/8/8/3p4/5P2/4N3/8/4K3 w - - 0 1");
        stage.click("e3"_sq);
        QVERIFY(stage.document.selectedSquare() == "e3"_sq);
        const ui::BoardMarks &marks = stage.board->picture().marks;
        // The knight's eight: d5 is an enemy, none of its own stands on the others.
        QCOMPARE(marks.captures, Bitboard({"d5"_sq}));
        QCOMPARE(marks.destinations,
                 Bitboard({"c2"_sq, "c4"_sq, "d1"_sq, "f1"_sq, "f5"_sq, "g2"_sq, "g4"_sq}));
        QCOMPARE(stage.steps(), 0);
    }

    void marksAreSeenAsSoonAsTheButtonIsDown()
    {
        BoardStage stage;
        stage.press("g1"_sq);
        QCOMPARE(stage.board->picture().marks.destinations, Bitboard({"f3"_sq, "h3"_sq}));
        stage.release("g1"_sq);
        QVERIFY(stage.document.selectedSquare() == "g1"_sq);
    }

    void clickOnAMarkMoves()
    {
        BoardStage stage;
        stage.click("g1"_sq);
        stage.click("f3"_sq);
        QCOMPARE(squaresOf(stage, whiteKnight), Bitboard({"b1"_sq, "f3"_sq}));
        QCOMPARE(stage.steps(), 1);
        QVERIFY(!stage.document.selectedSquare());
    }

    void clickOnACaptureMarkCaptures()
    {
        BoardStage stage("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1");
        stage.click("e3"_sq);
        stage.click("d5"_sq);
        QCOMPARE(stage.fen(), "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1");
    }

    void capturableEnemyCanStillBeDragged()
    {
        BoardStage stage("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1");
        stage.click("e3"_sq);
        stage.drag("d5"_sq, "h5"_sq);
        QCOMPARE(stage.fen(), "4k3/8/8/7p/8/4N3/8/4K3 w - - 0 1");
    }

    void clickElsewhereDeselects_data()
    {
        QTest::addColumn<QString>("where");
        QTest::newRow("an empty square") << QStringLiteral("e5");
        QTest::newRow("the same piece") << QStringLiteral("g1");
        QTest::newRow("beside the board") << QString();
    }
    void clickElsewhereDeselects()
    {
        QFETCH(QString, where);
        BoardStage stage;
        stage.click("g1"_sq);
        QVERIFY(stage.document.selectedSquare());
        if (where.isEmpty())
            QTest::mouseClick(stage.board, Qt::LeftButton, {},
                              QPoint(1, stage.board->height() - 2));
        else
            stage.click(*parseSquare(where.toStdString()));
        QVERIFY(!stage.document.selectedSquare());
        QVERIFY(stage.board->picture().marks == ui::BoardMarks());
        QCOMPARE(stage.steps(), 0);
    }

    void clickOnAnotherPieceSelectsThatOne()
    {
        BoardStage stage;
        stage.click("g1"_sq);
        stage.click("e2"_sq);
        QVERIFY(stage.document.selectedSquare() == "e2"_sq);
    }

    void smallTrembleIsAClick()
    {
        BoardStage stage;
        stage.press("g1"_sq);
        stage.moveTo(stage.at("g1"_sq) + QPoint(2, 1));
        stage.release(stage.at("g1"_sq) + QPoint(2, 1));
        QVERIFY(stage.document.selectedSquare() == "g1"_sq);
    }

    void doubleClickIsTwoClicks()
    {
        BoardStage stage;
        stage.click("g1"_sq);
        stage.click("f3"_sq); // moves
        QTest::mouseDClick(stage.board, Qt::LeftButton, {}, stage.at("f3"_sq));
        stage.release("f3"_sq); // selects
        QCOMPARE(squaresOf(stage, whiteKnight), Bitboard({"b1"_sq, "f3"_sq}));
        QVERIFY(stage.document.selectedSquare() == "f3"_sq);
    }

    void stampPlacesAndTheSamePieceAgainRemoves()
    {
        BoardStage stage(emptyBoard);
        stage.board->setTool(whiteQueen);
        stage.click("d4"_sq);
        QCOMPARE(squaresOf(stage, whiteQueen), Bitboard("d4"_sq));
        stage.click("d4"_sq);
        QVERIFY(stage.document.position().occupied().isEmpty());
        QCOMPARE(stage.steps(), 2);
    }

    void rightButtonStampsTheOtherColour()
    {
        BoardStage stage(emptyBoard);
        QSignalSpy menus(stage.board, &ui::BoardWidget::squareMenuRequested);
        stage.board->setTool(whiteQueen);
        stage.click("d4"_sq, Qt::RightButton);
        QCOMPARE(squaresOf(stage, blackQueen), Bitboard("d4"_sq));
        stage.click("d4"_sq);
        QCOMPARE(squaresOf(stage, whiteQueen), Bitboard("d4"_sq));
        stage.click("d4"_sq, Qt::RightButton);
        stage.click("d4"_sq, Qt::RightButton);
        QVERIFY(stage.document.position().occupied().isEmpty());
        QCOMPARE(menus.count(), 0);
    }

    void sweepIsOneStepWithAPreview()
    {
        BoardStage stage(emptyBoard);
        QSignalSpy places(stage.board, &ui::BoardWidget::placeRequested);
        stage.board->setTool(whiteQueen);
        stage.press("a1"_sq);
        QVERIFY(stage.board->picture().position.pieceAt("a1"_sq) == whiteQueen);
        stage.moveTo("h8"_sq); // one jump: the squares between must not be left out
        QCOMPARE(
            stage.board->picture().position.pieces(whiteQueen),
            Bitboard({"a1"_sq, "b2"_sq, "c3"_sq, "d4"_sq, "e5"_sq, "f6"_sq, "g7"_sq, "h8"_sq}));
        QCOMPARE(places.count(), 0);
        QVERIFY(stage.document.position().occupied().isEmpty());
        stage.release("h8"_sq);
        QCOMPARE(places.count(), 1);
        QCOMPARE(squaresOf(stage, whiteQueen).count(), 8);
        QCOMPARE(stage.steps(), 1);
    }

    void sweepFromBesideTheBoardAndBackOutsideCounts()
    {
        BoardStage stage(emptyBoard);
        stage.board->setTool(whiteQueen);
        const int y = stage.at("a4"_sq).y();
        QTest::mousePress(stage.board, Qt::LeftButton, {}, QPoint(1, y));
        stage.moveTo(QPoint(stage.board->width() + 20, y));
        stage.release(QPoint(stage.board->width() + 20, y));
        QCOMPARE(squaresOf(stage, whiteQueen), Bitboard(Rank::Four));
    }

    void sweepThatBeganOnTheSamePieceTakesOnlySuchPiecesAway()
    {
        BoardStage stage("8/8/8/8/QQnQ4/8/8/8 w - - 0 1");
        stage.board->setTool(whiteQueen);
        stage.press("a4"_sq);
        stage.moveTo("h4"_sq);
        stage.release("h4"_sq);
        QCOMPARE(stage.fen(), "8/8/8/8/2n5/8/8/8 w - - 0 1");
        QCOMPARE(stage.steps(), 1);
    }

    void eraserSweepEmptiesInOneStep()
    {
        BoardStage stage;
        stage.board->setTool(ui::Eraser{});
        stage.press("a2"_sq);
        stage.moveTo("h2"_sq);
        QVERIFY(stage.board->picture().position.pieces({Color::White, PieceType::Pawn}).isEmpty());
        stage.release("h2"_sq);
        QCOMPARE(stage.fen(), "rnbqkbnr/pppppppp/8/8/8/8/8/RNBQKBNR w KQkq - 0 1");
        QCOMPARE(stage.steps(), 1);
        stage.click("e4"_sq);
        stage.click("a8"_sq, Qt::RightButton);
        QCOMPARE(stage.steps(), 1);
    }

    void sweepIsCancelledByEscapeAndByTheOtherButton()
    {
        BoardStage stage(emptyBoard);
        stage.board->setTool(whiteQueen);
        stage.press("a1"_sq);
        stage.moveTo("a8"_sq);
        stage.key(Qt::Key_Escape);
        QVERIFY(stage.board->picture().position.occupied().isEmpty());
        stage.release("a8"_sq);
        QVERIFY(stage.board->tool() == ui::BoardTool(whiteQueen));
        stage.press("a1"_sq);
        stage.moveTo("a8"_sq);
        stage.click("a8"_sq, Qt::RightButton);
        stage.release("a8"_sq);
        QCOMPARE(stage.steps(), 0);
    }

    void escapeGoesBackToTheHand()
    {
        BoardStage stage;
        QSignalSpy resets(stage.board, &ui::BoardWidget::toolReset);
        stage.board->setTool(whiteQueen);
        stage.key(Qt::Key_Escape);
        QVERIFY(stage.board->tool() == ui::BoardTool(ui::Hand{}));
        QCOMPARE(resets.count(), 1);
        stage.key(Qt::Key_Escape);
        QCOMPARE(resets.count(), 1);
    }

    void stampShowsItselfUnderThePointer()
    {
        BoardStage stage;
        stage.board->setTool(whiteQueen);
        stage.moveTo("e4"_sq, Qt::NoButton);
        QVERIFY(stage.board->picture().stamp == whiteQueen);
        QVERIFY(stage.board->picture().hovered == "e4"_sq);
    }

    void rightButtonWithTheHandAsksForTheSquaresMenu()
    {
        BoardStage stage;
        QSignalSpy menus(stage.board, &ui::BoardWidget::squareMenuRequested);
        for (const Square square : allSquares) {
            stage.click(square, Qt::RightButton);
            QCOMPARE(menus.count(), 1);
            const QList<QVariant> asked = menus.takeFirst();
            QVERIFY(tests::squareIn(asked[0]) == square);
            QCOMPARE(asked[1].toPoint(), stage.board->mapToGlobal(stage.at(square)));
        }
        QCOMPARE(stage.steps(), 0);
    }

    void hoveringReportsTheSquareAndLeavingIt()
    {
        BoardStage stage;
        QSignalSpy hovers(stage.board, &ui::BoardWidget::lookedAtChanged);
        for (const Square square : allSquares) {
            stage.moveTo(square, Qt::NoButton);
            QCOMPARE(hovers.count(), 1);
            QVERIFY(hovers.takeFirst().first().value<std::optional<Square>>() == square);
            stage.moveTo(stage.at(square) + QPoint(1, 1), Qt::NoButton);
            QCOMPARE(hovers.count(), 0);
        }
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(stage.board, &leave);
        QCOMPARE(hovers.count(), 1);
        QVERIFY(!hovers.takeFirst().first().value<std::optional<Square>>());
    }

    void theCursorOfTheKeysIsReportedLikeThePointer()
    {
        BoardStage stage;
        stage.moveTo("a8"_sq, Qt::NoButton);
        QSignalSpy lookedAt(stage.board, &ui::BoardWidget::lookedAtChanged);
        const auto last = [&] {
            return lookedAt.isEmpty() ? std::nullopt
                                      : lookedAt.last().first().value<std::optional<Square>>();
        };
        stage.board->setFocus();
        QTest::keyClick(stage.board, Qt::Key_Right);
        QVERIFY(last() == stage.board->cursorSquare());
        QTest::keyClick(stage.board, Qt::Key_Up);
        QVERIFY(last() == stage.board->cursorSquare());
        stage.moveTo("h1"_sq, Qt::NoButton);
        QVERIFY(last() == "h1"_sq);
        QTest::keyClick(stage.board, Qt::Key_Up);
        QVERIFY(last() == stage.board->cursorSquare());
    }

    void otherButtonsDoNothing()
    {
        BoardStage stage;
        stage.press("g1"_sq, Qt::MiddleButton);
        stage.moveTo("f3"_sq, Qt::MiddleButton);
        stage.release("f3"_sq, Qt::MiddleButton);
        stage.press("g1"_sq);
        stage.moveTo("f3"_sq);
        stage.click("e5"_sq, Qt::MiddleButton);
        QVERIFY(pieceInAir(stage));
        stage.release("f3"_sq);
        QCOMPARE(squaresOf(stage, whiteKnight), Bitboard({"b1"_sq, "f3"_sq}));
        QCOMPARE(stage.steps(), 1);
    }

    void flippingInTheMiddleOfADragKeepsThePiece()
    {
        BoardStage stage;
        stage.press("g1"_sq);
        stage.moveTo("f3"_sq);
        stage.document.setFlipped(true);
        stage.moveTo("f3"_sq);
        stage.release("f3"_sq);
        QCOMPARE(squaresOf(stage, whiteKnight), Bitboard({"b1"_sq, "f3"_sq}));
    }
};

QTEST_MAIN(TestBoardPointer)
#include "tst_board_pointer.moc"
