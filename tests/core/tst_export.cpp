#include "src/notation/clipboard/clipboard_text.h"
#include "src/notation/export/export.h"
#include "src/notation/export/source_code.h"
#include "tests/cases.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <random>

using namespace chess;

namespace {

const char *const kiwipete =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 3 17";

Position position(std::string_view fen, bool isChess960 = false)
{
    return parseFen(fen, {isChess960}).value().position;
}

/// Pieces thrown on the board, with any turn, rights, en passant square and clocks they allow.
Position randomPosition(std::mt19937_64 &random)
{
    Position position;
    for (const Square square : allSquares) {
        if (const std::size_t index = random() % 36; index < allPieces.size())
            position.put(square, allPieces[index]);
    }
    if (random() % 2 == 0) {
        // Kings and rooks on their first ranks, so that there are rights to keep.
        for (const Color color : allColors) {
            position.setPieces({color, PieceType::King}, {});
            position.put(Square(File::E, homeRankOf(color)), {color, PieceType::King});
            position.put(Square(File::A, homeRankOf(color)), {color, PieceType::Rook});
            position.put(Square(File::G, homeRankOf(color)), {color, PieceType::Rook});
        }
    }
    position.setChess960(random() % 2 == 0);
    position.setTurn(random() % 2 == 0 ? Color::White : Color::Black);
    position.setCastlingRooks(Bitboard::fromWord(random()));
    position.setEnPassant((position.enPassantCandidates() & Bitboard::fromWord(random())).first());
    position.setHalfmoveClock(static_cast<std::uint32_t>(random() % 100));
    position.setMoveNumber(static_cast<std::uint32_t>(random() % 300 + 1));
    return position;
}

std::vector<ExportStyle> styles(SquareMapping mapping)
{
    std::vector<ExportStyle> result;
    for (const WordFormat format : allWordFormats) {
        result.push_back({ExportLayout::List, format, mapping});
        if (isLanguage(format)) {
            result.push_back({ExportLayout::Constants, format, mapping});
            result.push_back({ExportLayout::Array, format, mapping});
        }
    }
    result.push_back({ExportLayout::Json, WordFormat::Hex, mapping});
    return result;
}

} // namespace

class TestExport : public QObject {
    Q_OBJECT
private slots:
    void theListIsNameWordAndCountWithTheOrderOfBitsAndTheFenAbove()
    {
        const Position start = Position::start();
        QCOMPARE(toExport(start, boardsOf(start), {}),
                 std::string("# bits: a1b1 (LERF), bit 0 is a1, bit 1 is b1, bit 63 is h8\n"
                             "# FEN: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
                             "white_pawns\t0x000000000000FF00\t8\n"
                             "white_knights\t0x0000000000000042\t2\n"
                             "white_bishops\t0x0000000000000024\t2\n"
                             "white_rooks\t0x0000000000000081\t2\n"
                             "white_queens\t0x0000000000000008\t1\n"
                             "white_king\t0x0000000000000010\t1\n"
                             "black_pawns\t0x00FF000000000000\t8\n"
                             "black_knights\t0x4200000000000000\t2\n"
                             "black_bishops\t0x2400000000000000\t2\n"
                             "black_rooks\t0x8100000000000000\t2\n"
                             "black_queens\t0x0800000000000000\t1\n"
                             "black_king\t0x1000000000000000\t1\n"
                             "white\t0x000000000000FFFF\t16\n"
                             "black\t0xFFFF000000000000\t16\n"
                             "occupied\t0xFFFF00000000FFFF\t32\n"
                             "empty\t0x0000FFFFFFFF0000\t32\n"));
    }

