#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {

const QColor lightSquare = QColor::fromRgb(0xE9EDF2);
const QColor darkSquare = QColor::fromRgb(0xA6B5C7);

} // namespace

/// The program as a program, on a machine without a display.
class TestScreenshot : public QObject {
    Q_OBJECT

    struct Run {
        int status;
        QString said;
        QString printed = {};
    };

    QTemporaryDir m_folder;

    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    static Run run(const QStringList &arguments, const QString &platform = {},
                   const QString &display = {})
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XAUTHORITY"})
            environment.remove(QLatin1String(name));
        if (!platform.isEmpty())
            environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
        if (!display.isEmpty())
            environment.insert(QStringLiteral("DISPLAY"), display);
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(BITBOARD_LAB_PROGRAM), arguments);
        program.waitForFinished();
        if (program.exitStatus() != QProcess::NormalExit)
            return {-1, program.errorString()};
        return {program.exitCode(), QString::fromUtf8(program.readAllStandardError()),
                QString::fromUtf8(program.readAllStandardOutput())};
    }

    QStringList picture(const char *name, const QStringList &more = {}) const
    {
        return QStringList{QStringLiteral("--screenshot"), path(name)} + more;
    }

    /// Whether a board without coordinates in the picture has a square of the plain colours.
    static bool isPlain(const QImage &image, int column, int row)
    {
        const int side = 400 / 8;
        const int margin = (image.width() - 400) / 2;
        const QColor color =
            image.pixelColor(margin + column * side + side / 2, margin + row * side + side / 2);
        return color == lightSquare || color == darkSquare;
    }

