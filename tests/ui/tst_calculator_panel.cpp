#include "tests/core/printing.h"
#include "tests/ui/panel_stage.h"
#include "ui/bitboards/bitboards_model.h"
#include "ui/board/board_view.h"
#include "ui/calculator/calculator_panel.h"
#include "ui/calculator/expression_edit.h"
#include "ui/calculator/expression_result.h"
#include "ui/tool_dock.h"

#include <QAccessible>
#include <QClipboard>
#include <QCompleter>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

using chess::Bitboard;
using chess::operator""_sq;

/// The panel in the whole window, where its wishes are fulfilled.
class TestCalculatorPanel : public QObject, public tests::PanelStage {
    Q_OBJECT
public:
    TestCalculatorPanel() : PanelStage("calculator") {}

private:
    ui::CalculatorPanel *panel() const { return part<ui::CalculatorPanel>("calculatorPanel"); }
    ui::ExpressionEdit *box() const { return part<ui::ExpressionEdit>("expression"); }
    QTreeView *tree() const { return part<QTreeView>("subExpressions"); }
    QString word() const { return part<QLineEdit>("resultWord")->text(); }
    QString message() const { return part<QLabel>("calculatorMessage")->text(); }
    bool isWrong() const { return part<QLabel>("calculatorMessageIcon")->isVisible(); }
    ui::Document *document() const { return m_window->document(); }
    QAbstractItemView *names() const
    {
        return qobject_cast<QAbstractItemView *>(box()->findChild<QCompleter *>()->popup());
    }

