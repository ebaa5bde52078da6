#include "ui/help/how_knights_dialog.h"

#include "src/attacks/derivation.h"
#include "src/attacks/leapers.h"
#include "src/notation/export/formula.h"
#include "src/workbench/tables/square_tables.h"
#include "ui/board/digit_groups.h"
#include "ui/dialogs/dialog_buttons.h"
#include "ui/document/wording.h"
#include "ui/help/reading_page.h"
#include "ui/tables/table_grid.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QMainWindow>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

using chess::Bitboard;
using chess::Derivation;
using chess::DerivationStep;
using chess::Direction;
using chess::Leaper;
using chess::Square;
using chess::operator""_sq;

// The page keeps to one order of bits, whatever the window shows, so that its text can name
// numbers.
constexpr chess::SquareMapping mapping = chess::SquareMapping::A1B1;
constexpr chess::DerivationMethod method = chess::DerivationMethod::Shifts;
constexpr chess::Piece knight{chess::Color::White, chess::PieceType::Knight};
constexpr chess::Piece king{chess::Color::White, chess::PieceType::King};
constexpr Square middle = "d4"_sq;
constexpr Square edge = "h4"_sq;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::HowKnights)
};

QString number(Square square)
{
    return QString::number(bitOf(square, mapping));
}

QString offset(Direction direction)
{
    const int offset = offsetOf(direction);
    return offset > 0 ? QStringLiteral("+%1").arg(offset) : QStringLiteral("−%1").arg(-offset);
}

