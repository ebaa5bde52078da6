#include "src/notation/bitboard_names.h"

#include "src/board/ascii.h"
#include "src/notation/identifier.h"

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

/// Whether a simplified name is an identifier but for its underscores and plural.
bool means(std::string_view simple, std::string_view identifier)
{
    const auto withoutPlural = [](std::string_view text) {
        return text.substr(0, text.size() - (!text.empty() && text.back() == 's' ? 1 : 0));
    };
    return equalAsIdentifiers(withoutPlural(simple), withoutPlural(identifier));
}

} // namespace

std::optional<Piece> parsePieceName(std::string_view name)
{
    const std::string wanted = simplified(name);
    for (const Piece piece : allPieces) {
        if (means(wanted, bitboardNameOf(piece)))
            return piece;
        const char letter = letterOf(Piece{Color::White, piece.type});
        const std::array shortForm = {piece.color == Color::White ? 'w' : 'b', letter};
        if (name == std::string_view(shortForm.data(), shortForm.size()))
            return piece;
    }
    return std::nullopt;
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
