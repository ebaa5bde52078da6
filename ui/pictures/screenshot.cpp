#include "ui/pictures/screenshot.h"

#include "src/notation/fen/fen.h"
#include "src/workbench/catalogue.h"
#include "ui/document/wording.h"
#include "ui/exchange/fen_file.h"
#include "ui/pictures/board_image.h"
#include "ui/pictures/picture_options.h"
#include "ui/widgets/color_scheme.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <utility>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::Screenshot)
};

constexpr int allWell = 0;
constexpr int badInput = 1;

QCommandLineOption withValue(const char *name, const char *description, const char *value)
{
    return {QLatin1String(name), Words::tr(description), QString::fromUtf8(value)};
}

QCommandLineOption flag(const char *name, const char *description)
{
    return {QLatin1String(name), Words::tr(description)};
}

/// "FEN, line 1, column 12: Rank 1 has …".
QString placed(std::string_view text, std::size_t offset, const chess::Message &message)
{
    const chess::TextPlace place = chess::placeOf(text, offset);
    return Words::tr("FEN, line %1, column %2: %3")
        .arg(place.line)
        .arg(place.column)
        .arg(textOf(message));
}

bool enterFen(Document &document, const std::string &fen, bool isChess960)
{
    const auto reading = chess::parseFen(fen, {isChess960, true});
    if (!reading) {
        complain(placed(fen, reading.error().offset, describe(reading.error())));
        return false;
    }
    for (const chess::FenRemark &remark : reading->remarks)
        complain(placed(fen, remark.offset, describe(remark)));
    document.startFrom(reading->position);
    return true;
}

bool enterFile(Document &document, const QString &fileName, bool isChess960)
{
    const auto file = readFenFile(fileName, {isChess960, true});
    if (!file) {
        complain(file.error());
        return false;
    }
    document.startFrom(file->reading.position);
    return true;
}

} // namespace

void complain(const QString &what)
{
    const QByteArray line = QStringLiteral("bitboard-lab: %1\n").arg(what).toLocal8Bit();
    std::fputs(line.constData(), stderr);
}

bool Screenshot::isAskedFor(int argc, char **argv)
{
    using namespace std::string_view_literals;
    constexpr auto name = "--screenshot"sv;
    return std::any_of(argv + 1, argv + argc, [name](std::string_view argument) {
        return argument.substr(0, name.size()) == name &&
               (argument.size() == name.size() || argument[name.size()] == '=');
    });
}

QStringList Screenshot::joinedNames(const QStringList &arguments)
{
    const auto takesNames = [](const QString &argument) {
        return argument == QLatin1String("--layer") || argument == QLatin1String("--sheet");
    };
    const auto hasNames = [](const QString &argument) {
        return argument.startsWith(QLatin1String("--layer=")) ||
               argument.startsWith(QLatin1String("--sheet="));
    };
    const auto areNames = [](const QString &argument) {
        const QStringList names = argument.split(u',', Qt::SkipEmptyParts);
        return !names.isEmpty() && std::all_of(names.begin(), names.end(), [](const QString &name) {
            return chess::findInCatalogue(name.toStdString()) != nullptr;
        });
    };
    QStringList joined;
    bool isNameTaken = false; // the last of the joined may take more names
    for (auto argument = arguments.begin(); argument != arguments.end(); ++argument) {
        if (*argument == QLatin1String("--"))
            return joined + QStringList(argument, arguments.end());
        if (isNameTaken && areNames(*argument)) {
            joined.back() += u',' + *argument;
            continue;
        }
        isNameTaken = hasNames(*argument);
        joined += *argument;
        if (takesNames(*argument) && argument + 1 != arguments.end()) {
            joined += *++argument;
            isNameTaken = true;
        }
    }
    return joined;
}

Screenshot::Screenshot(QCommandLineParser &parser)
    : m_parser(parser)
    , m_screenshot(withValue("screenshot",
                             QT_TRANSLATE_NOOP("ui::Screenshot",
                                               "Writes a picture of the board to this file (.png, "
                                               ".svg or .pdf) and shows no window. The options "
                                               "below are about the picture."),
                             "FILE"))
    , m_select(withValue("select",
                         QT_TRANSLATE_NOOP("ui::Screenshot",
                                           "Selects the piece on this square and marks where it "
                                           "may go."),
                         "SQUARE"))
    , m_layer(withValue("layer",
                        QT_TRANSLATE_NOOP("ui::Screenshot",
                                          "Lays bitboards of the catalogue on the board, one or "
                                          "several; may be given several times."),
                        "NAME…"))
    , m_sheet(withValue("sheet",
                        QT_TRANSLATE_NOOP("ui::Screenshot",
                                          "Shows these bitboards side by side in place of the "
                                          "board."),
                        "NAME…"))
    , m_size(withValue("size",
                       QT_TRANSLATE_NOOP("ui::Screenshot",
                                         "Makes the squares of the board this many pixels wide "
                                         "together, 64 to 2048."),
                       "PIXELS"))
    , m_mapping(withValue(
          "mapping",
          QT_TRANSLATE_NOOP("ui::Screenshot", "Numbers bits under this square mapping (a1b1)."),
          "MAPPING"))
    , m_flip(
          flag("flip", QT_TRANSLATE_NOOP("ui::Screenshot", "Shows the board from Black’s side.")))
    , m_bitNumbers(flag("bit-numbers",
                        QT_TRANSLATE_NOOP("ui::Screenshot", "Writes the number of its bit on every "
                                                            "square.")))
    , m_noCoordinates(flag("no-coordinates",
                           QT_TRANSLATE_NOOP("ui::Screenshot", "Leaves files and ranks out.")))
    , m_caption(
          flag("caption", QT_TRANSLATE_NOOP("ui::Screenshot", "Writes the FEN below the board.")))
    , m_dark(flag("dark", QT_TRANSLATE_NOOP("ui::Screenshot", "Takes dark colours.")))
    , m_chess960(flag("chess960", QT_TRANSLATE_NOOP("ui::Screenshot",
                                                    "Lets any king and rook on the first rank "
                                                    "castle.")))
{
    parser.addOptions({m_screenshot, m_select, m_layer, m_sheet, m_size, m_mapping, m_flip,
                       m_bitNumbers, m_noCoordinates, m_caption, m_dark, m_chess960});
}

