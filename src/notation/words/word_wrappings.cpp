#include "src/notation/words/word_wrappings.h"

#include "src/board/ascii.h"
#include "src/notation/text/blank.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chess {

namespace {

/// Whether a text consists of names, perhaps qualified, and is no number: unsigned long long,
/// std::uint64_t.
bool isTypeName(std::string_view text)
{
    const auto isPart = [](char c) {
        return isNameCharacter(c) || c == ':' || c == ' ';
    };
    const auto isNoHexDigit = [](char c) {
        return c == '_' || (isLetter(c) && lower(c) > 'f');
    };
    return !text.empty() && !isDigit(text.front()) &&
           std::all_of(text.begin(), text.end(), isPart) &&
           std::any_of(text.begin(), text.end(), isNoHexDigit);
}

/// What stands behind a cast in the manner of C, (uint64_t)0xFF; all of the text when there is
/// none.
std::string_view withoutCast(std::string_view text)
{
    constexpr std::size_t longest = 40;
    const std::size_t close = text.substr(0, longest).find(')');
    if (text.empty() || text.front() != '(' || close == std::string_view::npos ||
        close + 1 == text.size() || !isTypeName(text.substr(1, close - 1)))
        return text;
    return withoutLeadingBlanks(text.substr(close + 1));
}

/// The text without a conversion behind it: 0xFF as u64, 0xFFuL.toLong().
std::string_view withoutConversion(std::string_view text)
{
    constexpr std::array<std::string_view, 8> conversions = {
        " as u64",    " as i64",    " as usize", ".toLong()",
        ".toULong()", ".toInt64()", ".into()",   ".freeze"};
    for (const std::string_view conversion : conversions) {
        if (text.ends_with(conversion))
            return trimmed(text.substr(0, text.size() - conversion.size()));
    }
    return text;
}

/// Whether a call of that name leaves a word as it is: a type, a cast, or a macro for constants.
bool isConversion(std::string_view name)
{
    constexpr std::array<std::string_view, 30> conversions = {
        "u64",       "i64",      "c64",     "uint64",      "int64",     "uint64_t",
        "int64_t",   "uint64_c", "int64_c", "bitboard",    "bb",        "bigint",
        "long",      "ulong",    "number",  "static_cast", "bit_cast",  "reinterpret_cast",
        "int",       "unsigned", "word",    "bits",        "squareset", "u64_c",
        "uintmax_c", "size_t",   "asuintn", "as",          "bitcast",   "ull"};
    // In Rust a type is made by a function of its own.
    for (const std::string_view maker : {"::new", "::from", "::from_bits"}) {
        if (name.ends_with(maker))
            name.remove_suffix(maker.size());
    }
    const std::size_t last = name.find_last_of(":.@");
    if (last != std::string_view::npos)
        name.remove_prefix(last + 1);
    return std::any_of(conversions.begin(), conversions.end(), [name](std::string_view each) {
        return std::equal(name.begin(), name.end(), each.begin(), each.end(),
                          [](char one, char other) { return lower(one) == other; });
    });
}

/// What is converted among the arguments of a conversion: a type or the count of bits may stand
/// before it, and in Swift its label, as in @as(u64, 0xFF), asUintN(64, 0xFFn) and
/// Bitboard(rawValue: 0xFF).
std::string_view lastArgument(std::string_view arguments)
{
    const std::size_t comma = arguments.find(',');
    if (comma != std::string_view::npos) {
        const std::string_view first = trimmed(arguments.substr(0, comma));
        if (first == "64" || isConversion(first))
            arguments.remove_prefix(comma + 1);
    }
    arguments = withoutLeadingBlanks(arguments);
    for (const std::string_view label : {"rawValue:", "bitPattern:"}) {
        if (arguments.starts_with(label))
            arguments.remove_prefix(label.size());
    }
    return trimmed(arguments);
}

/// The argument of a conversion, Bitboard(…), std::uint64_t{…} or static_cast<uint64_t>(…); all of
/// the text when it is none. The value of any other call is not that of its argument.
std::string_view argumentOfCall(std::string_view text)
{
    if (isDigit(text.front()) || (text.back() != ')' && text.back() != '}'))
        return text;
    const auto isPart = [](char c) {
        return isNameCharacter(c) || c == ':' || c == '.' || c == '@';
    };
    std::size_t open = 0;
    while (open < text.size() && isPart(text[open]))
        ++open;
    if (open == 0 || !isConversion(text.substr(0, open)))
        return text;
    if (text[open] == '<')
        open = std::min(text.find('>', open), text.size() - 1) + 1;
    const char closing = open < text.size() && text[open] == '{' ? '}' : ')';
    if (open >= text.size() || (text[open] != '(' && text[open] != '{') || text.back() != closing)
        return text;
    return lastArgument(text.substr(open + 1, text.size() - open - 2));
}

/// The text without one thing around it that means nothing for its value.
std::string_view withoutWrapping(std::string_view text)
{
    if (text.size() < 2)
        return text;
    const char first = text.front();
    const char last = text.back();
    const bool isQuoted = (first == '"' || first == '`' || first == '\'') && last == first;
    const bool isBracketed = (first == '(' && last == ')') || (first == '{' && last == '}') ||
                             (first == '[' && last == ']');
    const bool isCast = withoutCast(text).size() != text.size();
    if (isQuoted || (isBracketed && !isCast))
        return trimmed(text.substr(1, text.size() - 2));
    for (const auto &unwrapped :
         {withoutConversion(text), withoutCast(text), argumentOfCall(text)}) {
        if (unwrapped.size() != text.size())
            return unwrapped;
    }
    return text;
}

} // namespace