/// "a3, b4 and b6".
QString listed(Bitboard squares)
{
    QStringList names;
    for (const Square square : squares)
        names += textOf(square);
    if (names.size() < 2)
        return names.join(QString());
    const QString last = names.takeLast();
    return Words::tr("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
}

/// Its word in groups of digits, between which a line may break.
QString word(Bitboard squares)
{
    return digitGroups(textOf(toLiteral(toWord(squares, mapping), chess::WordFormat::Hex)))
        .join(u' ');
}

QString code(const QString &text)
{
    return QStringLiteral("<code>%1</code>").arg(text.toHtmlEscaped());
}

Derivation derivation(Leaper leaper, chess::Masking masking)
{
    chess::DerivationOptions options;
    options.masking = masking;
    options.mapping = mapping;
    return derive(leaper, edge, method, options);
}

const DerivationStep &stepTo(const Derivation &derivation, Direction direction)
{
    return *std::find_if(
        derivation.steps.begin(), derivation.steps.end(), [direction](const DerivationStep &step) {
            return step.kind == chess::StepKind::Shift && step.direction == direction;
        });
}

BoardPicture pictureOf(chess::Piece piece, Square square)
{
    BoardPicture picture;
    picture.position.put(square, piece);
    return picture;
}

FigurePart setPart(Bitboard squares, const QString &sign = {})
{
    return {.picture = {}, .tinted = squares, .caption = word(squares), .sign = sign};
}

void addBits(ReadingPage &page)
{
    page.addHeading(Words::tr("A board is a set, and a set is a number"), 2);
    page.addParagraph(
        Words::tr("Give every square a number: %1 for a1, %2 for b1, and on along the ranks up to "
                  "%3 for h8. A set of squares then fits into one word of 64 bits: a bit is 1 when "
                  "its square belongs to the set. Such a word is a <b>bitboard</b>. A knight on %4 "
                  "is the set with one square, bit %5, the word %6.")
            .arg(number("a1"_sq), number("b1"_sq), number("h8"_sq), textOf(middle), number(middle),
                 code(textOf(
                     toLiteral(toWord(Bitboard(middle), mapping), chess::WordFormat::Hex)))));
    FigurePart part{.picture = pictureOf(knight, middle)};
    part.picture.bitNumbers = mapping;
    page.addFigure({part}, Words::tr("The number of every square, in the order called %1.")
                               .arg(textOf(aliasOf(mapping))));
}

void addJumps(ReadingPage &page)
{
    page.addHeading(Words::tr("A jump is a shift"), 2);
    page.addParagraph(
        Words::tr("One rank up adds %1 to the number of a square, one file to the right adds %2. "
                  "Two up and one right add %3. The eight jumps of a knight are eight such "
                  "differences: %3, %4, %5, %6, and the same numbers the other way.")
            .arg(offsetOf(Direction::North))
            .arg(offsetOf(Direction::East))
            .arg(offsetOf(Direction::NorthNorthEast))
            .arg(offsetOf(Direction::NorthNorthWest))
            .arg(offsetOf(Direction::EastNorthEast))
            .arg(offsetOf(Direction::WestNorthWest)));
    page.addParagraph(
        Words::tr("Adding to the number of a bit means shifting the word: %1 takes a "
                  "knight two up and one right, and if the word holds ten knights, it "
                  "takes all ten at once. %2 is the way back.")
            .arg(code(QStringLiteral("b << %1").arg(offsetOf(Direction::NorthNorthEast))),
                 code(QStringLiteral("b >> %1").arg(offsetOf(Direction::NorthNorthEast)))));
    FigurePart part{.picture = pictureOf(knight, middle)};
    for (const Direction direction : chess::knightDirections)
        part.labels.push_back({*Bitboard(middle).shifted(direction).first(), offset(direction)});
    page.addFigure({part}, Words::tr("What each jump adds."));
}

void addEdge(ReadingPage &page)
{
    const Derivation bare = derivation(Leaper::Knight, chess::Masking::Unmasked);
    const DerivationStep &step = stepTo(bare, Direction::EastNorthEast);
    page.addHeading(Words::tr("The edge does not hold by itself"), 2);
    page.addParagraph(
        Words::tr("A word has no edges: the bit after %1 is that of %2. Shift a knight on %1 by "
                  "%3, two files to the right, and it does not fall off the board. It comes in "
                  "again from the left, on %4. With nothing to stop it, a knight on %1 also "
                  "reaches %5.")
            .arg(textOf(edge), textOf(chess::squareOf(bitOf(edge, mapping) + 1, mapping)))
            .arg(offsetOf(Direction::EastNorthEast))
            .arg(listed(step.wrapped), listed(bare.wrapped)));
    FigurePart part{.picture = pictureOf(knight, edge)};
    part.picture.marks.destinations = bare.attacks.without(bare.wrapped);
    part.picture.marks.wrapped = bare.wrapped;
    page.addFigure({part}, Words::tr("Shifted without masks: dots are right, red corners have "
                                     "wrapped round the edge."));
}

QString shiftSign(const DerivationStep &step)
{
    return QStringLiteral("<< %1\n=").arg(step.offset);
}

void addMasks(ReadingPage &page)
{
    const Derivation masked = derivation(Leaper::Knight, chess::Masking::Masked);
    const auto strip = [&](const DerivationStep &step, const QString &shift) {
        return std::vector<FigurePart>{setPart(step.operands.at(0).squares),
                                       setPart(step.operands.at(1).squares, QStringLiteral("&")),
                                       setPart(step.masked, QStringLiteral("=")),
                                       setPart(step.result, shift)};
    };
    const auto formula = [](const DerivationStep &step) {
        return code(textOf(toFormula(step, chess::WordFormat::Cpp)));
    };
    const DerivationStep &lost = stepTo(masked, Direction::EastNorthEast);
    const DerivationStep &kept = stepTo(masked, Direction::NorthNorthWest);
    page.addHeading(Words::tr("Mask, shift, or"), 2);
    page.addParagraph(
        Words::tr("So before a shift, take away the knights for which it would lead off the board. "
                  "For two files to the right these are all on the two rightmost files: %1. On %2 "
                  "nothing is left to be shifted, and nothing can wrap.")
            .arg(formula(lost), textOf(edge)));
    page.addFigure(strip(lost, shiftSign(lost)),
                   Words::tr("The knight, and the squares from which the jump stays on the board: "
                             "no knight is left."));
    page.addParagraph(Words::tr("Two up and one left is fine from %1. Here only the leftmost file "
                                "has to go: %2.")
                          .arg(textOf(edge), formula(kept)));
    page.addFigure(
        strip(kept, shiftSign(kept)),
        Words::tr("The knight stays under the mask and lands on %1.").arg(listed(kept.result)));
    page.addParagraph(Words::tr("Do that for all eight jumps and join the results with <b>or</b>. "
                                "What comes out is all that the knight on %1 attacks: %2.")
                          .arg(textOf(edge), listed(masked.attacks)));
    FigurePart part{.picture = pictureOf(knight, edge), .tinted = masked.attacks};
    part.caption = word(masked.attacks);
    page.addFigure({part}, Words::tr("The union of the eight shifts."));
}

/// A button that does what an action of the window does; nothing without that action.
void addLink(ReadingPage &page, const QMainWindow &window, const QString &name, const QString &text)
{
    auto *action = window.findChild<QAction *>(name + QStringLiteral("DockOpen"));
    if (action == nullptr)
        return;
    auto *button = new QPushButton(text);
    button->setObjectName(name + QStringLiteral("Link"));
    button->setAccessibleName(text);
    button->setAutoDefault(false);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    page.addWidget(button);
}

void addTable(ReadingPage &page, const QMainWindow &window)
{
    const chess::SquareTable &table = *chess::findSquareTable("knight");
    int total = 0;
    for (const Square square : chess::allSquares)
        total += table.entry(square).count();
    page.addHeading(Words::tr("Once, for all 64 squares"), 2);
    page.addParagraph(
        Words::tr("What a knight attacks depends on where it stands and on nothing else. So all 64 "
                  "answers can be made beforehand; this program has them made by the compiler, in "
                  "just the way shown above. From then on a knight costs one look into a table."));
    auto *grid = new TableGrid;
    grid->setObjectName(QStringLiteral("knightTable"));
    grid->setAccessibleName(Words::tr("The table of the knight"));
    grid->setTable(table);
    grid->setPinned(edge);
    grid->setFocusPolicy(Qt::NoFocus); // to be looked at; the panel is for walking about
    const int side = grid->minimumSide() * 5 / 4;
    grid->setFixedSize(side, side);
    page.addWidget(grid);
    page.addParagraph(
        QStringLiteral("<i>%1</i>")
            .arg(Words::tr(
                     "The table: one small board for every square, %1 attacked squares in all.")
                     .arg(total)));
    addLink(page, window, QStringLiteral("tables"), Words::tr("Open the Tables panel"));
}

void addKing(ReadingPage &page)
{
    const Derivation bare = derivation(Leaper::King, chess::Masking::Unmasked);
    page.addHeading(Words::tr("The king, too"), 2);
    page.addParagraph(
        Words::tr("A king takes shorter steps: %1 up or down, %2 to the side, %3 and %4 along the "
                  "diagonals. All else is the same, the masks included: without them a king on %5 "
                  "would also reach %6. Pieces like these two, which nothing on the way can stop, "
                  "are called <b>leapers</b>.")
            .arg(offsetOf(Direction::North))
            .arg(offsetOf(Direction::East))
            .arg(offsetOf(Direction::NorthWest))
            .arg(offsetOf(Direction::NorthEast))
            .arg(textOf(edge), listed(bare.wrapped)));
    FigurePart part{.picture = pictureOf(king, edge)};
    part.picture.marks.destinations = bare.attacks.without(bare.wrapped);
    part.picture.marks.wrapped = bare.wrapped;
    page.addFigure({part}, Words::tr("A king shifted without masks."));
}

void addOwnPieces(ReadingPage &page)
{
    constexpr Square home = "b1"_sq;
    const chess::Position start = chess::Position::start();
    const Bitboard attacks = chess::knightAttacks(home);
    const Bitboard own = start.pieces(chess::Color::White);
    page.addHeading(Words::tr("Last of all, your own pieces"), 2);
    page.addParagraph(
        Words::tr("The table tells what is attacked, and a piece also guards its own side. Where "
                  "it may go is what remains when the own pieces are taken away: %1. At the start "
                  "of a game the knight on %2 attacks %3, and may go to %4.")
            .arg(code(QStringLiteral("attacks & ~own")), textOf(home), listed(attacks),
                 listed(attacks.without(own))));
    FigurePart whole{.picture = {}, .tinted = attacks};
    whole.picture.position = start;
    whole.caption = word(attacks);
    FigurePart result{.picture = {}, .sign = QStringLiteral("=")};
    result.picture.position = start;
    result.picture.selected = home;
    result.picture.marks = marksOf(start, home);
    result.caption = word(attacks.without(own));
    page.addFigure({whole, setPart(own, QStringLiteral("& ~")), result},
                   Words::tr("Attacked, and-not the own pieces: dots are where it may go, hatched "
                             "is what it guards."));
}

void addSources(ReadingPage &page, const QMainWindow &window)
{
    page.addHeading(Words::tr("Where this comes from"), 2);
    QString sources;
    for (const chess::DerivationMethod each : chess::allDerivationMethods)
        sources += QStringLiteral("<br>• %1").arg(textOf(sourceOf(each)).toHtmlEscaped());
    page.addParagraph(
        Words::tr("Four published texts describe four ways to the same tables. This page follows "
                  "the last; on all squares all four give the same.") +
        sources);
    addLink(page, window, QStringLiteral("derivation"), Words::tr("Open the Derivation panel"));
}

} // namespace