private slots:
    void pngShowsThePositionWithoutADisplay()
    {
        const Run result = run(picture(
            "board.png", {QStringLiteral("--fen"), QStringLiteral("8/8/8/8/8/8/8/KQ6 w - - 0 1"),
                          QStringLiteral("--size=400"), QStringLiteral("--no-coordinates")}));
        QCOMPARE(result.said, QString());
        QCOMPARE(result.status, 0);
        const QImage image(path("board.png"));
        QVERIFY(image.width() > 400 && image.width() < 460);
        for (int row = 0; row < 8; ++row) {
            for (int column = 0; column < 8; ++column)
                QCOMPARE(isPlain(image, column, row), row != 7 || column > 1);
        }
    }

    void flippedBoardHasBlackBelow()
    {
        QCOMPARE(run(picture("flipped.png", {QStringLiteral("--fen=8/8/8/8/8/8/8/K7 w - - 0 1"),
                                             QStringLiteral("--size=400"), QStringLiteral("--flip"),
                                             QStringLiteral("--no-coordinates")}))
                     .status,
                 0);
        const QImage image(path("flipped.png"));
        QVERIFY(!isPlain(image, 7, 0));
        QVERIFY(isPlain(image, 0, 7));
    }

    void layersAreOnTheBoardAndInTheLegend()
    {
        const QStringList plain = {QStringLiteral("--size=400"),
                                   QStringLiteral("--no-coordinates")};
        QCOMPARE(run(picture("plain.png", plain)).status, 0);
        QCOMPARE(run(picture("layers.png", plain + QStringList{QStringLiteral("--layer"),
                                                               QStringLiteral("rank_4,file_e")}))
                     .status,
                 0);
        const QImage image(path("layers.png"));
        for (int column = 0; column < 8; ++column)
            QVERIFY(!isPlain(image, column, 4));
        for (int row = 2; row < 6; ++row)
            QVERIFY(!isPlain(image, 4, row));
        QVERIFY(isPlain(image, 0, 3));
        QVERIFY(image.height() > QImage(path("plain.png")).height());
    }

    void selectedPieceHasItsMarks()
    {
        QCOMPARE(run(picture("marks.png",
                             {QStringLiteral("--select"), QStringLiteral("G1"),
                              QStringLiteral("--size=400"), QStringLiteral("--no-coordinates")}))
                     .status,
                 0);
        const QImage image(path("marks.png"));
        for (int column = 0; column < 8; ++column)
            QCOMPARE(isPlain(image, column, 5), column != 5 && column != 7); // f3 and h3
    }

    void svgAndPdfFollowTheNameOfTheFile()
    {
        QCOMPARE(run(picture("board.svg",
                             {QStringLiteral("--bit-numbers"), QStringLiteral("--mapping=a8b8")}))
                     .status,
                 0);
        QFile svg(path("board.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QXmlStreamReader reader(&svg);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(run(picture("board.PDF")).status, 0);
        QFile pdf(path("board.PDF"));
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.readAll().startsWith("%PDF-"));
    }

    void sheetShowsSeveralBitboards()
    {
        QCOMPARE(run(picture("sheet.png",
                             {QStringLiteral("--sheet"), QStringLiteral("white_pawns,black_pawns"),
                              QStringLiteral("--size=400")}))
                     .status,
                 0);
        QVERIFY(QImage(path("sheet.png")).width() > 800);
    }

    void wrongUsageIsTold_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, const QStringList &arguments, const char *message) {
            QTest::newRow(name) << arguments << QString::fromUtf8(message);
        };
        const QString screenshot = QStringLiteral("--screenshot");
        const QString png = QStringLiteral("x.png");
        row("ending", {screenshot, QStringLiteral("x.bmp")}, "“x.bmp” does not end in .png");
        row("no file", {screenshot}, "screenshot");
        row("size", {screenshot, png, QStringLiteral("--size"), QStringLiteral("9")},
            "--size: “9” is no number from 64 to 2048");
        row("size with a place of its own", {screenshot, png, QStringLiteral("--size=%3%2")},
            "--size: “%3%2” is no number from 64 to 2048");
        row("mapping", {screenshot, png, QStringLiteral("--mapping=b1a1")}, "--mapping: “b1a1”");
        row("layer", {screenshot, png, QStringLiteral("--layer=foo")},
            "--layer: “foo” is no bitboard of the catalogue");
        row("swallowed", {QStringLiteral("--fen"), screenshot}, "--screenshot stands where");
        row("unknown", {screenshot, png, QStringLiteral("--frobnicate")}, "frobnicate");
        row("two positions",
            {screenshot, png, QStringLiteral("--fen=startpos"), QStringLiteral("f.fen")},
            "one file or one FEN");
    }

    void wrongUsageIsTold()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const Run result = run(arguments);
        QCOMPARE(result.status, 2);
        QVERIFY2(result.said.startsWith(QLatin1String("bitboard-lab: ")), qPrintable(result.said));
        QVERIFY2(result.said.contains(message), qPrintable(result.said));
    }

    void optionsOfAPictureGoWithAPicture()
    {
        const Run result = run({QStringLiteral("--flip")}, QStringLiteral("offscreen"));
        QCOMPARE(result.status, 2);
        QVERIFY(result.said.endsWith(
            QStringLiteral("bitboard-lab: --flip: It goes with --screenshot.\n")));
    }

    void windowSaysInOneLineThatItNeedsADisplayAndWhatElseThereIs_data()
    {
        QTest::addColumn<QString>("platform");
        QTest::addColumn<QString>("display");
        QTest::newRow("none") << QString() << QString();
        QTest::newRow("wrong") << QString() << QStringLiteral(":54321");
        QTest::newRow("none, X wanted") << QStringLiteral("xcb") << QString();
        QTest::newRow("unknown platform") << QStringLiteral("abacus") << QString();
    }

    void windowSaysInOneLineThatItNeedsADisplayAndWhatElseThereIs()
    {
        QFETCH(QString, platform);
        QFETCH(QString, display);
        const Run result = run({}, platform, display);
        QCOMPARE(result.status, 1);
        QVERIFY2(result.said.startsWith(QLatin1String("bitboard-lab: The window ")),
                 qPrintable(result.said));
        QCOMPARE(result.said.count(u'\n'), 1);
        for (const QString &word :
             {QStringLiteral("display"), display, QStringLiteral("xvfb-run"),
              QStringLiteral("--screenshot"), QStringLiteral("program bitboard,")})
            QVERIFY2(result.said.contains(word), qPrintable(result.said));
    }

    void severalLayersFollowOneOptionAndNothingElseIsSwallowed()
    {
        QFile file(path("lone.fen"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("8/8/8/8/8/8/8/7K w - - 0 1\n");
        file.close();
        const QString size = QStringLiteral("--size=400");
        const QString bare = QStringLiteral("--no-coordinates");
        const QString layer = QStringLiteral("--layer");
        const auto take = [&](const QStringList &more) {
            const Run result = run(picture("named.png", more));
            return result.status == 0 ? QImage(path("named.png")) : QImage();
        };
        const QImage expected =
            take({file.fileName(), size, bare, QStringLiteral("--layer=rank_4,file_e,edges")});
        QVERIFY(!expected.isNull());
        QVERIFY(expected != take({file.fileName(), size, bare}));
        QCOMPARE(take({size, layer, QStringLiteral("rank_4"), QStringLiteral("file_e,edges"), bare,
                       file.fileName()}),
                 expected);
        QCOMPARE(take({size, bare, QStringLiteral("--layer=rank_4"), QStringLiteral("file_e"),
                       layer, QStringLiteral("edges"), file.fileName()}),
                 expected);
        // After “--” a name is that of a file.
        QVERIFY(run(picture("named.png", {layer, QStringLiteral("rank_4"), QStringLiteral("--"),
                                          QStringLiteral("edges")}))
                    .said.contains(QStringLiteral("edges could not be opened")));
        QVERIFY(
            run(picture("named.png", {layer, QStringLiteral("rank_4"), QStringLiteral("egdes")}))
                .said.contains(QStringLiteral("egdes could not be opened")));
    }

    void badInputIsToldWithItsPlaceAndWritesNothing()
    {
        Run result = run(picture(
            "bad.png", {QStringLiteral("--fen"), QStringLiteral("8/8/8/8/8/8/8/7 w - - 0 1")}));
        QCOMPARE(result.status, 1);
        QCOMPARE(result.said, QStringLiteral("bitboard-lab: FEN, line 1, column 15: Rank 1 has 7 "
                                             "squares; 8 are needed.\n"));
        result = run(picture("bad.png", {QStringLiteral("--select=e9")}));
        QCOMPARE(result.status, 1);
        QVERIFY(result.said.contains(QStringLiteral("“e9” is no square")));
        result = run(picture("bad.png", {path("missing.fen")}));
        QCOMPARE(result.status, 1);
        QVERIFY(result.said.contains(QStringLiteral("missing.fen could not be opened")));
        QVERIFY(!QFile::exists(path("bad.png")));
    }

    void helpIsReadableInAnyLocale()
    {
        const Run result = run({QStringLiteral("--help")});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.printed.contains(QStringLiteral("--layer <NAME…>")),
                 qPrintable(result.printed));
    }

    void fileThatCannotBeWrittenIsTold()
    {
        const Run result = run({QStringLiteral("--screenshot"), path("no_such_folder/board.png")});
        QCOMPARE(result.status, 1);
        QVERIFY(result.said.contains(QStringLiteral("board.png could not be saved")));
    }

    void positionComesFromAFileToo()
    {
        QFile file(path("position.fen"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("8/8/8/8/8/8/8/7K w - - 0 1\n");
        file.close();
        QCOMPARE(run(picture("file.png", {file.fileName(), QStringLiteral("--size=400"),
                                          QStringLiteral("--no-coordinates")}))
                     .status,
                 0);
        const QImage image(path("file.png"));
        QVERIFY(!isPlain(image, 7, 7));
        QVERIFY(isPlain(image, 0, 7));
    }
};

QTEST_GUILESS_MAIN(TestScreenshot)
#include "tst_screenshot.moc"
