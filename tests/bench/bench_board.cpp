#include "ui/board/board_painter.h"
#include "ui/board/board_widget.h"
#include "ui/document.h"

#include <QApplication>
#include <QImage>
#include <QMouseEvent>

#include <benchmark/benchmark.h>

using namespace chess;

namespace {

constexpr int side = 640;

/// Painting needs an application; no window of it is ever seen.
void needApplication()
{
    static int argc = 1;
    static char name[] = "bench_board";
    static char *argv[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Never deleted: as a static object it would outlive what it stands on in Qt.
    static QApplication *const application = new QApplication(argc, argv);
    benchmark::DoNotOptimize(application);
}

/// The yardstick: every pixel of the board written once in one colour.
void fillWithOneColor(benchmark::State &state)
{
    needApplication();
    QImage image(side, side, QImage::Format_RGB32);
    QPainter painter(&image);
    for (auto _ : state) // NOLINT(readability-identifier-naming)
        painter.fillRect(image.rect(), Qt::gray);
}

void paint(benchmark::State &state, const ui::BoardPicture &picture, const QRegion &region)
{
    const ui::BoardGeometry geometry({.size = {side, side}});
    const ui::BoardColors colors = ui::BoardColors::fromPalette(QApplication::palette());
    ui::PiecePixmaps pixmaps;
    QImage image(side, side, QImage::Format_RGB32);
    QPainter painter(&image);
    for (auto _ : state) // NOLINT(readability-identifier-naming)
        paintBoard(painter, geometry, picture, colors, pixmaps, region);
}

ui::BoardPicture startPicture()
{
    ui::BoardPicture picture;
    picture.position = Position::start();
    return picture;
}

void paintFullBoard(benchmark::State &state)
{
    needApplication();
    paint(state, startPicture(), QRect(0, 0, side, side));
}

void paintOneSquare(benchmark::State &state)
{
    needApplication();
    const ui::BoardGeometry geometry({.size = {side, side}});
    paint(state, startPicture(), geometry.squareRect("g1"_sq).toRect());
}

void paintFullBoardWithLayersAndMarks(benchmark::State &state)
{
    needApplication();
    ui::Document document;
    for (const char *name : {"white_attacks", "black_attacks", "occupied"})
        document.setLayerShown(QString::fromLatin1(name), true);
    document.select("g1"_sq);
    paint(state, pictureOf(document, ui::BoardColors::fromPalette(QApplication::palette())),
          QRect(0, 0, side, side));
}

/// From the press of the button to the changed pixels in the window's image.
void clickAPiece(benchmark::State &state)
{
    needApplication();
    ui::Document document;
    ui::BoardWidget board(&document);
    QObject::connect(&board, &ui::BoardWidget::selectRequested, &document, &ui::Document::select);
    board.resize(side, side);
    board.show();
    QCoreApplication::processEvents();
    for (auto _ : state) { // NOLINT(readability-identifier-naming)
        const Square square = document.selectedSquare() == "g1"_sq ? "b1"_sq : "g1"_sq;
        const QPointF point = board.boardGeometry().squareRect(square).center();
        for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, point, board.mapToGlobal(point), Qt::LeftButton,
                              type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton,
                              Qt::NoModifier);
            QCoreApplication::sendEvent(&board, &event);
        }
        QCoreApplication::processEvents();
    }
}

} // namespace

BENCHMARK(fillWithOneColor)->Name("board_640/fill_with_one_color")->Unit(benchmark::kMicrosecond);
BENCHMARK(paintFullBoard)->Name("board_640/paint_full_board")->Unit(benchmark::kMicrosecond);
BENCHMARK(paintFullBoardWithLayersAndMarks)
    ->Name("board_640/paint_full_board_with_layers_and_marks")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(paintOneSquare)->Name("board_640/paint_one_square")->Unit(benchmark::kMicrosecond);
BENCHMARK(clickAPiece)->Name("board_640/click_to_changed_pixels")->Unit(benchmark::kMicrosecond);
