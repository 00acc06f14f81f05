/*
 * onward.h - waiting atomics, agent-scope fences and software back-off for OpenCL C (1.2 and 2.0).
 *
 * A waiting atomic is an ordinary atomic on a word in global memory together with the condition that the work-item
 * waits for. It performs the ordinary atomic and returns the old value, always. When the condition does not hold,
 * neither on the old value nor on the one now in memory, the wave may be stalled until it might hold; so
 * the caller checks the value returned and tries again. How long a wave stalls, and whether it does at all, is the
 * policy of the GPU: the same kernel is right under every policy.
 *
 *     onward_wait_load(pointer, cond, mask, value)
 *     onward_wait_cas(pointer, compare, replacement, cond, mask, value)
 *     onward_wait_exch(pointer, replacement, cond, mask, value)
 *     onward_wait_add(pointer, addend, cond, mask, value)
 *     onward_wait(pointer, cond, mask, value)
 *
 * and the same with the suffix 64: onward_wait_load64, ... The pointer is a `volatile global uint *` (`ulong *` for the
 * 64-bit forms), aligned to its size. cond is one of the words eq ne lt ge, written as such. The condition is
 * (word & mask) cond value, unsigned. eq_all, ne_all, lt_all and ge_all let the wave wait until the condition of every
 * active lane holds; without _all it goes on as soon as that of any lane does.
 *
 * onward_wait is the separate wait instruction: it returns nothing, and policies that arm their monitors by the
 * waiting atomics ignore it. A loop that works under every policy has all three:
 *
 *     uint backoff = 0;
 *     while (onward_wait_cas(lock, 0, 1, eq, ~0u, 0) != 0) {
 *         onward_wait(lock, eq, ~0u, 0);
 *         onward_backoff(&backoff, backoff_max);
 *     }
 *     onward_acquire();
 *
 * Ordinary atomics that wait for nothing, with the same memory order:
 *
 *     onward_load(pointer)  onward_store(pointer, value)  onward_exch(pointer, value)  onward_add(pointer, addend)
 *     onward_cas(pointer, compare, replacement)
 *
 * All of them are relaxed and have agent scope: they order nothing but the accesses to their own word. onward_release
 * before the write that publishes and onward_acquire after the read that sees it make them release and acquire. A
 * work-group of several waves needs a barrier between the accesses of its other waves and these fences.
 *
 * With ONWARD_STOCK, defined before this file, the same names are the ordinary atomics of the compiler: the kernel spins as
 * kernels do that know nothing of waiting atomics. Its back-off stays.
 *
 * Where __AMDGCN__ is not defined the same names are the ordinary atomics, nothing waits, and the back-off is empty.
 */
#ifndef ONWARD_H
#define ONWARD_H

#define onward_wait_load(pointer, cond, mask, value) onward_wait_load_##cond(pointer, mask, value)
#define onward_wait_cas(pointer, compare, replacement, cond, mask, value)                                              \
    onward_wait_cas_##cond(pointer, compare, replacement, mask, value)
#define onward_wait_exch(pointer, replacement, cond, mask, value)                                                      \
    onward_wait_exch_##cond(pointer, replacement, mask, value)
#define onward_wait_add(pointer, addend, cond, mask, value) onward_wait_add_##cond(pointer, addend, mask, value)
#define onward_wait(pointer, cond, mask, value)             onward_wait_only_##cond(pointer, mask, value)

#define onward_wait_load64(pointer, cond, mask, value) onward_wait_load64_##cond(pointer, mask, value)
#define onward_wait_cas64(pointer, compare, replacement, cond, mask, value)                                            \
    onward_wait_cas64_##cond(pointer, compare, replacement, mask, value)
#define onward_wait_exch64(pointer, replacement, cond, mask, value)                                                    \
    onward_wait_exch64_##cond(pointer, replacement, mask, value)
#define onward_wait_add64(pointer, addend, cond, mask, value) onward_wait_add64_##cond(pointer, addend, mask, value)
#define onward_wait64(pointer, cond, mask, value)             onward_wait_only64_##cond(pointer, mask, value)

