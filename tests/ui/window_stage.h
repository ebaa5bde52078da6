#pragma once

#include "src/notation/fen/fen.h"
#include "ui/board/board_widget.h"
#include "ui/main_window.h"

#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tests {

inline const QString startFen =
    QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");

inline void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

inline QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The whole window on the stage, with settings and files in a folder of its own.
class WindowStage {
public:
    void begin()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        restart();
    }

    void end()
    {
        m_window.reset();
        m_folder.reset();
    }

    /// A new window in place of the one before, as after a restart.
    void restart()
    {
        if (m_window)
            m_window->close();
        m_window = std::make_unique<ui::MainWindow>(path("settings.ini"));
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }

    QAction *action(const char *name) const { return part<QAction>(name); }

    template <typename Part>
    Part *part(const char *name) const
    {
        auto *found = m_window->findChild<Part *>(QLatin1String(name));
        if (found == nullptr)
            qFatal("no part %s", name);
        return found;
    }

    /// Clicks a button, wherever in its panel it has to be scrolled to.
    void press(const char *name) const
    {
        auto *button = part<QAbstractButton>(name);
        for (QWidget *around = button->parentWidget(); around; around = around->parentWidget()) {
            if (auto *area = qobject_cast<QScrollArea *>(around))
                area->ensureWidgetVisible(button);
        }
        QTest::mouseClick(button, Qt::LeftButton);
    }

    ui::BoardWidget *board() const { return m_window->findChild<ui::BoardWidget *>(); }
    QPoint centreOf(chess::Square square) const
    {
        return board()->boardGeometry().squareRect(square).center().toPoint();
    }
    QString boardFen() const
    {
        return QString::fromStdString(toFen(m_window->document()->position()));
    }
    QString said() const { return m_window->statusBar()->currentMessage(); }

    /// Waits for the message box of that name and gives it an answer; its text.
    QString answer(const char *name, QMessageBox::StandardButton button) const
    {
        const auto find = [&] {
            return m_window->findChild<QMessageBox *>(QLatin1String(name));
        };
        if (!QTest::qWaitFor([&] { return find() != nullptr && find()->isVisible(); }))
            return {};
        const QString text = find()->text();
        QTest::mouseClick(find()->button(button), Qt::LeftButton);
        return text;
    }

    /// Drops data where a pointer would, from a program that proposes to move them, as text editors
    /// do; whether they were taken, which must be as a copy, lest they are deleted there.
    bool drop(const QMimeData *data, QPoint point) const
    {
        constexpr auto offered = Qt::CopyAction | Qt::MoveAction;
        constexpr auto moving = Qt::ShiftModifier;
        QDragEnterEvent enter(point, offered, data, Qt::LeftButton, moving);
        QApplication::sendEvent(m_window.get(), &enter);
        QDragMoveEvent move(point, offered, data, Qt::LeftButton, moving);
        move.ignore();
        QApplication::sendEvent(m_window.get(), &move);
        if (!move.isAccepted())
            return false;
        QDropEvent event(point, offered, data, Qt::LeftButton, moving);
        QApplication::sendEvent(m_window.get(), &event);
        return event.isAccepted() && event.dropAction() == Qt::CopyAction;
    }

protected:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ui::MainWindow> m_window;
};

} // namespace tests
