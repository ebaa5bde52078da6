#include "tests/core/printing.h"
#include "tests/ui/panel_stage.h"
#include "ui/difference/difference_view.h"
#include "ui/tables/table_check_panel.h"
#include "ui/tables/wrong_entries_board.h"
#include "ui/tool_dock.h"
#include "ui/widgets/paste_box.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include <array>
#include <cstdlib>

using chess::Bitboard;
using chess::Square;
using chess::operator""_sq;

namespace {

/// A knight table as a loop over all pairs of squares fills it, a1 = 0 and b1 = 1; what leaves the
/// board at a side comes in at the other when nothing masks the files.
QString knightTable(bool isMasked, int entries = 64)
{
    QStringList words;
    for (int from = 0; from < entries; ++from) {
        std::uint64_t word = 0;
        for (const int step : {17, 15, 10, 6, -6, -10, -15, -17}) {
            const int to = from + step;
            const bool isOnBoard = to >= 0 && to < 64;
            if (isOnBoard && (!isMasked || std::abs(from % 8 - to % 8) <= 2))
                word |= std::uint64_t{1} << to;
        }
        words += QStringLiteral("0x%1ULL").arg(word, 16, 16, QLatin1Char('0'));
    }
    return QStringLiteral("const uint64_t knight[64] = {\n%1\n};\n")
        .arg(words.join(QStringLiteral(",\n")));
}

} // namespace

/// The panel in the whole window.
class TestTableCheckPanel : public QObject, public tests::PanelStage {
    Q_OBJECT
public:
    TestTableCheckPanel() : PanelStage("tableCheck") {}

private:
    ui::TableCheckPanel *panel() const { return part<ui::TableCheckPanel>("tableCheckPanel"); }
    ui::WrongEntriesBoard *board() const { return part<ui::WrongEntriesBoard>("wrongEntries"); }
    ui::PasteBox *box() const { return part<ui::PasteBox>("checkedText"); }
    QString verdict() const { return part<QLabel>("tableVerdict")->text(); }
    QString title() const { return part<QLabel>("wrongEntryTitle")->text(); }
    const chess::Difference &shown() const
    {
        return part<ui::DifferenceView>("wrongEntry")->difference();
    }

    void paste(const QString &text) { PanelStage::paste("checkedText", text); }
    void click(Square square)
    {
        panel()->ensureWidgetVisible(board());
        QTest::mouseClick(board(), Qt::LeftButton, {},
                          board()->boardGeometry().squareRect(square).center().toPoint());
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void bothBoardsAreWhollyInViewInAWindowOfTheUsualSize()
    {
        m_window->resize(1280, 800);
        action("resetLayout")->trigger();
        open();
        paste(knightTable(false));
        for (const char *name : {"wrongEntries", "wrongEntry"}) {
            const auto *part = this->part<QWidget>(name);
            QVERIFY(part->width() >= 100);
            QTRY_COMPARE(part->visibleRegion().boundingRect(), part->rect());
        }
    }

    void tablePastedOnTheBoardIsCheckedInThePanel()
    {
        m_window->findChild<ui::BoardWidget *>()->setFocus();
        QGuiApplication::clipboard()->setText(knightTable(false));
        QTest::keySequence(m_window->focusWidget(), QKeySequence::Paste);
        QVERIFY(panel()->isVisible());
        QCOMPARE(box()->toPlainText(), knightTable(false));
        QVERIFY(verdict().contains(QStringLiteral("knight")));
    }

    void whatIsPastedAfterATableGoesOnTheBoardToo()
    {
        m_window->findChild<ui::BoardWidget *>()->setFocus();
        QGuiApplication::clipboard()->setText(knightTable(false));
        QTest::keySequence(m_window->focusWidget(), QKeySequence::Paste);
        QVERIFY(panel()->isVisible());
        const QString fen = QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        QGuiApplication::clipboard()->setText(fen);
        QTest::keySequence(m_window->focusWidget(), QKeySequence::Paste);
        QCOMPARE(boardFen(), fen);
        QCOMPARE(box()->toPlainText(), knightTable(false));
    }

    void aClickBesideTheSquaresGivesTheBoardTheKeyboard()
    {
        auto *middle = m_window->centralWidget();
        const auto *squares = m_window->findChild<ui::BoardWidget *>();
        for (const QPoint point :
             {QPoint(2, middle->height() / 2), squares->geometry().topLeft() + QPoint(2, 2)}) {
            open();
            QVERIFY(box()->hasFocus());
            QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {},
                              middle->mapTo(m_window.get(), point));
            QVERIFY(squares->hasFocus());
        }
    }

