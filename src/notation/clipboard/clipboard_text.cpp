#include "src/notation/clipboard/clipboard_text.h"

#include "src/board/ascii.h"
#include "src/notation/text/blank.h"
#include "src/notation/words/addressed_dump.h"
#include "src/notation/words/bitboard_names.h"
#include "src/notation/words/diagram.h"
#include "src/notation/words/labelled_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace chess {

namespace {

using Result = tl::expected<ClipboardText, ClipboardError>;

/// Makes a position of a list of bitboards.
class BoardsReader {
public:
    BoardsReader(std::string_view text, const WordList &list, SquareMapping mapping,
                 const ClipboardOptions &options)
        : m_text(text)
        , m_list(list)
        , m_options(options.fen)
        , m_passesUnknownOver(options.passesUnknownOver)
    {
        m_boards.mapping = mapping;
    }

    Result read();

private:
    /// What a word of the list is: the set of a piece, or an occupancy.
    struct Meaning {
        std::optional<Piece> piece;
        std::string_view occupancy; ///< its name when it is no piece
    };
    struct Occupancy {
        std::string_view name;
        Bitboard squares;
        std::string_view literal;
    };

    std::optional<ClipboardError> readWords();
    std::optional<ClipboardError> take(const LabelledWord &word, const Meaning &meaning);
    std::optional<ClipboardError> put(Piece piece, Bitboard squares, const ListedWord &word);
    void compareOccupancies();
    void takeState();
    void note(ClipboardNoticeKind kind, std::string_view piece, std::string found);

