/* host.hip - what the host's side of HIP can do, or refuses: one case for each thing. Usage: host [CASE] */
#include "check.h"

#define ITEMS 256

__global__ void add_one(int *data)
{
    data[blockIdx.x * blockDim.x + threadIdx.x] += 1;
}

__global__ void take_time(long long cycles)
{
    long long begin = clock64();

    while (clock64() - begin < cycles)
        ;
}

static int *numbers(int first)
{
    int host[ITEMS], *device;

    for (int i = 0; i < ITEMS; i++)
        host[i] = first + i;
    CALL(hipMalloc(&device, sizeof(host)));
    CALL(hipMemcpy(device, host, sizeof(host), hipMemcpyHostToDevice));
    return device;
}

static bool has(const int *device, int first)
{
    int host[ITEMS];
    bool good = true;

    CALL(hipMemcpy(host, device, sizeof(host), hipMemcpyDeviceToHost));
    for (int i = 0; i < ITEMS; i++)
        good &= host[i] == first + i;
    return good;
}

/* ---- memory ---- */

static void managed_memory()
{
    int *memory;
    bool good = true;

    CALL(hipMallocManaged(&memory, ITEMS * sizeof(int)));
    for (int i = 0; i < ITEMS; i++)
        memory[i] = i;
    CALL(hipMemAdvise(memory, ITEMS * sizeof(int), hipMemAdviseSetReadMostly, 0));
    CALL(hipMemPrefetchAsync(memory, ITEMS * sizeof(int), 0, 0));
    add_one<<<1, ITEMS>>>(memory);
    CALL(hipDeviceSynchronize());
    for (int i = 0; i < ITEMS; i++)
        good &= memory[i] == i + 1;
    check("both see it", good);
    CALL(hipFree(memory));
}

static void copies_and_fills()
{
    int *device = numbers(0), *other = numbers(7);
    hipPointerAttribute_t attributes;
    unsigned char bytes[64];
    bool good = true;

    CALL(hipMemcpy(other, device, ITEMS * sizeof(int), hipMemcpyDeviceToDevice));
    check("on the device", has(other, 0));
    CALL(hipMemsetD32((hipDeviceptr_t)device, 0x01020304, 16));
    CALL(hipMemset2D(device, 16, 9, 4, 4));
    CALL(hipMemcpy(bytes, device, sizeof(bytes), hipMemcpyDeviceToHost));
    for (int i = 0; i < 64; i++)
        good &= bytes[i] == (i % 16 < 4 ? 9 : 4 - i % 4);
    check("fills", good);
    CALL(hipPointerGetAttributes(&attributes, device));
    check("a pointer", attributes.memoryType == hipMemoryTypeDevice && attributes.devicePointer == device);
}

static void memory_in_streams()
{
    hipStream_t stream;
    int *memory, host = 0;

    CALL(hipStreamCreate(&stream));
    CALL(hipMallocAsync((void **)&memory, ITEMS * sizeof(int), stream));
    CALL(hipMemsetAsync(memory, 0, ITEMS * sizeof(int), stream));
    add_one<<<1, ITEMS, 0, stream>>>(memory);
    CALL(hipMemcpyAsync(&host, memory + 5, sizeof(host), hipMemcpyDeviceToHost, stream));
    CALL(hipFreeAsync(memory, stream));
    CALL(hipStreamSynchronize(stream));
    check("a number", host == 1);
}

/* ---- streams ---- */

static void note(hipStream_t, hipError_t status, void *place)
{
    *(int *)place = status == hipSuccess ? 1 : -1;
}

static void events()
{
    hipStream_t first, second, urgent;
    hipEvent_t begin, end, ready;
    int *device = numbers(0), lowest, highest, noted = 0;
    float milliseconds;

    CALL(hipStreamCreate(&first));
    CALL(hipStreamCreateWithFlags(&second, hipStreamNonBlocking));
    CALL(hipDeviceGetStreamPriorityRange(&lowest, &highest));
    CALL(hipStreamCreateWithPriority(&urgent, hipStreamNonBlocking, highest));
    CALL(hipEventCreate(&begin));
    CALL(hipEventCreate(&end));
    CALL(hipEventCreateWithFlags(&ready, hipEventDisableTiming));
    CALL(hipEventRecord(begin, first));
    take_time<<<1, 1, 0, first>>>(100000);
    CALL(hipEventRecord(end, first));
    add_one<<<1, ITEMS, 0, first>>>(device);
    CALL(hipEventRecord(ready, first));
    CALL(hipStreamWaitEvent(second, ready, 0));
    add_one<<<1, ITEMS, 0, second>>>(device);
    CALL(hipEventRecord(ready, second));
    CALL(hipStreamWaitEvent(urgent, ready, 0));
    add_one<<<1, ITEMS, 0, urgent>>>(device);
    CALL(hipStreamAddCallback(urgent, note, &noted, 0));
    CALL(hipStreamSynchronize(urgent));
    check("one behind another", has(device, 3));
    check("a callback", noted == 1);
    CALL(hipEventQuery(end));
    CALL(hipEventElapsedTime(&milliseconds, begin, end));
    check("priorities", lowest > highest);
}

