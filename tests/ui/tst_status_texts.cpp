#include "src/notation/fen/fen.h"
#include "ui/board/board_picture.h"
#include "ui/status_texts.h"

#include <QTest>

using chess::operator""_sq;

class TestStatusTexts : public QObject {
    Q_OBJECT

private slots:
    void selectedPieceTellsSquareBitWordAndCounts();
    void legalModeTellsWhatIsLegalAndWhyNot();
    void countsInChess960AreThoseOfTheMarksAndOfTheMoves_data();
    void countsInChess960AreThoseOfTheMarksAndOfTheMoves();
    void oneOfAThingIsNotPlural();
    void bitAndWordFollowTheMapping();
    void nothingSelectedSaysWhatToDo();
    void everyToolSaysWhatItDoes();
    void hoveredSquareTellsNameBitAndPiece();
    void nothingHoveredIsEmpty();
};

void TestStatusTexts::selectedPieceTellsSquareBitWordAndCounts()
{
    // A knight on e4 attacks eight squares; own pawns stand on d2 and f2, a black one on d6.
    ui::Document document;
    document.startFrom(chess::parseFen("4k3/8/3p4/8/4N3/8/3P1P2/4K3 w - - 0 1")->position);
    document.select("e4"_sq);
    QCOMPARE(ui::selectionText(document, ui::Hand{}),
             QStringLiteral("e4 · bit 28 · 0x0000000010000000 · white knight: 8 attacked, 6 "
                            "destinations, 1 capture"));
}

void TestStatusTexts::legalModeTellsWhatIsLegalAndWhyNot()
{
    ui::Document document;
    document.setMovesMode(chess::MoveRule::Legal);
    const auto textFor = [&](const char *fen, std::optional<chess::Square> square) {
        document.startFrom(chess::parseFen(fen)->position);
        document.select(square);
        return ui::selectionText(document, ui::Hand{});
    };
    const QString pinned = textFor("4r2k/8/8/8/4N3/8/8/4K3 w - - 0 1", "e4"_sq);
    QVERIFY2(pinned.endsWith(QStringLiteral("8 attacked, 8 destinations, 0 captures, none of them "
                                            "legal: pinned to e1 along the e-file")),
             qPrintable(pinned));
    // The rook that pins holds the e-file; the knight on g1 goes to three squares.
    QVERIFY(textFor("4r2k/8/8/8/4N3/8/8/4K1N1 w - - 0 1", "g1"_sq)
                .endsWith(QStringLiteral("3 destinations, 0 captures, 3 legal")));
    QVERIFY(textFor("8/8/8/8/8/8/8/N6k w - - 0 1", "a1"_sq)
                .endsWith(QStringLiteral("Legal moves are off: White has no king.")));
    // Fool's mate, and the shortest of stalemates.
    QVERIFY(textFor("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", std::nullopt)
                .contains(QStringLiteral("checkmate"), Qt::CaseInsensitive));
    QVERIFY(textFor("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", std::nullopt)
                .contains(QStringLiteral("stalemate"), Qt::CaseInsensitive));
}

void TestStatusTexts::countsInChess960AreThoseOfTheMarksAndOfTheMoves_data()
{
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<QByteArray>("square");
    QTest::addColumn<QString>("counts");
    const QString five = QStringLiteral("5 destinations, 0 captures, 1 by castling, 5 legal");
    // Four steps and the castling, whose king stays, comes to its rook's square, or leaps over it.
    QTest::newRow("king stays") << QByteArray("k7/8/8/8/8/8/8/6KR w H - 0 1") << QByteArray("g1")
                                << five;
    QTest::newRow("rook stays") << QByteArray("k7/8/8/8/8/8/8/4KR2 w F - 0 1") << QByteArray("e1")
                                << five;
    QTest::newRow("inner rook") << QByteArray("4k3/8/8/8/8/8/8/R2RK3 w D - 0 1") << QByteArray("e1")
                                << five;
    QTest::newRow("long way") << QByteArray("k7/8/8/8/8/8/8/2K4R w H - 0 1") << QByteArray("c1")
                              << QStringLiteral(
                                     "6 destinations, 0 captures, 1 by castling, 6 legal");
    // Kg1 is a step and the castling's end as well: two moves.
    QTest::newRow("step or castling")
        << QByteArray("k7/8/8/8/8/8/8/5K1R w H - 0 1") << QByteArray("f1")
        << QStringLiteral("6 destinations, 0 captures, 1 by castling, 6 legal");
    // The rook on g8 takes g2 and, once the rook has left it, g1 from the king.
    QTest::newRow("both sides") << QByteArray("1r3kr1/8/8/8/8/8/8/1R3KR1 w GBgb - 0 1")
                                << QByteArray("f1")
                                << QStringLiteral(
                                       "6 destinations, 0 captures, 2 by castling, 4 legal");
}

