/*
 * cooperative.h - cooperative kernels for OpenCL C 2.0: work-groups that offer to be killed, ask for others to be forked, and
 * global barriers that may change their number (Sorensen et al., Cooperative Kernels, FSE 2017; docs/cooperative.md).
 *
 * The kernel gets a control block (.sim: the word cooperative) with N records, one a work-group, and begins with
 *
 *     struct carried { uint level; } carried = {0};
 *     onward_coop coop = onward_coop_begin(control);
 *     onward_forked(&coop, &carried, sizeof(carried));
 *
 * M work-groups with the ids 0..M-1 are active; M is onward_active(&coop), as it was when the last primitive returned.
 * A forked work-group starts at the kernel's entry with what work-item 0 of its forker transmitted; a kernel with several
 * fork points transmits which one it was, and switches on it.
 *
 * All primitives are for whole work-groups, and for every work-item of them: part of a work-group that sends a message is
 * a fault of the kernel. A barrier is for all active work-groups. transmit is a private structure, a multiple of 4 bytes and
 * at most a record less its 16 bytes of head.
 *
 * Memory order: what a work-group did before a barrier is seen by all behind it, and what it did before it asked for a fork is
 * seen by the forked. offer_kill orders nothing.
 *
 * Where M changes at native resizing barriers only (no other primitive in the kernel but global barriers), ONWARD_STABLE
 * defined as 1 before this file makes barriers shorter: nobody looks at M while he waits, nor behind the barrier unless it may
 * have changed, and nobody transmits but the last to arrive, when a fork is on offer. So all transmit the same; and such a kernel
 * needs its control block.
 *
 * Work-groups have one dimension. Those of several waves agree through their record in the L2, or, faster, through two words of
 * local memory that onward_coop_begin_shared is given; in an ordinary launch records have 64 bytes. Where __AMDGCN__ is not
 * defined, or nobody attends to the kernel (an ordinary launch), M is get_num_groups(0), nobody is killed or forked, and a resizing
 * barrier is a global barrier. control may be 0 when there is one work-group.
 */
#ifndef COOPERATIVE_H
#define COOPERATIVE_H

#if !defined(ONWARD_STABLE) || !defined(__AMDGCN__)
#undef ONWARD_STABLE
#define ONWARD_STABLE 0
#endif

#include "onward.h"

/* As in include/onward/cooperative.h. */
typedef struct {
    uint magic, maximum, attended, active;
    ulong demand; /* 31:0: work-groups wanted back; 47:32: offered; 63:48: ticket of the offer */
    uint record_bytes;
    uint unused0[9];
    ulong release; /* 31:0: generation; 47:32: M behind that barrier; 63:48: nothing */
    uint unused1[14];
    ulong arrived; /* 31:0: work-groups at the barrier; 63:32: instances that somebody has begun to end */
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
    bool attended, born;
} onward_coop;

#define ONWARD_MESSAGE_KILL   (1u << 24)
#define ONWARD_MESSAGE_FORK   (2u << 24)
#define ONWARD_MESSAGE_RESIZE (3u << 24)
#define ONWARD_MESSAGE_STAND  (4u << 24)
#define ONWARD_LOW            0xfffffffful
#define ONWARD_WAVE           64u
#define ONWARD_RECORD_LEAST   64u /* bytes of a record where nobody attends, and nobody has said how many */
#define ONWARD_SHAKE_BIT      48
#define ONWARD_SHAKES         5u

/* ---- parts of a work-group ---- */

#ifdef __AMDGCN__
ONWARD_INLINE uint onward_coop_uniform(uint value)
{
    return onward_one(value);
}

/* Every wave of the work-group sends the word; what it did before is in the L2 by then. */
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
 * What work-item 0 has, for every work-item. The two words of local memory take turns: who writes one again has passed
 * a barrier since all have read it.
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
    if (!c->attended)
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

/* {attended, active} as one word. */
ONWARD_INLINE volatile global ulong *onward_coop_size(const onward_coop *c)
{
    return (volatile global ulong *)&c->control->attended;
}

ONWARD_INLINE uint onward_coop_active(const onward_coop *c)
{
    return c->attended ? onward_load(&c->control->active) : (uint)get_num_groups(0);
}

/* Waits until a barrier later than the generation has been released; its generation. One work-item. */
ONWARD_INLINE uint onward_coop_released(const onward_coop *c)
{
    return onward_await_once(&c->control->release, c->generation);
}

/* The same; M behind that barrier. */
ONWARD_INLINE uint onward_coop_resized(const onward_coop *c)
{
    onward_coop_released(c);
    return onward_coop_behind(onward_load64(&c->control->release));
}

