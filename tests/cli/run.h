#pragma once

#include "src/cli/command_line.h"

#include <QByteArray>
#include <QList>
#include <QTest>

#include <sstream>
#include <string>
#include <vector>

namespace tests {

/// What the program printed and how it ended.
struct Run {
    int status;
    std::string out;
    std::string err;
};

/// Runs the program's command line within the test.
inline Run run(const std::vector<std::string> &arguments, const std::string &input = {})
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = chess::runCommandLine(arguments, in, out, err);
    return {status, out.str(), err.str()};
}

/// The words of a text, as a shell parts an unquoted FEN.
inline std::vector<std::string> wordsOf(const std::string &text)
{
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

inline std::vector<std::string> linesOf(const std::string &text)
{
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

/// The cells of a line parted by tabs, as `cut -f` sees them.
inline std::vector<std::string> cellsOf(const std::string &line)
{
    std::vector<std::string> cells;
    for (const QByteArray &cell : QByteArray::fromStdString(line).split('\t'))
        cells.push_back(cell.toStdString());
    return cells;
}

/// A word as the tables of tests/data write it, sixteen lower-case digits, as the program does.
inline std::string asPrinted(const std::string &digits)
{
    return "0x" + QByteArray::fromStdString(digits).toUpper().toStdString();
}

inline bool contains(const std::string &text, const std::string &part)
{
    return text.find(part) != std::string::npos;
}

inline bool startsWith(const std::string &text, const std::string &part)
{
    return text.compare(0, part.size(), part) == 0;
}

} // namespace tests

namespace std {

/// Lets a failing comparison print texts and their escapes.
inline char *toString(const std::string &text)
{
    return QTest::toString(QByteArray::fromStdString(text));
}

} // namespace std
