#include "src/notation/fen/fen.h"
#include "ui/settings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using chess::operator""_sq;

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void positionAndViewComeBack();
    void chess960PositionComesBack();
    void bitboardsOfMineComeBack();
    void restoringIsNoStepOfTheUndoStack();
    void damagedFilesLeaveTheDefaults_data();
    void damagedFilesLeaveTheDefaults();
    void hugeFileIsNotRead();
    void damagedBlobIsEmpty();
    void settingsOfAnotherVersionArePutAside();
    void allBitboardsOfMineComeBackHoweverMany();
    void unwritableFileDoesNoHarm();

private:
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    static void write(const QString &path, const QByteArray &bytes);

    QTemporaryDir m_folder;
};

void TestSettings::write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

void TestSettings::positionAndViewComeBack()
{
    const QString file = path("whole.ini");
    const auto position =
        chess::parseFen("r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6 7 42").value().position;
    {
        ui::Document document;
        document.startFrom(position);
        document.setMapping(chess::SquareMapping::H8G8);
        document.setWordFormat(chess::WordFormat::Signed);
        document.setFlipped(true);
        document.setMovesMode(chess::MoveRule::Legal);
        document.setChosenBitboard(QStringLiteral("white_pawns"));
        document.setLayerShown(QStringLiteral("black"), true);
        document.setLayerShown(QStringLiteral("edges"), true);
        ui::Settings settings(file);
        settings.store(document);
        QVERIFY(settings.write());
    }
    ui::Document document;
    ui::Settings(file).restore(document);
    QVERIFY(document.position() == position);
    QCOMPARE(document.mapping(), chess::SquareMapping::H8G8);
    QCOMPARE(document.wordFormat(), chess::WordFormat::Signed);
    QVERIFY(document.isFlipped());
    QVERIFY(document.movesMode() == chess::MoveRule::Legal);
    QCOMPARE(document.chosenBitboard(), QStringLiteral("white_pawns"));
    QCOMPARE(document.layers(), QStringList({QStringLiteral("black"), QStringLiteral("edges")}));
}

void TestSettings::chess960PositionComesBack()
{
    const QString file = path("960.ini");
    const auto position =
        chess::parseFen("1k1r4/8/8/8/8/8/8/1R2K1R1 w GBd - 0 1", {true}).value().position;
    {
        ui::Document document;
        document.startFrom(position);
        ui::Settings settings(file);
        settings.store(document);
    }
    ui::Document document;
    ui::Settings(file).restore(document);
    QVERIFY(document.position() == position);
}

void TestSettings::bitboardsOfMineComeBack()
{
    const QString file = path("mine.ini");
    const chess::Bitboard squares = {"a1"_sq, "h8"_sq};
    {
        ui::Document document;
        document.setMapping(chess::SquareMapping::A8B8);
        document.setMine(QStringLiteral("pasted"), squares, QString());
        document.setLayerShown(QStringLiteral("pasted"), true);
        ui::Settings settings(file);
        settings.store(document);
    }
    ui::Document document;
    ui::Settings(file).restore(document);
    QVERIFY(document.bitboard(QStringLiteral("pasted")) == squares);
    QCOMPARE(document.layers(), QStringList(QStringLiteral("pasted")));
}

void TestSettings::restoringIsNoStepOfTheUndoStack()
{
    const QString file = path("undo.ini");
    {
        ui::Document document;
        document.movePiece("e2"_sq, "e4"_sq);
        document.setMine(QStringLiteral("pasted"), chess::Bitboard("a1"_sq), QString());
        ui::Settings settings(file);
        settings.store(document);
    }
    ui::Document document;
    ui::Settings(file).restore(document);
    QCOMPARE(document.undoStack()->count(), 0);
}

void TestSettings::damagedFilesLeaveTheDefaults_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QByteArray rubbish;
    for (int i = 0; i < 5000; ++i)
        rubbish += static_cast<char>((i * 7919) >> 3);
    QTest::newRow("rubbish") << rubbish;
    QTest::newRow("zero bytes") << QByteArray(4096, '\0');
    QTest::newRow("half a line") << QByteArray("[position]\nfen=rnbqk");
    QTest::newRow("wrong types") << QByteArray(
        "version=1\n[position]\nfen=@ByteArray(\\0\\0)\nchess960=@Size(-1 -1)\nmine=@Invalid()\n"
        "[view]\nmapping=@Rect(0 0 1 1)\nformat=1, 2, 3\nflipped=perhaps not a truth\n"
        "chosen=no_such_bitboard\nlayers=no_such_layer, another, ,\n");
    QTest::newRow("a variant that does not decode")
        << QByteArray("version=1\n[position]\nfen=@Variant(\\0\\0\\0\\xff\\xff\\xff\\xff)\n"
                      "[view]\nmapping=@DateTime(\\0\\0\\0\\x10)\nlayers=@Variant("
                      "\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)\n");
    QTest::newRow("words of mine that are none")
        << QByteArray("version=1\n[position]\nmine=pasted=0xZZ, =0x1, occupied=0x1, x\n");
}

