#include "ui/widgets/color_contrast.h"
#include "ui/widgets/color_scheme.h"
#include "ui/widgets/indicator_style.h"

#include <QCheckBox>
#include <QRadioButton>
#include <QStyleOptionButton>
#include <QTest>

using ui::ColorScheme;

class TestIndicatorStyle : public QObject {
    Q_OBJECT

    /// The pixels from the left edge of the indicator to its middle, in the middle row.
    static QList<QColor> outlineOf(QAbstractButton &button, QStyle::SubElement element,
                                   ui::IndicatorStyle &style, const QPalette &palette)
    {
        button.setStyle(&style);
        button.setPalette(palette);
        button.resize(button.sizeHint());
        QStyleOptionButton option;
        option.initFrom(&button);
        const QRect rect = style.subElementRect(element, &option, &button);
        const QImage image = button.grab().toImage();
        QList<QColor> colors;
        for (int x = rect.left(); x < rect.center().x(); ++x)
            colors += image.pixelColor(x, rect.center().y());
        return colors;
    }

    static void isSeen(const QList<QColor> &pixels, const QPalette &palette)
    {
        double best = 0;
        for (const QColor &pixel : pixels)
            best =
                std::max(best, std::min(ui::contrastRatio(pixel, palette.color(QPalette::Window)),
                                        ui::contrastRatio(pixel, palette.color(QPalette::Base))));
        QVERIFY2(best >= 3, qPrintable(QString::number(best)));
    }

private slots:
    void uncheckedBoxesAndButtonsAreSeenOnLightAndDark()
    {
        ui::IndicatorStyle style;
        for (const ColorScheme scheme : {ColorScheme::Light, ColorScheme::Dark}) {
            const QPalette palette = ui::paletteOf(scheme);
            QCheckBox box(QStringLiteral("Box"));
            isSeen(outlineOf(box, QStyle::SE_CheckBoxIndicator, style, palette), palette);
            QRadioButton button(QStringLiteral("Button"));
            isSeen(outlineOf(button, QStyle::SE_RadioButtonIndicator, style, palette), palette);
        }
    }
};

QTEST_MAIN(TestIndicatorStyle)
#include "tst_indicator_style.moc"