void TestStatusTexts::countsInChess960AreThoseOfTheMarksAndOfTheMoves()
{
    QFETCH(QByteArray, fen);
    QFETCH(QByteArray, square);
    QFETCH(QString, counts);
    ui::Document document;
    document.setMovesMode(chess::MoveRule::Legal);
    document.startFrom(chess::parseFen(fen.toStdString(), {true})->position);
    document.select(chess::parseSquare(square.toStdString()).value());
    const QString text = ui::selectionText(document, ui::Hand{});
    QVERIFY2(text.endsWith(counts), qPrintable(text));
    const ui::BoardMarks marks = ui::marksOf(document, *document.selectedSquare());
    QVERIFY(!marks.destinations.intersects(marks.castling)); // every mark is one move
    QCOMPARE(marks.reachable().count(), counts.left(1).toInt());
    QCOMPARE(marks.reachable().without(marks.unsafe).count(),
             counts.section(QLatin1Char(' '), -2, -2).toInt());
}

void TestStatusTexts::oneOfAThingIsNotPlural()
{
    ui::Document document;
    document.startFrom(chess::parseFen("4k3/8/8/8/8/8/8/K6P w - - 0 1")->position);
    document.select("h1"_sq);
    QVERIFY(ui::selectionText(document, ui::Hand{})
                .endsWith(QStringLiteral("white pawn: 1 attacked, 1 destination, 0 captures")));
}

void TestStatusTexts::bitAndWordFollowTheMapping()
{
    ui::Document document;
    document.setMapping(chess::SquareMapping::H8G8); // h8 = 0 … a1 = 63: e4 = 63 − 28
    document.select("e1"_sq);                        // 63 − 4
    QVERIFY(ui::selectionText(document, ui::Hand{})
                .startsWith(QStringLiteral("e1 · bit 59 · 0x0800000000000000")));
    QCOMPARE(ui::squareText(document, "e4"_sq), QStringLiteral("e4 · bit 35 · empty"));
}

void TestStatusTexts::nothingSelectedSaysWhatToDo()
{
    const ui::Document document;
    QVERIFY(ui::selectionText(document, ui::Hand{}).contains(QStringLiteral("click")));
}

void TestStatusTexts::everyToolSaysWhatItDoes()
{
    ui::Document document;
    document.select("e2"_sq); // a piece that was selected before the tool was taken
    const chess::Piece queen{chess::Color::Black, chess::PieceType::Queen};
    QVERIFY(ui::selectionText(document, queen).contains(QStringLiteral("place a black queen")));
    QVERIFY(ui::selectionText(document, ui::Eraser{}).contains(QStringLiteral("empty")));
}

void TestStatusTexts::hoveredSquareTellsNameBitAndPiece()
{
    const ui::Document document;
    QCOMPARE(ui::squareText(document, "a1"_sq), QStringLiteral("a1 · bit 0 · white rook"));
    QCOMPARE(ui::squareText(document, "h8"_sq), QStringLiteral("h8 · bit 63 · black rook"));
}

void TestStatusTexts::nothingHoveredIsEmpty()
{
    const ui::Document document;
    QCOMPARE(ui::squareText(document, std::nullopt), QString());
}

QTEST_MAIN(TestStatusTexts)
#include "tst_status_texts.moc"
