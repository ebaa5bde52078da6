#include "tests/ui/board_stage.h"
#include "ui/board/board_accessible.h"

#include <QAccessible>

using namespace chess;
using tests::BoardStage;

namespace {

/// The announcements that a change of the stage leads to.
template <typename Change>
std::vector<ui::CellAnnouncement> announcementsOf(const BoardStage &stage, Change change)
{
    const ui::BoardPicture before = stage.board->picture();
    change();
    return announcementsBetween(before, stage.board->picture());
}

bool contains(const std::vector<ui::CellAnnouncement> &announcements, QAccessible::Event event,
              Square square)
{
    return std::find(announcements.begin(), announcements.end(),
                     ui::CellAnnouncement{event, square}) != announcements.end();
}

QAccessibleInterface *tableOf(const BoardStage &stage)
{
    return QAccessible::queryAccessibleInterface(stage.board);
}

QAccessibleInterface *cellOf(const BoardStage &stage, Square square)
{
    const ui::BoardGeometry geometry = stage.board->boardGeometry();
    return tableOf(stage)->tableInterface()->cellAt(geometry.rowOf(square),
                                                    geometry.columnOf(square));
}

QString nameOf(const BoardStage &stage, Square square)
{
    return cellOf(stage, square)->text(QAccessible::Name);
}

QString descriptionOf(const BoardStage &stage, Square square)
{
    return cellOf(stage, square)->text(QAccessible::Description);
}

} // namespace

class TestBoardAccessible : public QObject {
    Q_OBJECT
private slots:
    void everyCellHasItsName_data()
    {
        QTest::addColumn<bool>("isFlipped");
        QTest::newRow("white below") << false;
        QTest::newRow("black below") << true;
    }
    void everyCellHasItsName()
    {
        QFETCH(bool, isFlipped);
        BoardStage stage;
        stage.document.setFlipped(isFlipped);
        const QStringList officers = {QStringLiteral("rook"),   QStringLiteral("knight"),
                                      QStringLiteral("bishop"), QStringLiteral("queen"),
                                      QStringLiteral("king"),   QStringLiteral("bishop"),
                                      QStringLiteral("knight"), QStringLiteral("rook")};
        for (int row = 0; row < 8; ++row) {
            for (int column = 0; column < 8; ++column) {
                const int file = isFlipped ? 7 - column : column;
                const int rank = isFlipped ? row : 7 - row;
                QString piece = QStringLiteral("empty");
                if (rank == 0 || rank == 7)
                    piece = (rank == 0 ? QStringLiteral("white ") : QStringLiteral("black ")) +
                            officers[file];
                else if (rank == 1 || rank == 6)
                    piece = rank == 1 ? QStringLiteral("white pawn") : QStringLiteral("black pawn");
                const QString expected =
                    QStringLiteral("%1%2, %3").arg(QChar(u'a' + file)).arg(rank + 1).arg(piece);
                QAccessibleInterface *cell = tableOf(stage)->tableInterface()->cellAt(row, column);
                QCOMPARE(cell->text(QAccessible::Name), expected);
                QCOMPARE(cell->tableCellInterface()->rowIndex(), row);
                QCOMPARE(cell->tableCellInterface()->columnIndex(), column);
                QCOMPARE(tableOf(stage)->indexOfChild(cell), row * 8 + column);
                QVERIFY(tableOf(stage)->child(row * 8 + column) == cell);
            }
        }
    }

    void boardIsATableWithRanksAndFilesAsHeadings()
    {
        BoardStage stage;
        QAccessibleInterface *board = tableOf(stage);
        QCOMPARE(board->role(), QAccessible::Table);
        QCOMPARE(board->text(QAccessible::Name), QStringLiteral("Board"));
        QCOMPARE(board->childCount(), 64);
        QCOMPARE(board->tableInterface()->rowCount(), 8);
        QCOMPARE(board->tableInterface()->columnCount(), 8);
        QCOMPARE(board->tableInterface()->rowDescription(0), QStringLiteral("8"));
        QCOMPARE(board->tableInterface()->columnDescription(7), QStringLiteral("h"));
        QVERIFY(!board->tableInterface()->cellAt(8, 0));
        QVERIFY(!board->tableInterface()->cellAt(0, -1));
        QVERIFY(!board->child(64));
        stage.document.setFlipped(true);
        QCOMPARE(board->tableInterface()->rowDescription(0), QStringLiteral("1"));
        QCOMPARE(board->tableInterface()->columnDescription(7), QStringLiteral("a"));
    }

    void marksAndLayersAreDescribed()
    {
        BoardStage stage("4k3/8/8/3p4/8/4N3/6P1/4K3 w - - 0 1");
        QVERIFY(descriptionOf(stage, "e3"_sq).isEmpty());
        stage.document.select("e3"_sq);
        QCOMPARE(descriptionOf(stage, "e3"_sq), QStringLiteral("selected"));
        QCOMPARE(descriptionOf(stage, "f5"_sq), QStringLiteral("destination"));
        QCOMPARE(descriptionOf(stage, "d5"_sq), QStringLiteral("capture"));
        QCOMPARE(descriptionOf(stage, "g2"_sq), QStringLiteral("own piece, blocked"));
        QVERIFY(descriptionOf(stage, "a1"_sq).isEmpty());
        stage.document.setLayerShown(QStringLiteral("center"), true);
        QCOMPARE(descriptionOf(stage, "d5"_sq), QStringLiteral("capture; center"));
    }

