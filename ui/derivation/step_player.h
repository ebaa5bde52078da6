#pragma once

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace ui {

/// Buttons to go through numbered steps one by one, or by themselves at a chosen speed.
///
/// It asks for a step and is told which one it has become. It plays only while it is visible.
class StepPlayer : public QWidget {
    Q_OBJECT
public:
    explicit StepPlayer(QWidget *parent = nullptr);

    /// Which of how many steps is the current one, the first being 0, and a sentence on it for
    /// those who do not see it.
    void setPlace(int step, int count, const QString &sentence);
    bool isPlaying() const { return m_timer.isActive(); }

    /// How long a step stays when playing, in milliseconds.
    int period() const;
    /// Chooses that speed; nothing happens when it is none of those to choose from.
    void setPeriod(int milliseconds);

public slots:
    void goToFirst();
    void goToPrevious();
    void goToNext();
    void goToLast();
    /// Begins anew after the last step.
    void playOrPause();
    void pause();

signals:
    void stepRequested(int step);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    QToolButton *addButton(const char *name, const QString &text, const QString &iconName,
                           const QString &keys, void (StepPlayer::*act)());
    void request(int step);
    void playOn();
    void showState();

    QToolButton *m_first;
    QToolButton *m_previous;
    QToolButton *m_play;
    QToolButton *m_next;
    QToolButton *m_last;
    QComboBox *m_speed;
    QLabel *m_place;
    QTimer m_timer;
    int m_step = 0;
    int m_count = 0;
};

} // namespace ui
