/*
 * spin_watch.h - policy.spins: finds waves that do nothing but read one word or two again, whose next reads may be
 * sent as waiting accesses.
 *
 * The anchor is an access that returns what the L2 has: a load with glc, or an atomic with glc. From anchor to anchor is
 * an iteration. There may be one other such access in it. The wave spins if an iteration has changed nothing: not its
 * registers, not the LDS, not memory, and it has read nothing that others may write but the words of these accesses. Then
 * only another value of a word can make the next iteration a different one.
 *
 * Where waves of a work-group meet, or share the LDS, the others must repeat theirs, too, from barrier to barrier, and must
 * read no words themselves. Then none of them goes on before the one that reads.
 *
 * A compute unit keeps both accesses, two signatures of iterations and one of each answer. A signature takes in every
 * result that the wave writes. The model compares the registers themselves, by a hash at the anchor: the result is the
 * same, at most one iteration earlier, because an iteration that begins with equal registers and gets equal answers writes
 * equal results.
 */
#ifndef SIM_HAL_CU_SPIN_WATCH_H
#define SIM_HAL_CU_SPIN_WATCH_H

#include "cu/cu_state.h"

/* The iteration under way does more than to read the word: the search begins anew. */
static inline void cu_spin_watch_forget(struct cu_wave_issue *issue)
{
    issue->spin.visits = 0;
}

/* How an access of a wave that spins is sent. */
enum cu_spin_watch_send {
    CU_SPIN_WATCH_PASSED,   /* as it is: it accesses no word */
    CU_SPIN_WATCH_ORDINARY, /* as it is: the wave is not known to spin */
    CU_SPIN_WATCH_FIRST,    /* it begins a wait, and the wave goes on to the other access */
    CU_SPIN_WATCH_STOP      /* the wave waits behind it, for all words of the loop */
};

/*
 * The wave is about to send a vector access, filled in but for how it waits; operation is the index of its instruction.
 * Unless it is an ordinary one, it is to wait for *spin. control->watches_spins is set.
 */
enum cu_spin_watch_send cu_spin_watch_access(struct cu_wave_issue *issue, const struct mem_request *request,
                                             uint32_t operation, struct mem_spin *spin);

/* What the answer to an access says about the wave. */
enum cu_spin_watch_answer {
    CU_SPIN_WATCH_ACTS,  /* it is none that is watched, or has changed memory */
    CU_SPIN_WATCH_OTHER, /* it has read something else than before */
    CU_SPIN_WATCH_SAME
};

/* The answer to an access is there, in the wave's registers. */
enum cu_spin_watch_answer cu_spin_watch_answered(struct cu_wave_issue *issue, const struct mem_request *request);

/* Whether cu_spin_watch_operation is to be called. */
static inline bool cu_spin_watch_notes(const struct cu_wave_issue *issue)
{
    return issue->spin.visits >= 2;
}

/* The wave comes to its next operation. */
void cu_spin_watch_operation(struct cu_wave_issue *issue);

/* The wave, of a work-group of several, has come to a barrier: operation is its index. */
void cu_spin_watch_barrier(struct cu_wave_issue *issue, uint32_t operation);

/* The wave is about to execute a DS instruction. */
void cu_spin_watch_lds(struct cu_wave_issue *issue, const struct isa_operation *operation);

#endif
