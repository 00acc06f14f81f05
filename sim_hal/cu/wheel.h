/*
 * wheel.h - when each wave of a SIMD can issue next: its position by age, the masks of ready waves, the wheel of turns
 * to come, and the event of the next turn.
 */
#ifndef SIM_HAL_CU_WHEEL_H
#define SIM_HAL_CU_WHEEL_H

#include "cu/cu_state.h"
#include "engine/require.h"

/* The wave has nothing to wait for but its next operation: finds out when that can issue, from cycle on, and puts the
 * wave into the wheel. */
void cu_wave_ready(struct cu_wave_issue *issue, uint64_t cycle);

/* The same for a wave that has issued in the turn under way and may issue again turns (>= 1) later. */
void cu_wave_advance(struct cu_wave_issue *issue, uint32_t turns);

/* Whether the wheel holds the wave. */
static inline bool cu_wheel_holds(const struct cu_wave_issue *issue)
{
    return issue->wheel_slot != CU_NO_SLOT && issue->simd->wheel[issue->wheel_slot] & issue->bit;
}

/* In the wave's turn: if the wheel holds it, it does so for some turns more. */
void cu_wave_postpone(struct cu_wave_issue *issue, uint32_t turns);

/* The operation that the wave waits for was granted to it by the fetch unit. */
void cu_wave_fetched(struct cu_wave_issue *issue, uint64_t now);

/* The wave does not issue until cu_wave_ready. */
void cu_wave_stop(struct cu_wave_issue *issue);

/* Gives the wave the youngest position of its SIMD, and takes it away. */
void cu_simd_add(struct cu_simd *simd, struct cu_wave_issue *issue);
void cu_simd_remove(struct cu_simd *simd, struct cu_wave_issue *issue);

/* Notes the wave's priority in the masks: what s_setprio has set, the kernel's, and an heir's rank, at most 3 together. */
void cu_simd_prioritise(struct cu_simd *simd, struct cu_wave_issue *issue);

/* Returns the waves of due whose turn has come. The others were on a hop, and are put into the wheel again. */
uint64_t cu_wheel_hop(struct cu_simd *simd, uint64_t due, uint64_t turn);

/* The waves that the wheel holds for this turn become ready. */
static inline void cu_wheel_wake(struct cu_simd *simd, uint64_t turn)
{
    uint32_t slot = (uint32_t)turn % CU_WHEEL_TURNS;
    uint64_t due = simd->wheel[slot];

    if (!due)
        return;
    SIM_REQUIRE(!(due & ~simd->occupied));
    SIM_REQUIRE(!(due & simd->ready));
    SIM_REQUIRE(simd->wheel_slots >> slot & 1);
    simd->wheel[slot] = 0;
    simd->wheel_slots &= ~(UINT64_C(1) << slot);
    if (due & simd->far)
        due = cu_wheel_hop(simd, due, turn);
    simd->ready |= due;
}

/* First turn after this one at which the wheel holds a wave, CLOCK_NEVER when it is empty. */
static inline uint64_t cu_wheel_next(const struct cu_simd *simd, uint64_t turn)
{
    uint32_t start = (uint32_t)(turn + 1) % CU_WHEEL_TURNS;
    uint64_t slots = simd->wheel_slots;

    if (!slots)
        return CLOCK_NEVER;
    slots = slots >> start | slots << ((CU_WHEEL_TURNS - start) % CU_WHEEL_TURNS);
    return turn + 1 + (uint64_t)__builtin_ctzll(slots);
}

/* The SIMD takes that turn next. */
static inline void cu_simd_schedule(struct cu_simd *simd, uint64_t turn)
{
    uint64_t cycle = cu_turn_cycle(simd, turn);
    uint64_t due = simd->ready | simd->wheel[turn % CU_WHEEL_TURNS];

    SIM_REQUIRE(!simd->event.scheduled);
    SIM_REQUIRE(turn >= simd->next_turn);
    simd->event_turn = turn;
    simd->event.soon = due ? simd->waves[__builtin_ctzll(due)] : NULL;
    clock_schedule(simd->cu->clock, &simd->event, cycle);
}

#endif
