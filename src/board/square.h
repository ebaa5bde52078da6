#pragma once

#include "src/board/ascii.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace chess {

/// A column of the board, a to h; its value is 0 to 7 from White's left.
enum class File : std::uint8_t { A, B, C, D, E, F, G, H };

/// A row of the board, 1 to 8; its value is 0 to 7 from White's side.
enum class Rank : std::uint8_t { One, Two, Three, Four, Five, Six, Seven, Eight };

inline constexpr std::array allFiles = {File::A, File::B, File::C, File::D,
                                        File::E, File::F, File::G, File::H};
inline constexpr std::array allRanks = {Rank::One,  Rank::Two, Rank::Three, Rank::Four,
                                        Rank::Five, Rank::Six, Rank::Seven, Rank::Eight};

/// One of the 64 squares. There is no "no square": absence is an empty optional.
///
/// The index counts along the ranks from a1, little-endian rank-file (LERF):
/// ```
/// 8  56 57 58 59 60 61 62 63
/// …
/// 1   0  1  2  3  4  5  6  7
///     a  b  c  d  e  f  g  h
/// ```
class Square {
public:
    constexpr Square(File file, Rank rank)
        : m_index(static_cast<std::uint8_t>(static_cast<int>(rank) * 8 + static_cast<int>(file)))
    {
    }

    /// The square with a LERF index. Precondition: 0 ≤ index ≤ 63.
    static constexpr Square fromIndex(int index)
    {
        Square square(File::A, Rank::One);
        square.m_index = static_cast<std::uint8_t>(index);
        return square;
    }

    /// The square `file` columns right of and `rank` rows above a1, or nothing when that is off the
    /// board.
    static constexpr std::optional<Square> fromCoordinates(int file, int rank)
    {
        if (file < 0 || file > 7 || rank < 0 || rank > 7)
            return std::nullopt;
        return Square(static_cast<File>(file), static_cast<Rank>(rank));
    }

    constexpr int index() const { return m_index; }
    constexpr File file() const { return static_cast<File>(m_index & 7); }
    constexpr Rank rank() const { return static_cast<Rank>(m_index >> 3); }

    /// Squares are ordered by index: a1, b1, …, h8.
    constexpr auto operator<=>(const Square &) const = default;

private:
    std::uint8_t m_index;
};

/// All squares in index order, a1 to h8.
inline constexpr std::array<Square, 64> allSquares = []<int... I>(std::integer_sequence<int, I...>)
{
    return std::array{Square::fromIndex(I)...};
}
(std::make_integer_sequence<int, 64>());

/// The square named like "e4", in lower case and nothing else; otherwise nothing.
constexpr std::optional<Square> parseSquare(std::string_view name)
{
    if (name.size() != 2)
        return std::nullopt;
    return Square::fromCoordinates(name[0] - 'a', name[1] - '1');
}

/// The same where the file may be a capital: "E4".
constexpr std::optional<Square> parseSquareInAnyCase(std::string_view name)
{
    if (name.size() != 2)
        return std::nullopt;
    return Square::fromCoordinates(lower(name[0]) - 'a', name[1] - '1');
}

/// A square written in code: `"e4"_sq`. A wrong name does not compile.
consteval Square operator""_sq(const char *name, std::size_t length)
{
    return parseSquare(std::string_view(name, length)).value();
}

constexpr char letterOf(File file)
{
    return static_cast<char>('a' + static_cast<int>(file));
}

constexpr char digitOf(Rank rank)
{
    return static_cast<char>('1' + static_cast<int>(rank));
}

/// The name of a square, "a1" to "h8"; the text lives as long as the program.
constexpr std::string_view nameOf(Square square)
{
    constexpr std::string_view names = "a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3d3e3f3g3h3"
                                       "a4b4c4d4e4f4g4h4a5b5c5d5e5f5g5h5a6b6c6d6e6f6g6h6"
                                       "a7b7c7d7e7f7g7h7a8b8c8d8e8f8g8h8";
    return names.substr(static_cast<std::size_t>(square.index()) * 2, 2);
}

} // namespace chess
