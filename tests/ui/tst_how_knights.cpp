#include "tests/core/oracle.h"
#include "tests/core/printing.h"
#include "tests/ui/window_stage.h"
#include "ui/board/board_view.h"
#include "ui/help/reading_page.h"
#include "ui/tables/table_grid.h"
#include "ui/tables/tables_panel.h"
#include "ui/widgets/color_contrast.h"
#include "ui/widgets/color_scheme.h"

#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

using chess::Bitboard;
using chess::operator""_sq;

class TestHowKnights : public QObject, public tests::WindowStage {
    Q_OBJECT

    ui::ReadingPage *page() const { return part<ui::ReadingPage>("howKnights"); }
    QDialog *dialog() const { return part<QDialog>("howKnightsDialog"); }
    QList<ui::BoardView *> boards() const { return page()->findChildren<ui::BoardView *>(); }
    /// All that is to be read, as a screen reader gets it.
    QString text() const
    {
        QStringList texts;
        const auto labels = page()->findChildren<QLabel *>();
        for (QLabel *label : labels)
            texts += QAccessible::queryAccessibleInterface(label)->text(QAccessible::Name);
        return texts.join(u'\n');
    }

private slots:
    void init()
    {
        begin();
        action("howKnights")->trigger();
        QApplication::setActiveWindow(dialog());
        QTRY_VERIFY(dialog()->isActiveWindow());
        QTRY_VERIFY(page()->verticalScrollBar()->maximum() > 0);
    }
    void cleanup() { end(); }

    void textNamesTheShiftsAndTheWrappedSquares()
    {
        for (const char *sentence :
             {"differences: 17, 15, 10, 6,", "also reaches a3, b4, b6 and a7.",
              "would also reach a4, a5 and a6.", "attacks: g2, f3, f5 and g6", "<< 10", "<< 15",
              "attacks d2, a3 and c3, and may go to a3 and c3.", "336"}) {
            // Lists may be in any order of squares, but each name must be there.
            QVERIFY2(text().contains(QLatin1String(sentence)), sentence);
        }
        QVERIFY(!text().contains(u'%'));
    }

    void everySourceIsCited()
    {
        for (const char *title :
             {"Rustic, “Non-slider initialization”", "“BlackKnightValid computation”",
              "“King movement: one-square radius”", "“Why kings and knights are the same”"})
            QVERIFY2(text().contains(QString::fromUtf8(title)), title);
    }

    void everyBoardIsLargeEnoughToTellItsPiecesApart()
    {
        for (const ui::BoardView *board : boards())
            QVERIFY2(board->width() >= 9 * page()->fontMetrics().height(),
                     qPrintable(board->accessibleName()));
    }

