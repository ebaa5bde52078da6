#include "src/workbench/tables/table_text.h"
#include "tests/core/printing.h"
#include "tests/ui/panel_stage.h"
#include "ui/board/board_view.h"
#include "ui/tables/table_grid.h"
#include "ui/tables/tables_panel.h"
#include "ui/tool_dock.h"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

using chess::Bitboard;
using chess::Square;
using chess::operator""_sq;

/// The panel in the whole window, where its wishes are fulfilled.
class TestTablesPanel : public QObject, public tests::PanelStage {
    Q_OBJECT
public:
    TestTablesPanel() : PanelStage("tables") {}

private:
    ui::TablesPanel *panel() const { return part<ui::TablesPanel>("tablesPanel"); }
    ui::TableGrid *grid() const { return part<ui::TableGrid>("tableGrid"); }
    QString word() const { return part<QLineEdit>("entryWord")->text(); }
    QString squares() const { return part<QLabel>("entrySquares")->text(); }

    void choose(const char *box, const QString &text)
    {
        auto *combo = part<QComboBox>(box);
        const int index = combo->findText(text);
        QVERIFY(index >= 0);
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(combo, Qt::Key_Down);
        QCOMPARE(combo->currentText(), text);
    }
    void pin(Square square)
    {
        QTest::mouseClick(grid(), Qt::LeftButton, {},
                          grid()->geometryOfCells().squareRect(square).center().toPoint());
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void nothingOfThePanelExistsBeforeItIsOpened()
    {
        QVERIFY(m_window->findChild<ui::TablesPanel *>() == nullptr);
        open();
        QVERIFY(panel()->isVisible());
        QVERIFY(grid()->hasFocus());
    }

    void linesAreAddedUnderTheNameThatAllTheirSquaresShare_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("name");
        QTest::newRow("rank") << QStringLiteral("rank") << QStringLiteral("mask_rank_6");
        QTest::newRow("file") << QStringLiteral("file") << QStringLiteral("mask_file_d");
        QTest::newRow("diagonal") << QStringLiteral("diagonal")
                                  << QStringLiteral("mask_diagonal_a3f8");
        QTest::newRow("antidiagonal")
            << QStringLiteral("antidiagonal") << QStringLiteral("mask_antidiagonal_h2b8");
    }
    void linesAreAddedUnderTheNameThatAllTheirSquaresShare()
    {
        QFETCH(QString, table);
        QFETCH(QString, name);
        open();
        choose("tableChoice", table);
        pin("d6"_sq);
        press("addEntry");
        QCOMPARE(m_window->document()->mine().size(), std::size_t{1});
        QCOMPARE(m_window->document()->mine().front().name, name);
    }

    void everyTableOfTheCoreCanBeChosen()
    {
        open();
        for (const chess::SquareTable &table : chess::squareTables()) {
            choose("tableChoice",
                   QString::fromUtf8(table.name.data(), qsizetype(table.name.size())));
            QCOMPARE(&grid()->table(), &table);
            QCOMPARE(part<ui::BoardView>("entryBoard")->tinted(), table.entry(grid()->pinned()));
        }
    }

    void pinnedEntryIsShownWithItsNumbers()
    {
        open();
        pin("h4"_sq);
        QCOMPARE(word(), QStringLiteral("0x0000402000204000"));
        QCOMPARE(squares(), QStringLiteral("4 squares: g2, f3, f5, g6"));
        QCOMPARE(part<QLabel>("entryTitle")->text(), QStringLiteral("h4 of knight, bit 31"));
        const auto *board = part<ui::BoardView>("entryBoard");
        QCOMPARE(board->tinted(), (Bitboard{"g2"_sq, "f3"_sq, "f5"_sq, "g6"_sq}));
        QVERIFY(board->picture().position.pieceAt("h4"_sq).has_value());

        m_window->document()->setMapping(chess::SquareMapping::A8B8);
        QCOMPARE(part<QLabel>("entryTitle")->text(), QStringLiteral("h4 of knight, bit 39"));
        m_window->document()->setWordFormat(chess::WordFormat::Decimal);
        QCOMPARE(word().toULongLong(), toWord(board->tinted(), chess::SquareMapping::A8B8));
    }

    void copyGivesTheWordInTheFormatOfTheWindow()
    {
        open();
        pin("a1"_sq);
        press("copyEntry");
        QCOMPARE(clipboard(), QStringLiteral("0x0000000000020400"));
        grid()->setFocus();
        QTest::keyClick(grid(), Qt::Key_Right);
        QTest::keySequence(grid(), QKeySequence::Copy);
        QCOMPARE(clipboard(), QStringLiteral("0x0000000000050800"));
        QVERIFY(said().contains(QStringLiteral("b1 of knight")));
    }

    void entryBecomesALayerThatUndoTakesBack()
    {
        open();
        pin("a1"_sq);
        press("layEntry");
        const ui::Document *document = m_window->document();
        const QString name = QStringLiteral("knight_a1");
        QCOMPARE(document->bitboard(name), (Bitboard{"b3"_sq, "c2"_sq}));
        QCOMPARE(document->layers(), QStringList{name});
        m_window->document()->undoStack()->undo();
        QVERIFY(!document->bitboard(name));
    }

