#include "src/notation/fen/fen.h"
#include "ui/document/own_names.h"
#include "ui/exchange/bitboard_text.h"
#include "ui/exchange/clipboard.h"

#include <QTest>

using chess::operator""_sq;

class TestClipboard : public QObject {
    Q_OBJECT

private slots:
    void fenBecomesThePositionAndThatIsSaid();
    void fenTakenWithToleranceSaysWhatWasTaken();
    void bitboardBecomesOneOfMineShownAndChosen();
    void bitboardKeepsItsNameUnlessThatIsTaken_data();
    void bitboardKeepsItsNameUnlessThatIsTaken();
    void bitboardIsReadUnderTheChosenMapping();
    void listOfBitboardsBecomesThePosition();
    void exportedListComesBackUnderEveryMapping();
    void namesThatMeanSomethingElseBecomeOnesThatDoNot();
    void pastingIsOneNamedStep_data();
    void pastingIsOneNamedStep();
    void refusedTextsNameTheReasonAndChangeNothing_data();
    void refusedTextsNameTheReasonAndChangeNothing();
};

void TestClipboard::fenBecomesThePositionAndThatIsSaid()
{
    ui::Document document;
    const QString said = ui::takeText(QStringLiteral("4k3/8/8/8/8/8/8/4K3 b - - 5 9"), document);
    QCOMPARE(toFen(document.position()), std::string("4k3/8/8/8/8/8/8/4K3 b - - 5 9"));
    QVERIFY2(said.contains(QStringLiteral("FEN")), qPrintable(said));
}

void TestClipboard::fenTakenWithToleranceSaysWhatWasTaken()
{
    ui::Document document;
    const QString said = ui::takeText(QStringLiteral("  [FEN \"4k3/8/8/8/8/8/8/4K3\"] "), document);
    QCOMPARE(toFen(document.position()), std::string("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    QVERIFY2(said.contains(QStringLiteral("w - - 0 1")), qPrintable(said));
}

void TestClipboard::bitboardBecomesOneOfMineShownAndChosen()
{
    ui::Document document;
    const QString said = ui::takeText(QStringLiteral("0x8000000000000001"), document);
    QVERIFY(document.position() == chess::Position::start());
    const QString name = QStringLiteral("pasted");
    QVERIFY(document.bitboard(name) == chess::Bitboard({"a1"_sq, "h8"_sq}));
    QCOMPARE(document.layers(), QStringList(name));
    QCOMPARE(document.chosenBitboard(), name);
    QVERIFY2(said.contains(QStringLiteral("hexadecimal")), qPrintable(said));
    QVERIFY2(said.contains(name), qPrintable(said));
}

void TestClipboard::bitboardKeepsItsNameUnlessThatIsTaken_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *text, const char *name) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(name);
    };
    row("const U64 fileA = 0x0101010101010101ULL;", "fileA");
    row("FILE_A = 0x0101010101010101\nFILE_B = 0x0202020202020202", "FILE_A");
    row("const U64 file_a = 0x0101010101010101ULL;", "pasted_file_a"); // of the catalogue
    row("U64 a1 = 0x0101010101010101ULL;", "pasted_a1");               // a square
    row("U64 lsb = 0x0101010101010101ULL;", "pasted_lsb");             // a function
}

void TestClipboard::bitboardKeepsItsNameUnlessThatIsTaken()
{
    QFETCH(const QString, text);
    QFETCH(const QString, name);
    ui::Document document;
    const QString said = ui::takeText(text, document);
    QVERIFY(!document.mine().empty());
    QCOMPARE(document.mine().front().name, name);
    QVERIFY(document.bitboard(name) == chess::Bitboard(chess::File::A));
    QCOMPARE(document.chosenBitboard(), name);
    QVERIFY2(said.contains(name), qPrintable(said));
}

void TestClipboard::bitboardIsReadUnderTheChosenMapping()
{
    ui::Document document;
    document.setMapping(chess::SquareMapping::A8B8); // bit 1 is b8
    ui::takeText(QStringLiteral("0x0000000000000002"), document);
    QVERIFY(document.bitboard(QStringLiteral("pasted")) == chess::Bitboard("b8"_sq));
}

