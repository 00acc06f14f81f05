/* scenarios.c - the explorations of make test and make soak. */
#include "scenarios.h"

#include "programs.h"

#ifdef EXPLORE_LARGE

const struct exploration explorations[1];
const uint32_t exploration_count = 0;
const uint32_t race_first = 0, race_end = 0;

#elif !defined(EXPLORE_COOPERATIVE)

static const struct ag_op barrier[] = {{AG_ADD, 0, 1, 0}, {AG_WAIT, 0, 3, EQ}, {AG_END, 0, 0, 0}};

/* Ordinary loads until the last WG has run. */
static const struct ag_op spinner[] = {{AG_SPIN, 0, 1, EQ}, {AG_END, 0, 0, 0}};

#define RINGS_OF_ONE .commands = 1, .events = 1
#define TWO_CUS      .cus = 2, .room = 1
#define SMALL        TWO_CUS, RINGS_OF_ONE, .groups = {3}
#define WATCH        .conditions = 1, .log_entries = 2
#define MONITOR      SMALL, WATCH, .waiters = 1
#define MONITOR_TWO  SMALL, WATCH, .waiters = 2
#define ANOTHER      TWO_CUS, RINGS_OF_ONE, .groups = {3, 1}, .programs = {waiter, 0, setter, setter}
#define REUSE        TWO_CUS, RINGS_OF_ONE, .groups = {4}, .slots = 3
#define RINGS        TWO_CUS, .commands = 2, .events = 4, .groups = {3}
#define LOCK         .programs = {lock}
#define BARRIER      .programs = {barrier}
#define FLAGS        .programs = {waiter, 0, setter}
#define SPIN         .programs = {spinner, 0, setter}
#define PAIR         .programs = {first_flag, second_flag, setter}
#define FAULT        .programs = {first_flag, second_flag, faulty}
#define TIMEOUTS     .timeouts = 1
#define QUANTUM      .quantum = true
#define LOSS         .losses = 1
#define POLICY(what) .policy = CP_POLICY_##what

#define FULL 2000000u
#define PART 200000u

