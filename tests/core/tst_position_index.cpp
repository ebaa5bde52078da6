#include "src/workbench/positions/listed_position.h"
#include "src/workbench/positions/position_index.h"

#include <QtTest>

#include <string>

using namespace chess;

namespace {

/// The records of a text given in pieces of a size.
std::vector<PositionRecord> indexed(std::string_view text, PositionFormat format,
                                    std::size_t pieceSize = std::string_view::npos)
{
    PositionIndexer indexer(format);
    for (std::string_view rest = text; !rest.empty();) {
        // A copy of just that size, so that reading beyond it is seen.
        const std::string piece(rest.substr(0, pieceSize));
        indexer.give(piece);
        rest.remove_prefix(piece.size());
    }
    indexer.finish();
    return indexer.take();
}

/// "1:fen 3:other", the lines of the records and their text.
std::string listOf(std::string_view text, PositionFormat format)
{
    std::string list;
    for (const PositionRecord &record : indexed(text, format)) {
        list += list.empty() ? "" : "|";
        list += std::to_string(record.line) + ":" +
                std::string(text.substr(record.offset, record.length));
    }
    return list;
}

std::string linesOf(std::string_view text)
{
    return listOf(text, PositionFormat::Lines);
}

std::string gamesOf(std::string_view text)
{
    return listOf(text, PositionFormat::Pgn);
}

constexpr const char *twoGames = "[Event \"A\"]\n"
                                 "[SetUp \"1\"]\n"
                                 "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n"
                                 "\n"
                                 "1. Kd1 { a comment\n"
                                 "[FEN \"in a comment\"]\n"
                                 "} Kd8 ; and {\n"
                                 "*\n"
                                 "\n"
                                 "[Event \"B\"]\n"
                                 "[White \"no \\\"FEN\\\"\"]\n"
                                 "\n"
                                 "1. e4 *\n";

} // namespace

class TestPositionIndex : public QObject {
    Q_OBJECT
private slots:
    void everyLineEndPartsLines()
    {
        for (const char *text : {"a\nb\n\nc", "a\r\nb\r\n\r\nc\r\n", "a\rb\r\rc\r"})
            QCOMPARE(linesOf(text).c_str(), "1:a|2:b|4:c");
    }

    void blankLinesAndCommentsArePassedOver()
    {
        QCOMPARE(linesOf("# suite\n\n  \t\n  # more\n8/8 w\n\xC2\xA0\n #\n x").c_str(),
                 "5:8/8 w|8: x");
        QVERIFY(linesOf("").empty());
        QVERIFY(linesOf("\xEF\xBB\xBF\n").empty());
    }

    void thePiecesATextComesInMakeNoDifference()
    {
        const std::string lines = "\xEF\xBB\xBF# c\r\n a\r\n\r\rb\n\nc\xC2\xA0\r\nlast";
        for (std::size_t size = 1; size < 9; ++size) {
            QVERIFY(indexed(lines, PositionFormat::Lines, size) ==
                    indexed(lines, PositionFormat::Lines));
            QVERIFY(indexed(twoGames, PositionFormat::Pgn, size) ==
                    indexed(twoGames, PositionFormat::Pgn));
        }
        QCOMPARE(linesOf(lines).c_str(), "2: a|5:b|7:c\xC2\xA0|8:last");
    }

    void aLongLineIsCutAndTheRestIsFound()
    {
        std::string text(10'000'000, 'x');
        text += "\nshort\n";
        const auto records = indexed(text, PositionFormat::Lines, 4096);
        QCOMPARE(records.size(), std::size_t{2});
        QVERIFY(records[0].source == PositionSource::TooLongLine);
        QCOMPARE(records[0].length, std::uint32_t{LineSplitter::longestLine});
        QVERIFY(records[1].source == PositionSource::Line);
        QCOMPARE(records[1].offset, std::uint64_t{10'000'001});
        QCOMPARE(records[1].line, 2U);
    }

    void recordsCanBeTakenBeforeTheEnd()
    {
        PositionIndexer indexer(PositionFormat::Lines);
        indexer.give("a\nb\nc");
        QCOMPARE(indexer.take().size(), std::size_t{2});
        QVERIFY(indexer.take().empty());
        indexer.finish();
        QCOMPARE(indexer.take().at(0).line, 3U);
    }

