/*
 * micro_clock.cu - how fine the clock is, and how long a pause lasts.
 */
#include "micro.h"

__global__ static void pauses(uint ns, uint rounds, ull *out)
{
    ull begin = gpu_ns();
#pragma unroll 1
    for (uint i = 0; i < rounds; i++)
        pause_ns(ns);
    *out = gpu_ns() - begin;
}

__global__ static void clock_steps(uint reads, ull *out)
{
    ull before = gpu_ns(), least = ~0ull, cycles = clock64();
    for (uint i = 0; i < reads; i++) {
        ull now = gpu_ns();
        if (now != before && now - before < least)
            least = now - before;
        before = now;
    }
    out[0] = least;
    out[1] = (clock64() - cycles) / reads;
}

void clock_and_pause(const gpu &g)
{
    ull *out = device_array<ull>(2), got[2];
    clock_steps<<<1, 1>>>(repetitions(g, 20000), out);
    await_gpu();
    fetch(got, out, 2);
    printf("globaltimer: least step %llu ns, %llu cycles a read\n", got[0], got[1]);
    printf("__nanosleep(ns): really slept ns:");
    for (uint ns : {32u, 64u, 128u, 500u, 1000u, 2000u, 8000u, 16000u, 32000u, 128000u}) {
        uint rounds = repetitions(g, ns > 5000 ? 50 : 500);
        pauses<<<1, 1>>>(ns, rounds, out);
        await_gpu();
        printf(" %u: %.0f;", ns, (double)fetch_one(out) / rounds);
    }
    printf("\n");
    CHECK(gpuFree(out));
}
