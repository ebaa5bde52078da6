#include "tests/ui/board_stage.h"
#include "ui/board/board_painter.h"
#include "ui/widgets/color_contrast.h"

#include <QImage>
#include <QPaintEvent>

#include <set>

using namespace chess;
using ui::BoardColors;
using ui::BoardGeometry;
using ui::BoardPicture;

namespace {

QPalette paletteOf(bool isDark)
{
    QPalette palette;
    palette.setColor(QPalette::Window,
                     isDark ? QColor(0x20, 0x23, 0x28) : QColor(0xF5, 0xF5, 0xF5));
    palette.setColor(QPalette::WindowText, isDark ? Qt::white : Qt::black);
    return palette;
}

QImage painted(const BoardPicture &picture, const BoardColors &colors, int side, qreal ratio = 1)
{
    const BoardGeometry geometry(
        {.size = QSizeF(side, side) / ratio, .devicePixelRatio = ratio, .showsCoordinates = false});
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(colors.background);
    QPainter painter(&image);
    ui::PiecePixmaps pixmaps;
    paintBoard(painter, geometry, picture, colors, pixmaps);
    return image;
}

QRect squareIn(const QImage &image, Square square)
{
    return BoardGeometry({.size = QSizeF(image.size()) / image.devicePixelRatio(),
                          .devicePixelRatio = image.devicePixelRatio(),
                          .showsCoordinates = false})
        .deviceSquareRect(square);
}

/// The number of pixels of a square that stand out from its ground by a contrast of 3 to 1.
int standingOut(const QImage &image, Square square, const QColor &ground)
{
    const QRect rect = squareIn(image, square);
    int count = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x)
            count += ui::contrastRatio(image.pixelColor(x, y), ground) >= 3 ? 1 : 0;
    }
    return count;
}

/// The colours that cover at least a twentieth of a square.
std::set<QRgb> mainColors(const QImage &image, Square square)
{
    const QRect rect = squareIn(image, square);
    std::map<QRgb, int> counts;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x)
            ++counts[image.pixel(x, y)];
    }
    std::set<QRgb> colors;
    for (const auto &[color, count] : counts) {
        if (count >= rect.width() * rect.height() / 20)
            colors.insert(color);
    }
    return colors;
}

/// Records which part of a widget is painted.
class PaintRecorder : public QObject {
public:
    explicit PaintRecorder(QWidget *widget) { widget->installEventFilter(this); }
    QRegion region;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            region += static_cast<QPaintEvent *>(event)->region();
        return false;
    }
};

void addThemes()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

} // namespace

class TestBoardPainter : public QObject {
    Q_OBJECT
private slots:
    void themeIsJudgedFromThePalette()
    {
        QVERIFY(!BoardColors::fromPalette(paletteOf(false)).isDark);
        QVERIFY(BoardColors::fromPalette(paletteOf(true)).isDark);
    }

