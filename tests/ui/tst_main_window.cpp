#include "tests/ui/window_stage.h"
#include "ui/bitboards/bitboards_panel.h"
#include "ui/inspector/inspector_panel.h"
#include "ui/panels/position_line.h"
#include "ui/tool_dock.h"
#include "ui/widgets/color_contrast.h"
#include "ui/widgets/color_scheme.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

using chess::operator""_sq;
using tests::read;
using tests::startFen;
using tests::write;

namespace {

/// Every action of the menus, however deep, that is no sub-menu.
QList<QAction *> entriesOf(const QWidget *bar)
{
    QList<QAction *> entries;
    for (QAction *action : bar->actions()) {
        if (action->menu() != nullptr)
            entries += entriesOf(action->menu());
        else if (!action->isSeparator())
            entries += action;
    }
    return entries;
}

} // namespace

class TestMainWindow : public QObject, private tests::WindowStage {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void opensOnTheStartPosition();
    void everyActionHasNameTextAndTip();
    void noTwoActionsShareKeysAndNoneHasAKeyOfTheBoard();
    void everyEntryOfAMenuHasAnAccessKeyOfItsOwn();
    void everyActionDoesSomething();
    void selectedAndHoveredSquareStandInTheStatusBar();
    void pieceDraggedOffTheBoardIsSaidToBeGone();
    void longWordsDoNotKeepTheWindowWide();
    void everyChangeIsANamedStepInTheMenu();
    void aGivenPositionDecidesAboutChess960_data();
    void aGivenPositionDecidesAboutChess960();
    void chosenChess960StaysForAnyPosition_data();
    void chosenChess960StaysForAnyPosition();
    void chosenChess960StaysAfterARestart();
    void choosingChess960IsUndone();
    void ctrlCOnTheBoardCopiesTheFen();
    void ctrlVTakesAFenWhereverTheFocusIsButInATextBox();
    void refusedPasteIsSaidAndKeepsBoardAndClipboard();
    void mappingIsChosenInMenuAndToolbarAlike();
    void movesModeIsChosenInMenuAndToolbarAlikeAndComesBack();
    void fenTypedOnTheCommandLineThatIsWrongStandsInTheFenLine();
    void squareMenuPutsEmptiesAndCopies();
    void f6GoesRoundTheAreas();

    void everythingComesBackAfterARestart();
    void damagedSettingsOpenTheUsualWindow_data();
    void damagedSettingsOpenTheUsualWindow();
    void resetLayoutBringsHiddenPanelsBack();
    void nothingIsCutOffInASmallWindow();
    void iconsFollowALiveSwitchToDark();
    void iconsOfMessagesFollowALiveSwitchOfColours();
    void coloursAreChosenInTheMenuAndComeBack();
    void whatIsThereIsWrittenWithoutWaitingForTheEnd();
    void hintsInEmptyFieldsAreLegibleOnDarkGround();

private:
    void give(const QString &way, const QString &fen);
};

void TestMainWindow::opensOnTheStartPosition()
{
    QCOMPARE(boardFen(), startFen);
    QVERIFY(board()->isVisible());
    QVERIFY(board()->width() > 300);
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Untitled[*]"));
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(board()->hasFocus());
}

void TestMainWindow::everyActionHasNameTextAndTip()
{
    const QList<QAction *> entries = entriesOf(m_window->menuBar());
    QVERIFY(entries.size() > 40);
    for (const QAction *entry : entries) {
        QVERIFY(!entry->text().isEmpty());
        QVERIFY2(!entry->objectName().isEmpty(), qPrintable(entry->text()));
        QVERIFY2(!entry->toolTip().isEmpty(), qPrintable(entry->text()));
        QVERIFY2(!entry->statusTip().isEmpty(), qPrintable(entry->text()));
    }
}

