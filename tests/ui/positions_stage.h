#pragma once

#include "tests/ui/window_stage.h"
#include "ui/positions/position_list.h"
#include "ui/positions/positions_model.h"
#include "ui/positions/positions_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTableView>

namespace tests {

inline const QByteArray kiwipete =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";

/// Kings on so many squares, each a line; every one is another position.
inline QByteArray kingLines(int count)
{
    QByteArray lines;
    for (int i = 0; i < count; ++i) {
        const QByteArray black = QByteArray::number(i % 8);
        const QByteArray left = i % 8 == 0 ? QByteArray() : black;
        const QByteArray right = i % 8 == 7 ? QByteArray() : QByteArray::number(7 - i % 8);
        lines += left + "k" + right + "/8/8/8/8/8/8/4K2R w - - id \"" + QByteArray::number(i + 1) +
                 "\";\n";
    }
    return lines;
}

/// The panel Positions in the whole window.
class PositionsStage : public WindowStage {
public:
    ui::PositionsPanel *panel() const { return m_window->findChild<ui::PositionsPanel *>(); }
    QTableView *table() const { return part<QTableView>("positionsTable"); }
    QSpinBox *number() const { return part<QSpinBox>("positionNumber"); }
    QString details() const { return part<QLabel>("positionDetails")->text(); }
    QString score() const { return part<QLabel>("checkScore")->text(); }
    QString undoText() const { return m_window->document()->undoStack()->undoText(); }

    /// Writes a file and opens it as File → Open does.
    void list(const char *name, const QByteArray &bytes)
    {
        write(path(name), bytes);
        QVERIFY(m_window->file()->load(path(name)));
        QTRY_VERIFY(!panel()->list()->isIndexing());
    }
    QString cell(int row, ui::PositionsModel::Column column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    void key(int key)
    {
        table()->setFocus();
        QTest::keyClick(table(), static_cast<Qt::Key>(key));
    }
    void filter(const QString &text)
    {
        auto *box = part<QLineEdit>("listFilter");
        box->setFocus();
        box->selectAll();
        QTest::keyClick(box, Qt::Key_Delete);
        QTest::keyClicks(box, text);
    }
    void choose(ui::ListedVerdicts verdicts)
    {
        auto *box = part<QComboBox>("listVerdicts");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < static_cast<int>(verdicts); ++i)
            QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentIndex(), static_cast<int>(verdicts));
    }
    void checkAll()
    {
        press("checkAll");
        QTRY_VERIFY(part<QAbstractButton>("checkReport")->isEnabled());
    }
    QString trouble() const
    {
        const auto *label = part<QLabel>("listTrouble");
        return label->isVisible() ? label->text() : QString();
    }
};

} // namespace tests
