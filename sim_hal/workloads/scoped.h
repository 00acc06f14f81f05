/*
 * scoped.h - atomics that say their scope and order, for OpenCL C (1.2 and 2.0); over onward.h.
 *
 *     scoped_load(pointer, scope, order)
 *     scoped_store(pointer, value, scope, order)
 *     scoped_exch(pointer, value, scope, order)
 *     scoped_cas(pointer, compare, replacement, scope, order)
 *     scoped_add scoped_sub scoped_min scoped_max scoped_and scoped_or scoped_xor (pointer, value, scope, order)
 *     scoped_inc(pointer, limit, scope, order)     leaves old >= limit ? 0 : old + 1
 *     scoped_dec(pointer, limit, scope, order)     leaves old == 0 || old > limit ? limit : old - 1
 *
 * and the same with the suffix 64: scoped_load64, ... The pointer is a `volatile global uint *` (`ulong *` for the 64-bit
 * forms), aligned to its size. min, max and the comparisons of inc and dec are unsigned. All but scoped_store return the
 * old value.
 *
 * scope is one of the words wg and agent, order one of rlx, acq, rel and ar (acquire and release), written as such. A
 * load is rlx or acq, a store rlx or rel. Behind the scope agent and an order the word remote may follow:
 *
 *     scoped_cas(lock, 0, 1, agent, acq, remote)
 *
 * The work-groups that use a word say so by their scopes. wg is right for words, and for the data that they guard, as
 * long as one work-group alone uses them. If others use them too, now and then, their operations are remote: these promote
 * the owner's last release and its next acquire to scope agent. Where all work-groups use a word alike, their scope is
 * agent.
 *
 *     owner                                         thief
 *     while (scoped_cas(lock, 0, 1, wg, acq))       while (scoped_cas(lock, 0, 1, agent, acq, remote))
 *         ;                                             ;
 *     ... ordinary loads and stores ...             ... the same ...
 *     scoped_store(lock, 0, wg, rel);               scoped_store(lock, 0, agent, rel, remote);
 *
 * An acquire and a release order global memory, for the whole work-group: its other waves need a barrier between their
 * accesses and these operations. A failed scoped_cas is relaxed. Local memory is the barrier's business.
 *
 * The waiting atomics of onward.h are relaxed and of scope agent. With the conditions eq_remote, ne_remote, lt_remote and
 * ge_remote they are remote:
 *
 *     onward_wait_cas(lock, 0, 1, eq_remote, ~0u, 0)
 *
 * A program with this header is a scoped program (docs/reference/isa.md, "The scope extension"): its ordinary stores may stay in the
 * L1 until a release. onward_store therefore writes through, as the other atomics of onward.h do, and onward_release
 * flushes. Include this file before onward.h, or alone.
 *
 * Where __AMDGCN__ is not defined the same names are the ordinary atomics.
 */
#ifndef SCOPED_H
#define SCOPED_H

#ifdef ONWARD_H
#error "scoped.h must come before onward.h: it changes onward_store and onward_release"
#endif
#define ONWARD_SCOPED
#include "onward.h"

/* The scope, the order and remote, or nothing in its place, become the end of a function's name. */
#define scoped_load(pointer, scope, order, ...)         scoped_load_##scope##_##order##_##__VA_ARGS__(pointer)
#define scoped_store(pointer, value, scope, order, ...) scoped_store_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_exch(pointer, value, scope, order, ...)  scoped_exch_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_cas(pointer, compare, replacement, scope, order, ...)                                                   \
    scoped_cas_##scope##_##order##_##__VA_ARGS__(pointer, compare, replacement)
#define scoped_add(pointer, value, scope, order, ...) scoped_add_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_sub(pointer, value, scope, order, ...) scoped_sub_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_min(pointer, value, scope, order, ...) scoped_min_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_max(pointer, value, scope, order, ...) scoped_max_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_and(pointer, value, scope, order, ...) scoped_and_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_or(pointer, value, scope, order, ...)  scoped_or_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_xor(pointer, value, scope, order, ...) scoped_xor_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_inc(pointer, limit, scope, order, ...) scoped_inc_##scope##_##order##_##__VA_ARGS__(pointer, limit)
#define scoped_dec(pointer, limit, scope, order, ...) scoped_dec_##scope##_##order##_##__VA_ARGS__(pointer, limit)

#define scoped_load64(pointer, scope, order, ...)         scoped_load64_##scope##_##order##_##__VA_ARGS__(pointer)
#define scoped_store64(pointer, value, scope, order, ...) scoped_store64_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_exch64(pointer, value, scope, order, ...)  scoped_exch64_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_cas64(pointer, compare, replacement, scope, order, ...)                                                 \
    scoped_cas64_##scope##_##order##_##__VA_ARGS__(pointer, compare, replacement)
