/* SPDX-License-Identifier: MIT */
/* spill_table_inline.h - where records lie. Part of spill_table.h, or of spill_table.c: see CP_SPEED_INLINE. */
#ifndef FW_SPILL_TABLE_INLINE_H
#define FW_SPILL_TABLE_INLINE_H

#include "spill_table.h"

/* Returns the record of wait i, from 1 on. */
CP_SPEED_INLINE struct cp_wait *cp_spill_wait(struct cp *cp, uint32_t i)
{
    return &cp->waits[i - 1];
}

/* Returns the record of condition i, from 1 on. */
CP_SPEED_INLINE struct cp_spilled_condition *cp_spill_condition(struct cp *cp, uint32_t i)
{
    CP_REQUIRE(cp, SPILL_TABLE, i && i <= CP_MAX_CONDITIONS);
    return &cp->conditions[i - 1];
}

#endif
