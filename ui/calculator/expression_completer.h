#pragma once

#include "src/workbench/expression/expression.h"
#include "ui/document/document.h"

#include <QCompleter>

class QStandardItemModel;

namespace ui {

/// The names that may stand in an expression, with what they mean: the user's own, those given
/// values in this session, those of the catalogue, and functions with the way they are called.
/// Finds them by any part of the name.
class ExpressionCompleter : public QCompleter {
    Q_OBJECT
public:
    /// Precondition: the document outlives it.
    explicit ExpressionCompleter(const Document *document, QObject *parent = nullptr);

    /// Names that were given values and are not kept as bitboards.
    void setSessionNames(const chess::OwnValues &values);

private:
    void readOwnNames();
    void add(int row, const QString &name, const QString &shown, const QString &meaning);

    const Document *m_document;
    QStandardItemModel *m_names;
    chess::OwnValues m_session;
    /// How many of the first rows are the user's own.
    int m_ownCount = 0;
};

} // namespace ui
