#include "tests/core/printing.h"
#include "ui/calculator/expression_tree_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using ui::BitboardsModel;
using ui::ExpressionTreeModel;

class TestExpressionTreeModel : public QObject {
    Q_OBJECT

    ui::Document m_document;

    std::optional<chess::Evaluation> evaluate(const char *text) const
    {
        const auto evaluation = chess::evaluate(
            text, {m_document.position(), m_document.selectedSquare(), m_document.mapping(), {}});
        return evaluation ? std::optional(*evaluation) : std::nullopt;
    }
    /// The tree as "text = word (…)", as deep as it goes.
    static QString outline(const ExpressionTreeModel &model, const QModelIndex &parent = {})
    {
        QStringList rows;
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            const QString below = outline(model, index);
            rows += index.data().toString() +
                    (below.isEmpty() ? below : QStringLiteral(" [%1]").arg(below));
        }
        return rows.join(QStringLiteral(", "));
    }

private slots:
    void cleanup()
    {
        m_document.setWordFormat(chess::WordFormat::Hex);
        m_document.setMapping(chess::SquareMapping::A1B1);
    }

    void everyPartIsBelowTheWholeItBelongsTo()
    {
        ExpressionTreeModel model(&m_document);
        model.setEvaluation(evaluate("x = rank_1 | knight_attacks(b1) & ~white; x & x"));
        QCOMPARE(outline(model),
                 QStringLiteral("x = rank_1 | knight_attacks(b1) & ~white [rank_1 | "
                                "knight_attacks(b1) & ~white [rank_1, knight_attacks(b1) & ~white "
                                "[knight_attacks(b1) [b1], ~white [white]]]], x & x [x, x]"));
    }

    void rowsHaveSquaresWordAndCount()
    {
        ExpressionTreeModel model(&m_document);
        model.setEvaluation(evaluate("knight_attacks(e4)"));
        const QModelIndex whole = model.index(0, 0);
        // The eight squares of a knight on e4 are the bits 11 13 18 22 34 38 43 45.
        QCOMPARE(whole.data(BitboardsModel::SquaresRole).toULongLong(), 0x0000284400442800ULL);
        QCOMPARE(whole.siblingAtColumn(BitboardsModel::WordColumn).data().toString(),
                 QStringLiteral("0x0000284400442800"));
        QCOMPARE(whole.siblingAtColumn(BitboardsModel::CountColumn).data().toString(),
                 QStringLiteral("8"));
        QCOMPARE(model.index(0, 0, whole).data(BitboardsModel::SquaresRole).toULongLong(),
                 1ULL << 28);
    }

    void changesKeepTheRulesOfModels()
    {
        ExpressionTreeModel model(&m_document);
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        for (const char *text : {"e4", "a = e4 | d4; between(a1, h8) & a", "(e4 | d4) << 8", "7"}) {
            model.setEvaluation(evaluate(text));
            QVERIFY(model.rowCount() > 0);
        }
        model.setEvaluation(std::nullopt);
        QCOMPARE(model.rowCount(), 0);
    }

    void anotherValueOfTheSameTextKeepsTheRows()
    {
        ExpressionTreeModel model(&m_document);
        model.setEvaluation(evaluate("~e4 & d4"));
        const QPersistentModelIndex inner = model.index(0, 0, model.index(0, 0));
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        m_document.setMapping(chess::SquareMapping::A8B8);
        model.setEvaluation(evaluate("~e4 & d4"));
        QCOMPARE(resets.size(), 0);
        QCOMPARE(inner.data().toString(), QStringLiteral("~e4"));
        // Under a8b8 the square e4 is bit 36.
        QCOMPARE(inner.sibling(inner.row(), BitboardsModel::WordColumn).data().toString(),
                 QStringLiteral("0xFFFFFFEFFFFFFFFF"));
    }

    void wordsFollowTheFormatOfTheDocument()
    {
        ExpressionTreeModel model(&m_document);
        model.setEvaluation(evaluate("a1"));
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        m_document.setWordFormat(chess::WordFormat::Decimal);
        QVERIFY(!changes.isEmpty());
        QCOMPARE(model.index(0, BitboardsModel::WordColumn).data().toString(), QStringLiteral("1"));
    }

    void screenReadersHearSquaresAndNotes()
    {
        ExpressionTreeModel model(&m_document);
        model.setEvaluation(evaluate("1 << e4"));
        const QModelIndex whole = model.index(0, 0);
        QCOMPARE(whole.siblingAtColumn(BitboardsModel::CountColumn)
                     .data(Qt::AccessibleTextRole)
                     .toString(),
                 QStringLiteral("1 square: e4"));
        // The remark is on the square itself, the second operand.
        QVERIFY(model.index(1, 0, whole)
                    .data(Qt::AccessibleDescriptionRole)
                    .toString()
                    .contains(QStringLiteral("number of its bit")));
    }
};

QTEST_MAIN(TestExpressionTreeModel)
#include "tst_expression_tree_model.moc"
