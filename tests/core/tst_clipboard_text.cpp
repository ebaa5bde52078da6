#include "src/notation/clipboard/clipboard_text.h"
#include "src/notation/words/bitboard_names.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;

namespace {

/// The start position without names, in the order of `allPieces`.
const std::string twelveWords =
    "0x000000000000FF00\n0x0000000000000042\n0x0000000000000024\n0x0000000000000081\n"
    "0x0000000000000008\n0x0000000000000010\n0x00FF000000000000\n0x4200000000000000\n"
    "0x2400000000000000\n0x8100000000000000\n0x0800000000000000\n0x1000000000000000\n";

/// The arrangement of the start with White to move, no rights and clocks 0 and 1.
Position startWithoutRights()
{
    Position position = Position::start();
    position.setCastlingRooks({});
    return position;
}

ClipboardBoards boards(std::string_view text, ClipboardOptions options = {})
{
    return std::get<ClipboardBoards>(parseClipboardText(text, options).value());
}

ClipboardWord word(std::string_view text, ClipboardOptions options = {})
{
    return std::get<ClipboardWord>(parseClipboardText(text, options).value());
}

std::vector<ClipboardNoticeKind> noticesOf(const ClipboardBoards &boards)
{
    std::vector<ClipboardNoticeKind> kinds;
    for (const ClipboardNotice &notice : boards.notices)
        kinds.push_back(notice.kind);
    return kinds;
}

using Notices = std::vector<ClipboardNoticeKind>;

/// The twelve words as `name word` lines, with the name of one replaced.
std::string namedList(std::string_view name = {}, std::string_view replacement = {})
{
    std::string text;
    std::string_view rest = twelveWords;
    for (const Piece piece : allPieces) {
        const std::string_view own = bitboardNameOf(piece);
        text.append(own == name ? replacement : own).append(" ").append(rest.substr(0, 19));
        rest.remove_prefix(19);
    }
    return text;
}

} // namespace

class TestClipboardText : public QObject {
    Q_OBJECT
private slots:
    void aFenInItsWrappingsIsAPosition()
    {
        for (const char *text :
             {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "startpos",
              "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
              "[White \"Elo 1985\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 "
              "1\"]"}) {
            const auto reading = parseClipboardText(text);
            QVERIFY2(reading && std::holds_alternative<FenReading>(*reading), text);
            QVERIFY(std::get<FenReading>(*reading).position == Position::start());
            QCOMPARE(toText(describe(*reading)), std::string("Read as the FEN of a position."));
        }
    }

    void oneWordIsABitboardUnderTheMappingAsked()
    {
        QCOMPARE(word("0xFF00").squares, Bitboard(Rank::Two));
        QCOMPARE(word("0xFF00", {SquareMapping::A8B8, {}}).squares, Bitboard(Rank::Seven));
        QCOMPARE(toText(describe(*parseClipboardText("e4 d5"))),
                 std::string("Read as a list of 2 squares."));
        const auto reading = parseClipboardText("0xFF00");
        QCOMPARE(
            toText(describe(*reading)),
            std::string("Read as one bitboard, hexadecimal, with the bits in the order a1b1."));
    }

    void aPictureIsTheSameUnderEveryMapping()
    {
        const std::string picture = toDiagram({"a8"_sq, "c2"_sq});
        for (const SquareMapping mapping : allSquareMappings)
            QCOMPARE(word(picture, {mapping, {}}).squares, Bitboard({"a8"_sq, "c2"_sq}));
    }

    void oneWordMayHaveAName()
    {
        QCOMPARE(word("constexpr std::uint64_t notFileA = 0xFE'FE'FE'FE'FE'FE'FE'FEULL;").label,
                 std::string("notFileA"));
        const ClipboardWord pawns = word("# bits: h1g1\nwhite_pawns\t0x0000000000000100\t1\n");
        QCOMPARE(pawns.squares, Bitboard{"h2"_sq});
        QVERIFY(pawns.mapping == SquareMapping::H1G1);
        QCOMPARE(word("x = 1 << 28;").squares, Bitboard{"e4"_sq});
        QCOMPARE(word("#define E4 0x10000000ULL").label, std::string("E4"));
    }

