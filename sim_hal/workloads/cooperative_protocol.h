/*
 * cooperative_protocol.h - inside of cooperative.h: the control block and its records, and how the waves of a work-group
 * agree on what they read there.
 */
#ifndef COOPERATIVE_PROTOCOL_H
#define COOPERATIVE_PROTOCOL_H

#if !defined(ONWARD_STABLE) || !defined(__AMDGCN__)
#undef ONWARD_STABLE
#define ONWARD_STABLE 0
#endif

#include "onward.h"

/* As in include/onward/cooperative.h. */
typedef struct {
    uint magic, maximum, managed, active;
    ulong demand; /* 31:0: work-groups wanted back; 47:32: offered; 63:48: ticket of the offer */
    uint record_bytes;
    uint unused0[9];
    ulong release; /* 31:0: generation; 47:32: M behind that barrier; 63:48: nothing */
    uint unused1[14];
    ulong arrived; /* 31:0: work-groups at the barrier; 63:32: barrier instances whose end has begun */
    uint unused2[14];
    uint variant[16]; /* [0]: 1 + generation of the barrier inside which work-groups are forked; [1]: wanted, query
                         barrier; [2]: ticket of the offer that is being taken */
} onward_control;

typedef struct {
    uint born, answer;
    ulong agreed; /* between waves that have no local memory for it */
    uint transmitted[];
} onward_record;

typedef struct {
    volatile global onward_control *control;
    volatile local ulong *shared; /* two words, or 0 */
    uint id, active, generation, record_bytes;
    uint waves, turn;
    bool managed, born;
} onward_coop;

#define ONWARD_MESSAGE_KILL   (1u << 24)
#define ONWARD_MESSAGE_FORK   (2u << 24)
#define ONWARD_MESSAGE_RESIZE (3u << 24)
#define ONWARD_MESSAGE_STAND  (4u << 24)
#define ONWARD_LOW            0xfffffffful
#define ONWARD_WAVE           64u
#define ONWARD_RECORD_LEAST   64u /* bytes of a record of a kernel that is not managed */
#define ONWARD_SHAKE_BIT      48

/* ---- parts of a work-group ---- */

#ifdef __AMDGCN__
ONWARD_INLINE uint onward_coop_uniform(uint value)
{
    return onward_one(value);
}

/* Every wave of the work-group sends the word. Its earlier stores are in the L2 by then. */
ONWARD_INLINE void onward_coop_message(uint word)
{
    onward_release();
    __asm__ volatile("onward_message %0" : : "s"(onward_coop_uniform(word)) : "memory");
}
#else
ONWARD_INLINE uint onward_coop_uniform(uint value)
{
    return value;
}

ONWARD_INLINE void onward_coop_message(uint word)
{
}
#endif

ONWARD_INLINE bool onward_coop_first_wave(void)
{
    return onward_coop_uniform(get_local_id(0) / ONWARD_WAVE) == 0;
}

/* In the only wave, or the first of several. */
ONWARD_INLINE bool onward_coop_alone(const onward_coop *c)
{
    return c->waves == 1 || onward_coop_first_wave();
}

ONWARD_INLINE ulong onward_coop_uniform64(ulong value)
{
    return (ulong)onward_coop_uniform((uint)(value >> 32)) << 32 | onward_coop_uniform((uint)value);
}

ONWARD_INLINE volatile global onward_record *onward_coop_record(const onward_coop *c)
{
    return (volatile global onward_record *)((volatile global uchar *)(c->control + 1) +
                                             (size_t)c->id * c->record_bytes);
}

/*
 * Returns work-item 0's value in every work-item. The two words of local memory take turns: all have read a word, and
 * passed a barrier since, before it is written again.
 */
ONWARD_INLINE ulong onward_coop_agree(onward_coop *c, ulong value)
{
    value = onward_coop_uniform64(value);
    if (c->waves == 1)
        return value;
    if (c->shared) {
        if (onward_coop_first_wave())
            c->shared[c->turn] = value;
        barrier(CLK_LOCAL_MEM_FENCE);
        value = c->shared[c->turn];
        c->turn ^= 1;
        return onward_coop_uniform64(value);
    }
    if (!c->managed)
        c->record_bytes = ONWARD_RECORD_LEAST;
    volatile global ulong *agreed = &onward_coop_record(c)->agreed;
    if (get_local_id(0) == 0)
        onward_store64(agreed, value);
    barrier(CLK_GLOBAL_MEM_FENCE);
    value = onward_load64(agreed);
    barrier(CLK_GLOBAL_MEM_FENCE);
    return onward_coop_uniform64(value);
}

/* ---- control block ---- */

/* M in a release word. */
ONWARD_INLINE uint onward_coop_behind(ulong release)
{
    return (uint)(release >> 32) & 0xffff;
}

/* {managed, active} as one word. */
ONWARD_INLINE volatile global ulong *onward_coop_size(const onward_coop *c)
{
    return (volatile global ulong *)&c->control->managed;
}

ONWARD_INLINE uint onward_coop_active(const onward_coop *c)
{
    return c->managed ? onward_load(&c->control->active) : (uint)get_num_groups(0);
}

/* Waits until a barrier later than the generation has been released. Returns its generation. One work-item. */
ONWARD_INLINE uint onward_coop_released(const onward_coop *c)
{
    return onward_await_once(&c->control->release, c->generation);
}

/* The same, but returns M behind that barrier. */
ONWARD_INLINE uint onward_coop_resized(const onward_coop *c)
{
    onward_coop_released(c);
    return onward_coop_behind(onward_load64(&c->control->release));
}

/*
 * Waits until the first word has changed under its mask, or the second one has changed. For work-items 0 and
 * 1: each waits for one word, and the wave continues when either wait ends. A work-group of one work-item
 * polls the two words in turns. Returns each work-item's word as it is then.
 */
ONWARD_INLINE ulong onward_coop_watch(volatile global ulong *first, ulong mask, ulong was_first,
                                      volatile global ulong *second, ulong was_second)
{
    bool other = get_local_id(0) == 1;
    volatile global ulong *word = other ? second : first;
    ulong was = other ? was_second : was_first & mask;
    uint pause = 0;

    mask = other ? ~0ul : mask;
    if (get_local_size(0) > 1) {
        ulong now = onward_wait_load64(word, ne, mask, was);

        onward_wait64(word, ne, mask, was);
        return now;
    }
    for (;;) {
        ulong now = onward_load64(first);

        if ((now & mask) != was || onward_load64(second) != was_second)
            return now;
        onward_backoff(&pause, 1024);
    }
}

#endif