    void carriedPieceIsDescribed()
    {
        BoardStage stage;
        stage.board->setCursorSquare("g1"_sq);
        stage.key(Qt::Key_Space);
        const auto announced = announcementsOf(stage, [&] { stage.key(Qt::Key_Up); });
        QCOMPARE(descriptionOf(stage, "g1"_sq), QStringLiteral("picked up"));
        QCOMPARE(descriptionOf(stage, "g2"_sq), QStringLiteral("white knight over this square"));
        QVERIFY(contains(announced, QAccessible::DescriptionChanged, "g2"_sq));
        QVERIFY((announced.back() == ui::CellAnnouncement{QAccessible::Focus, "g2"_sq}));
    }

    void cursorMovesTheFocus()
    {
        BoardStage stage;
        stage.board->setCursorSquare("e4"_sq);
        QVERIFY(cellOf(stage, "e4"_sq)->state().focused);
        const auto announced = announcementsOf(stage, [&] { stage.key(Qt::Key_Down); });
        QVERIFY((announced == std::vector{ui::CellAnnouncement{QAccessible::Focus, "e3"_sq}}));
        QVERIFY(cellOf(stage, "e3"_sq)->state().focused);
        QVERIFY(!cellOf(stage, "e4"_sq)->state().focused);
        QVERIFY(tableOf(stage)->focusChild() == cellOf(stage, "e3"_sq));
        stage.board->clearFocus();
        QVERIFY(!tableOf(stage)->focusChild());
    }

    void changesAreAnnounced()
    {
        BoardStage stage;
        const auto ofMove =
            announcementsOf(stage, [&] { stage.document.movePiece("e2"_sq, "e4"_sq); });
        QVERIFY(ofMove == (std::vector<ui::CellAnnouncement>{{QAccessible::NameChanged, "e2"_sq},
                                                             {QAccessible::NameChanged, "e4"_sq}}));
        const auto ofSelection = announcementsOf(stage, [&] { stage.document.select("g1"_sq); });
        QVERIFY(contains(ofSelection, QAccessible::Selection, "g1"_sq));
        QVERIFY(contains(ofSelection, QAccessible::StateChanged, "g1"_sq));
        QVERIFY(contains(ofSelection, QAccessible::DescriptionChanged, "f3"_sq));
        QVERIFY(!contains(ofSelection, QAccessible::DescriptionChanged, "a1"_sq));
        QVERIFY(cellOf(stage, "g1"_sq)->state().selected);
        QCOMPARE(tableOf(stage)->tableInterface()->selectedCellCount(), 1);
        QVERIFY(tableOf(stage)->tableInterface()->selectedCells() == QList{cellOf(stage, "g1"_sq)});
    }

    void pressingACellIsAClick()
    {
        BoardStage stage;
        cellOf(stage, "g1"_sq)
            ->actionInterface()
            ->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(stage.document.selectedSquare() == "g1"_sq);
        cellOf(stage, "f3"_sq)
            ->actionInterface()
            ->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(nameOf(stage, "f3"_sq), QStringLiteral("f3, white knight"));
        QCOMPARE(stage.steps(), 1);
    }

    void focusActionBringsTheCursor()
    {
        BoardStage stage;
        stage.board->clearFocus();
        cellOf(stage, "b7"_sq)
            ->actionInterface()
            ->doAction(QAccessibleActionInterface::setFocusAction());
        QVERIFY(stage.board->hasFocus());
        QCOMPARE(stage.board->cursorSquare(), "b7"_sq);
    }

    void cellsAreFoundWhereTheyAreSeen()
    {
        BoardStage stage;
        for (const bool isFlipped : {false, true}) {
            stage.document.setFlipped(isFlipped);
            for (const Square square : allSquares) {
                QAccessibleInterface *cell = cellOf(stage, square);
                const QRect rect = cell->rect();
                QVERIFY(rect.contains(stage.board->mapToGlobal(stage.at(square))));
                QVERIFY(tableOf(stage)->childAt(rect.center().x(), rect.center().y()) == cell);
                QVERIFY(tableOf(stage)->childAt(rect.left(), rect.top()) == cell);
                QVERIFY(tableOf(stage)->childAt(rect.right(), rect.bottom()) == cell);
            }
        }
        const QPoint outside = stage.board->mapToGlobal(QPoint(1, 1));
        QVERIFY(!tableOf(stage)->childAt(outside.x(), outside.y()));
    }

    void cellsGoWithTheBoard()
    {
        QAccessible::Id id = 0;
        {
            BoardStage stage;
            id = QAccessible::uniqueId(cellOf(stage, "a1"_sq));
            QVERIFY(QAccessible::accessibleInterface(id));
        }
        QVERIFY(!QAccessible::accessibleInterface(id));
    }
};

QTEST_MAIN(TestBoardAccessible)
#include "tst_board_accessible.moc"
