#include "tests/core/printing.h"
#include "tests/ui/window_stage.h"
#include "ui/widgets/paste_box.h"

#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QUrl>

using chess::Bitboard;
using chess::operator""_sq;

namespace {

/// One square in the corner of a picture that does not say which rank is on top.
const QString doubtfulPicture = QStringLiteral(
    "#.......\n........\n........\n........\n........\n........\n........\n........\n");

} // namespace

class TestPasteDialog : public QObject, tests::WindowStage {
    Q_OBJECT

    ui::Document *document() { return m_window->document(); }
    QDialog *dialog() const
    {
        return m_window->findChild<QDialog *>(QStringLiteral("pasteDialog"));
    }
    QListWidget *list() const { return part<QListWidget>("pasteReadings"); }
    ui::PasteBox *box() const { return part<ui::PasteBox>("pasteText"); }
    std::optional<Bitboard> pasted() { return document()->bitboard(QStringLiteral("pasted")); }

    void press(Qt::KeyboardModifiers modifiers, const QString &clipboard)
    {
        QGuiApplication::clipboard()->setText(clipboard);
        QTest::keyClick(board(), Qt::Key_V, modifiers);
    }
    void waitForDialog()
    {
        QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
    }
    void dropFile(const char *name, const QByteArray &bytes)
    {
        tests::write(path(name), bytes);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path(name))});
        QVERIFY(drop(&data, {20, 20}));
    }

