#include "src/notation/text/line_splitter.h"

#include <QtTest>

#include <string>
#include <vector>

using namespace chess;

namespace {

/// A line as it was given out.
struct Line {
    std::string text;
    std::size_t number;
    std::uint64_t offset;
    bool isTooLong;

    bool operator==(const Line &) const = default;
};

/// The lines of a text that comes in these pieces.
std::vector<Line> linesOf(const std::vector<std::string> &pieces)
{
    LineSplitter splitter;
    std::vector<Line> lines;
    const auto take = [&lines](const LineSplitter::Line &line) {
        lines.push_back({std::string(line.text), line.number, line.offset, line.isTooLong});
    };
    for (const std::string &piece : pieces) {
        splitter.give(piece);
        while (const auto line = splitter.next())
            take(*line);
    }
    if (const auto line = splitter.last())
        take(*line);
    return lines;
}

/// The same the obvious way: with every \r\n and \r made an \n, in a text that is there at once.
std::vector<Line> slowLinesOf(const std::string &text)
{
    std::vector<Line> lines;
    Line line{{}, 1, 0, false};
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\n' && text[i] != '\r') {
            line.text += text[i];
            continue;
        }
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n')
            ++i;
        lines.push_back(line);
        line = {{}, line.number + 1, i + 1, false};
    }
    if (!line.text.empty())
        lines.push_back(line);
    return lines;
}

/// A text cut at every place whose bit is set: in front of its second byte for bit 0.
std::vector<std::string> cutAt(const std::string &text, unsigned cuts)
{
    std::vector<std::string> pieces(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i > 0 && (cuts >> (i - 1) & 1) != 0)
            pieces.emplace_back();
        pieces.back() += text[i];
    }
    return pieces;
}

} // namespace

class TestLineSplitter : public QObject {
    Q_OBJECT
private slots:
    void linesDoNotDependOnThePiecesTheyComeIn()
    {
        for (const char *text :
             {"", "a", "a\n", "\n", "\r", "\r\n", "\n\r", "a\nb\r\nc\rd", "\r\r\n\n",
              "a\r\n\r\nb\r\r", "\n\n\na", "ab\rcd\ref\n", "\r\n\r\n\r\n\r\n"}) {
            const std::string whole(text);
            const std::vector<Line> expected = slowLinesOf(whole);
            const unsigned ways = whole.empty() ? 1U : 1U << (whole.size() - 1);
            for (unsigned cuts = 0; cuts < ways; ++cuts)
                QVERIFY2(linesOf(cutAt(whole, cuts)) == expected,
                         QByteArray(text).toPercentEncoding().constData());
        }
    }

    void emptyPiecesChangeNothing()
    {
        QVERIFY(linesOf({"", "a\r", "", "\nb", "", "c", ""}) == slowLinesOf("a\r\nbc"));
    }

    void nulBytesAreOrdinaryOnes()
    {
        const std::string text("a\0b\n\0", 5);
        QVERIFY(linesOf({text}) == slowLinesOf(text));
        QCOMPARE(linesOf({text}).front().text.size(), std::size_t{3});
    }

    void lineOfTheGreatestLengthIsWhole()
    {
        const std::string longest(LineSplitter::longestLine, 'x');
        for (const std::size_t cut : {std::size_t{0}, std::size_t{1}, longest.size()}) {
            const auto lines = linesOf({longest.substr(0, cut), longest.substr(cut) + "\ny"});
            QCOMPARE(lines.size(), std::size_t{2});
            QVERIFY(lines[0] == (Line{longest, 1, 0, false}));
            QVERIFY(lines[1] == (Line{"y", 2, longest.size() + 1, false}));
        }
    }

    void longerLineIsCutAndTheNextIsNot()
    {
        const std::string kept(LineSplitter::longestLine, 'x');
        const std::string more(3 * kept.size(), 'y');
        for (const std::vector<std::string> &pieces :
             {std::vector<std::string>{kept + more + "\r\nz"},
              {kept, more, "\r", "\nz"},
              {kept + "y", more.substr(1) + "\r\n", "z"}}) {
            const std::vector<Line> lines = linesOf(pieces);
            QCOMPARE(lines.size(), std::size_t{2});
            QVERIFY(lines[0] == (Line{kept, 1, 0, true}));
            QVERIFY(lines[1] == (Line{"z", 2, 4 * kept.size() + 2, false}));
        }
        QVERIFY(linesOf({kept, more}).at(0) == (Line{kept, 1, 0, true}));
    }
};

QTEST_APPLESS_MAIN(TestLineSplitter)
#include "tst_line_splitter.moc"
