#include "src/workbench/positions/suite_check.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>
#include <vector>

using namespace chess;

namespace {

constexpr int lineCount = 200'000;

/// A file of so many lines of EPD, which goes when the program ends.
class ListFile {
public:
    ListFile()
        : m_name(std::filesystem::temp_directory_path() /
                 ("bench_positions_" + std::to_string(getpid()) + ".epd"))
    {
        std::ofstream file(m_name, std::ios::binary);
        for (int i = 0; i < lineCount; ++i)
            file << "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - id \"" << i
                 << "\";\n";
    }
    ~ListFile() { std::filesystem::remove(m_name); }
    ListFile(const ListFile &) = delete;
    ListFile &operator=(const ListFile &) = delete;

    /// Gives the file to a function in pieces, as the window reads it.
    template <typename Use>
    void read(Use use) const
    {
        std::vector<char> piece(1024 * 1024);
        std::ifstream file(m_name, std::ios::binary);
        while (file.read(piece.data(), static_cast<std::streamsize>(piece.size())),
               file.gcount() > 0)
            use(std::string_view(piece.data(), static_cast<std::size_t>(file.gcount())));
    }

private:
    std::filesystem::path m_name;
};

const ListFile &listFile()
{
    static const ListFile file;
    return file;
}

void readFile(benchmark::State &state)
{
    for (auto _ : state) { // NOLINT(readability-identifier-naming)
        std::size_t size = 0;
        listFile().read([&size](std::string_view piece) { size += piece.size(); });
        benchmark::DoNotOptimize(size);
    }
    state.SetItemsProcessed(state.iterations() * lineCount);
}

void indexFile(benchmark::State &state)
{
    for (auto _ : state) { // NOLINT(readability-identifier-naming)
        PositionIndexer indexer(PositionFormat::Lines);
        std::size_t count = 0;
        listFile().read([&](std::string_view piece) {
            indexer.give(piece);
            count += indexer.take().size();
        });
        benchmark::DoNotOptimize(count);
    }
    state.SetItemsProcessed(state.iterations() * lineCount);
}

void checkFile(benchmark::State &state)
{
    for (auto _ : state) { // NOLINT(readability-identifier-naming)
        PositionIndexer indexer(PositionFormat::Lines);
        std::string text;
        listFile().read([&](std::string_view piece) {
            indexer.give(piece);
            text += piece;
        });
        for (const PositionRecord &record : indexer.take()) {
            const auto part = std::string_view(text).substr(record.offset, record.length);
            benchmark::DoNotOptimize(checkListed(record, part, {}).verdict());
        }
    }
    state.SetItemsProcessed(state.iterations() * lineCount);
}

BENCHMARK(readFile)->Name("Positions/reading the file");
BENCHMARK(indexFile)->Name("Positions/indexing it");
BENCHMARK(checkFile)->Name("Positions/checking it without counts");

} // namespace
