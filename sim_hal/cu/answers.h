/*
 * answers.h - without timing: how long a wave waits for the answer to a read that it may spin with.
 *
 * Reads take effect at once, and time means nothing. But quanta, timers and losses come at cycles, and a wave that waits for
 * them spins: the sooner an answer comes, the more often it reads for nothing, which costs the host. So answers take some turns.
 * A wave that finds the same again and again gets them later and later, up to a bound. It executes what it would otherwise, in
 * the same order: it counts its tries, and sees a change with its next read.
 */
#ifndef SIM_HAL_CU_ANSWERS_H
#define SIM_HAL_CU_ANSWERS_H

#include "cu/cu_state.h"

#define CU_ANSWER_SCALAR 32u  /* turns from an instruction of scalar memory to the next one */
#define CU_ANSWER_MOST   512u /* turns from any instruction to the next one */

/* The wave has executed operation number index, which stood alone, and changed memory with it or not. Returns how many turns
 * behind it the wave may go on: 1 to CU_ANSWER_MOST. */
uint32_t cu_answer_turns(struct cu_wave_issue *issue, uint32_t index, bool changed);

#endif
