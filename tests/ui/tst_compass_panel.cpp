#include "tests/cases.h"
#include "tests/core/printing.h"
#include "tests/ui/panel_stage.h"
#include "ui/compass/compass_panel.h"
#include "ui/compass/mapping_board.h"
#include "ui/tool_dock.h"
#include "ui/widgets/paste_box.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QTreeView>

using chess::Bitboard;
using chess::SquareMapping;
using chess::operator""_sq;

namespace {

/// "a1=0/b1=1", as the table of cases names the mapping a1b1.
std::string columnOf(SquareMapping mapping)
{
    const std::string name(nameOf(mapping));
    return name.substr(0, 2) + "=0/" + name.substr(2) + "=1";
}

} // namespace

/// The panel in the whole window, where its wishes are fulfilled.
class TestCompassPanel : public QObject, public tests::PanelStage {
    Q_OBJECT
public:
    TestCompassPanel() : PanelStage("compass") {}

private:
    ui::CompassPanel *panel() const { return part<ui::CompassPanel>("compassPanel"); }
    ui::Document *document() const { return m_window->document(); }
    ui::MappingBoard *boardOf(const char *mapping) const
    {
        return part<ui::MappingBoard>((QByteArray("board_") + mapping).constData());
    }
    QListWidget *guesses() const { return part<QListWidget>("mappingGuesses"); }
    QString verdict() const { return part<QLabel>("mappingVerdict")->text(); }

    void click(QWidget *widget)
    {
        panel()->ensureWidgetVisible(widget);
        QTest::mouseClick(widget, Qt::LeftButton, {}, QPoint(8, widget->height() / 2));
    }
    void chooseMapping(const char *mapping)
    {
        click(
            panel()->findChild<QRadioButton *>(QLatin1String("mapping_") + QLatin1String(mapping)));
    }
    void own(const QString &name, Bitboard squares)
    {
        document()->setMine(name, squares, QStringLiteral("Add"));
        document()->setChosenBitboard(name);
    }
    void paste(const QString &text) { PanelStage::paste("mappingText", text); }
    void typeSquare(const QString &name)
    {
        auto *edit = part<QLineEdit>("knownSquare");
        edit->setFocus();
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, name);
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void nothingOfThePanelExistsBeforeItIsOpened()
    {
        QVERIFY(m_window->findChild<ui::CompassPanel *>() == nullptr);
        open();
        QVERIFY(panel()->isVisible());
        QVERIFY(boardOf("a1b1")->hasFocus());
    }

    void allBoardsWithNameAndWordAreInViewInAWindowOfTheUsualSize()
    {
        m_window->resize(1280, 800);
        action("resetLayout")->trigger();
        open();
        const auto isWhollyInView = [](const QWidget *part) {
            return part->visibleRegion().boundingRect() == part->rect();
        };
        for (const SquareMapping mapping : chess::allSquareMappings) {
            const QString name = QString::fromStdString(std::string(nameOf(mapping)));
            const auto *choice =
                panel()->findChild<QRadioButton *>(QStringLiteral("mapping_") + name);
            QTRY_VERIFY2(isWhollyInView(choice), qPrintable(name));
            QTRY_VERIFY2(isWhollyInView(boardOf(name.toLatin1().constData())), qPrintable(name));
        }
        // The list above keeps a heading and some rows.
        const auto *list = part<QTreeView>("bitboardsView");
        const QModelIndex heading = list->model()->index(0, 0);
        const QRect thirdRow = list->visualRect(list->model()->index(2, 0, heading));
        QVERIFY(list->viewport()->rect().contains(
            QRect(QPoint(), thirdRow.size())
                .translated(thirdRow.left(), thirdRow.top() - list->visualRect(heading).top())));
    }

