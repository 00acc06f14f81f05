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

/* What the others spin for comes from one that waits for one of them. Then a place is left only by a quantum. */
static const struct ag_op holder[] = {{AG_WAIT, 1, 1, EQ}, {AG_STORE, 0, 1, 0}, {AG_END, 0, 0, 0}};
static const struct ag_op teller[] = {{AG_STORE, 1, 1, 0}, {AG_SPIN, 0, 1, EQ}, {AG_END, 0, 0, 0}};

/* Some take one down each, the last one adds as many, or one more: that is what another one looks for. */
static const struct ag_op down[] = {{AG_DOWN, 0, 1, GE}, {AG_END, 0, 0, 0}};
static const struct ag_op up[] = {{AG_ADD, 0, 2, 0}, {AG_END, 0, 0, 0}};
static const struct ag_op up_three[] = {{AG_ADD, 0, 3, 0}, {AG_END, 0, 0, 0}};
static const struct ag_op looker[] = {{AG_WAIT, 0, 1, EQ}, {AG_END, 0, 0, 0}};

/* Nothing at all. */
static const struct ag_op plain[] = {{AG_END, 0, 0, 0}};

static const struct ag_op lock_twice[] = {
    {AG_LOCK, 0, 0, EQ}, {AG_STORE, 0, 0, 0}, {AG_LOCK, 0, 0, EQ}, {AG_STORE, 0, 0, 0}, {AG_END, 0, 0, 0}};

/* Two barriers. */
static const struct ag_op barriers[] = {
    {AG_ADD, 0, 1, 0}, {AG_WAIT, 0, 3, EQ}, {AG_ADD, 1, 1, 0}, {AG_WAIT, 1, 3, GE}, {AG_END, 0, 0, 0}};
static const struct ag_op barrier_of_four[] = {{AG_ADD, 0, 1, 0}, {AG_WAIT, 0, 4, EQ}, {AG_END, 0, 0, 0}};

#define RINGS_OF_ONE .commands = 1, .events = 1
#define TWO_CUS      .cus = 2, .room = 1
#define SMALL        TWO_CUS, RINGS_OF_ONE, .groups = {3}
#define WATCH        .conditions = 1, .log_entries = 2
#define MONITOR      SMALL, WATCH, .waiters = 1
#define MONITOR_TWO  SMALL, WATCH, .waiters = 2
#define ANOTHER      TWO_CUS, RINGS_OF_ONE, .groups = {3, 1}, .programs = {waiter, 0, setter, setter}
#define TWO_PLAIN    TWO_CUS, RINGS_OF_ONE, .groups = {3, 1}, .programs = {plain}
#define REUSE        TWO_CUS, RINGS_OF_ONE, .groups = {4}, .slots = 3
#define RINGS        TWO_CUS, .commands = 2, .events = 4, .groups = {3}
#define LOCK         .programs = {lock}
#define LOCK_TWICE   .programs = {lock_twice}
#define BARRIER      .programs = {barrier}
#define FLAGS        .programs = {waiter, 0, setter}
#define SPIN         .programs = {spinner, 0, setter}
#define SPIN_TWO     .programs = {holder, teller, spinner}
#define PAIR         .programs = {first_flag, second_flag, setter}
#define FAULT        .programs = {first_flag, second_flag, faulty}
#define SEMAPHORE    .programs = {down, 0, up}
#define CHAIN        .programs = {down, looker, up}
#define LONG_CHAIN   .programs = {down, 0, looker, up_three}
#define FOUR_BARRIER .programs = {barrier_of_four}, .barrier = true
#define BARRIERS     .programs = {barriers}, .barrier = true
#define FOUR         .cus = 2, .room = 2, RINGS_OF_ONE, .groups = {4}, .conditions = 2, .waiters = 3, .log_entries = 2
#define SCARCE       .cus = 1, .room = 3, RINGS_OF_ONE, .groups = {4}, .conditions = 2, .waiters = 3, .log_entries = 2
#define PERFORM      POLICY(onward), MONITOR_TWO
#define ONE_PLACE    .cus = 1, .room = 1, RINGS_OF_ONE, .groups = {3}, .conditions = 1, .waiters = 2, .log_entries = 2
#define LISTS        PERFORM, .lists = true
#define LISTS_REUSE  POLICY(onward), REUSE, WATCH, .waiters = 2, .lists = true
#define LISTS_SPILL  POLICY(onward), MONITOR, .lists = true
#define GRIDS        POLICY(onward), TWO_CUS, RINGS_OF_ONE, WATCH, .groups = {4}, .waiters = 2, .grids = true
#define GRIDS_SPILL  POLICY(onward), TWO_CUS, RINGS_OF_ONE, WATCH, .groups = {4}, .waiters = 1, .grids = true
#define BULK         POLICY(onward), WATCH, .cus = 2, .room = 2, .groups = {4}, .waiters = 2, .bulk = true
#define BULK_SCARCE  POLICY(onward), WATCH, RINGS_OF_ONE, .cus = 1, .room = 3, .groups = {4}, .waiters = 2, .bulk = true
#define BULK_GRIDS                                                                                                     \
    POLICY(onward), WATCH, RINGS_OF_ONE, TWO_CUS, .groups = {4}, .waiters = 2, .bulk = true, .grids = true
