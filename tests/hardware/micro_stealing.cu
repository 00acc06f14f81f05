/*
 * micro_stealing.cu - queues of uneven length, one a block, with locks of either scope, and with stealing. A task reads lines that
 * stay in the L1, four times.
 */
#include "micro.h"

#define NO_TASK    (~0u)
#define TABLE_SIZE 4096

struct queue {
    uint lock, unused[31], head, tail, unused_too[30];
};

/* A thief takes from the head, the owner from the tail. */
__device__ static uint take_under_lock(queue *q, bool thief)
{
    uint head = peek(&q->head), tail = peek(&q->tail);
    if (head >= tail)
        return NO_TASK;
    if (thief)
        poke(&q->head, head + 1);
    else
        poke(&q->tail, tail - 1);
    return thief ? head : tail - 1;
}

/* NO_TASK also if the lock has not come free by `end`. */
template <bool BLOCK> __device__ static uint take(queue *q, bool thief, ull end)
{
    while ((BLOCK ? cas_acquire_block(&q->lock, 0, 1) : cas_acquire_gpu(&q->lock, 0, 1)) != 0)
        if (gpu_ns() > end)
            return NO_TASK;
    uint task = take_under_lock(q, thief);
    if (BLOCK)
        store_release_block(&q->lock, 0);
    else
        store_release_gpu(&q->lock, 0);
    return task;
}

__device__ static uint work(const uint *table, uint reads)
{
    uint sum = 0;
    for (uint pass = 0; pass < 4; pass++)
#pragma unroll 4
        for (uint k = 0; k < reads; k++)
            sum += load_l1(table + k * WORDS_OF_LINE + threadIdx.x);
    return sum;
}

template <bool BLOCK, bool STEAL>
__global__ static void empty_queues(queue *queues, const uint *table, uint reads, uint *done, stamp *stamps,
                                    uint *arrived)
{
    __shared__ uint task;
    uint sum = 0, tasks = 0, victim = blockIdx.x, misses = 0;
    barrier_at_start(arrived);
    ull begin = gpu_ns(), end = begin + 1000000000ull;
    for (;;) {
        if (threadIdx.x == 0)
            task = take<BLOCK>(queues + victim, victim != blockIdx.x, end);
        __syncthreads();
        bool none = task == NO_TASK;
        __syncthreads();
        if (!none) {
            sum += work(table + (size_t)victim * TABLE_SIZE, reads);
            tasks++;
            misses = 0;
            continue;
        }
        if (!STEAL || ++misses >= gridDim.x || __syncthreads_and(gpu_ns() > end))
            break;
        victim = victim + 1 == gridDim.x ? 0 : victim + 1;
    }
    keep(sum);
    if (threadIdx.x == 0) {
        stamps[blockIdx.x] = {begin, gpu_ns()};
        add_gpu(done, tasks);
    }
}

typedef void (*kernel)(queue *, const uint *, uint, uint *, stamp *, uint *);

struct steal_memory {
    queue *queues;
    uint *table, *done;
};

static const uint long_queue = 512, short_queue = 64;

/* One block in eight has a long queue. Returns the number of tasks. */
static uint fill_queues(const gpu &g, const steal_memory &m)
{
    std::vector<queue> queues(g.sms);
    uint total = 0;
    for (uint i = 0; i < g.sms; i++) {
        queues[i] = {};
        queues[i].tail = i % 8 == 0 && i / 8 < g.sms / 8 ? long_queue : short_queue;
        total += queues[i].tail;
    }
    put(m.queues, queues.data(), g.sms);
    return total;
}

static double median_us(const gpu &g, const steal_memory &m, kernel run, uint reads)
{
    std::vector<double> us;
    for (int i = 0; i < 6; i++) {
        uint total = fill_queues(g, m);
        zero(g.arrived, 1);
        zero(m.done, 1);
        run<<<g.sms, 32>>>(m.queues, m.table, reads, m.done, g.stamps, g.arrived);
        await_gpu();
        uint done = fetch_one(m.done);
        if (done != total)
            printf("WRONG: %u of %u tasks\n", done, total);
        us.push_back(window_us(g, g.sms));
    }
    us.erase(us.begin()); /* the first one warms up */
    return median(us);
}

void stealing(const gpu &g)
{
    steal_memory m = {device_array<queue>(g.sms), device_array<uint>((size_t)g.sms * TABLE_SIZE),
                      device_array<uint>(1)};
    uint total = fill_queues(g, m);
    printf("\nqueues, one a block of one warp, %u blocks; %u blocks have 8 times the tasks of others (%u); us until "
           "all are done\n"
           "%-6s %12s %12s %12s %22s\n",
           g.sms, g.sms / 8, short_queue, "lines", "BASE (gpu)", "SCOPE (cta)", "STEAL (gpu)", "balanced at cta cost");
    for (uint reads : {0u, 4u, 16u, 64u, 128u}) {
        double base = median_us(g, m, empty_queues<false, false>, reads);
        double scope = median_us(g, m, empty_queues<true, false>, reads);
        double steal = median_us(g, m, empty_queues<false, true>, reads);
        printf("%-6u %12.1f %12.1f %12.1f %22.1f\n", reads, base, scope, steal, scope / long_queue * total / g.sms);
        fflush(stdout);
    }
    CHECK(gpuFree(m.queues));
    CHECK(gpuFree(m.table));
    CHECK(gpuFree(m.done));
}
