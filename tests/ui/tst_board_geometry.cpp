#include "tests/core/printing.h"
#include "ui/board/board_geometry.h"

#include <QtTest>

#include <cmath>

using namespace chess;
using ui::BoardGeometry;

class TestBoardGeometry : public QObject {
    Q_OBJECT

    static void addViews()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<qreal>("ratio");
        QTest::addColumn<QPointF>("origin");
        QTest::addColumn<bool>("isFlipped");
        QTest::addColumn<bool>("showsCoordinates");
        for (const QSizeF size : {QSizeF(160, 160), QSizeF(161, 333), QSizeF(397, 251),
                                  QSizeF(640, 640), QSizeF(1279, 803), QSizeF(90, 2000)}) {
            for (const qreal ratio : {1.0, 1.25, 1.5, 1.75, 2.0, 3.0}) {
                for (const QPointF origin : {QPointF(0, 0), QPointF(101, 57), QPointF(3, 2)}) {
                    for (const bool isFlipped : {false, true}) {
                        for (const bool showsCoordinates : {false, true}) {
                            QTest::addRow("%gx%g at %g, origin %g,%g%s%s", size.width(),
                                          size.height(), ratio, origin.x(), origin.y(),
                                          isFlipped ? ", flipped" : "",
                                          showsCoordinates ? ", coordinates" : "")
                                << size << ratio << origin << isFlipped << showsCoordinates;
                        }
                    }
                }
            }
        }
    }

    static BoardGeometry::View view()
    {
        QFETCH(QSizeF, size);
        QFETCH(qreal, ratio);
        QFETCH(QPointF, origin);
        QFETCH(bool, isFlipped);
        QFETCH(bool, showsCoordinates);
        return {size, ratio, origin, isFlipped, showsCoordinates};
    }

    static bool isWhole(qreal number) { return std::abs(number - std::round(number)) < 1e-6; }

private slots:
    void everyPointOfASquareLeadsBackToIt_data() { addViews(); }
    void everyPointOfASquareLeadsBackToIt()
    {
        const BoardGeometry geometry(view());
        for (const Square square : allSquares) {
            const QRectF rect = geometry.squareRect(square);
            const qreal hair = 0.01;
            for (const QPointF point :
                 {rect.center(), rect.topLeft() + QPointF(hair, hair),
                  rect.topRight() + QPointF(-hair, hair), rect.bottomLeft() + QPointF(hair, -hair),
                  rect.bottomRight() - QPointF(hair, hair)}) {
                const auto found = geometry.squareAt(point);
                QVERIFY(found);
                QCOMPARE(*found, square);
            }
        }
    }

    void squaresHaveTheSameWholeNumberOfDevicePixels_data() { addViews(); }
    void squaresHaveTheSameWholeNumberOfDevicePixels()
    {
        const BoardGeometry::View seen = view();
        const BoardGeometry geometry(seen);
        for (const Square square : allSquares) {
            // As the window's pixels see it: the widget's place times the scale factor.
            const QRectF rect = geometry.squareRect(square).translated(seen.originInWindow);
            QVERIFY(isWhole(rect.left() * seen.devicePixelRatio));
            QVERIFY(isWhole(rect.top() * seen.devicePixelRatio));
            QVERIFY(std::abs(rect.width() * seen.devicePixelRatio - geometry.deviceSide()) < 1e-6);
            QVERIFY(std::abs(rect.height() * seen.devicePixelRatio - geometry.deviceSide()) < 1e-6);
        }
    }

    void boardLiesInTheMiddleAndUsesTheRoom_data() { addViews(); }
    void boardLiesInTheMiddleAndUsesTheRoom()
    {
        const BoardGeometry::View seen = view();
        const BoardGeometry geometry(seen);
        QRectF frame = geometry.boardRect();
        const qreal pixel = 1 / seen.devicePixelRatio;
        if (geometry.showsCoordinates()) {
            const qreal strip = geometry.deviceRankLabelRect(0).width() * pixel;
            frame.adjust(-strip, 0, 0, strip);
        }
        QVERIFY(QRectF(QPointF(), seen.size).contains(frame));
        const QPointF off = frame.center() - QRectF(QPointF(), seen.size).center();
        QVERIFY(std::abs(off.x()) <= 1.5 * pixel);
        QVERIFY(std::abs(off.y()) <= 1.5 * pixel);
        // Less than eight device pixels are left over, and the border on either side.
        const qreal room = std::min(seen.size.width(), seen.size.height());
        QVERIFY((room - std::max(frame.width(), frame.height())) * seen.devicePixelRatio <
                8 + 2 * geometry.deviceBorder() + 2);
    }

    void flippedBoardIsTurnedByAHalfTurn()
    {
        const BoardGeometry white({.size = {400, 400}, .showsCoordinates = false});
        const BoardGeometry black(
            {.size = {400, 400}, .isFlipped = true, .showsCoordinates = false});
        QVERIFY(white.squareInView(0, 0) == "a8"_sq);
        QVERIFY(white.squareInView(7, 7) == "h1"_sq);
        QVERIFY(black.squareInView(0, 0) == "h1"_sq);
        QVERIFY(black.squareInView(7, 7) == "a8"_sq);
        for (const Square square : allSquares) {
            const Square opposite = Square::fromIndex(63 - square.index());
            QCOMPARE(white.squareRect(square), black.squareRect(opposite));
            QVERIFY(white.squareInView(white.columnOf(square), white.rowOf(square)) == square);
            QVERIFY(black.squareInView(black.columnOf(square), black.rowOf(square)) == square);
        }
    }

    void nothingIsBesideTheBoard()
    {
        const BoardGeometry geometry({.size = {500, 300}});
        const QRectF board = geometry.boardRect();
        for (const QPointF point :
             {QPointF(board.left() - 0.01, 150), QPointF(board.right() + 0.01, 150),
              QPointF(250, board.top() - 0.01), QPointF(250, board.bottom() + 0.01),
              QPointF(-1e12, 1e12), QPointF(qQNaN(), 150)})
            QVERIFY(!geometry.squareAt(point));
        QVERIFY(!geometry.squareInView(-1, 0));
        QVERIFY(!geometry.squareInView(0, 8));
    }

    void tinyWidgetStillHasABoard()
    {
        for (const QSizeF size : {QSizeF(0, 0), QSizeF(1, 1), QSizeF(7, 900)})
            QVERIFY(BoardGeometry({.size = size}).deviceSide() >= 1);
    }
};

QTEST_APPLESS_MAIN(TestBoardGeometry)
#include "tst_board_geometry.moc"
