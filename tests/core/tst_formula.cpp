#include "src/attacks/derivation.h"
#include "src/attacks/pawn_derivation.h"
#include "src/attacks/slider_derivation.h"
#include "src/moves/legality_derivation.h"
#include "src/notation/export/formula.h"
#include "src/workbench/expression/expression.h"
#include "tests/core/derivations.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;

namespace {

template <typename Derivation>
std::string formula(const Derivation &derivation, const std::string &name, WordFormat format)
{
    return toFormula(tests::stepNamed(derivation, name), format);
}

std::string formulaOfWords(const Derivation &derivation, const std::string &name,
                           WordFormat format = WordFormat::Hex)
{
    return toFormulaOfWords(tests::stepNamed(derivation, name), derivation.options.mapping, format);
}

DerivationOptions withOwnOnG1()
{
    DerivationOptions options;
    options.own = Bitboard("g1"_sq);
    return options;
}

const Derivation offsets = derive(Leaper::Knight, "h4"_sq, DerivationMethod::Offsets);
const Derivation clipping =
    derive(Leaper::Knight, "h4"_sq, DerivationMethod::Clipping, withOwnOnG1());
const Derivation steps = derive(Leaper::Knight, "h4"_sq, DerivationMethod::Steps);
const Derivation shifts = derive(Leaper::Knight, "h4"_sq, DerivationMethod::Shifts);

/// A formula in C++ as the calculator computes it, under the mapping of its derivation; `own` are
/// the sets and numbers it may name.
std::optional<std::uint64_t> computed(const std::string &formula, SquareMapping mapping,
                                      const OwnValues &own)
{
    ExpressionContext context;
    context.mapping = mapping;
    context.own = own;
    const auto evaluation = evaluate(formula, context);
    if (!evaluation)
        return std::nullopt;
    return evaluation->result().value.word(mapping);
}

/// The operands of a step by their names, as they are before they are inverted.
OwnValues operandsOf(const DerivationStep &step)
{
    OwnValues own;
    for (const DerivationOperand &operand : step.operands) {
        const bool isInverted = operand.name.front() == '~';
        own.insert_or_assign(
            operand.name.substr(isInverted ? 1 : 0),
            ExpressionValue::ofSquares(isInverted ? ~operand.squares : operand.squares));
    }
    if (step.magic)
        own.insert_or_assign("factor", ExpressionValue::ofNumber(step.magic->factor));
    return own;
}

/// Whether a step computes with words: looks add to coordinates, a look-up reads a table, and most
/// functions are no part of the calculator.
bool computesWords(const DerivationStep &step)
{
    switch (step.kind) {
    case StepKind::Look:
    case StepKind::LookByNumber:
    case StepKind::LookUp:
        return false;
    case StepKind::Call:
        return step.function == "between" || step.function == "line" ||
               step.function == "king_attacks";
    default:
        return true;
    }
}

/// Proves that the formulas of all steps, with names and with words, give the result of the step;
/// how many steps there were that compute words.
template <typename Derivation>
int provedFormulas(const Derivation &derivation, SquareMapping mapping)
{
    int proved = 0;
    const auto prove = [&](const std::string &formula, const DerivationStep &step) {
        const auto word = computed(formula, mapping, operandsOf(step));
        if (word != toWord(step.result, mapping))
            QTest::qFail((step.name + ": " + formula).c_str(), __FILE__, __LINE__);
    };
    for (const DerivationStep &step : derivation.steps) {
        if (!computesWords(step))
            continue;
        ++proved;
        const std::string inWords = toFormulaOfWords(step, mapping, WordFormat::Cpp);
        // An index says what comes out.
        prove(inWords.substr(0, inWords.find(" = ")), step);
        // The factors are made for one mapping; the words above are always of that one.
        if (step.kind != StepKind::Index || mapping == SquareMapping::A1B1)
            prove(toFormula(step, WordFormat::Cpp), step);
    }
    return proved;
}

} // namespace

