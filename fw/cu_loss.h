/* SPDX-License-Identifier: MIT */
/*
 * cu_loss.h - loss and return of compute units (CUs). The residents of a lost CU are saved, and then it is released.
 */
#ifndef FW_CU_LOSS_H
#define FW_CU_LOSS_H

#include "core.h"

/* Handles CP_EVENT_CU_LOST. deadline: GPU cycle by which the saves are due. Returns false if there is no such CU. */
bool cp_cu_loss_begin(struct cp *cp, uint32_t cu, uint64_t deadline);

/* Handles CP_EVENT_CU_RETURNED. Returns false if there is no such CU. */
bool cp_cu_loss_end(struct cp *cp, uint32_t cu);

/* Adds a WG to the residents that will be saved. Call only for a resident WG on a lost CU. */
void cp_cu_loss_evict(struct cp *cp, uint32_t slot);

/* One work item: saves the next resident of a lost CU. Call only while a bit of cp->cus_evicting is set. */
void cp_cu_loss_evict_step(struct cp *cp);

/* One work item: sends CU_RELEASE, unless the ring is full. Call only while a bit of cp->cus_releasing is set. */
void cp_cu_loss_release_step(struct cp *cp);

#endif