    void theTextHasTheRoomThatIsEmptyBelow()
    {
        open();
        const int line = box()->fontMetrics().lineSpacing();
        QTRY_VERIFY(box()->height() >= 16 * line);
        QTRY_COMPARE(box()->visibleRegion().boundingRect(), box()->rect());
        paste(knightTable(false));
        QTRY_VERIFY(box()->height() < 6 * line);
    }

    void nothingOfThePanelExistsBeforeItIsOpened()
    {
        QVERIFY(m_window->findChild<ui::TableCheckPanel *>() == nullptr);
        open();
        QVERIFY(box()->hasFocus());
    }

    void rightTableIsNamedWithItsMapping()
    {
        open();
        paste(knightTable(true));
        QCOMPARE(verdict(),
                 QStringLiteral("Right. This is the table knight, the same under every mapping."));
        QVERIFY(!board()->isVisible());
        QVERIFY(!part<QLabel>("tableVerdictIcon")->isVisible());
    }

    // Captures of a white pawn, a1 = 0. Mirrored at the middle line they are the same, and read
    // with a8 = 0 a pawn that goes to higher numbers is a black one.
    void tableThatFitsSeveralMappingsIsNamedWithAll()
    {
        open();
        QStringList words;
        for (int from = 0; from < 64; ++from) {
            std::uint64_t word = 0;
            if (from < 56 && from % 8 != 7)
                word |= std::uint64_t{1} << (from + 9);
            if (from < 56 && from % 8 != 0)
                word |= std::uint64_t{1} << (from + 7);
            words += QString::number(word);
        }
        paste(words.join(QStringLiteral(", ")));
        QCOMPARE(verdict(),
                 QStringLiteral("Right. This is the table white-pawn under a1b1 (LERF) or "
                                "white-pawn under h1g1 or black-pawn under a8b8 or black-pawn "
                                "under h8g8."));
    }

    // A knight on the outer two files on either side wraps: 32 entries.
    void tableWithoutMasksIsWrongOnTheOuterFilesForThatReason()
    {
        open();
        paste(knightTable(false));
        QVERIFY2(verdict().contains(QStringLiteral("32 entries are wrong")), qPrintable(verdict()));
        QVERIFY2(verdict().contains(QStringLiteral("Likely cause:")), qPrintable(verdict()));
        Bitboard wrong;
        for (const chess::WrongEntry &entry : board()->wrongEntries())
            wrong.insert(entry.square);
        QCOMPARE(wrong, Bitboard(chess::File::A) | Bitboard(chess::File::B) |
                            Bitboard(chess::File::G) | Bitboard(chess::File::H));
        QCOMPARE(board()->describe("e4"_sq), QStringLiteral("e4, right"));
        QCOMPARE(board()->describe("h4"_sq), QStringLiteral("h4, 0 missing, 4 extra"));
    }

    // From h4 = 31 the steps +17, +10, −6 and −15 wrap to a7 = 48, b6 = 41, b4 = 25 and a3 = 16.
    void clickShowsExpectedActualMissingAndExtraOfAnEntry()
    {
        open();
        paste(knightTable(false));
        click("h4"_sq);
        QCOMPARE(title(), QStringLiteral("h4, entry 31"));
        QCOMPARE(shown().expected, (Bitboard{"g2"_sq, "f3"_sq, "f5"_sq, "g6"_sq}));
        QCOMPARE(shown().onlyActual(), (Bitboard{"a7"_sq, "b6"_sq, "b4"_sq, "a3"_sq}));
        QCOMPARE(part<QLineEdit>("expectedWord")->text(), QStringLiteral("0x0000402000204000"));
        QCOMPARE(part<QLineEdit>("actualWord")->text(), QStringLiteral("0x0001422002214000"));
        QCOMPARE(part<QLabel>("onlyExpectedSquares")->text(), QStringLiteral("Missing, no square"));
        QCOMPARE(part<QLabel>("onlyActualSquares")->text(),
                 QStringLiteral("Extra, 4 squares: a3, b4, b6, a7"));
        click("e4"_sq); // right: nothing to show
        QCOMPARE(title(), QStringLiteral("h4, entry 31"));
        auto *copy = part<QToolButton>("onlyActualCopy");
        panel()->ensureWidgetVisible(copy);
        QTest::mouseClick(copy, Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("0x0001020002010000"));
    }

