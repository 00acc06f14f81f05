/* SPDX-License-Identifier: MIT */
/*
 * control_block.h - the firmware's accesses to the memory of a kernel with launch options: its control block, and the
 * records of its work-groups (WGs), as in onward/cooperative.h.
 */
#ifndef FW_CONTROL_BLOCK_H
#define FW_CONTROL_BLOCK_H

#include "core.h"

enum cp_control_word {
    CP_WORD_RELEASE,  /* STORE of release, for the first barrier */
    CP_WORD_ARRIVED,  /* STORE of arrived = 0 and ended = 0 */
    CP_WORD_DEMAND,   /* STORE of demand: WGs wanted or offered */
    CP_WORD_ACTIVE,   /* STORE of managed = 1 and active = M */
    CP_WORD_EMPTY,    /* STORE of arrived = 0: no WG has arrived at the next barrier */
    CP_WORD_BARRIER,  /* ADD to release: the barrier is over */
    CP_WORD_ANSWER,   /* STORE of a WG's answer: how many were forked */
    CP_WORD_NOTHING,  /* STORE of a WG's answer: nothing was done */
    CP_WORD_TRANSMIT, /* COPY of the source's transmitted structure into the WG's record */
    CP_WORD_BORN,     /* STORE of born, and of answer = 0: the WG was forked */
    CP_WORD_END       /* end of a list of these */
};

/* Sends the command for one of these words; id: the WG whose record it is in. Returns false if the ring is full. */
bool cp_control_block_send(struct cp *cp, const struct cp_cooperative *c, enum cp_control_word word, uint32_t id);

/* Answers the WG that nothing was done. If the ring is full, the answer is marked pending. */
void cp_control_block_answer_nothing(struct cp *cp, const struct cp_cooperative *c, uint32_t slot);

/* Drops a pending answer to the WG, if there is one. */
void cp_control_block_forget_answer(struct cp *cp, uint32_t slot);

/*
 * One work item: sends a pending answer, unless the ring is full. Call only while a bit of cp->answers_top is
 * set.
 */
void cp_control_block_answer_step(struct cp *cp);

/* Returns true if exactly count WGs have arrived at the running barrier. */
bool cp_control_block_has_arrived(const struct cp *cp, const struct cp_cooperative *c, uint32_t count);

#endif
