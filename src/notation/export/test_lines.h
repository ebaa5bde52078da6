#pragma once

#include "src/notation/words/literal.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// A framework for unit tests, or what a language has for want of one.
enum class TestFramework : std::uint8_t {
    CAssert,
    Unity,
    GoogleTest,
    Catch2, ///< and doctest, which spells it the same
    QtTest,
    BoostTest,
    RustTest,
    JUnit,
    GoTesting,
    Pytest,
    Unittest,
    Jest, ///< and Vitest
    JestTypeScript,
    NodeAssert,
    NUnit,
    XUnit,
    MsTest,
    XCTest,
    KotlinTest,
    ZigTest,
};

inline constexpr std::array allTestFrameworks = {
    TestFramework::CAssert,        TestFramework::Unity,      TestFramework::GoogleTest,
    TestFramework::Catch2,         TestFramework::QtTest,     TestFramework::BoostTest,
    TestFramework::RustTest,       TestFramework::JUnit,      TestFramework::GoTesting,
    TestFramework::Pytest,         TestFramework::Unittest,   TestFramework::Jest,
    TestFramework::JestTypeScript, TestFramework::NodeAssert, TestFramework::NUnit,
    TestFramework::XUnit,          TestFramework::MsTest,     TestFramework::XCTest,
    TestFramework::KotlinTest,     TestFramework::ZigTest};

/// "googletest", "junit", …, as the command line takes them.
std::string_view nameOf(TestFramework framework);
/// "GoogleTest", "JUnit", …, as their makers write them.
std::string_view titleOf(TestFramework framework);
std::optional<TestFramework> parseTestFramework(std::string_view name);
/// In which language the lines are written.
WordFormat languageOf(TestFramework framework);

/// A line that fails the test when a variable does not have the value. The variable is spelt as is
/// the habit of the language for variables: whitePawns in Java, white_pawns in C.
std::string toTestLine(std::string_view name, std::uint64_t word, TestFramework framework,
                       const Spelling &spelling = {});

/// The same for an entry of a table: knight[6].
std::string toTestLine(std::string_view name, std::size_t index, std::uint64_t word,
                       TestFramework framework, const Spelling &spelling = {});

} // namespace chess
