#include "tests/core/printing.h"
#include "tests/ui/window_stage.h"
#include "ui/bitboards/bitboards_panel.h"
#include "ui/dialogs/name_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTreeView>

using chess::Bitboard;
using chess::operator""_sq;

/// The list of bitboards in the whole window, where its wishes are fulfilled.
class TestOwnBitboards : public QObject, public tests::WindowStage {
    Q_OBJECT

    QTreeView *view() const { return part<QTreeView>("bitboardsView"); }
    ui::Document *document() const { return m_window->document(); }
    QStringList own() const
    {
        QStringList names;
        for (const ui::NamedBitboard &bitboard : document()->mine())
            names += bitboard.name;
        return names;
    }
    ui::NameDialog *dialog() const { return m_window->findChild<ui::NameDialog *>(); }

    void makeCurrent(const char *name)
    {
        const QModelIndexList found =
            view()->model()->match(view()->model()->index(0, 0), Qt::DisplayRole,
                                   QLatin1String(name), 1, Qt::MatchExactly | Qt::MatchRecursive);
        QCOMPARE(found.size(), 1);
        view()->scrollTo(found.front());
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {},
                          view()->visualRect(found.front()).center());
    }
    /// Types a name into the dialog that a key has opened.
    void answer(const QString &name, int key = Qt::Key_Return)
    {
        QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
        auto *edit = dialog()->findChild<QLineEdit *>(QStringLiteral("bitboardName"));
        edit->selectAll();
        QTest::keyClicks(edit, name);
        QTest::keyClick(edit, Qt::Key(key));
    }
    void add(const char *name, Bitboard squares)
    {
        document()->setMine(QLatin1String(name), squares, QStringLiteral("Add"));
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void insertMakesAnEmptyOne()
    {
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Insert);
        answer(QStringLiteral("holes"));
        QCOMPARE(own(), QStringList{QStringLiteral("holes")});
        QVERIFY(document()->bitboard(QStringLiteral("holes"))->isEmpty());
        QCOMPARE(document()->chosenBitboard(), QStringLiteral("holes"));
        action("undo")->trigger();
        QVERIFY(own().isEmpty());
    }

    void anyBitboardIsDuplicatedUnderAFreeName()
    {
        makeCurrent("white_knights");
        QTest::keyClick(view(), Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
        auto *edit = dialog()->findChild<QLineEdit *>(QStringLiteral("bitboardName"));
        QCOMPARE(edit->text(), QStringLiteral("white_knights_2"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(document()->bitboard(QStringLiteral("white_knights_2")),
                 Bitboard("b1"_sq) | Bitboard("g1"_sq));
    }

    void renamedOneStaysChosenAndOnTheBoard()
    {
        add("one", Bitboard("a1"_sq));
        add("two", Bitboard("b1"_sq));
        document()->setLayerShown(QStringLiteral("one"), true);
        makeCurrent("one");
        QCOMPARE(document()->chosenBitboard(), QStringLiteral("one"));
        QTest::keyClick(view(), Qt::Key_F2);
        answer(QStringLiteral("first"));
        QCOMPARE(own(), QStringList({QStringLiteral("first"), QStringLiteral("two")}));
        QCOMPARE(document()->layers(), QStringList{QStringLiteral("first")});
        QCOMPARE(document()->chosenBitboard(), QStringLiteral("first"));
        QCOMPARE(view()->currentIndex().siblingAtColumn(0).data().toString(),
                 QStringLiteral("first"));
        action("undo")->trigger();
        QCOMPARE(own(), QStringList({QStringLiteral("one"), QStringLiteral("two")}));
        QCOMPARE(document()->layers(), QStringList{QStringLiteral("one")});
        QCOMPARE(document()->chosenBitboard(), QStringLiteral("one"));
    }

    void nameThatIsInUseIsRefused()
    {
        add("one", Bitboard("a1"_sq));
        add("two", Bitboard("b1"_sq));
        makeCurrent("one");
        QTest::keyClick(view(), Qt::Key_F2);
        for (const char *name : {"two", "e4", "occupied", "1st", ""}) {
            answer(QLatin1String(name));
            QVERIFY2(dialog() != nullptr && dialog()->isVisible(), name);
            QVERIFY(
                !dialog()->findChild<QLabel *>(QStringLiteral("nameMessage"))->text().isEmpty());
        }
        answer(QStringLiteral("three"), Qt::Key_Escape);
        QCOMPARE(own(), QStringList({QStringLiteral("one"), QStringLiteral("two")}));
    }

    void deleteTakesAllThatAreSelectedInOneStep()
    {
        for (const char *name : {"one", "two", "three"})
            add(name, Bitboard("a1"_sq));
        makeCurrent("one");
        QTest::keyClick(view(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(view(), Qt::Key_Delete);
        QCOMPARE(own(), QStringList{QStringLiteral("three")});
        action("undo")->trigger();
        QCOMPARE(own().size(), 3);
    }

    void deletedOneIsShownNowhereUntilUndoBringsItBack()
    {
        add("one", Bitboard("a4"_sq));
        add("two", Bitboard("b4"_sq));
        const auto legend = [this] {
            return part<QWidget>("layerLegend")->accessibleName();
        };
        const QImage plain = board()->grab().toImage();
        document()->setLayerShown(QStringLiteral("one"), true);
        document()->setChosenBitboard(QStringLiteral("one"));
        const QImage withLayer = board()->grab().toImage();
        QVERIFY(withLayer != plain);
        QCOMPARE(legend(), QStringLiteral("Layers: one"));

        document()->removeMine({QStringLiteral("one")});
        QVERIFY(document()->layers().isEmpty());
        QVERIFY(!document()->layerSlot(QStringLiteral("one")));
        QCOMPARE(legend(), QStringLiteral("No layers"));
        QVERIFY(!action("layersOff")->isEnabled());
        QCOMPARE(document()->chosenBitboard(), QStringLiteral("white_pawns"));
        QCOMPARE(part<QLabel>("inspectedName")->text(), QStringLiteral("white_pawns"));
        QCOMPARE(board()->grab().toImage(), plain);

        action("undo")->trigger();
        QCOMPARE(document()->layers(), QStringList{QStringLiteral("one")});
        QCOMPARE(legend(), QStringLiteral("Layers: one"));
        QVERIFY(action("layersOff")->isEnabled());
        QCOMPARE(document()->chosenBitboard(), QStringLiteral("one"));
        QCOMPARE(part<QLabel>("inspectedName")->text(), QStringLiteral("one"));
        QCOMPARE(board()->grab().toImage(), withLayer);

        action("redo")->trigger();
        QCOMPARE(legend(), QStringLiteral("No layers"));
    }

    void undoOfAddingTakesTheLayerAway()
    {
        add("one", Bitboard("a4"_sq));
        document()->setLayerShown(QStringLiteral("one"), true);
        action("undo")->trigger();
        QVERIFY(document()->layers().isEmpty());
        QCOMPARE(part<QWidget>("layerLegend")->accessibleName(), QStringLiteral("No layers"));
    }

    void newOneUnderTheNameOfADeletedOneIsNoLayer()
    {
        add("one", Bitboard("a4"_sq));
        document()->setLayerShown(QStringLiteral("one"), true);
        document()->removeMine({QStringLiteral("one")});
        add("one", Bitboard("h4"_sq));
        QVERIFY(document()->layers().isEmpty());
        document()->setLayerShown(QStringLiteral("one"), true);
        QCOMPARE(document()->layers(), QStringList{QStringLiteral("one")});
    }

    void nameOfNoBitboardIsNoLayer()
    {
        document()->setLayerShown(QStringLiteral("nothing"), true);
        QVERIFY(document()->layers().isEmpty());
    }

    void bitboardOfTheCatalogueIsNeitherRenamedNorDeleted()
    {
        makeCurrent("white_pawns");
        QVERIFY(!action("renameBitboard")->isEnabled());
        QVERIFY(!action("deleteBitboard")->isEnabled());
        QVERIFY(action("duplicateBitboard")->isEnabled());
        QTest::keyClick(view(), Qt::Key_Delete);
        QCOMPARE(boardFen(), tests::startFen);
        add("one", Bitboard("a1"_sq));
        makeCurrent("one");
        QVERIFY(action("renameBitboard")->isEnabled());
        QVERIFY(action("deleteBitboard")->isEnabled());
    }

    void operationsOpenOnTheBitboardOfTheRow()
    {
        makeCurrent("black_rooks");
        QTest::keyClick(view(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(part<QComboBox>("operationBitboard")->isVisible());
        QCOMPARE(part<QComboBox>("operationBitboard")->currentText(),
                 QStringLiteral("black_rooks"));
    }

    void renamedOneComesBackAfterARestart()
    {
        add("one", Bitboard("a1"_sq));
        document()->renameMine(QStringLiteral("one"), QStringLiteral("first"));
        restart();
        QCOMPARE(own(), QStringList{QStringLiteral("first")});
        QCOMPARE(document()->bitboard(QStringLiteral("first")), Bitboard("a1"_sq));
    }
};

QTEST_MAIN(TestOwnBitboards)
#include "tst_own_bitboards.moc"
