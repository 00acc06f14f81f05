/*
 * micro_scopes.cu - what fences cost, and what the scope of a block saves over the scope of the GPU.
 */
#include "micro.h"

static const uint rounds = 500;

/* ---- fences ---- */

enum fence {
    NO_FENCE,
    FENCE_BLOCK,
    FENCE_GPU,
    FENCE_SYSTEM,
    STORE_ONLY,
    STORE_FENCE_BLOCK,
    STORE_FENCE_GPU,
    STORE_FENCE_SYSTEM,
    STORES_FENCE_GPU,
    STORES_FENCE_BLOCK,
    FENCES
};

static const char *const fence_names[FENCES] = {"empty loop",
                                                "fence.cta",
                                                "fence.gpu",
                                                "fence.sys",
                                                "store",
                                                "store, fence.cta",
                                                "store, fence.gpu",
                                                "store, fence.sys",
                                                "8 stores to 8 lines, fence.gpu",
                                                "8 stores to 8 lines, fence.cta"};

__device__ static void one_fence(int which)
{
    switch (which) {
    case FENCE_BLOCK:
    case STORE_FENCE_BLOCK:
    case STORES_FENCE_BLOCK:
        fence_block();
        break;
    case FENCE_GPU:
    case STORE_FENCE_GPU:
    case STORES_FENCE_GPU:
        fence_gpu();
        break;
    case FENCE_SYSTEM:
    case STORE_FENCE_SYSTEM:
        fence_system();
        break;
    }
}

__global__ static void fences(int which, uint *data, ull *out)
{
    uint *p = data + (size_t)(blockIdx.x * blockDim.x + threadIdx.x) * WORDS_OF_LINE * 8;
    ull begin = clock64();
#pragma unroll 1
    for (uint i = 0; i < rounds; i++) {
        if (which >= STORE_ONLY)
            poke(p, i);
        if (which >= STORES_FENCE_GPU)
            for (uint k = 1; k < 8; k++)
                poke(p + k * WORDS_OF_LINE, i);
        one_fence(which);
    }
    if (threadIdx.x == 0)
        out[blockIdx.x] = clock64() - begin;
}

/* ---- one lane: loads, atomics and stores with order and scope ---- */

__device__ static uint release_block(uint *p)
{
    store_release_block(p, 0);
    return 0;
}

__device__ static uint release_gpu(uint *p)
{
    store_release_gpu(p, 0);
    return 0;
}

enum ordered_access {
    LOAD_BLOCK,
    LOAD_ACQUIRE_BLOCK,
    LOAD_GPU,
    LOAD_ACQUIRE_GPU,
    ADD_BLOCK,
    ADD_ORDERED_BLOCK,
    ADD_GPU,
    ADD_ORDERED_GPU,
    ADD_SYSTEM,
    STORE_RELEASE_BLOCK,
    STORE_RELEASE_GPU
};

template <int WHICH> __device__ static uint one_access(uint *p)
{
    switch (WHICH) {
    case LOAD_BLOCK:
        return load_block(p);
    case LOAD_ACQUIRE_BLOCK:
        return load_acquire_block(p);
    case LOAD_GPU:
        return load_gpu(p);
    case LOAD_ACQUIRE_GPU:
        return load_acquire_gpu(p);
    case ADD_BLOCK:
        return add_block(p, 0);
    case ADD_ORDERED_BLOCK:
        return add_ordered_block(p, 0);
    case ADD_GPU:
        return add_gpu(p, 0);
    case ADD_ORDERED_GPU:
        return add_ordered_gpu(p, 0);
    case ADD_SYSTEM:
        return add_system(p, 0);
    case STORE_RELEASE_BLOCK:
        return release_block(p);
    default:
        return release_gpu(p);
    }
}

/* Each access needs the answer of the one before. The words are 0. */
template <int WHICH> __global__ static void ordered(uint *words, ull *out)
{
    uint *p = words + blockIdx.x * WORDS_OF_LINE, x = 0;
    ull begin = clock64();
#pragma unroll 1
    for (uint i = 0; i < rounds; i++)
        x = one_access<WHICH>(p + x);
    out[blockIdx.x] = clock64() - begin + x;
}

/* ---- a task of a queue of one's own ---- */

/* The lock is free but for this block. The deadline ends a wait that nothing else would. */
template <bool BLOCK> __device__ static void lock_own(uint *lock)
{
    ull end = 0;
    while ((BLOCK ? cas_acquire_block(lock, 0, 1) : cas_acquire_gpu(lock, 0, 1)) != 0) {
        end = end ? end : gpu_ns() + 100000000ull;
        if (gpu_ns() > end)
            return;
    }
}

template <bool BLOCK> __device__ static void unlock_own(uint *lock)
{
    if (BLOCK)
        store_release_block(lock, 0);
    else
        store_release_gpu(lock, 0);
}