bool Screenshot::isAskedFor() const
{
    return m_parser.isSet(m_screenshot);
}

QStringList Screenshot::namesOf(const QCommandLineOption &option) const
{
    return m_parser.values(option).join(u',').split(u',', Qt::SkipEmptyParts);
}

tl::expected<void, QString> Screenshot::check() const
{
    if (!isAskedFor()) {
        for (const QCommandLineOption &option :
             {m_select, m_layer, m_sheet, m_size, m_mapping, m_flip, m_bitNumbers, m_noCoordinates,
              m_caption, m_dark, m_chess960}) {
            if (m_parser.isSet(option))
                return tl::unexpected(
                    Words::tr("--%1: It goes with --screenshot.").arg(option.names().first()));
        }
        return {};
    }
    if (const QString file = m_parser.value(m_screenshot); !pictureFormatOf(file))
        return tl::unexpected(
            Words::tr("--screenshot: “%1” does not end in .png, .svg or .pdf.").arg(file));
    if (m_parser.isSet(m_size)) {
        const QString text = m_parser.value(m_size);
        bool isNumber = false;
        const int size = text.toInt(&isNumber);
        if (!isNumber || size < PictureOptions::smallestBoard ||
            size > PictureOptions::largestBoard)
            return tl::unexpected(Words::tr("--size: “%1” is no number from %2 to %3.")
                                      .arg(text, QString::number(PictureOptions::smallestBoard),
                                           QString::number(PictureOptions::largestBoard)));
    }
    if (m_parser.isSet(m_mapping) &&
        !chess::parseSquareMapping(m_parser.value(m_mapping).toStdString()))
        return tl::unexpected(Words::tr("--mapping: “%1” is none of a1b1, a1a2, h1g1, h1h2, a8b8, "
                                        "a8a7, h8g8, h8h7, lerf, lefr.")
                                  .arg(m_parser.value(m_mapping)));
    const Document document;
    for (const QCommandLineOption &option : {m_layer, m_sheet}) {
        const QStringList names = namesOf(option);
        for (const QString &name : names) {
            if (!document.bitboard(name))
                return tl::unexpected(Words::tr("--%1: “%2” is no bitboard of the catalogue.")
                                          .arg(option.names().first(), name));
        }
        if (m_parser.isSet(option) && names.isEmpty())
            return tl::unexpected(Words::tr("--%1: There is no name.").arg(option.names().first()));
    }
    return {};
}

int Screenshot::take(const std::optional<QString> &fen, const QString &positionFile) const
{
    Document document;
    const bool isChess960 = m_parser.isSet(m_chess960);
    if (fen && !enterFen(document, fen->toStdString(), isChess960))
        return badInput;
    if (!positionFile.isEmpty() && !enterFile(document, positionFile, isChess960))
        return badInput;

    if (m_parser.isSet(m_select)) {
        const QString name = m_parser.value(m_select);
        const auto square = chess::parseSquare(name.trimmed().toLower().toStdString());
        if (!square) {
            complain(Words::tr("--select: “%1” is no square; squares are a1 to h8.").arg(name));
            return badInput;
        }
        document.select(square);
        if (!document.selectedSquare())
            complain(Words::tr("--select: There is no piece on %1.").arg(textOf(*square)));
    }
    for (const QString &name : namesOf(m_layer))
        document.setLayerShown(name, true);
    if (m_parser.isSet(m_mapping))
        document.setMapping(
            chess::parseSquareMapping(m_parser.value(m_mapping).toStdString()).value());
    document.setFlipped(m_parser.isSet(m_flip));

    PictureOptions options;
    options.scale = 1;
    if (m_parser.isSet(m_size))
        options.boardSide = m_parser.value(m_size).toInt();
    options.showsCoordinates = !m_parser.isSet(m_noCoordinates);
    options.showsBitNumbers = m_parser.isSet(m_bitNumbers);
    options.hasWindowColors = m_parser.isSet(m_dark);
    const QStringList names = namesOf(m_sheet);
    options.showsCaptions = m_parser.isSet(m_caption) || !names.isEmpty();
    const QPalette dark = paletteOf(ColorScheme::Dark);
    const BoardSheet sheet =
        names.isEmpty()
            ? sheetOfBoard(document, pictureOf(document, BoardColors::fromPalette(dark)), options,
                           dark)
            : sheetOfBitboards(document, names, options, dark);

    const QString file = m_parser.value(m_screenshot);
    const auto saved = savePicture(file, pictureFormatOf(file).value(), sheet, options.scale);
    if (!saved) {
        complain(saved.error());
        return badInput;
    }
    return allWell;
}

} // namespace ui