    void nameOfAConstantSurvivesInEveryLanguage_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("name");
        const auto row = [](const char *text, const char *name = "fileA") {
            QTest::newRow(text) << QByteArray(text) << QByteArray(name);
        };
        // C and C++
        row("const U64 fileA = 0x0101010101010101ULL;");
        row("static const U64 fileA = C64(0x0101010101010101);");
        row("static constexpr auto fileA = uint64_t{0x0101010101010101};");
        row("inline constexpr std::uint64_t fileA{0x0101010101010101ULL};");
        row("constexpr unsigned long long fileA = (unsigned long long)0x0101010101010101;");
        row("[[maybe_unused]] static const uint_fast64_t fileA = 0x0101010101010101;");
        row("alignas(8) const U64 fileA = 0x0101010101010101;");
        row("const chess::Bitboard fileA = 0x0101'0101'0101'0101ULL; // the file");
        row("const my_bitboard_t fileA = UINT64_C(72340172838076673);");
        row("const U64 fileA =\n    0x0101010101010101ULL;");
        row("U64 fileA(0x0101010101010101);");
        row("extern const U64 fileA /* of all */ = 0x0101010101010101;");
        row("#define FILE_A 0x0101010101010101ULL", "FILE_A");
        row("#define FILE_A ((U64)0x0101010101010101ULL)", "FILE_A");
        row("#define  FILE_A  UINT64_C(0x0101010101010101) // the file", "FILE_A");
        row("enum : uint64_t { FileA = 0x0101010101010101 };", "FileA");
        // C#, Java, Kotlin
        row("private static readonly ulong FileA = 0x0101_0101_0101_0101UL;", "FileA");
        row("protected static final long FILE_A = 0x0101010101010101L;", "FILE_A");
        row("const val FILE_A: ULong = 0x0101010101010101uL", "FILE_A");
        row("@JvmField val fileA: Long = 0x0101010101010101L");
        // Rust, Zig, Swift, Nim
        row("pub(crate) const FILE_A: u64 = 0x0101_0101_0101_0101_u64;", "FILE_A");
        row("pub const FILE_A: BitBoard = BitBoard::new(0x0101010101010101);", "FILE_A");
        row("pub const FILE_A: Bitboard = Bitboard(0x0101010101010101);", "FILE_A");
        row("let mut file_a = 0x0101010101010101 as u64;", "file_a");
        row("const file_a = @as(u64, 0x0101010101010101);", "file_a");
        row("public static let fileA = Bitboard(rawValue: 0x0101010101010101)");
        row("static let fileA: UInt64 = 0x0101010101010101");
        row("const fileA = 0x0101010101010101'u64");
        // Go
        row("const fileA uint64 = 0x0101010101010101");
        row("var fileA Bitboard = 0x0101010101010101");
        row("fileA := uint64(0x0101010101010101)");
        // JavaScript and TypeScript
        row("export const fileA: bigint = 0x0101010101010101n;");
        row("const fileA = BigInt(\"0x0101010101010101\");");
        row("let fileA = BigInt.asUintN(64, 0x0101010101010101n);");
        row("this.fileA = 0x0101010101010101n;");
        // Python, Julia
        row("FILE_A: Final[int] = 0x0101010101010101  # the file", "FILE_A");
        row("BB_FILE_A: Bitboard = 0x0101010101010101", "BB_FILE_A");
        row("file_a = np.uint64(0x0101010101010101)", "file_a");
        row("self.file_a = 0x0101010101010101", "file_a");
        row("const FILE_A = UInt64(0x0101010101010101)", "FILE_A");
    }

    void nameOfAConstantSurvivesInEveryLanguage()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, name);
        const auto reading = parseClipboardText(text.toStdString());
        QVERIFY2(reading, reading ? "" : toText(describe(reading.error())).c_str());
        const auto &word = std::get<ClipboardWord>(*reading);
        QCOMPARE(QByteArray::fromStdString(word.label), name);
        QCOMPARE(word.squares, Bitboard(File::A));
    }

    void assignmentThatComputesIsCalledThat()
    {
        const auto reading = parseClipboardText("white_pawns &= 0xff00;");
        QVERIFY(!reading);
        const std::string said = toText(describe(reading.error()));
        QVERIFY2(said.find("“&=” is an assignment that computes") == 0, said.c_str());
    }

    void whatLooksLikeADeclarationInProseIsNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text :
             {"the answer = 42", "here is the const U64 fileA = 0x01;", "fileA |= 0x01;",
              "fileA == 0x01", "fileA = unlike(0x01);", "const U64 fileA = 0x01 | 0x02;"})
            QTest::newRow(text) << QByteArray(text);
    }

    void whatLooksLikeADeclarationInProseIsNone()
    {
        QFETCH(const QByteArray, text);
        QVERIFY(!parseClipboardText(text.toStdString()));
    }

    void declaredPiecesKeepTheirWordsWhateverIsAroundThem()
    {
        const ClipboardBoards reading = boards("static const U64 whitePawns = C64(0xFF00);\n"
                                               "static const U64 blackKing{65536};\n"
                                               "U64 whiteKing = uint64_t(16);\n");
        QCOMPARE(reading.position.pieces(Color::White, PieceType::Pawn), Bitboard(Rank::Two));
        QCOMPARE(reading.position.pieces(Color::White, PieceType::King), Bitboard{"e1"_sq});
        // A number in decimal is not read like the hexadecimal ones beside it.
        QCOMPARE(reading.position.pieces(Color::Black), Bitboard{"a3"_sq});
    }

    void twelveWordsWithoutNamesAreThePiecesInTheirOrder()
    {
        const ClipboardBoards reading = boards(twelveWords);
        QVERIFY(reading.position == startWithoutRights());
        QVERIFY(noticesOf(reading) == Notices{ClipboardNoticeKind::MissingState});
        QVERIFY(boards("uint64_t bb[12] = {\n" +
                       QByteArray::fromStdString(twelveWords).replace('\n', ",\n").toStdString() +
                       "};")
                    .position == startWithoutRights());
        QCOMPARE(toText(describe(*parseClipboardText(twelveWords))),
                 std::string("Read as the bitboards of 12 kinds of pieces, with the bits in the "
                             "order a1b1."));
    }

    void namesAreReadInAnySpelling()
    {
        for (const char *name : {"WHITE_KNIGHTS", "WhiteKnights", "whiteKnight", "wN",
                                 "static const uint64_t white_knights =", "\"white_knights\":",
                                 "pub const WHITE_KNIGHTS: u64 =", "#define WHITE_KNIGHTS"})
            QVERIFY2(boards(namedList("white_knights", name)).position == startWithoutRights(),
                     name);
    }

    void shortNamesOfPiecesAreReadInLists()
    {
        // Every way to write the label of the white and the black pawns beside that of the king.
        using Labels = std::array<const char *, 3>;
        for (const Labels &labels :
             {Labels{"wp", "bp", "wk"}, Labels{"WP", "BP", "WK"}, Labels{"wP", "bP", "wK"},
              Labels{"P", "p", "K"}, Labels{"white_p", "black_p", "white_k"},
              Labels{"wPawns", "bPawns", "wKing"},
              Labels{"White Pawns:", "Black Pawns:", "White King:"},
              Labels{"white pawn =", "black pawn =", "white king ="},
              Labels{"w_pawn", "b_pawn", "w_king"}, Labels{"PawnsWhite", "PawnsBlack", "KingWhite"},
              Labels{"B", "bb", "K"}}) {
            const ClipboardBoards reading =
                boards(std::string(labels[0]) + " 0xFF00 8\n" + labels[1] + " 0xFF000000000000\n" +
                       labels[2] + " 0x10 1");
            const PieceType type = labels[0][0] == 'B' ? PieceType::Bishop : PieceType::Pawn;
            QVERIFY2(reading.position.pieces(Color::White, type) == Bitboard(Rank::Two), labels[0]);
            QVERIFY2(reading.position.pieces(Color::Black, type) == Bitboard(Rank::Seven),
                     labels[1]);
            QVERIFY2(reading.position.pieces(Color::White, PieceType::King) == Bitboard{"e1"_sq},
                     labels[2]);
        }
    }

    void severalBitboardsMayStandOnALine()
    {
        const ClipboardBoards reading =
            boards("white_pawns 0xFF00 8 white_knights 0x42 2, bP: 0xFF000000000000 (8)");
        QVERIFY(reading.count == 3);
        QCOMPARE(reading.position.pieces(Color::White, PieceType::Knight),
                 Bitboard({"b1"_sq, "g1"_sq}));
        QCOMPARE(reading.position.pieces(Color::Black, PieceType::Pawn), Bitboard(Rank::Seven));
    }

    void whatRepeatsAWordMayStandBehindIt()
    {
        for (const char *behind : {" 8", "\t8\ta2,b2,c2,d2,e2,f2,g2,h2", " // pawns", " # 8", ";",
                                   ",", " (8)", " = 65280", " (65280)", " 0b1111111100000000",
                                   " uint64_t", " 8 A2 B2 C2 D2 E2 F2 G2 H2"}) {
            const ClipboardBoards reading =
                boards(std::string("white_king 0x10\nwhite_pawns 0xFF00") + behind + "\n");
            QVERIFY2(reading.count == 2, behind);
        }
    }

    void windowsLineEndsAndTabsMakeNoDifference()
    {
        const QByteArray text = QByteArray::fromStdString(namedList());
        QVERIFY(boards(QByteArray(text).replace('\n', "\r\n").toStdString()).position ==
                startWithoutRights());
        QVERIFY(boards(QByteArray(text).replace(' ', "\t").toStdString()).position ==
                startWithoutRights());
    }

    void numbersWithoutAPrefixAreReadAlike()
    {
        // Printed with %llx: 42 is hexadecimal because ff00 is.
        const ClipboardBoards hex = boards("white_pawns ff00 8\nwhite_knights 42 2\n"
                                           "white_king 10 1\nblack_king 1000000000000000 1");
        QCOMPARE(hex.position.pieces(Color::White, PieceType::Knight),
                 Bitboard({"b1"_sq, "g1"_sq}));
        QCOMPARE(hex.position.pieces(Color::Black, PieceType::King), Bitboard{"e8"_sq});
        // 2^52 − 1 less the first rank, in sixteen digits, beside a decimal of five: decimal.
        const ClipboardBoards decimal =
            boards("white_pawns 65280 8\nblack_pawns 4503599610593280 28");
        QCOMPARE(decimal.position.pieces(Color::White, PieceType::Pawn), Bitboard(Rank::Two));
        QCOMPARE(decimal.position.pieces(Color::Black, PieceType::Pawn),
                 Bitboard::fromWord(4503599610593280));
    }

    void theFenBesideTheListGivesTurnRightsAndClocks()
    {
        const std::string fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b Kq - 12 34";
        for (const auto &[mark, end] : {std::pair("# FEN: ", ""),
                                        {"// FEN: ", ""},
                                        {"# ", ""},
                                        {"/* fen: ", " */"},
                                        {"\"fen\": \"", "\","}}) {
            const ClipboardBoards reading = boards(mark + fen + end + "\n" + namedList());
            QVERIFY2(reading.notices.empty(), mark);
            QVERIFY(reading.position.turn() == Color::Black);
            QCOMPARE(reading.position.castlingRooks(), Bitboard({"h1"_sq, "a8"_sq}));
            QCOMPARE(reading.position.halfmoveClock(), 12U);
            QCOMPARE(reading.position.moveNumber(), 34U);
        }
    }

    void everyNoticeHasItsKindAndPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<ClipboardNoticeKind>("kind");
        QTest::addColumn<TextPlace>("place");
        const auto row = [](const char *name, const std::string &text, ClipboardNoticeKind kind,
                            TextPlace place) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << kind << place;
        };
        const std::string start = "# FEN: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n";
        row("missing", start + "white_king 0x10\nblack_king 0x1000000000000000",
            ClipboardNoticeKind::MissingPieces, {3, 30});
        row("another bitboard", start + namedList() + "white_attacks 0x1",
            ClipboardNoticeKind::OtherBitboards, {14, 1});
        row("occupancy", start + namedList() + "white 0xFFFE",
            ClipboardNoticeKind::OccupancyDiffers, {14, 7});
        row("a name that means nothing", start + namedList() + "surely",
            ClipboardNoticeKind::TextPassedOver, {14, 1});
        row("a name before another", start + "is white_king 0x10\n" + namedList("white_king", "//"),
            ClipboardNoticeKind::TextPassedOver, {2, 1});
        row("no FEN", namedList(), ClipboardNoticeKind::MissingState, {13, 1});
        row("no proper FEN", "# FEN: nonsense\n" + namedList(),
            ClipboardNoticeKind::StateUnreadable, {1, 8});
        row("the FEN of another position", "# FEN: 8/8/8/8/8/8/8/8 w - - 0 1\n" + namedList(),
            ClipboardNoticeKind::StateOfOtherPieces, {1, 8});
    }

    void everyNoticeHasItsKindAndPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(TextPlace, place);
        const std::string source = text.toStdString();
        const ClipboardBoards reading = boards(source);
        QVERIFY(!reading.notices.empty());
        const ClipboardNotice &notice = reading.notices.front();
        QTEST(notice.kind, "kind");
        const TextPlace found = placeOf(source, notice.offset);
        QCOMPARE(found.line, place.line);
        QCOMPARE(found.column, place.column);
        QVERIFY(!toText(describe(notice)).empty());
        QVERIFY(!nameOf(notice.kind).empty());
    }

    void everyErrorHasItsKindAndPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<ClipboardErrorKind>("kind");
        QTest::addColumn<std::size_t>("offset");
        QTest::addColumn<std::size_t>("length");
        const auto row = [](const char *name, const std::string &text, ClipboardErrorKind kind,
                            std::size_t offset, std::size_t length) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << kind << offset << length;
        };
        row("nothing", "", ClipboardErrorKind::Empty, 0, 0);
        row("blanks", " \n ", ClipboardErrorKind::Empty, 0, 3);
        row("prose", "  Hello there", ClipboardErrorKind::NotUnderstood, 2, 5);
        row("a FEN with a 9", "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ClipboardErrorKind::BadFen, 18, 1);
        row("65 bits", "0x1FFFFFFFFFFFFFFFF", ClipboardErrorKind::BadWord, 0, 19);
        row("a bad digit", "0xFFG", ClipboardErrorKind::BadWord, 4, 1);
        row("a bad digit in a list", "white_king 0x10\nblack_king 0xZZ\n",
            ClipboardErrorKind::BadWord, 29, 1);
        row("an expression in a list", "white_king = 0x10;\nblack_king = 1 | 2;\n",
            ClipboardErrorKind::BadWord, 34, 1);
        row("a square for a number", "white_king 0x10\nblack_king e8\n",
            ClipboardErrorKind::AmbiguousWord, 27, 2);
        row("an order of bits there is not", "# bits: a1c3\n" + twelveWords,
            ClipboardErrorKind::UnknownMapping, 8, 4);
        row("a misspelt piece", namedList("white_pawns", "white_pwans"),
            ClipboardErrorKind::UnknownLabel, 0, 11);
        row("twice", "white_king 0x10\nWhiteKing 0x20\n", ClipboardErrorKind::RepeatedLabel, 16, 9);
        row("two on one square", "white_king 0x10\nblack_king 0x30\n",
            ClipboardErrorKind::TwoPiecesOnOneSquare, 27, 4);
        row("eleven words", twelveWords.substr(0, twelveWords.size() - 19),
            ClipboardErrorKind::NotTwelveWords, 209, 0);
        row("thirteen words", twelveWords + "0x0\n", ClipboardErrorKind::NotTwelveWords, 228, 3);
        row("no piece, the first without a name", "0, x)0", ClipboardErrorKind::NoPieces, 3, 1);
        // Nothing on the line of a bitboard is dropped without a word.
        row("text behind a word", "white_king 0x10 garbage\nblack_king 0x20\n",
            ClipboardErrorKind::StrayText, 16, 7);
        row("an operation on a named bitboard", "white_pawns &= 0xff00;",
            ClipboardErrorKind::Computes, 12, 2);
        row("an operation on a name of one's own", "const U64 a = 0x01;\nfileA <<= 1;\n",
            ClipboardErrorKind::Computes, 26, 3);
        row("a comparison", "fileA == 0x01", ClipboardErrorKind::Computes, 6, 2);
        row("an operation in an engine's line", "U64 bad = wPawns ^ foo(3);",
            ClipboardErrorKind::Computes, 17, 1);
        row("text behind the only word", "white_king 0x10 1 garbage", ClipboardErrorKind::StrayText,
            18, 7);
        row("a count and a name in one", "white_king 0x10 1black_king 0x20 1\n",
            ClipboardErrorKind::StrayText, 16, 11);
        row("another number", "white_king 0x10\nblack_king 0x20 0x40",
            ClipboardErrorKind::StrayText, 32, 4);
        row("a wrong count", "white_king 0x10 1\nblack_king 0x20 2", ClipboardErrorKind::StrayText,
            34, 1);
        row("too many squares", "white_king 0x10 e1,f1\nblack_king 0x20 f1",
            ClipboardErrorKind::StrayText, 16, 5);
        row("a sign behind a word", "white_king 0x10\nblack_king 0x20 \u2264\n",
            ClipboardErrorKind::StrayText, 32, 3);
        row("no piece", "file_a = 0x1\nfile_b = 0x2\n", ClipboardErrorKind::NoPieces, 0, 6);
    }

    void everyErrorHasItsKindAndPlace()
    {
        QFETCH(QByteArray, text);
        const auto reading = parseClipboardText(text.toStdString());
        QVERIFY(!reading);
        QTEST(reading.error().kind, "kind");
        QTEST(reading.error().offset, "offset");
        QTEST(reading.error().length, "length");
        const std::string sentence = toText(describe(reading.error()));
        QVERIFY(!sentence.empty());
        QVERIFY2(sentence.find('%') == std::string::npos, sentence.c_str());
        QVERIFY(!nameOf(reading.error().kind).empty());
    }

    void twoPiecesOnOneSquareAreNamedWithIt()
    {
        const auto reading = parseClipboardText("white_king 0x10\nblack_king 0x30\n");
        QCOMPARE(toText(describe(reading.error())),
                 std::string("white_king and black_king both stand on e1."));
    }

    void aTextOfAHundredMegabytesIsRefusedUnread()
    {
        const auto reading = parseClipboardText(std::string(longestClipboardText + 1, '0'));
        QVERIFY(!reading);
        QVERIFY(reading.error().kind == ClipboardErrorKind::TooLong);
        QCOMPARE(reading.error().offset, longestClipboardText);
    }

    void barsOfAMarkdownTablePartItsCells()
    {
        const ClipboardBoards pieces =
            boards("| Piece | Bitboard | Count | Squares |\n"
                   "|-------|:--------:|------:|---|\n"
                   "| white_king | 0x10 | 1 | e1 |\n"
                   "| white_pawns | 0xFF00 | 8 | a2, b2, c2, d2, e2, f2, g2, h2 |\n"
                   "| black_king | 1152921504606846976 | 1 | |\n");
        QCOMPARE(pieces.position.pieces({Color::White, PieceType::Pawn}), Bitboard(Rank::Two));
    }

    void rubbishIsRefused()
    {
        for (const char *unit : {"a ",
                                 "w",
                                 "0x1 ",
                                 "white ",
                                 "#",
                                 "//",
                                 "/*",
                                 "bb = 1\n",
                                 "FEN:",
                                 "# FEN: ",
                                 "\n",
                                 "{",
                                 "\"fen\": ",
                                 "[",
                                 "-",
                                 "8/",
                                 "\xFF",
                                 "white_pawns ",
                                 "white_pawns 1\n",
                                 "0x1 << ",
                                 "1 |\n",
                                 "# bits: \n",
                                 "'"}) {
            std::string text;
            // Whatever took more than linear time would not end before the test is given up.
            while (text.size() < 1'000'000)
                text += unit;
            const auto reading = parseClipboardText(text);
            QVERIFY2(!reading, unit);
        }
        using namespace std::string_literals;
        QVERIFY(!parseClipboardText("\0\0\0\0"s));
    }
};

QTEST_APPLESS_MAIN(TestClipboardText)
#include "tst_clipboard_text.moc"
