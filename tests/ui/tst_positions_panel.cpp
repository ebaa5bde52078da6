#include "tests/ui/positions_stage.h"

#include <QAbstractItemModelTester>
#include <QDockWidget>
#include <QHelpEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QToolTip>

using tests::kingLines;
using tests::kiwipete;
using ui::PositionsModel;

/// Looking through a list.
class TestPositionsPanel : public QObject, private tests::PositionsStage {
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void aFileOfSeveralPositionsIsListedAndItsFirstShown()
    {
        list("kings.epd", kingLines(3));
        QVERIFY(panel()->isVisible());
        QCOMPARE(table()->model()->rowCount(), 3);
        QCOMPARE(boardFen(), QStringLiteral("k7/8/8/8/8/8/8/4K2R w - - 0 1"));
        QCOMPARE(undoText(), QStringLiteral("Position 1 of kings.epd"));
        QCOMPARE(cell(1, PositionsModel::PositionColumn),
                 QStringLiteral("1k6/8/8/8/8/8/8/4K2R w - -"));
        QCOMPARE(cell(1, PositionsModel::CommentColumn), QStringLiteral("id \"2\""));
        // Save must not write one position over the list.
        QVERIFY(m_window->file()->path().isEmpty());
        QCOMPARE(m_window->file()->recent(), QStringList(path("kings.epd")));
    }

    void gamesAreListedByTheirFenTags()
    {
        list("games.pgn", "[Event \"A\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 3 7\"]\n\n1... Kd8 *\n\n"
                          "[Event \"B\"]\n\n1. e4 *\n");
        QCOMPARE(table()->model()->rowCount(), 2);
        QCOMPARE(boardFen(), QStringLiteral("4k3/8/8/8/8/8/8/4K3 b - - 3 7"));
        key(Qt::Key_Down);
        QCOMPARE(boardFen(), tests::startFen);
        QVERIFY2(details().contains(QStringLiteral("no FEN tag")), qPrintable(details()));
    }

    void gamesAreToldApartByTheirPlayers()
    {
        list("games.pgn",
             "[Event \"Match\"]\n[Date \"1997.05.11\"]\n[White \"Deep Blue\"]\n"
             "[Black \"Kasparov\"]\n\n1. e4 *\n\n"
             "[White \"Réti\"]\n[Black \"?\"]\n[FEN \"7K/8/k1P5/7p/8/8/8/8 w - - 0 1\"]\n\n*\n");
        QCOMPARE(cell(0, PositionsModel::CommentColumn),
                 QStringLiteral("Deep Blue – Kasparov · Match · 1997.05.11"));
        QCOMPARE(cell(1, PositionsModel::CommentColumn), QStringLiteral("Réti – ?"));
        QCOMPARE(
            table()->model()->headerData(PositionsModel::CommentColumn, Qt::Horizontal).toString(),
            QStringLiteral("Game"));
        key(Qt::Key_Down);
        QCOMPARE(details(), QStringLiteral("Line 10. Réti – ?."));
        filter(QStringLiteral("kasparov"));
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QCOMPARE(cell(0, PositionsModel::NumberColumn), QStringLiteral("1"));
    }

    void everyColumnHasRoomInPanelsOfAnyWidth()
    {
        list("kings.epd", kingLines(200));
        auto *dock = qobject_cast<QDockWidget *>(panel()->parentWidget());
        dock->setFloating(true);
        for (const int width : {360, 600, 1400}) {
            dock->resize(width, 700);
            QTRY_VERIFY(dock->width() >= width);
            int all = 0;
            const QFontMetrics metrics = table()->fontMetrics();
            for (const auto column : {PositionsModel::NumberColumn, PositionsModel::PositionColumn,
                                      PositionsModel::CommentColumn, PositionsModel::LineColumn}) {
                const QString text = column == PositionsModel::PositionColumn
                                         ? QStringLiteral("k7/8/8/8/8")
                                         : cell(199, column);
                const int needed = metrics.horizontalAdvance(text);
                QVERIFY2(table()->columnWidth(column) > needed,
                         qPrintable(QStringLiteral("%1 of %2").arg(column).arg(width)));
                all += table()->columnWidth(column);
            }
            // All the room is used, and where there is too little it is scrolled.
            QVERIFY(all >= table()->viewport()->width());
            QVERIFY(all == table()->viewport()->width() ||
                    table()->horizontalScrollBar()->maximum() > 0);
        }
    }

