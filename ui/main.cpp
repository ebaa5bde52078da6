#include "ui/icons.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QCommandLineParser>

#include <algorithm>
#include <string_view>

namespace {

void introduce()
{
    QCoreApplication::setApplicationName(QStringLiteral("bitboard-lab"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BITBOARD_LAB_VERSION));
}

/// Whether only a text is asked for, which needs no display.
bool asksForText(int argc, char **argv)
{
    return std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument == "--version" || argument == "-v" || argument == "--help" ||
               argument == "-h" || argument == "--help-all";
    });
}

} // namespace

int main(int argc, char **argv)
{
    introduce();

    QCommandLineParser parser;
    const auto translated = [](const char *text) {
        return QCoreApplication::translate("main", text);
    };
    parser.setApplicationDescription(
        translated("Shows a chess position as pieces and as 64-bit words."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 translated("A file with a position as FEN."),
                                 QStringLiteral("[FILE]"));
    const QCommandLineOption fenOption(
        QStringLiteral("fen"), translated("Begins with this position."), QStringLiteral("FEN"));
    parser.addOption(fenOption);

    if (asksForText(argc, argv)) {
        const QCoreApplication application(argc, argv);
        parser.process(application);
        return 0;
    }

    const QApplication application(argc, argv);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Bitboard Lab"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.bitboardlab.BitboardLab"));
    QGuiApplication::setWindowIcon(ui::applicationIcon());
    parser.process(application);
    const QStringList files = parser.positionalArguments();
    if (files.size() + (parser.isSet(fenOption) ? 1 : 0) > 1) {
        qCritical("%s", qPrintable(translated("bitboard-lab: give one file or one FEN.")));
        return 2;
    }

    ui::MainWindow window;
    if (parser.isSet(fenOption))
        window.enterFen(parser.value(fenOption));
    window.show();
    // A message about a file that cannot be opened belongs over the window.
    if (!files.isEmpty())
        window.file()->load(files.first());
    return QApplication::exec();
}
