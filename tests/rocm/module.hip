/* module.hip - the kernels that modules.cpp loads from a file. */
#include <hip/hip_runtime.h>

__device__ int factor = 3;
__constant__ int offsets[2];

extern "C" __global__ void scale(int *data, int extra)
{
    data[threadIdx.x] = data[threadIdx.x] * factor + offsets[1] + extra;
}
