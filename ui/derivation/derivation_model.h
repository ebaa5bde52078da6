#pragma once

#include "src/notation/export/walkthrough.h"
#include "ui/document/document.h"

#include <QAbstractTableModel>

#include <array>
#include <vector>

namespace ui {

/// The steps of a derivation as a table: a row for each with its name, its formula, the words of
/// its result and of all that was found so far, and a remark.
///
/// Words follow the document's number format. Only rows that differ are announced.
class DerivationModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { NameColumn, FormulaColumn, RemarkColumn, ResultColumn, UnionColumn, ColumnCount };

    /// Precondition: the document outlives the model.
    explicit DerivationModel(const Document *document, QObject *parent = nullptr);

    /// `nameOfUnion` says what the steps collect.
    void setSteps(std::vector<chess::DerivationStep> steps, const QString &nameOfUnion);
    /// The language of the formulas.
    void setLanguage(chess::WordFormat language);

    /// Precondition: there is such a row.
    const chess::DerivationStep &stepAt(int row) const
    {
        return m_steps[static_cast<std::size_t>(row)];
    }
    /// The row of the step of that name, or −1.
    int rowOf(const std::string &name) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    using Texts = std::array<QString, ColumnCount>;

    Texts textsOf(const chess::DerivationStep &step) const;
    /// Writes all rows anew.
    void readTexts();

    const Document *m_document;
    std::vector<chess::DerivationStep> m_steps;
    std::vector<Texts> m_texts;
    QString m_nameOfUnion;
    chess::WordFormat m_language = chess::WordFormat::Cpp;
};

} // namespace ui