    void entryBecomesABitboardOfMine()
    {
        open();
        choose("tableChoice", QStringLiteral("rook-mask"));
        pin("a1"_sq);
        press("addEntry");
        const ui::Document *document = m_window->document();
        QCOMPARE(document->chosenBitboard(), QStringLiteral("rook_mask_a1"));
        QCOMPARE(document->bitboard(document->chosenBitboard())->count(), 12);
    }

    void wholeTableIsCopiedInTheChosenLanguage()
    {
        open();
        choose("tableFormat", QStringLiteral("Rust"));
        press("copyTable");
        QVERIFY(clipboard().contains(QStringLiteral("pub const KNIGHT: [u64; 64] = [")));
        QCOMPARE(clipboard().count(QStringLiteral("_u64")), 64);
        m_window->document()->setMapping(chess::SquareMapping::H8G8);
        QVERIFY(panel()->text().contains(QStringLiteral("// bits: h8g8")));
        choose("tableFormat", QStringLiteral("CSV table"));
        QVERIFY(panel()->text().contains(QStringLiteral("\na1,0x")));
    }

    void wholeTableIsSavedWhereTheDialogSays()
    {
        open();
        press("saveTable");
        auto *dialog = part<QFileDialog>("saveTextDialog");
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
        QVERIFY(name->text().endsWith(QStringLiteral("knight.hpp")));
        name->setText(path("table.hpp")); // typed text would bring a list of names over the button
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save),
                          Qt::LeftButton);
        QTRY_COMPARE(QString::fromUtf8(tests::read(path("table.hpp"))), panel()->text());
        QTRY_VERIFY(part<QLabel>("tableMessage")->text().contains(path("table.hpp")));
    }

    void failureToSaveIsToldInThePanelAndNothingIsLost()
    {
        open();
        QVERIFY(!panel()->saveTo(path("no/such/folder.hpp")));
        QVERIFY(part<QLabel>("tableMessage")->text().contains(QStringLiteral("No such file")));
        QVERIFY(part<QLabel>("tableMessageIcon")->isVisible());
        QVERIFY(panel()->saveTo(path("table.hpp")));
        QVERIFY(!part<QLabel>("tableMessageIcon")->isVisible());
    }

    void heatMapIsSwitchedByKeyboardWithItsLegend()
    {
        open();
        QVERIFY(!part<QWidget>("heatLegend")->isVisible());
        part<QCheckBox>("tableHeatMap")->setFocus();
        QTest::keyClick(part<QCheckBox>("tableHeatMap"), Qt::Key_Space);
        QVERIFY(grid()->isHeatMap());
        QVERIFY(part<QWidget>("heatLegend")->isVisible());
    }

    void choicesComeBackAfterARestartAndRubbishDoesNoHarm()
    {
        open();
        choose("tableChoice", QStringLiteral("queen"));
        choose("tableFormat", QStringLiteral("Zig"));
        part<QCheckBox>("tableHeatMap")->click();
        pin("c7"_sq);
        const QVariantMap kept = panel()->state();
        restart();
        open();
        QCOMPARE(panel()->state(), kept);
        QVERIFY(part<ui::BoardView>("entryBoard")
                    ->accessibleDescription()
                    .startsWith(QStringLiteral("23 squares")));
        panel()->setState({{QStringLiteral("table"), 7},
                           {QStringLiteral("pinned"), QStringLiteral("j9")},
                           {QStringLiteral("format"), QByteArray("\xff\0", 2)},
                           {QStringLiteral("folder"), QStringLiteral("/no/such/folder")}});
        QCOMPARE(panel()->state(), kept);
    }

    void everyControlHasANameLikeItsLabel()
    {
        open();
        const auto buttons = panel()->findChildren<QAbstractButton *>();
        for (const QAbstractButton *button : buttons) {
            QVERIFY(!button->objectName().isEmpty());
            QVERIFY(!button->accessibleName().isEmpty());
            if (!button->text().isEmpty())
                QCOMPARE(button->accessibleName(), QString(button->text()).remove(u'&'));
        }
        const QAccessibleInterface *entry =
            QAccessible::queryAccessibleInterface(part<ui::BoardView>("entryBoard"));
        QCOMPARE(entry->role(), QAccessible::Graphic);
        QCOMPARE(entry->text(QAccessible::Description), squares());
    }

    void everythingFitsAWideAndANarrowPanel()
    {
        open();
        auto *dock = part<ui::ToolDock>("tablesDock");
        dock->setFloating(true);
        for (const QSize size : {QSize(330, 900), QSize(560, 420), QSize(900, 600)}) {
            dock->resize(size);
            QTRY_VERIFY(panel()->viewport()->width() >= panel()->widget()->width());
            QVERIFY(grid()->width() >= grid()->minimumSide());
            QVERIFY(panel()->widget()->minimumSizeHint().width() <= panel()->viewport()->width());
        }
    }
};

QTEST_MAIN(TestTablesPanel)
#include "tst_tables_panel.moc"
