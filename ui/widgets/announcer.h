#pragma once

#include <QWidget>

namespace ui {

/// Has screen readers speak a sentence at once, wherever their focus is.
///
/// They speak a notification when it comes up, so this is one that is always there, too small to be
/// seen, and says anew that it has come up.
class Announcer : public QWidget {
    Q_OBJECT
public:
    explicit Announcer(QWidget *parent);

    void announce(const QString &sentence);
};

} // namespace ui
