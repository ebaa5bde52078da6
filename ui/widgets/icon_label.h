#pragma once

#include <QLabel>

namespace ui {

/// One of the program's own icons beside a text, as high as its letters. It is drawn anew when the
/// colours or the font change.
class IconLabel : public QLabel {
    Q_OBJECT
public:
    explicit IconLabel(QWidget *parent = nullptr);

    /// The name of an icon ("error", "check", …); none of an empty one.
    void setIconName(const QString &name);

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();

    QString m_name;
};

} // namespace ui
