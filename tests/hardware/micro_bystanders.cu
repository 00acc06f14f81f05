/*
 * micro_bystanders.cu - one warp works beside warps that spin: how much longer it takes, by what it does and how they spin.
 */
#include "micro.h"

enum work { COMPUTE, LOADS, OWN_ATOMICS, SPUN_ATOMICS, WORKS };

static const char *const work_names[WORKS] = {"20000 dependent multiply-adds", "2000 dependent L2 loads",
                                              "2000 dependent atomics, own word", "500 atomics on the spun word"};

struct spin_args {
    int work;
    uint spinners;
    bool by_cas; /* or by load */
    uint pause;
    uint *flag, *begun, *own;
    ull *ring, *out;
};

__device__ static uint compute()
{
    uint x = 1;
#pragma unroll 1
    for (uint i = 0; i < 20000; i++)
        x = x * 1664525u + 1013904223u;
    return x;
}

__device__ static uint chase(const ull *p)
{
#pragma unroll 1
    for (uint i = 0; i < 2000; i++)
        p = (const ull *)load_l2(p);
    return (uint)(ull)p;
}

/* The word is and stays 0. */
__device__ static uint dependent_atomics(uint *word, uint count)
{
    uint x = 0;
#pragma unroll 1
    for (uint i = 0; i < count; i++)
        x = add_gpu(word + x, 0);
    return x;
}

__device__ static uint do_work(const spin_args &a)
{
    switch (a.work) {
    case COMPUTE:
        return compute();
    case LOADS:
        return chase(a.ring);
    case OWN_ATOMICS:
        return dependent_atomics(a.own, 2000);
    default:
        return dependent_atomics(a.flag, 500);
    }
}

/* Works once all others spin, and ends their waits. */
__device__ static void bystander(const spin_args &a, ull end)
{
    while (load_gpu(a.begun) < a.spinners && gpu_ns() < end)
        ;
    ull begin = clock64();
    uint x = do_work(a);
    keep(x);
    a.out[0] = clock64() - begin;
    __threadfence();
    exch_gpu(a.flag, 2);
}

__device__ static void spin(const spin_args &a, ull end)
{
    add_gpu(a.begun, 1);
    for (uint i = 1;; i++) {
        if ((a.by_cas ? cas_gpu(a.flag, 1, 1) : load_gpu(a.flag)) == 2)
            return;
        if (a.pause)
            pause_ns(a.pause);
        if ((i & 63) == 0 && gpu_ns() > end)
            return;
    }
}

__global__ static void beside_spinners(spin_args a)
{
    ull end = gpu_ns() + 300000000ull;
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0)
        bystander(a, end);
    else
        spin(a, end);
}

static double median_cycles(const spin_args &a)
{
    std::vector<double> cycles;
    for (int run = 0; run < 4; run++) {
        zero(a.flag, 1);
        zero(a.begun, 1);
        beside_spinners<<<1 + a.spinners, 32>>>(a);
        await_gpu();
        cycles.push_back((double)fetch_one(a.out));
    }
    cycles.erase(cycles.begin()); /* the first one warms up */
    return median(cycles);
}

struct spin_shape {
    uint spinners;
    bool by_cas;
    uint pause;
};

static std::string name_of(const spin_shape &s)
{
    std::string name = std::to_string(s.spinners);
    const char *how = s.by_cas ? "cas" : "ld";
    if (s.pause)
        return name + " " + how + " " + std::to_string(s.pause / 1000) + "us";
    return name + "x1 " + how;
}

static std::vector<spin_shape> shapes_of(const gpu &g)
{
    uint fit = blocks_per_sm(beside_spinners, 32, 0);
    uint one = g.sms - 1, some = std::min(8u, fit) * g.sms - 1, most = std::min(32u, fit) * g.sms - 1;
    return {{one, false, 0}, {one, true, 0},      {some, false, 0},   {some, true, 0},   {most, false, 0},
            {most, true, 0}, {most, false, 1000}, {most, true, 1000}, {most, true, 8000}};
}

static void print_row(spin_args a, int work, const std::vector<spin_shape> &shapes)
{
    a.work = work;
    double alone = median_cycles(a);
    printf("%-34s %9.0f", work_names[work], alone);
    for (const spin_shape &s : shapes) {
        a.spinners = s.spinners;
        a.by_cas = s.by_cas;
        a.pause = s.pause;
        printf(" %12.2f", median_cycles(a) / alone);
    }
    printf("\n");
    fflush(stdout);
}

void bystanders(const gpu &g)
{
    const size_t ring_bytes = 64 << 10;
    spin_args a = {};
    a.flag = device_array<uint>(WORDS_OF_LINE);
    a.begun = device_array<uint>(WORDS_OF_LINE);
    a.own = device_array<uint>(WORDS_OF_LINE);
    a.ring = device_array<ull>(ring_bytes / sizeof(ull));
    a.out = device_array<ull>(1);
    make_ring(a.ring, ring_bytes, 128);
    std::vector<spin_shape> shapes = shapes_of(g);
    printf(
        "\na working warp beside spinning warps: slowdown; spin = ld, or cas; grid = 1 + spinners blocks of w warps\n");
    printf("%-34s %9s", "work", "alone cyc");
    for (const spin_shape &s : shapes)
        printf(" %12s", name_of(s).c_str());
    printf("\n");
    for (int work = 0; work < WORKS; work++)
        print_row(a, work, shapes);
    for (uint *p : {a.flag, a.begun, a.own})
        CHECK(gpuFree(p));
    CHECK(gpuFree(a.ring));
    CHECK(gpuFree(a.out));
}
