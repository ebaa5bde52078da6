#include "src/attacks/pawn_derivation.h"

#include "src/attacks/pawns.h"

#include <string>

namespace chess {

namespace {

/// A set that a step gave, and what of it came round the edge.
struct Found {
    DerivationOperand set;
    Bitboard wrapped;
};

/// Goes through the moves of all pawns at once and writes them down.
class Deriver {
public:
    Deriver(const Position &position, Color color, const PawnDerivationOptions &options)
        : m_derivation{color, options, {}, {}, {}, {}, {}}
    {
        const bool isWhite = color == Color::White;
        const Bitboard pawns = position.pieces(color, PieceType::Pawn);
        const DerivationOperand all{isWhite ? "white_pawns" : "black_pawns", pawns};
        const DerivationOperand empty{"empty", ~position.occupied()};
        const DerivationOperand enemies{isWhite ? "black" : "white",
                                        position.pieces(opponentOf(color))};
        const Direction forward = forwardOf(color);
        const Found single = keep(
            "single_pushes", shift("forward", all, forward, maskAgainstWrapping(forward)), empty);
        const DerivationMask thirdRank{MaskForm::Keep, {isWhite ? Rank::Three : Rank::Six}};
        const Found twice =
            keep("double_pushes", shift("forward_again", single.set, forward, thirdRank), empty);
        m_derivation.pushes = single.set.squares | twice.set.squares;
        m_derivation.wrapped = m_derivation.pushes.without(pawnPushes(pawns, color, empty.squares));

        const Direction toWest = isWhite ? Direction::NorthWest : Direction::SouthWest;
        const Direction toEast = isWhite ? Direction::NorthEast : Direction::SouthEast;
        const Found west =
            shift(std::string(compassNameOf(toWest)), all, toWest, maskAgainstWrapping(toWest));
        keepCaptures("captures_west", west, enemies);
        const Found east =
            shift(std::string(compassNameOf(toEast)), all, toEast, maskAgainstWrapping(toEast));
        keepCaptures("captures_east", east, enemies);
        if (position.enPassant() && position.turn() == color) {
            const DerivationOperand passed{"en_passant", Bitboard(*position.enPassant())};
            keepCaptures("en_passant_west", west, passed);
            keepCaptures("en_passant_east", east, passed);
        }
        m_derivation.attacks = west.set.squares | east.set.squares;
        m_derivation.wrapped |= m_derivation.attacks.without(pawnAttacks(pawns, color));

        DerivationStep step = joinStep(StepKind::Union, "destinations", m_parts);
        step.wrapped = step.result.without(m_rightlyFound);
        add(std::move(step));
    }

    PawnDerivation take() { return std::move(m_derivation); }

private:
    void add(DerivationStep step)
    {
        step.unionSoFar = m_union;
        m_derivation.steps.push_back(std::move(step));
    }

    std::optional<DerivationMask> maskAgainstWrapping(Direction direction) const
    {
        return m_derivation.options.masking == Masking::Masked
                   ? notMask(direction, m_derivation.options.mapping)
                   : std::nullopt;
    }

    Found shift(std::string name, const DerivationOperand &set, Direction direction,
                std::optional<DerivationMask> mask)
    {
        std::string nameOfMask = mask ? nameOf(*mask) : std::string();
        DerivationStep step = shiftStep(std::move(name), set, direction, std::move(mask),
                                        std::move(nameOfMask), m_derivation.options.mapping);
        Found found{{step.name, step.result}, step.wrapped};
        add(std::move(step));
        return found;
    }

    /// Those of a shifted set that also lie in another are destinations.
    Found keep(std::string name, const Found &shifted, const DerivationOperand &where)
    {
        DerivationStep step = joinStep(StepKind::Intersect, std::move(name), {shifted.set, where});
        step.wrapped = shifted.wrapped & step.result;
        m_union |= step.result;
        m_rightlyFound |= step.result.without(step.wrapped);
        Found found{{step.name, step.result}, step.wrapped};
        m_parts.push_back(found.set);
        add(std::move(step));
        return found;
    }

    void keepCaptures(std::string name, const Found &shifted, const DerivationOperand &where)
    {
        m_derivation.captures |= keep(std::move(name), shifted, where).set.squares;
    }

    PawnDerivation m_derivation;
    std::vector<DerivationOperand> m_parts;
    Bitboard m_union;
    Bitboard m_rightlyFound;
};

} // namespace

PawnDerivation derivePawns(const Position &position, Color color,
                           const PawnDerivationOptions &options)
{
    return Deriver(position, color, options).take();
}

} // namespace chess
