#pragma once

#include <QDirIterator>
#include <QFile>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace tests {

/// A text in quotes in a source file, with those that follow it joined as the compiler does.
struct SourceText {
    QString file;
    QString text;
    /// It begins something in braces that has further braces next, as the pattern of a message
    /// does:
    /// {"wrapped", {}}
    bool isPattern = false;
};

/// The length of what begins at a place and is no code: a comment, or a character in quotes.
inline qsizetype silentLength(const QString &code, qsizetype at)
{
    const auto lengthUpTo = [&](QLatin1String end, qsizetype from) {
        const qsizetype found = code.indexOf(end, from);
        return (found < 0 ? code.size() : found + end.size()) - at;
    };
    const QStringView rest = QStringView(code).mid(at);
    if (rest.startsWith(QLatin1String("//")))
        return lengthUpTo(QLatin1String("\n"), at);
    if (rest.startsWith(QLatin1String("/*")))
        return lengthUpTo(QLatin1String("*/"), at + 2);
    if (rest.startsWith(QLatin1String("#include")))
        return lengthUpTo(QLatin1String("\n"), at);
    // Not the separator of digits, which stands behind one.
    const bool isCharacter = rest.startsWith(u'\'') && (at == 0 || !code[at - 1].isDigit());
    if (!isCharacter)
        return 0;
    qsizetype end = at + 1;
    while (end < code.size() && code[end] != u'\'')
        end += code[end] == u'\\' ? 2 : 1;
    return end + 1 - at;
}

/// Takes a text in quotes, of which `at` is the beginning; `at` is then behind it.
inline QString takeQuoted(const QString &code, qsizetype &at)
{
    // R"(as it stands)"
    if (at > 0 && code[at - 1] == u'R') {
        const qsizetype begin = code.indexOf(u'(', at) + 1;
        const QString end = u')' + code.mid(at + 1, begin - at - 2) + u'"';
        const qsizetype length = qMax(code.indexOf(end, begin), begin) - begin;
        at = begin + length + end.size();
        return code.mid(begin, length);
    }
    QString text;
    for (++at; at < code.size() && code[at] != u'"'; ++at) {
        if (code[at] == u'\\' && ++at < code.size()) {
            text += code[at] == u'n' ? u'\n' : code[at];
            continue;
        }
        text += code[at];
    }
    ++at;
    return text;
}

inline std::vector<SourceText> textsIn(const QString &file, const QString &code)
{
    std::vector<SourceText> texts;
    bool isJoined = false; // nothing but blanks and comments since the last text
    for (qsizetype at = 0; at < code.size();) {
        if (const qsizetype length = silentLength(code, at)) {
            at += length;
        } else if (code[at] == u'"') {
            const bool isFirst = QStringView(code).left(at).trimmed().endsWith(u'{');
            const QString text = takeQuoted(code, at);
            const bool isPattern =
                isFirst && QStringView(code).mid(at, 16).trimmed().startsWith(QLatin1String(", {"));
            if (isJoined)
                texts.back().text += text;
            else
                texts.push_back({file, text, isPattern});
            isJoined = true;
        } else {
            isJoined = isJoined && code[at].isSpace();
            ++at;
        }
    }
    return texts;
}

/// Whether a text of the core may be one that the user reads: it has several words, or is made the
/// pattern of a message.
inline bool isSentence(const SourceText &text)
{
    return text.isPattern || (text.text.trimmed().contains(u' ') &&
                              std::any_of(text.text.begin(), text.text.end(),
                                          [](QChar each) { return each.isLetter(); }));
}

/// The texts of all sources in a folder of the repository.
inline std::vector<SourceText> textsOfSources(const QString &folder)
{
    std::vector<SourceText> texts;
    QDirIterator files(QStringLiteral(SOURCE_DIR "/") + folder,
                       {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const auto more = textsIn(file.fileName(), QString::fromUtf8(file.readAll()));
        texts.insert(texts.end(), more.begin(), more.end());
    }
    return texts;
}

/// The sentences of the core that the window translates.
inline QStringList sentencesOfTheCore()
{
    QStringList sentences;
    for (const char *layer : {"board", "attacks", "moves", "notation", "workbench"}) {
        for (const SourceText &each :
             textsOfSources(QStringLiteral("src/") + QLatin1String(layer))) {
            if (isSentence(each))
                sentences += each.text;
        }
    }
    sentences.sort();
    sentences.removeDuplicates();
    return sentences;
}

} // namespace tests
