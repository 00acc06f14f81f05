/* waiting.hip - work-groups fill the GPU, and wait for a kernel of another stream. Without yielding they wait for ever. */
#include "check.h"

struct meeting {
    int came, flag, passed;
};

__global__ void wait_for(volatile meeting *meeting)
{
    if (threadIdx.x == 0)
        atomicAdd_system((int *)&meeting->came, 1);
    while (!meeting->flag)
        __builtin_amdgcn_s_sleep(8);
    if (threadIdx.x == 0)
        atomicAdd_system((int *)&meeting->passed, 1);
}

__global__ void set(volatile meeting *meeting)
{
    meeting->flag = 1;
}

int main()
{
    hipStream_t waiting, setting;
    hipDeviceProp_t properties;
    volatile meeting *meeting;
    int groups, most;

    CALL(hipGetDeviceProperties(&properties, 0));
    CALL(hipOccupancyMaxActiveBlocksPerMultiprocessor(&most, wait_for, 256, 0));
    groups = most * properties.multiProcessorCount;
    CALL(hipHostMalloc((void **)&meeting, sizeof(*meeting)));
    memset((void *)meeting, 0, sizeof(*meeting));
    CALL(hipStreamCreateWithFlags(&waiting, hipStreamNonBlocking));
    CALL(hipStreamCreateWithFlags(&setting, hipStreamNonBlocking));
    wait_for<<<2 * groups, 256, 0, waiting>>>(meeting);
    while (meeting->came < groups)
        check("no error", hipStreamQuery(waiting) == hipErrorNotReady);
    set<<<1, 1, 0, setting>>>(meeting);
    CALL(hipStreamSynchronize(waiting));
    check("work-groups", meeting->passed == 2 * groups);
    return failures;
}
