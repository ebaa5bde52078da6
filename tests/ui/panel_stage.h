#pragma once

#include "tests/ui/window_stage.h"
#include "ui/widgets/paste_box.h"

#include <QClipboard>
#include <QGuiApplication>

namespace tests {

/// A panel of the menu Tools in the whole window, where its wishes are fulfilled.
class PanelStage : public WindowStage {
public:
    /// `name` is that of the panel's dock: "calculator" for the one called "calculatorDock".
    explicit PanelStage(const char *name) : m_name(name) {}

    void begin()
    {
        WindowStage::begin();
        m_window->resize(1280, 900);
    }
    void open() const { action((m_name + "DockOpen").constData())->trigger(); }

    /// Pastes a text in place of what is in a box.
    void paste(const char *name, const QString &text) const
    {
        auto *box = part<ui::PasteBox>(name);
        box->setFocus();
        box->selectAll();
        QGuiApplication::clipboard()->setText(text);
        QTest::keySequence(box, QKeySequence::Paste);
    }
    static QString clipboard() { return QGuiApplication::clipboard()->text(); }

private:
    QByteArray m_name;
};

} // namespace tests