void TestClipboard::listOfBitboardsBecomesThePosition()
{
    ui::Document document;
    const QString said = ui::takeText(
        QStringLiteral("white_king 0x0000000000000010\nblack_king 0x1000000000000000\n"), document);
    QCOMPARE(document.position().occupied().count(), 2);
    QVERIFY(document.position().king(chess::Color::White) == "e1"_sq);
    QVERIFY(document.position().king(chess::Color::Black) == "e8"_sq);
    QVERIFY(!said.isEmpty());
}

void TestClipboard::exportedListComesBackUnderEveryMapping()
{
    const auto position =
        chess::parseFen("r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6 7 42").value().position;
    for (const chess::SquareMapping mapping : chess::allSquareMappings) {
        ui::Document from;
        from.setPosition(position, QString());
        from.setMapping(mapping);
        ui::Document to;
        const QString said = ui::takeText(ui::pieceList(from), to);
        QVERIFY2(to.position() == position, qPrintable(said));
    }
}

void TestClipboard::namesThatMeanSomethingElseBecomeOnesThatDoNot()
{
    ui::Document document;
    const QString longest(100, QLatin1Char('n'));
    takeText(QStringLiteral("knight_attacks = 0x1\nfile_a = 0x2\nbeta = 0x3\n%1 = 0x4\n%1a = 0x5\n")
                 .arg(longest),
             document);
    QStringList names;
    for (const ui::NamedBitboard &own : document.mine()) {
        QCOMPARE(ui::complaintAboutOwnName(own.name), QString());
        QCOMPARE(own.squares.word(), static_cast<std::uint64_t>(names.size() + 1));
        names += own.name;
    }
    QCOMPARE(names.mid(0, 3).join(QLatin1Char(' ')),
             QStringLiteral("pasted_knight_attacks pasted_file_a beta"));
    QCOMPARE(names.size(), 5);
}

void TestClipboard::pastingIsOneNamedStep_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("step");
    QTest::newRow("a FEN") << QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
                           << QStringLiteral("Paste FEN");
    QTest::newRow("a bitboard") << QStringLiteral("0xFF") << QStringLiteral("Paste bitboard");
    QTest::newRow("bitboards") << QStringLiteral("white_king 0x10\nblack_king 0x20\n")
                               << QStringLiteral("Paste bitboards");
}

void TestClipboard::pastingIsOneNamedStep()
{
    QFETCH(const QString, text);
    QFETCH(const QString, step);
    ui::Document document;
    ui::takeText(text, document);
    QCOMPARE(document.undoStack()->count(), 1);
    QCOMPARE(document.undoStack()->undoText(), step);
    document.undoStack()->undo();
    QVERIFY(document.position() == chess::Position::start());
    QVERIFY(document.mine().empty());
}

void TestClipboard::refusedTextsNameTheReasonAndChangeNothing_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("named");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("blanks") << QStringLiteral(" \n\t ") << QString();
    QTest::newRow("words") << QStringLiteral("to be or not to be") << QString();
    QTest::newRow("65 bits") << QStringLiteral("0x10000000000000000") << QStringLiteral("64");
    QTest::newRow("wrong piece") << QStringLiteral("rnbqkbnr/8/8/8/8/8/8/RNBQXBNR w - - 0 1")
                                 << QStringLiteral("X");
    QTest::newRow("two pieces on a square")
        << QStringLiteral("white_king 0x10\nblack_king 0x10\n") << QStringLiteral("e1");
    QTest::newRow("ten megabytes in a line")
        << QString(10 * 1024 * 1024, QLatin1Char('7')) << QString();
    QTest::newRow("control characters") << QStringLiteral("\u0001\u0002\u0000\u0003") << QString();
}

void TestClipboard::refusedTextsNameTheReasonAndChangeNothing()
{
    QFETCH(const QString, text);
    QFETCH(const QString, named);
    ui::Document document;
    const QString said = ui::takeText(text, document);
    QVERIFY(!said.isEmpty());
    QVERIFY2(said.contains(named), qPrintable(said));
    QVERIFY2(said.size() < 400, "a long text is not repeated");
    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(document.position() == chess::Position::start());
    QCOMPARE(document.layers(), QStringList());
}

QTEST_GUILESS_MAIN(TestClipboard)
#include "tst_clipboard.moc"
