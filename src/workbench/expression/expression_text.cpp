#include "src/workbench/expression/expression.h"
#include "src/workbench/expression/expression_types.h"

#include <algorithm>

namespace chess {

namespace {

/// Writes nodes; not deeper within itself than `deepestExpression`.
class Writer {
public:
    explicit Writer(const Expression &expression) : m_nodes(expression.nodes) {}

    void write(std::size_t place)
    {
        const ExpressionNode &node = m_nodes[place];
        if (!node.widenedTo) {
            writeBare(node);
            return;
        }
        m_text.append("(").append(nameOf(*node.widenedTo)).append(") (");
        writeBare(node);
        m_text += ")";
    }

    void separate() { m_text += "; "; }
    std::string text() { return std::move(m_text); }

private:
    /// Without the cast to 64 bits around it.
    void writeBare(const ExpressionNode &node)
    {
        switch (node.kind) {
        case ExpressionStepKind::Literal:
        case ExpressionStepKind::Square:
        case ExpressionStepKind::Named:
        case ExpressionStepKind::Own:
            m_text += node.label;
            break;
        case ExpressionStepKind::List:
            writeList("{", node, "}");
            break;
        case ExpressionStepKind::Operation:
            writeOperation(node);
            break;
        case ExpressionStepKind::Cast:
            writeCast(node);
            break;
        case ExpressionStepKind::Assignment:
            // Only a declaration gives the name of a square another value.
            if (std::find(node.notes.begin(), node.notes.end(), ExpressionNote::HidesSquare) !=
                node.notes.end())
                m_text += "auto ";
            m_text += node.label;
            writeValue(node);
            break;
        }
    }

    /// With as, what is narrower than an int is not computed with as one.
    void writeCast(const ExpressionNode &node)
    {
        if (node.type.isPromoted) {
            m_text.append("(").append(node.label).append(") ");
            writeOperand(node.operands.front());
        } else {
            writeOperand(node.operands.front());
            m_text.append(" as ").append(node.label);
        }
    }

    /// The = of an assignment and what stands behind it.
    void writeValue(const ExpressionNode &node)
    {
        const ExpressionNode &value = m_nodes[node.operands.front()];
        if (node.isCompound) {
            m_text.append(" ").append(value.label).append("= ");
            write(value.operands.back());
        } else {
            m_text += " = ";
            write(node.operands.front());
        }
    }

    /// An operator is called by its sign, a function by its name, and so is !, which is not the
    /// same in all languages.
    static bool isOperator(const ExpressionNode &node)
    {
        return node.kind == ExpressionStepKind::Operation && node.label != "!" &&
               node.label != node.operation->name;
    }

    void writeOperation(const ExpressionNode &node)
    {
        if (!isOperator(node)) {
            m_text += node.operation->name;
            writeList(node.isIndexed ? "[" : "(", node, node.isIndexed ? "]" : ")");
        } else if (node.operands.size() == 3) {
            writeOperand(node.operands[0]);
            m_text += " ? ";
            writeOperand(node.operands[1]);
            m_text += " : ";
            writeOperand(node.operands[2]);
        } else if (node.operands.size() == 1) {
            m_text += node.label;
            writeOperand(node.operands.front());
        } else {
            writeOperand(node.operands.front());
            m_text.append(" ").append(node.label).append(" ");
            writeOperand(node.operands.back());
        }
    }

    void writeOperand(std::size_t place)
    {
        const ExpressionNode &node = m_nodes[place];
        const bool isCompound = isOperator(node) || node.kind == ExpressionStepKind::Cast ||
                                node.kind == ExpressionStepKind::Assignment || node.widenedTo;
        m_text += isCompound ? "(" : "";
        write(place);
        m_text += isCompound ? ")" : "";
    }

    void writeList(std::string_view opening, const ExpressionNode &node, std::string_view closing)
    {
        m_text += opening;
        for (const std::size_t operand : node.operands) {
            if (operand != node.operands.front())
                m_text += ", ";
            write(operand);
        }
        m_text += closing;
    }

    const std::vector<ExpressionNode> &m_nodes;
    std::string m_text;
};

} // namespace

std::string toText(const Expression &expression)
{
    Writer writer(expression);
    for (const std::size_t statement : expression.statements) {
        if (statement != expression.statements.front())
            writer.separate();
        writer.write(statement);
    }
    return writer.text();
}

} // namespace chess
