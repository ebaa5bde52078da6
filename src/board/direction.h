#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace chess {

/// A step from a square to another, named by the compass with White playing north.
///
/// Twelve along a line (eight to a neighbour, four straight over it) and the eight of a knight:
/// ```
///           nn
///        nnw   nne
///     wnw nw n ne ene
///  ww      w · e      ee
///     wsw sw s se ese
///        ssw   sse
///           ss
/// ```
enum class Direction : std::uint8_t {
    North,
    South,
    East,
    West,
    NorthWest,
    SouthEast,
    NorthEast,
    SouthWest,
    NorthNorth,
    SouthSouth,
    EastEast,
    WestWest,
    NorthNorthWest,
    NorthNorthEast,
    EastNorthEast,
    EastSouthEast,
    SouthSouthWest,
    SouthSouthEast,
    WestNorthWest,
    WestSouthWest,
};

/// The eight steps of a king, in the order of seed text 1 (Rustic, "Non-slider initialization").
inline constexpr std::array compassDirections = {
    Direction::North,     Direction::South,     Direction::East,      Direction::West,
    Direction::NorthWest, Direction::SouthEast, Direction::NorthEast, Direction::SouthWest};

/// The eight jumps of a knight, in the order of the same text.
inline constexpr std::array knightDirections = {
    Direction::NorthNorthWest, Direction::NorthNorthEast, Direction::EastNorthEast,
    Direction::EastSouthEast,  Direction::SouthSouthWest, Direction::SouthSouthEast,
    Direction::WestNorthWest,  Direction::WestSouthWest};

inline constexpr std::array orthogonalDirections = {Direction::North, Direction::South,
                                                    Direction::East, Direction::West};
inline constexpr std::array diagonalDirections = {Direction::NorthWest, Direction::SouthEast,
                                                  Direction::NorthEast, Direction::SouthWest};

inline constexpr std::array<Direction, 20> allDirections = [] {
    std::array<Direction, 20> directions{};
    for (std::size_t i = 0; i < directions.size(); ++i)
        directions[i] = static_cast<Direction>(i);
    return directions;
}();

/// How far a step leads: files to the east and ranks to the north, negative the other way.
struct Step {
    int east;
    int north;

    constexpr bool operator==(const Step &) const = default;
};

constexpr Step stepOf(Direction direction)
{
    constexpr std::array<Step, 20> steps = {{
        {0, 1}, {0, -1}, {1, 0},  {-1, 0}, {-1, 1}, {1, -1}, {1, 1},   {-1, -1}, {0, 2},  {0, -2},
        {2, 0}, {-2, 0}, {-1, 2}, {1, 2},  {2, 1},  {2, -1}, {-1, -2}, {1, -2},  {-2, 1}, {-2, -1},
    }};
    return steps[static_cast<std::size_t>(direction)];
}

/// The letters of the compass: "n", "ne", "nne", for a knight's two files and one rank "ene".
constexpr std::string_view nameOf(Direction direction)
{
    constexpr std::array<std::string_view, 20> names = {
        "n",  "s",  "e",   "w",   "nw",  "se",  "ne",  "sw",  "nn",  "ss",
        "ee", "ww", "nnw", "nne", "ene", "ese", "ssw", "sse", "wnw", "wsw"};
    return names[static_cast<std::size_t>(direction)];
}

/// The change of the LERF index: north is +8 and east is +1, so a knight's nne is +17.
constexpr int offsetOf(Direction direction)
{
    const Step step = stepOf(direction);
    return 8 * step.north + step.east;
}

/// "north", "south_east", …: a step of a king as an identifier.
/// Precondition: one of the eight `compassDirections`.
constexpr std::string_view compassNameOf(Direction direction)
{
    constexpr std::array<std::string_view, compassDirections.size()> names = {
        "north", "south", "east", "west", "north_west", "south_east", "north_east", "south_west"};
    return names[static_cast<std::size_t>(direction)];
}

/// The step back.
constexpr Direction oppositeOf(Direction direction)
{
    const Step step = stepOf(direction);
    for (const Direction other : allDirections) {
        if (stepOf(other) == Step{-step.east, -step.north})
            return other;
    }
    return direction; // not reached: every step has its opposite
}

} // namespace chess
