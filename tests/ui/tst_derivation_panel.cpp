#include "tests/core/printing.h"
#include "tests/ui/window_stage.h"
#include "ui/derivation/bitboard_card.h"
#include "ui/derivation/derivation_panel.h"
#include "ui/derivation/step_player.h"
#include "ui/tool_dock.h"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using chess::Bitboard;
using chess::operator""_sq;

class TestDerivationPanel : public QObject, private tests::WindowStage {
    Q_OBJECT

    ui::DerivationPanel *m_panel = nullptr;

    QString text(const char *label) const { return part<QLabel>(label)->text(); }
    QTableView *table() const { return part<QTableView>("derivationSteps"); }
    QString place() const { return text("stepPlace"); }
    ui::Document *document() { return m_window->document(); }

    /// Chooses from a box by keyboard, as a person does.
    void choose(const char *name, const QString &entry)
    {
        auto *box = part<QComboBox>(name);
        const int wanted = box->findText(entry);
        QVERIFY2(wanted >= 0, qPrintable(entry));
        box->setFocus();
        while (box->currentIndex() != wanted)
            QTest::keyClick(box, box->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
    }

    void tick(const char *name)
    {
        auto *box = part<QCheckBox>(name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
    }

    QString stepName() const { return text("stepName"); }

private slots:
    void init()
    {
        begin();
        action("derivationDockOpen")->trigger();
        m_panel = m_window->findChild<ui::DerivationPanel *>();
        QVERIFY(m_panel != nullptr && m_panel->isVisible());
    }
    void cleanup() { end(); }

    void followsTheSelectedPiece()
    {
        document()->select("b1"_sq);
        QCOMPARE(text("derivationTitle"), QStringLiteral("knight on b1 by offsets"));
        document()->select("e1"_sq);
        QCOMPARE(text("derivationTitle"), QStringLiteral("king on e1 by offsets"));
        document()->select("a1"_sq);
        QCOMPARE(text("derivationTitle"), QStringLiteral("rook on a1 by rays"));
        // Nothing is selected: what was there stays.
        document()->select({});
        QCOMPARE(text("derivationTitle"), QStringLiteral("rook on a1 by rays"));
    }

    void followedPieceThatIsGoneGivesWayToAWord()
    {
        document()->select("b1"_sq);
        document()->select({});
        document()->clearSquares(Bitboard("b1"_sq));
        QVERIFY(text("derivationTitle").startsWith(QStringLiteral("The piece on b1 is gone.")));
        QCOMPARE(table()->model()->rowCount(), 0);
        document()->select("g1"_sq);
        QCOMPARE(text("derivationTitle"), QStringLiteral("knight on g1 by offsets"));
        // What was chosen here needs no piece on the board.
        choose("derivedSquare", QStringLiteral("d5"));
        QCOMPARE(text("derivationTitle"), QStringLiteral("knight on d5 by offsets"));
    }

    void pawnsAreChosenByTheirSideAndLegalityByTheirSquare()
    {
        QVERIFY(part<QComboBox>("derivedSquare")->isVisible());
        QVERIFY(!part<QComboBox>("derivedSide")->isVisible());
        choose("derivedPiece", QStringLiteral("pawn"));
        QVERIFY(!part<QComboBox>("derivedSquare")->isVisible());
        choose("derivedSide", QStringLiteral("Black"));
        QCOMPARE(text("derivationTitle"), QStringLiteral("black pawns by shifts of the whole set"));
        choose("derivedSide", QStringLiteral("White"));
        QCOMPARE(text("derivationTitle"), QStringLiteral("white pawns by shifts of the whole set"));
        document()->select("e7"_sq);
        tick("followSelection");
        QCOMPARE(text("derivationTitle"), QStringLiteral("black pawns by shifts of the whole set"));
        QCOMPARE(part<QComboBox>("derivedSide")->currentText(), QStringLiteral("Black"));
        choose("derivationMethod", QStringLiteral("pseudo-legal to legal"));
        QVERIFY(part<QComboBox>("derivedSquare")->isVisible());
        QVERIFY(!part<QComboBox>("derivedSide")->isVisible());
    }

    void legalityThatCannotBeShownSaysWhy_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("reason");
        QTest::newRow("no piece") << QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
                                  << QStringLiteral("There is no rook on a1");
        QTest::newRow("no king") << QStringLiteral("4k3/8/8/8/8/8/8/R7 w - - 0 1")
                                 << QStringLiteral("White has no king");
        QTest::newRow("two kings") << QStringLiteral("k3k3/8/8/8/8/8/8/r6K w - - 0 1")
                                   << QStringLiteral("Black has 2 kings");
    }
    void legalityThatCannotBeShownSaysWhy()
    {
        QFETCH(QString, fen);
        QFETCH(QString, reason);
        choose("derivedPiece", QStringLiteral("rook"));
        choose("derivedSquare", QStringLiteral("a1"));
        choose("derivationMethod", QStringLiteral("pseudo-legal to legal"));
        m_window->enterFen(fen);
        QVERIFY2(text("derivationTitle").startsWith(reason), qPrintable(text("derivationTitle")));
    }

    void chosenPieceAndSquareStayWhateverIsSelected()
    {
        choose("derivedPiece", QStringLiteral("king"));
        choose("derivedSquare", QStringLiteral("h4"));
        QVERIFY(!part<QCheckBox>("followSelection")->isChecked());
        document()->select("b1"_sq);
        QCOMPARE(text("derivationTitle"), QStringLiteral("king on h4 by offsets"));
        tick("followSelection");
        QCOMPARE(text("derivationTitle"), QStringLiteral("knight on b1 by offsets"));
    }

    void allMethodsAgree_data()
    {
        QTest::addColumn<QString>("piece");
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("agreement");
        for (const char *piece : {"king", "knight"}) {
            for (const char *method : {"offsets", "clipping", "steps", "shifts"})
                QTest::addRow("%s by %s", piece, method)
                    << QString::fromLatin1(piece) << QString::fromLatin1(method)
                    << QStringLiteral("4 methods agree");
        }
        for (const char *piece : {"bishop", "rook", "queen"}) {
            for (const char *method : {"rays", "lookup"})
                QTest::addRow("%s by %s", piece, method)
                    << QString::fromLatin1(piece) << QString::fromLatin1(method)
                    << QStringLiteral("2 methods agree");
        }
    }
    void allMethodsAgree()
    {
        QFETCH(QString, piece);
        QFETCH(QString, method);
        QFETCH(QString, agreement);
        choose("derivedPiece", piece);
        choose("derivationMethod", method);
        QCOMPARE(text("derivationAgreement"), agreement);
        QVERIFY(part<QLabel>("derivationAgreement")->isVisible());
        QVERIFY(!part<QComboBox>("derivationMethod")->toolTip().isEmpty());
    }

    void withoutMasksTheWrappedSquaresAreListed_data()
    {
        QTest::addColumn<QString>("piece");
        QTest::addColumn<QString>("square");
        QTest::addColumn<QString>("wrapped");
        // The vectors of the seed texts.
        QTest::newRow("knight on h4") << QStringLiteral("knight") << QStringLiteral("h4")
                                      << QStringLiteral("wrapped: a3, b4, b6, a7");
        QTest::newRow("knight on a1") << QStringLiteral("knight") << QStringLiteral("a1")
                                      << QStringLiteral("wrapped: g1, h2");
        QTest::newRow("king on h4") << QStringLiteral("king") << QStringLiteral("h4")
                                    << QStringLiteral("wrapped: a4, a5, a6");
        QTest::newRow("knight on d4")
            << QStringLiteral("knight") << QStringLiteral("d4") << QStringLiteral("wrapped: none");
    }
    void withoutMasksTheWrappedSquaresAreListed()
    {
        QFETCH(QString, piece);
        QFETCH(QString, square);
        QFETCH(QString, wrapped);
        choose("derivedPiece", piece);
        choose("derivedSquare", square);
        QVERIFY(!part<QLabel>("derivationWrapped")->isVisible());
        tick("withoutMasks");
        QVERIFY(part<QLabel>("derivationWrapped")->isVisible());
        for (const char *method : {"offsets", "clipping", "steps", "shifts"}) {
            choose("derivationMethod", QString::fromLatin1(method));
            QCOMPARE(text("derivationWrapped"), wrapped);
        }
    }

    void ownPiecesAreTakenAwayInTheLastStep()
    {
        document()->select("b1"_sq);
        tick("showOwnPieces");
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_End);
        QCOMPARE(stepName(), QStringLiteral("destinations"));
        // A knight's first moves: d2 is taken.
        QCOMPARE(board()->picture().marks.stepResult, Bitboard({"a3"_sq, "c3"_sq}));
    }

