/* calls.hip - printf, recursion, memory that kernels allocate. */
#include "check.h"

__global__ void greet(int number)
{
    printf("greetings %d from %d\n", number, (int)threadIdx.x);
}

__device__ int fibonacci(int n)
{
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

__global__ void recurse(int *out)
{
    out[threadIdx.x] = fibonacci(threadIdx.x);
}

int main()
{
    int *device, out[16];

    greet<<<1, 3>>>(7);
    CALL(hipDeviceSynchronize());
    CALL(hipMalloc(&device, sizeof(out)));
    recurse<<<1, 16>>>(device);
    CALL(hipMemcpy(out, device, sizeof(out), hipMemcpyDeviceToHost));
    check("recursion", out[10] == 55 && out[15] == 610);
    return failures;
}
