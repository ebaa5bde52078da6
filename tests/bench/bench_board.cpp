#include "ui/board/board_painter.h"
#include "ui/board/board_widget.h"
#include "ui/document/document.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QImage>
#include <QPaintEvent>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

#include <benchmark/benchmark.h>

#include <vector>

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

/// The other yardstick: what is left when nothing has to be decided.
void drawPixmapsOnly(benchmark::State &state)
{
    needApplication();
    constexpr int square = side / 8;
    QPixmap pixmap(square, square);
    pixmap.fill(Qt::transparent);
    QImage image(side, side, QImage::Format_RGB32);
    QPainter painter(&image);
    for (auto _ : state) { // NOLINT(readability-identifier-naming)
        for (int i = 0; i < 64; ++i)
            painter.drawPixmap(square * (i % 8), square * (i / 8), pixmap);
    }
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
    state.SetLabel("aim: 500 us");
}

void paintOneSquare(benchmark::State &state)
{
    needApplication();
    const ui::BoardGeometry geometry({.size = {side, side}});
    paint(state, startPicture(), geometry.squareRect("g1"_sq).toRect());
    state.SetLabel("aim: 100 us");
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

/// Counts the paint events of a widget.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget *widget) { widget->installEventFilter(this); }

    int count() const { return m_count; }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

private:
    int m_count = 0;
};

/// The yardstick of clicks: a widget that paints nothing is told to paint itself.
void updateBareWidget(benchmark::State &state)
{
    needApplication();
    QWidget widget;
    widget.resize(side, side);
    widget.show();
    QCoreApplication::processEvents();
    for (auto _ : state) { // NOLINT(readability-identifier-naming)
        widget.update();
        QCoreApplication::processEvents();
    }
}

void makeLayersReady(benchmark::State &state)
{
    needApplication();
    ui::Document document;
    for (const char *name : {"white_attacks", "black_attacks", "destinations"})
        document.setLayerShown(QString::fromLatin1(name), true);
    const ui::BoardColors colors = ui::BoardColors::fromPalette(QApplication::palette());
    for (auto _ : state) { // NOLINT(readability-identifier-naming)
        document.select(document.selectedSquare() == "g1"_sq ? "b1"_sq : "g1"_sq);
        benchmark::DoNotOptimize(ui::pictureOf(document, colors));
    }
}

/// Clicks the squares in turn, each with a real press and release in the window, until the board
/// has been painted and no event is left.
void click(benchmark::State &state, ui::BoardWidget &board, const std::vector<Square> &squares)
{
    board.window()->show();
    QCoreApplication::processEvents();
    const PaintCounter paints(&board);
    std::size_t next = 0;
    for (auto _ : state) { // NOLINT(readability-identifier-naming)
        const int before = paints.count();
        const QPoint point = board.boardGeometry().squareRect(squares[next]).center().toPoint();
        QTest::mouseClick(board.window()->windowHandle(), Qt::LeftButton, {},
                          board.mapTo(board.window(), point));
        QCoreApplication::processEvents();
        if (paints.count() == before) {
            state.SkipWithError("the click changed no pixel");
            break;
        }
        next = (next + 1) % squares.size();
    }
    state.SetLabel("aim: 2000 us");
}

void clickOnBoard(benchmark::State &state)
{
    needApplication();
    ui::Document document;
    ui::BoardWidget board(&document);
    QObject::connect(&board, &ui::BoardWidget::selectRequested, &document, &ui::Document::select);
    board.resize(side, side);
    click(state, board, {"g1"_sq, "b1"_sq});
}

/// Everything that follows a click is in it: list, inspector, position line and status bar.
void clickInMainWindow(benchmark::State &state, const std::vector<Square> &squares)
{
    needApplication();
    const QTemporaryDir folder;
    ui::MainWindow window(folder.filePath(QStringLiteral("settings.ini")));
    click(state, *window.findChild<ui::BoardWidget *>(), squares);
}

void selectInMainWindow(benchmark::State &state)
{
    clickInMainWindow(state, {"g1"_sq, "b1"_sq});
}

/// Every other click moves the knight.
void moveInMainWindow(benchmark::State &state)
{
    clickInMainWindow(state, {"g1"_sq, "f3"_sq, "f3"_sq, "g1"_sq});
}

} // namespace

BENCHMARK(fillWithOneColor)->Name("board/one colour")->Unit(benchmark::kMicrosecond);
BENCHMARK(drawPixmapsOnly)->Name("board/64 pixmaps")->Unit(benchmark::kMicrosecond);
BENCHMARK(paintFullBoard)->Name("board/all")->Unit(benchmark::kMicrosecond);
BENCHMARK(paintFullBoardWithLayersAndMarks)
    ->Name("board/all with layers and marks")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(paintOneSquare)->Name("board/one square")->Unit(benchmark::kMicrosecond);

BENCHMARK(updateBareWidget)->Name("click/update of a bare widget")->Unit(benchmark::kMicrosecond);
BENCHMARK(makeLayersReady)->Name("click/layers ready")->Unit(benchmark::kMicrosecond);
BENCHMARK(clickOnBoard)->Name("click/board painted")->Unit(benchmark::kMicrosecond);
BENCHMARK(selectInMainWindow)->Name("click/whole window painted")->Unit(benchmark::kMicrosecond);
BENCHMARK(moveInMainWindow)
    ->Name("click/whole window painted, every other one a move")
    ->Unit(benchmark::kMicrosecond);
