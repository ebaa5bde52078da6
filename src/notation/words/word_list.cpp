#include "src/notation/words/word_list.h"

#include "src/board/ascii.h"
#include "src/notation/fen/fen_wrappings.h"
#include "src/notation/text/blank.h"
#include "src/notation/words/bitboard_names.h"
#include "src/notation/words/declaration.h"
#include "src/notation/words/word_wrappings.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chess {

namespace {

bool isBoardName(std::string_view name)
{
    return parsePieceName(name) || parseOccupancyName(name);
}

/// Where `wanted` stands in a text in any case, up to a length in which a label may stand.
std::size_t findLabel(std::string_view text, std::string_view wanted)
{
    const std::string_view head = text.substr(0, 64);
    const auto found = std::search(head.begin(), head.end(), wanted.begin(), wanted.end(),
                                   [](char a, char b) { return lower(a) == lower(b); });
    return found == head.end() ? std::string_view::npos
                               : static_cast<std::size_t>(found - head.begin());
}

/// Whether the line under the heads of a Markdown table is in the text: |---|:--|.
bool hasTableRule(std::string_view text)
{
    constexpr std::array<std::string_view, 5> rules = {"--|", "-- |", "|--", "| --", "-:|"};
    return std::any_of(rules.begin(), rules.end(), [text](std::string_view rule) {
        return text.find(rule) != std::string_view::npos;
    });
}

class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text), m_isTable(hasTableRule(text)) {}

    WordList run();

private:
    std::string_view rest() const { return m_text.substr(m_at); }
    char at(std::size_t distance) const
    {
        return m_at + distance < m_text.size() ? m_text[m_at + distance] : '\0';
    }
    std::size_t nameLength() const
    {
        const std::string_view text = rest();
        return static_cast<std::size_t>(
            std::find_if_not(text.begin(), text.end(), isNameCharacter) - text.begin());
    }

    bool isAtComment() const;
    bool isMemberOfJson() const;
    bool isAtNumber() const;
    void readComment();
    bool isCast() const;
    bool opensArray() const;
    bool readConstant();
    bool readDeclaration();
    void takeBehind(std::string_view number);
    void passOver(std::string_view name);
    void takeLooseName();
    bool isExpectation() const;
    std::size_t operatorLength() const;
    void skipCharacter();
    void addWord(std::string_view literal);
    void readName();
    void readNameBehind(std::string_view name);
    bool isGivenValue(std::string_view name) const;
    void readNumber();
    void endStatement();
    void takeRemark(std::string_view remark);
    std::optional<std::string_view> quotedMember();

    std::string_view m_text;
    /// Whether a bar may part the cells of a row instead of being an operator.
    bool m_isTable;
    std::size_t m_at = 0;
    WordList m_list;
    /// The name seen last and not yet followed by a number.
    std::string_view m_label;
    /// Whether that is the name of a bitboard, which no other name replaces.
    bool m_isBoardLabel = false;
    /// Whether what follows on this line belongs to a number that has its name.
    bool m_isRowTaken = false;
    /// Whether the number to come is the "word" of an object of JSON, with count and squares
    /// behind.
    bool m_isObjectRow = false;
    /// Whether the last number was that, and the object has not ended.
    bool m_isInObject = false;
    /// Whether a statement begins here.
    bool m_isStatementBegin = true;
    /// Whether the last number was on this line and has no name.
    bool m_mayBeNamedBehind = false;
    std::size_t m_nameCount = 0;
};

bool Scanner::isAtComment() const
{
    if (at(0) == '/')
        return at(1) == '/' || at(1) == '*';
    if (at(0) != '#')
        return false;
    // #FF is a number, #define introduces one; anything else behind a hash is a remark.
    const std::string_view text = rest().substr(1);
    if (text.starts_with("define"))
        return false;
    const auto end = std::find_if_not(text.begin(), text.end(), isHexDigit);
    return end == text.begin() || (end != text.end() && isNameCharacter(*end));
}

/// Whether an object begins that belongs to the name before it: "checkers": {"word": …
bool Scanner::isMemberOfJson() const
{
    const std::size_t before = m_text.substr(0, m_at).find_last_not_of(" \t\r\n");
    return at(0) == '{' && before != std::string_view::npos && m_text[before] == ':';
}

