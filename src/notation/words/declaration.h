#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace chess {

/// Whether a word belongs to declarations and names nothing: const, unsigned, u64. In any case.
bool isDeclarationWord(std::string_view word);

/// A name that source code gives one word, both parts of the text.
struct Declaration {
    std::string_view name;
    /// What `parseWord` reads: the value without casts and conversions around it.
    std::string_view literal;
    /// How much of the text it takes, without what ends it.
    std::size_t length;
};

/// Reads the declaration or assignment at the head of a text, up to the end of the value, in C and
/// C++ (also with braces, and #define), Rust, Go, Java, Kotlin, C#, Swift, Zig, JavaScript and
/// TypeScript, Python and their relatives.
///
/// Nothing for anything else: prose, an array, a value that is no single word, an operation on what
/// the name has.
std::optional<Declaration> declarationAt(std::string_view text);

} // namespace chess