/*
 * Waits until one of two words is not what it was, as far as the mask of the first goes. For work-items 0 and 1: each of them
 * waits for one word, and the wave goes on when either is met. A work-group of one work-item looks at them in turns. Each
 * gets its word as it is then.
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
    c.attended = onward_coop_uniform(onward_load(&c.control->attended)) != 0;
#endif
    if (!c.attended)
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

/* True in a work-group that was forked: transmit holds what its forker gave. */
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

/* Sends the message; M in 31:0 and the answer in 63:32 when there is one. */
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

/* Does not return when the work-group is killed, which only that with the highest id may be, and not the last one. */
ONWARD_INLINE void onward_offer_kill(onward_coop *c)
{
    ulong seen = 0;

    if (!c->attended)
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

/* How many were forked; each begins at the kernel's entry with what is transmitted. */
ONWARD_INLINE uint onward_request_fork(onward_coop *c, const void *transmit, uint bytes)
{
    ulong seen = 0;
    bool offered;

    if (!c->attended)
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

/* Work-groups that the command processor wants back. */
ONWARD_INLINE uint onward_query(onward_coop *c)
{
    if (!c->attended)
        return 0;
    return (uint)onward_coop_agree(c, onward_coop_first_wave() ? (uint)onward_load64(&c->control->demand) : 0);
}

/* ---- barriers ---- */

/* An outcome of a barrier: M behind it; or, above, the word that all waves have to send so that it ends. */
#define ONWARD_RESIZE_BIT 32

/*
 * Releases the barrier. A monitor that has seen but one value come takes the word for a lock and wakes one waiter; that it is a
 * barrier's shows by several (AWG, IV.B). So the word goes through some more, in bits that mean nothing, which also reach those
 * who began to wait in the last moment.
 */
ONWARD_INLINE void onward_coop_release(const onward_coop *c, uint generation, uint active)
{
    ulong word = (ulong)active << 32 | generation;

    for (uint i = 0; i < ONWARD_SHAKES; i++)
        onward_store64(&c->control->release, word | (ulong)i << ONWARD_SHAKE_BIT);
}

/* The same while the command processor may release it: nothing it adds is lost. */
ONWARD_INLINE void onward_coop_shake(const onward_coop *c)
{
    for (uint i = 1; i < ONWARD_SHAKES; i++)
        onward_add64(&c->control->release, 1ul << ONWARD_SHAKE_BIT);
}

/*
 * All active work-groups are at the barrier, and this work-item is the first to have seen it: it ends it. When the command
 * processor wants to change M and may, that is left to it.
 */
ONWARD_INLINE ulong onward_coop_end(const onward_coop *c, uint active, bool resizing, ulong demand)
{
    volatile global onward_control *control = c->control;
    ulong instance = (ulong)c->generation << 32, next = (ulong)(c->generation + 1) << 32;
    bool resize = resizing && c->attended && demand != 0;

    if (onward_cas64(&control->arrived, instance | active, resize ? next | active : next) != (instance | active))
        return 0;
    if (resize) {
        uint was = onward_coop_behind(onward_load64(&control->release));

        if (was != active)
            onward_add64(&control->release, ((ulong)active - was) << 32);
        onward_store(&control->variant[0], c->generation + 1);
        return (ulong)(ONWARD_MESSAGE_RESIZE | (uint)(demand >> 48)) << ONWARD_RESIZE_BIT;
    }
    onward_coop_release(c, c->generation + 1, active);
    return active;
}

/*
 * Work-group 0, which nobody kills, sees to it that the barrier ends when a work-group that was still missing is killed. active:
 * M as it was after the arrival. Work-items 0 and 1.
 */
ONWARD_INLINE ulong onward_coop_attend(const onward_coop *c, bool resizing, uint active)
{
    for (;;) {
        ulong ended = 0, word;

        /* Before it waits, too: the last to arrive may have come before a work-group that was missing was killed. */
        if (onward_load64(&c->control->arrived) == ((ulong)c->generation << 32 | active)) {
            if (get_local_id(0) == 0)
                ended = onward_coop_end(c, active, resizing, onward_load64(&c->control->demand));
            ended = onward_coop_uniform64(ended);
            if (ended)
                return ended;
        }
        word = onward_coop_watch(&c->control->release, ONWARD_LOW, c->generation, onward_coop_size(c),
                                 (ulong)active << 32 | 1);
        word = onward_coop_uniform64(word);
        if ((uint)word != c->generation)
            return onward_coop_behind(word);
        active = onward_coop_uniform(onward_coop_active(c));
    }
}

/* Arrives, and stays until the barrier is over or this work-group has to end it by a message. Work-items 0 and 1. */
ONWARD_INLINE ulong onward_coop_arrive(const onward_coop *c, bool resizing)
{
    ulong demand = 0, ended = 0;
    uint active = c->active;

    if (get_local_id(0) == 0) {
        uint arrived;

        onward_release();
        if (resizing && c->attended)
            demand = onward_load64(&c->control->demand);
        arrived = onward_add((volatile global uint *)&c->control->arrived, 1) + 1;
        active = onward_coop_active(c);
        if (arrived == active)
            ended = onward_coop_end(c, active, resizing, demand);
    }
    ended = onward_coop_uniform64(ended);
    if (ended)
        return ended;
    if (c->id == 0 && c->attended)
        return onward_coop_attend(c, resizing, onward_coop_uniform(active));
    return get_local_id(0) == 0 ? onward_coop_resized(c) : 0;
}

ONWARD_INLINE void onward_coop_barrier(onward_coop *c, bool resizing)
{
    ulong outcome = 0;

    if (!c->control)
        return;
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) < 2)
        outcome = onward_coop_arrive(c, resizing);
    outcome = onward_coop_agree(c, outcome);
    if (outcome >> ONWARD_RESIZE_BIT) {
        onward_coop_message((uint)(outcome >> ONWARD_RESIZE_BIT));
        if (get_local_id(0) == 0) {
            onward_coop_shake(c);
            outcome = onward_coop_resized(c);
        }
        outcome = onward_coop_agree(c, outcome);
    }
    c->generation++;
    if (c->attended)
        c->active = (uint)outcome;
    onward_acquire();
}