static void graphs()
{
    hipGraph_t graph;
    hipGraphExec_t executable;
    hipGraphNode_t in, kernel, fill, out;
    int host[ITEMS], back[ITEMS], *device = numbers(0);
    void *arguments[] = {&device};
    hipKernelNodeParams launch = {};
    hipMemsetParams zeros = {};
    bool good = true;

    for (int i = 0; i < ITEMS; i++)
        host[i] = 1000 + i;
    launch.func = (void *)add_one;
    launch.gridDim = dim3(1);
    launch.blockDim = dim3(ITEMS);
    launch.kernelParams = arguments;
    zeros.dst = device;
    zeros.elementSize = 4;
    zeros.width = 16;
    zeros.height = 1;
    CALL(hipGraphCreate(&graph, 0));
    CALL(hipGraphAddMemcpyNode1D(&in, graph, NULL, 0, device, host, sizeof(host), hipMemcpyHostToDevice));
    CALL(hipGraphAddKernelNode(&kernel, graph, &in, 1, &launch));
    CALL(hipGraphAddMemsetNode(&fill, graph, &kernel, 1, &zeros));
    CALL(hipGraphAddMemcpyNode1D(&out, graph, &fill, 1, back, device, sizeof(back), hipMemcpyDeviceToHost));
    CALL(hipGraphInstantiate(&executable, graph, 0, 0, 0));
    for (int round = 0; round < 2; round++) {
        memset(back, 0xff, sizeof(back));
        CALL(hipGraphLaunch(executable, 0));
        CALL(hipStreamSynchronize(0));
        for (int i = 0; i < ITEMS; i++)
            good &= back[i] == (i < 16 ? 0 : 1001 + i);
    }
    check("four nodes, twice", good);
}

/* ---- what is asked ---- */

static void occupancy()
{
    int groups = 0, grid = 0, size = 0;

    CALL(hipOccupancyMaxActiveBlocksPerMultiprocessor(&groups, add_one, 256, 0));
    check("by waves", groups == 8);
    CALL(hipOccupancyMaxActiveBlocksPerMultiprocessor(&groups, add_one, 256, 32768));
    check("by shared memory", groups == 2);
    CALL(hipOccupancyMaxPotentialBlockSize(&grid, &size, add_one, 0, 0));
    check("the best", grid > 0 && size == 1024);
}

static void function_attributes()
{
    hipFuncAttributes attributes;

    CALL(hipFuncGetAttributes(&attributes, (const void *)add_one));
    check("registers", attributes.numRegs > 0 && attributes.sharedSizeBytes == 0 && attributes.localSizeBytes == 0);
    check("size", attributes.maxThreadsPerBlock == 1024);
    CALL(hipFuncSetAttribute((const void *)add_one, hipFuncAttributeMaxDynamicSharedMemorySize, 32768));
    CALL(hipFuncSetCacheConfig((const void *)add_one, hipFuncCachePreferL1));
}

static void device_properties()
{
    hipDeviceProp_t properties;
    size_t unused, total;

    CALL(hipGetDeviceProperties(&properties, 0));
    CALL(hipMemGetInfo(&unused, &total));
    check("name",
          strcmp(properties.name, "Onward simulated GPU") == 0 && strcmp(properties.gcnArchName, "gfx803") == 0);
    check("sizes", properties.warpSize == 64 && properties.sharedMemPerBlock == 65536);
    check("memory", properties.totalGlobalMem == total && unused <= total);
}

/* ---- what is refused ---- */

static void refuse(const char *what, hipError_t found, hipError_t expected)
{
    check(what, found == expected);
    (void)hipGetLastError();
}

static void textures()
{
    hipChannelFormatDesc format = hipCreateChannelDesc<float>();
    hipResourceDesc resource = {};
    hipTextureDesc description = {};
    hipTextureObject_t texture;
    hipSurfaceObject_t surface;
    hipPitchedPtr pitched;
    hipArray_t array;
    size_t pitch;
    void *memory;

    resource.resType = hipResourceTypeLinear;
    resource.res.linear.devPtr = numbers(0);
    resource.res.linear.desc = format;
    resource.res.linear.sizeInBytes = ITEMS * sizeof(int);
    refuse("an array", hipMallocArray(&array, &format, 16, 16, 0), hipErrorInvalidValue);
    refuse("a texture", hipCreateTextureObject(&texture, &resource, &description, NULL), hipErrorNotSupported);
    refuse("a surface", hipCreateSurfaceObject(&surface, &resource), hipErrorInvalidValue);
    refuse("rows", hipMallocPitch(&memory, &pitch, 100, 10), hipErrorInvalidValue);
    refuse("planes", hipMalloc3D(&pitched, make_hipExtent(100, 10, 3)), hipErrorInvalidValue);
}

static void interprocess_memory()
{
    hipIpcMemHandle_t handle;

    refuse("a handle", hipIpcGetMemHandle(&handle, numbers(0)), hipErrorInvalidDevicePointer);
}

static void mistakes()
{
    int *device = numbers(0);
    void *large;

    add_one<<<1, 2048>>>(device);
    refuse("too many work-items", hipGetLastError(), hipErrorInvalidConfiguration);
    add_one<<<0, 64>>>(device);
    refuse("an empty grid", hipGetLastError(), hipErrorInvalidValue);
    refuse("memory of another", hipFree((void *)0x1234), hipErrorInvalidValue);
    refuse("too much memory", hipMalloc(&large, (size_t)1 << 45), hipErrorOutOfMemory);
    refuse("a second GPU", hipSetDevice(3), hipErrorInvalidDevice);
    check("the memory is as before", has(device, 0));
}

int main(int count, char **arguments)
{
    static const named_case cases[] = {
        {"managed memory", managed_memory},
        {"copies and fills", copies_and_fills},
        {"memory in streams", memory_in_streams},
        {"events", events},
        {"graphs", graphs},
        {"occupancy", occupancy},
        {"function attributes", function_attributes},
        {"device properties", device_properties},
        {"textures", textures},
        {"interprocess memory", interprocess_memory},
        {"mistakes", mistakes},
    };

    run_cases(cases, count, arguments);
    return failures;
}
