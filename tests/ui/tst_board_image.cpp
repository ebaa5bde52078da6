#include "tests/core/printing.h"
#include "tests/ui/window_stage.h"
#include "ui/board/board_picture.h"
#include "ui/pictures/board_image.h"
#include "ui/pictures/picture_options.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>

using chess::operator""_sq;

namespace {

const QColor lightSquare = QColor::fromRgb(0xE9EDF2);
const QColor darkSquare = QColor::fromRgb(0xA6B5C7);

/// A point of a square, from its top left corner in shares of its side, in pixels of the sheet.
QPointF pointIn(const ui::BoardSheet &sheet, chess::Square square, qreal x, qreal y)
{
    const QRectF squares = sheet.squaresOf(0);
    const qreal side = squares.width() / 8;
    return squares.topLeft() + QPointF((static_cast<int>(square.file()) + x) * side,
                                       (7 - static_cast<int>(square.rank()) + y) * side);
}

/// The mean difference of two images' channels, 0 to 255.
qreal meanDifference(const QImage &one, const QImage &other)
{
    qint64 sum = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            sum += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                   std::abs(a.blue() - b.blue());
        }
    }
    return qreal(sum) / (3.0 * one.width() * one.height());
}

} // namespace

class TestBoardImage : public QObject {
    Q_OBJECT

    /// A position with every kind of mark and with squares that share layers.
    static void setUp(ui::Document &document)
    {
        document.startFrom(
            chess::parseFen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
                .value()
                .position);
        document.select("f3"_sq);
        document.setLayerShown(QStringLiteral("white_attacks"), true);
        document.setLayerShown(QStringLiteral("rank_5"), true);
    }

    static ui::BoardSheet sheetOf(const ui::Document &document, const ui::PictureOptions &options)
    {
        const QPalette palette;
        return sheetOfBoard(document, pictureOf(document, ui::BoardColors::fromPalette(palette)),
                            options, palette);
    }

    static ui::PictureOptions everything()
    {
        ui::PictureOptions options;
        options.showsBitNumbers = true;
        return options;
    }

private slots:
    void squaresOfThePngHaveTheirColoursAtEveryScale()
    {
        const ui::Document document;
        for (const int side : {64, 200, 480, 777}) {
            for (int scale = 1; scale <= 4; ++scale) {
                ui::PictureOptions options;
                options.boardSide = side;
                options.showsCaptions = false;
                const ui::BoardSheet sheet = sheetOf(document, options);
                QCOMPARE(sheet.squaresOf(0).width(), side / 8 * 8);
                const QImage image = imageOf(sheet, scale);
                QCOMPARE(image.size(), sheet.size() * scale);
                for (const chess::Square square : chess::allSquares) {
                    // In the corner of a square nothing covers the ground.
                    const QPointF corner = pointIn(sheet, square, 0.1, 0.9) * scale;
                    const QPoint pixel(static_cast<int>(corner.x()), static_cast<int>(corner.y()));
                    const bool isLight = chess::squares::light.contains(square);
                    QCOMPARE(image.pixelColor(pixel).name(),
                             (isLight ? lightSquare : darkSquare).name());
                }
            }
        }
    }

    void piecesStandOnTheirSquaresAndNowhereElse()
    {
        const ui::Document document;
        const ui::BoardSheet sheet = sheetOf(document, {});
        const QImage image = imageOf(sheet, 1);
        for (const chess::Square square : chess::allSquares) {
            const QRectF room(pointIn(sheet, square, 0, 0), pointIn(sheet, square, 1, 1));
            int inked = 0;
            for (int y = qRound(room.top()); y < qRound(room.bottom()); ++y) {
                for (int x = qRound(room.left()); x < qRound(room.right()); ++x) {
                    const QRgb pixel = image.pixel(x, y) & 0xFFFFFF;
                    inked += pixel != (lightSquare.rgb() & 0xFFFFFF) &&
                             pixel != (darkSquare.rgb() & 0xFFFFFF);
                }
            }
            const bool isOccupied = document.position().pieceAt(square).has_value();
            QVERIFY2((inked > 300) == isOccupied, std::string(nameOf(square)).c_str());
        }
    }