/* What a stable kernel adds to the generation when it releases a barrier. The command processor adds 1: M may be another. */
#define ONWARD_UNCHANGED 2u

/*
 * Leaves the end of the barrier to the command processor: what has to be there before all waves send the message. Others may
 * be forked, so this work-group, the last to arrive, gives for all what they all would transmit.
 */
ONWARD_INLINE void onward_coop_ask_stable(const onward_coop *c, ulong demand, const void *transmit, uint bytes)
{
    volatile global onward_record *first = (volatile global onward_record *)(c->control + 1);

    for (uint i = 0; i < bytes / 4; i++)
        onward_store(&first->transmitted[i], ((const uint *)transmit)[i]);
    onward_store((volatile global uint *)&c->control->arrived, c->active);
    onward_store(&c->control->variant[0], c->generation + 1);
    onward_store(&c->control->variant[2], (uint)(demand >> 48));
}

/*
 * All have arrived: releases them, or leaves that to the command processor (false). All others wait for this, so the look at the
 * demand is on its way together with the store that has to be waited for anyway. One wave.
 */
ONWARD_INLINE bool onward_coop_end_stable(const onward_coop *c, bool resizing, const void *transmit, uint bytes)
{
    global onward_control *control = (global onward_control *)c->control;
    ulong demand = resizing ? __atomic_load_n(&control->demand, __ATOMIC_RELAXED) : 0;

    onward_store((volatile global uint *)&control->arrived, 0);
    onward_release();
    if (__builtin_expect(onward_coop_uniform((uint)demand | (uint)(demand >> 32)) != 0, 0)) {
        if (get_local_id(0) == 0)
            onward_coop_ask_stable(c, demand, transmit, bytes);
        return false;
    }
    onward_coop_release(c, c->generation + ONWARD_UNCHANGED, c->active);
    return true;
}

/* This work-group is the last to arrive. False: it has ended the barrier, and M is what it was. */
ONWARD_INLINE bool onward_coop_last_stable(onward_coop *c, bool resizing, const void *transmit, uint bytes)
{
    bool ended = onward_coop_alone(c) && onward_coop_end_stable(c, resizing, transmit, bytes);

    if (onward_coop_agree(c, ended))
        return false;
    onward_coop_message(ONWARD_MESSAGE_RESIZE | (uint)onward_coop_agree(c, onward_load(&c->control->variant[2])));
    if (!onward_coop_alone(c))
        return true;
    if (get_local_id(0) == 0)
        onward_coop_shake(c);
    onward_coop_released(c);
    return true;
}

/*
 * As onward_coop_barrier, for kernels that change M nowhere else. What most come to most of the time, that the barrier is over
 * and M is what it was, shows by one comparison.
 */
ONWARD_INLINE void onward_coop_barrier_stable(onward_coop *c, bool resizing, const void *transmit, uint bytes)
{
    volatile global uint *arrived = (volatile global uint *)&c->control->arrived;
    uint now = 0, next;

    c->generation = onward_coop_uniform(c->generation);
    c->active = onward_coop_uniform(c->active);
    next = c->generation + ONWARD_UNCHANGED;
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (onward_coop_alone(c)) {
        onward_release();
        now = onward_arrive_once(arrived, c->active, &c->control->release, c->generation);
    }
    now = (uint)onward_coop_agree(c, now);
    if (__builtin_expect(now != next, 0) &&
        (now != c->generation || onward_coop_last_stable(c, resizing, transmit, bytes))) {
        next = c->generation + 1;
        c->active = onward_coop_behind(onward_coop_agree(c, onward_load64(&c->control->release)));
    }
    c->generation = next;
    onward_acquire();
}

