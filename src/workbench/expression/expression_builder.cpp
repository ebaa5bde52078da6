#include "src/workbench/expression/expression_builder.h"

#include "src/notation/words/bitboard_names.h"
#include "src/workbench/expression/expression_types.h"

#include <algorithm>

namespace chess {

namespace {

/// The identifier of all pieces of a kind: "knights".
std::string nameOfKind(PieceType type)
{
    std::string name(bitboardNameOf({Color::White, type}));
    name.erase(0, name.find('_') + 1);
    return type == PieceType::King ? name + "s" : name;
}

/// The function for what a kind of piece attacks: "knight_attacks".
std::string attacksOf(PieceType type)
{
    std::string name = nameOfKind(type);
    name.pop_back();
    return name + "_attacks";
}

/// The enumerator of a colour. Precondition: there is one.
const PlacedSelector &colorIn(const TableCall &call)
{
    return *std::find_if(
        call.selectors.begin(), call.selectors.end(),
        [](const PlacedSelector &each) { return each.selector.color.has_value(); });
}

std::string_view nameOfColor(Color color)
{
    return color == Color::White ? names::white : names::black;
}

} // namespace

Color colorOf(const CatalogueEntry &entry)
{
    return entry.name == names::white ? Color::White : Color::Black;
}

bool TableCall::wants(const Selector &selector) const
{
    const auto isKnown = [this](auto has) {
        return std::any_of(selectors.begin(), selectors.end(),
                           [has](const PlacedSelector &each) { return has(each.selector); });
    };
    const bool hasColor = isKnown([](const Selector &each) { return each.color.has_value(); });
    const bool hasType = isKnown([](const Selector &each) { return each.type.has_value(); });
    const bool isPawn = isKnown([](const Selector &each) { return each.type == PieceType::Pawn; });
    switch (table) {
    case EngineTable::Pieces:
        return fits(selector, table);
    case EngineTable::Attacks:
    case EngineTable::EmptyAttacks:
        return hasType ? isPawn && !hasColor && fits(selector, EngineTable::PawnAttacks)
                       : fits(selector, table) || fits(selector, EngineTable::PawnAttacks);
    case EngineTable::PawnAttacks:
    case EngineTable::FrontSpan:
    case EngineTable::AttackSpan:
    case EngineTable::PassedSpan:
    case EngineTable::KingSquare:
    case EngineTable::Attackers:
    case EngineTable::IsAttacked:
        return !hasColor && fits(selector, table);
    case EngineTable::Shift:
        break;
    }
    return fits(selector, table) &&
           !isKnown([](const Selector &each) { return each.direction.has_value(); });
}

ExpressionBuilder::ExpressionBuilder(std::string_view text) : m_text(text)
{
    m_expression.text = text;
}

std::nullopt_t ExpressionBuilder::fail(ExpressionErrorKind kind, TextSpan span,
                                       std::string expected)
{
    if (!m_error) {
        m_error = errorAt(m_text, span, kind);
        m_error->expected = std::move(expected);
    }
    return std::nullopt;
}

std::optional<Operand> ExpressionBuilder::add(ExpressionNode node, std::optional<TextSpan> place)
{
    std::size_t height = 0;
    for (const std::size_t operand : node.operands)
        height = std::max(height, m_heights[operand] + 1);
    if (height > deepestExpression)
        return fail(ExpressionErrorKind::TooDeep, place.value_or(node.span));
    const TextSpan span = node.span;
    m_heights.push_back(height);
    m_expression.nodes.push_back(std::move(node));
    return Operand{m_expression.nodes.size() - 1, span};
}

std::optional<Operand> ExpressionBuilder::addOperation(const BitboardOperation &operation,
                                                       std::string_view label, TextSpan span,
                                                       std::vector<std::size_t> operands,
                                                       TextSpan place, bool isRustInverse)
{
    ExpressionNode node{ExpressionStepKind::Operation, span, std::string(label),
                        std::move(operands)};
    node.operation = &operation;
    if (isRustInverse)
        node.notes.push_back(ExpressionNote::ExclamationInverts);
    else if (label == "!")
        node.notes.push_back(ExpressionNote::ExclamationIsLogical);
    return add(std::move(node), place);
}

std::optional<Operand> ExpressionBuilder::addCall(const BitboardOperation &operation, TextSpan name,
                                                  TextSpan span, std::vector<std::size_t> operands,
                                                  bool isIndexed)
{
    // Some engines put the rank first.
    if (operation.name == "make_square" && operands.size() == 2 &&
        (isCallOf(operands[0], "rank_of") || isCallOf(operands[1], "file_of")) &&
        !isCallOf(operands[0], "file_of") && !isCallOf(operands[1], "rank_of"))
        std::swap(operands[0], operands[1]);
    // square(4, 3), as Python has it, is no square(28).
    if (operation.name == "square" && operands.size() == 2)
        return addCall(*findOperation("make_square"), name, span, std::move(operands), isIndexed);
    const auto [fewest, most] = operandCountsOf(operation);
    if (operands.size() < fewest || operands.size() > most)
        return fail(ExpressionErrorKind::WrongOperandCount, name, signatureOf(operation));
    auto call = addOperation(operation, operation.name, span, std::move(operands), name);
    if (call)
        m_expression.nodes.back().isIndexed = isIndexed;
    return call;
}

std::optional<Operand> ExpressionBuilder::addBinary(const BinaryOperator &binary, TextSpan span,
                                                    const Operand &left, const Operand &right,
                                                    TextSpan sign)
{
    auto result = addOperation(*findOperation(binary.operation), binary.symbol, span,
                               {left.node, right.node}, sign);
    if (result)
        result->bare = &binary;
    return result;
}

std::optional<Operand> ExpressionBuilder::addCast(IntegerType type, const Operand &operand,
                                                  TextSpan span)
{
    if (type.bits == 64) {
        m_expression.nodes[operand.node].widenedTo = type;
        return Operand{operand.node, span};
    }
    ExpressionNode node{ExpressionStepKind::Cast, span, nameOf(type), {operand.node}};
    node.type = type;
    return add(std::move(node));
}

std::optional<Operand> ExpressionBuilder::addLiteral(const ExpressionToken &token)
{
    const WordReading &reading = *token.reading;
    ExpressionNode node{ExpressionStepKind::Literal, token.span, std::string(token.text)};
    node.constant =
        showsSquares(reading.kind)
            ? ExpressionValue::ofSquares(Bitboard::fromWord(reading.word))
            : ExpressionValue::ofNumber(reading.word, typeOfLiteral(token.text, reading.word));
    node.readAs = reading.kind;
    const bool hasLeadingZero = token.text.size() > 1 && token.text[0] == '0' &&
                                token.text[1] >= '0' && token.text[1] <= '9';
    if (hasLeadingZero && reading.kind == WordReadingKind::Octal && reading.word > 7)
        node.notes.push_back(ExpressionNote::LeadingZeroIsOctal);
    else if (hasLeadingZero && reading.kind == WordReadingKind::Decimal && reading.word > 7)
        node.notes.push_back(ExpressionNote::DecimalNotOctal);
    for (const WordReading::Alternative &other : reading.alternatives) {
        if (other.kind == WordReadingKind::Hex && token.text.size() == 16)
            node.notes.push_back(ExpressionNote::SixteenDigitDecimal);
    }
    return add(std::move(node));
}

std::optional<Operand> ExpressionBuilder::addConstant(ExpressionValue value, std::string_view label,
                                                      TextSpan span)
{
    ExpressionNode node{ExpressionStepKind::Literal, span, std::string(label)};
    node.constant = value;
    node.readAs = WordReadingKind::Constant;
    return add(std::move(node));
}

std::optional<Operand> ExpressionBuilder::addNamed(std::string_view name, TextSpan span)
{
    ExpressionNode node{ExpressionStepKind::Named, span, std::string(name)};
    node.named = findInCatalogue(name);
    return add(std::move(node));
}

std::optional<Operand> ExpressionBuilder::addPieces(const TableCall &call, TextSpan span)
{
    std::optional<PlacedSelector> color;
    std::vector<PlacedSelector> kinds;
    for (const PlacedSelector &each : call.selectors) {
        if (each.selector.color && !color)
            color = each;
        if (each.selector.type)
            kinds.push_back(each);
    }
    // A colour that is a name of one's own comes first: pieces(us, KNIGHT).
    const std::size_t ownCount = call.operands.size();
    if (ownCount > 1 || (ownCount == 1 && color))
        return fail(ExpressionErrorKind::WrongOperandCount, call.name, "pieces(white, knights)");
    if (color && kinds.size() == 1)
        return addNamed(bitboardNameOf({*color->selector.color, *kinds.front().selector.type}),
                        span);
    if (!color && ownCount == 0 && kinds.size() == 1)
        return addNamed(nameOfKind(*kinds.front().selector.type), span);
    if (kinds.empty() && ownCount == 0)
        return addNamed(color ? nameOfColor(*color->selector.color) : names::occupied, span);
    if (kinds.empty())
        return addCall(*findOperation("set"), call.name, span, call.operands);

    // Of several kinds those of any are meant, of a colour and kinds what is in both.
    std::optional<Operand> result;
    for (const PlacedSelector &kind : kinds) {
        const auto named = addNamed(nameOfKind(*kind.selector.type), kind.span);
        if (!named)
            return std::nullopt;
        result = result
                     ? addCall(*findOperation("or"), call.name, span, {result->node, named->node})
                     : named;
        if (!result)
            return std::nullopt;
    }
    if (ownCount == 1)
        return addCall(*findOperation("and"), call.name, span,
                       {call.operands.front(), result->node});
    if (!color)
        return result;
    const auto owner = addNamed(nameOfColor(*color->selector.color), color->span);
    return owner ? addCall(*findOperation("and"), call.name, span, {owner->node, result->node})
                 : std::nullopt;
}

std::optional<Operand> ExpressionBuilder::addAttacks(const TableCall &call, TextSpan span)
{
    std::optional<PieceType> type;
    std::optional<Color> color;
    for (const PlacedSelector &each : call.selectors) {
        type = type ? type : each.selector.type;
        color = color ? color : each.selector.color;
    }
    if (call.table == EngineTable::PawnAttacks)
        type = PieceType::Pawn;
    if (!type || (type == PieceType::Pawn && !color))
        return fail(ExpressionErrorKind::WrongOperandCount, call.name,
                    "pawn_attacks(WHITE, squares)");
    std::string name = attacksOf(*type);
    if (type == PieceType::Pawn)
        name = std::string(nameOfColor(*color)) + "_" + name;
    const BitboardOperation &operation = *findOperation(name);
    std::vector<std::size_t> operands = call.operands;
    // Where an engine looks a slider up by its square alone, the board is empty.
    const bool isSlider = operandCountsOf(operation).second == 2;
    const bool isBare = operands.size() == 1 && call.table == EngineTable::EmptyAttacks;
    if (isSlider && isBare) {
        const auto none = addConstant(ExpressionValue::ofSquares(Bitboard()), "EmptyBB", call.name);
        if (!none)
            return std::nullopt;
        operands.push_back(none->node);
    }
    auto attacks = addCall(operation, call.name, span, std::move(operands), call.isIndexed);
    if (attacks && isSlider && isBare)
        m_expression.nodes.back().notes.push_back(ExpressionNote::EmptyBoard);
    return attacks;
}

std::optional<Operand> ExpressionBuilder::addSpan(const TableCall &call, std::string_view name,
                                                  TextSpan span)
{
    const std::string operation =
        std::string(nameOfColor(*colorIn(call).selector.color)).append(name);
    return addCall(*findOperation(operation), call.name, span, call.operands, call.isIndexed);
}

std::optional<Operand> ExpressionBuilder::addTable(const TableCall &call, TextSpan span)
{
    switch (call.table) {
    case EngineTable::Pieces:
        return addPieces(call, span);
    case EngineTable::Attacks:
    case EngineTable::EmptyAttacks:
    case EngineTable::PawnAttacks:
        return addAttacks(call, span);
    case EngineTable::FrontSpan:
        return addSpan(call, "_front_span", span);
    case EngineTable::AttackSpan:
        return addSpan(call, "_attack_span", span);
    case EngineTable::PassedSpan:
        return addSpan(call, "_passed_span", span);
    case EngineTable::Shift: {
        const auto step = std::find_if(
            call.selectors.begin(), call.selectors.end(),
            [](const PlacedSelector &each) { return each.selector.direction.has_value(); });
        const std::span<const BitboardOperation> operations = bitboardOperations();
        const auto operation =
            std::find_if(operations.begin(), operations.end(), [&](const auto &each) {
                return each.direction == step->selector.direction;
            });
        return addCall(*operation, call.name, span, call.operands);
    }
    case EngineTable::Attackers:
    case EngineTable::IsAttacked: {
        const PlacedSelector &color = colorIn(call);
        const auto all = addCall(*findOperation("attackers_to"), call.name, span, call.operands);
        const auto owner = all ? addNamed(nameOfColor(*color.selector.color), color.span) : all;
        if (!owner)
            return std::nullopt;
        const auto attackers =
            addCall(*findOperation("and"), call.name, span, {all->node, owner->node});
        return attackers && call.table == EngineTable::IsAttacked
                   ? addCall(*findOperation("any"), call.name, span, {attackers->node})
                   : attackers;
    }
    case EngineTable::KingSquare:
        break;
    }
    if (!call.operands.empty())
        return fail(ExpressionErrorKind::WrongOperandCount, call.name, "king_square(WHITE)");
    const PlacedSelector &color = colorIn(call);
    const auto king =
        addNamed(bitboardNameOf({*color.selector.color, PieceType::King}), color.span);
    return king ? addCall(*findOperation("lsb"), call.name, span, {king->node}) : std::nullopt;
}

void ExpressionBuilder::addStatement(const Operand &statement)
{
    m_expression.statements.push_back(statement.node);
}

bool ExpressionBuilder::isCallOf(std::size_t node, std::string_view name) const
{
    const BitboardOperation *const operation = m_expression.nodes[node].operation;
    return operation != nullptr && operation->name == name;
}

void ExpressionBuilder::remark(const Operand &operand, ExpressionNote note)
{
    m_expression.nodes[operand.node].notes.push_back(note);
}

bool ExpressionBuilder::isCondition(const Operand &operand) const
{
    const BitboardOperation *const operation = m_expression.nodes[operand.node].operation;
    return operation != nullptr && operation->group == OperationGroup::Conditions;
}

ExpressionStepKind ExpressionBuilder::kindOf(const Operand &operand) const
{
    return m_expression.nodes[operand.node].kind;
}

const CatalogueEntry *ExpressionBuilder::namedOf(const Operand &operand) const
{
    return m_expression.nodes[operand.node].named;
}

std::optional<Operand> ExpressionBuilder::refine(const Operand &operand, const Selector &selector,
                                                 TextSpan end)
{
    ExpressionNode &node = m_expression.nodes[operand.node];
    node.label = bitboardNameOf({*selector.color, *selector.type});
    node.named = findInCatalogue(node.label);
    node.span = spanning(operand.outer, end);
    return Operand{operand.node, node.span};
}

tl::expected<Expression, ExpressionError> ExpressionBuilder::finish()
{
    if (!m_error && m_expression.statements.empty())
        fail(ExpressionErrorKind::Empty, {0, m_text.size()});
    if (m_error)
        return tl::unexpected(*m_error);
    return std::move(m_expression);
}

} // namespace chess
