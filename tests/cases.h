#pragma once

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QList>
#include <QString>

#include <stdexcept>
#include <string>
#include <vector>

namespace tests {

/// One row of a table of checked cases, its cells by column name.
class Case {
public:
    Case(const QHash<QByteArray, qsizetype> *columns, QList<QByteArray> cells, int line)
        : m_columns(columns), m_cells(std::move(cells)), m_line(line)
    {
    }

    /// The cell under a column name; a wrong name ends the test.
    std::string operator[](const char *column) const
    {
        const auto found = m_columns->constFind(QByteArray(column));
        if (found == m_columns->constEnd())
            throw std::out_of_range(std::string("no such column: ") + column);
        return m_cells.value(*found).toStdString();
    }
    int line() const { return m_line; }

private:
    const QHash<QByteArray, qsizetype> *m_columns;
    QList<QByteArray> m_cells;
    int m_line;
};

/// A table of tests/data: lines beginning with # are remarks, the first other line names the
/// columns. Reading throws when the file is missing or empty, so that no test passes for want of
/// data.
class Cases {
public:
    explicit Cases(const char *fileName, bool hasHashRows = false);

    auto begin() const { return m_rows.begin(); }
    auto end() const { return m_rows.end(); }
    std::size_t size() const { return m_rows.size(); }

private:
    QHash<QByteArray, qsizetype> m_columns;
    std::vector<Case> m_rows;
};

inline Cases::Cases(const char *fileName, bool hasHashRows)
{
    QFile file(QStringLiteral(TEST_DATA "/") + QString::fromUtf8(fileName));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(std::string("cannot open ") + fileName);
    int lineNumber = 0;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        ++lineNumber;
        // A row may begin with # too, where that is the text to be read.
        const bool isRemark = line.startsWith('#') && !(hasHashRows && line.contains('\t'));
        if (line.isEmpty() || isRemark)
            continue;
        const QList<QByteArray> cells = line.split('\t');
        if (m_columns.isEmpty() && !line.startsWith('#')) {
            for (qsizetype i = 0; i < cells.size(); ++i)
                m_columns.insert(cells[i], i);
            continue;
        }
        m_rows.emplace_back(&m_columns, cells, lineNumber);
    }
    if (m_rows.empty())
        throw std::runtime_error(std::string("no cases in ") + fileName);
}

/// Undoes the C-like escapes of the tables: \t \n \r \\ and \uXXXX.
inline std::string unescaped(const std::string &text)
{
    QString result;
    const QString source = QString::fromStdString(text);
    for (qsizetype i = 0; i < source.size(); ++i) {
        if (source[i] != u'\\' || i + 1 == source.size()) {
            result += source[i];
            continue;
        }
        switch (source[++i].unicode()) {
        case 't':
            result += u'\t';
            break;
        case 'n':
            result += u'\n';
            break;
        case 'r':
            result += u'\r';
            break;
        case 'u':
            result += QChar(source.mid(i + 1, 4).toUShort(nullptr, 16));
            i += 4;
            break;
        default:
            result += source[i];
        }
    }
    return result.toStdString();
}

} // namespace tests
