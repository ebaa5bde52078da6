#include "src/notation/fen/fen.h"
#include "tests/cases.h"

#include <QtTest>

#include <set>

using namespace chess;

namespace {

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// The error of a text that is refused; the test ends where it is read.
FenError errorOf(std::string_view text)
{
    const auto reading = parseFen(text);
    if (reading)
        throw std::logic_error("this was read: " + std::string(text.substr(0, 200)));
    return reading.error();
}

/// The kinds that the words of the checked table stand for; rows that are read all the same are
/// not in it.
FenErrorKind kindNamed(const std::string &words)
{
    static const std::vector<std::pair<const char *, FenErrorKind>> beginnings = {
        {"empty", FenErrorKind::Empty},
        {"too few ranks", FenErrorKind::TooFewRanks},
        {"trailing slash", FenErrorKind::TooManyRanks},
        {"double slash", FenErrorKind::EmptyRank},
        {"back-slashes", FenErrorKind::BackslashSeparator},
        {"26 pieces", FenErrorKind::RankTooLong},
        {"two digits", FenErrorKind::AdjacentDigits},
        {"digit", FenErrorKind::BadDigit},
        {"unknown letter", FenErrorKind::UnknownPiece},
        {"German letter", FenErrorKind::UnknownPiece},
        {"chess symbol", FenErrorKind::UnknownPiece},
        {"Cyrillic letter", FenErrorKind::UnknownPiece},
        {"full-width digit", FenErrorKind::UnknownPiece},
        {"Arabic-Indic digit", FenErrorKind::UnknownPiece},
        {"dash", FenErrorKind::UnknownPiece},
        {"question mark", FenErrorKind::UnknownPiece},
        {"promotion mark", FenErrorKind::PromotionMark},
        {"crazyhouse", FenErrorKind::PromotionMark},
        {"side to move missing", FenErrorKind::MissingTurn},
        {"side to move", FenErrorKind::BadTurn},
        {"castling", FenErrorKind::BadCastling},
        {"en passant", FenErrorKind::BadEnPassant},
        {"half-move clock does not fit", FenErrorKind::NumberTooLarge},
        {"half-move clock", FenErrorKind::BadHalfmoveClock},
        {"move number does not fit", FenErrorKind::NumberTooLarge},
        {"commas", FenErrorKind::TrailingText},
        {"no blanks", FenErrorKind::TrailingText},
        {"not a FEN", FenErrorKind::NotAFen},
    };
    for (const auto &[beginning, kind] : beginnings) {
        if (words.starts_with(beginning))
            return kind;
    }
    if (words.starts_with("rank ") && words.ends_with("long"))
        return FenErrorKind::RankTooLong;
    if (words.starts_with("rank ") && words.ends_with("short"))
        return FenErrorKind::RankTooShort;
    throw std::out_of_range("no kind for: " + words);
}

/// Doubled or disordered rights and a dash for a number: the table of valid FENs reads them.
bool isTolerated(const std::string &words)
{
    return words == "castling: a right twice" || words == "castling: order" ||
           words == "move number";
}

} // namespace