    void pastingAnExportGivesTheSamePosition()
    {
        std::mt19937_64 random(960);
        for (const SquareMapping mapping : allSquareMappings) {
            // The caller's mapping must not matter: the text names its own.
            const ClipboardOptions options{
                mapping == SquareMapping::A8B8 ? SquareMapping::H1H2 : SquareMapping::A8B8, {}};
            for (const ExportStyle style : styles(mapping)) {
                for (int i = 0; i < 6; ++i) {
                    const Position original = randomPosition(random);
                    const std::string text = toExport(original, boardsOf(original), style);
                    const auto reading = parseClipboardText(text, options);
                    QVERIFY2(reading, text.c_str());
                    const auto *boards = std::get_if<ClipboardBoards>(&*reading);
                    QVERIFY2(boards != nullptr, text.c_str());
                    QVERIFY2(boards->position == original, text.c_str());
                    QVERIFY2(boards->notices.empty(), text.c_str());
                    QVERIFY(boards->mapping == mapping);
                    QCOMPARE(boards->count, 12);
                }
            }
        }
    }

    void chess960RightsComeBackWithoutTheSwitch()
    {
        const Position original = position("1r1k2r1/8/8/8/8/8/8/1R1K2R1 b KQkq - 7 30", true);
        QCOMPARE(original.castlingRooks().count(), 4);
        const auto reading = parseClipboardText(toExport(original, boardsOf(original), {}));
        QVERIFY(reading);
        QVERIFY(std::get<ClipboardBoards>(*reading).position == original);
    }

    void wordsFollowTheMapping()
    {
        const tests::Cases cases("mapped_bitboards.tsv");
        for (const tests::Case &row : cases) {
            const auto word = [&row](const char *column) {
                return std::stoull(row[column], nullptr, 16);
            };
            const NamedBitboard board{"it", Bitboard::fromWord(word("a1=0/b1=1"))};
            for (const auto &[mapping, column] : {std::pair(SquareMapping::A8A7, "a8=0/a7=1"),
                                                  {SquareMapping::H1G1, "h1=0/g1=1"}}) {
                QCOMPARE(
                    toText(std::span(&board, 1), {ExportLayout::List, WordFormat::Hex, mapping}),
                    "it\t" + toLiteral(word(column), WordFormat::Hex) + "\t" + row["popcount"] +
                        "\n");
            }
        }
    }

    void everyLanguageDeclaresItsConstants_data()
    {
        QTest::addColumn<WordFormat>("format");
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("c") << WordFormat::C
                           << QByteArray(
                                  "static const uint64_t black_king = 0x1000000000000000ULL;");
        QTest::newRow("cpp")
            << WordFormat::Cpp
            << QByteArray("inline constexpr std::uint64_t black_king = 0x1000'0000'0000'0000ULL;");
        QTest::newRow("rust") << WordFormat::Rust
                              << QByteArray(
                                     "pub const BLACK_KING: u64 = 0x1000_0000_0000_0000_u64;");
        QTest::newRow("java") << WordFormat::Java
                              << QByteArray(
                                     "static final long BLACK_KING = 0x1000_0000_0000_0000L;");
        QTest::newRow("python") << WordFormat::Python
                                << QByteArray("BLACK_KING = 0x1000_0000_0000_0000");
        QTest::newRow("go") << WordFormat::Go
                            << QByteArray("const BlackKing uint64 = 0x1000_0000_0000_0000");
        QTest::newRow("csharp") << WordFormat::CSharp
                                << QByteArray(
                                       "public const ulong BlackKing = 0x1000_0000_0000_0000UL;");
        QTest::newRow("js") << WordFormat::JavaScript
                            << QByteArray("const BLACK_KING = 0x1000_0000_0000_0000n;");
        QTest::newRow("zig") << WordFormat::Zig
                             << QByteArray("pub const black_king: u64 = 0x1000_0000_0000_0000;");
    }