/// Whether a parenthesis opens a cast or what is cast: (int64_t)5, static_cast<int64_t>(5). The
/// name before it is then that of the number.
bool Scanner::isCast() const
{
    if (at(0) != '(')
        return false;
    const std::string_view text = rest().substr(1, 16);
    const auto end = std::find_if_not(text.begin(), text.end(), isNameCharacter);
    const std::string_view type(text.begin(), end);
    return (m_at > 0 && m_text[m_at - 1] == '>') ||
           (end != text.end() && *end == ')' && isDeclarationWord(type));
}

bool Scanner::isAtNumber() const
{
    const char first = at(0);
    if (isDigit(first))
        return true;
    if (first == '-' || first == '+')
        return isDigit(at(1));
    if (first == '#')
        return isHexDigit(at(1)) && !rest().starts_with("#define");
    if (first == '$') { // a hexadecimal number, or $1 = as debuggers name a result
        const std::string_view text = rest().substr(1);
        const auto end = std::find_if_not(text.begin(), text.end(), isHexDigit);
        const std::string_view behind(end, text.end());
        return end != text.begin() && !withoutLeadingBlanks(behind.substr(0, 8)).starts_with('=');
    }
    // Bare hexadecimal is a number where one is due, or when it has the digits of a whole word.
    if (!isHexDigit(first))
        return false;
    const std::string_view name = rest().substr(0, nameLength());
    const bool isDue = m_isBoardLabel && name.size() < 16;
    return (isDue || name.size() == 16) && std::all_of(name.begin(), name.end(), isHexDigit);
}

void Scanner::takeRemark(std::string_view remark)
{
    remark = trimmed(remark);
    if (m_mayBeNamedBehind && isBoardName(remark))
        m_list.words.back().label = remark;
    if (const std::size_t bits = findLabel(remark, "bits:"); bits == 0 && !m_list.mapping) {
        const std::string_view name = withoutLeadingBlanks(remark.substr(5));
        const auto end = std::find_if_not(name.begin(), name.end(), isNameCharacter);
        m_list.mapping = name.substr(0, static_cast<std::size_t>(end - name.begin()));
    }
    if (m_list.fen)
        return;
    if (const std::size_t fen = findLabel(remark, "fen:"); fen != std::string_view::npos) {
        m_list.fen = trimmed(remark.substr(fen + 4));
        m_list.isChess960 = findLabel(remark.substr(0, fen), "chess960") != std::string_view::npos;
    } else if (startsWithPlacement(remark)) {
        m_list.fen = remark;
    }
}

void Scanner::readComment()
{
    const std::string_view text = rest();
    const bool isBlock = text.starts_with("/*");
    const std::size_t begin = text.front() == '#' ? 1 : 2;
    const std::size_t end =
        std::min(isBlock ? text.find("*/", begin) : text.find_first_of("\r\n"), text.size());
    std::string_view remark = text.substr(begin, end - begin);
    while (!remark.empty())
        takeRemark(takeLine(remark));
    m_at += isBlock ? std::min(end + 2, text.size()) : end;
}

/// What stands in quotes behind `name": `, as a member of JSON.
std::optional<std::string_view> Scanner::quotedMember()
{
    std::string_view text = rest();
    if (!text.starts_with('"'))
        return std::nullopt;
    text = withoutLeadingBlanks(text.substr(1));
    if (!text.starts_with(':'))
        return std::nullopt;
    text = withoutLeadingBlanks(text.substr(1));
    const std::size_t end = text.empty() ? std::string_view::npos : text.find('"', 1);
    if (!text.starts_with('"') || end == std::string_view::npos)
        return std::nullopt;
    m_at = offsetIn(m_text, text) + end + 1;
    return text.substr(1, end - 1);
}

/// Whether the name just passed gets a value on the line of another: [A1] = 0x302, [B1] = 0x705, or
/// "a1": 0x302, "b1": 0x705.
bool Scanner::isGivenValue(std::string_view name) const
{
    const std::size_t next = rest().find_first_not_of(" \t]\"'");
    const char mark = next == std::string_view::npos ? '\0' : rest()[next];
    return (mark == '=' && rest().substr(next, 2) != "==") ||
           (mark == ':' && parseSquare(name).has_value());
}

