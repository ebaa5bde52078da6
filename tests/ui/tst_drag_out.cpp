#include "tests/core/printing.h"
#include "tests/ui/window_stage.h"
#include "ui/pictures/drag_data.h"

#include <QClipboard>
#include <QDrag>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QTest>
#include <QTreeView>

#include <memory>
#include <optional>

using chess::operator""_sq;

namespace {

/// What was dragged, as another program would see it.
struct Dragged {
    QString text;
    QImage image;
    bool hasDrawing = false;
};

} // namespace

/// Things dragged out of the window, and what happens when they come back.
class TestDragOut : public QObject, private tests::WindowStage {
    Q_OBJECT

    /// Presses and moves with the button down, and looks at the drag that begins. Offscreen it ends
    /// at once, but its data stay until events are handled again.
    std::optional<Dragged> drag(QWidget *widget, QPoint from)
    {
        QTest::mousePress(widget, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 3; ++step) {
            const QPointF point = from + QPoint(10 * step, 2 * step);
            QMouseEvent move(QEvent::MouseMove, point, widget->mapToGlobal(point), Qt::NoButton,
                             Qt::LeftButton, {});
            QApplication::sendEvent(widget, &move);
        }
        std::optional<Dragged> dragged;
        if (const auto *drag = m_window->findChild<QDrag *>()) {
            const QMimeData *data = drag->mimeData();
            dragged = {data->text(), data->imageData().value<QImage>(),
                       data->hasFormat(QStringLiteral("image/svg+xml"))};
        }
        QTest::mouseRelease(widget, Qt::LeftButton, {}, from);
        return dragged;
    }

    QTreeView *view() const { return part<QTreeView>("bitboardsView"); }

    QPoint rowOf(const QString &name) const
    {
        const QAbstractItemModel *model = view()->model();
        for (int group = 0; group < model->rowCount(); ++group) {
            const QModelIndex heading = model->index(group, 0);
            for (int row = 0; row < model->rowCount(heading); ++row) {
                // The word of the row: its name has a box to tick.
                const QModelIndex index = model->index(row, 1, heading);
                if (index.siblingAtColumn(0).data().toString() == name)
                    return view()->visualRect(index).center();
            }
        }
        qFatal("no row %s", qPrintable(name));
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void fenLineIsDraggedAsFenAndAsPicture()
    {
        auto *label = part<QLabel>("fenLabel");
        const auto dragged = drag(label, label->rect().center());
        QVERIFY(dragged);
        QCOMPARE(dragged->text, tests::startFen);
        QVERIFY(dragged->image.width() > 300);
        QVERIFY(dragged->hasDrawing);
        QCOMPARE(boardFen(), tests::startFen);
    }

    void clickOnTheFenLabelIsNoDrag()
    {
        auto *label = part<QLabel>("fenLabel");
        QTest::mousePress(label, Qt::LeftButton, {}, label->rect().center());
        QTest::mouseRelease(label, Qt::LeftButton, {}, label->rect().center());
        QVERIFY(m_window->findChild<QDrag *>() == nullptr);
    }

    void bitboardIsDraggedAsItsWordAndAsPicture()
    {
        const auto dragged = drag(view()->viewport(), rowOf(QStringLiteral("white_knights")));
        QVERIFY(dragged);
        QCOMPARE(dragged->text, QStringLiteral("0x0000000000000042"));
        QVERIFY(dragged->image.width() > 300);
        QVERIFY(dragged->hasDrawing);
    }

    void severalRowsAreDraggedAsAList()
    {
        const QPoint pawns = rowOf(QStringLiteral("white_pawns"));
        const QPoint rooks = rowOf(QStringLiteral("white_rooks"));
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, rooks);
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, Qt::ControlModifier, pawns);
        const auto dragged = drag(view()->viewport(), pawns);
        QVERIFY(dragged);
        const QStringList lines = dragged->text.trimmed().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[0].startsWith(QStringLiteral("white_pawns\t0x000000000000FF00")));
        QVERIFY(lines[1].startsWith(QStringLiteral("white_rooks\t0x0000000000000081")));
    }

    void headingIsNotDragged()
    {
        const QPoint heading = view()->visualRect(view()->model()->index(0, 1)).center();
        QVERIFY(!drag(view()->viewport(), heading));
    }

    void textFromAnotherProgramIsPasted()
    {
        QMimeData data;
        data.setText(QStringLiteral("8/8/8/8/8/8/8/K6k w - - 0 1"));
        QVERIFY(drop(&data, {20, 20}));
        QCOMPARE(boardFen(), data.text());
    }

    void ownBitboardsDroppedOnTheBoardBecomeLayers()
    {
        const QStringList names = {QStringLiteral("white_knights"), QStringLiteral("rank_4")};
        const std::unique_ptr<QMimeData> data(
            ui::dragDataOfBitboards(*m_window->document(), names));
        QVERIFY(drop(data.get(), board()->mapTo(m_window.get(), centreOf("e4"_sq))));
        QCOMPARE(m_window->document()->layers(), names);
        QVERIFY(m_window->document()->mine().empty());
        QCOMPARE(boardFen(), tests::startFen);
    }

    void ownBitboardsDroppedElsewhereDoNothing()
    {
        const std::unique_ptr<QMimeData> data(
            ui::dragDataOfBitboards(*m_window->document(), {QStringLiteral("white_knights")}));
        QVERIFY(!drop(data.get(), {5, 5}));
        QCOMPARE(m_window->document()->layers(), QStringList());
        QVERIFY(m_window->document()->mine().empty());
    }

    void ownPositionDroppedIsNoStep()
    {
        const std::unique_ptr<QMimeData> data(ui::dragDataOfPosition(*m_window->document()));
        QVERIFY(drop(data.get(), {5, 5}));
        QCOMPARE(boardFen(), tests::startFen);
        QCOMPARE(m_window->document()->undoStack()->count(), 0);
    }

    void listIsOnTheClipboardAsAPictureByKeyboardToo()
    {
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {},
                          rowOf(QStringLiteral("white_knights")));
        action("copyAsPicture")->trigger();
        QVERIFY(QGuiApplication::clipboard()->mimeData()->hasImage());
        QCOMPARE(said(), QStringLiteral("Copied a picture of white_knights"));
    }
};

QTEST_MAIN(TestDragOut)
#include "tst_drag_out.moc"
