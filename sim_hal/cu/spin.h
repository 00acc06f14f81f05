/*
 * spin.h - spinners: waves that try again because their last waiting atomic failed.
 *
 * Waiting atomics are annotations of the program, so nothing is guessed. A wave is a spinner from the answer that its
 * condition failed until one of its waiting atomics succeeds, and while it is not stopped: a wave that is frozen or
 * restored is none until it fails again. simd->spinners is empty if cu.spin is 0.
 */
#ifndef SIM_HAL_CU_SPIN_H
#define SIM_HAL_CU_SPIN_H

#include "cu/cu_state.h"
#include "engine/require.h"

/* cu.spin: spinners issue as others do; only where no other can; and not before cu.spin_delay, too. */
enum cu_spin { CU_SPIN_EQUAL, CU_SPIN_LAST, CU_SPIN_DELAYED };

/* A waiting atomic of the wave has failed, or has succeeded. The wave may have been removed. */
static inline void cu_spin_note(struct cu_wave_issue *issue, bool failed)
{
    struct cu_simd *simd = issue->simd;

    SIM_REQUIRE(issue->resident->removed || (simd->occupied & issue->bit));
    if (simd->cu->spin == CU_SPIN_EQUAL || issue->resident->removed)
        return;
    simd->spinners &= ~issue->bit;
    if (failed)
        simd->spinners |= issue->bit;
}

/* First cycle at which the wave may try again. */
static inline uint64_t cu_spin_next_try(const struct cu_wave_issue *issue)
{
    const struct cu_simd *simd = issue->simd;
    bool waits = simd->cu->spin == CU_SPIN_DELAYED && simd->spinners & issue->bit;

    return waits ? issue->atomic_sent + simd->cu->spin_delay : 0;
}

#endif
