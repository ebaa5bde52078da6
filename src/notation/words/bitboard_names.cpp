#include "src/notation/words/bitboard_names.h"

#include "src/board/ascii.h"

#include <algorithm>
#include <string>
#include <utility>

namespace chess {

namespace {

/// Letters and digits of a name in lower case, or nothing when it is longer than any known one.
std::string simplified(std::string_view name)
{
    constexpr std::size_t longest = 24;
    std::string result;
    for (const char c : name.substr(0, longest + 1)) {
        if (isLetter(c) || isDigit(c))
            result += lower(c);
    }
    return name.size() > longest ? std::string() : result;
}

/// Takes one of two beginnings, the longer first, off a text.
bool takeEither(std::string_view &text, std::string_view word, std::string_view letter)
{
    for (const std::string_view beginning : {word, letter}) {
        if (text.starts_with(beginning)) {
            text.remove_prefix(beginning.size());
            return true;
        }
    }
    return false;
}

std::string_view nameOf(Color color)
{
    return color == Color::White ? names::white : names::black;
}

/// The kind of piece in the singular, the plural, or as a letter.
bool isKind(std::string_view text, PieceType type)
{
    std::string_view kind = bitboardNameOf({Color::White, type});
    kind.remove_prefix(names::white.size() + 1);
    if (kind.ends_with('s'))
        kind.remove_suffix(1);
    const bool isWord =
        text.starts_with(kind) && (text.size() == kind.size() || text.substr(kind.size()) == "s");
    return isWord || (text.size() == 1 && text.front() == letterOf({Color::Black, type}));
}

/// Whether a simplified name is that of a piece: white, w, black or b and the kind, or the kind and
/// white or black.
bool means(std::string_view simple, Piece piece)
{
    const std::string_view color = nameOf(piece.color);
    std::string_view kind = simple;
    if (takeEither(kind, color, color.substr(0, 1)) && isKind(kind, piece.type))
        return true;
    return simple.ends_with(color) && simple.size() > color.size() + 1 &&
           isKind(simple.substr(0, simple.size() - color.size()), piece.type);
}

} // namespace

std::optional<Piece> parsePieceName(std::string_view name)
{
    const std::string wanted = simplified(name);
    if (wanted == "bb" && name != "bB") // any bitboard
        return std::nullopt;
    const auto piece = std::find_if(allPieces.begin(), allPieces.end(),
                                    [&](Piece each) { return means(wanted, each); });
    return piece == allPieces.end() ? std::nullopt : std::optional(*piece);
}

std::optional<Piece> parsePieceLabel(std::string_view label)
{
    if (const auto piece = parsePieceName(label))
        return piece;
    if (label.size() == 1)
        return parsePiece(label.front());
    return simplified(label) == "bb" ? std::optional(Piece{Color::Black, PieceType::Bishop})
                                     : std::nullopt;
}

std::optional<std::string_view> parseOccupancyName(std::string_view name)
{
    using Synonym = std::pair<std::string_view, std::string_view>;
    constexpr std::array<Synonym, 12> synonyms = {{{"white", names::white},
                                                   {"whitepieces", names::white},
                                                   {"black", names::black},
                                                   {"blackpieces", names::black},
                                                   {"occupied", names::occupied},
                                                   {"occupancy", names::occupied},
                                                   {"occ", names::occupied},
                                                   {"all", names::occupied},
                                                   {"allpieces", names::occupied},
                                                   {"both", names::occupied},
                                                   {"empty", names::empty},
                                                   {"emptysquares", names::empty}}};
    const std::string wanted = simplified(name);
    for (const auto &[synonym, meaning] : synonyms) {
        if (wanted == synonym)
            return meaning;
    }
    return std::nullopt;
}

std::vector<NamedBitboard> boardsOf(const Position &position)
{
    std::vector<NamedBitboard> boards;
    boards.reserve(allPieces.size() + 4);
    for (const Piece piece : allPieces)
        boards.push_back({bitboardNameOf(piece), position.pieces(piece)});
    const Bitboard white = position.pieces(Color::White);
    const Bitboard black = position.pieces(Color::Black);
    boards.push_back({names::white, white});
    boards.push_back({names::black, black});
    boards.push_back({names::occupied, white | black});
    boards.push_back({names::empty, ~(white | black)});
    return boards;
}

} // namespace chess
