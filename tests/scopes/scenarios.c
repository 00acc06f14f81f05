/* scenarios.c - the programs, the modes, and the faults with the scenario that shows each. */
#include "scenarios.h"

#include <string.h>

#define ACQ  SCOPES_ACQUIRE
#define REL  SCOPES_RELEASE
#define AR   (SCOPES_ACQUIRE | SCOPES_RELEASE)
#define GLOB SCOPES_AGENT
#define REM  (SCOPES_AGENT | SCOPES_REMOTE)

/* Critical sections: take the lock, increment a word, release the lock; flags are those of the scope. */
#define SECTION(lock, word, scope)                                                                                     \
    {STEP_CAS, lock, 1, ACQ | (scope)}, {STEP_LOAD, word, 0, 0}, {STEP_BUMP, word, 0, 0},                              \
    {                                                                                                                  \
        STEP_PUT, lock, 0, REL | (scope)                                                                               \
    }
#define SWAP_SECTION(lock, word, scope)                                                                                \
    {STEP_SWAP, lock, 1, ACQ | (scope)}, {STEP_LOAD, word, 0, 0}, {STEP_BUMP, word, 0, 0},                             \
    {                                                                                                                  \
        STEP_PUT, lock, 0, REL | (scope)                                                                               \
    }
/* The same with a waiting load between two tries. */
#define TURN(lock, word, scope, wait)                                                                                  \
    {STEP_TRY, lock, 1, ACQ | (scope)}, {STEP_WAIT, lock, 0, SCOPES_WAITS | (wait)}, {STEP_LOAD, word, 0, 0},          \
        {STEP_BUMP, word, 0, 0},                                                                                       \
    {                                                                                                                  \
        STEP_PUT, lock, 0, REL | (scope)                                                                               \
    }
#define END                                                                                                            \
    {                                                                                                                  \
        STEP_END, 0, 0, 0                                                                                              \
    }

static const struct step local_one[] = {SECTION(WORD_L, WORD_X, 0), END};
static const struct step local_two[] = {SECTION(WORD_L, WORD_X, 0), SECTION(WORD_L, WORD_X, 0), END};
static const struct step remote_one[] = {SECTION(WORD_L, WORD_X, REM), END};
static const struct step remote_two[] = {SECTION(WORD_L, WORD_X, REM), SECTION(WORD_L, WORD_X, REM), END};
static const struct step local_swap[] = {SWAP_SECTION(WORD_L, WORD_X, 0), END};
static const struct step local_swaps[] = {SWAP_SECTION(WORD_L, WORD_X, 0), SWAP_SECTION(WORD_L, WORD_X, 0), END};
static const struct step local_adds[] = {{STEP_ADD, WORD_L, 1, 0}, {STEP_ADD, WORD_L, 1, 0}, END};
static const struct step remote_add[] = {{STEP_ADD, WORD_L, 1, REM | AR}, END};
static const struct step put_add[] = {{STEP_PUT, WORD_L, 4, REL}, {STEP_ADD, WORD_L, 1, AR}, END};
static const struct step put_global[] = {{STEP_PUT, WORD_L, 4, REL}, {STEP_ADD, WORD_L, 1, ACQ | GLOB}, END};
static const struct step local_puts[] = {{STEP_PUT, WORD_L, 4, 0}, {STEP_PUT, WORD_L, 5, 0}, END};
static const struct step looks[] = {{STEP_SEE, WORD_L, 0, REM}, {STEP_SEE, WORD_L, 0, REM}, END};
static const struct step peeks[] = {{STEP_PEEK, WORD_X, 0, 0}, END};
static const struct step peek_first[] = {{STEP_PEEK, WORD_X, 0, 0}, SECTION(WORD_L, WORD_X, 0), END};
static const struct step own_data[] = {
    {STEP_STORE, WORD_Y, 7, 0}, SECTION(WORD_L, WORD_X, REM), {STEP_LOAD, WORD_Y, 0, 0}, END};
static const struct step global_acquire[] = {{STEP_SEE, WORD_M, 0, ACQ | GLOB}, END};
static const struct step shares_line[] = {SECTION(WORD_L, WORD_D, 0), {STEP_STORE, WORD_N, 1, 0}, END};
static const struct step shares_remote[] = {SECTION(WORD_L, WORD_D, REM), END};
static const struct step migrates[] = {
    SECTION(WORD_L, WORD_X, 0), {STEP_SAVE, 0, 0, 0}, {STEP_RESTORE, 0, 1, 0}, SECTION(WORD_L, WORD_X, 0), END};
