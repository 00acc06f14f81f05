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

/* Waves that are found to spin. The word becomes another one twice: a wait ends, the loop goes on, and waits for the next one. */
static const struct ag_op looker_first[] = {{AG_LOOK, 0, 2, EQ}, {AG_END, 0, 0, 0}};
static const struct ag_op stepper[] = {{AG_ADD, 0, 1, 0}, {AG_ADD, 0, 1, 0}, {AG_END, 0, 0, 0}};

/* One that spins, one that waits by itself, and who ends both. */
static const struct ag_op mixed_waiter[] = {{AG_WAIT, 0, 2, GE}, {AG_END, 0, 0, 0}};

/* A turn that goes round by spinning; each WG gives it on. */
static const struct ag_op turn_first[] = {
    {AG_LOOK, 0, 0, EQ}, {AG_ADD, 0, 1, 0}, {AG_LOOK, 0, 3, EQ}, {AG_END, 0, 0, 0}};
static const struct ag_op turn_second[] = {
    {AG_LOOK, 0, 1, EQ}, {AG_ADD, 0, 1, 0}, {AG_LOOK, 0, 3, EQ}, {AG_END, 0, 0, 0}};
static const struct ag_op turn_third[] = {{AG_LOOK, 0, 2, EQ}, {AG_ADD, 0, 1, 0}, {AG_END, 0, 0, 0}};

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

