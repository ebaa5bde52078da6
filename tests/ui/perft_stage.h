#pragma once

#include "tests/ui/fake_engine_command.h"
#include "tests/ui/window_stage.h"
#include "ui/perft/perft_model.h"
#include "ui/perft/perft_panel.h"
#include "ui/widgets/paste_box.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableView>
#include <QTimer>

namespace tests {

inline const QString kiwipete =
    QStringLiteral("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");

/// The Perft panel in the whole window.
class PerftStage : public WindowStage {
protected:
    void begin()
    {
        QLocale::setDefault(QLocale::c());
        WindowStage::begin();
        m_window->resize(1280, 900);
    }

    ui::PerftPanel *panel() const { return part<ui::PerftPanel>("perftPanel"); }
    QScrollArea *scroll() const { return part<QScrollArea>("perftScroll"); }
    QTableView *table() const { return part<QTableView>("perftMoves"); }
    ui::Document *document() const { return m_window->document(); }
    QString text(const char *name) const { return part<QLabel>(name)->text(); }
    QString verdict() const { return text("perftVerdict"); }
    bool isBusy() const { return panel()->session()->isBusy(); }

    void open(const QString &fen = startFen)
    {
        document()->setPosition(chess::parseFen(fen.toStdString()).value().position,
                                QStringLiteral("Set up"));
        action("perftDockOpen")->trigger();
        QVERIFY(panel()->isVisible());
    }

    void setNumber(const char *name, int value)
    {
        auto *box = part<QSpinBox>(name);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QString::number(value));
        QTest::keyClick(box, Qt::Key_Tab);
        QCOMPARE(box->value(), value);
    }

    void choose(int rival)
    {
        auto *box = part<QComboBox>("perftOther");
        box->setFocus();
        while (box->currentIndex() != rival)
            QTest::keyClick(box, box->currentIndex() < rival ? Qt::Key_Down : Qt::Key_Up);
    }

    void chooseEngine(const QString &command)
    {
        choose(2);
        auto *line = part<QLineEdit>("engineCommand");
        line->setFocus();
        line->selectAll();
        QGuiApplication::clipboard()->setText(command);
        QTest::keySequence(line, QKeySequence::Paste);
        QCOMPARE(line->text(), command);
    }

    void paste(const QString &divide)
    {
        choose(1);
        press("pasteDivide");
        auto *box = part<ui::PasteBox>("otherDivide");
        box->setFocus();
        box->selectAll();
        QGuiApplication::clipboard()->setText(divide);
        QTest::keySequence(box, QKeySequence::Paste);
    }

    void count(int depth)
    {
        setNumber("perftDepth", depth);
        part<QTimer>("perftAimedAtStop")->stop(); // long after the count before
        press("perftStart");
        QTRY_VERIFY_WITH_TIMEOUT(!isBusy(), 60000);
    }

    /// The row of a move, as it is sorted.
    int rowOf(const QString &move) const
    {
        const QAbstractItemModel *model = table()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data().toString() == move)
                return row;
        }
        return -1;
    }
    QString cell(const QString &move, int column) const
    {
        return table()->model()->index(rowOf(move), column).data().toString();
    }
    QPoint pointOf(const QString &move) const
    {
        const QModelIndex index = table()->model()->index(rowOf(move), 0);
        scroll()->ensureWidgetVisible(table());
        table()->scrollTo(index);
        return table()->visualRect(index).center();
    }
    void doubleClick(const QString &move)
    {
        const QPoint point = pointOf(move);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, point);
        QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, point);
    }
};

} // namespace tests
