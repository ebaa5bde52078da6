#include "src/notation/fen/fen_reader.h"

#include "src/board/ascii.h"
#include "src/board/number.h"
#include "src/notation/fen/fen_placement.h"
#include "src/notation/text/utf8.h"

#include <algorithm>
#include <array>

namespace chess {

namespace {

bool consistsOf(std::string_view word, std::string_view letters)
{
    return word.find_first_not_of(letters) == std::string_view::npos;
}

/// Whether a word could be the field, for texts broken into several lines.
bool fits(FenField field, std::string_view word)
{
    switch (field) {
    case FenField::Placement:
        return true;
    case FenField::Turn:
        return word.size() == 1 && consistsOf(word, "wbWB");
    case FenField::Castling:
        return word == "-" || consistsOf(word, "KQABCDEFGHkqabcdefgh");
    case FenField::EnPassant:
        return word == "-" || parseSquare(word).has_value();
    case FenField::HalfmoveClock:
    case FenField::MoveNumber:
        return word == "-" || isNumber(word);
    case FenField::Operations:
        break;
    }
    return false;
}

/// Whether a rest of a line is EPD operations: an opcode with its operands and a semicolon, or an
/// opcode of the EPD standard (Edwards, PGN standard, section 16.2) that lacks the semicolon.
bool beginsOperations(std::string_view rest)
{
    if (rest.starts_with(';'))
        return true;
    if (rest.empty() || !isLetter(rest.front()))
        return false;
    constexpr std::array<std::string_view, 16> opcodes = {"acd", "acn", "acs",  "am",   "bm", "ce",
                                                          "dm",  "eco", "fmvn", "hmvc", "id", "nic",
                                                          "pm",  "pv",  "rc",   "sm"};
    const auto end = std::find_if(rest.begin(), rest.end(), isBlank);
    const std::string_view word =
        rest.substr(0, static_cast<std::size_t>(std::distance(rest.begin(), end)));
    return rest.find(';') != std::string_view::npos ||
           std::find(opcodes.begin(), opcodes.end(), word) != opcodes.end();
}

/// White's rights come before Black's, and K before Q; file letters have no order of their own.
bool isOutOfOrder(char before, char letter)
{
    return (before >= 'a' && letter < 'a') || (before == 'Q' && letter == 'K') ||
           (before == 'q' && letter == 'k');
}

std::size_t indexOf(char letter)
{
    return static_cast<std::uint8_t>(letter);
}

/// The rook a letter of the castling field means, if there is one that may castle: K and Q the
/// outermost on that side of the king, A to H the one on that file.
std::optional<Square> rookMeant(const Position &position, char letter)
{
    const Color color = letter <= 'Z' ? Color::White : Color::Black;
    const Rank home = homeRankOf(color);
    const Bitboard candidates = position.castlingCandidates() & Bitboard(home);
    const char kind = lower(letter);
    if (kind != 'k' && kind != 'q') {
        const Square square(static_cast<File>(kind - 'a'), home);
        return candidates.contains(square) ? std::optional(square) : std::nullopt;
    }
    const bool isKingSide = kind == 'k';
    const std::optional<Square> outermost = isKingSide ? candidates.last() : candidates.first();
    if (!outermost)
        return std::nullopt;
    // There is a candidate, so there is a king: in chess on the e-file, in Chess960 the only
    // one.
    const Square king = position.isChess960() ? *position.king(color) : Square(File::E, home);
    const bool isOnThatSide = isKingSide ? king < *outermost : *outermost < king;
    return isOnThatSide ? outermost : std::nullopt;
}

/// Why the letters that were dropped did not fit, when those of the whole field are `rights`.
CastlingMisfit castlingMisfitOf(Position position, std::string_view rights,
                                std::string_view dropped)
{
    const bool wasChess960 = position.isChess960();
    position.setChess960(true);
    Bitboard rooks;
    for (const char letter : rights) {
        if (const std::optional<Square> rook = rookMeant(position, letter))
            rooks.insert(*rook);
    }
    position.setCastlingRooks(rooks);
    const Bitboard kept = position.castlingRooks();
    std::size_t foundCount = 0;
    std::size_t keptCount = 0;
    for (const char letter : dropped) {
        const std::optional<Square> rook = rookMeant(position, letter);
        foundCount += rook ? 1U : 0U;
        keptCount += rook && kept.contains(*rook) ? 1U : 0U;
    }
    if (keptCount == dropped.size() && !wasChess960)
        return CastlingMisfit::OnlyInChess960;
    return foundCount == dropped.size() && keptCount == 0 ? CastlingMisfit::OtherRook
                                                          : CastlingMisfit::NoKingAndRook;
}

} // namespace

FenReader::FenReader(std::string_view text, FenPlace place, FenOptions options)
    : m_text(text), m_end(place.end), m_isInProse(place.isInProse), m_at(place.begin)
{
    m_reading.position.setChess960(options.isChess960);
}

std::optional<FenError> FenReader::run()
{
    if (auto error = readPieces())
        return error;
    constexpr std::array fields = {FenField::Turn, FenField::Castling, FenField::EnPassant,
                                   FenField::HalfmoveClock, FenField::MoveNumber};
    for (const FenField field : fields) {
        const std::optional<Word> word = nextWord(field);
        if (!word) {
            const std::size_t place = m_at;
            const bool hasOperations = readOperations();
            // Those of an EPD stand where a FEN has its clocks.
            if (field < FenField::HalfmoveClock || !hasOperations)
                remark(FenRemarkKind::MissingFields, field, {place, place});
            return std::nullopt;
        }
        if (auto error = read(field, *word))
            return error;
    }
    return readRest();
}

std::optional<FenError> FenReader::readStartpos()
{
    const bool isChess960 = m_reading.position.isChess960();
    m_reading.position = Position::start();
    m_reading.position.setChess960(isChess960);
    m_at += std::string_view("startpos").size();
    return readRest();
}

std::string_view FenReader::textOf(Word word) const
{
    return m_text.substr(word.begin, word.end - word.begin);
}

std::size_t FenReader::find(std::size_t from, bool (*predicate)(char)) const
{
    while (from < m_end && !predicate(m_text[from]))
        ++from;
    return from;
}

bool FenReader::isInSameLine(std::size_t offset) const
{
    return m_text.substr(m_at, offset - m_at).find_first_of("\n\r") == std::string_view::npos;
}

std::size_t FenReader::skipBlanks() const
{
    return find(m_at, [](char c) { return !isBlank(c); });
}

std::optional<FenReader::Word> FenReader::nextWord(FenField field)
{
    const std::size_t begin = skipBlanks();
    if (begin == m_end)
        return std::nullopt;
    std::size_t end = find(begin, isBlank);
    if (field >= FenField::EnPassant)
        end = std::min(end, find(begin, [](char c) { return c == ';'; }));
    if (field == FenField::MoveNumber)
        end = withoutPunctuation(begin, end);
    const Word word{begin, end};
    if (begin == end || (!isInSameLine(begin) && !fits(field, textOf(word))))
        return std::nullopt;
    const bool isBehindFields = field >= FenField::HalfmoveClock;
    if (beginsSurroundings(begin) ||
        (isBehindFields && beginsOperations(textOf(restOfLine(begin)))))
        return std::nullopt;
    m_at = end;
    return word;
}

FenReader::Word FenReader::restOfLine(std::size_t begin) const
{
    std::size_t end = find(begin, isLineEnd);
    while (isBlank(m_text[end - 1]))
        --end;
    return {begin, end};
}

std::size_t FenReader::withoutPunctuation(std::size_t begin, std::size_t end) const
{
    const std::size_t digitsEnd = find(begin, [](char c) { return !isDigit(c); });
    if (digitsEnd == begin || digitsEnd >= end)
        return end;
    const char next = m_text[digitsEnd];
    const bool isLast = digitsEnd + 1 == end;
    if (std::string_view(",)]}<>|\"'`").find(next) != std::string_view::npos ||
        (isLast && std::string_view(".:!?").find(next) != std::string_view::npos))
        return digitsEnd;
    return end;
}

bool FenReader::beginsSurroundings(std::size_t begin) const
{
    const std::string_view rest = m_text.substr(begin, m_end - begin);
    constexpr std::array<std::string_view, 6> marks = {"//", "#", "/*", "*/", "|", "-->"};
    return (rest.starts_with("moves") && (rest.size() == 5 || isBlank(rest[5]))) ||
           std::any_of(marks.begin(), marks.end(),
                       [rest](std::string_view mark) { return rest.starts_with(mark); }) ||
           (rest.substr(0, 10).find('/') != std::string_view::npos && startsWithPlacement(rest));
}

void FenReader::remark(FenRemarkKind kind, FenField field, Word word)
{
    m_reading.remarks.push_back(
        {kind, field, word.begin, word.end - word.begin, excerpt(textOf(word))});
}

FenError FenReader::errorAt(FenErrorKind kind, FenField field, Word word) const
{
    return fenErrorAt(m_text, kind, field, word.begin, word.end - word.begin);
}

std::optional<FenError> FenReader::readPieces()
{
    const std::size_t begin = skipBlanks();
    if (begin == m_end)
        return errorAt(FenErrorKind::Empty, FenField::Placement, {m_end, m_end});
    m_at = find(begin, isBlank);
    const auto placement = readPlacement(m_text, begin, m_at);
    if (!placement)
        return placement.error();
    for (std::size_t i = 0; i < placement->size(); ++i) {
        if (!(*placement)[i].isEmpty())
            m_reading.position.setPieces(allPieces[i], (*placement)[i]);
    }
    return std::nullopt;
}

std::optional<FenError> FenReader::read(FenField field, Word word)
{
    switch (field) {
    case FenField::Turn:
        return readTurn(word);
    case FenField::Castling:
        return readCastling(word);
    case FenField::EnPassant:
        return readEnPassant(word);
    default:
        return readNumber(field, word);
    }
}

std::optional<FenError> FenReader::readTurn(Word word)
{
    const std::string_view turn = textOf(word);
    if (turn.size() == 1 && consistsOf(turn, "wbWB")) {
        if (turn == "W" || turn == "B")
            remark(FenRemarkKind::TurnUpperCase, FenField::Turn, word);
        m_reading.position.setTurn(lower(turn[0]) == 'w' ? Color::White : Color::Black);
        return std::nullopt;
    }
    const bool isALaterField =
        consistsOf(turn, "KQkqHAha-") || isNumber(turn) || parseSquare(turn).has_value();
    return errorAt(isALaterField ? FenErrorKind::MissingTurn : FenErrorKind::BadTurn,
                   FenField::Turn, word);
}

std::optional<FenError> FenReader::readCastling(Word word)
{
    const std::string_view rights = textOf(word);
    if (rights == "-")
        return std::nullopt;
    if (auto error = wrongCastling(word))
        return error;

    Bitboard rooks;
    std::array<std::optional<Square>, 'z' + 1> meant{};
    bool isUnusual = false;
    char before = '\0';
    for (const char letter : rights) {
        if (meant[indexOf(letter)] || isOutOfOrder(before, letter))
            isUnusual = true;
        const std::optional<Square> rook = rookMeant(m_reading.position, letter);
        if (rook) {
            isUnusual = isUnusual || rooks.contains(*rook);
            rooks.insert(*rook);
        }
        meant[indexOf(letter)] = rook;
        before = letter;
    }
    m_reading.position.setCastlingRooks(rooks);
    if (isUnusual)
        remark(FenRemarkKind::CastlingUnusual, FenField::Castling, word);
    const Bitboard kept = m_reading.position.castlingRooks();
    remarkMisfits(word, [&](char letter) {
        const std::optional<Square> rook = meant[indexOf(letter)];
        return rook && kept.contains(*rook);
    });
    return std::nullopt;
}

template <typename Predicate>
void FenReader::remarkMisfits(Word word, Predicate isKept)
{
    std::string misfits;
    Word span{word.end, word.begin};
    for (std::size_t i = word.begin; i < word.end; ++i) {
        const char letter = m_text[i];
        if (isKept(letter))
            continue;
        if (misfits.find(letter) == std::string::npos)
            misfits += letter;
        span = {std::min(span.begin, i), i + 1};
    }
    if (misfits.empty())
        return;
    remark(FenRemarkKind::CastlingRightDoesNotFit, FenField::Castling, span);
    m_reading.remarks.back().castling = castlingMisfitOf(m_reading.position, textOf(word), misfits);
    m_reading.remarks.back().found = misfits;
}

std::optional<FenError> FenReader::wrongCastling(Word word) const
{
    const std::string_view rights = textOf(word);
    const std::size_t wrong = rights.find_first_not_of("KQABCDEFGHkqabcdefgh");
    if (wrong == std::string_view::npos)
        return std::nullopt;
    const bool isAnotherThing = parseSquare(rights) || isNumber(rights) ||
                                consistsOf(rights, "0-") || consistsOf(rights, "Oo-");
    if (!isAnotherThing) {
        const std::size_t at = word.begin + wrong;
        const std::size_t length = codePointAt(m_text, at).length;
        word = {at, at + length};
    }
    return errorAt(FenErrorKind::BadCastling, FenField::Castling, word);
}

std::optional<FenError> FenReader::readEnPassant(Word word)
{
    const std::string_view name = textOf(word);
    if (name == "-")
        return std::nullopt;
    const std::optional<Square> square = parseSquare(name);
    if (!square)
        return errorAt(FenErrorKind::BadEnPassant, FenField::EnPassant, word);
    m_reading.position.setEnPassant(square);
    if (!m_reading.position.enPassant()) {
        remark(FenRemarkKind::EnPassantDoesNotFit, FenField::EnPassant, word);
        m_reading.remarks.back().enPassant = misfitOf(*square);
    }
    return std::nullopt;
}

EnPassantMisfit FenReader::misfitOf(Square square) const
{
    using Reason = EnPassantMisfit::Reason;
    const Position &position = m_reading.position;
    const Color turn = position.turn();
    const auto because = [&](Reason reason) {
        return EnPassantMisfit{reason, turn, square};
    };

    const Bitboard behind = Bitboard(square).shifted(forwardOf(turn));
    if (behind.intersects(position.enPassantCandidates()))
        return because(Reason::PawnSquare);
    Position other = position;
    other.setTurn(opponentOf(turn));
    if (other.enPassantCandidates().contains(square))
        return because(Reason::OtherTurn);
    if (square.rank() != rankOf(turn, Rank::Six))
        return because(Reason::WrongRank);
    const Bitboard pawnSquare = Bitboard(square).shifted(forwardOf(opponentOf(turn)));
    if (!position.pieces(opponentOf(turn), PieceType::Pawn).intersects(pawnSquare))
        return because(Reason::NoPawn);
    if (position.occupied().contains(square))
        return because(Reason::Occupied);
    return because(Reason::OriginOccupied);
}

std::optional<FenError> FenReader::readNumber(FenField field, Word word)
{
    const bool isClock = field == FenField::HalfmoveClock;
    const std::string_view digits = textOf(word);
    if (digits == "-") {
        remark(FenRemarkKind::ClockDash, field, word);
        return std::nullopt;
    }
    if (!isNumber(digits))
        return errorAt(isClock ? FenErrorKind::BadHalfmoveClock : FenErrorKind::BadMoveNumber,
                       field, word);
    const std::optional<std::uint32_t> number = wholeNumber<std::uint32_t>(digits);
    if (!number)
        return errorAt(FenErrorKind::NumberTooLarge, field, word);
    if (isClock)
        m_reading.position.setHalfmoveClock(*number);
    else if (*number == 0)
        remark(FenRemarkKind::MoveNumberZero, field, word);
    else
        m_reading.position.setMoveNumber(*number);
    return std::nullopt;
}

std::optional<FenError> FenReader::readRest()
{
    const std::size_t begin = skipBlanks();
    if (begin == m_end || !isInSameLine(begin) || readOperations() || beginsSurroundings(begin))
        return std::nullopt;
    const bool isPunctuation =
        std::string_view("\"'`()[]{}<>,.:!?").find(m_text[begin]) != std::string_view::npos;
    if (isPunctuation || (m_isInProse && isLetter(m_text[begin])))
        return std::nullopt;
    return errorAt(FenErrorKind::TrailingText, FenField::Operations, restOfLine(begin));
}

bool FenReader::readOperations()
{
    const std::size_t begin = skipBlanks();
    if (begin == m_end || !isInSameLine(begin) || !beginsOperations(textOf(restOfLine(begin))) ||
        beginsSurroundings(begin))
        return false;
    const Word operations = restOfLine(begin);
    m_at = operations.end;
    // A lone semicolon ends a statement of code rather than naming an operation.
    if (textOf(operations) != ";")
        m_operations = operations;
    return true;
}

} // namespace chess
