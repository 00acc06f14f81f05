/*
 * micro_atomics.cu - how many operations a microsecond the GPU does on one word, on lines and on neighbouring words, by the number
 * of warps. One lane a warp works.
 */
#include "micro.h"

enum operation { ADD, CAS_FAIL, EXCHANGE, LOAD, ADD_UNANSWERED, STORE };

/* Each operation needs the answer of the one before: how a lane that spins behaves. The words are and stay 0, which the compiler
 * does not know. */
template <int OP> __device__ static uint chain(uint *p, uint rounds)
{
    uint x = 0;
#pragma unroll 1
    for (uint i = 0; i < rounds; i++) {
        uint *q = p + x;
        switch (OP) {
        case ADD:
            x = add_gpu(q, 0);
            break;
        case CAS_FAIL:
            x = cas_gpu(q, 0x7ffffff0u, 1);
            break;
        case EXCHANGE:
            x = exch_gpu(q, 0);
            break;
        default:
            x = load_gpu(q);
            break;
        }
    }
    return x;
}

/* No operation waits for another. */
template <int OP> __device__ static uint stream(uint *p, uint rounds)
{
    uint x = 0;
#pragma unroll 1
    for (uint i = 0; i < rounds; i++) {
        switch (OP) {
        case ADD:
            x += add_gpu(p, 1);
            keep(x);
            break;
        case ADD_UNANSWERED:
            add_gpu_unanswered(p, 1);
            break;
        default:
            store_gpu(p, i);
            break;
        }
    }
    if (OP != ADD)
        __threadfence();
    return x;
}

template <int OP, bool CHAIN>
__global__ static void hammer(uint *words, uint stride, uint rounds, stamp *stamps, uint *arrived)
{
    uint warp = threadIdx.x / warpSize, id = blockIdx.x + warp * gridDim.x;
    uint *p = words + (size_t)id * stride;
    barrier_at_start(arrived);
    ull begin = gpu_ns();
    if (threadIdx.x % warpSize == 0)
        keep(CHAIN ? chain<OP>(p, rounds) : stream<OP>(p, rounds));
    __syncthreads();
    if (threadIdx.x == 0)
        stamps[blockIdx.x] = {begin, gpu_ns()};
}

typedef void (*kernel)(uint *, uint, uint, stamp *, uint *);

static const struct {
    const char *name;
    kernel run;
} operations[] = {
    {"add chain", hammer<ADD, true>},
    {"cas-fail chain", hammer<CAS_FAIL, true>},
    {"exch chain", hammer<EXCHANGE, true>},
    {"ld.relaxed chain", hammer<LOAD, true>},
    {"red.add stream", hammer<ADD_UNANSWERED, false>},
    {"add stream", hammer<ADD, false>},
    {"st.relaxed stream", hammer<STORE, false>},
};

struct hammer_shape {
    uint blocks, warps;
};

static void print_rate(const gpu &g, kernel run, const hammer_shape &s, uint stride, uint *words, size_t count)
{
    uint rounds = repetitions(g, s.blocks * s.warps > 500 ? 200 : 1000);
    std::vector<double> us;
    for (int i = 0; i < 4; i++) {
        zero(g.arrived, 1);
        zero(words, count);
        run<<<s.blocks, g.warp * s.warps>>>(words, stride, rounds, g.stamps, g.arrived);
        await_gpu();
        us.push_back(window_us(g, s.blocks));
    }
    us.erase(us.begin()); /* the first one warms up */
    printf(" %7.0f(%5.0f)", (double)s.blocks * s.warps * rounds / median(us), median(us) * 1e3 / rounds);
}

static std::vector<hammer_shape> shapes_of(const gpu &g)
{
    std::vector<hammer_shape> shapes;
    for (uint blocks : {1u, 2u, 4u, 8u, 16u, 32u, g.sms / 2, g.sms})
        shapes.push_back({blocks, 1});
    for (uint warps : {2u, 4u, 8u, 16u, 32u})
        if (warps * g.warp <= g.threads_most)
            shapes.push_back({g.sms, warps});
    for (uint warps : {4u, 32u})
        if (warps * g.warp <= g.threads_most)
            shapes.push_back({1, warps});
    return shapes;
}

void atomics(const gpu &g)
{
    size_t count = ((size_t)g.sms * 32 + 32) * WORDS_OF_LINE;
    uint *words = device_array<uint>(count);
    std::vector<hammer_shape> shapes = shapes_of(g);
    const struct {
        const char *name;
        uint stride;
    } places[] = {{"all on one word", 0}, {"a 128-byte line each", WORDS_OF_LINE}, {"neighbouring words", 1}};
    for (const auto &place : places) {
        printf("\natomics, one lane a warp, %s: operations a us (ns from one to the next of a warp)\n%-18s", place.name,
               "blocks x warps");
        for (const hammer_shape &s : shapes)
            printf(" %9ux%-4u", s.blocks, s.warps);
        printf("\n");
        for (const auto &o : operations) {
            printf("%-18s", o.name);
            for (const hammer_shape &s : shapes)
                print_rate(g, o.run, s, place.stride, words, count);
            printf("\n");
            fflush(stdout);
        }
    }
    CHECK(gpuFree(words));
}
