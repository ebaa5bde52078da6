#include "ui/document/document.h"

#include "src/notation/fen/fen.h"
#include "src/notation/moves/move_text.h"
#include "src/workbench/catalogue.h"
#include "ui/document/wording.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

const QString chosenAtFirst = QStringLiteral("white_pawns");

/// The text of a step as QUndoCommand takes it: what a list of the steps shows, and behind a line
/// feed what stands behind Undo and Redo.
QString stepText(const QString &inList, const QString &inMenu)
{
    return inList + QLatin1Char('\n') + inMenu;
}

/// Names the step to another position. In a list it also shows the placement, turn, rights and en
/// passant square, which tell twenty pasted positions apart.
QString replacementText(const QString &what, const chess::Position &position)
{
    const QString fields = textOf(toFen(position)).section(QLatin1Char(' '), 0, 3);
    return stepText(QStringLiteral("%1: %2").arg(what, fields), what);
}

} // namespace

/// The one undo command: it holds the workspace that is not shown and swaps it in.
class Document::Change : public QUndoCommand {
public:
    Change(Document *document, Workspace other, const QString &what, Merging merging,
           QString subject = {})
        : QUndoCommand(what)
        , m_document(document)
        , m_other(std::move(other))
        , m_merging(merging)
        , m_subject(std::move(subject))
        , m_changesPosition(m_other.position != document->position())
    {
    }
    Change(Document *document, Workspace other, const PlayedMove &move)
        : Change(document, std::move(other), move.text(), Merging::Never)
    {
        m_move = move;
    }

    const std::optional<PlayedMove> &move() const { return m_move; }
    bool changesPosition() const { return m_changesPosition; }

    void redo() override { m_document->swapWorkspace(m_other); }
    void undo() override { m_document->swapWorkspace(m_other); }

    int id() const override { return static_cast<int>(m_merging); }
    bool mergeWith(const QUndoCommand *later) override
    {
        // Steps are asked about others of their own kind only.
        if (static_cast<const Change *>(later)->m_subject != m_subject)
            return false;
        setText(stepText(later->text(), later->actionText()));
        // The later step is done already; what this one holds is the state before both.
        setObsolete(m_other == m_document->m_workspace);
        return true;
    }

private:
    Document *m_document;
    Workspace m_other;
    Merging m_merging;
    QString m_subject;
    bool m_changesPosition;
    std::optional<PlayedMove> m_move;
};

QString PlayedMove::text() const
{
    return textOf(toNumberedSan(before, move));
}

QString PlayedMove::uci() const
{
    return textOf(toUci(before, move));
}

Document::Document(QObject *parent) : QObject(parent), m_chosenBitboard(chosenAtFirst)
{
    connect(&m_undoStack, &QUndoStack::indexChanged, this, [this] {
        if (!m_isPlayingLine)
            emit historyChanged();
    });
}

std::optional<chess::Bitboard> Document::bitboard(const QString &name) const
{
    if (const auto *entry = chess::findInCatalogue(name.toStdString()))
        return entry->evaluate(position(), m_selectedSquare);
    const auto own = std::find_if(mine().begin(), mine().end(), [&](const NamedBitboard &bitboard) {
        return bitboard.name == name;
    });
    if (own != mine().end())
        return own->squares;
    return std::nullopt;
}

bool Document::isKnown(const QString &name) const
{
    return chess::findInCatalogue(name.toStdString()) != nullptr ||
           std::any_of(mine().begin(), mine().end(),
                       [&](const NamedBitboard &own) { return own.name == name; });
}

QString Document::chosenBitboard() const
{
    return isKnown(m_chosenBitboard) ? m_chosenBitboard : chosenAtFirst;
}

QStringList Document::layers() const
{
    QStringList names;
    for (const Layer &layer : m_layers) {
        if (isKnown(layer.name))
            names.append(layer.name);
    }
    return names;
}

std::optional<int> Document::layerSlot(const QString &name) const
{
    const auto found = std::find_if(m_layers.begin(), m_layers.end(),
                                    [&](const Layer &layer) { return layer.name == name; });
    if (found == m_layers.end() || !isKnown(name))
        return std::nullopt;
    return found->slot;
}

QString Document::literal(chess::Bitboard squares) const
{
    return QString::fromStdString(toLiteral(toWord(squares, m_mapping), m_wordFormat));
}

void Document::change(Workspace changed, const QString &what, Merging merging,
                      const QString &subject)
{
    if (changed != m_workspace)
        m_undoStack.push(new Change(this, std::move(changed), what, merging, subject));
}

template <typename Edit>
void Document::edit(const QString &what, Edit edit, Merging merging, const QString &subject)
{
    Workspace changed = m_workspace;
    edit(changed.position);
    change(std::move(changed), what, merging, subject);
}

