#include "tests/core/printing.h"
#include "tests/ui/painted_region.h"
#include "ui/bitboards/bitboards_model.h"
#include "ui/bitboards/bitboards_panel.h"
#include "ui/bitboards/mini_board_delegate.h"
#include "ui/board/digit_groups.h"
#include "ui/widgets/color_contrast.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using chess::Bitboard;
using chess::operator""_sq;

class TestBitboardsPanel : public QObject {
    Q_OBJECT

    ui::Document *m_document = nullptr;
    ui::BitboardsPanel *m_panel = nullptr;

    QTreeView *view() const { return m_panel->findChild<QTreeView *>(); }
    QLineEdit *filter() const
    {
        return m_panel->findChild<QLineEdit *>(QStringLiteral("bitboardsFilter"));
    }

    /// The first cell of a bitboard or heading, or an invalid index when the filter hides it.
    QModelIndex row(const QString &name) const
    {
        const auto found = view()->model()->match(view()->model()->index(0, 0), Qt::DisplayRole,
                                                  name, 1, Qt::MatchExactly | Qt::MatchRecursive);
        return found.value(0);
    }
    QModelIndex row(const char *name) const { return row(QLatin1String(name)); }

    void makeCurrent(const char *name)
    {
        view()->scrollTo(row(name));
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {},
                          view()->visualRect(row(name)).center());
        QCOMPARE(view()->currentIndex(), row(name));
    }

    QString clipboard() const { return QGuiApplication::clipboard()->text(); }

    void trigger(const char *action)
    {
        auto *found = m_panel->findChild<QAction *>(QLatin1String(action));
        QVERIFY(found);
        found->trigger();
    }

