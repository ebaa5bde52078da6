#include "tests/ui/perft_stage.h"

#include <QDialog>
#include <QHeaderView>
#include <QMenuBar>
#include <QSet>

using tests::kiwipete;

/// The comparison with a divide that was pasted.
class TestPerftComparison : public QObject, public tests::PerftStage {
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void pastedDivideIsComparedMoveByMove()
    {
        open();
        count(2);
        press("perftCopyText");
        QString divide = QGuiApplication::clipboard()->text();
        paste(divide);
        QCOMPARE(verdict(), QStringLiteral("All 20 moves agree."));
        divide.remove(QStringLiteral("b1a3: 20\n"));
        divide.replace(QStringLiteral("g2g4: 20"), QStringLiteral("g2g4: 19"));
        divide.replace(QStringLiteral("Nodes searched: 400"), QStringLiteral("e2e5: 1\n"));
        paste(divide);
        QCOMPARE(verdict(), QStringLiteral("e2e5 is not legal. b1a3 is missing. 1 count differs: "
                                           "g2g4 (19 instead of 20)."));
        QCOMPARE(cell(QStringLiteral("b1a3"), ui::PerftModel::VerdictColumn),
                 QStringLiteral("missing"));
        QCOMPARE(cell(QStringLiteral("g2g4"), ui::PerftModel::VerdictColumn),
                 QStringLiteral("1 fewer"));
        QCOMPARE(cell(QStringLiteral("e2e5"), ui::PerftModel::VerdictColumn),
                 QStringLiteral("not legal"));
        // Told by a sign and a ground as well.
        const QModelIndex fault =
            table()->model()->index(rowOf(QStringLiteral("g2g4")), ui::PerftModel::VerdictColumn);
        QVERIFY(!fault.data(Qt::DecorationRole).value<QIcon>().isNull());
        QVERIFY(fault.data(Qt::BackgroundRole).isValid());
        QVERIFY(!table()
                     ->model()
                     ->index(rowOf(QStringLiteral("e2e4")), 0)
                     .data(Qt::BackgroundRole)
                     .isValid());
    }

    void noMnemonicOfThePanelIsOneOfTheMenuBar()
    {
        open();
        QSet<QKeySequence> ofMenus;
        for (const QAction *menu : m_window->menuBar()->actions())
            ofMenus += QKeySequence::mnemonic(menu->text());
        for (const int rival : {0, 1, 2}) {
            choose(rival);
            QSet<QKeySequence> ofPanel;
            const auto add = [&](const QWidget *widget, const QString &label) {
                const QKeySequence mnemonic = QKeySequence::mnemonic(label);
                if (mnemonic.isEmpty() || !widget->isVisible())
                    return;
                QVERIFY2(!ofMenus.contains(mnemonic), qPrintable(label));
                QVERIFY2(!ofPanel.contains(mnemonic), qPrintable(label));
                ofPanel += mnemonic;
            };
            for (const auto *button : panel()->findChildren<QAbstractButton *>())
                add(button, button->text());
            for (const auto *label : panel()->findChildren<QLabel *>()) {
                if (label->buddy() != nullptr)
                    add(label, label->text());
            }
        }
    }

    void pasteMayComeBeforeTheCount()
    {
        open();
        paste(QStringLiteral("e2e4: 20\nd2d4 20\n"));
        QCOMPARE(verdict(), QStringLiteral("2 moves were read."));
        count(2);
        QCOMPARE(verdict(), QStringLiteral("18 moves are missing: a2a3, a2a4, b1a3, b1c3 and 14 "
                                           "more."));
    }

    void badLinesOfAPastedDivideAreNamedByTheirPlace()
    {
        open();
        paste(QStringLiteral("e2e4: 20\nd2d4: many\nhello world\n"));
        QVERIFY2(verdict().contains(QStringLiteral("Line 2, column 7: “many” is no count.")),
                 qPrintable(verdict()));
        QVERIFY(verdict().contains(QStringLiteral("Line 3 is no part of a divide")));
        QCOMPARE(part<ui::PasteBox>("otherDivide")->underlined(), QStringLiteral("many"));
        QVERIFY(part<QLabel>("perftVerdictIcon")->isVisible());
        paste(QStringLiteral("hello\1 world"));
        QVERIFY(verdict().startsWith(QStringLiteral("There is no line with a move and a count")));
        paste(QString(300000, u'x'));
        QVERIFY(verdict().contains(QStringLiteral("too long")));
    }