void TestMainWindow::noTwoActionsShareKeysAndNoneHasAKeyOfTheBoard()
{
    QHash<QKeySequence, QString> owners;
    for (const QAction *entry : entriesOf(m_window->menuBar())) {
        const QKeySequence keys = entry->shortcut();
        if (keys.isEmpty())
            continue;
        QVERIFY2(!owners.contains(keys),
                 qPrintable(owners.value(keys) + QStringLiteral(", ") + entry->objectName()));
        owners.insert(keys, entry->objectName());
        const QKeyCombination combination = keys[0];
        QKeyEvent override(QEvent::ShortcutOverride, combination.key(),
                           combination.keyboardModifiers());
        override.ignore();
        QApplication::sendEvent(board(), &override);
        QVERIFY2(!override.isAccepted(), qPrintable(entry->objectName()));
    }
}

void TestMainWindow::everyEntryOfAMenuHasAnAccessKeyOfItsOwn()
{
    for (const QAction *title : m_window->menuBar()->actions()) {
        QHash<QChar, QString> owners;
        for (const QAction *entry : title->menu()->actions()) {
            if (entry->isSeparator())
                continue;
            const QString text = entry->text();
            const qsizetype mark = text.indexOf(u'&');
            QVERIFY2(mark >= 0, qPrintable(text));
            const QChar key = text[mark + 1].toLower();
            QVERIFY2(!owners.contains(key), qPrintable(owners.value(key) + u' ' + text));
            owners.insert(key, text);
        }
    }
}

void TestMainWindow::everyActionDoesSomething()
{
    // All that an action could change, as one text.
    const auto look = [this] {
        QStringList seen = {boardFen(),
                            QString::number(m_window->document()->undoStack()->index()),
                            m_window->document()->layers().join(QLatin1Char(' ')),
                            m_window->document()->literal(chess::Bitboard("b1"_sq)),
                            QGuiApplication::clipboard()->text(),
                            ui::nameOf(m_window->document()->movesMode()),
                            said(),
                            m_window->windowTitle(),
                            QApplication::palette().color(QPalette::Window).name()};
        const bool flags[] = {m_window->document()->isFlipped(),
                              m_window->document()->position().isChess960(),
                              board()->showsCoordinates(),
                              board()->showsBitNumbers(),
                              m_window->isVisible(),
                              m_window->file()->recent().isEmpty()};
        for (const bool flag : flags)
            seen += flag ? QStringLiteral("yes") : QStringLiteral("no");
        const auto widgets = m_window->findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            if (widget->isWindow() || widget->inherits("QDockWidget") ||
                widget->inherits("QToolBar"))
                seen += QStringLiteral("%1 %2").arg(widget->objectName()).arg(widget->isVisible());
        }
        if (QApplication::focusWidget() != nullptr)
            seen += QApplication::focusWidget()->objectName();
        return seen.join(QLatin1Char('\n'));
    };

    QStringList names;
    for (const QAction *entry : entriesOf(m_window->menuBar()))
        names += entry->objectName();
    names.removeAll(QString());
    for (const QString &name : std::as_const(names)) {
        QFile::remove(path("settings.ini"));
        m_window.reset();
        restart();
        // So that there is something to undo, to redo, to switch off and to put back.
        ui::Document *document = m_window->document();
        document->setPosition(chess::parseFen("4k3/8/8/8/8/8/8/4K3 w - - 3 9")->position,
                              QStringLiteral("a step"));
        document->movePiece("e1"_sq, "e2"_sq);
        document->undoStack()->undo();
        document->setLayerShown(QStringLiteral("white"), true);
        part<QDockWidget>("paletteDock")->hide();
        QGuiApplication::clipboard()->setText(QStringLiteral("0x1234"));

        QAction *entry = action(name.toLatin1().constData());
        QVERIFY2(entry->isEnabled(), qPrintable(name));
        const bool isChosen =
            entry->isCheckable() && entry->isChecked() && entry->actionGroup() != nullptr;
        const QString before = look();
        entry->trigger();
        if (!isChosen) // choosing what is chosen already rightly does nothing
            QVERIFY2(look() != before, qPrintable(name));
    }
}