    void keysGoThroughTheSteps()
    {
        table()->setFocus();
        QCOMPARE(place(), QStringLiteral("Step 1 of 8"));
        QTest::keyClick(table(), Qt::Key_Right);
        QCOMPARE(place(), QStringLiteral("Step 2 of 8"));
        QCOMPARE(table()->currentIndex().row(), 1);
        QTest::keyClick(table(), Qt::Key_Down);
        QCOMPARE(place(), QStringLiteral("Step 3 of 8"));
        QTest::keyClick(table(), Qt::Key_End);
        QCOMPARE(place(), QStringLiteral("Step 8 of 8"));
        QTest::keyClick(table(), Qt::Key_Right);
        QCOMPARE(place(), QStringLiteral("Step 8 of 8"));
        QTest::keyClick(table(), Qt::Key_Left);
        QCOMPARE(place(), QStringLiteral("Step 7 of 8"));
        auto *card = m_panel->findChild<ui::BitboardCard *>();
        QTest::keyClick(card, Qt::Key_Home);
        QCOMPARE(place(), QStringLiteral("Step 1 of 8"));
    }

    void behindAnotherTabItPlaysAndMarksNothing()
    {
        document()->select("b1"_sq);
        QVERIFY(!board()->picture().marks.stepResult.isEmpty());
        part<QToolButton>("playSteps")->click();
        action("tablesDockOpen")->trigger();
        QTRY_VERIFY(board()->picture().marks.stepResult.isEmpty());
        QTRY_VERIFY(!m_panel->findChild<ui::StepPlayer *>()->isPlaying());
        document()->select("g1"_sq);
        QVERIFY(board()->picture().marks.stepResult.isEmpty());
        action("derivationDockOpen")->trigger();
        QTRY_VERIFY(!board()->picture().marks.stepResult.isEmpty());
    }