void Document::swapWorkspace(Workspace &other)
{
    const QStringList layersBefore = layers();
    const QString chosenBefore = chosenBitboard();
    std::swap(m_workspace, other);
    const bool selectionGoes = m_selectedSquare && !position().pieceAt(*m_selectedSquare);
    if (selectionGoes)
        m_selectedSquare.reset();
    if (m_workspace.file != other.file)
        emit fileChanged();
    if (m_workspace.position != other.position && !m_isPlayingLine)
        emit positionChanged();
    if (m_workspace.mine != other.mine) {
        followRenames(other.mine);
        emit mineChanged();
        if (layers() != layersBefore)
            emit layersChanged();
        if (chosenBitboard() != chosenBefore)
            emit chosenBitboardChanged();
    }
    if (selectionGoes)
        emit selectionChanged();
}

void Document::movePiece(chess::Square from, chess::Square to)
{
    const auto piece = position().pieceAt(from);
    if (!piece)
        return;
    edit(tr("Move %1 %2–%3").arg(textOf(piece->type), textOf(from), textOf(to)),
         [&](chess::Position &position) { position.movePiece(from, to); });
}

void Document::copyPiece(chess::Square from, chess::Square to)
{
    const auto piece = position().pieceAt(from);
    if (!piece)
        return;
    edit(tr("Copy %1 %2–%3").arg(textOf(piece->type), textOf(from), textOf(to)),
         [&](chess::Position &position) { position.put(to, *piece); });
}

void Document::play(chess::Move move)
{
    const PlayedMove played{position(), move};
    Workspace after = m_workspace;
    after.position = afterMove(position(), move);
    m_undoStack.push(new Change(this, std::move(after), played));
}

void Document::playLine(const std::vector<chess::Move> &moves)
{
    m_isPlayingLine = true;
    for (const chess::Move move : moves)
        play(move);
    m_isPlayingLine = false;
    emit positionChanged();
    emit historyChanged();
}

const Document::Change &Document::step(int index) const
{
    return static_cast<const Change &>(*m_undoStack.command(index));
}

std::optional<PlayedMove> Document::playedMove(int index) const
{
    return step(index).move();
}

bool Document::isPositionChange(int index) const
{
    return step(index).changesPosition();
}

void Document::placePiece(chess::Piece piece, chess::Bitboard squares)
{
    const QString what =
        squares.count() == 1
            ? tr("Put %1 on %2").arg(textOf(piece), textOf(*squares.first()))
            : tr("Put %1 on %n squares", nullptr, squares.count()).arg(textOf(piece));
    edit(what, [&](chess::Position &position) {
        for (const chess::Square square : squares)
            position.put(square, piece);
    });
}

void Document::clearSquares(chess::Bitboard squares)
{
    const QString what = squares.count() == 1 ? tr("Empty %1").arg(textOf(*squares.first()))
                                              : tr("Empty %n squares", nullptr, squares.count());
    edit(what, [&](chess::Position &position) {
        for (const chess::Square square : squares)
            position.remove(square);
    });
}

void Document::setPieces(chess::Piece piece, chess::Bitboard squares)
{
    edit(tr("Change the squares of the %1").arg(textOf(piece)),
         [&](chess::Position &position) { position.setPieces(piece, squares); });
}

void Document::setTurn(chess::Color turn)
{
    edit(turn == chess::Color::White ? tr("White to move") : tr("Black to move"),
         [&](chess::Position &position) { position.setTurn(turn); });
}

void Document::setCastlingRooks(chess::Bitboard rooks)
{
    edit(tr("Change castling rights"),
         [&](chess::Position &position) { position.setCastlingRooks(rooks); });
}

void Document::setEnPassant(std::optional<chess::Square> square)
{
    edit(tr("Change en passant square"),
         [&](chess::Position &position) { position.setEnPassant(square); });
}

void Document::setHalfmoveClock(std::uint32_t clock)
{
    edit(
        tr("Change half-move clock"),
        [&](chess::Position &position) { position.setHalfmoveClock(clock); },
        Merging::HalfmoveClock);
}

void Document::setMoveNumber(std::uint32_t number)
{
    edit(
        tr("Change move number"),
        [&](chess::Position &position) { position.setMoveNumber(number); }, Merging::MoveNumber);
}

void Document::setChess960(bool isChess960)
{
    Workspace changed = m_workspace;
    changed.position.setChess960(isChess960);
    changed.isChess960Chosen = isChess960;
    change(std::move(changed), isChess960 ? tr("Chess960 on") : tr("Chess960 off"));
}

/// A position that takes the place of this one.
chess::Position Document::asChosen(chess::Position position) const
{
    if (m_workspace.isChess960Chosen)
        position.setChess960(true);
    return position;
}

void Document::setPosition(const chess::Position &position, const QString &what)
{
    const chess::Position other = asChosen(position);
    edit(replacementText(what, other), [&](chess::Position &changed) { changed = other; });
}

