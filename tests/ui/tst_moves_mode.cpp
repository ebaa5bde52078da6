#include "src/moves/problems.h"
#include "tests/cases.h"
#include "tests/ui/playing_stage.h"
#include "ui/board/board_accessible.h"
#include "ui/board/piece_in_air.h"

#include <QProxyStyle>

using namespace chess;
using tests::PlayingStage;

namespace {

constexpr ui::MovesMode pseudoLegal = MoveRule::PseudoLegal;

/// A style whose animations take a given time.
class AnimatedStyle : public QProxyStyle {
public:
    explicit AnimatedStyle(int duration) : m_duration(duration) {}

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override
    {
        return hint == SH_Widget_Animation_Duration
                   ? m_duration
                   : QProxyStyle::styleHint(hint, option, widget, returned);
    }

private:
    int m_duration;
};

bool isPieceInAir(const PlayingStage &stage)
{
    const auto *piece = stage.window.findChild<ui::PieceInAir *>();
    return piece != nullptr && piece->isVisible();
}

/// The squares on which the board takes the piece of a square, tried by dragging it to each.
Bitboard takenSquares(PlayingStage &stage, Square from)
{
    Bitboard taken;
    for (const Square to : allSquares) {
        stage.drag(from, to);
        if (stage.choice()) {
            taken.insert(to);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        } else if (stage.document.undoStack()->canUndo()) {
            taken.insert(to);
            stage.document.undoStack()->undo();
        }
    }
    return taken;
}

} // namespace

class TestMovesMode : public QObject {
    Q_OBJECT
private slots:
    void dragsPlayTheMovesOfAnotherProgram()
    {
        PlayingStage stage;
        for (const tests::Case &row : tests::Cases("moves.tsv")) {
            const std::string uci = row["uci"];
            stage.document.startFrom(tests::positionOf(row["fen"], row["variant"] == "chess960"));
            stage.drag(parseSquare(uci.substr(0, 2)).value(),
                       parseSquare(uci.substr(2, 2)).value());
            if (stage.choice())
                QTest::mouseClick(stage.choiceButton(uci.c_str()), Qt::LeftButton);
            QCOMPARE(toFen(stage.document.position(), {EnPassantPolicy::Legal}).c_str(),
                     row["fen_after"].c_str());
            QCOMPARE(stage.steps(), 1);
        }
    }

    void boardTakesPiecesOnlyOnSquaresOfTheRule_data()
    {
        QTest::addColumn<bool>("isLegal");
        QTest::newRow("pseudo-legal") << false;
        QTest::newRow("legal") << true;
    }
    void boardTakesPiecesOnlyOnSquaresOfTheRule()
    {
        QFETCH(bool, isLegal);
        PlayingStage stage("startpos", isLegal ? MoveRule::Legal : MoveRule::PseudoLegal);
        int tried = 0;
        for (const tests::Case &row : tests::Cases("pseudo_legal.tsv")) {
            if (row["legal"] == row["pseudo_legal_loose_castling"] || tried >= 60)
                continue;
            ++tried;
            stage.document.startFrom(tests::positionOf(row["fen"]));
            if (isLegal && !isPlayable(stage.document.position()))
                continue;
            const Square from = parseSquare(row["square"]).value();
            Bitboard expected =
                tests::squaresNamed(row[isLegal ? "legal" : "pseudo_legal_loose_castling"]);
            // The cases name where a castling king arrives; its rook does as well.
            const MoveRule rule = isLegal ? MoveRule::Legal : MoveRule::PseudoLegal;
            for (const Move move : movesFrom(stage.document.position(), from, rule)) {
                if (move.kind() == MoveKind::Castling)
                    expected.insert(move.to());
            }
            QCOMPARE(takenSquares(stage, from), expected);
        }
        QCOMPARE(tried, 60);
    }