/// Whether a bracket is here with several numbers in it, as behind the name of an array that is
/// called like a bitboard: white_pawn[64] = {0x…, 0x…
bool Scanner::opensArray() const
{
    if (at(0) != '{' && at(0) != '[' && at(0) != '(')
        return false;
    // Two words fit; further on it need not look.
    const std::string_view inside = rest().substr(1, 160);
    const std::size_t first = inside.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || !isDigit(inside[first]))
        return false;
    const std::size_t end = inside.find_first_of(",;}])", first);
    return end != std::string_view::npos && inside[end] == ',';
}

/// Takes INT64_MIN or Long.MIN_VALUE as the number it stands for; false when none is here.
bool Scanner::readConstant()
{
    const std::string_view text = rest().substr(0, 32);
    const auto end = std::find_if_not(text.begin(), text.end(), [](char c) {
        return isNameCharacter(c) || c == '.' || c == ':';
    });
    const std::string_view name(text.begin(), end);
    if (!namedConstant(name))
        return false;
    m_at += name.size();
    if (m_isRowTaken)
        takeBehind(name);
    else
        addWord(name);
    return true;
}

/// Takes the declaration of a word; false when none begins here.
bool Scanner::readDeclaration()
{
    const auto declaration = declarationAt(rest());
    if (!declaration)
        return false;
    takeLooseName();
    m_label = declaration->name;
    m_at += declaration->length;
    ++m_nameCount;
    addWord(declaration->literal);
    m_list.words.back().isDeclared = true;
    return true;
}

/// A number behind a word that has its name; in an object of JSON it has a name of its own.
void Scanner::takeBehind(std::string_view number)
{
    if (!m_isInObject)
        m_list.words.back().numbersBehind.push_back(number);
}

void Scanner::passOver(std::string_view name)
{
    // A name of JSON that holds an object is no loss.
    const std::size_t end = name.empty() ? 0 : offsetIn(m_text, name) + name.size();
    if (!name.empty() && !m_list.passedOver && !m_text.substr(end).starts_with("\":"))
        m_list.passedOver = name;
}

void Scanner::takeLooseName()
{
    m_list.hasLooseNames = m_list.hasLooseNames || !m_label.empty();
    passOver(m_label);
    m_label = {};
}

void Scanner::addWord(std::string_view literal)
{
    m_list.words.push_back({m_label, literal});
    m_isRowTaken = !m_label.empty() || m_isObjectRow;
    m_isInObject = m_isObjectRow;
    m_isObjectRow = false;
    m_mayBeNamedBehind = m_label.empty();
    m_label = {};
    m_isBoardLabel = false;
}

void Scanner::readName()
{
    if (readConstant())
        return;
    const std::string_view name = rest().substr(0, nameLength());
    m_at += name.size();
    ++m_nameCount;
    if (name == "fen" || name == "mapping") {
        if (const std::optional<std::string_view> value = quotedMember()) {
            (name == "fen" ? m_list.fen : m_list.mapping) = value;
            return;
        }
    }
    if (name == "chess960" && rest().starts_with("\": true"))
        m_list.isChess960 = true;
    if (name == "word" && rest().starts_with("\":"))
        m_isObjectRow = true;
    if (isDeclarationWord(name))
        return;
    if (m_isRowTaken && isGivenValue(name))
        m_isRowTaken = false;
    if (m_isBoardLabel && !m_isRowTaken) {
        // White Pawns, in two words.
        const std::size_t begin = offsetIn(m_text, m_label);
        const std::string_view joined = m_text.substr(begin, m_at - begin);
        if (isBoardName(joined)) {
            m_label = joined;
            return;
        }
    }
    if (isBoardName(name) || (m_isRowTaken && parsePieceLabel(name))) {
        passOver(m_label);
        m_label = name;
        m_isBoardLabel = true;
        m_isRowTaken = false;
    } else if (m_isRowTaken) {
        readNameBehind(name);
    } else if (!m_isBoardLabel) {
        takeLooseName();
        m_label = name;
    } else {
        passOver(name);
    }
}

