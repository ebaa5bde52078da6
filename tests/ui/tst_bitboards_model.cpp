#include "src/notation/fen/fen.h"
#include "tests/cases.h"
#include "tests/core/printing.h"
#include "ui/bitboards/bitboards_filter.h"
#include "ui/bitboards/bitboards_model.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <array>
#include <map>

using chess::Bitboard;
using ui::BitboardsModel;

namespace {

/// The bitboards, words and layers of all rows by name, as the model shows them.
struct Shown {
    QString squares;
    QString word;
    bool operator==(const Shown &) const = default;
};

std::map<QString, Shown> allShown(const BitboardsModel &model)
{
    std::map<QString, Shown> shown;
    for (int group = 0; group < model.rowCount(); ++group) {
        const QModelIndex heading = model.index(group, 0);
        for (int row = 0; row < model.rowCount(heading); ++row) {
            const QModelIndex index = model.index(row, 0, heading);
            shown[model.nameAt(index)] = {
                index.data(BitboardsModel::SquaresRole).toString(),
                index.siblingAtColumn(BitboardsModel::WordColumn).data().toString()};
        }
    }
    return shown;
}

QStringList differences(const std::map<QString, Shown> &before,
                        const std::map<QString, Shown> &after)
{
    QStringList names;
    for (const auto &[name, shown] : after) {
        const auto found = before.find(name);
        if (found == before.end() || !(found->second == shown))
            names.append(name);
    }
    return names;
}

QStringList namesIn(const QModelIndex &topLeft, const QModelIndex &bottomRight)
{
    QStringList names;
    for (int row = topLeft.row(); row <= bottomRight.row(); ++row)
        names.append(topLeft.siblingAtRow(row).siblingAtColumn(0).data().toString());
    return names;
}

Bitboard fromHex(const std::string &text)
{
    return Bitboard::fromWord(std::stoull(text, nullptr, 16));
}

chess::Position randomPosition(QRandomGenerator &random)
{
    chess::Position position;
    for (const chess::Square square : chess::allSquares) {
        if (random.bounded(3) == 0)
            position.put(square, chess::allPieces[random.bounded(12U)]);
    }
    return position;
}

} // namespace

class TestBitboardsModel : public QObject {
    Q_OBJECT

    ui::Document *m_document = nullptr;
    BitboardsModel *m_model = nullptr;
    QAbstractItemModelTester *m_tester = nullptr;

    QModelIndex row(const char *name, int column = 0) const
    {
        return m_model->indexOf(QString::fromLatin1(name)).siblingAtColumn(column);
    }

