#include "tests/core/oracle.h"
#include "tests/core/printing.h"
#include "ui/board/board_colors.h"
#include "ui/document/wording.h"
#include "ui/tables/heat_legend.h"
#include "ui/tables/heat_scale.h"
#include "ui/tables/table_grid.h"
#include "ui/widgets/color_contrast.h"

#include <QAccessible>
#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

using chess::Bitboard;
using chess::Square;
using chess::operator""_sq;

namespace {

Bitboard slowKnightAttacks(Square square)
{
    return tests::squaresAtDistance(square,
                                    [](int files, int ranks) { return files * ranks == 2; });
}

QPalette darkPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Window, QColor(0x2B2E33));
    palette.setColor(QPalette::WindowText, Qt::white);
    return palette;
}

} // namespace

class TestTableGrid : public QObject {
    Q_OBJECT

    ui::TableGrid *m_grid = nullptr;

    /// The middle of an entry, reckoned without the grid's own help.
    QPoint at(Square square, bool isFlipped = false) const
    {
        const QRectF board = m_grid->geometryOfCells().boardRect();
        const int column = isFlipped ? 7 - tests::fileOf(square) : tests::fileOf(square);
        const int row = isFlipped ? tests::rankOf(square) : 7 - tests::rankOf(square);
        return QPointF(board.left() + (column + 0.5) * board.width() / 8,
                       board.top() + (row + 0.5) * board.height() / 8)
            .toPoint();
    }
    void click(Square square) { QTest::mouseClick(m_grid, Qt::LeftButton, {}, at(square)); }
    void hover(QPoint point)
    {
        QMouseEvent event(QEvent::MouseMove, QPointF(point), m_grid->mapToGlobal(QPointF(point)),
                          Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(m_grid, &event);
    }

    /// The colour in the middle of the square of an entry's small board.
    QColor colorIn(const QImage &image, Square entry, Square square) const
    {
        const QRectF cell = m_grid->geometryOfCells().squareRect(entry);
        const qreal side = std::floor((cell.width() - 4) / 8);
        const qreal left = cell.center().x() - 4 * side;
        const qreal top = cell.center().y() - 4 * side;
        return image.pixelColor(QPointF(left + (tests::fileOf(square) + 0.5) * side,
                                        top + (7 - tests::rankOf(square) + 0.5) * side)
                                    .toPoint());
    }

private slots:
    void init()
    {
        m_grid = new ui::TableGrid;
        m_grid->setTable(*chess::findSquareTable("knight"));
        m_grid->resize(560, 560);
        m_grid->show();
        m_grid->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(m_grid));
    }
    void cleanup() { delete m_grid; }

    void smallBoardsShowWhatTheSlowKnightAttacks()
    {
        const QImage image = m_grid->grab().toImage();
        const ui::BoardColors colors = ui::BoardColors::fromPalette(m_grid->palette());
        for (const Square entry : chess::allSquares) {
            for (const Square square : chess::allSquares) {
                const QColor color = colorIn(image, entry, square);
                const bool isMarked = qAbs(color.lightness() - colors.mark.lightness()) <
                                      qAbs(color.lightness() - colors.darkSquare.lightness());
                if (entry != square)
                    QCOMPARE(isMarked, slowKnightAttacks(entry).contains(square));
            }
            QCOMPARE(colorIn(image, entry, entry), colors.selected);
        }
    }

    void pointerLooksAtTheEntryUnderItAndLeavesThePinnedOne()
    {
        m_grid->setPinned("a1"_sq);
        const QSignalSpy looked(m_grid, &ui::TableGrid::lookedAtChanged);
        hover(at("c6"_sq));
        QCOMPARE(m_grid->lookedAt(), "c6"_sq);
        QCOMPARE(looked.count(), 1);
        QCOMPARE(m_grid->pinned(), "a1"_sq);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(m_grid, &leave);
        m_grid->clearFocus();
        QCOMPARE(m_grid->lookedAt(), "a1"_sq);
    }

    void clickPinsTheEntryUnderThePointerSeenFromEitherSide()
    {
        for (const Square square : chess::allSquares) {
            click(square);
            QCOMPARE(m_grid->pinned(), square);
        }
        m_grid->setFlipped(true);
        for (const Square square : chess::allSquares) {
            QTest::mouseClick(m_grid, Qt::LeftButton, {}, at(square, true));
            QCOMPARE(m_grid->pinned(), square);
        }
    }

