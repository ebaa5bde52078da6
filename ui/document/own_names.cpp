#include "ui/document/own_names.h"

#include "src/workbench/catalogue.h"
#include "src/workbench/expression/bitboard_operations.h"
#include "src/workbench/expression/expression_names.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::OwnNames)
};

bool isIdentifier(const QString &name)
{
    static const QRegularExpression pattern(QStringLiteral("\\A[A-Za-z_][A-Za-z0-9_]*\\z"));
    return pattern.match(name).hasMatch();
}

} // namespace

QString complaintAboutOwnName(const QString &name)
{
    if (name.isEmpty())
        return Words::tr("A bitboard of your own needs a name.");
    if (name.size() > longestOwnName)
        return Words::tr("A name has at most %1 characters.").arg(longestOwnName);
    if (!isIdentifier(name))
        return Words::tr("A name is made of the letters a to z, digits and “_”, and does not "
                         "begin with a digit.");
    const std::string text = name.toStdString();
    if (chess::parseSquare(name.toLower().toStdString()))
        return Words::tr("“%1” is the name of a square.").arg(name);
    if (chess::findInCatalogue(text) != nullptr)
        return Words::tr("“%1” is a bitboard of the catalogue.").arg(name);
    if (chess::findOperation(text) != nullptr)
        return Words::tr("“%1” is a function of the calculator.").arg(name);
    if (chess::isKeyword(text))
        return Words::tr("“%1” is a keyword of C.").arg(name);
    return {};
}

QString ownNameLike(const QString &foreign)
{
    if (foreign.isEmpty())
        return QStringLiteral("pasted");
    if (complaintAboutOwnName(foreign).isEmpty())
        return foreign;
    static const QRegularExpression others(QStringLiteral("[^A-Za-z0-9_]+"));
    // With this before it no name is a number, a keyword or in the catalogue.
    QString name = QStringLiteral("pasted_") + foreign;
    return name.replace(others, QStringLiteral("_")).left(longestOwnName);
}

QString freeName(const QString &name, const std::function<bool(const QString &)> &isTaken)
{
    QString free = name;
    for (int number = 2; isTaken(free); ++number) {
        const QString suffix = QStringLiteral("_%1").arg(number);
        free = name.left(longestOwnName - suffix.size()) + suffix;
    }
    return free;
}

QString freeOwnName(const Document &document, const QString &name)
{
    return freeName(name, [&](const QString &free) { return document.bitboard(free).has_value(); });
}

} // namespace ui
