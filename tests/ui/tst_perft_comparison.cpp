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
        part<QDialog>("pasteDivideDialog")->close();
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