    void iconOfTheCloseButtonIsSeenOnADarkWindow()
    {
        const auto *buttons = dialog()->findChild<QDialogButtonBox *>();
        const QPushButton *close = buttons->button(QDialogButtonBox::Close);
        const QPalette before = QApplication::palette();
        QApplication::setPalette(ui::paletteOf(ui::ColorScheme::Dark));
        const QImage image = close->icon().pixmap(16, 16).toImage();
        const QColor ground = QApplication::palette().color(QPalette::Button);
        QApplication::setPalette(before);
        int seen = 0;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y) {
                const QColor color = image.pixelColor(x, y);
                seen += color.alpha() > 200 && ui::contrastRatio(color, ground) >= 3;
            }
        }
        QVERIFY(seen > 10);
    }

    void everyPictureTellsWhatIsInIt()
    {
        QVERIFY(boards().size() >= 10);
        QStringList descriptions;
        for (ui::BoardView *board : boards()) {
            const QAccessibleInterface *picture = QAccessible::queryAccessibleInterface(board);
            QCOMPARE(picture->role(), QAccessible::Graphic);
            descriptions += picture->text(QAccessible::Description);
            QVERIFY(!descriptions.last().isEmpty());
        }
        // A published fact: the unmasked knight on h4 wraps to these four squares.
        QVERIFY(descriptions.contains(QStringLiteral(
            "white knight: h4; destinations: g2 f3 f5 g6; wrapped bits: a3 b4 b6 a7")));
        QVERIFY(descriptions.contains(QStringLiteral("no squares")));
    }

    void unmaskedPicturesMarkRightAndWrappedSquares()
    {
        int found = 0;
        for (const ui::BoardView *board : boards()) {
            const ui::BoardMarks &marks = board->picture().marks;
            if (marks.wrapped.isEmpty())
                continue;
            ++found;
            const bool isKnight = found == 1;
            QCOMPARE(marks.destinations,
                     tests::squaresAtDistance("h4"_sq, [&](int files, int ranks) {
                         return isKnight ? files * ranks == 2 : std::max(files, ranks) == 1;
                     }));
            QCOMPARE(marks.wrapped, isKnight ? (Bitboard{"a3"_sq, "b4"_sq, "b6"_sq, "a7"_sq})
                                             : (Bitboard{"a4"_sq, "a5"_sq, "a6"_sq}));
        }
        QCOMPARE(found, 2);
    }

    void headingsAreHeadingsForScreenReaders()
    {
        int headings = 0;
        const auto labels = page()->findChildren<QLabel *>();
        for (QLabel *label : labels) {
            if (QAccessible::queryAccessibleInterface(label)->role() == QAccessible::Heading)
                ++headings;
        }
        QCOMPARE(headings, 9);
    }

    void keysScrollThePage()
    {
        QVERIFY(page()->hasFocus());
        const QScrollBar *bar = page()->verticalScrollBar();
        QTest::keyClick(page(), Qt::Key_Down);
        QVERIFY(bar->value() > 0);
        const int line = bar->value();
        QTest::keyClick(page(), Qt::Key_PageDown);
        QVERIFY(bar->value() > line);
        QTest::keyClick(page(), Qt::Key_End);
        QCOMPARE(bar->value(), bar->maximum());
        QTest::keyClick(page(), Qt::Key_Home);
        QCOMPARE(bar->value(), 0);
        QTest::keyClick(page(), Qt::Key_Space);
        QVERIFY(bar->value() > 0);
        QTest::keyClick(page(), Qt::Key_Escape);
        QTRY_VERIFY(m_window->findChild<QDialog *>(QStringLiteral("howKnightsDialog")) == nullptr);
    }

    void linesStayShortAndNothingIsCutOffInAnyWidth()
    {
        for (const int width : {360, 600, 1600}) {
            dialog()->resize(width, 500);
            QTRY_COMPARE(dialog()->width(), width);
            QTRY_VERIFY(page()->widget()->width() <= page()->viewport()->width());
            const auto labels = page()->findChildren<QLabel *>();
            for (const QLabel *label : labels) {
                QVERIFY(label->width() <= page()->fontMetrics().averageCharWidth() * 76);
                if (label->wordWrap() && label->isVisible())
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(label->text()));
            }
            for (const ui::BoardView *board : boards()) {
                QVERIFY(board->width() >= 60);
                QVERIFY(board->geometry().right() <= board->parentWidget()->width());
            }
        }
    }

    void linkOpensTheTablesPanel()
    {
        auto *link = part<QAbstractButton>("tablesLink");
        QTest::keyClick(page(), Qt::Key_Tab);
        QVERIFY(link->hasFocus());
        QTRY_VERIFY(!link->visibleRegion().isEmpty()); // the page follows the keyboard
        QTest::keyClick(link, Qt::Key_Space);
        QVERIFY(part<ui::TablesPanel>("tablesPanel")->isVisible());
    }

    void secondRequestShowsTheSamePage()
    {
        action("howKnights")->trigger();
        QCOMPARE(m_window->findChildren<ui::ReadingPage *>().size(), 1);
    }
};

QTEST_MAIN(TestHowKnights)
#include "tst_how_knights.moc"
