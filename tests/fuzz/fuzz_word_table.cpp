#include "src/notation/words/labelled_words.h"
#include "src/workbench/tables/table_check.h"
#include "tests/fuzz/fuzzing.h"

using namespace chess;
using namespace tests;

/// Any text is refused with a place, or is 64 words of which something is said; the bytes taken as
/// a table are one as well.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    const auto list = parseLabelledWords(text, SquareMapping::A1B1);
    if (list)
        require(!list->words.empty(), "a list has words");
    else
        requirePlaceWithin(text, list.error());
    const auto read = parseWordTable(text);
    if (!read) {
        requirePlaceWithin(text, read.error());
        require(!toText(describe(read.error())).empty(), "every error has a sentence");
    }
    TableWords words{};
    if (read)
        words = read->words;
    for (std::size_t i = 0; !read && i < size; ++i)
        words[i % 64] = words[i % 64] << 8 | data[i];
    const TableCheck check = checkTable(words, {SquareMapping::A1B1, nullptr});
    require(!check.matches.empty(), "there is always a nearest table");
    if (check.cause)
        require(!toText(describe(*check.cause)).empty(), "every cause has a sentence");
    return 0;
}
