#include "ui/positions/list_file_bar.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/errand.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/message_line.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int spacing = 8;

} // namespace

ListFileBar::ListFileBar(QWidget *parent)
    : QWidget(parent)
    , m_file(new QLabel)
    , m_trouble(new MessageLine(QStringLiteral("listTrouble")))
    , m_readAgain(named(new QPushButton(tr("&Read again")), "reloadList", tr("&Read again")))
    , m_stop(named(new QPushButton(tr("&Stop")), "stopOpening", tr("&Stop")))
    , m_patience(new QTimer(this))
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(spacing);
    rows->addLayout(makeFileRow());
    rows->addLayout(makeTroubleRow());
    m_patience->setSingleShot(true);
    m_patience->setInterval(Errand::patience);
    connect(m_patience, &QTimer::timeout, this, [this] {
        m_trouble->say(tr("Opening %1…").arg(m_name));
        offer(Help::Stop);
    });
    clear();
}

QLayout *ListFileBar::makeFileRow()
{
    m_file->setObjectName(QStringLiteral("listName"));
    m_file->setTextFormat(Qt::PlainText);
    m_file->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QFont bold = font();
    bold.setBold(true);
    m_file->setFont(bold);
    const QString openLabel = tr("Open l&ist…");
    auto *open =
        named(new QPushButton(icon(QStringLiteral("open")), openLabel), "openList", openLabel);
    open->setToolTip(tr("List the positions of a file"));
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing);
    row->addWidget(m_file, 1);
    row->addWidget(open);
    connect(open, &QPushButton::clicked, this, &ListFileBar::openRequested);
    return row;
}

QLayout *ListFileBar::makeTroubleRow()
{
    m_readAgain->setToolTip(tr("List the file as it is now"));
    m_stop->setToolTip(tr("Wait no longer for the file"));
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing);
    row->addWidget(m_trouble, 1, Qt::AlignVCenter);
    row->addWidget(m_readAgain);
    row->addWidget(m_stop);
    connect(m_readAgain, &QPushButton::clicked, this, &ListFileBar::readAgainRequested);
    connect(m_stop, &QPushButton::clicked, this, &ListFileBar::stopRequested);
    return row;
}

void ListFileBar::showFile(const QString &path)
{
    m_name = QFileInfo(path).fileName();
    m_file->setText(m_name);
    m_file->setToolTip(QDir::toNativeSeparators(path));
}

void ListFileBar::sayThatItIsOpening()
{
    clear();
    m_patience->start();
}

void ListFileBar::complain(const QString &text)
{
    m_patience->stop();
    m_trouble->complain(text);
    offer(Help::ReadAgain);
}

void ListFileBar::clear()
{
    m_patience->stop();
    m_trouble->hide();
    m_readAgain->hide();
    m_stop->hide();
}

void ListFileBar::offer(Help help)
{
    m_trouble->show();
    m_readAgain->setVisible(help == Help::ReadAgain);
    m_stop->setVisible(help == Help::Stop);
}

} // namespace ui
