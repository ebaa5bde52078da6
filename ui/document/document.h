#pragma once

#include "src/board/position.h"
#include "src/board/square_mapping.h"
#include "src/moves/move.h"
#include "src/notation/fen/fen.h"
#include "src/notation/words/literal.h"
#include "ui/document/moves_mode.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// A bitboard of the user's own, not of the catalogue.
struct NamedBitboard {
    QString name;
    chess::Bitboard squares;

    bool operator==(const NamedBitboard &) const = default;
};

/// All that undo brings back.
struct Workspace {
    chess::Position position = chess::Position::start();
    std::vector<NamedBitboard> mine;
    /// Whether Chess960 was asked for, and not merely needed by the position: then it stays on for
    /// positions that fit in chess as well.
    bool isChess960Chosen = false;
    /// The path of the file the position belongs to, empty for none. All steps from the opening of
    /// a file to the next have it in common, so that saving under another name holds for all of
    /// them; going back before the opening brings back the file of that time. Never null.
    std::shared_ptr<QString> file = std::make_shared<QString>();

    bool operator==(const Workspace &) const = default;
};

/// A move that was played as chess, and the position it was played in.
struct PlayedMove {
    chess::Position before;
    chess::Move move;

    /// "1. e4", "12... Nxe5+".
    QString text() const;
    QString uci() const;
};

/// Owns the position and everything else that several views share, and is the only one to change
/// it.
///
/// Every change of the workspace is one named step of the undo stack; a change that changes nothing
/// is no step. What is merely looked at (selected square, chosen bitboard, layers, mapping, number
/// format) is shared here too but never undone.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject *parent = nullptr);

    const chess::Position &position() const { return m_workspace.position; }
    const std::vector<NamedBitboard> &mine() const { return m_workspace.mine; }
    /// The path of the file the position belongs to; empty for none.
    QString file() const { return *m_workspace.file; }
    QUndoStack *undoStack() { return &m_undoStack; }
    const QUndoStack *undoStack() const { return &m_undoStack; }

    /// The square whose piece's destinations are shown.
    std::optional<chess::Square> selectedSquare() const { return m_selectedSquare; }
    /// The name of the bitboard in the inspector, of the catalogue or of mine. While a chosen one
    /// of mine is deleted, until undo brings it back, it is another.
    QString chosenBitboard() const;
    /// The names of the bitboards drawn as layers, in the order they were switched on. One of mine
    /// that is deleted is none, and is one again when undo brings it back.
    QStringList layers() const;
    /// The place of a layer in the list of layer colours. It stays the same as long as the layer is
    /// shown, whatever others come and go; nothing for a bitboard that is no layer.
    std::optional<int> layerSlot(const QString &name) const;
    chess::SquareMapping mapping() const { return m_mapping; }
    chess::WordFormat wordFormat() const { return m_wordFormat; }
    bool isFlipped() const { return m_isFlipped; }
    MovesMode movesMode() const { return m_movesMode; }

    /// How a FEN is read that takes the place of the position. It decides about Chess960, unless
    /// that was chosen.
    chess::FenOptions fenOptions() const { return {m_workspace.isChess960Chosen, true}; }

    /// The move that a step of the undo stack played; nothing when it changed something else.
    /// Precondition: the stack has a step of that index.
    std::optional<PlayedMove> playedMove(int step) const;
    /// Whether a step changed the position, and not merely bitboards of the user's own.
    bool isPositionChange(int step) const;

    /// The squares of a bitboard of the catalogue or of mine; nothing for an unknown name.
    std::optional<chess::Bitboard> bitboard(const QString &name) const;
    /// Its word under the chosen mapping, written in the chosen format.
    QString literal(chess::Bitboard squares) const;

