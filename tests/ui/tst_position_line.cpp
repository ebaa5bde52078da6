#include "src/notation/fen/fen.h"
#include "ui/document/document.h"
#include "ui/panels/position_line.h"
#include "ui/widgets/marked_line_edit.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

using chess::operator""_sq;

namespace {

const QString startFen = QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
const QString kiwipete =
    QStringLiteral("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");

/// A window with a position line that is wired to a document, and a field to go away to.
class Bench : public QWidget {
public:
    Bench() : line(&document, this), elsewhere(this)
    {
        auto *column = new QVBoxLayout(this);
        column->addWidget(&elsewhere);
        column->addWidget(&line);
        using ui::PositionLine;
        QObject::connect(&line, &PositionLine::positionRequested, &document,
                         &ui::Document::setPosition);
        QObject::connect(&line, &PositionLine::turnRequested, &document, &ui::Document::setTurn);
        QObject::connect(&line, &PositionLine::castlingRooksRequested, &document,
                         &ui::Document::setCastlingRooks);
        QObject::connect(&line, &PositionLine::enPassantRequested, &document,
                         &ui::Document::setEnPassant);
        QObject::connect(&line, &PositionLine::halfmoveClockRequested, &document,
                         &ui::Document::setHalfmoveClock);
        QObject::connect(&line, &PositionLine::moveNumberRequested, &document,
                         &ui::Document::setMoveNumber);
        resize(1200, 120);
        show();
        activateWindow();
        if (!QTest::qWaitForWindowActive(this)) // keys go to the active window only
            qFatal("the window does not become active");
        fen()->setFocus();
    }

    template <typename Control>
    Control *control(const char *name)
    {
        auto *found = line.findChild<Control *>(QLatin1String(name));
        if (found == nullptr)
            qFatal("no control %s", name);
        return found;
    }

    ui::MarkedLineEdit *fen() { return control<ui::MarkedLineEdit>("fen"); }
    QString message() { return control<QLabel>("fenMessage")->text(); }
    QString boardFen() const { return QString::fromStdString(toFen(document.position())); }
    void load(const QString &text)
    {
        document.startFrom(chess::parseFen(text.toStdString())->position);
    }
    void type(const QString &text)
    {
        fen()->selectAll();
        QTest::keyClicks(fen(), text);
    }

    ui::Document document;
    ui::PositionLine line;
    QLineEdit elsewhere;
};

} // namespace

class TestPositionLine : public QObject {
    Q_OBJECT

private slots:
    void fenFollowsTheBoard();
    void typedFenBecomesThePositionWithEnterAsOneStep();
    void typedFenBecomesThePositionWhenTheFocusGoesElsewhere();
    void theBoardStaysWhileAFenIsTyped();
    void wrongFenSaysWhyAndUnderlinesThePlace();
    void everyWrongFenLeavesTheBoardAndStaysAsTyped_data();
    void everyWrongFenLeavesTheBoardAndStaysAsTyped();
    void wrongTextStaysWhenTheBoardChanges();
    void aTextTooLongForTheLineIsNotCutSilently();
    void escapePutsTheFenOfTheBoardBack();
    void revertButtonPutsTheFenOfTheBoardBack();
    void textReadWithToleranceSaysWhatWasTaken();
    void undoBelongsToTheWindowOnceNothingTypedIsLeft();
    void turnIsChosen();
    void castlingBoxesGiveAndTakeRights();
    void castlingBoxIsDisabledWhenTheRookIsNotAtHome();
    void castlingBoxNamesTheFileOfTheRookInChess960();
    void enPassantOffersOnlyPossibleSquaresAndNone();
    void clockCountedUpIsTakenBackAtOnce();
    void moveNumberIsAtLeastOne();
    void greatestNumbersAreShownAndCounted();
    void ctrlZInANumberIsLeftToTheWindow();
    void problemsAreListedWithTheirGrade();
    void lineKeepsItsHeightWhenProblemsCome();
    void chosenProblemPointsOutItsSquaresAndStands();
    void messageGoesBelowTheFieldsWhenThereIsLittleRoom();
    void longMessageIsNotCutOff();
    void remarkWithoutRoomEndsInDotsAndIsWholeInTheToolTip();
    void everyControlHasANameAndAnAccessibleName();
};

void TestPositionLine::fenFollowsTheBoard()
{
    Bench bench;
    QCOMPARE(bench.fen()->text(), startFen);
    bench.document.movePiece("e2"_sq, "e4"_sq);
    QCOMPARE(bench.fen()->text(),
             QStringLiteral("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"));
}

