#include "ui/main_window.h"
#include "ui/pictures/screenshot.h"
#include "ui/termination.h"
#include "ui/widgets/choice_accessible.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/indicator_style.h"

#include <QApplication>
#include <QCommandLineParser>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string_view>

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(main)
};

/// The exit status where nothing is wrong with the arguments.
constexpr int noDisplay = 1;

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

void sayOnlyWhatIsFatal(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtFatalMsg)
        ui::complain(text);
}

/// An application that can paint on any machine: nothing appears on a display.
std::unique_ptr<QGuiApplication> withoutDisplay(int &argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt looks for the socket of a desktop all the same, and warns where nobody is logged in.
    const QtMessageHandler usual = qInstallMessageHandler(sayOnlyWhatIsFatal);
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(usual);
    return application;
}

/// Qt ends the program with a text of its own and a signal when it finds no display; this is said
/// in its place. A message is the only sign it gives before.
void sayThatThereIsNoDisplay(QtMsgType type, const QMessageLogContext &, const QString &)
{
    if (type != QtFatalMsg)
        return;
    const QString name = qEnvironmentVariable("WAYLAND_DISPLAY", qEnvironmentVariable("DISPLAY"));
    const QString advice = Words::tr(
        "log in to a desktop, try xvfb-run bitboard-lab, make a picture with --screenshot "
        "FILE, or use the program bitboard, which needs none.");
    ui::complain(
        name.isEmpty()
            ? Words::tr("The window needs a display: %1").arg(advice)
            : Words::tr("The window cannot be opened on the display “%1”: %2").arg(name, advice));
    std::_Exit(noDisplay);
}

std::unique_ptr<QApplication> onDisplay(int &argc, char **argv)
{
    const QtMessageHandler usual = qInstallMessageHandler(sayThatThereIsNoDisplay);
    auto application = std::make_unique<QApplication>(argc, argv);
    qInstallMessageHandler(usual);
    return application;
}

int refuse(const QString &reason)
{
    ui::complain(reason);
    return 2;
}

} // namespace

int main(int argc, char **argv)
{
    introduce();

    QCommandLineParser parser;
    parser.setApplicationDescription(
        Words::tr("Shows a chess position as pieces and as 64-bit words."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 Words::tr("A file with a position as FEN, or with many."),
                                 QStringLiteral("[FILE]"));
    const QCommandLineOption fenOption(
        QStringLiteral("fen"), Words::tr("Begins with this position."), QStringLiteral("FEN"));
    parser.addOption(fenOption);
    const ui::Screenshot screenshot(parser);

    if (asksForText(argc, argv)) {
        const QCoreApplication application(argc, argv);
        parser.process(application);
        return 0;
    }

    const bool asksForPicture = ui::Screenshot::isAskedFor(argc, argv);
    const std::unique_ptr<QGuiApplication> application =
        asksForPicture ? withoutDisplay(argc, argv) : onDisplay(argc, argv);
    if (!parser.parse(ui::Screenshot::joinedNames(QCoreApplication::arguments())))
        return refuse(parser.errorText());
    if (asksForPicture && !screenshot.isAskedFor())
        return refuse(Words::tr("arguments: --screenshot stands where a value belongs."));
    if (const auto options = screenshot.check(); !options)
        return refuse(options.error());
    const QStringList files = parser.positionalArguments();
    if (files.size() + (parser.isSet(fenOption) ? 1 : 0) > 1)
        return refuse(Words::tr("arguments: Give one file or one FEN."));
    const auto fen =
        parser.isSet(fenOption) ? std::optional(parser.value(fenOption)) : std::nullopt;
    if (screenshot.isAskedFor())
        return screenshot.take(fen, files.value(0));

    QGuiApplication::setApplicationDisplayName(QStringLiteral("Bitboard Lab"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.bitboardlab.BitboardLab"));
    QGuiApplication::setWindowIcon(ui::applicationIcon());
    ui::installAccessibleChoices();
    ui::installIndicatorStyle();
    ui::MainWindow window;
    if (fen)
        window.enterFen(*fen);
    window.show();
    // A message about a file that cannot be opened belongs over the window.
    if (!files.isEmpty())
        window.file()->beginWith(files.first());
    const ui::Termination termination;
    QObject::connect(&termination, &ui::Termination::requested, application.get(),
                     [&window](int signal) {
                         window.storeSettings();
                         QCoreApplication::exit(128 + signal); // as shells say it
                     });
    return QApplication::exec();
}
