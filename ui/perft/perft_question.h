#pragma once

#include "ui/perft/perft_count.h"

#include <QVariantMap>
#include <QWidget>

class QGridLayout;

namespace ui {

class Document;
class ElidedLabel;
class MessageLine;
class NumberBox;

/// How deep the document's position is to be counted, and with what effort; says beforehand what
/// will come of it, or why it cannot be counted.
class PerftQuestion : public QWidget {
    Q_OBJECT
public:
    /// Precondition: the document outlives this.
    explicit PerftQuestion(const Document *document, QWidget *parent = nullptr);

    int depth() const;
    void setDepth(int depth);
    PerftCount::Effort effort() const;
    /// Every reason why this cannot be counted, a line each; empty when it can.
    QString reasonsAgainst() const;

    QVariantMap state() const;
    /// Takes what `state()` gave; what it does not know or is out of range stays as it is.
    void setState(const QVariantMap &state);

signals:
    /// Another number: the reasons may be others.
    void changed();
    /// Enter in one of the numbers.
    void entered();

protected:
    void showEvent(QShowEvent *event) override;

private:
    NumberBox *addNumber(QGridLayout *grid, int column, const char *name, const QString &label,
                         int least, int most);
    /// Says what a number has to be, since something else was typed.
    void refuse(const NumberBox *box);
    void forgetRefusal();
    void expectLater();
    void expect();

    const Document *m_document;
    NumberBox *m_depth;
    NumberBox *m_threads;
    NumberBox *m_hash;
    ElidedLabel *m_forecast;
    MessageLine *m_reasons;
    bool m_isExpecting = false;
    /// Why what was typed is no number here; empty when all was.
    QString m_refusal;
    /// It has been read: the next number that is typed takes it away.
    bool m_isRefusalOver = true;
};

} // namespace ui