/// Takes a name on the line of a word that has one: that of a square belongs to it.
void Scanner::readNameBehind(std::string_view name)
{
    ListedWord &word = m_list.words.back();
    if (parseSquareInAnyCase(name)) {
        const std::size_t begin =
            offsetIn(m_text, word.squaresBehind.empty() ? name : word.squaresBehind);
        word.squaresBehind = m_text.substr(begin, m_at - begin);
        ++word.squareCount;
    } else if (!m_isInObject && !m_list.stray) {
        m_list.stray = name;
    }
}

void Scanner::readNumber()
{
    const std::string_view text = rest();
    std::size_t length = 1; // a sign or mark, or the first digit
    const auto belongs = [text](std::size_t i) {
        const bool isJoint = text[i] == '\'' || text[i] == '.';
        return isNameCharacter(text[i]) ||
               (isJoint && i + 1 < text.size() && isNameCharacter(text[i + 1]));
    };
    while (length < text.size() && belongs(length))
        ++length;
    // [16] in C and Go, [u64; 16] in Rust, <uint64_t, 16> in C++.
    const std::size_t before = m_text.substr(0, m_at).find_last_not_of(' ');
    const char opening = before == std::string_view::npos ? '\0' : m_text[before];
    const bool isSubscript = (at(length) == ']' && (opening == '[' || opening == ';')) ||
                             (at(length) == '>' && (opening == '<' || opening == ','));

    // The rest of an expression belongs to the number, so that 1 << 28 is read and 1 | 2 refused.
    const std::size_t next = text.find_first_not_of(" \t", length);
    const bool isCell = m_isTable && opening == '|' && !m_label.empty();
    const bool isExpression =
        next != std::string_view::npos && !(isCell && text[next] == '|') &&
        std::string_view("|&^+*%<>-").find(text[next]) != std::string_view::npos;
    if (isExpression && !m_isRowTaken && !isSubscript)
        length = std::min(text.find_first_of(",;\r\n}\"#", length), text.size());

    m_at += length;
    if (isSubscript)
        return;
    if (m_isRowTaken)
        takeBehind(text.substr(0, length));
    else
        addWord(trimmed(text.substr(0, length)));
}

void Scanner::endStatement()
{
    m_isRowTaken = m_isInObject; // which may take several lines
    if (!m_isBoardLabel)
        takeLooseName();
}

/// Whether the sign here compares a name with what it must be, in the lines of tests: assert a ==
/// 1, CHECK(a == 1), BOOST_TEST(a == 1), and in Go if want := uint64(1); a != want.
bool Scanner::isExpectation() const
{
    constexpr std::size_t longestHead = 160;
    const std::size_t before = m_at > longestHead ? m_at - longestHead : 0;
    std::string_view line = m_text.substr(before, m_at - before);
    line.remove_prefix(line.find_last_of("\r\n") + 1); // 0 where there is none
    line = withoutLeadingBlanks(line);
    if (at(0) == '!')
        return line.starts_with("if want := ") &&
               withoutLeadingBlanks(rest().substr(2, 8)).starts_with("want");
    constexpr std::array<std::string_view, 7> words = {
        "assert", "static_assert", "check", "require", "expect", "boost_", "test_"};
    return at(0) == '=' && std::any_of(words.begin(), words.end(), [line](std::string_view word) {
               return equalInAnyCase(line.substr(0, word.size()), word);
           });
}

/// The length of the operator that is here where a name should get its word; 0 for other signs.
std::size_t Scanner::operatorLength() const
{
    constexpr std::string_view operators = "^&~+*%!|-/<>=";
    const bool isDoubled = at(0) == at(1) && (at(0) == '<' || at(0) == '>');
    const std::size_t sign = isDoubled ? 2 : 1;
    const bool isFormat = at(0) == '%' && at(1) == '#'; // as in "want %#016x"
    if (isFormat || operators.find(at(0)) == std::string_view::npos)
        return 0;
    if (at(sign) == '=' && at(sign + 1) != '=')
        return isExpectation() ? 0 : sign + 1;
    // Alone, most of them may also be signs of a table or of Markdown.
    constexpr std::string_view clear = "^&~+*%!";
    return m_isBoardLabel && clear.find(at(0)) != std::string_view::npos ? 1 : 0;
}

