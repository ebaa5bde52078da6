#pragma once

#include "src/board/number.h"
#include "src/board/square_mapping.h"
#include "src/notation/export/export.h"
#include "src/notation/words/literal.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// The arguments with everything that is not a switch marked as such, so that words like -1 or
/// `[FEN "…"]` reach their command as they were typed. The options made by this header take the
/// mark off again.
std::vector<std::string> withWordsMarked(const std::vector<std::string> &arguments);

/// A text that quotes such arguments, without the marks and in one line.
std::string withoutMarks(std::string_view text);

/// How a command comes to write its results.
enum class Layout {
    Text,   ///< lines for people and `cut`
    Json,   ///< one JSON value per input
    Tsv,    ///< a header and rows, parted by tabs
    Csv,    ///< the same, parted by commas
    Tests,  ///< lines that compare variables with the values
    Dump,   ///< bytes in hexadecimal
    Binary, ///< bytes themselves
};

/// The choices that all commands share.
struct OutputOptions {
    Layout layout = Layout::Text;
    WordFormat format = WordFormat::Hex;
    SquareMapping mapping = SquareMapping::A1B1;
    Spelling spelling;
    TestFramework framework = TestFramework::GoogleTest;
    ByteOrder bytes = ByteOrder::Little;

    /// The style of a whole export; `text` is its layout where lines for people are wanted, and
    /// `rows` where rows.
    ExportStyle exportStyle(ExportLayout text, ExportLayout rows) const;

    /// A set of squares as a word, in the mapping and format chosen.
    std::string literal(Bitboard squares) const;
};

enum class TableLayouts { NotOffered, Offered };

/// A help page with that usage line behind the name.
std::shared_ptr<CLI::FormatterBase> helpPage(const std::string &usage);

/// A command, with a help page that shows how to call it and an example.
CLI::App &addCommand(CLI::App &program, const std::string &name, const std::string &summary,
                     const std::string &usage, const std::string &footer);

/// One text, as it was typed.
CLI::Option &addText(CLI::App &command, const std::string &name, std::optional<std::string> &text,
                     const std::string &description);
/// Any number of words, as they were typed.
CLI::Option &addWords(CLI::App &command, const std::string &name, std::vector<std::string> &words,
                      const std::string &description);

/// A value with a name in a list.
template <typename T>
struct Choice {
    std::string_view name;
    T value;
};

/// "king, knight, …": what may stand there.
template <typename T>
std::string listOf(const std::vector<Choice<T>> &choices)
{
    std::string list;
    for (const Choice<T> &choice : choices)
        list.append(list.empty() ? "" : ", ").append(choice.name);
    return list;
}

/// Calls `take` with a value read by name; any other text is wrong usage.
CLI::Option &addNamed(CLI::App &command, const std::string &name, const std::string &description,
                      const std::string &choices, std::function<bool(const std::string &)> take);

/// An option or positional argument that is one of a list of names.
template <typename T, typename Target>
CLI::Option &addChoice(CLI::App &command, const std::string &name, std::vector<Choice<T>> choices,
                       Target &target, const std::string &description)
{
    return addNamed(command, name, description, listOf(choices),
                    [choices, &target](const std::string &text) {
                        for (const Choice<T> &choice : choices) {
                            if (choice.name == text) {
                                target = choice.value;
                                return true;
                            }
                        }
                        return false;
                    });
}

/// An argument that is a number of a range.
template <typename T, typename Target>
CLI::Option &addNumber(CLI::App &command, const std::string &name, T least, T most, Target &target,
                       const std::string &description)
{
    return addNamed(command, name, description, fmt::format("the numbers {} to {}", least, most),
                    [least, most, &target](const std::string &text) {
                        const std::optional<T> number = wholeNumber<T>(text);
                        if (!number || *number < least || *number > most)
                            return false;
                        target = *number;
                        return true;
                    });
}

/// An option that takes one of the eight mappings.
CLI::Option &addMapping(CLI::App &command, const std::string &name,
                        std::function<void(SquareMapping)> take, const std::string &description);

/// `--mapping`: the order of the bits in words.
void addMapping(CLI::App &command, SquareMapping &mapping);

/// `--as json`, for commands whose text has no words in it.
void addJson(CLI::App &command, Layout &layout);

/// `--mapping`, `--as` and `--style`. Where tables are offered, so are test lines and bytes.
void addOutputOptions(CLI::App &command, OutputOptions &options,
                      TableLayouts tables = TableLayouts::NotOffered);

/// `--chess960`.
void addChess960(CLI::App &command, bool &isChess960);

} // namespace chess
