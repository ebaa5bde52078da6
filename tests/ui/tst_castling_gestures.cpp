#include "src/notation/moves/move_text.h"
#include "tests/ui/playing_stage.h"
#include "ui/board/board_accessible.h"

#include <array>

using namespace chess;
using tests::PlayingStage;

namespace {

/// How a piece is taken from square to square.
enum class Way { Click, Drag, Keys };
constexpr std::array allWays = {Way::Click, Way::Drag, Way::Keys};

void take(PlayingStage &stage, Way way, Square from, Square to)
{
    switch (way) {
    case Way::Click:
        stage.click(from);
        stage.click(to);
        break;
    case Way::Drag:
        stage.drag(from, to);
        break;
    case Way::Keys:
        stage.board->setCursorSquare(from);
        stage.key(Qt::Key_Return);
        stage.board->setCursorSquare(to);
        stage.key(Qt::Key_Return);
        break;
    }
}

/// The move that was played; empty when none was.
QString played(const PlayingStage &stage)
{
    return stage.document.undoStack()->undoText();
}

} // namespace

class TestCastlingGestures : public QObject {
    Q_OBJECT
private slots:
    void kingTakesItsRookInChess960()
    {
        PlayingStage stage;
        stage.document.startFrom(tests::positionOf("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", true));
        stage.click("e1"_sq);
        QVERIFY(stage.board->picture().marks.castling.contains("b1"_sq));
        stage.click("b1"_sq);
        QCOMPARE(stage.document.undoStack()->undoText(), QStringLiteral("1. O-O-O"));
        QCOMPARE(stage.document.position().pieceAt("c1"_sq),
                 (Piece{Color::White, PieceType::King}));
        QCOMPARE(stage.document.position().pieceAt("d1"_sq),
                 (Piece{Color::White, PieceType::Rook}));
    }

