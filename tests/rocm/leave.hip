/* leave.hip - kernels that race; the program ends while one is under way. */
#include "check.h"

/* Both work-groups write all words, and nothing orders them. */
__global__ void race(int *words)
{
    words[threadIdx.x] = blockIdx.x;
}

__global__ void count(int *words)
{
    for (int i = 0; i < 100000; i++)
        atomicAdd(words, 1);
}

int main()
{
    int *words;

    CALL(hipMalloc(&words, 256));
    race<<<2, 64>>>(words);
    CALL(hipDeviceSynchronize());
    count<<<1, 64>>>(words);
    exit(9);
}
