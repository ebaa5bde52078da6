#include "src/attacks/piece_attacks.h"
#include "src/attacks/rays.h"
#include "src/notation/fen/fen.h"
#include "src/workbench/expression/bitboard_operations.h"
#include "tests/cases.h"
#include "tests/core/oracle.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <array>
#include <random>
#include <set>

using namespace chess;

namespace {

using Values = std::vector<ExpressionValue>;

ExpressionValue done(std::string_view name, const Values &operands,
                     const OperationSurroundings &surroundings = {})
{
    const BitboardOperation *const operation = findOperation(name);
    if (operation == nullptr)
        throw std::out_of_range(std::string(name));
    return apply(*operation, operands, surroundings).value();
}

Bitboard squaresOf(std::string_view name, const std::vector<Bitboard> &operands,
                   const OperationSurroundings &surroundings = {})
{
    Values values;
    for (const Bitboard operand : operands)
        values.push_back(ExpressionValue::ofSquares(operand));
    return done(name, values, surroundings).squares(surroundings.mapping);
}

/// The same few sets in every run: sparse, middling and dense.
std::vector<Bitboard> someSets()
{
    std::mt19937_64 random(20);
    std::vector<Bitboard> sets = {{}, Bitboard::full(), Bitboard("a1"_sq), Bitboard("h8"_sq)};
    for (int i = 0; i < 20; ++i) {
        sets.push_back(Bitboard::fromWord(random() & random()));
        sets.push_back(Bitboard::fromWord(random() | random()));
    }
    return sets;
}

/// What a king reaches inside a set, looking at every pair of squares until nothing is new.
Bitboard floodedSlowly(Bitboard seed, Bitboard inside)
{
    Bitboard reached = seed;
    for (bool isNew = true; isNew;) {
        isNew = false;
        for (const Square from : reached) {
            for (const Square to : allSquares) {
                const bool isNext = std::abs(tests::fileOf(from) - tests::fileOf(to)) <= 1 &&
                                    std::abs(tests::rankOf(from) - tests::rankOf(to)) <= 1;
                if (isNext && inside.contains(to) && !reached.contains(to)) {
                    reached.insert(to);
                    isNew = true;
                }
            }
        }
    }
    return reached;
}

} // namespace

class TestBitboardOperations : public QObject {
    Q_OBJECT
private slots:
    void everyOperationIsFoundByItsNamesAndByNoOthers()
    {
        std::set<std::string_view> names;
        for (const BitboardOperation &operation : bitboardOperations()) {
            QVERIFY2(names.insert(operation.name).second, operation.name.data());
            QVERIFY(findOperation(operation.name) == &operation);
            std::string other;
            for (const char c : std::string(operation.otherNames) + " ") {
                if (c != ' ') {
                    other += c;
                } else if (!other.empty()) {
                    QVERIFY2(findOperation(other) == &operation, other.c_str());
                    other.clear();
                }
            }
            QVERIFY(operation.meaning.back() == '.');
            QVERIFY(!titleOf(operation.group).empty());
            const auto [fewest, most] = operandCountsOf(operation);
            QVERIFY(fewest >= 1 && fewest <= most && most <= 3);
        }
        QVERIFY(findOperation("KnightAttacks") == findOperation("knight_attacks"));
        QVERIFY(findOperation("") == nullptr);
        QVERIFY(findOperation("___") == nullptr);
        QVERIFY(findOperation("north_") != nullptr);
        QVERIFY(findOperation("nort") == nullptr);
        QVERIFY(findOperation("north north") == nullptr);
    }

    void everyDirectionHasItsStep()
    {
        std::set<Direction> directions;
        for (const BitboardOperation &operation : bitboardOperations()) {
            if (!operation.direction)
                continue;
            directions.insert(*operation.direction);
            const Step step = stepOf(*operation.direction);
            for (const Bitboard set : someSets()) {
                const Bitboard expected = tests::eachMoved(set, [step](int file, int rank) {
                    return std::pair(file + step.east, rank + step.north);
                });
                for (const SquareMapping mapping : allSquareMappings)
                    QCOMPARE(squaresOf(operation.name, {set}, {mapping, {}}), expected);
            }
        }
        QCOMPARE(directions.size(), allDirections.size());
    }

