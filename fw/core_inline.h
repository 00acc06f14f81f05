/* SPDX-License-Identifier: MIT */
/*
 * core_inline.h - functions of a few instructions that modules share. Part of core.h, or of core.c: see
 * CP_SPEED_INLINE.
 */
#ifndef FW_CORE_INLINE_H
#define FW_CORE_INLINE_H

#include "core.h"

/* Adds one to a counter. Call cp_count, which does so only with CP_COUNTERS. */
CP_SPEED_INLINE void cp_count_rare(uint64_t *counter)
{
    ++*counter;
}

/* Returns the record of a WG slot. */
CP_SPEED_INLINE struct cp_workgroup *cp_workgroup_at(struct cp *cp, uint32_t slot)
{
    CP_REQUIRE(cp, CORE, slot < cp->config.wg_slots);
    return &cp->workgroups[slot];
}

/* Returns the record of a kernel. */
CP_SPEED_INLINE struct cp_kernel *cp_kernel_at(struct cp *cp, uint32_t kernel)
{
    CP_REQUIRE(cp, CORE, kernel < CP_MAX_KERNELS);
    return &cp->kernels[kernel];
}

/* Returns the record of a queue. */
CP_SPEED_INLINE struct cp_queue *cp_queue_at(struct cp *cp, uint32_t queue)
{
    CP_REQUIRE(cp, CORE, queue < CP_MAX_QUEUES);
    return &cp->queues[queue];
}

/* Returns what is kept for a kernel that is cooperative or maximal. */
CP_SPEED_INLINE struct cp_cooperative *cp_cooperative_of(struct cp *cp, const struct cp_kernel *kernel)
{
    return &cp->cooperative[kernel->number];
}

/* Sets a bit of a bitmap. */
CP_SPEED_INLINE void cp_bit_set(uint32_t *bits, uint32_t bit)
{
    bits[bit >> 5] |= 1u << (bit & 31u);
}

/* Clears a bit of a bitmap. */
CP_SPEED_INLINE void cp_bit_clear(uint32_t *bits, uint32_t bit)
{
    bits[bit >> 5] &= ~(1u << (bit & 31u));
}

/* Reads GPU memory. Returns false if there is not all of it: the destination is unchanged then. */
CP_SPEED_INLINE bool cp_load(const struct cp *cp, void *destination, uint64_t address, uint32_t bytes)
{
    return cp->hal.load(cp->hal.context, address, destination, bytes) == CP_OK;
}

/* Returns the link of a WG on its list of this kind. */
static inline struct cp_link *cp_link_at(struct cp *cp, enum cp_link_kind kind, uint32_t slot)
{
    return &cp->workgroups[slot].links[kind];
}

/* Puts a WG at the end of a list. The WG must not be on another list of that kind. */
CP_SPEED_INLINE void cp_list_append(struct cp *cp, struct cp_list *list, enum cp_link_kind kind, uint32_t slot)
{
    struct cp_link *link = cp_link_at(cp, kind, slot);

    CP_REQUIRE(cp, CORE, slot < cp->config.wg_slots && cp_list_is_sound(list) && list->tail != slot);
    link->next = CP_NONE;
    link->previous = list->tail;
    if (list->tail == CP_NONE)
        list->head = (uint16_t)slot;
    else
        cp_link_at(cp, kind, list->tail)->next = (uint16_t)slot;
    list->tail = (uint16_t)slot;
    list->count++;
}

/* Takes a WG off a list. The WG must be on the list. */
CP_SPEED_INLINE void cp_list_remove(struct cp *cp, struct cp_list *list, enum cp_link_kind kind, uint32_t slot)
{
    const struct cp_link *link = cp_link_at(cp, kind, slot);
    uint16_t next = link->next, previous = link->previous;

    CP_REQUIRE(cp, CORE, cp_list_is_sound(list) && cp_list_has(cp, list, kind, slot));
    if (previous == CP_NONE)
        list->head = next;
    else
        cp_link_at(cp, kind, previous)->next = next;
    if (next == CP_NONE)
        list->tail = previous;
    else
        cp_link_at(cp, kind, next)->previous = previous;
    list->count--;
}

/*
 * Returns a frame for the next command, in the ring, without flags and with its tag. The caller sets the other fields
 * up to the frame's length, and sends it. Returns NULL if the ring is full: then the step sends no more, and the
 * caller keeps the work for the next step.
 */
CP_SPEED_INLINE struct cp_command *cp_command_begin(struct cp *cp, enum cp_command_opcode opcode, uint32_t length)
{
    struct cp_command *command;

    CP_REQUIRE(cp, CORE, length && length <= sizeof(*command) / CP_COMMAND_PART);
    if (cp->blocked)
        return 0;
    command = cp->hal.reserve(cp->hal.context);
    if (!command) {
        cp->blocked = true;
        if (CP_COUNTERS)
            cp_count_rare(&cp->counters.full);
        return 0;
    }
    command->opcode = (uint8_t)opcode;
    command->flags = 0;
    command->length = (uint8_t)length;
    command->reserved0 = 0;
    command->tag = (uint32_t)cp->counters.commands + 1;
    return command;
}

/* Sends the frame of cp_command_begin. Returns its tag. */
CP_SPEED_INLINE uint32_t cp_command_send(struct cp *cp)
{
    CP_REQUIRE(cp, CORE, !cp->blocked);
    cp->hal.commit(cp->hal.context);
    return (uint32_t)++cp->counters.commands;
}

#endif
