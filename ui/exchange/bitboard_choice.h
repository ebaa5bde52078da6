#pragma once

#include "ui/document/document.h"

#include <QString>
#include <QStringList>

#include <array>

namespace ui {

/// Several bitboards at once, as lists to choose from offer them.
enum class BitboardChoice { Pieces, Occupancies, Layers, All };

inline constexpr std::array allBitboardChoices = {BitboardChoice::Pieces,
                                                  BitboardChoice::Occupancies,
                                                  BitboardChoice::Layers, BitboardChoice::All};

/// "Twelve pieces", …, for a list.
QString textOf(BitboardChoice choice);
/// A word for the settings, which never changes.
QString nameOf(BitboardChoice choice);
QStringList namesIn(const Document &document, BitboardChoice choice);

} // namespace ui
