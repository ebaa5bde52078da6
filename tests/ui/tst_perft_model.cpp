#include "src/moves/perft.h"
#include "src/moves/saturating_sum.h"
#include "src/workbench/positions/divide_comparison.h"
#include "ui/perft/perft_model.h"

#include <QLocale>
#include <QtTest>

class TestPerftModel : public QObject {
    Q_OBJECT

    static QString share(const ui::PerftModel &model, int row)
    {
        return model.index(row, ui::PerftModel::ShareColumn).data().toString();
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void sharesAreThoseOfTheSum()
    {
        const chess::Position position = chess::Position::start();
        ui::PerftModel model;
        model.setRows(position, compareDivides(position, divide(position, 2), {}));
        for (int row = 0; row < model.rowCount(); ++row)
            QCOMPARE(share(model, row), QStringLiteral("5.0 %")); // twenty of twenty replies
    }

    void countsWhoseSumDoesNotFitHaveNoShare()
    {
        const chess::Position position = chess::Position::start();
        std::vector<chess::DividedMove> moves = divide(position, 1);
        // Half of what 64 bits hold and a bit more, twice: the sum would begin anew at 2 + 18.
        for (std::size_t i = 0; i < 2; ++i)
            moves[i].nodes = chess::greatestCount / 2 + 2;
        ui::PerftModel model;
        model.setRows(position, compareDivides(position, moves, {}));
        for (int row = 0; row < model.rowCount(); ++row)
            QCOMPARE(share(model, row), QString());
    }
};

QTEST_MAIN(TestPerftModel)
#include "tst_perft_model.moc"
