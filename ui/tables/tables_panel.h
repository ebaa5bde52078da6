#pragma once

#include "src/notation/export/export.h"
#include "src/workbench/tables/square_tables.h"
#include "ui/widgets/tall_scroll_area.h"

#include <QVariantMap>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace ui {

class Document;
class EntryView;
class HeatLegend;
class MessageLine;
class TableGrid;

/// The look-up tables of engines: all 64 entries of one at a glance, one of them large, and the
/// whole table as text to paste or save.
class TablesPanel : public TallScrollArea {
    Q_OBJECT
public:
    explicit TablesPanel(const Document *document, QWidget *parent = nullptr);
    ~TablesPanel() override;

    /// What is shown and how it is written, for the settings.
    QVariantMap state() const;
    /// Takes what `state()` gave; what it does not know stays as it is.
    void setState(const QVariantMap &state);

    /// What Copy and Save write: the whole table in the chosen format.
    QString text() const;
    /// Writes the text to a file, all or nothing, and says in the panel how it went; true when it
    /// went well.
    bool saveTo(const QString &fileName);

    QSize sizeHint() const override;

signals:
    /// An entry is to become a bitboard of the user's own and to be laid on the board, or chosen.
    void layerRequested(const QString &name, chess::Bitboard squares);
    void addRequested(const QString &name, chess::Bitboard squares);
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeChoices();
    void makeTextRow();
    void fit();
    /// Puts the parts where they are in a wide or in a narrow panel.
    void arrange(bool isWide);
    void showTable();
    void showEntry();
    void copyEntry(chess::Square square);
    void copyTable();
    void chooseAndSave();
    const chess::SquareTable &table() const;
    chess::ExportStyle style() const;

    const Document *m_document;
    QComboBox *m_tables;
    QCheckBox *m_heatMap;
    QLabel *m_meaning;
    TableGrid *m_grid;
    HeatLegend *m_legend;
    EntryView *m_entry;
    QComboBox *m_formats;
    MessageLine *m_message;
    QLabel *m_formatsLabel;
    QPushButton *m_copy;
    QPushButton *m_save;
    QGridLayout *m_layout;
    /// How the whole table is written, and the buttons for that.
    QGridLayout *m_textRow;
    QString m_folder;
};

} // namespace ui