    void keysWalkOverTheEntriesAndEnterPins()
    {
        m_grid->setCursorSquare("a1"_sq);
        const QSignalSpy pinned(m_grid, &ui::TableGrid::pinnedChanged);
        QTest::keyClick(m_grid, Qt::Key_Up);
        QTest::keyClick(m_grid, Qt::Key_Right);
        QCOMPARE(m_grid->lookedAt(), "b2"_sq);
        QCOMPARE(pinned.count(), 0);
        QTest::keyClick(m_grid, Qt::Key_Return);
        QCOMPARE(m_grid->pinned(), "b2"_sq);
        QTest::keyClick(m_grid, Qt::Key_End);
        QTest::keyClick(m_grid, Qt::Key_Space);
        QCOMPARE(m_grid->pinned(), "h2"_sq);
        QTest::keyClick(m_grid, Qt::Key_Right);
        QCOMPARE(m_grid->cursorSquare(), "h2"_sq); // the edge holds
        m_grid->setFlipped(true);
        QTest::keyClick(m_grid, Qt::Key_Up);
        QCOMPARE(m_grid->cursorSquare(), "h1"_sq);
    }

    void keysTakeOverFromAPointerAtRest()
    {
        hover(at("c6"_sq));
        QCOMPARE(m_grid->lookedAt(), "c6"_sq);
        QTest::keyClick(m_grid, Qt::Key_Left);
        QCOMPARE(m_grid->lookedAt(), "d4"_sq);
    }

    void copyAsksForTheEntryOfTheCursor()
    {
        const QSignalSpy asked(m_grid, &ui::TableGrid::copyRequested);
        m_grid->setCursorSquare("g7"_sq);
        QTest::keySequence(m_grid, QKeySequence::Copy);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(*static_cast<const Square *>(asked[0][0].constData()), "g7"_sq);
    }

    void entriesAreCellsOfAnAccessibleTable()
    {
        QAccessibleInterface *table = QAccessible::queryAccessibleInterface(m_grid);
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->childCount(), 64);
        const auto cell = [&](int row, int column) {
            return table->tableInterface()->cellAt(row, column);
        };
        QCOMPARE(cell(4, 4)->text(QAccessible::Name),
                 QStringLiteral("e4, 8 squares: d2, f2, c3, g3, c5, g5, d6, f6"));
        QCOMPARE(cell(7, 0)->text(QAccessible::Name), QStringLiteral("a1, 2 squares: c2, b3"));
        cell(0, 7)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(m_grid->pinned(), "h8"_sq);
        QVERIFY(cell(0, 7)->state().selected);
        QVERIFY(!cell(4, 4)->state().selected);
        m_grid->setTable(*chess::findSquareTable("white-pawn"));
        QCOMPARE(cell(0, 0)->text(QAccessible::Name), QStringLiteral("a8, no square"));
        QCOMPARE(cell(1, 0)->text(QAccessible::Name), QStringLiteral("a7, 1 square: b8"));
    }

    void heatMapColoursGoByTheCount()
    {
        m_grid->setHeatMap(true);
        m_grid->clearFocus();
        const QImage image = m_grid->grab().toImage();
        const ui::HeatScale scale(2, 8, m_grid->palette());
        for (const Square square : chess::allSquares) {
            if (square == m_grid->pinned())
                continue;
            const QRectF cell = m_grid->geometryOfCells().squareRect(square);
            QCOMPARE(image.pixelColor((cell.topLeft() + QPointF(6, 6)).toPoint()),
                     scale.ground(slowKnightAttacks(square).count()));
        }
    }

    void countsAreLegibleOnEveryHeat_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << QPalette(Qt::white, QColor(0xEFEFEF));
        QTest::newRow("dark") << darkPalette();
    }
    void countsAreLegibleOnEveryHeat()
    {
        QFETCH(QPalette, palette);
        for (int greatest = 0; greatest <= 64; ++greatest) {
            const ui::HeatScale scale(0, greatest, palette);
            qreal before = -1;
            for (int count = 0; count <= greatest; ++count) {
                QVERIFY(ui::contrastRatio(scale.ground(count), scale.text(count)) >= 4.5);
                // The order shows without colours too.
                const qreal standsOut =
                    ui::contrastRatio(scale.ground(count), palette.color(QPalette::Window));
                if (count > greatest / 2)
                    QVERIFY(standsOut > before);
                before = standsOut;
            }
        }
    }

    void legendNamesEveryCountAndHowManyEntriesHaveIt()
    {
        ui::HeatLegend legend;
        legend.setTable(m_grid->table());
        QAccessibleInterface *picture = QAccessible::queryAccessibleInterface(&legend);
        QCOMPARE(picture->role(), QAccessible::Graphic);
        // Published counts of a knight's moves from the 64 squares.
        QCOMPARE(picture->text(QAccessible::Description),
                 QStringLiteral("2 in 4 entries; 3 in 8 entries; 4 in 20 entries; 6 in 16 entries; "
                                "8 in 16 entries"));
    }

    void entriesFollowTheColoursOfTheWindow()
    {
        const QImage before = m_grid->grab().toImage();
        m_grid->setPalette(darkPalette());
        QVERIFY(m_grid->grab().toImage() != before);
    }
};

QTEST_MAIN(TestTableGrid)
#include "tst_table_grid.moc"