    void type(const QString &text)
    {
        box()->setFocus();
        QTest::keyClick(box(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(box(), text);
        QTest::keyClick(box(), Qt::Key_Escape);
        names()->hide();
    }
    /// The piece of the text that has a mark with or without an underline.
    QString marked(bool isUnderlined) const
    {
        for (const QTextEdit::ExtraSelection &mark : box()->extraSelections()) {
            if ((mark.format.underlineStyle() == QTextCharFormat::WaveUnderline) == isUnderlined)
                return mark.cursor.selectedText();
        }
        return {};
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void nothingOfThePanelExistsBeforeItIsOpened()
    {
        QVERIFY(m_window->findChild<ui::CalculatorPanel *>() == nullptr);
        open();
        QVERIFY(panel()->isVisible());
        QVERIFY(box()->hasFocus());
    }

    void valueIsThereAsSoonAsItIsTyped()
    {
        open();
        type(QStringLiteral("knight_attacks(e4)"));
        QCOMPARE(word(), QStringLiteral("0x0000284400442800"));
        QCOMPARE(part<ui::BoardView>("resultBoard")->tinted().word(), 0x0000284400442800ULL);
        QCOMPARE(part<QLabel>("resultSquares")->text(),
                 QStringLiteral("8 squares: d2, f2, c3, g3, c5, g5, d6, f6"));
        QVERIFY(!isWrong());
    }

    void lineOfAnEngineIsTakenUnchanged()
    {
        open();
        type(QStringLiteral("((wN << 17) & ~FILE_A)"));
        // The knights of b1 and g1 two up and one to the right: c3 and h3.
        QCOMPARE(word(), QStringLiteral("0x0000000000840000"));
    }

    void numberIsShownAsOne()
    {
        open();
        type(QStringLiteral("popcount(white)"));
        QCOMPARE(part<QLabel>("resultKind")->text(), QStringLiteral("Number 16"));
        QCOMPARE(word(), QStringLiteral("0x0000000000000010"));
    }

    void errorIsUnderlinedAtItsPlaceWithASentence()
    {
        open();
        type(QStringLiteral("white & fooo | e4"));
        QCOMPARE(marked(true), QStringLiteral("fooo"));
        QVERIFY(message().startsWith(QStringLiteral("Character 9: ")));
        QVERIFY(message().contains(QStringLiteral("fooo")));
        QVERIFY(isWrong());
        type(QStringLiteral("white & e4"));
        QCOMPARE(marked(true), QString());
        QVERIFY(!isWrong());
    }

    void errorBehindLettersOfOtherScriptsIsAtItsPlace()
    {
        open();
        box()->setPlainText(QStringLiteral("/* König ♔ 𝄞 */ white & fooo"));
        QCOMPARE(marked(true), QStringLiteral("fooo"));
    }

    void lastValueStaysDisabledWhileTheTextIsWrong()
    {
        open();
        type(QStringLiteral("rank_1"));
        QTest::keyClicks(box(), QStringLiteral(" &"));
        QCOMPARE(word(), QStringLiteral("0x00000000000000FF"));
        QVERIFY(!part<ui::ExpressionResult>("expressionResult")->isEnabled());
        QVERIFY(isWrong());
        QTest::keyClicks(box(), QStringLiteral(" a1"));
        QCOMPARE(word(), QStringLiteral("0x0000000000000001"));
        QVERIFY(part<ui::ExpressionResult>("expressionResult")->isEnabled());
    }

    void currentPartIsLitUpInTheText()
    {
        open();
        type(QStringLiteral("rank_1 | knight_attacks(b1) & ~white"));
        QVERIFY(tree()->isExpanded(tree()->model()->index(0, 0)));
        tree()->setFocus();
        QTest::keyClick(tree(), Qt::Key_Home);
        QTest::keyClick(tree(), Qt::Key_Down);
        QCOMPARE(marked(false), QStringLiteral("rank_1"));
        QTest::keyClick(tree(), Qt::Key_Down);
        QCOMPARE(marked(false), QStringLiteral("knight_attacks(b1) & ~white"));
        QTest::keyClicks(box(), QStringLiteral(" "));
        QCOMPARE(marked(false), QString());
    }

    void valueFollowsPositionSelectionAndMapping()
    {
        open();
        type(QStringLiteral("white_knights | attacks"));
        QCOMPARE(word(), QStringLiteral("0x0000000000000042"));
        QVERIFY(message().contains(QStringLiteral("no square is selected")));
        document()->clearSquares(Bitboard("b1"_sq));
        QCOMPARE(word(), QStringLiteral("0x0000000000000040"));
        document()->select("g1"_sq); // attacks e2 f3 h3
        QCOMPARE(word(), QStringLiteral("0x0000000000A01040"));
        document()->setMapping(chess::SquareMapping::H8G8);
        QCOMPARE(word(), QStringLiteral("0x0208050000000000"));
    }

    void enterRemembersAndUpBringsBack()
    {
        open();
        for (const char *text : {"e4", "d4", "c4"}) {
            type(QLatin1String(text));
            QTest::keyClick(box(), Qt::Key_Return);
        }
        type(QStringLiteral("a1 |"));
        QStringList seen;
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(box(), Qt::Key_Up);
            seen += box()->toPlainText();
        }
        QCOMPARE(seen.join(u' '), QStringLiteral("c4 d4 e4 e4"));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(box(), Qt::Key_Down);
        QCOMPARE(box()->toPlainText(), QStringLiteral("a1 |"));
    }

    void expressionAndHistoryComeBackAfterARestart()
    {
        open();
        type(QStringLiteral("e4"));
        QTest::keyClick(box(), Qt::Key_Return);
        type(QStringLiteral("e4 | d4"));
        restart();
        open();
        QCOMPARE(box()->toPlainText(), QStringLiteral("e4 | d4"));
        QTest::keyClick(box(), Qt::Key_Up);
        QCOMPARE(box()->toPlainText(), QStringLiteral("e4"));
        QVERIFY(part<QToolButton>("calculatorHistory")->isEnabled());
    }

    void historyIsBounded()
    {
        open();
        for (int i = 0; i < 60; ++i) {
            type(QString::number(i));
            QTest::keyClick(box(), Qt::Key_Return);
        }
        QCOMPARE(panel()->state().value(QStringLiteral("history")).toStringList().size(), 50);
    }

    void historyMenuPutsATextBack()
    {
        open();
        type(QStringLiteral("e4 & d4"));
        QTest::keyClick(box(), Qt::Key_Return);
        type(QStringLiteral("a1"));
        auto *menu = part<QMenu>("calculatorHistoryMenu");
        menu->popup(QPoint(0, 0));
        QCOMPARE(menu->actions().front()->text(), QStringLiteral("e4 && d4"));
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(box()->toPlainText(), QStringLiteral("e4 & d4"));
    }

    void shiftEnterBeginsAnotherStatement()
    {
        open();
        type(QStringLiteral("n = e4"));
        QTest::keyClick(box(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(box(), QStringLiteral("n << 8"));
        QCOMPARE(box()->toPlainText(), QStringLiteral("n = e4\nn << 8"));
        QCOMPARE(word(), QStringLiteral("0x0000001000000000"));
        QCOMPARE(tree()->model()->rowCount(), 2);
    }

    void namesAreOfferedAndTakenByKeyboard()
    {
        open();
        type(QString());
        QTest::keyClicks(box(), QStringLiteral("knight_a"));
        QVERIFY(names()->isVisible());
        QCOMPARE(names()->model()->rowCount(), 1);
        QVERIFY(
            names()->model()->index(0, 1).data().toString().contains(QStringLiteral("knights")));
        QTest::keyClick(names(), Qt::Key_Down);
        QTest::keyClick(names(), Qt::Key_Return);
        QCOMPARE(box()->toPlainText(), QStringLiteral("knight_attacks("));
        QTest::keyClicks(box(), QStringLiteral("e4)"));
        QCOMPARE(word(), QStringLiteral("0x0000284400442800"));
    }

    void aNameTypedToItsEndClosesTheListThatCoversTheResult()
    {
        open();
        type(QString());
        QTest::keyClicks(box(), QStringLiteral("white_knight"));
        QVERIFY(names()->isVisible());
        QTest::keyClicks(box(), QStringLiteral("s"));
        QVERIFY(!names()->isVisible());
        type(QString());
        QTest::keyClicks(box(), QStringLiteral("white")); // others go on from here
        QVERIFY(!names()->isVisible());
        QTest::keyClicks(box(), QStringLiteral("_"));
        QVERIFY(names()->isVisible());
        QTest::keyClick(box(), Qt::Key_Backspace);
        QTest::keyClick(box(), Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(names()->isVisible());
    }

    void ownNamesAreOfferedAndComputedWith()
    {
        document()->setMine(QStringLiteral("zebra"), Bitboard("a1"_sq), QStringLiteral("Add"));
        open();
        type(QString());
        QTest::keyClicks(box(), QStringLiteral("zeb"));
        QCOMPARE(names()->model()->index(0, 0).data().toString(), QStringLiteral("zebra"));
        QTest::keyClicks(box(), QStringLiteral("ra | b1"));
        QVERIFY(!names()->isVisible());
        QCOMPARE(word(), QStringLiteral("0x0000000000000003"));
    }

    void resultBecomesALayerAndOneUndoTakesItBack()
    {
        open();
        type(QStringLiteral("e4 | d5"));
        press("layResult");
        QVERIFY(document()->layers().contains(QStringLiteral("result")));
        QCOMPARE(document()->bitboard(QStringLiteral("result")),
                 Bitboard("e4"_sq) | Bitboard("d5"_sq));
        action("undo")->trigger();
        QVERIFY(!document()->bitboard(QStringLiteral("result")));
    }

    void resultIsKeptUnderTheNameThatIsTyped()
    {
        open();
        type(QStringLiteral("e4"));
        auto *name = part<QLineEdit>("resultName");
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("outpost"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(document()->bitboard(QStringLiteral("outpost")), Bitboard("e4"_sq));
        QCOMPARE(document()->chosenBitboard(), QStringLiteral("outpost"));
    }

    void nameThatWouldClashIsRefusedWithTheReason_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("empty") << QString();
        QTest::newRow("square") << QStringLiteral("e4");
        QTest::newRow("catalogue") << QStringLiteral("white_pawns");
        QTest::newRow("function") << QStringLiteral("popcount");
        QTest::newRow("keyword") << QStringLiteral("return");
        QTest::newRow("blank") << QStringLiteral("two words");
        QTest::newRow("digit") << QStringLiteral("2nd");
        QTest::newRow("long") << QString(65, u'x');
    }
    void nameThatWouldClashIsRefusedWithTheReason()
    {
        QFETCH(QString, name);
        open();
        type(QStringLiteral("e4"));
        auto *edit = part<QLineEdit>("resultName");
        edit->clear();
        QTest::keyClicks(edit, name);
        press("addResult");
        QVERIFY(part<QLabel>("resultNameMessage")->isVisible());
        QVERIFY(document()->mine().empty());
        QVERIFY(edit->hasFocus());
    }

    void assignedNamesAreKeptInOneStep()
    {
        open();
        type(QStringLiteral("a = e4; b = a << 8; a | b"));
        press("keepAssigned");
        QCOMPARE(document()->bitboard(QStringLiteral("a")), Bitboard("e4"_sq));
        QCOMPARE(document()->bitboard(QStringLiteral("b")), Bitboard("e5"_sq));
        action("undo")->trigger();
        QVERIFY(document()->mine().empty());
        type(QStringLiteral("a1"));
        QVERIFY(!part<QPushButton>("keepAssigned")->isVisible());
    }

    void namesGivenValuesLiveForTheSessionAndAreOffered()
    {
        open();
        type(QStringLiteral("outpost = e4 | d5"));
        QTest::keyClick(box(), Qt::Key_Return);
        type(QString());
        QTest::keyClicks(box(), QStringLiteral("outp"));
        QVERIFY(names()->isVisible());
        QCOMPARE(names()->model()->index(0, 0).data().toString(), QStringLiteral("outpost"));
        QTest::keyClick(names(), Qt::Key_Down);
        QTest::keyClick(names(), Qt::Key_Return);
        QTest::keyClicks(box(), QStringLiteral(" << 8"));
        QCOMPARE(word(), QStringLiteral("0x0000081000000000")); // e5 and d6
        QVERIFY(document()->mine().empty());
        restart();
        open();
        type(QStringLiteral("outpost"));
        QVERIFY(isWrong());
        QVERIFY2(message().contains(QStringLiteral("“outpost” is not known")),
                 qPrintable(message()));
    }

    void wordIsCopiedInTheFormatOfTheDocument()
    {
        open();
        document()->setWordFormat(chess::WordFormat::Decimal);
        type(QStringLiteral("h1"));
        press("copyResult");
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("128"));
        QCOMPARE(said(), QStringLiteral("Copied 128"));
    }

    void hugePastedTextIsRefused()
    {
        open();
        QGuiApplication::clipboard()->setText(QString(10 * 1024 * 1024, u'~'));
        box()->setFocus();
        QTest::keyClick(box(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(isWrong());
    }

    void everyControlHasItsLabelAsAccessibleName()
    {
        open();
        type(QStringLiteral("a = e4"));
        for (QWidget *widget : panel()->findChildren<QWidget *>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible() ||
                widget->objectName().startsWith(QLatin1String("qt_")))
                continue;
            QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
            if (const auto *button = qobject_cast<QAbstractButton *>(widget);
                button != nullptr && !button->text().isEmpty())
                QCOMPARE(widget->accessibleName(), QString(button->text()).remove(u'&'));
        }
    }

    void everythingFitsTheSmallestWindow()
    {
        m_window->resize(900, 600);
        open();
        type(QStringLiteral("a = ~0"));
        QTRY_VERIFY(panel()->widget()->width() <= panel()->viewport()->width());
        for (QWidget *widget : panel()->widget()->findChildren<QWidget *>()) {
            if (widget->isVisible() && widget->parentWidget()->layout() != nullptr)
                QVERIFY2(widget->width() >= widget->minimumSizeHint().width(),
                         qPrintable(widget->objectName()));
        }
    }
};

QTEST_MAIN(TestCalculatorPanel)
#include "tst_calculator_panel.moc"
