#include "tests/source_texts.h"

#include <cstdio>

/// Writes the sentences of the core, which stand where lupdate does not look, as calls that it
/// knows: list_sentences > sentences.cpp; lupdate ui sentences.cpp -ts …
int main()
{
    for (QString sentence : tests::sentencesOfTheCore()) {
        sentence.replace(u'\\', QStringLiteral("\\\\"))
            .replace(u'"', QStringLiteral("\\\""))
            .replace(u'\n', QStringLiteral("\\n"));
        std::printf("QT_TRANSLATE_NOOP(\"ui::wording\", \"%s\")\n", qUtf8Printable(sentence));
    }
}
