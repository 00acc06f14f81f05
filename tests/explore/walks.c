/* walks.c - random orders beyond the bounds of the exploration. */
#include "scenarios.h"

#include "programs.h"

#ifdef EXPLORE_LARGE

static const struct ag_op lock_twice[] = {
    {AG_LOCK, 0, 0, EQ}, {AG_STORE, 0, 0, 0}, {AG_LOCK, 1, 0, EQ}, {AG_STORE, 1, 0, 0}, {AG_END, 0, 0, 0}};
static const struct ag_op barrier[] = {
    {AG_ADD, 0, 1, 0}, {AG_WAIT, 0, 8, EQ}, {AG_ADD, 1, 1, 0}, {AG_WAIT, 1, 8, GE}, {AG_END, 0, 0, 0}};

static const struct ag_op plain[] = {{AG_END, 0, 0, 0}};
static const struct ag_op late_fault[] = {{AG_FAULT, 0, 0, 0}};

#define LARGE .cus = 3, .room = 1, .commands = 2, .events = 2, .conditions = 2, .waiters = 2, .log_entries = 4
#define GIVEN .policy = &cp_policy_onward, .dispatcher = true
#define EIGHT LARGE, .groups = {8}

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
    {"walk-given", GIVEN, EIGHT, .programs = {lock_twice}, .timeouts = 200, .quantum = true, .losses = 2},
    {"walk-given-barrier", GIVEN, EIGHT, .programs = {barrier}, .barrier = true, .losses = 2},
    {"walk-given-spill", GIVEN, EIGHT, .programs = {waiter, 0, 0, 0, 0, 0, 0, setter}, .wide = 5, .timeouts = 200,
     .losses = 3},
    {"walk-given-fault", GIVEN, LARGE, .groups = {12}, .slots = 7, .losses = 2, .quantum = true,
     .programs = {first_flag, second_flag, plain, 0, 0, lock_twice, 0, 0, late_fault}},
    {"walk-given-kernels", GIVEN, LARGE, .groups = {7, 4}, .losses = 3, .timeouts = 200, .quantum = true,
     .programs = {waiter, 0, 0, 0, 0, 0, setter}},
    {"walk-given-reuse", GIVEN, LARGE, .groups = {12}, .slots = 6, .programs = {lock_twice}, .timeouts = 200,
     .quantum = true, .losses = 2},
    {"walk-given-limit", GIVEN, LARGE, .groups = {7, 5}, .limit = 4, .programs = {lock_twice}, .losses = 2},
    {"walk-given-awg", .policy = &cp_policy_awg, .dispatcher = true, EIGHT, .programs = {barrier}, .timeouts = 200,
     .quantum = true, .losses = 2},
};
const uint32_t walk_count = sizeof(walks) / sizeof(walks[0]);

#else

const struct ag_scenario walks[1];
const uint32_t walk_count = 0;

#endif
