#include "tests/ui/positions_stage.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QTranslator>

using tests::kingLines;
using tests::kiwipete;
using ui::PositionsModel;

namespace {

/// A language whose words are the English ones in brackets, so that what is not translated is seen.
class Bracketing : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *text, const char *, int) const override
    {
        return QStringLiteral("[%1]").arg(QString::fromUtf8(text));
    }
};

} // namespace

/// Checking a whole list.
class TestPositionsCheck : public QObject, private tests::PositionsStage {
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void theButtonsStayWhereTheyAreWhenTheSummaryWraps()
    {
        list("kings.epd", kingLines(20) + "bad\n" + kiwipete + " ;D1 47 ;D2 2039\n");
        const auto place = [this] {
            auto *button = part<QWidget>("checkAll");
            return button->mapTo(m_window.get(), QPoint());
        };
        const QPoint before = place();
        auto *summary = part<QWidget>("checkScore");
        QVERIFY(!summary->isVisible());
        checkAll();
        QTRY_VERIFY(summary->height() > summary->fontMetrics().height() * 3 / 2);
        QCOMPARE(place(), before);
    }

    void checkAllTellsTheRightFromTheWrong()
    {
        list("suite.epd", kiwipete + " ;D1 48 ;D2 2039\n" + kiwipete +
                              " ;D1 48 ;D2 2038 ;D9 1\n"
                              "4k3/8/8/8/8/8/8/8 w - - ;D1 5\n"
                              "4k3/8/8/9/8/8/8/4K3 w - -\n"
                              "8/8/4k3/8/8/4K3/8/8 w - - \n"
                              "4k3/8/8/8/8/8/8/4K2R w - -\n");
        checkAll();
        QCOMPARE(score(), QStringLiteral("6 of 6 positions checked: 2 ok, 1 with notices, 1 with "
                                         "wrong counts, 1 unplayable, 1 unreadable. Counts: 3 "
                                         "right, 1 wrong, 1 left out."));
        const QStringList expected = {QStringLiteral("2 counts ok"), QStringLiteral("1 wrong"),
                                      QStringLiteral("unplayable"),  QStringLiteral("unreadable"),
                                      QStringLiteral("notice"),      QStringLiteral("ok")};
        for (int row = 0; row < 6; ++row)
            QCOMPARE(cell(row, PositionsModel::CheckColumn), expected[row]);

        choose(ui::ListedVerdicts::Troubled);
        QCOMPARE(table()->model()->rowCount(), 4);
        choose(ui::ListedVerdicts::WrongCount);
        QCOMPARE(table()->model()->rowCount(), 1);
        QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {},
                           table()->visualRect(table()->model()->index(0, 2)).center());
        QVERIFY2(details().contains(QStringLiteral("D2: 2038 expected, 2039 counted.")),
                 qPrintable(details()));
        QCOMPARE(number()->value(), 2);
    }

    void theReportIsCopiedAndSaved()
    {
        list("suite.epd", kiwipete + " ;D1 48 ;D2 2038\n4k3/8/8/9/8/8/8/4K3 w - -\n");
        checkAll();
        action("copyReport")->trigger();
        QTRY_COMPARE(said(), QStringLiteral("Copied the report"));
        const QStringList lines =
            QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].startsWith(QStringLiteral("suite.epd: 2 of 2 positions checked: ")));
        QCOMPARE(lines[1], QStringLiteral(
                               "suite.epd, line 1: wrong count: D2: 2038 expected, 2039 counted."));
        QVERIFY(lines[2].startsWith(QStringLiteral("suite.epd, line 2, column 9: unreadable: ")));
        action("saveReport")->trigger();
        QTRY_VERIFY(panel()->findChild<QFileDialog *>() != nullptr);
        auto *dialog = panel()->findChild<QFileDialog *>();
        emit dialog->fileSelected(path("report.txt"));
        QCOMPARE(QString::fromUtf8(tests::read(path("report.txt"))).split(QLatin1Char('\n')).size(),
                 4);
        dialog->close();
    }

    void theReportIsInTheLanguageOfTheWindow()
    {
        Bracketing translator;
        QCoreApplication::installTranslator(&translator);
        list("suite.epd", kiwipete + " ;D1 48 ;D2 2038\n4k3/8/8/9/8/8/8/4K3 w - -\n");
        checkAll();
        QGuiApplication::clipboard()->clear();
        action("copyReport")->trigger();
        QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("suite.epd")));
        QCoreApplication::removeTranslator(&translator);
        const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
        QCOMPARE(lines[1], QStringLiteral("[suite.epd, line 1: [wrong count]: "
                                          "[D2: 2038 expected, 2039 counted.]]"));
        QVERIFY2(
            lines[2].startsWith(QStringLiteral("[suite.epd, line 2, column 9: [unreadable]: [")),
            qPrintable(lines[2]));
    }

    void aCheckOfAFileThatIsCutOffMeanwhileIsSaidNotToBeWhole()
    {
        list("kings.epd", kingLines(2000));
        QVERIFY(QFile::resize(path("kings.epd"), 1000)); // before anything tells of it
        press("checkAll");
        QTRY_VERIFY(part<QLabel>("checkScoreIcon")->isVisible());
        QVERIFY2(
            score().startsWith(QStringLiteral("Not all could be checked: the file has changed.")),
            qPrintable(score()));
    }

    void aPositionOfWhichNothingWasCountedIsNotOk()
    {
        list("suite.epd", kiwipete + " ;D20 5\n" + kiwipete + " ;D1 48 ;D20 5\n");
        checkAll();
        QCOMPARE(score(), QStringLiteral("2 of 2 positions checked: 1 ok, 1 with notices. Counts: "
                                         "1 right, 2 left out."));
    }

    void theLimitsLeaveCountsOutAndComeBackAfterARestart()
    {
        list("suite.epd", kiwipete + " ;D1 48 ;D2 2039 ;D3 97862\n" + kingLines(1));
        auto *depth = part<QSpinBox>("checkDepth");
        depth->setFocus();
        depth->selectAll();
        QTest::keyClicks(depth, QStringLiteral("2"));
        checkAll();
        QVERIFY2(score().contains(QStringLiteral("2 right, 1 left out")), qPrintable(score()));
        restart();
        action("positionsDockOpen")->trigger();
        QCOMPARE(part<QSpinBox>("checkDepth")->value(), 2);
    }

    void aCheckIsStoppedAtOnce()
    {
        // Years of counting, were the limits not taken away.
        list("long.epd", (kingLines(1).trimmed() + " D12 1;\n").repeated(50));
        part<QSpinBox>("checkDepth")->setValue(100);
        part<QSpinBox>("checkNodes")->setValue(1'000'000);
        press("checkAll");
        QCOMPARE(part<QAbstractButton>("checkAll")->accessibleName(), QStringLiteral("Stop"));
        press("checkAll");
        QTRY_COMPARE(part<QAbstractButton>("checkAll")->accessibleName(),
                     QStringLiteral("Check all"));
    }

    void closingInTheMiddleOfACheckEndsIt()
    {
        list("long.epd", (kingLines(1).trimmed() + " D12 1;\n").repeated(50));
        part<QSpinBox>("checkDepth")->setValue(100);
        part<QSpinBox>("checkNodes")->setValue(1'000'000);
        press("checkAll");
        filter(QStringLiteral("k"));
        // A count of that depth would not end before the test is given up.
        m_window->close();
        m_window.reset();
    }
};

QTEST_MAIN(TestPositionsCheck)
#include "tst_positions_check.moc"
