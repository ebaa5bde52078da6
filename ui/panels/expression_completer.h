#pragma once

#include "ui/document.h"

#include <QCompleter>

class QStandardItemModel;

namespace ui {

/// The names that may stand in an expression, with what they mean: the user's own, those of the
/// catalogue, and functions with the way they are called. Finds them by any part of the name.
class ExpressionCompleter : public QCompleter {
    Q_OBJECT
public:
    /// Precondition: the document outlives it.
    explicit ExpressionCompleter(const Document *document, QObject *parent = nullptr);

private:
    void readOwnNames();
    void add(int row, const QString &name, const QString &shown, const QString &meaning);

    const Document *m_document;
    QStandardItemModel *m_names;
    /// How many of the first rows are the user's own.
    int m_ownCount = 0;
};

} // namespace ui