    void moveWhoseCountCannotBeReadIsNotCalledMissing()
    {
        open();
        count(2);
        press("perftCopyText");
        QString divide = QGuiApplication::clipboard()->text();
        divide.replace(QStringLiteral("d2d4: 20"), QStringLiteral("d2d4: many"));
        paste(divide);
        QVERIFY2(verdict().startsWith(QStringLiteral("The count of d2d4 cannot be read.\nLine ")),
                 qPrintable(verdict()));
        QCOMPARE(cell(QStringLiteral("d2d4"), ui::PerftModel::VerdictColumn),
                 QStringLiteral("unreadable"));
        QCOMPARE(cell(QStringLiteral("d2d4"), ui::PerftModel::TheirsColumn), QString());
    }

    void undoBringsBackThePastedDivideAndItsCounts()
    {
        open();
        count(3);
        const QString pasted = QStringLiteral("e2e4: 600\nd2d4: 560\n");
        paste(pasted);
        doubleClick(QStringLiteral("e2e4"));
        auto *box = part<ui::PasteBox>("otherDivide");
        QCOMPARE(box->toPlainText(), QString());
        QTRY_VERIFY(!isBusy());
        const QString second = QStringLiteral("e7e5: 29\n");
        paste(second);
        document()->undoStack()->undo();
        QCOMPARE(box->toPlainText(), pasted);
        QTRY_COMPARE(cell(QStringLiteral("e2e4"), ui::PerftModel::NodesColumn),
                     QStringLiteral("600"));
        QVERIFY(text("perftPace").startsWith(QStringLiteral("Depth 3: 8902 nodes")));
        QCOMPARE(part<QSpinBox>("perftDepth")->value(), 3);
        document()->undoStack()->redo();
        QCOMPARE(box->toPlainText(), second);
        QTRY_COMPARE(cell(QStringLiteral("e7e5"), ui::PerftModel::VerdictColumn),
                     QStringLiteral("equal"));
    }

    // Of the 48 moves of this position it is not among the first, which are seen.
    void moveThatDiffersIsChosenAndInSightSoThatOneClickGoesIntoIt()
    {
        open(kiwipete);
        m_window->resize(900, 600);
        count(2);
        press("perftCopyText");
        QString divide = QGuiApplication::clipboard()->text();
        divide.replace(QStringLiteral("h1g1: 43"), QStringLiteral("h1g1: 42"));
        divide.replace(QStringLiteral("a2a3: 44\n"), QString());
        table()->selectRow(rowOf(QStringLiteral("b2b3")));
        paste(divide);
        press("comparePastedDivide");
        QTRY_COMPARE(table()->currentIndex().siblingAtColumn(0).data().toString(),
                     QStringLiteral("h1g1"));
        const QRect row = table()->visualRect(table()->currentIndex());
        QVERIFY(table()->viewport()->rect().contains(row.center()));
        QVERIFY(table()->selectionModel()->isRowSelected(table()->currentIndex().row()));
        // Whoever chooses another move is not sent back.
        table()->selectRow(rowOf(QStringLiteral("b2b3")));
        setNumber("perftThreads", 1);
        document()->setPosition(chess::Position::start(), QStringLiteral("Set up"));
        QTRY_VERIFY(part<QLabel>("perftPlace")->isVisible());
        document()->undoStack()->undo();
        QTRY_VERIFY(!part<QLabel>("perftPlace")->isVisible());
        QCOMPARE(table()->currentIndex().siblingAtColumn(0).data().toString(),
                 QStringLiteral("b2b3"));
        paste(divide.replace(QStringLiteral("h1g1: 42"), QStringLiteral("h1g1: 41")));
        QTRY_COMPARE(table()->currentIndex().siblingAtColumn(0).data().toString(),
                     QStringLiteral("h1g1"));
        press("perftGoInto");
        QCOMPARE(boardFen(),
                 QStringLiteral("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K1R1 b Qkq - "
                                "1 1"));
        QCOMPARE(part<QSpinBox>("perftDepth")->value(), 1);
    }

    void compareCountsWhatIsNotCountedYetAndPointsOutTheFault()
    {
        // The start position as it is left with after a count of another.
        for (const bool isOtherCounted : {false, true}) {
            open(isOtherCounted ? kiwipete : tests::startFen);
            m_window->resize(900, 600);
            if (isOtherCounted)
                count(1);
            document()->setPosition(chess::Position::start(), QStringLiteral("Set up"));
            setNumber("perftDepth", 2);
            QString divide = QStringLiteral("b1a3: 20\nb1c3: 20\ng1f3: 20\ng1h3: 20\ne1g1: 1\n");
            for (char file = 'a'; file <= 'h'; ++file)
                divide += QStringLiteral("#2#3: 20\n#2#4: 20\n").replace(u'#', QLatin1Char(file));
            divide.replace(QStringLiteral("f2f3: 20"), QStringLiteral("f2f3: 19"));
            divide.remove(QStringLiteral("h2h4: 20\n"));
            paste(divide);
            press("comparePastedDivide");
            QTRY_COMPARE(verdict(), QStringLiteral("e1g1 is not legal. h2h4 is missing. 1 count "
                                                   "differs: f2f3 (19 instead of 20)."));
            QCOMPARE(table()->currentIndex().siblingAtColumn(0).data().toString(),
                     QStringLiteral("f2f3"));
            QVERIFY(table()->selectionModel()->isRowSelected(table()->currentIndex().row()));
            const QPoint middle = table()->viewport()->mapTo(
                scroll()->viewport(), table()->visualRect(table()->currentIndex()).center());
            QVERIFY(scroll()->viewport()->rect().contains(middle));
            // What is counted is not counted again.
            press("pasteDivide");
            press("comparePastedDivide");
            QVERIFY(!isBusy());
        }
    }

