/*
 * cooperative.hip - all work-groups that HIP allows meet. HIP launches this for gfx803 with GPU_ENABLE_COOP_GROUPS=1 in the
 * environment, and allows as many as the compute units that it is told of can hold.
 */
#include "check.h"
#include <hip/hip_cooperative_groups.h>
#include <vector>

#define ITEMS  64
#define ROUNDS 3

/* Each work-item takes what one of the next work-group had, and adds one. */
__global__ void go_round(int *values)
{
    auto grid = cooperative_groups::this_grid();
    int i = blockIdx.x * blockDim.x + threadIdx.x;

    for (int round = 0; round < ROUNDS; round++) {
        int value = values[(i + ITEMS) % (gridDim.x * ITEMS)];

        grid.sync();
        values[i] = value + 1;
        grid.sync();
    }
}

int main()
{
    hipDeviceProp_t properties;
    int groups, each, *device;
    void *arguments[] = {&device};
    std::vector<int> values;
    bool good = true;

    CALL(hipGetDeviceProperties(&properties, 0));
    CALL(hipOccupancyMaxActiveBlocksPerMultiprocessor(&each, go_round, ITEMS, 0));
    groups = each * properties.multiProcessorCount;
    for (int i = 0; i < groups * ITEMS; i++)
        values.push_back(i / ITEMS * 100);
    CALL(hipMalloc(&device, values.size() * sizeof(int)));
    CALL(hipMemcpy(device, values.data(), values.size() * sizeof(int), hipMemcpyHostToDevice));
    check("one more", hipLaunchCooperativeKernel((void *)go_round, dim3(groups + 1), dim3(ITEMS), arguments, 0, 0) ==
                          hipErrorCooperativeLaunchTooLarge);
    CALL(hipLaunchCooperativeKernel((void *)go_round, dim3(groups), dim3(ITEMS), arguments, 0, 0));
    CALL(hipMemcpy(values.data(), device, values.size() * sizeof(int), hipMemcpyDeviceToHost));
    for (int i = 0; i < groups * ITEMS; i++)
        good &= values[i] == (i / ITEMS + ROUNDS) % groups * 100 + ROUNDS;
    check("values that went round", good);
    return failures;
}
