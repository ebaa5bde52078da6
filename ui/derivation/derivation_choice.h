#pragma once

#include "src/board/position.h"
#include "src/notation/export/walkthrough.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// A way to derive something of a piece, to be chosen from a list.
struct DerivationWay {
    /// Never changes, for the settings: "offsets", "rays", "legality", …
    QString key;
    QString name;
    /// What it does, and the text that publishes it.
    QString about;
    /// Whether it can be shown without masks, and whether it can take the own pieces away.
    bool canBeUnmasked;
    bool canTakeOwnAway;
    /// Whether it is about all pieces of a side, on whatever squares they stand.
    bool isOfWholeSide;
    /// What the sets collected step by step are called: found so far, or left where steps take
    /// away.
    QString nameOfUnion;
};

/// The ways for a piece, the usual one first; never empty.
std::vector<DerivationWay> waysFor(chess::PieceType piece);

/// What is to be derived. The colour of one piece is that of such a piece on the square, or else
/// the side to move.
struct DerivationChoice {
    chess::PieceType piece;
    chess::Square square;
    /// The key of one of the ways for the piece.
    QString way;
    /// For the ways about a whole side.
    chess::Color side = chess::Color::White;
    chess::Masking masking = chess::Masking::Masked;
    bool takesOwnAway = false;
};

/// Why there is no derivation of the legality of what is chosen; nothing where there is one.
std::optional<QString> whyNoLegality(const DerivationChoice &choice,
                                     const chess::Position &position);

/// The derivation by steps; nothing for the legality of a piece that is not there or whose side has
/// not exactly one king.
std::optional<chess::Walkthrough> walkThrough(const DerivationChoice &choice,
                                              const chess::Position &position,
                                              chess::SquareMapping mapping);

} // namespace ui