#define ONWARD_INLINE static inline __attribute__((always_inline, unused))

/*
 * Values that the word of a barrier takes at a release. One is all that waiters need. A monitor that predicts by the number of
 * values takes such a word for a lock, and resumes one waiter (AWG, IV.B). With ONWARD_TRAINED, defined before this file,
 * the word takes further values, in bits that no waiter reads, so that the monitor sees a barrier.
 */
#ifdef ONWARD_TRAINED
#define ONWARD_RELEASES 5u
#else
#define ONWARD_RELEASES 1u
#endif

#ifdef __AMDGCN__

/*
 * The compiler does not know that these instructions access memory, so each one that returns a value brings the
 * s_waitcnt that the first use of that value needs.
 */
#define ONWARD_DONE "\n\ts_waitcnt vmcnt(0) lgkmcnt(0)"

#ifdef ONWARD_STOCK
/* What ships today: waiting atomics are ordinary ones, and the wait instruction is not there. */
#define ONWARD_FORMS(name, words, cond, text, word, pair)                                                              \
    ONWARD_INLINE word onward_wait_load##name##_##cond(volatile global word *pointer, word mask, word value)           \
    {                                                                                                                  \
        return onward_load##name(pointer);                                                                             \
    }                                                                                                                  \
    ONWARD_INLINE word onward_wait_cas##name##_##cond(volatile global word *pointer, word compare, word replacement,   \
                                                      word mask, word value)                                           \
    {                                                                                                                  \
        return onward_cas##name(pointer, compare, replacement);                                                        \
    }                                                                                                                  \
    ONWARD_INLINE word onward_wait_exch##name##_##cond(volatile global word *pointer, word replacement, word mask,     \
                                                       word value)                                                     \
    {                                                                                                                  \
        return onward_exch##name(pointer, replacement);                                                                \
    }                                                                                                                  \
    ONWARD_INLINE word onward_wait_add##name##_##cond(volatile global word *pointer, word addend, word mask,           \
                                                      word value)                                                      \
    {                                                                                                                  \
        return onward_add##name(pointer, addend);                                                                      \
    }                                                                                                                  \
    ONWARD_INLINE void onward_wait_only##name##_##cond(volatile global word *pointer, word mask, word value)           \
    {                                                                                                                  \
    }
#else
#define ONWARD_FORMS(name, words, cond, text, word, pair)                                                              \
    ONWARD_INLINE word onward_wait_load##name##_##cond(volatile global word *pointer, word mask, word value)           \
    {                                                                                                                  \
        word old;                                                                                                      \
        __asm__ volatile("onward_wait_load" words " %0, %1, %2 " text ONWARD_DONE                                      \
                         : "=&v"(old)                                                                                  \
                         : "v"(pointer), "v"((pair)(mask, value))                                                      \
                         : "memory");                                                                                  \
        return old;                                                                                                    \
    }                                                                                                                  \
    ONWARD_INLINE word onward_wait_cas##name##_##cond(volatile global word *pointer, word compare, word replacement,   \
                                                      word mask, word value)                                           \
    {                                                                                                                  \
        word old;                                                                                                      \
        __asm__ volatile("onward_wait_cmpswap" words " %0, %1, %2, %3 " text ONWARD_DONE                               \
                         : "=&v"(old)                                                                                  \
                         : "v"(pointer), "v"((pair)(replacement, compare)), "v"((pair)(mask, value))                   \
                         : "memory");                                                                                  \
        return old;                                                                                                    \
    }                                                                                                                  \
    ONWARD_INLINE word onward_wait_exch##name##_##cond(volatile global word *pointer, word replacement, word mask,     \
                                                       word value)                                                     \
    {                                                                                                                  \
        word old;                                                                                                      \
        __asm__ volatile("onward_wait_swap" words " %0, %1, %2, %3 " text ONWARD_DONE                                  \
                         : "=&v"(old)                                                                                  \
                         : "v"(pointer), "v"(replacement), "v"((pair)(mask, value))                                    \
                         : "memory");                                                                                  \
        return old;                                                                                                    \
    }                                                                                                                  \
    ONWARD_INLINE word onward_wait_add##name##_##cond(volatile global word *pointer, word addend, word mask,           \
                                                      word value)                                                      \
    {                                                                                                                  \
        word old;                                                                                                      \
        __asm__ volatile("onward_wait_add" words " %0, %1, %2, %3 " text ONWARD_DONE                                   \
                         : "=&v"(old)                                                                                  \
                         : "v"(pointer), "v"(addend), "v"((pair)(mask, value))                                         \
                         : "memory");                                                                                  \
        return old;                                                                                                    \
    }                                                                                                                  \
    ONWARD_INLINE void onward_wait_only##name##_##cond(volatile global word *pointer, word mask, word value)           \
    {                                                                                                                  \
        __asm__ volatile("onward_wait" words " %0, %1 " text : : "v"(pointer), "v"((pair)(mask, value)) : "memory");   \
    }
