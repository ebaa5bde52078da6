#pragma once

#include "ui/document/document.h"
#include "ui/pictures/board_image.h"
#include "ui/pictures/picture_options.h"

#include <QDialog>
#include <QStringList>
#include <QVariantMap>

#include <optional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QPushButton;
class QSpinBox;

namespace ui {

class MessageLine;
class PicturePreview;

/// Makes a picture of the board or of bitboards, with a preview, for a file, the clipboard or a
/// printer.
class PictureDialog : public QDialog {
    Q_OBJECT
public:
    /// `board` is what the board in the window shows; `selected` are the names of bitboards offered
    /// first.
    PictureDialog(const Document *document, BoardPicture board, QStringList selected,
                  QWidget *parent = nullptr);

    /// The choices made, for the settings.
    QVariantMap state() const;
    /// Takes what `state()` gave; what it does not know stays as it is.
    void setState(const QVariantMap &state);
    void setOptions(const PictureOptions &options);

    /// Writes the picture to a file, all or nothing, and says in the dialog how it went; true when
    /// it went well.
    bool saveTo(const QString &fileName);

signals:
    /// The picture went to the clipboard; `what` says so, for the status bar.
    void copied(const QString &what);

private:
    void addChoice(QGridLayout &form, const QString &label, QWidget *box, const char *name);
    QCheckBox *addFlag(QGridLayout &form, const QString &label, const char *name);
    QLayout *makeForm();
    QWidget *makeButtons();

    bool showsBoard() const;
    QStringList names() const;
    PictureFormat format() const;
    PictureOptions options() const;
    std::optional<BoardSheet> sheet() const;
    void refresh();
    void copy();
    void chooseAndSave();

    const Document *m_document;
    BoardPicture m_board;
    QStringList m_selected;
    QComboBox *m_show = nullptr;
    QSpinBox *m_side = nullptr;
    QSpinBox *m_columns = nullptr;
    QCheckBox *m_coordinates = nullptr;
    QCheckBox *m_bitNumbers = nullptr;
    QCheckBox *m_legend = nullptr;
    QCheckBox *m_captions = nullptr;
    QCheckBox *m_pieces = nullptr;
    QCheckBox *m_windowColors = nullptr;
    QComboBox *m_format = nullptr;
    QComboBox *m_scale = nullptr;
    PicturePreview *m_preview;
    MessageLine *m_message;
    QPushButton *m_copyButton = nullptr;
    QPushButton *m_saveButton = nullptr;
    QPushButton *m_printButton = nullptr;
    QString m_folder;
};

} // namespace ui