    void aStepIsNamedByTheWordsOfItsWay()
    {
        QCOMPARE(squaresOf("north_north_west", {Bitboard("e4"_sq)}), Bitboard("d6"_sq));
        QCOMPARE(squaresOf("west_south_west", {Bitboard("e4"_sq)}), Bitboard("c3"_sq));
        QCOMPARE(squaresOf("noEaOne", {Bitboard("e4"_sq)}), Bitboard("f5"_sq));
        for (const BitboardOperation &operation : bitboardOperations()) {
            if (!operation.direction)
                continue;
            int east = 0;
            int north = 0;
            std::istringstream words{std::string(operation.name)};
            for (std::string word; std::getline(words, word, '_');) {
                north += word == "north" ? 1 : word == "south" ? -1 : 0;
                east += word == "east" ? 1 : word == "west" ? -1 : 0;
            }
            QVERIFY2(stepOf(*operation.direction) == (Step{east, north}), operation.name.data());
        }
    }

    void anUnmaskedStepTellsWhatWrapped()
    {
        for (const SquareMapping mapping : allSquareMappings) {
            for (const Direction direction : allDirections) {
                for (const Bitboard set : someSets()) {
                    const UnmaskedStep step = unmaskedStep(set, direction, mapping);
                    // Square by square, by the number of the bit.
                    const Step by = stepOf(direction);
                    const Square middle = "d4"_sq;
                    const Square next = *Square::fromCoordinates(3 + by.east, 3 + by.north);
                    const int offset = bitOf(next, mapping) - bitOf(middle, mapping);
                    Bitboard result;
                    Bitboard wrapped;
                    for (const Square square : set) {
                        const int bit = bitOf(square, mapping) + offset;
                        if (bit < 0 || bit > 63)
                            continue;
                        const Square there = squareOf(bit, mapping);
                        result.insert(there);
                        if (Square::fromCoordinates(tests::fileOf(square) + by.east,
                                                    tests::rankOf(square) + by.north) != there)
                            wrapped.insert(there);
                    }
                    QCOMPARE(step.result, result);
                    QCOMPARE(step.wrapped, wrapped);
                }
            }
        }
    }

    void flipsAndRotationsTakeSquaresWhereTheySay()
    {
        using Target = std::pair<int, int> (*)(int, int);
        const std::vector<std::pair<const char *, Target>> turns = {
            {"flip_vertical",
             [](int f, int r) {
                 return std::pair(f, 7 - r);
             }},
            {"flip_horizontal",
             [](int f, int r) {
                 return std::pair(7 - f, r);
             }},
            {"flip_diagonal",
             [](int f, int r) {
                 return std::pair(r, f);
             }},
            {"flip_antidiagonal",
             [](int f, int r) {
                 return std::pair(7 - r, 7 - f);
             }},
            {"rotate_180",
             [](int f, int r) {
                 return std::pair(7 - f, 7 - r);
             }},
            {"rotate_clockwise",
             [](int f, int r) {
                 return std::pair(r, 7 - f);
             }},
            {"rotate_counterclockwise", [](int f, int r) {
                 return std::pair(7 - r, f);
             }}};
        for (const auto &[name, target] : turns) {
            for (const Bitboard set : someSets())
                QCOMPARE(squaresOf(name, {set}), tests::eachMoved(set, target));
        }
    }

    void fillsGoOnInsideAndNoFurther()
    {
        for (const Bitboard seed : someSets()) {
            for (const Bitboard inside : someSets()) {
                QCOMPARE(squaresOf("flood_fill", {seed, inside}), floodedSlowly(seed, inside));
                QCOMPARE(squaresOf("north_fill", {seed, inside}), filledSlowly(seed, inside, 0, 1));
                QCOMPARE(squaresOf("south_west_fill", {seed, inside}),
                         filledSlowly(seed, inside, -1, -1));
            }
        }
        QCOMPARE(squaresOf("north_fill", {Bitboard("e4"_sq)}),
                 Bitboard({"e4"_sq, "e5"_sq, "e6"_sq, "e7"_sq, "e8"_sq}));
        QCOMPARE(squaresOf("fill", {Bitboard("e4"_sq)}), Bitboard::full());
    }

