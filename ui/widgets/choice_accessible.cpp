#include "ui/widgets/choice_accessible.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLineEdit>

namespace ui {

namespace {

/// A combo box whose children are its list and, where one can type, its line. What is chosen is a
/// text that can be read but not changed there.
class AccessibleChoice : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    explicit AccessibleChoice(QComboBox *box)
        : QAccessibleWidget(box, QAccessible::ComboBox), m_box(box)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_box->currentText() : QAccessibleWidget::text(kind);
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = m_box->view()->isVisible();
        state.editable = m_box->isEditable();
        return state;
    }

    int childCount() const override { return m_box->isEditable() ? 2 : 1; }

    QAccessibleInterface *child(int index) const override
    {
        if (index == 0)
            return QAccessible::queryAccessibleInterface(m_box->view());
        return index == 1 && m_box->isEditable()
                   ? QAccessible::queryAccessibleInterface(m_box->lineEdit())
                   : nullptr;
    }

    int indexOfChild(const QAccessibleInterface *child) const override
    {
        if (child->object() == m_box->view())
            return 0;
        return m_box->isEditable() && child->object() == m_box->lineEdit() ? 1 : -1;
    }

    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }

    void doAction(const QString &name) override
    {
        if (name != showMenuAction() && name != pressAction())
            return;
        if (m_box->view()->isVisible())
            m_box->hidePopup();
        else
            m_box->showPopup();
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    void selection(int, int *start, int *end) const override { *start = *end = 0; }
    int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override {}
    QString text(int start, int end) const override
    {
        return m_box->currentText().mid(start, end < 0 ? -1 : end - start);
    }
    int characterCount() const override { return static_cast<int>(m_box->currentText().size()); }
    QRect characterRect(int) const override { return rect(); }
    int offsetAtPoint(const QPoint &) const override { return 0; }
    void scrollToSubstring(int, int) override {}
    QString attributes(int, int *start, int *end) const override
    {
        *start = 0;
        *end = characterCount();
        return {};
    }

private:
    QComboBox *m_box;
};

} // namespace

void installAccessibleChoices()
{
    QAccessible::installFactory([](const QString &, QObject *object) -> QAccessibleInterface * {
        auto *box = qobject_cast<QComboBox *>(object);
        return box == nullptr ? nullptr : new AccessibleChoice(box);
    });
}

} // namespace ui