    void divideInTheClipboardIsInTheBoxWhenItOpensAndIsTakenWithCompare()
    {
        open();
        count(2);
        choose(1);
        const QString divide = QStringLiteral("e2e4: 20\nd2d4: 19\n");
        QGuiApplication::clipboard()->setText(divide);
        press("pasteDivide");
        auto *box = part<ui::PasteBox>("otherDivide");
        QCOMPARE(box->toPlainText(), divide);
        QVERIFY(part<QPushButton>("comparePastedDivide")->isDefault());
        QVERIFY(!part<QPushButton>("cancelPasteDivide")->isDefault());
        press("comparePastedDivide");
        QVERIFY(!box->window()->isVisible());
        QTRY_COMPARE(cell(QStringLiteral("d2d4"), ui::PerftModel::VerdictColumn),
                     QStringLiteral("1 fewer"));
        // Opened again, what was made of it since stays.
        box->appendPlainText(QStringLiteral("a2a3: 20"));
        const QString edited = box->toPlainText();
        press("pasteDivide");
        QCOMPARE(box->toPlainText(), edited);
        press("comparePastedDivide");
        // Another divide takes its place, until it is cancelled.
        QGuiApplication::clipboard()->setText(QStringLiteral("e2e4: 7"));
        press("pasteDivide");
        QCOMPARE(box->toPlainText(), QStringLiteral("e2e4: 7"));
        press("cancelPasteDivide");
        QVERIFY(!box->window()->isVisible());
        QCOMPARE(box->toPlainText(), edited);
        for (const QString &other :
             {QStringLiteral("hello world"), tests::startFen, QString(300000, u'x')}) {
            QGuiApplication::clipboard()->setText(other);
            press("pasteDivide");
            QCOMPARE(box->toPlainText(), edited);
            press("cancelPasteDivide");
        }
    }

    void cancellingDoesNotBringBackTheDivideOfAPositionThatWasLeft()
    {
        open();
        count(2);
        paste(QStringLiteral("e2e4: 20\n"));
        press("comparePastedDivide");
        press("pasteDivide");
        doubleClick(QStringLiteral("e2e4"));
        QTRY_VERIFY(!isBusy());
        press("cancelPasteDivide");
        QCOMPARE(part<ui::PasteBox>("otherDivide")->toPlainText(), QString());
    }

    void textWithoutALineThatCanBeReadIsSaidToBeThat()
    {
        open();
        count(2);
        paste(QStringLiteral("one: 200\ntwo: 200\nNodes searched: 400\n"));
        QVERIFY2(verdict().startsWith(QStringLiteral("There is no line with a move and a count")),
                 qPrintable(verdict()));
        paste(QStringLiteral("E2E4: 20\nD2D4: 19\n"));
        QTRY_COMPARE(cell(QStringLiteral("d2d4"), ui::PerftModel::VerdictColumn),
                     QStringLiteral("1 fewer"));
    }

    void moveThatIsNotLegalIsNotGoneIntoButExplained()
    {
        open();
        paste(QStringLiteral("e2e5: 1\n"));
        count(1);
        QTRY_VERIFY(rowOf(QStringLiteral("e2e5")) >= 0);
        doubleClick(QStringLiteral("e2e5"));
        QVERIFY2(verdict().startsWith(QStringLiteral("e2e5 is not legal: ")),
                 qPrintable(verdict()));
        QCOMPARE(boardFen(), tests::startFen);
    }

    void firstClickOnVerdictPutsTheFaultsOnTop()
    {
        open();
        count(2);
        paste(QStringLiteral("h2h4: 19\na2a3: 20\nb1a3: 20\n"));
        press("comparePastedDivide");
        QHeaderView *header = table()->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          {header->sectionViewportPosition(ui::PerftModel::VerdictColumn) + 8,
                           header->height() / 2});
        QVERIFY(table()->model()->index(0, 0).data(Qt::BackgroundRole).isValid());
        QVERIFY(!table()->model()->index(19, 0).data(Qt::BackgroundRole).isValid());
    }
};

QTEST_MAIN(TestPerftComparison)
#include "tst_perft_comparison.moc"