    void marksTellLegalSquaresFromPseudoLegalOnes()
    {
        PlayingStage stage;
        for (const tests::Case &row : tests::Cases("pseudo_legal.tsv")) {
            const Square square = parseSquare(row["square"]).value();
            stage.document.startFrom(tests::positionOf(row["fen"]));
            stage.document.select(square);
            const ui::BoardMarks &marks = stage.board->picture().marks;
            QCOMPARE(marks.reachable(), tests::squaresNamed(row["pseudo_legal_loose_castling"]));
            QCOMPARE(marks.unsafe, marks.reachable().without(tests::squaresNamed(row["legal"])));
        }
    }

    void withoutAKingNoMarkIsUnsafe()
    {
        PlayingStage stage("8/8/8/8/8/2r5/8/N7 w - - 0 1", std::nullopt);
        stage.click("a1"_sq);
        QVERIFY(stage.board->picture().marks.unsafe.isEmpty());
        QCOMPARE(stage.board->picture().marks.destinations, Bitboard({"b3"_sq, "c2"_sq}));
    }

    void clicksPlayAMove()
    {
        PlayingStage stage("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        stage.click("e1"_sq);
        stage.click("g1"_sq);
        QCOMPARE(stage.fen(), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
        QCOMPARE(stage.said, QStringLiteral("1. O-O · e1g1"));
        QVERIFY(!stage.document.selectedSquare());
    }

    void movesPlayedElsewhereAreSaidAndThoseTakenBackAreNot()
    {
        PlayingStage stage;
        const auto play = [&](Square from, Square to) {
            stage.document.play(
                movesBetween(stage.document.position(), from, to, MoveRule::Legal)[0]);
        };
        play("e2"_sq, "e4"_sq);
        QCOMPARE(stage.said, QStringLiteral("1. e4 · e2e4"));
        play("e7"_sq, "e5"_sq);
        QCOMPARE(stage.said, QStringLiteral("1... e5 · e7e5"));
        stage.document.undoStack()->undo();
        QCOMPARE(stage.said, QStringLiteral("1. e4 · e2e4"));
        stage.document.undoStack()->undo();
        QCOMPARE(stage.said, QString());
    }

    void keysPickUpAndPlay()
    {
        PlayingStage stage;
        stage.board->setCursorSquare("e2"_sq);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Up, Qt::Key_Up, Qt::Key_Return})
            stage.key(key);
        QCOMPARE(stage.document.undoStack()->undoText(), QStringLiteral("1. e4"));
        QVERIFY(stage.document.position().turn() == Color::Black);
    }

