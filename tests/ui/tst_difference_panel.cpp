#include "tests/core/printing.h"
#include "tests/ui/panel_stage.h"
#include "ui/difference/bitboard_edit.h"
#include "ui/difference/difference_panel.h"
#include "ui/difference/difference_view.h"
#include "ui/tool_dock.h"
#include "ui/widgets/color_contrast.h"
#include "ui/widgets/marked_line_edit.h"
#include "ui/widgets/paste_box.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QClipboard>
#include <QCompleter>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

using chess::Bitboard;
using chess::operator""_sq;
using ui::DifferencePart;

/// The panel in the whole window.
class TestDifferencePanel : public QObject, public tests::PanelStage {
    Q_OBJECT
public:
    TestDifferencePanel() : PanelStage("difference") {}

private:
    ui::DifferencePanel *panel() const { return part<ui::DifferencePanel>("differencePanel"); }
    const chess::Difference &shown() const
    {
        return part<ui::DifferenceView>("differenceView")->difference();
    }
    QString verdict() const { return part<QLabel>("differenceVerdict")->text(); }
    QString listVerdict() const { return part<QLabel>("listVerdict")->text(); }
    QListWidget *list() const { return part<QListWidget>("differingWords"); }

    void click(QWidget *widget)
    {
        panel()->ensureWidgetVisible(widget);
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    void type(const char *edit, const QString &text)
    {
        auto *line = part<ui::MarkedLineEdit>(edit);
        line->setFocus();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, text);
        if (line->completer()->popup()->isVisible())
            QTest::keyClick(line->completer()->popup(), Qt::Key_Escape);
    }
    void paste(const QString &text) { PanelStage::paste("differenceList", text); }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void nothingOfThePanelExistsBeforeItIsOpened()
    {
        QVERIFY(m_window->findChild<ui::DifferencePanel *>() == nullptr);
        open();
        QVERIFY(part<ui::MarkedLineEdit>("expectedText")->hasFocus());
    }

    void nameAndWordAreComparedSquareBySquare()
    {
        open();
        type("expectedText", QStringLiteral("white_pawns"));
        type("actualText", QStringLiteral("0x17F00"));
        QCOMPARE(shown().onlyExpected(), Bitboard("h2"_sq));
        QCOMPARE(shown().onlyActual(), Bitboard("a3"_sq));
        QCOMPARE(part<QLabel>("bothSquares")->text(),
                 QStringLiteral("Both, 7 squares: a2, b2, c2, d2, e2, f2, g2"));
        QCOMPARE(part<QLineEdit>("onlyExpectedWord")->text(), QStringLiteral("0x0000000000008000"));
        QCOMPARE(part<QLineEdit>("onlyActualWord")->text(), QStringLiteral("0x0000000000010000"));
        QCOMPARE(verdict(), QStringLiteral("They differ on 2 squares."));
        QCOMPARE(part<QLabel>("actualTextNote")->text(),
                 QStringLiteral("Read as hexadecimal, under a1b1 (LERF)."));
        const QAccessibleInterface *view =
            QAccessible::queryAccessibleInterface(part<ui::DifferenceView>("differenceView"));
        QVERIFY(view->text(QAccessible::Description)
                    .contains(QStringLiteral("Only expected, 1 square: h2.")));
    }

    void equalOnesAreSaidToBeEqual()
    {
        open();
        type("expectedText", QStringLiteral("rank_2"));
        type("actualText", QStringLiteral("65280"));
        QCOMPARE(verdict(), QStringLiteral("They are equal."));
    }

    void swapExchangesBoth()
    {
        open();
        type("expectedText", QStringLiteral("0xFF"));
        type("actualText", QStringLiteral("0xFE"));
        click(part<QPushButton>("swapDifference"));
        QCOMPARE(shown().onlyExpected(), Bitboard());
        QCOMPARE(shown().onlyActual(), Bitboard("a1"_sq));
    }

