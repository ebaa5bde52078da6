#pragma once

#include <QObject>

#include <array>

namespace ui {

/// Tells when the program is to end: the system's SIGTERM, SIGINT or SIGHUP, as a signal of Qt.
/// What belongs to the program can then be put away, engines with all that they have started.
///
/// There is one at a time.
class Termination : public QObject {
    Q_OBJECT
public:
    explicit Termination(QObject *parent = nullptr);
    ~Termination() override;

signals:
    void requested(int signal);

private:
    void read();

    /// A signal may come at any instruction, when little more than writing a byte is allowed.
    std::array<int, 2> m_pipe;
};

} // namespace ui
