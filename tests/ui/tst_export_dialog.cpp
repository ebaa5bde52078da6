#include "src/notation/clipboard/clipboard_text.h"
#include "tests/core/printing.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/document/wording.h"
#include "ui/exchange/bitboard_text.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using chess::Bitboard;
using chess::operator""_sq;

namespace {

/// The word after a name in an exported list, read without the program's own readers.
std::optional<quint64> wordIn(const QString &list, std::string_view name)
{
    for (const QString &line : list.split(u'\n')) {
        const QStringList cells = line.split(u'\t');
        if (cells.size() >= 2 && cells[0].toStdString() == name)
            return cells[1].toULongLong(nullptr, 16);
    }
    return std::nullopt;
}

} // namespace

class TestExportDialog : public QObject {
    Q_OBJECT

    ui::Document *m_document = nullptr;
    ui::ExportDialog *m_dialog = nullptr;

    template <typename Widget>
    Widget *part(const char *name) const
    {
        auto *found = m_dialog->findChild<Widget *>(QLatin1String(name));
        if (!found)
            qFatal("no part named %s", name);
        return found;
    }
    /// Chooses an entry by typing its beginning.
    void choose(const char *box, const QString &text)
    {
        auto *found = part<QComboBox>(box);
        found->setFocus();
        const int index = found->findText(text, Qt::MatchStartsWith | Qt::MatchCaseSensitive);
        QVERIFY(index >= 0);
        while (found->currentIndex() > index)
            QTest::keyClick(found, Qt::Key_Up);
        while (found->currentIndex() < index)
            QTest::keyClick(found, Qt::Key_Down);
    }
    QString preview() const { return part<QPlainTextEdit>("exportPreview")->toPlainText(); }
    QString message() const { return part<QLabel>("exportMessage")->text(); }

private slots:
    void init()
    {
        m_document = new ui::Document;
        m_document->movePiece("e2"_sq, "e4"_sq);
        m_dialog = new ui::ExportDialog(m_document);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog));
    }

    void cleanup()
    {
        delete m_dialog;
        delete m_document;
    }

    void copiesWhatThePreviewShows()
    {
        QTest::mouseClick(part<QPushButton>("copyExport"), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), m_dialog->text());
        QCOMPARE(preview(), m_dialog->text());
        QVERIFY(preview().contains(QStringLiteral("white_pawns\t0x000000001000EF00")));
        QVERIFY(preview().contains(QStringLiteral("empty\t")));
    }

    void previewFollowsTheDocument()
    {
        m_document->undoStack()->undo();
        QVERIFY(preview().contains(QStringLiteral("white_pawns\t0x000000000000FF00")));
        m_document->setLayerShown(QStringLiteral("edges"), true);
        choose("exportWhich", QStringLiteral("Layers"));
        QVERIFY(preview().contains(QStringLiteral("edges\t0xFF818181818181FF")));
        QVERIFY(!preview().contains(QStringLiteral("white_pawns")));
        m_document->setLayerShown(QStringLiteral("edges"), false);
        QVERIFY(preview().isEmpty());
        QVERIFY(!part<QPushButton>("copyExport")->isEnabled());
        QVERIFY(message().contains(QStringLiteral("layer")));
    }

    void exportedWordsGiveThePositionBackUnderEveryMapping()
    {
        for (const chess::SquareMapping mapping : chess::allSquareMappings) {
            choose("exportMapping", ui::textOf(nameOf(mapping)));
            for (const chess::Piece piece : chess::allPieces) {
                const auto word = wordIn(m_dialog->text(), chess::bitboardNameOf(piece));
                QVERIFY(word.has_value());
                QCOMPARE(fromWord(*word, mapping), m_document->position().pieces(piece));
            }
        }
    }

    void pastedExportBringsThePositionBack_data()
    {
        QTest::addColumn<QString>("layout");
        QTest::newRow("list") << QStringLiteral("List");
        QTest::newRow("constants") << QStringLiteral("Constants");
        QTest::newRow("array") << QStringLiteral("Array");
        QTest::newRow("JSON") << QStringLiteral("JSON");
    }

    void pastedExportBringsThePositionBack()
    {
        QFETCH(QString, layout);
        choose("exportLayout", layout);
        for (const chess::SquareMapping mapping : chess::allSquareMappings) {
            choose("exportMapping", ui::textOf(nameOf(mapping)));
            const auto read = chess::parseClipboardText(m_dialog->text().toStdString());
            QVERIFY(read.has_value());
            const auto *boards = std::get_if<chess::ClipboardBoards>(&*read);
            QVERIFY(boards);
            QCOMPARE(boards->position, m_document->position());
        }
    }

    void arrayIsWrittenInTheChosenLanguage()
    {
        choose("exportLayout", QStringLiteral("Array"));
        choose("exportWords", QStringLiteral("C"));
        QVERIFY(preview().contains(QStringLiteral("0x000000001000EF00ULL")));
        QVERIFY(preview().contains(QStringLiteral("[16]")));
        choose("exportWords", QStringLiteral("C++"));
        QVERIFY(preview().contains(QStringLiteral("0x0000'0000'1000'EF00ULL")));
        // A list goes on with numbers, and the language is still there afterwards.
        choose("exportLayout", QStringLiteral("List"));
        choose("exportWords", QStringLiteral("Decimal"));
        QVERIFY(preview().contains(QStringLiteral("white_pawns\t268496640")));
        choose("exportLayout", QStringLiteral("Constants"));
        QVERIFY(preview().contains(QStringLiteral("0x0000'0000'1000'EF00ULL")));
        choose("exportLayout", QStringLiteral("JSON"));
        QVERIFY(!part<QComboBox>("exportWords")->isEnabled());
        QVERIFY(preview().startsWith(u'{'));
    }

    void everyLanguageHasItsOwnDeclarations_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("declaration");
        QTest::newRow("TypeScript")
            << QStringLiteral("TypeScript") << QStringLiteral("0x0000_0000_1000_EF00n");
        QTest::newRow("Kotlin") << QStringLiteral("Kotlin")
                                << QStringLiteral("0x0000_0000_1000_EF00uL");
        QTest::newRow("Swift") << QStringLiteral("Swift") << QStringLiteral("UInt64");
    }

    void everyLanguageHasItsOwnDeclarations()
    {
        QFETCH(QString, language);
        QFETCH(QString, declaration);
        choose("exportLayout", QStringLiteral("Constants"));
        choose("exportWords", language);
        QVERIFY2(preview().contains(declaration), qPrintable(preview()));
    }

    void testLinesAreThoseOfTheFramework()
    {
        choose("exportLayout", QStringLiteral("Test lines"));
        QCOMPARE(part<QComboBox>("exportWords")->accessibleName(), QStringLiteral("Framework"));
        choose("exportWords", QStringLiteral("GoogleTest"));
        QVERIFY(preview().contains(QStringLiteral("EXPECT_EQ(white_pawns, 0x")));
        choose("exportWords", QStringLiteral("JUnit"));
        QVERIFY(preview().contains(QStringLiteral("assertEquals(0x")));
        QVERIFY(preview().contains(QStringLiteral("whitePawns")));
    }

    void spellingChangesDigitsNamesAndSigns()
    {
        choose("exportLayout", QStringLiteral("Constants"));
        choose("exportWords", QStringLiteral("Rust"));
        QTest::keyClick(part<QCheckBox>("exportLowerCase"), Qt::Key_Space);
        QVERIFY(preview().contains(QStringLiteral("0x0000_0000_1000_ef00")));
        choose("exportGrouping", QStringLiteral("Bytes"));
        QVERIFY(preview().contains(QStringLiteral("0x00_00_00_00_10_00_ef_00")));
        choose("exportGrouping", QStringLiteral("None"));
        QVERIFY(preview().contains(QStringLiteral("0x000000001000ef00")));
        choose("exportNames", QStringLiteral("whitePawns"));
        QVERIFY2(preview().contains(QStringLiteral("whitePawns: u64")), qPrintable(preview()));
        QTest::keyClick(part<QCheckBox>("exportSigned"), Qt::Key_Space);
        QVERIFY(preview().contains(QStringLiteral("whitePawns: i64")));
        QVERIFY(preview().contains(QStringLiteral("268496640")));
        // Decimal numbers have no letters.
        QVERIFY(!part<QCheckBox>("exportLowerCase")->isEnabled());
        choose("exportLayout", QStringLiteral("List"));
        QTest::keyClick(part<QCheckBox>("exportPrefix"), Qt::Key_Space);
        QVERIFY(preview().contains(QStringLiteral("white_pawns\t000000001000ef00\t")));
    }

    void choicesThatMakeNoDifferenceCannotBeMade()
    {
        choose("exportLayout", QStringLiteral("JSON"));
        for (const char *name : {"exportLowerCase", "exportPrefix", "exportSigned"})
            QVERIFY2(!part<QCheckBox>(name)->isEnabled(), name);
        for (const char *name : {"exportNames", "exportGrouping", "exportWords"})
            QVERIFY2(!part<QComboBox>(name)->isEnabled(), name);
        // C has no separators of digits.
        choose("exportLayout", QStringLiteral("Constants"));
        choose("exportWords", QStringLiteral("C"));
        QVERIFY(!part<QComboBox>("exportGrouping")->isEnabled());
        QVERIFY(part<QComboBox>("exportNames")->isEnabled());
        QVERIFY(part<QCheckBox>("exportLowerCase")->isEnabled());
    }

    void chosenBitboardIsExportedAlone()
    {
        choose("exportWhich", QStringLiteral("Chosen"));
        m_document->setChosenBitboard(QStringLiteral("black_king"));
        QVERIFY(preview().contains(QStringLiteral("black_king\t0x1000000000000000")));
        QVERIFY(!preview().contains(QStringLiteral("white_pawns")));
        QCOMPARE(message(), QStringLiteral("1 bitboard"));
    }

    void tableOfSixtyFourIsExported()
    {
        choose("exportWhich", QStringLiteral("Table of 64: knight"));
        choose("exportLayout", QStringLiteral("Array"));
        choose("exportWords", QStringLiteral("C"));
        // A knight on a1 attacks b3 and c2: bits 17 and 10.
        QVERIFY(preview().contains(QStringLiteral("0x0000000000020400ULL")));
        QCOMPARE(preview().count(QStringLiteral("ULL")), 64);
        choose("exportLayout", QStringLiteral("Test lines"));
        choose("exportWords", QStringLiteral("assert (C)"));
        QVERIFY2(preview().contains(QStringLiteral("knight[0]")), qPrintable(preview()));
        QCOMPARE(message(), QStringLiteral("64 entries"));
    }

    void rawBytesAreSavedAsTheyAreAndShownAsADump()
    {
        // a1 and h8 under a1b1: the bytes 01 00 00 00 00 00 00 80, lowest first.
        m_document->setMine(QStringLiteral("two_corners"), Bitboard({"a1"_sq, "h8"_sq}), QString());
        m_document->setChosenBitboard(QStringLiteral("two_corners"));
        choose("exportWhich", QStringLiteral("Chosen"));
        choose("exportLayout", QStringLiteral("Raw"));
        QVERIFY2(preview().contains(QStringLiteral("01 00 00 00 00 00 00 80")),
                 qPrintable(preview()));
        QVERIFY(!part<QPushButton>("copyExport")->isEnabled());
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("boards.bin"));
        const auto saved = [&] {
            QFile file(name);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(m_dialog->saveTo(name));
        QCOMPARE(saved(), QByteArray("\x01\0\0\0\0\0\0\x80", 8));
        choose("exportWords", QStringLiteral("Big"));
        QVERIFY(m_dialog->saveTo(name));
        QCOMPARE(saved(), QByteArray("\x80\0\0\0\0\0\0\x01", 8));
        choose("exportLayout", QStringLiteral("Bytes as a dump"));
        QVERIFY(part<QPushButton>("copyExport")->isEnabled());
        QVERIFY(m_dialog->text().contains(QStringLiteral("80 00 00 00 00 00 00 01")));
    }

    void savesTheTextInPlaceOfAnOldFile()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("boards.txt"));
        QVERIFY(m_dialog->saveTo(name));
        m_document->undoStack()->undo();
        QVERIFY(m_dialog->saveTo(name));
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), m_dialog->text());
        QVERIFY(message().contains(name));
        QVERIFY(!part<QLabel>("exportMessageIcon")->isVisible());
    }

    void unwritablePathIsNamedWithItsReasonAndNothingIsLost()
    {
        const QTemporaryDir folder;
        const QString before = m_dialog->text();
        const QString name = folder.filePath(QStringLiteral("no/such/folder.txt"));
        QVERIFY(!m_dialog->saveTo(name));
        QVERIFY(message().contains(name));
        QVERIFY(message().contains(QStringLiteral("No such file")));
        QVERIFY(part<QLabel>("exportMessageIcon")->isVisible());
        QVERIFY(m_dialog->isVisible());
        QCOMPARE(m_dialog->text(), before);
        // A folder cannot be written either.
        QVERIFY(!m_dialog->saveTo(folder.path()));
        QVERIFY(message().contains(folder.path()));
    }

    void choicesComeBackAndRubbishDoesNoHarm()
    {
        choose("exportWhich", QStringLiteral("Twelve"));
        choose("exportLayout", QStringLiteral("Array"));
        choose("exportWords", QStringLiteral("Rust"));
        choose("exportNames", QStringLiteral("whitePawns"));
        QTest::keyClick(part<QCheckBox>("exportSigned"), Qt::Key_Space);
        choose("exportLayout", QStringLiteral("Test lines"));
        choose("exportWords", QStringLiteral("pytest"));
        choose("exportLayout", QStringLiteral("Bytes"));
        choose("exportWords", QStringLiteral("Big"));
        const QVariantMap state = m_dialog->state();
        ui::ExportDialog other(m_document);
        other.setState({{QStringLiteral("layout"), 7},
                        {QStringLiteral("bitboards"), QByteArray("\xff\0", 2)},
                        {QStringLiteral("language"), QStringLiteral("hex")},
                        {QStringLiteral("framework"), QStringLiteral("cobol")},
                        {QStringLiteral("spelling"), QStringLiteral("lower,shouting")},
                        {QStringLiteral("bytes"), 3},
                        {QStringLiteral("folder"), QStringLiteral("/no/such/folder")}});
        QVERIFY(!other.text().isEmpty());
        other.setState(state);
        QCOMPARE(other.state(), state);
        QCOMPARE(other.text(), m_dialog->text());
    }

    void beginsWithTheMappingOfTheWindow()
    {
        m_document->setMapping(chess::SquareMapping::H8H7);
        const ui::ExportDialog other(m_document);
        QVERIFY(other.text().contains(QStringLiteral("# bits: h8h7")));
        QVERIFY(ui::pieceList(*m_document).contains(QStringLiteral("# bits: h8h7")));
    }
};

QTEST_MAIN(TestExportDialog)
#include "tst_export_dialog.moc"