/* Locks, reads lines that stay in the L1, writes, unlocks. */
template <bool BLOCK, bool LOCK>
__global__ static void own_queue(uint reads, uint *locks, const uint *table, uint *data, ull *out)
{
    uint *lock = locks + blockIdx.x * WORDS_OF_LINE, sum = 0;
    const uint *mine = table + (size_t)blockIdx.x * 8192 + threadIdx.x;
    ull begin = clock64();
#pragma unroll 1
    for (uint i = 0; i < rounds; i++) {
        if (LOCK && threadIdx.x == 0)
            lock_own<BLOCK>(lock);
        __syncthreads();
#pragma unroll 4
        for (uint k = 0; k < reads; k++)
            sum += load_l1(mine + k * WORDS_OF_LINE);
        data[blockIdx.x * 64 + threadIdx.x] = sum;
        __syncthreads();
        if (LOCK && threadIdx.x == 0)
            unlock_own<BLOCK>(lock);
    }
    if (threadIdx.x == 0)
        out[blockIdx.x] = clock64() - begin;
}

/* ---- host ---- */

struct scope_memory {
    uint *data, *locks, *table;
    ull *out;
};

static double mean_cycles(const scope_memory &m, uint blocks)
{
    std::vector<ull> cycles(blocks);
    double sum = 0;
    fetch(cycles.data(), m.out, blocks);
    for (ull c : cycles)
        sum += c;
    return sum / blocks / rounds;
}

/* The second of two launches counts in all three tables. */
static double fence_cycles(const scope_memory &m, int which, uint blocks, uint threads)
{
    for (int run = 0; run < 2; run++) {
        fences<<<blocks, threads>>>(which, m.data, m.out);
        await_gpu();
    }
    return mean_cycles(m, blocks);
}

static void fence_table(const gpu &g, const scope_memory &m)
{
    printf("\nfences, cycles a round: one lane alone; %u blocks of one lane; %u blocks of 32 lanes\n", g.sms, g.sms);
    for (int f = 0; f < FENCES; f++)
        printf("%-34s %8.1f %8.1f %8.1f\n", fence_names[f], fence_cycles(m, f, 1, 1), fence_cycles(m, f, g.sms, 1),
               fence_cycles(m, f, g.sms, 32));
}

typedef void (*ordered_kernel)(uint *, ull *);

static double ordered_cycles(const scope_memory &m, ordered_kernel run, uint blocks)
{
    zero(m.locks, (size_t)blocks * WORDS_OF_LINE);
    for (int i = 0; i < 2; i++) {
        run<<<blocks, 1>>>(m.locks, m.out);
        await_gpu();
    }
    return mean_cycles(m, blocks);
}

static void ordered_table(const gpu &g, const scope_memory &m)
{
    static const struct {
        const char *name;
        ordered_kernel run;
    } rows[] = {
        {"ld.relaxed.cta", ordered<LOAD_BLOCK>},        {"ld.acquire.cta", ordered<LOAD_ACQUIRE_BLOCK>},
        {"ld.relaxed.gpu", ordered<LOAD_GPU>},          {"ld.acquire.gpu", ordered<LOAD_ACQUIRE_GPU>},
        {"atom.relaxed.cta", ordered<ADD_BLOCK>},       {"atom.acq_rel.cta", ordered<ADD_ORDERED_BLOCK>},
        {"atom.relaxed.gpu", ordered<ADD_GPU>},         {"atom.acq_rel.gpu", ordered<ADD_ORDERED_GPU>},
        {"atom.relaxed.sys", ordered<ADD_SYSTEM>},      {"st.release.cta", ordered<STORE_RELEASE_BLOCK>},
        {"st.release.gpu", ordered<STORE_RELEASE_GPU>},
    };
    printf("\none lane, dependent, a line of its own: cycles alone; %u blocks\n", g.sms);
    for (const auto &row : rows)
        printf("%-20s %8.1f %8.1f\n", row.name, ordered_cycles(m, row.run, 1), ordered_cycles(m, row.run, g.sms));
}

typedef void (*queue_kernel)(uint, uint *, const uint *, uint *, ull *);

static double queue_cycles(const gpu &g, const scope_memory &m, queue_kernel run, uint reads)
{
    for (int i = 0; i < 2; i++) {
        zero(m.locks, (size_t)g.sms * WORDS_OF_LINE);
        run<<<g.sms, 32>>>(reads, m.locks, m.table, m.data, m.out);
        await_gpu();
    }
    return mean_cycles(m, g.sms);
}

static void queue_table(const gpu &g, const scope_memory &m)
{
    printf("\na task of one's own queue (lock, read n lines that fit the L1, write, unlock), %u blocks of one warp: "
           "cycles\n"
           "%-8s %10s %10s %10s %10s\n",
           g.sms, "lines", "no lock", ".cta", ".gpu", "gpu/cta");
    for (uint reads : {0u, 4u, 16u, 64u, 128u, 256u}) {
        double none = queue_cycles(g, m, own_queue<true, false>, reads);
        double block = queue_cycles(g, m, own_queue<true, true>, reads);
        double whole = queue_cycles(g, m, own_queue<false, true>, reads);
        printf("%-8u %10.0f %10.0f %10.0f %10.2f\n", reads, none, block, whole, whole / block);
    }
}

void scopes(const gpu &g)
{
    scope_memory m;
    m.data = device_array<uint>((size_t)g.sms * 32 * WORDS_OF_LINE * 8);
    m.locks = device_array<uint>((size_t)g.sms * WORDS_OF_LINE);
    m.table = device_array<uint>((size_t)g.sms * 8192);
    m.out = device_array<ull>(g.sms);
    fence_table(g, m);
    ordered_table(g, m);
    queue_table(g, m);
    for (uint *p : {m.data, m.locks, m.table})
        CHECK(gpuFree(p));
    CHECK(gpuFree(m.out));
}
