#include "src/notation/fen/fen.h"
#include "tests/cases.h"
#include "tests/core/printing.h"
#include "tests/ui/painted_region.h"
#include "ui/inspector/bit_grid.h"
#include "ui/inspector/inspector_panel.h"
#include "ui/widgets/color_contrast.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <array>

using chess::Bitboard;
using chess::Square;
using chess::operator""_sq;

class TestInspectorPanel : public QObject {
    Q_OBJECT

    ui::Document *m_document = nullptr;
    ui::InspectorPanel *m_panel = nullptr;

    template <typename Widget>
    Widget *part(const char *name) const
    {
        auto *found = m_panel->findChild<Widget *>(QLatin1String(name));
        if (!found)
            qFatal("no part named %s", name);
        return found;
    }
    ui::BitGrid *grid() const { return part<ui::BitGrid>("bitGrid"); }
    QLineEdit *word() const { return part<QLineEdit>("wordEdit"); }
    QString note() const { return part<QLabel>("wordNote")->text(); }

    Bitboard knights() const
    {
        return m_document->position().pieces(chess::Color::White, chess::PieceType::Knight);
    }

    void choose(const char *name) { m_document->setChosenBitboard(QLatin1String(name)); }

    /// Clicks where the square has to be, reckoned without the grid's own help.
    void click(Square square)
    {
        const QRectF board = grid()->geometryOfCells().boardRect();
        const int file = static_cast<int>(square.file());
        const int rank = static_cast<int>(square.rank());
        const int column = m_document->isFlipped() ? 7 - file : file;
        const int row = m_document->isFlipped() ? rank : 7 - rank;
        const QPointF center(board.left() + (column + 0.5) * board.width() / 8,
                             board.top() + (row + 0.5) * board.height() / 8);
        QTest::mouseClick(grid(), Qt::LeftButton, {}, center.toPoint());
    }

    void type(const QString &text)
    {
        word()->setFocus();
        word()->selectAll();
        QTest::keyClicks(word(), text);
    }

    void paste(const QString &text)
    {
        QGuiApplication::clipboard()->setText(text);
        word()->setFocus();
        word()->selectAll();
        QTest::keySequence(word(), QKeySequence::Paste);
    }

    QString copied(const char *button)
    {
        QTest::mouseClick(part<QToolButton>(button), Qt::LeftButton);
        return QGuiApplication::clipboard()->text();
    }

    QPoint centerOf(Square square) const
    {
        return grid()->geometryOfCells().squareRect(square).center().toPoint();
    }

