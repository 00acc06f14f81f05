// queues.hip - streams that have some compute units only, and streams with priorities.
#include "check.h"

constexpr int blocks = 32;

__global__ void where(uint32_t *out)
{
    __shared__ uint32_t all[15000]; // a block has a compute unit for itself
    uint32_t id;

    asm volatile("s_getreg_b32 %0, hwreg(HW_REG_HW_ID)" : "=s"(id));
    all[threadIdx.x * 200] = id;
    for (int i = 0; i < 20; i++)
        __builtin_amdgcn_s_sleep(15); // longer than a launch
    if (threadIdx.x == 0)
        out[blockIdx.x] = all[0] >> 8 & 15;
}

static uint32_t visited(hipStream_t stream, uint32_t *out)
{
    uint32_t units = 0;

    where<<<blocks, 64, 0, stream>>>(out);
    CALL(hipStreamSynchronize(stream));
    for (int i = 0; i < blocks; i++)
        units |= 1u << out[i];
    return units;
}

int main()
{
    const uint32_t masks[] = {1, 6, 0xf0};
    hipStream_t stream, low, high;
    hipDeviceProp_t properties;
    uint32_t *out, all;
    int least, greatest;

    CALL(hipGetDeviceProperties(&properties, 0));
    all = (1u << properties.multiProcessorCount) - 1;
    CALL(hipHostMalloc(&out, 5 * blocks * sizeof(*out)));
    CALL(hipStreamCreate(&stream));
    check("all units", visited(stream, out) == all);
    for (uint32_t mask : masks) {
        if (!(mask & all))
            continue;
        CALL(hipExtStreamCreateWithCUMask(&stream, 1, &mask));
        check("units of a mask", visited(stream, out) == (mask & all));
        CALL(hipStreamDestroy(stream));
    }

    CALL(hipDeviceGetStreamPriorityRange(&least, &greatest));
    CALL(hipStreamCreateWithPriority(&low, hipStreamNonBlocking, least));
    CALL(hipStreamCreateWithPriority(&high, hipStreamNonBlocking, greatest));
    check("priorities differ", greatest < least);
    visited(low, out); // each has its queue
    visited(high, out);
    where<<<4 * blocks, 64, 0, low>>>(out);
    where<<<blocks, 64, 0, high>>>(out + 4 * blocks);
    CALL(hipStreamSynchronize(high));
    check("the higher priority is done first", hipStreamQuery(low) == hipErrorNotReady);
    CALL(hipStreamSynchronize(low));
    return failures != 0;
}