void Document::openPosition(const chess::Position &position, const QString &what,
                            const QString &file)
{
    Workspace changed = m_workspace;
    changed.position = asChosen(position);
    if (file != this->file())
        changed.file = std::make_shared<QString>(file);
    const QString text = replacementText(what, changed.position);
    change(std::move(changed), text);
}

void Document::setFile(const QString &file)
{
    if (file == this->file())
        return;
    *m_workspace.file = file;
    emit fileChanged();
}

void Document::showListed(const chess::Position &position, const QString &what, const QString &list)
{
    const chess::Position other = asChosen(position);
    edit(
        replacementText(what, other), [&](chess::Position &changed) { changed = other; },
        Merging::Listed, list);
}

void Document::setMine(const QString &name, chess::Bitboard squares, const QString &what)
{
    setMine({{name, squares}}, what);
}

void Document::setMine(const std::vector<NamedBitboard> &bitboards, const QString &what)
{
    Workspace changed = m_workspace;
    for (const NamedBitboard &bitboard : bitboards) {
        const auto own =
            std::find_if(changed.mine.begin(), changed.mine.end(),
                         [&](const NamedBitboard &mine) { return mine.name == bitboard.name; });
        if (own != changed.mine.end()) {
            own->squares = bitboard.squares;
            continue;
        }
        changed.mine.push_back(bitboard);
        // One that was deleted under this name was another.
        std::erase_if(m_layers, [&](const Layer &layer) { return layer.name == bitboard.name; });
    }
    change(std::move(changed), what);
}

void Document::renameMine(const QString &name, const QString &newName)
{
    Workspace changed = m_workspace;
    const auto own = std::find_if(changed.mine.begin(), changed.mine.end(),
                                  [&](const NamedBitboard &mine) { return mine.name == name; });
    if (own == changed.mine.end() || bitboard(newName))
        return;
    own->name = newName;
    change(std::move(changed), tr("Rename %1 to %2").arg(name, newName));
}

void Document::removeMine(const QStringList &names)
{
    Workspace changed = m_workspace;
    const auto removed = std::erase_if(
        changed.mine, [&](const NamedBitboard &mine) { return names.contains(mine.name); });
    change(std::move(changed), removed == 1 ? tr("Delete %1").arg(names.join(QStringLiteral(", ")))
                                            : tr("Delete %1 bitboards").arg(removed));
}

void Document::followRenames(const std::vector<NamedBitboard> &before)
{
    // Steps that add or take away are others than those that rename.
    if (before.size() != mine().size())
        return;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const QString &name = before[i].name;
        if (name == mine()[i].name)
            continue;
        if (m_chosenBitboard == name)
            m_chosenBitboard = mine()[i].name;
        for (Layer &layer : m_layers) {
            if (layer.name == name)
                layer.name = mine()[i].name;
        }
    }
}

void Document::startFrom(const chess::Position &position)
{
    Workspace fresh;
    fresh.position = position;
    fresh.mine = mine();
    m_undoStack.clear();
    swapWorkspace(fresh);
}

void Document::select(std::optional<chess::Square> square)
{
    if (square && !position().pieceAt(*square))
        square.reset();
    if (square == m_selectedSquare)
        return;
    m_selectedSquare = square;
    emit selectionChanged();
}

void Document::setChosenBitboard(const QString &name)
{
    if (name == chosenBitboard())
        return;
    m_chosenBitboard = name;
    emit chosenBitboardChanged();
}

void Document::setLayerShown(const QString &name, bool isShown)
{
    if (layerSlot(name).has_value() == isShown || !isKnown(name))
        return;
    if (isShown)
        m_layers.push_back({name, lowestFreeSlot()});
    else
        std::erase_if(m_layers, [&](const Layer &layer) { return layer.name == name; });
    emit layersChanged();
}

int Document::lowestFreeSlot() const
{
    int slot = 0;
    while (std::any_of(m_layers.begin(), m_layers.end(),
                       [&](const Layer &layer) { return layer.slot == slot; }))
        ++slot;
    return slot;
}

void Document::setMapping(chess::SquareMapping mapping)
{
    if (mapping == m_mapping)
        return;
    m_mapping = mapping;
    emit mappingChanged();
}

void Document::setWordFormat(chess::WordFormat format)
{
    if (format == m_wordFormat)
        return;
    m_wordFormat = format;
    emit wordFormatChanged();
}

void Document::setFlipped(bool isFlipped)
{
    if (isFlipped == m_isFlipped)
        return;
    m_isFlipped = isFlipped;
    emit flippedChanged();
}

void Document::setMovesMode(MovesMode rule)
{
    if (rule == m_movesMode)
        return;
    m_movesMode = rule;
    emit movesModeChanged();
}

} // namespace ui
