#include "src/notation/clipboard/clipboard_text.h"
#include "src/notation/export/export.h"
#include "src/workbench/paste_readings.h"
#include "tests/fuzz/fuzzing.h"

using namespace chess;
using namespace tests;

/// Any text is refused with a place and a sentence, or is said to be something.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    const auto pasted = parsePaste(text);
    if (!pasted)
        requirePlaceWithin(text, pasted.error());
    else
        require(!pasted->readings.empty(), "what is not refused has a reading");
    const auto read = parseClipboardText(text);
    if (!read) {
        requirePlaceWithin(text, read.error());
        require(!toText(describe(read.error())).empty(), "every error has a sentence");
        return 0;
    }
    require(!toText(describe(*read)).empty(), "every reading has a sentence");
    if (const auto *boards = std::get_if<ClipboardBoards>(&*read)) {
        for (const ClipboardNotice &notice : boards->notices)
            requirePlaceWithin(text, notice);
        const std::string exported =
            toExport(boards->position, boardsOf(boards->position),
                     {ExportLayout::List, WordFormat::Hex, boards->mapping});
        const auto again = parseClipboardText(exported);
        require(again && std::get<ClipboardBoards>(*again).position == boards->position,
                "a position comes back from its own export");
    }
    return 0;
}
