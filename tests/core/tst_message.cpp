#include "src/notation/text/message.h"

#include <QtTest>

using namespace chess;

class TestMessage : public QObject {
    Q_OBJECT
private slots:
    void argumentsStandWhereTheirNumbersAre()
    {
        QCOMPARE(toText({"%2 before %1", {"b", "a"}}), std::string("a before b"));
        QCOMPARE(toText({"%1 and %1 again", {"once"}}), std::string("once and once again"));
        QCOMPARE(toText({"nothing to fill in", {}}), std::string("nothing to fill in"));
        QCOMPARE(toText({"%1%2%3", {"x", "", "z"}}), std::string("xz"));
    }

    void partsStandBehindTheArguments()
    {
        const Message reason{"pinned to %1", {"e1"}};
        QCOMPARE(toText({"%1: %2, %3", {"Nd5"}, {reason, {"%1", {"%2"}}}}),
                 std::string("Nd5: pinned to e1, %2"));
    }

    void aPercentSignInAnArgumentStaysWhatTheUserWrote()
    {
        QCOMPARE(toText({"“%1” and “%2”", {"%2%1", "100%"}}), std::string("“%2%1” and “100%”"));
    }

    void aPercentSignWithoutAnArgumentStays()
    {
        QCOMPARE(toText({"50% of %1", {"all"}}), std::string("50% of all"));
        QCOMPARE(toText({"%3 %0 %", {"x"}}), std::string("%3 %0 %"));
    }
};

QTEST_APPLESS_MAIN(TestMessage)
#include "tst_message.moc"