    void kingThatStaysInChess960CastlesOnItsRookAndNotOnItself()
    {
        for (const ui::MovesMode mode : ui::allMovesModes) {
            PlayingStage stage("startpos", mode);
            stage.document.startFrom(tests::positionOf("4k3/8/8/8/8/8/8/6KR w H - 0 1", true));
            const std::string before = stage.fen();
            stage.click("g1"_sq);
            stage.click("g1"_sq);
            QVERIFY(!stage.document.selectedSquare());
            QCOMPARE(stage.fen(), before);
        }
        PlayingStage stage;
        stage.document.startFrom(tests::positionOf("4k3/8/8/8/8/8/8/6KR w H - 0 1", true));
        stage.drag("g1"_sq, "h1"_sq);
        QCOMPARE(stage.fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    }

    void kingAndRookChangePlacesInChess960()
    {
        PlayingStage stage;
        stage.document.startFrom(tests::positionOf("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", true));
        stage.click("f1"_sq);
        stage.click("g1"_sq);
        QCOMPARE(stage.fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    }

    void whereTheKingMayStepInChess960ItSteps()
    {
        const auto fresh = [] {
            auto stage = std::make_unique<PlayingStage>();
            stage->document.startFrom(tests::positionOf("4k3/8/8/8/8/8/8/5K1R w H - 0 1", true));
            return stage;
        };
        for (const Way way : allWays) {
            const auto stage = fresh();
            take(*stage, way, "f1"_sq, "g1"_sq);
            QVERIFY(!stage->choice());
            QCOMPARE(played(*stage), QStringLiteral("1. Kg1"));
            const auto other = fresh();
            take(*other, way, "f1"_sq, "h1"_sq);
            QCOMPARE(played(*other), QStringLiteral("1. O-O"));
        }
    }

    /// In every way to take a king somewhere, both squares of a castling mean it.
    void kingCastlesOnItsRookAndWhereItArrives_data()
    {
        QTest::addColumn<bool>("isChess960");
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("king");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("san");
        const auto row = [](const char *name, bool isChess960, const char *fen, const char *king,
                            const char *to, const char *san) {
            QTest::newRow(name) << isChess960 << QByteArray(fen) << QByteArray(king)
                                << QByteArray(to) << QString::fromLatin1(san);
        };
        const char *chess = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        const char *far = "1r1k3r/8/8/8/8/8/8/1R1K3R b HBhb - 0 7";
        row("chess, g1", false, chess, "e1", "g1", "1. O-O");
        row("chess, h1", false, chess, "e1", "h1", "1. O-O");
        row("chess, c1", false, chess, "e1", "c1", "1. O-O-O");
        row("chess, a1", false, chess, "e1", "a1", "1. O-O-O");
        row("Chess960 at home, g1", true, chess, "e1", "g1", "1. O-O");
        row("Chess960 at home, h1", true, chess, "e1", "h1", "1. O-O");
        row("Chess960, g8", true, far, "d8", "g8", "7... O-O");
        row("Chess960, h8", true, far, "d8", "h8", "7... O-O");
        row("Chess960, b8", true, far, "d8", "b8", "7... O-O-O+");
        row("Chess960, a step", true, far, "d8", "c8", "7... Kc8");
    }
    void kingCastlesOnItsRookAndWhereItArrives()
    {
        QFETCH(bool, isChess960);
        QFETCH(QByteArray, fen);
        QFETCH(QByteArray, king);
        QFETCH(QByteArray, to);
        QFETCH(QString, san);
        for (const ui::MovesMode mode :
             {ui::MovesMode(MoveRule::Legal), ui::MovesMode(MoveRule::PseudoLegal)}) {
            for (const Way way : allWays) {
                PlayingStage stage("startpos", mode);
                stage.document.startFrom(tests::positionOf(fen.toStdString(), isChess960));
                const Square from = parseSquare(king.toStdString()).value();
                const Square square = parseSquare(to.toStdString()).value();
                // A click on a piece of the side to move that has no mark selects it.
                stage.document.select(from);
                const bool isSelection = way == Way::Click &&
                                         stage.document.position().pieceAt(square) &&
                                         !stage.board->picture().marks.castling.contains(square);
                stage.document.select(std::nullopt);
                take(stage, way, from, square);
                if (isSelection)
                    QVERIFY(stage.document.selectedSquare() == square);
                else
                    QCOMPARE(played(stage), san);
            }
            const auto line = parseMoveLine(tests::positionOf(fen.toStdString(), isChess960),
                                            (king + to).toStdString(), MoveRule::Legal);
            QCOMPARE(line.moves.size(), std::size_t{1});
            QCOMPARE(QString::fromStdString(toNumberedSan(
                         tests::positionOf(fen.toStdString(), isChess960), line.moves[0])),
                     san);
        }
    }

    void castlingIsToldUnderThePointer()
    {
        PlayingStage stage("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        QSignalSpy hints(stage.board, &ui::BoardWidget::hintChanged);
        stage.click("e1"_sq);
        const QString castles = QStringLiteral("Castles: the king goes to g1, the rook to f1");
        for (const Square square : {"g1"_sq, "h1"_sq}) {
            stage.moveTo("e5"_sq, Qt::NoButton);
            stage.moveTo(square, Qt::NoButton);
            QCOMPARE(hints.last().at(0).toString(), castles);
        }
        stage.document.setMovesMode(std::nullopt); // the king goes alone
        stage.moveTo("e5"_sq, Qt::NoButton);
        stage.moveTo("g1"_sq, Qt::NoButton);
        QVERIFY(hints.last().at(0).toString() != castles);
    }

    void castlingThatIsNotLegalSaysWhyOnBothSquares()
    {
        const QString reason = QStringLiteral("no castling across f1, which is attacked from f8");
        for (const Square square : {"g1"_sq, "h1"_sq}) {
            PlayingStage stage("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1");
            QSignalSpy hints(stage.board, &ui::BoardWidget::hintChanged);
            stage.click("e1"_sq);
            stage.moveTo("e5"_sq, Qt::NoButton);
            stage.moveTo(square, Qt::NoButton);
            QCOMPARE(hints.last().at(0).toString(), QStringLiteral("Not legal: ") + reason);
            QVERIFY(ui::accessibleDescription(stage.board->picture(), square)
                        .endsWith(QStringLiteral("not legal: ") + reason));
            stage.drag("e1"_sq, square);
            QCOMPARE(stage.said, QStringLiteral("Not legal: ") + reason);
            QCOMPARE(stage.steps(), 0);
        }
    }

    void castlingHasAWordOfItsOwn()
    {
        PlayingStage stage("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        const auto told = [&](Square square) {
            return ui::accessibleDescription(stage.board->picture(), square);
        };
        stage.click("e1"_sq);
        QCOMPARE(told("g1"_sq), QStringLiteral("castling"));
        QCOMPARE(told("h1"_sq), QStringLiteral("castling as well"));
        QCOMPARE(told("f1"_sq), QStringLiteral("destination"));
        stage.document.startFrom(tests::positionOf("k7/8/8/8/8/8/8/6KR w H - 0 1", true));
        stage.click("g1"_sq);
        QCOMPARE(told("g1"_sq), QStringLiteral("selected"));
        QCOMPARE(told("h1"_sq), QStringLiteral("castling"));
        stage.document.setMovesMode(std::nullopt); // pieces go where they are put: not to the rook
        QCOMPARE(told("g1"_sq), QStringLiteral("selected; castling"));
        QCOMPARE(told("h1"_sq), QStringLiteral("own piece, blocked"));
    }
};

QTEST_MAIN(TestCastlingGestures)
#include "tst_castling_gestures.moc"