#define RINGS_OF_ONE     .commands = 1, .events = 1
#define TWO_CUS          .cus = 2, .room = 1
#define SMALL            TWO_CUS, RINGS_OF_ONE, .groups = {3}
#define WATCH            .conditions = 1, .log_entries = 2
#define MONITOR          SMALL, WATCH, .waiters = 1
#define MONITOR_TWO      SMALL, WATCH, .waiters = 2
#define ANOTHER          TWO_CUS, RINGS_OF_ONE, .groups = {3, 1}, .programs = {waiter, 0, setter, setter}
#define TWO_PLAIN        TWO_CUS, RINGS_OF_ONE, .groups = {3, 1}, .programs = {plain}
#define REUSE            TWO_CUS, RINGS_OF_ONE, .groups = {4}, .slots = 3
#define RINGS            TWO_CUS, .commands = 2, .events = 4, .groups = {3}
#define LOCK             .programs = {lock}
#define LOCK_TWICE       .programs = {lock_twice}
#define BARRIER          .programs = {barrier}
#define FLAGS            .programs = {waiter, 0, setter}
#define SPIN             .programs = {spinner, 0, setter}
#define SPIN_TWO         .programs = {holder, teller, spinner}
#define LOOK             .programs = {looker_first, 0, stepper}
#define LOOK_MIXED       .programs = {looker_first, mixed_waiter, stepper}
#define LOOK_TURN        .programs = {turn_first, turn_second, turn_third}
#define PAIR             .programs = {first_flag, second_flag, setter}
#define FAULT            .programs = {first_flag, second_flag, faulty}
#define SEMAPHORE        .programs = {down, 0, up}
#define CHAIN            .programs = {down, looker, up}
#define LONG_CHAIN       .programs = {down, 0, looker, up_three}
#define FOUR_BARRIER     .programs = {barrier_of_four}, .barrier = true
#define BARRIERS         .programs = {barriers}, .barrier = true
#define FOUR             .cus = 2, .room = 2, RINGS_OF_ONE, .groups = {4}, .conditions = 2, .waiters = 3, .log_entries = 2
#define SCARCE           .cus = 1, .room = 3, RINGS_OF_ONE, .groups = {4}, .conditions = 2, .waiters = 3, .log_entries = 2
#define PERFORM          POLICY(onward), MONITOR_TWO
#define ONE_PLACE        .cus = 1, .room = 1, RINGS_OF_ONE, .groups = {3}, .conditions = 1, .waiters = 2, .log_entries = 2
#define DISPATCHER       PERFORM, .dispatcher = true
#define DISPATCHER_SPILL POLICY(onward), MONITOR, .dispatcher = true
#define DISPATCHER_FOUR  POLICY(onward), TWO_CUS, RINGS_OF_ONE, WATCH, .groups = {4}, .waiters = 2, .dispatcher = true
#define PLAIN            .programs = {plain}
#define LATE_FAULT       .programs = {plain, 0, faulty}
#define PLANT(what)      .plant = AG_PLANT_##what
#define TIMEOUTS         .timeouts = 1
#define QUANTUM          .quantum = true
#define LOSS             .losses = 1
#define POLICY(what)     .policy = &cp_policy_##what

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
    {{"barge-lock", PERFORM, LOCK, .barges = true}, FULL, 0},
    {{"barge-two", PERFORM, LOCK_TWICE, .barges = true}, PART, 0},
    {{"barge-semaphore", PERFORM, SEMAPHORE, .barges = true}, FULL, 0},
    {{"barge-chain", POLICY(onward), SMALL, CHAIN, .conditions = 2, .waiters = 2, .log_entries = 2, .barges = true},
     FULL,
     0},
    {{"barge-spill", POLICY(onward), MONITOR, LOCK, .barges = true}, FULL, 0},
    {{"barge-loss", PERFORM, LOCK, LOSS, .barges = true}, PART, 0},
    {{"barge-quantum", PERFORM, LOCK, QUANTUM, .barges = true}, PART, 0},
    {{"scarce-lock", POLICY(onward), SCARCE, LOCK}, PART, 0},
    {{"scarce-barrier", POLICY(onward), SCARCE, FOUR_BARRIER}, PART, 0},
    {{"scarce-chain", POLICY(onward), SCARCE, LONG_CHAIN}, PART, 0},
    {{"perform-kernels", POLICY(onward), ANOTHER, WATCH, .waiters = 2}, PART, 0},
    {{"perform-reuse", POLICY(onward), REUSE, WATCH, LOCK, .waiters = 2}, PART, 0},
    {{"four-lock", POLICY(onward), FOUR, LOCK}, FULL, 0},
    {{"four-chain", POLICY(onward), FOUR, LONG_CHAIN}, FULL, 0},
    {{"four-barrier", POLICY(onward), FOUR, FOUR_BARRIER}, FULL, 0},
    {{"barge-four", POLICY(onward), FOUR, LOCK, .barges = true}, FULL, 0},

    {{"spin-flags", PERFORM, LOOK}, FULL, 0},
    {{"spin-mixed", PERFORM, LOOK_MIXED}, FULL, 0},
    {{"spin-turn", PERFORM, LOOK_TURN}, PART, 0},
    {{"spin-spill", POLICY(onward), MONITOR, LOOK}, PART, 0},
    {{"spin-wide", PERFORM, LOOK, .wide = 2}, PART, 0},
    {{"spin-latch", PERFORM, LOOK, .latch = true}, PART, 0},
    {{"spin-loss", PERFORM, LOOK, LOSS}, PART, 0},
    {{"spin-quantum", PERFORM, LOOK, QUANTUM}, PART, 0},
    {{"spin-early", PERFORM, LOOK, TIMEOUTS}, PART, 0},
    {{"spin-monnr", POLICY(monnr_all), MONITOR, LOOK}, PART, 0},
    {{"spin-awg", POLICY(awg), MONITOR_TWO, LOOK, TIMEOUTS}, PART, 0},
    {{"spin-timeout", POLICY(timeout), SMALL, LOOK}, FULL, 0},
    {{"spin-given", DISPATCHER, LOOK}, PART, 0},

    {{"given-plain", DISPATCHER, PLAIN}, FULL, 0},
    {{"given-lock", DISPATCHER, LOCK}, FULL, 0},
    {{"given-fault", DISPATCHER, FAULT}, FULL, 0},
    {{"given-loss", DISPATCHER, LOCK, LOSS}, PART, 0},
    {{"given-barrier", DISPATCHER, BARRIER, .barrier = true}, FULL, 0},
    {{"given-spill", DISPATCHER_SPILL, LOCK}, FULL, 0},
    {{"given-pair", DISPATCHER_SPILL, PAIR}, FULL, 0},
    {{"given-log", POLICY(onward), SMALL, WATCH, BARRIER, .dispatcher = true}, PART, 0},
    {{"given-two", DISPATCHER_SPILL, LOCK_TWICE}, PART, 0},
    {{"given-semaphore", DISPATCHER, SEMAPHORE}, FULL, 0},
    {{"given-quantum", DISPATCHER, LOCK, QUANTUM}, PART, 0},
    {{"given-spin", DISPATCHER, SPIN_TWO, QUANTUM}, PART, 0},
    {{"given-timeouts", DISPATCHER_SPILL, LOCK, TIMEOUTS}, PART, 0},
    {{"given-loss-fault", DISPATCHER, FAULT, LOSS}, PART, 0},
    {{"given-late-fault", DISPATCHER_FOUR, LATE_FAULT, LOSS}, PART, 0},
    {{"given-kernels", POLICY(onward), ANOTHER, WATCH, .waiters = 2, .dispatcher = true}, PART, 0},
    {{"given-limit", DISPATCHER_FOUR, PLAIN, LOSS, .limit = 1}, FULL, 0},
    {{"given-limit-lock", DISPATCHER_FOUR, LOCK, .limit = 3}, PART, 0},
    {{"given-slots", DISPATCHER_FOUR, PLAIN, LOSS, .slots = 2}, FULL, 0},
    {{"given-reuse", POLICY(onward), REUSE, WATCH, LOCK, .waiters = 2, .dispatcher = true}, PART, 0},
    {{"given-rings", POLICY(onward), RINGS, WATCH, LOCK, .waiters = 1, .dispatcher = true}, PART, 0},
    {{"given-scarce", POLICY(onward), SCARCE, FOUR_BARRIER, .dispatcher = true}, PART, 0},
    {{"given-one", POLICY(onward), ONE_PLACE, LOCK_TWICE, .dispatcher = true}, PART, 0},
    {{"given-losses", DISPATCHER, LOCK, .losses = 2}, PART, 0},
    {{"given-replaced", POLICY(onward), TWO_CUS, RINGS_OF_ONE, WATCH, .groups = {4}, .slots = 2, TIMEOUTS, LOCK,
      .dispatcher = true},
     PART,
     0},
    {{"given-awg", POLICY(awg), MONITOR, LOCK, TIMEOUTS, LOSS, .dispatcher = true}, PART, 0},
    {{"given-timeout", POLICY(timeout), SMALL, LOCK, LOSS, .dispatcher = true}, PART, 0},
    {{"given-monnr", POLICY(monnr_all), MONITOR, LOCK, LOSS, .dispatcher = true}, PART, 0},
    {{"given-baseline", POLICY(baseline), SMALL, PLAIN, LOSS, .dispatcher = true}, FULL, 0},

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
    {{"barge-no-grace", PERFORM, SEMAPHORE, .barges = true, PLANT(NO_GRACE)}, FULL, "(c)"},
    {{"given-kept-watch", DISPATCHER_SPILL, FAULT, PLANT(KEPT_WATCH)}, FULL, "the firmware has stopped"},
    {{"given-unevicted", DISPATCHER, LOCK, LOSS, PLANT(UNEVICTED)}, FULL, "(i) a WG stays"},
    {{"stale-waiter", PERFORM, LOCK, TIMEOUTS, PLANT(STALE_WAITER)}, FULL, "(h) a WG is told"},
    {{"stale-look", PERFORM, LOOK, PLANT(STALE_LOOK)}, FULL, "(c)"},
    {{"stale-look-away", POLICY(monnr_all), MONITOR, LOOK, PLANT(STALE_LOOK)}, FULL, "(c)"},
};
const uint32_t exploration_count = sizeof(explorations) / sizeof(explorations[0]);
const uint32_t race_first = 0, race_end = AG_RACES_COOPERATIVE;

#endif