    void svgIsWellFormedAndHoldsNoPixels()
    {
        ui::Document document;
        setUp(document);
        const QByteArray svg = svgOf(sheetOf(document, everything()));
        QXmlStreamReader reader(svg);
        int shapes = 0;
        QString description;
        while (!reader.atEnd()) {
            reader.readNext();
            if (!reader.isStartElement())
                continue;
            const QString name = reader.name().toString();
            QVERIFY2(name != QLatin1String("image"), "a pixmap in the drawing");
            QVERIFY2(name != QLatin1String("text"), "a text that needs its font");
            shapes += name == QLatin1String("path") || name == QLatin1String("rect");
            if (name == QLatin1String("desc"))
                description = reader.readElementText();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(shapes > 64 + 32);
        QCOMPARE(
            description.trimmed(),
            QStringLiteral("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"));
    }

    void svgLooksLikeThePng()
    {
        ui::Document document;
        setUp(document);
        const ui::BoardSheet sheet = sheetOf(document, everything());
        const QImage png = imageOf(sheet, 2);
        QImage drawn(png.size(), QImage::Format_RGB32);
        drawn.fill(Qt::magenta); // shows wherever the drawing leaves a hole
        QSvgRenderer renderer(svgOf(sheet));
        QVERIFY(renderer.isValid());
        QCOMPARE(renderer.viewBox().size(), sheet.size());
        QPainter painter(&drawn);
        renderer.render(&painter);
        painter.end();
        const qreal difference = meanDifference(png, drawn);
        QVERIFY2(difference < 1, qPrintable(QString::number(difference)));
        // Without the marks of the selected piece the pictures are no longer the same.
        document.select(std::nullopt);
        const QImage unmarked = imageOf(sheetOf(document, everything()), 2);
        QVERIFY2(meanDifference(png, unmarked) > 1.5, qPrintable(QString::number(difference)));
    }

    void sheetHasABoardForEveryKnownName()
    {
        const ui::Document document;
        ui::PictureOptions options;
        options.boardSide = 160;
        options.columns = 2;
        const QStringList names = {QStringLiteral("white_pawns"), QStringLiteral("no_such_name"),
                                   QStringLiteral("file_e"), QStringLiteral("edges")};
        const ui::BoardSheet sheet = sheetOfBitboards(document, names, options, {});
        QCOMPARE(sheet.description(), QStringLiteral("white_pawns, file_e, edges"));
        QCOMPARE(sheet.squaresOf(0).top(), sheet.squaresOf(1).top());
        QCOMPARE(sheet.squaresOf(0).left(), sheet.squaresOf(2).left());
        QVERIFY(sheet.squaresOf(2).top() > sheet.squaresOf(0).bottom());
        const QImage image = imageOf(sheet, 1);
        const auto isTinted = [&](std::size_t board, int column, int row) {
            const QRectF squares = sheet.squaresOf(board);
            const qreal side = squares.width() / 8;
            const QColor color = image.pixelColor(
                (squares.topLeft() + QPointF((column + 0.5) * side, (row + 0.5) * side)).toPoint());
            return color != lightSquare && color != darkSquare;
        };
        for (int row = 0; row < 8; ++row) {
            for (int column = 0; column < 8; ++column) {
                QCOMPARE(isTinted(0, column, row), row == 6);
                QCOMPARE(isTinted(1, column, row), column == 4);
                QCOMPARE(isTinted(2, column, row),
                         row == 0 || row == 7 || column == 0 || column == 7);
            }
        }
    }

    void theCaptionOfABoardBreaksBehindTheSquaresOfTheFen()
    {
        ui::Document document;
        document.startFrom(chess::Position::start());
        for (const int side : {400, 480, 560}) {
            ui::PictureOptions options;
            options.boardSide = side;
            const QStringList lines = sheetOf(document, options).captionOf(0);
            const QString squares = QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
            const QString rest = QStringLiteral("w KQkq - 0 1");
            if (lines.size() == 1)
                QCOMPARE(lines.front(), squares + u' ' + rest);
            else
                QCOMPARE(lines, (QStringList{squares, rest}));
        }
    }

    void pdfIsOnePageOfTheSheetsSize()
    {
        const ui::Document document;
        const ui::BoardSheet sheet = sheetOf(document, {});
        const QByteArray pdf = pdfOf(sheet);
        QVERIFY(pdf.startsWith("%PDF-"));
        QCOMPARE(pdf.count("/Type /Page\n"), 1);
        // 96 pixels of the sheet are an inch, 72 points.
        const int width = qRound(sheet.size().width() * 0.75);
        const qsizetype box = pdf.indexOf("/MediaBox [0 0 ");
        QVERIFY(box > 0);
        QVERIFY(std::abs(pdf.mid(box + 15, 12).split(' ').first().toDouble() - width) <= 1);
    }

    void imageSaysWhatIsOnIt()
    {
        const ui::Document document;
        const QImage image = imageOf(sheetOf(document, {}), 3);
        QCOMPARE(image.text(QStringLiteral("Description")), tests::startFen);
        QCOMPARE(image.dotsPerMeterX(), qRound(3 * 96 / 0.0254));
    }

    void tooLargeAnImageIsRefusedWithItsSize()
    {
        const ui::Document document;
        ui::PictureOptions options;
        options.boardSide = ui::PictureOptions::largestBoard;
        options.columns = 12;
        QStringList names;
        for (const char *name : {"white", "black", "occupied", "empty"})
            names += QLatin1String(name);
        const ui::BoardSheet sheet = sheetOfBitboards(document, names, options, {});
        QVERIFY(imageSizeOf(sheet, 1).has_value());
        const auto size = imageSizeOf(sheet, 4);
        QVERIFY(!size);
        QVERIFY(size.error().contains(QString::number(sheet.size().width() * 4)));
        QVERIFY(imageOf(sheet, 4).isNull());
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("large.png"));
        QVERIFY(!savePicture(path, ui::PictureFormat::Png, sheet, 4));
        QVERIFY(!QFile::exists(path));
    }

