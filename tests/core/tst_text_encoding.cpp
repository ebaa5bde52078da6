#include "src/notation/text/text_encoding.h"
#include "src/notation/text/utf8.h"

#include <QStringConverter>
#include <QTest>

using chess::encodingOf;
using chess::TextEncoding;

namespace {

const QString fenLines =
    QStringLiteral("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - "
                   "c0 \"Zürich ♞ 𝄞\";\r\n8/8/8/8/8/8/8/K1k5 w - -\r\n");

std::string bytesOf(const QString &text, QStringConverter::Encoding encoding,
                    QStringConverter::Flag flag = QStringConverter::Flag::Default)
{
    QStringEncoder encoder(encoding, flag);
    return QByteArray(encoder.encode(text)).toStdString();
}

/// What the decoder makes of a text that comes in pieces of so many bytes.
std::string decodedIn(std::size_t pieceLength, std::string_view bytes)
{
    chess::TextDecoder decoder;
    std::string text;
    for (; !bytes.empty(); bytes.remove_prefix(std::min(pieceLength, bytes.size())))
        text += decoder.give(bytes.substr(0, pieceLength));
    return text += decoder.finish();
}

} // namespace

Q_DECLARE_METATYPE(chess::TextEncoding)

class TestTextEncoding : public QObject {
    Q_OBJECT
private slots:
    void everyEncodingIsKnownWithAndWithoutAMark_data()
    {
        QTest::addColumn<QStringConverter::Encoding>("written");
        QTest::addColumn<TextEncoding>("expected");
        QTest::newRow("UTF-8") << QStringConverter::Utf8 << TextEncoding::Utf8;
        QTest::newRow("UTF-16LE") << QStringConverter::Utf16LE << TextEncoding::Utf16LittleEnd;
        QTest::newRow("UTF-16BE") << QStringConverter::Utf16BE << TextEncoding::Utf16BigEnd;
        QTest::newRow("UTF-32LE") << QStringConverter::Utf32LE << TextEncoding::Utf32LittleEnd;
        QTest::newRow("UTF-32BE") << QStringConverter::Utf32BE << TextEncoding::Utf32BigEnd;
    }
    void everyEncodingIsKnownWithAndWithoutAMark()
    {
        QFETCH(QStringConverter::Encoding, written);
        QFETCH(TextEncoding, expected);
        using Flag = QStringConverter::Flag;
        for (const Flag flag : {Flag::Default, Flag::WriteBom}) {
            const std::string bytes = bytesOf(fenLines, written, flag);
            QCOMPARE(encodingOf(bytes), expected);
            QCOMPARE(chess::toUtf8(bytes), fenLines.toStdString());
            for (const std::size_t length : {1U, 2U, 3U, 5U, 64U, 4096U})
                QCOMPARE(decodedIn(length, bytes), fenLines.toStdString());
            // Cut anywhere it is a text of the same encoding.
            for (std::size_t cut = 40; cut < bytes.size(); ++cut)
                QCOMPARE(encodingOf(std::string_view(bytes).substr(0, cut)), expected);
        }
    }

    void aLineOfUtf8IsGivenOutAsSoonAsItIsThere()
    {
        chess::TextDecoder decoder;
        QVERIFY(decoder.give("start").empty());
        QCOMPARE(std::string(decoder.give("pos\n")), std::string("startpos\n"));
        QCOMPARE(std::string(decoder.give("8")), std::string("8"));
    }

    void rawBytesAreNoText_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char *name, const char *hex) {
            QTest::newRow(name) << QByteArray::fromHex(hex);
        };
        row("pawns and knights", "00ff00000000ff00 4200000000000042");
        row("a word that begins like a mark", "fffe000000000000 00000000000000ff");
        row("the same with the big end first", "feff000000000000 00000000000000ff");
        row("every other rank full", "ff00ff00ff00ff00 ff00ff00ff00ff00");
        row("a white piece on d1, f3 or e4 behind a full rank", "fffe000100000000");
        row("zeros", "0000000000000000 0000000000000000");
        row("Latin-1", "5afc72696368 20 ff fe 20 5afc72696368");
        row("a letter", "4100");
        row("nothing", "");
    }
    void rawBytesAreNoText()
    {
        QFETCH(QByteArray, bytes);
        QCOMPARE(encodingOf(bytes.toStdString()), TextEncoding::Utf8);
        QCOMPARE(QByteArray::fromStdString(chess::toUtf8(bytes.toStdString())), bytes);
        QCOMPARE(QByteArray::fromStdString(decodedIn(1, bytes.toStdString())), bytes);
    }

    void everyCodePointIsWrittenAsQtWritesIt()
    {
        for (char32_t point = 1; point <= 0x10FFFF; point += point < 0x3000 ? 1 : 97) {
            if (point >= 0xD800 && point <= 0xDFFF)
                continue;
            std::string text;
            chess::appendUtf8(text, point);
            QCOMPARE(text, QString::fromUcs4(&point, 1).toStdString());
        }
    }

    void halfACharacterIsReplaced()
    {
        const std::string text =
            bytesOf(QStringLiteral("8/8/8/8/8/8/8/K1k5"), QStringConverter::Utf16LE);
        // A high surrogate before something else, a low one alone, and a byte too many.
        const std::string wrong = text + std::string("\x34\xD8", 2) + std::string("a\0", 2) +
                                  std::string("\x1E\xDD", 2) + "b";
        std::string read = "";
        const std::size_t taken = chess::appendAsUtf8(read, wrong, TextEncoding::Utf16LittleEnd);
        QCOMPARE(taken, wrong.size() - 1);
        QCOMPARE(read, std::string("8/8/8/8/8/8/8/K1k5\xEF\xBF\xBD"
                                   "a\xEF\xBF\xBD"));
    }
};

QTEST_APPLESS_MAIN(TestTextEncoding)
#include "tst_text_encoding.moc"
