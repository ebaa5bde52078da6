#pragma once

#include "src/notation/fen/fen.h"
#include "src/notation/fen/fen_wrappings.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace chess {

/// Reads the fields of a FEN one after the other from a text whose blanks are plain.
class FenReader {
public:
    /// A word of the text, or several in a row.
    struct Word {
        std::size_t begin;
        std::size_t end;
    };

    FenReader(std::string_view text, FenPlace place, FenOptions options);

    /// The first error, if there is one; otherwise `takeReading` has the result.
    std::optional<FenError> run();
    /// Reads `startpos` in place of the fields, and what may stand behind them. Precondition: the
    /// text begins with it.
    std::optional<FenError> readStartpos();

    FenReading takeReading() { return std::move(m_reading); }
    /// Where reading ended: behind the last field and its operations.
    std::size_t stop() const { return m_at; }

    /// Where the operations stand, if there are any.
    std::optional<Word> operations() const { return m_operations; }

private:
    std::string_view textOf(Word word) const;
    std::size_t find(std::size_t from, bool (*predicate)(char)) const;
    std::size_t skipBlanks() const;
    /// Whether no line ends between where reading stands and `offset`.
    bool isInSameLine(std::size_t offset) const;

    /// The word that stands for a field, or nothing when the FEN ends before it.
    std::optional<Word> nextWord(FenField field);
    /// From `begin` to the end of the line, less the blanks there. Precondition: no blank at
    /// `begin`.
    Word restOfLine(std::size_t begin) const;
    /// The end of a number that has the comma, bracket or full stop of a sentence behind it.
    std::size_t withoutPunctuation(std::size_t begin, std::size_t end) const;
    /// Whether what begins at `begin` is no part of a FEN: the moves of a UCI command, a comment,
    /// the next cell of a table, another FEN.
    bool beginsSurroundings(std::size_t begin) const;

    void remark(FenRemarkKind kind, FenField field, Word word);
    FenError errorAt(FenErrorKind kind, FenField field, Word word) const;
    std::optional<FenError> readPieces();
    std::optional<FenError> read(FenField field, Word word);
    std::optional<FenError> readTurn(Word word);
    std::optional<FenError> readCastling(Word word);
    std::optional<FenError> readEnPassant(Word word);
    std::optional<FenError> readNumber(FenField field, Word word);
    /// What stands behind the sixth field in its line.
    std::optional<FenError> readRest();
    /// Takes the operations of an EPD line, if there are any.
    bool readOperations();

    std::optional<FenError> wrongCastling(Word word) const;
    /// Remarks on the letters of the castling field for which `isKept` is false.
    template <typename Predicate>
    void remarkMisfits(Word word, Predicate isKept);
    EnPassantMisfit misfitOf(Square square) const;

    std::string_view m_text;
    std::size_t m_end;
    bool m_isInProse;
    std::size_t m_at;
    FenReading m_reading;
    std::optional<Word> m_operations;
};

} // namespace chess
