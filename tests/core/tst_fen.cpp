#include "src/notation/fen/fen.h"
#include "tests/cases.h"

#include <QtTest>

#include <random>

using namespace chess;

namespace {

constexpr const char *example = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 7";

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// What a text is read as, written out again; the message where it is refused.
QByteArray rewritten(std::string_view text, FenStyle style = {}, FenOptions options = {})
{
    const auto reading = parseFen(text, options);
    if (!reading)
        return bytes("refused: " + toText(describe(reading.error())));
    return bytes(toFen(reading->position, style));
}

/// The kinds of the remarks on a text, with what each is about: "clock-dash(-)".
QByteArray remarksOn(std::string_view text, FenOptions options = {})
{
    const auto reading = parseFen(text, options);
    if (!reading)
        return "refused";
    QByteArrayList remarks;
    for (const FenRemark &remark : reading->remarks)
        remarks += bytes(nameOf(remark.kind)) + '(' + bytes(remark.found) + ')';
    return remarks.join(' ');
}

/// Arrangements without rhyme or reason, and all their state.
class RandomPositions {
public:
    Position next()
    {
        Position position;
        position.setChess960(upTo(1) == 1);
        for (int men = upTo(64); men > 0; --men)
            position.put(anySquare(), anyPiece());
        // Kings and rooks at home, so that there are castling rights.
        for (const Color color : allColors) {
            if (upTo(1) == 0)
                continue;
            const Rank home = homeRankOf(color);
            position.put({File::E, home}, {color, PieceType::King});
            position.put({File::A, home}, {color, PieceType::Rook});
            position.put({File::H, home}, {color, PieceType::Rook});
        }
        position.setTurn(allColors[static_cast<std::size_t>(upTo(1))]);
        position.setCastlingRooks(some(position.castlingCandidates()));
        position.setEnPassant(some(position.enPassantCandidates()).first());
        position.setHalfmoveClock(static_cast<std::uint32_t>(m_engine()));
        position.setMoveNumber(std::max(1U, static_cast<std::uint32_t>(m_engine())));
        return position;
    }

private:
    int upTo(int greatest) { return std::uniform_int_distribution(0, greatest)(m_engine); }
    Square anySquare() { return Square::fromIndex(upTo(63)); }
    Piece anyPiece() { return allPieces[static_cast<std::size_t>(upTo(11))]; }
    Bitboard some(Bitboard squares)
    {
        return squares & Bitboard::fromWord(std::uint64_t{m_engine()} << 32 | m_engine());
    }

    std::mt19937 m_engine{20240217};
};

} // namespace

