#include "src/workbench/difference.h"

#include "src/notation/words/diagram.h"
#include "src/workbench/catalogue.h"

#include <algorithm>

namespace chess {

namespace {

const ListedBitboard *find(std::span<const ListedBitboard> list, std::string_view name)
{
    const auto found = std::find_if(list.begin(), list.end(),
                                    [name](const auto &board) { return board.name == name; });
    return found == list.end() ? nullptr : &*found;
}

} // namespace

std::string toDiagram(const Difference &difference)
{
    std::string picture = toDiagram(difference.expected | difference.actual);
    // In the picture every square of either has the mark 1, in reading order.
    auto mark = picture.begin();
    for (auto rank = allRanks.rbegin(); rank != allRanks.rend(); ++rank) {
        mark = std::find(mark, picture.end(), ' ');
        for (const File file : allFiles) {
            mark = std::find_if(mark, picture.end(), [](char c) { return c != ' '; });
            const Square square(file, *rank);
            if (!difference.actual.contains(square) && *mark == '1')
                *mark = '-';
            else if (!difference.expected.contains(square) && *mark == '1')
                *mark = '+';
            ++mark;
        }
        mark = std::find(mark, picture.end(), '\n') + 1;
    }
    return picture;
}

std::vector<ListedBitboard> listedBitboards(const LabelledWords &words)
{
    std::vector<ListedBitboard> list;
    for (const NamedWord &word : namedWordsOf(words))
        list.push_back({word.name, squaresOf(word, words.mapping)});
    return list;
}

bool ListDifference::isNone() const
{
    return onlyExpected.empty() && onlyActual.empty() &&
           std::all_of(boards.begin(), boards.end(),
                       [](const NamedDifference &board) { return board.difference.isNone(); });
}

ListDifference differenceOf(std::span<const ListedBitboard> expected,
                            std::span<const ListedBitboard> actual)
{
    ListDifference result;
    for (const ListedBitboard &board : expected) {
        if (const ListedBitboard *const other = find(actual, board.name))
            result.boards.push_back({board.name, {board.squares, other->squares}});
        else
            result.onlyExpected.push_back(board.name);
    }
    for (const ListedBitboard &board : actual) {
        if (find(expected, board.name) == nullptr)
            result.onlyActual.push_back(board.name);
    }
    return result;
}

ListDifference differenceOf(const Position &expected, std::span<const ListedBitboard> actual)
{
    std::vector<ListedBitboard> right;
    for (const CatalogueEntry &entry : catalogue()) {
        if (entry.piece || find(actual, entry.name) != nullptr)
            right.push_back({std::string(entry.name), entry.evaluate(expected, std::nullopt)});
    }
    return differenceOf(right, actual);
}

} // namespace chess
