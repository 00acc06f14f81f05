/*
 * notice.h - notices about a work-group for the dispatcher. An event of the same cycle delivers them, never a call
 * from inside a turn or a memory answer.
 */
#ifndef SIM_HAL_CU_NOTICE_H
#define SIM_HAL_CU_NOTICE_H

#include "cu/cu_state.h"

/* Notifies the dispatcher in the current cycle, after the running call. */
void cu_resident_notify(struct cu_resident *resident, uint32_t notice);

/* Takes back all notices that were not delivered yet. */
void cu_resident_unnotify(struct cu_resident *resident);

/* A wait of the WG has ended by itself: it is not stalled any more. */
void cu_resident_unstall(struct cu_resident *resident);

/* Delivers one notice now. The dispatcher may remove the WG. */
void cu_resident_tell(struct cu_resident *resident, enum cu_notice notice, uint64_t cycle);

/* Fires when there are notices to deliver. */
void cu_deliver_notices(struct clock_event *event, uint64_t cycle);

#endif
