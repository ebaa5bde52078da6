#pragma once

#include <QStatusBar>
#include <QStringList>

namespace ui {

class Announcer;

/// A status bar that does not cut off what it says: a sentence takes as many lines as it needs, up
/// to three. What is longer, and a hint too long for its one line, ends in "…" and is whole in the
/// tool tip.
class MessageBar : public QStatusBar {
    Q_OBJECT
public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// Shows a sentence for as long as it takes to read it, and has it spoken. Hints, for which
    /// nothing should move, are given to showMessage().
    void say(const QString &sentence);
    /// The message as it stands in the bar.
    QStringList lines() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What is left beside the permanent parts.
    QRect place() const;
    void fit();

    Announcer *m_announcer;
    QString m_sentence;
};

} // namespace ui