static const struct step peeks_there[] = {{STEP_PEEK, WORD_X, 0, 0}, END};
static const struct step waits[] = {{STEP_CAS, WORD_L, 1, ACQ | REM | SCOPES_WAITS},
                                    {STEP_LOAD, WORD_X, 0, 0},
                                    {STEP_BUMP, WORD_X, 0, 0},
                                    {STEP_PUT, WORD_L, 0, REL | REM},
                                    END};
static const struct step turn_one[] = {TURN(WORD_L, WORD_X, GLOB, GLOB), END};
static const struct step turn_two[] = {TURN(WORD_L, WORD_X, GLOB, GLOB), TURN(WORD_L, WORD_X, GLOB, GLOB), END};
static const struct step local_turn[] = {TURN(WORD_L, WORD_X, 0, GLOB), END};
static const struct step local_turns[] = {TURN(WORD_L, WORD_X, 0, GLOB), TURN(WORD_L, WORD_X, 0, GLOB), END};
static const struct step shared_turn[] = {TURN(WORD_L, WORD_X, 0, ACQ | REM), END};
static const struct step shared_turns[] = {TURN(WORD_L, WORD_X, 0, ACQ | REM), TURN(WORD_L, WORD_X, 0, ACQ | REM), END};
static const struct step remote_turn[] = {TURN(WORD_L, WORD_X, REM, ACQ | REM), END};
static const struct step flag_writer[] = {
    {STEP_STORE, WORD_X, 5, 0}, {STEP_PUT, WORD_L, 1, REL}, {STEP_STORE, WORD_Y, 6, 0}, END};
static const struct step flag_reader[] = {
    {STEP_PEEK, WORD_X, 0, 0}, {STEP_GET, WORD_L, 1, ACQ | REM}, {STEP_LOAD, WORD_X, 0, 0}, END};
static const struct step flag_giver[] = {{STEP_STORE, WORD_X, 5, 0}, {STEP_PUT, WORD_L, 1, REL | REM}, END};
static const struct step flag_taker[] = {
    {STEP_PEEK, WORD_X, 0, 0}, {STEP_GET, WORD_L, 1, ACQ}, {STEP_LOAD, WORD_X, 0, 0}, END};
static const struct step chain_middle[] = {{STEP_GET, WORD_L, 1, ACQ}, {STEP_PUT, WORD_M, 1, REL | REM}, END};
static const struct step chain_end[] = {
    {STEP_PEEK, WORD_X, 0, 0}, {STEP_GET, WORD_M, 1, ACQ | REM}, {STEP_LOAD, WORD_X, 0, 0}, END};
static const struct step row_giver[] = {{STEP_PUT, WORD_L, 2, REM},
                                        {STEP_PUT, WORD_L, 3, REM},
                                        {STEP_STORE, WORD_X, 5, 0},
                                        {STEP_PUT, WORD_L, 1, REL | REM},
                                        END};
static const struct step add_taker[] = {{STEP_PEEK, WORD_X, 0, 0},
                                        {STEP_ADD, WORD_D, 1, REM},
                                        {STEP_GET, WORD_L, 1, ACQ | REM},
                                        {STEP_LOAD, WORD_X, 0, 0},
                                        END};
static const struct step row_ends[] = {
    {STEP_PUT, WORD_L, 2, REM}, {STEP_PUT, WORD_L, 3, REM}, {STEP_PUT, WORD_L, 0, REL | REM}, END};
static const struct step global_taker[] = {
    {STEP_PEEK, WORD_X, 0, 0}, {STEP_GET, WORD_L, 1, ACQ | GLOB}, {STEP_LOAD, WORD_X, 0, 0}, END};
static const struct step global_giver[] = {{STEP_STORE, WORD_X, 5, 0}, {STEP_PUT, WORD_L, 1, REL | GLOB}, END};
static const struct step row_taker[] = {{STEP_PEEK, WORD_X, 0, 0},
                                        {STEP_SEE, WORD_L, 0, REM},
                                        {STEP_GET, WORD_L, 1, ACQ | REM},
                                        {STEP_LOAD, WORD_X, 0, 0},
                                        END};
static const struct step neighbour_adds[] = {{STEP_ADD, WORD_D, 1, 0}, {STEP_ADD, WORD_D, 1, 0}, END};
static const struct step leaver[] = {
    {STEP_ADD, WORD_L, 1, REM | AR}, {STEP_SAVE, 0, 0, 0}, {STEP_MEMORY, WORD_L, 0, 0}, END};
static const struct step reader_first[] = {
    {STEP_ADD, WORD_D, 1, 0}, {STEP_PEEK, WORD_X, 0, 0}, {STEP_GET, WORD_L, 1, ACQ}, {STEP_LOAD, WORD_X, 0, 0}, END};
