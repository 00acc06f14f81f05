/*
 * scenarios.h - what is explored: programs, modes, and planted faults.
 */
#ifndef TESTS_SCOPES_SCENARIOS_H
#define TESTS_SCOPES_SCENARIOS_H

#include "model.h"

#define BIT(x) (1u << (x))

struct exploration {
    const char *name; /* MODE-SCENARIO, or the planted fault */
    const char *scenario;
    struct scopes_config config;
    uint32_t plants, protocol;
    const char *finds; /* how the violation begins; NULL: there must be none */
};

extern const struct scenario scenarios[];
extern const uint32_t scenario_count;

/* A mode by name; the number of CUs is the scenario's. */
struct mode {
    const char *name;
    struct scopes_config config;
};

extern const struct mode modes[];
extern const uint32_t mode_count;

/* Planted faults, and what a mode cannot do. */
extern const struct exploration faults[];
extern const uint32_t fault_count;

/* The scenario of that name, or NULL. */
const struct scenario *find_scenario(const char *name);

#endif
