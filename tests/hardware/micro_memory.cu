/*
 * micro_memory.cu - the bandwidth of a copy, and the latency of dependent accesses of one lane.
 */
#include "micro.h"

enum access { LOAD_L1, LOAD_L2, LOAD_GPU, ATOMIC };

__device__ static ull access_by(int access, ull *p)
{
    switch (access) {
    case LOAD_L1:
        return load_l1(p);
    case LOAD_L2:
        return load_l2(p);
    case LOAD_GPU:
        return load_gpu(p);
    default:
        return or_gpu(p, 0);
    }
}

__global__ static void chase(ull *p, uint hops, int access, ull *out)
{
    ull cycles = clock64(), ns = gpu_ns();
#pragma unroll 1
    for (uint i = 0; i < hops; i++)
        p = (ull *)access_by(access, p);
    out[0] = clock64() - cycles;
    out[1] = gpu_ns() - ns;
    out[2] = (ull)p;
}

void make_ring(ull *device, size_t bytes, size_t step)
{
    size_t n = bytes / step;
    std::vector<size_t> order(n);
    std::vector<ull> words(bytes / sizeof(ull), 0);
    uint seed = 12345;
    for (size_t i = 0; i < n; i++)
        order[i] = i;
    for (size_t i = n - 1; i > 0; i--) {
        seed = seed * 1664525u + 1013904223u;
        std::swap(order[i], order[(((ull)seed << 16) ^ (seed >> 3)) % (i + 1)]);
    }
    for (size_t i = 0; i < n; i++)
        words[order[i] * step / sizeof(ull)] = (ull)device + order[(i + 1) % n] * step;
    put(device, words.data(), words.size());
}

void bandwidth(const gpu &g)
{
    size_t bytes = std::min((size_t)4 << 30, g.memory / 4);
    char *to = device_array<char>(bytes), *from = device_array<char>(bytes);
    stopwatch watch;
    double us = 0;
    for (int run = 0; run < 3; run++) { /* the last one counts */
        watch.start();
        CHECK(gpuMemcpyAsync(to, from, bytes, gpuMemcpyDeviceToDevice, 0));
        us = watch.stop();
    }
    printf("copy in DRAM: %.0f GB/s, bytes read and written\n", 2.0 * bytes / us / 1e3);
    CHECK(gpuFree(to));
    CHECK(gpuFree(from));
}

void latencies(const gpu &g)
{
    const size_t most = (size_t)512 << 20;
    const struct {
        const char *name;
        size_t bytes, step;
        int access;
        uint warm, hops;
    } rows[] = {
        {"L1 hit, ld.ca, 16 KB", 16 << 10, 128, LOAD_L1, 400, 4000},
        {"L2 hit, ld.cg, 64 KB", 64 << 10, 128, LOAD_L2, 2000, 4000},
        {"L2 hit, ld.relaxed.gpu, 64 KB", 64 << 10, 128, LOAD_GPU, 2000, 4000},
        {"L2 hit, ld.cg, 8 MB", 8 << 20, 128, LOAD_L2, 70000, 20000},
        {"L2, ld.cg, 32 MB", 32 << 20, 128, LOAD_L2, 270000, 20000},
        {"DRAM, ld.cg, 512 MB", most, 4096, LOAD_L2, 0, 20000},
        {"atomic, one word", 128, 128, ATOMIC, 10, 4000},
        {"atomic, 64 KB", 64 << 10, 128, ATOMIC, 1000, 4000},
        {"atomic, 512 MB", most, 4096, ATOMIC, 0, 20000},
    };
    ull *ring = device_array<ull>(g.divisor > 1 ? 1 << 17 : most / sizeof(ull)), *out = device_array<ull>(3), got[3];
    double ghz = 0;
    printf("\ndependent accesses of one lane alone: cycles, ns\n");
    for (const auto &row : rows) {
        if (g.divisor > 1 && row.bytes > 1 << 20)
            continue;
        make_ring(ring, row.bytes, row.step);
        if (row.warm)
            chase<<<1, 1>>>(ring, row.warm, row.access, out);
        chase<<<1, 1>>>(ring, row.hops, row.access, out);
        await_gpu();
        fetch(got, out, 3);
        printf("%-32s %8.1f %8.1f\n", row.name, (double)got[0] / row.hops, (double)got[1] / row.hops);
        ghz = (double)got[0] / got[1];
    }
    printf("SM clock while measured %.3f GHz\n", ghz);
    CHECK(gpuFree(ring));
    CHECK(gpuFree(out));
}
