/* meet.hip - all work-groups of a kernel wait for each other, by atomics. More are launched than the GPU has room for. */
#include "check.h"

#define GROUPS 24

/* With 32 KiB of shared memory two work-groups fit on a compute unit. */
__global__ void meet(int *arrived, int *out)
{
    __shared__ int room[8192];

    room[threadIdx.x] = threadIdx.x;
    __syncthreads();
    if (threadIdx.x == 0) {
        atomicAdd(arrived, 1);
        while (atomicAdd(arrived, 0) < GROUPS)
            ;
    }
    __syncthreads();
    out[blockIdx.x] = room[threadIdx.x / 64 * 63] + 1;
}

int main()
{
    int *device, *out, host[GROUPS];

    CALL(hipMalloc(&device, sizeof(int)));
    CALL(hipMalloc(&out, sizeof(host)));
    CALL(hipMemset(device, 0, sizeof(int)));
    meet<<<GROUPS, 64>>>(device, out);
    CALL(hipDeviceSynchronize());
    CALL(hipMemcpy(host, out, sizeof(host), hipMemcpyDeviceToHost));
    check("all met", host[0] == 1 && host[GROUPS - 1] == 1);
    return failures;
}
