#include "src/notation/export/test_lines.h"

#include "src/board/enum_table.h"

#include <fmt/format.h>

#include <algorithm>

namespace chess {

namespace {

/// How a framework compares: {0} is the variable, {1} the word, {2} the type of both.
struct FrameworkStyle {
    TestFramework framework;
    std::string_view name;
    std::string_view title;
    WordFormat language;
    NameCase variables;
    std::string_view line;
};

constexpr std::array<FrameworkStyle, allTestFrameworks.size()> styles = {{
    {TestFramework::CAssert, "assert", "assert (C)", WordFormat::C, NameCase::Snake,
     "assert({0} == {1});"},
    {TestFramework::Unity, "unity", "Unity", WordFormat::C, NameCase::Snake,
     "TEST_ASSERT_EQUAL_HEX64({1}, {0});"},
    {TestFramework::GoogleTest, "googletest", "GoogleTest", WordFormat::Cpp, NameCase::Snake,
     "EXPECT_EQ({0}, {1});"},
    {TestFramework::Catch2, "catch2", "Catch2, doctest", WordFormat::Cpp, NameCase::Snake,
     "CHECK({0} == {1});"},
    // QCOMPARE wants the same type on both sides, and a literal is no std::uint64_t everywhere.
    {TestFramework::QtTest, "qttest", "Qt Test", WordFormat::Cpp, NameCase::Snake,
     "QCOMPARE({0}, {2}{{{1}}});"},
    {TestFramework::BoostTest, "boost", "Boost.Test", WordFormat::Cpp, NameCase::Snake,
     "BOOST_TEST({0} == {1});"},
    {TestFramework::RustTest, "rust-test", "Rust", WordFormat::Rust, NameCase::Snake,
     "assert_eq!({0}, {1});"},
    {TestFramework::JUnit, "junit", "JUnit", WordFormat::Java, NameCase::LowerCamel,
     "assertEquals({1}, {0});"},
    {TestFramework::GoTesting, "go-test", "Go testing", WordFormat::Go, NameCase::LowerCamel,
     "if want := {2}({1}); {0} != want {{\n"
     "\tt.Errorf(\"{0} = %#016x, want %#016x\", {0}, want)\n"
     "}}"},
    {TestFramework::Pytest, "pytest", "pytest", WordFormat::Python, NameCase::Snake,
     "assert {0} == {1}"},
    {TestFramework::Unittest, "unittest", "unittest (Python)", WordFormat::Python, NameCase::Snake,
     "self.assertEqual({0}, {1})"},
    {TestFramework::Jest, "jest", "Jest, Vitest", WordFormat::JavaScript, NameCase::LowerCamel,
     "expect({0}).toBe({1});"},
    {TestFramework::JestTypeScript, "jest-ts", "Jest, Vitest (TypeScript)", WordFormat::TypeScript,
     NameCase::LowerCamel, "expect({0}).toBe({1});"},
    {TestFramework::NodeAssert, "node-assert", "assert (Node.js)", WordFormat::JavaScript,
     NameCase::LowerCamel, "assert.strictEqual({0}, {1});"},
    {TestFramework::NUnit, "nunit", "NUnit", WordFormat::CSharp, NameCase::LowerCamel,
     "Assert.That({0}, Is.EqualTo({1}));"},
    {TestFramework::XUnit, "xunit", "xUnit.net", WordFormat::CSharp, NameCase::LowerCamel,
     "Assert.Equal({1}, {0});"},
    {TestFramework::MsTest, "mstest", "MSTest", WordFormat::CSharp, NameCase::LowerCamel,
     "Assert.AreEqual({1}, {0});"},
    {TestFramework::XCTest, "xctest", "XCTest", WordFormat::Swift, NameCase::LowerCamel,
     "XCTAssertEqual({0}, {1})"},
    {TestFramework::KotlinTest, "kotlin-test", "kotlin.test", WordFormat::Kotlin,
     NameCase::LowerCamel, "assertEquals({1}, {0})"},
    {TestFramework::ZigTest, "zig-test", "Zig", WordFormat::Zig, NameCase::Snake,
     "try std.testing.expectEqual(@as({2}, {1}), {0});"},
}};
static_assert(isInOrderOf(&FrameworkStyle::framework, styles));

const FrameworkStyle &styleOf(TestFramework framework)
{
    return styles[static_cast<std::size_t>(framework)];
}

std::string lineFor(const std::string &variable, std::uint64_t word, const FrameworkStyle &style,
                    const Spelling &spelling)
{
    return fmt::format(fmt::runtime(style.line), variable,
                       toLiteral(word, style.language, spelling),
                       typeNameOf(style.language, spelling));
}

std::string variableOf(std::string_view name, const FrameworkStyle &style, const Spelling &spelling)
{
    return spelt(name, spelling.names.value_or(style.variables));
}

} // namespace

std::string_view nameOf(TestFramework framework)
{
    return styleOf(framework).name;
}

std::string_view titleOf(TestFramework framework)
{
    return styleOf(framework).title;
}

std::optional<TestFramework> parseTestFramework(std::string_view name)
{
    const auto found = std::find_if(styles.begin(), styles.end(),
                                    [name](const auto &style) { return style.name == name; });
    return found == styles.end() ? std::nullopt : std::optional(found->framework);
}

WordFormat languageOf(TestFramework framework)
{
    return styleOf(framework).language;
}

std::string toTestLine(std::string_view name, std::uint64_t word, TestFramework framework,
                       const Spelling &spelling)
{
    const FrameworkStyle &style = styleOf(framework);
    return lineFor(variableOf(name, style, spelling), word, style, spelling);
}

std::string toTestLine(std::string_view name, std::size_t index, std::uint64_t word,
                       TestFramework framework, const Spelling &spelling)
{
    const FrameworkStyle &style = styleOf(framework);
    return lineFor(fmt::format("{}[{}]", variableOf(name, style, spelling), index), word, style,
                   spelling);
}

} // namespace chess
