#include "src/workbench/paste_readings.h"
#include "tests/core/oracle.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;

namespace {

/// The squares of two corners, a1 and h8, whose bytes are 01 … 80 under a1b1.
const Bitboard corners = {Square::fromIndex(0), Square::fromIndex(63)};

template <typename Meaning>
const Meaning *only(const tl::expected<PasteReadings, ClipboardError> &read, std::size_t at = 0)
{
    return read && at < read->readings.size() ? std::get_if<Meaning>(&read->readings[at].meaning)
                                              : nullptr;
}

} // namespace

class TestPasteReadings : public QObject {
    Q_OBJECT

private slots:
    void rawBytesAreReadAsWordsInBothOrders()
    {
        using namespace std::string_literals;
        const auto word = parsePaste("\xFF\0\0\0\0\0\0\x81"s);
        QVERIFY(word && word->readings.size() == 2);
        const auto squares = [&](std::size_t i) {
            return std::get<ClipboardWord>(word->readings[i].meaning).squares.word();
        };
        QCOMPARE(squares(0), std::uint64_t{0x81000000000000FF});
        QCOMPARE(squares(1), std::uint64_t{0xFF00000000000081});
        const auto words = parsePaste("\xFF\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0"s);
        QVERIFY(words && words->readings.size() == 2);
        const auto &boards = std::get<PastedBoards>(words->readings[0].meaning).boards;
        QCOMPARE(boards.size(), std::size_t{2});
        QCOMPARE(boards[0].squares.word(), std::uint64_t{0xFF});
        QCOMPARE(boards[1].squares.word(), std::uint64_t{1});
        // Nine bytes make no words.
        QVERIFY(!parsePaste("\xFF\0\0\0\0\0\0\x81\1"s));
    }

    void linesThatADumpLeavesOutAsEqualAreFilledIn()
    {
        const auto read =
            parsePaste("00000000  ff 00 00 00 00 00 00 00  00 00 00 00 00 00 00 01  |.|\n"
                       "00000010  00 00 00 00 00 00 00 02  00 00 00 00 00 00 00 03  |.|\n"
                       "*\n00000040\n");
        const auto *boards = only<PastedBoards>(read);
        QVERIFY(boards != nullptr);
        QCOMPARE(boards->boards.size(), std::size_t{8});
        QCOMPARE(boards->boards[1].squares.word(), std::uint64_t{1} << 56);
        QCOMPARE(boards->boards[6].squares.word(), std::uint64_t{2} << 56);
        QCOMPARE(boards->boards[7].squares.word(), std::uint64_t{3} << 56);
        // Without the address at the end nothing says how many they are.
        QVERIFY(!parsePaste("00000000: ff00 0000 0000 0000\n00000008: ff00 0000 0000 0000\n*\n"));
    }

    void bytesOfAPositionAreReadInBothOrders()
    {
        // The pawns and kings of the start position, whose boards are each other's mirror images.
        const auto read = parsePaste("00 FF 00 00 00 00 00 00  white_pawns\n"
                                     "10 00 00 00 00 00 00 00  white_king\n"
                                     "00 00 00 00 00 00 00 10  black_king\n");
        QVERIFY(read && read->readings.size() == 2);
        const auto squareOfKing = [&](std::size_t i) {
            return std::get<ClipboardBoards>(read->readings[i].meaning)
                .position.pieces({Color::White, PieceType::King})
                .first();
        };
        QVERIFY(squareOfKing(0) == parseSquare("e1"));
        QVERIFY(squareOfKing(1) == parseSquare("e8"));
        QVERIFY(toText(read->readings[0].sentences[1]).find("little-endian") != std::string::npos);
        QVERIFY(toText(read->readings[1].sentences[1]).find("big-endian") != std::string::npos);
    }

    void namesOfSeveralConstantsStayAsTheyAreWritten()
    {
        const auto read = parsePaste("#define FILE_A C64(0x0101010101010101)\n"
                                     "const U64 notAFile = ULL(0xfefefefefefefefe);\n"
                                     "U64 Rank4{0xFF000000};\n");
        const auto *boards = only<PastedBoards>(read);
        QVERIFY(boards != nullptr);
        QCOMPARE(boards->boards.size(), std::size_t{3});
        QCOMPARE(boards->boards[0].name, std::string("FILE_A"));
        QCOMPARE(boards->boards[0].squares, Bitboard(File::A));
        QCOMPARE(boards->boards[1].name, std::string("notAFile"));
        QCOMPARE(boards->boards[2].name, std::string("Rank4"));
        QCOMPARE(boards->boards[2].squares, Bitboard(Rank::Four));
    }