#define PLAIN        .programs = {plain}
#define LATE_FAULT   .programs = {plain, 0, faulty}
#define PLANT(what)  .plant = AG_PLANT_##what
#define TIMEOUTS     .timeouts = 1
#define QUANTUM      .quantum = true
#define LOSS         .losses = 1
#define POLICY(what) .policy = &cp_policy_##what

#define FULL 2000000u
#define PART 200000u

const struct exploration explorations[] = {
    {{"baseline-lock", POLICY(baseline), SMALL, LOCK}, FULL, 0},
    {{"timeout-lock", POLICY(timeout), SMALL, LOCK}, FULL, 0},
    {{"timeout-barrier", POLICY(timeout), SMALL, BARRIER}, FULL, 0},
    {{"timeout-flags", POLICY(timeout), SMALL, FLAGS}, FULL, 0},
    {{"timeout-spin", POLICY(timeout), SMALL, SPIN, QUANTUM}, FULL, 0},
    {{"timeout-loss", POLICY(timeout), SMALL, BARRIER, LOSS}, PART, 0},
    {{"timeout-fault", POLICY(timeout), SMALL, FAULT}, FULL, 0},
    {{"timeout-kernels", POLICY(timeout), ANOTHER}, PART, 0},
    {{"monnr-all-lock", POLICY(monnr_all), MONITOR, LOCK}, FULL, 0},
    {{"monnr-all-barrier", POLICY(monnr_all), MONITOR, BARRIER}, FULL, 0},
    {{"monnr-all-flags", POLICY(monnr_all), MONITOR, FLAGS}, FULL, 0},
    {{"monnr-all-pair", POLICY(monnr_all), MONITOR, PAIR}, FULL, 0},
    {{"monnr-all-latch", POLICY(monnr_all), MONITOR, LOCK, .latch = true}, FULL, 0},
    {{"monnr-all-rings", POLICY(monnr_all), RINGS, WATCH, LOCK, .waiters = 1}, PART, 0},
    {{"monnr-all-loss", POLICY(monnr_all), MONITOR, LOCK, LOSS}, PART, 0},
    {{"monnr-all-fault", POLICY(monnr_all), MONITOR, FAULT}, FULL, 0},
    {{"monnr-all-quantum", POLICY(monnr_all), MONITOR, LOCK, QUANTUM}, PART, 0},
    {{"monnr-all-records", POLICY(monnr_all), MONITOR, FLAGS, QUANTUM, .records = 1}, PART, 0},
    {{"monnr-all-kernels", POLICY(monnr_all), ANOTHER, WATCH, .waiters = 1}, PART, 0},
    {{"minresume-lock", POLICY(minresume), MONITOR, LOCK}, FULL, 0},
    {{"minresume-barrier", POLICY(minresume), MONITOR, BARRIER}, FULL, 0},
    {{"minresume-two", POLICY(minresume), MONITOR_TWO, LOCK}, FULL, 0},
    {{"monnr-one-lock", POLICY(monnr_one), MONITOR, LOCK, TIMEOUTS}, PART, 0},
    {{"monnr-one-two", POLICY(monnr_one), MONITOR_TWO, FLAGS, TIMEOUTS}, PART, 0},
    {{"monnr-one-reuse", POLICY(monnr_one), REUSE, WATCH, LOCK, TIMEOUTS, .waiters = 1}, PART, 0},
    {{"awg-lock", POLICY(awg), MONITOR, LOCK, TIMEOUTS}, PART, 0},
    {{"awg-barrier", POLICY(awg), MONITOR_TWO, BARRIER, TIMEOUTS}, PART, 0},
    {{"awg-loss", POLICY(awg), MONITOR_TWO, LOCK, TIMEOUTS, LOSS}, PART, 0},
    {{"monr-all-lock", POLICY(monr_all), MONITOR, LOCK, TIMEOUTS}, PART, 0},
    {{"monrs-all-barrier", POLICY(monrs_all), MONITOR, BARRIER, TIMEOUTS, QUANTUM}, PART, 0},
    {{"onward-lock", POLICY(onward), MONITOR, LOCK, TIMEOUTS}, PART, 0},
    {{"onward-barrier", POLICY(onward), MONITOR_TWO, BARRIER, TIMEOUTS}, PART, 0},
    {{"perform-lock", PERFORM, LOCK}, FULL, 0},
    {{"perform-barrier", PERFORM, BARRIER, .barrier = true}, FULL, 0},
    {{"perform-barriers", PERFORM, BARRIERS}, PART, 0},
    {{"perform-flags", PERFORM, FLAGS}, PART, 0},
    {{"perform-semaphore", PERFORM, SEMAPHORE}, FULL, 0},
    {{"perform-chain", POLICY(onward), SMALL, CHAIN, .conditions = 2, .waiters = 2, .log_entries = 2}, FULL, 0},
    {{"perform-spill", POLICY(onward), MONITOR, LOCK}, FULL, 0},
    {{"perform-wide", PERFORM, LOCK, .wide = 2}, FULL, 0},
    {{"perform-latch", PERFORM, LOCK, .latch = true}, FULL, 0},
    {{"perform-fault", PERFORM, FAULT}, FULL, 0},
    {{"perform-loss", PERFORM, LOCK, LOSS}, PART, 0},
    {{"perform-quantum", PERFORM, LOCK, QUANTUM}, PART, 0},
    {{"perform-timeouts", PERFORM, SEMAPHORE, TIMEOUTS}, PART, 0},
    {{"perform-two", PERFORM, LOCK_TWICE}, PART, 0},
    {{"scarce-lock", POLICY(onward), SCARCE, LOCK}, PART, 0},
    {{"scarce-barrier", POLICY(onward), SCARCE, FOUR_BARRIER}, PART, 0},
    {{"scarce-chain", POLICY(onward), SCARCE, LONG_CHAIN}, PART, 0},
    {{"perform-kernels", POLICY(onward), ANOTHER, WATCH, .waiters = 2}, PART, 0},
    {{"perform-reuse", POLICY(onward), REUSE, WATCH, LOCK, .waiters = 2}, PART, 0},
    {{"four-lock", POLICY(onward), FOUR, LOCK}, FULL, 0},
    {{"four-chain", POLICY(onward), FOUR, LONG_CHAIN}, FULL, 0},
    {{"four-barrier", POLICY(onward), FOUR, FOUR_BARRIER}, FULL, 0},
    {{"lists-lock", LISTS, LOCK}, FULL, 0},
    {{"lists-barrier", LISTS, BARRIER, .barrier = true}, FULL, 0},
    {{"lists-flags", LISTS, FLAGS}, PART, 0},
    {{"lists-semaphore", LISTS, SEMAPHORE}, FULL, 0},
    {{"lists-spill", LISTS_SPILL, LOCK}, FULL, 0},
    {{"lists-pair", LISTS_SPILL, PAIR}, FULL, 0},
    {{"lists-latch", LISTS, LOCK, .latch = true}, FULL, 0},
    {{"lists-fault", LISTS, FAULT}, FULL, 0},
    {{"lists-loss", LISTS, LOCK, LOSS}, PART, 0},
    {{"lists-loss-fault", LISTS, FAULT, LOSS}, PART, 0},
    {{"lists-quantum", LISTS, LOCK, QUANTUM}, PART, 0},
    {{"lists-timeouts", LISTS_SPILL, LOCK, TIMEOUTS}, PART, 0},
    {{"lists-kernels", POLICY(onward), ANOTHER, WATCH, .waiters = 2, .lists = true}, PART, 0},
    {{"lists-reuse", LISTS_REUSE, LOCK}, PART, 0},
    {{"lists-scarce", POLICY(onward), SCARCE, FOUR_BARRIER, .lists = true}, PART, 0},
    {{"lists-rings", POLICY(onward), RINGS, WATCH, LOCK, .waiters = 1, .lists = true}, FULL, 0},
    {{"lists-two", LISTS_SPILL, LOCK_TWICE}, PART, 0},
    {{"lists-log", POLICY(onward), SMALL, WATCH, BARRIERS, .lists = true}, PART, 0},
    {{"lists-spin", LISTS, SPIN_TWO, QUANTUM}, PART, 0},
    {{"lists-spin-log", POLICY(onward), SMALL, WATCH, SPIN_TWO, QUANTUM, .lists = true}, PART, 0},
    {{"lists-spin-time", LISTS_SPILL, SPIN_TWO, TIMEOUTS, QUANTUM}, PART, 0},
    {{"lists-one", POLICY(onward), ONE_PLACE, LOCK_TWICE, .lists = true}, PART, 0},

    {{"grids-plain", GRIDS, PLAIN}, FULL, 0},
    {{"grids-lock", GRIDS, LOCK}, PART, 0},
    {{"grids-flags", GRIDS, .programs = {waiter, 0, 0, setter}}, PART, 0},
    {{"grids-spill", GRIDS_SPILL, LOCK}, PART, 0},
    {{"grids-ahead", POLICY(onward), TWO_CUS, RINGS_OF_ONE, .groups = {4}, .log_entries = 2, .grids = true,
      .programs = {waiter, plain, waiter, setter}},
     PART,
     0},
    {{"grids-latch", GRIDS, LOCK, .latch = true}, PART, 0},
    {{"grids-fault", GRIDS, LATE_FAULT}, FULL, 0},
    {{"grids-loss", GRIDS, PLAIN, LOSS}, FULL, 0},
    {{"grids-loss-fault", GRIDS, LATE_FAULT, LOSS}, PART, 0},
    {{"grids-quantum", GRIDS, PLAIN, QUANTUM}, PART, 0},
    {{"grids-timeouts", GRIDS_SPILL, LOCK, TIMEOUTS}, PART, 0},
    {{"grids-kernels", POLICY(onward), TWO_PLAIN, WATCH, .waiters = 2, .grids = true}, FULL, 0},
    {{"grids-slots", GRIDS, PLAIN, LOSS, .slots = 2}, FULL, 0},
    {{"grids-lists", GRIDS, LOCK, .lists = true}, PART, 0},

    {{"bulk-plain", BULK, RINGS_OF_ONE, PLAIN}, FULL, 0},
    {{"bulk-rings", BULK, .commands = 2, .events = 2, PLAIN}, FULL, 0},
    {{"bulk-baseline", POLICY(baseline), RINGS_OF_ONE, PLAIN, LOSS, .cus = 2, .room = 2, .groups = {4}, .bulk = true},
     PART,
     0},
    {{"bulk-scarce", BULK_SCARCE, PLAIN, LOSS}, FULL, 0},
    {{"bulk-slots", BULK, RINGS_OF_ONE, PLAIN, LOSS, .slots = 3}, PART, 0},
    {{"bulk-lock", BULK_SCARCE, LOCK}, PART, 0},
    {{"bulk-flags", BULK_SCARCE, .programs = {waiter, 0, 0, setter}}, PART, 0},
    {{"bulk-latch", BULK_SCARCE, LOCK, .latch = true}, PART, 0},
    {{"bulk-fault", BULK, RINGS_OF_ONE, LATE_FAULT}, FULL, 0},
    {{"bulk-loss", BULK, RINGS_OF_ONE, PLAIN, LOSS}, FULL, 0},
    {{"bulk-loss-fault", BULK, RINGS_OF_ONE, LATE_FAULT, LOSS}, PART, 0},
    {{"bulk-quantum", BULK_SCARCE, PLAIN, QUANTUM}, PART, 0},
    {{"bulk-timeouts", BULK_SCARCE, LOCK, TIMEOUTS}, PART, 0},
    {{"bulk-kernels", POLICY(onward), WATCH, RINGS_OF_ONE, PLAIN, .cus = 1, .room = 3, .groups = {3, 1}, .waiters = 2,
      .bulk = true},
     PART,
     0},
    {{"bulk-lists", BULK_SCARCE, LOCK, .lists = true}, PART, 0},
    {{"bulk-grids", BULK_GRIDS, PLAIN, LOSS}, FULL, 0},
    {{"bulk-all", BULK_GRIDS, LOCK, .lists = true}, PART, 0},

    {{"lost-wakeup", POLICY(timeout), SMALL, LOCK, .plant = AG_PLANT_LOST_WAKEUP}, FULL, "(e)"},
    {{"lost-resume", POLICY(monnr_all), MONITOR, LOCK, .plant = AG_PLANT_LOST_RESUME}, FULL, "(c)"},
    {{"lost-met", POLICY(monnr_all), MONITOR, LOCK, .plant = AG_PLANT_LOST_MET}, FULL, "(c)"},
    {{"double-resume", POLICY(monnr_all), MONITOR, LOCK, .plant = AG_PLANT_DOUBLE_RESUME}, FULL, "(a)"},
    {{"double-restore", POLICY(timeout), SMALL, LOCK, .plant = AG_PLANT_DOUBLE_RESTORE}, FULL, "(b)"},
    {{"forgotten-wg", POLICY(timeout), SMALL, LOCK, .plant = AG_PLANT_FORGOTTEN_WG}, FULL, "(e)"},
    {{"forgotten-ready", POLICY(monnr_all), MONITOR, LOCK, .plant = AG_PLANT_FORGOTTEN_READY}, FULL, "(e)"},
    {{"leaked-slot", POLICY(timeout), SMALL, LOCK, .plant = AG_PLANT_LEAKED_SLOT}, FULL, "(f)"},
    {{"perform-away", PERFORM, LOCK, PLANT(PERFORM_AWAY)}, FULL, "(e)"},
    {{"perform-twice", PERFORM, SEMAPHORE, PLANT(PERFORM_TWICE)}, FULL, "(h) an atomic"},
    {{"lost-answer", PERFORM, LOCK, PLANT(LOST_ANSWER)}, FULL, "(e)"},
    {{"unsaved-answer", PERFORM, LOCK, PLANT(UNSAVED_ANSWER)}, FULL, "(e)"},
    {{"unchecked", POLICY(onward), FOUR, LOCK, PLANT(UNCHECKED)}, FULL, "(h) two"},
    {{"early-answer", PERFORM, BARRIER, .barrier = true, PLANT(EARLY_ANSWER)}, FULL, "(h) a WG passes"},
    {{"passed-over", PERFORM, LOCK, PLANT(PASSED_OVER)}, FULL, "(c)"},
    {{"no-grace", PERFORM, BARRIER, PLANT(NO_GRACE)}, FULL, "(c)"},
    {{"short-grace", POLICY(onward), FOUR, FOUR_BARRIER, PLANT(SHORT_GRACE)}, FULL, "(c)"},
    {{"lost-successor", LISTS, LOCK, PLANT(LOST_SUCCESSOR)}, FULL, "a WG is placed"},
    {{"wrong-successor", LISTS_REUSE, LOCK, PLANT(WRONG_SUCCESSOR)}, FULL, "a WG is placed"},
    {{"lost-listed", LISTS, LOCK, PLANT(LOST_LISTED)}, FULL, "(e)"},
    {{"lost-held", LISTS, FAULT, LOSS, PLANT(LOST_HELD)}, FULL, "(e)"},
    {{"kept-listed", LISTS, LOCK, PLANT(KEPT_LISTED)}, FULL, "(b)"},
    {{"lost-list", LISTS_SPILL, LOCK, PLANT(LOST_LIST)}, FULL, "(c)"},
    {{"listed-placed", LISTS, LOCK, TIMEOUTS, PLANT(LISTED_PLACED)}, FULL, "(b)"},
    {{"listed-waiter", LISTS, LOCK, TIMEOUTS, PLANT(LISTED_WAITER)}, FULL, "(a)"},
    {{"lists-lost-resume", LISTS_SPILL, LOCK, PLANT(LOST_RESUME)}, FULL, "(c)"},
    {{"grid-twice", GRIDS, PLAIN, PLANT(GRID_TWICE)}, FULL, "(b)"},
    {{"grid-unreported", GRIDS, PLAIN, PLANT(GRID_UNREPORTED)}, FULL, "(e)"},
    {{"grid-kept", GRIDS, PLAIN, LOSS, PLANT(GRID_KEPT)}, FULL, "(b)"},
    {{"bulk-unrefused", BULK, RINGS_OF_ONE, PLAIN, LOSS, PLANT(BULK_UNREFUSED)}, FULL, "(e)"},
    {{"bulk-shifted", BULK, RINGS_OF_ONE, PLAIN, LOSS, PLANT(BULK_SHIFTED)}, FULL, "(b)"},
    {{"bulk-lost-end", BULK, RINGS_OF_ONE, PLAIN, PLANT(BULK_LOST_END)}, FULL, "(e)"},
    {{"bulk-wrong-end", BULK, RINGS_OF_ONE, PLAIN, PLANT(BULK_WRONG_END)}, FULL, "(e)"},
    {{"stale-waiter", PERFORM, LOCK, TIMEOUTS, PLANT(STALE_WAITER)}, FULL, "(h) a WG is told"},
};
const uint32_t exploration_count = sizeof(explorations) / sizeof(explorations[0]);
const uint32_t race_first = 0, race_end = AG_RACES_COOPERATIVE;

#endif
