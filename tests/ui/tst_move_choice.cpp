#include "tests/ui/playing_stage.h"

#include <QLineEdit>

using namespace chess;
using tests::PlayingStage;

namespace {

constexpr const char *whitePromotes = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
constexpr const char *blackPromotes = "7k/8/8/8/8/8/2p5/K7 b - - 0 1";

/// White has dropped its pawn on a8.
class AskedStage : public PlayingStage {
public:
    AskedStage() : PlayingStage(whitePromotes) { drag("a7"_sq, "a8"_sq); }

    void typeKey(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    std::optional<Piece> promoted() const { return document.position().pieceAt("a8"_sq); }
};

Piece white(PieceType type)
{
    return {Color::White, type};
}

} // namespace

/// The choice at the board of what a pawn becomes.
class TestMoveChoice : public QObject {
    Q_OBJECT
private slots:
    void piecesGoFromTheEdgeInwardsTheQueenFirst_data()
    {
        QTest::addColumn<bool>("isBlack");
        QTest::addColumn<bool>("isFlipped");
        for (const bool isBlack : {false, true}) {
            for (const bool isFlipped : {false, true})
                QTest::addRow("%s, %s", isBlack ? "black" : "white", isFlipped ? "flipped" : "not")
                    << isBlack << isFlipped;
        }
    }
    void piecesGoFromTheEdgeInwardsTheQueenFirst()
    {
        QFETCH(bool, isBlack);
        QFETCH(bool, isFlipped);
        PlayingStage stage(isBlack ? blackPromotes : whitePromotes);
        stage.document.setFlipped(isFlipped);
        const File file = isBlack ? File::C : File::A;
        const int last = isBlack ? 0 : 7;
        const int inwards = isBlack ? 1 : -1;
        stage.drag(Square(file, static_cast<Rank>(last + inwards)),
                   Square(file, static_cast<Rank>(last)));
        for (int i = 0; i < 4; ++i) {
            const std::string uci = std::string(isBlack ? "c2c1" : "a7a8") + "qrbn"[i];
            const QPoint centre = stage.at(Square(file, static_cast<Rank>(last + i * inwards)));
            QVERIFY(stage.choice());
            const QWidget *button = stage.choiceButton(uci.c_str());
            QVERIFY(button);
            QCOMPARE(stage.board->childAt(centre), button);
        }
    }

    void aClickChooses()
    {
        AskedStage stage;
        QTest::mouseClick(stage.choiceButton("a7a8r"), Qt::LeftButton);
        QCOMPARE(stage.promoted(), white(PieceType::Rook));
        QCOMPARE(stage.document.undoStack()->undoText(), QStringLiteral("1. a8=R+"));
        QVERIFY(!stage.choice());
        QVERIFY(stage.board->hasFocus());
    }

    void lettersChoose_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<int>("type");
        QTest::newRow("q") << Qt::Key_Q << static_cast<int>(PieceType::Queen);
        QTest::newRow("r") << Qt::Key_R << static_cast<int>(PieceType::Rook);
        QTest::newRow("b") << Qt::Key_B << static_cast<int>(PieceType::Bishop);
        QTest::newRow("n") << Qt::Key_N << static_cast<int>(PieceType::Knight);
    }
    void lettersChoose()
    {
        QFETCH(Qt::Key, key);
        QFETCH(int, type);
        AskedStage stage;
        stage.typeKey(key);
        QCOMPARE(stage.promoted(), white(static_cast<PieceType>(type)));
        QCOMPARE(stage.steps(), 1);
    }

    void arrowsAndEnterChoose()
    {
        AskedStage stage;
        stage.typeKey(Qt::Key_Down);
        stage.typeKey(Qt::Key_Down);
        stage.typeKey(Qt::Key_Up);
        stage.typeKey(Qt::Key_Return);
        QCOMPARE(stage.promoted(), white(PieceType::Rook));
    }

    void spaceChooses()
    {
        AskedStage stage;
        stage.typeKey(Qt::Key_Up); // round to the other end
        stage.typeKey(Qt::Key_Space);
        QCOMPARE(stage.promoted(), white(PieceType::Knight));
    }

    void otherLettersDoNothingAtAll()
    {
        AskedStage stage;
        stage.typeKey(Qt::Key_P);
        stage.typeKey(Qt::Key_K);
        stage.typeKey(Qt::Key_Delete);
        QVERIFY(stage.choice());
        QCOMPARE(stage.steps(), 0);
    }

    void escapeAndTheRightButtonPutThePawnBack()
    {
        for (const bool isEscape : {true, false}) {
            AskedStage stage;
            if (isEscape)
                stage.typeKey(Qt::Key_Escape);
            else
                QTest::mouseClick(stage.choiceButton("a7a8b"), Qt::RightButton);
            QVERIFY(!stage.choice());
            QCOMPARE(stage.steps(), 0);
            QCOMPARE(stage.document.position().pieceAt("a7"_sq), white(PieceType::Pawn));
            QTRY_VERIFY(!stage.board->picture().lifted); // it flew back
        }
    }

    void aPressElsewhereOnTheBoardCancels()
    {
        AskedStage stage;
        stage.click("e4"_sq);
        QVERIFY(!stage.choice());
        QCOMPARE(stage.steps(), 0);
    }

    void lostFocusCancels()
    {
        AskedStage stage;
        QLineEdit elsewhere(&stage.window);
        elsewhere.show();
        elsewhere.setFocus();
        QVERIFY(!stage.choice());
        QCOMPARE(stage.steps(), 0);
        QVERIFY(elsewhere.hasFocus());
    }

    void anotherToolCancels()
    {
        AskedStage stage;
        stage.board->setTool(ui::Eraser{});
        QVERIFY(!stage.choice());
        QCOMPARE(stage.steps(), 0);
    }

    void anotherPositionCancels()
    {
        AskedStage stage;
        stage.document.setTurn(Color::Black);
        QVERIFY(!stage.choice());
        QCOMPARE(stage.steps(), 1);
    }

    void choiceStaysOnItsSquaresWhenTheBoardIsResizedOrFlipped()
    {
        AskedStage stage;
        stage.window.resize(640, 600);
        QTRY_COMPARE(stage.board->childAt(stage.at("a8"_sq)), stage.choiceButton("a7a8q"));
        stage.document.setFlipped(true);
        QCOMPARE(stage.board->childAt(stage.at("a8"_sq)), stage.choiceButton("a7a8q"));
        QCOMPARE(stage.board->childAt(stage.at("a5"_sq)), stage.choiceButton("a7a8n"));
    }

    void buttonsHaveNamesForAssistivePrograms()
    {
        AskedStage stage;
        QCOMPARE(stage.choice()->accessibleName(), QStringLiteral("Promotion"));
        QCOMPARE(stage.choiceButton("a7a8q")->accessibleName(), QStringLiteral("Queen"));
        QCOMPARE(stage.choiceButton("a7a8n")->accessibleName(), QStringLiteral("Knight"));
        QVERIFY(stage.choiceButton("a7a8q")->hasFocus());
    }

    void boardGoesWithAnOpenChoice()
    {
        auto stage = std::make_unique<AskedStage>();
        QVERIFY(stage->choice());
        stage.reset();
    }
};

QTEST_MAIN(TestMoveChoice)
#include "tst_move_choice.moc"
