#include "ui/widgets/elided_lines.h"

#include <QFontMetrics>
#include <QTextLayout>

namespace ui {

QStringList elidedLines(const QString &text, const QFont &font, int width, int most)
{
    QStringList lines;
    const QFontMetrics metrics(font);
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        if (lines.size() == most - 1) {
            lines += metrics.elidedText(text.sliced(line.textStart()), Qt::ElideRight, width);
            break;
        }
        line.setLineWidth(width);
        lines += text.sliced(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

} // namespace ui
