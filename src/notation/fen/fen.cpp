#include "src/notation/fen/fen.h"

#include "src/board/number.h"
#include "src/notation/fen/fen_placement.h"
#include "src/notation/fen/fen_reader.h"
#include "src/notation/fen/fen_wrappings.h"
#include "src/notation/text/blank.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace chess {

namespace {

/// Takes the clocks from EPD operations: `hmvc 5; fmvn 12;`.
void takeClocks(std::string_view operations, Position &position)
{
    while (!operations.empty()) {
        const std::size_t end = std::min(operations.find(';'), operations.size());
        const std::string_view operation = trimmed(operations.substr(0, end));
        operations.remove_prefix(std::min(end + 1, operations.size()));
        const bool isClock = operation.starts_with("hmvc ");
        if (!isClock && !operation.starts_with("fmvn "))
            continue;
        const std::optional<std::uint32_t> number =
            wholeNumber<std::uint32_t>(trimmed(operation.substr(5)));
        if (isClock && number)
            position.setHalfmoveClock(*number);
        else if (number && *number > 0)
            position.setMoveNumber(*number);
    }
}

void takeOperations(std::string_view text, std::size_t offset, std::size_t length,
                    FenReading &reading)
{
    reading.operations = text.substr(offset, length);
    reading.operationsOffset = offset;
    takeClocks(reading.operations, reading.position);
}

/// A FEN read out of a plain text.
class Extraction {
public:
    Extraction(std::string_view original, FenOptions options)
        : m_original(original)
        , m_plain(original)
        , m_place(locateFen(m_plain.text()))
        , m_options(options)
    {
    }

    tl::expected<FenReading, FenError> run()
    {
        FenReader reader(m_plain.text(), m_place, m_options);
        const bool isStartpos = startsWithStartpos(m_plain.text().substr(m_place.begin));
        if (std::optional<FenError> error = isStartpos ? reader.readStartpos() : reader.run()) {
            restorePlace(error->offset, error->length);
            error->found = excerpt(m_original.substr(error->offset, error->length));
            return tl::unexpected(*std::move(error));
        }
        m_reading = reader.takeReading();
        if (const std::optional<FenReader::Word> word = reader.operations())
            takeOperations(*word);
        remarkSurroundings(reader.stop());
        for (FenRemark &remark : m_reading.remarks) {
            restorePlace(remark.offset, remark.length);
            if (remark.kind != FenRemarkKind::CastlingRightDoesNotFit)
                remark.found = excerpt(m_original.substr(remark.offset, remark.length));
        }
        return std::move(m_reading);
    }

private:
    /// Turns a place in the plain text into one of the original.
    void restorePlace(std::size_t &offset, std::size_t &length) const
    {
        const std::size_t end = m_plain.originalOffset(offset + length);
        offset = m_plain.originalOffset(offset);
        length = end - offset;
    }

    void takeOperations(FenReader::Word word)
    {
        std::size_t offset = word.begin;
        std::size_t length = word.end - word.begin;
        restorePlace(offset, length);
        chess::takeOperations(m_original, offset, length, m_reading);
    }

    /// Takes operations off that stand behind what surrounds the FEN, in its line:
    /// `[FEN "…"] ;D1 20`. False when there are none.
    bool takeOperationsBehind(std::string_view &rest)
    {
        const std::size_t begin = rest.find_first_not_of("]) \t");
        if (!m_reading.operations.empty() || begin == std::string_view::npos || rest[begin] != ';')
            return false;
        const std::size_t end = std::min(rest.find_first_of("\n\r", begin), rest.size());
        const std::string_view operations = trimmed(rest.substr(begin, end - begin));
        const std::size_t offset = offsetIn(m_plain.text(), operations);
        takeOperations({offset, offset + operations.size()});
        rest.remove_prefix(end);
        return true;
    }

    void remarkSurroundings(std::size_t stop)
    {
        const std::string_view text = m_plain.text();
        std::string_view before = trimmed(text.substr(0, m_place.outerBegin));
        const bool isInnerRest = !trimmed(text.substr(stop, m_place.end - stop)).empty();
        std::string_view behind =
            text.substr(isInnerRest ? stop : std::max(stop, m_place.outerEnd));
        constexpr std::string_view tag = "[FEN";
        // Its bracket is closed between the FEN and the operations.
        if (takeOperationsBehind(behind) && before.ends_with(tag))
            before.remove_suffix(tag.size());
        const std::string_view after = trimmed(behind);
        if (after.starts_with("moves"))
            remark(FenRemarkKind::MovesNotPlayed, after);
        else if (!after.empty() && locateFen(after).isLikely)
            remark(FenRemarkKind::SeveralFens, after);
        else if (!before.empty() || !after.empty())
            remark(FenRemarkKind::TextAround, before.size() > after.size() ? before : after);
    }

    void remark(FenRemarkKind kind, std::string_view piece)
    {
        const auto offset = static_cast<std::size_t>(piece.data() - m_plain.text().data());
        const FenField field = offset < m_place.begin ? FenField::Placement : FenField::Operations;
        m_reading.remarks.push_back({kind, field, offset, piece.size()});
    }

    std::string_view m_original;
    PlainText m_plain;
    FenPlace m_place;
    FenOptions m_options;
    FenReading m_reading;
};

tl::expected<FenReading, FenError> readFen(std::string_view text, FenOptions options)
{
    // Almost every text is a FEN and nothing else. Only what cannot be read as it stands is worth
    // looking for wrappings.
    FenReader reader(text, {0, text.size(), 0, text.size()}, options);
    if (!reader.run() && trimmed(text.substr(reader.stop())).empty()) {
        FenReading reading = reader.takeReading();
        if (const std::optional<FenReader::Word> word = reader.operations())
            takeOperations(text, word->begin, word->end - word->begin, reading);
        return reading;
    }
    return Extraction(text, options).run();
}

/// Whether kings and rooks that may castle stand on the same files, as at the beginning of a game.
bool isMirrored(const Position &position)
{
    const auto white = castlingKing(position, Color::White);
    const auto black = castlingKing(position, Color::Black);
    const Bitboard rooks = position.castlingRooks();
    return white && black && white->file() == black->file() && rooks == rooks.flippedVertically();
}

} // namespace

tl::expected<FenReading, FenError> parseFen(std::string_view text, FenOptions options)
{
    auto inChess = readFen(text, options);
    if (!inChess || options.isChess960 || !options.recognizesChess960)
        return inChess;
    const auto misfit =
        std::find_if(inChess->remarks.begin(), inChess->remarks.end(), [](const FenRemark &remark) {
            return remark.castling == CastlingMisfit::OnlyInChess960;
        });
    if (misfit == inChess->remarks.end())
        return inChess;
    auto inChess960 = readFen(text, {.isChess960 = true});
    const bool namesFiles = misfit->found.find_first_not_of("KQkq") != std::string::npos;
    if (!namesFiles && !isMirrored(inChess960->position))
        return inChess;
    FenRemark remark = *misfit;
    remark.kind = FenRemarkKind::ReadAsChess960;
    inChess960->remarks.push_back(std::move(remark));
    return inChess960;
}

} // namespace chess
