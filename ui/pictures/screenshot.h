#pragma once

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <optional>

namespace ui {

/// `--screenshot`: a picture of a board in a file, without a window and without a display.
class Screenshot {
public:
    /// Whether the arguments ask for it, before there is an application to parse them.
    static bool isAskedFor(int argc, char **argv);

    /// The arguments with the names of bitboards that follow an option for such names, one by one,
    /// as one value of it: `--layer white black` becomes `--layer white,black`. What is no name of
    /// the catalogue is left where it stands.
    static QStringList joinedNames(const QStringList &arguments);

    /// Adds the options; the parser outlives this.
    explicit Screenshot(QCommandLineParser &parser);

    bool isAskedFor() const;
    /// What is wrong with the options, after the parser has read the arguments: an option of a
    /// picture without a picture, or a value that is none.
    tl::expected<void, QString> check() const;
    /// Makes the picture of the position, as FEN or in the file of that name, or else of the start
    /// position. What is wrong or odd goes to standard error; the exit status. Precondition: there
    /// is an application, and the options are right.
    int take(const std::optional<QString> &fen, const QString &positionFile) const;

private:
    QStringList namesOf(const QCommandLineOption &option) const;

    QCommandLineParser &m_parser;
    QCommandLineOption m_screenshot;
    QCommandLineOption m_select;
    QCommandLineOption m_layer;
    QCommandLineOption m_sheet;
    QCommandLineOption m_size;
    QCommandLineOption m_mapping;
    QCommandLineOption m_flip;
    QCommandLineOption m_bitNumbers;
    QCommandLineOption m_noCoordinates;
    QCommandLineOption m_caption;
    QCommandLineOption m_dark;
    QCommandLineOption m_chess960;
};

/// Writes a line to standard error as the command line does: "bitboard-lab: what is wrong".
void complain(const QString &what);

} // namespace ui