#endif

/* With scoped.h an ordinary store may stay in the L1. */
#ifdef ONWARD_SCOPED
#define ONWARD_STORE(words, pointer, value)                                                                            \
    __asm__ volatile("flat_store_dword" words " %0, %1 glc" : : "v"(pointer), "v"(value) : "memory")
#else
#define ONWARD_STORE(words, pointer, value) __atomic_store_n(pointer, value, __ATOMIC_RELAXED)
#endif

#define ONWARD_PLAIN(name, words, word)                                                                                \
    ONWARD_INLINE word onward_load##name(volatile global word *pointer)                                                \
    {                                                                                                                  \
        return __atomic_load_n(pointer, __ATOMIC_RELAXED);                                                             \
    }                                                                                                                  \
    ONWARD_INLINE void onward_store##name(volatile global word *pointer, word value)                                   \
    {                                                                                                                  \
        ONWARD_STORE(words, pointer, value);                                                                           \
    }                                                                                                                  \
    ONWARD_INLINE word onward_exch##name(volatile global word *pointer, word value)                                    \
    {                                                                                                                  \
        return __atomic_exchange_n(pointer, value, __ATOMIC_RELAXED);                                                  \
    }                                                                                                                  \
    ONWARD_INLINE word onward_add##name(volatile global word *pointer, word addend)                                    \
    {                                                                                                                  \
        return __atomic_fetch_add(pointer, addend, __ATOMIC_RELAXED);                                                  \
    }                                                                                                                  \
    ONWARD_INLINE word onward_cas##name(volatile global word *pointer, word compare, word replacement)                 \
    {                                                                                                                  \
        __atomic_compare_exchange_n(pointer, &compare, replacement, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);        \
        return compare;                                                                                                \
    }

ONWARD_PLAIN(, "", uint)
ONWARD_PLAIN(64, "x2", ulong)

/* Makes all earlier accesses of this wave visible to the whole GPU before the next one. */
ONWARD_INLINE void onward_release(void)
{
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
#ifdef ONWARD_SCOPED
    __asm__ volatile("onward_flush" : : : "memory");
#endif
}

/* Keeps later accesses of this work-group from seeing anything older than what the last read saw. */
ONWARD_INLINE void onward_acquire(void)
{
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
}

/* The value of the first work-item, by number, of those of a wave that are here: the same for all of them. */
ONWARD_INLINE uint onward_one(uint value)
{
    return __builtin_amdgcn_readfirstlane(value);
}

#ifndef ONWARD_STOCK
/*
 * The two functions below are for a whole wave: all work-items call, the first one acts, and all get its result, in a
 * scalar register. Each is one piece of assembly, because a compiler that sees one work-item act alone adds scalar
 * instructions for the others at each branch and in each loop. Waves that wake together have too many of these already.
 * Where waiters poll, the sleep leaves the SIMD to the working waves.
 */
