#include "src/attacks/derivation.h"
#include "tests/core/derivations.h"
#include "tests/core/oracle.h"
#include "tests/core/printing.h"
#include "tests/core/seed_1_steps.h"

#include <QtTest>

using namespace chess;

namespace {

/// What a leaper attacks, by the distances alone.
Bitboard expectedAttacks(Leaper leaper, Square square)
{
    return tests::squaresAtDistance(square, [leaper](int files, int ranks) {
        const int longer = std::max(files, ranks);
        return leaper == Leaper::King ? longer == 1 : longer == 2 && std::min(files, ranks) == 1;
    });
}

/// Calls a function for every leaper, square and method.
template <typename Function>
void forEachCase(Function function)
{
    for (const Leaper leaper : allLeapers) {
        for (const Square square : allSquares) {
            for (const DerivationMethod method : allDerivationMethods)
                function(leaper, square, method);
        }
    }
}

DerivationOptions unmasked()
{
    DerivationOptions options;
    options.masking = Masking::Unmasked;
    return options;
}

Bitboard file(char letter)
{
    return Bitboard(static_cast<File>(letter - 'a'));
}

Bitboard rank(int number)
{
    return Bitboard(static_cast<Rank>(number - 1));
}

} // namespace

class TestDerivation : public QObject {
    Q_OBJECT
private slots:
    void everyMethodAttacksWhatTheDistancesSay()
    {
        forEachCase([](Leaper leaper, Square square, DerivationMethod method) {
            const Derivation derivation = derive(leaper, square, method);
            QCOMPARE(derivation.attacks, expectedAttacks(leaper, square));
            QCOMPARE(derivation.destinations, derivation.attacks);
            QVERIFY(derivation.wrapped.isEmpty());
        });
    }

    void everyMethodHoldsUnderEveryMapping()
    {
        forEachCase([](Leaper leaper, Square square, DerivationMethod method) {
            for (const SquareMapping mapping : allSquareMappings) {
                DerivationOptions options;
                options.mapping = mapping;
                QCOMPARE(derive(leaper, square, method, options).attacks,
                         expectedAttacks(leaper, square));
            }
        });
    }