    void gamesAreTheirFenTags()
    {
        QCOMPARE(gamesOf(twoGames).c_str(), "3:4k3/8/8/8/8/8/8/4K3 w - - 0 1|10:[Event \"B\"]");
        const auto records = indexed(twoGames, PositionFormat::Pgn);
        QVERIFY(records[0].source == PositionSource::FenTag);
        QCOMPARE(records[0].column, std::uint16_t{7});
        QVERIFY(records[1].source == PositionSource::GameWithoutFen);
    }

    void gamesWithoutMovesAreToldApartByTheirTags()
    {
        QCOMPARE(gamesOf("[Event \"A\"]\n[FEN \"a\"]\n[Event \"B\"]\n[FEN \"b\"]\n[FEN \"c\"]\n")
                     .c_str(),
                 "2:a|4:b|5:c");
        QCOMPARE(gamesOf("[Event \"A\"][FEN \"a\"] 1. e4 *\n[FEN \"b\"] *").c_str(), "1:a|2:b");
        QCOMPARE(gamesOf("1. e4 e5 *\n").c_str(), "1:1. e4 e5 *");
    }

    void anUnclosedCommentCostsOneGame()
    {
        QCOMPARE(gamesOf("[FEN \"a\"]\n1. e4 { open\n[FEN \"x\"]\n[Event \"B\"]\n[FEN \"b\"]\n*")
                     .c_str(),
                 "1:a|5:b");
    }

    void aTagSaysChess960()
    {
        for (const char *variant : {"Chess960", "chess 960", "Fischerandom", "fischerrandom"}) {
            const std::string text =
                std::string("[Variant \"") + variant + "\"]\n[FEN \"a\"]\n[Variant \"Standard\"]";
            QVERIFY(!indexed(text, PositionFormat::Pgn).at(0).isChess960);
            QVERIFY(
                indexed(text.substr(0, text.find("\n[V")), PositionFormat::Pgn).at(0).isChess960);
        }
    }

    void theFormatIsSeenFromTheBeginning()
    {
        QVERIFY(formatOf("\xEF\xBB\xBF\n% made by\n[Event \"A\"]\n") == PositionFormat::Pgn);
        QVERIFY(formatOf(twoGames) == PositionFormat::Pgn);
        for (const char *text : {"", "# [Event \"A\"]\n[Event \"A\"]", "8/8 w\n[Event \"A\"]",
                                 "[1, 2]", "[Event]", "[FEN"})
            QVERIFY2(formatOf(text) == PositionFormat::Lines, text);
    }

    void recordsAreReadWithTheirPlace()
    {
        const std::string text = "[Event \"A\"]\n  [FEN \"4k3/8/8/9/8/8/8/4K3 w - - 0 1\"]\n";
        const PositionRecord record = indexed(text, PositionFormat::Pgn).at(0);
        const std::string_view fen = std::string_view(text).substr(record.offset, record.length);
        const ListedPosition listed = readListed(record, fen, false);
        QVERIFY(!listed.reading);
        QVERIFY(listed.findings.at(0).grade == Grade::Unreadable);
        // "  [FEN "" takes eight characters, "4k3/8/8/" as many.
        QVERIFY((placeOf(record, fen, listed.findings.at(0).offset.value()) == TextPlace{2, 17}));
    }

    void everyRecordThatIsNoTextOfAPositionIsSaid()
    {
        const auto without = readListed({0, 1, 1, 1, PositionSource::GameWithoutFen}, "x", false);
        QVERIFY(without.reading->position == Position::start());
        QCOMPARE(std::string(without.findings.at(0).kind).c_str(), "no-fen-tag");
        const auto tooLong = readListed({0, 1, 1, 1, PositionSource::TooLongLine}, "x", false);
        QVERIFY(!tooLong.reading);
        QVERIFY(toText(tooLong.findings.at(0).message).find("65536") != std::string::npos);
    }

    void anEpdLineIsNothingToRemarkOn()
    {
        constexpr PositionRecord record = {0, 1, 1, 1, PositionSource::Line};
        const std::string fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
        QVERIFY(readListed(record, fen + " bm O-O;", false).findings.empty());
        QVERIFY(!readListed(record, fen + " 0 1", false).findings.empty());
        QVERIFY(!readListed(record, fen.substr(0, fen.find(" KQ")), false).findings.empty());
    }
};

QTEST_APPLESS_MAIN(TestPositionIndex)
#include "tst_position_index.moc"