#define ONWARD_ALONE "s_and_saveexec_b64 %[all], 1\n\t"
#define ONWARD_AWAIT                                                                                                   \
    "\n.Lawait%=:\n\t"                                                                                                 \
    "onward_wait_load_x2 v[10:11], %[release], %[until] ne" ONWARD_DONE "\n\t"                                         \
    "v_cmp_ne_u32 vcc, %[was], v10\n\t"                                                                                \
    "s_cbranch_vccnz .Lmet%=\n\t"                                                                                      \
    "onward_wait_x2 %[release], %[until] ne\n\t"                                                                       \
    "s_sleep 1\n\t"                                                                                                    \
    "s_branch .Lawait%=\n"                                                                                             \
    ".Lmet%=:\n\t"                                                                                                     \
    "v_readfirstlane_b32 %[now], v10\n\t"                                                                              \
    "s_mov_b64 exec, %[all]"

/* Waits until the word's lower half is not what it was; what it is then. */
ONWARD_INLINE uint onward_await_once(volatile global ulong *release, uint was)
{
    ulong all;
    uint now;

    was = onward_one(was);
    __asm__ volatile(ONWARD_ALONE ONWARD_AWAIT
                     : [now] "=s"(now), [all] "=&s"(all)
                     : [release] "v"(release), [until] "v"((ulong2)(0xfffffffful, was)), [was] "s"(was)
                     : "memory", "scc", "vcc", "v10", "v11");
    return now;
}

/* Adds 1 to *arrived. The work-item that makes it many returns was; the others wait as above. */
ONWARD_INLINE uint onward_arrive_once(volatile global uint *arrived, uint many, volatile global ulong *release,
                                      uint was)
{
    ulong all;
    uint now;

    was = onward_one(was);
    __asm__ volatile(ONWARD_ALONE "flat_atomic_add v10, %[arrived], %[one] glc" ONWARD_DONE "\n\t"
                                  "v_add_u32 v10, vcc, 1, v10\n\t"
                                  "v_cmp_eq_u32 vcc, %[many], v10\n\t"
                                  "v_mov_b32 v10, %[was]\n\t"
                                  "s_cbranch_vccnz .Lmet%=\n" ONWARD_AWAIT
                     : [now] "=s"(now), [all] "=&s"(all)
                     : [arrived] "v"(arrived), [one] "v"(1), [many] "s"(many), [release] "v"(release),
                       [until] "v"((ulong2)(0xfffffffful, was)), [was] "s"(was)
                     : "memory", "scc", "vcc", "v10", "v11");
    return now;
}

#endif

/*
 * Sleeps, and doubles the sleep for the next time. *state is 0 before the first call and then the length of the next
 * sleep in cycles; max is the longest sleep in cycles. Below 64, the shortest sleep there is, nothing sleeps.
 */
ONWARD_INLINE void onward_backoff(private uint *state, uint max)
{
    if (max < 64)
        return;
    uint cycles = *state ? *state : 64;
    *state = cycles > max / 2 ? max : 2 * cycles;
    for (; cycles >= 960; cycles -= 960)
        __builtin_amdgcn_s_sleep(15);
    for (; cycles >= 64; cycles -= 64)
        __builtin_amdgcn_s_sleep(1);
}

#else

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

#define ONWARD_ATOMIC_cas(...)    atomic_cmpxchg(__VA_ARGS__)
#define ONWARD_ATOMIC_exch(...)   atomic_xchg(__VA_ARGS__)
#define ONWARD_ATOMIC_add(...)    atomic_add(__VA_ARGS__)
#define ONWARD_ATOMIC_cas64(...)  atom_cmpxchg(__VA_ARGS__)
#define ONWARD_ATOMIC_exch64(...) atom_xchg(__VA_ARGS__)
#define ONWARD_ATOMIC_add64(...)  atom_add(__VA_ARGS__)

