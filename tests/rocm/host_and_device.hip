/* host_and_device.hip - atomics, also on the host's memory; memory that a kernel allocates; graphs; waits for a value. */
#include "check.h"

struct sums {
    double doubles;
    float floats;
    int largest;
    unsigned long long last;
};

__global__ void add(sums *sums, int *host)
{
    atomicAdd(&sums->doubles, 1.0);
    atomicAdd(&sums->floats, 1.0f);
    atomicMax(&sums->largest, (int)threadIdx.x);
    atomicCAS(&sums->last, (unsigned long long)blockIdx.x, (unsigned long long)blockIdx.x + 1);
    atomicAdd_system(host, 1);
}

__global__ void allocate(int **place)
{
    int *memory = (int *)malloc(64);

    if (memory)
        *memory = 11;
    *place = memory;
}

__global__ void look(int **place, int *found)
{
    *found += *place ? **place : 1000;
}

static void atomics()
{
    sums *device, sums;
    int *host;

    CALL(hipMalloc(&device, sizeof(sums)));
    CALL(hipMemset(device, 0, sizeof(sums)));
    CALL(hipHostMalloc(&host, sizeof(*host)));
    *host = 5;
    add<<<4, 64>>>(device, host);
    CALL(hipMemcpy(&sums, device, sizeof(sums), hipMemcpyDeviceToHost));
    check("sums", sums.doubles == 256 && sums.floats == 256 && sums.largest == 63 && sums.last >= 1 && sums.last <= 4);
    check("a sum of the host's", *host == 261);
}

static void graphs_and_waits()
{
    int **place, *found;
    unsigned *flag;
    hipStream_t stream;
    hipGraph_t graph;
    hipGraphExec_t executable;

    CALL(hipMalloc(&place, sizeof(*place)));
    CALL(hipHostMalloc(&found, sizeof(*found)));
    *found = 0;
    CALL(hipStreamCreate(&stream));
    allocate<<<1, 1, 0, stream>>>(place);
    CALL(hipStreamSynchronize(stream));
    CALL(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
    look<<<1, 1, 0, stream>>>(place, found);
    look<<<1, 1, 0, stream>>>(place, found);
    CALL(hipStreamEndCapture(stream, &graph));
    CALL(hipGraphInstantiate(&executable, graph, 0, 0, 0));
    CALL(hipGraphLaunch(executable, stream));
    CALL(hipStreamSynchronize(stream));
    check("a graph, with memory that a kernel allocated", *found == 22);

    CALL(hipExtMallocWithFlags((void **)&flag, 8, hipMallocSignalMemory));
    *flag = 0;
    CALL(hipStreamWaitValue32(stream, flag, 5, hipStreamWaitValueEq, 0xffffffff));
    look<<<1, 1, 0, stream>>>(place, found);
    check("a stream that waits", hipStreamQuery(stream) == hipErrorNotReady && *found == 22);
    *flag = 5;
    CALL(hipStreamSynchronize(stream));
    check("a stream that has waited", *found == 33);
}

static void images()
{
    hipChannelFormatDesc format = hipCreateChannelDesc<float>();
    hipArray_t array;

    check("an image", hipMallocArray(&array, &format, 16, 16, 0) != hipSuccess);
}

int main()
{
    atomics();
    graphs_and_waits();
    images();
    return failures;
}
