#include "src/workbench/expression/expression_dialect.h"

#include <algorithm>
#include <array>

namespace chess {

namespace {

using Tokens = std::vector<ExpressionToken>;

bool isSymbolAt(const Tokens &tokens, std::size_t place, std::string_view symbol)
{
    return place < tokens.size() && tokens[place].isSymbol(symbol);
}

bool isNameAt(const Tokens &tokens, std::size_t place)
{
    return place < tokens.size() && tokens[place].kind == TokenKind::Name;
}

/// Whether an operand stands before a place, so that a sign there is one between two.
bool isBehindOperand(const Tokens &tokens, std::size_t place)
{
    if (place == 0)
        return false;
    const ExpressionToken &before = tokens[place - 1];
    return before.kind == TokenKind::Literal || before.isSymbol(")") || before.isSymbol("]") ||
           before.isSymbol("}") || (before.kind == TokenKind::Name && before.text != "return");
}

bool isSignOfGo(const Tokens &tokens, std::size_t place)
{
    const ExpressionToken &token = tokens[place];
    const bool isInverse = token.isSymbol("^") && !isBehindOperand(tokens, place);
    const bool isTyped =
        token.kind == TokenKind::Name && (token.text == "var" || token.text == "const") &&
        isNameAt(tokens, place + 1) && isNameAt(tokens, place + 2) &&
        tokens[place + 1].text != "auto" && isAmong(tokens[place + 2].text, typesOfGo) &&
        isSymbolAt(tokens, place + 3, "=");
    return isInverse || isTyped || token.isSymbol("&^") || token.isSymbol("&^=") ||
           token.isSymbol(":=");
}

/// Whether a literal has the mark of a large number of JavaScript, 5n.
bool isOfJavaScript(const ExpressionToken &token)
{
    return token.kind == TokenKind::Literal && token.text.back() == 'n';
}

bool isSignOfSwift(const Tokens &tokens, std::size_t place)
{
    const bool isDeclaration = tokens[place].kind == TokenKind::Name &&
                               (tokens[place].text == "let" || tokens[place].text == "var");
    return isDeclaration && isNameAt(tokens, place + 1) && isSymbolAt(tokens, place + 2, ":") &&
           isNameAt(tokens, place + 3) &&
           (tokens[place + 3].text.starts_with("UInt") ||
            tokens[place + 3].text.starts_with("Int"));
}

bool isSignOfRust(const Tokens &tokens, std::size_t place)
{
    constexpr std::array suffixes = std::to_array<std::string_view>(
        {"u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize"});
    const ExpressionToken &token = tokens[place];
    const bool isLiteral =
        token.kind == TokenKind::Literal && !token.text.ends_with("ui64") &&
        std::any_of(suffixes.begin(), suffixes.end(),
                    [&](std::string_view suffix) { return token.text.ends_with(suffix); });
    const bool isLet =
        token.kind == TokenKind::Name && token.text == "let" && isNameAt(tokens, place + 1);
    const bool isType = token.text == "BitBoard" && isSymbolAt(tokens, place + 1, "(");
    const bool isSelf = token.text == "self" && isSymbolAt(tokens, place + 1, ".");
    const bool isField = token.isSymbol(".") && place + 1 < tokens.size() &&
                         tokens[place + 1].kind == TokenKind::Literal &&
                         tokens[place + 1].text == "0";
    return isLiteral || isLet || isType || isSelf || isField;
}

struct Precedence {
    std::string_view symbol;
    int inGo;
    int inRust;
    int inSwift;
};

/// Where they differ from those of C, on one scale with them.
constexpr std::array others = std::to_array<Precedence>({
    {"<<", 10, 8, 11},
    {">>", 10, 8, 11},
    {"&", 10, 7, 10},
    {"&^", 10, 7, 10},
    {"^", 9, 6, 9},
    {"|", 9, 5, 9},
    {"<", 6, 4, 6},
    {"<=", 6, 4, 6},
    {">", 6, 4, 6},
    {">=", 6, 4, 6},
    {"==", 6, 4, 6},
    {"!=", 6, 4, 6},
    {"===", 6, 4, 6},
    {"!==", 6, 4, 6},
});

} // namespace

Dialect dialectOf(const std::vector<ExpressionToken> &tokens)
{
    const auto has = [&tokens](auto isSign) {
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            if (isSign(tokens, i))
                return true;
        }
        return false;
    };
    if (has(isSignOfGo))
        return Dialect::Go;
    if (std::any_of(tokens.begin(), tokens.end(), isOfJavaScript))
        return Dialect::C;
    if (has(isSignOfSwift))
        return Dialect::Swift;
    return has(isSignOfRust) ? Dialect::Rust : Dialect::C;
}

int precedenceIn(Dialect dialect, const BinaryOperator &binary)
{
    const auto other = std::find_if(others.begin(), others.end(), [&](const Precedence &each) {
        return each.symbol == binary.symbol;
    });
    if (other == others.end() || dialect == Dialect::C)
        return binary.precedence;
    if (dialect == Dialect::Go)
        return other->inGo;
    return dialect == Dialect::Rust ? other->inRust : other->inSwift;
}

std::optional<ExpressionNote> groupingNote(Dialect dialect, const BinaryOperator &outer,
                                           const BinaryOperator &inner, bool isInnerLeft)
{
    const bool isComparison = inner.precedence == 6 || inner.precedence == 7;
    const bool isOfBits = outer.operation == "and" || outer.operation == "or" ||
                          outer.operation == "xor" || outer.operation == "and_not";
    if (dialect == Dialect::C)
        return isComparison && isOfBits ? std::optional(ExpressionNote::ComparedFirst)
                                        : std::nullopt;
    // Among equals what stands on the left comes first.
    const bool isAlike =
        isInnerLeft ? inner.precedence >= outer.precedence : inner.precedence > outer.precedence;
    if (isAlike)
        return std::nullopt;
    if (dialect == Dialect::Go)
        return ExpressionNote::GroupedAsInGo;
    return dialect == Dialect::Rust ? ExpressionNote::GroupedAsInRust
                                    : ExpressionNote::GroupedAsInSwift;
}

} // namespace chess