    void unmaskedMethodsAgreeUnderEveryMapping()
    {
        forEachCase([](Leaper leaper, Square square, DerivationMethod method) {
            for (const SquareMapping mapping : allSquareMappings) {
                DerivationOptions options = unmasked();
                options.mapping = mapping;
                options.own = Bitboard::fromWord(0x00FF'00AA'0055'FF01);
                const Derivation derivation = derive(leaper, square, method, options);
                QCOMPARE(agreeingMethods(derivation), 4);
                QCOMPARE(derivation.attacks.without(derivation.wrapped),
                         expectedAttacks(leaper, square));
            }
        });
    }

    void methodsThatDisagreeAreNotCounted()
    {
        Derivation wrong = derive(Leaper::Knight, "h4"_sq, DerivationMethod::Offsets, unmasked());
        QCOMPARE(agreeingMethods(wrong), 4);
        wrong.options.masking = Masking::Masked;
        QCOMPARE(agreeingMethods(wrong), 0);
    }

    void unmaskedStepsWrapToThePublishedSquares_data()
    {
        QTest::addColumn<int>("leaper");
        QTest::addColumn<QString>("square");
        QTest::addColumn<QString>("wrapped");
        const int king = static_cast<int>(Leaper::King);
        const int knight = static_cast<int>(Leaper::Knight);
        QTest::newRow("knight on h4") << knight << "h4"
                                      << "a3,a7,b4,b6";
        QTest::newRow("knight on a1") << knight << "a1"
                                      << "g1,h2";
        QTest::newRow("king on h4") << king << "h4"
                                    << "a4,a5,a6";
        QTest::newRow("king in the middle") << king << "e4"
                                            << "-";
        QTest::newRow("knight in the middle") << knight << "e4"
                                              << "-";
    }
    void unmaskedStepsWrapToThePublishedSquares()
    {
        QFETCH(int, leaper);
        QFETCH(QString, square);
        QFETCH(QString, wrapped);
        const Square from = parseSquare(square.toStdString()).value();
        for (const DerivationMethod method : allDerivationMethods) {
            const Derivation derivation =
                derive(static_cast<Leaper>(leaper), from, method, unmasked());
            QCOMPARE(toSquareList(derivation.wrapped), wrapped.toStdString());
            Bitboard wrappedInSteps;
            for (const DerivationStep &step : derivation.steps) {
                wrappedInSteps |= step.wrapped;
                QVERIFY(!step.mask);
            }
            QCOMPARE(wrappedInSteps, derivation.wrapped);
        }
    }

    void unmaskedStepAlongTheRankWrapsFilesOnlyWhereBitsRunAlongRanks()
    {
        DerivationOptions options = unmasked();
        options.mapping = SquareMapping::A1A2;
        const Derivation king = derive(Leaper::King, "d8"_sq, DerivationMethod::Shifts, options);
        QCOMPARE(toSquareList(king.wrapped), std::string("d1,e1,f1"));
        options.masking = Masking::Masked;
        const Derivation masked = derive(Leaper::King, "d8"_sq, DerivationMethod::Shifts, options);
        QCOMPARE(tests::stepNamed(masked, "n").offset, 1);
        QCOMPARE(tests::stepNamed(masked, "n").mask->squares(), ~rank(8));
        QCOMPARE(tests::stepNamed(masked, "e").offset, 8);
        QVERIFY(!tests::stepNamed(masked, "e").mask);
    }

    void offsetsAreTheStepTablesOfSeed1()
    {
        for (const Leaper leaper : allLeapers) {
            const Derivation derivation = derive(leaper, "c7"_sq, DerivationMethod::Offsets);
            QCOMPARE(derivation.steps.size(), std::size_t{8});
            for (std::size_t i = 0; i < 8; ++i) {
                const tests::PrintedStep &printed =
                    (leaper == Leaper::King ? tests::printedKingSteps
                                            : tests::printedKnightSteps)[i];
                const DerivationStep &step = derivation.steps[i];
                QCOMPARE(step.name, std::string(printed.name));
                QCOMPARE(step.offset, printed.offset);
                QCOMPARE(step.mask->squares(), printed.impossible);
                QCOMPARE(step.operands.at(1).squares, printed.impossible);
            }
        }
    }

    void kingOfSeed1CannotGoNorthFromE8AndCanFromE7()
    {
        const Derivation onE8 = derive(Leaper::King, "e8"_sq, DerivationMethod::Offsets);
        QVERIFY(tests::stepNamed(onE8, "north").masked.isEmpty());
        QVERIFY(tests::stepNamed(onE8, "north").result.isEmpty());
        const Derivation onE7 = derive(Leaper::King, "e7"_sq, DerivationMethod::Offsets);
        QCOMPARE(tests::stepNamed(onE7, "north").masked, Bitboard("e7"_sq));
        QCOMPARE(tests::stepNamed(onE7, "north").result, Bitboard("e8"_sq));
    }

    void coordinatesOfSeed3CountRanksThenFiles()
    {
        // The text: from a1, b1 is (0, 1), b2 is (1, 1), and a2, (1, 0), is blocked by a pawn.
        DerivationOptions options;
        options.own = Bitboard{"a1"_sq, "a2"_sq};
        const Derivation king = derive(Leaper::King, "a1"_sq, DerivationMethod::Steps, options);
        const std::vector<std::string> order = {"(0, 1)", "(0, -1)", "(1, 0)",  "(-1, 0)",
                                                "(1, 1)", "(1, -1)", "(-1, 1)", "(-1, -1)"};
        QVERIFY(tests::stepNames(king) == order);
        QCOMPARE(tests::stepNamed(king, "(0, 1)").result, Bitboard("b1"_sq));
        QCOMPARE(tests::stepNamed(king, "(1, 1)").result, Bitboard("b2"_sq));
        QVERIFY(tests::stepNamed(king, "(1, 0)").target == "a2"_sq);
        QVERIFY(tests::stepNamed(king, "(1, 0)").verdict == Verdict::OwnPiece);
        QVERIFY(tests::stepNamed(king, "(1, 0)").result.isEmpty());
        QVERIFY(tests::stepNamed(king, "(-1, 0)").verdict == Verdict::OffTheBoard);
        QVERIFY(!tests::stepNamed(king, "(-1, 0)").target);
        QCOMPARE(king.destinations, (Bitboard{"b1"_sq, "b2"_sq}));
    }

    void stepsLeadWhereTheirCoordinatesSay()
    {
        for (const Leaper leaper : allLeapers) {
            for (const DerivationStep &step :
                 derive(leaper, "d4"_sq, DerivationMethod::Steps).steps) {
                int x = 0;
                int y = 0;
                QCOMPARE(std::sscanf(step.name.c_str(), "(%d, %d)", &x, &y), 2);
                QVERIFY(step.target == Square::fromCoordinates(3 + y, 3 + x));
            }
        }
    }

    void verdictsTellOwnPiecesEnemiesAndEmptySquares()
    {
        DerivationOptions options;
        options.own = Bitboard("g5"_sq);
        options.enemy = Bitboard("f6"_sq);
        const Derivation knight = derive(Leaper::Knight, "e4"_sq, DerivationMethod::Steps, options);
        QVERIFY(tests::stepNamed(knight, "(1, 2)").verdict == Verdict::OwnPiece);
        QVERIFY(tests::stepNamed(knight, "(2, 1)").verdict == Verdict::EnemyPiece);
        QVERIFY(tests::stepNamed(knight, "(2, -1)").verdict == Verdict::Empty);
        QCOMPARE(toSquareList(knight.attacks), std::string("c3,c5,d2,d6,f2,f6,g3,g5"));
        QCOMPARE(toSquareList(knight.destinations), std::string("c3,c5,d2,d6,f2,f6,g3"));
    }

    void shiftsAreThoseOfSeed4()
    {
        const Derivation knight = derive(Leaper::Knight, "b1"_sq, DerivationMethod::Shifts);
        const std::vector<std::string> order = {"nne", "nnw", "ene", "wnw",    "ese",
                                                "wsw", "sse", "ssw", "attacks"};
        QVERIFY(tests::stepNames(knight) == order);
        const std::array<int, 8> shifts = {17, 15, 10, 6, -6, -10, -15, -17};
        const std::array<Bitboard, 8> masks = {~file('h'),
                                               ~file('a'),
                                               ~(file('g') | file('h')),
                                               ~(file('a') | file('b')),
                                               ~(file('g') | file('h')),
                                               ~(file('a') | file('b')),
                                               ~file('h'),
                                               ~file('a')};
        const std::array<const char *, 8> maskNames = {"not_file_h",  "not_file_a",  "not_file_gh",
                                                       "not_file_ab", "not_file_gh", "not_file_ab",
                                                       "not_file_h",  "not_file_a"};
        for (std::size_t i = 0; i < 8; ++i) {
            QCOMPARE(knight.steps[i].offset, shifts[i]);
            QCOMPARE(knight.steps[i].mask->squares(), masks[i]);
            QCOMPARE(knight.steps[i].operands.at(1).name, std::string(maskNames[i]));
        }
        QCOMPARE(tests::stepNamed(knight, "nne").result, Bitboard("c3"_sq));
        QVERIFY(
            !tests::stepNamed(derive(Leaper::King, "e4"_sq, DerivationMethod::Shifts), "n").mask);
    }

    void resultsAddUpToTheUnion()
    {
        forEachCase([](Leaper leaper, Square square, DerivationMethod method) {
            Bitboard together;
            for (const DerivationStep &step : derive(leaper, square, method).steps) {
                if (step.kind != StepKind::Clip)
                    together |= step.result;
                QCOMPARE(step.unionSoFar, together);
            }
            QCOMPARE(together, expectedAttacks(leaper, square));
        });
    }

    void ownPiecesAreTakenAwayByEveryMethod()
    {
        const Bitboard own = Bitboard::fromWord(0x8142'2418'1824'4281);
        DerivationOptions options;
        options.own = own;
        forEachCase([&](Leaper leaper, Square square, DerivationMethod method) {
            const Derivation derivation = derive(leaper, square, method, options);
            QCOMPARE(derivation.attacks, expectedAttacks(leaper, square));
            QCOMPARE(derivation.destinations, expectedAttacks(leaper, square) & ~own);
            QCOMPARE(derivation.steps.back().unionSoFar, derivation.destinations);
            const bool endsWithAndNot = derivation.steps.back().kind == StepKind::WithoutOwn;
            QCOMPARE(endsWithAndNot, method != DerivationMethod::Steps);
        });
    }

    void onlyKingsAndKnightsAreLeapers()
    {
        QVERIFY(leaperOf(PieceType::King) == Leaper::King);
        QVERIFY(leaperOf(PieceType::Knight) == Leaper::Knight);
        for (const PieceType type :
             {PieceType::Pawn, PieceType::Bishop, PieceType::Rook, PieceType::Queen})
            QVERIFY(!leaperOf(type));
    }
};

QTEST_APPLESS_MAIN(TestDerivation)
#include "tst_derivation.moc"