#define scoped_add64(pointer, value, scope, order, ...) scoped_add64_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_sub64(pointer, value, scope, order, ...) scoped_sub64_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_min64(pointer, value, scope, order, ...) scoped_min64_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_max64(pointer, value, scope, order, ...) scoped_max64_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_and64(pointer, value, scope, order, ...) scoped_and64_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_or64(pointer, value, scope, order, ...)  scoped_or64_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_xor64(pointer, value, scope, order, ...) scoped_xor64_##scope##_##order##_##__VA_ARGS__(pointer, value)
#define scoped_inc64(pointer, limit, scope, order, ...) scoped_inc64_##scope##_##order##_##__VA_ARGS__(pointer, limit)
#define scoped_dec64(pointer, limit, scope, order, ...) scoped_dec64_##scope##_##order##_##__VA_ARGS__(pointer, limit)

#ifdef __AMDGCN__

/* The wave issues nothing further until the answer, and a release waits for the wave's accesses: no s_waitcnt is needed. */
#define SCOPED_LOAD(name, text, operation, instruction, word, pair)                                                    \
    ONWARD_INLINE word scoped_##operation##_##name(volatile global word *pointer)                                      \
    {                                                                                                                  \
        word old;                                                                                                      \
        __asm__ volatile("onward_sync_" instruction " %0, %1 " text : "=&v"(old) : "v"(pointer) : "memory");           \
        return old;                                                                                                    \
    }
#define SCOPED_STORE(name, text, operation, instruction, word, pair)                                                   \
    ONWARD_INLINE void scoped_##operation##_##name(volatile global word *pointer, word value)                          \
    {                                                                                                                  \
        __asm__ volatile("onward_sync_" instruction " %0, %1 " text : : "v"(pointer), "v"(value) : "memory");          \
    }
#define SCOPED_UPDATE(name, text, operation, instruction, word, pair)                                                  \
    ONWARD_INLINE word scoped_##operation##_##name(volatile global word *pointer, word value)                          \
    {                                                                                                                  \
        word old;                                                                                                      \
        __asm__ volatile("onward_sync_" instruction " %0, %1, %2 " text                                                \
                         : "=&v"(old)                                                                                  \
                         : "v"(pointer), "v"(value)                                                                    \
                         : "memory");                                                                                  \
        return old;                                                                                                    \
    }
#define SCOPED_CAS(name, text, operation, instruction, word, pair)                                                     \
    ONWARD_INLINE word scoped_##operation##_##name(volatile global word *pointer, word compare, word replacement)      \
    {                                                                                                                  \
        word old;                                                                                                      \
        __asm__ volatile("onward_sync_" instruction " %0, %1, %2 " text                                                \
                         : "=&v"(old)                                                                                  \
                         : "v"(pointer), "v"((pair)(replacement, compare))                                             \
                         : "memory");                                                                                  \
        return old;                                                                                                    \
    }

#else

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

#define SCOPED_ATOMIC_sub(...)   atomic_sub(__VA_ARGS__)
#define SCOPED_ATOMIC_min(...)   atomic_min(__VA_ARGS__)
#define SCOPED_ATOMIC_max(...)   atomic_max(__VA_ARGS__)
#define SCOPED_ATOMIC_and(...)   atomic_and(__VA_ARGS__)
#define SCOPED_ATOMIC_or(...)    atomic_or(__VA_ARGS__)
#define SCOPED_ATOMIC_xor(...)   atomic_xor(__VA_ARGS__)
#define SCOPED_ATOMIC_sub64(...) atom_sub(__VA_ARGS__)
#define SCOPED_ATOMIC_min64(...) atom_min(__VA_ARGS__)
#define SCOPED_ATOMIC_max64(...) atom_max(__VA_ARGS__)
#define SCOPED_ATOMIC_and64(...) atom_and(__VA_ARGS__)
#define SCOPED_ATOMIC_or64(...)  atom_or(__VA_ARGS__)
#define SCOPED_ATOMIC_xor64(...) atom_xor(__VA_ARGS__)

#define SCOPED_ATOMIC_add(...)    onward_add(__VA_ARGS__)
#define SCOPED_ATOMIC_add64(...)  onward_add64(__VA_ARGS__)
#define SCOPED_ATOMIC_exch(...)   onward_exch(__VA_ARGS__)
#define SCOPED_ATOMIC_exch64(...) onward_exch64(__VA_ARGS__)
#define SCOPED_ATOMIC_inc(...)    scoped_count(__VA_ARGS__)
#define SCOPED_ATOMIC_inc64(...)  scoped_count64(__VA_ARGS__)
#define SCOPED_ATOMIC_dec(...)    scoped_count_down(__VA_ARGS__)
#define SCOPED_ATOMIC_dec64(...)  scoped_count_down64(__VA_ARGS__)

