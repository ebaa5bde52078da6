#include "src/notation/clipboard/clipboard_text.h"
#include "src/workbench/expression/expression.h"
#include "tests/source_texts.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

using namespace chess;
using tests::SourceText;

namespace {

struct Plural {
    QString file;
    QString text;
    /// What is counted, in the singular.
    QString noun;
};

/// The texts that count something, with %1, {} or the like before what there is several of.
std::vector<Plural> pluralsIn(const std::vector<SourceText> &texts)
{
    static const QRegularExpression counted(QStringLiteral(
        "(?:%[1-9n]|\\{[^ }]*\\}) (?:(?!the )[a-z]+ "
        ")?(square|bitboard|word|move|node|count|position|entr|"
        "place|bit|byte|piece|pawn|king|line|kind|method|rank|notice|problem|capture|destination|"
        "step|operation|second)(?:s|ies)\\b"));
    std::vector<Plural> plurals;
    for (const SourceText &each : texts) {
        const QRegularExpressionMatch match = counted.match(each.text);
        if (match.hasMatch())
            plurals.push_back({each.file, each.text, match.captured(1)});
    }
    return plurals;
}

/// Whether the file has the sentence for one of them too.
bool hasSingular(const Plural &plural, const std::vector<SourceText> &texts)
{
    const QString noun =
        plural.noun == QLatin1String("entr") ? QStringLiteral("entry") : plural.noun;
    const QRegularExpression one(QStringLiteral("(?:%[1-9]|\\b1|\\b[Oo]ne|\\bonly) (?:[a-z]+ )?") +
                                 noun + QStringLiteral("\\b"));
    return std::any_of(texts.begin(), texts.end(), [&](const SourceText &each) {
        return each.file == plural.file && each.text != plural.text &&
               one.match(each.text).hasMatch();
    });
}

/// Beginnings of those that never count one.
const QStringList neverOne = {
    // The limits of this program.
    QStringLiteral("An expression has at most"),
    QStringLiteral("No more than %1 operations"),
    QStringLiteral("The line has more than %1 bytes"),
    QStringLiteral("%1 is no UCI engine: it did not answer"),
    QStringLiteral("%1 was stopped, since it has said nothing"),
    QStringLiteral("%1 has said nothing for %2 seconds"),
    // None or several kings, nine pawns, four methods, 64 entries, a million nodes, a whole index.
    QStringLiteral("White has %1"),
    QStringLiteral("Black has %1"),
    QStringLiteral("{} has {} kings"),
    QStringLiteral("%1 methods agree"),
    QStringLiteral("%1 of %2 methods agree"),
    QStringLiteral("# {} methods agree"),
    QStringLiteral("%1 %2 squares in all 64 entries"),
    QStringLiteral("About %1 nodes"),
    QStringLiteral("About {:.0e} nodes"),
    QStringLiteral("Multiply the blockers by the magic"),
    QStringLiteral("%1 in %2 bytes."),
    // Of one its name is said, or where it stands.
    QStringLiteral("Read as %1 bitboards"),
    QStringLiteral("Read as a list of %1 squares"),
    QStringLiteral("%1 lines are no part of a divide"),
    QStringLiteral("Copied a picture of %1 bitboards"),
    QStringLiteral("Copied %1 bitboards"),
    QStringLiteral("%1 selected bitboards"),
    QStringLiteral("Keep %1 own bitboards"),
    QStringLiteral("Delete %1 bitboards"),
    QStringLiteral("Put %1 on %n squares"),
    QStringLiteral("Empty %n squares"),
    // So many are the most that a column has place for.
    QStringLiteral("%1 counts ok"),
    // The only one is named without its number.
    QStringLiteral("Stopped: {} of {} first moves"),
    // The positions with notices, each of which has some.
    QStringLiteral("%1 with notices"),
};

} // namespace

class TestSentences : public QObject {
    Q_OBJECT

private slots:
    void sentenceWithACountHasOneForASingleThing_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("core") << QStringLiteral("src");
        QTest::newRow("window") << QStringLiteral("ui");
    }

    void sentenceWithACountHasOneForASingleThing()
    {
        QFETCH(const QString, folder);
        const std::vector<SourceText> texts = tests::textsOfSources(folder);
        QVERIFY(texts.size() > 1000);
        const std::vector<Plural> plurals = pluralsIn(texts);
        QVERIFY(plurals.size() > 15);
        QStringList faults;
        for (const Plural &plural : plurals) {
            const bool isNeverOne =
                std::any_of(neverOne.begin(), neverOne.end(),
                            [&](const QString &begin) { return plural.text.startsWith(begin); });
            if (!isNeverOne && !hasSingular(plural, texts))
                faults += plural.file + QStringLiteral(": ") + plural.text;
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everySentenceOfTheCoreIsListedForTranslators()
    {
        const QStringList listed = tests::sentencesOfTheCore();
        const auto isListed = [&listed](const Message &message) {
            return listed.contains(QString::fromUtf8(
                message.pattern.data(), static_cast<qsizetype>(message.pattern.size())));
        };
        const auto checkAll = [&](auto last, auto describeOne) {
            for (int i = 0; i <= static_cast<int>(last); ++i) {
                const Message message = describeOne(static_cast<decltype(last)>(i));
                QVERIFY2(isListed(message), toText(message).c_str());
            }
        };
        checkAll(ExpressionNote::NotReached, [](auto note) { return describe(note); });
        checkAll(WordReadingKind::Constant, [](auto kind) { return describe(kind); });
        checkAll(ExpressionErrorKind::NotALine, [](auto kind) {
            return describe(ExpressionError{{kind, 0, 1, "1"}, "1", WordErrorKind::BadDigit});
        });
        checkAll(WordErrorKind::LooksLikeFen, [](auto kind) {
            return describe(WordError{kind, 0, 1, "1"});
        });
        checkAll(ClipboardNoticeKind::StateOfOtherPieces, [](auto kind) {
            return describe(ClipboardNotice{kind, 0, 1, "1"});
        });
        for (const BitboardOperation &operation : bitboardOperations())
            QVERIFY2(isListed({operation.meaning, {}}), operation.name.data());
        for (const CatalogueEntry &entry : catalogue())
            QVERIFY2(isListed({entry.meaning, {}}), entry.name.data());
    }

    void sentencesOfTheWindowStandWhereLupdateSeesThem()
    {
        // What has a name or is chosen in the call has to be marked where it stands.
        static const QRegularExpression hidden(
            QStringLiteral("\\b(?:tr\\(\\s*|translate\\(\\s*\"[^\"]*\",\\s*)[^\"\\s)]"));
        int sources = 0;
        QDirIterator files(QStringLiteral(SOURCE_DIR "/ui"), {QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            ++sources;
            const QString code = QString::fromUtf8(file.readAll());
            // The sentences of the core are listed; see above.
            const bool isOfCore = file.fileName().endsWith(QLatin1String("/wording.cpp"));
            QVERIFY2(isOfCore || !hidden.match(code).hasMatch() ||
                         code.contains(QLatin1String("QT_TRANSLATE_NOOP(")) ||
                         code.contains(QLatin1String("QT_TR_NOOP(")),
                     qPrintable(file.fileName()));
        }
        QVERIFY(sources > 80);
    }
};

QTEST_APPLESS_MAIN(TestSentences)
#include "tst_sentences.moc"
