/*
 * What the operations of scoped.h, and remote waiting atomics, return and leave in memory, 32 and 64 bits wide, in every
 * scope and order. Each work-item has words of its own, so results depend on no other; neighbours share a line.
 */
#include "../../sim_hal/workloads/scoped.h"
#include "mix.h"

#define FOLD(old) hash = hash * 31 + (ulong)(old)

kernel void scoped(volatile global uint *words, volatile global ulong *longs, global ulong *out)
{
    uint item = get_global_id(0);
    volatile global uint *word = words + item;
    volatile global ulong *pair = longs + item;
    uint a = mix32(item), b = mix32(item + 1000);
    ulong c = mix64(item), d = mix64(item + 1000);
    ulong hash = item;

    out[item] = 1;
    scoped_store(word, a, wg, rlx);
    FOLD(scoped_load(word, wg, rlx));
    FOLD(scoped_add(word, b, wg, acq));
    FOLD(scoped_sub(word, item, wg, rel));
    FOLD(scoped_exch(word, b, wg, ar));
    FOLD(scoped_cas(word, b, a, wg, acq));
    FOLD(scoped_cas(word, b, 1, agent, acq));
    out[item] += 1;
    FOLD(scoped_min(word, b, agent, rel));
    FOLD(scoped_max(word, a ^ b, agent, ar));
    FOLD(scoped_and(word, ~b, agent, rlx));
    FOLD(scoped_or(word, 0x10101, agent, acq, remote));
    FOLD(scoped_xor(word, a, agent, rlx, remote));
    out[item] += 1;
    FOLD(scoped_inc(word, ~0u, agent, ar, remote));
    FOLD(scoped_exch(word, item % 3, agent, rel, remote));
    FOLD(scoped_inc(word, 2, wg, rlx));
    FOLD(scoped_dec(word, 5, agent, acq));
    FOLD(scoped_dec(word, 5, wg, ar));
    FOLD(scoped_load(word, agent, acq, remote));
    scoped_store(word, scoped_load(word, wg, acq) + b, agent, rel, remote);
    FOLD(onward_wait_add(word, 3, ge_remote, ~0u, 0));

    scoped_store64(pair, c, agent, rlx, remote);
    FOLD(scoped_load64(pair, agent, rlx));
    FOLD(scoped_add64(pair, d, agent, rel));
    FOLD(scoped_sub64(pair, (ulong)item << 33, agent, acq));
    FOLD(scoped_exch64(pair, d, agent, ar));
    FOLD(scoped_cas64(pair, d, c, agent, rlx));
    FOLD(scoped_cas64(pair, d, 1, wg, ar));
    out[item] += 1;
    FOLD(scoped_min64(pair, d, wg, rlx));
    FOLD(scoped_max64(pair, c ^ d, wg, acq));
    FOLD(scoped_and64(pair, ~d, wg, rel));
    FOLD(scoped_or64(pair, 0x1000000010101, wg, ar));
    FOLD(scoped_xor64(pair, c, agent, ar, remote));
    FOLD(scoped_inc64(pair, ~0ul, agent, acq, remote));
    FOLD(scoped_exch64(pair, item % 3, agent, rel, remote));
    FOLD(scoped_inc64(pair, 2, agent, rlx));
    FOLD(scoped_dec64(pair, 5ul << 32, agent, acq));
    FOLD(scoped_dec64(pair, 5ul << 32, wg, rel));
    FOLD(scoped_load64(pair, wg, acq));
    scoped_store64(pair, scoped_load64(pair, agent, acq) + d, wg, rel);
    FOLD(onward_wait_exch64(pair, c, eq_remote, 0, 0));
    out[item] += hash;
}