    std::string_view m_text;
    const WordList &m_list;
    FenOptions m_options;
    bool m_passesUnknownOver;
    ClipboardBoards m_boards;
    std::vector<LabelledWord> m_words;
    std::vector<Meaning> m_meanings; ///< of each of them
    std::array<bool, 12> m_isGiven{};
    std::vector<Occupancy> m_occupancies;
    std::vector<std::string_view> m_otherLabels;
    /// As what the numbers without a prefix are read, when some of them are unmistakable.
    std::optional<WordReadingKind> m_guess;
};

void BoardsReader::note(ClipboardNoticeKind kind, std::string_view piece, std::string found)
{
    m_boards.notices.push_back({kind, offsetIn(m_text, piece), piece.size(), std::move(found)});
}

std::optional<ClipboardError> BoardsReader::put(Piece piece, Bitboard squares,
                                                const ListedWord &word)
{
    bool &isGiven = m_isGiven[static_cast<std::size_t>(indexOf(piece))];
    if (isGiven)
        return refuseClipboard(m_text, word.label, ClipboardErrorKind::RepeatedLabel,
                               repeatedLabelSentence)
            .value();
    isGiven = true;
    if (const auto square = (squares & m_boards.position.occupied()).first()) {
        const Piece other = *m_boards.position.pieceAt(*square);
        ClipboardError error =
            refuseClipboard(m_text, word.literal, ClipboardErrorKind::TwoPiecesOnOneSquare,
                            "%2 and %3 both stand on %4.")
                .value();
        error.reason.arguments.insert(error.reason.arguments.end(),
                                      {std::string(bitboardNameOf(other)),
                                       std::string(bitboardNameOf(piece)),
                                       std::string(nameOf(*square))});
        return error;
    }
    m_boards.position.setPieces(piece, squares);
    ++m_boards.count;
    return std::nullopt;
}

std::optional<ClipboardError> BoardsReader::readWords()
{
    const bool hasLabels = std::any_of(m_list.words.begin(), m_list.words.end(),
                                       [](const ListedWord &word) { return !word.label.empty(); });
    const PieceLabels labels(m_list);
    for (std::size_t i = 0; i < m_list.words.size(); ++i) {
        const ListedWord &word = m_list.words[i];
        const std::string_view label = hasLabels ? word.label : nameInOrder(i);
        const auto piece = hasLabels ? labels.pieceOf(label) : parsePieceName(label);
        const std::optional<std::string_view> occupancy = parseOccupancyName(label);
        if (!piece && !occupancy) {
            m_otherLabels.push_back(word.label.empty() ? word.literal : word.label);
            continue;
        }
        auto reading = parseWord(word.literal);
        if (!reading)
            return refuseClipboard(reading.error(), ClipboardErrorKind::BadWord,
                                   offsetIn(m_text, word.literal))
                .value();
        m_words.push_back({word, *std::move(reading)});
        m_meanings.push_back({piece, occupancy.value_or("")});
    }
    return std::nullopt;
}

std::optional<ClipboardError> BoardsReader::take(const LabelledWord &word, const Meaning &meaning)
{
    const auto &[text, reading] = word;
    if (reading.isAlsoSquareName && m_guess != WordReadingKind::Hex)
        return refuseClipboard(m_text, text.literal, ClipboardErrorKind::AmbiguousWord,
                               "“%1” may be a square or a number; write 0x%1 for the number.")
            .value();
    const Bitboard squares = squaresOf(reading.word, reading.kind, m_boards.mapping);
    if (meaning.piece)
        return put(*meaning.piece, squares, text);
    m_occupancies.push_back({meaning.occupancy, squares, text.literal});
    return std::nullopt;
}

void BoardsReader::compareOccupancies()
{
    for (const NamedBitboard &right : boardsOf(m_boards.position)) {
        for (const Occupancy &given : m_occupancies) {
            if (given.name == right.name && given.squares != right.squares)
                note(ClipboardNoticeKind::OccupancyDiffers, given.literal,
                     std::string(right.name) + ": " + toSquareList(given.squares ^ right.squares));
        }
    }
}

void BoardsReader::takeState()
{
    const std::string_view end = m_text.substr(m_text.size());
    if (!m_list.fen) {
        note(ClipboardNoticeKind::MissingState, end, {});
        return;
    }
    FenOptions options = m_options;
    options.isChess960 = options.isChess960 || m_list.isChess960;
    const auto fen = parseFen(*m_list.fen, options);
    if (!fen) {
        note(ClipboardNoticeKind::StateUnreadable, *m_list.fen, excerpt(*m_list.fen));
        return;
    }
    const Position &state = fen->position;
    Position &position = m_boards.position;
    position.setChess960(state.isChess960());
    position.setTurn(state.turn());
    position.setCastlingRooks(state.castlingRooks());
    position.setEnPassant(state.enPassant());
    position.setHalfmoveClock(state.halfmoveClock());
    position.setMoveNumber(state.moveNumber());
    const bool hasSamePieces = std::all_of(allPieces.begin(), allPieces.end(), [&](Piece piece) {
        return position.pieces(piece) == state.pieces(piece);
    });
    if (!hasSamePieces)
        note(ClipboardNoticeKind::StateOfOtherPieces, *m_list.fen, excerpt(*m_list.fen));
}

Result BoardsReader::read()
{
    if (const std::optional<ClipboardError> error = readWords())
        return tl::unexpected(*error);
    m_guess = readAlike(m_words);
    if (std::optional<ClipboardError> stray = strayTextIn(m_text, m_list, m_words))
        return tl::unexpected(*std::move(stray));
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        if (const std::optional<ClipboardError> error = take(m_words[i], m_meanings[i]))
            return tl::unexpected(*error);
    }

    std::string missing;
    for (const Piece piece : allPieces) {
        if (!m_isGiven[static_cast<std::size_t>(indexOf(piece))])
            missing.append(missing.empty() ? "" : ", ").append(bitboardNameOf(piece));
    }
    // A name that is no piece may be the misspelt one of a piece that is missing.
    if (!m_otherLabels.empty() && !missing.empty() && !m_passesUnknownOver)
        return refuseClipboard(m_text, m_otherLabels.front(), ClipboardErrorKind::UnknownLabel,
                               "“%1” names no piece and no occupancy.");
    if (!missing.empty())
        note(ClipboardNoticeKind::MissingPieces, m_text.substr(m_text.size()), missing);
    if (!m_otherLabels.empty())
        note(ClipboardNoticeKind::OtherBitboards, m_otherLabels.front(),
             excerpt(m_otherLabels.front()));
    if (const auto octal = octalInC(m_words))
        note(ClipboardNoticeKind::OctalInC, *octal, excerpt(*octal));
    if (m_list.passedOver)
        note(ClipboardNoticeKind::TextPassedOver, *m_list.passedOver, excerpt(*m_list.passedOver));
    compareOccupancies();
    takeState();
    return std::move(m_boards);
}

