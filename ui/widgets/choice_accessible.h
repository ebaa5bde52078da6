#pragma once

namespace ui {

/// Gives combo boxes their label as the name that assistive programs read, and what is chosen as
/// their value and text. Qt 6 names them by what is chosen on Linux, even when they were given a
/// name. Called once, before the first of them is made.
void installAccessibleChoices();

} // namespace ui
