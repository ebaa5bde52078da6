#include "src/workbench/tables/table_check.h"
#include "tests/core/oracle.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <functional>

using namespace chess;
using namespace tests;

namespace {

/// A step as engines write it: files east and ranks north.
struct Jump {
    int east;
    int north;
};

const std::vector<Jump> knightJumps = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                       {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
const std::vector<Jump> kingJumps = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                     {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

/// Entry n of a table on plain numbers, a1 = 0 and b1 = 1, as a beginner's loop fills it: a step is
/// taken when `isAllowed` says so for the file it starts on, and kept when it stays within 0…63.
std::uint64_t loopEntry(int n, const std::vector<Jump> &jumps,
                        const std::function<bool(Jump, int file)> &isAllowed)
{
    std::uint64_t word = 0;
    for (const Jump jump : jumps) {
        const int target = n + 8 * jump.north + jump.east;
        if (target >= 0 && target < 64 && isAllowed(jump, n % 8))
            word |= std::uint64_t{1} << target;
    }
    return word;
}

TableWords loopTable(const std::vector<Jump> &jumps,
                     const std::function<bool(Jump, int file)> &isAllowed)
{
    TableWords words{};
    for (int n = 0; n < 64; ++n)
        words[static_cast<std::size_t>(n)] = loopEntry(n, jumps, isAllowed);
    return words;
}

bool staysOnBoard(Jump jump, int file)
{
    return file + jump.east >= 0 && file + jump.east < 8;
}

TableWords rightTable(const std::vector<Jump> &jumps)
{
    return loopTable(jumps, staysOnBoard);
}

/// The words with each one changed.
TableWords changed(TableWords words, const std::function<std::uint64_t(std::uint64_t, int)> &change)
{
    for (int n = 0; n < 64; ++n)
        words[static_cast<std::size_t>(n)] = change(words[static_cast<std::size_t>(n)], n);
    return words;
}

/// The words with the entries moved: entry n is what was entry `source(n)`.
TableWords moved(const TableWords &words, const std::function<int(int)> &source)
{
    TableWords result{};
    for (int n = 0; n < 64; ++n)
        result[static_cast<std::size_t>(n)] = words[static_cast<std::size_t>(source(n))];
    return result;
}

std::uint64_t bit(int n)
{
    return std::uint64_t{1} << n;
}

/// Word by word the bits of one set on their places in another numbering.
std::uint64_t renumbered(std::uint64_t word, const std::function<int(int)> &number)
{
    std::uint64_t result = 0;
    for (int n = 0; n < 64; ++n) {
        if ((word & bit(n)) != 0)
            result |= bit(number(n));
    }
    return result;
}

int upsideDown(int n)
{
    return 8 * (7 - n / 8) + n % 8;
}
int mirrored(int n)
{
    return 8 * (n / 8) + 7 - n % 8;
}
int transposed(int n)
{
    return 8 * (n % 8) + n / 8;
}
int reversed(int n)
{
    return 63 - n;
}

/// Checks a faulty table and compares what is said with the differences counted here.
TableCheck checked(const TableWords &words, const TableWords &right)
{
    const TableCheck check = checkTable(words);
    std::size_t differing = 0;
    for (std::size_t n = 0; n < 64; ++n)
        differing += words[n] != right[n] ? std::size_t{1} : 0;
    if (check.wrong.size() != differing)
        qWarning("%zu entries differ, %zu are listed", differing, check.wrong.size());
    return check.wrong.size() == differing ? check : TableCheck{};
}

std::string_view tableName(const TableCheck &check)
{
    return check.matches.empty() ? "none" : check.nearest().table->name;
}

bool hasCause(const TableCheck &check, TableCauseKind kind)
{
    if (check.cause && check.cause->kind == kind)
        return true;
    qWarning("the cause is %s",
             check.cause ? std::string(nameOf(check.cause->kind)).c_str() : "unknown");
    return false;
}

std::string sentenceOf(const TableCheck &check)
{
    return toText(describe(check.cause.value()));
}

} // namespace

class TestTableCheck : public QObject {
    Q_OBJECT
private slots:
    void everyKnownTableIsFoundUnderEveryMapping()
    {
        for (const SquareTable &table : squareTables()) {
            for (const SquareMapping mapping : allSquareMappings) {
                TableWords words{};
                for (const Square square : allSquares) {
                    std::uint64_t word = 0;
                    for (const Square target : table.entry(square))
                        word |= bit(bitOf(target, mapping));
                    words[static_cast<std::size_t>(bitOf(square, mapping))] = word;
                }
                const TableCheck check = checkTable(words);
                QVERIFY(check.isRight());
                QVERIFY(!check.cause);
                const auto isIt = [&](const TableMatch &match) {
                    return match.table == &table && match.mapping == mapping;
                };
                QVERIFY(std::any_of(check.matches.begin(), check.matches.end(), isIt));
                const TableCheck meant = checkTable(words, {mapping, &table});
                QVERIFY(meant.isRight());
                QCOMPARE(meant.matches.size(), std::size_t{1});
            }
        }
    }

    void aKnightTableIsTheSameUnderAllEightMappings()
    {
        const TableCheck check = checkTable(rightTable(knightJumps));
        QCOMPARE(check.matches.size(), std::size_t{8});
        for (const TableMatch &match : check.matches)
            QCOMPARE(match.table->name, std::string_view("knight"));
        QVERIFY(check.nearest().mapping == SquareMapping::A1B1);
    }

    void aWhitePawnTableUpsideDownIsThatOfABlackPawn()
    {
        const TableCheck check = checkTable(rightTable({{-1, -1}, {1, -1}}));
        QCOMPARE(check.nearest().table->name, std::string_view("black-pawn"));
        QVERIFY(check.nearest().mapping == SquareMapping::A1B1);
        const auto isWhite = [](const TableMatch &match) {
            return match.table->name == "white-pawn" && match.mapping == SquareMapping::A8B8;
        };
        QVERIFY(std::any_of(check.matches.begin(), check.matches.end(), isWhite));
    }

    void oneWrongEntryIsNamedWithItsMissingAndExtraSquares()
    {
        TableWords words = rightTable(knightJumps);
        words[6] ^= bit(16) | bit(21); // g1 loses f3 and gains a3
        const TableCheck check = checked(words, rightTable(knightJumps));
        QCOMPARE(tableName(check), std::string_view("knight"));
        QCOMPARE(check.wrong.size(), std::size_t{1});
        QCOMPARE(check.wrong.front().index, 6);
        QCOMPARE(check.wrong.front().square, "g1"_sq);
        QCOMPARE(check.wrong.front().missing, Bitboard{"f3"_sq});
        QCOMPARE(check.wrong.front().extra, Bitboard{"a3"_sq});
        QVERIFY(!check.cause);
    }

    void aMissingMaskOnOneSideIsNamed_data()
    {
        QTest::addColumn<bool>("isKnight");
        QTest::addColumn<bool>("isEast");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("knight, east")
            << true << true
            << QByteArray("Nothing masks the east side: the steps nne, ene, ese, sse wrap from the "
                          "h-file to the a-file.");
        QTest::newRow("knight, west")
            << true << false
            << QByteArray("Nothing masks the west side: the steps nnw, ssw, wnw, wsw wrap from the "
                          "a-file to the h-file.");
        QTest::newRow("king, east")
            << false << true
            << QByteArray("Nothing masks the east side: the steps e, se, ne wrap from the h-file "
                          "to the a-file.");
        QTest::newRow("king, west")
            << false << false
            << QByteArray("Nothing masks the west side: the steps w, nw, sw wrap from the a-file "
                          "to the h-file.");
    }

    void aMissingMaskOnOneSideIsNamed()
    {
        QFETCH(bool, isKnight);
        QFETCH(bool, isEast);
        QFETCH(QByteArray, sentence);
        const std::vector<Jump> &jumps = isKnight ? knightJumps : kingJumps;
        const TableWords words = loopTable(jumps, [isEast](Jump jump, int file) {
            return isEast ? file + jump.east >= 0 : file + jump.east < 8;
        });
        const TableCheck check = checked(words, rightTable(jumps));
        QCOMPARE(tableName(check), std::string_view(isKnight ? "knight" : "king"));
        QVERIFY(hasCause(check, TableCauseKind::WrongMask));
        QCOMPARE(QByteArray::fromStdString(sentenceOf(check)), sentence);
        for (const WrongEntry &entry : check.wrong)
            QVERIFY(entry.missing.isEmpty() && !entry.extra.isEmpty());
    }

    void aTableWithoutAnyMaskIsNamed()
    {
        const auto always = [](Jump, int) {
            return true;
        };
        const TableCheck check = checked(loopTable(kingJumps, always), rightTable(kingJumps));
        QCOMPARE(tableName(check), std::string_view("king"));
        QVERIFY(hasCause(check, TableCauseKind::WrongMask));
        QCOMPARE(check.cause->masks.size(), std::size_t{6});
        QVERIFY(sentenceOf(check).starts_with("There are no masks:"));
    }

    void aMaskOfOneFileWhereTwoAreDueIsTooSmall()
    {
        // The classic: not_file_h for a jump of two files.
        const TableWords words = loopTable(knightJumps, [](Jump jump, int file) {
            return (jump.east <= 0 || file < 7) && file + jump.east >= 0;
        });
        const TableCheck check = checked(words, rightTable(knightJumps));
        QVERIFY(hasCause(check, TableCauseKind::WrongMask));
        QCOMPARE(check.cause->masks.size(), std::size_t{2});
        for (const MaskFault &fault : check.cause->masks) {
            QVERIFY(fault.used.isSubsetOf(Bitboard(File::H)));
            QVERIFY(fault.due.isSubsetOf(Bitboard(File::G) | Bitboard(File::H)));
        }
        QVERIFY(sentenceOf(check).starts_with("The masks of the steps ene, ese are too small"));
    }

    void aMaskOfTwoFilesWhereOneIsDueIsTooLarge()
    {
        const TableWords words = loopTable(knightJumps, [](Jump jump, int file) {
            return jump.east > 0 ? file < 6 : file + jump.east >= 0;
        });
        const TableCheck check = checked(words, rightTable(knightJumps));
        QVERIFY(hasCause(check, TableCauseKind::WrongMask));
        QVERIFY(sentenceOf(check).starts_with("The masks of the steps nne, sse are too large"));
    }

    void aStepLeftOutIsNamed()
    {
        std::vector<Jump> seven = knightJumps;
        seven.erase(seven.begin()); // nne
        const TableCheck check = checked(rightTable(seven), rightTable(knightJumps));
        QVERIFY(hasCause(check, TableCauseKind::WrongMask));
        QCOMPARE(sentenceOf(check), std::string("The step nne is left out."));
    }

    void aRookThatRunsOnPastTheHFileIsNamed()
    {
        TableWords right{};
        TableWords words{};
        for (const Square square : allSquares) {
            const auto n = static_cast<std::size_t>(square.index());
            right[n] = walkedRookAttacks(square, {}).word();
            words[n] = right[n];
            for (int target = square.index() + 1; target < 64; ++target)
                words[n] |= bit(target);
        }
        const TableCheck check = checked(words, right);
        QCOMPARE(tableName(check), std::string_view("rook"));
        QVERIFY(hasCause(check, TableCauseKind::WrongMask));
        QCOMPARE(check.cause->masks.size(), std::size_t{1});
        QVERIFY(check.cause->masks.front().step == Direction::East);
    }

    void wordsOf32BitsLoseTheirUpperHalf()
    {
        const TableWords right = rightTable(kingJumps);
        const TableCheck check = checked(
            changed(right, [](std::uint64_t word, int) { return std::uint64_t{uint32_t(word)}; }),
            right);
        QCOMPARE(tableName(check), std::string_view("king"));
        QVERIFY(hasCause(check, TableCauseKind::UpperHalfLost));
    }

    void signedWordsOf32BitsSpreadTheirTopBit()
    {
        const TableWords right = rightTable(knightJumps);
        const TableCheck check =
            checked(changed(right,
                            [](std::uint64_t word, int) {
                                const auto narrow =
                                    static_cast<std::int32_t>(static_cast<std::uint32_t>(word));
                                return static_cast<std::uint64_t>(std::int64_t{narrow});
                            }),
                    right);
        QCOMPARE(tableName(check), std::string_view("knight"));
        QVERIFY(hasCause(check, TableCauseKind::SignExtended));
    }

    /// `entry |= 1 << target` with an int: processors take the count modulo 32.
    void targetsSetByAShiftOf32BitsAreKnown()
    {
        const TableWords right = rightTable(knightJumps);
        for (const bool isSigned : {false, true}) {
            const TableCheck check =
                checked(changed(right,
                                [isSigned](std::uint64_t word, int) {
                                    std::uint64_t made = 0;
                                    for (int n = 0; n < 64; ++n) {
                                        const std::uint32_t narrow = std::uint32_t{1} << (n & 31);
                                        if ((word & bit(n)) != 0)
                                            made |= isSigned
                                                        ? static_cast<std::uint64_t>(
                                                              static_cast<std::int32_t>(narrow))
                                                        : std::uint64_t{narrow};
                                    }
                                    return made;
                                }),
                        right);
            QCOMPARE(tableName(check), std::string_view("knight"));
            QVERIFY(hasCause(check, TableCauseKind::ShiftOf32BitTarget));
        }
    }

    /// `Bitboard b = 1 << square`, and then the shifts of a king by masks.
    void squaresMadeByAShiftOf32BitsAreKnown()
    {
        const auto kingBySlowShifts = [](std::uint64_t squares) {
            std::uint64_t targets = 0;
            for (int n = 0; n < 64; ++n) {
                if ((squares & bit(n)) != 0)
                    targets |= loopEntry(n, kingJumps, staysOnBoard);
            }
            return targets;
        };
        const TableWords right = rightTable(kingJumps);
        const std::vector<std::function<std::uint64_t(int)>> faultySquares = {
            [](int n) { return std::uint64_t{std::uint32_t{1} << (n & 31)}; },
            [](int n) {
                return static_cast<std::uint64_t>(
                    static_cast<std::int32_t>(std::uint32_t{1} << (n & 31)));
            },
            [](int n) { return n < 32 ? bit(n) : 0; },
        };
        for (const auto &square : faultySquares) {
            const TableCheck check = checked(
                changed(right, [&](std::uint64_t, int n) { return kingBySlowShifts(square(n)); }),
                right);
            QCOMPARE(tableName(check), std::string_view("king"));
            QVERIFY(hasCause(check, TableCauseKind::ShiftOf32BitSquare));
        }
    }

    void entriesInAnotherOrderAreNamedWithIt()
    {
        const TableWords right = rightTable(knightJumps);
        const std::vector<std::pair<int (*)(int), SquareMapping>> orders = {
            {upsideDown, SquareMapping::A8B8}, {mirrored, SquareMapping::H1G1}};
        for (const auto &[order, mapping] : orders) {
            const TableCheck check = checked(moved(right, order), right);
            QCOMPARE(tableName(check), std::string_view("knight"));
            QVERIFY(hasCause(check, TableCauseKind::EntriesInOtherOrder));
            QVERIFY(check.cause->entryOrder == mapping);
            QVERIFY(check.cause->bitOrder == SquareMapping::A1B1);
        }
    }

    void bitsReversedOrTransposedInsideTheWordsAreAnotherOrderToo()
    {
        const TableWords right = rightTable({{-1, 1}, {1, 1}});
        for (const auto &number : {reversed, transposed, upsideDown, mirrored}) {
            const TableWords words = changed(
                right, [number](std::uint64_t word, int) { return renumbered(word, number); });
            const TableCheck check = checkTable(words);
            QVERIFY(hasCause(check, TableCauseKind::EntriesInOtherOrder));
            QVERIFY(check.cause->entryOrder != check.cause->bitOrder);
            QVERIFY(tableName(check).ends_with("pawn"));
        }
    }

    void entriesOffByASquareOrARankAreKnown()
    {
        const TableWords right = rightTable(kingJumps);
        for (const int distance : {1, -1, 8, -8}) {
            const TableWords words = moved(right, [distance](int n) {
                return (n - distance + 64) % 64; // what has no place comes in at the other end
            });
            const TableCheck check = checked(words, right);
            QCOMPARE(tableName(check), std::string_view("king"));
            QVERIFY(hasCause(check, TableCauseKind::EntriesOffByDistance));
            QCOMPARE(check.cause->distance, distance);
        }
    }

    void squaresOffByARankAreKnown()
    {
        const TableWords right = rightTable(knightJumps);
        const TableCheck up =
            checked(changed(right, [](std::uint64_t word, int) { return word << 8; }), right);
        QVERIFY(hasCause(up, TableCauseKind::SquaresOffByDistance));
        QCOMPARE(up.cause->distance, 8);
        const TableCheck left =
            checked(changed(right, [](std::uint64_t word, int) { return word >> 1; }), right);
        QVERIFY(hasCause(left, TableCauseKind::SquaresOffByDistance));
        QCOMPARE(left.cause->distance, -1);
    }

    void theOwnSquareTooManyOrMissingIsNamed()
    {
        const TableWords king = rightTable(kingJumps);
        const TableCheck with =
            checked(changed(king, [](std::uint64_t word, int n) { return word | bit(n); }), king);
        QVERIFY(hasCause(with, TableCauseKind::OwnSquareIncluded));
        TableWords files{};
        for (int n = 0; n < 64; ++n)
            files[static_cast<std::size_t>(n)] = std::uint64_t{0x0101010101010101} << (n % 8);
        const TableCheck without = checked(
            changed(files, [](std::uint64_t word, int n) { return word & ~bit(n); }), files);
        QCOMPARE(tableName(without), std::string_view("file"));
        QVERIFY(hasCause(without, TableCauseKind::OwnSquareLeftOut));
    }

    void aTableThatIsMeantIsTheOneComparedWith()
    {
        const SquareTable *const rook = findSquareTable("rook");
        const TableCheck check = checkTable(rightTable(kingJumps), {SquareMapping::A8B8, rook});
        QVERIFY(!check.isRight());
        QVERIFY(check.nearest().table == rook);
        QVERIFY(check.nearest().mapping == SquareMapping::A8B8);
        QCOMPARE(check.wrong.size(), std::size_t{64});
    }

    void aTableOfZerosIsSaidToBeEmpty()
    {
        const TableCheck check = checkTable(TableWords{});
        QVERIFY(!check.isRight());
        QVERIFY(check.cause && check.cause->kind == TableCauseKind::AllEntriesEmpty);
        QVERIFY(toText(describe(*check.cause)).find("All entries are empty") != std::string::npos);
    }

    void noiseHasNoCauseAndStillANearestTable()
    {
        TableWords words{};
        std::uint64_t state = 1;
        for (std::uint64_t &word : words) {
            state = state * 6364136223846793005 + 1442695040888963407; // Knuth's generator
            word = state;
        }
        const TableCheck check = checkTable(words);
        QVERIFY(!check.isRight());
        QVERIFY(!check.cause);
        QCOMPARE(check.matches.size(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(TestTableCheck)
#include "tst_table_check.moc"
