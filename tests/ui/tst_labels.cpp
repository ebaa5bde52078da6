#include "tests/ui/window_stage.h"
#include "ui/tool_dock.h"

#include <QAbstractButton>
#include <QHash>
#include <QLabel>
#include <QMenuBar>
#include <QTest>

#include <functional>

/// What the controls of the whole window are called, by eye, by key and by ear.
class TestLabels : public QObject, private tests::WindowStage {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void everyControlHasANameAndAnAccessibleName();
    void noAccessKeyStandsTwiceInView();

private:
    void withEveryTool(const std::function<void()> &act);
    void checkNames();
    void checkAccessKeys();
    bool isShown(const QWidget &widget) const { return widget.isVisibleTo(m_window.get()); }
    /// Of a button its own text, of another control the label before it.
    QString visibleLabelOf(const QWidget &control) const
    {
        if (const auto *button = qobject_cast<const QAbstractButton *>(&control))
            return QString(button->text()).remove(u'&');
        const auto labels = m_window->findChildren<QLabel *>();
        for (const QLabel *label : labels) {
            if (label->buddy() == &control && isShown(*label))
                return QString(label->text()).remove(u'&');
        }
        return {};
    }
};

void TestLabels::everyControlHasANameAndAnAccessibleName()
{
    withEveryTool([this] { checkNames(); });
}

void TestLabels::checkNames()
{
    int controls = 0;
    const auto children = m_window->findChildren<QWidget *>();
    for (const QWidget *child : children) {
        const bool isPartOfAnother =
            child->objectName().startsWith(QStringLiteral("qt_")) ||
            child->parentWidget()->inherits("QLineEdit") ||
            child->parentWidget()->inherits("QAbstractSpinBox") ||
            child->parentWidget()->inherits("QComboBox") ||
            child->parentWidget()->inherits("QDockWidgetTitleButton") ||
            child->inherits("QDockWidgetTitleButton") || child->inherits("QToolBarExtension") ||
            // Qt's own, for docks that share a place.
            (child->inherits("QTabBar") && child->parentWidget() == m_window.get());
        if (child->focusPolicy() == Qt::NoFocus || isPartOfAnother || !isShown(*child))
            continue;
        ++controls;
        const QString description =
            QStringLiteral("%1 %2 in %3, called “%4”")
                .arg(QLatin1String(child->metaObject()->className()), child->objectName(),
                     child->parentWidget()->objectName(), child->accessibleName());
        QVERIFY2(!child->objectName().isEmpty(), qPrintable(description));
        // A text that can be selected by key and a button speak for themselves.
        const auto *button = qobject_cast<const QAbstractButton *>(child);
        const bool isNamed = !child->accessibleName().isEmpty() ||
                             qobject_cast<const QLabel *>(child) != nullptr ||
                             (button != nullptr && !button->text().isEmpty());
        QVERIFY2(isNamed, qPrintable(description));
        const QString label = visibleLabelOf(*child);
        QVERIFY2(label.isEmpty() || child->accessibleName().isEmpty() ||
                     child->accessibleName() == label,
                 qPrintable(description + QStringLiteral(", labelled ") + label));
    }
    QVERIFY(controls > 20);
}

void TestLabels::noAccessKeyStandsTwiceInView()
{
    withEveryTool([this] { checkAccessKeys(); });
}

void TestLabels::checkAccessKeys()
{
    QHash<QChar, QString> owners;
    const auto add = [&](const QString &text) {
        const qsizetype mark = text.indexOf(u'&');
        if (mark < 0 || mark + 1 == text.size())
            return;
        const QChar key = text[mark + 1].toLower();
        QVERIFY2(!owners.contains(key), qPrintable(owners.value(key) + u' ' + text));
        owners.insert(key, text);
    };
    for (const QAction *title : m_window->menuBar()->actions())
        add(title->text());
    const auto labels = m_window->findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (label->buddy() != nullptr && isShown(*label))
            add(label->text());
    }
    const auto buttons = m_window->findChildren<QAbstractButton *>();
    for (const QAbstractButton *button : buttons) {
        if (isShown(*button))
            add(button->text());
    }
    QVERIFY(owners.size() > 8);
}

/// Does something before any tool is open, and then with each of them open alone.
void TestLabels::withEveryTool(const std::function<void()> &act)
{
    act();
    const auto docks = m_window->findChildren<ui::ToolDock *>();
    QVERIFY(docks.size() >= 10);
    for (ui::ToolDock *dock : docks) {
        dock->open();
        QVERIFY(dock->widget() != nullptr);
        act();
        dock->hide();
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(dock->objectName()));
    }
}

QTEST_MAIN(TestLabels)

#include "tst_labels.moc"