    void everyMappingShowsTheWordOfTheTableOfCases()
    {
        open();
        for (const tests::Case &row : tests::Cases("mapped_bitboards.tsv")) {
            own(QStringLiteral("mine"),
                chess::fromWord(std::stoull(row["a1=0/b1=1"], nullptr, 16), SquareMapping::A1B1));
            for (const SquareMapping mapping : chess::allSquareMappings) {
                const auto *board = boardOf(std::string(nameOf(mapping)).c_str());
                QCOMPARE(board->text(),
                         QStringLiteral("0x%1").arg(
                             QString::fromStdString(row[columnOf(mapping).c_str()]).toUpper()));
                QCOMPARE(board->squares(), document()->bitboard(QStringLiteral("mine")));
            }
        }
    }

    void clickAndEnterCopyTheWordUnderThatMapping()
    {
        open();
        click(boardOf("a8b8"));
        QCOMPARE(clipboard(), QStringLiteral("0x00FF000000000000"));
        QVERIFY(said().contains(QStringLiteral("a8b8")));
        boardOf("a1a2")->setFocus();
        QTest::keyClick(boardOf("a1a2"), Qt::Key_Return);
        QCOMPARE(clipboard(), QStringLiteral("0x0202020202020202"));
        document()->setWordFormat(chess::WordFormat::Rust);
        QTest::keyClick(boardOf("a1a2"), Qt::Key_Space);
        QCOMPARE(clipboard(), QStringLiteral("0x0202_0202_0202_0202_u64"));
    }

    void oneClickMakesAMappingThatOfTheWindowAndKeepsTheSquares()
    {
        open();
        QVERIFY(boardOf("a1b1")->isCurrent());
        own(QStringLiteral("mine"), {"b3"_sq, "c2"_sq});
        chooseMapping("h8g8");
        QCOMPARE(document()->mapping(), SquareMapping::H8G8);
        QVERIFY(boardOf("h8g8")->isCurrent());
        QVERIFY(!boardOf("a1b1")->isCurrent());
        QCOMPARE(document()->bitboard(QStringLiteral("mine")), (Bitboard{"b3"_sq, "c2"_sq}));
    }

    void mappingChosenElsewhereIsMarkedToo()
    {
        open();
        document()->setMapping(SquareMapping::A1A2);
        QVERIFY(boardOf("a1a2")->isCurrent());
        QVERIFY(part<QRadioButton>("mapping_a1a2")->isChecked());
    }

    // Bit 9 and bit 16: c2 … b3 of a1b1 are b2 and a3; of a8b8 b7 and a6.
    void keptNumberGivesAnOwnBitboardOtherSquaresThatUndoTakesBack()
    {
        open();
        own(QStringLiteral("mine"), {"b2"_sq, "a3"_sq});
        click(part<QRadioButton>("keepNumber"));
        QCOMPARE(boardOf("a8b8")->text(), QStringLiteral("0x0000000000010200"));
        QCOMPARE(boardOf("a8b8")->squares(), (Bitboard{"b7"_sq, "a6"_sq}));
        chooseMapping("a8b8");
        QCOMPARE(document()->mapping(), SquareMapping::A8B8);
        QCOMPARE(document()->bitboard(QStringLiteral("mine")), (Bitboard{"b7"_sq, "a6"_sq}));
        QCOMPARE(boardOf("a1b1")->text(), QStringLiteral("0x0000000000010200"));
        document()->undoStack()->undo();
        QCOMPARE(document()->bitboard(QStringLiteral("mine")), (Bitboard{"b2"_sq, "a3"_sq}));
    }

    void keptNumberOfThePositionIsOnlyShownAndCanBecomeMine()
    {
        open();
        click(part<QRadioButton>("keepNumber"));
        chooseMapping("a8b8");
        QCOMPARE(boardFen(), tests::startFen);
        QCOMPARE(part<QLabel>("keptNumber")->text(),
                 QStringLiteral("0x000000000000FF00 under a8b8: 8 squares: a7, b7, c7, d7, e7, f7, "
                                "g7, h7"));
        click(part<QPushButton>("addKeptNumber"));
        QCOMPARE(document()->chosenBitboard(), QStringLiteral("white_pawns_a8b8"));
        QCOMPARE(document()->bitboard(document()->chosenBitboard()), Bitboard(chess::Rank::Seven));
    }