    void copyGivesTheWordOfAPart()
    {
        open();
        type("expectedText", QStringLiteral("rank_2"));
        type("actualText", QStringLiteral("0x7F00"));
        click(part<QToolButton>("onlyExpectedCopy"));
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("0x0000000000008000"));
        QCOMPARE(said(), QStringLiteral("Copied Only expected"));
    }

    void textThatIsNoBitboardIsRefusedAtItsPlace()
    {
        open();
        type("expectedText", QStringLiteral("whte_pawns"));
        QVERIFY(part<QLabel>("expectedTextNote")
                    ->text()
                    .contains(QStringLiteral("“whte_pawns” is not known")));
        type("actualText", QStringLiteral("0x12G4"));
        QVERIFY(part<QLabel>("actualTextNote")->text().startsWith(QStringLiteral("Character 5:")));
        QVERIFY(part<QLabel>("actualTextNoteIcon")->isVisible());
        QCOMPARE(part<ui::MarkedLineEdit>("actualText")->underlinedStart(), 4);
        QVERIFY(!part<QToolButton>("bothCopy")->isEnabled());
        type("actualText", QStringLiteral("0x12"));
        QVERIFY(!part<QLabel>("actualTextNoteIcon")->isVisible());
        QCOMPARE(part<ui::MarkedLineEdit>("actualText")->underlinedLength(), 0);
    }

    void expressionsAreComputedInBothFields()
    {
        open();
        type("expectedText", QStringLiteral("white_pawns << 8"));
        type("actualText", QStringLiteral("rank_3 & ~(a3 | 1 << b3)"));
        QCOMPARE(shown().onlyExpected(), Bitboard({"a3"_sq, "b3"_sq}));
        QCOMPARE(shown().onlyActual(), Bitboard());
        QCOMPARE(part<QLabel>("expectedTextNote")->text(),
                 QStringLiteral("Computed under a1b1 (LERF)."));
        m_window->document()->movePiece("e2"_sq, "e4"_sq);
        QCOMPARE(shown().onlyExpected(), Bitboard({"a3"_sq, "b3"_sq, "e5"_sq}));
        QCOMPARE(shown().onlyActual(), Bitboard("e3"_sq));
        type("actualText", QStringLiteral("rank_3 & white_pwns"));
        QVERIFY(part<QLabel>("actualTextNoteIcon")->isVisible());
        QCOMPARE(part<ui::MarkedLineEdit>("actualText")->underlinedStart(), 9);
        QCOMPARE(part<ui::MarkedLineEdit>("actualText")->underlinedLength(), 10);
    }

    void differenceFollowsThePositionAndTheMapping()
    {
        open();
        type("expectedText", QStringLiteral("white_pawns"));
        type("actualText", QStringLiteral("0xFF00"));
        QVERIFY(shown().isNone());
        m_window->document()->movePiece("e2"_sq, "e4"_sq);
        QCOMPARE(shown().onlyExpected(), Bitboard("e4"_sq));
        QCOMPARE(shown().onlyActual(), Bitboard("e2"_sq));
        m_window->document()->setMapping(chess::SquareMapping::A8B8);
        QCOMPARE(shown().actual, Bitboard(chess::Rank::Seven));
    }

    void partsAreToldApartByShape()
    {
        const ui::BoardColors colors = ui::BoardColors::fromPalette(QGuiApplication::palette());
        QList<QImage> marks;
        for (const DifferencePart each :
             {DifferencePart::OnlyExpected, DifferencePart::Both, DifferencePart::OnlyActual}) {
            QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
            image.fill(colors.lightSquare);
            QPainter painter(&image);
            ui::paintDifferenceMark(painter, image.rect(), each, colors);
            painter.end();
            // The middle and a corner of the mark: a frame has no middle, a dot no corner.
            marks += image;
        }
        const auto isMarked = [&](const QImage &image, int x, int y) {
            return ui::contrastRatio(image.pixelColor(x, y), colors.lightSquare) > 3;
        };
        QVERIFY(!isMarked(marks[0], 20, 20) && isMarked(marks[0], 10, 10));
        QVERIFY(isMarked(marks[1], 20, 20) && !isMarked(marks[1], 11, 11));
        QVERIFY(isMarked(marks[2], 20, 20) && isMarked(marks[2], 12, 12) &&
                !isMarked(marks[2], 20, 11));
    }

    void listedWordsAreComparedWithThePositionAndShownOnClick()
    {
        open();
        paste(QStringLiteral("white_pawns = 0x000000001000EF00\n"
                             "white_knights = 0x42\n"
                             "my_mask = 0x1"));
        QCOMPARE(list()->count(), 1);
        QCOMPARE(list()->item(0)->text(), QStringLiteral("white_pawns: missing e2; too many e4"));
        QVERIFY(
            listVerdict().contains(QStringLiteral("2 words, read under a1b1 (LERF): 1 differs.")));
        QVERIFY(listVerdict().contains(QStringLiteral("Not in the list: white_bishops, ")));
        QVERIFY(listVerdict().contains(QStringLiteral("No bitboards of those names: my_mask.")));

        panel()->ensureWidgetVisible(list());
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                          list()->visualItemRect(list()->item(0)).center());
        QCOMPARE(part<ui::MarkedLineEdit>("expectedText")->text(), QStringLiteral("white_pawns"));
        QCOMPARE(shown().onlyExpected(), Bitboard("e2"_sq));
        QCOMPARE(shown().onlyActual(), Bitboard("e4"_sq));

        m_window->document()->movePiece("e2"_sq, "e4"_sq);
        QCOMPARE(list()->count(), 0);
        QVERIFY(list()->isHidden());
        QVERIFY(listVerdict().contains(QStringLiteral("none differs")));
        QVERIFY(shown().isNone());
    }

    void twelveWordsWithoutNamesAreThePieces()
    {
        open();
        paste(QStringLiteral(
            "0xFF00 0x42 0x24 0x81 0x8 0x10 0xFF000000000000 0x4200000000000000 "
            "0x2400000000000000 0x8100000000000000 0x1000000000000000 0x0800000000000000"));
        QCOMPARE(list()->count(), 2);
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_End);
        QCOMPARE(part<ui::MarkedLineEdit>("expectedText")->text(), QStringLiteral("black_king"));
        QCOMPARE(shown().onlyExpected(), Bitboard("e8"_sq));
        QCOMPARE(shown().onlyActual(), Bitboard("d8"_sq));
    }

    void refusedListNamesThePlace()
    {
        open();
        paste(QStringLiteral("white_pawns = 0xFF00\nblack_pawns = 0xFG"));
        QVERIFY2(listVerdict().startsWith(QStringLiteral("Line 2")), qPrintable(listVerdict()));
        QVERIFY(!part<ui::PasteBox>("differenceList")->underlined().isEmpty());
        QVERIFY(list()->isHidden());
    }

    void textsComeBackAfterARestart()
    {
        open();
        type("expectedText", QStringLiteral("rank_2"));
        type("actualText", QStringLiteral("0xFE00"));
        restart();
        open();
        QCOMPARE(shown().onlyExpected(), Bitboard("a2"_sq));
        panel()->setState({{QStringLiteral("expected"), QByteArray("\xff\0", 2)}});
        QVERIFY(!verdict().isEmpty());
    }

    void everyControlHasAName()
    {
        open();
        for (const QAbstractButton *button : panel()->findChildren<QAbstractButton *>()) {
            if (button->parent()->inherits("QScrollBar") || button->objectName().isEmpty())
                continue;
            QVERIFY(!button->accessibleName().isEmpty());
            if (!button->text().isEmpty())
                QCOMPARE(button->accessibleName(), QString(button->text()).remove(u'&'));
        }
        QCOMPARE(part<ui::MarkedLineEdit>("expectedText")->accessibleName(),
                 QStringLiteral("Expected"));
    }

    void everythingFitsAWideAndANarrowPanel()
    {
        open();
        auto *dock = part<ui::ToolDock>("differenceDock");
        dock->setFloating(true);
        for (const QSize size : {QSize(330, 900), QSize(560, 420), QSize(900, 600)}) {
            dock->resize(size);
            QTRY_VERIFY(panel()->widget()->width() <= panel()->viewport()->width());
        }
    }
};

QTEST_MAIN(TestDifferencePanel)
#include "tst_difference_panel.moc"
