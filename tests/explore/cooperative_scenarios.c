/* cooperative_scenarios.c - the explorations of kernels whose number of work-groups (WGs) changes. */
#include "scenarios.h"

#ifdef EXPLORE_COOPERATIVE

/* Work stealing: asks for WGs and offers itself at the head of its loop, until there are no tasks. */
static const struct ag_op stealing[] = {
    {AG_BEGIN, 0, 0, 0}, {AG_REQUEST, 0, 0, 0}, {AG_OFFER, 0, 0, 0}, {AG_TAKE, 0, 1, 0}, {AG_END, 0, 0, 0}};

/* Barriers at which M changes; a forked WG goes on behind the ones it has missed. */
static const struct ag_op barriers[] = {{AG_BEGIN, 0, 1, 0}, {AG_RESIZE, 0, 0, 0}, {AG_RESIZE, 0, 0, 0}, {AG_END, 0, 0, 0}};

/* The simple barrier: slaves offer themselves before they arrive, the master asks for others when all have. */
static const struct ag_op simple[] = {{AG_BEGIN, 0, 2, 0}, {AG_OFFER, 0, 0, 0}, {AG_MEET, 0, 0, 0},
                                      {AG_OFFER, 0, 0, 0}, {AG_MEET, 0, 0, 0},  {AG_END, 0, 0, 0}};

/* Never comes to its barrier. */
static const struct ag_op absent[] = {{AG_BEGIN, 0, 1, 0}, {AG_END, 0, 0, 0}, {AG_END, 0, 0, 0}};

static const struct ag_op other[] = {{AG_END, 0, 0, 0}};

#define RINGS_OF_ONE .commands = 1, .events = 1
#define RINGS_OF_TWO .commands = 2, .events = 2
#define COOPERATIVE  .cooperative = true, .policy = CP_POLICY_BASELINE
#define SWAPPING     .cooperative = true, .policy = CP_POLICY_MONNR_ALL, .conditions = 2, .waiters = 4, .log_entries = 2
#define TWO_PLACES   .cus = 2, .room = 1
#define THREE_PLACES .cus = 1, .room = 3
#define FOUR_PLACES  .cus = 2, .room = 2
#define OF_TWO       .groups = {2, 1}
#define OF_THREE     .groups = {3, 1}
#define OF_FIVE      .groups = {5, 1}
#define AGAIN(n)     .groups = {n, 1, 1}
#define STEALING(n)  .programs = {stealing, [n] = other}, .tasks = 1
#define BARRIERS(n)  .programs = {barriers, [n] = other}
#define SIMPLE(n)    .programs = {simple, [n] = other}
#define LOSS         .losses = 1
#define PLANT(what)  .plant = AG_PLANT_##what

#define FULL 2000000u
#define PART 100000u

const struct exploration explorations[] = {
    {{"steal-two", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, STEALING(2)}, FULL, 0},
    {{"steal-three", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_THREE, STEALING(3)}, PART, 0},
    {{"resize-two", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, BARRIERS(2)}, FULL, 0},
    {{"resize-three", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, OF_THREE, BARRIERS(3)}, PART, 0},
    {{"absent", COOPERATIVE, THREE_PLACES, RINGS_OF_ONE, OF_THREE, .breaks = true,
      .programs = {barriers, absent, barriers, other}}, PART, 0},
    {{"simple-two", COOPERATIVE, TWO_PLACES, RINGS_OF_ONE, OF_TWO, SIMPLE(2)}, FULL, 0},
};
const uint32_t exploration_count = sizeof(explorations) / sizeof(explorations[0]);
const uint32_t race_first = AG_RACES_COOPERATIVE, race_end = AG_RACES;

#endif
