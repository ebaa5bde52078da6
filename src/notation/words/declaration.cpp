#include "src/notation/words/declaration.h"

#include "src/board/ascii.h"
#include "src/notation/text/blank.h"
#include "src/notation/words/bitboard_names.h"
#include "src/notation/words/literal.h"
#include "src/notation/words/word_wrappings.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace chess {

namespace {

/// No declaration is longer up to its value, nor is the value.
constexpr std::size_t longestSide = 160;

/// A name on the left of a declaration; one with its qualifiers is one: std::uint64_t, this.fileA.
struct Word {
    std::string_view text;
    /// A bracket with something in it stands behind: the size of an array, or parameters.
    bool hasBracket = false;
    /// A colon stands behind, so that a type follows.
    bool hasColon = false;
};

/// What stands before the value.
struct LeftSide {
    std::vector<Word> words;
    /// Behind what introduces the value.
    std::string_view value;
    /// The value stands in brackets of the declaration, fileA{0x01}.
    bool isBracketed = false;
};

/// Types that Go has behind the name, and what engines call a bitboard.
constexpr std::array typeWords =
    std::to_array<std::string_view>({"uint64", "int64", "uint", "uint64_t", "bitboard", "u64"});

/// Introduce declarations, and mean something in prose.
constexpr std::array furtherWords = std::to_array<std::string_view>({"protected",
                                                                     "register",
                                                                     "mutable",
                                                                     "constinit",
                                                                     "consteval",
                                                                     "thread_local",
                                                                     "immutable",
                                                                     "enum",
                                                                     "local",
                                                                     "my",
                                                                     "our",
                                                                     "char",
                                                                     "short",
                                                                     "uint_fast64_t",
                                                                     "uint_least64_t",
                                                                     "uintmax_t",
                                                                     "typedef",
                                                                     "override",
                                                                     "open",
                                                                     "lateinit",
                                                                     "lazy",
                                                                     "shared",
                                                                     "unsafe",
                                                                     "def",
                                                                     "dim",
                                                                     "as"});

bool isOneOf(std::string_view word, std::span<const std::string_view> words)
{
    return std::any_of(words.begin(), words.end(),
                       [word](std::string_view each) { return equalInAnyCase(word, each); });
}

constexpr bool isNameBegin(char c)
{
    return isLetter(c) || c == '_';
}

constexpr bool isNamePart(char c)
{
    return isNameBegin(c) || isDigit(c);
}

constexpr char closingOf(char opening)
{
    return opening == '(' ? ')' : opening == '[' ? ']' : opening == '{' ? '}' : '>';
}

std::size_t nameLength(std::string_view text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), isNamePart);
    return static_cast<std::size_t>(end - text.begin());
}

/// The length of what joins a name to its qualifier: :: . or ->
std::size_t jointLength(std::string_view text)
{
    for (const std::string_view joint : {"::", "->", "."}) {
        if (text.starts_with(joint) && text.size() > joint.size() &&
            isNameBegin(text[joint.size()]))
            return joint.size();
    }
    return 0;
}

/// The length of a bracket and all in it, on one line; 0 when it is not closed.
std::size_t bracketLength(std::string_view text)
{
    int depth = 0;
    const char opening = text.front();
    for (std::size_t i = 0; i < std::min(text.size(), longestSide); ++i) {
        if (text[i] == opening)
            ++depth;
        else if (text[i] == closingOf(opening) && --depth == 0)
            return i + 1;
        else if (isLineEnd(text[i]))
            return 0;
    }
    return 0;
}

/// Takes a block comment off the head of a text.
bool skipComment(std::string_view &text)
{
    const std::size_t end =
        text.starts_with("/*") ? text.substr(0, longestSide).find("*/", 2) : std::string_view::npos;
    if (end == std::string_view::npos)
        return false;
    text.remove_prefix(end + 2);
    return true;
}