/// Passes over a sign that means nothing for the numbers, and notes one that no list has.
void Scanner::skipCharacter()
{
    constexpr std::string_view harmless = ",;:()[]{}<>=|-.\"'`\\/$#";
    const std::size_t blank = blankLengthAt(rest());
    const std::string_view character = firstCharacter(rest());
    if (m_isRowTaken && blank == 0 && harmless.find(character.front()) == std::string_view::npos &&
        !m_list.stray)
        m_list.stray = character;
    // Between a name and its number an operator computes something: white_pawns &= 0xff00.
    const std::size_t sign = m_isRowTaken || m_label.empty() ? 0 : operatorLength();
    if (sign > 0 && !m_list.operation)
        m_list.operation = rest().substr(0, sign);
    const bool isResult = at(0) == '$'; // $1: the number of such a result is none of the list
    m_at += std::max({blank, character.size(), sign});
    while (isResult && isDigit(at(0)))
        ++m_at;
}

WordList Scanner::run()
{
    // So many names are prose or a program, which need not be read to its end.
    constexpr std::size_t mostNames = 16 * longestWordList;
    while (m_at < m_text.size() && m_list.words.size() <= longestWordList &&
           m_nameCount <= mostNames) {
        const char c = at(0);
        const bool isBegin = std::exchange(m_isStatementBegin, false);
        if (isAtComment()) {
            readComment();
            m_isStatementBegin = isBegin;
        } else if (isBegin && readDeclaration()) {
            continue;
        } else if (isAtNumber()) {
            readNumber();
        } else if (isLetter(c) || c == '_') {
            readName();
        } else {
            if (isLineEnd(c)) {
                endStatement();
                m_mayBeNamedBehind = false;
            } else if (c == ';') {
                endStatement();
            } else if (c == '}') {
                m_isRowTaken = false; // the end of an object of JSON with its word and count
                m_isInObject = false;
            } else if (opensArray() || ((c == '{' || c == '[' || c == '(') && !m_isBoardLabel &&
                                        !isMemberOfJson() && !isCast())) {
                m_label = {}; // the name of an array or call, not of its first element
                m_isBoardLabel = false;
            }
            m_isStatementBegin = isLineEnd(c) || c == ';' || c == ',' || c == '{' ||
                                 (isBegin && blankLengthAt(rest()) > 0);
            skipCharacter();
        }
    }
    endStatement();
    if (m_list.words.size() > longestWordList)
        m_list.unread = m_list.words.back().literal;
    else if (m_nameCount > mostNames)
        m_list.unread = rest().substr(0, 1);
    return std::move(m_list);
}

std::string_view takeCell(std::string_view &line)
{
    const std::size_t tab = std::min(line.find('\t'), line.size());
    const std::string_view cell = line.substr(0, tab);
    line.remove_prefix(std::min(tab + 1, line.size()));
    return trimmed(cell);
}

/// The first row of a table of positions; nothing for any other text.
std::optional<WordList> scanPositionRow(std::string_view text)
{
    std::string_view names = takeLine(text);
    std::string_view row = takeLine(text);
    if (!names.starts_with("fen\t") || row.find('\t') == std::string_view::npos)
        return std::nullopt;
    takeCell(names);
    WordList list;
    list.fen = takeCell(row);
    while (!names.empty() && !row.empty() && list.words.size() <= longestWordList) {
        const std::string_view name = takeCell(names);
        list.words.push_back({name, takeCell(row)});
    }
    if (!names.empty() || !row.empty())
        return std::nullopt;
    if (const std::string_view further = trimmed(text); !further.empty())
        list.furtherRow = further;
    return list;
}

} // namespace

WordList scanWordList(std::string_view text)
{
    if (auto row = scanPositionRow(text))
        return *std::move(row);
    return Scanner(text).run();
}

} // namespace chess