    /// The names of the rows announced while `change` runs, sorted.
    template <typename Change>
    QStringList announcedBy(Change change)
    {
        QStringList names;
        const auto connection = connect(m_model, &QAbstractItemModel::dataChanged, this,
                                        [&](const QModelIndex &first, const QModelIndex &last) {
                                            if (first.parent().isValid())
                                                names += namesIn(first, last);
                                        });
        change();
        disconnect(connection);
        names.sort();
        return names;
    }

private slots:
    void init()
    {
        m_document = new ui::Document;
        m_model = new BitboardsModel(m_document);
        m_tester = new QAbstractItemModelTester(
            m_model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    void cleanup()
    {
        delete m_tester;
        delete m_model;
        delete m_document;
    }

    void showsEveryBitboardOfTheCatalogueOnceInItsGroup()
    {
        std::size_t count = 0;
        for (int group = 0; group < m_model->rowCount(); ++group)
            count += static_cast<std::size_t>(m_model->rowCount(m_model->index(group, 0)));
        QCOMPARE(count, chess::catalogue().size());
        for (const chess::CatalogueEntry &entry : chess::catalogue()) {
            const QModelIndex index = row(std::string(entry.name).c_str());
            QVERIFY(index.isValid());
            const auto title = titleOf(entry.group);
            QCOMPARE(m_model->nameAt(index.parent()).toStdString(), std::string(title));
        }
    }

    void showsTheCheckedBitboardsOfPositions()
    {
        const std::array<std::pair<const char *, const char *>, 16> columns = {{
            {"white_pawns", "bb_P"},
            {"white_knights", "bb_N"},
            {"white_bishops", "bb_B"},
            {"white_rooks", "bb_R"},
            {"white_queens", "bb_Q"},
            {"white_king", "bb_K"},
            {"black_pawns", "bb_p"},
            {"black_knights", "bb_n"},
            {"black_bishops", "bb_b"},
            {"black_rooks", "bb_r"},
            {"black_queens", "bb_q"},
            {"black_king", "bb_k"},
            {"white", "white"},
            {"black", "black"},
            {"occupied", "all"},
            {"empty", "empty"},
        }};
        for (const tests::Case &row : tests::Cases("bitboards.tsv")) {
            const auto reading = chess::parseFen(row["fen"]);
            QVERIFY2(reading.has_value(), row["fen"].c_str());
            m_document->setPosition(reading->position, QStringLiteral("test"));
            for (const auto &[name, column] : columns) {
                const QModelIndex index = this->row(name);
                const Bitboard expected = fromHex(row[column]);
                QCOMPARE(m_model->squaresAt(index), expected);
                QCOMPARE(index.siblingAtColumn(BitboardsModel::CountColumn).data().toInt(),
                         expected.count());
            }
        }
    }

    void showsWordsUnderEveryMapping()
    {
        const std::array<const char *, 8> columns = {"a1=0/b1=1", "a1=0/a2=1", "h1=0/g1=1",
                                                     "h1=0/h2=1", "a8=0/b8=1", "a8=0/a7=1",
                                                     "h8=0/g8=1", "h8=0/h7=1"};
        for (const tests::Case &row : tests::Cases("mapped_bitboards.tsv")) {
            m_document->setPieces(chess::allPieces[0], fromHex(row[columns[0]]));
            for (std::size_t i = 0; i < columns.size(); ++i) {
                m_document->setMapping(chess::allSquareMappings[i]);
                const QString word =
                    this->row("white_pawns", BitboardsModel::WordColumn).data().toString();
                QCOMPARE(word.toLower(),
                         QStringLiteral("0x") + QString::fromStdString(row[columns[i]]));
            }
        }
    }

    void announcesExactlyTheRowsWhoseValueDiffers()
    {
        QRandomGenerator random(20);
        for (int i = 0; i < 60; ++i) {
            const auto before = allShown(*m_model);
            QStringList announced;
            if (i % 3 == 0) {
                announced = announcedBy([&] {
                    m_document->setPosition(randomPosition(random), QStringLiteral("test"));
                });
            } else {
                const auto from = chess::allSquares[random.bounded(64U)];
                const auto to = chess::allSquares[random.bounded(64U)];
                announced = announcedBy([&] { m_document->movePiece(from, to); });
            }
            QCOMPARE(announced, differences(before, allShown(*m_model)));
        }
    }

    void quietMoveOfAKnightLeavesTheOtherPiecesAlone()
    {
        const QStringList announced = announcedBy([this] {
            m_document->movePiece(chess::Square(chess::File::G, chess::Rank::One),
                                  chess::Square(chess::File::F, chess::Rank::Three));
        });
        // White's and the danger for the side to move stay or change with the knight; Black's not.
        QCOMPARE(announced,
                 QStringList({QStringLiteral("empty"), QStringLiteral("knights"),
                              QStringLiteral("occupied"), QStringLiteral("white"),
                              QStringLiteral("white_attacks"), QStringLiteral("white_knights")}));
    }

    void selectingAnnouncesOnlyTheSelectedPiecesRows()
    {
        const QStringList announced = announcedBy(
            [this] { m_document->select(chess::Square(chess::File::G, chess::Rank::One)); });
        QVERIFY(announced.contains(QStringLiteral("destinations")));
        for (const QString &name : announced) {
            const QModelIndex heading = m_model->indexOf(name).parent();
            QCOMPARE(m_model->nameAt(heading), QStringLiteral("Selected piece"));
        }
    }

    void headingSaysWhatIsSelectedAndWhatToDoWhenNothingIs()
    {
        const QModelIndex remark =
            row("destinations").parent().siblingAtColumn(BitboardsModel::WordColumn);
        QVERIFY(remark.data().toString().contains(QStringLiteral("click a piece")));
        m_document->select(chess::Square(chess::File::G, chess::Rank::One));
        QCOMPARE(remark.data().toString(), QStringLiteral("white knight on g1"));
        m_document->clearSquares(Bitboard(chess::Square(chess::File::G, chess::Rank::One)));
        QVERIFY(remark.data().toString().contains(QStringLiteral("click a piece")));
    }

    void relevantOccupancyOfASelectedRookStandsThere()
    {
        m_document->select(chess::Square(chess::File::A, chess::Rank::One));
        // Of a rook on a1: a2 to a7 and b1 to g1.
        QCOMPARE(m_model->squaresAt(row("relevant_occupancy")),
                 Bitboard::fromWord(0x000101010101017E));
    }

    void layerAnnouncesItsRowAndLeavesOtherColoursAlone()
    {
        m_document->setLayerShown(QStringLiteral("white"), true);
        m_document->setLayerShown(QStringLiteral("black"), true);
        QCOMPARE(row("black").data(Qt::CheckStateRole).toInt(), int{Qt::Checked});
        const QVariant slot = row("black").data(BitboardsModel::LayerRole);
        const QStringList announced =
            announcedBy([this] { m_document->setLayerShown(QStringLiteral("white"), false); });
        QCOMPARE(announced, QStringList(QStringLiteral("white")));
        QCOMPARE(row("black").data(BitboardsModel::LayerRole), slot);
        QVERIFY(!row("white").data(BitboardsModel::LayerRole).isValid());
    }

    void checkingIsAWishAndChangesNothingByItself()
    {
        QSignalSpy wishes(m_model, &BitboardsModel::layerShownRequested);
        QVERIFY(m_model->setData(row("edges"), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(wishes.size(), 1);
        QCOMPARE(wishes[0], (QVariantList{QStringLiteral("edges"), true}));
        QCOMPARE(row("edges").data(Qt::CheckStateRole).toInt(), int{Qt::Unchecked});
    }

    void ownBitboardsComeChangeAndGoWithUndo()
    {
        const auto own = [this] {
            return m_model->indexOf(QStringLiteral("outposts"));
        };
        QVERIFY(!own().isValid());
        m_document->setMine(QStringLiteral("first"), Bitboard::full(), QStringLiteral("1"));
        m_document->setMine(QStringLiteral("outposts"), Bitboard(), QStringLiteral("2"));
        QVERIFY(own().isValid());
        const QStringList announced = announcedBy([this] {
            m_document->setMine(QStringLiteral("outposts"), Bitboard(chess::Rank::Four),
                                QStringLiteral("3"));
        });
        QCOMPARE(announced, QStringList(QStringLiteral("outposts")));
        QCOMPARE(m_model->squaresAt(own()), Bitboard(chess::Rank::Four));
        m_document->undoStack()->undo();
        QVERIFY(m_model->squaresAt(own()).isEmpty());
        m_document->undoStack()->setIndex(0);
        QVERIFY(!own().isValid());
        m_document->undoStack()->setIndex(3);
        QCOMPARE(m_model->squaresAt(own()), Bitboard(chess::Rank::Four));
    }

    void filterFindsNamesMeaningsGroupsAndSquares()
    {
        ui::BitboardsFilter filter;
        const QAbstractItemModelTester tester(
            &filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        filter.setSourceModel(m_model);
        const auto found = [&filter] {
            QStringList names;
            for (int group = 0; group < filter.rowCount(); ++group) {
                const QModelIndex heading = filter.index(group, 0);
                for (int row = 0; row < filter.rowCount(heading); ++row)
                    names.append(filter.index(row, 0, heading).data().toString());
            }
            return names;
        };
        filter.setText(QStringLiteral("KNIGHTS"));
        QVERIFY(found().contains(QStringLiteral("white_knights")));
        QVERIFY(!found().contains(QStringLiteral("white_rooks")));
        filter.setText(QStringLiteral("king safety"));
        QVERIFY(found().contains(QStringLiteral("check_mask")));
        filter.setText(QStringLiteral("no such thing"));
        QCOMPARE(filter.rowCount(), 0);

        // A square stands for the bitboards that contain it, also after a change.
        filter.setText(QStringLiteral("e4"));
        QVERIFY(found().contains(QStringLiteral("empty")));
        QVERIFY(!found().contains(QStringLiteral("white_pawns")));
        m_document->movePiece(chess::Square(chess::File::E, chess::Rank::Two),
                              chess::Square(chess::File::E, chess::Rank::Four));
        QVERIFY(!found().contains(QStringLiteral("empty")));
        QVERIFY(found().contains(QStringLiteral("white_pawns")));
    }

    void groupOfOwnBitboardsIsThereOnlyWhenThereAreSome()
    {
        ui::BitboardsFilter filter;
        const QAbstractItemModelTester tester(
            &filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        filter.setSourceModel(m_model);
        const int groups = filter.rowCount();
        m_document->setMine(QStringLiteral("a"), Bitboard::full(), QStringLiteral("1"));
        QCOMPARE(filter.rowCount(), groups + 1);
        m_document->undoStack()->undo();
        QCOMPARE(filter.rowCount(), groups);
    }
};

QTEST_MAIN(TestBitboardsModel)
#include "tst_bitboards_model.moc"
