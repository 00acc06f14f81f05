/*
 * micro_launches.cu - the rate at which blocks are launched, a launch from the host, one kernel behind another, and the grid
 * barrier of cooperative launches.
 */
#include "micro.h"

__global__ static void empty()
{
}

__global__ static void empty_shared()
{
    extern __shared__ uint shared[];
    if (clock64() == 0) /* never: but the compiler keeps the shared memory */
        shared[threadIdx.x] = 1;
}

__global__ static void note_time(ull *t)
{
    *t = gpu_ns();
}

static double launch_us(uint blocks, uint threads, uint shared)
{
    std::vector<double> us;
    stopwatch watch;
    for (int run = 0; run < 4; run++) {
        watch.start();
        if (shared)
            empty_shared<<<blocks, threads, shared>>>();
        else
            empty<<<blocks, threads>>>();
        us.push_back(watch.stop());
    }
    us.erase(us.begin()); /* the first one warms up */
    return median(us);
}

static void block_rates(const gpu &g)
{
    const uint big = (uint)std::min((size_t)200 * 1024, g.shared_most);
    const struct {
        uint blocks, threads, shared;
    } shapes[] = {{1000000, 32, 0},        {1000000, 64, 0},  {1000000, 256, 0},  {300000, 1024, 0},
                  {300000, 32, 20 * 1024}, {100000, 32, big}, {100000, 1024, big}};
    allow_shared(empty_shared, big);
    printf("\nblock launches of empty kernels: blocks a us (ns between two blocks, whole GPU)\n");
    for (const auto &s : shapes) {
        uint blocks = repetitions(g, s.blocks);
        double us = launch_us(blocks, s.threads, s.shared);
        printf("%8u blocks x %4u threads, %3u KB: %8.1f (%.2f ns)\n", blocks, s.threads, s.shared / 1024, blocks / us,
               us * 1e3 / blocks);
    }
}

static void round_trips(const gpu &g)
{
    std::vector<double> round_trip, call;
    for (uint i = 0; i < repetitions(g, 300); i++) {
        double begin = host_us();
        empty<<<1, 32>>>();
        double launched = host_us();
        await_gpu();
        double end = host_us();
        if (i < repetitions(g, 50))
            continue;
        call.push_back(launched - begin);
        round_trip.push_back(end - begin);
    }
    printf("launch and wait for an empty kernel: median %.2f us (the call itself %.2f us)\n", median(round_trip),
           median(call));
}

static void kernel_to_kernel(const gpu &g)
{
    const uint kernels = repetitions(g, 2000), warm = repetitions(g, 500);
    ull *device = device_array<ull>(kernels);
    std::vector<ull> times(kernels);
    std::vector<double> gaps;
    for (uint i = 0; i < kernels; i++)
        note_time<<<1, 1>>>(device + i);
    await_gpu();
    fetch(times.data(), device, kernels);
    for (uint i = warm; i < kernels; i++)
        gaps.push_back((double)(times[i] - times[i - 1]) / 1e3);
    printf("kernel to kernel in one stream, one block each: median %.2f us\n", median(gaps));
    CHECK(gpuFree(device));
}

void launches(const gpu &g)
{
    block_rates(g);
    round_trips(g);
    kernel_to_kernel(g);
}

/* The runtime refuses a cooperative launch whose blocks do not fit, so that this barrier, which has no deadline, ends. */
__global__ static void grid_sync(uint rounds, stamp *stamps)
{
    cooperative_groups::grid_group grid = cooperative_groups::this_grid();
    grid.sync();
    ull begin = gpu_ns();
    for (uint i = 0; i < rounds; i++)
        grid.sync();
    if (threadIdx.x == 0)
        stamps[blockIdx.x] = {begin, gpu_ns()};
}

static double grid_barrier_us(const gpu &g, uint blocks, uint threads)
{
    uint rounds = repetitions(g, 100);
    stamp *stamps = g.stamps;
    void *arguments[] = {&rounds, &stamps};
    std::vector<double> us;
    for (int run = 0; run < 4; run++) {
        CHECK(gpuLaunchCooperativeKernel((void *)grid_sync, dim3(blocks), dim3(threads), arguments, 0, 0));
        await_gpu();
        us.push_back(window_us(g, blocks) / rounds);
    }
    return median(us);
}

void grid_barriers(const gpu &g)
{
    printf("\ncooperative grid barrier, us each\n");
    for (uint threads : {32u, 256u, 1024u}) {
        uint fit = std::min(blocks_per_sm(grid_sync, threads, 0) * g.sms, g.blocks_most);
        printf("%4u threads:", threads);
        for (uint blocks : {1u, 2u, 8u, 32u, g.sms / 2, g.sms, 2 * g.sms, 4 * g.sms, 8 * g.sms, 16 * g.sms, 32 * g.sms})
            if (blocks <= fit)
                printf(" %u: %.2f", blocks, grid_barrier_us(g, blocks, threads));
        printf("\n");
    }
}
