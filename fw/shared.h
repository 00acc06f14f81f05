/*
 * shared.h - functions of a few instructions that rooms share. Part of firmware.h, or of firmware.c: see CP_SHARED.
 */
#ifndef FW_SHARED_H
#define FW_SHARED_H

#include "firmware.h"

CP_SHARED void cp_count_rare(uint64_t *counter)
{
    ++*counter;
}

CP_SHARED struct cp_workgroup *cp_workgroup_at(struct cp *cp, uint32_t slot)
{
    return cp_keep(&cp->workgroups[slot]);
}

CP_SHARED bool cp_workgroup_may_wait(const struct cp_workgroup *wg, uint32_t wait_number)
{
    if ((int32_t)(wait_number - wg->first_wait) < 0)
        return false;
    if (wg->state == CP_WG_SWAPPED)
        return (int32_t)(wait_number - wg->wait_number) <= 0;
    return cp_workgroup_is_in(wg, CP_WG_RESUMABLE);
}

CP_SHARED struct cp_kernel *cp_kernel_at(struct cp *cp, uint32_t kernel)
{
    return cp_keep(&cp->kernels[kernel]);
}

CP_SHARED struct cp_queue *cp_queue_at(struct cp *cp, uint32_t queue)
{
    return cp_keep(&cp->queues[queue]);
}

CP_SHARED void cp_bit_set(uint32_t *bits, uint32_t bit)
{
    bits[bit >> 5] |= 1u << (bit & 31u);
}

CP_SHARED void cp_bit_clear(uint32_t *bits, uint32_t bit)
{
    bits[bit >> 5] &= ~(1u << (bit & 31u));
}

CP_SHARED void cp_urge(struct cp *cp, uint32_t *bits, uint32_t bit)
{
    cp_bit_set(bits, bit);
    cp->urgent = true;
}

/* The links of one kind, as those of WG 0 and the step from one WG's to the next: shorter than indexing twice. */
struct cp_links {
    unsigned char *first;
};

static inline struct cp_links cp_links_of(struct cp *cp, enum cp_link_kind kind)
{
    return (struct cp_links){(unsigned char *)&cp->workgroups[0].links[kind]};
}

static inline struct cp_link *cp_link_at(struct cp_links links, uint32_t slot)
{
    return (struct cp_link *)(void *)(links.first + slot * sizeof(struct cp_workgroup));
}

CP_SHARED void cp_list_append(struct cp *cp, struct cp_list *list, enum cp_link_kind kind, uint32_t slot)
{
    struct cp_links links = cp_links_of(cp, kind);
    struct cp_link *link = cp_link_at(links, slot);

    link->next = CP_NONE;
    link->previous = list->tail;
    if (list->tail == CP_NONE)
        list->head = (uint16_t)slot;
    else
        cp_link_at(links, list->tail)->next = (uint16_t)slot;
    list->tail = (uint16_t)slot;
    list->count++;
}

CP_SHARED void cp_list_remove(struct cp *cp, struct cp_list *list, enum cp_link_kind kind, uint32_t slot)
{
    struct cp_links links = cp_links_of(cp, kind);
    const struct cp_link *link = cp_link_at(links, slot);
    uint16_t next = link->next, previous = link->previous;

    if (previous == CP_NONE)
        list->head = next;
    else
        cp_link_at(links, previous)->next = next;
    if (next == CP_NONE)
        list->tail = previous;
    else
        cp_link_at(links, next)->previous = previous;
    list->count--;
}

CP_SHARED struct cp_command *cp_command_begin(struct cp *cp, enum cp_command_opcode opcode, uint32_t length)
{
    struct cp_command *command;

    if (cp->blocked)
        return 0;
    command = cp->hal.reserve(cp->hal.context);
    if (!command) {
        cp->blocked = true;
        cp_count(&cp->counters.full);
        return 0;
    }
    command->opcode = (uint8_t)opcode;
    command->flags = 0;
    command->length = (uint8_t)length;
    command->reserved0 = 0;
    command->tag = (uint32_t)cp->counters.commands + 1;
    return command;
}

CP_SHARED uint32_t cp_command_send(struct cp *cp)
{
    cp->hal.commit(cp->hal.context);
    return (uint32_t)++cp->counters.commands;
}

CP_SHARED bool cp_range_holds(const struct cp_range *range, uint64_t address, uint64_t size)
{
    return size <= range->bytes && address - range->base <= range->bytes - size;
}

#endif
