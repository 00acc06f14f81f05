/* Three work-groups in a ring, each with one lock in hand: philosophers. */
/* expect: hang A */
/* expect: hang B */
/* says: cycle: */
/* exit: 3 */
#include "bugs.h"
kernel void bug(global atomic_uint *forks, global uint *meals)
{
    if (get_local_id(0) != 0)
        return;
    uint i = get_group_id(0);
    uint left = i;
    uint right = (i + 1) % 3;
    while (!try_lock(&forks[left], acquire, device)) /* B */
        ;
    for (uint k = 0; k < 50; k++)
        __builtin_amdgcn_s_sleep(10);
    while (!try_lock(&forks[right], acquire, device)) /* A */
        ;
    meals[i] = 1;
    atomic_store_explicit(&forks[right], 0, release, device);
    atomic_store_explicit(&forks[left], 0, release, device);
}

kernel void fixed(global atomic_uint *forks, global uint *meals)
{
    if (get_local_id(0) != 0)
        return;
    uint i = get_group_id(0);
    uint left = i;
    uint right = (i + 1) % 3;
    if (i == 2) {
        left = 0;
        right = 2;
    }
    while (!try_lock(&forks[left], acquire, device))
        ;
    for (uint k = 0; k < 50; k++)
        __builtin_amdgcn_s_sleep(10);
    while (!try_lock(&forks[right], acquire, device))
        ;
    meals[i] = 1;
    atomic_store_explicit(&forks[right], 0, release, device);
    atomic_store_explicit(&forks[left], 0, release, device);
}