std::string_view bareText(std::string_view text)
{
    text = trimmed(text);
    if (!text.empty() && (text.back() == ',' || text.back() == ';'))
        text = trimmed(text.substr(0, text.size() - 1));
    for (;;) {
        const std::string_view inside = withoutWrapping(text);
        if (inside.size() == text.size())
            return text;
        text = inside;
    }
}

std::optional<std::string_view> argumentOfBitMacro(std::string_view text)
{
    text = trimmed(text);
    for (const std::string_view macro : {"BIT(", "BIT_ULL(", "BIT64("}) {
        if (text.starts_with(macro) && text.ends_with(')'))
            return trimmed(text.substr(macro.size(), text.size() - macro.size() - 1));
    }
    return std::nullopt;
}

std::optional<DigitsOfBase> argumentOfNumberParser(std::string_view text)
{
    constexpr std::array<std::string_view, 8> parsers = {"Long.parseUnsignedLong",
                                                         "Long.parseLong",
                                                         "int",
                                                         "parseInt",
                                                         "Number.parseInt",
                                                         "u64::from_str_radix",
                                                         "Convert.ToUInt64",
                                                         "Convert.ToInt64"};
    constexpr std::array<std::pair<std::string_view, unsigned>, 4> bases = {
        {{"2", 2}, {"8", 8}, {"10", 10}, {"16", 16}}};
    text = trimmed(text);
    if (text.ends_with(';'))
        text = trimmed(text.substr(0, text.size() - 1));
    const std::size_t open = std::min(text.find('('), text.size());
    if (open == text.size() || text.back() != ')' ||
        std::find(parsers.begin(), parsers.end(), text.substr(0, open)) == parsers.end())
        return std::nullopt;
    const std::string_view arguments = text.substr(open + 1, text.size() - open - 2);
    const std::size_t comma = std::min(arguments.find(','), arguments.size());
    const std::string_view digits = trimmed(arguments.substr(0, comma));
    const std::string_view base = trimmed(arguments.substr(std::min(comma + 1, arguments.size())));
    const bool isQuoted = digits.size() > 1 && (digits.front() == '"' || digits.front() == '\'') &&
                          digits.back() == digits.front();
    const auto known = std::find_if(bases.begin(), bases.end(),
                                    [base](const auto &each) { return each.first == base; });
    if (!isQuoted || known == bases.end())
        return std::nullopt;
    return DigitsOfBase{digits.substr(1, digits.size() - 2), known->second};
}

std::optional<std::uint64_t> namedConstant(std::string_view text)
{
    constexpr std::uint64_t highest = std::uint64_t{1} << 63;
    constexpr std::uint64_t all = ~std::uint64_t{0};
    using Constant = std::pair<std::string_view, std::uint64_t>;
    constexpr std::array<Constant, 14> constants = {{{"INT64_MIN", highest},
                                                     {"LLONG_MIN", highest},
                                                     {"Long.MIN_VALUE", highest},
                                                     {"long.MinValue", highest},
                                                     {"Int64.min", highest},
                                                     {"i64::MIN", highest},
                                                     {"math.MinInt64", highest},
                                                     {"UINT64_MAX", all},
                                                     {"ULLONG_MAX", all},
                                                     {"ULong.MAX_VALUE", all},
                                                     {"ulong.MaxValue", all},
                                                     {"UInt64.max", all},
                                                     {"u64::MAX", all},
                                                     {"math.MaxUint64", all}}};
    for (const auto &[name, word] : constants) {
        if (text == name)
            return word;
    }
    return std::nullopt;
}

std::optional<ForeignPrefix> foreignPrefixOf(std::string_view text)
{
    using Prefix = std::pair<std::string_view, ForeignPrefix>;
    constexpr std::array<Prefix, 8> prefixes = {{
        {"&h", {2, WordReadingKind::Hex, '&'}},
        {"#x", {2, WordReadingKind::Hex, '\0'}},
        {"16#", {3, WordReadingKind::Hex, '#'}},
        {"x'", {2, WordReadingKind::Hex, '\''}},
        {"64'h", {4, WordReadingKind::Hex, '\0'}},
        {"64'b", {4, WordReadingKind::Binary, '\0'}},
        {"0o", {2, WordReadingKind::Octal, '\0'}},
        {"%", {1, WordReadingKind::Binary, '\0'}},
    }};
    for (const auto &[prefix, meaning] : prefixes) {
        if (equalInAnyCase(text.substr(0, prefix.size()), prefix))
            return meaning;
    }
    return std::nullopt;
}

bool isLiteralSuffix(std::string_view suffix)
{
    constexpr std::array<std::string_view, 22> known = {
        "u",   "l",    "ul",    "lu",  "ll",  "ull",  "llu",   "n",    "u8", "u16", "u32",
        "u64", "u128", "usize", "i32", "i64", "i128", "isize", "ui64", "i8", "i16", "z"};
    if (!suffix.empty() && suffix.front() == '_')
        suffix.remove_prefix(1);
    return suffix.size() <= 5 &&
           std::any_of(known.begin(), known.end(), [suffix](std::string_view candidate) {
               return equalInAnyCase(suffix, candidate);
           });
}

} // namespace chess
