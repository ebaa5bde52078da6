#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QTimer;

namespace ui {

class MessageLine;

/// Names the file of a list, says what is wrong with it, and offers what helps.
class ListFileBar : public QWidget {
    Q_OBJECT
public:
    explicit ListFileBar(QWidget *parent = nullptr);

    void showFile(const QString &path);
    /// Says that the file is being opened, with a way to stop, unless it is open in a moment.
    void sayThatItIsOpening();
    /// Says what is wrong, with a way to read the file again.
    void complain(const QString &text);
    /// Nothing is wrong.
    void clear();

signals:
    void openRequested();
    void readAgainRequested();
    void stopRequested();

private:
    enum class Help { ReadAgain, Stop };

    QLayout *makeFileRow();
    QLayout *makeTroubleRow();
    void offer(Help help);

    QString m_name;
    QLabel *m_file;
    MessageLine *m_trouble;
    QPushButton *m_readAgain;
    QPushButton *m_stop;
    QTimer *m_patience;
};

} // namespace ui
