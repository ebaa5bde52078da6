#include "src/notation/clipboard/clipboard_error.h"

#include "src/notation/text/blank.h"

namespace chess {

tl::unexpected<ClipboardError> refuseClipboard(std::string_view whole, std::string_view piece,
                                               ClipboardErrorKind kind, std::string_view pattern)
{
    const std::string found = excerpt(piece);
    return tl::unexpected(
        ClipboardError{{kind, offsetIn(whole, piece), piece.size(), found}, {pattern, {found}}});
}

std::string_view nameOf(ClipboardErrorKind kind)
{
    switch (kind) {
    case ClipboardErrorKind::Empty:
        return "empty";
    case ClipboardErrorKind::TooLong:
        return "too-long";
    case ClipboardErrorKind::NotUnderstood:
        return "not-understood";
    case ClipboardErrorKind::BadFen:
        return "bad-fen";
    case ClipboardErrorKind::BadWord:
        return "bad-word";
    case ClipboardErrorKind::AmbiguousWord:
        return "ambiguous-word";
    case ClipboardErrorKind::UnknownMapping:
        return "unknown-mapping";
    case ClipboardErrorKind::UnknownLabel:
        return "unknown-label";
    case ClipboardErrorKind::RepeatedLabel:
        return "repeated-label";
    case ClipboardErrorKind::StrayText:
        return "stray-text";
    case ClipboardErrorKind::Computes:
        return "computes";
    case ClipboardErrorKind::TwoPiecesOnOneSquare:
        return "two-pieces-on-one-square";
    case ClipboardErrorKind::NotTwelveWords:
        return "not-twelve-words";
    case ClipboardErrorKind::NoPieces:
        return "no-pieces";
    case ClipboardErrorKind::NotSixtyFourWords:
        return "not-sixty-four-words";
    case ClipboardErrorKind::BadDump:
        return "bad-dump";
    }
    return {};
}

Message describe(const ClipboardError &error)
{
    return error.reason;
}

} // namespace chess
