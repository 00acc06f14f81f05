/*
 * What the waiting atomics return and leave in memory, 32 and 64 bits wide. Every wave has words of its own and
 * conditions that it makes true itself, so that nothing ever waits for long; a last part passes a token from wave to
 * wave.
 */
#include "../../sim_hal/workloads/onward.h"

kernel void waiting(volatile global uint *words, volatile global ulong *longs, volatile global uint *token,
                    global uint *order, uint backoff_max)
{
    uint wave = get_global_id(0) / 64;

    if (get_local_id(0) % 64 == 0) {
        volatile global uint *w = words + wave * 12;
        volatile global ulong *l = longs + wave * 10;
        uint backoff = 0;

        w[0] = onward_wait_add(w + 6, wave + 1, ge, ~0u, wave);
        w[1] = onward_wait_exch(w + 6, 0x1234, eq, 0xff00, 0x1200);
        w[2] = onward_wait_cas(w + 6, 0x1234, 0x5678 + wave, ne, 0xffff, 0x1234);
        w[3] = onward_wait_cas(w + 6, 0x1234, 1, ge, 0xff, 0x78);
        w[4] = onward_wait_load(w + 6, lt, 0xf, 0x10);
        w[5] = onward_wait_add(w + 7, ~0u, eq_all, ~0u, ~0u);
        onward_wait(w + 7, eq, ~0u, ~0u);
        w[8] = onward_add(w + 9, 3);
        w[8] += onward_exch(w + 9, 40);
        onward_store(w + 10, onward_load(w + 9) + 2);

        l[0] = onward_wait_add64(l + 6, 1ul << 40, lt, ~0ul, 2ul << 40);
        l[1] = onward_wait_exch64(l + 6, 0x123456789abcul + wave, eq, 0xffff00000000ul, 0x123400000000ul);
        l[2] = onward_wait_cas64(l + 6, 0x123456789abcul + wave, 77, eq, ~0ul, 77);
        l[3] = onward_wait_cas64(l + 6, 76, 78, ge_all, 0xff, 70);
        l[4] = onward_wait_load64(l + 6, ne, ~0ul, 78);
        onward_wait64(l + 6, ne, 1, 0);
        l[5] = onward_add64(l + 7, 5) + onward_exch64(l + 8, l[4]) + onward_load64(l + 8);
        onward_store64(l + 9, 1ul << 63);

        while (onward_wait_load(token, eq, ~0u, wave) != wave) {
            onward_wait(token, eq, ~0u, wave);
            onward_backoff(&backoff, backoff_max);
        }
        onward_acquire();
        order[wave] = wave ? order[wave - 1] * 3 + wave : 1;
        onward_release();
        onward_add(token, 1);
    }
}
