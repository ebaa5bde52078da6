#include "src/workbench/positions/game_tags.h"
#include "src/workbench/positions/suite_check.h"
#include "tests/fuzz/fuzzing.h"

#include <string>

using namespace chess;
using namespace tests;

namespace {

std::vector<PositionRecord> indexed(std::string_view text, PositionFormat format,
                                    std::size_t pieceSize)
{
    PositionIndexer indexer(format);
    for (; !text.empty(); text.remove_prefix(std::min(pieceSize, text.size())))
        indexer.give(text.substr(0, pieceSize));
    indexer.finish();
    return indexer.take();
}

} // namespace

/// Of any text the records lie within it, in its order, whatever pieces it comes in, and each can
/// be checked and reported.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    for (const PositionFormat format : {PositionFormat::Lines, PositionFormat::Pgn}) {
        const auto records = indexed(text, format, text.size() + 1);
        require(records == indexed(text, format, 1 + size % 7), "pieces make no difference");
        std::uint32_t line = 0;
        for (const PositionRecord &record : records) {
            require(record.offset <= text.size() && record.length <= text.size() - record.offset,
                    "a record lies in the text");
            require(record.tagsBefore <= record.offset &&
                        record.tagsLength <= text.size() - (record.offset - record.tagsBefore),
                    "its tags lie in the text");
            readGameTags(text.substr(record.offset - record.tagsBefore, record.tagsLength));
            require(record.line >= line, "records keep the order of the lines");
            line = record.line;
            const std::string_view part = text.substr(record.offset, record.length);
            const SuiteCheckOptions options{size % 2 == 1, {.depth = 1}};
            const PositionCheck check = checkListed(record, part, options);
            require(troublesOf(check, record, part).empty() ==
                        (check.verdict() == CheckVerdict::Fine),
                    "what is not fine is reported");
        }
    }
    return 0;
}