private slots:
    void init()
    {
        begin();
        board()->setFocus();
    }
    void cleanup() { end(); }

    void doubtfulPictureIsAskedAboutAndTheOtherReadingIsOneStep()
    {
        press(Qt::ControlModifier, doubtfulPicture);
        waitForDialog();
        QCOMPARE(document()->undoStack()->count(), 0);
        QCOMPARE(list()->count(), 2);
        QTRY_VERIFY(list()->hasFocus());
        QTest::keyClick(list(), Qt::Key_Down);
        QTest::keyClick(list(), Qt::Key_Return);
        QTRY_VERIFY(dialog() == nullptr);
        QVERIFY(pasted() == Bitboard("a1"_sq));
        QCOMPARE(document()->undoStack()->count(), 1);
        document()->undoStack()->undo();
        QVERIFY(!pasted());
    }

    void escapeTakesNothing()
    {
        press(Qt::ControlModifier, doubtfulPicture);
        waitForDialog();
        QTest::keyClick(list(), Qt::Key_Escape);
        QTRY_VERIFY(dialog() == nullptr);
        QCOMPARE(document()->undoStack()->count(), 0);
    }

    void openDialogGoesBeforeTheDocumentItReads()
    {
        press(Qt::ControlModifier, doubtfulPicture);
        waitForDialog();
        const QPointer<QDialog> open = dialog();
        bool wasOpen = true;
        connect(document(), &QObject::destroyed, this, [&] { wasOpen = !open.isNull(); });
        m_window.reset();
        QVERIFY(!wasOpen);
    }

    void textCanBeChangedAndErrorsAreUnderlinedAtTheirPlace()
    {
        press(Qt::ControlModifier | Qt::ShiftModifier, QStringLiteral("0x1G"));
        waitForDialog();
        QCOMPARE(box()->underlined(), QStringLiteral("G"));
        QCOMPARE(list()->count(), 0);
        QVERIFY(!part<QPushButton>("takePaste")->isEnabled());
        QVERIFY(part<QLabel>("pasteMessage")->text().contains(QStringLiteral("4")));
        QTRY_VERIFY(box()->hasFocus());
        QTest::keyClick(box(), Qt::Key_End);
        QTest::keyClick(box(), Qt::Key_Backspace);
        QCOMPARE(list()->count(), 1);
        QVERIFY(box()->underlined().isEmpty());
        QTest::mouseClick(part<QPushButton>("takePaste"), Qt::LeftButton);
        QTRY_VERIFY(dialog() == nullptr);
        QVERIFY(pasted() == Bitboard("a1"_sq));
    }

    void otherReadingsOfANumberAreOffered()
    {
        press(Qt::ControlModifier | Qt::ShiftModifier, QStringLiteral("11111111"));
        waitForDialog();
        QVERIFY(list()->count() >= 3); // decimal, hexadecimal, binary
        QTest::keyClick(list(), Qt::Key_Escape);
    }

    void dumpOfTwoWordsBecomesTwoBitboardsInOneStep()
    {
        press(Qt::ControlModifier, QStringLiteral("00000000: 01 00 00 00 00 00 00 80\n"
                                                  "00000008: ff 00 00 00 00 00 00 00\n"));
        QTRY_VERIFY(!said().isEmpty());
        QVERIFY(document()->bitboard(QStringLiteral("pasted_1")) == Bitboard({"a1"_sq, "h8"_sq}));
        QVERIFY(document()->bitboard(QStringLiteral("pasted_2")).has_value());
        QCOMPARE(document()->undoStack()->count(), 1);
        QVERIFY2(said().contains(QStringLiteral("little-endian")), qPrintable(said()));
        QVERIFY2(said().contains(QStringLiteral("Paste as")), qPrintable(said()));
    }

    void tableIsNamedAndChangesNothing()
    {
        QString text;
        for (int bit = 0; bit < 64; ++bit) // the file of each square
            text += QString::number(quint64{0x0101'0101'0101'0101} << (bit % 8)) +
                    QStringLiteral(",\n");
        press(Qt::ControlModifier, text);
        QTRY_VERIFY2(said().contains(QStringLiteral("“file”")), qPrintable(said()));
        QCOMPARE(document()->undoStack()->count(), 0);
    }

    void droppedFileOfWordsIsReadLikeAPastedText()
    {
        dropFile("words.txt", "white_king 0x10\nblack_king 0x1000000000000000\n");
        QCOMPARE(document()->position().occupied(), Bitboard({"e1"_sq, "e8"_sq}));
        QVERIFY(m_window->file()->path().isEmpty());
        QVERIFY(!said().isEmpty());
    }

    void droppedFileOfRawBytesOffersBothOrdersOfThem()
    {
        dropFile("corner.bin", QByteArray::fromHex("0100000000000000"));
        waitForDialog();
        QCOMPARE(list()->count(), 2);
        QVERIFY(list()->item(0)->text().contains(QStringLiteral("little-endian bytes")));
        QVERIFY(list()->item(1)->text().contains(QStringLiteral("big-endian bytes")));
        QVERIFY(!pasted());
        QTest::keyClick(list(), Qt::Key_Down);
        QTest::keyClick(list(), Qt::Key_Return);
        QTRY_VERIFY(dialog() == nullptr);
        QVERIFY(pasted() == Bitboard("a8"_sq));
    }

    void droppedFileOfTwoRawWordsOffersBothOrdersOfBytes()
    {
        dropFile("two.bin", QByteArray::fromHex("0100000000000080"
                                                "ff00000000000000"));
        waitForDialog();
        QCOMPARE(list()->count(), 2);
        QTest::keyClick(list(), Qt::Key_Return);
        QTRY_VERIFY(dialog() == nullptr);
        QVERIFY(document()->bitboard(QStringLiteral("pasted_1")) == Bitboard({"a1"_sq, "h8"_sq}));
        QVERIFY(document()->bitboard(QStringLiteral("pasted_2")) == Bitboard(chess::Rank::One));
        QCOMPARE(document()->undoStack()->count(), 1);
    }

    void droppedFileOfAPositionIsOpened()
    {
        dropFile("position.txt", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
        QTRY_COMPARE(m_window->file()->path(), path("position.txt"));
    }

    void droppedFilesThatCannotBeReadAreRefusedWithThePlace()
    {
        dropFile("words.txt", "white_king 0x10\nblack_king 0x1G\n");
        QVERIFY2(said().contains(QStringLiteral("Line 2")), qPrintable(said()));
        dropFile("large.txt", QByteArray(2 * 1024 * 1024, '7'));
        QVERIFY2(said().contains(QStringLiteral("1 MiB")), qPrintable(said()));
        QCOMPARE(document()->undoStack()->count(), 0);
    }
};

QTEST_MAIN(TestPasteDialog)
#include "tst_paste_dialog.moc"
