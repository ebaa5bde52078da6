#include "tests/ui/window_stage.h"
#include "ui/tool_dock.h"
#include "ui/widgets/choice_accessible.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>

/// The combo boxes of the whole window, as assistive programs see them.
class TestChoiceAccessible : public QObject, public tests::WindowStage {
    Q_OBJECT

    static QAccessibleInterface *seen(QComboBox *box)
    {
        return QAccessible::queryAccessibleInterface(box);
    }

private slots:
    void initTestCase() { ui::installAccessibleChoices(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void everyChoiceHasItsLabelAsNameAndWhatIsChosenAsValue()
    {
        for (ui::ToolDock *dock : m_window->findChildren<ui::ToolDock *>())
            dock->open();
        const auto boxes = m_window->findChildren<QComboBox *>();
        QVERIFY(boxes.size() > 8);
        const auto labels = m_window->findChildren<QLabel *>();
        for (QComboBox *box : boxes) {
            const QString name = seen(box)->text(QAccessible::Name);
            QVERIFY2(!name.isEmpty(), qPrintable(box->objectName()));
            QCOMPARE(name, box->accessibleName());
            for (const QLabel *label : labels) {
                if (label->buddy() == box)
                    QCOMPARE(name, QString(label->text()).remove(u'&'));
            }
            QCOMPARE(seen(box)->text(QAccessible::Value), box->currentText());
            QCOMPARE(seen(box)->role(), QAccessible::ComboBox);
            QAccessibleTextInterface *text = seen(box)->textInterface();
            QVERIFY(text != nullptr);
            QCOMPARE(text->text(0, text->characterCount()), box->currentText());
        }
    }

    void listOfAChoiceOpensAndClosesByItsAction()
    {
        auto *box = part<QComboBox>("turn");
        QVERIFY(!seen(box)->state().expanded);
        QCOMPARE(seen(box)->childCount(), 1);
        QCOMPARE(seen(box)->indexOfChild(seen(box)->child(0)), 0);
        seen(box)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_VERIFY(seen(box)->state().expanded);
        seen(box)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_VERIFY(!seen(box)->state().expanded);
    }
};

QTEST_MAIN(TestChoiceAccessible)
#include "tst_choice_accessible.moc"
