#include "src/notation/clipboard_text.h"
#include "tests/core/printing.h"
#include "ui/bitboard_text.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/wording.h"

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
        const int index = found->findText(text, Qt::MatchStartsWith);
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
        const QVariantMap state = m_dialog->state();
        ui::ExportDialog other(m_document);
        other.setState({{QStringLiteral("layout"), 7},
                        {QStringLiteral("bitboards"), QByteArray("\xff\0", 2)},
                        {QStringLiteral("language"), QStringLiteral("hex")},
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
