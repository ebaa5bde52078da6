#include "ui/document/expression_context.h"

#include "ui/document/document.h"

namespace ui {

chess::ExpressionContext expressionContextOf(const Document &document)
{
    chess::ExpressionContext context{
        document.position(), document.selectedSquare(), document.mapping(), {}};
    for (const NamedBitboard &own : document.mine())
        context.own.emplace(own.name.toStdString(), chess::ExpressionValue::ofSquares(own.squares));
    return context;
}

} // namespace ui
