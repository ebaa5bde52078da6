#pragma once

#include "src/board/position.h"
#include "src/board/square_mapping.h"

#include <QColor>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

class Document;
struct BoardColors;

/// A bitboard laid over the board as a tint, with its entry in the legend.
struct BoardLayer {
    QString name;
    QColor color;
    chess::Bitboard squares;

    bool operator==(const BoardLayer &) const = default;
};

/// Marks told apart by shape.
struct BoardMarks {
    chess::Bitboard destinations = {}; ///< a dot: destinations that capture nothing
    chess::Bitboard captures = {};     ///< a ring
    /// A tower: where a king castles to. It can be its own square or one it may step to as well.
    chess::Bitboard castling = {};
    /// No mark: where else the king can be taken to castle, its rook or where it arrives.
    chess::Bitboard castlingToo = {};
    /// Those of the first three that are pseudo-legal only: a hollow dot or tower with a cross, a
    /// thin ring with one.
    chess::Bitboard unsafe = {};
    /// Legal moves are wanted and the position has none to speak of: that is why all are unsafe.
    bool areLegalMovesOff = false;
    chess::Bitboard blocked = {}; ///< a hatch
    /// Squares reached only because nothing masked the edge: a red corner.
    chess::Bitboard wrapped = {};
    chess::Bitboard stepResult = {}; ///< a square frame: what a step of a derivation gives
    chess::Bitboard stepUnion = {}; ///< the corners of that frame: what its steps have found so far

    /// All squares that the piece may go to.
    chess::Bitboard reachable() const { return destinations | captures | castling; }
    bool operator==(const BoardMarks &) const = default;
};

/// What of the current step of a derivation is marked on the board; nothing where there is none.
struct StepMarks {
    chess::Bitboard result;
    chess::Bitboard unionSoFar;
    chess::Bitboard wrapped;

    bool operator==(const StepMarks &) const = default;
};

/// All that is to be seen on a board, as data: the painter needs nothing else and no widget.
struct BoardPicture {
    chess::Position position;
    std::vector<BoardLayer> layers;
    BoardMarks marks;
    std::optional<chess::Square> selected;
    /// The move that led to the position, where moves are played as chess.
    struct LastMove {
        chess::Square from;
        chess::Square to;

        bool operator==(const LastMove &) const = default;
    };
    std::optional<LastMove> lastMove;
    /// The keyboard's cursor, when the board has the focus and was last used by keyboard.
    std::optional<chess::Square> cursor;
    std::optional<chess::Square> hovered;
    /// Squares that a sentence elsewhere in the window is about, framed.
    chess::Bitboard pointedOut;
    /// A piece in the air. Where it came from it is drawn faint, unless it is being copied.
    struct Lifted {
        chess::Piece piece;
        /// Where it was taken from; nothing when it comes from the palette.
        std::optional<chess::Square> from;
        bool isCopy = false;
        /// Where it would land.
        std::optional<chess::Square> over;
        /// Carried by the keyboard it is drawn over that square; otherwise it hangs at the pointer,
        /// which is not the board's to draw.
        bool isCarriedByKeyboard = false;

        bool operator==(const Lifted &) const = default;
    };
    std::optional<Lifted> lifted;
    /// The piece of the stamp, drawn faint on the hovered square.
    std::optional<chess::Piece> stamp;
    /// The numbers of the bits under a mapping, in the corners of the squares.
    std::optional<chess::SquareMapping> bitNumbers;

    bool operator==(const BoardPicture &) const = default;
};

/// The marks of the piece on a square; none for an empty square. Without exactly one king of its
/// side nothing is legal or not, and so nothing unsafe. A castling is marked where the king
/// arrives.
BoardMarks marksOf(const chess::Position &position, chess::Square square);
/// The same in a document. Where Chess960 is played, a castling is marked on the rook, as the king
/// may stay or step to the same square: every mark is one move there.
/// The other of the two squares of a castling means it too, where moves are played as chess.
BoardMarks marksOf(const Document &document, chess::Square square);

/// The square of the piece whose marks are shown.
std::optional<chess::Square> originOfMarks(const BoardPicture &picture);

/// What a document shows on a board: its position, layers, and the marks of its selected piece.
BoardPicture pictureOf(const Document &document, const BoardColors &colors);

/// The squares on which two pictures differ.
chess::Bitboard differingSquares(const BoardPicture &one, const BoardPicture &other);

} // namespace ui