#define ONWARD_FORMS(name, words, cond, text, word, pair)                                                              \
    ONWARD_INLINE word onward_wait_load##name##_##cond(volatile global word *pointer, word mask, word value)           \
    {                                                                                                                  \
        return ONWARD_ATOMIC_add##name(pointer, 0);                                                                    \
    }                                                                                                                  \
    ONWARD_INLINE word onward_wait_cas##name##_##cond(volatile global word *pointer, word compare, word replacement,   \
                                                      word mask, word value)                                           \
    {                                                                                                                  \
        return ONWARD_ATOMIC_cas##name(pointer, compare, replacement);                                                 \
    }                                                                                                                  \
    ONWARD_INLINE word onward_wait_exch##name##_##cond(volatile global word *pointer, word replacement, word mask,     \
                                                       word value)                                                     \
    {                                                                                                                  \
        return ONWARD_ATOMIC_exch##name(pointer, replacement);                                                         \
    }                                                                                                                  \
    ONWARD_INLINE word onward_wait_add##name##_##cond(volatile global word *pointer, word addend, word mask,           \
                                                      word value)                                                      \
    {                                                                                                                  \
        return ONWARD_ATOMIC_add##name(pointer, addend);                                                               \
    }                                                                                                                  \
    ONWARD_INLINE void onward_wait_only##name##_##cond(volatile global word *pointer, word mask, word value)           \
    {                                                                                                                  \
    }

#define ONWARD_PLAIN(name, word)                                                                                       \
    ONWARD_INLINE word onward_load##name(volatile global word *pointer)                                                \
    {                                                                                                                  \
        return ONWARD_ATOMIC_add##name(pointer, 0);                                                                    \
    }                                                                                                                  \
    ONWARD_INLINE void onward_store##name(volatile global word *pointer, word value)                                   \
    {                                                                                                                  \
        ONWARD_ATOMIC_exch##name(pointer, value);                                                                      \
    }                                                                                                                  \
    ONWARD_INLINE word onward_exch##name(volatile global word *pointer, word value)                                    \
    {                                                                                                                  \
        return ONWARD_ATOMIC_exch##name(pointer, value);                                                               \
    }                                                                                                                  \
    ONWARD_INLINE word onward_add##name(volatile global word *pointer, word addend)                                    \
    {                                                                                                                  \
        return ONWARD_ATOMIC_add##name(pointer, addend);                                                               \
    }                                                                                                                  \
    ONWARD_INLINE word onward_cas##name(volatile global word *pointer, word compare, word replacement)                 \
    {                                                                                                                  \
        return ONWARD_ATOMIC_cas##name(pointer, compare, replacement);                                                 \
    }

ONWARD_PLAIN(, uint)
ONWARD_PLAIN(64, ulong)

ONWARD_INLINE void onward_release(void)
{
    mem_fence(CLK_GLOBAL_MEM_FENCE);
}

ONWARD_INLINE void onward_acquire(void)
{
    mem_fence(CLK_GLOBAL_MEM_FENCE);
}

ONWARD_INLINE uint onward_one(uint value)
{
    return value;
}

ONWARD_INLINE void onward_backoff(private uint *state, uint max)
{
}

#endif

#if defined(ONWARD_STOCK) || !defined(__AMDGCN__)
/* Work-item 0 acts, and only what it gets means something: the others are never told what was. */
ONWARD_INLINE uint onward_await_once(volatile global ulong *release, uint was)
{
    uint now = was;

    while (get_local_id(0) == 0 && now == was)
        now = (uint)onward_load64(release);
    return now;
}

ONWARD_INLINE uint onward_arrive_once(volatile global uint *arrived, uint many, volatile global ulong *release,
                                      uint was)
{
    if (get_local_id(0) != 0)
        return ~was;
    if (onward_add(arrived, 1) + 1 == many)
        return was;
    return onward_await_once(release, was);
}

#endif

#define ONWARD_CONDITION(cond, text)                                                                                   \
    ONWARD_FORMS(, "", cond, text, uint, uint2)                                                                        \
    ONWARD_FORMS(64, "_x2", cond, text, ulong, ulong2)

ONWARD_CONDITION(eq, "eq")
ONWARD_CONDITION(ne, "ne")
ONWARD_CONDITION(lt, "lt")
ONWARD_CONDITION(ge, "ge")
ONWARD_CONDITION(eq_all, "eq all")
ONWARD_CONDITION(ne_all, "ne all")
ONWARD_CONDITION(lt_all, "lt all")
ONWARD_CONDITION(ge_all, "ge all")

#endif
