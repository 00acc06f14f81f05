/*
 * fake_parts.h - what the files of the fake GPU share.
 */
#ifndef TESTS_FAKE_PARTS_H
#define TESTS_FAKE_PARTS_H

#include "fake_gpu.h"

/* What a WG takes of a compute unit. */
struct fake_need {
    uint32_t waves, vgprs, sgprs, lds;
};

/* fake_programs.c */

struct fake_need fake_need_of(const struct cp_kernel_begin *begin);

/* Adds (add) or takes away a WG's share; false when a SIMD or the CU then holds more than it has. */
bool fake_account(struct fake_gpu *gpu, const struct cp_kernel_begin *begin, uint32_t cu, uint32_t simd, bool add);

/* Lets a WG go on after the given cycles. */
void fake_schedule(struct fake_gpu *gpu, uint32_t slot, uint64_t cycles);

/* Cycles of a WG's next run, by chance. */
uint64_t fake_run_time(struct fake_gpu *gpu, const struct fake_slot *slot);

/* Posts that a WG waits, if the firmware is to hear of that. */
void fake_report_stall(struct fake_gpu *gpu, uint32_t slot);

/* A place of the Monitor Log. */
struct cp_log_entry *fake_log_place(struct fake_gpu *gpu, uint32_t place);

/* The wait of a WG ends, which tries again; when it cannot now, later. */
void fake_end_wait(struct fake_gpu *gpu, uint32_t slot);

/* What the SyncMon does when words have changed. */
void fake_meet_conditions(struct fake_gpu *gpu, uint32_t dispatch);

/* Has the time counted that a WG runs on its CU. */
void fake_watch_quantum(struct fake_gpu *gpu, uint32_t slot);

/* Stops a WG where it is, and lets it go on. */
void fake_freeze(struct fake_gpu *gpu, uint32_t slot);
void fake_thaw(struct fake_gpu *gpu, uint32_t slot);

/* The time has come for which a WG was scheduled. */
void fake_slot_timer(struct fake_gpu *gpu, uint32_t slot);

#endif