/// The value of a macro: behind the name of #define.
std::optional<LeftSide> leftOfMacro(std::string_view text)
{
    constexpr std::string_view define = "#define";
    if (!text.starts_with(define) || blankLengthAt(text.substr(define.size())) == 0)
        return std::nullopt;
    text = withoutLeadingBlanks(text.substr(define.size()));
    const std::string_view name = text.substr(0, nameLength(text));
    const std::string_view behind = text.substr(name.size());
    if (name.empty() || isDigit(name.front()) || blankLengthAt(behind) == 0)
        return std::nullopt;
    return LeftSide{{{name}}, behind};
}

/// Reads up to what gives the name its value: = := or a bracket around it.
std::optional<LeftSide> leftSideOf(std::string_view text)
{
    if (text.starts_with('#'))
        return leftOfMacro(text);
    // Attributes may stand in front.
    if ((text.empty() || !isNameBegin(text.front())) && !text.starts_with('@') &&
        !text.starts_with("[["))
        return std::nullopt;
    const std::size_t most = text.size() > longestSide ? text.size() - longestSide : 0;
    LeftSide side;
    bool isName = false; // whether the last thing read is one
    while (text.size() > most) {
        const char c = text.front();
        if (isNameBegin(c)) {
            std::size_t length = nameLength(text);
            while (const std::size_t joint = jointLength(text.substr(length)))
                length += joint + nameLength(text.substr(length + joint));
            side.words.push_back({text.substr(0, length)});
            isName = true;
            text.remove_prefix(length);
        } else if (blankLengthAt(text) > 0) {
            text.remove_prefix(blankLengthAt(text));
        } else if (skipComment(text)) {
            continue;
        } else if (c == '=' || text.starts_with(":=")) {
            text.remove_prefix(c == '=' ? 1 : 2);
            side.value = text;
            return text.starts_with('=') ? std::nullopt : std::optional(std::move(side));
        } else if (c == ':' && !side.words.empty() && !text.starts_with("::")) {
            side.words.back().hasColon = true;
            text.remove_prefix(1);
        } else if (c == '(' || c == '[' || c == '{' || c == '<') {
            const std::size_t length = bracketLength(text);
            const std::string_view next =
                withoutLeadingBlanks(text.substr(std::min(length, text.size())));
            const bool isEnd = next.empty() || next.front() == ';' || next.front() == ',';
            // The bracket around a value is the last thing of a declaration with a type.
            if (isName && side.words.size() > 1 && isEnd && (c == '(' || c == '{') && length > 2) {
                side.value = text.substr(0, length);
                side.isBracketed = true;
                return side;
            }
            if (length == 0)
                return std::nullopt;
            if (!side.words.empty())
                side.words.back().hasBracket = true;
            isName = false;
            text.remove_prefix(length);
        } else if ((c == '*' || c == '&' || c == '@' || c == '$') &&
                   !text.substr(1).starts_with('=')) {
            text.remove_prefix(1);
        } else {
            return std::nullopt;
        }
    }
    return std::nullopt;
}

/// The last part of a name with qualifiers; all of it where that is a bitboard, as white.pawns is.
std::string_view lastPartOf(std::string_view name)
{
    if (parsePieceName(name))
        return name;
    const std::size_t joint = name.find_last_of(":.>");
    return joint == std::string_view::npos ? name : name.substr(joint + 1);
}

/// Which of the words is the name that gets the value.
std::optional<std::size_t> placeOfName(const std::vector<Word> &words)
{
    if (words.empty())
        return std::nullopt;
    // fileA: u64 = …, in all languages that put the type behind.
    const auto annotated =
        std::find_if(words.begin(), words.end(), [](const Word &word) { return word.hasColon; });
    if (annotated != words.end())
        return static_cast<std::size_t>(annotated - words.begin());
    const std::size_t last = words.size() - 1;
    // const fileA uint64 = … of Go.
    const bool isOfGo = (words.front().text == "const" || words.front().text == "var") &&
                        last > 1 && isOneOf(words[last].text, typeWords) &&
                        !isDeclarationWord(words[last - 1].text);
    return isOfGo ? last - 1 : last;
}