class TestFenErrors : public QObject {
    Q_OBJECT
private slots:
    void everyCheckedTextHasItsGradeAndKind_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("severity");
        QTest::addColumn<QByteArray>("kind");
        for (const tests::Case &row : tests::Cases("fen_invalid.tsv")) {
            QTest::addRow("line %d", row.line()) << bytes(tests::unescaped(row["input"]))
                                                 << bytes(row["severity"]) << bytes(row["kind"]);
        }
    }

    void everyCheckedTextHasItsGradeAndKind()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, severity);
        QFETCH(QByteArray, kind);
        const auto reading = parseFen(text.toStdString());
        if (severity == "syntax" && !isTolerated(kind.toStdString())) {
            QVERIFY(!reading.has_value());
            QCOMPARE(bytes(nameOf(reading.error().kind)),
                     bytes(nameOf(kindNamed(kind.toStdString()))));
            return;
        }
        QVERIFY2(reading.has_value(), reading ? "" : toText(describe(reading.error())).c_str());
        std::vector<Grade> grades;
        for (const FenRemark &remark : reading->remarks)
            grades.push_back(gradeOf(remark.kind));
        for (const Problem &problem : problemsOf(reading->position))
            grades.push_back(gradeOf(problem.kind));
        QVERIFY(!grades.empty());
        const bool isUnplayable =
            std::find(grades.begin(), grades.end(), Grade::Unplayable) != grades.end();
        QCOMPARE(isUnplayable, severity == "position");
    }

    void everyErrorPointsAtItsPiece_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<int>("offset");
        QTest::addColumn<QByteArray>("piece");
        const auto row = [](const char *text, FenErrorKind kind, FenField field, int offset,
                            const char *piece) {
            QTest::addRow("%s: %s", nameOf(kind).data(), text)
                << QByteArray(text) << bytes(nameOf(kind)) << bytes(nameOf(field)) << offset
                << QByteArray(piece);
        };
        using Kind = FenErrorKind;
        constexpr FenField placement = FenField::Placement;
        row("", Kind::Empty, placement, 0, "");
        row(" \n", Kind::Empty, placement, 2, "");
        row("FEN:", Kind::Empty, placement, 4, "");
        row("hello world", Kind::NotAFen, placement, 0, "hello");
        row(" 0xFF 0x00", Kind::NotAFen, placement, 1, "0xFF");
        row("rnbqkbnr/8 w", Kind::TooFewRanks, placement, 0, "rnbqkbnr/8");
        row("8/8/8/8/8/8/8/8/8/8 w", Kind::TooManyRanks, placement, 15, "/8/8");
        row("8/8/8/8/8/8/8/8/ w", Kind::TooManyRanks, placement, 15, "/");
        row("8/8//8/8/8/8/8 w", Kind::EmptyRank, placement, 3, "//");
        row("/8/8/8/8/8/8/8 w", Kind::EmptyRank, placement, 0, "/");
        row("8/8/8/8/8/8/8/ w", Kind::EmptyRank, placement, 13, "/");
        row("8/8/ppp/8/8/8/8/8 w", Kind::RankTooShort, placement, 4, "ppp");
        row("8/8/8/8/8/8/8/7 w", Kind::RankTooShort, placement, 14, "7");
        row("8/pppp5/8/8/8/8/8/8 w", Kind::RankTooLong, placement, 2, "pppp5");
        row("8/8/8/pp0pppp/8/8/8/8 w", Kind::BadDigit, placement, 8, "0");
        row("8/8/8/8/p322/8/8/8 w", Kind::AdjacentDigits, placement, 9, "322");
        row("8/8/8/8/8/8/8/3é4 w", Kind::UnknownPiece, placement, 15, "é");
        row("8\\8\\8\\8\\8\\8\\8\\8 w", Kind::BackslashSeparator, placement, 1, "\\");
        row("8/8/8/8/8/8/8/Q~7 w", Kind::PromotionMark, placement, 15, "~");
        row("8/8/8/8/8/8/8/8;w;-", Kind::TrailingText, placement, 15, ";w;-");
        row("8/8/8/8/8/8/8/8 KQkq - 0 1", Kind::MissingTurn, FenField::Turn, 16, "KQkq");
        row("8/8/8/8/8/8/8/8  e3", Kind::MissingTurn, FenField::Turn, 17, "e3");
        row("8/8/8/8/8/8/8/8 white - - 0 1", Kind::BadTurn, FenField::Turn, 16, "white");
        row("8/8/8/8/8/8/8/8 w KQxq - 0 1", Kind::BadCastling, FenField::Castling, 20, "x");
        row("8/8/8/8/8/8/8/8 w K- - 0 1", Kind::BadCastling, FenField::Castling, 19, "-");
        row("8/8/8/8/8/8/8/8 w O-O-O - 0 1", Kind::BadCastling, FenField::Castling, 18, "O-O-O");
        row("8/8/8/8/8/8/8/8 w e3 0 1", Kind::BadCastling, FenField::Castling, 18, "e3");
        row("8/8/8/8/8/8/8/8 w - E3 0 1", Kind::BadEnPassant, FenField::EnPassant, 20, "E3");
        row("8/8/8/8/8/8/8/8 w - 0 1", Kind::BadEnPassant, FenField::EnPassant, 20, "0");
        row("8/8/8/8/8/8/8/8 w - - -1 1", Kind::BadHalfmoveClock, FenField::HalfmoveClock, 22,
            "-1");
        row("8/8/8/8/8/8/8/8 w - - ten 1", Kind::BadHalfmoveClock, FenField::HalfmoveClock, 22,
            "ten");
        row("8/8/8/8/8/8/8/8 w - - 0 +1", Kind::BadMoveNumber, FenField::MoveNumber, 24, "+1");
        row("8/8/8/8/8/8/8/8 w - - 0 1.5", Kind::BadMoveNumber, FenField::MoveNumber, 24, "1.5");
        row("8/8/8/8/8/8/8/8 w - - 4294967296 1", Kind::NumberTooLarge, FenField::HalfmoveClock, 22,
            "4294967296");
        row("8/8/8/8/8/8/8/8 w - - 0 1 2 3 \n", Kind::TrailingText, FenField::Operations, 26,
            "2 3");
        // Within wrappings the offsets are those of the whole text.
        row("[FEN \"8/8/8/8/8/8/8/7 w - - 0 1\"]", Kind::RankTooShort, placement, 20, "7");
        row("FEN: 8/8/8/8/8/8/8/8 x", Kind::BadTurn, FenField::Turn, 21, "x");
        row("position fen rnbqkbnr w", Kind::TooFewRanks, placement, 13, "rnbqkbnr");
        row("\xEF\xBB\xBF“8/8/8/8/8/8/8/8\u00A0w\u00A0-\u00A0z9”", Kind::BadEnPassant,
            FenField::EnPassant, 29, "z9");
        row("https://x.org/?fen=8%2F8%2F8%2F9%2F8%2F8%2F8%2F8+w", Kind::BadDigit, placement, 31,
            "9");
    }

    void everyErrorPointsAtItsPiece()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, kind);
        QFETCH(QByteArray, field);
        QFETCH(int, offset);
        QFETCH(QByteArray, piece);
        const FenError error = errorOf(text.toStdString());
        QCOMPARE(bytes(nameOf(error.kind)), kind);
        QCOMPARE(bytes(nameOf(error.field)), field);
        QCOMPARE(static_cast<int>(error.offset), offset);
        QCOMPARE(text.mid(offset, static_cast<int>(error.length)), piece);
        QCOMPARE(bytes(error.found), piece);
    }

    void everyMessageSaysWhatWasFoundAndWhatIsExpected_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("parts");
        const auto row = [](const char *text, const QByteArrayList &parts) {
            QTest::newRow(text) << QByteArray(text) << parts;
        };
        row("8/pppp5/8/8/8/8/8/8 w", {"Rank 7 has 9 squares; 8 are needed"});
        row("8/8/8/8/8/8/8/1 w", {"Rank 1 has 1 square;"});
        row("8/8/8 w", {"There are 3 ranks; 8 are needed"});
        row("rnbqkbnr w", {"There is 1 rank; 8 are needed"});
        row("8/8/8/8/8/8/8/8/8 w", {"There are 9 ranks; 8 are needed"});
        row("8/8/8/8//8/8/8 w", {"Rank 4"});
        row("8/8/8/8/8/8/8/8/ w", {"There are 9 ranks"});
        row("8/8/8/8/8/8/8/D7 w", {"“D” in rank 1 is no piece; pieces are pnbrqk and PNBRQK"});
        row("8/8/8/8/8/8/8/8 KQkq - 0 1", {"“KQkq”", "w or b", "the fields seem shifted"});
        row("8/8/8/8/8/8/8/8 w e3 0 1", {"“e3”", "the fields seem shifted"});
        row("8/8/8/8/8/8/8/8 w - 0 1", {"“0”", "the fields seem shifted"});
        row("8/8/8/8/8/8/8/8,w,-", {"“,w,-”", "blanks"});
        row("0xffff00000000ffff", {"“0xffff00000000ffff”", "bitboard"});
        row("18446462598732906495", {"bitboard"});
        row("-1", {"bitboard"});
        row("ffff00000000ffff", {"bitboard"});
        row("1111111111111111111111111111111111111111111111111111111111111111", {"bitboard"});
    }

    void everyMessageSaysWhatWasFoundAndWhatIsExpected()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArrayList, parts);
        const QByteArray message = bytes(toText(describe(errorOf(text.toStdString()))));
        for (const QByteArray &part : parts)
            QVERIFY2(message.contains(part), message.constData());
    }

    void otherTextsAreNotTakenForBitboards()
    {
        for (const char *text : {"hello", "////////", "wKd6,Rc8,g8,Pg2,bKh7", "{}"}) {
            const std::string message = toText(describe(errorOf(text)));
            QVERIFY2(message.find("bitboard") == std::string::npos, message.c_str());
        }
    }

    void everyKindIsReachedAndItsMessageIsWhole()
    {
        std::set<std::string_view> errors;
        std::set<std::string_view> remarks;
        const auto take = [&](const std::string &text, const FenOptions &options = {}) {
            const auto reading = parseFen(text, options);
            if (!reading) {
                errors.insert(nameOf(reading.error().kind));
                QVERIFY(isWhole(describe(reading.error())));
                return;
            }
            for (const FenRemark &remark : reading->remarks) {
                remarks.insert(nameOf(remark.kind));
                QVERIFY(isWhole(describe(remark)));
            }
            for (const Problem &problem : problemsOf(reading->position))
                QVERIFY(isWhole(describe(problem)));
        };
        for (const char *table : {"fen_invalid.tsv", "fen_valid.tsv"}) {
            for (const tests::Case &row : tests::Cases(table))
                take(tests::unescaped(row["input"]));
        }
        take("8/8/8/8/8/8/8/8 w - - 0 1 2");
        take("8/8/8/8/8/8/8/8 w - - 0 x");
        take("position startpos moves e2e4");
        take("8/8/8/8/8/8/8/8 w - - 0 1\n8/8/8/8/8/8/8/8 b - - 0 1");
        take("k7/8/8/8/8/8/8/6KR w H - 0 1", {.recognizesChess960 = true});
        for (int kind = 0; kind <= static_cast<int>(FenErrorKind::TrailingText); ++kind) {
            const std::string_view name = nameOf(static_cast<FenErrorKind>(kind));
            QVERIFY2(errors.contains(name), name.data());
        }
        for (int kind = 0; kind <= static_cast<int>(FenRemarkKind::ReadAsChess960); ++kind) {
            const std::string_view name = nameOf(static_cast<FenRemarkKind>(kind));
            QVERIFY2(remarks.contains(name), name.data());
        }
    }

    void everyProblemHasAWholeMessageForEitherSide()
    {
        std::set<std::string> messages;
        for (int kind = 0; kind <= static_cast<int>(ProblemKind::MoveNumberTooLow); ++kind) {
            for (const Color color : allColors) {
                const Problem problem{static_cast<ProblemKind>(kind), color, {"a1"_sq, "b8"_sq}, 9};
                const Message message = describe(problem);
                QVERIFY(isWhole(message));
                messages.insert(toText(message));
            }
        }
        // Seven kinds concern a side, and no two kinds say the same.
        QVERIFY(messages.contains("White has no king."));
        QVERIFY(messages.contains("Black is in check, but White is to move."));
        QVERIFY(messages.contains("White has 9 pawns; 8 are the most."));
        QCOMPARE(messages.size(), static_cast<std::size_t>(ProblemKind::MoveNumberTooLow) + 1 + 8);
    }

    void rubbishOfAnySizeIsRefusedWithAShortMessage_data()
    {
        QTest::addColumn<QByteArray>("text");
        // Anything worse than linear would take days.
        constexpr qsizetype size = 1'000'000;
        QTest::newRow("slashes") << QByteArray(10 * size, '/');
        QTest::newRow("digits") << QByteArray(10 * size, '8');
        QTest::newRow("pieces") << QByteArray(size, 'K');
        QTest::newRow("ranks") << QByteArray("8/").repeated(size / 2);
        QTest::newRow("words") << QByteArray("x ").repeated(size / 2);
        QTest::newRow("ranks apart") << QByteArray("8/8 ").repeated(size / 4);
        QTest::newRow("NUL bytes") << QByteArray(size, '\0');
        QTest::newRow("invalid UTF-8") << QByteArray(size, '\xFF');
        QTest::newRow("quotes") << QByteArray(size, '"');
        QTest::newRow("escaped quotes") << QByteArray("\"x\\").repeated(size / 3);
        QTest::newRow("open brackets") << QByteArray("(x ").repeated(size / 3);
        QTest::newRow("percent signs") << QByteArray("%20").repeated(size / 3);
        QTest::newRow("zero-width spaces") << QByteArray("\xE2\x80\x8B").repeated(size / 3);
        QTest::newRow("labels") << QByteArray("fen ").repeated(size / 4);
        QTest::newRow("a long turn") << "8/8/8/8/8/8/8/8 " + QByteArray(size, 'w');
        QTest::newRow("long rights") << "8/8/8/8/8/8/8/8 w " + QByteArray(size, 'K') + 'x';
        QTest::newRow("a long number") << "8/8/8/8/8/8/8/8 w - - " + QByteArray(size, '9');
        QTest::newRow("a long end") << "8/8/8/8/8/8/8/8 w - - 0 1 " + QByteArray(size, 'x');
    }

    void rubbishOfAnySizeIsRefusedWithAShortMessage()
    {
        QFETCH(QByteArray, text);
        const FenError error = errorOf(text.toStdString());
        QVERIFY(error.offset + error.length <= static_cast<std::size_t>(text.size()));
        const Message message = describe(error);
        QVERIFY(isWhole(message));
        QVERIFY(toText(message).size() < 500);
    }

    void bytesThatAreNoTextAreShownHarmlessly()
    {
        const FenError nul = errorOf(std::string("4k3/8/8/8/8/8/8/\0K6 w - - 0 1", 29));
        QCOMPARE(bytes(nul.found), QByteArray("\\x00"));
        QCOMPARE(nul.offset, std::size_t{16});
        const FenError invalid = errorOf("4k3/8/8/8/8/8/8/\xC3K6 w - - 0 1");
        QCOMPARE(bytes(invalid.found), QByteArray("\\xC3"));
        QCOMPARE(invalid.length, std::size_t{1});
        const FenError control = errorOf("4k3/8/8/8/8/8/8/8 \x1B[31m");
        QCOMPARE(bytes(control.found), QByteArray("\\u001B[31m"));
    }

private:
    /// Whether a message says something and every place in it is filled.
    static bool isWhole(const Message &message)
    {
        for (std::size_t i = 0; i + 1 < message.pattern.size(); ++i) {
            const char next = message.pattern[i + 1];
            if (message.pattern[i] != '%' || next < '1' || next > '9')
                continue;
            const auto place = static_cast<std::size_t>(next - '1');
            if (place >= message.arguments.size() || message.arguments[place].empty())
                return false;
        }
        return message.pattern.ends_with('.');
    }
};

QTEST_APPLESS_MAIN(TestFenErrors)
#include "tst_fen_errors.moc"
