#include "src/notation/words/bitboard_names.h"
#include "src/workbench/mapping_guess.h"
#include "tests/cases.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;
using namespace tests;

namespace {

/// The mappings by their columns in the tables of tests/data.
const std::vector<std::pair<const char *, SquareMapping>> columns = {
    {"a1=0/b1=1", SquareMapping::A1B1}, {"h1=0/g1=1", SquareMapping::H1G1},
    {"a8=0/b8=1", SquareMapping::A8B8}, {"h8=0/g8=1", SquareMapping::H8G8},
    {"a1=0/a2=1", SquareMapping::A1A2}, {"h1=0/h2=1", SquareMapping::H1H2},
    {"a8=0/a7=1", SquareMapping::A8A7}, {"h8=0/h7=1", SquareMapping::H8H7}};

std::vector<NamedWord> wordsOf(const Position &position, SquareMapping mapping)
{
    std::vector<NamedWord> words;
    for (const NamedBitboard &board : boardsOf(position))
        words.push_back({std::string(board.name), toWord(board.squares, mapping)});
    return words;
}

const MappingReason *reason(const MappingGuess &guess, MappingReasonKind kind)
{
    for (const MappingReason &each : guess.reasons) {
        if (each.kind == kind)
            return &each;
    }
    return nullptr;
}

const MappingGuess &guessOf(const std::vector<MappingGuess> &guesses, SquareMapping mapping)
{
    return *std::find_if(guesses.begin(), guesses.end(),
                         [mapping](const auto &guess) { return guess.mapping == mapping; });
}

} // namespace

class TestMappingGuess : public QObject {
    Q_OBJECT
private slots:
    void aBitMakesSenseUnderTheMappingsThatGiveItTheSquare()
    {
        for (const Case &row : Cases("square_mappings.tsv")) {
            const Square square = parseSquare(row["square"]).value();
            for (int bit = 0; bit < 64; ++bit) {
                const auto guesses = guessMapping(std::uint64_t{1} << bit, square);
                QCOMPARE(guesses.size(), allSquareMappings.size());
                bool wasSensible = true;
                for (const MappingGuess &guess : guesses) {
                    const auto column =
                        std::find_if(columns.begin(), columns.end(), [&](const auto &each) {
                            return each.second == guess.mapping;
                        });
                    const bool isRight = row[column->first] == std::to_string(bit);
                    QCOMPARE(guess.makesSense(), isRight);
                    QVERIFY2(wasSensible || !isRight, "the sensible ones come first");
                    wasSensible = isRight;
                }
            }
        }
    }

    void theStartPositionIsRecognisedUnderItsMapping()
    {
        for (const SquareMapping mapping : allSquareMappings) {
            const auto guesses = guessMapping(wordsOf(Position::start(), mapping));
            QCOMPARE(nameOf(guesses.front().mapping), nameOf(mapping));
            QVERIFY(guesses.front().score > guesses[1].score);
            QVERIFY(guesses.front().makesSense());
            QCOMPARE(reason(guesses.front(), MappingReasonKind::HomeSquares)->squares.count(), 32);
        }
    }

    void theStartPositionMirroredStillHasNoPawnOnAnEdge()
    {
        const auto guesses = guessMapping(wordsOf(Position::start(), SquareMapping::A1B1));
        QVERIFY(guessOf(guesses, SquareMapping::H1G1).makesSense());
        QCOMPARE(reason(guessOf(guesses, SquareMapping::H1G1), MappingReasonKind::HomeSquares)
                     ->squares.count(),
                 28); // all but the kings and queens
        QVERIFY(!reason(guessOf(guesses, SquareMapping::A8B8), MappingReasonKind::PawnsFaceOthers)
                     ->speaksFor);
        const MappingGuess &fileWise = guessOf(guesses, SquareMapping::A1A2);
        QVERIFY(!fileWise.makesSense());
        const MappingReason *const pawns = reason(fileWise, MappingReasonKind::PawnsOffEdges);
        QVERIFY(!pawns->speaksFor);
        QCOMPARE(pawns->squares, Bitboard({"b1"_sq, "b8"_sq, "g1"_sq, "g8"_sq}));
    }

    void kingsAndSharedSquaresAreJudgedUnderEveryMappingAlike()
    {
        const std::vector<NamedWord> two = {{"white_king", 0x11}, {"black_king", 0x10}};
        for (const MappingGuess &guess : guessMapping(two)) {
            QVERIFY(!reason(guess, MappingReasonKind::OneKingEach)->speaksFor);
            const MappingReason *const shared = reason(guess, MappingReasonKind::NoSharedSquares);
            QVERIFY(!shared->speaksFor);
            QCOMPARE(shared->squares, fromWord(0x10, guess.mapping));
            QVERIFY(guess.makesSense());
        }
        const std::vector<NamedWord> right = {{"white_king", 0x10}, {"black_king", 0x20}};
        for (const MappingGuess &guess : guessMapping(right)) {
            QVERIFY(reason(guess, MappingReasonKind::OneKingEach)->speaksFor);
            QVERIFY(reason(guess, MappingReasonKind::NoSharedSquares)->speaksFor);
        }
    }

    void aNamedMaskSettlesTheMapping()
    {
        // What shows squares fits under every mapping.
        const std::vector<NamedWord> shown = {
            {"rank_1", Bitboard(Rank::One).word(), WordReadingKind::Squares}};
        for (const MappingGuess &guess : guessMapping(shown))
            QVERIFY(reason(guess, MappingReasonKind::NamedMask)->speaksFor);
        const std::vector<NamedWord> words = {{"file_a", 0xFF}, {"rank_1", 0x8080808080808080}};
        const auto guesses = guessMapping(words);
        QCOMPARE(nameOf(guesses.front().mapping), std::string_view("a8a7"));
        QVERIFY(guesses.front().makesSense());
        for (std::size_t i = 1; i < guesses.size(); ++i)
            QVERIFY(!guesses[i].makesSense());
    }

    void anEntryOfAKnownTableIsNamed()
    {
        // What a knight on e4 attacks, in LERF; file-wise it is another square's.
        const auto guesses = guessMapping(0x0000284400442800, "d2"_sq);
        const MappingReason *const entry = reason(guesses.front(), MappingReasonKind::TableEntry);
        QVERIFY(entry != nullptr);
        QCOMPARE(entry->name, std::string("knight e4"));
        QVERIFY(guesses.front().mapping == SquareMapping::A1B1);
    }

    void everyReasonHasANameAndASentence()
    {
        std::vector<std::vector<NamedWord>> lists = {
            wordsOf(Position::start(), SquareMapping::A1B1),
            {{"white_king", 0x11}, {"black_king", 0x10}, {"file_a", 0xFF}},
            {{"x", 0x28440044280000}}};
        for (const auto &list : lists) {
            for (const MappingGuess &guess : guessMapping(list)) {
                for (const MappingReason &each : guess.reasons) {
                    QVERIFY(!nameOf(each.kind).empty());
                    const std::string sentence = toText(describe(each));
                    QVERIFY2(sentence.size() > 10 && sentence.find('%') == std::string::npos,
                             sentence.c_str());
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestMappingGuess)
#include "tst_mapping_guess.moc"
