#pragma once

#include "src/notation/export/export.h"
#include "src/workbench/tables/square_tables.h"
#include "ui/document/document.h"

#include <QVariantMap>
#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;

namespace ui {

/// What to export and how it is spelt. A choice that makes no difference to the text, such as
/// separators in C, cannot be made.
class ExportChoices : public QWidget {
    Q_OBJECT
public:
    /// It begins with the document's own square mapping.
    explicit ExportChoices(const Document *document, QWidget *parent = nullptr);

    chess::ExportStyle style() const;
    /// The table that is to be exported, or null where named bitboards are.
    const chess::SquareTable *table() const;
    /// The bitboards that are to be exported, none where a table is.
    QStringList names() const;
    /// The sentence to say when there are no bitboards of that kind.
    QString reasonForNone() const;

    /// The choices made, for the settings.
    QVariantMap state() const;
    /// Takes what `state()` gave; what it does not know stays as it is.
    void setState(const QVariantMap &state);

signals:
    void changed();

private:
    /// What the box beside the format offers, which depends on the format.
    enum class Detail { Number, Language, Framework, ByteOrder };

    void add(QGridLayout *grid, int row, int column, QLabel *label, QComboBox *box,
             const char *name);
    void fillSubjects();
    void fillSpelling();
    QWidget *makeSwitches();
    Detail detail() const;
    void offerDetails();
    void takeDetail();
    void takeSpelling();
    void showSpelling();
    void offerSpelling();
    std::string sample(const std::function<void(chess::Spelling &)> &change) const;

    const Document *m_document;
    QComboBox *m_which;
    QComboBox *m_layout;
    QComboBox *m_detail;
    QLabel *m_detailLabel;
    QComboBox *m_mapping;
    QComboBox *m_names;
    QLabel *m_namesLabel;
    QComboBox *m_grouping;
    QLabel *m_groupingLabel;
    QCheckBox *m_lowerCase;
    QCheckBox *m_prefix;
    QCheckBox *m_signed;
    // Remembered apart, so that going from a list to constants and back loses none.
    chess::WordFormat m_number = chess::WordFormat::Hex;
    chess::WordFormat m_language = chess::WordFormat::Cpp;
    chess::TestFramework m_framework = chess::TestFramework::GoogleTest;
    chess::ByteOrder m_bytes = chess::ByteOrder::Little;
    chess::Spelling m_spelling;
};

} // namespace ui
