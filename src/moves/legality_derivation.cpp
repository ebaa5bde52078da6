#include "src/moves/legality_derivation.h"

#include "src/attacks/piece_attacks.h"
#include "src/attacks/rays.h"
#include "src/moves/castling.h"
#include "src/moves/destinations.h"
#include "src/moves/king_safety.h"
#include "src/moves/move.h"

#include <string>

namespace chess {

namespace {

/// The complement of a set, as an operand.
DerivationOperand inverted(const DerivationOperand &operand)
{
    return {"~" + operand.name, ~operand.squares};
}

DerivationOperand operandOf(std::string name, Square square)
{
    return {std::move(name), Bitboard(square)};
}

/// Goes from pseudo-legal to legal and writes the steps down.
class Deriver {
public:
    Deriver(const Position &position, Piece piece, Square square, Square king)
        : m_derivation{piece, square, {}, destinations(position, square), {}, {}}
        , m_position(position)
        , m_king(king)
        , m_own{nameOfSide(piece.color), position.pieces(piece.color)}
        , m_enemies{nameOfSide(enemy()), position.pieces(enemy())}
        , m_occupied{"occupied", position.occupied()}
    {
        const DerivationOperand pseudoLegal =
            narrow(call("pseudo_legal", "destinations", {operandOf("selected", square), m_occupied},
                        m_derivation.pseudoLegal));
        if (square == king)
            keepKingSafe();
        else
            answerCheck(pseudoLegal);
        m_derivation.legal = m_left;
    }

    LegalityDerivation take() { return std::move(m_derivation); }

private:
    static std::string nameOfSide(Color color) { return color == Color::White ? "white" : "black"; }

    Color color() const { return m_derivation.piece.color; }
    Color enemy() const { return opponentOf(color()); }
    DerivationOperand kingOperand() const { return operandOf("king", m_king); }

    /// A step that leaves what is left as it is.
    DerivationOperand add(DerivationStep step)
    {
        step.unionSoFar = m_left;
        DerivationOperand result{step.name, step.result};
        m_derivation.steps.push_back(std::move(step));
        return result;
    }

    /// A step whose result is what is left.
    DerivationOperand narrow(DerivationStep step)
    {
        m_left = step.result;
        return add(std::move(step));
    }

    static DerivationStep call(std::string name, std::string_view function,
                               std::vector<DerivationOperand> arguments, Bitboard result)
    {
        DerivationStep step{StepKind::Call, std::move(name)};
        step.function = function;
        step.operands = std::move(arguments);
        step.result = result;
        return step;
    }

    DerivationStep attackersStep(std::string name, DerivationOperand square,
                                 const DerivationOperand &occupied) const
    {
        const Bitboard found =
            attackersOf(m_position, *square.squares.first(), enemy(), occupied.squares);
        return call(std::move(name), "attackers", {std::move(square), m_enemies, occupied}, found);
    }

    void keepKingSafe()
    {
        const DerivationOperand attacked =
            add(call(m_enemies.name + "_attacks", "attacks", {m_enemies, m_occupied},
                     attacksBy(m_position, enemy())));
        const DerivationOperand lifted = add(
            joinStep(StepKind::Intersect, "without_king", {m_occupied, inverted(kingOperand())}));
        const DerivationOperand danger = add(call("danger", "attacks", {m_enemies, lifted},
                                                  attacksBy(m_position, enemy(), lifted.squares)));
        m_derivation.hidden =
            add(joinStep(StepKind::Intersect, "hidden", {danger, inverted(attacked)})).squares;

        const DerivationOperand attacks = add(call("king_attacks", "king_attacks", {kingOperand()},
                                                   attackSet(m_derivation.piece, m_king, {})));
        const DerivationOperand steps =
            add(joinStep(StepKind::Intersect, "king_steps", {attacks, inverted(m_own)}));
        std::vector<DerivationOperand> legal = {
            add(joinStep(StepKind::Intersect, "safe_steps", {steps, inverted(danger)}))};
        for (const CastlingSide side : castlingSides) {
            if (canCastle(m_position, color(), side) && isCastlingSafe(side, danger))
                legal.push_back(
                    operandOf(nameOf(side) + "_castling", castlingTarget(color(), side).king));
        }
        narrow(joinStep(StepKind::Union, "legal", std::move(legal)));
    }

    static std::string nameOf(CastlingSide side)
    {
        return side == CastlingSide::King ? "kingside" : "queenside";
    }

