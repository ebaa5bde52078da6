#include "ui/exchange/bitboard_text.h"

#include "src/notation/words/bitboard_names.h"
#include "src/workbench/catalogue.h"
#include "ui/document/wording.h"

#include <string>
#include <vector>

namespace ui {

namespace {

/// Bitboards with their names for the core, which only refers to names.
class NamedBitboards {
public:
    NamedBitboards(const Document &document, const QStringList &names)
    {
        m_names.reserve(static_cast<std::size_t>(names.size()));
        for (const QString &name : names) {
            if (const auto squares = document.bitboard(name)) {
                m_names.push_back(name.toStdString());
                m_boards.push_back({m_names.back(), *squares});
            }
        }
    }
    NamedBitboards(const NamedBitboards &) = delete;
    NamedBitboards &operator=(const NamedBitboards &) = delete;

    const std::vector<chess::NamedBitboard> &boards() const { return m_boards; }

private:
    // Never reallocated, so that the boards' names stay where they are.
    std::vector<std::string> m_names;
    std::vector<chess::NamedBitboard> m_boards;
};

QString plainText(const Document &document, const QStringList &names, chess::ExportLayout layout,
                  chess::WordFormat words)
{
    return textOf(chess::toText(NamedBitboards(document, names).boards(),
                                {layout, words, document.mapping()}));
}

QStringList namesOf(const std::vector<chess::NamedBitboard> &boards)
{
    QStringList names;
    for (const chess::NamedBitboard &board : boards)
        names.append(textOf(board.name));
    return names;
}

} // namespace

QString wordOf(const Document &document, const QString &name)
{
    const auto squares = document.bitboard(name);
    return squares ? document.literal(*squares) : QString();
}

QString labelledList(const Document &document, const QStringList &names)
{
    return plainText(document, names, chess::ExportLayout::List, chess::WordFormat::Hex);
}

QString pieceList(const Document &document)
{
    return exported(document, pieceAndOccupancyNames(),
                    {chess::ExportLayout::List, chess::WordFormat::Hex, document.mapping()});
}

QString cSource(const Document &document, const QStringList &names)
{
    return plainText(document, names, chess::ExportLayout::Constants, chess::WordFormat::C);
}

QString exported(const Document &document, const QStringList &names, chess::ExportStyle style)
{
    return QString::fromUtf8(exportedBytes(document, names, style));
}

QByteArray exportedBytes(const Document &document, const QStringList &names,
                         chess::ExportStyle style)
{
    return QByteArray::fromStdString(
        chess::toExport(document.position(), NamedBitboards(document, names).boards(), style));
}

QStringList pieceNames()
{
    return pieceAndOccupancyNames().first(static_cast<qsizetype>(chess::allPieces.size()));
}

QStringList pieceAndOccupancyNames()
{
    return namesOf(chess::boardsOf(chess::Position()));
}

QStringList allNames(const Document &document)
{
    QStringList names;
    for (const chess::CatalogueEntry &entry : chess::catalogue())
        names.append(textOf(entry.name));
    for (const NamedBitboard &own : document.mine())
        names.append(own.name);
    return names;
}

} // namespace ui
