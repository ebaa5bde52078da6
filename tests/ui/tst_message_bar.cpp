#include "ui/widgets/message_bar.h"

#include <QAccessible>
#include <QLabel>
#include <QMainWindow>
#include <QTest>

using ui::MessageBar;

namespace {

QString sentences(int count)
{
    return QStringLiteral("A sentence of several words. ").repeated(count).trimmed();
}

} // namespace

class TestMessageBar : public QObject {
    Q_OBJECT

    std::unique_ptr<QMainWindow> m_window;
    MessageBar *m_bar = nullptr;
    QLabel *m_square = nullptr;

private slots:
    void init()
    {
        m_window = std::make_unique<QMainWindow>();
        m_window->setCentralWidget(new QWidget);
        m_bar = new MessageBar;
        m_window->setStatusBar(m_bar);
        m_bar->addWidget(new QLabel(QStringLiteral("Nothing is selected.")), 1);
        m_square = new QLabel(QStringLiteral("e4 · bit 28"));
        m_bar->addPermanentWidget(m_square);
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void aSentenceTooLongForALineIsWholeInSeveral()
    {
        const int height = m_bar->height();
        m_bar->say(sentences(10));
        QTRY_VERIFY(m_bar->height() > height);
        const QStringList lines = m_bar->lines();
        QVERIFY(lines.size() > 1);
        QCOMPARE(lines.join(u' '), sentences(10));
        QVERIFY(m_bar->toolTip().isEmpty());
        const QFontMetrics metrics = m_bar->fontMetrics();
        for (const QString &line : lines)
            QVERIFY(8 + metrics.horizontalAdvance(line) < m_square->x());
        QVERIFY(static_cast<int>(lines.size()) * metrics.lineSpacing() <= m_bar->height());

        m_bar->say(QStringLiteral("Short."));
        QTRY_COMPARE(m_bar->height(), height);
    }

    void whatIsLongerThanThreeLinesIsWholeInTheToolTip()
    {
        m_bar->say(sentences(60));
        QCOMPARE(m_bar->lines().size(), 3);
        QVERIFY(m_bar->lines().back().endsWith(u'…'));
        QCOMPARE(m_bar->toolTip(), sentences(60));
        m_bar->clearMessage();
        QVERIFY(m_bar->toolTip().isEmpty());
    }

    void aHintMovesNothing()
    {
        const int height = m_bar->height();
        m_bar->showMessage(sentences(20));
        QCoreApplication::processEvents();
        QCOMPARE(m_bar->height(), height);
        QCOMPARE(m_bar->lines().size(), 1);
        QVERIFY(m_bar->lines().front().endsWith(u'…'));
        QCOMPARE(m_bar->toolTip(), sentences(20));
    }

    void whatIsSaidIsANotificationForScreenReadersAndAHintIsNot()
    {
        auto *announcer = m_bar->findChild<QWidget *>(QStringLiteral("announcer"));
        const QAccessibleInterface *seen = QAccessible::queryAccessibleInterface(announcer);
        QVERIFY(seen->role() == QAccessible::Notification);
        QVERIFY(!seen->state().invisible);
        m_bar->say(QStringLiteral("Not legal."));
        m_bar->showMessage(QStringLiteral("A hint"));
        QCOMPARE(seen->text(QAccessible::Name), QStringLiteral("Not legal."));
    }

    void aNarrowerWindowBreaksTheSentenceAnew()
    {
        m_bar->say(sentences(5));
        QCOMPARE(m_bar->lines().size(), 1);
        m_window->resize(600, 600);
        QTRY_VERIFY(m_bar->lines().size() > 1);
        QTRY_VERIFY(m_bar->height() >= m_bar->lines().size() * m_bar->fontMetrics().lineSpacing());
    }
};

QTEST_MAIN(TestMessageBar)
#include "tst_message_bar.moc"
