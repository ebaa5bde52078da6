#include "tests/core/printing.h"
#include "tests/ui/window_stage.h"
#include "ui/dialogs/picture_dialog.h"
#include "ui/pictures/picture_preview.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>

using chess::operator""_sq;

class TestPictureDialog : public QObject, private tests::WindowStage {
    Q_OBJECT

    ui::PictureDialog *dialog() const { return part<ui::PictureDialog>("pictureDialog"); }

    void openDialog()
    {
        action("exportPicture")->trigger();
        QVERIFY(QTest::qWaitForWindowExposed(dialog()));
    }

    void closeDialog()
    {
        QTest::mouseClick(part<QPushButton>("closePicture"), Qt::LeftButton);
        QTRY_VERIFY(m_window->findChild<ui::PictureDialog *>() == nullptr);
    }

    /// Goes to an entry with the arrow keys.
    void choose(const char *box, const QString &text)
    {
        auto *found = part<QComboBox>(box);
        const int index = found->findText(text);
        QVERIFY2(index >= 0, qPrintable(text));
        while (found->currentIndex() > index)
            QTest::keyClick(found, Qt::Key_Up);
        while (found->currentIndex() < index)
            QTest::keyClick(found, Qt::Key_Down);
    }

    void type(const char *box, const QString &text)
    {
        auto *found = part<QSpinBox>(box);
        found->selectAll();
        QTest::keyClicks(found, text);
    }

    void tick(const char *box) { QTest::keyClick(part<QCheckBox>(box), Qt::Key_Space); }

    QImage saved(const char *name)
    {
        return dialog()->saveTo(path(name)) ? QImage(path(name)) : QImage();
    }

    QString message() const { return part<QLabel>("pictureMessage")->text(); }
    QImage preview() const { return part<ui::PicturePreview>("picturePreview")->grab().toImage(); }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void everyControlIsNamedAsItIsLabelled()
    {
        openDialog();
        const auto labels = dialog()->findChildren<QLabel *>();
        int labelled = 0;
        for (const QLabel *label : labels) {
            if (label->buddy() == nullptr)
                continue;
            ++labelled;
            QCOMPARE(label->buddy()->accessibleName(), label->text().remove(u'&'));
            QVERIFY(!label->buddy()->objectName().isEmpty());
        }
        QCOMPARE(labelled, 5);
        const auto boxes = dialog()->findChildren<QCheckBox *>();
        QCOMPARE(boxes.size(), 6);
        for (const QCheckBox *box : boxes)
            QCOMPARE(box->accessibleName(), box->text().remove(u'&'));
    }

    void sizeAndScaleMakeTheImageSoLarge()
    {
        openDialog();
        type("pictureSide", QStringLiteral("160"));
        choose("pictureScale", QStringLiteral("1 ×"));
        const QSize once = saved("once.png").size();
        QVERIFY(once.width() > 160 && once.width() < 220);
        choose("pictureScale", QStringLiteral("3 ×"));
        QCOMPARE(message(),
                 QStringLiteral("%1 × %2 pixels").arg(once.width() * 3).arg(once.height() * 3));
        QCOMPARE(saved("thrice.png").size(), once * 3);
        QVERIFY(message().startsWith(QStringLiteral("Saved the picture in ")));
    }

    void previewFollowsEveryChoice()
    {
        m_window->document()->setLayerShown(QStringLiteral("rank_4"), true);
        openDialog();
        QImage before = preview();
        for (const char *box :
             {"pictureCoordinates", "pictureBitNumbers", "pictureLegend", "pictureCaptions"}) {
            tick(box);
            QVERIFY2(preview() != before, box);
            before = preview();
        }
        choose("pictureShow", QStringLiteral("Twelve pieces"));
        QVERIFY(preview() != before);
        before = preview();
        tick("picturePieces");
        QVERIFY(preview() != before);
        before = preview();
        type("pictureColumns", QStringLiteral("6"));
        QVERIFY(preview() != before);
    }

    void picturesAreLightUnlessTheWindowsColoursAreWanted()
    {
        action("colors_dark")->trigger();
        openDialog();
        QCOMPARE(saved("light.png").pixelColor(1, 1), QColor(Qt::white));
        tick("pictureWindowColors");
        QVERIFY(saved("dark.png").pixelColor(1, 1).lightness() < 80);
        action("colors_desktop")->trigger();
    }

