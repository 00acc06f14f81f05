/*
 * cooperative_messages.h - inside of cooperative.h: how a work-group begins, offers to be killed, and asks for forks.
 */
#ifndef COOPERATIVE_MESSAGES_H
#define COOPERATIVE_MESSAGES_H

#include "cooperative_protocol.h"

/* ---- beginning ---- */

ONWARD_INLINE onward_coop onward_coop_begin_shared(global void *control, volatile local ulong *shared)
{
    onward_coop c = {(volatile global onward_control *)control, shared};

    c.id = (uint)get_group_id(0);
    c.active = onward_coop_uniform((uint)get_num_groups(0));
    c.waves = ((uint)get_local_size(0) + ONWARD_WAVE - 1) / ONWARD_WAVE;
    if (!control)
        return c;
    c.generation = onward_coop_uniform((uint)onward_load64(&c.control->release));
#ifdef __AMDGCN__
    c.managed = onward_coop_uniform(onward_load(&c.control->managed)) != 0;
#endif
    if (!c.managed)
        return c;
    c.record_bytes = onward_coop_uniform(c.control->record_bytes);
    c.born = onward_coop_uniform(onward_load(&onward_coop_record(&c)->born)) != 0;
    if (!c.born) {
        c.active = (uint)onward_coop_agree(&c, onward_coop_active(&c));
        return c;
    }
    /* Forked inside a barrier: it begins behind it. */
    if (onward_coop_uniform(onward_load(&c.control->variant[0])) == c.generation + 1) {
        if (onward_coop_first_wave() && get_local_id(0) == 0)
            onward_coop_released(&c);
        c.generation++;
    }
    c.active = (uint)onward_coop_agree(&c, onward_coop_active(&c));
    onward_acquire();
    return c;
}

/* At the kernel's entry. */
ONWARD_INLINE onward_coop onward_coop_begin(global void *control)
{
    return onward_coop_begin_shared(control, 0);
}

/* Returns true in a work-group that was forked: transmit holds its forker's structure. */
ONWARD_INLINE bool onward_forked(onward_coop *c, void *transmit, uint bytes)
{
    if (!c->born)
        return false;
    for (uint i = 0; i < bytes / 4; i++)
        ((uint *)transmit)[i] = onward_coop_uniform(onward_coop_record(c)->transmitted[i]);
    return true;
}

ONWARD_INLINE uint onward_active(const onward_coop *c)
{
    return onward_coop_uniform(c->active);
}

ONWARD_INLINE uint onward_id(const onward_coop *c)
{
    return c->id;
}

/* ---- kill and fork ---- */

/* Sends the message and waits for the answer. Returns M in 31:0 and the answer in 63:32. */
ONWARD_INLINE ulong onward_coop_ask(onward_coop *c, uint word)
{
    volatile global uint *answer = &onward_coop_record(c)->answer;
    ulong heard = 0;

    if (get_local_id(0) == 0)
        onward_store(answer, 0);
    onward_coop_message(word);
    if (get_local_id(0) == 0) {
        uint said;

        while ((said = onward_wait_load(answer, ne, ~0u, 0)) == 0)
            onward_wait(answer, ne, ~0u, 0);
        heard = (ulong)said << 32 | onward_coop_active(c);
    }
    return onward_coop_agree(c, heard);
}

ONWARD_INLINE void onward_coop_transmit(const onward_coop *c, const void *transmit, uint bytes)
{
    if (get_local_id(0) != 0)
        return;
    for (uint i = 0; i < bytes / 4; i++)
        onward_store(&onward_coop_record(c)->transmitted[i], ((const uint *)transmit)[i]);
}

/*
 * Does not return if the work-group is killed. Only the work-group with the highest id can be killed, and
 * never the only one.
 */
ONWARD_INLINE void onward_offer_kill(onward_coop *c)
{
    ulong seen = 0;

    if (!c->managed)
        return;
    if (onward_coop_first_wave()) {
        ulong demand = onward_load64(&c->control->demand);
        uint active = onward_load(&c->control->active);
        bool wanted = (uint)demand != 0 && active > 1 && c->id == active - 1;

        seen = (ulong)wanted << 32 | active;
    }
    seen = onward_coop_agree(c, seen);
    if (seen >> 32)
        seen = onward_coop_ask(c, ONWARD_MESSAGE_KILL);
    c->active = (uint)seen;
}

/* Returns the number of forked work-groups. Each begins at the kernel's entry with the transmitted structure. */
ONWARD_INLINE uint onward_request_fork(onward_coop *c, const void *transmit, uint bytes)
{
    ulong seen = 0;
    bool offered;

    if (!c->managed)
        return 0;
    if (onward_coop_first_wave()) {
        ulong demand = onward_load64(&c->control->demand);
        uint active = onward_load(&c->control->active);
        ulong ticket = (demand >> 32 & 0xffff) != 0 ? demand >> 48 : 0;

        seen = ticket << 32 | active;
    }
    seen = onward_coop_agree(c, seen);
    offered = seen >> 32 != 0;
    if (offered) {
        onward_coop_transmit(c, transmit, bytes);
        seen = onward_coop_ask(c, ONWARD_MESSAGE_FORK | (uint)(seen >> 32));
    }
    c->active = (uint)seen;
    return offered ? (uint)(seen >> 32) - 1 : 0;
}

/* Returns the number of work-groups that the command processor wants back. */
ONWARD_INLINE uint onward_query(onward_coop *c)
{
    if (!c->managed)
        return 0;
    return (uint)onward_coop_agree(c, onward_coop_first_wave() ? (uint)onward_load64(&c->control->demand) : 0);
}

#endif
