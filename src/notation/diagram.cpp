#include "src/notation/diagram.h"

namespace chess {

std::string toDiagram(Bitboard squares)
{
    std::string picture;
    for (auto rank = allRanks.rbegin(); rank != allRanks.rend(); ++rank) {
        picture += digitOf(*rank);
        picture += ' ';
        for (const File file : allFiles) {
            picture += ' ';
            picture += squares.contains(Square(file, *rank)) ? '1' : '.';
        }
        picture += '\n';
    }
    return picture + "   a b c d e f g h\n";
}

std::string toSquareList(Bitboard squares)
{
    std::string list;
    for (const File file : allFiles) {
        for (const Square square : squares &Bitboard(file)) {
            if (!list.empty())
                list += ',';
            list += nameOf(square);
        }
    }
    return list.empty() ? "-" : list;
}

} // namespace chess
