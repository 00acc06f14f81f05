/* SPDX-License-Identifier: MIT */
/*
 * spill_table.h - the table of spilled conditions and of the waits on them. It makes and removes records; condition.h
 * checks them. Records are numbered from 1 on; 0 is none (onward/cp_state.h).
 *
 * A wait is on two rings: that of its condition's waits, oldest first; and that of its WG's waits, or of waits that
 * are being removed.
 */
#ifndef FW_SPILL_TABLE_H
#define FW_SPILL_TABLE_H

#include "core.h"
#include "onward/monitor_log.h"

/* Puts wait i before wait next of a ring of this kind. next 0: makes it a ring of one. */
void cp_spill_enter_ring(struct cp *cp, enum cp_ring_kind kind, uint32_t i, uint32_t next);

/*
 * Returns the record of an entry's condition, which is made if there is none. Sets cp->spill.filing_before to where
 * the search for the wait's place in order of age begins. Returns 0 if the table or the bucket is full, or if a
 * record cannot hold the mask.
 */
uint32_t cp_spill_find(struct cp *cp, const struct cp_log_entry *entry);

/* Returns true if the kernel may have one more wait: it is alone, or has fewer waits than are free. */
bool cp_spill_has_share(const struct cp *cp, uint32_t kernel);

/*
 * Makes a wait of the WG from a validated log entry, and begins to file it under the condition. Call only while a
 * record is free, cp->spill.waits_free is not CP_MAX_WAITS, and no wait is being filed. Returns the number of the
 * wait.
 */
uint32_t cp_spill_add(struct cp *cp, struct cp_workgroup *wg, const struct cp_log_entry *entry, uint32_t condition);

/*
 * Removes wait i, and its condition if that has no other wait. first: head of the ring of its WG, or of the waits
 * that are being removed, whichever it is on.
 */
void cp_spill_remove(struct cp *cp, struct cp_wait *w, uint32_t i, uint16_t *first);

/* Moves all waits of a WG to those that are being removed, because they are over. Takes constant time. */
void cp_spill_forget(struct cp *cp, struct cp_workgroup *wg);

/* spill_table_inline.h says what these do. */
#ifdef __OPTIMIZE_SIZE__
struct cp_wait *cp_spill_wait(struct cp *cp, uint32_t i);
struct cp_spilled_condition *cp_spill_condition(struct cp *cp, uint32_t i);
#else
#include "spill_table_inline.h"
#endif

#endif