/* OpenCL C has no atomics that count up and down to a limit. */
#define SCOPED_COUNTERS(suffix, word)                                                                                  \
    ONWARD_INLINE word scoped_count##suffix(volatile global word *pointer, word limit)                                 \
    {                                                                                                                  \
        word old = onward_load##suffix(pointer), seen;                                                                 \
        while ((seen = onward_cas##suffix(pointer, old, old >= limit ? 0 : old + 1)) != old)                           \
            old = seen;                                                                                                \
        return old;                                                                                                    \
    }                                                                                                                  \
    ONWARD_INLINE word scoped_count_down##suffix(volatile global word *pointer, word limit)                            \
    {                                                                                                                  \
        word old = onward_load##suffix(pointer), seen;                                                                 \
        while ((seen = onward_cas##suffix(pointer, old, old == 0 || old > limit ? limit : old - 1)) != old)            \
            old = seen;                                                                                                \
        return old;                                                                                                    \
    }

SCOPED_COUNTERS(, uint)
SCOPED_COUNTERS(64, ulong)

#define SCOPED_LOAD(name, text, operation, instruction, word, pair)                                                    \
    ONWARD_INLINE word scoped_##operation##_##name(volatile global word *pointer)                                      \
    {                                                                                                                  \
        return onward_##operation(pointer);                                                                            \
    }
#define SCOPED_STORE(name, text, operation, instruction, word, pair)                                                   \
    ONWARD_INLINE void scoped_##operation##_##name(volatile global word *pointer, word value)                          \
    {                                                                                                                  \
        onward_##operation(pointer, value);                                                                            \
    }
#define SCOPED_UPDATE(name, text, operation, instruction, word, pair)                                                  \
    ONWARD_INLINE word scoped_##operation##_##name(volatile global word *pointer, word value)                          \
    {                                                                                                                  \
        return SCOPED_ATOMIC_##operation(pointer, value);                                                              \
    }
#define SCOPED_CAS(name, text, operation, instruction, word, pair)                                                     \
    ONWARD_INLINE word scoped_##operation##_##name(volatile global word *pointer, word compare, word replacement)      \
    {                                                                                                                  \
        return onward_##operation(pointer, compare, replacement);                                                      \
    }

#endif

/* A function of each scope, for one order and for those that an operation may have. */
#define SCOPED_ORDER(FORM, order, text, ...)                                                                           \
    FORM(wg_##order##_, "wg " text, __VA_ARGS__)                                                                       \
    FORM(agent_##order##_, "agent " text, __VA_ARGS__)                                                                 \
    FORM(agent_##order##_remote, "agent " text " remote", __VA_ARGS__)
#define SCOPED_ORDERS(FORM, ...)                                                                                       \
    SCOPED_ORDER(FORM, rlx, "rlx", __VA_ARGS__)                                                                        \
    SCOPED_ORDER(FORM, acq, "acq", __VA_ARGS__)                                                                        \
    SCOPED_ORDER(FORM, rel, "rel", __VA_ARGS__)                                                                        \
    SCOPED_ORDER(FORM, ar, "ar", __VA_ARGS__)

#define SCOPED_OPERATIONS(suffix, words, word, pair)                                                                   \
    SCOPED_ORDER(SCOPED_LOAD, rlx, "rlx", load##suffix, "load" words, word, pair)                                      \
    SCOPED_ORDER(SCOPED_LOAD, acq, "acq", load##suffix, "load" words, word, pair)                                      \
    SCOPED_ORDER(SCOPED_STORE, rlx, "rlx", store##suffix, "store" words, word, pair)                                   \
    SCOPED_ORDER(SCOPED_STORE, rel, "rel", store##suffix, "store" words, word, pair)                                   \
    SCOPED_ORDERS(SCOPED_CAS, cas##suffix, "cmpswap" words, word, pair)                                                \
    SCOPED_ORDERS(SCOPED_UPDATE, exch##suffix, "swap" words, word, pair)                                               \
    SCOPED_ORDERS(SCOPED_UPDATE, add##suffix, "add" words, word, pair)                                                 \
    SCOPED_ORDERS(SCOPED_UPDATE, sub##suffix, "sub" words, word, pair)                                                 \
    SCOPED_ORDERS(SCOPED_UPDATE, min##suffix, "umin" words, word, pair)                                                \
    SCOPED_ORDERS(SCOPED_UPDATE, max##suffix, "umax" words, word, pair)                                                \
    SCOPED_ORDERS(SCOPED_UPDATE, and##suffix, "and" words, word, pair)                                                 \
    SCOPED_ORDERS(SCOPED_UPDATE, or##suffix, "or" words, word, pair)                                                   \
    SCOPED_ORDERS(SCOPED_UPDATE, xor##suffix, "xor" words, word, pair)                                                 \
    SCOPED_ORDERS(SCOPED_UPDATE, inc##suffix, "inc" words, word, pair)                                                 \
    SCOPED_ORDERS(SCOPED_UPDATE, dec##suffix, "dec" words, word, pair)

ONWARD_CONDITION(eq_remote, "eq remote")
ONWARD_CONDITION(ne_remote, "ne remote")
ONWARD_CONDITION(lt_remote, "lt remote")
ONWARD_CONDITION(ge_remote, "ge remote")

SCOPED_OPERATIONS(, "", uint, uint2)
SCOPED_OPERATIONS(64, "_x2", ulong, ulong2)

#endif
