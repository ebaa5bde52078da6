// The main() of every benchmark: after the times it prints ratios, which mean the same on any
// machine. Benchmarks are named subject/way; the first way of a subject is what the others are
// measured by.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <map>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

class RatioReporter : public benchmark::ConsoleReporter {
public:
    // Colours are for people, not for files.
    RatioReporter() : ConsoleReporter(isatty(STDOUT_FILENO) != 0 ? OO_ColorTabular : OO_Tabular) {}

    void ReportRuns(const std::vector<Run> &runs) override // NOLINT(readability-identifier-naming)
    {
        ConsoleReporter::ReportRuns(runs);
        for (const Run &run : runs) {
            if (!run.error_occurred)
                m_times[subjectOf(run)].push_back({wayOf(run), run.GetAdjustedCPUTime()});
        }
    }

    void Finalize() override // NOLINT(readability-identifier-naming)
    {
        ConsoleReporter::Finalize();
        for (const auto &[subject, ways] : m_times) {
            for (std::size_t i = 1; i < ways.size(); ++i) {
                std::printf("%s: %s takes %.2f times as long as %s\n", subject.c_str(),
                            ways[i].name.c_str(), ways[i].time / ways[0].time,
                            ways[0].name.c_str());
            }
        }
    }

private:
    struct Way {
        std::string name;
        double time;
    };

    static std::string subjectOf(const Run &run)
    {
        const std::string name = run.benchmark_name();
        return name.substr(0, name.find('/'));
    }
    static std::string wayOf(const Run &run)
    {
        const std::string name = run.benchmark_name();
        const std::size_t slash = name.find('/');
        return slash == std::string::npos ? name : name.substr(slash + 1);
    }

    std::map<std::string, std::vector<Way>> m_times;
};

} // namespace

int main(int argc, char **argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    RatioReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    benchmark::Shutdown();
    return 0;
}
