/* walks.c - random orders beyond the bounds of the exploration. */
#include "scenarios.h"

#include "programs.h"

#ifdef EXPLORE_LARGE

static const struct ag_op lock_twice[] = {
    {AG_LOCK, 0, 0, EQ}, {AG_STORE, 0, 0, 0}, {AG_LOCK, 1, 0, EQ}, {AG_STORE, 1, 0, 0}, {AG_END, 0, 0, 0}};
static const struct ag_op barrier[] = {
    {AG_ADD, 0, 1, 0}, {AG_WAIT, 0, 8, EQ}, {AG_ADD, 1, 1, 0}, {AG_WAIT, 1, 8, GE}, {AG_END, 0, 0, 0}};

static const struct ag_op plain[] = {{AG_END, 0, 0, 0}};

#define LARGE .cus = 3, .room = 1, .commands = 2, .events = 2, .conditions = 2, .waiters = 2, .log_entries = 4
#define LISTS .policy = &cp_policy_onward, .lists = true
#define EIGHT LARGE, .groups = {8}
#define BULK                                                                                                           \
    .policy = &cp_policy_onward, .bulk = true, .cus = 3, .room = 4, .commands = 2, .events = 2, .groups = {12},        \
    .conditions = 2, .waiters = 2, .log_entries = 4

const struct ag_scenario walks[] = {
    {"walk-timeout", .policy = &cp_policy_timeout, EIGHT, .programs = {barrier}, .losses = 2},
    {"walk-monnr-all", .policy = &cp_policy_monnr_all, EIGHT, .programs = {lock_twice}, .losses = 2},
    {"walk-monnr-all-barrier", .policy = &cp_policy_monnr_all, EIGHT, .programs = {barrier}, .latch = true},
    {"walk-monnr-all-flags", .policy = &cp_policy_monnr_all, LARGE, .groups = {7, 4}, .losses = 3,
     .programs = {waiter, 0, 0, 0, 0, 0, setter}},
    {"walk-monnr-all-fault", .policy = &cp_policy_monnr_all, EIGHT,
     .programs = {first_flag, second_flag, waiter, 0, 0, 0, 0, faulty}, .losses = 1},
    {"walk-minresume", .policy = &cp_policy_minresume, EIGHT, .programs = {lock_twice}, .losses = 2},
    {"walk-monnr-one", .policy = &cp_policy_monnr_one, EIGHT, .programs = {barrier}, .timeouts = 200, .quantum = true,
     .losses = 2},
    {"walk-awg", .policy = &cp_policy_awg, EIGHT, .programs = {barrier}, .timeouts = 200, .quantum = true, .losses = 2},
    {"walk-awg-reuse", .policy = &cp_policy_awg, LARGE, .groups = {12}, .slots = 6, .programs = {lock_twice},
     .timeouts = 200, .quantum = true, .losses = 2},
    {"walk-awg-records", .policy = &cp_policy_awg, EIGHT, .programs = {waiter, 0, 0, 0, 0, 0, 0, setter}, .records = 3,
     .timeouts = 200, .quantum = true},
    {"walk-monr-all", .policy = &cp_policy_monr_all, EIGHT, .programs = {lock_twice}, .timeouts = 200, .quantum = true},
    {"walk-monrs-all", .policy = &cp_policy_monrs_all, EIGHT, .programs = {barrier}, .timeouts = 200, .quantum = true},
    {"walk-onward", .policy = &cp_policy_onward, EIGHT, .programs = {lock_twice}, .timeouts = 200, .quantum = true,
     .losses = 2},
    {"walk-onward-barrier", .policy = &cp_policy_onward, EIGHT, .programs = {barrier}, .barrier = true, .losses = 2},
    {"walk-onward-lock", .policy = &cp_policy_onward, EIGHT, .programs = {lock_twice}, .wide = 5, .quantum = true},
    {"walk-lists", LISTS, EIGHT, .programs = {lock_twice}, .timeouts = 200, .quantum = true, .losses = 2},
    {"walk-lists-barrier", LISTS, EIGHT, .programs = {barrier}, .barrier = true, .losses = 2},
    {"walk-lists-spill", LISTS, EIGHT, .programs = {waiter, 0, 0, 0, 0, 0, 0, setter}, .wide = 5, .timeouts = 200,
     .losses = 3},
    {"walk-lists-fault", LISTS, EIGHT, .programs = {first_flag, second_flag, lock_twice, 0, 0, 0, 0, faulty},
     .timeouts = 200, .losses = 2},
    {"walk-lists-kernels", LISTS, LARGE, .groups = {7, 4}, .losses = 3, .timeouts = 200, .quantum = true,
     .programs = {waiter, 0, 0, 0, 0, 0, setter}},
    {"walk-lists-reuse", LISTS, LARGE, .groups = {12}, .slots = 6, .programs = {lock_twice}, .timeouts = 200,
     .quantum = true, .losses = 2},
    {"walk-lists-latch", LISTS, EIGHT, .programs = {barrier}, .barrier = true, .latch = true, .quantum = true},
    {"walk-bulk", BULK, .programs = {plain}, .losses = 3},
    {"walk-bulk-slots", BULK, .programs = {lock_twice}, .losses = 3, .quantum = true, .timeouts = 200, .slots = 7},
    {"walk-bulk-lists", BULK, .programs = {lock_twice}, .losses = 2, .lists = true, .slots = 9},
    {"walk-bulk-all", BULK, .programs = {plain, lock_twice}, .losses = 2, .lists = true, .grids = true, .slots = 5},
    {"walk-bulk-fault", BULK, .programs = {plain, 0, 0, 0, 0, first_flag, 0, 0, 0, 0, 0, faulty}, .losses = 2},
    {"walk-bulk-kernels", LARGE, .policy = &cp_policy_onward, .bulk = true, .groups = {7, 5}, .losses = 2,
     .programs = {plain}},
    {"walk-lists-awg", .policy = &cp_policy_awg, .lists = true, EIGHT, .programs = {barrier}, .timeouts = 200,
     .quantum = true, .losses = 2},
};
const uint32_t walk_count = sizeof(walks) / sizeof(walks[0]);

#else

const struct ag_scenario walks[1];
const uint32_t walk_count = 0;

#endif
