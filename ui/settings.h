#pragma once

#include "ui/document/document.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace ui {

/// What comes back after a restart, in one file.
///
/// Nothing in the file is trusted: what is missing, of the wrong type or out of range leaves the
/// default. A file of another version, a damaged one, and one too large to be ours is put aside
/// under another name, so that nothing in it is lost. Writing replaces the file in one step.
class Settings {
public:
    explicit Settings(const QString &fileName = defaultFileName());

    static QString defaultFileName();

    /// The position, the user's own bitboards and what is looked at.
    void restore(Document &document) const;
    void store(const Document &document);

    /// A block of bytes made by Qt, such as the arrangement of the docks; empty unless it is whole.
    QByteArray blob(const QString &key) const;
    void setBlob(const QString &key, const QByteArray &bytes);

    QString text(const QString &key) const;
    void setText(const QString &key, const QString &value);

    bool flag(const QString &key, bool otherwise) const;
    void setFlag(const QString &key, bool value);

    QStringList list(const QString &key) const;
    void setList(const QString &key, const QStringList &values);

    /// The state of a panel or dialog, a flat map of plain values.
    QVariantMap state(const QString &group) const;
    void setState(const QString &group, const QVariantMap &state);

    /// The file that is read and written, as it was given.
    QString fileName() const { return m_fileName; }

    /// Writes the file now; whether that went well.
    bool write();

private:
    // QSettings keeps its reading functions non-const in part (groups), its state is the file's.
    mutable QSettings m_settings;
    QString m_fileName;
};

} // namespace ui
