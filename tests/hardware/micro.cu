/*
 * micro.cu - small measurements of one GPU: the clock and the pause, memory, launches, fences and scopes, stealing of tasks, grid
 * barriers, atomics, and what spinning warps cost a bystander. Each part is a file micro_*.cu.
 */
#include "micro.h"

static gpu open_gpu()
{
    gpuDeviceProp prop = gpu_open("micro");
    gpu g = {};
    g.sms = (uint)prop.multiProcessorCount;
    g.warp = (uint)prop.warpSize;
    g.threads_most = (uint)prop.maxThreadsPerBlock;
    g.shared_most = shared_per_block(prop);
    g.memory = prop.totalGlobalMem;
    g.blocks_most = 64 * g.sms;
    g.arrived = device_array<uint>(1);
    g.stamps = device_array<stamp>(g.blocks_most);
    printf("# %s, %u SMs, %d KB L2, %zu KB shared an SM\n", prop.name, g.sms, prop.l2CacheSize / 1024,
           shared_per_sm(prop) / 1024);
    return g;
}

int main(int argc, char **argv)
{
    no_more_arguments(argc, argv, 0, "micro");
    gpu g = open_gpu();
    clock_and_pause(g);
    bandwidth(g);
    latencies(g);
    launches(g);
    scopes(g);
    stealing(g);
    grid_barriers(g);
    atomics(g);
    bystanders(g);
    return 0;
}