void showHowKnights(QMainWindow *window)
{
    const QString name = QStringLiteral("howKnightsDialog");
    if (bringToFront(window, name))
        return;
    auto *dialog = new QDialog(window);
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(Words::tr("How knights become numbers"));
    auto *page = new ReadingPage(dialog);
    page->setObjectName(QStringLiteral("howKnights"));
    page->setAccessibleName(dialog->windowTitle());

    page->addHeading(dialog->windowTitle(), 1);
    page->addParagraph(
        Words::tr("A chess program sees no knight hop over a pawn. It shifts and masks numbers. "
                  "This page shows how, in two minutes. The program works out every number and "
                  "paints every picture on it as you open it."));
    addBits(*page);
    addJumps(*page);
    addEdge(*page);
    addMasks(*page);
    addTable(*page, *window);
    addKing(*page);
    addOwnPieces(*page);
    addSources(*page, *window);

    auto *buttons = makeDialogButtons(QDialogButtonBox::Close, dialog);
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(0, 0, 0, 8);
    column->addWidget(page);
    column->addWidget(buttons);
    buttons->setContentsMargins(8, 0, 8, 0);
    const int unit = dialog->fontMetrics().averageCharWidth();
    dialog->resize(unit * 88, dialog->fontMetrics().height() * 40);
    page->setFocus();
    dialog->show();
}

} // namespace ui
