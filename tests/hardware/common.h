/*
 * common.h - what the programs share: the deadline of each wait on the GPU, the host's own deadline, memory, time, arguments.
 *
 * Exit statuses of every program: 0 it ran to its end, 2 an argument is wrong, 3 a call of the runtime or of the system failed, or
 * the clock is not as it should be, 4 the GPU or a process did not end by the host's deadline, 77 there is no GPU.
 */
#ifndef HARDWARE_COMMON_H
#define HARDWARE_COMMON_H

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include <signal.h>
#include <unistd.h>

#include "gpu.h"

enum { STATUS_USAGE = 2, STATUS_FAILED = 3, STATUS_LATE = 4, STATUS_NO_GPU = 77 };

/* Seconds that the host waits for the GPU. Every kernel ends by itself long before. A simulated GPU takes longer. */
#ifndef HOST_LIMIT_S
#define HOST_LIMIT_S 60
#endif

#define CHECK(call) check_call((call), #call, __FILE__, __LINE__)

static inline void check_call(gpuError_t error, const char *call, const char *file, int line)
{
    if (error == gpuSuccess)
        return;
    fprintf(stderr, "%s:%d: %s: %s\n", file, line, call, gpuGetErrorString(error));
    exit(STATUS_FAILED);
}

/* ---- deadlines on the GPU ---- */

/* In device memory; zeroed before each launch. */
struct watch {
    ull begin; /* GPU time at which the first block began */
    uint late; /* 1: a block ran out of time, and all leave */
};

/* One thread's view of the deadline. */
struct patrol {
    watch *shared;
    ull end; /* GPU time */
    uint turns;
};

/* The deadline is `limit_ns` after the first block's beginning. */
__device__ inline patrol patrol_begin(watch *shared, ull limit_ns)
{
    ull now = gpu_ns();
    /* One thread a block: 1,024 compare-and-swaps a block would take longer than what is measured. */
    ull first = threadIdx.x == 0 ? atomicCAS(&shared->begin, 0ull, now) : 0;
    return {shared, (first ? first : now) + limit_ns, 0};
}

/* True if the deadline has passed, or another block has found that it has. Tells all other blocks. */
__device__ inline bool past_deadline(const patrol &p)
{
    if (gpu_ns() <= p.end)
        return load_gpu(&p.shared->late) != 0;
    store_gpu(&p.shared->late, 1);
    return true;
}

/* Called in every turn of a waiting loop: true if the wait must end. Most turns check nothing, since a check slows the spinning
 * that is measured: the clock has its turn every 16th time, the other blocks' word every 256th time. */
__device__ inline bool late(patrol &p)
{
    if (++p.turns & 15)
        return false;
    if (gpu_ns() > p.end) {
        store_gpu(&p.shared->late, 1);
        return true;
    }
    return (p.turns & 255) == 0 && load_gpu(&p.shared->late) != 0;
}

/* ---- memory ---- */

template <typename T> static inline void zero(T *device, size_t count)
{
    CHECK(gpuMemset(device, 0, count * sizeof(T)));
}

/* Zeroed memory of the GPU. */
template <typename T> static inline T *device_array(size_t count)
{
    T *p;
    CHECK(gpuMalloc((void **)&p, count * sizeof(T)));
    zero(p, count);
    return p;
}

template <typename T> static inline void fetch(T *host, const T *device, size_t count)
{
    CHECK(gpuMemcpy(host, device, count * sizeof(T), gpuMemcpyDeviceToHost));
}

template <typename T> static inline T fetch_one(const T *device)
{
    T value;
    fetch(&value, device, 1);
    return value;
}

template <typename T> static inline void put(T *device, const T *host, size_t count)
{
    CHECK(gpuMemcpy(device, host, count * sizeof(T), gpuMemcpyHostToDevice));
}

/* Lets launches of `kernel` ask for so much shared memory. */
template <typename K> static inline void allow_shared(K *kernel, size_t bytes)
{
    CHECK(gpuFuncSetAttribute((const void *)kernel, gpuFuncMaxShared, (int)bytes));
}

/* Bytes of shared memory for which a launch of `kernel` can ask beside its own. */
template <typename K> static inline size_t shared_beside_own(const gpuDeviceProp &prop, K *kernel)
{
    gpuFuncAttributes attributes;
    CHECK(gpuFuncGetAttributes(&attributes, (const void *)kernel));
    return shared_per_block(prop) - attributes.sharedSizeBytes;
}

/* Blocks that one multiprocessor holds together. */
template <typename K> static inline uint blocks_per_sm(K *kernel, uint threads, size_t shared)
{
    int blocks;
    CHECK(gpuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, (int)threads, shared));
    return (uint)blocks;
}

/* ---- time ---- */

static inline void host_deadline(int)
{
    static const char text[] = "the GPU did not end by the host's deadline\n";
    ssize_t written = write(STDERR_FILENO, text, sizeof text - 1);
    _exit(written < 0 ? STATUS_FAILED : STATUS_LATE);
}

