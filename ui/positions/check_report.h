#pragma once

#include "ui/positions/list_report.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

class QWidget;

namespace ui {

/// What the report of a check is made of.
struct CheckedList {
    std::shared_ptr<const ListSource> source;
    bool isChess960 = false;
    /// What was found in all, a sentence.
    QString summary;
    ReportedPositions positions;
};

/// Copies the report of a check, or saves it where the user says.
class CheckReport : public QObject {
    Q_OBJECT
public:
    explicit CheckReport(QWidget *parent);

    /// Of more positions than anyone reads in a text that was pasted, only the first.
    void copy(const CheckedList &list);
    void save(const CheckedList &list);
    /// Forgets the report that is being written.
    void drop() { m_writer.drop(); }

signals:
    void said(const QString &text);
    void failed(const QString &reason);

private:
    void write(const CheckedList &list, int mostPositions,
               const std::function<void(const QString &)> &handOut);
    void askAndSave(const QString &listPath, const QString &report);

    QWidget *m_window;
    ListReport m_writer;
};

} // namespace ui
