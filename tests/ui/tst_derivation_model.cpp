#include "tests/core/printing.h"
#include "ui/derivation/derivation_model.h"
#include "ui/derivation/derivation_pictures.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using chess::Bitboard;
using chess::DerivationMethod;
using chess::DerivationOptions;
using chess::Leaper;
using chess::operator""_sq;
using ui::DerivationModel;

namespace {

std::vector<chess::DerivationStep> stepsOf(Leaper leaper, chess::Square square,
                                           DerivationMethod method,
                                           chess::Masking masking = chess::Masking::Masked)
{
    DerivationOptions options;
    options.masking = masking;
    return derive(leaper, square, method, options).steps;
}

const QString soFar = QStringLiteral("found so far");

} // namespace

class TestDerivationModel : public QObject {
    Q_OBJECT

    ui::Document m_document;

    static QString text(const DerivationModel &model, int row, DerivationModel::Column column)
    {
        return model.index(row, column).data().toString();
    }

private slots:
    void cleanup()
    {
        m_document.setMapping(chess::SquareMapping::A1B1);
        m_document.setWordFormat(chess::WordFormat::Hex);
    }

    void everyChangeOfStepsKeepsTheRulesOfModels()
    {
        DerivationModel model(&m_document);
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        for (const DerivationMethod method : chess::allDerivationMethods) {
            for (const auto masking : {chess::Masking::Masked, chess::Masking::Unmasked}) {
                const auto steps = stepsOf(Leaper::Knight, "h4"_sq, method, masking);
                model.setSteps(steps, soFar);
                QCOMPARE(model.rowCount(), static_cast<int>(steps.size()));
            }
        }
        model.setSteps({}, soFar);
        QCOMPARE(model.rowCount(), 0);
    }

    void knightOnA1ReachesB3AndC2ByTheFormulasOfTheText()
    {
        DerivationModel model(&m_document);
        model.setSteps(stepsOf(Leaper::Knight, "a1"_sq, DerivationMethod::Shifts), soFar);
        QCOMPARE(text(model, 0, DerivationModel::NameColumn), QStringLiteral("nne"));
        QCOMPARE(text(model, 0, DerivationModel::FormulaColumn),
                 QStringLiteral("(b & ~file_h) << 17"));
        // b3 is bit 17, c2 bit 10.
        QCOMPARE(text(model, 0, DerivationModel::ResultColumn),
                 QStringLiteral("0x0000000000020000"));
        QCOMPARE(text(model, model.rowCount() - 1, DerivationModel::UnionColumn),
                 QStringLiteral("0x0000000000020400"));
    }

    void wordsFollowTheNumberFormatOfTheDocument()
    {
        DerivationModel model(&m_document);
        model.setSteps(stepsOf(Leaper::Knight, "a1"_sq, DerivationMethod::Shifts), soFar);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        m_document.setWordFormat(chess::WordFormat::Decimal);
        QCOMPARE(text(model, 0, DerivationModel::ResultColumn), QStringLiteral("131072"));
        QCOMPARE(changes.size(), model.rowCount());
    }

    void formulasAreInTheChosenLanguage()
    {
        DerivationModel model(&m_document);
        model.setSteps(stepsOf(Leaper::Knight, "h4"_sq, DerivationMethod::Shifts), soFar);
        const int ssw = model.rowOf("ssw");
        model.setLanguage(chess::WordFormat::Rust);
        QCOMPARE(text(model, ssw, DerivationModel::FormulaColumn),
                 QStringLiteral("(b & !FILE_A) >> 17"));
        model.setLanguage(chess::WordFormat::Java);
        QCOMPARE(text(model, ssw, DerivationModel::FormulaColumn),
                 QStringLiteral("(b & ~FILE_A) >>> 17"));
    }

    void onlyRowsThatDifferAreAnnounced()
    {
        DerivationModel model(&m_document);
        model.setSteps(stepsOf(Leaper::King, "e4"_sq, DerivationMethod::Shifts), soFar);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.setSteps(stepsOf(Leaper::King, "e4"_sq, DerivationMethod::Shifts), soFar);
        QCOMPARE(changes.size(), 0);
        model.setSteps(stepsOf(Leaper::King, "e5"_sq, DerivationMethod::Shifts), soFar);
        QCOMPARE(changes.size(), model.rowCount());
    }

    void screenReadersHearTheSquaresBehindAWord()
    {
        DerivationModel model(&m_document);
        model.setSteps(stepsOf(Leaper::Knight, "a1"_sq, DerivationMethod::Shifts), soFar);
        const QModelIndex all = model.index(model.rowCount() - 1, DerivationModel::ResultColumn);
        QCOMPARE(all.data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("0x0000000000020400, 2 squares: c2, b3"));
    }

    void maskedShiftIsPieceMaskMaskedShiftedAndUnion()
    {
        const auto steps = stepsOf(Leaper::Knight, "h4"_sq, DerivationMethod::Offsets);
        const auto pictures = ui::picturesOf(steps.at(1), {}, soFar); // two_up_one_right
        QStringList seen;
        for (const ui::StepPicture &picture : pictures)
            seen += picture.sign + u'|' + picture.name;
        QCOMPARE(seen.join(u' '), QStringLiteral("|b &~|impossible =|masked << 17|two_up_one_right "
                                                 "→|found so far"));
        // Seed text 1: a knight on the h-file cannot go right.
        QCOMPARE(pictures[1].squares, Bitboard(chess::File::H) | Bitboard(chess::Rank::Seven) |
                                          Bitboard(chess::Rank::Eight));
        QVERIFY(pictures[2].squares.isEmpty());
        QVERIFY(pictures[3].squares.isEmpty());
        QCOMPARE(pictures[4].squares, Bitboard("g6"_sq));
    }

    void wrappedSquaresAreMarkedInResultUnionAndOnTheBoard()
    {
        DerivationOptions options;
        options.masking = chess::Masking::Unmasked;
        const chess::Derivation knight =
            derive(Leaper::Knight, "h4"_sq, DerivationMethod::Shifts, options);
        // The vectors of the issue.
        const Bitboard wrapped = {"a3"_sq, "b4"_sq, "b6"_sq, "a7"_sq};
        QCOMPARE(knight.wrapped, wrapped);
        const chess::DerivationStep &nne = knight.steps.front();
        const auto pictures = ui::picturesOf(nne, knight.wrapped, soFar);
        QCOMPARE(pictures.front().wrapped, Bitboard());
        QCOMPARE(pictures[1].squares, Bitboard("a7"_sq));
        QCOMPARE(pictures[1].wrapped, Bitboard("a7"_sq));
        QCOMPARE(pictures.back().wrapped, Bitboard("a7"_sq));
        QCOMPARE(ui::marksOf(nne, knight.wrapped).wrapped, Bitboard("a7"_sq));
        const auto ofUnion = ui::marksOf(knight.steps.back(), knight.wrapped);
        QCOMPARE(ofUnion.wrapped, wrapped);
    }
};

QTEST_MAIN(TestDerivationModel)
#include "tst_derivation_model.moc"