class TestFormula : public QObject {
    Q_OBJECT
private slots:
    void formulasAreThoseOfTheTexts()
    {
        const WordFormat hex = WordFormat::Hex;
        // Seed text 4.
        QCOMPARE(formula(shifts, "nne", hex), std::string("(b & ~file_h) << 17"));
        QCOMPARE(formula(shifts, "wsw", hex), std::string("(b & ~(file_a | file_b)) >> 10"));
        QCOMPARE(formula(shifts, "attacks", hex),
                 std::string("nne | nnw | ene | wnw | ese | wsw | sse | ssw"));
        // Seed text 2.
        QCOMPARE(formula(clipping, "spot_4_clip", hex), std::string("~file_h & ~file_g"));
        QCOMPARE(formula(clipping, "spot_4", hex), std::string("(b & ~file_h & ~file_g) << 10"));
        QCOMPARE(formula(clipping, "destinations", hex), std::string("attacks & ~own"));
        // Seed text 1.
        QCOMPARE(formula(offsets, "two_up_one_right", hex),
                 std::string("(b & ~(rank_8 | rank_7 | file_h)) << 17"));
        // Seed text 3.
        QCOMPARE(formula(steps, "(1, -2)", hex), std::string("(x, y) + (1, -2)"));
    }

    void languagesSpellOperatorsAndConstantsTheirWay_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        const auto row = [](WordFormat format, const char *left, const char *right) {
            QTest::newRow(std::string(nameOf(format)).c_str())
                << static_cast<int>(format) << left << right;
        };
        row(WordFormat::C, "(b & ~file_h) << 17", "(b & ~file_h) >> 15");
        row(WordFormat::Cpp, "(b & ~file_h) << 17", "(b & ~file_h) >> 15");
        row(WordFormat::Rust, "(b & !FILE_H) << 17", "(b & !FILE_H) >> 15");
        row(WordFormat::Java, "(b & ~FILE_H) << 17", "(b & ~FILE_H) >>> 15");
        row(WordFormat::Python, "((b & ~FILE_H) << 17) & 0xFFFF_FFFF_FFFF_FFFF",
            "(b & ~FILE_H) >> 15");
        row(WordFormat::Go, "(b & ^FileH) << 17", "(b & ^FileH) >> 15");
        row(WordFormat::CSharp, "(b & ~FileH) << 17", "(b & ~FileH) >> 15");
        row(WordFormat::JavaScript, "BigInt.asUintN(64, (b & ~FILE_H) << 17n)",
            "(b & ~FILE_H) >> 15n");
        row(WordFormat::Zig, "(b & ~file_h) << 17", "(b & ~file_h) >> 15");
        row(WordFormat::TypeScript, "BigInt.asUintN(64, (b & ~FILE_H) << 17n)",
            "(b & ~FILE_H) >> 15n");
        row(WordFormat::Kotlin, "(b and FILE_H.inv()) shl 17", "(b and FILE_H.inv()) shr 15");
        row(WordFormat::Swift, "(b & ~fileH) << 17", "(b & ~fileH) >> 15");
    }
    void languagesSpellOperatorsAndConstantsTheirWay()
    {
        QFETCH(int, format);
        QFETCH(QString, left);
        QFETCH(QString, right);
        const auto language = static_cast<WordFormat>(format);
        QCOMPARE(QString::fromStdString(formula(shifts, "nne", language)), left);
        QCOMPARE(QString::fromStdString(formula(shifts, "sse", language)), right);
    }

    void masksOfSeveralLinesKeepTheirParentheses()
    {
        QCOMPARE(formula(offsets, "two_left_one_down", WordFormat::Rust),
                 std::string("(b & !(FILE_A | FILE_B | RANK_1)) >> 10"));
        QCOMPARE(formula(clipping, "spot_1_clip", WordFormat::Rust),
                 std::string("!FILE_A & !FILE_B"));
        QCOMPARE(formula(clipping, "spot_1_clip", WordFormat::Python),
                 std::string("(~FILE_A & ~FILE_B) & 0xFFFF_FFFF_FFFF_FFFF"));
        QCOMPARE(formula(clipping, "destinations", WordFormat::Rust),
                 std::string("attacks & !own"));
    }

    void setsAreJoinedAndInvertedInTheWordsOfKotlin()
    {
        const WordFormat kotlin = WordFormat::Kotlin;
        QCOMPARE(formula(offsets, "two_left_one_down", kotlin),
                 std::string("(b and (FILE_A or FILE_B or RANK_1).inv()) shr 10"));
        QCOMPARE(formula(clipping, "spot_1_clip", kotlin),
                 std::string("FILE_A.inv() and FILE_B.inv()"));
        QCOMPARE(formula(clipping, "destinations", kotlin), std::string("attacks and own.inv()"));
        QCOMPARE(formulaOfWords(offsets, "two_down_one_left", kotlin),
                 std::string("(0x0000_0000_8000_0000uL and 0x0101_0101_0101_FFFFuL.inv()) shr 17"));
        const SliderDerivation rook =
            derive(Slider::Rook, "a1"_sq, SliderMethod::Rays, {Bitboard("a4"_sq), {}});
        QCOMPARE(formula(rook, "north", kotlin),
                 std::string("ray_north and ray_north_from_a4.inv()"));
    }

    void wordsStandForTheOperands()
    {
        QCOMPARE(formulaOfWords(shifts, "nne"),
                 std::string("(0x0000000080000000 & 0x7F7F7F7F7F7F7F7F) << 17"));
        QCOMPARE(formulaOfWords(offsets, "two_down_one_left"),
                 std::string("(0x0000000080000000 & ~0x010101010101FFFF) >> 17"));
        QCOMPARE(formulaOfWords(clipping, "spot_8_clip"),
                 std::string("0xFEFEFEFEFEFEFEFE & 0xFDFDFDFDFDFDFDFD"));
        // The spot is shifted with the clip that the text has made before.
        QCOMPARE(formulaOfWords(clipping, "spot_8"),
                 std::string("(0x0000000080000000 & 0xFCFCFCFCFCFCFCFC) >> 10"));
        QCOMPARE(formulaOfWords(clipping, "destinations"),
                 std::string("0x0000402000204000 & 0xFFFFFFFFFFFFFFBF"));
        QCOMPARE(formulaOfWords(shifts, "nne", WordFormat::Java),
                 std::string("(0x0000_0000_8000_0000L & 0x7F7F_7F7F_7F7F_7F7FL) << 17"));
    }

    void wordsOfLooksAreCoordinates()
    {
        QCOMPARE(formulaOfWords(steps, "(1, -2)"), std::string("(3, 7) + (1, -2) = (4, 5)"));
    }

    void indexIsAProductCutToItsTopmostBits_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("expected");
        const auto row = [](WordFormat format, const char *expected) {
            QTest::newRow(std::string(nameOf(format)).c_str())
                << static_cast<int>(format) << expected;
        };
        row(WordFormat::Hex, "(rook_blockers * factor) >> 52");
        row(WordFormat::C, "(rook_blockers * factor) >> 52");
        row(WordFormat::Rust, "rook_blockers.wrapping_mul(factor) >> 52");
        row(WordFormat::Java, "(rook_blockers * factor) >>> 52");
        row(WordFormat::Python, "((rook_blockers * factor) & 0xFFFF_FFFF_FFFF_FFFF) >> 52");
        row(WordFormat::Go, "(rook_blockers * factor) >> 52");
        row(WordFormat::CSharp, "unchecked(rook_blockers * factor) >> 52");
        row(WordFormat::JavaScript, "BigInt.asUintN(64, rook_blockers * factor) >> 52n");
        row(WordFormat::Zig, "(rook_blockers *% factor) >> 52");
        row(WordFormat::Cpp, "(rook_blockers * factor) >> 52");
        row(WordFormat::TypeScript, "BigInt.asUintN(64, rook_blockers * factor) >> 52n");
        row(WordFormat::Kotlin, "(rook_blockers * factor) shr 52");
        row(WordFormat::Swift, "(rook_blockers &* factor) >> 52");
    }
    void indexIsAProductCutToItsTopmostBits()
    {
        QFETCH(int, format);
        QFETCH(QString, expected);
        const SliderDerivation rook =
            derive(Slider::Rook, "a1"_sq, SliderMethod::LookUp, {Bitboard("a4"_sq), {}});
        QCOMPARE(
            QString::fromStdString(formula(rook, "rook_index", static_cast<WordFormat>(format))),
            expected);
    }

    void stepsOfALookUpAreMaskProductAndPlace()
    {
        const SliderDerivation rook =
            derive(Slider::Rook, "a1"_sq, SliderMethod::LookUp, {Bitboard("a4"_sq), {}});
        const auto inWords = [&](const char *name) {
            return toFormulaOfWords(tests::stepNamed(rook, name), SquareMapping::A1B1,
                                    WordFormat::Hex);
        };
        QCOMPARE(formula(rook, "rook_blockers", WordFormat::Cpp),
                 std::string("occupied & rook_mask"));
        QCOMPARE(inWords("rook_blockers"), std::string("0x0000000001000000 & 0x000101010101017E"));
        const MagicIndex &magic = *tests::stepNamed(rook, "rook_index").magic;
        const std::string index = std::to_string(magic.index);
        QCOMPARE(inWords("rook_index"), "(0x0000000001000000 * " +
                                            toLiteral(magic.factor, WordFormat::Hex) +
                                            ") >> 52 = " + index);
        QCOMPARE(formula(rook, "attacks", WordFormat::Cpp), std::string("table[first + index]"));
        // All the bishops' entries come first.
        QCOMPARE(inWords("attacks"), "table[5248 + " + index + "]");
    }

    void raysAreCutBehindTheirFirstBlocker()
    {
        const SliderDerivation rook =
            derive(Slider::Rook, "a1"_sq, SliderMethod::Rays, {Bitboard("a4"_sq), {}});
        QCOMPARE(formula(rook, "north", WordFormat::Cpp),
                 std::string("ray_north & ~ray_north_from_a4"));
        QCOMPARE(formula(rook, "north", WordFormat::Go),
                 std::string("ray_north & ^ray_north_from_a4"));
        QCOMPARE(formula(rook, "east", WordFormat::Go), std::string("ray_east"));
        QCOMPARE(
            toFormulaOfWords(tests::stepNamed(rook, "north"), SquareMapping::A1B1, WordFormat::Hex),
            std::string("0x0101010101010100 & ~0x0101010100000000"));
    }

    void pawnsAreShiftedAsWholeSets()
    {
        const PawnDerivation black = derivePawns(Position::start(), Color::Black);
        QCOMPARE(formula(black, "forward", WordFormat::Java), std::string("black_pawns >>> 8"));
        QCOMPARE(formula(black, "single_pushes", WordFormat::Rust), std::string("forward & empty"));
        QCOMPARE(formula(black, "forward_again", WordFormat::Rust),
                 std::string("(single_pushes & RANK_6) >> 8"));
        QCOMPARE(formula(black, "south_east", WordFormat::Rust),
                 std::string("(black_pawns & !FILE_H) >> 7"));
        QCOMPARE(formula(black, "destinations", WordFormat::C),
                 std::string("single_pushes | double_pushes | captures_west | captures_east"));
    }

    void legalityIsFunctionsAndSets()
    {
        const auto king =
            deriveLegality(tests::positionOf("7k/8/8/8/r3K3/8/8/8 w - - 0 1"), "e4"_sq);
        QCOMPARE(formula(*king, "without_king", WordFormat::Rust), std::string("occupied & !king"));
        QCOMPARE(formula(*king, "danger", WordFormat::Rust),
                 std::string("attacks(black, without_king)"));
        QCOMPARE(toFormulaOfWords(tests::stepNamed(*king, "danger"), SquareMapping::A1B1,
                                  WordFormat::Hex),
                 std::string("attacks(0x8000000001000000, 0x8000000001000000)"));
        const auto rook =
            deriveLegality(tests::positionOf("7k/8/8/8/8/3n4/8/R3K3 w - - 0 1"), "a1"_sq);
        QCOMPARE(formula(*rook, "check_mask", WordFormat::C), std::string("checkers | check_line"));
        const auto free =
            deriveLegality(tests::positionOf("7k/8/8/8/8/8/8/R3K3 w - - 0 1"), "a1"_sq);
        QCOMPARE(formula(*free, "check_mask", WordFormat::C), std::string("0xFFFFFFFFFFFFFFFFULL"));
    }

    void formulasOfLeapersGiveTheResultsOfTheirSteps()
    {
        int proved = 0;
        for (const SquareMapping mapping : allSquareMappings) {
            for (const Masking masking : {Masking::Masked, Masking::Unmasked}) {
                for (const DerivationMethod method : allDerivationMethods) {
                    for (const Square square : {"a1"_sq, "h4"_sq, "d5"_sq, "g8"_sq}) {
                        for (const Leaper leaper : {Leaper::King, Leaper::Knight})
                            proved += provedFormulas(
                                derive(leaper, square, method,
                                       {masking, mapping, Bitboard{"g2"_sq, "c3"_sq}, {}}),
                                mapping);
                    }
                }
            }
        }
        QVERIFY(proved > 1000);
    }

    void formulasOfSlidersGiveTheResultsOfTheirSteps()
    {
        int proved = 0;
        const Bitboard occupied = Position::start().occupied() | Bitboard{"d4"_sq, "e5"_sq};
        for (const SquareMapping mapping : allSquareMappings) {
            for (const SliderMethod method : allSliderMethods) {
                for (const Square square : allSquares)
                    proved += provedFormulas(
                        derive(Slider::Queen, square, method,
                               {occupied, Position::start().pieces(Color::White), mapping}),
                        mapping);
            }
        }
        QVERIFY(proved > 1000);
    }

    void formulasOfPawnsGiveTheResultsOfTheirSteps()
    {
        const Position position = tests::positionOf("4k3/p7/8/pPp5/7P/p6P/1P5P/4K3 w - a6 0 1");
        for (const SquareMapping mapping : allSquareMappings) {
            for (const Masking masking : {Masking::Masked, Masking::Unmasked}) {
                for (const Color color : allColors)
                    QVERIFY(provedFormulas(derivePawns(position, color, {masking, mapping}),
                                           mapping) > 8);
            }
        }
    }

    void formulasOfLegalityGiveTheResultsOfTheirSteps_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("square");
        QTest::newRow("king") << "5r1k/8/8/8/8/8/8/R3K2R w KQ - 0 1"
                              << "e1";
        QTest::newRow("pinned") << "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1"
                                << "e2";
        QTest::newRow("en passant") << "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1"
                                    << "e5";
        QTest::newRow("check") << "7k/8/8/8/4r3/8/8/R3K3 w - - 0 1"
                               << "a1";
        QTest::newRow("double check") << "4r2k/8/8/8/8/3n4/8/R3K3 w - - 0 1"
                                      << "a1";
    }
    void formulasOfLegalityGiveTheResultsOfTheirSteps()
    {
        QFETCH(QString, fen);
        QFETCH(QString, square);
        const auto derivation = deriveLegality(tests::positionOf(fen.toStdString()),
                                               *parseSquare(square.toStdString()));
        for (const SquareMapping mapping : allSquareMappings)
            QVERIFY(provedFormulas(*derivation, mapping) > 2);
    }

    void unmaskedFormulasHaveNoMask()
    {
        DerivationOptions options;
        options.masking = Masking::Unmasked;
        const Derivation shifted =
            derive(Leaper::Knight, "h4"_sq, DerivationMethod::Shifts, options);
        QCOMPARE(formula(shifted, "nne", WordFormat::Cpp), std::string("b << 17"));
        QCOMPARE(formulaOfWords(shifted, "nne"), std::string("0x0000000080000000 << 17"));
        // h4 is bit 31; 48 is a7.
        const Derivation looked = derive(Leaper::Knight, "h4"_sq, DerivationMethod::Steps, options);
        QCOMPARE(formula(looked, "(2, 1)", WordFormat::Hex), std::string("square + 17"));
        QCOMPARE(formulaOfWords(looked, "(2, 1)"), std::string("31 + 17 = 48"));
        QCOMPARE(formulaOfWords(looked, "(-2, -1)"), std::string("31 - 17 = 14"));
    }

    void offsetsAndWordsAreThoseOfTheMapping()
    {
        DerivationOptions options;
        options.mapping = SquareMapping::A8B8;
        const Derivation derivation =
            derive(Leaper::Knight, "h4"_sq, DerivationMethod::Shifts, options);
        // Two ranks up are 16 bits down, one file right is one bit up.
        QCOMPARE(formula(derivation, "nne", WordFormat::Cpp), std::string("(b & ~file_h) >> 15"));
        QCOMPARE(formulaOfWords(derivation, "nne"),
                 std::string("(0x0000008000000000 & 0x7F7F7F7F7F7F7F7F) >> 15"));
    }
};

QTEST_APPLESS_MAIN(TestFormula)
#include "tst_formula.moc"
