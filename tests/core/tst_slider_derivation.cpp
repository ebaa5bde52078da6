#include "src/attacks/rays.h"
#include "src/attacks/slider_derivation.h"
#include "src/attacks/sliders.h"
#include "tests/core/derivations.h"
#include "tests/core/oracle.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <map>
#include <random>

using namespace chess;
using tests::stepNamed;

namespace {

Bitboard walkedAttacks(Slider slider, Square square, Bitboard occupied)
{
    Bitboard attacks;
    if (slider != Slider::Bishop)
        attacks |= tests::walkedRookAttacks(square, occupied);
    if (slider != Slider::Rook)
        attacks |= tests::walkedBishopAttacks(square, occupied);
    return attacks;
}

/// Sets of blockers from the empty board to the full one.
std::vector<Bitboard> manyOccupancies()
{
    std::mt19937_64 random(11);
    std::vector<Bitboard> occupancies = {Bitboard(), Bitboard::full()};
    for (int i = 0; i < 20; ++i) {
        const std::uint64_t half = random();
        occupancies.push_back(Bitboard::fromWord(half));
        occupancies.push_back(Bitboard::fromWord(half & random()));
        occupancies.push_back(Bitboard::fromWord(half & random() & random()));
    }
    return occupancies;
}

SliderDerivation rookOnA1(SliderMethod method)
{
    return derive(Slider::Rook, "a1"_sq, method,
                  {Bitboard{"a4"_sq, "a7"_sq, "h1"_sq, "e5"_sq}, {}});
}

} // namespace

class TestSliderDerivation : public QObject {
    Q_OBJECT
private slots:
    void bothMethodsReachWhatAWalkReaches()
    {
        const std::vector<Bitboard> occupancies = manyOccupancies();
        for (const Slider slider : allSliders) {
            for (const Square square : allSquares) {
                for (const Bitboard occupied : occupancies) {
                    const Bitboard expected = walkedAttacks(slider, square, occupied);
                    for (const SliderMethod method : allSliderMethods) {
                        const SliderDerivation derivation =
                            derive(slider, square, method, {occupied, {}});
                        QCOMPARE(derivation.attacks, expected);
                        QCOMPARE(derivation.steps.back().unionSoFar, expected);
                    }
                }
            }
        }
    }

