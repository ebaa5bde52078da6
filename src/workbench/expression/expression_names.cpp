#include "src/workbench/expression/expression_names.h"

#include "src/board/ascii.h"
#include "src/notation/words/bitboard_names.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <utility>

namespace chess {

namespace {

struct NamedType {
    std::string_view word;
    IntegerType type;
};

/// In C and C++, Rust, Java and Kotlin, Go, C#, Swift, JavaScript, and what engines call it.
constexpr std::array types = std::to_array<NamedType>({
    {"Bitboard", {64, false}},  {"BitBoard", {64, false}},
    {"bitboard", {64, false}},  {"BITBOARD", {64, false}},
    {"U64", {64, false}},       {"u64", {64, false}},
    {"uint64_t", {64, false}},  {"uint64", {64, false}},
    {"UInt64", {64, false}},    {"ulong", {64, false}},
    {"ULong", {64, false}},     {"size_t", {64, false}},
    {"usize", {64, false}},     {"UINT64_C", {64, false}},
    {"BigInt", {64, false}},    {"uint_fast64_t", {64, false}},
    {"C64", {64, false}},       {"BB", {64, false}},
    {"ULL", {64, false}},       {"UINT64", {64, false}},
    {"U64_C", {64, false}},     {"SquareSet", {64, false}},
    {"__int64", {64, true}},    {"INT64_C", {64, true}},
    {"uintmax_t", {64, false}}, {"int64_t", {64, true}},
    {"i64", {64, true}},        {"int64", {64, true}},
    {"Int64", {64, true}},      {"Long", {64, true}},
    {"isize", {64, true}},      {"uint32_t", {32, false}},
    {"u32", {32, false}},       {"U32", {32, false}},
    {"uint32", {32, false}},    {"UInt32", {32, false}},
    {"uint", {32, false}},      {"int32_t", {32, true}},
    {"i32", {32, true}},        {"int32", {32, true}},
    {"Int32", {32, true}},      {"uint16_t", {16, false}},
    {"u16", {16, false}},       {"uint16", {16, false}},
    {"int16_t", {16, true}},    {"i16", {16, true}},
    {"uint8_t", {8, false}},    {"u8", {8, false}},
    {"uint8", {8, false}},      {"byte", {8, false}},
    {"int8_t", {8, true}},      {"i8", {8, true}},
    {"int8", {8, true}},        {"sbyte", {8, true}},
    {"UInt8", {8, false}},      {"Int8", {8, true}},
    {"UInt16", {16, false}},    {"Int16", {16, true}},
    {"ushort", {16, false}},    {"uint_fast8_t", {8, false}},
    {"bool", {1, false}},       {"_Bool", {1, false}},
    {"boolean", {1, false}},    {"bigint", {64, true}},
});

/// The words of which C makes the names of its types.
constexpr std::array basicWords = std::to_array<std::string_view>(
    {"const", "volatile", "unsigned", "signed", "long", "int", "short", "char"});

const NamedType *findType(std::string_view word)
{
    const auto found = std::find_if(types.begin(), types.end(),
                                    [word](const NamedType &type) { return type.word == word; });
    return found == types.end() ? nullptr : &*found;
}

std::string inLowerCase(std::string_view name)
{
    std::string simple;
    for (const char c : name) {
        if (c != '_')
            simple += lower(c);
    }
    return simple;
}

/// Takes one of several beginnings or ends off a name, if it has one and is longer.
void takeBeginning(std::string &name, std::initializer_list<std::string_view> beginnings)
{
    for (const std::string_view each : beginnings) {
        if (name.size() > each.size() && std::string_view(name).starts_with(each)) {
            name.erase(0, each.size());
            return;
        }
    }
}

void takeEnd(std::string &name, std::initializer_list<std::string_view> ends)
{
    for (const std::string_view each : ends) {
        if (name.size() > each.size() && std::string_view(name).ends_with(each)) {
            name.erase(name.size() - each.size());
            return;
        }
    }
}

/// A name in lower case, without underscores and the BB that engines put before or behind masks.
std::string simplified(std::string_view name)
{
    std::string simple = inLowerCase(name);
    if (simple == "bb")
        return simple;
    takeBeginning(simple, {"bb", "mask"});
    takeEnd(simple, {"bb", "mask", "bitboard"});
    return simple;
}

/// The name of a mask with "file" in front: notafile and nota become notfilea, afile filea.
std::string withFileInFront(std::string simple)
{
    constexpr std::string_view no = "not";
    constexpr std::string_view file = "file";
    const bool isNegative = simple.substr(0, no.size()) == no;
    const std::size_t place = simple.find(file);
    if (place == std::string::npos && !isNegative)
        return simple;
    if (place != std::string::npos)
        simple.erase(place, file.size());
    return simple.insert(isNegative ? no.size() : 0, file);
}

} // namespace

std::optional<Square> squareNamed(std::string_view name)
{
    for (const std::string_view prefix : {"sq_", "square_"}) {
        if (equalInAnyCase(name.substr(0, prefix.size()), prefix))
            name.remove_prefix(prefix.size());
    }
    return parseSquareInAnyCase(name);
}

const CatalogueEntry *catalogueEntryNamed(std::string_view name)
{
    constexpr std::size_t longest = 40; // longer than all of them
    if (const CatalogueEntry *const entry = findInCatalogue(name); entry != nullptr)
        return entry;
    if (name.size() > longest)
        return nullptr;
    const std::string simple = simplified(name);
    const std::string ordered = withFileInFront(simple);
    for (const CatalogueEntry &entry : catalogue()) {
        const std::string candidate = simplified(entry.name);
        // An enumerator such as KNIGHT stands for all of them.
        const bool isKind = candidate.back() == 's' && candidate.size() == simple.size() + 1 &&
                            candidate.substr(0, simple.size()) == simple &&
                            entry.group == CatalogueGroup::Pieces;
        if (candidate == simple || candidate == ordered || isKind)
            return &entry;
    }
    if (const std::optional<Piece> piece = parsePieceName(name))
        return findInCatalogue(bitboardNameOf(*piece));
    if (const std::optional<std::string_view> occupancy = parseOccupancyName(name))
        return findInCatalogue(*occupancy);
    return nullptr;
}

std::optional<Selector> selectorNamed(std::string_view name)
{
    constexpr std::size_t longest = 24;
    if (name.size() > longest)
        return std::nullopt;
    // nWhite, kBishop: an n or k before a capital says that it is a number or a constant.
    const bool hasMark = name.size() > 2 && (name[0] == 'n' || name[0] == 'k') && name[1] >= 'A' &&
                         name[1] <= 'Z' && name[2] >= 'a';
    const std::string simple = inLowerCase(name.substr(hasMark ? 1 : 0));
    Selector selector;
    for (const std::string_view all : {"all", "allpieces", "both", "any", "anycolor", "occupied"})
        selector.isAll = selector.isAll || simple == all;
    for (const Color color : {Color::White, Color::Black}) {
        if (simple == (color == Color::White ? "white" : "black"))
            selector.color = color;
    }
    if (selector.isAll || selector.color)
        return selector;
    for (const PieceType type : allPieceTypes) {
        std::string kind(bitboardNameOf({Color::White, type}));
        kind.erase(0, kind.find('_') + 1);
        takeEnd(kind, {"s"});
        if (simple == kind || simple == kind + "s")
            return Selector{std::nullopt, type};
    }
    if (const auto piece = parsePieceLabel(name); piece && simple != "bb")
        return Selector{piece->color, piece->type};
    const BitboardOperation *const step = findOperation(simple);
    return step != nullptr && step->direction
               ? std::optional(Selector{std::nullopt, std::nullopt, step->direction})
               : std::nullopt;
}

bool fits(const Selector &selector, EngineTable table)
{
    switch (table) {
    case EngineTable::Pieces:
        return selector.color || selector.type || selector.isAll;
    case EngineTable::Attacks:
    case EngineTable::EmptyAttacks:
        return selector.type && !selector.color;
    case EngineTable::PawnAttacks:
    case EngineTable::FrontSpan:
    case EngineTable::AttackSpan:
    case EngineTable::PassedSpan:
    case EngineTable::KingSquare:
    case EngineTable::Attackers:
    case EngineTable::IsAttacked:
        return selector.color && !selector.type;
    case EngineTable::Shift:
        break;
    }
    return selector.direction.has_value();
}

std::optional<EngineTable> engineTableNamed(std::string_view name, bool isIndexed)
{
    using Named = std::pair<std::string_view, EngineTable>;
    constexpr std::array tables = std::to_array<Named>({
        {"pieces", EngineTable::Pieces},
        {"piece", EngineTable::Pieces},
        {"bytype", EngineTable::Pieces},
        {"bycolor", EngineTable::Pieces},
        {"occupancy", EngineTable::Pieces},
        {"occupied", EngineTable::Pieces},
        {"colors", EngineTable::Pieces},
        {"color", EngineTable::Pieces},
        {"occ", EngineTable::Pieces},
        {"byrole", EngineTable::Pieces},
        {"colorpiece", EngineTable::Pieces},
        {"colorpieces", EngineTable::Pieces},
        {"coloredpieces", EngineTable::Pieces},
        {"attacks", EngineTable::Attacks},
        {"pieceattacks", EngineTable::Attacks},
        {"attacksfrom", EngineTable::Attacks},
        {"pseudoattacks", EngineTable::EmptyAttacks},
        {"emptyattacks", EngineTable::EmptyAttacks},
        {"pawnattacks", EngineTable::PawnAttacks},
        {"pawnattack", EngineTable::PawnAttacks},
        {"pawncaptures", EngineTable::PawnAttacks},
        {"pawnattacksfrom", EngineTable::PawnAttacks},
        {"forwardfile", EngineTable::FrontSpan},
        {"frontspan", EngineTable::FrontSpan},
        {"frontspans", EngineTable::FrontSpan},
        {"pawnfrontspan", EngineTable::FrontSpan},
        {"pawnattackspan", EngineTable::AttackSpan},
        {"attackspan", EngineTable::AttackSpan},
        {"passedpawnspan", EngineTable::PassedSpan},
        {"passedspan", EngineTable::PassedSpan},
        {"passedpawn", EngineTable::PassedSpan},
        {"passedpawns", EngineTable::PassedSpan},
        {"passed", EngineTable::PassedSpan},
        {"shift", EngineTable::Shift},
        {"step", EngineTable::Shift},
        {"square", EngineTable::KingSquare},
        {"kingsquare", EngineTable::KingSquare},
        {"kingsq", EngineTable::KingSquare},
        {"ksq", EngineTable::KingSquare},
        {"attackers", EngineTable::Attackers},
        {"attackersto", EngineTable::Attackers},
        {"attacksto", EngineTable::Attackers},
        {"isattacked", EngineTable::IsAttacked},
        {"isattackedby", EngineTable::IsAttacked},
        {"issquareattacked", EngineTable::IsAttacked},
        {"squareattacked", EngineTable::IsAttacked},
        {"sqattacked", EngineTable::IsAttacked},
    });
    constexpr std::size_t longest = 40;
    if (name.size() > longest)
        return std::nullopt;
    std::string simple = simplified(name);
    takeBeginning(simple, {"get"});
    takeEnd(simple, {"table", "lut", "bb"});
    const auto found = std::find_if(tables.begin(), tables.end(),
                                    [&](const Named &table) { return table.first == simple; });
    if (found != tables.end())
        return found->second;
    const std::string whole = inLowerCase(name);
    const auto contains = [&whole](std::string_view part) {
        return whole.find(part) != std::string::npos;
    };
    const bool isOfPieces = contains("bb") || contains("board") || contains("piece") ||
                            contains("occ") || contains("color") || contains("colour");
    return isIndexed && isOfPieces && !contains("attack") && !contains("move")
               ? std::optional(EngineTable::Pieces)
               : std::nullopt;
}

const BitboardOperation *operationNamed(std::string_view name)
{
    constexpr std::size_t longest = 40;
    if (const BitboardOperation *const operation = findOperation(name);
        operation != nullptr || name.size() > longest)
        return operation;
    std::string simple = inLowerCase(name);
    takeBeginning(simple, {"get", "bb", "calc", "builtin"});
    takeEnd(simple, {"table", "lut", "bb", "u32", "32"});
    return findOperation(simple);
}

std::optional<std::string> insteadOfChanging(std::string_view function, std::string_view operand,
                                             std::string_view square)
{
    struct Changing {
        std::string_view name;
        /// B and S stand for the operands.
        std::string_view instead;
    };
    constexpr std::string_view pop = "lsb(B); B &= B - 1";
    constexpr std::string_view popHighest = "msb(B); B &= ~bit(msb(B))";
    constexpr std::string_view put = "B |= bit(S)";
    constexpr std::string_view take = "B &= ~bit(S)";
    constexpr std::string_view toggle = "B ^= bit(S)";
    constexpr std::array changing = std::to_array<Changing>(
        {{"poplsb", pop},       {"popls1b", pop},      {"popfirst", pop},
         {"popfirstbit", pop},  {"pop1stbit", pop},    {"popbitlsb", pop},
         {"poplowest", pop},    {"pop", pop},          {"extractlsb", pop},
         {"getandpoplsb", pop}, {"bitscanreset", pop}, {"popmsb", popHighest},
         {"popbit", take},      {"clearbit", take},    {"resetbit", take},
         {"unsetbit", take},    {"clrbit", take},      {"removebit", take},
         {"setbit", put},       {"addbit", put},       {"togglebit", toggle},
         {"flipbit", toggle}});
    const std::string simple = inLowerCase(function.substr(0, 24));
    const auto found = std::find_if(changing.begin(), changing.end(),
                                    [&](const Changing &each) { return each.name == simple; });
    if (found == changing.end())
        return std::nullopt;
    // pop_bit(b) of some is pop_lsb.
    const bool isPop = found->instead == take && square.empty();
    std::string text;
    for (const char c : isPop ? pop : found->instead) {
        if (c == 'B')
            text += operand.empty() ? "b" : operand;
        else if (c == 'S')
            text += square.empty() ? "e4" : square;
        else
            text += c;
    }
    return text;
}

bool takesOccupiedFirst(std::string_view name)
{
    const std::string simple = inLowerCase(name.substr(0, 24));
    return simple == "attacksto" || simple == "allattackerstosquare";
}

std::optional<IntegerType> operandTypeOf(std::string_view qualifier, std::string_view name)
{
    const BitboardOperation *const operation = operationNamed(name);
    constexpr std::array operations = std::to_array<std::string_view>(
        {"popcount", "leading_zeros", "trailing_zeros", "reverse_bits", "byte_swap", "rotate_left",
         "rotate_right"});
    if (operation == nullptr ||
        std::find(operations.begin(), operations.end(), operation->name) == operations.end())
        return std::nullopt;
    if (qualifier == "Integer")
        return IntegerType{32, true};
    if (qualifier == "Long")
        return IntegerType{64, true};
    if (const NamedType *const type = findType(qualifier); type != nullptr && type->type.bits < 64)
        return type->type;
    const std::string simple = inLowerCase(name.substr(0, 40));
    if (simple.ends_with("64") || simple.ends_with("ll") || simple.ends_with("zl") ||
        simple.ends_with("countl"))
        return IntegerType{64, false};
    const bool isShort = simple.ends_with("32") || simple.starts_with("builtin");
    return isShort ? std::optional(IntegerType{32, false}) : std::nullopt;
}

std::optional<Bitboard> constantSetNamed(std::string_view qualifier, std::string_view name)
{
    constexpr std::array none = std::to_array<std::string_view>(
        {"emptybb", "bbempty", "emptyboard", "emptybitboard", "bitboardempty", "nonebb", "bbnone"});
    constexpr std::array all =
        std::to_array<std::string_view>({"allsquares", "allsquaresbb", "allbb", "bball", "fullbb",
                                         "bbfull", "fullboard", "universe"});
    const std::string simple = inLowerCase(name.substr(0, 24));
    const auto isOneOf = [&simple](std::span<const std::string_view> names) {
        return std::find(names.begin(), names.end(), simple) != names.end();
    };
    const bool isOfType = isTypeWord(qualifier);
    if (isOneOf(none) || (isOfType && (simple == "empty" || simple == "none" || simple == "zero")))
        return Bitboard();
    if (isOneOf(all) || (isOfType && (simple == "full" || simple == "all")))
        return Bitboard::full();
    return std::nullopt;
}

bool isKeyword(std::string_view word)
{
    constexpr std::array others = std::to_array<std::string_view>(
        {"return", "if",    "else",     "for",     "while",  "do",     "switch", "case",
         "goto",   "break", "continue", "default", "sizeof", "static", "extern", "struct",
         "union",  "enum",  "typedef",  "void",    "float",  "double"});
    return std::find(basicWords.begin(), basicWords.end(), word) != basicWords.end() ||
           std::find(others.begin(), others.end(), word) != others.end();
}

bool isTypeWord(std::string_view word)
{
    return findType(word) != nullptr ||
           std::find(basicWords.begin(), basicWords.end(), word) != basicWords.end();
}

std::optional<IntegerType> integerTypeOf(std::span<const std::string_view> words)
{
    std::optional<IntegerType> type;
    bool isUnsigned = false;
    for (const std::string_view word : words) {
        if (const NamedType *const named = findType(word))
            type = named->type;
        else if (word == "unsigned")
            isUnsigned = true;
        else if (word == "long")
            type = IntegerType{64, true};
        else if (word == "short")
            type = IntegerType{16, true};
        else if (word == "char")
            type = IntegerType{8, true};
        // These say nothing of the width beside another word: `long int`.
        if ((word == "int" || word == "unsigned" || word == "signed") && !type)
            type = IntegerType{32, true};
    }
    if (type && isUnsigned)
        type->isSigned = false;
    return type;
}

} // namespace chess
