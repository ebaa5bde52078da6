#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

#include <array>
#include <optional>

namespace ui {

/// Which colours the windows have: those of the desktop, or light or dark ones of their own, since
/// not every desktop tells its programs which it has.
enum class ColorScheme { Desktop, Light, Dark };

inline constexpr std::array allColorSchemes = {ColorScheme::Desktop, ColorScheme::Light,
                                               ColorScheme::Dark};

/// A word for settings and object names: "desktop", "light", "dark".
QString nameOf(ColorScheme scheme);
std::optional<ColorScheme> parseColorScheme(const QString &name);

/// The colour for hints in empty fields: that of the palette if it can be read on its ground. A
/// desktop that names none leaves Qt with black, on dark ground too.
QColor legiblePlaceholder(const QPalette &palette);

/// The colours of a scheme; that of the desktop says nothing of its own.
QPalette paletteOf(ColorScheme scheme);

/// Gives all windows their colours, those on the screen too.
void applyColorScheme(ColorScheme scheme);

} // namespace ui