void TestSettings::damagedFilesLeaveTheDefaults()
{
    QFETCH(const QByteArray, bytes);
    const QString file = path("damaged.ini");
    write(file, bytes);
    ui::Document document;
    ui::Settings settings(file);
    settings.restore(document);
    const ui::Document fresh;
    QVERIFY(document.position() == fresh.position());
    QVERIFY(document.mine().empty());
    QCOMPARE(document.mapping(), fresh.mapping());
    QCOMPARE(document.wordFormat(), fresh.wordFormat());
    QCOMPARE(document.chosenBitboard(), fresh.chosenBitboard());
    QCOMPARE(document.layers(), QStringList());

    // And it can be written over.
    document.setFlipped(true);
    settings.store(document);
    settings.write();
    ui::Document again;
    ui::Settings(file).restore(again);
    QVERIFY(again.isFlipped());
}

void TestSettings::hugeFileIsNotRead()
{
    const QString file = path("huge.ini");
    write(file, "[view]\nflipped=true\n");
    QVERIFY(QFile::resize(file, 100 * 1024 * 1024));
    ui::Document document;
    ui::Settings(file).restore(document);
    QVERIFY(!document.isFlipped());
}

void TestSettings::damagedBlobIsEmpty()
{
    const QString file = path("blob.ini");
    const QByteArray bytes("\0\0\0\xffstate of the docks", 22);
    {
        ui::Settings settings(file);
        settings.setBlob(QStringLiteral("window/layout"), bytes);
        QVERIFY(settings.write());
    }
    QCOMPARE(ui::Settings(file).blob(QStringLiteral("window/layout")), bytes);
    QFile stored(file);
    QVERIFY(stored.open(QIODevice::ReadOnly));
    QByteArray damaged = stored.readAll();
    stored.close();
    QVERIFY(damaged.contains("docks"));
    // Of another length, since QSettings takes a file of the same size and time for unchanged.
    write(file, damaged.replace("docks", "ducklings"));
    QCOMPARE(ui::Settings(file).blob(QStringLiteral("window/layout")), QByteArray());
}

void TestSettings::settingsOfAnotherVersionArePutAside()
{
    const QString file = path("later.ini");
    for (const char *number : {"1", "2"}) {
        const QByteArray later =
            "[General]\nversion=" + QByteArray(number) + "0\n[view]\nflipped=true\n";
        write(file, later);
        ui::Document document;
        ui::Settings settings(file);
        settings.restore(document);
        QVERIFY(!document.isFlipped());
        settings.store(document);
        QVERIFY(settings.write());
        QFile aside(file + QStringLiteral(".aside") + QLatin1String(number));
        QVERIFY2(aside.open(QIODevice::ReadOnly), number);
        QCOMPARE(aside.readAll(), later);
    }
}

void TestSettings::allBitboardsOfMineComeBackHoweverMany()
{
    const QString file = path("many.ini");
    std::vector<ui::NamedBitboard> own;
    for (std::size_t i = 0; i < 1000; ++i)
        own.push_back({QStringLiteral("own_%1").arg(i), chess::Bitboard::fromWord(i)});
    {
        ui::Document document;
        document.setMine(own, QStringLiteral("Paste"));
        ui::Settings settings(file);
        settings.store(document);
        QVERIFY(settings.write());
    }
    ui::Document document;
    ui::Settings(file).restore(document);
    QVERIFY(document.mine() == own);
}

void TestSettings::unwritableFileDoesNoHarm()
{
    const QString inTheWay = path("folder.ini");
    QVERIFY(QDir().mkpath(inTheWay));
    ui::Document document;
    ui::Settings settings(inTheWay);
    settings.restore(document);
    settings.store(document);
    QVERIFY(!settings.write());
    QVERIFY(QFileInfo(inTheWay).isDir());
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