    void aForeignNameIsLeftOutOrTakenAndThatIsAsked()
    {
        const auto read = parsePaste("white_pawns 0xFF00\nwhite_pwans 0x12\nblack_king 0x10000000"
                                     "00000000\n");
        QVERIFY(read && read->isDoubtful && read->readings.size() == 2);
        const auto *pieces = only<ClipboardBoards>(read);
        QVERIFY(pieces != nullptr);
        QCOMPARE(pieces->count, 2);
        QCOMPARE(pieces->position.pieces(Color::White), Bitboard(Rank::Two));
        const auto says = [&](std::size_t reading, std::string_view text) {
            const auto &sentences = read->readings[reading].sentences;
            return std::any_of(sentences.begin(), sentences.end(), [text](const Message &each) {
                return toText(each).find(text) != std::string::npos;
            });
        };
        QVERIFY(says(0, "“white_pwans” is passed over"));
        QVERIFY(says(0, "white_knights"));
        const auto *boards = only<PastedBoards>(read, 1);
        QVERIFY(boards != nullptr);
        QCOMPARE(boards->boards.size(), std::size_t{3});
        QCOMPARE(boards->boards[1].name, std::string("white_pwans"));
        QCOMPARE(boards->boards[1].squares.word(), std::uint64_t{0x12});
        // Two pieces on one square are no position, whatever is left out.
        const auto clash = parsePaste("white_pawns 0xFF00\nfoo 0x12\nblack_king 0x100\n");
        QVERIFY(!clash);
    }

    void sixteenWordsWithoutNamesAreNamedWhenTheLastFourFit()
    {
        // The start position, byte by byte; its rows are those of the FEN.
        const QByteArray words =
            "0x000000000000FF00 0x0000000000000042 0x0000000000000024 0x0000000000000081 "
            "0x0000000000000008 0x0000000000000010 0x00FF000000000000 0x4200000000000000 "
            "0x2400000000000000 0x8100000000000000 0x0800000000000000 0x1000000000000000 "
            "0x000000000000FFFF 0xFFFF000000000000 0xFFFF00000000FFFF 0x0000FFFFFFFF0000";
        const Position start = Position::start();
        const auto isStart = [&](const PasteReading &reading) {
            const auto *boards = std::get_if<ClipboardBoards>(&reading.meaning);
            return boards != nullptr &&
                   std::all_of(allPieces.begin(), allPieces.end(), [&](Piece piece) {
                       return boards->position.pieces(piece) == start.pieces(piece);
                   });
        };
        const auto asText = parsePaste(words.toStdString());
        QVERIFY(asText && isStart(asText->readings.front()));
        QByteArray little;
        QByteArray dump;
        int count = 0;
        for (const QByteArray &word : words.split(' ')) {
            QByteArray bytes = QByteArray::fromHex(word.mid(2));
            std::reverse(bytes.begin(), bytes.end());
            little += bytes;
            dump += QByteArray::number(count, 16).rightJustified(8, '0') + ": " + bytes.toHex(' ') +
                    "\n";
            count += 8;
        }
        for (const QByteArray &text : {little, dump}) {
            const auto read = parsePaste(text.toStdString());
            QVERIFY(read && read->readings.size() == 2);
            QVERIFY(isStart(read->readings.front()));
            QVERIFY(!isStart(read->readings.back()));
        }
        // Sixteen others are numbered.
        QByteArray other = words;
        other.replace("0x000000000000FFFF", "0x000000000000FFFE");
        const auto numbered = parsePaste(other.toStdString());
        const auto *boards = only<PastedBoards>(numbered);
        QVERIFY(boards != nullptr);
        QCOMPARE(boards->boards[0].name, std::string("1"));
    }

