/* work_groups.hip - waves that shuffle and vote, atomics, shared memory, variables of the device. */
#include "check.h"

#define ITEMS 8192
#define GROUP 256

__constant__ int constant[4];
__device__ int variable;
__managed__ int managed = 5;

__global__ void reduce(const int *in, int *sum, unsigned long long *votes)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, value = in[i];

    votes[i / 64] = __ballot(value & 1);
    for (int distance = 32; distance; distance /= 2)
        value += __shfl_down(value, distance);
    if (threadIdx.x % 64 == 0)
        atomicAdd(sum, value);
}

__global__ void reverse(int *data)
{
    extern __shared__ int dynamic[];
    __shared__ int fixed[GROUP];
    int i = threadIdx.x, *group = data + blockIdx.x * GROUP;

    dynamic[i] = group[i];
    fixed[GROUP - 1 - i] = 1000 * i;
    __syncthreads();
    group[i] = dynamic[GROUP - 1 - i] + fixed[i];
}

__global__ void use_variables(int *out)
{
    out[0] = constant[0] + constant[3];
    out[1] = variable;
    variable = 99;
    managed += 1;
}

static int in[ITEMS], out[ITEMS], *device, *sum;

static void reduction()
{
    static unsigned long long votes[ITEMS / 64];
    unsigned long long *device_votes;
    int expected = 0, found;
    bool good = true;

    for (int i = 0; i < ITEMS; i++)
        expected += in[i] = i * 7 % 1000;
    CALL(hipMalloc(&device_votes, sizeof(votes)));
    CALL(hipMemset(sum, 0, 2 * sizeof(int)));
    CALL(hipMemcpy(device, in, sizeof(in), hipMemcpyHostToDevice));
    reduce<<<ITEMS / GROUP, GROUP>>>(device, sum, device_votes);
    CALL(hipMemcpy(&found, sum, sizeof(found), hipMemcpyDeviceToHost));
    CALL(hipMemcpy(votes, device_votes, sizeof(votes), hipMemcpyDeviceToHost));
    for (int i = 0; i < ITEMS; i++)
        good &= (votes[i / 64] >> i % 64 & 1) == (unsigned)(in[i] & 1);
    check("a sum", found == expected);
    check("votes", good);
}

static void shared_memory()
{
    bool good = true;

    reverse<<<ITEMS / GROUP, GROUP, GROUP * sizeof(int)>>>(device);
    CALL(hipMemcpy(out, device, sizeof(out), hipMemcpyDeviceToHost));
    for (int i = 0; i < ITEMS; i++) {
        int mirrored = GROUP - 1 - i % GROUP;

        good &= out[i] == in[i / GROUP * GROUP + mirrored] + 1000 * mirrored;
    }
    check("shared memory", good);
}

static void variables()
{
    int values[4] = {1, 2, 3, 4}, value = 42;

    CALL(hipMemcpyToSymbol(HIP_SYMBOL(constant), values, sizeof(values)));
    CALL(hipMemcpyToSymbol(HIP_SYMBOL(variable), &value, sizeof(value)));
    use_variables<<<1, 1>>>(sum);
    CALL(hipDeviceSynchronize());
    CALL(hipMemcpy(values, sum, 2 * sizeof(int), hipMemcpyDeviceToHost));
    CALL(hipMemcpyFromSymbol(&value, HIP_SYMBOL(variable), sizeof(value)));
    check("a constant", values[0] == 5);
    check("a variable", values[1] == 42 && value == 99);
    check("a managed variable", managed == 6);
}

int main()
{
    CALL(hipMalloc(&device, sizeof(in)));
    CALL(hipMalloc(&sum, 2 * sizeof(int)));
    reduction();
    shared_memory();
    variables();
    return failures;
}