    void bothMethodsAgreeOnEverySquare()
    {
        const Bitboard occupied = Bitboard::fromWord(0x00FF'1800'2400'81FF);
        for (const Slider slider : allSliders) {
            for (const Square square : allSquares) {
                for (const SliderMethod method : allSliderMethods)
                    QCOMPARE(agreeingMethods(derive(slider, square, method, {occupied, {}})), 2);
            }
        }
    }

    void methodsThatDisagreeAreNotCounted()
    {
        SliderDerivation wrong = rookOnA1(SliderMethod::Rays);
        wrong.options.occupied = {};
        QCOMPARE(agreeingMethods(wrong), 0);
    }

    void rayEndsOnItsFirstBlocker()
    {
        const SliderDerivation rook = rookOnA1(SliderMethod::Rays);
        const DerivationStep &north = stepNamed(rook, "north");
        QCOMPARE(north.operands.at(0).squares, tests::squaresNamed("a2,a3,a4,a5,a6,a7,a8"));
        QCOMPARE(north.masked, tests::squaresNamed("a4,a7"));
        QVERIFY(north.target == "a4"_sq);
        QCOMPARE(north.operands.at(2).name, std::string("ray_north_from_a4"));
        QCOMPARE(north.operands.at(2).squares, tests::squaresNamed("a5,a6,a7,a8"));
        QCOMPARE(north.result, tests::squaresNamed("a2,a3,a4"));
    }

    void firstBlockerIsTheNearestInEveryDirection()
    {
        const Bitboard ring = tests::squaresNamed("b2,b4,b6,c3,c5,d2,d4,d6,e3,e5,f2,f4,f6");
        const SliderDerivation queen =
            derive(Slider::Queen, "d4"_sq, SliderMethod::Rays, {ring, {}});
        const std::map<std::string, std::string> nearest = {
            {"north", "d6"},      {"south", "d2"},      {"east", "f4"},       {"west", "b4"},
            {"north_west", "c5"}, {"south_east", "e3"}, {"north_east", "e5"}, {"south_west", "c3"}};
        for (const auto &[name, square] : nearest)
            QVERIFY(stepNamed(queen, name).target == parseSquare(square));
    }

    void freeRayReachesTheEdgeAndHasNoBlocker()
    {
        const SliderDerivation rook =
            derive(Slider::Rook, "c3"_sq, SliderMethod::Rays, {Bitboard("d4"_sq), {}});
        const DerivationStep &east = stepNamed(rook, "east");
        QVERIFY(!east.target);
        QVERIFY(east.masked.isEmpty());
        QCOMPARE(east.operands.size(), std::size_t{2});
        QCOMPARE(east.result, tests::squaresNamed("d3,e3,f3,g3,h3"));
    }

    void resultsAddUpToTheUnion()
    {
        for (const SliderMethod method : allSliderMethods) {
            const SliderDerivation queen = derive(Slider::Queen, "d5"_sq, method,
                                                  {Bitboard::fromWord(0x0010'2040'0812'4000), {}});
            Bitboard together;
            for (const DerivationStep &step : queen.steps) {
                if (step.kind == StepKind::Ray || step.kind == StepKind::LookUp)
                    together |= step.result;
                QCOMPARE(step.unionSoFar, together);
            }
            QCOMPARE(queen.steps.back().result, together);
        }
    }

    void onlyRelevantBlockersComeIntoTheIndex()
    {
        const SliderDerivation rook = rookOnA1(SliderMethod::LookUp);
        const DerivationStep &blockers = stepNamed(rook, "rook_blockers");
        // Neither h1, where the ray ends anyway, nor e5, which lies on no ray.
        QCOMPARE(blockers.result, tests::squaresNamed("a4,a7"));
        QCOMPARE(blockers.operands.at(1).squares,
                 tests::squaresNamed("a2,a3,a4,a5,a6,a7,b1,c1,d1,e1,f1,g1"));
        const MagicIndex &magic = *stepNamed(rook, "rook_index").magic;
        QCOMPARE(magic.shift, 64 - 12);
        QCOMPARE(magic.blockers, std::uint64_t{1} << 24 | std::uint64_t{1} << 48);
        QCOMPARE(magic.product, (magic.factor << 24) + (magic.factor << 48));
        QCOMPARE(std::uint64_t{magic.index}, magic.product >> 52);
    }

    void oneIndexNeverMeansTwoAttackSets()
    {
        for (const Square square : {"a1"_sq, "e4"_sq, "h8"_sq, "b7"_sq}) {
            std::map<std::uint32_t, Bitboard> attacksAt;
            const Bitboard relevant = bishopRelevantOccupancy(square);
            forEachSubset(relevant, [&](Bitboard blockers) {
                const SliderDerivation bishop =
                    derive(Slider::Bishop, square, SliderMethod::LookUp, {blockers, {}});
                const std::uint32_t index = stepNamed(bishop, "attacks").magic->index;
                QVERIFY(index < 1U << relevant.count());
                const auto [place, isNew] = attacksAt.insert({index, bishop.attacks});
                QCOMPARE(place->second, bishop.attacks);
            });
            QVERIFY(attacksAt.size() > 10);
        }
    }

#ifndef __BMI2__
    void tableHoldsTheAttacksAtTheIndexTold()
    {
        for (const Square square : allSquares) {
            for (const Bitboard occupied : manyOccupancies()) {
                const SliderDerivation rook =
                    derive(Slider::Rook, square, SliderMethod::LookUp, {occupied, {}});
                const MagicIndex &magic = *stepNamed(rook, "attacks").magic;
                QCOMPARE(detail::sliderTable[magic.firstIndex + magic.index],
                         tests::walkedRookAttacks(square, occupied));
            }
        }
    }
#endif

    void productAndIndexAreTheWordsShownUnderEveryMapping()
    {
        for (const SquareMapping mapping : allSquareMappings) {
            SliderDerivationOptions options{Bitboard{"d4"_sq, "d7"_sq}, {}, mapping};
            const SliderDerivation rook =
                derive(Slider::Rook, "d5"_sq, SliderMethod::LookUp, options);
            const DerivationStep &index = stepNamed(rook, "rook_index");
            QCOMPARE(toWord(index.masked, mapping), index.magic->product);
            QCOMPARE(toWord(index.result, mapping), index.magic->product >> index.magic->shift);
        }
    }

    void queenLooksUpARookAndABishop()
    {
        const SliderDerivation queen =
            derive(Slider::Queen, "d4"_sq, SliderMethod::LookUp, {Bitboard("d6"_sq), {}});
        const std::vector<std::string> names = {"rook_blockers",   "rook_index",   "rook_attacks",
                                                "bishop_blockers", "bishop_index", "bishop_attacks",
                                                "attacks"};
        QVERIFY(tests::stepNames(queen) == names);
        QCOMPARE(stepNamed(queen, "rook_attacks").result,
                 tests::walkedRookAttacks("d4"_sq, Bitboard("d6"_sq)));
    }

    void ownPiecesAreTakenAwayAtTheEnd()
    {
        for (const SliderMethod method : allSliderMethods) {
            const SliderDerivation rook = derive(Slider::Rook, "a1"_sq, method,
                                                 {Bitboard{"a3"_sq, "c1"_sq}, Bitboard("a3"_sq)});
            QCOMPARE(rook.attacks, tests::squaresNamed("a2,a3,b1,c1"));
            QCOMPARE(rook.destinations, tests::squaresNamed("a2,b1,c1"));
            QVERIFY(rook.steps.back().kind == StepKind::WithoutOwn);
            QCOMPARE(rook.steps.back().result, rook.destinations);
        }
    }

    void onlyBishopsRooksAndQueensSlide()
    {
        for (const Slider slider : allSliders)
            QVERIFY(sliderOf(pieceTypeOf(slider)) == slider);
        for (const PieceType type : {PieceType::Pawn, PieceType::Knight, PieceType::King})
            QVERIFY(!sliderOf(type));
    }
};

QTEST_APPLESS_MAIN(TestSliderDerivation)
#include "tst_slider_derivation.moc"