/* M stays as it is. */
ONWARD_INLINE void onward_global_barrier(onward_coop *c)
{
    if (ONWARD_STABLE)
        onward_coop_barrier_stable(c, false, 0, 0);
    else
        onward_coop_barrier(c, false);
}

/*
 * M may change: work-groups with the highest ids are killed, or others are forked, who begin with what work-group 0 transmits.
 * The last to arrive asks the command processor for it, and only when that wants or offers any.
 */
ONWARD_INLINE void onward_resizing_barrier(onward_coop *c, const void *transmit, uint bytes)
{
    if (ONWARD_STABLE) {
        onward_coop_barrier_stable(c, true, transmit, bytes);
        return;
    }
    if (c->id == 0 && c->attended)
        onward_coop_transmit(c, transmit, bytes);
    onward_coop_barrier(c, true);
}

/* ---- resizing barriers out of the other primitives: work-group 0 is the master of the others ---- */

/* Until all others have arrived, of whom some may still be killed. Work-items 0 and 1 of work-group 0. */
ONWARD_INLINE void onward_coop_gather(const onward_coop *c)
{
    for (;;) {
        ulong size = onward_load64(onward_coop_size(c));
        ulong arrived = onward_load64(&c->control->arrived);

        if ((uint)arrived == (uint)(size >> 32) - 1)
            return;
        onward_coop_watch(&c->control->arrived, ONWARD_LOW, arrived, onward_coop_size(c), size);
    }
}

/* The master waits for all others, has work-groups forked, and lets all go with what the command processor wants. Work-item 0
 * has M in 31:0 and that in 63:32. */
ONWARD_INLINE ulong onward_coop_lead(onward_coop *c, const void *transmit, uint bytes)
{
    volatile global onward_control *control = c->control;
    uint next = c->generation + 1, forked, wanted;

    if (get_local_id(0) < 2)
        onward_coop_gather(c);
    if (get_local_id(0) == 0)
        onward_store(&control->variant[0], next);
    forked = onward_request_fork(c, transmit, bytes);
    if (get_local_id(0) != 0)
        return 0;
    wanted = forked ? 0 : (uint)onward_load64(&control->demand);
    onward_store(&control->variant[1], wanted);
    onward_store64(&control->arrived, (ulong)next << 32);
    onward_release();
    onward_coop_release(c, next, c->active);
    return (ulong)wanted << 32 | c->active;
}

/* The same for the others. */
ONWARD_INLINE ulong onward_coop_follow(const onward_coop *c)
{
    uint active;

    if (get_local_id(0) != 0)
        return 0;
    onward_release();
    onward_add((volatile global uint *)&c->control->arrived, 1);
    active = onward_coop_resized(c);
    return (ulong)onward_load(&c->control->variant[1]) << 32 | active;
}

/* Work-groups that were wanted when all had met. */
ONWARD_INLINE uint onward_coop_meet(onward_coop *c, const void *transmit, uint bytes)
{
    ulong met;

    barrier(CLK_GLOBAL_MEM_FENCE);
    met = onward_coop_agree(c, c->id == 0 ? onward_coop_lead(c, transmit, bytes) : onward_coop_follow(c));
    c->active = (uint)met;
    c->generation++;
    onward_acquire();
    return (uint)(met >> 32);
}

/*
 * The simple one: everybody but the master offers to be killed once, on arrival. How many die in one barrier depends on the
 * order in which they do.
 */
ONWARD_INLINE void onward_resizing_barrier_simple(onward_coop *c, const void *transmit, uint bytes)
{
    if (!c->attended) {
        onward_global_barrier(c);
        return;
    }
    if (c->id != 0)
        onward_offer_kill(c);
    onward_coop_meet(c, transmit, bytes);
}

/*
 * The one with a query: the master asks how many are wanted, and that many with the highest ids offer themselves, each by one
 * message that stands until it is taken or nobody is wanted any more. All meet again before they go on, so that M is the same for
 * all, even when fewer were wanted in the end. The number of the meeting is that of the offers' round.
 */
ONWARD_INLINE void onward_resizing_barrier_query(onward_coop *c, const void *transmit, uint bytes)
{
    uint wanted = 0;

    if (!c->attended) {
        onward_global_barrier(c);
        return;
    }
    wanted = onward_coop_meet(c, transmit, bytes);
    if (wanted == 0)
        return;
    if (c->id > 0 && c->id + wanted >= c->active)
        onward_coop_ask(c, ONWARD_MESSAGE_STAND | (c->generation & 0xffffff));
    onward_coop_barrier(c, false);
}

#endif