private slots:
    void init()
    {
        m_document = new ui::Document;
        m_panel = new ui::BitboardsPanel(m_document);
        connect(m_panel, &ui::BitboardsPanel::layerShownRequested, m_document,
                &ui::Document::setLayerShown);
        connect(m_panel, &ui::BitboardsPanel::chosenRequested, m_document,
                &ui::Document::setChosenBitboard);
        m_panel->resize(420, 1000);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel));
        QGuiApplication::clipboard()->clear();
    }

    void cleanup()
    {
        delete m_panel;
        delete m_document;
    }

    void clickOnTheCheckBoxShowsAndHidesTheLayer()
    {
        const QRect cell = view()->visualRect(row("white_knights"));
        const QPoint box(cell.left() + 10, cell.center().y());
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, box);
        QCOMPARE(m_document->layers(), QStringList(QStringLiteral("white_knights")));
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, box);
        QCOMPARE(m_document->layers(), QStringList());
        // Beside the box a click selects and shows nothing.
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, cell.center());
        QCOMPARE(m_document->layers(), QStringList());
    }

    void spaceTogglesTheLayersOfAllSelectedRows()
    {
        makeCurrent("white_knights");
        QTest::keyClick(view(), Qt::Key_Space);
        QCOMPARE(m_document->layers(), QStringList(QStringLiteral("white_knights")));
        QTest::keyClick(view(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(view(), Qt::Key_Space);
        QCOMPARE(m_document->layers(),
                 QStringList({QStringLiteral("white_knights"), QStringLiteral("white_bishops")}));
        QTest::keyClick(view(), Qt::Key_Space);
        QCOMPARE(m_document->layers(), QStringList());
    }

    void clickAndArrowsChooseForTheInspector()
    {
        makeCurrent("black_queens");
        QCOMPARE(m_document->chosenBitboard(), QStringLiteral("black_queens"));
        QTest::keyClick(view(), Qt::Key_Down);
        QCOMPARE(m_document->chosenBitboard(), QStringLiteral("black_king"));
    }

    void enterAndDoubleClickBringTheInspectorIntoView()
    {
        QSignalSpy inspected(m_panel, &ui::BitboardsPanel::inspectRequested);
        makeCurrent("black_queens");
        QCOMPARE(inspected.size(), 0);
        QTest::keyClick(view(), Qt::Key_Return);
        QCOMPARE(inspected.size(), 1);
        const QPoint place = view()->visualRect(row("white_rooks")).center();
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(view()->viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(inspected.size(), 2);
        QCOMPARE(m_document->chosenBitboard(), QStringLiteral("white_rooks"));
    }

    void theChosenBitboardIsTheCurrentRow()
    {
        QCOMPARE(view()->currentIndex(), row(m_document->chosenBitboard()));
        m_document->setChosenBitboard(QStringLiteral("occupied"));
        QCOMPARE(view()->currentIndex(), row("occupied"));
    }

    void downGoesFromTheFilterToTheFirstThatWasFound()
    {
        filter()->setFocus();
        QTest::keyClicks(filter(), QStringLiteral("black_attacks"));
        QTest::keyClick(filter(), Qt::Key_Down);
        QVERIFY(view()->hasFocus());
        QCOMPARE(view()->currentIndex(), row("black_attacks"));
        QCOMPARE(m_document->chosenBitboard(), QStringLiteral("black_attacks"));
    }

    void focusOfTheListIsSeenOnItsCurrentRow()
    {
        makeCurrent("white_rooks");
        const auto edgeContrast = [&] {
            const QRect cell = view()->visualRect(row("white_rooks"));
            const QImage image = view()->viewport()->grab(cell).toImage();
            return ui::contrastRatio(image.pixelColor(image.width() / 2, 2),
                                     image.pixelColor(image.width() - 8, image.height() / 4));
        };
        QVERIFY(edgeContrast() >= 3);
        filter()->setFocus();
        QVERIFY(edgeContrast() < 1.5);
    }

    void filteringChoosesNothingUntilTheListIsEntered()
    {
        makeCurrent("white_rooks");
        filter()->setFocus();
        QTest::keyClicks(filter(), QStringLiteral("occup"));
        QCOMPARE(m_document->chosenBitboard(), QStringLiteral("white_rooks"));
        QTest::keyClick(filter(), Qt::Key_Escape);
        QCOMPARE(view()->currentIndex(), row("white_rooks"));
    }

    void copyingPutsTheWordWithoutSpacesOnTheClipboard()
    {
        QSignalSpy copied(m_panel, &ui::BitboardsPanel::copied);
        makeCurrent("white_pawns");
        QTest::keySequence(view(), QKeySequence::Copy);
        QCOMPARE(clipboard(), QStringLiteral("0x000000000000FF00"));
        QCOMPARE(copied.size(), 1);
        QTest::keyClick(view(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keySequence(view(), QKeySequence::Copy);
        QCOMPARE(clipboard(), QStringLiteral("0x000000000000FF00\n0x0000000000000042"));
        m_document->setMapping(chess::SquareMapping::A8B8);
        m_document->setWordFormat(chess::WordFormat::Decimal);
        makeCurrent("white_king");
        QTest::keySequence(view(), QKeySequence::Copy);
        QCOMPARE(clipboard(), QString::number(1ULL << 60));
    }

    void copyingNamesGroupsAndC()
    {
        makeCurrent("white_knights");
        trigger("copyNameAndWord");
        QVERIFY(clipboard().startsWith(QStringLiteral("white_knights\t0x0000000000000042")));
        trigger("copyAsC");
        QVERIFY(clipboard().contains(QStringLiteral("white_knights = 0x0000000000000042ULL;")));
        trigger("copyGroup");
        const auto lines = clipboard().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), view()->model()->rowCount(row("Pieces")));
        QVERIFY(lines.first().startsWith(QStringLiteral("white_pawns\t")));
        QVERIFY(clipboard().contains(QStringLiteral("\nkings\t0x1000000000000010")));
    }

    void typingFiltersAndEscBringsAllBack()
    {
        filter()->setFocus();
        QTest::keyClicks(filter(), QStringLiteral("file_a"));
        QVERIFY(row("file_a").isValid());
        QVERIFY(view()->isExpanded(row("Masks")));
        QVERIFY(!row("white_pawns").isValid());
        QTest::keyClick(filter(), Qt::Key_Down);
        QVERIFY(view()->hasFocus());
        filter()->setFocus();
        QTest::keyClick(filter(), Qt::Key_Escape);
        QCOMPARE(filter()->text(), QString());
        QVERIFY(row("white_pawns").isValid());
        QVERIFY(!view()->isExpanded(row("Masks")));
    }

    void clearButtonShowsWithATextAndEmptiesTheFilter()
    {
        const auto *clear = m_panel->findChild<QAction *>(QStringLiteral("clearFilter"));
        const auto buttons = filter()->findChildren<QToolButton *>();
        const auto button =
            std::find_if(buttons.begin(), buttons.end(), [clear](const QToolButton *each) {
                return each->defaultAction() == clear;
            });
        QVERIFY(button != buttons.end());
        QVERIFY(!clear->isVisible());
        QTest::keyClicks(filter(), QStringLiteral("file_a"));
        QTRY_VERIFY((*button)->isVisible());
        QTest::mouseClick(*button, Qt::LeftButton);
        QCOMPARE(filter()->text(), QString());
        QVERIFY(!clear->isVisible());
    }

    void nothingFoundIsSaid()
    {
        filter()->setFocus();
        QTest::keyClicks(filter(), QStringLiteral("xyzzy"));
        auto *label = m_panel->findChild<QLabel *>(QStringLiteral("nothingFound"));
        QVERIFY(label->isVisible());
        QVERIFY(label->text().contains(QStringLiteral("xyzzy")));
        QTest::keyClick(filter(), Qt::Key_Escape);
        QVERIFY(!label->isVisible());
        QVERIFY(view()->isVisible());
    }

    void longNamesGiveWayBeforeTheWordsDo()
    {
        m_panel->resize(m_panel->widthForWords(), 400);
        m_panel->show();
        const QFontMetrics digits(ui::MiniBoardDelegate::digitFont(view()->font()));
        const QString word = m_document->literal(chess::Bitboard());
        QVERIFY(view()->columnWidth(ui::BitboardsModel::WordColumn) >=
                ui::widthOfDigitGroups(digits, word));
        // The picture and the check box stand before the name.
        QVERIFY(view()->columnWidth(ui::BitboardsModel::NameColumn) >
                view()->fontMetrics().horizontalAdvance(QStringLiteral("black_bishops")));
    }

    void collapsedGroupsComeBackFromTheSettings()
    {
        makeCurrent("Occupancy");
        QTest::keyClick(view(), Qt::Key_Left);
        QVERIFY(!view()->isExpanded(row("Occupancy")));
        const QVariantMap state = m_panel->state();

        ui::BitboardsPanel other(m_document);
        other.setState({{QStringLiteral("collapsedGroups"), 3.5}});
        other.setState({{QStringLiteral("rubbish"), QByteArray("\0\xff", 2)}});
        other.setState(state);
        auto *otherView = other.findChild<QTreeView *>();
        const auto heading = otherView->model()->match(
            otherView->model()->index(0, 0), Qt::DisplayRole, QStringLiteral("Occupancy"));
        QCOMPARE(heading.size(), 1);
        QVERIFY(!otherView->isExpanded(heading.first()));
        QCOMPARE(other.state(), state);
    }

    void ownGroupOpensWhenItComes()
    {
        QVERIFY(!row("Mine").isValid());
        m_document->setMine(QStringLiteral("outposts"), Bitboard("d5"_sq), QStringLiteral("new"));
        QVERIFY(view()->isExpanded(row("Mine")));
        QVERIFY(row("outposts").isValid());
    }

    void onlyBitboardsThatDifferRepaint()
    {
        view()->clearFocus();
        m_panel->setFocus();
        QCoreApplication::processEvents();
        tests::PaintedRegion painted(view()->viewport());
        m_document->movePiece("b1"_sq, "c3"_sq);
        QTRY_VERIFY(!painted.region.isEmpty());
        const auto isPainted = [&](const char *name) {
            return painted.region.intersects(view()->visualRect(row(name)));
        };
        QVERIFY(isPainted("white_knights"));
        QVERIFY(isPainted("occupied"));
        QVERIFY(!isPainted("white_pawns"));
        QVERIFY(!isPainted("black_king"));
        QVERIFY(!isPainted("black"));
    }

    void digitsAreGroupedByTheirNotation_data()
    {
        QTest::addColumn<QString>("literal");
        QTest::addColumn<QString>("groups");
        QTest::newRow("hexadecimal")
            << QStringLiteral("0x000000000000FF00") << QStringLiteral("0x0000 0000 0000 FF00");
        QTest::newRow("C") << QStringLiteral("0x000000000000FF00ULL")
                           << QStringLiteral("0x0000 0000 0000 FF00ULL");
        QTest::newRow("C++") << QStringLiteral("0x0000'0000'0000'FF00ULL")
                             << QStringLiteral("0x0000'0000'0000'FF00ULL");
        QTest::newRow("decimal") << QStringLiteral("65280") << QStringLiteral("65 280");
        QTest::newRow("signed") << QStringLiteral("-281474976645121")
                                << QStringLiteral("-281 474 976 645 121");
        QTest::newRow("nought") << QStringLiteral("0") << QStringLiteral("0");
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("binary") << QStringLiteral("0b") + QString(64, u'1')
                                << QStringLiteral("0b11111111 11111111 11111111 11111111 "
                                                  "11111111 11111111 11111111 11111111");
    }

    void digitsAreGroupedByTheirNotation()
    {
        QFETCH(QString, literal);
        QFETCH(QString, groups);
        QCOMPARE(ui::digitGroups(literal).join(u' '), groups);
    }
};

QTEST_MAIN(TestBitboardsPanel)
#include "tst_bitboards_panel.moc"