    void withoutStepsThereIsOnlyTheReason()
    {
        document()->select("e1"_sq);
        choose("derivationMethod", QStringLiteral("pseudo-legal to legal"));
        QVERIFY(table()->isVisible());
        document()->clearSquares(Bitboard("e1"_sq));
        QVERIFY(!table()->isVisible());
        QVERIFY(!part<QComboBox>("formulaLanguage")->isVisible());
        QVERIFY(!text("derivationTitle").isEmpty());
        document()->undoStack()->undo();
        QVERIFY(table()->isVisible());
        QVERIFY(part<QComboBox>("formulaLanguage")->isVisible());
    }

    void thePanelPassesTheKeyboardOnToItsSteps()
    {
        m_panel->setFocus();
        QCOMPARE(QApplication::focusWidget(), table());
    }

    void buttonsGoThroughTheSteps()
    {
        const auto press = [&](const char *name) {
            QTest::mouseClick(part<QToolButton>(name), Qt::LeftButton);
            return place();
        };
        QCOMPARE(press("nextStep"), QStringLiteral("Step 2 of 8"));
        QCOMPARE(press("lastStep"), QStringLiteral("Step 8 of 8"));
        QCOMPARE(press("previousStep"), QStringLiteral("Step 7 of 8"));
        QCOMPARE(press("firstStep"), QStringLiteral("Step 1 of 8"));
        QCOMPARE(press("previousStep"), QStringLiteral("Step 1 of 8"));
    }

