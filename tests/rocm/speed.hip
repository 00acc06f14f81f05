// speed.hip - what the host spends on launches, memory and copies: the least of several tries, in microseconds.
#include "check.h"
#include <chrono>
#include <cstring>

constexpr size_t bytes = 16 << 20;

__global__ void nothing()
{
}

template <typename Work> static double least(Work work)
{
    double best = 1e9;

    for (int i = 0; i < 30; i++) {
        const auto start = std::chrono::steady_clock::now();
        const std::chrono::duration<double, std::micro> time = (work(), std::chrono::steady_clock::now() - start);

        best = time.count() < best ? time.count() : best;
    }
    return best;
}

int main()
{
    char *device, *pinned, *host = (char *)malloc(bytes), *other = (char *)malloc(bytes);

    memset(host, 1, bytes);
    memset(other, 2, bytes);
    CALL(hipMalloc(&device, bytes));
    CALL(hipHostMalloc((void **)&pinned, bytes));
    memset(pinned, 3, bytes);
    printf("launch and wait %.1f\n", least([] {
               nothing<<<1, 64>>>();
               CALL(hipDeviceSynchronize());
           }));
    printf("1 GiB taken and given back %.0f\n", least([] {
               char *large;
               CALL(hipMalloc(&large, 1u << 30));
               CALL(hipFree(large));
           }));
    printf("copy of 16 MiB to the device %.0f, back %.0f, memcpy %.0f\n",
           least([&] { CALL(hipMemcpy(device, host, bytes, hipMemcpyHostToDevice)); }),
           least([&] { CALL(hipMemcpy(host, device, bytes, hipMemcpyDeviceToHost)); }), least([&] {
               memcpy(other, host, bytes);
               asm volatile("" ::"r"(other) : "memory");
           }));
    printf("copy of 16 MiB of pinned memory to the device %.0f, lock and unlock %.0f\n",
           least([&] { CALL(hipMemcpy(device, pinned, bytes, hipMemcpyHostToDevice)); }), least([&] {
               CALL(hipHostRegister(other, bytes, 0));
               CALL(hipHostUnregister(other));
           }));
    check("what was copied", memcmp(host, other, bytes) == 0);
    return failures != 0;
}