void TestMainWindow::selectedAndHoveredSquareStandInTheStatusBar()
{
    auto *selection = part<QLabel>("selectionStatus");
    QTest::mouseMove(board(), centreOf("g1"_sq));
    QTRY_COMPARE(part<QLabel>("squareStatus")->text(), QStringLiteral("g1 · bit 6 · white knight"));
    QTest::mouseClick(board(), Qt::LeftButton, {}, centreOf("g1"_sq));
    QTRY_COMPARE(selection->text(),
                 QStringLiteral("g1 · bit 6 · 0x0000000000000040 · white knight: 3 attacked, 2 "
                                "destinations, 0 captures"));
    QCOMPARE(part<QLabel>("squareStatus")->text(), QString()); // not said twice
    action("mapping_h1g1")->trigger();
    QVERIFY(selection->text().startsWith(QStringLiteral("g1 · bit 1 · 0x0000000000000002")));
    QTest::mouseMove(board(), centreOf("e4"_sq));
    QTRY_COMPARE(part<QLabel>("squareStatus")->text(), QStringLiteral("e4 · bit 27 · empty"));
}

void TestMainWindow::pieceDraggedOffTheBoardIsSaidToBeGone()
{
    const QPoint outside(2, 2);
    QTest::mousePress(board(), Qt::LeftButton, {}, centreOf("e2"_sq));
    QTest::mouseMove(board(), centreOf("e4"_sq));
    QTest::mouseMove(board(), outside);
    QTRY_VERIFY2(said().contains(QStringLiteral("pawn")), qPrintable(said()));
    QTest::mouseRelease(board(), Qt::LeftButton, {}, outside);
    QTRY_VERIFY(!m_window->document()->position().pieceAt("e2"_sq));
    QCOMPARE(said(), QStringLiteral("Empty e2. Undo brings it back."));
    QTest::mouseClick(board(), Qt::LeftButton, {}, centreOf("g1"_sq));
    QTRY_COMPARE(said(), QString()); // the selection is to be seen again
    action("undo")->trigger();
    QCOMPARE(boardFen(), startFen);
}

