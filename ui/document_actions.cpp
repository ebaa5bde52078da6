#include "ui/document_actions.h"

#include "ui/actions.h"
#include "ui/document/document.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::DocumentActions)
};

/// The value that an action of a group stands for.
template <typename Values>
auto chosen(const Values &values, const QAction *action)
{
    return values[static_cast<std::size_t>(action->data().toInt())];
}

template <typename Value>
void check(const QActionGroup *group, Value value)
{
    group->actions().at(static_cast<int>(value))->setChecked(true);
}

void connectPosition(Document *document, const Actions &actions)
{
    const auto on = [document](const QAction *action, auto act) {
        QObject::connect(action, &QAction::triggered, document, act);
    };
    on(actions.startPosition, [document] {
        document->setPosition(chess::Position::start(), Words::tr("Start position"));
    });
    on(actions.clearBoard,
       [document] { document->setPosition(chess::Position(), Words::tr("Clear board")); });
    on(actions.whiteToMove, [document] { document->setTurn(chess::Color::White); });
    on(actions.blackToMove, [document] { document->setTurn(chess::Color::Black); });
    on(actions.chess960, [document](bool isOn) { document->setChess960(isOn); });

    const auto show = [document, white = actions.whiteToMove, black = actions.blackToMove,
                       chess960 = actions.chess960] {
        const chess::Position &position = document->position();
        (position.turn() == chess::Color::White ? white : black)->setChecked(true);
        chess960->setChecked(position.isChess960());
    };
    QObject::connect(document, &Document::positionChanged, actions.chess960, show);
    show();
}

void connectView(Document *document, const Actions &actions)
{
    QObject::connect(actions.flip, &QAction::triggered, document, &Document::setFlipped);
    QObject::connect(actions.layersOff, &QAction::triggered, document, [document] {
        const QStringList layers = document->layers();
        for (const QString &name : layers)
            document->setLayerShown(name, false);
    });
    QObject::connect(actions.mappings, &QActionGroup::triggered, document,
                     [document](const QAction *action) {
                         document->setMapping(chosen(chess::allSquareMappings, action));
                     });
    QObject::connect(actions.wordFormats, &QActionGroup::triggered, document,
                     [document](const QAction *action) {
                         document->setWordFormat(chosen(chess::allWordFormats, action));
                     });

    const auto follow = [document](auto changed, QObject *shown, auto show) {
        QObject::connect(document, changed, shown, show);
        show();
    };
    follow(&Document::flippedChanged, actions.flip,
           [document, flip = actions.flip] { flip->setChecked(document->isFlipped()); });
    follow(&Document::layersChanged, actions.layersOff,
           [document, off = actions.layersOff] { off->setEnabled(!document->layers().isEmpty()); });
    follow(&Document::mappingChanged, actions.mappings,
           [document, group = actions.mappings] { check(group, document->mapping()); });
    follow(&Document::wordFormatChanged, actions.wordFormats,
           [document, group = actions.wordFormats] { check(group, document->wordFormat()); });
}

} // namespace

void connectDocumentActions(Document *document, const Actions &actions)
{
    connectPosition(document, actions);
    connectView(document, actions);
}

} // namespace ui
