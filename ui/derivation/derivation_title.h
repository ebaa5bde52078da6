#pragma once

#include "src/notation/export/walkthrough.h"

#include <QWidget>

class QLabel;

namespace ui {

class IconLabel;

/// What a derivation is of: its title and source, how many methods agree on it, and what wrapped.
class DerivationTitle : public QWidget {
    Q_OBJECT
public:
    explicit DerivationTitle(QWidget *parent = nullptr);

    void showWalk(const chess::Walkthrough &walk);
    /// Says instead why there is no derivation.
    void showReason(const QString &reason);

private:
    QLabel *m_title;
    IconLabel *m_agreementIcon;
    QLabel *m_agreement;
    QLabel *m_source;
    QLabel *m_wrapped;
};

} // namespace ui
