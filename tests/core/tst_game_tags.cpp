#include "src/workbench/positions/game_tags.h"
#include "src/workbench/positions/position_index.h"

#include <QtTest>

#include <string>

using namespace chess;

namespace {

constexpr std::string_view games = "\xEF\xBB\xBF[Event \"Match\"]\r\n"
                                   "[Site \"?\"]\r\n"
                                   "[Date \"2013.11.22\"]\r\n"
                                   "[White \"Anand, Viswanathan\"]\r\n"
                                   "[Black \"Carlsen, Magnus\"]\r\n"
                                   "\r\n"
                                   "1. c4 *\r\n"
                                   "\r\n"
                                   "[Event \"?\"] [White \"The \\\"Turk\\\"\"]\r\n"
                                   "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\r\n"
                                   "[Date \"1809.??.??\"]\r\n"
                                   "\r\n"
                                   "1. Kd1 {[White \"Nobody\"]} *\r\n"
                                   "1. e4 *\r\n";

std::vector<GameTags> tagsOf(std::string_view text, std::size_t pieceSize)
{
    PositionIndexer indexer(PositionFormat::Pgn);
    for (std::string_view rest = text; !rest.empty();) {
        const std::string piece(rest.substr(0, pieceSize));
        indexer.give(piece);
        rest.remove_prefix(piece.size());
    }
    indexer.finish();
    std::vector<GameTags> tags;
    for (const PositionRecord &record : indexer.take())
        tags.push_back(
            readGameTags(text.substr(record.offset - record.tagsBefore, record.tagsLength)));
    return tags;
}

} // namespace

class TestGameTags : public QObject {
    Q_OBJECT
private slots:
    void everyGameHasItsOwnTags()
    {
        const std::vector<GameTags> expected = {
            {"Anand, Viswanathan", "Carlsen, Magnus", "Match", "2013.11.22"},
            {"The \"Turk\"", "", "", "1809"},
        };
        for (const std::size_t pieceSize : {std::size_t{1}, std::size_t{7}, games.size()})
            QVERIFY(tagsOf(games, pieceSize) == expected);
    }

    void movesAloneHaveNoTags()
    {
        const auto tags = tagsOf("1. e4 e5 *\n", 64);
        QCOMPARE(tags.size(), std::size_t{1});
        QVERIFY(tags.front() == GameTags());
    }

    void whatIsNotKnownIsEmpty()
    {
        for (const char *date : {"????.??.??", "?", ""})
            QVERIFY(readGameTags("[Date \"" + std::string(date) + "\"]").date.empty());
        QCOMPARE(readGameTags("[Date \"2021.12.??\"]").date, std::string("2021.12"));
        QVERIFY(readGameTags("[White \"?\"]\n[Black \" - \"]") == GameTags());
    }

    void moreTagsThanAnyGameHasAreNone()
    {
        std::string text = "[White \"A\"]\n";
        while (text.size() < 70'000)
            text += "[Annotator \"nobody of that name has played in this game\"]\n";
        const auto tags = tagsOf(text + "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*\n", 4096);
        QCOMPARE(tags.size(), std::size_t{1});
        QVERIFY(tags.front() == GameTags());
    }
};

QTEST_APPLESS_MAIN(TestGameTags)
#include "tst_game_tags.moc"