class TestFen : public QObject {
    Q_OBJECT
private slots:
    void chess960IsRecognizedByItsRights()
    {
        const auto isChess960 = [](std::string_view text) {
            const FenReading reading = parseFen(text, {false, true}).value();
            const bool isSaid = std::any_of(reading.remarks.begin(), reading.remarks.end(),
                                            [](const FenRemark &remark) {
                                                return remark.kind == FenRemarkKind::ReadAsChess960;
                                            });
            return isSaid && reading.position.isChess960();
        };
        QVERIFY(isChess960("1k6/8/8/8/8/8/8/1R2K3 w B - 0 1"));
        QVERIFY(isChess960("position fen 4k3/8/8/8/8/8/8/R3K1RR w G - 0 1"));
        QVERIFY(isChess960("bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1"));
        QVERIFY(!isChess960("startpos"));
        QVERIFY(!isChess960("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1"));
        // A right that the program forgot to take away.
        QVERIFY(!isChess960("4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1"));
        QVERIFY(!isChess960("r4k1r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
        QVERIFY(!isChess960("1k6/8/8/8/8/8/8/1R2K3 w H - 0 1"));
    }

    void everyCheckedFenIsWrittenAsItsColumnsSay_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isChess960");
        QTest::addColumn<QByteArray>("always");
        QTest::addColumn<QByteArray>("xfen");
        QTest::addColumn<QByteArray>("legal");
        QTest::addColumn<QByteArray>("shredder");
        for (const tests::Case &row : tests::Cases("fen_valid.tsv")) {
            QTest::addRow("line %d", row.line())
                << bytes(tests::unescaped(row["input"])) << (row["variant"] == "960")
                << bytes(row["canonical_fen_ep"]) << bytes(row["canonical_xfen_ep"])
                << bytes(row["canonical_legal_ep"]) << bytes(row["shredder_fen"]);
        }
    }

    void everyCheckedFenIsWrittenAsItsColumnsSay()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isChess960);
        QFETCH(QByteArray, always);
        QFETCH(QByteArray, xfen);
        QFETCH(QByteArray, legal);
        QFETCH(QByteArray, shredder);
        const auto written = [&](EnPassantPolicy policy, CastlingNotation castling) {
            return rewritten(text.toStdString(), {policy, castling}, {isChess960});
        };
        QCOMPARE(written(EnPassantPolicy::Always, CastlingNotation::XFen), always);
        QCOMPARE(written(EnPassantPolicy::XFen, CastlingNotation::XFen), xfen);
        QCOMPARE(written(EnPassantPolicy::Legal, CastlingNotation::XFen), legal);
        QCOMPARE(written(EnPassantPolicy::Legal, CastlingNotation::Shredder), shredder);
    }

    void wellFormedFensAreReadWithoutARemark()
    {
        for (const tests::Case &row : tests::Cases("fen_valid.tsv")) {
            const std::string kind = row["class"];
            const bool isWellFormed = kind == "canonical" || kind == "ep" || kind == "castling" ||
                                      kind == "chess960" || kind == "counters" || kind == "editor";
            if (isWellFormed)
                QCOMPARE(remarksOn(row["input"], {row["variant"] == "960"}), QByteArray());
        }
    }

    void theStartOfAGameIsItsPublishedFen()
    {
        QCOMPARE(bytes(toFen(Position::start())),
                 QByteArray("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        QVERIFY(parseFen("startpos")->position == Position::start());
    }

    void anyPositionIsReadBackAsItWasWritten()
    {
        RandomPositions positions;
        for (int i = 0; i < 5000; ++i) {
            const Position position = positions.next();
            const FenOptions options{position.isChess960()};
            for (const CastlingNotation castling :
                 {CastlingNotation::XFen, CastlingNotation::Shredder}) {
                const std::string fen = toFen(position, {EnPassantPolicy::Always, castling});
                const auto reading = parseFen(fen, options);
                QVERIFY2(reading.has_value(), fen.c_str());
                QVERIFY2(reading->position == position, fen.c_str());
                QVERIFY2(reading->remarks.empty(), fen.c_str());
            }
        }
    }

    void anInnerRookIsWrittenByItsFile()
    {
        // X-FEN: K and Q mean the outermost rook on their side of the king.
        const QByteArray inner = "4k3/8/8/8/8/8/8/RR3KRR w GB - 0 1";
        QCOMPARE(rewritten(inner.toStdString(), {}, {true}), inner);
        QCOMPARE(rewritten("4k3/8/8/8/8/8/8/RR3KRR w HA - 0 1", {}, {true}),
                 QByteArray("4k3/8/8/8/8/8/8/RR3KRR w KQ - 0 1"));
        QCOMPARE(rewritten("4k3/8/8/8/8/8/8/RR3KRR w KQ - 0 1",
                           {EnPassantPolicy::Always, CastlingNotation::Shredder}, {true}),
                 QByteArray("4k3/8/8/8/8/8/8/RR3KRR w HA - 0 1"));
        QCOMPARE(rewritten("4k3/8/8/8/8/8/8/RR3KRR w GA - 0 1", {}, {true}),
                 QByteArray("4k3/8/8/8/8/8/8/RR3KRR w GQ - 0 1"));
    }

    void rightsThatDoNotFitAreDroppedAndNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isChess960");
        QTest::addColumn<QByteArray>("kept");
        QTest::addColumn<QByteArray>("dropped");
        QTest::newRow("no rook on h1") << QByteArray("4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1") << false
                                       << QByteArray("Q") << QByteArray("K");
        QTest::newRow("king gone") << QByteArray("r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1") << false
                                   << QByteArray("kq") << QByteArray("KQ");
        QTest::newRow("each named once") << QByteArray("4k3/8/8/8/8/8/8/4K3 w KQKQ - 0 1") << false
                                         << QByteArray("-") << QByteArray("KQ");
        QTest::newRow("inner rook in chess") << QByteArray("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1")
                                             << false << QByteArray("-") << QByteArray("K");
        QTest::newRow("the same in Chess960") << QByteArray("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1")
                                              << true << QByteArray("K") << QByteArray();
        QTest::newRow("rook on the other side of the king")
            << QByteArray("4k3/8/8/8/8/8/8/R4K2 w K - 0 1") << true << QByteArray("-")
            << QByteArray("K");
        QTest::newRow("two rooks on one side") << QByteArray("4k3/8/8/8/8/8/8/4K1RR w HG - 0 1")
                                               << true << QByteArray("K") << QByteArray("G");
        QTest::newRow("a rook of the other colour") << QByteArray("4k3/8/8/8/8/8/8/4K2r w K - 0 1")
                                                    << false << QByteArray("-") << QByteArray("K");
    }

    void rightsThatDoNotFitAreDroppedAndNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isChess960);
        QFETCH(QByteArray, kept);
        QFETCH(QByteArray, dropped);
        const auto reading = parseFen(text.toStdString(), {isChess960});
        QVERIFY(reading.has_value());
        QCOMPARE(bytes(toFen(reading->position)).split(' ')[2], kept);
        QByteArray named;
        for (const FenRemark &remark : reading->remarks) {
            if (remark.kind == FenRemarkKind::CastlingRightDoesNotFit) {
                named += bytes(remark.found);
                QCOMPARE(gradeOf(remark.kind), Grade::Unplayable);
                QVERIFY(toText(describe(remark)).find(remark.found) != std::string::npos);
            }
        }
        QCOMPARE(named, dropped);
    }

    void rightsThatFitOnlyInChess960AreSaidToDoSo()
    {
        const auto remarkOn = [](const char *fen, bool isChess960 = false) {
            const auto reading = parseFen(fen, {isChess960});
            for (const FenRemark &remark : reading->remarks) {
                if (remark.kind == FenRemarkKind::CastlingRightDoesNotFit)
                    return toText(describe(remark));
            }
            return std::string();
        };
        const auto namesChess960 = [](const std::string &text) {
            return text.find("Chess960") != std::string::npos;
        };
        QVERIFY(namesChess960(remarkOn("1rk1r3/8/8/8/8/8/8/1RK1R3 w EBeb - 0 1")));
        QVERIFY(namesChess960(remarkOn("r2k3r/8/8/8/8/8/8/4K3 w kq - 0 1")));
        const std::string noRook = remarkOn("4k3/8/8/8/8/8/8/R3K3 w K - 0 1");
        QVERIFY(!noRook.empty() && !namesChess960(noRook));
        const std::string half = remarkOn("3k4/8/8/8/8/8/8/1R1K4 w KB - 0 1");
        QVERIFY(!half.empty() && !namesChess960(half));
        QVERIFY(!namesChess960(remarkOn("4k3/8/8/8/8/8/8/R3K3 w K - 0 1", true)));
    }

    void aSecondRookOnOneSideIsTheReasonWhyItsRightIsDropped()
    {
        for (const char *field : {"ABH", "KQB", "AB", "BKQ"}) {
            const std::string fen = std::string("4k3/8/8/8/8/8/8/RR2K2R w ") + field + " - 0 1";
            for (const bool isChess960 : {false, true}) {
                const auto reading = parseFen(fen, {isChess960});
                const auto dropped = std::find_if(
                    reading->remarks.begin(), reading->remarks.end(), [](const FenRemark &each) {
                        return each.kind == FenRemarkKind::CastlingRightDoesNotFit;
                    });
                QVERIFY(dropped != reading->remarks.end());
                QCOMPARE(dropped->found, std::string("B"));
                QVERIFY(dropped->castling == CastlingMisfit::OtherRook);
                QVERIFY(toText(describe(*dropped)).find("another rook") != std::string::npos);
            }
        }
    }

    void withoutAKingAPawnThatStandsReadyKeepsTheEnPassantSquareUnderEveryPolicy()
    {
        const Position position = parseFen("8/8/8/3pP3/8/8/8/8 w - d6 0 1")->position;
        for (const EnPassantPolicy policy :
             {EnPassantPolicy::Always, EnPassantPolicy::XFen, EnPassantPolicy::Legal})
            QCOMPARE(bytes(toFen(position, {policy, CastlingNotation::XFen})),
                     QByteArray("8/8/8/3pP3/8/8/8/8 w - d6 0 1"));
    }

    void anEnPassantSquareThatDoesNotFitIsExplained_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("explanation");
        const QByteArray pawns = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR ";
        QTest::newRow("the pawn's own square") << pawns + "w KQkq e5 0 2" << QByteArray("e6");
        QTest::newRow("the other side to move")
            << pawns + "b KQkq e6 0 2" << QByteArray("Black is to move");
        QTest::newRow("no pawn") << pawns + "w KQkq d6 0 2" << QByteArray("black pawn on d5");
        QTest::newRow("another rank") << pawns + "w KQkq h8 0 2" << QByteArray("rank 6");
        QTest::newRow("on the edge") << pawns + "b KQkq a1 0 2" << QByteArray("rank 3");
        QTest::newRow("a piece on it")
            << QByteArray("4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1") << QByteArray("not empty");
        QTest::newRow("a piece where the pawn came from")
            << QByteArray("4k3/4n3/8/4p3/8/8/8/4K3 w - e6 0 1") << QByteArray("e7");
    }

    void anEnPassantSquareThatDoesNotFitIsExplained()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, explanation);
        const auto reading = parseFen(text.toStdString());
        QVERIFY(reading.has_value());
        QVERIFY(!reading->position.enPassant());
        QCOMPARE(reading->remarks.size(), std::size_t{1});
        const FenRemark &remark = reading->remarks.front();
        QCOMPARE(remark.kind, FenRemarkKind::EnPassantDoesNotFit);
        QCOMPARE(gradeOf(remark.kind), Grade::Unplayable);
        const QByteArray sentence = bytes(toText(describe(remark)));
        QVERIFY2(sentence.contains(explanation), sentence.constData());
    }

    void oddWritingIsReadWithANotice_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("remarks");
        const QByteArray board = "r3k2r/8/8/8/8/8/8/R3K2R";
        QTest::newRow("placement only")
            << board << board + " w - - 0 1" << QByteArray("missing-fields()");
        QTest::newRow("two fields")
            << board + " b" << board + " b - - 0 1" << QByteArray("missing-fields()");
        QTest::newRow("doubled rights") << board + " w KKqq - 0 1" << board + " w Kq - 0 1"
                                        << QByteArray("castling-unusual(KKqq)");
        QTest::newRow("a right as letter and file")
            << board + " w KH - 0 1" << board + " w K - 0 1" << QByteArray("castling-unusual(KH)");
        QTest::newRow("black rights first")
            << board + " w kK - 0 1" << board + " w Kk - 0 1" << QByteArray("castling-unusual(kK)");
        QTest::newRow("upper-case turn") << board + " B KQkq - 0 1" << board + " b KQkq - 0 1"
                                         << QByteArray("turn-upper-case(B)");
        QTest::newRow("dashes") << board + " w - - - -" << board + " w - - 0 1"
                                << QByteArray("clock-dash(-) clock-dash(-)");
        QTest::newRow("move number 0")
            << board + " w - - 5 0" << board + " w - - 5 1" << QByteArray("move-number-zero(0)");
        QTest::newRow("leading zeros")
            << board + " w - - 007 010" << board + " w - - 7 10" << QByteArray();
        QTest::newRow("greatest numbers") << board + " w - - 4294967295 4294967295"
                                          << board + " w - - 4294967295 4294967295" << QByteArray();
    }

    void oddWritingIsReadWithANotice()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, fen);
        QFETCH(QByteArray, remarks);
        QCOMPARE(rewritten(text.toStdString()), fen);
        QCOMPARE(remarksOn(text.toStdString()), remarks);
    }

    void operationsOfAnEpdLineAreKept_data()
    {
        QTest::addColumn<QByteArray>("behindTheRights");
        QTest::addColumn<QByteArray>("operations");
        QTest::addColumn<QByteArray>("clocks");
        QTest::newRow("four fields") << QByteArray("- bm e4; id \"a; b\";")
                                     << QByteArray("bm e4; id \"a; b\";") << QByteArray("0 1");
        QTest::newRow("without semicolon")
            << QByteArray("- bm Qxh7+") << QByteArray("bm Qxh7+") << QByteArray("0 1");
        QTest::newRow("six fields")
            << QByteArray("- 3 7 bm e4;\n") << QByteArray("bm e4;") << QByteArray("3 7");
        QTest::newRow("perft suite") << QByteArray("- 3 7 ;D1 20 ;D2 400")
                                     << QByteArray(";D1 20 ;D2 400") << QByteArray("3 7");
        QTest::newRow("no blank before")
            << QByteArray("- 3 7;D1 20") << QByteArray(";D1 20") << QByteArray("3 7");
        QTest::newRow("behind four fields")
            << QByteArray("- ;D1 20") << QByteArray(";D1 20") << QByteArray("0 1");
        QTest::newRow("with clocks")
            << QByteArray("- hmvc 3; fmvn 7; draw_offer;")
            << QByteArray("hmvc 3; fmvn 7; draw_offer;") << QByteArray("3 7");
        QTest::newRow("clocks that are no numbers")
            << QByteArray("- hmvc x; fmvn 0;") << QByteArray("hmvc x; fmvn 0;")
            << QByteArray("0 1");
    }

    void operationsOfAnEpdLineAreKept()
    {
        QFETCH(QByteArray, behindTheRights);
        QFETCH(QByteArray, operations);
        QFETCH(QByteArray, clocks);
        const QByteArray board = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq ";
        for (const QByteArray before : {"", "\xEF\xBB\xBF"}) {
            const QByteArray text = before + board + behindTheRights;
            const auto reading = parseFen(text.toStdString());
            QVERIFY(reading.has_value());
            QCOMPARE(bytes(reading->operations), operations);
            QCOMPARE(reading->operationsOffset, std::size_t(text.indexOf(operations)));
            QCOMPARE(bytes(toFen(reading->position)), board + "- " + clocks);
            QVERIFY(reading->remarks.empty());
        }
    }

    void wrappingsAreTakenOff_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("remarks");
        const QByteArray fen = example;
        const auto around = [&](const char *before, const char *after, const char *remarks) {
            QTest::newRow(before[0] != '\0' ? before : after)
                << before + fen + after << QByteArray(remarks);
        };
        around("", "", "");
        around("\"", "\"", "");
        around("'", "'", "");
        around("`", "`", "");
        around("“", "”", "");
        around(" \t ", " \r\n", "");
        around("\xEF\xBB\xBF", "\xE2\x80\x8B", "");
        around("FEN: ", "", "text-around(FEN:)");
        around("[FEN \"", "\"]", "text-around([FEN)");
        around("[FEN]", "[/FEN]", "text-around([/FEN])");
        around("position fen ", "", "text-around(position fen)");
        around("position fen ", " moves e1g1 e8g8", "moves-not-played(moves e1g1 e8g8)");
        around("const char *fen = \"", "\";", "text-around(const char *fen =)");
        around("fen = \"", "\\n\";", "text-around(fen =)");
        around("board.set_fen('", "')  # now", "text-around(board.set_fen()");
        around("{\"fen\": \"", "\", \"id\": 1}", "text-around(, \"id\": 1})");
        around("/* ", " */", "text-around(*/)");
        around("// ", "", "text-around(//)");
        around("", " // castling", "text-around(// castling)");
        around("(", ")", "text-around())");
        around("<td>", "</td>", "text-around(</td>)");
        around("00008,", ",f2g3 e6e7", "text-around(,f2g3 e6e7)");
        around("| ", " | 20 |", "text-around(| 20 |)");
        around("Look at ", " please", "text-around(Look at)");
        around("Look at ", ".", "text-around(Look at)");
        around("[Event \"a/b\"]\n[SetUp \"1\"]\n[FEN \"", "\"]\n\n*",
               "text-around([Event \"a/b\"]\\n[SetUp \"1\"]\\n[FEN)");
        around("", "\n8/8/8/8/8/8/8/8 b - - 0 1\n", "several-fens(8/8/8/8/8/8/8/8 b - - 0 1)");
        around("", " 8/8/8/8/8/8/8/8 b - - 0 1", "several-fens(8/8/8/8/8/8/8/8 b - - 0 1)");
    }

    void wrappingsAreTakenOff()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, remarks);
        QCOMPARE(rewritten(text.toStdString()), QByteArray(example));
        QCOMPARE(remarksOn(text.toStdString()), remarks);
    }

    void blanksAndSlashesAreReadInEverySpelling_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray fen = example;
        const auto with = [&](const char *name, const char *blank, const char *slash) {
            QTest::newRow(name) << QByteArray(fen).replace('/', slash).replace(' ', blank);
        };
        with("no-break spaces", "\xC2\xA0", "/");
        with("ideographic spaces", "\xE3\x80\x80", "/");
        with("tabs", "\t", "/");
        with("two blanks", "  ", "/");
        with("one field a line", "\r\n", "/");
        with("percent-encoded", "%20", "%2F");
        with("underscores", "_", "/");
        with("HTML", "&nbsp;", "/");
        with("escaped slashes", " ", "\\/");
        with("zero-width spaces between ranks", " ", "/\xE2\x80\x8B");
        QTest::newRow("editor address")
            << "https://lichess.org/editor/" + QByteArray(fen).replace(' ', '_') + "?color=white";
        QTest::newRow("address without a scheme")
            << "lichess.org/analysis/standard/" + QByteArray(fen).replace(' ', '_') + "#0";
        QTest::newRow("query") << "https://example.org/?fen=" +
                                      QByteArray(fen).replace('/', "%2F").replace(' ', '+') +
                                      "&flip=true";
    }

    void blanksAndSlashesAreReadInEverySpelling()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(rewritten(text.toStdString()), QByteArray(example));
    }

    void startposIsAFen_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("remarks");
        QTest::newRow("alone") << QByteArray("startpos") << QByteArray();
        QTest::newRow("blanks") << QByteArray(" startpos\n") << QByteArray();
        QTest::newRow("UCI") << QByteArray("position startpos")
                             << QByteArray("text-around(position)");
        QTest::newRow("moves") << QByteArray("position startpos moves e2e4")
                               << QByteArray("moves-not-played(moves e2e4)");
    }

    void startposIsAFen()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, remarks);
        QCOMPARE(rewritten(text.toStdString()), bytes(toFen(Position::start())));
        QCOMPARE(remarksOn(text.toStdString()), remarks);
    }

    void operationsBehindStartposAreKept()
    {
        for (const QByteArray operations : {";D1 20 ;D2 400", "D1 20; D2 400;", "bm e4"}) {
            for (const QByteArray before : {"startpos ", "\xC2\xA0startpos\t"}) {
                const QByteArray text = before + operations + " \n";
                const auto reading = parseFen(text.toStdString());
                QVERIFY(reading.has_value());
                QVERIFY(reading->position == Position::start());
                QCOMPARE(bytes(reading->operations), operations);
                QCOMPARE(reading->operationsOffset, std::size_t(before.size()));
                QCOMPARE(remarksOn(text.toStdString()), QByteArray());
            }
        }
        QCOMPARE(rewritten("startpos hmvc 3; fmvn 7;"),
                 QByteArray("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3 7"));
        QCOMPARE(remarksOn("startpos moves e2e4"), QByteArray("moves-not-played(moves e2e4)"));
    }

    void wordsBehindStartposAreRefusedAtTheirPlace()
    {
        const auto reading = parseFen("startpos e2");
        QVERIFY(!reading);
        QVERIFY(reading.error().kind == FenErrorKind::TrailingText);
        QCOMPARE(reading.error().offset, std::size_t{9});
        QVERIFY(parseFen("we begin at startpos and play on").has_value());
        QVERIFY(parseFen("position startpos\ngo depth 3").has_value());
    }

    void starsOfMarkdownAroundAFenAreLeftOut()
    {
        const std::string fen = "8/8/8/8/8/8/8/K1k5 b - - 3 9";
        for (const std::string &text :
             {"**" + fen + "**", "*" + fen + "*", "***" + fen + "***", "**" + fen + "** and more"})
            QCOMPARE(rewritten(text), bytes(fen));
        QCOMPARE(remarksOn("**" + fen + "**"), QByteArray());
        QCOMPARE(rewritten("* " + fen + "\n* " + fen), bytes(fen));
        QCOMPARE(rewritten("**8/8/8/8/8/8/8/K1k5 b - -**"),
                 QByteArray("8/8/8/8/8/8/8/K1k5 b - - 0 1"));
    }

    void operationsWhereTheEnPassantSquareBelongsLeaveItMissing()
    {
        const auto reading = parseFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq ; bm e4");
        QVERIFY(reading.has_value());
        QCOMPARE(reading->remarks.size(), std::size_t{1});
        QVERIFY(reading->remarks.front().kind == FenRemarkKind::MissingFields);
        QVERIFY(reading->remarks.front().field == FenField::EnPassant);
        QCOMPARE(reading->operations, std::string_view("; bm e4"));
    }

    void remarksPointIntoTheTextAsItWasGiven()
    {
        const std::string text =
            "\xEF\xBB\xBF[FEN \"r3k2r/8/8/8/8/8/8/R3K2R%20w%20KQKQ%20e6%20-\"]";
        const auto reading = parseFen(text);
        QVERIFY(reading.has_value());
        QByteArrayList pieces;
        for (const FenRemark &remark : reading->remarks)
            pieces += bytes(text.substr(remark.offset, remark.length));
        QCOMPARE(pieces, (QByteArrayList{"KQKQ", "e6", "-", "", "[FEN"}));
    }
};

QTEST_APPLESS_MAIN(TestFen)
#include "tst_fen.moc"