    // The knight attacks of a1 under a1b1.
    void wordAndASquareInItRankTheMappings()
    {
        open();
        paste(QStringLiteral("0x0000000000020400"));
        typeSquare(QStringLiteral("B3"));
        QCOMPARE(guesses()->count(), 8);
        QVERIFY(guesses()->item(0)->text().startsWith(QStringLiteral("a1b1 (LERF)")));
        QVERIFY(guesses()->item(0)->text().contains(QStringLiteral("knight a1")));
        QVERIFY(guesses()->item(7)->text().contains(QStringLiteral("b3 is not in the set")));
        typeSquare(QStringLiteral("g6"));
        QVERIFY(guesses()->item(0)->text().startsWith(QStringLiteral("h8g8")));
        click(part<QPushButton>("useMapping"));
        QCOMPARE(document()->mapping(), SquareMapping::H8G8);
    }

    void namedWordsRankTheMappingsAndEnterTakesTheFirst()
    {
        open();
        paste(QStringLiteral("white_pawns = 0x0202020202020202\n"
                             "black_pawns = 0x4040404040404040\n"
                             "file_a = 0x00000000000000FF"));
        QVERIFY2(verdict().contains(QStringLiteral("Most likely a1a2 (LEFR)")),
                 qPrintable(verdict()));
        guesses()->setFocus();
        QTest::keyClick(guesses(), Qt::Key_Return);
        QCOMPARE(document()->mapping(), SquareMapping::A1A2);
    }

    void textThatIsNoWordIsRefusedWithItsPlace()
    {
        open();
        paste(QStringLiteral("0x00FF\n0xG0"));
        QVERIFY2(verdict().startsWith(QStringLiteral("Line 2")), qPrintable(verdict()));
        QVERIFY(!part<ui::PasteBox>("mappingText")->underlined().isEmpty());
        QVERIFY(guesses()->isHidden());
        paste(QStringLiteral("0xFF00"));
        QVERIFY(part<ui::PasteBox>("mappingText")->underlined().isEmpty());
        typeSquare(QStringLiteral("j9"));
        QVERIFY(verdict().contains(QStringLiteral("“j9” is no square")));
    }

    void textTooLongToReadIsNotTaken()
    {
        open();
        paste(QStringLiteral("0xFF00"));
        paste(QString(10'000'000, u'1'));
        QVERIFY(verdict().contains(QStringLiteral("too long")));
        QCOMPARE(part<ui::PasteBox>("mappingText")->toPlainText(), QStringLiteral("0xFF00"));
    }

    void switchComesBackAfterARestart()
    {
        open();
        click(part<QRadioButton>("keepNumber"));
        restart();
        open();
        QVERIFY(part<QRadioButton>("keepNumber")->isChecked());
        panel()->setState({{QStringLiteral("keepsNumber"), QByteArray("\xff")}});
        panel()->setState({});
        QVERIFY(part<QLabel>("keepMeaning")->isVisible());
    }

    void everyControlHasANameLikeItsLabel()
    {
        open();
        for (const QAbstractButton *button : panel()->findChildren<QAbstractButton *>()) {
            QVERIFY(!button->objectName().isEmpty());
            QCOMPARE(button->accessibleName(), QString(button->text()).remove(u'&'));
        }
    }

    void everythingFitsAWideAndANarrowPanel()
    {
        open();
        auto *dock = part<ui::ToolDock>("compassDock");
        dock->setFloating(true);
        for (const QSize size : {QSize(330, 900), QSize(560, 420), QSize(900, 600)}) {
            dock->resize(size);
            QTRY_VERIFY(panel()->widget()->width() <= panel()->viewport()->width());
            for (const ui::MappingBoard *board : panel()->findChildren<ui::MappingBoard *>())
                QVERIFY(board->width() >= board->leastWidth() &&
                        board->height() >= board->heightForWidth(board->width()));
        }
    }
};

QTEST_MAIN(TestCompassPanel)
#include "tst_compass_panel.moc"
