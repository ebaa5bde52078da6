#include "src/attacks/derivation.h"
#include "src/moves/destinations.h"
#include "tests/cases.h"
#include "tests/core/derivations.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;

namespace {

const Square knight = "d4"_sq;

/// The board of the text.
Position boardOfTheText()
{
    return tests::positionOf("8/8/2k5/2p1pn2/3nNp2/2PK1P2/3N4/8 b - - 0 1");
}

/// The black knight of the text, by its own method.
Derivation derivationOfTheText()
{
    DerivationOptions options;
    options.own = boardOfTheText().pieces(Color::Black);
    return derive(Leaper::Knight, knight, DerivationMethod::Clipping, options);
}

/// A step or a value by the name it has in our derivation.
std::string ourNameOf(const std::string &name)
{
    if (name == "knight_loc")
        return "b";
    if (name == "knight_moves")
        return "attacks";
    if (name == "KnightValid" || name == "return")
        return "destinations";
    if (name == "~own_side")
        return "~own";
    if (name.rfind("ClearFile[FILE_", 0) == 0)
        return std::string("~file_") + static_cast<char>(name.at(15) - 'A' + 'a');
    return name;
}

/// What our derivation has for a value of the text.
Bitboard valueOf(const Derivation &derivation, const std::string &step, const std::string &value)
{
    if (step == "given")
        return value == "own_side" ? *derivation.options.own : Bitboard(derivation.square);
    const DerivationStep &ours = tests::stepNamed(derivation, ourNameOf(step));
    if (value == "result")
        return ours.result;
    for (const DerivationOperand &operand : ours.operands) {
        if (operand.name == ourNameOf(value))
            return operand.squares;
    }
    throw std::out_of_range("no such operand: " + value);
}

/// "0110…" as the text prints it: "0 1 1 0 …".
std::string withBlanks(const std::string &digits)
{
    std::string spaced;
    for (const char digit : digits)
        spaced.append(spaced.empty() ? "" : " ") += digit;
    return spaced;
}

} // namespace

class TestSeed2Knight : public QObject {
    Q_OBJECT
private slots:
    void everyPrintedStringIsOurs()
    {
        const Derivation derivation = derivationOfTheText();
        const tests::Cases rows("seed_2_knight.txt");
        QCOMPARE(rows.size(), std::size_t{59});
        for (const tests::Case &row : rows) {
            const Bitboard ours = valueOf(derivation, row["step"], row["value"]);
            QVERIFY2(toLineOfBits(ours) == withBlanks(row["squares"]),
                     QByteArray::number(row.line()));
        }
    }

    void stepsAndTheirOperandsStandInTheOrderOfTheText()
    {
        using Names = std::vector<std::string>;
        Names printed;
        for (const tests::Case &row : tests::Cases("seed_2_knight.txt")) {
            if (row["step"] != "given" && row["step"] != "return")
                printed.push_back(ourNameOf(row["step"]) + ": " + ourNameOf(row["value"]));
        }
        Names ours;
        for (const DerivationStep &step : derivationOfTheText().steps) {
            for (const DerivationOperand &operand : step.operands)
                ours.push_back(step.name + ": " + operand.name);
            ours.push_back(step.name + ": result");
        }
        QVERIFY(ours == printed);
    }

    void shiftsAreThoseOfTheText()
    {
        const Derivation derivation = derivationOfTheText();
        int spot = 0;
        for (const int offset : {6, 15, 17, 10, -6, -15, -17, -10}) {
            const std::string name = "spot_" + std::to_string(++spot);
            QCOMPARE(tests::stepNamed(derivation, name).offset, offset);
        }
    }

    void knightOnD4HasTheSixDestinationsOfTheText()
    {
        QCOMPARE(toSquareList(destinations(boardOfTheText(), knight)),
                 std::string("b3,b5,c2,e2,e6,f3"));
    }
};

QTEST_APPLESS_MAIN(TestSeed2Knight)
#include "tst_seed_2_knight.moc"
