/* cooperative_scenarios.c - the explorations of kernels whose number of work-groups (WGs) changes. */
#include "scenarios.h"

#include "programs.h"

#ifdef EXPLORE_COOPERATIVE

/* Work stealing: asks for WGs and offers itself at the head of its loop, until there are no tasks. */
static const struct ag_op stealing[] = {
    {AG_BEGIN, 0, 0, 0}, {AG_REQUEST, 0, 0, 0}, {AG_OFFER, 0, 0, 0}, {AG_TAKE, 0, 1, 0}, {AG_END, 0, 0, 0}};

/* Barriers at which M changes; a forked WG goes on behind the ones it has missed. */
static const struct ag_op barriers[] = {
    {AG_BEGIN, 0, 1, 0}, {AG_RESIZE, 0, 0, 0}, {AG_RESIZE, 0, 0, 0}, {AG_END, 0, 0, 0}};

/* Both: offers and requests between barriers at which M changes too. */
static const struct ag_op mixed[] = {{AG_BEGIN, 0, 3, 0},  {AG_REQUEST, 0, 0, 0}, {AG_OFFER, 0, 0, 0},
                                     {AG_RESIZE, 0, 1, 0}, {AG_REQUEST, 0, 0, 0}, {AG_OFFER, 0, 0, 0},
                                     {AG_RESIZE, 0, 1, 0}, {AG_END, 0, 0, 0}};

/* The simple barrier: slaves offer themselves before they arrive, the master asks for others when all have. */
static const struct ag_op simple[] = {{AG_BEGIN, 0, 2, 0}, {AG_OFFER, 0, 0, 0}, {AG_MEET, 0, 0, 0},
                                      {AG_OFFER, 0, 0, 0}, {AG_MEET, 0, 0, 0},  {AG_END, 0, 0, 0}};

/* The barrier with a query: those that are wanted make an offer that stands, then all meet again. */
static const struct ag_op query[] = {{AG_BEGIN, 0, 1, 0},
                                     {AG_MEET, 0, AG_MEET_QUERY, 0},
                                     {AG_DOOM, 0, 0, 0},
                                     {AG_MEET, 0, AG_MEET_ONLY, 0},
                                     {AG_END, 0, 0, 0}};

/* Two of them: another round of offers. The second AG_DOOM does nothing: forked WGs find their way by equal steps. */
static const struct ag_op queries[] = {
    {AG_BEGIN, 0, 2, 0}, {AG_MEET, 0, AG_MEET_QUERY, 0}, {AG_DOOM, 0, 0, 0}, {AG_MEET, 0, AG_MEET_ONLY, 0},
    {AG_DOOM, 0, 0, 0},  {AG_MEET, 0, AG_MEET_QUERY, 0}, {AG_DOOM, 0, 0, 0}, {AG_MEET, 0, AG_MEET_ONLY, 0},
    {AG_END, 0, 0, 0}};

/* Never comes to its barrier. */
static const struct ag_op absent[] = {{AG_BEGIN, 0, 1, 0}, {AG_END, 0, 0, 0}, {AG_END, 0, 0, 0}};

/* Hostile: WG 0 says that all are at a barrier; WG 1 is not, and ends; WG 2 is killed. */
static const struct ag_op claiming[] = {{AG_CLAIM, 0, 0, 0}, {AG_END, 0, 0, 0}};
static const struct ag_op leaving[] = {{AG_END, 0, 0, 0}};
static const struct ag_op offering[] = {{AG_OFFER, 0, 0, 0}, {AG_END, 0, 0, 0}};

/* Asks and offers itself although none is wanted or offered: of a maximal kernel. */
static const struct ag_op insisting[] = {
    {AG_BEGIN, 0, 0, 0}, {AG_REQUEST, 0, 0, 0}, {AG_OFFER, 0, 1, 0}, {AG_TAKE, 0, 1, 0}, {AG_END, 0, 0, 0}};

static const struct ag_op other[] = {{AG_END, 0, 0, 0}};

