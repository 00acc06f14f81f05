#include "wait.h"

kernel void wait(volatile global int *flag, global int *out)
{
    wait_for(flag, 1);
    out[get_global_id(0)] = flag[1];
}