    void attacksAreThoseOfTheTable()
    {
        const std::map<std::string, const char *> names = {
            {"K", "king_attacks"},   {"k", "king_attacks"},       {"Q", "queen_attacks"},
            {"q", "queen_attacks"},  {"R", "rook_attacks"},       {"r", "rook_attacks"},
            {"B", "bishop_attacks"}, {"b", "bishop_attacks"},     {"N", "knight_attacks"},
            {"n", "knight_attacks"}, {"P", "white_pawn_attacks"}, {"p", "black_pawn_attacks"}};
        std::size_t count = 0;
        for (const tests::Case &row : tests::Cases("attacks.tsv")) {
            const Position position = parseFen(row["fen"]).value().position;
            const Bitboard square(parseSquare(row["square"]).value());
            const auto expected = Bitboard::fromWord(std::stoull(row["attacks"], nullptr, 16));
            // Left out, the pieces in the way are those of the position.
            QCOMPARE(squaresOf(names.at(row["piece"]), {square}, {SquareMapping::A1B1, position}),
                     expected);
            ++count;
        }
        QVERIFY(count > 20);
    }

    void attacksOfASetAreThoseOfAllItsSquares()
    {
        const Bitboard occupied{"d6"_sq, "g4"_sq};
        QCOMPARE(squaresOf("rook_attacks", {Bitboard{"d4"_sq, "g7"_sq}, occupied}),
                 attackSet({Color::White, PieceType::Rook}, "d4"_sq, occupied) |
                     attackSet({Color::White, PieceType::Rook}, "g7"_sq, occupied));
        QVERIFY(squaresOf("knight_attacks", {Bitboard()}).isEmpty());
    }

    void wordsAreComputedUnderTheMapping()
    {
        const Bitboard e4("e4"_sq);
        const Values byEight = {ExpressionValue::ofSquares(e4), ExpressionValue::ofNumber(8)};
        QCOMPARE(done("shift_left", byEight).squares(SquareMapping::A1B1), Bitboard("e5"_sq));
        QCOMPARE(
            done("shift_left", byEight, {SquareMapping::A1A2, {}}).squares(SquareMapping::A1A2),
            Bitboard("f4"_sq));
        QCOMPARE(done("byte_swap", {ExpressionValue::ofNumber(0x0123456789ABCDEF)})
                     .word(SquareMapping::A1B1),
                 std::uint64_t{0xEFCDAB8967452301});
        QCOMPARE(done("reverse_bits", {ExpressionValue::ofNumber(0x0123456789ABCDEF)})
                     .word(SquareMapping::A1B1),
                 std::uint64_t{0xF7B3D591E6A2C480});
    }

    void subsetsAreNumberedInTheOrderInWhichTheyAreVisited()
    {
        const Bitboard set{"a1"_sq, "e4"_sq, "h5"_sq, "d7"_sq, "h8"_sq};
        std::uint64_t index = 0;
        forEachSubset(set, [&](Bitboard subset) {
            QCOMPARE(subsetAt(set, index), subset);
            QCOMPARE(indexOfSubset(subset, set), index);
            QCOMPARE(
                done("subset", {ExpressionValue::ofSquares(set), ExpressionValue::ofNumber(index)})
                    .squares(SquareMapping::A1B1),
                subset);
            ++index;
        });
        QCOMPARE(lastSubsetIndex(set) + 1, index);
        QCOMPARE(lastSubsetIndex(Bitboard::full()), ~std::uint64_t{0});
        QCOMPARE(subsetAt(Bitboard::full(), 0x1234), Bitboard::fromWord(0x1234));
        QCOMPARE(lastSubsetIndex({}), std::uint64_t{0});
    }

    void distancesAreCountedInFilesAndRanks()
    {
        for (const Square one : allSquares) {
            for (const Square other : allSquares) {
                const int files = std::abs(tests::fileOf(one) - tests::fileOf(other));
                const int ranks = std::abs(tests::rankOf(one) - tests::rankOf(other));
                const Values squares = {ExpressionValue::ofSquare(one),
                                        ExpressionValue::ofSquare(other)};
                const auto counted = [&](const char *name) {
                    return static_cast<int>(done(name, squares).word(SquareMapping::A1B1));
                };
                QCOMPARE(counted("distance"), std::max(files, ranks));
                QCOMPARE(counted("manhattan_distance"), files + ranks);
            }
        }
    }