#define RINGS_OF_ONE .commands = 1, .events = 1
#define RINGS_OF_TWO .commands = 2, .events = 2
#define COOPERATIVE  .cooperative = true, .policy = &cp_policy_baseline
#define MONITOR      .cooperative = true, .conditions = 2, .waiters = 4, .log_entries = 2
#define SWAPPING     MONITOR, .policy = &cp_policy_monnr_all
#define PREDICTING   MONITOR, .policy = &cp_policy_onward, .timeouts = 1
#define TWO_PLACES   .cus = 2, .room = 1
#define THREE_PLACES .cus = 1, .room = 3
#define FOUR_PLACES  .cus = 2, .room = 2
#define WIDE         .cus = 2, .room = 2, .waves = 2 /* as many places as TWO_PLACES, for WGs of two waves */
#define WIDE_ODD     .cus = 1, .room = 5, .waves = 2
#define WIDE_THREE   .cus = 1, .room = 6, .waves = 2
#define OF_TWO       .groups = {2, 1}
#define OF_THREE     .groups = {3, 1}
#define OF_FIVE      .groups = {5, 1}
#define AGAIN(n)     .groups = {n, 1, 1}
#define STEALING(n)  .programs = {stealing, [n] = other}, .tasks = 1
#define BARRIERS(n)  .programs = {barriers, [n] = other}
#define MIXED(n)     .programs = {mixed, [n] = other}
#define SIMPLE(n)    .programs = {simple, [n] = other}
#define QUERY(n)     .programs = {query, [n] = other}
#define QUERIES(n)   .programs = {queries, [n] = other}
#define INSISTING(n) .programs = {insisting, [n] = other}, .tasks = 2, .maximal = true
#define PAIR         .pair = true
#define MIXED_PAIR   .programs = {barriers, [2] = stealing, [4] = other}, .tasks = 1
#define LOSS         .losses = 1
#define GATHER       .gathers = true
#define SPILLING     .cooperative = true, .policy = &cp_policy_onward, .conditions = 1, .waiters = 0, .log_entries = 2
#define TAKEN        .dispatcher = true, .late = 1
#define QUANTUM      .quantum = true
#define LOCKS(n)     .programs = {stealing, [n] = lock}, .tasks = 1
#define PAIRED(n)    .programs = {stealing, [n] = first_flag, second_flag, setter}, .tasks = 1
#define FAULTY(n)    .programs = {stealing, [n] = first_flag, second_flag, faulty}, .tasks = 1
#define LATE(n)      .programs = {stealing, [n] = other, other, faulty}, .tasks = 1
#define HOSTILE      .programs = {claiming, leaving, offering, other}, .hostile = true
#define PLANT(what)  .plant = AG_PLANT_##what

#define AT_ONCE    .policy = &cp_policy_baseline
#define WATCHED    .policy = &cp_policy_monnr_all, .conditions = 2, .waiters = 4, .log_entries = 2
#define DEFERRED   .policy = &cp_policy_onward, .conditions = 2, .waiters = 4, .log_entries = 2
#define CREATE     (1u << CP_HOST_CREATE)
#define UPDATE     (1u << CP_HOST_UPDATE)
#define DRAIN      (1u << CP_HOST_DRAIN)
#define ABANDON    (1u << CP_HOST_ABANDON)
#define CLEAR      (1u << CP_HOST_CLEAR)
#define SUSPEND    (1u << CP_HOST_SUSPEND)
#define REMOVES    (CREATE | DRAIN | ABANDON)
#define ANY        (REMOVES | UPDATE | CLEAR)
#define HOSTED     TWO_PLACES, RINGS_OF_ONE, .split = true
#define ORDERS(n)  .orders = n
#define REPLAY(n)  .restarts = n, .restart = CP_RESTART_REPLAY
#define STOPPED(n) .restarts = n, .restart = CP_RESTART_STOPPED

#define FULL 2000000u
#define PART 100000u

