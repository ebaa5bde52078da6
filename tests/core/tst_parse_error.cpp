#include "src/notation/text/parse_error.h"

#include <QtTest>

using namespace chess;
using namespace std::string_literals;

class TestParseError : public QObject {
    Q_OBJECT
private slots:
    void placesCountLinesAndCodePointsFromOne()
    {
        QCOMPARE(placeOf("abc", 0), (TextPlace{1, 1}));
        QCOMPARE(placeOf("abc", 2), (TextPlace{1, 3}));
        QCOMPARE(placeOf("abc\ndef", 4), (TextPlace{2, 1}));
        QCOMPARE(placeOf("♔♚x", 6), (TextPlace{1, 3}));
        QCOMPARE(placeOf("ü\n\n♔x", 7), (TextPlace{3, 2}));
    }

    void everyKindOfLineEndCountsOnce()
    {
        QCOMPARE(placeOf("a\r\nb", 3), (TextPlace{2, 1}));
        QCOMPARE(placeOf("a\rb", 2), (TextPlace{2, 1}));
        QCOMPARE(placeOf("a\n\rb", 3), (TextPlace{3, 1}));
        QCOMPARE(placeOf("a\r\n\r\nb", 5), (TextPlace{3, 1}));
    }

    void aPlaceBeyondTheTextIsItsEnd()
    {
        QCOMPARE(placeOf("abc", 99), (TextPlace{1, 4}));
        QCOMPARE(placeOf("", 5), (TextPlace{1, 1}));
    }

    void invalidBytesCountAsOneColumnEach()
    {
        QCOMPARE(placeOf("\xFF\x80x", 2), (TextPlace{1, 3}));
        QCOMPARE(placeOf("\xE2\x99", 2), (TextPlace{1, 3})); // a king cut short
    }

    void excerptsAreCutByCodePointsWithAnEllipsis()
    {
        QCOMPARE(excerpt("abcdef", 6), "abcdef"s);
        QCOMPARE(excerpt("abcdefg", 6), "abcde…"s);
        QCOMPARE(excerpt("♔♕♖♗♘♙", 6), "♔♕♖♗♘♙"s);
        QCOMPARE(excerpt("♔♕♖♗♘♙♟", 6), "♔♕♖♗♘…"s);
        QCOMPARE(excerpt(std::string(1000, 'x')), std::string(39, 'x') + "…");
        QCOMPARE(excerpt(""), ""s);
    }

    void whatCannotBeSeenIsSpeltOut_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("NUL") << QByteArray("a\0b", 3) << QByteArray("a\\x00b");
        QTest::newRow("line ends") << QByteArray("\r\n\t") << QByteArray("\\r\\n\\t");
        QTest::newRow("escape sequence") << QByteArray("\x1B[2J") << QByteArray("\\u001B[2J");
        QTest::newRow("stray continuation byte") << QByteArray("\x80") << QByteArray("\\x80");
        QTest::newRow("overlong slash") << QByteArray("\xC0\xAF") << QByteArray("\\xC0\\xAF");
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << QByteArray("\\xED\\xA0\\x80");
        QTest::newRow("beyond Unicode")
            << QByteArray("\xF4\x90\x80\x80") << QByteArray("\\xF4\\x90\\x80\\x80");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF") << QByteArray("\\uFEFF");
        QTest::newRow("right-to-left override")
            << QByteArray("\xE2\x80\xAE") << QByteArray("\\u202E");
        QTest::newRow("C1 control") << QByteArray("\xC2\x9B") << QByteArray("\\u009B");
        QTest::newRow("letters of all lengths")
            << QByteArray("aß♞🨀") << QByteArray("aß♞🨀");
    }

    void whatCannotBeSeenIsSpeltOut()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(excerpt(text.toStdString())), shown);
    }
};

QTEST_APPLESS_MAIN(TestParseError)
#include "tst_parse_error.moc"