    void choicesComeBackAfterARestart()
    {
        openDialog();
        type("pictureSide", QStringLiteral("320"));
        choose("pictureShow", QStringLiteral("Twelve pieces"));
        choose("pictureFormat", QStringLiteral("SVG"));
        tick("pictureBitNumbers");
        closeDialog();
        restart();
        openDialog();
        QCOMPARE(part<QSpinBox>("pictureSide")->value(), 320);
        QCOMPARE(part<QComboBox>("pictureShow")->currentText(), QStringLiteral("Twelve pieces"));
        QCOMPARE(part<QComboBox>("pictureFormat")->currentText(), QStringLiteral("SVG"));
        QVERIFY(part<QCheckBox>("pictureBitNumbers")->isChecked());
    }

    void endingOfTheNameDecidesTheFormat()
    {
        openDialog();
        QVERIFY(dialog()->saveTo(path("drawing.svg")));
        QVERIFY(tests::read(path("drawing.svg")).contains("<svg"));
        choose("pictureFormat", QStringLiteral("PDF"));
        QVERIFY(dialog()->saveTo(path("nothing")));
        QVERIFY(tests::read(path("nothing")).startsWith("%PDF"));
    }

    void failureIsShownInTheDialog()
    {
        openDialog();
        QVERIFY(!dialog()->saveTo(path("no_such_folder/board.png")));
        QVERIFY(message().contains(QStringLiteral("board.png could not be saved")));
        QVERIFY(part<QLabel>("pictureMessageIcon")->isVisible());
    }

    void noLayerLeavesNothingToSave()
    {
        openDialog();
        choose("pictureShow", QStringLiteral("Layers on the board"));
        QVERIFY(!part<QPushButton>("savePicture")->isEnabled());
        QVERIFY(!part<QPushButton>("copyPictureNow")->isEnabled());
        QCOMPARE(message(), QStringLiteral("No bitboard is shown as a layer on the board."));
    }

    void tooLargeAnImageIsRefusedWhereADrawingIsNot()
    {
        openDialog();
        choose("pictureShow", QStringLiteral("All bitboards"));
        type("pictureSide", QStringLiteral("2048"));
        type("pictureColumns", QStringLiteral("12"));
        choose("pictureScale", QStringLiteral("4 ×"));
        QVERIFY(message().contains(QStringLiteral("too large")));
        QVERIFY(!part<QPushButton>("savePicture")->isEnabled());
        choose("pictureFormat", QStringLiteral("SVG"));
        QVERIFY(part<QPushButton>("savePicture")->isEnabled());
    }

    void copyPutsThePictureOnTheClipboard()
    {
        openDialog();
        QTest::mouseClick(part<QPushButton>("copyPictureNow"), Qt::LeftButton);
        const QMimeData *data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->hasImage());
        QCOMPARE(data->imageData().value<QImage>().size(), saved("same.png").size());
        QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("<svg"));
    }

    void boardIsCopiedAsItIsSeen()
    {
        const auto copied = [&] {
            action("copyPicture")->trigger();
            return QGuiApplication::clipboard()->mimeData()->imageData().value<QImage>();
        };
        const QImage plain = copied();
        QVERIFY(!plain.isNull());
        QCOMPARE(said(), QStringLiteral("Copied a picture of the board"));
        QTest::mouseClick(board(), Qt::LeftButton, {}, centreOf("g1"_sq));
        const QImage marked = copied();
        QCOMPARE(marked.size(), plain.size());
        QVERIFY(marked != plain);
        action("bitNumbers")->trigger();
        QVERIFY(copied() != marked);
        m_window->document()->setLayerShown(QStringLiteral("rank_4"), true);
        QVERIFY(copied().height() > plain.height()); // the legend
    }

    void pointerAndCursorAreNotOnThePicture()
    {
        action("copyPicture")->trigger();
        const auto copied = [] {
            return QGuiApplication::clipboard()->mimeData()->imageData().value<QImage>();
        };
        const QImage before = copied();
        QTest::mouseMove(board(), centreOf("e4"_sq));
        board()->setFocus(Qt::TabFocusReason);
        QTest::keyClick(board(), Qt::Key_Up);
        action("copyPicture")->trigger();
        QCOMPARE(copied(), before);
    }

    void printedPageIsMade()
    {
        action("print")->trigger();
        QTRY_VERIFY(m_window->findChild<QPrintDialog *>() != nullptr);
        auto *asked = m_window->findChild<QPrintDialog *>();
        asked->printer()->setOutputFormat(QPrinter::PdfFormat);
        asked->printer()->setOutputFileName(path("page.pdf"));
        emit asked->accepted();
        QVERIFY(tests::read(path("page.pdf")).startsWith("%PDF"));
        QCOMPARE(said(), QStringLiteral("The picture is with the printer."));
        asked->reject();
    }
};

QTEST_MAIN(TestPictureDialog)
#include "tst_picture_dialog.moc"
