#include "ui/derivation/derivation_pictures.h"

#include "src/notation/export/walkthrough.h"
#include "ui/document/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdlib>

namespace ui {

namespace {

using chess::DerivationStep;
using chess::MaskForm;
using chess::StepKind;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::StepPicture)
};

QString sign(const char16_t *text)
{
    return QString::fromUtf16(text);
}

/// `<< 17` or `>> 17`.
QString shiftSign(int offset)
{
    return QStringLiteral("%1 %2").arg(sign(offset < 0 ? u">>" : u"<<")).arg(std::abs(offset));
}

/// What stands between the operands.
QString joiningSign(const DerivationStep &step)
{
    switch (step.kind) {
    case StepKind::Shift:
        return sign(step.mask && step.mask->form == MaskForm::Impossible ? u"&~" : u"&");
    case StepKind::Union:
        return sign(u"|");
    case StepKind::Call:
        return sign(u",");
    default:
        return sign(u"&");
    }
}

/// What stands before the result.
QString resultSign(const DerivationStep &step)
{
    switch (step.kind) {
    case StepKind::Shift:
        return shiftSign(step.offset);
    case StepKind::Look:
        return sign(u"+");
    case StepKind::LookByNumber:
        return QStringLiteral("%1 %2")
            .arg(sign(step.offset < 0 ? u"−" : u"+"))
            .arg(std::abs(step.offset));
    case StepKind::Index:
        return shiftSign(-step.magic->shift);
    case StepKind::Ray:
    case StepKind::LookUp:
    case StepKind::Call:
        return sign(u"→");
    default:
        return sign(u"=");
    }
}

/// The set between operands and result, where there is one.
QString nameOfMiddle(const DerivationStep &step)
{
    if (step.kind == StepKind::Shift && step.mask)
        return Words::tr("masked");
    if (step.kind == StepKind::Index)
        return Words::tr("product");
    return step.kind == StepKind::Ray ? Words::tr("blockers") : QString();
}

/// What stands before that set.
QString middleSign(const DerivationStep &step)
{
    return step.kind == StepKind::Index ? Words::tr("× factor") : sign(u"=");
}

/// Whether the step is one of many whose results are collected, so that its union is looked for.
bool addsToUnion(const DerivationStep &step)
{
    return step.kind == StepKind::Shift || step.kind == StepKind::Look ||
           step.kind == StepKind::LookByNumber || step.kind == StepKind::Ray;
}

} // namespace

std::vector<StepPicture> picturesOf(const DerivationStep &step, chess::Bitboard wrapped,
                                    const QString &nameOfUnion)
{
    std::vector<StepPicture> pictures;
    const auto add = [&](const QString &joinedBy, const QString &name, chess::Bitboard squares) {
        // Nobody has reached the squares of an inverted set.
        const bool isReached = !name.startsWith(u'~');
        pictures.push_back({pictures.empty() ? QString() : joinedBy, name, squares,
                            isReached ? wrapped & squares : chess::Bitboard()});
    };
    const QString middle = nameOfMiddle(step);
    // What lies behind a blocker comes after it.
    const std::size_t beforeMiddle = step.kind == StepKind::Ray
                                         ? std::min<std::size_t>(2, step.operands.size())
                                         : step.operands.size();
    for (std::size_t i = 0; i < beforeMiddle; ++i)
        add(joiningSign(step), textOf(step.operands[i].name), step.operands[i].squares);
    if (!middle.isEmpty())
        add(middleSign(step), middle, step.masked);
    for (std::size_t i = beforeMiddle; i < step.operands.size(); ++i)
        add(sign(u"→"), textOf(step.operands[i].name), step.operands[i].squares);
    add(resultSign(step), textOf(step.name), step.result);
    if (addsToUnion(step) || (!step.unionSoFar.isEmpty() && step.unionSoFar != step.result))
        add(sign(u"→"), nameOfUnion, step.unionSoFar);
    return pictures;
}

StepMarks marksOf(const DerivationStep &step, chess::Bitboard wrapped)
{
    const chess::Bitboard result = step.isNumber() ? chess::Bitboard() : step.result;
    return {result, step.unionSoFar, wrapped & (result | step.unionSoFar)};
}

QString remarkOn(const DerivationStep &step)
{
    QStringList remarks;
    for (const chess::Message &remark : remarksOn(step))
        remarks.append(textOf(remark));
    return remarks.join(QStringLiteral(", "));
}

} // namespace ui
