#include <QApplication>
#include <QDropEvent>
#include <QImage>
#include <QMimeData>
#include <QWidget>

#include <cstdio>

namespace {

/// Another program that takes text and pictures: says on standard output what is dropped on it, as
/// `text<TAB>WIDTHxHEIGHT`.
class DropTarget : public QWidget {
public:
    DropTarget() { setAcceptDrops(true); }

protected:
    void dragEnterEvent(QDragEnterEvent *event) override { event->acceptProposedAction(); }
    void dropEvent(QDropEvent *event) override
    {
        event->acceptProposedAction();
        const auto picture = event->mimeData()->imageData().value<QImage>();
        std::printf("%s\t%dx%d\n", event->mimeData()->text().toUtf8().constData(), picture.width(),
                    picture.height());
        std::fflush(stdout);
    }
};

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    DropTarget target;
    target.setWindowTitle(QStringLiteral("Drop target"));
    target.setGeometry(1320, 200, 240, 240);
    target.show();
    return QApplication::exec();
}