    void contrastOfKnownColoursIsAsPublished()
    {
        // WCAG 2.1: black on white is 21, #767676 on white is the lightest grey with 4.5.
        QCOMPARE(ui::contrastRatio(Qt::black, Qt::white), 21.0);
        QVERIFY(std::abs(ui::contrastRatio(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
        QVERIFY(ui::contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white) < 4.5);
    }

    void everyMarkStandsOutOnBothSquares_data() { addThemes(); }
    void everyMarkStandsOutOnBothSquares()
    {
        QFETCH(bool, isDark);
        const BoardColors colors = BoardColors::fromPalette(paletteOf(isDark));
        const std::array marks = {&ui::BoardMarks::destinations, &ui::BoardMarks::captures,
                                  &ui::BoardMarks::castling,     &ui::BoardMarks::blocked,
                                  &ui::BoardMarks::wrapped,      &ui::BoardMarks::stepResult,
                                  &ui::BoardMarks::stepUnion};
        const Bitboard both({"e4"_sq, "d4"_sq}); // light and dark
        std::vector<ui::BoardMarks> pictured = {{.destinations = both, .unsafe = both},
                                                {.captures = both, .unsafe = both},
                                                {.castling = both, .unsafe = both}};
        for (const auto mark : marks) {
            ui::BoardMarks only;
            only.*mark = both;
            pictured.push_back(only);
        }
        for (const int side : {160, 400, 1280}) {
            for (const ui::BoardMarks &each : pictured) {
                BoardPicture picture;
                picture.marks = each;
                const QImage image = painted(picture, colors, side);
                const int area =
                    squareIn(image, "e4"_sq).width() * squareIn(image, "e4"_sq).height();
                QVERIFY(standingOut(image, "e4"_sq, colors.lightSquare) * 100 > 2 * area);
                QVERIFY(standingOut(image, "d4"_sq, colors.darkSquare) * 100 > 2 * area);
                QCOMPARE(standingOut(image, "e5"_sq, colors.darkSquare), 0);
            }
        }
    }

    void castlingIsATowerThatMakesRoomForAPieceAndForADot()
    {
        const BoardColors colors = BoardColors::fromPalette(paletteOf(false));
        BoardPicture picture;
        picture.position = chess::Position();
        picture.position.put("g2"_sq, {chess::Color::White, chess::PieceType::Rook});
        picture.marks = {.destinations = Bitboard("a4"_sq),
                         .castling = Bitboard({"e4"_sq, "c4"_sq, "a4"_sq, "g2"_sq}),
                         .unsafe = Bitboard("c4"_sq)};
        const QImage image = painted(picture, colors, 800);
        const auto isInked = [&](Square square, qreal x, qreal y) {
            const QRect rect = squareIn(image, square);
            const QPoint point =
                rect.topLeft() + QPoint(int(rect.width() * x), int(rect.height() * y));
            return ui::contrastRatio(image.pixelColor(point), colors.lightSquare) >= 3;
        };
        // Battlements with a gap, above a ground that fills its corners.
        for (const qreal x : {0.38, 0.5, 0.62})
            QVERIFY(isInked("e4"_sq, x, 0.39));
        for (const qreal x : {0.44, 0.56})
            QVERIFY(!isInked("e4"_sq, x, 0.37));
        QVERIFY(isInked("e4"_sq, 0.37, 0.63) && isInked("e4"_sq, 0.63, 0.63));
        // Not legal: hollow about a cross.
        QVERIFY(!isInked("c4"_sq, 0.4, 0.55) && isInked("c4"_sq, 0.5, 0.54));
        QVERIFY(isInked("c4"_sq, 0.35, 0.6));
        QVERIFY(isInked("a4"_sq, 0.5, 0.5) && isInked("a4"_sq, 0.8, 0.8));
        QVERIFY(isInked("g2"_sq, 0.9, 0.9) && !isInked("g4"_sq, 0.9, 0.9));
    }

    void marksAreToldApartByShape()
    {
        const BoardColors colors = BoardColors::fromPalette(paletteOf(false));
        BoardPicture picture;
        picture.marks = {.destinations = Bitboard({"e4"_sq, "e2"_sq}),
                         .captures = Bitboard({"c4"_sq, "c2"_sq}),
                         .unsafe = Bitboard({"e2"_sq, "c2"_sq}),
                         .blocked = Bitboard("a4"_sq),
                         .wrapped = Bitboard("g4"_sq),
                         .stepResult = Bitboard("c6"_sq),
                         .stepUnion = Bitboard("e6"_sq)};
        const QImage image = painted(picture, colors, 800);
        // Where the mark has ink: the middle, the rim half-way along an edge, the top right corner.
        const auto inkAt = [&](Square square, qreal x, qreal y) {
            const QRect rect = squareIn(image, square);
            const QPoint point =
                rect.topLeft() + QPoint(int(rect.width() * x), int(rect.height() * y));
            int inked = 0;
            for (int dx = -3; dx <= 3; ++dx)
                inked += ui::contrastRatio(image.pixelColor(point + QPoint(dx, 0)),
                                           colors.lightSquare) >= 3;
            return inked > 0;
        };
        QVERIFY(inkAt("e4"_sq, 0.5, 0.5) && !inkAt("e4"_sq, 0.06, 0.5) &&
                !inkAt("e4"_sq, 0.94, 0.06));
        QVERIFY(!inkAt("c4"_sq, 0.5, 0.5) && inkAt("c4"_sq, 0.06, 0.5) &&
                !inkAt("c4"_sq, 0.94, 0.06));
        QVERIFY(!inkAt("g4"_sq, 0.5, 0.5) && !inkAt("g4"_sq, 0.06, 0.5) &&
                inkAt("g4"_sq, 0.94, 0.06));
        // What is not legal: a dot that is hollow beside its cross, and a thin ring with such a dot
        // in the corner.
        QVERIFY(inkAt("e4"_sq, 0.42, 0.5) && !inkAt("e2"_sq, 0.42, 0.5));
        QVERIFY(inkAt("e2"_sq, 0.5, 0.5) && inkAt("e2"_sq, 0.33, 0.5));
        QVERIFY(inkAt("c4"_sq, 0.1, 0.5) && !inkAt("c2"_sq, 0.1, 0.5));
        QVERIFY(inkAt("c2"_sq, 0.02, 0.5) && inkAt("c2"_sq, 0.915, 0.915));
        QVERIFY(!inkAt("c4"_sq, 0.915, 0.915));
        // A frame inside the square, and only its corners.
        QVERIFY(!inkAt("c6"_sq, 0.5, 0.5) && inkAt("c6"_sq, 0.13, 0.5) &&
                inkAt("c6"_sq, 0.13, 0.2));
        QVERIFY(!inkAt("e6"_sq, 0.5, 0.5) && !inkAt("e6"_sq, 0.13, 0.5) &&
                inkAt("e6"_sq, 0.13, 0.2));
        // A hatch has ink and gaps all over.
        const int area = squareIn(image, "a4"_sq).width() * squareIn(image, "a4"_sq).height();
        const int ink = standingOut(image, "a4"_sq, colors.lightSquare);
        QVERIFY(ink > area / 10 && ink < area / 2);
    }

    void cornerOfAWrappedBitIsSeenOnASmallSquareToo()
    {
        const BoardColors colors = BoardColors::fromPalette(paletteOf(false));
        for (const int side : {10, 12, 16, 40}) {
            QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            ui::paintWrappedCorner(painter, QRectF(0, 0, side, side), 1, colors);
            painter.end();
            int red = 0;
            for (int x = 0; x < side; ++x) {
                for (int y = 0; y < side; ++y)
                    red += image.pixelColor(x, y) == colors.wrapped;
            }
            QVERIFY2(red >= 8, qPrintable(QString::number(side)));
            QVERIFY(red < side * side / 4);
        }
    }

    void cursorIsSeenOnBothSquaresAndOnLayers_data() { addThemes(); }
    void cursorIsSeenOnBothSquaresAndOnLayers()
    {
        QFETCH(bool, isDark);
        const BoardColors colors = BoardColors::fromPalette(paletteOf(isDark));
        for (const Square square : {"e4"_sq, "d4"_sq}) {
            for (int slot = -1; slot < 8; ++slot) {
                BoardPicture picture;
                if (slot >= 0)
                    picture.layers = {
                        {QStringLiteral("all"), colors.layerColor(slot), Bitboard::full()}};
                const QColor ground =
                    painted(picture, colors, 400)
                        .pixelColor(squareIn(painted(picture, colors, 400), square).center());
                picture.cursor = square;
                const QImage image = painted(picture, colors, 400);
                // One of the two lines of two pixels goes all round: 4 × 2 × 48 pixels.
                QVERIFY(standingOut(image, square, ground) > 300);
            }
        }
    }

    void textsOnTheBoardAreReadable_data() { addThemes(); }
    void textsOnTheBoardAreReadable()
    {
        QFETCH(bool, isDark);
        const BoardColors colors = BoardColors::fromPalette(paletteOf(isDark));
        QVERIFY(ui::contrastRatio(colors.bitNumber, colors.lightSquare) >= 4.5);
        QVERIFY(ui::contrastRatio(colors.bitNumber, colors.darkSquare) >= 4.5);
        QVERIFY(ui::contrastRatio(colors.coordinate, colors.background) >= 4.5);
    }

    void layersOnTheSameSquareAreAllSeen_data() { addThemes(); }
    void layersOnTheSameSquareAreAllSeen()
    {
        QFETCH(bool, isDark);
        const BoardColors colors = BoardColors::fromPalette(paletteOf(isDark));
        for (int count = 1; count <= 4; ++count) {
            BoardPicture together;
            std::set<QRgb> expected;
            for (int slot = 0; slot < count; ++slot) {
                const ui::BoardLayer layer = {QString::number(slot), colors.layerColor(slot),
                                              Bitboard("e4"_sq)};
                together.layers.push_back(layer);
                BoardPicture alone;
                alone.layers = {layer};
                const QImage image = painted(alone, colors, 640);
                expected.insert(image.pixel(squareIn(image, "e4"_sq).center()));
            }
            QCOMPARE(expected.size(), static_cast<std::size_t>(count));
            QCOMPARE(mainColors(painted(together, colors, 640), "e4"_sq), expected);
        }
    }

    void layerColoursAreToldApart()
    {
        for (const bool isDark : {false, true}) {
            const BoardColors colors = BoardColors::fromPalette(paletteOf(isDark));
            for (int one = 0; one < 8; ++one) {
                for (int other = 0; other < one; ++other) {
                    const QColor a = colors.layerColor(one);
                    const QColor b = colors.layerColor(other);
                    QVERIFY(std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                                std::abs(a.blue() - b.blue()) >
                            60);
                }
            }
        }
    }

    void squaresAreSharpAtEveryScaleFactor()
    {
        const BoardColors colors = BoardColors::fromPalette(paletteOf(false));
        for (const qreal ratio : {1.0, 1.25, 1.5, 2.0}) {
            const QImage image = painted({}, colors, 600, ratio);
            for (const Square square : allSquares) {
                const QColor color =
                    squares::light.contains(square) ? colors.lightSquare : colors.darkSquare;
                const QRect rect = squareIn(image, square);
                for (const QPoint corner :
                     {rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()})
                    QCOMPARE(image.pixelColor(corner), color);
            }
        }
    }

    void piecesAreDrawnPixelForPixel()
    {
        const BoardColors colors = BoardColors::fromPalette(paletteOf(false));
        BoardPicture picture;
        picture.position = Position::start();
        for (const qreal ratio : {1.0, 1.25, 2.0}) {
            const QImage image = painted(picture, colors, 640, ratio);
            const QRect rect = squareIn(image, "g1"_sq);
            QImage expected(rect.size(), QImage::Format_ARGB32_Premultiplied);
            expected.fill(colors.darkSquare);
            ui::PiecePixmaps pixmaps;
            QPainter(&expected).drawPixmap(
                0, 0, pixmaps.pixmap({Color::White, PieceType::Knight}, rect.width()));
            QImage seen = image.copy(rect);
            seen.setDevicePixelRatio(1);
            QCOMPARE(seen, expected);
        }
    }

    void onlySquaresInTheRegionArePainted()
    {
        const BoardGeometry geometry({.size = {400, 400}});
        QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        ui::PiecePixmaps pixmaps;
        BoardPicture picture;
        picture.position = Position::start();
        const QRect region = geometry.squareRect("c6"_sq).toRect().adjusted(5, 5, -5, -5);
        paintBoard(painter, geometry, picture, BoardColors::fromPalette(paletteOf(false)), pixmaps,
                   region);
        for (const Square square : allSquares) {
            const QPoint middle = geometry.deviceSquareRect(square).center();
            QCOMPARE(image.pixelColor(middle) == QColor(Qt::magenta), square != "c6"_sq);
        }
    }

    void boardRepaintsOnlySquaresThatDiffer()
    {
        tests::BoardStage stage;
        QVERIFY(QTest::qWaitForWindowExposed(&stage.window));
        QCoreApplication::processEvents();
        const auto paintedSquares = [&](const auto &change) {
            PaintRecorder recorder(stage.board);
            change();
            QCoreApplication::processEvents();
            Bitboard squares;
            for (const Square square : allSquares) {
                if (recorder.region.contains(stage.at(square)))
                    squares.insert(square);
            }
            stage.board->removeEventFilter(&recorder);
            return squares;
        };
        QCOMPARE(paintedSquares([&] { stage.document.movePiece("e2"_sq, "e4"_sq); }),
                 Bitboard({"e2"_sq, "e4"_sq}));
        QCOMPARE(paintedSquares([&] { stage.document.select("g1"_sq); }),
                 Bitboard({"g1"_sq, "f3"_sq, "h3"_sq, "e2"_sq}));
        QCOMPARE(
            paintedSquares([&] { stage.document.select("b1"_sq); }),
            Bitboard({"g1"_sq, "f3"_sq, "h3"_sq, "e2"_sq, "b1"_sq, "a3"_sq, "c3"_sq, "d2"_sq}));
        QCOMPARE(paintedSquares([&] { stage.document.select(std::nullopt); }),
                 Bitboard({"b1"_sq, "a3"_sq, "c3"_sq, "d2"_sq}));
        QCOMPARE(
            paintedSquares([&] { stage.document.setLayerShown(QStringLiteral("file_c"), true); }),
            Bitboard(File::C));
        QCOMPARE(
            paintedSquares([&] { stage.document.setLayerShown(QStringLiteral("corners"), true); }),
            Bitboard(File::C) | squares::corners);
        QCOMPARE(paintedSquares([&] { stage.document.setTurn(Color::Black); }), Bitboard());
        QCOMPARE(paintedSquares([&] { stage.document.setChosenBitboard(QStringLiteral("edges")); }),
                 Bitboard());
        QCOMPARE(paintedSquares([&] { stage.document.setFlipped(true); }), Bitboard::full());
    }

    void everyDifferenceOfPicturesNamesItsSquares()
    {
        const BoardPicture plain;
        const auto differing = [&](const auto &change) {
            BoardPicture other = plain;
            change(other);
            const Bitboard there = differingSquares(plain, other);
            return there == differingSquares(other, plain) ? there : ~there;
        };
        QCOMPARE(differing([](BoardPicture &) {}), Bitboard());
        QCOMPARE(differing([](BoardPicture &p) { p.position.put("a1"_sq, {}); }),
                 Bitboard("a1"_sq));
        QCOMPARE(differing([](BoardPicture &p) { p.selected = "h8"_sq; }), Bitboard("h8"_sq));
        QCOMPARE(differing([](BoardPicture &p) { p.cursor = "a1"_sq; }), Bitboard("a1"_sq));
        QCOMPARE(differing([](BoardPicture &p) { p.hovered = "b2"_sq; }), Bitboard("b2"_sq));
        QCOMPARE(differing([](BoardPicture &p) { p.marks.wrapped.insert("c3"_sq); }),
                 Bitboard("c3"_sq));
        QCOMPARE(differing([](BoardPicture &p) { p.marks.blocked.insert("c3"_sq); }),
                 Bitboard("c3"_sq));
        QCOMPARE(differing([](BoardPicture &p) { p.marks.stepResult.insert("c3"_sq); }),
                 Bitboard("c3"_sq));
        QCOMPARE(differing([](BoardPicture &p) { p.marks.stepUnion.insert("c3"_sq); }),
                 Bitboard("c3"_sq));
        QCOMPARE(differing([](BoardPicture &p) { p.bitNumbers = SquareMapping::A1B1; }),
                 Bitboard::full());
        QCOMPARE(differing([](BoardPicture &p) {
                     p.lifted = BoardPicture::Lifted{{}, "d4"_sq, false, "e5"_sq, false};
                 }),
                 Bitboard({"d4"_sq, "e5"_sq}));
    }

    void bitNumbersFollowTheMapping()
    {
        const BoardColors colors = BoardColors::fromPalette(paletteOf(false));
        BoardPicture one;
        one.bitNumbers = SquareMapping::A1B1;
        BoardPicture other;
        other.bitNumbers = SquareMapping::H1G1;
        const QImage a = painted(one, colors, 640);
        const QImage b = painted(other, colors, 640);
        // Under h1g1 the square h1 has the number that a1 has under a1b1; a1 and h1 differ in
        // colour, a1 and h2 too, so compare with a square of the same colour: b1 has 1, g1 has 1.
        QVERIFY(a.copy(squareIn(a, "a1"_sq)) != b.copy(squareIn(b, "a1"_sq)));
        BoardPicture none;
        QVERIFY(painted(none, colors, 640) != a);
        // a1a2 gives b1 the number 8; a1b1 gives it to a2. Both are light.
        BoardPicture byFile;
        byFile.bitNumbers = SquareMapping::A1A2;
        const QImage c = painted(byFile, colors, 640);
        QCOMPARE(c.copy(squareIn(c, "b1"_sq)), a.copy(squareIn(a, "a2"_sq)));
        QCOMPARE(c.copy(squareIn(c, "a1"_sq)), a.copy(squareIn(a, "a1"_sq)));
    }

    void hatchLeavesTheDigitsOfABitFreeOnAnyGround()
    {
        const BoardColors colors = BoardColors::fromPalette(paletteOf(false));
        const auto square = "e4"_sq;
        const auto paintedSquare = [&](bool isHatched, bool hasNumber) {
            BoardPicture picture;
            picture.layers.push_back(
                {QStringLiteral("layer"), colors.layerColor(0), Bitboard(square)});
            if (isHatched)
                picture.marks.blocked = Bitboard(square);
            if (hasNumber)
                picture.bitNumbers = SquareMapping::A1B1;
            const QImage image = painted(picture, colors, 640);
            return image.copy(squareIn(image, square));
        };
        const QImage plain = paintedSquare(false, false);
        const QImage number = paintedSquare(false, true);
        const QImage both = paintedSquare(true, true);
        int digits = 0;
        for (int x = 0; x < both.width(); ++x) {
            for (int y = 0; y < both.height(); ++y) {
                QVERIFY2(both.pixelColor(x, y) != colors.lightSquare, "a patch of the bare ground");
                if (number.pixel(x, y) == plain.pixel(x, y))
                    continue;
                ++digits;
                QCOMPARE(both.pixel(x, y), number.pixel(x, y));
            }
        }
        QVERIFY(digits > 20);
    }

    void coordinatesAreWrittenOutsideAndTurnWithTheBoard()
    {
        const BoardColors colors = BoardColors::fromPalette(paletteOf(false));
        const auto image = [&](bool isFlipped) {
            QImage result(400, 400, QImage::Format_ARGB32_Premultiplied);
            result.fill(colors.background);
            QPainter painter(&result);
            ui::PiecePixmaps pixmaps;
            paintBoard(painter, BoardGeometry({.size = {400, 400}, .isFlipped = isFlipped}), {},
                       colors, pixmaps, QRect(0, 0, 400, 400));
            return result;
        };
        const BoardGeometry geometry({.size = {400, 400}});
        const QImage white = image(false);
        const QImage black = image(true);
        QSet<QByteArray> letters;
        for (int i = 0; i < 8; ++i) {
            const auto label = [&](const QImage &board, const QRect &rect) {
                return board.copy(rect).convertToFormat(QImage::Format_RGB32);
            };
            const QImage file = label(white, geometry.deviceFileLabelRect(i));
            QCOMPARE(label(black, geometry.deviceFileLabelRect(7 - i)), file);
            QCOMPARE(label(black, geometry.deviceRankLabelRect(7 - i)),
                     label(white, geometry.deviceRankLabelRect(i)));
            letters.insert({reinterpret_cast<const char *>(file.constBits()), file.sizeInBytes()});
        }
        QCOMPARE(letters.size(), 8);
    }

    void miniBoardShowsExactlyItsSquares()
    {
        const BoardColors colors = BoardColors::fromPalette(paletteOf(false));
        const Bitboard set({"a1"_sq, "h8"_sq, "d5"_sq, "e5"_sq, "b7"_sq});
        for (const bool isFlipped : {false, true}) {
            QImage image(64, 48, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintMiniBoard(painter, QRectF(8, 4, 48, 40), set, isFlipped, colors, Qt::red);
            const BoardGeometry geometry({.size = {48, 40},
                                          .originInWindow = {8, 4},
                                          .isFlipped = isFlipped,
                                          .showsCoordinates = false});
            for (const Square square : allSquares) {
                const QColor seen = image.pixelColor(geometry.deviceSquareRect(square).center());
                QCOMPARE(seen.red() > seen.blue() + 60, set.contains(square));
            }
        }
    }
};

QTEST_MAIN(TestBoardPainter)
#include "tst_board_painter.moc"
