#pragma once

namespace CLI {
class App;
}

namespace chess {

class Console;

// Each adds one command to the program; when it is called it works on the console. The console must
// outlive the program.

void addBoardsCommand(CLI::App &program, Console &console);
void addShowCommand(CLI::App &program, Console &console);
void addMovesCommand(CLI::App &program, Console &console);
void addAttacksCommand(CLI::App &program, Console &console);
void addAttackersCommand(CLI::App &program, Console &console);
void addFenCommand(CLI::App &program, Console &console);
void addMapCommand(CLI::App &program, Console &console);
void addTableCommand(CLI::App &program, Console &console);
void addCheckTableCommand(CLI::App &program, Console &console);
void addDiffCommand(CLI::App &program, Console &console);
void addPerftCommand(CLI::App &program, Console &console);
void addExplainCommand(CLI::App &program, Console &console);
void addEvalCommand(CLI::App &program, Console &console);

} // namespace chess