void TestMainWindow::longWordsDoNotKeepTheWindowWide()
{
    action("format_bin")->trigger();
    m_window->document()->select("g1"_sq);
    m_window->resize(900, 600);
    QTRY_COMPARE(m_window->width(), 900);
    auto *selection = part<QLabel>("selectionStatus");
    QHelpEvent help(QEvent::ToolTip, QPoint(5, 5), selection->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(selection, &help);
    QTRY_VERIFY(QToolTip::text().endsWith(QStringLiteral("0 captures")));
    QToolTip::hideText();
}

void TestMainWindow::everyChangeIsANamedStepInTheMenu()
{
    ui::Document *document = m_window->document();
    const std::vector<std::pair<QString, std::function<void()>>> changes = {
        {QStringLiteral("Move knight g1–f3"),
         [&] {
             document->movePiece("g1"_sq, "f3"_sq);
         }},
        {QStringLiteral("Copy pawn e2–e4"),
         [&] {
             document->copyPiece("e2"_sq, "e4"_sq);
         }},
        {QStringLiteral("Put white queen on d4"),
         [&] {
             document->placePiece({chess::Color::White, chess::PieceType::Queen},
                                  chess::Bitboard("d4"_sq));
         }},
        {QStringLiteral("Empty d4"),
         [&] {
             document->clearSquares(chess::Bitboard("d4"_sq));
         }},
        {QStringLiteral("Black to move"),
         [&] {
             action("blackToMove")->trigger();
         }},
        {QStringLiteral("Chess960 on"),
         [&] {
             action("chess960")->trigger();
         }},
        {QStringLiteral("Clear board"),
         [&] {
             action("clearBoard")->trigger();
         }},
        {QStringLiteral("Start position"), [&] {
             action("startPosition")->trigger();
         }}};
    for (const auto &[name, change] : changes) {
        change();
        QCOMPARE(action("undo")->text(), QStringLiteral("&Undo ") + name);
    }
    while (action("undo")->isEnabled())
        action("undo")->trigger();
    QCOMPARE(boardFen(), startFen);
    QCOMPARE(action("redo")->text(), QStringLiteral("&Redo Move knight g1–f3"));
}

void TestMainWindow::aGivenPositionDecidesAboutChess960_data()
{
    QTest::addColumn<QString>("way");
    for (const char *way : {"command line", "typed", "pasted", "file"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

/// However a FEN comes, it is read the same.
void TestMainWindow::give(const QString &way, const QString &fen)
{
    if (way == QLatin1String("command line")) {
        m_window->enterFen(fen);
    } else if (way == QLatin1String("pasted")) {
        QGuiApplication::clipboard()->setText(fen);
        action("paste")->trigger();
    } else if (way == QLatin1String("typed")) {
        auto *edit = m_window->findChild<QLineEdit *>(QStringLiteral("fen"));
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, fen);
        QTest::keyClick(edit, Qt::Key_Return);
    } else {
        const QString path = m_folder->filePath(QStringLiteral("given.fen"));
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(fen.toUtf8());
        file.close();
        QVERIFY(m_window->file()->load(path));
    }
}

void TestMainWindow::aGivenPositionDecidesAboutChess960()
{
    QFETCH(QString, way);
    const QString endgame = QStringLiteral("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    const QString inner = QStringLiteral("1k6/8/8/8/8/8/8/1R2K3 w B - 0 1");
    const QString stale = QStringLiteral("4k3/8/8/8/8/8/8/4KR2 w K - 0 1");
    const QString array =
        QStringLiteral("bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1");
    const auto isChess960 = [this] {
        return m_window->document()->position().isChess960();
    };

    give(way, endgame);
    QVERIFY(!isChess960());
    give(way, inner); // names the file of its rook
    QVERIFY(isChess960());
    QVERIFY(action("chess960")->isChecked());
    QCOMPARE(boardFen(), QStringLiteral("1k6/8/8/8/8/8/8/1R2K3 w Q - 0 1"));
    give(way, endgame);
    QVERIFY(!isChess960());
    give(way, stale); // a forgotten right makes no Chess960
    QVERIFY(!isChess960());
    QCOMPARE(boardFen(), QStringLiteral("4k3/8/8/8/8/8/8/4KR2 w - - 0 1"));
    give(way, array);
    QVERIFY(isChess960());
    QCOMPARE(boardFen(), array);
}

void TestMainWindow::chosenChess960StaysForAnyPosition_data()
{
    aGivenPositionDecidesAboutChess960_data();
}

void TestMainWindow::chosenChess960StaysForAnyPosition()
{
    QFETCH(QString, way);
    action("chess960")->trigger();
    give(way, QStringLiteral("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    QVERIFY(action("chess960")->isChecked());
    give(way, QStringLiteral("4k3/8/8/8/8/8/8/4KR2 w K - 0 1"));
    QCOMPARE(boardFen(), QStringLiteral("4k3/8/8/8/8/8/8/4KR2 w K - 0 1"));
    for (const char *other : {"clearBoard", "startPosition"}) {
        action(other)->trigger();
        QVERIFY(action("chess960")->isChecked());
    }
    action("chess960")->trigger();
    give(way, QStringLiteral("4k3/8/8/8/8/8/8/4KR2 w K - 0 1"));
    QVERIFY(!action("chess960")->isChecked());
}

void TestMainWindow::chosenChess960StaysAfterARestart()
{
    action("chess960")->trigger();
    restart();
    QVERIFY(action("chess960")->isChecked());
    QVERIFY(!action("undo")->isEnabled());
    action("startPosition")->trigger();
    QVERIFY(action("chess960")->isChecked());
    // One that only the position needs goes with it, then as now.
    action("chess960")->trigger();
    give(QStringLiteral("pasted"), QStringLiteral("1k6/8/8/8/8/8/8/1R2K3 w B - 0 1"));
    restart();
    QVERIFY(action("chess960")->isChecked());
    action("startPosition")->trigger();
    QVERIFY(!action("chess960")->isChecked());
}

void TestMainWindow::choosingChess960IsUndone()
{
    action("chess960")->trigger();
    action("undo")->trigger();
    QVERIFY(!action("chess960")->isChecked());
    give(QStringLiteral("pasted"), QStringLiteral("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    QVERIFY(!action("chess960")->isChecked());
}

void TestMainWindow::ctrlCOnTheBoardCopiesTheFen()
{
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(board(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), startFen);
    QVERIFY(said().contains(QStringLiteral("FEN")));
}

void TestMainWindow::ctrlVTakesAFenWhereverTheFocusIsButInATextBox()
{
    const QString fen = QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    QGuiApplication::clipboard()->setText(fen);
    auto *line = part<QLineEdit>("fen");
    line->setFocus();
    line->selectAll();
    QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(boardFen(), startFen);
    QCOMPARE(line->text(), fen);
    QTest::keyClick(line, Qt::Key_Escape);

    board()->setFocus();
    QTest::keyClick(board(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(boardFen(), fen);
    QVERIFY(said().contains(QStringLiteral("FEN")));

    action("undo")->trigger();
    auto *turn = part<QComboBox>("turn");
    turn->setFocus();
    QTest::keyClick(turn, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(boardFen(), fen);
}

void TestMainWindow::refusedPasteIsSaidAndKeepsBoardAndClipboard()
{
    const QString text = QStringLiteral("rnbqkbnr/8/8/8/8/8/8/RNBQXBNR w - - 0 1");
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(board(), Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(said().contains(QStringLiteral("X")), qPrintable(said()));
    QCOMPARE(boardFen(), startFen);
    QCOMPARE(QGuiApplication::clipboard()->text(), text);
}

void TestMainWindow::mappingIsChosenInMenuAndToolbarAlike()
{
    auto *box = part<QComboBox>("mapping");
    action("mapping_a8b8")->trigger();
    QCOMPARE(m_window->document()->mapping(), chess::SquareMapping::A8B8);
    QCOMPARE(box->currentText(), QStringLiteral("a8b8"));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    QCOMPARE(m_window->document()->mapping(), chess::SquareMapping::A1B1);
    QVERIFY(action("mapping_a1b1")->isChecked());
}

void TestMainWindow::movesModeIsChosenInMenuAndToolbarAlikeAndComesBack()
{
    const auto isDown = [this](const char *name) {
        return part<QToolButton>(name)->isChecked();
    };
    QVERIFY(isDown("moves_freeButton"));
    action("moves_legal")->trigger();
    QVERIFY(isDown("moves_legalButton") && !isDown("moves_freeButton"));
    QVERIFY(m_window->document()->movesMode() == chess::MoveRule::Legal);
    QVERIFY(part<QLabel>("selectionStatus")->text().startsWith(QStringLiteral("White to move")));

    press("moves_pseudo-legalButton");
    QVERIFY(action("moves_pseudo-legal")->isChecked());
    QVERIFY(m_window->document()->movesMode() == chess::MoveRule::PseudoLegal);
    part<QToolButton>("moves_pseudo-legalButton")->setFocus();
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Space})
        QTest::keyClick(QApplication::focusWidget(), key);
    QVERIFY(m_window->document()->movesMode() == chess::MoveRule::Legal);

    restart();
    QVERIFY(isDown("moves_legalButton"));
    QVERIFY(m_window->document()->movesMode() == chess::MoveRule::Legal);
    QVERIFY(part<QLabel>("selectionStatus")->text().startsWith(QStringLiteral("White to move")));
}

void TestMainWindow::fenTypedOnTheCommandLineThatIsWrongStandsInTheFenLine()
{
    const QString wrong = QStringLiteral("8/8/8 w - - 0 1");
    m_window->enterFen(wrong);
    QCOMPARE(part<QLineEdit>("fen")->text(), wrong);
    QVERIFY(!part<QLabel>("fenMessage")->text().isEmpty());
    QCOMPARE(boardFen(), startFen);
    m_window->enterFen(QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    QCOMPARE(boardFen(), QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    QVERIFY(!action("undo")->isEnabled());
}

void TestMainWindow::squareMenuPutsEmptiesAndCopies()
{
    const auto choose = [&](chess::Square square, const char *name) {
        emit board()->squareMenuRequested(square, board()->mapToGlobal(centreOf(square)));
        auto *menu = m_window->findChild<QMenu *>(QStringLiteral("squareMenu"));
        QVERIFY(menu != nullptr && menu->isVisible());
        menu->findChild<QAction *>(QLatin1String(name))->trigger();
        menu->close();
        QTRY_VERIFY(m_window->findChild<QMenu *>(QStringLiteral("squareMenu")) == nullptr);
    };
    choose("e4"_sq, "put_q");
    QCOMPARE(m_window->document()->position().pieceAt("e4"_sq),
             std::optional(chess::Piece{chess::Color::Black, chess::PieceType::Queen}));
    choose("e4"_sq, "copyIndex");
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("28"));
    choose("e4"_sq, "copyBit");
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("0x0000000010000000"));
    choose("e4"_sq, "emptySquare");
    QCOMPARE(boardFen(), startFen);
}

void TestMainWindow::f6GoesRoundTheAreas()
{
    const auto areaOfFocus = [&]() -> QString {
        const QWidget *focus = QApplication::focusWidget();
        for (const QWidget *widget = focus; widget != nullptr; widget = widget->parentWidget()) {
            if (widget == board())
                return QStringLiteral("board");
            if (qobject_cast<const QDockWidget *>(widget) != nullptr)
                return widget->objectName();
        }
        return {};
    };
    QCOMPARE(areaOfFocus(), QStringLiteral("board"));
    const QStringList round = {QStringLiteral("bitboardsDock"), QStringLiteral("inspectorDock"),
                               QStringLiteral("positionDock"), QStringLiteral("paletteDock"),
                               QStringLiteral("board")};
    for (const QString &area : round) {
        QTest::keyClick(m_window.get(), Qt::Key_F6);
        QCOMPARE(areaOfFocus(), area);
    }
    QTest::keyClick(m_window.get(), Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(areaOfFocus(), QStringLiteral("paletteDock"));
}

void TestMainWindow::everythingComesBackAfterARestart()
{
    m_window->enterFen(QStringLiteral("r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6 7 42"));
    action("mapping_h8g8")->trigger();
    action("format_dec")->trigger();
    action("flip")->trigger();
    action("coordinates")->trigger();
    action("bitNumbers")->trigger();
    m_window->document()->setLayerShown(QStringLiteral("edges"), true);
    part<QDockWidget>("inspectorDock")->hide();
    m_window->resize(1000, 700);
    restart();
    QCOMPARE(boardFen(), QStringLiteral("r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6 7 42"));
    QCOMPARE(part<QComboBox>("mapping")->currentText(), QStringLiteral("h8g8"));
    QCOMPARE(part<QComboBox>("wordFormat")->currentText(), QStringLiteral("Decimal"));
    QVERIFY(m_window->document()->isFlipped());
    QVERIFY(action("flip")->isChecked());
    QVERIFY(!board()->showsCoordinates());
    QVERIFY(board()->showsBitNumbers());
    QCOMPARE(m_window->document()->layers(), QStringList(QStringLiteral("edges")));
    QVERIFY(!part<QDockWidget>("inspectorDock")->isVisible());
    QVERIFY(part<QDockWidget>("bitboardsDock")->isVisible());
    QCOMPARE(m_window->size(), QSize(1000, 700));
    QVERIFY(!action("undo")->isEnabled());
}

void TestMainWindow::whatIsThereIsWrittenWithoutWaitingForTheEnd()
{
    m_window->document()->setMine(QStringLiteral("kept"), chess::Bitboard("e4"_sq),
                                  QStringLiteral("keep"));
    QTRY_VERIFY_WITH_TIMEOUT(read(path("settings.ini")).contains("kept=0x0000000010000000"), 20000);
}

void TestMainWindow::damagedSettingsOpenTheUsualWindow_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 0; seed < 12; ++seed)
        QTest::addRow("damage %d", seed) << seed;
}

void TestMainWindow::damagedSettingsOpenTheUsualWindow()
{
    QFETCH(const int, seed);
    m_window->close();
    QByteArray bytes = read(path("settings.ini"));
    QVERIFY(!bytes.isEmpty());
    if (seed == 0) {
        bytes = QByteArray(100'000, '\xff');
    } else {
        // Every seventeenth byte, from another one each time, with a bit turned over.
        for (qsizetype i = seed; i < bytes.size(); i += 17)
            bytes[i] = static_cast<char>(bytes[i] ^ (1 << (seed % 8)));
    }
    write(path("settings.ini"), bytes);
    restart();
    QVERIFY(m_window->isVisible());
    QVERIFY(board()->isVisible());
    QVERIFY(m_window->width() <= 4000 && m_window->width() >= 400);
}

void TestMainWindow::resetLayoutBringsHiddenPanelsBack()
{
    const auto docks = m_window->findChildren<QDockWidget *>();
    const auto isTool = [](const QDockWidget *dock) {
        return qobject_cast<const ui::ToolDock *>(dock) != nullptr;
    };
    QCOMPARE(docks.size() - std::count_if(docks.begin(), docks.end(), isTool), 4);
    for (QDockWidget *dock : docks)
        dock->setVisible(isTool(dock));
    action("resetLayout")->trigger();
    for (QDockWidget *dock : docks)
        QVERIFY2(dock->isVisible() != isTool(dock) && !dock->isFloating(),
                 qPrintable(dock->objectName()));
}

void TestMainWindow::nothingIsCutOffInASmallWindow()
{
    m_window->resize(900, 600);
    QTRY_COMPARE(m_window->size(), QSize(900, 600));
    // Every control of position line and toolbar lies whole within its parent.
    for (QWidget *area : {static_cast<QWidget *>(m_window->findChild<ui::PositionLine *>()),
                          static_cast<QWidget *>(part<QToolBar>("toolBar"))}) {
        QVERIFY(
            m_window->rect().contains(QRect(area->mapTo(m_window.get(), QPoint()), area->size())));
        const auto controls = area->findChildren<QWidget *>();
        for (const QWidget *control : controls) {
            if (!control->isVisibleTo(m_window.get()) || control->window() != m_window.get() ||
                control->focusPolicy() == Qt::NoFocus)
                continue;
            const int needed =
                std::min(control->minimumSizeHint().width(), control->maximumWidth());
            QVERIFY2(control->width() >= needed, qPrintable(control->objectName()));
            QVERIFY2(area->rect().contains(QRect(control->mapTo(area, QPoint()), control->size())),
                     qPrintable(control->objectName()));
        }
    }
}

void TestMainWindow::iconsFollowALiveSwitchToDark()
{
    const auto brightness = [&] {
        const QImage image = action("open")->icon().pixmap(QSize(24, 24)).toImage();
        int most = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).alpha() > 200)
                    most = std::max(most, image.pixelColor(x, y).lightness());
            }
        }
        return most;
    };
    const QPalette light = QApplication::palette();
    QVERIFY(brightness() < 80);
    QPalette dark(QColor(45, 45, 48));
    QApplication::setPalette(dark);
    const int inDark = brightness();
    QApplication::setPalette(light);
    QVERIFY(inDark > 180);
}

void TestMainWindow::iconsOfMessagesFollowALiveSwitchOfColours()
{
    const auto typeRubbish = [&](const char *name) {
        auto *line = part<QLineEdit>(name);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("rubbish"));
        QTest::keyClick(line, Qt::Key_Return);
    };
    typeRubbish("fen");
    typeRubbish("wordEdit");
    action("derivationDockOpen")->trigger();
    m_window->document()->select("b1"_sq); // a knight, on whose squares all methods agree
    const auto lightnessOf = [&](const char *name) {
        const QImage image = part<QLabel>(name)->pixmap(Qt::ReturnByValue).toImage();
        int most = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).alpha() > 200)
                    most = std::max(most, image.pixelColor(x, y).lightness());
            }
        }
        return most;
    };
    for (const char *scheme : {"colors_light", "colors_dark", "colors_light"}) {
        action(scheme)->trigger();
        const bool isDark = scheme == QByteArray("colors_dark");
        for (const char *name : {"fenMessageIcon", "wordNoteIcon", "agreementIcon"}) {
            QVERIFY2(!part<QLabel>(name)->isHidden(), name);
            QTRY_VERIFY2(isDark ? lightnessOf(name) > 180 : lightnessOf(name) < 80, name);
        }
    }
    action("colors_desktop")->trigger();
}

void TestMainWindow::coloursAreChosenInTheMenuAndComeBack()
{
    const auto contrast = [&](QPalette::ColorRole one, QPalette::ColorRole other) {
        const QPalette palette = QApplication::palette();
        return ui::contrastRatio(palette.color(one), palette.color(other));
    };
    const QPalette desktop = m_window->palette();
    for (const bool isDark : {true, false}) {
        const char *name = isDark ? "colors_dark" : "colors_light";
        action(name)->trigger();
        QTRY_COMPARE(m_window->palette().color(QPalette::Window).lightness() < 80, isDark);
        QVERIFY(contrast(QPalette::WindowText, QPalette::Window) >= 7);
        QVERIFY(contrast(QPalette::Text, QPalette::Base) >= 7);
        QVERIFY(contrast(QPalette::ButtonText, QPalette::Button) >= 7);
        QVERIFY(contrast(QPalette::HighlightedText, QPalette::Highlight) >= 4.5);
        QVERIFY(contrast(QPalette::Link, QPalette::Base) >= 4.5);
        QVERIFY(contrast(QPalette::PlaceholderText, QPalette::Base) >= 3);
        restart();
        QTRY_COMPARE(m_window->palette().color(QPalette::Window).lightness() < 80, isDark);
        QVERIFY(action(name)->isChecked());
    }
    action("colors_desktop")->trigger();
    QTRY_COMPARE(m_window->palette().color(QPalette::Window), desktop.color(QPalette::Window));
}

void TestMainWindow::hintsInEmptyFieldsAreLegibleOnDarkGround()
{
    QPalette palette;
    palette.setColor(QPalette::Base, QColor(27, 30, 32));
    palette.setColor(QPalette::Text, Qt::white);
    palette.setColor(QPalette::PlaceholderText, QColor(0, 0, 0, 128));
    const QColor hint = ui::legiblePlaceholder(palette);
    QVERIFY(ui::contrastRatio(hint, palette.color(QPalette::Base)) >= 3);
    palette.setColor(QPalette::PlaceholderText, QColor(150, 150, 160));
    QCOMPARE(ui::legiblePlaceholder(palette), palette.color(QPalette::PlaceholderText));
}

QTEST_MAIN(TestMainWindow)

#include "tst_main_window.moc"
