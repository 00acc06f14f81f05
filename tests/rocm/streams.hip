/* streams.hip - five streams, events and callbacks; memory of the host that kernels use; large and two-dimensional copies. */
#include "check.h"
#include <string.h>

#define STREAMS 5
#define ITEMS   16384
#define LARGE   (1 << 20)
#define ROWS    50
#define COLUMNS 100
#define PITCH   128

__global__ void scale(int *data, int factor)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;

    data[i] = data[i] * factor + 1;
}

static void count(hipStream_t, hipError_t, void *calls)
{
    __atomic_fetch_add((int *)calls, 1, __ATOMIC_SEQ_CST);
}

static void streams()
{
    hipStream_t stream[STREAMS];
    hipEvent_t begin, end;
    int *host[STREAMS], *device[STREAMS], calls = 0;
    float milliseconds = -1;
    bool good = true;

    CALL(hipEventCreate(&begin));
    CALL(hipEventCreate(&end));
    for (int i = 0; i < STREAMS; i++) {
        CALL(hipStreamCreate(&stream[i]));
        CALL(hipHostMalloc(&host[i], ITEMS * sizeof(int)));
        CALL(hipMalloc(&device[i], ITEMS * sizeof(int)));
        for (int j = 0; j < ITEMS; j++)
            host[i][j] = i + j;
    }
    CALL(hipEventRecord(begin, stream[0]));
    for (int i = 0; i < STREAMS; i++) {
        CALL(hipMemcpyAsync(device[i], host[i], ITEMS * sizeof(int), hipMemcpyHostToDevice, stream[i]));
        scale<<<ITEMS / 256, 256, 0, stream[i]>>>(device[i], 3);
        scale<<<ITEMS / 256, 256, 0, stream[i]>>>(device[i], 2);
        CALL(hipMemcpyAsync(host[i], device[i], ITEMS * sizeof(int), hipMemcpyDeviceToHost, stream[i]));
        CALL(hipStreamAddCallback(stream[i], count, &calls, 0));
    }
    CALL(hipEventRecord(end, stream[0]));
    CALL(hipDeviceSynchronize());
    CALL(hipEventElapsedTime(&milliseconds, begin, end));
    for (int i = 0; i < STREAMS; i++)
        for (int j = 0; j < ITEMS; j++)
            good &= host[i][j] == ((i + j) * 3 + 1) * 2 + 1;
    check("streams", good);
    check("callbacks", calls == STREAMS);
    check("the time between events", milliseconds > 0 && milliseconds < 100000);
}

/* The same memory twice: what the program writes after it was registered counts. */
static void registered_memory()
{
    int *host = (int *)malloc(ITEMS * sizeof(int)), *device;
    bool good = true;

    CALL(hipHostRegister(host, ITEMS * sizeof(int), 0));
    CALL(hipHostGetDevicePointer((void **)&device, host, 0));
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < ITEMS; i++)
            host[i] = i + round;
        scale<<<ITEMS / 256, 256>>>(device, 5);
        CALL(hipDeviceSynchronize());
        for (int i = 0; i < ITEMS; i++)
            good &= host[i] == (i + round) * 5 + 1;
    }
    check("registered memory", good);
    CALL(hipHostUnregister(host));
    free(host);
}

static void copies()
{
    static int from[LARGE], to[LARGE];
    static char rows[ROWS * COLUMNS], back[ROWS * COLUMNS];
    int *device;
    char *pitched;
    bool good = true;

    for (int i = 0; i < LARGE; i++)
        from[i] = i;
    for (int i = 0; i < ROWS * COLUMNS; i++)
        rows[i] = (char)i;
    CALL(hipMalloc(&device, sizeof(from)));
    CALL(hipMalloc(&pitched, ROWS * PITCH));
    CALL(hipMemcpy(device, from, sizeof(from), hipMemcpyHostToDevice));
    CALL(hipMemcpy(to, device, sizeof(to), hipMemcpyDeviceToHost));
    check("a large copy", memcmp(from, to, sizeof(to)) == 0);
    CALL(hipMemset(device, 0xab, sizeof(to)));
    CALL(hipMemcpy(to, device, sizeof(to), hipMemcpyDeviceToHost));
    for (int value : to)
        good &= value == (int)0xabababab;
    check("memset", good);
    CALL(hipMemcpy2D(pitched, PITCH, rows, COLUMNS, COLUMNS, ROWS, hipMemcpyHostToDevice));
    CALL(hipMemcpy2D(back, COLUMNS, pitched, PITCH, COLUMNS, ROWS, hipMemcpyDeviceToHost));
    check("two-dimensional copies", memcmp(rows, back, sizeof(rows)) == 0);
}

int main()
{
    streams();
    registered_memory();
    copies();
    return failures;
}
