/* squares.hip - a kernel for the debugger; the number of items comes from the standard input. "none" as argument: no kernel. */
#include "check.h"

#include <cstring>

#define ITEMS 64

__device__ int square(int number)
{
    int result = number * number;

    return result;
}

__global__ void squares(int *values, int count)
{
    int item = (int)threadIdx.x;

    if (item < count)
        values[item] = square(item);
}

template <typename T> __global__ void twice(T *values)
{
    values[threadIdx.x] *= 2;
}

int main(int argc, char **argv)
{
    int values[ITEMS], *device, count = 0;
    bool good = true;

    CALL(hipMalloc(&device, sizeof(values)));
    if (argc > 1 && strcmp(argv[1], "none") == 0)
        return 0;
    check("the number of items", scanf("%d", &count) == 1);
    squares<<<1, ITEMS>>>(device, count);
    twice<int><<<1, ITEMS>>>(device);
    CALL(hipMemcpy(values, device, sizeof(values), hipMemcpyDeviceToHost));
    for (int i = 0; i < count; i++)
        good &= values[i] == 2 * i * i;
    check("squares", good);
    return failures;
}
