/*
 * micro.cu - small measurements of one GPU: the clock and the pause, memory, launches, fences and scopes, stealing of tasks, grid
 * barriers, atomics, and what spinning warps cost a bystander. Each part is a file micro_*.cu.
 */
#include "micro.h"

static const char usage[] = "micro [divisor of repetitions] [part...]";

static const struct part {
    const char *name;
    void (*measure)(const gpu &g);
} parts[] = {
    {"clock", clock_and_pause},  {"bandwidth", bandwidth}, {"latencies", latencies},
    {"launches", launches},      {"scopes", scopes},       {"stealing", stealing},
    {"barriers", grid_barriers}, {"atomics", atomics},     {"bystanders", bystanders},
};

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

static bool is_named(const part &p, int argc, char **argv)
{
    for (int i = 2; i < argc; i++)
        if (!strcmp(argv[i], p.name))
            return true;
    return false;
}

static const part *part_of(const char *name)
{
    for (const part &p : parts)
        if (!strcmp(name, p.name))
            return &p;
    return nullptr;
}

int main(int argc, char **argv)
{
    uint divisor = (uint)number_argument(argc, argv, 1, 1, 1, 10000, usage);
    for (int i = 2; i < argc; i++)
        if (!part_of(argv[i]))
            wrong_argument(usage, argv[i], "no part is named so");
    gpu g = open_gpu();
    g.divisor = divisor;
    for (const part &p : parts)
        if (argc <= 2 || is_named(p, argc, argv))
            p.measure(g);
    return 0;
}
