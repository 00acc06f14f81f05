/* scenarios.c - programs of work-groups, and the explorations made of them. */
#include "scenarios.h"

/* A lock taken and given back once. */
static const struct ag_op lock[] = {{AG_LOCK, 0, 0, 1}, {AG_STORE, 0, 0, 0}, {AG_END, 0, 0, 0}};

/* A barrier of three. */
static const struct ag_op barrier3[] = {{AG_ADD, 0, 1, 0}, {AG_WAIT, 0, 3, 1}, {AG_END, 0, 0, 0}};

/* A flag that the last WG sets, after a value of its own has gone through the L1. */
static const struct ag_op waiter[] = {{AG_PUT, 0, 1, 0},  {AG_WAIT, 0, 1, 1}, {AG_GET, 0, 0, 0}, {AG_PUT, 0, 2, 0},
                                      {AG_WAIT, 1, 1, 1}, {AG_GET, 0, 0, 0},  {AG_END, 0, 0, 0}};
static const struct ag_op setter[] = {{AG_STORE, 0, 1, 0}, {AG_STORE, 1, 1, 0}, {AG_END, 0, 0, 0}};

/* Ordinary loads until the last WG has run. */
static const struct ag_op spinner[] = {{AG_SPIN, 0, 1, 1}, {AG_END, 0, 0, 0}};

static const struct ag_op fault[] = {{AG_STORE, 1, 1, 0}, {AG_FAULT, 0, 0, 0}};

#define SMALL .cus = 2, .room = 1, .commands = 1, .events = 1

#define MONITOR .conditions = 1, .waiters = 1, .log_entries = 2

const struct exploration explorations[] = {
    {{.name = "baseline-lock", .policy = CP_POLICY_BASELINE, SMALL, .groups = {3}, .programs = {lock}}, 1000000, 0},
    {{.name = "timeout-lock", .policy = CP_POLICY_TIMEOUT, SMALL, .groups = {3}, .programs = {lock}}, 1000000, 0},
    {{.name = "timeout-barrier", .policy = CP_POLICY_TIMEOUT, SMALL, .groups = {3}, .programs = {barrier3}},
     1000000,
     0},
    {{.name = "timeout-flags", .policy = CP_POLICY_TIMEOUT, SMALL, .groups = {3}, .programs = {waiter, 0, setter}},
     1000000,
     0},
    {{.name = "timeout-spin",
      .policy = CP_POLICY_TIMEOUT,
      SMALL,
      .groups = {3},
      .programs = {spinner, 0, setter},
      .quantum = true},
     1000000,
     0},
    {{.name = "timeout-loss", .policy = CP_POLICY_TIMEOUT, SMALL, .groups = {3}, .programs = {barrier3}, .losses = 1},
     1000000,
     0},
    {{.name = "timeout-fault", .policy = CP_POLICY_TIMEOUT, SMALL, .groups = {3}, .programs = {waiter, 0, fault}},
     1000000,
     0},
    {{.name = "timeout-kernels",
      .policy = CP_POLICY_TIMEOUT,
      SMALL,
      .groups = {3, 1},
      .programs = {waiter, 0, setter, setter}},
     1000000,
     0},
{{.name = "monnr-all-lock", .policy = CP_POLICY_MONNR_ALL, SMALL, MONITOR, .groups = {3}, .programs = {lock}, }, 1000000, 0},
{{.name = "monnr-all-barrier", .policy = CP_POLICY_MONNR_ALL, SMALL, MONITOR, .groups = {3}, .programs = {barrier3}, }, 1000000, 0},
{{.name = "monnr-all-flags", .policy = CP_POLICY_MONNR_ALL, SMALL, MONITOR, .groups = {3}, .programs = {waiter, 0, setter}, }, 1000000, 0},
{{.name = "minresume-lock", .policy = CP_POLICY_MINRESUME, SMALL, MONITOR, .groups = {3}, .programs = {lock}, }, 1000000, 0},
{{.name = "minresume-barrier", .policy = CP_POLICY_MINRESUME, SMALL, MONITOR, .groups = {3}, .programs = {barrier3}, }, 1000000, 0},
{{.name = "minresume-flags", .policy = CP_POLICY_MINRESUME, SMALL, MONITOR, .groups = {3}, .programs = {waiter, 0, setter}, }, 1000000, 0},
{{.name = "monnr-one-lock", .policy = CP_POLICY_MONNR_ONE, SMALL, MONITOR, .groups = {3}, .programs = {lock}, .timeouts = true,}, 1000000, 0},
{{.name = "monnr-one-barrier", .policy = CP_POLICY_MONNR_ONE, SMALL, MONITOR, .groups = {3}, .programs = {barrier3}, .timeouts = true,}, 1000000, 0},
{{.name = "monnr-one-flags", .policy = CP_POLICY_MONNR_ONE, SMALL, MONITOR, .groups = {3}, .programs = {waiter, 0, setter}, .timeouts = true,}, 1000000, 0},
{{.name = "awg-lock", .policy = CP_POLICY_AWG, SMALL, MONITOR, .groups = {3}, .programs = {lock}, .timeouts = true,}, 1000000, 0},
{{.name = "awg-barrier", .policy = CP_POLICY_AWG, SMALL, MONITOR, .groups = {3}, .programs = {barrier3}, .timeouts = true,}, 1000000, 0},
{{.name = "awg-flags", .policy = CP_POLICY_AWG, SMALL, MONITOR, .groups = {3}, .programs = {waiter, 0, setter}, .timeouts = true,}, 1000000, 0},
{{.name = "monr-all-lock", .policy = CP_POLICY_MONR_ALL, SMALL, MONITOR, .groups = {3}, .programs = {lock}, .timeouts = true,}, 1000000, 0},
{{.name = "monr-all-barrier", .policy = CP_POLICY_MONR_ALL, SMALL, MONITOR, .groups = {3}, .programs = {barrier3}, .timeouts = true,}, 1000000, 0},
{{.name = "monr-all-flags", .policy = CP_POLICY_MONR_ALL, SMALL, MONITOR, .groups = {3}, .programs = {waiter, 0, setter}, .timeouts = true,}, 1000000, 0},
{{.name = "monrs-all-lock", .policy = CP_POLICY_MONRS_ALL, SMALL, MONITOR, .groups = {3}, .programs = {lock}, .timeouts = true,}, 1000000, 0},
{{.name = "monrs-all-barrier", .policy = CP_POLICY_MONRS_ALL, SMALL, MONITOR, .groups = {3}, .programs = {barrier3}, .timeouts = true,}, 1000000, 0},
{{.name = "monrs-all-flags", .policy = CP_POLICY_MONRS_ALL, SMALL, MONITOR, .groups = {3}, .programs = {waiter, 0, setter}, .timeouts = true,}, 1000000, 0},
{{.name = "onward-lock", .policy = CP_POLICY_ONWARD, SMALL, MONITOR, .groups = {3}, .programs = {lock}, .timeouts = true,}, 1000000, 0},
{{.name = "onward-barrier", .policy = CP_POLICY_ONWARD, SMALL, MONITOR, .groups = {3}, .programs = {barrier3}, .timeouts = true,}, 1000000, 0},
{{.name = "onward-flags", .policy = CP_POLICY_ONWARD, SMALL, MONITOR, .groups = {3}, .programs = {waiter, 0, setter}, .timeouts = true,}, 1000000, 0},
};
const uint32_t exploration_count = sizeof(explorations) / sizeof(explorations[0]);

const struct ag_scenario walks[1];
const uint32_t walk_count = 0;