static const struct step agent_add[] = {{STEP_ADD, WORD_L, 1, AR | GLOB}, {STEP_ADD, WORD_L, 1, AR | GLOB}, END};
static const struct step first_writer[] = {{STEP_STORE, WORD_X, 5, 0}, {STEP_PUT, WORD_L, 1, REL}, END};
static const struct step two_locks[] = {SECTION(WORD_L, WORD_X, 0), SECTION(WORD_M, WORD_N, 0), END};
static const struct step second_lock[] = {SECTION(WORD_L, WORD_X, REM), SECTION(WORD_M, WORD_N, REM), END};

#define LOCKED .locks = BIT(WORD_L) | BIT(WORD_M)

const struct scenario scenarios[] = {
    {"once", {{0, local_one}, {1, remote_one}}, .fifo = 2, .pops = true, .evicts = true, LOCKED},
    {"twice", {{0, local_two}, {1, remote_one}}, .fifo = 2, .pops = true, .evicts = true, LOCKED},
    {"twice-still", {{0, local_two}, {1, remote_one}}, .fifo = 4, LOCKED},
    {"deep", {{0, local_two}, {1, remote_one}}, .fifo = 4, .pops = true, LOCKED},
    {"swap", {{0, local_swap}, {1, remote_one}}, .fifo = 4, LOCKED},
    {"swaps", {{0, local_swaps}, {1, remote_one}}, .fifo = 1, LOCKED},
    {"adds", {{0, local_adds}, {1, remote_add}}, .fifo = 2, .pops = true, .evicts = true},
    {"put", {{0, put_add}, {1, remote_add}}, .fifo = 2, .pops = true, .evicts = true},
    {"mixed", {{0, put_global}, {1, remote_add}}, .fifo = 2, .pops = true, .evicts = true},
    {"look", {{0, local_puts}, {1, looks}}, .fifo = 2, .pops = true, .evicts = true},
    {"early", {{0, local_one}, {1, remote_one}, {1, peeks}}, .fifo = 2, .pops = true, .evicts = true, LOCKED},
    {"dirty", {{0, local_one}, {1, own_data}}, .fifo = 2, .pops = true, .evicts = true, LOCKED},
    {"acquire",
     {{0, peek_first}, {1, remote_one}, {0, global_acquire}},
     .fifo = 2,
     .pops = true,
     .evicts = true,
     LOCKED},
    {"share", {{0, shares_line}, {1, shares_remote}}, .fifo = 2, .pops = true, .evicts = true, LOCKED},
    {"same-cu", {{0, local_one}, {0, remote_one}, {1, remote_one}}, .fifo = 2, .pops = true, .evicts = true, LOCKED},
    {"thieves", {{0, local_one}, {1, remote_one}, {2, remote_one}}, .fifo = 2, .pops = true, .evicts = true, LOCKED},
    {"move", {{0, migrates}, {1, peeks_there}}, .fifo = 2, .pops = true, .evicts = true, LOCKED},
    {"move-steal", {{0, migrates}, {2, remote_one}}, .fifo = 2, .pops = true, .evicts = true, LOCKED},
    {"loss", {{0, local_one}, {1, remote_one}}, .fifo = 2, .pops = true, .evicts = true, .loses = true, LOCKED},
    {"pass", {{0, flag_writer}, {1, flag_reader}}, .fifo = 2, .pops = true, .evicts = true},
    {"give", {{0, flag_giver}, {1, flag_taker}}, .fifo = 2, .pops = true, .evicts = true},
    {"chain", {{0, first_writer}, {0, chain_middle}, {1, chain_end}}, .fifo = 2, .pops = true, .evicts = true},
    {"locks", {{0, two_locks}, {1, second_lock}}, .fifo = 2, .pops = true, LOCKED},
    {"wait", {{0, local_one}, {1, waits}}, .fifo = 2, .pops = true, .evicts = true, LOCKED},
    {"wait-hold", {{0, local_two}, {1, waits}}, .fifo = 4, LOCKED},
    {"waits", {{0, local_one}, {1, waits}, {2, waits}}, .fifo = 2, .wakes = true, LOCKED},
    {"turns", {{0, turn_two}, {1, turn_one}}, .fifo = 2, .pops = true, .wakes = true, LOCKED},
    {"turns-3", {{0, turn_one}, {1, turn_one}, {2, turn_one}}, .fifo = 2, .wakes = true, LOCKED},
    {"turns-pair", {{0, turn_one}, {1, turn_one}, {1, turn_one}}, .fifo = 2, .wakes = true, LOCKED},
    {"turns-own", {{0, local_turns}, {1, remote_one}}, .fifo = 2, .pops = true, .wakes = true, LOCKED},
    {"turns-steal", {{0, local_turn}, {1, remote_turn}, {2, remote_turn}}, .fifo = 2, LOCKED},
    {"locals-turns", {{0, shared_turns}, {1, shared_turn}}, .fifo = 2, .pops = true, .wakes = true, LOCKED},
    {"locals-pair", {{0, shared_turn}, {1, shared_turn}, {1, shared_turn}}, .fifo = 2, .wakes = true, LOCKED},
    {"locals-early", {{0, shared_turn}, {1, shared_turn}, {1, shared_turn}, {1, peeks}}, .fifo = 2, LOCKED},
    {"row-give", {{0, row_giver}, {1, global_taker}}, .fifo = 2, .pops = true, .evicts = true},
    {"row-take", {{0, global_giver}, {1, row_taker}, {1, peeks}}, .fifo = 2, .pops = true, .evicts = true},
    {"row-pass", {{0, first_writer}, {1, row_taker}}, .fifo = 2, .pops = true, .evicts = true},
    {"add-pass", {{0, first_writer}, {1, add_taker}}, .fifo = 2, .pops = true, .evicts = true},
    {"row-hold", {{0, row_ends}, {1, waits}}, .fifo = 4, LOCKED},
    {"row", {{0, local_one}, {1, remote_two}}, .fifo = 2, .pops = true, LOCKED},
    {"rows", {{0, remote_one}, {1, remote_two}}, .fifo = 2, .pops = true, LOCKED},
    {"leave", {{0, neighbour_adds}, {1, leaver}}, .fifo = 2, .pops = true, .evicts = true},
    {"give-owner", {{0, reader_first}, {1, flag_giver}}, .fifo = 2, .pops = true, .evicts = true},
    {"agents", {{0, neighbour_adds}, {1, agent_add}, {2, remote_add}}, .fifo = 2, .pops = true},
    {"two-locals", {{0, local_two}, {1, local_one}}, .fifo = 2, .pops = true, .evicts = true, LOCKED},
};
const uint32_t scenario_count = sizeof(scenarios) / sizeof(scenarios[0]);