    void keysPlayAPieceThatThePointerSelected()
    {
        for (const ui::MovesMode mode : ui::allMovesModes) {
            for (const Qt::Key confirm : {Qt::Key_Return, Qt::Key_Space}) {
                PlayingStage stage("startpos", mode);
                stage.click("e2"_sq);
                for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Up, confirm})
                    stage.key(key);
                QCOMPARE(stage.steps(), 1);
                QVERIFY(stage.document.position().pieceAt("e4"_sq));
                QVERIFY(!stage.document.selectedSquare());
            }
        }
    }

    void refusedPieceStaysSelectedAfterKeysAsAfterThePointer()
    {
        PlayingStage stage("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1");
        stage.board->setCursorSquare("e3"_sq);
        for (const Qt::Key key :
             {Qt::Key_Return, Qt::Key_Up, Qt::Key_Up, Qt::Key_Right, Qt::Key_Return})
            stage.key(key);
        QCOMPARE(stage.said, QStringLiteral("Not legal: pinned to e1 along the e-file"));
        QVERIFY(!stage.board->picture().lifted);
        QVERIFY(stage.document.selectedSquare() == "e3"_sq);
        QCOMPARE(stage.steps(), 0);
    }

    void refusalOfKeysIsSaidAndThePieceIsOutOfHand()
    {
        PlayingStage stage;
        stage.board->setCursorSquare("e2"_sq);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Right, Qt::Key_Return})
            stage.key(key);
        QCOMPARE(stage.said, QStringLiteral("A pawn does not go from e2 to f2: it moves straight "
                                            "ahead, and diagonally only to take."));
        QCOMPARE(stage.steps(), 0);
        QVERIFY(!stage.board->picture().lifted);
    }

    void refusalsNameTheReason_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("move");
        QTest::addColumn<QString>("reason");
        QTest::newRow("pinned") << QByteArray("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1")
                                << QByteArray("e3c4")
                                << QStringLiteral("Not legal: pinned to e1 along the e-file");
        QTest::newRow("in check") << QByteArray("7k/8/8/8/1b6/8/7P/4K3 w - - 0 1")
                                  << QByteArray("h2h3")
                                  << QStringLiteral("Not legal: in check from b4");
        QTest::newRow("en passant")
            << QByteArray("7k/8/8/K2pP2r/8/8/8/8 w - d6 0 2") << QByteArray("e5d6")
            << QStringLiteral("Not legal: would leave the fifth rank open");
        QTest::newRow("unreachable") << QByteArray("startpos") << QByteArray("b1b4")
                                     << QStringLiteral("A knight does not go from b1 to b4: it "
                                                       "leaps two squares one way and one across.");
        QTest::newRow("in the way") << QByteArray("startpos") << QByteArray("c1a3")
                                    << QStringLiteral("The way from c1 to a3 is blocked on b2.");
        QTest::newRow("no right") << QByteArray("r3k2r/8/8/8/8/8/8/R3K2R b Qk - 0 1")
                                  << QByteArray("e8c8")
                                  << QStringLiteral("Black has no right to castle queenside.");
        QTest::newRow("castling in check")
            << QByteArray("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1") << QByteArray("e1g1")
            << QStringLiteral(
                   "Not legal: no castling in check; the king on e1 is attacked from e8");
        QTest::newRow("castling across")
            << QByteArray("3r2k1/8/8/8/8/8/8/R3K2R w KQ - 0 1") << QByteArray("e1c1")
            << QStringLiteral("Not legal: no castling across d1, which is attacked from d8");
        QTest::newRow("other side")
            << QByteArray("startpos") << QByteArray("e7e5")
            << QStringLiteral("It is White’s turn; the piece on e7 is one of Black’s.");
        QTest::newRow("no king") << QByteArray("8/8/8/8/8/8/8/N6k w - - 0 1") << QByteArray("a1b3")
                                 << QStringLiteral("Legal moves are off: White has no king.");
        QTest::newRow("several reasons")
            << QByteArray("7P/8/8/8/8/8/8/KK4N1 w - - 0 1") << QByteArray("g1f3")
            << QStringLiteral("Legal moves are off: White has several kings: a1,b1. Pawns "
                              "cannot stand on the first or last rank: h8. Black has no king.");
    }
    void refusalsNameTheReason()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QByteArray, move);
        QFETCH(QString, reason);
        PlayingStage stage({fen.constData(), static_cast<std::size_t>(fen.size())});
        const std::string before = stage.fen();
        stage.drag(parseSquare(move.first(2).toStdString()).value(),
                   parseSquare(move.last(2).toStdString()).value());
        QCOMPARE(stage.said, reason);
        QCOMPARE(stage.steps(), 0);
        QCOMPARE(stage.fen(), before);
    }

    void refusedPieceTakesTheMarksFromTheOneSelectedBefore()
    {
        PlayingStage stage("4r1k1/8/8/8/1b6/8/4N3/R3K2R w KQ - 0 1");
        stage.click("e2"_sq);
        QString hint;
        QObject::connect(stage.board, &ui::BoardWidget::hintChanged, stage.board,
                         [&hint](const QString &text) { hint = text; });
        stage.drag("h1"_sq, "g1"_sq);
        QCOMPARE(stage.said, QStringLiteral("Not legal: in check from b4"));
        QCOMPARE(stage.document.selectedSquare().value(), "h1"_sq);
        QVERIFY2(!hint.contains(QStringLiteral("pinned")), qPrintable(hint));
        stage.drag("e8"_sq, "e2"_sq); // of the other side
        QVERIFY(!stage.document.selectedSquare());
    }

    void clickWhereThePieceCannotGoSaysWhyAndLetsGoOfIt()
    {
        for (const ui::MovesMode mode : {ui::MovesMode(MoveRule::Legal), pseudoLegal}) {
            PlayingStage stage("startpos", mode);
            stage.click("b1"_sq);
            stage.click("b4"_sq);
            QCOMPARE(stage.said, QStringLiteral("A knight does not go from b1 to b4: it leaps two "
                                                "squares one way and one across."));
            QVERIFY(!stage.document.selectedSquare());
            QCOMPARE(stage.steps(), 0);
        }
    }

    void clickOnAnEnemyThatCannotBeTakenSelectsItAndSaysWhy()
    {
        PlayingStage stage("4k3/8/8/b7/8/2P5/8/R3K3 w - - 0 1");
        stage.document.setMovesMode(MoveRule::PseudoLegal);
        stage.click("e1"_sq);
        stage.click("a5"_sq);
        QCOMPARE(stage.said, QStringLiteral("A king does not go from e1 to a5: it moves one "
                                            "square, and farther only to castle."));
        QVERIFY(stage.document.selectedSquare() == "a5"_sq);
    }

    void clickOnAnotherPieceOfTheSideToMoveSelectsItWithoutAWord()
    {
        PlayingStage stage;
        stage.click("b1"_sq);
        stage.click("g1"_sq);
        QVERIFY(stage.document.selectedSquare() == "g1"_sq);
        stage.click("g1"_sq); // lets go of it
        QVERIFY(!stage.document.selectedSquare());
        stage.click("e7"_sq); // of Black, who is not to move
        stage.click("g1"_sq);
        QVERIFY(stage.document.selectedSquare() == "g1"_sq);
        QTest::mouseClick(stage.board, Qt::LeftButton, {}, QPoint(1, stage.board->height() - 2));
        QVERIFY(!stage.document.selectedSquare()); // beside the board
        QCOMPARE(stage.said, QString());
    }

    void clickWithAPieceOfTheOtherSideSaysWhoseTurnItIs()
    {
        PlayingStage stage;
        stage.click("e7"_sq);
        stage.click("a4"_sq);
        QCOMPARE(stage.said,
                 QStringLiteral("It is White’s turn; the piece on e7 is one of Black’s."));
    }

    void enterWhereTheSelectedPieceCannotGoSaysWhy()
    {
        PlayingStage stage("4k3/8/8/b7/8/2P5/8/R3K3 w - - 0 1");
        stage.click("a1"_sq);
        stage.board->setCursorSquare("b4"_sq);
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.said, QStringLiteral("A rook does not go from a1 to b4: it moves along "
                                            "files and ranks only."));
        QVERIFY(!stage.document.selectedSquare());
        stage.said.clear();
        stage.click("e1"_sq);
        stage.board->setCursorSquare("a1"_sq);
        stage.key(Qt::Key_Return); // picks it up, as it would a piece of either side
        QVERIFY(stage.board->picture().lifted);
        QCOMPARE(stage.said, QString());
    }

    void screenReadersPressASquareLikeThePointer()
    {
        PlayingStage stage;
        stage.board->click("b1"_sq);
        stage.board->click("b4"_sq);
        QVERIFY(stage.said.startsWith(QStringLiteral("A knight does not go from b1 to b4")));
    }

    void whereMovesAreFreeAClickElsewhereOnlyLetsGo()
    {
        PlayingStage stage("startpos", std::nullopt);
        stage.click("b1"_sq);
        stage.click("b5"_sq);
        QVERIFY(!stage.document.selectedSquare());
        stage.click("b1"_sq);
        stage.click("e7"_sq);
        QVERIFY(stage.document.selectedSquare() == "e7"_sq);
        QCOMPARE(stage.said, QString());
    }

    void modeItselfSaysWhyLegalMovesAreOff()
    {
        PlayingStage stage("8/8/8/8/8/8/8/N6k w - - 0 1", std::nullopt);
        QVERIFY(stage.said.isEmpty());
        stage.actions.movesModes->actions().at(2)->trigger();
        QCOMPARE(stage.said, QStringLiteral("Legal moves are off: White has no king."));
        QVERIFY(stage.document.movesMode() == MoveRule::Legal);
    }

    void kingMayBeCapturedInPseudoLegalMode()
    {
        PlayingStage stage("7k/8/8/8/8/8/8/K6R w - - 0 1", pseudoLegal);
        stage.drag("h1"_sq, "h8"_sq);
        QCOMPARE(stage.fen(), "7R/8/8/8/8/8/8/K7 b - - 0 1");
    }

    void refusedPieceFliesBackToItsSquare()
    {
        AnimatedStyle style(60);
        PlayingStage stage;
        stage.board->setStyle(&style);
        stage.drag("g1"_sq, "g5"_sq);
        QVERIFY(isPieceInAir(stage));
        QVERIFY(stage.board->picture().lifted->from == "g1"_sq); // drawn faint there
        QTRY_VERIFY(!isPieceInAir(stage));
        QVERIFY(!stage.board->picture().lifted);
    }

    void withoutAnimationsItIsBackAtOnce()
    {
        AnimatedStyle style(0);
        PlayingStage stage;
        stage.board->setStyle(&style);
        stage.drag("g1"_sq, "g5"_sq);
        QVERIFY(!isPieceInAir(stage));
        QVERIFY(!stage.board->picture().lifted);
    }

    void aPressEndsTheFlight()
    {
        AnimatedStyle style(60000);
        PlayingStage stage;
        stage.board->setStyle(&style);
        stage.drag("g1"_sq, "g5"_sq);
        stage.drag("e2"_sq, "e4"_sq);
        QCOMPARE(stage.document.undoStack()->undoText(), QStringLiteral("1. e4"));
        QVERIFY(!isPieceInAir(stage));
    }

    void pieceDroppedBesideTheBoardGoesBack()
    {
        PlayingStage stage;
        stage.press("a2"_sq);
        stage.moveTo("a4"_sq);
        stage.moveTo(stage.besideTheBoard());
        stage.release(stage.besideTheBoard());
        QCOMPARE(stage.steps(), 0);
        QVERIFY(stage.said.contains(QStringLiteral("white pawn is back on a2")));
        stage.document.setMovesMode(std::nullopt);
        stage.press("a2"_sq);
        stage.moveTo("a4"_sq);
        stage.moveTo(stage.besideTheBoard());
        stage.release(stage.besideTheBoard());
        QCOMPARE(stage.steps(), 1); // deleted, as moves are free
    }

    void settingUpGoesOnAsBefore()
    {
        PlayingStage stage;
        stage.board->setCursorSquare("e4"_sq);
        stage.key(Qt::Key_Q, Qt::ShiftModifier);
        QCOMPARE(stage.document.position().pieceAt("e4"_sq),
                 (Piece{Color::White, PieceType::Queen}));
        stage.key(Qt::Key_Delete);
        QVERIFY(!stage.document.position().pieceAt("e4"_sq));
        stage.drag("b1"_sq, "b5"_sq, Qt::ControlModifier);
        QCOMPARE(stage.document.position().pieceAt("b5"_sq),
                 (Piece{Color::White, PieceType::Knight}));
        QVERIFY(stage.document.position().turn() == Color::White);
    }

    void unplayablePositionHasNoPlayableMarksInLegalMode()
    {
        PlayingStage stage("k7/8/8/8/8/8/8/N1K4R b - - 0 1");
        stage.document.placePiece({Color::White, PieceType::Rook}, Bitboard("a5"_sq));
        stage.document.setTurn(Color::White); // Black is in check and not to move
        QSignalSpy hints(stage.board, &ui::BoardWidget::hintChanged);
        stage.click("a1"_sq);
        const ui::BoardMarks &marks = stage.board->picture().marks;
        QVERIFY(!marks.unsafe.isEmpty());
        QVERIFY(marks.unsafe == marks.reachable());
        stage.moveTo("b3"_sq, Qt::NoButton);
        QVERIFY(hints.last().at(0).toString().startsWith(QStringLiteral("Legal moves are off: ")));
    }

    void squaresOfAnUnplayablePositionSayWhyToScreenReaders()
    {
        PlayingStage stage("8/8/8/8/8/8/8/N6k w - - 0 1");
        stage.click("a1"_sq);
        QCOMPARE(ui::accessibleDescription(stage.board->picture(), "b3"_sq),
                 QStringLiteral("Legal moves are off: White has no king."));
        stage.document.startFrom(tests::positionOf("k7/8/8/R7/8/8/8/N1K4R w - - 0 1"));
        stage.document.select("a1"_sq);
        const QString reason = ui::accessibleDescription(stage.board->picture(), "b3"_sq);
        QVERIFY2(reason.startsWith(QStringLiteral("Legal moves are off: ")), qPrintable(reason));
    }

    void everySquareOfAnUnplayablePositionSaysTheOneReason_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("square");
        QTest::newRow("chess") << QByteArray("7k/8/8/8/8/8/8/R3K2R w - - 0 1") << QByteArray("e1");
        QTest::newRow("a capture")
            << QByteArray("7k/8/8/8/8/8/3p4/R3K2R w - - 0 1") << QByteArray("e1");
        // The move alone would have another reason against it: a pin.
        QTest::newRow("pinned") << QByteArray("4r2k/8/8/8/8/8/4N3/4K2R w - - 0 1")
                                << QByteArray("e2");
        QTest::newRow("castling") << QByteArray("1k4r1/8/8/8/8/8/7P/1R3KR1 w GB - 0 1")
                                  << QByteArray("f1");
    }
    void everySquareOfAnUnplayablePositionSaysTheOneReason()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QByteArray, square);
        PlayingStage stage;
        const bool isChess960 = fen.contains("GB");
        stage.document.startFrom(tests::positionOf(fen.toStdString(), isChess960));
        stage.document.select(parseSquare(square.toStdString()).value());
        const ui::BoardPicture &picture = stage.board->picture();
        QVERIFY(!picture.marks.reachable().isEmpty());
        QVERIFY(!isChess960 || !picture.marks.castling.isEmpty());
        for (const Square to : picture.marks.reachable()) {
            const QString told = ui::accessibleDescription(picture, to);
            const QString kind = picture.marks.castling.contains(to) ? QStringLiteral("castling; ")
                                 : picture.marks.captures.contains(to) ? QStringLiteral("capture; ")
                                                                       : QString();
            QCOMPARE(told, kind + QStringLiteral("Legal moves are off: Black is in check, but "
                                                 "White is to move."));
        }
    }

    void squareThatIsNotLegalSaysWhyUnderThePointer()
    {
        for (const ui::MovesMode mode : ui::allMovesModes) {
            PlayingStage stage("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", mode);
            QSignalSpy hints(stage.board, &ui::BoardWidget::hintChanged);
            stage.click("e3"_sq);
            stage.moveTo("c4"_sq, Qt::NoButton);
            QCOMPARE(hints.last().at(0).toString(),
                     QStringLiteral("Not legal: pinned to e1 along the e-file"));
            QCOMPARE(ui::accessibleDescription(stage.board->picture(), "c4"_sq),
                     QStringLiteral("not legal: pinned to e1 along the e-file"));
            stage.moveTo("a8"_sq, Qt::NoButton);
            QVERIFY(hints.last().at(0).toString().isEmpty());
        }
    }
};

QTEST_MAIN(TestMovesMode)
#include "tst_moves_mode.moc"
