#include "ui/difference/difference_rows.h"

#include "ui/document/document.h"
#include "ui/document/wording.h"
#include "ui/widgets/color_contrast.h"
#include "ui/widgets/icons.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

namespace ui {

namespace {

constexpr int spacing = 8;

/// The start of the object names of a part's controls.
QString objectNameOf(DifferencePart part)
{
    switch (part) {
    case DifferencePart::Expected:
        return QStringLiteral("expected");
    case DifferencePart::Actual:
        return QStringLiteral("actual");
    case DifferencePart::OnlyExpected:
        return QStringLiteral("onlyExpected");
    case DifferencePart::Both:
        return QStringLiteral("both");
    case DifferencePart::OnlyActual:
        break;
    }
    return QStringLiteral("onlyActual");
}

/// A square with the mark of a part, as on the board.
class Swatch : public QWidget {
public:
    explicit Swatch(DifferencePart part) : m_part(part)
    {
        const int side = fontMetrics().height();
        setFixedSize(side, side);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (m_part == DifferencePart::Expected || m_part == DifferencePart::Actual)
            return;
        const BoardColors colors = BoardColors::fromPalette(palette());
        QPainter painter(this);
        QColor ground = colors.lightSquare;
        if (m_part == DifferencePart::OnlyExpected)
            ground = mixed(ground, colors.layerColor(0), 0.52);
        else if (m_part == DifferencePart::OnlyActual)
            ground = mixed(ground, colors.layerColor(1), 0.52);
        painter.fillRect(rect(), ground);
        paintDifferenceMark(painter, rect(), m_part, colors);
    }

private:
    DifferencePart m_part;
};

} // namespace

DifferenceRows::DifferenceRows(const Document *document, const std::vector<Title> &titles,
                               QWidget *parent)
    : QWidget(parent), m_document(document)
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(spacing);
    layout->setVerticalSpacing(spacing / 2);
    layout->setColumnStretch(1, 1);
    for (const Title &title : titles)
        m_rows.push_back(makeRow(layout, title));
    layout->setRowStretch(layout->rowCount(), 1);
    connect(document, &Document::mappingChanged, this, &DifferenceRows::showDifference);
    connect(document, &Document::wordFormatChanged, this, &DifferenceRows::showDifference);
    showDifference();
}

DifferenceRows::Row DifferenceRows::makeRow(QGridLayout *layout, const Title &title)
{
    const QString name = objectNameOf(title.part);
    const Row row{title, new QLabel, new QLineEdit, new QToolButton};
    row.squares->setObjectName(name + QStringLiteral("Squares"));
    row.squares->setTextFormat(Qt::PlainText);
    row.squares->setWordWrap(true);
    row.squares->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row.word->setObjectName(name + QStringLiteral("Word"));
    row.word->setAccessibleName(title.text);
    row.word->setReadOnly(true);
    row.word->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    row.copy->setObjectName(name + QStringLiteral("Copy"));
    row.copy->setIcon(icon(QStringLiteral("copy")));
    row.copy->setAutoRaise(true);
    row.copy->setAccessibleName(tr("Copy %1").arg(title.text));
    row.copy->setToolTip(row.copy->accessibleName());
    const int at = layout->rowCount();
    layout->addWidget(new Swatch(title.part), at, 0, Qt::AlignTop);
    layout->addWidget(row.squares, at, 1, 1, 2);
    layout->addWidget(row.word, at + 1, 1);
    layout->addWidget(row.copy, at + 1, 2);
    connect(row.copy, &QToolButton::clicked, this, [this, row] {
        QGuiApplication::clipboard()->setText(row.word->text());
        emit copied(tr("Copied %1").arg(row.title.text));
    });
    return row;
}

void DifferenceRows::setDifference(const std::optional<chess::Difference> &difference,
                                   std::optional<chess::SquareMapping> mapping)
{
    m_difference = difference;
    m_mapping = mapping;
    showDifference();
}

void DifferenceRows::showDifference()
{
    for (const Row &row : m_rows) {
        row.copy->setEnabled(m_difference.has_value());
        if (!m_difference) {
            row.squares->setText(row.title.text);
            row.word->clear();
            continue;
        }
        const chess::Bitboard squares = squaresOf(*m_difference, row.title.part);
        row.squares->setText(QStringLiteral("%1, %2").arg(row.title.text, countedSquares(squares)));
        row.word->setText(QString::fromStdString(toLiteral(
            toWord(squares, m_mapping.value_or(m_document->mapping())), m_document->wordFormat())));
        row.word->setCursorPosition(0);
    }
}

QString DifferenceRows::description() const
{
    QStringList sentences;
    for (const Row &row : m_rows)
        sentences += row.squares->text() + u'.';
    return m_difference ? sentences.join(u' ') : QString();
}

} // namespace ui