    void leadingZerosInAListAreRemarked_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isRemarked");
        QTest::newRow("a position") << QByteArray("white_pawns 0177\nblack_king 0x100") << true;
        QTest::newRow("boards") << QByteArray("one = 0177\ntwo = 0x100") << true;
        QTest::newRow("beside a decimal") << QByteArray("one = 0177\ntwo = 12345") << true;
        QTest::newRow("a table") << QByteArray("0177, ") + QByteArray("0x100, ").repeated(63)
                                 << true;
        QTest::newRow("no octal digits") << QByteArray("one = 0189\ntwo = 0x100") << false;
        QTest::newRow("none") << QByteArray("one = 177\ntwo = 0x100") << false;
        QTest::newRow("filled up") << QByteArray("one = 0000000000000177\ntwo = 0x100") << false;
    }

    void leadingZerosInAListAreRemarked()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isRemarked);
        const auto read = parsePaste(text.toStdString());
        QVERIFY(read.has_value());
        const auto &sentences = read->readings.front().sentences;
        const bool isSaid =
            std::any_of(sentences.begin(), sentences.end(), [](const Message &each) {
                return toText(each).find("“0177” is read as a decimal number") != std::string::npos;
            });
        QCOMPARE(isSaid, isRemarked);
    }

    void nameOfASquareIsAReadingBesideTheNumber()
    {
        const auto read = parsePaste("E4");
        QVERIFY(read && read->readings.size() == 2);
        QCOMPARE(std::get<ClipboardWord>(read->readings[0].meaning).squares.word(),
                 std::uint64_t{0xE4});
        QVERIFY(toText(read->readings[0].sentences.back()).find("“E4” is also the name") == 0);
        QVERIFY(std::get<ClipboardWord>(read->readings[1].meaning).squares ==
                Bitboard(*parseSquare("e4")));
        QCOMPARE(toText(read->readings[1].sentences.front()),
                 std::string("Read as the square e4."));
        QVERIFY(only<ClipboardWord>(parsePaste("h1")) != nullptr);
    }

    void expressionsAndMovesAreRefusedForWhatTheyAre()
    {
        const auto reason = [](const char *text) {
            return toText(describe(parsePaste(text).error()));
        };
        QCOMPARE(reason("white_pawns & ~file_a"),
                 std::string("“white_pawns & ~file_a” is an expression: Tools → Calculator "
                             "computes it."));
        QVERIFY(reason("1. e4 e5").find("“1. e4 e5” are the moves of a game") == 0);
    }

    void aNumberWithAZeroInFrontIsSaidToBeDecimalOrOctal()
    {
        const auto sentence = [](const char *text, std::size_t i) {
            return toText(parsePaste(text).value().readings.at(i).sentences.front());
        };
        QVERIFY(sentence("010", 0).find("decimal") != std::string::npos);
        QVERIFY(sentence("010", 1).find("octal") != std::string::npos);
        QVERIFY(sentence("01777777777777777777777", 0).find("octal") != std::string::npos);
    }

    void pictureInUnknownOrderIsDoubtfulAndHasBothReadings()
    {
        const auto read = parsePaste("#.......\n........\n........\n........\n"
                                     "........\n........\n........\n........\n");
        QVERIFY(read.has_value());
        QVERIFY(read->isDoubtful);
        const auto *fromAbove = only<ClipboardWord>(read, 0);
        const auto *fromBelow = only<ClipboardWord>(read, 1);
        QVERIFY(fromAbove && fromBelow);
        QCOMPARE(fromAbove->squares, Bitboard(*parseSquare("a8")));
        QCOMPARE(fromBelow->squares, Bitboard(*parseSquare("a1")));
    }

    void pictureWithRankDigitsIsCertain()
    {
        const auto read = parsePaste("8 #.......\n7 ........\n6 ........\n5 ........\n"
                                     "4 ........\n3 ........\n2 ........\n1 ........\n");
        QVERIFY(read.has_value());
        QVERIFY(!read->isDoubtful);
        QCOMPARE(read->readings.size(), std::size_t{1});
    }

    void dumpOfSeveralWordsHasBothByteOrders()
    {
        const auto read = parsePaste("00000000: 01 00 00 00 00 00 00 80\n"
                                     "00000008: ff 00 00 00 00 00 00 00\n");
        const auto *little = only<PastedBoards>(read, 0);
        const auto *big = only<PastedBoards>(read, 1);
        QVERIFY(little && big);
        QCOMPARE(little->boards.size(), std::size_t{2});
        QCOMPARE(little->boards[0].squares, corners);
        QCOMPARE(little->boards[1].squares.word(), std::uint64_t{0xFF});
        QCOMPARE(big->boards[1].squares.word(), std::uint64_t{0xFF} << 56);
    }

    void listOfOtherNamesIsTakenAsBitboards()
    {
        const auto read = parsePaste("inner = 0x10\nouter = 0x8000000000000001\n");
        const auto *boards = only<PastedBoards>(read);
        QVERIFY(boards != nullptr);
        QCOMPARE(boards->boards.size(), std::size_t{2});
        QCOMPARE(boards->boards[1].name, std::string("outer"));
        QCOMPARE(boards->boards[1].squares, corners);
    }

    void tableOfSixtyFourWordsIsRecognised()
    {
        std::string text = "uint64_t attacks[64] = {\n";
        for (int from = 0; from < 64; ++from) {
            std::uint64_t word = 0;
            for (int to = 0; to < 64; ++to) {
                const int files = std::abs(from % 8 - to % 8);
                const int ranks = std::abs(from / 8 - to / 8);
                if (files * ranks == 2)
                    word |= std::uint64_t{1} << to;
            }
            text += std::to_string(word) + "ULL,\n";
        }
        const auto read = parsePaste(text + "};\n");
        const auto *check = only<TableCheck>(read);
        QVERIFY(check != nullptr);
        QVERIFY(check->isRight());
        QCOMPARE(check->nearest().table->name, std::string_view("knight"));
    }

    void wrongListOfPiecesAndProseStayRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("two pieces on a square") << QByteArray("white_king 0x10\nblack_king 0x10\n");
        QTest::newRow("prose") << QByteArray("There are 3 pawns and 5 rooks here.");
        QTest::newRow("nothing") << QByteArray(" \n");
        QTest::newRow("65 bits") << QByteArray("0x10000000000000000");
    }

    void wrongListOfPiecesAndProseStayRefused()
    {
        QFETCH(const QByteArray, text);
        QVERIFY(!parsePaste(text.toStdString()).has_value());
    }

    void leastSignedNumbersInListsAreRead_data()
    {
        QTest::addColumn<QByteArray>("literal");
        QTest::newRow("C") << QByteArray("(int64_t)0x8000000000000000ULL");
        QTest::newRow("C++") << QByteArray("static_cast<std::int64_t>(0x8000'0000'0000'0000ULL)");
        QTest::newRow("Kotlin") << QByteArray("Long.MIN_VALUE");
        QTest::newRow("C macro") << QByteArray("INT64_MIN");
    }

    void leastSignedNumbersInListsAreRead()
    {
        QFETCH(const QByteArray, literal);
        const std::string least = literal.toStdString();
        const auto list = parseLabelled("inner = 5,\nouter = " + least + ",\n");
        QVERIFY(list);
        QCOMPARE(list->boards.size(), std::size_t{2});
        QCOMPARE(list->boards[1].name, std::string("outer"));
        QCOMPARE(list->boards[1].squares.word(), std::uint64_t{1} << 63);
        const auto array = parseLabelled("int64_t set[3] = {5, " + least + ", 7};\n");
        QVERIFY(array);
        QCOMPARE(array->boards.size(), std::size_t{3});
        QCOMPARE(array->boards[1].squares.word(), std::uint64_t{1} << 63);
    }

    void decimalBytesOfADeclaredArrayAreBytes()
    {
        const auto read =
            parsePaste("byte[] board = {1, 0, 0, 0, 0, 0, 0, -128, -1, 0, 0, 0, 0, 0, 0, 0};");
        const auto *boards = only<PastedBoards>(read);
        QVERIFY(boards != nullptr);
        QCOMPARE(boards->boards.size(), std::size_t{2});
        QCOMPARE(boards->boards[0].squares, corners);
        QCOMPARE(boards->boards[1].squares.word(), std::uint64_t{0xFF});
        const auto one = parsePaste("new byte[] {1, 0, 0, 0, 0, 0, 0, -128}");
        QVERIFY(only<ClipboardWord>(one) != nullptr);
        QCOMPARE(only<ClipboardWord>(one)->squares, corners);
        // Beyond a byte they are words.
        QVERIFY(!parsePaste("byte[] board = {256, 0, 0, 0, 0, 0, 0, 0, 1x};").has_value());
    }

private:
    static std::optional<PastedBoards> parseLabelled(const std::string &text)
    {
        const auto read = parsePaste(text);
        const auto *boards = only<PastedBoards>(read);
        return boards != nullptr ? std::optional(*boards) : std::nullopt;
    }
};

QTEST_APPLESS_MAIN(TestPasteReadings)
#include "tst_paste_readings.moc"
