#pragma once

#include "src/workbench/expression/expression.h"

namespace ui {

class Document;

/// What names mean in an expression: the catalogue of the document's position and selection, and
/// the user's own bitboards.
chess::ExpressionContext expressionContextOf(const Document &document);

} // namespace ui