Result readNamedWord(std::string_view text, const WordList &list, SquareMapping mapping)
{
    const ListedWord &word = list.words.front();
    auto reading = parseWord(word.literal);
    if (!reading)
        return refuseClipboard(reading.error(), ClipboardErrorKind::BadWord,
                               offsetIn(text, word.literal));
    const LabelledWord labelled{word, *reading};
    if (std::optional<ClipboardError> stray = strayTextIn(text, list, {&labelled, 1}))
        return tl::unexpected(*std::move(stray));
    const Bitboard squares = squaresOf(reading->word, reading->kind, mapping);
    return ClipboardWord{*std::move(reading), squares, mapping, std::string(word.label)};
}

bool hasPieceNames(const WordList &list)
{
    const PieceLabels labels(list);
    return list.words.size() > 1 &&
           std::any_of(list.words.begin(), list.words.end(),
                       [&](const ListedWord &word) { return labels.pieceOf(word.label); });
}

/// Whether a list without names is that of a position with its occupancies.
bool areAllBoards(const WordList &list)
{
    std::vector<LabelledWord> words;
    for (const ListedWord &word : list.words) {
        auto reading = parseWord(word.literal);
        if (!reading)
            return false;
        words.push_back({word, *std::move(reading)});
    }
    readAlike(words);
    return areAllBoards(words);
}

/// A list without names, or the reason why it is none.
Result readNumbers(std::string_view text, const WordList &list, SquareMapping mapping,
                   const ClipboardOptions &options)
{
    if (list.words.size() == allPieces.size() || areAllBoards(list))
        return BoardsReader(text, list, mapping, options).read();
    const std::string_view place = list.words.size() > allPieces.size()
                                       ? list.words[allPieces.size()].literal
                                       : text.substr(text.size());
    return refuseClipboard(
        text, place, ClipboardErrorKind::NotTwelveWords,
        "A list without names must have twelve bitboards: pawns, knights, bishops, rooks, "
        "queens and king of White, then of Black.");
}

} // namespace

Result parseClipboardText(std::string_view text, ClipboardOptions options)
{
    if (text.size() > longestClipboardText)
        return refuseClipboard(text, text.substr(longestClipboardText).substr(0, 1),
                               ClipboardErrorKind::TooLong,
                               "The text is longer than 1 MiB, and no position or bitboard is.");
    const std::string_view body = trimmed(text);
    if (body.empty())
        return refuseClipboard(text, text, ClipboardErrorKind::Empty, "There is nothing to read.");

    const auto word = parseWord(text);
    if (word)
        return readNamedWord(text, {{{{}, body}}}, options.mapping);
    if (auto dump = parseAddressedDump(text); dump && !*dump)
        return tl::unexpected(std::move(*dump).error());

    const WordList list = scanWordList(text);
    const auto named = list.mapping ? parseSquareMapping(*list.mapping) : options.mapping;
    if (!named && !list.words.empty())
        return refuseClipboard(text, *list.mapping, ClipboardErrorKind::UnknownMapping,
                               unknownMappingSentence);
    const SquareMapping mapping = named.value_or(options.mapping);
    if (hasPieceNames(list))
        return BoardsReader(text, list, mapping, options).read();

    const auto firstNamed =
        std::find_if(list.words.begin(), list.words.end(),
                     [](const ListedWord &each) { return !each.label.empty(); });
    const bool hasNames = firstNamed != list.words.end();
    const bool isOnlyNumbers = !list.words.empty() && !hasNames && !list.hasLooseNames &&
                               word.error().kind != WordErrorKind::LooksLikeFen;
    if (list.words.size() > 1 && isOnlyNumbers && word.error().kind == WordErrorKind::SeveralValues)
        return readNumbers(text, list, mapping, options);

    // BB_FILE_A = 0x01 begins like a FEN.
    const bool isOneWord = list.words.size() == 1 && !list.hasLooseNames;
    if (isOneWord && list.words.front().isDeclared)
        return readNamedWord(text, list, mapping);

    auto fen = parseFen(text, options.fen);
    if (fen)
        return *std::move(fen);
    if (fen.error().kind != FenErrorKind::NotAFen && fen.error().kind != FenErrorKind::Empty)
        return refuseClipboard(fen.error(), ClipboardErrorKind::BadFen);
    if (isOneWord)
        return readNamedWord(text, list, mapping);
    if (list.words.size() > 1 && isOnlyNumbers)
        return readNumbers(text, list, mapping, options);
    const bool isNamedList = list.words.size() > 1 && hasNames && !list.hasLooseNames;
    if (isNamedList && list.operation)
        return tl::unexpected(*strayTextIn(text, list, {}));
    if (isNamedList)
        return refuseClipboard(text, firstNamed->label, ClipboardErrorKind::NoPieces,
                               "None of the bitboards is that of a piece, such as white_pawns.");
    const bool isMeantAsWord =
        word.error().offset > offsetIn(text, body) || word.error().kind != WordErrorKind::BadDigit;
    if (isMeantAsWord)
        return refuseClipboard(word.error(), ClipboardErrorKind::BadWord);
    return refuseClipboard(
        text, body.substr(0, std::min(body.find_first_of(" \t\r\n"), body.size())),
        ClipboardErrorKind::NotUnderstood,
        "“%1” begins neither a position nor a bitboard nor a list of bitboards.");
}