    void arrowsGoFromWrongEntryToWrongEntryInViewDirection()
    {
        open();
        paste(knightTable(false));
        board()->setFocus();
        QCOMPARE(title(), QStringLiteral("a1, entry 0"));
        QTest::keyClick(board(), Qt::Key_Up);
        QCOMPARE(title(), QStringLiteral("a2, entry 8"));
        QTest::keyClick(board(), Qt::Key_Right);
        QTest::keyClick(board(), Qt::Key_Right);
        QCOMPARE(title(), QStringLiteral("g2, entry 14"));
        QTest::keyClick(board(), Qt::Key_End);
        QCOMPARE(title(), QStringLiteral("h8, entry 63"));
        QTest::keyClick(board(), Qt::Key_Right);
        QCOMPARE(title(), QStringLiteral("h8, entry 63"));
        QTest::keyClick(board(), Qt::Key_Home);
        QCOMPARE(title(), QStringLiteral("a1, entry 0"));
        m_window->document()->setFlipped(true);
        QTest::keyClick(board(), Qt::Key_Down);
        QCOMPARE(title(), QStringLiteral("a2, entry 8"));
    }

    void singleWrongBitIsFound()
    {
        open();
        QString text = knightTable(true);
        text.replace(QStringLiteral("0x0000000000020400ULL"), QStringLiteral("0x20000ULL"));
        paste(text);
        QVERIFY2(verdict().contains(QStringLiteral("one entry is wrong")), qPrintable(verdict()));
        QCOMPARE(title(), QStringLiteral("a1, entry 0"));
        QCOMPARE(shown().onlyExpected(), Bitboard("c2"_sq));
    }

    void meantTableIsComparedEvenWhenAnotherFits()
    {
        open();
        paste(knightTable(true));
        auto *tables = part<QComboBox>("checkedTable");
        tables->setFocus();
        QTest::keyClicks(tables, QStringLiteral("king"));
        QVERIFY2(verdict().contains(QStringLiteral("king")), qPrintable(verdict()));
        QVERIFY(part<QLabel>("tableVerdictIcon")->isVisible());
        QVERIFY(board()->isVisible());
    }

    void tableThatCannotBeReadIsRefusedAtItsPlace()
    {
        open();
        paste(knightTable(true, 63));
        QVERIFY2(verdict().contains(QStringLiteral("63")), qPrintable(verdict()));
        QVERIFY(!board()->isVisible());
        QString text = knightTable(true);
        text.replace(QStringLiteral("0x0000000000020400ULL"), QStringLiteral("0x00000000000G0400"));
        paste(text);
        QVERIFY2(verdict().startsWith(QStringLiteral("Line 2")), qPrintable(verdict()));
        QVERIFY(!box()->underlined().isEmpty());
        paste(QStringLiteral("\1 rubbish \xFFFD"));
        QVERIFY(!verdict().isEmpty());
    }

    void choicesComeBackAfterARestart()
    {
        open();
        auto *tables = part<QComboBox>("checkedTable");
        tables->setFocus();
        QTest::keyClicks(tables, QStringLiteral("king"));
        const QVariantMap kept = panel()->state();
        restart();
        open();
        QCOMPARE(panel()->state(), kept);
        panel()->setState({{QStringLiteral("table"), QByteArray("\xff\0", 2)}});
        QCOMPARE(panel()->state(), kept);
    }

    void boardIsATableOfSquaresForScreenReaders()
    {
        open();
        paste(knightTable(false));
        QAccessibleInterface *table = QAccessible::queryAccessibleInterface(board());
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->childCount(), 64);
        QCOMPARE(table->child(0)->text(QAccessible::Name),
                 QStringLiteral("a8, 0 missing, 3 extra"));
        QCOMPARE(part<QComboBox>("checkedTable")->accessibleName(), QStringLiteral("Meant to be"));
    }

    void everythingFitsAWideAndANarrowPanel()
    {
        open();
        paste(knightTable(false));
        auto *dock = part<ui::ToolDock>("tableCheckDock");
        dock->setFloating(true);
        for (const QSize size : {QSize(330, 900), QSize(560, 420), QSize(900, 600)}) {
            dock->resize(size);
            QTRY_VERIFY(panel()->widget()->width() <= panel()->viewport()->width());
        }
    }
};

QTEST_MAIN(TestTableCheckPanel)
#include "tst_table_check_panel.moc"
