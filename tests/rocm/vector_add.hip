/* vector_add.hip - the first program. */
#include "check.h"

#define ITEMS 4096

__global__ void add(const float *a, const float *b, float *sum, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;

    if (i < count)
        sum[i] = a[i] + b[i];
}

int main()
{
    static float a[ITEMS], b[ITEMS], sum[ITEMS];
    float *device[3];
    bool good = true;

    for (int i = 0; i < ITEMS; i++) {
        a[i] = i;
        b[i] = 2 * i;
    }
    for (float *&memory : device)
        CALL(hipMalloc(&memory, sizeof(a)));
    CALL(hipMemcpy(device[0], a, sizeof(a), hipMemcpyHostToDevice));
    CALL(hipMemcpy(device[1], b, sizeof(b), hipMemcpyHostToDevice));
    add<<<ITEMS / 256, 256>>>(device[0], device[1], device[2], ITEMS);
    CALL(hipMemcpy(sum, device[2], sizeof(sum), hipMemcpyDeviceToHost));
    for (int i = 0; i < ITEMS; i++)
        good &= sum[i] == 3 * i;
    check("sums", good);
    return failures;
}
