#include "tests/ui/board_stage.h"
#include "ui/board/layer_legend.h"
#include "ui/board/piece_in_air.h"
#include "ui/board/piece_palette.h"

#include <QToolButton>

using namespace chess;
using tests::BoardStage;
using ui::BoardTool;
using ui::PiecePalette;

namespace {

constexpr Piece whiteQueen = {Color::White, PieceType::Queen};

/// A board with a palette beside it.
class PaletteStage : public BoardStage {
public:
    explicit PaletteStage(std::string_view fen) : BoardStage(fen, {520, 560})
    {
        window.layout()->addWidget(palette);
        window.layout()->activate();
        connectPalette(palette, board);
    }

    QToolButton *button(const char *name) const
    {
        return palette->findChild<QToolButton *>(QString::fromLatin1(name));
    }
    /// Moves the pointer that pressed a button to a point of the board.
    void carry(QToolButton *from, QPoint onBoard) const
    {
        const QPoint global = board->mapToGlobal(onBoard);
        QMouseEvent event(QEvent::MouseMove, from->mapFromGlobal(QPointF(global)), QPointF(global),
                          Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(from, &event);
    }
    void drop(QToolButton *from, QPoint onBoard) const
    {
        QTest::mouseRelease(from, Qt::LeftButton, {},
                            from->mapFromGlobal(board->mapToGlobal(onBoard)));
    }

    PiecePalette *palette = new PiecePalette;
};

const char *const emptyBoard = "8/8/8/8/8/8/8/8 w - - 0 1";

} // namespace

class TestPiecePalette : public QObject {
    Q_OBJECT
private slots:
    void everyToolHasAButtonWithANameAndATip()
    {
        PiecePalette palette;
        const QList<QToolButton *> buttons = palette.findChildren<QToolButton *>();
        QCOMPARE(buttons.size(), 14);
        QSet<QString> names;
        for (const QToolButton *button : buttons) {
            QVERIFY(!button->objectName().isEmpty());
            QVERIFY(button->toolTip().startsWith(button->accessibleName()));
            names.insert(button->accessibleName());
        }
        QCOMPARE(names.size(), 14);
        QVERIFY(names.contains(QStringLiteral("Hand")));
        QVERIFY(names.contains(QStringLiteral("Black knight")));
    }

    void clickOnAPieceMakesItTheStampAndLeavesTheFocusWithTheBoard()
    {
        PaletteStage stage(emptyBoard);
        QTest::mouseClick(stage.button("white_queen_stamp"), Qt::LeftButton);
        QVERIFY(stage.palette->tool() == BoardTool(whiteQueen));
        QVERIFY(stage.board->tool() == BoardTool(whiteQueen));
        QVERIFY(stage.board->hasFocus());
        stage.click("e4"_sq);
        QCOMPARE(stage.fen(), "8/8/8/8/4Q3/8/8/8 w - - 0 1");
        QTest::mouseClick(stage.button("eraserTool"), Qt::LeftButton);
        stage.click("e4"_sq);
        QCOMPARE(stage.fen(), emptyBoard);
    }

    void escapeOnTheBoardOrThePaletteGoesBackToTheHand()
    {
        PaletteStage stage(emptyBoard);
        stage.palette->setTool(whiteQueen);
        stage.key(Qt::Key_Escape);
        QVERIFY(stage.palette->tool() == BoardTool(ui::Hand{}));
        QVERIFY(stage.button("handTool")->isChecked());
        stage.palette->setTool(whiteQueen);
        QTest::keyClick(stage.button("white_queen_stamp"), Qt::Key_Escape);
        QVERIFY(stage.board->tool() == BoardTool(ui::Hand{}));
    }

    void pieceIsDraggedOntoEverySquare()
    {
        PaletteStage stage(emptyBoard);
        QToolButton *button = stage.button("white_queen_stamp");
        for (const Square square : allSquares) {
            QTest::mousePress(button, Qt::LeftButton);
            stage.carry(button, stage.at(square));
            QVERIFY(stage.window.findChild<ui::PieceInAir *>()->isVisible());
            QVERIFY(stage.board->picture().lifted->over == square);
            stage.drop(button, stage.at(square));
            QVERIFY(!stage.window.findChild<ui::PieceInAir *>()->isVisible());
            QVERIFY(stage.document.position().pieceAt(square) == whiteQueen);
        }
        QCOMPARE(stage.steps(), 64);
        QVERIFY(stage.palette->tool() == BoardTool(ui::Hand{})); // a drag picks no tool
    }

    void pieceDroppedBesideTheBoardIsNothing()
    {
        PaletteStage stage(emptyBoard);
        QToolButton *button = stage.button("white_queen_stamp");
        QTest::mousePress(button, Qt::LeftButton);
        stage.carry(button, stage.at("a1"_sq));
        stage.carry(button, QPoint(-20, 40));
        stage.drop(button, QPoint(-20, 40));
        QCOMPARE(stage.steps(), 0);
    }

    void dragFromThePaletteIsCancelled()
    {
        PaletteStage stage(emptyBoard);
        QToolButton *button = stage.button("white_queen_stamp");
        for (const bool byKey : {true, false}) {
            QTest::mousePress(button, Qt::LeftButton);
            stage.carry(button, stage.at("a1"_sq));
            QVERIFY(stage.board->picture().lifted);
            if (byKey)
                QTest::keyClick(button, Qt::Key_Escape);
            else
                QTest::mousePress(button, Qt::RightButton);
            QVERIFY(!stage.board->picture().lifted);
            stage.carry(button, stage.at("a2"_sq));
            QVERIFY(!stage.board->picture().lifted);
            stage.drop(button, stage.at("a2"_sq));
        }
        QCOMPARE(stage.steps(), 0);
        QVERIFY(stage.palette->tool() == BoardTool(ui::Hand{}));
    }

    void legendNamesTheLayersInTheirColours()
    {
        ui::Document document;
        ui::LayerLegend legend(&document);
        legend.resize(600, legend.heightForWidth(600));
        QCOMPARE(legend.accessibleName(), QStringLiteral("No layers"));
        document.setLayerShown(QStringLiteral("white"), true);
        document.setLayerShown(QStringLiteral("black"), true);
        QCOMPARE(legend.accessibleName(), QStringLiteral("Layers: white, black"));
        const auto has = [&](int slot) {
            const QColor color = ui::BoardColors::fromPalette(legend.palette()).layerColor(slot);
            const QImage image = legend.grab().toImage();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixelColor(x, y) == color;
            }
            return count > 20;
        };
        QVERIFY(has(0) && has(1) && !has(2));
        document.setLayerShown(QStringLiteral("white"), false);
        QVERIFY(!has(0) && has(1)); // black keeps its colour
        document.setLayerShown(QStringLiteral("edges"), true);
        QVERIFY(has(0) && has(1)); // the free colour is used again
    }

    void legendGrowsByRowsWhenItIsNarrow()
    {
        ui::Document document;
        ui::LayerLegend legend(&document);
        const int row = legend.heightForWidth(300);
        for (const char *name : {"white_attacks", "black_attacks", "diagonal_a1h8", "not_file_ab"})
            document.setLayerShown(QString::fromLatin1(name), true);
        QCOMPARE(legend.heightForWidth(3000), row);
        QVERIFY(legend.heightForWidth(150) >= 3 * row);
        QVERIFY(legend.heightForWidth(1) == 4 * row);
    }
};

QTEST_MAIN(TestPiecePalette)
#include "tst_piece_palette.moc"
