#include "ui/square_menu.h"

#include "ui/board/piece_pixmaps.h"
#include "ui/document/wording.h"
#include "ui/widgets/icons.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::SquareMenu)
};

/// "White knight": the beginning of a line.
QString capitalized(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

QMenu *createSquareMenu(Document *document, chess::Square square, QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->setObjectName(QStringLiteral("squareMenu"));
    menu->addSection(textOf(square));

    QMenu *pieces = menu->addMenu(Words::tr("&Put a piece"));
    for (const chess::Color color : chess::allColors) {
        pieces->addSeparator();
        for (auto type = chess::allPieceTypes.rbegin(); type != chess::allPieceTypes.rend();
             ++type) {
            const chess::Piece piece{color, *type};
            QAction *entry = pieces->addAction(
                pieceIcon(piece), capitalized(textOf(piece)), document, [document, piece, square] {
                    document->placePiece(piece, chess::Bitboard(square));
                });
            entry->setObjectName(QStringLiteral("put_") + QLatin1Char(letterOf(piece)));
        }
    }
    QAction *empty =
        menu->addAction(icon(QStringLiteral("eraser")), Words::tr("&Empty"), document,
                        [document, square] { document->clearSquares(chess::Bitboard(square)); });
    empty->setObjectName(QStringLiteral("emptySquare"));
    empty->setEnabled(document->position().pieceAt(square).has_value());

    menu->addSeparator();
    const auto addCopy = [&](const QString &name, const QString &label, const QString &text) {
        QAction *entry = menu->addAction(label.arg(text), document,
                                         [text] { QGuiApplication::clipboard()->setText(text); });
        entry->setObjectName(name);
    };
    addCopy(QStringLiteral("copyIndex"), Words::tr("Copy &index: %1"),
            QString::number(bitOf(square, document->mapping())));
    addCopy(QStringLiteral("copyBit"), Words::tr("Copy &bit: %1"),
            document->literal(chess::Bitboard(square)));
    return menu;
}

} // namespace ui