std::string_view nameOf(ClipboardNoticeKind kind)
{
    switch (kind) {
    case ClipboardNoticeKind::MissingPieces:
        return "missing-pieces";
    case ClipboardNoticeKind::OtherBitboards:
        return "other-bitboards";
    case ClipboardNoticeKind::TextPassedOver:
        return "text-passed-over";
    case ClipboardNoticeKind::OctalInC:
        return "octal-in-c";
    case ClipboardNoticeKind::OccupancyDiffers:
        return "occupancy-differs";
    case ClipboardNoticeKind::MissingState:
        return "missing-state";
    case ClipboardNoticeKind::StateUnreadable:
        return "state-unreadable";
    case ClipboardNoticeKind::StateOfOtherPieces:
        return "state-of-other-pieces";
    }
    return {};
}

Message describe(const ClipboardNotice &notice)
{
    switch (notice.kind) {
    case ClipboardNoticeKind::MissingPieces:
        return {"The list does not have %1: taken as empty.", {notice.found}};
    case ClipboardNoticeKind::OtherBitboards:
        return {"Only pieces and occupancies are taken; “%1” is passed over.", {notice.found}};
    case ClipboardNoticeKind::TextPassedOver:
        return {passedOverSentence, {notice.found}};
    case ClipboardNoticeKind::OctalInC:
        return {octalInCSentence, {notice.found}};
    case ClipboardNoticeKind::OccupancyDiffers:
        return {"An occupancy is not what the pieces make; it differs in %1. The pieces are taken.",
                {notice.found}};
    case ClipboardNoticeKind::MissingState:
        return {"The list says nothing of turn, castling and clocks: White is to move.", {}};
    case ClipboardNoticeKind::StateUnreadable:
        return {"“%1” is no FEN, so that White is to move.", {notice.found}};
    case ClipboardNoticeKind::StateOfOtherPieces:
        return {"The FEN beside the list has other pieces; those of the list are taken.", {}};
    }
    return {};
}

Message describe(const ClipboardText &text)
{
    if (std::holds_alternative<FenReading>(text))
        return {"Read as the FEN of a position.", {}};
    if (const auto *word = std::get_if<ClipboardWord>(&text)) {
        if (word->reading.kind == WordReadingKind::Diagram)
            return {"Read as the picture of one bitboard, with rank 8 on top.", {}};
        if (word->reading.kind == WordReadingKind::DiagramFromBelow)
            return {"Read as the picture of one bitboard, with rank 1 on top.", {}};
        if (word->reading.kind == WordReadingKind::Squares && word->squares.count() == 1)
            return {"Read as the square %1.", {toSquareList(word->squares)}};
        if (word->reading.kind == WordReadingKind::Squares)
            return {"Read as a list of %1 squares.", {std::to_string(word->squares.count())}};
        return {"Read as one bitboard, %1, with the bits in the order %2.",
                {toText(describe(word->reading.kind)), std::string(nameOf(word->mapping))}};
    }
    const auto &boards = std::get<ClipboardBoards>(text);
    return {boards.count == 1
                ? "Read as the bitboard of %1 kind of piece, with the bits in the order %2."
                : "Read as the bitboards of %1 kinds of pieces, with the bits in the order %2.",
            {std::to_string(boards.count), std::string(nameOf(boards.mapping))}};
}

} // namespace chess
