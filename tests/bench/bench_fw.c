/*
 * bench_fw.c - launches and retires the work-groups of one plain kernel through the fake GPU. Under callgrind with
 * --toggle-collect=cp_step it counts the firmware's instructions (and those of the rings it calls); a work-group must
 * not cost more in a larger grid.
 *
 * bench_fw [WORK-GROUPS]: prints what was done, and fails when it was not.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "fake_gpu.h"

static struct fake_gpu gpu;
static struct cp cp;

int main(int argc, char **argv)
{
    unsigned long groups = argc > 1 ? strtoul(argv[1], NULL, 10) : 1000;
    struct fake_kernel kernel = {.duration = 2000};
    const struct cp_counters *counters = cp_counters_of(&cp);

    if (groups < 1 || groups > 10000000) {
        fprintf(stderr, "bench_fw: 1 to 10000000 work-groups\n");
        return 2;
    }
    kernel.groups[0] = (uint32_t)groups;
    fake_gpu_init(&gpu, &cp, 1);
    gpu.config.cus = 8;
    gpu.config.waves_per_simd = 20;
    gpu.config.vgprs_per_simd = 2048;
    gpu.config.sgprs_per_simd = 2048;
    gpu.config.wg_slots = FAKE_SLOTS;
    gpu.command_entries = 64;
    gpu.event_entries = 64;
    gpu.budget = 64;
    fake_gpu_queue(&gpu, 4, 2);
    if (fake_gpu_start(&gpu) != CP_OK)
        return 1;
    fake_gpu_dispatch(&gpu, 0, &kernel);
    fake_gpu_ring(&gpu, 0, 0);
    fake_gpu_run(&gpu, UINT64_MAX);
    printf("work-groups %" PRIu64 " steps %" PRIu64 " events %" PRIu64 " commands %" PRIu64 " cycles %" PRIu64 "\n",
           counters->retires, counters->steps, counters->events, counters->commands, gpu.now);
    return counters->retires == groups && fake_gpu_completed(&gpu, 0) ? 0 : 1;
}
