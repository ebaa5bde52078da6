#include "tests/ui/playing_stage.h"
#include "ui/board/board_accessible.h"
#include "ui/board/board_colors.h"
#include "ui/widgets/color_contrast.h"

using namespace chess;
using tests::PlayingStage;

namespace {

using Marked = std::optional<ui::BoardPicture::LastMove>;

Marked marked(const PlayingStage &stage)
{
    return stage.board->picture().lastMove;
}

Marked move(Square from, Square to)
{
    return ui::BoardPicture::LastMove{from, to};
}

/// The colours of the lowest tenth of a square, in the middle of which the mark is a bar.
QSet<QRgb> foot(const PlayingStage &stage, Square square)
{
    const QRect rect = stage.board->boardGeometry().squareRect(square).toRect();
    const QImage image = stage.board->grab().toImage();
    QSet<QRgb> colors;
    for (int y = rect.bottom() - rect.height() / 10; y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x)
            colors.insert(image.pixel(x, y));
    }
    return colors;
}

} // namespace

class TestLastMove : public QObject {
    Q_OBJECT
private slots:
    void theMoveThatMadeThePositionIsMarked()
    {
        PlayingStage stage;
        QVERIFY(!marked(stage));
        stage.drag("e2"_sq, "e4"_sq);
        QVERIFY(marked(stage) == move("e2"_sq, "e4"_sq));
        stage.drag("g8"_sq, "f6"_sq);
        QVERIFY(marked(stage) == move("g8"_sq, "f6"_sq));
    }

    void undoAndRedoMarkTheMoveBeforeAndAgain()
    {
        PlayingStage stage;
        stage.drag("e2"_sq, "e4"_sq);
        stage.drag("g8"_sq, "f6"_sq);
        QUndoStack *stack = stage.document.undoStack();
        stack->undo();
        QVERIFY(marked(stage) == move("e2"_sq, "e4"_sq));
        stack->undo();
        QVERIFY(!marked(stage));
        stack->setIndex(2);
        QVERIFY(marked(stage) == move("g8"_sq, "f6"_sq));
    }

    void anyOtherChangeOfThePositionTakesTheMarkAway()
    {
        PlayingStage stage;
        stage.drag("e2"_sq, "e4"_sq);
        stage.document.clearSquares(Bitboard("a1"_sq));
        QVERIFY(!marked(stage));
        stage.document.undoStack()->undo();
        QVERIFY(marked(stage));
        // A bitboard of one's own is no change of the position.
        stage.document.setMine(QStringLiteral("odd"), Bitboard::full(), QStringLiteral("Add odd"));
        QVERIFY(marked(stage) == move("e2"_sq, "e4"_sq));
        stage.document.startFrom(Position::start());
        QVERIFY(!marked(stage));
    }

    void whereMovesAreFreeNoneIsMarked()
    {
        PlayingStage stage;
        stage.drag("e2"_sq, "e4"_sq);
        stage.document.setMovesMode(std::nullopt);
        QVERIFY(!marked(stage));
        stage.document.setMovesMode(MoveRule::PseudoLegal);
        QVERIFY(marked(stage));
    }

    void castlingIsMarkedWhereTheKingArrives()
    {
        PlayingStage stage("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        stage.drag("e1"_sq, "h1"_sq);
        QVERIFY(marked(stage) == move("e1"_sq, "g1"_sq));
    }

    void screenReadersAreToldOfIt()
    {
        PlayingStage stage;
        const ui::BoardPicture before = stage.board->picture();
        stage.drag("e2"_sq, "e4"_sq);
        const ui::BoardPicture &picture = stage.board->picture();
        QCOMPARE(ui::accessibleDescription(picture, "e4"_sq), QStringLiteral("last move, to here"));
        QCOMPARE(ui::accessibleDescription(picture, "e2"_sq),
                 QStringLiteral("last move, from here"));
        const auto announced = ui::announcementsBetween(before, picture);
        QVERIFY(
            std::any_of(announced.begin(), announced.end(), [](const ui::CellAnnouncement &each) {
                return each.event == QAccessible::DescriptionChanged && each.square == "e2"_sq;
            }));
    }

    void onlyTheSquaresOfTheMovesAreDrawnAnew()
    {
        PlayingStage stage;
        stage.drag("e2"_sq, "e4"_sq);
        ui::BoardPicture before = stage.board->picture();
        ui::BoardPicture after = before;
        after.lastMove = move("g1"_sq, "f3"_sq);
        QCOMPARE(differingSquares(before, after), Bitboard({"e2"_sq, "e4"_sq, "g1"_sq, "f3"_sq}));
    }

    void markIsSeenOnBothKindsOfSquareInLightAndDark()
    {
        for (const bool isDark : {false, true}) {
            PlayingStage stage("4k3/8/8/8/8/8/8/B3K3 w - - 0 1");
            QPalette palette = stage.window.palette();
            palette.setColor(QPalette::Window, isDark ? QColor(30, 30, 30) : Qt::white);
            stage.window.setPalette(palette);
            const ui::BoardColors colors = ui::BoardColors::fromPalette(stage.board->palette());
            QCOMPARE(colors.isDark, isDark);
            const QRgb mark = colors.mark.rgb();
            stage.drag("e1"_sq, "e2"_sq);
            stage.moveTo(stage.besideTheBoard(), Qt::NoButton);
            for (const Square square : {"e1"_sq, "e2"_sq})
                QVERIFY(foot(stage, square).contains(mark));
            QVERIFY(!foot(stage, "d1"_sq).contains(mark));
            for (const QColor &ground : {colors.lightSquare, colors.darkSquare})
                QVERIFY(ui::contrastRatio(colors.mark, ground) >= 3);
        }
    }
};

QTEST_MAIN(TestLastMove)
#include "tst_last_move.moc"