    void oneFileOfOnePositionIsNoList()
    {
        tests::write(path("one.fen"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
        QVERIFY(m_window->file()->load(path("one.fen")));
        QVERIFY(panel() == nullptr);
        QCOMPARE(m_window->file()->path(), path("one.fen"));
    }

    void aDroppedListIsListed()
    {
        tests::write(path("kings.txt"), kingLines(20));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path("kings.txt"))});
        QVERIFY(drop(&data, {300, 300}));
        QTRY_VERIFY(panel() != nullptr);
        QTRY_COMPARE(table()->model()->rowCount(), 20);
    }

    void keysAndButtonsStepThroughTheListAsOneUndoStep()
    {
        list("kings.epd", kingLines(200));
        key(Qt::Key_Down);
        key(Qt::Key_Down);
        QCOMPARE(undoText(), QStringLiteral("Position 3 of kings.epd"));
        QCOMPARE(number()->value(), 3);
        press("previousPosition");
        QCOMPARE(undoText(), QStringLiteral("Position 2 of kings.epd"));
        QCOMPARE(boardFen(), QStringLiteral("1k6/8/8/8/8/8/8/4K2R w - - 0 1"));
        press("nextPosition");
        key(Qt::Key_PageDown);
        QVERIFY(number()->value() > 5);
        key(Qt::Key_End);
        QCOMPARE(number()->value(), 200);
        QCOMPARE(m_window->document()->undoStack()->count(), 1);
        action("undo")->trigger();
        QCOMPARE(boardFen(), tests::startFen);
    }

    void aChangeOfTheBoardInBetweenIsAStepOfItsOwn()
    {
        list("kings.epd", kingLines(5));
        m_window->document()->clearSquares(chess::Bitboard(chess::Rank::One));
        key(Qt::Key_Down);
        QCOMPARE(m_window->document()->undoStack()->count(), 3);
    }

    void anotherFileIsAStepOfItsOwn()
    {
        list("kings.epd", kingLines(5));
        key(Qt::Key_End);
        const QString last = boardFen();
        list("others.epd", kingLines(8).replace("4K2R", "3K3R"));
        key(Qt::Key_Down);
        key(Qt::Key_Down);
        QCOMPARE(undoText(), QStringLiteral("Position 3 of others.epd"));
        list("kings.epd", kingLines(5));
        key(Qt::Key_Down);
        const auto undo = [this] {
            action("undo")->trigger();
        };
        undo();
        QCOMPARE(undoText(), QStringLiteral("Position 3 of others.epd"));
        QCOMPARE(boardFen(), QStringLiteral("2k5/8/8/8/8/8/8/3K3R w - - 0 1"));
        undo();
        QCOMPARE(undoText(), QStringLiteral("Position 5 of kings.epd"));
        QCOMPARE(boardFen(), last);
        undo();
        QCOMPARE(boardFen(), tests::startFen);
    }

    void aNumberIsGoneTo()
    {
        list("kings.epd", kingLines(5000));
        number()->setFocus();
        number()->selectAll();
        QTest::keyClicks(number(), QStringLiteral("4322"));
        QTest::keyClick(number(), Qt::Key_Return);
        QCOMPARE(undoText(), QStringLiteral("Position 4322 of kings.epd"));
        QCOMPARE(table()->currentIndex().row(), 4321);
        QVERIFY(table()->viewport()->rect().contains(
            table()->visualRect(table()->currentIndex()).center()));
    }

    void theRowGoneToStaysInViewWhenTheTextBelowGrows()
    {
        const QByteArray bad = "4k3/8/8/9/8/8/8/4K3 w - - 0 1 " + QByteArray(200, 'x') + "\n";
        list("kings.epd", kingLines(3000) + bad + kingLines(3000));
        const int before = table()->height();
        number()->setFocus();
        number()->selectAll();
        QTest::keyClicks(number(), QStringLiteral("3001"));
        QTest::keyClick(number(), Qt::Key_Return);
        QTRY_VERIFY(table()->height() < before);
        const QRect row = table()->visualRect(table()->currentIndex());
        QVERIFY(row.top() >= 0 && row.bottom() <= table()->viewport()->rect().bottom());
    }

    void aNumberThatIsFilteredOutMarksNoRowAndSaysSo()
    {
        list("kings.epd", kingLines(50));
        filter(QStringLiteral("id \"4"));
        QTRY_COMPARE(table()->model()->rowCount(), 11);
        key(Qt::Key_Home);
        QCOMPARE(undoText(), QStringLiteral("Position 4 of kings.epd"));
        number()->setFocus();
        number()->selectAll();
        QTest::keyClicks(number(), QStringLiteral("13"));
        QTest::keyClick(number(), Qt::Key_Return);
        QCOMPARE(undoText(), QStringLiteral("Position 13 of kings.epd"));
        QVERIFY(table()->selectionModel()->selectedRows().isEmpty());
        QCOMPARE(part<QLabel>("positionCount")->text(),
                 QStringLiteral("of 50, not among the 11 shown"));
    }

    void sayingSoDoesNotTakeRoomFromTheBoard()
    {
        m_window->resize(900, 600);
        list("kings.epd", kingLines(50));
        filter(QStringLiteral("id \"4"));
        QTRY_COMPARE(table()->model()->rowCount(), 11);
        key(Qt::Key_Home);
        const auto *count = part<QLabel>("positionCount");
        const int least = count->parentWidget()->minimumSizeHint().width();
        number()->setFocus();
        number()->selectAll();
        QTest::keyClicks(number(), QStringLiteral("13"));
        QTest::keyClick(number(), Qt::Key_Return);
        QVERIFY(count->text().contains(QStringLiteral("not among")));
        QCOMPARE(count->parentWidget()->minimumSizeHint().width(), least);
    }

    void nextAndPreviousGoOnFromANumberThatIsFilteredOut()
    {
        list("kings.epd", kingLines(60));
        filter(QStringLiteral("id \"4"));
        QTRY_COMPARE(table()->model()->rowCount(), 11);
        const auto goTo = [this](const char *text) {
            number()->setFocus();
            number()->selectAll();
            QTest::keyClicks(number(), QLatin1String(text));
            QTest::keyClick(number(), Qt::Key_Return);
        };
        // Shown are 4 and 40 to 49.
        goTo("13");
        press("nextPosition");
        QCOMPARE(number()->value(), 40);
        goTo("13");
        press("previousPosition");
        QCOMPARE(number()->value(), 4);
        goTo("13");
        key(Qt::Key_Down);
        QCOMPARE(number()->value(), 40);
        goTo("13");
        key(Qt::Key_Up);
        QCOMPARE(number()->value(), 4);
        // Behind the last and before the first there is nothing to go to.
        goTo("55");
        press("nextPosition");
        QCOMPARE(number()->value(), 55);
        key(Qt::Key_Up);
        QCOMPARE(number()->value(), 49);
        goTo("2");
        key(Qt::Key_PageUp);
        QCOMPARE(number()->value(), 2);
        key(Qt::Key_PageDown);
        QCOMPARE(number()->value(), 4);
    }

    void downGoesFromTheFilterIntoTheList()
    {
        list("kings.epd", kingLines(50));
        filter(QStringLiteral("id \"4"));
        QTRY_COMPARE(table()->model()->rowCount(), 11);
        QTest::keyClick(part<QLineEdit>("listFilter"), Qt::Key_Down);
        QVERIFY(table()->hasFocus());
        QCOMPARE(undoText(), QStringLiteral("Position 4 of kings.epd"));
    }

    void aPositionThatIsCutOffIsWholeInTheToolTip()
    {
        const QByteArray tagged = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 <b>" + QByteArray(90, 'x');
        list("kings.epd", kingLines(1) + tagged + "\n");
        const QModelIndex index = table()->model()->index(1, PositionsModel::PositionColumn);
        const QPoint point = table()->visualRect(index).center();
        QHelpEvent help(QEvent::ToolTip, point, table()->viewport()->mapToGlobal(point));
        QApplication::sendEvent(table()->viewport(), &help);
        QCOMPARE(QToolTip::text(),
                 QStringLiteral("<qt>%1</qt>").arg(index.data().toString().toHtmlEscaped()));
        QToolTip::hideText();
    }

    void anUnreadableLineKeepsTheBoardAndNamesThePlace()
    {
        list("bad.epd", kingLines(1) + "# no position\n4k3/8/8/9/8/8/8/4K3 w - - 0 1\n" +
                            QByteArray("\xff\0\xfe", 3) + "\n");
        const QString before = boardFen();
        key(Qt::Key_Down);
        QCOMPARE(boardFen(), before);
        QVERIFY2(details().startsWith(QStringLiteral("Line 3. Column 9: ")), qPrintable(details()));
        QVERIFY(part<QLabel>("positionDetailsIcon")->isVisible());
        key(Qt::Key_Down);
        QCOMPARE(boardFen(), before);
        QVERIFY(details().startsWith(QStringLiteral("Line 4. Column 1: ")));
        QCOMPARE(cell(2, PositionsModel::PositionColumn), QStringLiteral("\\xFF\\x00\\xFE"));
    }

    void theFilterShowsTheLinesWithATextInAnyCase()
    {
        list("kings.epd", kingLines(1000) + kiwipete + " id \"Kiwipete\";\n");
        filter(QStringLiteral("kiwi"));
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QCOMPARE(cell(0, PositionsModel::NumberColumn), QStringLiteral("1001"));
        press("nextPosition");
        QCOMPARE(undoText(), QStringLiteral("Position 1001 of kings.epd"));
        filter(QStringLiteral("KIWI"));
        QTRY_COMPARE(table()->model()->rowCount(), 0);
        filter(QStringLiteral("id \"99"));
        QTRY_COMPARE(table()->model()->rowCount(), 11);
        filter({});
        QTRY_COMPARE(table()->model()->rowCount(), 1001);
        // What is on the board is in sight again.
        QCOMPARE(table()->currentIndex().row(), 1000);
    }

    void theModelKeepsItsPromises()
    {
        tests::write(path("suite.epd"), kingLines(100) + "bad\n" + kingLines(100));
        ui::PositionList positions;
        PositionsModel model(&positions);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        positions.open(path("suite.epd"));
        QTRY_COMPARE(model.rowCount(), 201);
        const auto checkedAs = [](int at, chess::CheckVerdict verdict) {
            return ui::CheckedPosition{at, verdict, 0, 0, {}};
        };
        model.setVerdicts(ui::ListedVerdicts::Troubled);
        QCOMPARE(model.rowCount(), 0);
        using chess::CheckVerdict;
        model.take({checkedAs(3, CheckVerdict::Fine), checkedAs(100, CheckVerdict::Unreadable),
                    checkedAs(120, CheckVerdict::Notice)});
        // Another thread was slower with what comes before and between.
        model.take({checkedAs(5, CheckVerdict::Unplayable), checkedAs(7, CheckVerdict::Notice),
                    checkedAs(110, CheckVerdict::Notice)});
        QList<int> shown;
        for (int row = 0; row < model.rowCount(); ++row)
            shown += model.numberOf(row);
        QCOMPARE(shown, (QList<int>{5, 7, 100, 110, 120}));
        QCOMPARE(model.rowOf(110), std::optional(3));
        QVERIFY(!model.rowOf(3));
        model.setMatching(true);
        QCOMPARE(model.rowCount(), 0);
        model.addMatches({3, 7, 110});
        QCOMPARE(model.rowCount(), 2);
        model.setVerdicts(ui::ListedVerdicts::All);
        QCOMPARE(model.rowCount(), 3);
        model.setMatching(false);
        QCOMPARE(model.rowCount(), 201);
        model.forgetChecks();
        QCOMPARE(model.score().checked(), 0);
    }

    void everyControlHasAName()
    {
        list("kings.epd", kingLines(2));
        for (const QAbstractButton *button : panel()->findChildren<QAbstractButton *>()) {
            if (button->objectName().isEmpty() || button->objectName().startsWith(u"qt_"))
                continue;
            QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
            if (!button->text().isEmpty())
                QCOMPARE(button->accessibleName(), QString(button->text()).remove(u'&'));
        }
        for (const QSpinBox *box : panel()->findChildren<QSpinBox *>())
            QVERIFY(!box->accessibleName().isEmpty());
    }
};

QTEST_MAIN(TestPositionsPanel)
#include "tst_positions_panel.moc"