    void spansOfPawnsAreAllThatLiesAheadOfThem()
    {
        // A square is in a span when some pawn has it ahead, so many files beside.
        const auto spanOf = [](Bitboard pawns, int ahead, int fewestBeside, int mostBeside) {
            Bitboard span;
            for (const Square square : allSquares) {
                for (const Square pawn : pawns) {
                    const int beside = std::abs(tests::fileOf(square) - tests::fileOf(pawn));
                    const int ranks = tests::rankOf(square) - tests::rankOf(pawn);
                    if (ranks * ahead > 0 && beside >= fewestBeside && beside <= mostBeside)
                        span |= Bitboard(square);
                }
            }
            return span;
        };
        for (const Bitboard pawns : someSets()) {
            for (const int ahead : {1, -1}) {
                const std::string color = ahead > 0 ? "white" : "black";
                QCOMPARE(squaresOf(color + "_front_span", {pawns}), spanOf(pawns, ahead, 0, 0));
                QCOMPARE(squaresOf(color + "_attack_span", {pawns}), spanOf(pawns, ahead, 1, 1));
                QCOMPARE(squaresOf(color + "_passed_span", {pawns}), spanOf(pawns, ahead, 0, 1));
            }
            const Bitboard beside = spanOf(pawns, 1, 1, 1) | spanOf(pawns, -1, 1, 1);
            Bitboard level;
            for (const Square square : allSquares) {
                for (const Square pawn : pawns) {
                    if (tests::rankOf(square) == tests::rankOf(pawn) &&
                        std::abs(tests::fileOf(square) - tests::fileOf(pawn)) == 1)
                        level |= Bitboard(square);
                }
            }
            QCOMPARE(squaresOf("adjacent_files", {pawns}), beside | level);
        }
    }

    void whatCannotBeDoneNamesItsOperand()
    {
        const auto errorOf = [](const char *name, const Values &operands) {
            return apply(*findOperation(name), operands, {}).error();
        };
        const auto set = [](Bitboard squares) {
            return ExpressionValue::ofSquares(squares);
        };
        const Bitboard two{"a1"_sq, "b1"_sq};
        QVERIFY(errorOf("between", {set(Bitboard("a1"_sq)), set(two)}) ==
                (OperandError{OperandErrorKind::NotOneSquare, 1}));
        QVERIFY(errorOf("msb", {set({})}) == (OperandError{OperandErrorKind::EmptySet, 0}));
        QVERIFY(errorOf("shift_right", {set(two), ExpressionValue::ofNumber(64)}) ==
                (OperandError{OperandErrorKind::TooLarge, 1}));
        QVERIFY(errorOf("shift_right", {set(two), set(two)}) ==
                (OperandError{OperandErrorKind::NotANumber, 1}));
        for (const char *name : {"divide", "remainder"})
            QVERIFY(errorOf(name, {set(two), set({})}) ==
                    (OperandError{OperandErrorKind::Zero, 1}));
    }

    void aSignatureShowsWhatMayBeLeftOut()
    {
        QCOMPARE(QByteArray::fromStdString(signatureOf(*findOperation("rook_attacks"))),
                 QByteArray("rook_attacks(squares, occupied = occupied)"));
        QCOMPARE(QByteArray::fromStdString(signatureOf(*findOperation("fill"))),
                 QByteArray("flood_fill(squares, inside = ~0)"));
    }

private:
    static Bitboard filledSlowly(Bitboard seed, Bitboard inside, int east, int north)
    {
        Bitboard result = seed;
        for (const Square square : seed) {
            for (int i = 1; i < 8; ++i) {
                const auto next = Square::fromCoordinates(tests::fileOf(square) + i * east,
                                                          tests::rankOf(square) + i * north);
                if (!next || !inside.contains(*next))
                    break;
                result.insert(*next);
            }
        }
        return result;
    }
};

QTEST_APPLESS_MAIN(TestBitboardOperations)
#include "tst_bitboard_operations.moc"
