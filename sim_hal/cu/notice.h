/*
 * notice.h - notices about a work-group for the dispatcher. An event of the same cycle delivers them, never a call
 * from inside a turn or a memory answer.
 */
#ifndef SIM_HAL_CU_NOTICE_H
#define SIM_HAL_CU_NOTICE_H

#include "cu/cu_state.h"

/* Notifies the dispatcher in the current cycle, after the running call. */
void gpu_resident_notify(struct gpu_resident *resident, uint32_t notice);

/* Takes back all notices that were not delivered yet. */
void gpu_resident_unnotify(struct gpu_resident *resident);

/* A wait of the WG has ended by itself: it is not stalled any more. */
void gpu_resident_unstall(struct gpu_resident *resident);

/* Delivers one notice now. The dispatcher may remove the WG. */
void gpu_resident_tell(struct gpu_resident *resident, enum gpu_notice notice, uint64_t cycle);

/* Fires when there are notices to deliver. */
void gpu_deliver_notices(struct gpu_event *event, uint64_t cycle);

#endif
