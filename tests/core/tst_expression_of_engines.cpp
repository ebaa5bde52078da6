#include "src/attacks/leapers.h"
#include "src/notation/fen/fen.h"
#include "tests/cases.h"
#include "tests/core/expressions.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;
using namespace tests;

// The compiler computes the same text.
#define SAME_SIGNED(expression)                                                                    \
    QCOMPARE(wordOf(#expression, context), static_cast<std::uint64_t>(expression))

class TestExpressionOfEngines : public QObject {
    Q_OBJECT
private slots:
    void theEngineLinesComputeWhatTheirEnginesMean_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<quint64>("word");
        const auto row = [](const char *line, std::uint64_t word) {
            QTest::addRow("%s", line) << QByteArray(line) << quint64{word};
        };
        // Steps, as the Chess Programming Wiki writes them.
        row("const U64 east = (0x8080ULL << 1) & notAFile;", 0);
        row("U64 noWe = (0xFF00ULL << 7) & ~FILE_H;", 0x7F0000);
        row("noWeOne(SQ_E4)", std::uint64_t{1} << 35);
        row("return nortOne(whitePawns) & empty; // pushes", 0xFF0000);
        row("shift<NORTH_EAST>(pos.white_pawns) /* captures */", 0xFE0000);
        row("shift<UP>(Rank2BB)", 0xFF0000);
        // Attacks, called and looked up.
        row("attacks_bb<KNIGHT>(SQ_B1) & ~pos.white", 0x50000);
        row("knightAttacks[B1] & ~white", 0x50000);
        row("pos.pieces(WHITE, KNIGHT) | square_bb(SQ_A1)", 0x43);
        row("popcount(pieces(PAWN) & occ)", 16);
        row("pawn_attacks_bb<WHITE>(Bitboard(e4))", std::uint64_t{0x28} << 32);
        row("Bitboard attacks = queen_attacks(d1, occupied()); attacks &= ~white; attacks;", 0);
        // The lowest bit and its square.
        row("uint64_t x = 0xA0; x & (0 - x)", 0x20);
        row("static_cast<std::uint64_t>(1) << std::countr_zero(0xA0ull)", 0x20);
        row("1ULL << __builtin_ctzll(white)", 1);
        row("x = 0b1100; x &= x - 1", 8);
        row("(int)__builtin_popcountll(occupied)", 32);
        // Rust, Java, C#, JavaScript, Go.
        row("let mut own: u64 = 0xFF_u64; own <<= 8; own", 0xFF00);
        row("~0u64 >> 63", 1);
        row("self.white.count_ones() as u64", 16);
        row("0x0101_0101u64.wrapping_mul(0xFF) as u32 as u64", 0xFFFFFFFF);
        row("Bitboard(0xFF).0 << 8", 0xFF00);
        row("long b = 0xF0L; Long.bitCount(b >>> 4)", 4);
        row("BitOperations.PopCount(0xFFUL)", 8);
        row("const b = 0xFFn << 8n;", 0xFF00);
        row("b := uint64(1) << 10", 1024);
        // Several lines.
        row("U64 l1 = (e4 >> 1) & notH\nl2 = l1 << 2 & notA\nl1 | l2", std::uint64_t{0x28} << 24);
        row("o = 0x81; r = 1ULL << a1;\n(o ^ (o - 2 * r)) & 0xFF", 0xFE);
        row("{SQ_A1, SQ_H1,}", 0x81);
        row("U64(1) << 3 | Bitboard{0x10}", 0x18);
        row("0xFF'00 + 1'0", 0xFF0A);
        row("&HFF & $0F", 0x0F);
        row("e4 \u2212 1", 0x0FFFFFFF);
    }

    void theEngineLinesComputeWhatTheirEnginesMean()
    {
        QFETCH(QByteArray, line);
        QFETCH(quint64, word);
        QCOMPARE(wordOf(line.toStdString()), std::uint64_t{word});
    }

    void theTablesOfEnginesAreRead_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<quint64>("word");
        const auto row = [](const char *line, std::uint64_t word) {
            QTest::addRow("%s", line) << QByteArray(line) << quint64{word};
        };
        // What jumps from e4 (file 4, rank 3) and what slides from d4 reaches, square by square.
        const auto jumps = [](std::initializer_list<std::pair<int, int>> steps) {
            std::uint64_t word = 0;
            for (const auto &[east, north] : steps)
                word |= std::uint64_t{1} << (8 * (3 + north) + 4 + east);
            return word;
        };
        const auto slides = [](std::uint64_t blockers,
                               std::initializer_list<std::pair<int, int>> ways) {
            std::uint64_t word = 0;
            for (const auto &[east, north] : ways) {
                for (int file = 3 + east, rank = 3 + north;
                     file >= 0 && file < 8 && rank >= 0 && rank < 8; file += east, rank += north) {
                    const std::uint64_t bit = std::uint64_t{1} << (8 * rank + file);
                    word |= bit;
                    if ((blockers & bit) != 0)
                        break;
                }
            }
            return word;
        };
        constexpr std::uint64_t start = 0xFFFF00000000FFFF;
        const std::uint64_t knight =
            jumps({{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}});
        const std::uint64_t king =
            jumps({{1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}, {0, 1}});
        const std::uint64_t rook = slides(start, {{1, 0}, {-1, 0}, {0, 1}, {0, -1}});
        const std::uint64_t bishop = slides(start, {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}});
        const std::uint64_t emptyRook = slides(0, {{1, 0}, {-1, 0}, {0, 1}, {0, -1}});
        const std::uint64_t whitePawn = jumps({{1, 1}, {-1, 1}});
        const std::uint64_t blackPawn = jumps({{1, -1}, {-1, -1}});

        row("pos.pieces()", start);
        row("pos.pieces(WHITE)", 0xFFFF);
        row("pos.pieces(PAWN)", 0x00FF00000000FF00);
        row("pos.pieces(WHITE, KNIGHT)", 0x42);
        row("pos.pieces(BISHOP, QUEEN)", 0x2C0000000000002C);
        row("pos.pieces(BLACK, ROOK, QUEEN)", 0x8900000000000000);
        row("us = white; pos.pieces(us, PAWN)", 0xFF00);
        row("byTypeBB[ALL_PIECES] ^ byColorBB[BLACK]", 0xFFFF);
        row("board.occupied", start);
        row("bitboards[WHITE][KNIGHT]", 0x42);
        row("bitboards[P] | bitboards[k]", 0x100000000000FF00);
        row("occupancies[both]", start);
        row("pieceBB[nWhite] & pieceBB[nPawn]", 0xFF00);
        row("self.pieces[Color::White as usize][Piece::Pawn as usize]", 0xFF00);
        row("board.pawns & board.occupied_co[chess.WHITE]", 0xFF00);
        row("board.black.knights", 0x4200000000000000);
        row("pos->piecesBB[W_ROOK]", 0x81);
        row("square<KING>(WHITE)", 0x10);
        row("lsb(black) / 8 + SQ_E4 % 8", 10);
        row("rank_of(SQ_E4) < 4 && lsb(black) >= SQ_A7", 1);
        row("SquareDistance[SQ_A1][SQ_C2] + distance[28][0]", 6);
        row("passed_pawn_span(WHITE, SQ_E6) & pos.pieces(BLACK, PAWN)", 0x0038000000000000);
        row("passedMask[BLACK][SQ_E3] & wPawns", 0x3800);
        row("forward_file_bb(BLACK, SQ_E4)", 0x101010);
        row("pawn_attack_span(WHITE, SQ_A6)", 0x0202000000000000);
        row("wFrontSpans(SQ_E6)", 0x1010000000000000);
        row("adjacent_files_bb(SQ_A1)", 0x0202020202020202);
        row("colorPieceBB(WHITE, KNIGHT) | OccBB(BLACK)", 0xFFFF000000000042);
        row("board.by_role(Role::Pawn) & colorBB(WHITE)", 0xFF00);
        row("board.colored_pieces(Color::White, Piece::Rook)", 0x81);
        row("Square::E4.bitboard()", 0x10000000);
        row("self.white & !self.white_pawns", 0xFF);
        row("(white & 0xFFn) === 0n", 0);
        row("white !== 0n", 1);
        row("chess.square_file(chess.E4)", 4);
        row("x = 0x10; 0 -% x", 0xFFFFFFFFFFFFFFF0);
        row("x = 0x30; x & -%x", 0x10);
        row("pos.king_square(BLACK)", 0x1000000000000000);
        row("attacks_bb<ROOK>(SQ_D4, pos.pieces())", rook);
        row("attacks_bb(ROOK, SQ_D4, occ)", rook);
        row("pos.attacks_from<BISHOP>(SQ_D4)", bishop);
        row("getBishopAttacks(d4, occupied)", bishop);
        row("get_queen_moves(Square::D4, pos.occupied())", rook | bishop);
        row("PseudoAttacks[KNIGHT][SQ_E4]", knight);
        row("PseudoAttacks[ROOK][SQ_D4]", emptyRook);
        row("attacks_bb<ROOK>(SQ_D4, 0)", emptyRook);
        row("KNIGHT_ATTACKS[28]", knight);
        row("BB_KING_ATTACKS[chess.E4]", king);
        row("kingAttacks[__builtin_ctzll(0x10000000)]", king);
        row("pawn_attacks_bb(WHITE, SQ_E4)", whitePawn);
        row("pawn_attacks_bb<BLACK>(e4)", blackPawn);
        row("pawnAttacks[WHITE][E4]", whitePawn);
        row("PAWN_ATTACKS[Color::Black as usize][Square::E4 as usize]", blackPawn);
        row("shift<NORTH>(e4)", std::uint64_t{1} << 36);
        row("shift<Direction::SOUTH_WEST>(e4)", std::uint64_t{1} << 19);
        row("shift(square_bb(SQ_E4), NORTH_EAST)", std::uint64_t{1} << 37);
        row("BetweenBB[SQ_A1][SQ_A4]", 0x10100);
        row("BB_SQUARES[chess.E4]", 0x10000000);
        // Masks and constants.
        row("FileABB | Rank1BB", 0x01010101010101FF);
        row("~FileHBB", std::uint64_t{0x7F7F7F7F7F7F7F7F});
        row("chess.BB_FILE_A & ~chess.BB_RANK_1", 0x0101010101010100);
        row("EmptyBB", 0);
        row("Bitboard::FULL", ~std::uint64_t{0});
        row("UINT64_MAX >> 60", 15);
        row("u64::MAX", ~std::uint64_t{0});
        // Casts and literals.
        row("C64(0xFF) << 8", 0xFF00);
        row("BB(3)", 3);
        row("UINT64_C(0xFF00)", 0xFF00);
        row("Bitboard::new(0xFF)", 0xFF);
        row("std::uint64_t{5} << 1", 10);
        row("1ULL << SQ_E4", 0x10000000);
        // Counts and bits.
        row("63 - __builtin_clzll(0x8000)", 15);
        row("63 ^ std::countl_zero(1ULL)", 0);
        row("(0xF0u64).trailing_zeros()", 4);
        row("1ULL << msb(0xF0)", 0x80);
        row("more_than_one(0x41)", 1);
        row("!more_than_one(0x40)", 1);
        row("b = 0xF0; b && !(b & (b - 1))", 0);
        // Statements and declarations.
        row("const U64 x = 5;", 5);
        row("auto x = 5;\nlet y: u64 = 6;\nx | y", 7);
        row("U64 a = 1, b = 2; a | b", 3);
        row("x = 3; x &= 1; x |= 8; x <<= 2", 36);
        row("return whitePawns & blackPawns ? lsb(whitePawns & blackPawns) : 0;", 0);
        row("return white_to_move = 1, b = 2;", 2);
    }

    void theTablesOfEnginesAreRead()
    {
        QFETCH(QByteArray, line);
        QFETCH(quint64, word);
        QCOMPARE(wordOf(line.toStdString()), std::uint64_t{word});
    }

    void attackersAreTheCheckedOnes()
    {
        for (const Case &row : Cases("attackers.tsv")) {
            ExpressionContext context = startContext();
            context.position = parseFen(row["fen"]).value().position;
            const bool isWhite = row["color"] == "w";
            const std::string color = isWhite ? "WHITE" : "BLACK";
            const std::string side = isWhite ? "white" : "black";
            const std::string square =
                "SQ_" + QByteArray(row["square"].c_str()).toUpper().toStdString();
            const std::uint64_t word = std::stoull(row["attackers"], nullptr, 16);
            for (const std::string &call :
                 {"attackers_to(" + square + ") & " + side,
                  "pos.attackers_to(" + square + ", pos.pieces()) & pos.pieces(" + color + ")",
                  "attackersTo(&pos, " + square + ", occupied) & " + side,
                  "AttacksToSquare(board, " + square + ", occ) & " + side,
                  "attacksTo(occupied, " + square + ") & " + side,
                  "board.attackers(chess." + color + ", chess." + row["square"] + ")",
                  "attacks_to(" + square + ", Color::" + color + ", occupied)"})
                QCOMPARE(wordOf(call, context), word);
            for (const std::string &call : {"is_square_attacked(" + square + ", " + side + ")",
                                            "SqAttacked(" + square + ", " + color + ", pos)",
                                            "board.is_attacked_by(" + color + ", " + square + ")"})
                QCOMPARE(wordOf(call, context), std::uint64_t{word != 0});
        }
    }

    void attackersSeeThroughWhatIsNotOccupied()
    {
        // The queen on d1 and the bishops behind their pawns.
        const std::string squares = "attackers_to(d3, occupied ^ d2)";
        QCOMPARE(squaresOf(squares), Bitboard({"c2"_sq, "e2"_sq, "d1"_sq}));
        QCOMPARE(squaresOf("attackers_to(d3, 0)"),
                 Bitboard({"c2"_sq, "e2"_sq, "d1"_sq, "f1"_sq, "d8"_sq}));
        QCOMPARE(squaresOf("attackers_to(d3 | e6)"),
                 Bitboard({"c2"_sq, "e2"_sq, "d7"_sq, "f7"_sq}));
        // A number that counts bits among sets.
        QVERIFY(hasNote(evaluated("white | (SQ_E2 + NORTH)").steps[3],
                        ExpressionNote::SmallNumberIsWord));
        QVERIFY(hasNote(evaluated("attackers_to(pos, e4, occ)").result(),
                        ExpressionNote::PositionIsCurrent));
        QVERIFY(hasNote(evaluated("attackers_to(e4)").result(), ExpressionNote::OccupiedByDefault));
        // Whose attackers those are is not the same in all engines.
        QVERIFY(!evaluate("attackersToSquare(board, WHITE, e4)", startContext()));
    }

    void theSquareOfAKingTakesNothingButItsColour()
    {
        const auto refused = evaluate("white | square_bb(WHITE, KNIGHT)", startContext());
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ExpressionErrorKind::WrongOperandCount);
        QCOMPARE(refused.error().offset, std::size_t{8});
    }

    void squaresAreMadeOfFilesAndRanks()
    {
        for (const SquareMapping mapping : allSquareMappings) {
            const ExpressionContext context = startContext(mapping);
            for (int rank = 0; rank < 8; ++rank) {
                for (int file = 0; file < 8; ++file) {
                    const std::string fileName = {static_cast<char>('A' + file)};
                    const std::string rankName = std::to_string(rank + 1);
                    const Bitboard square(Square(static_cast<File>(file), static_cast<Rank>(rank)));
                    const std::string numbers = std::to_string(file) + ", " + std::to_string(rank);
                    for (const std::string &call :
                         {"make_square(FILE_" + fileName + ", RANK_" + rankName + ")",
                          "makeSquare(" + numbers + ")", "chess.square(" + numbers + ")"}) {
                        QCOMPARE(squaresOf(call, context), square);
                        QCOMPARE(squaresOf("1ULL << " + call, context), square);
                    }
                }
            }
        }
        QCOMPARE(squaresOf("make_square(file_of(e4), rank_of(a5))"), Bitboard("e5"_sq));
        QCOMPARE(squaresOf("MakeSquare(RankOf(SQ_E4), FileOf(SQ_A5))"), Bitboard("a4"_sq));
        QCOMPARE(squaresOf("MakeSquare(3, FileOf(SQ_A5))"), Bitboard("a4"_sq));
        QVERIFY(hasNote(evaluated("make_square(4, 3)").result(), ExpressionNote::FileComesFirst));
        QVERIFY(
            !hasNote(evaluated("make_square(FILE_E, 3)").result(), ExpressionNote::FileComesFirst));
        for (const char *const text :
             {"make_square(8, 3)", "make_square(RANK_4, 3)", "make_square(e4, 3)"}) {
            const auto refused = evaluate(text, startContext());
            QVERIFY2(!refused, text);
            QCOMPARE(refused.error().kind, ExpressionErrorKind::NotALine);
            QCOMPARE(refused.error().offset, std::size_t{12});
        }
    }

    void aDeclaredNameHidesTheSquareFromThereOn()
    {
        // The start position has pawns on rank 2 and nothing on rank 3.
        const Evaluation pushes =
            evaluated("Bitboard b1 = shift<NORTH>(pieces(WHITE, PAWN)) & ~pieces();");
        QCOMPARE(pushes.result().value.word(SquareMapping::A1B1), std::uint64_t{0xFF0000});
        QVERIFY(hasNote(pushes.result(), ExpressionNote::HidesSquare));
        QCOMPARE(wordOf("b1; let b1 = 4; b1 |= 1; b1"), std::uint64_t{5});
        QCOMPARE(wordOf("auto a1 = 8, c1 = 16; a1 | c1"), std::uint64_t{24});
        QCOMPARE(wordOf("const b2 = 8n; b2"), std::uint64_t{8});
        QCOMPARE(wordOf("b2 := uint64(8); b2 = 9; b2"), std::uint64_t{9});
        QCOMPARE(wordOf("x = b1; U64 b1 = 4; x"), std::uint64_t{2});
    }

    void signedValuesKeepTheirSignWhenShiftedToTheRight()
    {
        const ExpressionContext context = startContext();
        SAME_SIGNED(static_cast<std::int64_t>(-8) >> 1);
        SAME_SIGNED(-8LL >> 1);
        SAME_SIGNED(-8LL >> 1 << 1 >> 2);
        SAME_SIGNED((-8LL - 9LL) >> 2);
        SAME_SIGNED(~0xFFLL >> 4);
        SAME_SIGNED(static_cast<std::uint64_t>(-8LL) >> 1);
        SAME_SIGNED(-8ULL >> 1);
        SAME_SIGNED(8LL >> 1);
        SAME_SIGNED(~0ULL >> 8);
        SAME_SIGNED((1 ? -8LL : 8LL) >> 1);
        QCOMPARE(wordOf("(int64_t)-8 >> 1"), ~std::uint64_t{3});
        QCOMPARE(wordOf("(-8LL + 0ULL) >> 1"), std::uint64_t{0x7FFFFFFFFFFFFFFC});
        // What C says of two's complement, which the macro cannot hold.
        const std::uint64_t minusFour = ~std::uint64_t{3};
        QCOMPARE(wordOf("int64_t x = -8; x >> 1"), minusFour);
        QCOMPARE(wordOf("int64_t x = -8; x >>= 1; x"), minusFour);
        QCOMPARE(wordOf("long x = -8L; x >> 1"), minusFour);
        QCOMPARE(wordOf("long x = -8L; x >>> 1"), std::uint64_t{0x7FFFFFFFFFFFFFFC});
        QCOMPARE(wordOf("let x: i64 = -8; x >> 1"), minusFour);
        QCOMPARE(wordOf("auto x = -8; x >> 1"), minusFour);
        QCOMPARE(wordOf("U64 x = -8; x >> 1"), std::uint64_t{0x7FFFFFFFFFFFFFFC});
        QCOMPARE(wordOf("(int)0xFFFFFFFF >> 4"), ~std::uint64_t{0});
        QCOMPARE(wordOf("(unsigned)0xFFFFFFFF >> 4"), std::uint64_t{0x0FFFFFFF});
        const Evaluation shifted = evaluated("1 | -8LL >> 1");
        QVERIFY(hasNote(shifted.steps[2], ExpressionNote::SignIsRepeated));
        QCOMPARE(shifted.steps[2].span.offset, std::size_t{4});
        QVERIFY(!hasNote(evaluated("8LL >> 1").steps[0], ExpressionNote::SignIsRepeated));
    }

    void inALineOfRustAnExclamationMarkInvertsEveryBit()
    {
        QCOMPARE(wordOf("!0xFFu64"), ~std::uint64_t{0xFF});
        QCOMPARE(wordOf("!0xFF_u64 & 0x1FF"), std::uint64_t{0x100});
        QCOMPARE(wordOf("let x = 3; !x"), ~std::uint64_t{3});
        QCOMPARE(wordOf("BitBoard(!3)"), ~std::uint64_t{3});
        QCOMPARE(wordOf("!white.0"), ~std::uint64_t{0xFFFF});
        QVERIFY(hasNote(evaluated("!1u64").result(), ExpressionNote::ExclamationInverts));
        // What is true or false stays so, and so does what C writes.
        QCOMPARE(wordOf("let x = 3; !(x == 3)"), std::uint64_t{0});
        QCOMPARE(wordOf("let x = 3; !x.is_empty()"), std::uint64_t{1});
        QCOMPARE(wordOf("!0xFFULL"), std::uint64_t{0});
    }

    void filesRanksAndBitsOfSquaresAreRead()
    {
        for (int rank = 0; rank < 8; ++rank) {
            for (int file = 0; file < 8; ++file) {
                const std::string name = {static_cast<char>('a' + file),
                                          static_cast<char>('1' + rank)};
                const int bit = 8 * rank + file;
                QCOMPARE(wordOf("file_of(" + name + ")"), static_cast<std::uint64_t>(file));
                QCOMPARE(wordOf("rank_of(" + name + ")"), static_cast<std::uint64_t>(rank));
                QCOMPARE(wordOf("BIT(" + std::to_string(bit) + ")"), std::uint64_t{1} << bit);
                QCOMPARE(wordOf("get_bit(0xF0F0F0F0F0F0F0F0, " + name + ")"),
                         std::uint64_t{file > 3});
            }
        }
        QCOMPARE(wordOf("0xFF &^ 0x0F | 0x100"), std::uint64_t{0x1F0});
        QCOMPARE(wordOf("bits.OnesCount64(0xFF)"), std::uint64_t{8});
        QCOMPARE(wordOf("@popCount(white)"), std::uint64_t{16});
        QCOMPARE(wordOf("@ctz(0x10)"), std::uint64_t{4});
    }

    void languagesCountZerosAsNumbers()
    {
        for (int bit = 0; bit < 64; ++bit) {
            const std::string word = std::to_string(std::uint64_t{1} << bit) + "ull";
            for (const std::string &call :
                 {"__builtin_ctzll(" + word + ")", "(" + word + ").trailing_zeros()",
                  "Long.numberOfTrailingZeros(" + word + ")", "std::countr_zero(" + word + ")",
                  "BitOperations.TrailingZeroCount(" + word + ")",
                  "bits.TrailingZeros64(" + word + ")", "_tzcnt_u64(" + word + ")"}) {
                QCOMPARE(wordOf(call), static_cast<std::uint64_t>(bit));
                QCOMPARE(wordOf(call + " == " + std::to_string(bit)), std::uint64_t{1});
            }
        }
        QCOMPARE(wordOf("std::countr_zero(0ULL)"), std::uint64_t{64});
        QCOMPARE(wordOf("__builtin_ctzll(black_king) == 60"), std::uint64_t{1});
        QCOMPARE(wordOf("__builtin_ctzll(black_king) == SQ_E8"), std::uint64_t{1});
        QCOMPARE(wordOf("e8 != __builtin_ctzll(black_king)"), std::uint64_t{0});
    }

    void theSquaresOfEnginesAreNumbersInArithmetic()
    {
        for (const SquareMapping mapping : allSquareMappings) {
            const ExpressionContext context = startContext(mapping);
            for (const Square square : allSquares) {
                const auto bit = static_cast<std::uint64_t>(bitOf(square, mapping));
                const std::string name(nameOf(square));
                for (const std::string &operand :
                     {"lsb(" + name + ")", "msb(" + name + ")", "bitScanForward(" + name + ")",
                      "SQ_" + std::string(1, static_cast<char>(name[0] - 32)) + name[1]}) {
                    QCOMPARE(wordOf(operand + " >> 3", context), bit >> 3);
                    QCOMPARE(wordOf(operand + " & 7", context), bit & 7);
                    QCOMPARE(wordOf("56 ^ " + operand, context), bit ^ 56);
                    QCOMPARE(wordOf(operand + " * 8 + 1", context), bit * 8 + 1);
                    QCOMPARE(wordOf(operand + " == " + std::to_string(bit), context),
                             std::uint64_t{1});
                    QCOMPARE(squaresOf("1ULL << " + operand, context), Bitboard(square));
                    QCOMPARE(squaresOf("knight_attacks(" + operand + ")", context),
                             knightAttacks(square));
                    QCOMPARE(squaresOf(operand + " | h1", context),
                             Bitboard(square) | Bitboard("h1"_sq));
                }
                QCOMPARE(squaresOf("knight_attacks(__builtin_ctzll(" + name + "))", context),
                         knightAttacks(square));
            }
            QCOMPARE(squaresOf("1ULL << (SQ_E4 + NORTH)", context), Bitboard("e5"_sq));
            QCOMPARE(squaresOf("1ULL << (E4 + SOUTH_WEST)", context), Bitboard("d3"_sq));
            QCOMPARE(squaresOf("king_attacks(SQ_B2 - NORTH)", context), kingAttacks("b1"_sq));
        }
        QCOMPARE(wordOf("1ULL << (SQ_E4 + 8)"), std::uint64_t{1} << 36);
        QCOMPARE(wordOf("SQ_E4 + NORTH"), std::uint64_t{36});
        QCOMPARE(wordOf("SQ_E4 - SQ_E2"), std::uint64_t{16});
        QCOMPARE(squaresOf("knight_attacks(63 - __builtin_clzll(rank_1))"), knightAttacks("h1"_sq));
        // e4 is the set in all but shifts; so are squares among sets.
        QCOMPARE(wordOf("e4 + 8"), (std::uint64_t{1} << 28) + 8);
        QCOMPARE(squaresOf("white ^ SQ_E2 ^ SQ_E4"),
                 Position::start().pieces(Color::White) ^ Bitboard({"e2"_sq, "e4"_sq}));
    }
};

QTEST_APPLESS_MAIN(TestExpressionOfEngines)
#include "tst_expression_of_engines.moc"