public slots:
    // Steps of the undo stack.
    void movePiece(chess::Square from, chess::Square to);
    void copyPiece(chess::Square from, chess::Square to);
    /// Plays a move as chess: castling rook, en passant, promotion, rights, clocks and turn follow.
    /// Precondition: it is one of `movesFrom` in this position, by whichever rule.
    void play(chess::Move move);
    /// Plays moves one after the other, each as a step of its own; what is shown follows at the
    /// end.
    /// Precondition: each is one of `movesFrom` in the position before it.
    void playLine(const std::vector<chess::Move> &moves);
    /// Puts the piece on all of the squares.
    void placePiece(chess::Piece piece, chess::Bitboard squares);
    /// Empties the squares.
    void clearSquares(chess::Bitboard squares);
    /// Makes the set the squares of the piece, as the inspector does.
    void setPieces(chess::Piece piece, chess::Bitboard squares);
    void setTurn(chess::Color turn);
    void setCastlingRooks(chess::Bitboard rooks);
    void setEnPassant(std::optional<chess::Square> square);
    void setHalfmoveClock(std::uint32_t clock);
    void setMoveNumber(std::uint32_t number);
    /// Chooses Chess960 until it is switched off, or chess.
    void setChess960(bool isChess960);
    /// Another position in place of this one, of Chess960 if that was chosen; `what` names the
    /// step. It belongs to the same file.
    void setPosition(const chess::Position &position, const QString &what);
    /// The same for the position of a file, or of none when the path is empty.
    void openPosition(const chess::Position &position, const QString &what, const QString &file);
    /// Another file for the position, and for all steps since it was opened; no step itself.
    void setFile(const QString &file);
    /// A position of a list that is leafed through: one undo goes back to what was on
    /// the board before, however many positions of the list have been looked at. A list is told
    /// from others by its name; another one is a step of its own.
    void showListed(const chess::Position &position, const QString &what, const QString &list);
    /// Adds or replaces a bitboard of one's own.
    void setMine(const QString &name, chess::Bitboard squares, const QString &what);
    /// The same for several, as one step.
    void setMine(const std::vector<NamedBitboard> &bitboards, const QString &what);
    /// Gives one of one's own another name; whether it is shown or chosen stays. A name that is in
    /// use changes nothing.
    void renameMine(const QString &name, const QString &newName);
    /// Takes some of one's own away; a name that is none of them is passed over.
    void removeMine(const QStringList &names);

    /// Forgets the history and begins anew from a position, as when a file is opened.
    void startFrom(const chess::Position &position);

    // What is looked at.
    /// Selects the piece on a square; an empty square selects nothing.
    void select(std::optional<chess::Square> square);
    void setChosenBitboard(const QString &name);
    void setLayerShown(const QString &name, bool isShown);
    void setMapping(chess::SquareMapping mapping);
    void setWordFormat(chess::WordFormat format);
    void setFlipped(bool isFlipped);
    void setMovesMode(ui::MovesMode rule);

signals:
    void positionChanged();
    /// Steps were made, taken back or forgotten; the undo stack is up to date then, which it is not
    /// yet when the position changes.
    void historyChanged();
    void mineChanged();
    void fileChanged();
    void selectionChanged();
    void chosenBitboardChanged();
    void layersChanged();
    void mappingChanged();
    void wordFormatChanged();
    void flippedChanged();
    void movesModeChanged();

private:
    class Change;
    /// Which steps become one with a step of the same kind right before: counting a clock up by
    /// five is taken back at once. The values are what QUndoCommand::id() means by them.
    enum class Merging : int { Never = -1, HalfmoveClock = 1, MoveNumber = 2, Listed = 3 };

    struct Layer {
        QString name;
        int slot;
    };

    /// Steps about different subjects, such as lists, never become one.
    void change(Workspace changed, const QString &what, Merging merging = Merging::Never,
                const QString &subject = {});
    template <typename Edit>
    void edit(const QString &what, Edit edit, Merging merging = Merging::Never,
              const QString &subject = {});
    chess::Position asChosen(chess::Position position) const;
    void swapWorkspace(Workspace &other);
    /// Whether there is a bitboard of that name, in the catalogue or among mine.
    bool isKnown(const QString &name) const;
    /// Keeps what is shown and chosen when only names have changed.
    void followRenames(const std::vector<NamedBitboard> &before);
    int lowestFreeSlot() const;
    const Change &step(int index) const;

    Workspace m_workspace;
    QUndoStack m_undoStack;
    bool m_isPlayingLine = false;
    std::optional<chess::Square> m_selectedSquare;
    QString m_chosenBitboard;
    std::vector<Layer> m_layers;
    chess::SquareMapping m_mapping = chess::SquareMapping::A1B1;
    chess::WordFormat m_wordFormat = chess::WordFormat::Hex;
    bool m_isFlipped = false;
    MovesMode m_movesMode;
};

} // namespace ui
