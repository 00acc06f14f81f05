/* cooperative.hip - all work-groups meet. HIP launches this for gfx803 with GPU_ENABLE_COOP_GROUPS=1 in the environment. */
#include "check.h"
#include <hip/hip_cooperative_groups.h>

#define GROUPS 16
#define ITEMS  (64 * GROUPS)
#define ROUNDS 3

/* Each work-item takes what one of the next work-group had, and adds one. */
__global__ void go_round(int *values)
{
    auto grid = cooperative_groups::this_grid();
    int i = blockIdx.x * blockDim.x + threadIdx.x;

    for (int round = 0; round < ROUNDS; round++) {
        int value = values[(i + 64) % ITEMS];

        grid.sync();
        values[i] = value + 1;
        grid.sync();
    }
}

int main()
{
    static int values[ITEMS];
    int *device;
    void *arguments[] = {&device};
    bool good = true;

    for (int i = 0; i < ITEMS; i++)
        values[i] = i / 64 * 100;
    CALL(hipMalloc(&device, sizeof(values)));
    CALL(hipMemcpy(device, values, sizeof(values), hipMemcpyHostToDevice));
    CALL(hipLaunchCooperativeKernel((void *)go_round, dim3(GROUPS), dim3(64), arguments, 0, 0));
    CALL(hipMemcpy(values, device, sizeof(values), hipMemcpyDeviceToHost));
    for (int i = 0; i < ITEMS; i++)
        good &= values[i] == (i / 64 + ROUNDS) % GROUPS * 100 + ROUNDS;
    check("values that went round", good);
    return failures;
}
