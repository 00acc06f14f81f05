/* beside.c - see beside.h. */
#include "tools/debug/beside.h"

#include <inttypes.h>

#include "tools/debug/control.h"

void debug_beside_observe(struct debug *debug, const struct cu_step_observer **steps,
                          const struct mem_access_observer **accesses)
{
    *steps = &debug->steps;
    *accesses = check_fan_observer(&debug->fan);
}

void debug_beside_begin(struct debug *debug, struct gpu *gpu, uint64_t cus, void (*quit)(int status))
{
    debug->gpu = gpu;
    debug->cus = cus;
    debug->quit = quit;
    debug->goal = DEBUG_TO_KERNEL;
    debug_control_begin(debug);
}

void debug_beside_hang(struct debug *debug)
{
    debug->cycle = gpu_cycles(debug->gpu);
    debug_control_halt(debug, "kernels hang");
}

void debug_beside_end(struct debug *debug)
{
    bool began = debug->phase != DEBUG_READY;

    debug->phase = DEBUG_ENDED;
    debug->focus.set = false;
    printf("cycle %" PRIu64 ", the program has ended%s\n", gpu_cycles(debug->gpu),
           began ? "" : ", and no kernel has run");
    debug_prompt(debug);
    if (debug->wrong)
        debug->quit(HOST_INPUT);
    fflush(stdout);
    debug->leave = DEBUG_QUITS;
}