    void playingGoesToTheLastStepAndStopsThere()
    {
        auto *player = m_panel->findChild<ui::StepPlayer *>();
        choose("stepSpeed", QLocale().toString(0.25) + QStringLiteral(" s"));
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_End);
        QTest::keyClick(table(), Qt::Key_Left);
        QTest::keyClick(table(), Qt::Key_Space);
        QVERIFY(player->isPlaying());
        QCOMPARE(part<QToolButton>("playSteps")->accessibleName(), QStringLiteral("Pause"));
        QTRY_VERIFY(!player->isPlaying());
        QCOMPARE(place(), QStringLiteral("Step 8 of 8"));
        QCOMPARE(part<QToolButton>("playSteps")->accessibleName(), QStringLiteral("Play"));
        // From the last step it begins anew.
        QTest::keyClick(table(), Qt::Key_Space);
        QCOMPARE(place(), QStringLiteral("Step 1 of 8"));
        QTRY_COMPARE(place(), QStringLiteral("Step 2 of 8"));
        QTest::keyClick(table(), Qt::Key_Space);
        QVERIFY(!player->isPlaying());
    }

    void nothingTicksWhenHidden()
    {
        auto *player = m_panel->findChild<ui::StepPlayer *>();
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Space);
        QVERIFY(player->isPlaying());
        part<QDockWidget>("derivationDock")->hide();
        QVERIFY(!player->isPlaying());
    }

    void stepIsMarkedOnTheBoardWhileThePanelIsSeen()
    {
        document()->select("g1"_sq);
        choose("derivationMethod", QStringLiteral("shifts"));
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_Right);
        const auto &marks = board()->picture().marks;
        QCOMPARE(marks.stepResult, Bitboard("f3"_sq)); // nnw
        QCOMPARE(marks.stepUnion, Bitboard({"h3"_sq, "f3"_sq}));
        auto *dock = part<QDockWidget>("derivationDock");
        dock->hide();
        QCOMPARE(marks.stepResult, Bitboard());
        QCOMPARE(marks.stepUnion, Bitboard());
        // What changes meanwhile is shown when it is seen again.
        document()->select("b1"_sq);
        QCOMPARE(marks.stepResult, Bitboard());
        action("derivationDockOpen")->trigger();
        QCOMPARE(marks.stepResult, Bitboard("a3"_sq));
    }

    void wrappedSquaresAreMarkedOnTheBoard()
    {
        tick("withoutMasks");
        choose("derivationMethod", QStringLiteral("shifts"));
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_End);
        QCOMPARE(board()->picture().marks.wrapped, Bitboard({"a3"_sq, "b4"_sq, "b6"_sq, "a7"_sq}));
    }

    void formulaIsCopiedInTheChosenLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("formula");
        QTest::newRow("C++") << QStringLiteral("C++") << QStringLiteral("(b & ~file_h) << 17");
        QTest::newRow("Rust") << QStringLiteral("Rust") << QStringLiteral("(b & !FILE_H) << 17");
        QTest::newRow("Java") << QStringLiteral("Java") << QStringLiteral("(b & ~FILE_H) << 17");
        QTest::newRow("Python") << QStringLiteral("Python")
                                << QStringLiteral("((b & ~FILE_H) << 17) & 0xFFFF_FFFF_FFFF_FFFF");
    }
    void formulaIsCopiedInTheChosenLanguage()
    {
        QFETCH(QString, language);
        QFETCH(QString, formula);
        choose("derivationMethod", QStringLiteral("shifts"));
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Home);
        choose("formulaLanguage", language);
        QTest::mouseClick(part<QToolButton>("copyFormula"), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), formula);
        QCOMPARE(said(), QStringLiteral("Copied the formula of nne in ") + language);
    }

    void formulaFollowsTheSquareMapping()
    {
        choose("derivationMethod", QStringLiteral("shifts"));
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Home);
        // Along files one square up is one bit, one to the right eight: 2 + 8.
        document()->setMapping(chess::SquareMapping::A1A2);
        QCOMPARE(text("stepFormula"), QStringLiteral("(b & ~(rank_7 | rank_8)) << 10"));
    }

    void cardTellsAndCopiesItsWordAndItsDigits()
    {
        choose("derivationMethod", QStringLiteral("shifts"));
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Home);
        auto *mask = part<ui::BitboardCard>("card1");
        QVERIFY(
            mask->accessibleName().startsWith(QStringLiteral("not_file_h: 56 squares: a1, b1")));
        mask->setFocus();
        QTest::keySequence(mask, QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("0x7F7F7F7F7F7F7F7F"));
        QContextMenuEvent wish(QContextMenuEvent::Keyboard, {}, mask->mapToGlobal(QPoint()));
        QApplication::sendEvent(mask, &wish);
        auto *menu = mask->findChild<QMenu *>(QStringLiteral("cardMenu"));
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("1 1 1 1 1 1 1 0 ").repeated(8).trimmed());
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(mask);
        QCOMPARE(interface->role(), QAccessible::Graphic);
    }

    void everyButtonDescribesTheCurrentStepForScreenReaders()
    {
        auto *next = part<QToolButton>("nextStep");
        next->setFocus();
        QTest::keyClick(next, Qt::Key_Space);
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(next);
        QCOMPARE(interface->text(QAccessible::Description),
                 QStringLiteral("Step 2 of 8, two_up_one_right: Take from b the squares where the "
                                "step is impossible, then shift left by 17 bits. Result: no "
                                "square"));
    }

    void legalityIsShownOnlyForAPieceThatIsThere()
    {
        document()->select("g1"_sq);
        choose("derivationMethod", QStringLiteral("pseudo-legal to legal"));
        QVERIFY(table()->model()->rowCount() > 2);
        choose("derivedSquare", QStringLiteral("h4"));
        QCOMPARE(table()->model()->rowCount(), 0);
        QCOMPARE(board()->picture().marks.stepResult, Bitboard());
        QCOMPARE(text("derivationTitle"),
                 QStringLiteral("There is no knight on h4; what is legal is shown for a piece that "
                                "stands on the board."));
    }

    void whatIsChosenComesBackAfterARestart()
    {
        choose("derivedPiece", QStringLiteral("king"));
        choose("derivedSquare", QStringLiteral("c3"));
        choose("derivationMethod", QStringLiteral("clipping"));
        tick("withoutMasks");
        tick("showOwnPieces");
        choose("formulaLanguage", QStringLiteral("Rust"));
        choose("stepSpeed", QStringLiteral("2 s"));
        const QVariantMap state = m_panel->state();
        restart();
        action("derivationDockOpen")->trigger();
        m_panel = m_window->findChild<ui::DerivationPanel *>();
        QCOMPARE(m_panel->state(), state);
        QCOMPARE(text("derivationTitle"), QStringLiteral("king on c3 by clipping"));
    }

    void rubbishInTheSettingsLeavesTheUsualChoice()
    {
        const QVariantMap usual = m_panel->state();
        m_panel->setState({{QStringLiteral("methods"), QStringLiteral("magic")},
                           {QStringLiteral("piece"), 7},
                           {QStringLiteral("square"), QStringLiteral("z9")},
                           {QStringLiteral("language"), QStringLiteral("hex")},
                           {QStringLiteral("stepPeriod"), -1}});
        QCOMPARE(text("derivationTitle"), QStringLiteral("knight on h4 by offsets"));
        QVariantMap now = m_panel->state();
        now[QStringLiteral("methods")] = usual[QStringLiteral("methods")];
        QCOMPARE(now, usual);
    }

    void methodsAreTimedAgainstTheLookUpOnRequest()
    {
        auto *button = part<QPushButton>("measureMethods");
        auto *times = part<QLabel>("methodTimes");
        QCOMPARE(times->text(), QString());
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QVERIFY(!button->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), 60'000);
        const QRegularExpression ratios(
            QStringLiteral("^King and knight, all squares: look-up [\\d.]+ ns, offsets × [\\d.]+, "
                           "clipping × [\\d.]+, "
                           "steps × [\\d.]+, shifts × [\\d.]+$"));
        QVERIFY2(ratios.match(times->text()).hasMatch(), qPrintable(times->text()));
    }

    void closingTheWindowStopsTheMeasurement()
    {
        QTest::mouseClick(part<QPushButton>("measureMethods"), Qt::LeftButton);
        restart();
        QVERIFY(m_window->isVisible());
    }

    void everyControlHasANameAndIsReachedByTab()
    {
        QSet<QWidget *> wanted;
        for (QWidget *widget : m_panel->findChildren<QWidget *>()) {
            const bool isControl =
                qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget) ||
                qobject_cast<QTableView *>(widget) || qobject_cast<ui::BitboardCard *>(widget);
            if (!isControl || !widget->isVisible() || !widget->isEnabled() ||
                widget->objectName().startsWith(QLatin1String("qt_")))
                continue;
            QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
            wanted += widget;
        }
        QVERIFY(wanted.size() > 15);
        part<QComboBox>("derivedPiece")->setFocus();
        for (int i = 0; i < 60; ++i) {
            wanted.remove(QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QStringList left;
        for (const QWidget *widget : wanted)
            left += widget->objectName();
        QCOMPARE(left.join(u' '), QString());
    }
};

QTEST_MAIN(TestDerivationPanel)
#include "tst_derivation_panel.moc"