const struct exploration explorations[] = {
    {{"steal-two", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2)}, FULL, 0},
    {{"steal-again", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, AGAIN(2), STEALING(2)}, PART, 0},
    {{"steal-three", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, OF_THREE, STEALING(3)}, FULL, 0},
    {{"steal-rings", COOPERATIVE, TWO_PLACES, RINGS_OF_TWO, OF_TWO, STEALING(2)}, PART, 0},
    {{"steal-five", COOPERATIVE, FOUR_PLACES, RINGS_OF_ONE, OF_FIVE, STEALING(5)}, PART, 0},
    {{"steal-loss", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), LOSS}, PART, 0},
    {{"steal-four-loss", COOPERATIVE, FOUR_PLACES, RINGS_OF_ONE, .groups = {4, 1}, STEALING(4), LOSS}, PART, 0},
    {{"steal-gather", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), GATHER}, FULL, 0},
    {{"steal-swap", SWAPPING, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2)}, PART, 0},
    {{"steal-onward", PREDICTING, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2)}, FULL, 0},
    {{"resize-two", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, BARRIERS(2)}, FULL, 0},
    {{"resize-again", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, AGAIN(2), BARRIERS(2)}, PART, 0},
    {{"resize-three", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, OF_THREE, BARRIERS(3)}, PART, 0},
    {{"resize-five", COOPERATIVE, FOUR_PLACES, RINGS_OF_ONE, OF_FIVE, BARRIERS(5)}, PART, 0},
    {{"resize-loss", COOPERATIVE, FOUR_PLACES, RINGS_OF_ONE, OF_TWO, BARRIERS(2), LOSS}, FULL, 0},
    {{"resize-swap-loss", SWAPPING, TWO_PLACES, RINGS_OF_ONE, OF_TWO, BARRIERS(2), LOSS}, PART, 0},
    {{"resize-gather", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, BARRIERS(2), GATHER}, FULL, 0},
    {{"resize-swap", SWAPPING, TWO_PLACES, RINGS_OF_ONE, OF_TWO, BARRIERS(2)}, PART, 0},
    {{"resize-onward", PREDICTING, TWO_PLACES, RINGS_OF_ONE, OF_TWO, BARRIERS(2)}, PART, 0},
    {{"mixed-two", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, MIXED(2)}, FULL, 0},
    {{"mixed-three", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, OF_THREE, MIXED(3)}, PART, 0},
    {{"mixed-again", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, AGAIN(2), MIXED(2)}, PART, 0},
    {{"mixed-four", COOPERATIVE, FOUR_PLACES, RINGS_OF_ONE, .groups = {4, 2}, MIXED(4)}, PART, 0},
    {{"mixed-loss", COOPERATIVE, FOUR_PLACES, RINGS_OF_ONE, OF_TWO, MIXED(2), LOSS}, PART, 0},
    {{"simple-two", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, SIMPLE(2)}, FULL, 0},
    {{"simple-three", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, OF_THREE, SIMPLE(3)}, PART, 0},
    {{"query-two", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, QUERY(2)}, FULL, 0},
    {{"query-three", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, OF_THREE, QUERY(3)}, PART, 0},
    {{"query-four", COOPERATIVE, FOUR_PLACES, RINGS_OF_ONE, .groups = {4, 2}, QUERY(4)}, FULL, 0},
    {{"query-pair", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, .groups = {3, 2}, QUERY(3)}, FULL, 0},
    {{"query-again", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, AGAIN(3), QUERY(3)}, FULL, 0},
    {{"query-rings", COOPERATIVE, THREE_PLACES, RINGS_OF_TWO, AGAIN(3), QUERY(3)}, PART, 0},
    {{"query-loss", COOPERATIVE, FOUR_PLACES, RINGS_OF_ONE, OF_TWO, QUERY(2), LOSS}, PART, 0},
    {{"query-gather", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, .groups = {3, 2}, QUERY(3), GATHER}, 4 * PART, 0},
    {{"query-swap", SWAPPING, THREE_PLACES, RINGS_OF_ONE, .groups = {3, 2}, QUERY(3)}, PART, 0},
    {{"query-onward", PREDICTING, THREE_PLACES, RINGS_OF_ONE, .groups = {3, 2}, QUERY(3)}, PART, 0},
    {{"queries-two", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, AGAIN(2), QUERIES(2)}, FULL, 0},
    {{"queries-three", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, AGAIN(3), QUERIES(3)}, PART, 0},
    {{"queries-four", COOPERATIVE, FOUR_PLACES, RINGS_OF_ONE, .groups = {4, 2}, QUERIES(4)}, PART, 0},
    {{"absent", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, OF_THREE, .breaks = true,
      .programs = {barriers, absent, barriers, other}},
     PART,
     0},
    {{"wide-steal", COOPERATIVE, WIDE, RINGS_OF_ONE, .groups = {2, 2}, STEALING(2)}, PART, 0},
    {{"wide-odd", COOPERATIVE, WIDE_ODD, RINGS_OF_ONE, .groups = {3, 2}, STEALING(3)}, PART, 0},
    {{"wide-resize", COOPERATIVE, WIDE, RINGS_OF_ONE, .groups = {2, 2}, BARRIERS(2)}, PART, 0},
    {{"wide-again", COOPERATIVE, WIDE, RINGS_OF_ONE, AGAIN(2), BARRIERS(2)}, PART, 0},
    {{"wide-swap", SWAPPING, WIDE, RINGS_OF_ONE, .groups = {2, 2}, BARRIERS(2)}, PART, 0},
    {{"wide-loss", COOPERATIVE, WIDE, RINGS_OF_ONE, .groups = {2, 2}, STEALING(2), LOSS}, PART, 0},
    {{"maximal-two", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, INSISTING(2)}, PART, 0},
    {{"maximal-three", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, AGAIN(3), INSISTING(3)}, PART, 0},
    {{"maximal-wide", COOPERATIVE, WIDE_ODD, RINGS_OF_ONE, .groups = {3, 2}, INSISTING(3)}, PART, 0},
    {{"maximal-loss", COOPERATIVE, FOUR_PLACES, RINGS_OF_ONE, OF_TWO, INSISTING(2), LOSS}, PART, 0},
    {{"wrap-steal", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, AGAIN(2), STEALING(2), .wraps = true}, PART, 0},
    {{"wrap-resize", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, AGAIN(2), BARRIERS(2), .wraps = true}, PART, 0},
    {{"pair-steal", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, PAIR, .groups = {2, 2, 1},
      .programs = {stealing, [4] = other}, .tasks = 1},
     PART,
     0},
    {{"pair-swap", SWAPPING, TWO_PLACES, RINGS_OF_ONE, PAIR, .groups = {2, 2, 1}, .programs = {barriers, [4] = other}},
     PART,
     0},
    {{"pair-onward", PREDICTING, TWO_PLACES, RINGS_OF_ONE, PAIR, .groups = {2, 1, 1},
      .programs = {barriers, [2] = stealing, other}, .tasks = 1},
     PART,
     0},
    {{"pair-four", SWAPPING, FOUR_PLACES, RINGS_OF_ONE, PAIR, .groups = {2, 2, 1}, MIXED_PAIR}, PART, 0},
    {{"steal-gather-loss", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), GATHER, LOSS}, PART, 0},
    {{"resize-gather-loss", COOPERATIVE, FOUR_PLACES, RINGS_OF_ONE, OF_TWO, BARRIERS(2), GATHER, LOSS}, PART, 0},
    {{"hostile-resize", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, .groups = {3, 3}, HOSTILE}, FULL, 0},
    {{"hostile-gather", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, .groups = {3, 3}, HOSTILE, GATHER}, PART, 0},
    {{"hostile-loss", COOPERATIVE, FOUR_PLACES, RINGS_OF_ONE, .groups = {3, 3}, HOSTILE, GATHER, LOSS}, PART, 0},

    {{"taken-plain", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, STEALING(1), TAKEN}, FULL, 0},
    {{"taken-steal", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {2, 2}, STEALING(2), TAKEN}, FULL, 0},
    {{"taken-resize", PREDICTING, THREE_PLACES, RINGS_OF_ONE, .groups = {2, 3}, BARRIERS(2), TAKEN}, PART, 0},
    {{"taken-lock", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, LOCKS(1), TAKEN}, PART, 0},
    {{"taken-swap", SWAPPING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, LOCKS(1), TAKEN}, PART, 0},
    {{"taken-pair", SWAPPING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, PAIRED(1), TAKEN}, PART, 0},
    {{"taken-fault", SWAPPING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, FAULTY(1), TAKEN}, PART, 0},
    {{"taken-late-fault", SWAPPING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 4}, LATE(1), TAKEN}, PART, 0},
    {{"taken-loss", SWAPPING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, LOCKS(1), LOSS, TAKEN}, PART, 0},
    {{"taken-loss-fault", SWAPPING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 4}, LATE(1), LOSS, TAKEN}, PART, 0},
    {{"taken-loss-plain", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, STEALING(1), LOSS, TAKEN}, PART, 0},
    {{"taken-quantum", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, STEALING(1), QUANTUM, TAKEN}, PART, 0},
    {{"taken-kernels", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3, 1}, STEALING(1), TAKEN}, PART, 0},
    {{"taken-gather", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, STEALING(1), GATHER, TAKEN}, PART, 0},
    {{"taken-limit", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {2, 3}, STEALING(2), TAKEN, .limit = 2}, PART, 0},
    {{"taken-slots", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 4}, STEALING(1), LOSS, TAKEN, .slots = 3},
     PART,
     0},
    {{"taken-rings", PREDICTING, TWO_PLACES, .commands = 2, .events = 4, .groups = {1, 3}, LOCKS(1), TAKEN}, PART, 0},
    {{"taken-wide", PREDICTING, WIDE, RINGS_OF_ONE, .groups = {1, 4}, STEALING(1), LOSS, TAKEN}, PART, 0},
    {{"taken-maximal", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {2, 2}, INSISTING(2), TAKEN}, PART, 0},
    {{"taken-twice", PREDICTING, TWO_PLACES, RINGS_OF_ONE, PAIR, .groups = {1, 1, 2},
      .programs = {stealing, [2] = other}, .tasks = 1, .dispatcher = true},
     PART,
     0},
    {{"taken-spill", SPILLING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, PAIRED(1), .timeouts = 2, TAKEN}, PART, 0},
    {{"taken-spill-kernels", SPILLING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 2, 1}, .timeouts = 2, TAKEN,
      .programs = {stealing, waiter, setter, other}, .tasks = 1},
     PART,
     0},
    {{"taken-two", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 2, 1}, .dispatcher = true, .late = 2,
      .programs = {stealing, lock, other, other}, .tasks = 1},
     PART,
     0},
    {{"taken-spill-two", SPILLING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 2, 2}, .timeouts = 2, .dispatcher = true,
      .late = 2, .programs = {stealing, second_flag, first_flag, setter, other}, .tasks = 1},
     PART,
     0},
    {{"taken-refused", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 1}, STEALING(1), LOSS, .dispatcher = true},
     FULL,
     0},
    {{"taken-given", SWAPPING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, LOCKS(1), LOSS, .dispatcher = true},
     PART,
     0},
    {{"split-plain", .policy = &cp_policy_monnr_all, .conditions = 2, .waiters = 4, .log_entries = 2, TWO_PLACES,
      RINGS_OF_ONE, .groups = {3, 2}, .programs = {other}, .split = true, .dispatcher = true},
     FULL,
     0},
    {{"split-lock", .policy = &cp_policy_onward, .conditions = 2, .waiters = 4, .log_entries = 2, TWO_PLACES,
      RINGS_OF_ONE, .groups = {2, 2}, .programs = {lock}, .split = true, .dispatcher = true},
     PART,
     0},
    {{"split-limit", .policy = &cp_policy_onward, .conditions = 2, .waiters = 4, .log_entries = 2, TWO_PLACES,
      RINGS_OF_ONE, .groups = {3, 1, 1}, .programs = {other}, .split = true, .dispatcher = true, .limit = 1, LOSS},
     PART,
     0},

    {{"host-plain", AT_ONCE, HOSTED, .groups = {2, 1}, .programs = {other}, .host = {ANY, ANY}, ORDERS(2)}, FULL, 0},
    {{"host-again", AT_ONCE, HOSTED, .groups = {1, 1, 1}, .programs = {other}, .host = {0, ANY}, ORDERS(2)}, FULL, 0},
    {{"host-three", AT_ONCE, HOSTED, .groups = {2, 1, 1}, .programs = {other}, .host = {ANY, ANY}, ORDERS(3)}, PART, 0},
    {{"host-lock", WATCHED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, .host = {REMOVES, ANY}, ORDERS(1)},
     FULL,
     0},
    {{"host-lock-again", WATCHED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, .host = {ANY, ANY},
      ORDERS(3)},
     PART,
     0},
    {{"host-deferred", DEFERRED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, .host = {ANY, ANY}, ORDERS(2)},
     PART,
     0},
    {{"host-fault", AT_ONCE, HOSTED, .groups = {1, 1, 1}, .programs = {other, faulty, other},
      .host = {0, CLEAR | ABANDON | UPDATE}, ORDERS(2)},
     FULL,
     0},
    {{"host-faults", AT_ONCE, HOSTED, .groups = {1, 1, 1}, .programs = {other, faulty, other}, .host = {ANY, ANY},
      ORDERS(3)},
     PART,
     0},
    {{"host-loss", WATCHED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, .host = {ANY, ANY}, ORDERS(2),
      LOSS},
     PART,
     0},
    {{"host-rings", AT_ONCE, TWO_PLACES, .commands = 2, .events = 4, .split = true, .groups = {2, 1, 1},
      .programs = {other}, .host = {ANY, ANY}, ORDERS(2)},
     PART,
     0},
    {{"host-given", DEFERRED, HOSTED, .groups = {2, 1}, .programs = {other}, .dispatcher = true, .host = {ANY, ANY},
      ORDERS(2)},
     FULL,
     0},
    {{"host-given-lock", DEFERRED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, .dispatcher = true,
      .host = {ANY, ANY}, ORDERS(2)},
     PART,
     0},
    {{"host-given-loss", DEFERRED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, .dispatcher = true,
      .host = {ANY, ANY}, ORDERS(2), LOSS},
     PART,
     0},
    {{"host-given-fault", DEFERRED, HOSTED, .groups = {1, 1, 1}, .programs = {other, faulty, other}, .dispatcher = true,
      .host = {ANY, ANY}, ORDERS(2)},
     PART,
     0},
    {{"host-taken", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 2}, STEALING(1), TAKEN, .host = {0, ANY},
      ORDERS(2)},
     PART,
     0},
    {{"host-spill", HOSTED, .policy = &cp_policy_onward, .conditions = 1, .waiters = 0, .log_entries = 2,
      .groups = {2, 1}, .programs = {lock, 0, other}, .host = {ANY, ANY}, ORDERS(2), .timeouts = 1},
     PART,
     0},
    {{"host-quantum", WATCHED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, .host = {ANY, ANY}, ORDERS(2),
      QUANTUM},
     PART,
     0},
    {{"host-limit", AT_ONCE, HOSTED, .groups = {2, 1, 1}, .programs = {other}, .host = {ANY, ANY}, ORDERS(2),
      .limit = 1},
     PART,
     0},
    {{"host-gather", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), GATHER, .host = {0, ANY}, ORDERS(2)},
     PART,
     0},
    {{"host-steal-loss", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), LOSS, .host = {0, ANY}, ORDERS(2)},
     PART,
     0},
    {{"host-hostile", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, .groups = {3, 1}, HOSTILE, .host = {REMOVES, ANY},
      ORDERS(2)},
     PART,
     0},

    {{"suspend-plain", AT_ONCE, HOSTED, .groups = {2, 1}, .programs = {other}, .host = {SUSPEND, SUSPEND}, ORDERS(2)},
     FULL,
     0},
    {{"suspend-lock", WATCHED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, .host = {SUSPEND, SUSPEND},
      ORDERS(1)},
     FULL,
     0},
    {{"suspend-loss", WATCHED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, .host = {SUSPEND, SUSPEND},
      ORDERS(1), LOSS},
     PART,
     0},
    {{"suspend-removes", AT_ONCE, HOSTED, .groups = {2, 1}, .programs = {other}, .host = {ANY | SUSPEND, ANY | SUSPEND},
      ORDERS(2)},
     PART,
     0},
    {{"suspend-given", DEFERRED, HOSTED, .groups = {2, 1}, .programs = {other}, .dispatcher = true,
      .host = {SUSPEND, SUSPEND}, ORDERS(2)},
     FULL,
     0},
    {{"suspend-given-lock", DEFERRED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, .dispatcher = true,
      .host = {SUSPEND, SUSPEND}, ORDERS(1)},
     FULL,
     0},
    {{"suspend-given-loss", DEFERRED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, .dispatcher = true,
      .host = {SUSPEND, SUSPEND}, ORDERS(1), LOSS},
     PART,
     0},
    {{"suspend-given-removes", DEFERRED, HOSTED, .groups = {2, 1}, .programs = {other}, .dispatcher = true,
      .host = {ANY | SUSPEND, ANY | SUSPEND}, ORDERS(2)},
     PART,
     0},
    {{"suspend-given-fault", DEFERRED, HOSTED, .groups = {1, 1, 1}, .programs = {other, faulty, other},
      .dispatcher = true, .host = {CLEAR | SUSPEND, CLEAR | SUSPEND}, ORDERS(2)},
     PART,
     0},
    {{"suspend-taken", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 2}, STEALING(1), TAKEN, .host = {0, SUSPEND},
      ORDERS(1)},
     PART,
     0},
    {{"suspend-spill", HOSTED, .policy = &cp_policy_onward, .conditions = 1, .waiters = 0, .log_entries = 2,
      .groups = {2, 1}, .programs = {lock, 0, other}, .dispatcher = true, .host = {SUSPEND, SUSPEND}, ORDERS(1),
      .timeouts = 1},
     PART,
     0},
    {{"suspend-steal", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), LOSS, .host = {0, SUSPEND},
      ORDERS(1)},
     PART,
     0},
    {{"suspend-quantum", WATCHED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, .dispatcher = true,
      .host = {SUSPEND, SUSPEND}, ORDERS(1), QUANTUM},
     PART,
     0},

    {{"restart-plain", AT_ONCE, HOSTED, .groups = {2, 1}, .programs = {other}, REPLAY(1)}, FULL, 0},
    {{"restart-twice", AT_ONCE, HOSTED, .groups = {1, 1}, .programs = {other}, REPLAY(2)}, FULL, 0},
    {{"restart-lock", WATCHED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, REPLAY(1)}, FULL, 0},
    {{"restart-loss", AT_ONCE, HOSTED, .groups = {2, 1}, .programs = {other}, LOSS, REPLAY(1)}, FULL, 0},
    {{"restart-one", AT_ONCE, .cus = 1, .room = 1, RINGS_OF_ONE, .split = true, .groups = {1, 1}, .programs = {other},
      LOSS, REPLAY(1)},
     FULL,
     0},
    {{"restart-fault", AT_ONCE, HOSTED, .groups = {1, 1, 1}, .programs = {other, faulty, other}, REPLAY(1)}, FULL, 0},
    {{"restart-told", AT_ONCE, HOSTED, .groups = {1, 1}, .programs = {other}, .mailboxes = true, REPLAY(1)}, FULL, 0},
    {{"restart-given", DEFERRED, HOSTED, .groups = {2, 1}, .programs = {other}, .dispatcher = true, REPLAY(1)},
     FULL,
     0},
    {{"restart-given-lock", DEFERRED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, .dispatcher = true, LOSS,
      REPLAY(1)},
     PART,
     0},
    {{"restart-spill", HOSTED, .policy = &cp_policy_onward, .conditions = 1, .waiters = 0, .log_entries = 2,
      .groups = {2, 1}, .programs = {lock, 0, other}, REPLAY(1)},
     PART,
     0},
    {{"restart-rings", WATCHED, TWO_PLACES, .commands = 2, .events = 4, .split = true, .groups = {2, 1, 1},
      .programs = {lock, 0, other}, REPLAY(1)},
     PART,
     0},
    {{"restart-stopped", AT_ONCE, HOSTED, .groups = {1, 1, 1}, .programs = {other}, STOPPED(1)}, FULL, 0},
    {{"restart-stopped-twice", AT_ONCE, HOSTED, .groups = {1, 1}, .programs = {other}, STOPPED(2)}, FULL, 0},
    {{"restart-created", AT_ONCE, HOSTED, .groups = {1, 1}, .programs = {other}, .host = {CREATE | SUSPEND, 0},
      ORDERS(2), STOPPED(1)},
     FULL,
     0},
    {{"restart-clear", AT_ONCE, HOSTED, .groups = {1, 1, 1}, .programs = {other}, .host = {0, CLEAR}, ORDERS(2),
      STOPPED(1)},
     FULL,
     0},
    {{"restart-cleared", AT_ONCE, HOSTED, .groups = {1, 1, 1}, .programs = {other, faulty, other}, .host = {0, CLEAR},
      ORDERS(1), REPLAY(1)},
     FULL,
     0},
    {{"restart-host", AT_ONCE, HOSTED, .groups = {1, 1}, .programs = {other}, .host = {0, ANY}, ORDERS(1), REPLAY(1)},
     FULL,
     0},
    {{"restart-suspended", AT_ONCE, HOSTED, .groups = {1, 1}, .programs = {other}, .host = {CREATE | SUSPEND, SUSPEND},
      ORDERS(2), REPLAY(1)},
     FULL,
     0},
    {{"restart-halted", DEFERRED, HOSTED, .groups = {1, 1}, .programs = {other}, .dispatcher = true,
      .host = {CREATE | SUSPEND, 0}, ORDERS(2), REPLAY(1)},
     FULL,
     0},

    {{"restart-lost-reset", AT_ONCE, HOSTED, .groups = {1, 1}, .programs = {other}, REPLAY(1), PLANT(LOST_RESET)},
     FULL,
     "(e)"},
    {{"restart-kept-resident", AT_ONCE, HOSTED, .groups = {1, 1}, .programs = {other}, REPLAY(1), PLANT(KEPT_RESIDENT)},
     FULL,
     "(b)"},
    {{"restart-kept-waiter", WATCHED, HOSTED, .groups = {2, 1}, .programs = {lock, 0, other}, REPLAY(1),
      PLANT(KEPT_WAITER)},
     FULL,
     "(a)"},
    {{"restart-kept-event", AT_ONCE, HOSTED, .groups = {2, 1}, .programs = {other}, REPLAY(1), PLANT(KEPT_EVENT)},
     FULL,
     "(e)"},
    {{"restart-old-nonce", AT_ONCE, HOSTED, .groups = {1, 1}, .programs = {other}, REPLAY(2), PLANT(OLD_NONCE)},
     FULL,
     "(k)"},
    {{"restart-lost-return", AT_ONCE, .cus = 1, .room = 1, RINGS_OF_ONE, .split = true, .groups = {1, 1},
      .programs = {other}, LOSS, REPLAY(1), PLANT(LOST_RETURN)},
     FULL,
     "(k)"},
    {{"restart-kept-loss", AT_ONCE, HOSTED, .groups = {1, 1}, .programs = {other}, LOSS, REPLAY(1), PLANT(KEPT_LOSS)},
     FULL,
     "(k)"},
    {{"restart-early-command", AT_ONCE, HOSTED, .groups = {1, 1}, .programs = {other}, REPLAY(1), PLANT(EARLY_COMMAND)},
     FULL,
     "(k)"},
    {{"suspend-lost-halt", DEFERRED, HOSTED, .groups = {1, 1}, .programs = {other}, .dispatcher = true,
      .host = {SUSPEND, SUSPEND}, ORDERS(1), PLANT(LOST_HALT)},
     FULL,
     "(e)"},
    {{"suspend-lost-go", DEFERRED, HOSTED, .groups = {1, 1}, .programs = {other}, .dispatcher = true,
      .host = {SUSPEND, SUSPEND}, ORDERS(1), PLANT(LOST_GO)},
     FULL,
     "(e)"},
    {{"suspend-early-halted", DEFERRED, HOSTED, .groups = {1, 1}, .programs = {other}, .dispatcher = true,
      .host = {SUSPEND, SUSPEND}, ORDERS(1), PLANT(EARLY_HALTED)},
     FULL,
     "(j) ANSWER to SUSPEND"},
    {{"notify-plain", AT_ONCE, HOSTED, .groups = {2, 1}, .programs = {other}, .host = {ANY, ANY}, ORDERS(2),
      .mailboxes = true},
     FULL,
     0},
    {{"notify-given", DEFERRED, HOSTED, .groups = {2, 1}, .programs = {other}, .dispatcher = true,
      .host = {REMOVES, ANY}, ORDERS(1), .mailboxes = true},
     PART,
     0},
    {{"notify-steal", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), .host = {0, ANY}, ORDERS(1),
      .mailboxes = true},
     PART,
     0},

    {{"host-lost-reply", AT_ONCE, HOSTED, .groups = {1, 1}, .programs = {other}, .host = {ANY, ANY}, ORDERS(1),
      PLANT(LOST_REPLY)},
     FULL,
     "(e)"},
    {{"host-lost-request", AT_ONCE, HOSTED, .groups = {1, 1}, .programs = {other}, .host = {ANY, ANY}, ORDERS(1),
      PLANT(LOST_REQUEST)},
     FULL,
     "(e)"},
    {{"kill-other", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, OF_THREE, STEALING(3), PLANT(KILL_OTHER)}, FULL, "(g)"},
    {{"kill-first", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), PLANT(KILL_FIRST)}, FULL, "(g) WG 0"},
    {{"late-active", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), PLANT(LATE_ACTIVE)}, FULL, "(g)"},
    {{"wrong-source", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), PLANT(WRONG_SOURCE)}, FULL, "(g)"},
    {{"double-answer", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), PLANT(DOUBLE_ANSWER)}, FULL, "(g)"},
    {{"no-answer", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), PLANT(NO_ANSWER)}, FULL, "(e)"},
    {{"lost-kill", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), PLANT(LOST_KILL)}, FULL, "(e)"},
    {{"early-release", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, BARRIERS(2), PLANT(EARLY_RELEASE)}, FULL, "(g)"},
    {{"stale-ticket", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, AGAIN(2), STEALING(2), PLANT(STALE_TICKET)}, FULL, "(g)"},
    {{"beyond-maximum", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), PLANT(BEYOND)}, FULL, "(g)"},
    {{"blind-master", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, OF_THREE, MIXED(3), PLANT(BLIND_MASTER)}, FULL, "(e)"},
    {{"forgotten-offer", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, .groups = {3, 2}, QUERY(3), PLANT(FORGOTTEN_OFFER)},
     FULL,
     "(e)"},
    {{"lost-places", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), PLANT(LOST_PLACES)}, FULL, "(f)"},
    {{"few-waves", COOPERATIVE, WIDE_THREE, RINGS_OF_ONE, AGAIN(3), STEALING(3), PLANT(FEW_WAVES)},
     FULL,
     "the firmware has stopped"},
    {{"false-offer", COOPERATIVE, WIDE, RINGS_OF_ONE, OF_TWO, STEALING(2), PLANT(FALSE_OFFER)},
     FULL,
     "(g) a WG is offered"},
    {{"no-ticket", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, AGAIN(2), STEALING(2), .wraps = true, PLANT(NO_TICKET)},
     FULL,
     "(g) an offer"},
    {{"old-tickets", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, AGAIN(2), STEALING(2), .wraps = true, PLANT(OLD_TICKETS)},
     FULL,
     "(g) WG 0"},
    {{"asked-maximal", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, INSISTING(2), PLANT(ASKED_MAXIMAL)},
     FULL,
     "(g) a maximal"},
    {{"small-maximal", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, INSISTING(2), PLANT(SMALL_MAXIMAL)},
     FULL,
     "(g) a maximal"},
    {{"other-block", SWAPPING, THREE_PLACES, RINGS_OF_ONE, PAIR, .groups = {2, 2, 1}, MIXED_PAIR, PLANT(OTHER_BLOCK)},
     FULL,
     "(g)"},
    {{"saved-launch", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2), GATHER, LOSS, PLANT(SAVED_LAUNCH)},
     FULL,
     "a list"},
    {{"forgotten-end", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, .groups = {3, 3}, HOSTILE, PLANT(FORGOTTEN_END)},
     FULL,
     "the firmware has stopped"},
    {{"taken-double", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, STEALING(1), TAKEN, PLANT(TAKEN_TWICE)},
     FULL,
     "KILL of"},
    {{"taken-short", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, STEALING(1), TAKEN, PLANT(TAKEN_SHORT)},
     FULL,
     "(e)"},
    {{"taken-lost-place", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, STEALING(1), TAKEN,
      PLANT(LOST_PLACE)},
     FULL,
     "(b)"},
    {{"taken-double-place", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, STEALING(1), TAKEN,
      PLANT(DOUBLE_PLACE)},
     FULL,
     "KILL of"},
    {{"taken-number", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, STEALING(1), TAKEN, PLANT(WRONG_NUMBER)},
     FULL,
     "(i)"},
    {{"taken-stale-fit", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, STEALING(1), TAKEN, PLANT(STALE_FIT)},
     FULL,
     "(e)"},
    {{"taken-lost-list", SWAPPING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, LOCKS(1), .dispatcher = true,
      PLANT(LOST_LIST)},
     FULL,
     "(i) a WG is lost"},
    {{"taken-generation", PREDICTING, TWO_PLACES, RINGS_OF_ONE, .groups = {1, 3}, STEALING(1), TAKEN,
      PLANT(OLD_GENERATION)},
     FULL,
     "(i) a slot"},
};
const uint32_t exploration_count = sizeof(explorations) / sizeof(explorations[0]);
const uint32_t race_first = AG_RACES_COOPERATIVE, race_end = AG_RACES;

#endif