void TestPositionLine::typedFenBecomesThePositionWithEnterAsOneStep()
{
    Bench bench;
    bench.type(kiwipete);
    QTest::keyClick(bench.fen(), Qt::Key_Return);
    QCOMPARE(bench.boardFen(), kiwipete);
    QCOMPARE(bench.document.undoStack()->count(), 1);
    QCOMPARE(bench.document.undoStack()->undoText(), QStringLiteral("Edit FEN"));
    bench.document.undoStack()->undo();
    QCOMPARE(bench.fen()->text(), startFen);
}

void TestPositionLine::typedFenBecomesThePositionWhenTheFocusGoesElsewhere()
{
    Bench bench;
    bench.type(kiwipete);
    QTest::mouseClick(&bench.elsewhere, Qt::LeftButton);
    QCOMPARE(bench.boardFen(), kiwipete);
}

void TestPositionLine::theBoardStaysWhileAFenIsTyped()
{
    Bench bench;
    QSignalSpy changed(&bench.document, &ui::Document::positionChanged);
    bench.type(kiwipete);
    QCOMPARE(changed.count(), 0);
    QVERIFY(bench.message().contains(QStringLiteral("Enter")));
}

void TestPositionLine::wrongFenSaysWhyAndUnderlinesThePlace()
{
    Bench bench;
    bench.type(QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPXPPP/RNBQKBNR w KQkq - 0 1"));
    QVERIFY2(bench.message().contains(QStringLiteral("“X”")), qPrintable(bench.message()));
    QCOMPARE(
        bench.fen()->text().mid(bench.fen()->underlinedStart(), bench.fen()->underlinedLength()),
        QStringLiteral("X"));
    QVERIFY(bench.control<QLabel>("fenMessage")->textInteractionFlags() &
            Qt::TextSelectableByMouse);
}

void TestPositionLine::everyWrongFenLeavesTheBoardAndStaysAsTyped_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("rubbish") << QStringLiteral("\u2654 is no FEN \u0001");
    QTest::newRow("too few ranks") << QStringLiteral("8/8/8 w - - 0 1");
    QTest::newRow("bad turn") << QStringLiteral("8/8/8/8/8/8/8/8 x - - 0 1");
    QTest::newRow("bad castling") << QStringLiteral("8/8/8/8/8/8/8/8 w XX - 0 1");
    QTest::newRow("bad en passant") << QStringLiteral("8/8/8/8/8/8/8/8 w - e9 0 1");
    QTest::newRow("bad clock") << QStringLiteral("8/8/8/8/8/8/8/8 w - - x 1");
    QTest::newRow("huge number") << QStringLiteral("8/8/8/8/8/8/8/8 w - - 0 99999999999999999999");
    QTest::newRow("a hundred thousand p") << QString(100'000, QLatin1Char('p'));
}

void TestPositionLine::everyWrongFenLeavesTheBoardAndStaysAsTyped()
{
    QFETCH(const QString, text);
    Bench bench;
    bench.line.setText(text);
    const QString shown = bench.fen()->text();
    QTest::keyClick(bench.fen(), Qt::Key_Return);
    QTest::mouseClick(&bench.elsewhere, Qt::LeftButton);
    QCOMPARE(bench.boardFen(), startFen);
    QCOMPARE(bench.fen()->text(), shown);
    QVERIFY(!bench.message().isEmpty());
}

void TestPositionLine::wrongTextStaysWhenTheBoardChanges()
{
    Bench bench;
    const QString wrong = QStringLiteral("rnbqkbnr/ppp");
    bench.type(wrong);
    const QString reason = bench.message();
    bench.document.movePiece("e2"_sq, "e4"_sq);
    QCOMPARE(bench.fen()->text(), wrong);
    QCOMPARE(bench.message(), reason);
}

void TestPositionLine::aTextTooLongForTheLineIsNotCutSilently()
{
    Bench bench;
    const QString pasted(100'000, QLatin1Char('8'));
    QGuiApplication::clipboard()->setText(pasted);
    QTest::keySequence(bench.fen(), QKeySequence::SelectAll);
    QTest::keySequence(bench.fen(), QKeySequence::Paste);
    QTRY_VERIFY2(bench.message().contains(QStringLiteral("left out")), qPrintable(bench.message()));
    QCOMPARE(QGuiApplication::clipboard()->text(), pasted);
    QVERIFY(bench.document.position() == chess::Position::start());
}

void TestPositionLine::escapePutsTheFenOfTheBoardBack()
{
    Bench bench;
    bench.type(QStringLiteral("rubbish"));
    QTest::keyClick(bench.fen(), Qt::Key_Escape);
    QCOMPARE(bench.fen()->text(), startFen);
    QCOMPARE(bench.fen()->underlinedLength(), 0);
    QCOMPARE(bench.message(), QString());
}

void TestPositionLine::revertButtonPutsTheFenOfTheBoardBack()
{
    Bench bench;
    auto *revert = bench.line.findChild<QAction *>(QStringLiteral("revertFen"));
    QVERIFY(!revert->isVisible());
    bench.type(QStringLiteral("rubbish"));
    QVERIFY(revert->isVisible());
    revert->trigger();
    QCOMPARE(bench.fen()->text(), startFen);
    QVERIFY(!revert->isVisible());
}

void TestPositionLine::textReadWithToleranceSaysWhatWasTaken()
{
    Bench bench;
    bench.type(QStringLiteral("4k3/8/8/8/8/8/8/4K3"));
    QTest::keyClick(bench.fen(), Qt::Key_Return);
    QCOMPARE(bench.fen()->text(), QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    QVERIFY2(bench.message().contains(QStringLiteral("w - - 0 1")), qPrintable(bench.message()));
    bench.document.movePiece("e1"_sq, "e2"_sq);
    QCOMPARE(bench.message(), QString());
}

void TestPositionLine::undoBelongsToTheWindowOnceNothingTypedIsLeft()
{
    Bench bench;
    QAction undo;
    undo.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z));
    bench.addAction(&undo);
    QSignalSpy undone(&undo, &QAction::triggered);

    bench.type(kiwipete);
    QTest::keyClick(bench.fen(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.count(), 0); // took typing back
    bench.type(kiwipete);
    QTest::keyClick(bench.fen(), Qt::Key_Return);
    QTest::keyClick(bench.fen(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.count(), 1);
}

void TestPositionLine::turnIsChosen()
{
    Bench bench;
    auto *turn = bench.control<QComboBox>("turn");
    turn->setFocus();
    QTest::keyClick(turn, Qt::Key_Down);
    QCOMPARE(bench.document.position().turn(), chess::Color::Black);
    QVERIFY(bench.fen()->text().contains(QStringLiteral(" b ")));
    bench.document.undoStack()->undo();
    QCOMPARE(turn->currentText(), QStringLiteral("White"));
}

void TestPositionLine::castlingBoxesGiveAndTakeRights()
{
    Bench bench;
    const struct {
        const char *name;
        chess::Square rook;
    } boxes[] = {{"castlingWhiteKing", "h1"_sq},
                 {"castlingWhiteQueen", "a1"_sq},
                 {"castlingBlackKing", "h8"_sq},
                 {"castlingBlackQueen", "a8"_sq}};
    for (const auto &[name, rook] : boxes) {
        auto *box = bench.control<QCheckBox>(name);
        QVERIFY(box->isChecked());
        QTest::mouseClick(box, Qt::LeftButton);
        QVERIFY(!bench.document.position().castlingRooks().contains(rook));
        QCOMPARE(bench.document.position().castlingRooks().count(), 3);
        QTest::keyClick(box, Qt::Key_Space);
        QCOMPARE(bench.document.position().castlingRooks().count(), 4);
    }
}

void TestPositionLine::castlingBoxIsDisabledWhenTheRookIsNotAtHome()
{
    Bench bench;
    auto *box = bench.control<QCheckBox>("castlingWhiteKing");
    bench.document.movePiece("h1"_sq, "h3"_sq);
    QVERIFY(!box->isEnabled());
    QVERIFY(!box->isChecked());
    bench.document.movePiece("h3"_sq, "h1"_sq);
    QVERIFY(box->isEnabled());
    QVERIFY2(!box->isChecked(), "a right that is lost does not come back by itself");
}

void TestPositionLine::castlingBoxNamesTheFileOfTheRookInChess960()
{
    Bench bench;
    bench.document.setChess960(true);
    bench.document.setPosition(
        chess::parseFen("1k1r4/8/8/8/8/8/8/1R2K1R1 w GBd - 0 1", {true})->position, QString());
    QCOMPARE(bench.control<QCheckBox>("castlingWhiteKing")->text(), QStringLiteral("K (g)"));
    QCOMPARE(bench.control<QCheckBox>("castlingWhiteQueen")->text(), QStringLiteral("Q (b)"));
    QCOMPARE(bench.control<QCheckBox>("castlingBlackKing")->text(), QStringLiteral("k (d)"));
    QVERIFY(!bench.control<QCheckBox>("castlingBlackQueen")->isEnabled());
}

void TestPositionLine::enPassantOffersOnlyPossibleSquaresAndNone()
{
    Bench bench;
    auto *enPassant = bench.control<QComboBox>("enPassant");
    QVERIFY(!enPassant->isEnabled());

    // After e2–e4 and c2–c4 either pawn can have moved last; the one on b3 has not.
    bench.load(QStringLiteral("rnbqkbnr/pppppppp/8/8/2P1P3/1P6/P2P1PPP/RNBQKBNR b KQkq - 0 1"));
    QStringList offered;
    for (int i = 0; i < enPassant->count(); ++i)
        offered += enPassant->itemText(i);
    QCOMPARE(offered,
             QStringList({QStringLiteral("–"), QStringLiteral("c3"), QStringLiteral("e3")}));

    enPassant->setFocus();
    QTest::keyClick(enPassant, Qt::Key_Down);
    QCOMPARE(bench.document.position().enPassant(), std::optional("c3"_sq));
    QTest::keyClick(enPassant, Qt::Key_Up);
    QCOMPARE(bench.document.position().enPassant(), std::optional<chess::Square>());
}

void TestPositionLine::clockCountedUpIsTakenBackAtOnce()
{
    Bench bench;
    auto *clock = bench.control<QDoubleSpinBox>("halfmoveClock");
    clock->setFocus();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(clock, Qt::Key_Up);
    QCOMPARE(bench.document.position().halfmoveClock(), 3U);
    QVERIFY(bench.fen()->text().endsWith(QStringLiteral(" 3 1")));
    bench.document.undoStack()->undo();
    QCOMPARE(bench.document.position().halfmoveClock(), 0U);
    QCOMPARE(clock->value(), 0.0);
    QVERIFY(!bench.document.undoStack()->canUndo());
}

void TestPositionLine::moveNumberIsAtLeastOne()
{
    Bench bench;
    auto *number = bench.control<QDoubleSpinBox>("moveNumber");
    number->setFocus();
    QTest::keyClick(number, Qt::Key_Down);
    QCOMPARE(bench.document.position().moveNumber(), 1U);
    number->selectAll();
    QTest::keyClicks(number, QStringLiteral("47"));
    QCOMPARE(bench.document.position().moveNumber(), 47U);
}

void TestPositionLine::greatestNumbersAreShownAndCounted()
{
    Bench bench;
    bench.load(QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 4294967294 4294967295"));
    auto *clock = bench.control<QDoubleSpinBox>("halfmoveClock");
    QCOMPARE(clock->text(), QStringLiteral("4294967294"));
    QCOMPARE(bench.control<QDoubleSpinBox>("moveNumber")->text(), QStringLiteral("4294967295"));
    clock->setFocus();
    for (int i = 0; i < 2; ++i) // the second goes no further
        QTest::keyClick(clock, Qt::Key_Up);
    QVERIFY(bench.fen()->text().endsWith(QStringLiteral(" 4294967295 4294967295")));
}

void TestPositionLine::ctrlZInANumberIsLeftToTheWindow()
{
    Bench bench;
    QAction *undo = bench.document.undoStack()->createUndoAction(&bench);
    undo->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z));
    bench.addAction(undo);
    auto *number = bench.control<QDoubleSpinBox>("moveNumber");
    number->setFocus();
    QTest::keyClick(number, Qt::Key_Up);
    QTest::keyClick(number, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.document.position().moveNumber(), 1U);
}

void TestPositionLine::problemsAreListedWithTheirGrade()
{
    Bench bench;
    auto *problems = bench.control<QToolButton>("problems");
    QVERIFY(!problems->isVisible());
    bench.load(QStringLiteral("8/8/8/8/8/8/8/P3K3 w - - 0 1"));
    QVERIFY(problems->isVisible());
    QCOMPARE(problems->text(), QStringLiteral("2 problems"));
    const QList<QAction *> entries = problems->menu()->actions();
    QCOMPARE(entries.size(), 2);
    for (const QAction *entry : entries)
        QVERIFY2(entry->text().startsWith(QStringLiteral("Unplayable: ")),
                 qPrintable(entry->text()));
}

void TestPositionLine::lineKeepsItsHeightWhenProblemsCome()
{
    Bench bench;
    const auto *problems = bench.control<QToolButton>("problems");
    QVERIFY(!problems->isVisible());
    const int height = bench.line.sizeHint().height();
    bench.load(QStringLiteral("8/8/8/8/8/8/8/8 w - - 0 1"));
    QVERIFY(problems->isVisible());
    QCOMPARE(bench.line.sizeHint().height(), height);
}

void TestPositionLine::chosenProblemPointsOutItsSquaresAndStands()
{
    Bench bench;
    bench.load(QStringLiteral("4k3/8/8/8/8/8/8/P3K3 w - - 0 1")); // a pawn on the first rank
    chess::Bitboard pointedOut;
    connect(&bench.line, &ui::PositionLine::squaresPointedOut, this,
            [&](chess::Bitboard squares) { pointedOut = squares; });
    QAction *entry = bench.control<QToolButton>("problems")->menu()->actions().first();
    const QString sentence = entry->text();
    entry->hover();
    QVERIFY(pointedOut == chess::Bitboard("a1"_sq));
    entry->trigger();
    QCOMPARE(bench.message(), sentence);
    bench.document.clearSquares(chess::Bitboard("a1"_sq));
    QVERIFY(pointedOut.isEmpty());
    QCOMPARE(bench.message(), QString());
}

void TestPositionLine::messageGoesBelowTheFieldsWhenThereIsLittleRoom()
{
    Bench bench;
    auto *message = bench.control<QLabel>("fenMessage");
    auto *turn = bench.control<QComboBox>("turn");
    const auto top = [&](const QWidget *widget) {
        return widget->mapTo(&bench, QPoint(0, 0)).y();
    };
    QTRY_VERIFY(top(message) < top(turn) + turn->height());
    bench.resize(880, 140);
    QTRY_VERIFY(top(message) >= top(turn) + turn->height());
    QVERIFY(bench.width() <= 900);
}

void TestPositionLine::longMessageIsNotCutOff()
{
    Bench bench;
    bench.line.setText(QString(100, u'x'));
    const auto *message = bench.control<QLabel>("fenMessage");
    for (const int width : {1280, 1100, 900}) {
        bench.resize(width, 140);
        QTRY_VERIFY(message->heightForWidth(message->width()) <= message->height());
        QVERIFY(bench.line.rect().contains(
            QRect(message->mapTo(&bench.line, QPoint()), message->size())));
    }
}

void TestPositionLine::remarkWithoutRoomEndsInDotsAndIsWholeInTheToolTip()
{
    Bench bench;
    bench.resize(880, 140);
    bench.line.setText(
        QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq e6 99 0"));
    bench.line.apply();
    auto *message = bench.control<QLabel>("fenMessage");
    QVERIFY(message->text().contains(QStringLiteral("En passant e6 was dropped")));
    QTRY_VERIFY(message->heightForWidth(message->width()) > message->height());
    const QImage elided = message->grab().toImage();
    const QSize room = message->size();
    message->setWordWrap(false);
    message->resize(room);
    QCOMPARE(elided, message->grab().toImage()); // elided as what has one line
    message->setWordWrap(true);
    message->resize(room);
    QHelpEvent help(QEvent::ToolTip, QPoint(5, 5), message->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(message, &help);
    QTRY_COMPARE(QToolTip::text(), message->text());
    QToolTip::hideText();
}

void TestPositionLine::everyControlHasANameAndAnAccessibleName()
{
    Bench bench;
    bench.load(QStringLiteral("8/8/8/8/8/8/8/P3K3 w - - 0 1"));
    int controls = 0;
    const auto children = bench.line.findChildren<QWidget *>();
    for (const QWidget *child : children) {
        const bool isPartOfAnother = child->objectName().startsWith(QStringLiteral("qt_")) ||
                                     child->parentWidget()->inherits("QLineEdit") ||
                                     child->parentWidget()->inherits("QComboBox");
        if (child->focusPolicy() == Qt::NoFocus || isPartOfAnother || child->window() != &bench)
            continue;
        ++controls;
        QVERIFY2(!child->objectName().isEmpty(), child->metaObject()->className());
        // A text that can be selected speaks for itself.
        const bool isText = qobject_cast<const QLabel *>(child) != nullptr;
        QVERIFY2(isText || !child->accessibleName().isEmpty(), qPrintable(child->objectName()));
    }
    QVERIFY(controls >= 10);
}

QTEST_MAIN(TestPositionLine)
#include "tst_position_line.moc"
