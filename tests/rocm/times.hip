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

int main()
{
    long long *cycles;
    char *device, *host = (char *)malloc(1 << 20);
    double kernel, time, again;
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

    for (int count = 1; count <= 3; count++) {
        CALL(hipEventRecord(first, stream));
        for (int i = 0; i < count; i++)
            sleeper<<<1, 64, 0, stream>>>(cycles);
        CALL(hipEventRecord(last, stream));
        time = elapsed();
        check("kernels", time > count * kernel && time < count * (kernel + launch));
    }

    CALL(hipEventRecord(first, stream));
    CALL(hipEventSynchronize(first));
    sleeper<<<1, 64, 0, stream>>>(cycles);
    CALL(hipEventRecord(last, stream));
    again = elapsed();
    check("a kernel behind a wait", again > kernel && again < kernel + launch);

    // On a busy machine this thread may rest so long that HIP hears of the copy from its handler, and then takes the host's times.
    bool no_time = false;
    for (int tries = 0; tries < 20 && !no_time; tries++) {
        CALL(hipEventRecord(first, stream));
        sleeper<<<1, 64, 0, stream>>>(cycles);
        CALL(hipMemcpyAsync(host, device, 1 << 20, hipMemcpyDeviceToHost, stream));
        sleeper<<<1, 64, 0, stream>>>(cycles);
        CALL(hipEventRecord(last, stream));
        time = elapsed();
        no_time = time > 2 * kernel && time < 2 * (kernel + launch);
    }
    check("a copy takes no time", no_time);

    CALL(hipEventRecord(first, stream));
    usleep(50000);
    CALL(hipEventRecord(last, stream));
    time = elapsed();
    check("a pause of the host", time >= 40 && time < 5000);
    return failures != 0;
}
