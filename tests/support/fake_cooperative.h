/*
 * fake_cooperative.h - what the work-groups (WGs) of cooperative kernels do on the fake GPU, and what must hold when one
 * is born or killed.
 */
#ifndef TESTS_FAKE_COOPERATIVE_H
#define TESTS_FAKE_COOPERATIVE_H

#include "fake_gpu.h"
#include "onward/monitor_log.h"

/* Writes launch options, control block and records; the address of the options, or 0 for a kernel without. */
uint64_t fake_write_options(struct fake_gpu *gpu, struct fake_dispatch *dispatch);

/* A WG was launched: its record and the control block must say so. */
void fake_member_born(struct fake_gpu *gpu, struct fake_dispatch *dispatch, uint32_t id);

/* A WG is killed while its kernel is sound. Whether it may be. */
bool fake_member_dies(struct fake_gpu *gpu, struct fake_dispatch *dispatch, uint32_t id);

/* Whether what a waiting WG waits for is there: an answer, or the end of a barrier. */
bool fake_member_may_go(struct fake_gpu *gpu, const struct fake_dispatch *dispatch, uint32_t id);

/* Memory has changed: ends a barrier of FAKE_QUERY when all its WGs have arrived, some of which may have been killed. */
void fake_members_meet(struct fake_gpu *gpu, struct fake_dispatch *dispatch);

/* Fills in the word, value and condition that it waits for. */
struct cp_log_entry;
void fake_member_wait(const struct fake_dispatch *dispatch, uint32_t id, struct cp_log_entry *entry);

enum fake_member_action { FAKE_MEMBER_RUNS, FAKE_MEMBER_WAITS, FAKE_MEMBER_ENDS };

/* What a WG does after a piece of work; it may send a message. */
enum fake_member_action fake_member_next(struct fake_gpu *gpu, uint32_t slot);

#endif
