#include "ui/widgets/color_scheme.h"

#include "ui/widgets/color_contrast.h"

#include <QApplication>

namespace ui {

namespace {

/// The colours that all others of a palette follow from.
struct Tones {
    QRgb window;
    QRgb base;
    QRgb button;
    QRgb text;
    QRgb faintText;
    QRgb link;
};

constexpr Tones lightTones = {0xFFF0F0F0, 0xFFFFFFFF, 0xFFF0F0F0,
                              0xFF1A1A1A, 0xFF8A8A8A, 0xFF1A62B0};
constexpr Tones darkTones = {0xFF2A2D31, 0xFF1D2023, 0xFF35393E,
                             0xFFECEEF0, 0xFF858B92, 0xFF6FB1F2};
// White on it has a contrast of 5.2.
constexpr QRgb highlight = 0xFF2571A8;

QPalette paletteOf(const Tones &tones)
{
    // The shades of bevels and frames come from the two colours given first.
    QPalette palette(QColor(tones.button), QColor(tones.window));
    const QColor text(tones.text);
    const QColor faint(tones.faintText);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, text);
        palette.setColor(QPalette::Disabled, role, faint);
    }
    palette.setColor(QPalette::Base, QColor(tones.base));
    palette.setColor(QPalette::AlternateBase, QColor(tones.window));
    palette.setColor(QPalette::PlaceholderText, faint);
    palette.setColor(QPalette::ToolTipBase, QColor(tones.base));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Highlight, QColor(highlight));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, faint);
    palette.setColor(QPalette::Link, QColor(tones.link));
    return palette;
}

} // namespace

QString nameOf(ColorScheme scheme)
{
    switch (scheme) {
    case ColorScheme::Light:
        return QStringLiteral("light");
    case ColorScheme::Dark:
        return QStringLiteral("dark");
    case ColorScheme::Desktop:
        break;
    }
    return QStringLiteral("desktop");
}

std::optional<ColorScheme> parseColorScheme(const QString &name)
{
    for (const ColorScheme scheme : allColorSchemes) {
        if (nameOf(scheme) == name)
            return scheme;
    }
    return std::nullopt;
}

QColor legiblePlaceholder(const QPalette &palette)
{
    const QColor given = palette.color(QPalette::PlaceholderText);
    if (contrastRatio(given, palette.color(QPalette::Base)) >= 3)
        return given;
    QColor faint = palette.color(QPalette::Text);
    faint.setAlphaF(0.6F);
    return faint;
}

QPalette paletteOf(ColorScheme scheme)
{
    switch (scheme) {
    case ColorScheme::Light:
        return paletteOf(lightTones);
    case ColorScheme::Dark:
        return paletteOf(darkTones);
    case ColorScheme::Desktop:
        break;
    }
    return {};
}

void applyColorScheme(ColorScheme scheme)
{
    if (scheme != ColorScheme::Desktop) {
        QApplication::setPalette(paletteOf(scheme));
        return;
    }
    // A palette that says nothing gives way to that of the desktop.
    if (QCoreApplication::testAttribute(Qt::AA_SetPalette))
        QApplication::setPalette(QPalette());
    const QPalette desktop = QApplication::palette();
    const QColor placeholder = legiblePlaceholder(desktop);
    if (placeholder == desktop.color(QPalette::PlaceholderText))
        return;
    QPalette mended;
    mended.setColor(QPalette::PlaceholderText, placeholder);
    QApplication::setPalette(mended);
}

} // namespace ui
