#pragma once

#include "src/board/square.h"

#include <QSortFilterProxyModel>

#include <optional>

namespace ui {

/// Lets through the bitboards whose name, meaning or group contains a text, and for the name of a
/// square those that contain the square. Headings without bitboards are left out.
class BitboardsFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit BitboardsFilter(QObject *parent = nullptr);

    QString text() const { return m_text; }
    void setText(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString m_text;
    std::optional<chess::Square> m_square;
};

} // namespace ui
