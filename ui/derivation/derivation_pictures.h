#pragma once

#include "src/attacks/derivation_step.h"
#include "ui/board/board_picture.h"

#include <QString>

#include <vector>

namespace ui {

/// One of the sets of a step, as it is drawn.
struct StepPicture {
    /// What joins it to the set before: "&", "<< 17", "="; empty for the first.
    QString sign;
    QString name;
    chess::Bitboard squares;
    /// Those of its squares that were reached round the edge.
    chess::Bitboard wrapped;
};

/// The sets of a step from the first operand to the union, in the order in which they come about.
/// `wrapped` are all wrapped squares of the derivation.
std::vector<StepPicture> picturesOf(const chess::DerivationStep &step, chess::Bitboard wrapped,
                                    const QString &nameOfUnion);

/// What of a step is marked on the board.
StepMarks marksOf(const chess::DerivationStep &step, chess::Bitboard wrapped);

/// What the step found that its sets do not tell, in the user's language: "blocked on e6",
/// "wrapped: a3, b4"; empty where there is nothing to say.
QString remarkOn(const chess::DerivationStep &step);

} // namespace ui
