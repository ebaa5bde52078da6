#include "tests/core/printing.h"
#include "tests/ui/panel_stage.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/name_dialog.h"
#include "ui/panels/operations_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

using chess::Bitboard;
using chess::operator""_sq;

/// The panel in the whole window, where its wishes are fulfilled.
class TestOperationsPanel : public QObject, public tests::PanelStage {
    Q_OBJECT
public:
    TestOperationsPanel() : PanelStage("operations") {}

private:
    ui::OperationsPanel *panel() const { return part<ui::OperationsPanel>("operationsPanel"); }
    ui::Document *document() const { return m_window->document(); }
    Bitboard after() const { return part<ui::BoardView>("operationAfter")->tinted(); }
    QString squares() const { return part<QLabel>("operationSquares")->text(); }
    std::optional<Bitboard> x() const { return document()->bitboard(QStringLiteral("x")); }

    /// Opens the panel on a bitboard x of one's own.
    void openWith(Bitboard squares)
    {
        document()->setMine(QStringLiteral("x"), squares, QStringLiteral("Add"));
        document()->setChosenBitboard(QStringLiteral("x"));
        open();
    }
    void choose(const char *box, const char *text)
    {
        auto *combo = part<QComboBox>(box);
        const int index = combo->findText(QLatin1String(text));
        QVERIFY2(index >= 0, text);
        combo->setFocus();
        // The first entry is a heading, which keys pass over.
        while (combo->currentIndex() != index) {
            const int before = combo->currentIndex();
            QTest::keyClick(combo, before < index ? Qt::Key_Down : Qt::Key_Up);
            QVERIFY(combo->currentIndex() != before);
        }
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void nothingOfThePanelExistsBeforeItIsOpened()
    {
        QVERIFY(m_window->findChild<ui::OperationsPanel *>() == nullptr);
    }

    void changeIsOneStepOfUndo()
    {
        openWith(Bitboard("e4"_sq) | Bitboard("h8"_sq));
        choose("operation", "north");
        QCOMPARE(after(), Bitboard("e5"_sq));
        QCOMPARE(x(), Bitboard("e4"_sq) | Bitboard("h8"_sq));
        press("applyOperation");
        QCOMPARE(x(), Bitboard("e5"_sq));
        QCOMPARE(after(), Bitboard("e6"_sq));
        action("undo")->trigger();
        QCOMPARE(x(), Bitboard("e4"_sq) | Bitboard("h8"_sq));
    }

    void setOperationsAreDoneWithAnotherBitboard_data()
    {
        QTest::addColumn<QString>("operation");
        QTest::addColumn<quint64>("word");
        // x has a1 and e4; white has the sixteen squares of ranks 1 and 2.
        QTest::newRow("and") << "and" << quint64(1);
        QTest::newRow("or") << "or" << quint64(0x1000FFFF);
        QTest::newRow("xor") << "xor" << quint64(0x1000FFFE);
        QTest::newRow("and_not") << "and_not" << quint64(0x10000000);
    }
    void setOperationsAreDoneWithAnotherBitboard()
    {
        QFETCH(QString, operation);
        QFETCH(quint64, word);
        openWith(Bitboard("a1"_sq) | Bitboard("e4"_sq));
        choose("operation", qPrintable(operation));
        choose("operationWith", "white");
        QCOMPARE(after().word(), word);
        press("applyOperation");
        QCOMPARE(x()->word(), word);
    }

    void bareShiftShowsTheBitsThatWrap()
    {
        openWith(Bitboard("h4"_sq) | Bitboard("a1"_sq));
        choose("operation", "east");
        QCOMPARE(after(), Bitboard("b1"_sq));
        QTest::keyClick(part<QCheckBox>("operationUnmasked"), Qt::Key_Space);
        // One to the east of h4 is the next bit, a5.
        QCOMPARE(after(), Bitboard("b1"_sq) | Bitboard("a5"_sq));
        QCOMPARE(part<ui::BoardView>("operationAfter")->picture().marks.wrapped, Bitboard("a5"_sq));
        QVERIFY(squares().contains(QStringLiteral("Wrapped: a5")));
    }

    void shiftByNumberGoesByTheMapping()
    {
        openWith(Bitboard("a1"_sq));
        choose("operation", "shift_left");
        auto *count = part<QSpinBox>("operationCount");
        count->setFocus();
        count->selectAll();
        QTest::keyClicks(count, QStringLiteral("9"));
        QCOMPARE(after(), Bitboard("b2"_sq));
        document()->setMapping(chess::SquareMapping::A8B8);
        QVERIFY(after().isEmpty()); // a1 is bit 56 there
    }

    void subsetsAreSteppedThroughInBothDirections()
    {
        openWith(Bitboard("a1"_sq) | Bitboard("c1"_sq));
        choose("operation", "subset");
        QStringList seen = {squares()};
        for (int i = 0; i < 3; ++i) {
            press("nextSubset");
            seen += squares();
        }
        QCOMPARE(seen.join(u'/'), QStringLiteral("no square/1 square: a1/1 square: c1/"
                                                 "2 squares: a1, c1"));
        QVERIFY(!part<QToolButton>("nextSubset")->isEnabled());
        press("previousSubset");
        QCOMPARE(squares(), QStringLiteral("1 square: c1"));
        press("firstSubset");
        QVERIFY(after().isEmpty());
        QVERIFY(!part<QToolButton>("previousSubset")->isEnabled());
    }

    void whatCannotBeDoneIsSaidAndNotOffered()
    {
        openWith(Bitboard("a1"_sq) | Bitboard("c1"_sq));
        choose("operation", "between");
        QCOMPARE(squares(), QStringLiteral("This is done with exactly one square."));
        QVERIFY(!part<QPushButton>("applyOperation")->isEnabled());
        QVERIFY(!part<QPushButton>("operationAsNew")->isEnabled());
    }

    void resultBecomesANewBitboard()
    {
        openWith(Bitboard("e4"_sq));
        choose("operation", "knight_attacks");
        press("operationAsNew");
        QTRY_VERIFY(panel()->findChild<ui::NameDialog *>() != nullptr);
        auto *name = panel()->findChild<QLineEdit *>(QStringLiteral("bitboardName"));
        QCOMPARE(name->text(), QStringLiteral("x_knight_attacks"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(document()->bitboard(QStringLiteral("x_knight_attacks"))->word(),
                 0x0000284400442800ULL);
        QCOMPARE(x(), Bitboard("e4"_sq));
    }

    void piecesOfTheBoardMoveWithTheirBitboard()
    {
        openWith({});
        choose("operationBitboard", "white_pawns");
        choose("operation", "north_north");
        press("applyOperation");
        QCOMPARE(boardFen().section(u' ', 0, 0),
                 QStringLiteral("rnbqkbnr/pppppppp/8/8/PPPPPPPP/8/8/RNBQKBNR"));
    }

    void whatFollowsFromThePositionIsNotChanged()
    {
        openWith({});
        choose("operationBitboard", "occupied");
        QVERIFY(!part<QPushButton>("applyOperation")->isVisible());
        QVERIFY(part<QPushButton>("operationAsNew")->isEnabled());
    }

    void operationComesBackAfterARestart()
    {
        openWith(Bitboard("e4"_sq));
        choose("operation", "rotate_180");
        restart();
        open();
        QCOMPARE(part<QComboBox>("operation")->currentText(), QStringLiteral("rotate_180"));
        QCOMPARE(after(), Bitboard("d5"_sq));
    }

    void everythingFitsTheSmallestWindow()
    {
        m_window->resize(900, 600);
        openWith(~Bitboard());
        QTRY_VERIFY(panel()->widget()->width() <= panel()->viewport()->width());
    }
};

QTEST_MAIN(TestOperationsPanel)
#include "tst_operations_panel.moc"
