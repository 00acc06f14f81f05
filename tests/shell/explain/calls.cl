/* A function of a header waits, called at two places; another one stands between it and the second. The test names lines of
 * this file. -gline-tables-only */
#include "../../../sim_hal/workloads/onward.h"

static void both(volatile global ulong *word)
{
    onward_await_once(word, 0);
}

kernel void calls(volatile global ulong *words, uint second)
{
    if (get_local_id(0) != 0)
        return;
    if (second == 0)
        onward_await_once(&words[0], 0);
    words[1] = 0;
    both(&words[1]);
}

static void put(global uint *to, uint value)
{
    *to = value;
}

kernel void raced(global uint *words, uint second)
{
    if (get_local_id(0) != 0)
        return;
    if (second == 0)
        put(&words[0], get_group_id(0));
    else
        put(&words[1], 2 * get_group_id(0));
}