const struct exploration explorations[] = {
    {{"baseline-lock", POLICY(BASELINE), SMALL, LOCK}, FULL, 0},
    {{"timeout-lock", POLICY(TIMEOUT), SMALL, LOCK}, FULL, 0},
    {{"timeout-barrier", POLICY(TIMEOUT), SMALL, BARRIER}, FULL, 0},
    {{"timeout-flags", POLICY(TIMEOUT), SMALL, FLAGS}, FULL, 0},
    {{"timeout-spin", POLICY(TIMEOUT), SMALL, SPIN, QUANTUM}, FULL, 0},
    {{"timeout-loss", POLICY(TIMEOUT), SMALL, BARRIER, LOSS}, PART, 0},
    {{"timeout-fault", POLICY(TIMEOUT), SMALL, FAULT}, FULL, 0},
    {{"timeout-kernels", POLICY(TIMEOUT), ANOTHER}, PART, 0},
    {{"monnr-all-lock", POLICY(MONNR_ALL), MONITOR, LOCK}, FULL, 0},
    {{"monnr-all-barrier", POLICY(MONNR_ALL), MONITOR, BARRIER}, FULL, 0},
    {{"monnr-all-flags", POLICY(MONNR_ALL), MONITOR, FLAGS}, FULL, 0},
    {{"monnr-all-pair", POLICY(MONNR_ALL), MONITOR, PAIR}, FULL, 0},
    {{"monnr-all-latch", POLICY(MONNR_ALL), MONITOR, LOCK, .latch = true}, FULL, 0},
    {{"monnr-all-rings", POLICY(MONNR_ALL), RINGS, WATCH, LOCK, .waiters = 1}, PART, 0},
    {{"monnr-all-loss", POLICY(MONNR_ALL), MONITOR, LOCK, LOSS}, PART, 0},
    {{"monnr-all-fault", POLICY(MONNR_ALL), MONITOR, FAULT}, FULL, 0},
    {{"monnr-all-quantum", POLICY(MONNR_ALL), MONITOR, LOCK, QUANTUM}, PART, 0},
    {{"monnr-all-records", POLICY(MONNR_ALL), MONITOR, FLAGS, QUANTUM, .records = 1}, PART, 0},
    {{"monnr-all-kernels", POLICY(MONNR_ALL), ANOTHER, WATCH, .waiters = 1}, PART, 0},
    {{"minresume-lock", POLICY(MINRESUME), MONITOR, LOCK}, FULL, 0},
    {{"minresume-barrier", POLICY(MINRESUME), MONITOR, BARRIER}, FULL, 0},
    {{"minresume-two", POLICY(MINRESUME), MONITOR_TWO, LOCK}, FULL, 0},
    {{"monnr-one-lock", POLICY(MONNR_ONE), MONITOR, LOCK, TIMEOUTS}, PART, 0},
    {{"monnr-one-two", POLICY(MONNR_ONE), MONITOR_TWO, FLAGS, TIMEOUTS}, PART, 0},
    {{"monnr-one-reuse", POLICY(MONNR_ONE), REUSE, WATCH, LOCK, TIMEOUTS, .waiters = 1}, PART, 0},
    {{"awg-lock", POLICY(AWG), MONITOR, LOCK, TIMEOUTS}, PART, 0},
    {{"awg-barrier", POLICY(AWG), MONITOR_TWO, BARRIER, TIMEOUTS}, PART, 0},
    {{"awg-loss", POLICY(AWG), MONITOR_TWO, LOCK, TIMEOUTS, LOSS}, PART, 0},
    {{"monr-all-lock", POLICY(MONR_ALL), MONITOR, LOCK, TIMEOUTS}, PART, 0},
    {{"monrs-all-barrier", POLICY(MONRS_ALL), MONITOR, BARRIER, TIMEOUTS, QUANTUM}, PART, 0},
    {{"onward-lock", POLICY(ONWARD), MONITOR, LOCK, TIMEOUTS}, PART, 0},
    {{"onward-barrier", POLICY(ONWARD), MONITOR_TWO, BARRIER, TIMEOUTS}, PART, 0},

    {{"lost-wakeup", POLICY(TIMEOUT), SMALL, LOCK, .plant = AG_PLANT_LOST_WAKEUP}, FULL, "(e)"},
    {{"lost-resume", POLICY(MONNR_ALL), MONITOR, LOCK, .plant = AG_PLANT_LOST_RESUME}, FULL, "(c)"},
    {{"lost-met", POLICY(MONNR_ALL), MONITOR, LOCK, .plant = AG_PLANT_LOST_MET}, FULL, "(c)"},
    {{"double-resume", POLICY(MONNR_ALL), MONITOR, LOCK, .plant = AG_PLANT_DOUBLE_RESUME}, FULL, "(a)"},
    {{"double-restore", POLICY(TIMEOUT), SMALL, LOCK, .plant = AG_PLANT_DOUBLE_RESTORE}, FULL, "(b)"},
    {{"forgotten-wg", POLICY(TIMEOUT), SMALL, LOCK, .plant = AG_PLANT_FORGOTTEN_WG}, FULL, "(e)"},
    {{"forgotten-ready", POLICY(MONNR_ALL), MONITOR, LOCK, .plant = AG_PLANT_FORGOTTEN_READY}, FULL, "(e)"},
    {{"leaked-slot", POLICY(TIMEOUT), SMALL, LOCK, .plant = AG_PLANT_LEAKED_SLOT}, FULL, "(f)"},
};
const uint32_t exploration_count = sizeof(explorations) / sizeof(explorations[0]);
const uint32_t race_first = 0, race_end = AG_RACES_COOPERATIVE;

#endif