    bool isCastlingSafe(CastlingSide side, const DerivationOperand &danger)
    {
        const DerivationOperand way{nameOf(side) + "_way", castlingWay(m_position, color(), side)};
        bool isSafe = add(joinStep(StepKind::Intersect, nameOf(side) + "_attacked", {way, danger}))
                          .squares.isEmpty();
        if (m_position.isChess960()) {
            // The rook leaves its square and may uncover an attack along the rank.
            const DerivationOperand after{"after_castling",
                                          occupiedAfterCastling(m_position, color(), side)};
            const DerivationOperand target =
                operandOf(nameOf(side) + "_target", castlingTarget(color(), side).king);
            isSafe =
                add(attackersStep(nameOf(side) + "_attackers", target, after)).squares.isEmpty() &&
                isSafe;
        }
        return isSafe;
    }

    void answerCheck(const DerivationOperand &pseudoLegal)
    {
        const DerivationOperand checkers =
            add(attackersStep("checkers", kingOperand(), m_occupied));
        const DerivationOperand checkMask = addCheckMask(checkers);
        const DerivationOperand passed{
            "en_passant", enPassantCapture(m_position, m_derivation.piece, m_derivation.square)};
        DerivationOperand left = pseudoLegal;
        // An en passant capture is asked for by itself at the end.
        if (!passed.squares.isEmpty())
            left = narrow(
                joinStep(StepKind::Intersect, "without_en_passant", {left, inverted(passed)}));
        left = narrow(joinStep(StepKind::Intersect, "answers", {left, checkMask}));
        if (addPinned().squares.contains(m_derivation.square)) {
            const DerivationOperand line = add(call("pin_line", "line", {kingOperand(), selected()},
                                                    lineThrough(m_king, m_derivation.square)));
            left = narrow(joinStep(StepKind::Intersect, "on_line", {left, line}));
        }
        std::vector<DerivationOperand> legal = {left};
        if (!passed.squares.isEmpty() && isEnPassantSafe(passed))
            legal.push_back(passed);
        narrow(joinStep(StepKind::Union, "legal", std::move(legal)));
    }

    DerivationOperand selected() const { return operandOf("selected", m_derivation.square); }

    /// Every square answers when there is no check, and none when two pieces give check.
    DerivationOperand addCheckMask(const DerivationOperand &checkers)
    {
        if (checkers.squares.isEmpty())
            return add(joinStep(StepKind::Intersect, "check_mask", {}));
        if (checkers.squares.count() > 1)
            return add(joinStep(StepKind::Union, "check_mask", {}));
        const DerivationOperand between =
            add(call("check_line", "between", {kingOperand(), checkers},
                     squaresBetween(m_king, *checkers.squares.first())));
        return add(joinStep(StepKind::Union, "check_mask", {checkers, between}));
    }

    DerivationOperand addPinned()
    {
        const DerivationOperand snipers = add(call("snipers", "snipers", {kingOperand(), m_enemies},
                                                   snipersAt(m_position, m_king, enemy())));
        std::vector<DerivationOperand> pinned;
        for (const Square sniper : snipers.squares) {
            const std::string name(chess::nameOf(sniper));
            const DerivationOperand between{"between_king_" + name, squaresBetween(m_king, sniper)};
            const DerivationOperand shields =
                add(joinStep(StepKind::Intersect, "shields_" + name, {between, m_own}));
            if (shields.squares.count() == 1)
                pinned.push_back(shields);
        }
        return add(joinStep(StepKind::Union, "pinned", std::move(pinned)));
    }

    /// Two pawns leave the rank at once, which no pin tells of; so the king's attackers are asked
    /// for after the capture.
    bool isEnPassantSafe(const DerivationOperand &passed)
    {
        const Square to = *passed.squares.first();
        const DerivationOperand captured =
            operandOf("captured", capturedEnPassant(m_derivation.square, to));
        const DerivationOperand lifted =
            add(joinStep(StepKind::Intersect, "without_both_pawns",
                         {m_occupied, inverted(selected()), inverted(captured)}));
        const DerivationOperand after =
            add(joinStep(StepKind::Union, "after_en_passant", {lifted, passed}));
        const DerivationOperand attackers =
            add(attackersStep("attackers_after", kingOperand(), after));
        return add(joinStep(StepKind::Intersect, "discovered", {attackers, inverted(captured)}))
            .squares.isEmpty();
    }

    LegalityDerivation m_derivation;
    const Position &m_position;
    Square m_king;
    DerivationOperand m_own;
    DerivationOperand m_enemies;
    DerivationOperand m_occupied;
    Bitboard m_left;
};

} // namespace

std::optional<LegalityDerivation> deriveLegality(const Position &position, Square square)
{
    const std::optional<Piece> piece = position.pieceAt(square);
    const std::optional<Square> king = piece ? position.king(piece->color) : std::nullopt;
    if (!king)
        return std::nullopt;
    return Deriver(position, *piece, square, *king).take();
}

} // namespace chess
