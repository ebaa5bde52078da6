#include "src/notation/export/formula.h"
#include "src/notation/export/walkthrough.h"
#include "tests/core/derivations.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <set>

using namespace chess;
using tests::positionOf;
using tests::stepNamed;

namespace {

Walkthrough legality(const char *fen, Square square)
{
    return walkThrough(deriveLegality(positionOf(fen), square).value(), SquareMapping::A1B1);
}

/// At least one of every kind, with every kind of step.
std::vector<Walkthrough> oneOfEach()
{
    std::vector<Walkthrough> walks;
    const Bitboard own("g2"_sq);
    for (const Masking masking : {Masking::Masked, Masking::Unmasked}) {
        for (const DerivationMethod method : allDerivationMethods)
            walks.push_back(walkThrough(
                derive(Leaper::Knight, "h4"_sq, method, {masking, SquareMapping::A1B1, own, {}})));
        walks.push_back(walkThrough(derivePawns(positionOf("4k3/8/8/pP6/7P/8/8/4K3 w - a6 0 1"),
                                                Color::White, {masking, SquareMapping::A1B1})));
    }
    for (const SliderMethod method : allSliderMethods)
        walks.push_back(
            walkThrough(derive(Slider::Queen, "d4"_sq, method, {Bitboard("d6"_sq) | own, own})));
    walks.push_back(legality("5r1k/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1"_sq));
    walks.push_back(legality("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2"_sq));
    walks.push_back(legality("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "e5"_sq));
    walks.push_back(legality("4r2k/8/8/8/8/3n4/8/R3K3 w - - 0 1", "a1"_sq));
    return walks;
}

std::vector<std::string> resultNames(const Walkthrough &walk)
{
    std::vector<std::string> names;
    for (const DerivationOperand &result : walk.results)
        names.push_back(result.name);
    return names;
}

} // namespace

class TestWalkthrough : public QObject {
    Q_OBJECT
private slots:
    void everyKindOfStepHasASentenceWithAllItsPlacesFilled()
    {
        std::set<StepKind> seen;
        for (const Walkthrough &walk : oneOfEach()) {
            for (const DerivationStep &step : walk.steps) {
                const std::string sentence = toText(describe(step));
                QVERIFY2(sentence.size() > 5 && sentence.back() == '.', sentence.c_str());
                QVERIFY2(sentence.find('%') == std::string::npos, sentence.c_str());
                QVERIFY2(sentence.find('~') == std::string::npos, sentence.c_str());
                seen.insert(step.kind);
            }
        }
        QCOMPARE(seen.size(), std::size_t{11});
    }

    void everyStepHasAFormulaInEveryFormat()
    {
        for (const Walkthrough &walk : oneOfEach()) {
            for (const DerivationStep &step : walk.steps) {
                for (const WordFormat format : allWordFormats) {
                    QVERIFY(!toFormula(step, format).empty());
                    QVERIFY(!toFormulaOfWords(step, walk.mapping, format).empty());
                }
            }
        }
    }

    void titleSaysWhatIsExplained()
    {
        QCOMPARE(
            toText(walkThrough(derive(Leaper::Knight, "h4"_sq, DerivationMethod::Shifts)).title),
            std::string("knight on h4 by shifts"));
        QCOMPARE(toText(walkThrough(derive(Slider::Rook, "a1"_sq, SliderMethod::LookUp)).title),
                 std::string("rook on a1 by lookup"));
        QCOMPARE(toText(legality("7k/8/8/8/8/8/8/R3K3 w - - 0 1", "a1"_sq).title),
                 std::string("from pseudo-legal to legal, the piece on a1"));
    }

    void methodsAgreeWhereThereAreSeveral()
    {
        const auto leaper = walkThrough(derive(Leaper::King, "a1"_sq, DerivationMethod::Steps));
        QCOMPARE(leaper.agreement->agreeing, 4);
        QCOMPARE(leaper.agreement->methods, 4);
        const auto slider = walkThrough(derive(Slider::Rook, "a1"_sq, SliderMethod::Rays));
        QCOMPARE(slider.agreement->agreeing, 2);
        QCOMPARE(slider.agreement->methods, 2);
        QVERIFY(!walkThrough(derivePawns(Position::start(), Color::White)).agreement);
    }

    void resultsAreTheSetsItEndsWith()
    {
        using Names = std::vector<std::string>;
        DerivationOptions options;
        options.masking = Masking::Unmasked;
        options.own = Bitboard("g2"_sq);
        const auto knight =
            walkThrough(derive(Leaper::Knight, "h4"_sq, DerivationMethod::Shifts, options));
        QVERIFY(resultNames(knight) == (Names{"attacks", "wrapped", "own", "destinations"}));
        QVERIFY(resultNames(walkThrough(derivePawns(Position::start(), Color::White))) ==
                (Names{"attacks", "pushes", "captures", "destinations"}));
        const auto king = legality("7k/8/8/8/r3K3/8/8/8 w - - 0 1", "e4"_sq);
        QVERIFY(resultNames(king) == (Names{"pseudo_legal", "legal", "unsafe", "hidden"}));
        QCOMPARE(king.results.at(2).squares, tests::squaresNamed("d4,f4"));
        QVERIFY(king.isNarrowing);
        QVERIFY(!knight.isNarrowing);
    }

    void remarksTellVerdictsBlockersIndicesAndWrapping()
    {
        const auto rook =
            walkThrough(derive(Slider::Rook, "a1"_sq, SliderMethod::Rays, {Bitboard("a4"_sq), {}}));
        QCOMPARE(toText(remarksOn(stepNamed(rook, "north")).at(0)), std::string("blocked on a4"));
        QVERIFY(remarksOn(stepNamed(rook, "east")).empty());
        QCOMPARE(toText(describe(stepNamed(rook, "north"))),
                 std::string("The first piece on the ray north stands on a4; what lies behind it "
                             "is taken away."));
        DerivationOptions options;
        options.masking = Masking::Unmasked;
        const auto knight =
            walkThrough(derive(Leaper::Knight, "h4"_sq, DerivationMethod::Steps, options));
        const auto remarks = remarksOn(stepNamed(knight, "(2, 1)"));
        QCOMPARE(toText(remarks.at(0)), std::string("empty"));
        QCOMPARE(toText(remarks.at(1)), std::string("wrapped"));
    }

    void lookUpUnderAnotherMappingSaysWhereTheFactorsHold()
    {
        SliderDerivationOptions options;
        QVERIFY(walkThrough(derive(Slider::Rook, "a1"_sq, SliderMethod::LookUp, options))
                    .remarks.empty());
        options.mapping = SquareMapping::A8B8;
        QCOMPARE(walkThrough(derive(Slider::Rook, "a1"_sq, SliderMethod::LookUp, options))
                     .remarks.size(),
                 std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(TestWalkthrough)
#include "tst_walkthrough.moc"
