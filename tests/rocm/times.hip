// times.hip - times between events are those of the simulated GPU.
#include "check.h"
#include <unistd.h>

constexpr double launch = 0.010; // milliseconds of a launch and its end, at most

__global__ void sleeper(long long *cycles)
{
    const long long start = clock64();

    for (int i = 0; i < 100; i++)
        __builtin_amdgcn_s_sleep(15);
    *cycles = clock64() - start;
}

static hipEvent_t first, last;
static hipStream_t stream;

static double elapsed()
{
    float milliseconds;

    CALL(hipStreamSynchronize(stream));
    CALL(hipEventElapsedTime(&milliseconds, first, last));
    return milliseconds;
}

// The work between two events takes as long as its kernels. On a busy machine this thread may rest so long that HIP hears of an event
// from its handler, and then takes the host's times: so there are several tries.
template <typename WORK> static void check_time(const char *what, int kernels, double kernel, WORK work)
{
    double time = 0;

    for (int tries = 0; tries < 20; tries++) {
        CALL(hipEventRecord(first, stream));
        work();
        CALL(hipEventRecord(last, stream));
        time = elapsed();
        if (time > kernels * kernel && time < kernels * (kernel + launch))
            return;
    }
    printf("%.4f ms of %d kernels of %.4f ms\n", time, kernels, kernel);
    check(what, false);
}

int main()
{
    long long *cycles;
    char *device, *host = (char *)malloc(1 << 20);
    double kernel, time;
    int clock;

    CALL(hipHostMalloc(&cycles, sizeof(*cycles)));
    CALL(hipMalloc(&device, 1 << 20));
    CALL(hipEventCreate(&first));
    CALL(hipEventCreate(&last));
    CALL(hipStreamCreate(&stream));
    CALL(hipDeviceGetAttribute(&clock, hipDeviceAttributeClockRate, 0));
    sleeper<<<1, 64, 0, stream>>>(cycles);
    CALL(hipStreamSynchronize(stream));
    kernel = *cycles / (double)clock;

    const auto sleep = [&] { sleeper<<<1, 64, 0, stream>>>(cycles); };
    for (int count = 1; count <= 3; count++)
        check_time("kernels", count, kernel, [&] {
            for (int i = 0; i < count; i++)
                sleep();
        });
    check_time("a kernel behind a wait", 1, kernel, [&] {
        CALL(hipEventSynchronize(first));
        sleep();
    });
    check_time("a copy takes no time", 2, kernel, [&] {
        sleep();
        CALL(hipMemcpyAsync(host, device, 1 << 20, hipMemcpyDeviceToHost, stream));
        sleep();
    });

    CALL(hipEventRecord(first, stream));
    usleep(50000);
    CALL(hipEventRecord(last, stream));
    time = elapsed();
    check("a pause of the host", time >= 40 && time < 5000);
    return failures != 0;
}