#define CONFIG(mode_, pa_, owner_, hints_)                                                                             \
    {                                                                                                                  \
        .mode = SCOPES_##mode_, .pa = pa_, .owner = owner_, .hints = hints_                                            \
    }

const struct mode modes[] = {
    {"global", CONFIG(GLOBAL, 0, 1, 0)},
    {"broadcast", CONFIG(BROADCAST, 0, 1, 0)},
    {"selective", CONFIG(SELECTIVE, 2, 1, 0)},
    {"selective-full", CONFIG(SELECTIVE, 0, 1, 0)},
    {"hint", CONFIG(SELECTIVE, 1, 1, 1)},
    {"registered", CONFIG(REGISTERED, 0, 2, 0)},
    {"registered-full", CONFIG(REGISTERED, 0, 1, 0)},
    {"hand-over", {.mode = SCOPES_REGISTERED, .owner = 2, .hand_over = 1}},
    {"hand-over-late", {.mode = SCOPES_REGISTERED, .owner = 2, .hand_over = 2}},
    {"hand-over-full", {.mode = SCOPES_REGISTERED, .owner = 1, .hand_over = 1}},
    {"epoch", {.mode = SCOPES_REGISTERED, .owner = 2, .epoch = true}},
    {"epoch-full", {.mode = SCOPES_REGISTERED, .owner = 1, .epoch = true}},
    {"epoch-hand-over", {.mode = SCOPES_REGISTERED, .owner = 2, .epoch = true, .hand_over = 1}},
    {"delegate", {.mode = SCOPES_REGISTERED, .pa = 2, .owner = 2, .delegate = true}},
    {"delegate-full", {.mode = SCOPES_REGISTERED, .pa = 0, .owner = 1, .delegate = true}},
    {"delegate-epoch", {.mode = SCOPES_REGISTERED, .pa = 2, .owner = 2, .epoch = true, .delegate = true}},
    {"delegate-hand-over", {.mode = SCOPES_REGISTERED, .pa = 2, .owner = 2, .hand_over = 1, .delegate = true}},
    {"registered-merge", {.mode = SCOPES_REGISTERED, .owner = 2, .merge = true}},
    {"selective-merge", {.mode = SCOPES_SELECTIVE, .pa = 2, .owner = 1, .merge = true}},
    {"lazy", CONFIG(LAZY, 0, 2, 0)},
    {"ideal", CONFIG(IDEAL, 0, 1, 0)},
};
const uint32_t mode_count = sizeof(modes) / sizeof(modes[0]);
