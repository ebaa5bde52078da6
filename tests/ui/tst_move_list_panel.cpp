#include "src/notation/fen/fen.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"
#include "ui/document/document.h"
#include "ui/playing/move_list_model.h"
#include "ui/playing/move_list_panel.h"
#include "ui/widgets/marked_line_edit.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace chess;

namespace {

/// The panel beside a document that does what it asks for.
class PanelStage {
public:
    explicit PanelStage(std::string_view fen = "startpos")
    {
        document.startFrom(tests::positionOf(fen));
        QObject::connect(&panel, &ui::MoveListPanel::stepRequested, document.undoStack(),
                         &QUndoStack::setIndex);
        QObject::connect(&panel, &ui::MoveListPanel::playRequested, &document,
                         &ui::Document::playLine);
        panel.resize(300, 500);
        panel.show();
        QApplication::setActiveWindow(&panel);
    }

    void type(const char *text)
    {
        edit()->setFocus();
        edit()->selectAll();
        QTest::keyClicks(edit(), QString::fromUtf8(text));
        QTest::keyClick(edit(), Qt::Key_Return);
    }
    void play(std::initializer_list<const char *> moves)
    {
        for (const char *move : moves)
            type(move);
    }
    void clickRow(int row)
    {
        const QRect rect = list()->visualRect(list()->model()->index(row, 0));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, rect.center());
    }
    void press(const char *button)
    {
        QTest::mouseClick(panel.findChild<QToolButton *>(QLatin1String(button)), Qt::LeftButton);
    }

    QTableView *list() const { return panel.findChild<QTableView *>(); }
    ui::MarkedLineEdit *edit() const { return panel.findChild<ui::MarkedLineEdit *>(); }
    QString verdict() const
    {
        return panel.findChild<QLabel *>(QStringLiteral("moveVerdict"))->text();
    }
    QString cell(int row, int column = 0, int role = Qt::DisplayRole) const
    {
        return list()->model()->index(row, column).data(role).toString();
    }
    QStringList rows() const
    {
        QStringList texts;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            texts += cell(row);
        return texts;
    }
    std::string fen() const { return toFen(document.position()); }
    static QString copied() { return QApplication::clipboard()->text(); }

    ui::Document document;
    ui::MoveListPanel panel{&document};
};

} // namespace

class TestMoveListPanel : public QObject {
    Q_OBJECT
private slots:
    void movesAndOtherStepsStandInTheirOrder()
    {
        PanelStage stage;
        stage.play({"e4", "e5"});
        stage.document.placePiece({Color::White, PieceType::Queen}, Bitboard("h5"_sq));
        stage.play({"Nf3"});
        QCOMPARE(stage.rows(),
                 (QStringList{QStringLiteral("Beginning"), QStringLiteral("1. e4"),
                              QStringLiteral("1... e5"), QStringLiteral("Put white queen on h5"),
                              QStringLiteral("2. Nf3")}));
        QCOMPARE(stage.cell(1, 1), QStringLiteral("e2e4"));
        QCOMPARE(stage.cell(3, 1), QString());
        QCOMPARE(stage.cell(4, 1), QStringLiteral("g1f3"));
        QCOMPARE(stage.cell(2, 0, Qt::ToolTipRole), QStringLiteral("1... e5 · e7e5"));
    }

