#include "ui/help/reading_page.h"

#include "ui/document/wording.h"
#include "ui/help/figure.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

namespace ui {

namespace {

/// A line of more letters is hard to find back from.
constexpr int lettersInALine = 76;

constexpr char isHeading[] = "isHeading";

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *label = qobject_cast<QLabel *>(object);
    if (label != nullptr && label->property(isHeading).toBool())
        return new QAccessibleWidget(label, QAccessible::Heading, label->text());
    return nullptr;
}

QString namesOf(chess::Bitboard squares)
{
    QStringList names;
    for (const chess::Square square : squares)
        names += textOf(square);
    return names.join(u' ');
}

} // namespace

ReadingPage::ReadingPage(QWidget *parent) : TallScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    QAccessible::installFactory(makeInterface);
    auto *column = new QWidget;
    column->setMaximumWidth(fontMetrics().averageCharWidth() * lettersInALine);
    m_column = new QVBoxLayout(column);
    m_column->setContentsMargins(8, 8, 8, 24);
    m_column->setSpacing(12);
    auto *body = new QWidget;
    auto *row = new QHBoxLayout(body);
    row->setContentsMargins(8, 0, 8, 0);
    row->addWidget(column);
    setBody(body);
}

void ReadingPage::addHeading(const QString &text, int level)
{
    auto *heading = new QLabel;
    heading->setProperty(isHeading, true); // first: the text is told to assistive programs
    heading->setTextFormat(Qt::PlainText);
    heading->setText(text);
    heading->setWordWrap(true);
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * (level == 1 ? 1.7 : 1.2));
    heading->setFont(bold);
    heading->setContentsMargins(0, 12, 0, 0);
    m_column->addWidget(heading);
}

void ReadingPage::addParagraph(const QString &html)
{
    auto *paragraph = new QLabel(QStringLiteral("<p style=\"line-height:130%\">%1</p>").arg(html));
    paragraph->setTextFormat(Qt::RichText);
    paragraph->setWordWrap(true);
    paragraph->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_column->addWidget(paragraph);
}

void ReadingPage::addFigure(const std::vector<FigurePart> &parts, const QString &caption)
{
    m_column->addSpacing(4);
    m_column->addWidget(new Figure(parts));
    auto *label = new QLabel(QStringLiteral("<i>%1</i>").arg(caption));
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignHCenter);
    m_column->addWidget(label);
    m_column->addSpacing(4);
}

void ReadingPage::addWidget(QWidget *widget)
{
    m_column->addWidget(widget, 0, Qt::AlignHCenter);
}

void ReadingPage::keyPressEvent(QKeyEvent *event)
{
    QScrollBar *bar = verticalScrollBar();
    const bool isBack = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_Home:
        bar->triggerAction(QAbstractSlider::SliderToMinimum);
        return;
    case Qt::Key_End:
        bar->triggerAction(QAbstractSlider::SliderToMaximum);
        return;
    case Qt::Key_Space:
        bar->triggerAction(isBack ? QAbstractSlider::SliderPageStepSub
                                  : QAbstractSlider::SliderPageStepAdd);
        return;
    default:
        TallScrollArea::keyPressEvent(event);
    }
}

QString describe(const FigurePart &part)
{
    using chess::Bitboard;
    QStringList parts;
    const chess::Position &position = part.picture.position;
    for (const chess::Piece piece : chess::allPieces) {
        if (const Bitboard squares = position.pieces(piece); !squares.isEmpty())
            parts += ReadingPage::tr("%1: %2").arg(textOf(piece), namesOf(squares));
    }
    const BoardMarks &marks = part.picture.marks;
    if (const Bitboard squares = marks.destinations; !squares.isEmpty())
        parts += ReadingPage::tr("destinations: %1").arg(namesOf(squares));
    if (!marks.wrapped.isEmpty())
        parts += ReadingPage::tr("wrapped bits: %1").arg(namesOf(marks.wrapped));
    if (!marks.blocked.isEmpty())
        parts += ReadingPage::tr("own pieces, blocked: %1").arg(namesOf(marks.blocked));
    if (!part.tinted.isEmpty())
        parts += ReadingPage::tr("squares of the set: %1").arg(namesOf(part.tinted));
    for (const BoardView::Label &label : part.labels)
        parts += ReadingPage::tr("%1 on %2").arg(label.text, textOf(label.square));
    return parts.isEmpty() ? ReadingPage::tr("no squares") : parts.join(QStringLiteral("; "));
}

} // namespace ui