/* Waits for all launches, and ends the program if they fail or do not end by the host's deadline. */
static inline void await_gpu()
{
    CHECK(gpuGetLastError());
    alarm(HOST_LIMIT_S);
    CHECK(gpuDeviceSynchronize());
    alarm(0);
}

static inline double host_us()
{
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/* The GPU's time from one point of the stream to another. */
struct stopwatch {
    gpuEvent_t begin, end;

    stopwatch()
    {
        CHECK(gpuEventCreate(&begin));
        CHECK(gpuEventCreate(&end));
    }
    ~stopwatch()
    {
        (void)gpuEventDestroy(begin);
        (void)gpuEventDestroy(end);
    }
    void start()
    {
        CHECK(gpuEventRecord(begin));
    }
    /* Waits for what was launched since start(), and returns its time in microseconds. */
    double stop()
    {
        float ms;
        CHECK(gpuGetLastError());
        CHECK(gpuEventRecord(end));
        await_gpu();
        CHECK(gpuEventElapsedTime(&ms, begin, end));
        return ms * 1e3;
    }
};

/* ---- statistics ---- */

static inline double median(std::vector<double> values)
{
    size_t n = values.size();
    if (n == 0)
        return 0;
    std::sort(values.begin(), values.end());
    return n % 2 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

static inline double least(const std::vector<double> &values)
{
    return values.empty() ? 0 : *std::min_element(values.begin(), values.end());
}

static inline double greatest(const std::vector<double> &values)
{
    return values.empty() ? 0 : *std::max_element(values.begin(), values.end());
}

static inline double mean(const std::vector<double> &values)
{
    double sum = 0;
    for (double value : values)
        sum += value;
    return values.empty() ? 0 : sum / values.size();
}

/* (greatest - least) / median */
static inline double spread(const std::vector<double> &values)
{
    double middle = median(values);
    return middle ? (greatest(values) - least(values)) / middle : 0;
}

/* ---- the program ---- */

/* Lasts for `ns` by the clock, or for a number of reads if that stands still. */
__global__ static void last_for(ull ns, ull *lasted)
{
    ull begin = gpu_ns(), now = begin;
    for (uint reads = 0; now - begin < ns && reads < 10000000; reads++)
        now = gpu_ns();
    *lasted = now - begin;
}

/* How fast the GPU's clock runs beside its events, in one kernel. */
static inline double clock_rate(ull *lasted)
{
    stopwatch watch;
    watch.start();
    last_for<<<1, 1>>>(1000000, lasted);
    double us = watch.stop();
    return (double)fetch_one(lasted) / 1e3 / us;
}

/* The clock of a HIP GPU has a rate that its header does not tell: a wrong one would falsify every deadline and time. Events have
 * the right one, on a simulated GPU, too. Another process may take slices of the time between them: so one good try is enough. */
static inline void check_clock(const char *program)
{
    ull *lasted = device_array<ull>(1);
    double rate = 0;
    for (int i = 0; i < 10 && !(rate > 0.7 && rate < 1.4); i++)
        rate = clock_rate(lasted);
    CHECK(gpuFree(lasted));
    if (rate > 0.7 && rate < 1.4)
        return;
    fprintf(stderr, "%s: the GPU's clock runs %.2f times as fast as its events", program, rate);
    fprintf(stderr, " (HIP: build with -DGPU_TICK_NS=n, n nanoseconds a tick; the default is 10)\n");
    exit(STATUS_FAILED);
}

/* Opens the first GPU, and returns what it is. Ends the program if there is none. */
static inline gpuDeviceProp gpu_open(const char *program)
{
    int count = 0;
    gpuDeviceProp prop;
    gpuError_t error = gpuGetDeviceCount(&count);
    if (error != gpuSuccess || count == 0) {
        fprintf(stderr, "%s: no GPU: %s\n", program, error != gpuSuccess ? gpuGetErrorString(error) : "none is listed");
        exit(STATUS_NO_GPU);
    }
    signal(SIGALRM, host_deadline);
    CHECK(gpuGetDeviceProperties(&prop, 0));
    check_clock(program);
    return prop;
}

/* Ends the program for a wrong argument. */
static inline void wrong_argument(const char *usage, const char *argument, const char *why)
{
    fprintf(stderr, "%s: %s\nusage: %s\n", argument, why, usage);
    exit(STATUS_USAGE);
}

/* Argument number `at`, a number from `low` to `high`, or `otherwise` if there are fewer arguments. */
static inline double number_argument(int argc, char **argv, int at, double otherwise, double low, double high,
                                     const char *usage)
{
    if (at >= argc)
        return otherwise;
    char *end, why[64];
    double value = strtod(argv[at], &end);
    snprintf(why, sizeof why, "not a number from %g to %g", low, high);
    if (end == argv[at] || *end || !(value >= low && value <= high))
        wrong_argument(usage, argv[at], why);
    return value;
}

/* Fails if there are more than `most` arguments. */
static inline void no_more_arguments(int argc, char **argv, int most, const char *usage)
{
    if (argc > most + 1)
        wrong_argument(usage, argv[most + 1], "one argument too many");
}

#endif