/// Whether what stands before a name makes it a declaration: at most one word is not known, which
/// is then the user's own type.
bool introduces(std::string_view text, const std::vector<Word> &words, std::size_t name,
                bool hasSemicolon)
{
    std::size_t unknown = 0;
    for (std::size_t i = 0; i < name; ++i) {
        // White Pawns = …
        if (parsePieceName(words[i].text) || parseOccupancyName(words[i].text))
            return false;
        const std::string_view word = lastPartOf(words[i].text);
        const bool isKnown =
            words[i].hasBracket || isDeclarationWord(word) || isOneOf(word, furtherWords);
        unknown += isKnown ? 0 : 1;
    }
    if (name > 0) {
        const std::size_t begin = offsetIn(text, words[name - 1].text);
        const std::size_t end = offsetIn(text, words[name].text) + words[name].text.size();
        if (parsePieceName(text.substr(begin, end - begin)))
            return false;
    }
    return unknown == 0 || (unknown == 1 && (name > 1 || hasSemicolon));
}

/// The value at the head of a text, up to the semicolon, comma, comment or line that ends it.
std::string_view valueAt(std::string_view text)
{
    int depth = 0;
    std::size_t end = 0;
    for (; end < std::min(text.size(), longestSide); ++end) {
        const std::string_view rest = text.substr(end);
        const char c = rest.front();
        if (c == '(' || c == '{' || c == '[')
            ++depth;
        else if (c == ')' || c == '}' || c == ']')
            --depth;
        const bool isEnd = depth < 0 || c == ';' || isLineEnd(c) || (c == ',' && depth == 0) ||
                           rest.starts_with("//") || rest.starts_with("/*") ||
                           rest.starts_with(" #") || rest.starts_with("\t#");
        if (isEnd)
            break;
    }
    return trimmed(text.substr(0, end));
}

} // namespace

bool isDeclarationWord(std::string_view word)
{
    constexpr std::array words = std::to_array<std::string_view>(
        {"const",   "constexpr", "static",   "inline",   "extern",      "public",   "pub",
         "private", "internal",  "readonly", "final",    "volatile",    "unsigned", "signed",
         "long",    "int",       "auto",     "let",      "var",         "val",      "mut",
         "define",  "std",       "uint64_t", "uint64",   "u64",         "uint",     "ulong",
         "int64_t", "bigint",    "bitboard", "uint64_c", "u64_c",       "c64",      "size_t",
         "usize",   "name",      "count",    "squares",  "square",      "__int64",  "word",
         "return",  "true",      "false",    "null",     "new",         "comptime", "export",
         "array",   "arrayof",   "int64",    "i64",      "static_cast", "int8_t",   "byte"});
    return isOneOf(word, words);
}

std::optional<Declaration> declarationAt(std::string_view text)
{
    const std::optional<LeftSide> side = leftSideOf(text);
    if (!side)
        return std::nullopt;
    const std::optional<std::size_t> place = placeOfName(side->words);
    if (!place || side->words[*place].hasBracket)
        return std::nullopt;
    const std::string_view name = lastPartOf(side->words[*place].text);
    const std::string_view value =
        side->isBracketed ? side->value : valueAt(withoutLeadingBlanks(side->value));
    if (value.empty() || isDeclarationWord(name))
        return std::nullopt;
    const std::size_t end = offsetIn(text, value) + value.size();
    const bool hasSemicolon = withoutLeadingBlanks(text.substr(end)).starts_with(';');
    if (!introduces(text, side->words, *place, hasSemicolon) || !parseWord(value))
        return std::nullopt;
    const bool isMacro = argumentOfBitMacro(value).has_value();
    return Declaration{name, isMacro ? value : bareText(value), end};
}

} // namespace chess