    void pastedAndListedPositionsAreToldApart()
    {
        PanelStage stage;
        const QString paste = QStringLiteral("Paste FEN");
        stage.document.setPosition(tests::positionOf("8/2k5/8/8/8/8/8/R3K2R w - - 0 1"), paste);
        stage.document.setPosition(tests::positionOf("8/2k5/8/8/8/8/8/R3K2R w KQ - 3 9"), paste);
        const QString listed = QStringLiteral("Position %1 of kings.epd");
        stage.document.showListed(tests::positionOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), listed.arg(1),
                                  QStringLiteral("kings.epd"));
        stage.document.showListed(tests::positionOf("4k3/8/8/8/8/8/8/4K3 b - - 0 1"), listed.arg(2),
                                  QStringLiteral("kings.epd"));
        const QStringList told = {
            QStringLiteral("Beginning"), QStringLiteral("Paste FEN: 8/2k5/8/8/8/8/8/R3K2R w - -"),
            QStringLiteral("Paste FEN: 8/2k5/8/8/8/8/8/R3K2R w KQ -"),
            QStringLiteral("Position 2 of kings.epd: 4k3/8/8/8/8/8/8/4K3 b - -")};
        QCOMPARE(stage.rows(), told);
        QCOMPARE(stage.cell(2, 0, Qt::ToolTipRole), told.at(2));
        // The menu stays short.
        QCOMPARE(stage.document.undoStack()->undoText(), listed.arg(2));
        stage.clickRow(1);
        QCOMPARE(stage.document.undoStack()->undoText(), paste);
    }

    void aClickGoesToAStepAndTellsWhichAreTakenBack()
    {
        PanelStage stage;
        stage.play({"e4", "e5", "Nf3"});
        stage.clickRow(1);
        QCOMPARE(stage.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
        QCOMPARE(stage.list()->currentIndex().row(), 1);
        QCOMPARE(stage.cell(1, 0, Qt::AccessibleTextRole), QStringLiteral("1. e4, on the board"));
        QCOMPARE(stage.cell(3, 0, Qt::AccessibleTextRole), QStringLiteral("2. Nf3, taken back"));
        stage.clickRow(0);
        QCOMPARE(stage.document.undoStack()->index(), 0);
        stage.clickRow(3);
        QCOMPARE(stage.document.undoStack()->index(), 3);
    }

    void arrowsAndEnterGoToAStep()
    {
        PanelStage stage;
        stage.play({"e4", "e5"});
        stage.list()->setFocus();
        QTest::keyClick(stage.list(), Qt::Key_Up);
        QCOMPARE(stage.document.undoStack()->index(), 2); // only looked at so far
        QTest::keyClick(stage.list(), Qt::Key_Return);
        QCOMPARE(stage.document.undoStack()->index(), 1);
    }

    void listFollowsUndoRedoAndNewSteps()
    {
        PanelStage stage;
        const QAbstractItemModelTester tester(
            stage.list()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        stage.play({"e4", "e5", "Nf3", "Nc6"});
        QUndoStack *stack = stage.document.undoStack();
        stack->setIndex(1);
        QCOMPARE(stage.list()->currentIndex().row(), 1);
        QCOMPARE(stage.rows().size(), 5);
        stage.play({"c5"}); // three steps go, one comes
        QCOMPARE(stage.rows(), (QStringList{QStringLiteral("Beginning"), QStringLiteral("1. e4"),
                                            QStringLiteral("1... c5")}));
        stack->undo();
        stage.play({"d5"}); // as many as before, but another
        QCOMPARE(stage.rows().last(), QStringLiteral("1... d5"));
        stage.document.startFrom(Position::start());
        QCOMPARE(stage.rows(), QStringList{QStringLiteral("Beginning")});
    }

    void movesAreCopiedInBothNotations()
    {
        PanelStage stage;
        stage.play({"e4", "e5", "Nf3"});
        stage.press("copySanButton");
        QCOMPARE(stage.copied(), QStringLiteral("1. e4 e5 2. Nf3"));
        stage.press("copyUciButton");
        QCOMPARE(stage.copied(), QStringLiteral("e2e4 e7e5 g1f3"));
        stage.list()->setFocus();
        QTest::keyClick(stage.list(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(stage.copied(), QStringLiteral("1. e4 e5 2. Nf3"));
    }

    void movesAreCopiedUpToTheSelectedRow()
    {
        PanelStage stage;
        stage.play({"e4", "e5", "Nf3", "Nc6"});
        stage.document.undoStack()->setIndex(1);
        stage.press("copySanButton");
        QCOMPARE(stage.copied(), QStringLiteral("1. e4"));
        stage.list()->setFocus();
        QTest::keyClick(stage.list(), Qt::Key_End); // looked at; the board stays
        stage.press("copySanButton");
        QCOMPARE(stage.copied(), QStringLiteral("1. e4 e5 2. Nf3 Nc6"));
        stage.press("copyUciButton");
        QCOMPARE(stage.copied(), QStringLiteral("e2e4 e7e5 g1f3 b8c6"));
        QCOMPARE(stage.document.undoStack()->index(), 1);
        QTest::keyClick(stage.list(), Qt::Key_Home);
        QVERIFY(
            !stage.panel.findChild<QToolButton *>(QStringLiteral("copySanButton"))->isEnabled());
    }

    void rubbishBehindAMoveIsToldFromTheMove()
    {
        PanelStage stage;
        stage.type("e4asdkfjh");
        QCOMPARE(
            stage.verdict(),
            QStringLiteral("Character 3: “e4” was read; “asdkfjh” after it belongs to no move."));
        QCOMPARE(stage.edit()->text(), QStringLiteral("e4asdkfjh"));
        QCOMPARE(stage.edit()->underlinedLength(), 7);
    }

    void copiedMovesLeadToTheBoardFromTheLastOtherStep()
    {
        PanelStage stage;
        stage.play({"e4"});
        stage.document.clearSquares(Bitboard("d8"_sq));
        stage.play({"e5", "Nf3"});
        stage.document.setMine(QStringLiteral("odd"), Bitboard::full(), QStringLiteral("Add odd"));
        stage.play({"Nc6"});
        stage.press("copySanButton");
        QCOMPARE(stage.copied(), QStringLiteral("1... e5 2. Nf3 Nc6"));
        stage.document.undoStack()->setIndex(3);
        stage.press("copyUciButton");
        QCOMPARE(stage.copied(), QStringLiteral("e7e5"));
        stage.document.undoStack()->setIndex(2);
        QVERIFY(
            !stage.panel.findChild<QToolButton *>(QStringLiteral("copySanButton"))->isEnabled());
    }

    void typedMovesAreTakenInAnyNotation()
    {
        PanelStage stage;
        stage.play({"e2e4", "1... e5", "Ng1-f3", "nc6", "f1c4", "Nf6", "0-0"});
        QCOMPARE(stage.fen(), "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4");
        QVERIFY(stage.edit()->text().isEmpty());
        QVERIFY(!stage.edit()->isUndoAvailable()); // Ctrl+Z is left to the window
    }

    void wrongMoveIsKeptAndItsPlaceIsNamed()
    {
        PanelStage stage;
        stage.type("Nf3xyz");
        QCOMPARE(stage.edit()->text(), QStringLiteral("Nf3xyz"));
        QVERIFY(stage.edit()->underlinedLength() > 0);
        QVERIFY2(stage.verdict().startsWith(QStringLiteral("Character 5: ")),
                 qPrintable(stage.verdict()));
        QCOMPARE(stage.document.undoStack()->count(), 0);
        QTest::keyClicks(stage.edit(), QStringLiteral("q"));
        QVERIFY(stage.verdict().isEmpty());
        QTest::keyClick(stage.edit(), Qt::Key_Escape);
        QVERIFY(stage.edit()->text().isEmpty());
    }

    void refusedMoveGivesWayToTheNextOne()
    {
        PanelStage stage;
        stage.type("e5");
        QVERIFY(!stage.verdict().isEmpty());
        QTest::keyClicks(stage.edit(), QStringLiteral("e4"));
        QCOMPARE(stage.edit()->text(), QStringLiteral("e4"));
    }

    void aLineIsPlayedOneStepForEachMove_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"1. e4 e5 2. Nf3", "e2e4 e7e5 g1f3", "1. e4! {best} 1... e5 $2 2. Nf3 1/2-1/2"})
            QTest::newRow(text) << text;
    }
    void aLineIsPlayedOneStepForEachMove()
    {
        QFETCH(QString, text);
        PanelStage stage;
        QSignalSpy positions(&stage.document, &ui::Document::positionChanged);
        QSignalSpy histories(&stage.document, &ui::Document::historyChanged);
        stage.type(text.toUtf8());
        QCOMPARE(stage.rows(), (QStringList{QStringLiteral("Beginning"), QStringLiteral("1. e4"),
                                            QStringLiteral("1... e5"), QStringLiteral("2. Nf3")}));
        QCOMPARE(stage.list()->currentIndex().row(), 3);
        QVERIFY(stage.edit()->text().isEmpty());
        QCOMPARE(stage.document.undoStack()->index(), 3);
        stage.document.undoStack()->undo();
        QCOMPARE(stage.fen(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
        // What is shown followed once for the line, and once for the undo.
        QCOMPARE(positions.count(), 2);
        QCOMPARE(histories.count(), 2);
    }

    void aLineTakesThePlaceOfStepsTakenBack()
    {
        PanelStage stage;
        const QAbstractItemModelTester tester(
            stage.list()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        stage.type("e4 e5 Nf3 Nc6");
        stage.document.undoStack()->setIndex(1);
        stage.type("1... c5 2. Nf3 d6 3. d4 cxd4");
        QCOMPARE(stage.rows(), (QStringList{QStringLiteral("Beginning"), QStringLiteral("1. e4"),
                                            QStringLiteral("1... c5"), QStringLiteral("2. Nf3"),
                                            QStringLiteral("2... d6"), QStringLiteral("3. d4"),
                                            QStringLiteral("3... cxd4")}));
        stage.document.undoStack()->setIndex(1);
        stage.type("d5 exd5");
        QCOMPARE(stage.rows().size(), 4);
        QCOMPARE(stage.rows().last(), QStringLiteral("2. exd5"));
    }

    void nothingOfALineWithAnErrorIsPlayedAndNothingOfItIsLost()
    {
        PanelStage stage;
        const QString line = QStringLiteral("1. e4 e5 2. Nf4 Nc6");
        stage.type(line.toUtf8());
        QCOMPARE(stage.document.undoStack()->count(), 0);
        QCOMPARE(stage.edit()->text(), line);
        QCOMPARE(stage.edit()->underlinedStart(), 12);
        QCOMPARE(stage.edit()->underlinedLength(), 3);
        QCOMPARE(stage.verdict(), QStringLiteral("After 1... e5: No knight can go to f4: none of "
                                                 "those on b1,g1 reaches it."));
        // The word is selected, so that the right one takes its place.
        QTest::keyClicks(stage.edit(), QStringLiteral("Nf3"));
        QTest::keyClick(stage.edit(), Qt::Key_Return);
        QCOMPARE(stage.rows().last(), QStringLiteral("2... Nc6"));
        QVERIFY(stage.verdict().isEmpty());
    }

    void unreadableWordOfALineIsNamedByItsPlace()
    {
        PanelStage stage;
        stage.type("e4 zebra e5");
        QCOMPARE(stage.verdict(),
                 QStringLiteral("Character 4: “z” begins no move; write it like Nf3 or g1f3."));
        QCOMPARE(stage.edit()->selectedText(), QStringLiteral("zebra"));
        QCOMPARE(stage.document.undoStack()->count(), 0);
    }

    void variationsPassedOverAreSaid()
    {
        PanelStage stage;
        stage.type("1. e4 (1. d4) e5");
        QCOMPARE(stage.rows().size(), 3);
        QCOMPARE(stage.verdict(), QStringLiteral("Variations in parentheses were passed over."));
    }

    void homeAndEndReachTheFirstAndTheLastRow()
    {
        PanelStage stage;
        stage.play({"e4", "e5", "Nf3"});
        QTest::keyClick(stage.list(), Qt::Key_Home);
        QCOMPARE(stage.list()->currentIndex().row(), 0);
        QTest::keyClick(stage.list(), Qt::Key_End);
        QCOMPARE(stage.list()->currentIndex().row(), 3);
    }

    void typedMovesKeepToTheRule()
    {
        PanelStage stage("4r2k/8/8/8/8/4N3/8/4K1N1 w - - 0 1");
        stage.document.setMovesMode(MoveRule::Legal);
        stage.type("e3c4");
        QCOMPARE(stage.verdict(), QStringLiteral("Not legal: pinned to e1 along the e-file"));
        stage.document.setMovesMode(MoveRule::PseudoLegal);
        QVERIFY(stage.verdict().isEmpty());
        stage.type("e3c4");
        QCOMPARE(stage.cell(1, 1), QStringLiteral("e3c4"));
    }

    void legalNotationIsUnderstoodInEveryMode()
    {
        // Among legal moves Ne2 is the knight of g1, as the other one is pinned.
        PanelStage stage("4r2k/8/8/8/4N3/8/8/4K1N1 w - - 0 1");
        stage.document.setMovesMode(MoveRule::PseudoLegal);
        stage.type("Nf3");
        QCOMPARE(stage.cell(1, 1), QStringLiteral("g1f3"));
    }

    void withoutAKingLegalModeSaysSo()
    {
        PanelStage stage("8/8/8/8/8/8/8/N6k w - - 0 1");
        stage.document.setMovesMode(MoveRule::Legal);
        stage.type("Nb3");
        QCOMPARE(stage.verdict(), QStringLiteral("Legal moves are off: White has no king."));
        QCOMPARE(stage.edit()->text(), QStringLiteral("Nb3"));
    }

    void rubbishOfAnyLengthIsRefused()
    {
        PanelStage stage;
        for (const QString &text : {QString(30000, QLatin1Char('x')), QString(QChar(0)),
                                    QString(QChar(0xD800)), QStringLiteral("   "), QString()}) {
            stage.edit()->setText(text);
            QTest::keyClick(stage.edit(), Qt::Key_Return);
            QVERIFY(!stage.verdict().isEmpty());
            QCOMPARE(stage.edit()->text(), text);
            QCOMPARE(stage.document.undoStack()->count(), 0);
        }
    }

    void panelKeepsItsTextAndGoesBeforeTheDocument()
    {
        ui::Document document;
        auto panel = std::make_unique<ui::MoveListPanel>(&document);
        panel->setState({{QStringLiteral("text"), QStringLiteral("Nf3")}});
        QCOMPARE(panel->state().value(QStringLiteral("text")).toString(), QStringLiteral("Nf3"));
        panel.reset();
        document.setTurn(Color::Black);
    }
};

QTEST_MAIN(TestMoveListPanel)
#include "tst_move_list_panel.moc"
