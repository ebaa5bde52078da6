#include "ui/pictures/picture_options.h"

#include "src/notation/fen/fen.h"
#include "ui/document/wording.h"
#include "ui/exchange/bitboard_text.h"
#include "ui/widgets/color_scheme.h"

#include <QCoreApplication>

#include <utility>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::Picture)
};

struct NumberKey {
    const char *name;
    int PictureOptions::*value;
    int least;
    int most;
};

struct FlagKey {
    const char *name;
    bool PictureOptions::*value;
};

constexpr std::array numberKeys = {
    NumberKey{"boardSide", &PictureOptions::boardSide, PictureOptions::smallestBoard,
              PictureOptions::largestBoard},
    NumberKey{"scale", &PictureOptions::scale, 1, PictureOptions::largestScale},
    NumberKey{"columns", &PictureOptions::columns, 1, PictureOptions::mostColumns}};

constexpr std::array flagKeys = {FlagKey{"coordinates", &PictureOptions::showsCoordinates},
                                 FlagKey{"bitNumbers", &PictureOptions::showsBitNumbers},
                                 FlagKey{"legend", &PictureOptions::showsLegend},
                                 FlagKey{"captions", &PictureOptions::showsCaptions},
                                 FlagKey{"pieces", &PictureOptions::showsPieces},
                                 FlagKey{"windowColors", &PictureOptions::hasWindowColors}};

SheetStyle styleOf(const Document &document, const PictureOptions &options, const QPalette &window)
{
    QPalette palette = window;
    if (!options.hasWindowColors) {
        palette = paletteOf(ColorScheme::Light);
        palette.setColor(QPalette::Window, Qt::white); // the ground of most pages
    }
    return {BoardColors::fromPalette(palette), options.boardSide, options.columns,
            document.isFlipped(), options.showsCoordinates};
}

std::optional<chess::SquareMapping> bitNumbers(const Document &document,
                                               const PictureOptions &options)
{
    return options.showsBitNumbers ? std::optional(document.mapping()) : std::nullopt;
}

QString counted(const QString &name, chess::Bitboard squares)
{
    const int count = squares.count();
    return count == 1 ? Words::tr("%1: 1 square").arg(name)
                      : Words::tr("%1: %2 squares").arg(name, QString::number(count));
}

} // namespace

QVariantMap stateOf(const PictureOptions &options)
{
    QVariantMap state;
    for (const NumberKey &key : numberKeys)
        state.insert(QLatin1String(key.name), options.*key.value);
    for (const FlagKey &key : flagKeys)
        state.insert(QLatin1String(key.name), options.*key.value);
    return state;
}

PictureOptions pictureOptions(const QVariantMap &state, const PictureOptions &otherwise)
{
    PictureOptions options = otherwise;
    for (const NumberKey &key : numberKeys) {
        bool isNumber = false;
        const int value = state.value(QLatin1String(key.name)).toInt(&isNumber);
        if (isNumber && value >= key.least && value <= key.most)
            options.*key.value = value;
    }
    for (const FlagKey &key : flagKeys)
        options.*key.value = state.value(QLatin1String(key.name), options.*key.value).toBool();
    return options;
}

BoardSheet sheetOfBoard(const Document &document, BoardPicture board, const PictureOptions &options,
                        const QPalette &window)
{
    board.cursor.reset();
    board.hovered.reset();
    board.lifted.reset();
    board.stamp.reset();
    board.pointedOut = {};
    board.bitNumbers = bitNumbers(document, options);
    std::vector<LegendEntry> legend;
    for (const BoardLayer &layer : board.layers) {
        if (options.showsLegend)
            legend.push_back({layer.name, layer.color});
    }
    const QString fen = textOf(toFen(board.position));
    SheetBoard only{std::move(board), std::move(legend)};
    if (options.showsCaptions)
        only.lines = {fen};
    std::vector<SheetBoard> boards;
    boards.push_back(std::move(only));
    return {std::move(boards), styleOf(document, options, window), fen};
}

BoardSheet sheetOfBitboards(const Document &document, const QStringList &names,
                            const PictureOptions &options, const QPalette &window)
{
    SheetStyle style = styleOf(document, options, window);
    std::vector<SheetBoard> boards;
    QStringList known;
    for (const QString &name : names) {
        const std::optional<chess::Bitboard> squares = document.bitboard(name);
        if (!squares)
            continue;
        known += name;
        SheetBoard board;
        if (options.showsPieces)
            board.picture.position = document.position();
        const int slot = document.layerSlot(name).value_or(0);
        board.picture.layers = {{name, style.colors.layerColor(slot), *squares}};
        board.picture.bitNumbers = bitNumbers(document, options);
        if (options.showsCaptions) {
            board.title = counted(name, *squares);
            board.lines = {document.literal(*squares)};
        }
        boards.push_back(std::move(board));
    }
    return {std::move(boards), std::move(style), known.join(QStringLiteral(", "))};
}

} // namespace ui