    Bitboard mine() const { return m_document->mine().at(0).squares; }

private slots:
    void init()
    {
        m_document = new ui::Document;
        m_panel = new ui::InspectorPanel(m_document);
        connect(m_panel, &ui::InspectorPanel::setPiecesRequested, m_document,
                &ui::Document::setPieces);
        connect(m_panel, &ui::InspectorPanel::setMineRequested, m_document,
                [this](const QString &name, Bitboard squares) {
                    m_document->setMine(name, squares, QStringLiteral("edit"));
                });
        m_panel->resize(380, 640);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel));
        choose("white_knights");
    }

    void cleanup()
    {
        delete m_panel;
        delete m_document;
    }

    void tabGoesThroughThePartsInTheOrderOfTheEye()
    {
        const auto stops = [&] {
            QStringList names;
            m_panel->findChild<QAbstractButton *>(QStringLiteral("showBits"))->setFocus();
            for (int i = 0; i < 4; ++i) {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
                names += QApplication::focusWidget()->objectName();
            }
            return names.join(u' ');
        };
        m_panel->resize(500, 700);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel));
        QCOMPARE(stops(), QStringLiteral("copyBinary bitGrid wordEdit copyHex"));
        // In a narrow dock the words stand below the picture.
        m_panel->resize(m_panel->minimumSizeHint().width(), 700);
        QCOMPARE(stops(), QStringLiteral("bitGrid copyBinary wordEdit copyHex"));
    }

    void onlySquaresOfTheGridThatDifferRepaint()
    {
        const auto at = [this](chess::Square square) {
            return grid()->geometryOfCells().squareRect(square).center().toPoint();
        };
        QCoreApplication::processEvents();
        const tests::PaintedRegion painted(grid());
        m_document->movePiece("b1"_sq, "c3"_sq);
        QTRY_VERIFY(painted.region.contains(at("c3"_sq)));
        QVERIFY(painted.region.contains(at("b1"_sq)));
        QVERIFY(!painted.region.contains(at("f6"_sq)));
    }

    void aSweepSetsWhatItRunsOverInOneStep()
    {
        m_document->setMine(QStringLiteral("x"), Bitboard("c3"_sq), QStringLiteral("x"));
        choose("x");
        const int steps = m_document->undoStack()->count();
        QTest::mousePress(grid(), Qt::LeftButton, {}, centerOf("a3"_sq));
        QTest::mouseMove(grid(), centerOf("e3"_sq));
        QCOMPARE(mine(), Bitboard("c3"_sq)); // nothing before the button is up
        QTest::mouseRelease(grid(), Qt::LeftButton, {}, centerOf("e3"_sq));
        QCOMPARE(mine(), (Bitboard{"a3"_sq, "b3"_sq, "c3"_sq, "d3"_sq, "e3"_sq}));
        QCOMPARE(m_document->undoStack()->count(), steps + 1);
        // From a set bit it clears.
        QTest::mousePress(grid(), Qt::LeftButton, {}, centerOf("b3"_sq));
        QTest::mouseMove(grid(), centerOf("d3"_sq));
        QTest::mouseRelease(grid(), Qt::LeftButton, {}, centerOf("d3"_sq));
        QCOMPARE(mine(), (Bitboard{"a3"_sq, "e3"_sq}));
    }

    void escapeAndTheOtherButtonCallASweepOff()
    {
        m_document->setMine(QStringLiteral("x"), Bitboard("c3"_sq), QStringLiteral("x"));
        choose("x");
        for (const bool byKey : {true, false}) {
            QTest::mousePress(grid(), Qt::LeftButton, {}, centerOf("a3"_sq));
            QTest::mouseMove(grid(), centerOf("e3"_sq));
            if (byKey)
                QTest::keyClick(grid(), Qt::Key_Escape);
            else
                QTest::mousePress(grid(), Qt::RightButton, {}, centerOf("e3"_sq));
            QTest::mouseRelease(grid(), Qt::LeftButton, {}, centerOf("e3"_sq));
            QCOMPARE(mine(), Bitboard("c3"_sq));
        }
    }

    void namesOfLinesSetAndClearThemInBothViews()
    {
        m_document->setMine(QStringLiteral("x"), Bitboard("c3"_sq), QStringLiteral("x"));
        choose("x");
        const Bitboard fileC(chess::File::C);
        const Bitboard rank3(chess::Rank::Three);
        for (const bool isFlipped : {false, true}) {
            m_document->setFlipped(isFlipped);
            const QRectF board = grid()->geometryOfCells().boardRect();
            const QPoint letterC(centerOf("c3"_sq).x(), qRound(board.bottom()) + 4);
            const QPoint digit3(qRound(board.left()) - 4, centerOf("c3"_sq).y());
            QTest::mouseClick(grid(), Qt::LeftButton, {}, letterC);
            QCOMPARE(mine(), fileC);
            QTest::mouseClick(grid(), Qt::LeftButton, {}, digit3);
            QCOMPARE(mine(), fileC | rank3);
            QTest::mouseClick(grid(), Qt::LeftButton, {}, letterC);
            QCOMPARE(mine(), rank3 & ~fileC);
            QTest::mouseClick(grid(), Qt::LeftButton, {}, digit3); // completes it first
            QCOMPARE(mine(), rank3);
            m_document->setMine(QStringLiteral("x"), Bitboard("c3"_sq), QStringLiteral("x"));
        }
        grid()->setCursorSquare("c3"_sq);
        QTest::keyClick(grid(), Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(mine(), fileC);
        QTest::keyClick(grid(), Qt::Key_Space, Qt::ShiftModifier);
        QCOMPARE(mine(), fileC | rank3);
    }

    void everyNotationAgreesWithTheCheckedTable()
    {
        for (const tests::Case &row : tests::Cases("mapped_bitboards.tsv")) {
            const auto squares = Bitboard::fromWord(std::stoull(row["a1=0/b1=1"], nullptr, 16));
            m_document->setPieces(chess::allPieces[1], squares);
            QCOMPARE(word()->text().toLower(),
                     QStringLiteral("0x") + QString::fromStdString(row["a1=0/b1=1"]));
            QCOMPARE(copied("copyHex"), word()->text());
            QCOMPARE(copied("copyDecimal").toStdString(), row["unsigned_decimal"]);
            QCOMPARE(copied("copySigned").toStdString(), row["signed_decimal"]);
            QCOMPARE(copied("copyBinary").toStdString(), "0b" + row["binary_msb_first"]);
            QCOMPARE(copied("copyCount").toStdString(), row["popcount"]);
            if (squares.isEmpty())
                continue;
            QVERIFY(copied("copyLowestBit")
                        .endsWith(QStringLiteral("bit ") + QString::fromStdString(row["lsb"])));
            QVERIFY(copied("copyHighestBit")
                        .endsWith(QStringLiteral("bit ") + QString::fromStdString(row["msb"])));
        }
    }

    void wordFollowsTheMapping()
    {
        m_document->setMapping(chess::SquareMapping::A8B8);
        // Knights on b1 and g1 are bits 57 and 62 when a8 is bit 0.
        QCOMPARE(word()->text(), QStringLiteral("0x4200000000000000"));
        QCOMPARE(copied("copyLowestBit"), QStringLiteral("b1, bit 57"));
        QCOMPARE(copied("copySquares"), QStringLiteral("b1 g1"));
    }

    void bytesStandBesideTheirRanksOrNameTheirFiles()
    {
        m_document->setPieces(chess::allPieces[1], Bitboard{"b1"_sq, "c7"_sq});
        QCOMPARE(part<QLabel>("byte7")->text(), QStringLiteral("00000010"));
        QCOMPARE(part<QLabel>("byte1")->text(), QStringLiteral("00000100"));
        m_document->setFlipped(true);
        QCOMPARE(part<QLabel>("byte0")->text(), QStringLiteral("00000010"));
        m_document->setMapping(chess::SquareMapping::A1A2);
        // By file the highest byte, that of the h-file, comes first: b1 is bit 8, c7 bit 22.
        QCOMPARE(part<QLabel>("byte6")->text(), QStringLiteral("00000001"));
        QCOMPARE(part<QLabel>("byte5")->text(), QStringLiteral("01000000"));
    }

    void clickSetsAndClearsEverySquareInBothOrientations_data()
    {
        QTest::addColumn<bool>("isFlipped");
        QTest::newRow("White below") << false;
        QTest::newRow("Black below") << true;
    }

    void clickSetsAndClearsEverySquareInBothOrientations()
    {
        QFETCH(bool, isFlipped);
        m_document->setFlipped(isFlipped);
        for (const Square square : chess::allSquares) {
            const Bitboard before = knights();
            const int steps = m_document->undoStack()->count();
            click(square);
            QCOMPARE(knights(), before ^ Bitboard(square));
            QCOMPARE(m_document->undoStack()->count(), steps + 1);
        }
    }

    void setBitTakesTheSquareFromAnotherPieceAndUndoGivesItBack()
    {
        const chess::Position before = m_document->position();
        click("e8"_sq);
        QVERIFY(knights().contains("e8"_sq));
        QVERIFY(
            m_document->position().pieces(chess::Color::Black, chess::PieceType::King).isEmpty());
        m_document->undoStack()->undo();
        QCOMPARE(m_document->position(), before);
        QVERIFY(!grid()->squares().contains("e8"_sq));
    }

    void arrowsMoveInViewDirectionAndSpaceToggles()
    {
        grid()->setFocus();
        QCOMPARE(grid()->cursorSquare(), "a1"_sq);
        QTest::keyClick(grid(), Qt::Key_Right);
        QTest::keyClick(grid(), Qt::Key_Up);
        QTest::keyClick(grid(), Qt::Key_Space);
        QVERIFY(knights().contains("b2"_sq));
        m_document->setFlipped(true);
        QTest::keyClick(grid(), Qt::Key_Right);
        QTest::keyClick(grid(), Qt::Key_Up);
        QTest::keyClick(grid(), Qt::Key_Space);
        // Seen from Black's side, right of b2 is a2 and above that a1, in the corner.
        QVERIFY(knights().contains("a1"_sq));
        QTest::keyClick(grid(), Qt::Key_Right);
        QTest::keyClick(grid(), Qt::Key_Up);
        QCOMPARE(grid()->cursorSquare(), "a1"_sq);
    }

    void keysGoToTheEdgesAndCornersAsOnTheBoard()
    {
        grid()->setFocus();
        grid()->setCursorSquare("c3"_sq);
        QTest::keyClick(grid(), Qt::Key_PageUp);
        QCOMPARE(grid()->cursorSquare(), "c8"_sq);
        QTest::keyClick(grid(), Qt::Key_PageDown);
        QCOMPARE(grid()->cursorSquare(), "c1"_sq);
        QTest::keyClick(grid(), Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(grid()->cursorSquare(), "a8"_sq);
        QTest::keyClick(grid(), Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(grid()->cursorSquare(), "h1"_sq);
        QTest::keyClick(grid(), Qt::Key_Home);
        QCOMPARE(grid()->cursorSquare(), "a1"_sq);
    }

    void typedHexReplacesThePiecesInOneStep()
    {
        type(QStringLiteral("0x0000240000000000"));
        QTest::keyClick(word(), Qt::Key_Return);
        QCOMPARE(knights(), (Bitboard{"c6"_sq, "f6"_sq}));
        QCOMPARE(m_document->undoStack()->count(), 1);
        QCOMPARE(note(), QString());
    }

    void typedWordMeansTheChosenMapping()
    {
        m_document->setMapping(chess::SquareMapping::H8G8);
        type(QStringLiteral("0x1"));
        QTest::keyClick(word(), Qt::Key_Return);
        QCOMPARE(knights(), Bitboard("h8"_sq));
    }

    void noteSaysHowATextWasRead()
    {
        type(QStringLiteral("66"));
        QVERIFY(note().contains(QStringLiteral("decimal")));
        QTest::keyClick(word(), Qt::Key_Return);
        QCOMPARE(knights(), (Bitboard{"b1"_sq, "g1"_sq}));
        QCOMPARE(word()->text(), QStringLiteral("0x0000000000000042"));
        QVERIFY(note().contains(QStringLiteral("decimal")));
    }

    void pictureMeansSquaresUnderEveryMapping()
    {
        for (const chess::SquareMapping mapping : chess::allSquareMappings) {
            m_document->setMapping(mapping);
            paste(QStringLiteral("1.......\n........\n........\n........\n"
                                 "........\n........\n........\n.......1\n"));
            QTest::keyClick(word(), Qt::Key_Return);
            QCOMPARE(knights(), (Bitboard{"a8"_sq, "h1"_sq}));
        }
    }

    void rubbishKeepsTextAndBoardAndNamesThePlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        QTest::newRow("digit") << QStringLiteral("0x12G4") << QStringLiteral("Character 5");
        QTest::newRow("too long") << QStringLiteral("0x10000000000000000") << QStringLiteral("64");
        QTest::newRow("nothing") << QStringLiteral(" ") << QStringLiteral("Character");
        QTest::newRow("FEN") << QStringLiteral("8/8/8/8/8/8/8/8 w - - 0 1")
                             << QStringLiteral("FEN");
        QTest::newRow("letters") << QStringLiteral("äöü €") << QStringLiteral("Character 1");
    }

    void rubbishKeepsTextAndBoardAndNamesThePlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, place);
        const chess::Position before = m_document->position();
        QSignalSpy wishes(m_panel, &ui::InspectorPanel::setPiecesRequested);
        paste(text);
        QTest::keyClick(word(), Qt::Key_Return);
        QCOMPARE(word()->text(), text);
        QVERIFY2(note().contains(place), qPrintable(note()));
        QVERIFY(part<QLabel>("wordNoteIcon")->isVisible());
        QCOMPARE(wishes.size(), 0);
        QCOMPARE(m_document->position(), before);

        // Nor do a change of the position and another chosen bitboard throw the text away.
        m_document->movePiece("e2"_sq, "e4"_sq);
        QCOMPARE(word()->text(), text);
        choose("black_king");
        QCOMPARE(word()->text(), QStringLiteral("0x1000000000000000"));
        choose("white_knights");
        QCOMPARE(word()->text(), text);

        QTest::keyClick(word(), Qt::Key_Escape);
        QCOMPARE(word()->text(), QStringLiteral("0x0000000000000042"));
        QCOMPARE(note(), QString());
    }

    void textNotTakenSaysSoWhenItsBitboardIsChosenAgain()
    {
        const auto leaveAndComeBack = [&] {
            choose("black_king");
            QCOMPARE(note(), QString());
            QVERIFY(!m_panel->findChild<QAction *>(QStringLiteral("revertWord"))->isVisible());
            choose("white_knights");
        };
        type(QStringLiteral("0x12G4"));
        QCOMPARE(note(), QString()); // half typed is not wrong yet
        leaveAndComeBack();
        QVERIFY2(note().contains(QStringLiteral("Character 5")), qPrintable(note()));
        QVERIFY(part<QLabel>("wordNoteIcon")->isVisible());
        type(QStringLiteral("66"));
        leaveAndComeBack();
        QCOMPARE(word()->text(), QStringLiteral("66"));
        QVERIFY2(note().contains(QStringLiteral("Enter")), qPrintable(note()));
        QVERIFY(!part<QLabel>("wordNoteIcon")->isVisible());
        auto *revert = m_panel->findChild<QAction *>(QStringLiteral("revertWord"));
        QVERIFY(revert->isVisible());
        revert->trigger();
        QCOMPARE(word()->text(), QStringLiteral("0x0000000000000042"));
        QCOMPARE(note(), QString());
        QVERIFY(!revert->isVisible());
        type(word()->text()); // what it says already
        leaveAndComeBack();
        QCOMPARE(note(), QString());
    }

    void longRubbishIsRefusedAtOnce()
    {
        const QString text = QString(32767, u'z');
        paste(text);
        QTest::keyClick(word(), Qt::Key_Return);
        QCOMPARE(word()->text(), text);
        QVERIFY(note().size() < 200);
    }

    void derivedBitboardIsReadOnlyAndSaysWhy_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("reason");
        QTest::newRow("occupancy") << QStringLiteral("occupied") << QStringLiteral("pieces");
        QTest::newRow("mask") << QStringLiteral("edges") << QStringLiteral("mask");
        QTest::newRow("selection") << QStringLiteral("attacks") << QStringLiteral("selected");
    }

    void derivedBitboardIsReadOnlyAndSaysWhy()
    {
        QFETCH(QString, name);
        QFETCH(QString, reason);
        m_document->setChosenBitboard(name);
        const chess::Position before = m_document->position();
        click("d5"_sq);
        grid()->setFocus();
        QTest::keyClick(grid(), Qt::Key_Space);
        QVERIFY(word()->isReadOnly());
        QTest::keyClick(word(), Qt::Key_Return);
        QCOMPARE(m_document->position(), before);
        QVERIFY(note().contains(QStringLiteral("Read only")));
        QVERIFY(note().contains(reason));
    }

    void ownBitboardIsEditable()
    {
        m_document->setMine(QStringLiteral("outposts"), Bitboard("d5"_sq), QStringLiteral("new"));
        choose("outposts");
        click("e5"_sq);
        QCOMPARE(m_document->mine().front().squares, (Bitboard{"d5"_sq, "e5"_sq}));
        type(QStringLiteral("0xFF"));
        QTest::keyClick(word(), Qt::Key_Return);
        QCOMPARE(m_document->mine().front().squares, Bitboard(chess::Rank::One));
    }

    void deletedBitboardGivesWayToAnotherUntilUndoBringsItBack()
    {
        m_document->setMine(QStringLiteral("outposts"), Bitboard("d5"_sq), QStringLiteral("new"));
        choose("outposts");
        m_document->removeMine({QStringLiteral("outposts")});
        QCOMPARE(part<QLabel>("inspectedName")->text(), QStringLiteral("white_pawns"));
        QCOMPARE(word()->text(), QStringLiteral("0x000000000000FF00"));
        m_document->undoStack()->undo();
        QCOMPARE(part<QLabel>("inspectedName")->text(), QStringLiteral("outposts"));
        QCOMPARE(word()->text(), QStringLiteral("0x0000000800000000"));
    }

    void gridIsATableOfNamedCells()
    {
        QAccessibleInterface *table = QAccessible::queryAccessibleInterface(grid());
        QVERIFY(table && table->tableInterface());
        m_document->setFlipped(true);
        QAccessibleInterface *cell = table->tableInterface()->cellAt(0, 6);
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("b1, bit 1, set"));
        QVERIFY(cell->state().checked);
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(!knights().contains("b1"_sq));
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("b1, bit 1, clear"));
    }

    void digitsOfTheGridHaveContrastInLightAndDark_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << QPalette(QColor(239, 239, 239));
        QTest::newRow("dark") << QPalette(QColor(45, 46, 50));
        QPalette paleHighlight(QColor(239, 239, 239));
        paleHighlight.setColor(QPalette::Highlight, QColor(150, 200, 250));
        QTest::newRow("pale highlight") << paleHighlight;
    }

    void digitsOfTheGridHaveContrastInLightAndDark()
    {
        QFETCH(QPalette, palette);
        const auto colors = ui::BitColors::fromPalette(palette);
        QVERIFY(ui::contrastRatio(colors.digit, colors.lightSquare) >= 4.5);
        QVERIFY(ui::contrastRatio(colors.digit, colors.darkSquare) >= 4.5);
        QVERIFY(ui::contrastRatio(colors.setDigit, colors.setBit) >= 4.5);
        QVERIFY(ui::contrastRatio(colors.coordinate, palette.color(QPalette::Window)) >= 4.5);
    }

    void everyButtonAndFieldHasANameOfItsOwn()
    {
        const auto buttons = m_panel->findChildren<QToolButton *>();
        QVERIFY(buttons.size() >= 8);
        for (const QToolButton *button : buttons) {
            if (button->parentWidget() == word())
                continue; // Qt's own, for an action that has them
            QVERIFY(!button->objectName().isEmpty());
            QVERIFY(!button->accessibleName().isEmpty());
        }
        QCOMPARE(part<QToolButton>("copyHex")->accessibleName(), QStringLiteral("Copy hex"));
    }

    void stateComesBackAndRubbishDoesNoHarm()
    {
        QTest::mouseClick(part<QToolButton>("showBitNumbers"), Qt::LeftButton);
        const QVariantMap state = m_panel->state();
        ui::InspectorPanel other(m_document);
        other.setState({{QStringLiteral("digits"), 17}});
        other.setState({});
        QVERIFY(other.state() != state);
        other.setState(state);
        QCOMPARE(other.state(), state);
    }
};

QTEST_MAIN(TestInspectorPanel)
#include "tst_inspector_panel.moc"
