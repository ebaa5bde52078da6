#pragma once

#include "src/attacks/derivation_step.h"

#include <stdexcept>
#include <string>
#include <vector>

namespace tests {

/// The step of that name, in a derivation that must outlive it; a wrong name ends the test.
template <typename Derivation>
const chess::DerivationStep &stepNamed(const Derivation &derivation, const std::string &name)
{
    for (const chess::DerivationStep &step : derivation.steps) {
        if (step.name == name)
            return step;
    }
    throw std::out_of_range("no such step: " + name);
}

template <typename Derivation>
std::vector<std::string> stepNames(const Derivation &derivation)
{
    std::vector<std::string> names;
    for (const chess::DerivationStep &step : derivation.steps)
        names.push_back(step.name);
    return names;
}

} // namespace tests
