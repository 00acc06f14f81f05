/*
 * wave_time.h - where the time of resident waves goes: each cycle of each wave is in one class.
 *
 * What waves do most is charged by counting: an issued instruction is one issue period, and waits behind it that end at
 * a known turn are added up by SIMD, in turns. Any other wait has one class, that of the reason which ends last, and is
 * charged when it ends, or when the wave is put into the wheel, up to its turn. cu_time_stop takes back what was
 * charged beyond it.
 */
#ifndef SIM_HAL_CU_WAVE_TIME_H
#define SIM_HAL_CU_WAVE_TIME_H

#include "cu/cu_state.h"
#include "engine/require.h"

/* ---- for the dispatcher ---- */

/* The run ends: tells the observer of waves what those that are still there do. Returns false if the classes do not add up to the
 * time of all waves, or the issue turns to those that were counted: an error of the simulator. */
bool cu_close_times(const struct cu_compute_unit *cu);

/* The counters of the compute unit, as of now. */
const struct cu_counters *cu_counters(struct cu_compute_unit *cu);

/* Adds the times of a compute unit up to now to a sum that begins as 0. The greatest spread of a phase is not added but kept. */
void cu_add_times(const struct cu_compute_unit *cu, struct cu_wave_times *times);

/* The same for one SIMD of it: classes, units and turns. Cycles held and idle, and phases, are the compute unit's alone. */
void cu_add_simd_times(const struct cu_compute_unit *cu, uint32_t number, struct cu_wave_times *times);

/* ---- for the other blocks ---- */

/* The wave is not in the wheel from now on, or from the end of its instruction under way on, but in a class. */
void cu_time_enter(struct cu_wave_issue *issue, enum cu_wave_class class);

/* The wave has been placed, with nothing to issue before it is launched or thawed. */
void cu_time_place(struct cu_wave_issue *issue, uint64_t now);

/* The wave is frozen or removed. To be called before its bits change. */
void cu_time_stop(struct cu_wave_issue *issue);

/* Charges the wait of a wave that is not in the wheel, up to now. */
void cu_time_settle(struct cu_wave_issue *issue, uint64_t now);

/* Tells the observer of waves of a span. */
void cu_time_show(const struct cu_wave_issue *issue, enum cu_wave_class class, uint64_t from, uint64_t to);

/* Tells the observer of waves that turns from simd->next_turn to this one were not taken. Waves may have been ready. */
void cu_time_show_skipped(const struct cu_simd *simd, uint64_t turn);

/* The next operation of each wave of a SIMD, by its slot. */
struct cu_next_operations {
    uint32_t of_slot[CU_POSITIONS];
};

/* Notes what waves would issue next, if the observer of waves asks for that. To be called before a turn. */
void cu_time_note_next(const struct cu_simd *simd, struct cu_next_operations *next);

/* Tells the observer of waves what they did in this turn. next: what was noted before it. */
void cu_time_show_turn(const struct cu_simd *simd, uint64_t turn, const struct cu_next_operations *next);

/* The compute unit has got its first work-group, or has lost its last one. */
void cu_time_hold(struct cu_compute_unit *cu, uint64_t now);
void cu_time_empty(struct cu_compute_unit *cu, uint64_t now);

/* Waves of a mask, in as many instructions of the host for many as for few: many wait for a unit. */
static inline uint64_t cu_time_count(uint64_t waves)
{
    waves -= waves >> 1 & UINT64_C(0x5555555555555555);
    waves = (waves & UINT64_C(0x3333333333333333)) + (waves >> 2 & UINT64_C(0x3333333333333333));
    return ((waves + (waves >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f)) * UINT64_C(0x0101010101010101) >> 56;
}

/* A unit that can be busy takes one of these candidates in this turn. Those of a turn in which it takes none are not
 * counted: they are the rest of what waves were ready. */
static inline void cu_time_pass(struct cu_simd *simd, enum isa_unit unit, uint64_t candidates)
{
    SIM_REQUIRE(candidates);
    simd->time.passed |= candidates;
    simd->time.passed_over[unit] += cu_time_count(candidates) - 1;
}

/* A turn issues one instruction in all: these waves could have issued it, too. */
void cu_time_pass_others(struct cu_simd *simd, uint64_t waves);

/* The wave issues in this turn. */
static inline void cu_time_issue(struct cu_simd *simd, const struct cu_wave_issue *issue)
{
    SIM_REQUIRE(simd->event_turn >= issue->wake_turn);
    SIM_REQUIRE(simd->time.issued < CU_POSITIONS);
    simd->time.issued++;
    simd->time.ready[issue->unit] += simd->event_turn - issue->wake_turn;
}

/* The wave that issues in this turn is ready again turns later. */
static inline void cu_time_advance(struct cu_simd *simd, uint32_t turns)
{
    SIM_REQUIRE(turns >= 1);
    simd->time.result += turns - 1;
}

/* The wave is put into the wheel for a turn, and waits in a class since a cycle. */
static inline void cu_time_commit(struct cu_wave_issue *issue, uint64_t turn, enum cu_wave_class class, uint64_t since)
{
    struct cu_simd *simd = issue->simd;
    uint64_t until = cu_turn_cycle(simd, turn);

    SIM_REQUIRE(class < CU_CLASSES);
    issue->time = (struct cu_wave_wait){since, turn, (uint8_t) class};
    simd->time.cycles.classes[class] += until - since;
    if (simd->time.observed)
        cu_time_show(issue, class, since, until);
}

/* A turn is over, in which waves were ready. */
static inline void cu_time_turn(struct cu_simd *simd)
{
    SIM_REQUIRE(simd->time.issued <= CU_POSITIONS);
    simd->time.turns[simd->time.issued]++;
    simd->time.issued = 0;
}

#endif