    void failureToSaveLeavesTheOldFile()
    {
        const ui::Document document;
        const auto saved = savePicture(QStringLiteral("/no/such/folder/board.png"),
                                       ui::PictureFormat::Png, sheetOf(document, {}), 1);
        QVERIFY(!saved);
        QVERIFY(saved.error().contains(QStringLiteral("board.png could not be saved")));
    }

    void optionsOutOfRangeLeaveTheDefaults()
    {
        ui::PictureOptions options;
        options.boardSide = 96;
        options.scale = 3;
        options.showsPieces = true;
        QVERIFY(ui::pictureOptions(stateOf(options), {}) == options);
        const QVariantMap wrong = {{QStringLiteral("boardSide"), 1000000},
                                   {QStringLiteral("scale"), 0},
                                   {QStringLiteral("columns"), QStringLiteral("many")}};
        QVERIFY(ui::pictureOptions(wrong, {}) == ui::PictureOptions());
    }

    void clipboardDataIsMadeWhenItIsAskedFor()
    {
        const ui::Document document;
        const ui::BoardSheet sheet = sheetOf(document, {});
        const ui::SheetMimeData data(sheet, 2);
        QVERIFY(data.hasImage());
        QVERIFY(!data.hasText());
        QCOMPARE(data.imageData().value<QImage>(), imageOf(sheet, 2));
        QCOMPARE(data.data(QStringLiteral("image/svg+xml")), svgOf(sheet));
    }
};

QTEST_MAIN(TestBoardImage)
#include "tst_board_image.moc"
