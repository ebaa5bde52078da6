"""Compiles and runs what `bitboard` exports for a language, and compares the values it prints.

    compile_export.py LANGUAGE BITBOARD DATA_FOLDER

Beside constants and tables these are the formulas of the steps of a derivation: each becomes a
variable, so that the last one is what the knights of a set attack.

The right words come from the tables in the data folder and from a slow loop here, none from the
program under test. The lines for test frameworks are compiled against stand-ins of the frameworks
that count failures: none with the right variables, one for each framework with a wrong one.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

NAMES = [color + "_" + kind for color in ("white", "black")
         for kind in ("pawns", "knights", "bishops", "rooks", "queens", "king")]
# No bit, the first, the last, all, and those where 32 or 63 bits are too few.
EDGE_WORDS = [0, 1, 1 << 63, (1 << 64) - 1, 1 << 31, 0xFEDCBA9876543210]
# The files and ranks that the masks of a knight are made of.
LINES = ["file_a", "file_b", "file_g", "file_h", "rank_1", "rank_2", "rank_7", "rank_8"]
# Where the knights of the formulas stand: in all corners, where shifts leave the word or wrap, and
# in the middle.
KNIGHTS = [0, 7, 27, 31, 49, 54, 56, 63]
# The squares from which a knight leaves the board neither to the left nor to the right.
MIDDLE_FILES = 0x3C3C_3C3C_3C3C_3C3C
OCCUPIED = 0xFF5A_0080_1008_42FF


def camel(name, is_upper):
    words = [word.capitalize() for word in name.split("_")]
    return "".join(words) if is_upper else words[0].lower() + "".join(words[1:])


def c_source(part):
    printf = "    printf(\"%016llx\\n\", (unsigned long long){});\n"
    variables = "".join(f"    uint64_t {name} = c_{name};\n" for name in NAMES)
    checks = "#define assert(holds) check(holds)\n" \
             "#define TEST_ASSERT_EQUAL_HEX64(expected, actual) check((expected) == (actual))\n"
    constants = part.constants
    for name in NAMES:
        constants = constants.replace(f" {name} =", f" c_{name} =")
    return ("#include <stdint.h>\n#include <stdio.h>\n" + checks +
            "static int failed;\nstatic void check(int holds) { failed += !holds; }\n" +
            constants + part.table +
            "static const uint64_t plain[] = {" + ", ".join(part.literals) + "};\n"
            "static const int64_t negative[] = {" + ", ".join(part.signed_literals) + "};\n"
            "int main(int count, char **arguments)\n{\n    (void)arguments;\n" + variables +
            "    white_pawns ^= (uint64_t)(count > 1);\n" +
            "".join(printf.format(f"c_{name}") for name in NAMES) +
            "    for (int i = 0; i < 64; ++i)\n    " + printf.format("knight[i]") +
            f"    for (int i = 0; i < {len(part.literals)}; ++i)\n    " + printf.format("plain[i]") +
            f"    for (int i = 0; i < {len(part.signed_literals)}; ++i)\n    " +
            printf.format("negative[i]") + part.formulas("    uint64_t {} = {};\n") +
            "".join(printf.format(name) for name in part.results) + part.test_lines + "    printf(\"failed %d\\n\", failed);\n}\n")


def cpp_source(part):
    macros = "".join(f"#define {macro} check({condition})\n" for macro, condition in [
        ("EXPECT_EQ(a, b)", "(a) == (b)"), ("CHECK(holds)", "holds"),
        ("QCOMPARE(a, b)", "same(a, b)"), ("BOOST_TEST(holds)", "holds")])
    return ("#include <cstdint>\n#include <cstdio>\n#include <vector>\n" + macros +
            "static int failed;\nstatic void check(bool holds) { failed += !holds; }\n"
            "template <typename T> bool same(const T &a, const T &b) { return a == b; }\n"
            "namespace exported {\n" + part.constants + part.table + "}\n"
            "static void print(unsigned long long word) { std::printf(\"%016llx\\n\", word); }\n"
            "int main(int count, char **)\n{\n" +
            "".join(f"    std::uint64_t {name} = exported::{name};\n    print({name});\n"
                    for name in NAMES) +
            "    white_pawns ^= count > 1;\n"
            "    const auto &knight = exported::knight;\n"
            "    for (const std::uint64_t word : knight) print(word);\n"
            "    for (const std::uint64_t word : std::vector<std::uint64_t>{" +
            ", ".join(part.literals) + "}) print(word);\n"
            "    for (const std::int64_t word : std::vector<std::int64_t>{" +
            ", ".join(part.signed_literals) + "}) print(static_cast<std::uint64_t>(word));\n" +
            "    using namespace exported;\n" +
            part.formulas("    const std::uint64_t {} = {};\n") +
            "".join(f"    print({name});\n" for name in part.results) + part.test_lines + "    std::printf(\"failed %d\\n\", failed);\n}\n")


def rust_source(part):
    lines = "".join(f"    if std::panic::catch_unwind(|| {{ {line} }}).is_err() {{ failed += 1; }}\n"
                    for line in part.test_lines.splitlines())
    return (part.constants + part.table +
            "fn main() {\n    std::panic::set_hook(Box::new(|_| {}));\n    let mut failed = 0;\n"
            "    let wrong = u64::from(std::env::args().count() > 1);\n" +
            "".join(f"    let {name} = {name.upper()};\n    println!(\"{{:016x}}\", {name});\n"
                    for name in NAMES) +
            "    let white_pawns = white_pawns ^ wrong;\n    let knight = KNIGHT;\n"
            "    for word in knight { println!(\"{:016x}\", word); }\n"
            "    for word in [" + ", ".join(part.literals) + "] { println!(\"{:016x}\", word); }\n"
            "    for word in [" + ", ".join(part.signed_literals) +
            "] { println!(\"{:016x}\", word as u64); }\n" +
            part.formulas("    let {}: u64 = {};\n") +
            "".join(f"    println!(\"{{:016x}}\", {name});\n" for name in part.results) + lines +
            "    println!(\"failed {}\", failed);\n}\n")


def java_source(part):
    return ("class Exported {\n" + part.constants + part.table +
            "    static int failed = 0;\n"
            "    static void assertEquals(long a, long b) { if (a != b) ++failed; }\n"
            "    static void print(long word) { System.out.println(String.format(\"%016x\", word)); }\n"
            "    public static void main(String[] arguments) {\n" +
            "".join(f"        long {camel(name, False)} = {name.upper()};\n"
                    f"        print({camel(name, False)});\n" for name in NAMES) +
            "        whitePawns ^= arguments.length;\n        long[] knight = KNIGHT;\n"
            "        for (long word : knight) print(word);\n"
            "        for (long word : new long[] {" + ", ".join(part.literals) + "}) print(word);\n"
            "        for (long word : new long[] {" + ", ".join(part.signed_literals) +
            "}) print(word);\n" + part.formulas("        long {} = {};\n") +
            "".join(f"        print({name});\n" for name in part.results) + part.test_lines +
            "        System.out.println(\"failed \" + failed);\n    }\n}\n")


def go_source(part):
    return ("package main\nimport (\n\t\"fmt\"\n\t\"os\"\n)\n" + part.constants + part.table +
            "type counter struct { failed int }\n"
            "func (c *counter) Errorf(format string, values ...interface{}) { c.failed++ }\n"
            "func main() {\n\tt := &counter{}\n" +
            "".join(f"\tvar {camel(name, False)} uint64 = {camel(name, True)}\n"
                    f"\tfmt.Printf(\"%016x\\n\", {camel(name, False)})\n" for name in NAMES) +
            "\twhitePawns ^= uint64(len(os.Args) - 1)\n\tknight := Knight\n"
            "\tfor _, word := range knight { fmt.Printf(\"%016x\\n\", word) }\n"
            "\tfor _, word := range []uint64{" + ", ".join(part.literals) +
            "} { fmt.Printf(\"%016x\\n\", word) }\n"
            "\tfor _, word := range []int64{" + ", ".join(part.signed_literals) +
            "} { fmt.Printf(\"%016x\\n\", uint64(word)) }\n" +
            part.formulas("\tvar {} uint64 = {}\n") +
            "".join(f"\tfmt.Printf(\"%016x\\n\", {name})\n" for name in part.results) +
            part.test_lines +
            "\tfmt.Println(\"failed\", t.failed)\n}\n")


def python_source(part):
    lines = "".join(f"try:\n    {line}\nexcept AssertionError:\n    failed += 1\n"
                    for line in part.test_lines.splitlines())
    return ("import sys\nimport unittest\n" + part.constants + part.table +
            "self = unittest.TestCase()\nfailed = 0\n" +
            "".join(f"{name} = {name.upper()}\n" for name in NAMES) + "knight = KNIGHT\n" +
            part.formulas("{} = {}\n") +
            "for word in [" + ", ".join(NAMES) + "] + knight + [" +
            ", ".join(part.literals + part.signed_literals) + "]:\n"
            "    print(f'{word % 2**64:016x}')\n" +
            "".join(f"print(f'{{{name}:016x}}')\n" for name in part.results) +
            "white_pawns ^= len(sys.argv) - 1\n" + lines + "print('failed', failed)\n")


def script_source(part, head):
    lines = "".join(f"try {{ {line} }} catch (error) {{ ++failed; }}\n"
                    for line in part.test_lines.splitlines())
    return (head + part.constants + part.table + "let failed = 0;\n" +
            "".join(f"let {camel(name, False)} = {name.upper()};\n" for name in NAMES) +
            "const knight = KNIGHT;\n"
            "for (const word of [" + ", ".join(camel(name, False) for name in NAMES) +
            ", ...knight, " + ", ".join(part.literals + part.signed_literals) + "])\n"
            "    console.log(BigInt.asUintN(64, word).toString(16).padStart(16, '0'));\n" +
            part.formulas("const {} = {};\n") +
            "".join(f"console.log({name}.toString(16).padStart(16, '0'));\n"
                    for name in part.results) +
            "whitePawns ^= BigInt(process.argv.length - 2);\n" + lines +
            "console.log('failed ' + failed);\n")


def javascript_source(part):
    return script_source(part, "const assert = require('assert');\n"
                         "const expect = value => ({ toBe: other => assert.ok(value === other) });\n")


def typescript_source(part):
    return script_source(part, "declare const process: { argv: string[] };\n"
                         "const expect = (value: bigint) => ({ toBe(other: bigint) {\n"
                         "    if (value !== other) throw new Error('differs'); } });\n")


def csharp_source(part):
    return ("using System;\n"
            "static class Is { public static ulong EqualTo(ulong value) { return value; } }\n"
            "static class Assert {\n    public static int failed = 0;\n" +
            "".join(f"    public static void {name}(ulong a, ulong b) {{ if (a != b) ++failed; }}\n"
                    for name in ("That", "Equal", "AreEqual")) + "}\n"
            "static class Exported {\n" + part.constants + part.table +
            "    static void Print(ulong word) { Console.WriteLine(word.ToString(\"x16\")); }\n"
            "    static void Main(string[] arguments) {\n" +
            "".join(f"        ulong {camel(name, False)} = {camel(name, True)};\n"
                    f"        Print({camel(name, False)});\n" for name in NAMES) +
            "        whitePawns ^= (ulong)arguments.Length;\n        ulong[] knight = Knight;\n"
            "        foreach (ulong word in knight) Print(word);\n"
            "        foreach (ulong word in new ulong[] {" + ", ".join(part.literals) +
            "}) Print(word);\n"
            "        foreach (long word in new long[] {" + ", ".join(part.signed_literals) +
            "}) Print(unchecked((ulong)word));\n" +
            part.formulas("        ulong {} = {};\n") +
            "".join(f"        Print({name});\n" for name in part.results) + part.test_lines +
            "        Console.WriteLine(\"failed \" + Assert.failed);\n    }\n}\n")


# Source file, source, commands that compile it, the command that runs it, and the frameworks.
LANGUAGES = {
    "c": ("exported.c", c_source, [["cc", "-std=c11", "-Wall", "-Wextra", "-Werror", "exported.c",
                                    "-o", "exported"]],
          ["./exported"], ["assert", "unity"]),
    "cpp": ("exported.cpp", cpp_source,
            [["c++", "-std=c++17", "-Wall", "-Wextra", "-Werror", "exported.cpp", "-o", "exported"]],
            ["./exported"], ["googletest", "catch2", "qttest", "boost"]),
    "rust": ("exported.rs", rust_source, [["rustc", "--edition", "2021", "exported.rs"]],
             ["./exported"], ["rust-test"]),
    "java": ("Exported.java", java_source, [["ecj", "-17", "-proc:none", "-nowarn", "Exported.java"]],
             ["java", "-Xshare:auto", "Exported"], ["junit"]),
    "go": ("exported.go", go_source, [["gccgo", "exported.go", "-o", "exported"]],
           ["./exported"], ["go-test"]),
    "python": ("exported.py", python_source, [], [sys.executable, "exported.py"],
               ["pytest", "unittest"]),
    "js": ("exported.js", javascript_source, [], ["node", "exported.js"], ["jest", "node-assert"]),
    "ts": ("exported.ts", typescript_source,
           [["tsc", "--strict", "--target", "es2020", "--module", "commonjs", "exported.ts"]],
           ["node", "exported.js"], ["jest-ts"]),
    "csharp": ("exported.cs", csharp_source, [["mcs", "exported.cs"]], ["mono", "exported.exe"],
               ["nunit", "xunit", "mstest"]),
}


class Part:
    """What the program under test writes in the language."""

    def __init__(self, program, fen, language, frameworks):
        def exported(*arguments, form=language):
            return subprocess.run([program, *arguments, "--as", form], check=True,
                                  capture_output=True, encoding="utf-8").stdout

        def literals(style):
            return [exported("map", f"0x{word:016X}", "--to", "a1b1", "--style", style).strip()
                    for word in EDGE_WORDS]

        def literal(word):
            return exported("map", f"0x{word:016X}", "--to", "a1b1").strip()

        def steps(*arguments, form=language):
            rows = [line.split("\t") for line in
                    exported("explain", *arguments, form=form).split("\n# ")[1].splitlines()[1:]]
            return [(name, formula, words) for name, formula, words, *_ in rows]

        only = ",".join(NAMES)
        self.constants = (exported("boards", fen, "--only", only) +
                          exported("boards", fen, "--only", ",".join(LINES)))
        self.table = exported("table", "knight")
        self.literals = literals("bytes") + literals("lower,ungrouped")
        self.signed_literals = literals("signed")
        self.test_lines = ""
        for framework in frameworks:
            self.test_lines += exported("boards", fen, "--only", only, form=framework)
            self.test_lines += exported("table", "knight", form=framework)

        rook = ["rook", "d4", "--by", "lookup", "--occupied", f"0x{OCCUPIED:016X}"]
        blockers_words, index_words = [words for _, _, words in steps(*rook, form="hex")[:2]]
        mask = int(blockers_words.split()[2], 16)
        factor, shift = (int(index_words.split()[i].rstrip(")"), 0) for i in (2, 4))
        index = ((OCCUPIED & mask) * factor & (1 << 64) - 1) >> shift
        self.variables = [("b", literal(sum(1 << square for square in KNIGHTS))),
                          ("occupied", literal(OCCUPIED)), ("rook_mask", literal(mask)),
                          ("factor", literal(factor))]
        self.results = []
        self.expected = []
        for method in ("offsets", "clipping", "shifts"):
            for kind in ("by_name", "in_words"):
                # The constants of Go are computed without end, and not cut to 64 bits.
                if kind == "in_words" and language == "go":
                    continue
                rows = [(f"{name}_{kind}", formula if kind == "by_name" else words)
                        for name, formula, words in steps("knight", "d4", "--by", method)
                        if name != "attacks"]
                clips = [name for name, _ in rows if "_clip_" in name]
                shifts = [name for name, _ in rows if "_clip_" not in name]
                self.variables += rows
                self.add_result(f"{method}_{kind}", " | ".join(shifts),
                                knights_word(KNIGHTS) if kind == "by_name" else knight_word(27))
                if clips:
                    self.add_result(f"clips_{kind}", " & ".join(clips), MIDDLE_FILES)
        for name, formula, words in steps(*rook)[:2]:
            self.variables.append((name, formula))
            if name == "rook_index":
                self.add_result("index_by_name", name, index)
                if language != "go":
                    self.add_result("index_in_words", words.split(" = ")[0], index)

    def add_result(self, name, formula, expected):
        self.variables.append((name, formula))
        self.results.append(name)
        self.expected.append(expected)

    def formulas(self, declaration):
        return "".join(declaration.format(name, formula) for name, formula in self.variables)


def knight_word(index):
    """What a knight attacks, square by square."""
    word = 0
    for target in range(64):
        files = abs(index % 8 - target % 8)
        ranks = abs(index // 8 - target // 8)
        if sorted((files, ranks)) == [1, 2]:
            word |= 1 << target
    return word


def knights_word(squares):
    """What knights on these squares attack together."""
    word = 0
    for square in squares:
        word |= knight_word(square)
    return word


def fullest_position(data_folder):
    """The FEN with the most pieces of the table of checked cases, and its twelve words."""
    rows = [line.rstrip("\n").split("\t") for line in
            (data_folder / "bitboards.tsv").read_text(encoding="utf-8").splitlines()
            if line and not line.startswith("#")]
    columns = {name: index for index, name in enumerate(rows[0])}
    row = max(rows[1:], key=lambda cells: (int(cells[columns["popcount"]]), cells[0]))
    return row[0], [int(row[columns["bb_" + letter]], 16) for letter in "PNBRQKpnbrqk"]


def main():
    language, program, data_folder = sys.argv[1:]
    file_name, source, compilers, run, frameworks = LANGUAGES[language]
    for command in [*compilers, run]:
        if not command[0].startswith("./") and shutil.which(command[0]) is None:
            sys.exit(f"{command[0]} is not installed.")

    fen, pieces = fullest_position(pathlib.Path(data_folder))
    part = Part(program, fen, language, frameworks)
    expected = pieces + [knight_word(n) for n in range(64)] + EDGE_WORDS * 3 + part.expected
    with tempfile.TemporaryDirectory(prefix="exported words ") as folder:
        text = source(part)
        pathlib.Path(folder, file_name).write_text(text, encoding="utf-8")
        for command in compilers:
            subprocess.run(command, cwd=folder, check=True)
        for wrong_variables in ([], ["wrong"]):
            printed = subprocess.run([*run, *wrong_variables], cwd=folder, check=True,
                                     capture_output=True, encoding="utf-8").stdout.splitlines()
            failures = len(frameworks) if wrong_variables else 0
            right = [f"{word:016x}" for word in expected] + [f"failed {failures}"]
            if printed != right:
                sys.exit(f"printed: {printed}\nright:   {right}\n{text}")
    print(f"{language}: {len(expected)} words and {len(frameworks)} frameworks are right.")


main()