    void everyLanguageDeclaresItsConstants()
    {
        QFETCH(WordFormat, format);
        QFETCH(QByteArray, line);
        const Position start = Position::start();
        const QByteArray text = QByteArray::fromStdString(
            toExport(start, boardsOf(start), {ExportLayout::Constants, format, {}}));
        QVERIFY2(text.contains('\n' + line + '\n'), text.constData());
        QVERIFY(
            text.startsWith(QByteArray(format == WordFormat::Python ? "# bits: " : "// bits: ")));
    }

    void theArrayHoldsEveryWordWithItsNameBehind()
    {
        const Position start = Position::start();
        const QByteArray text = QByteArray::fromStdString(
            toText(boardsOf(start), {ExportLayout::Array, WordFormat::C, {}}));
        QVERIFY(text.startsWith("static const uint64_t bitboards[16] = {\n"
                                "    0x000000000000FF00ULL, // white_pawns\n"));
        QVERIFY(text.endsWith("    0x0000FFFFFFFF0000ULL, // empty\n};\n"));
    }

    void aTableWithoutRemarksHasFourWordsALine()
    {
        const std::array<ArrayEntry, 6> entries = {{{1, {}}, {2, {}}, {3, {}}, {4, {}}, {5, {}}}};
        QCOMPARE(toArray("rook_masks", entries, WordFormat::Go),
                 std::string("var RookMasks = [6]uint64{\n"
                             "    0x0000_0000_0000_0001, 0x0000_0000_0000_0002, "
                             "0x0000_0000_0000_0003, 0x0000_0000_0000_0004,\n"
                             "    0x0000_0000_0000_0005, 0x0000_0000_0000_0000,\n"
                             "}\n"));
        QCOMPARE(toArray("x", std::span(entries).first(2), WordFormat::Decimal),
                 std::string("1\n2\n"));
    }

    void csvHasFourCellsOnEveryLine()
    {
        const Position board = position(kiwipete);
        const QByteArray text = QByteArray::fromStdString(
            toExport(board, boardsOf(board), {ExportLayout::Csv, WordFormat::Signed, {}}));
        const QList<QByteArray> lines = text.trimmed().split('\n');
        QCOMPARE(lines.size(), 17);
        QCOMPARE(lines[0], QByteArray("name,word,count,squares"));
        for (const QByteArray &line : lines)
            QCOMPARE(line.count(','), 3);
        QCOMPARE(lines[2], QByteArray("white_knights,68719738880,2,c3 e5"));
    }

    void jsonHoldsWordsAsStrings()
    {
        const Position board = position(kiwipete);
        const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(
            toExport(board, boardsOf(board), {ExportLayout::Json, WordFormat::Hex, {}})));
        QCOMPARE(document["fen"].toString(), QString::fromLatin1(kiwipete));
        QCOMPARE(document["mapping"].toString(), QStringLiteral("a1b1"));
        const QJsonObject knights = document["bitboards"]["white_knights"].toObject();
        QCOMPARE(knights["word"].toString(), QStringLiteral("0x0000001000040000"));
        QCOMPARE(knights["count"].toInt(), 2);
        QCOMPARE(knights["squares"].toArray(), QJsonArray({"c3", "e5"}));
        QCOMPARE(document["bitboards"].toObject().size(), 16);
    }

    void stylesAreFoundByName()
    {
        QVERIFY(parseExportStyle("hex")->layout == ExportLayout::List);
        QVERIFY(parseExportStyle("cpp", SquareMapping::H8H7)->mapping == SquareMapping::H8H7);
        QVERIFY(parseExportStyle("cpp")->layout == ExportLayout::Constants);
        QVERIFY(parseExportStyle("csv")->layout == ExportLayout::Csv);
        QVERIFY(parseExportStyle("json")->layout == ExportLayout::Json);
        QVERIFY(!parseExportStyle("xml"));
        QCOMPARE(extensionOf(*parseExportStyle("c")), std::string_view("h"));
        QCOMPARE(extensionOf(*parseExportStyle("dec")), std::string_view("txt"));
    }
};

QTEST_APPLESS_MAIN(TestExport)
#include "tst_export.moc"
