/* memories.hip - memory of the host that HIP copies from and to, or that kernels use, in all kinds of places. Usage: memories [CASE] */
#include "check.h"
#include <stdlib.h>
#include <sys/mman.h>
#include <thread>
#include <unistd.h>
#include <vector>

#define LARGE   600000 /* numbers: HIP locks what is as large as this, and has the GPU copy it */
#define THREADS 6
#define ROUNDS  5

__global__ void add_one(int *data, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;

    if (i < count)
        data[i] += 1;
}

/* Has the GPU add one to each. */
static void go_through(int *numbers, int count, hipStream_t stream)
{
    int *device;

    CALL(hipMalloc(&device, count * sizeof(int)));
    CALL(hipMemcpyAsync(device, numbers, count * sizeof(int), hipMemcpyHostToDevice, stream));
    add_one<<<(count + 255) / 256, 256, 0, stream>>>(device, count);
    CALL(hipMemcpyAsync(numbers, device, count * sizeof(int), hipMemcpyDeviceToHost, stream));
    CALL(hipStreamSynchronize(stream));
    CALL(hipFree(device));
}

static bool are(const int *numbers, int count, int first)
{
    bool good = true;

    for (int i = 0; i < count; i++)
        good &= numbers[i] == first + i;
    return good;
}

static void stack()
{
    int numbers[LARGE], few[10], *device;

    for (int i = 0; i < LARGE; i++)
        numbers[i] = i;
    go_through(numbers, LARGE, 0);
    check("a copy", are(numbers, LARGE, 1));
    for (int i = 0; i < 10; i++)
        few[i] = i;
    CALL(hipHostRegister(few, sizeof(few), 0));
    CALL(hipHostGetDevicePointer((void **)&device, few, 0));
    add_one<<<1, 64>>>(device, 10);
    CALL(hipDeviceSynchronize());
    check("registered", are(few, 10, 1));
    CALL(hipHostUnregister(few));
}

static void constants()
{
    static const int numbers[LARGE] = {7, 8, 9};
    static int found[LARGE];
    int *device;

    CALL(hipMalloc(&device, sizeof(numbers)));
    CALL(hipMemcpy(device, numbers, sizeof(numbers), hipMemcpyHostToDevice));
    CALL(hipMemcpy(found, device, sizeof(found), hipMemcpyDeviceToHost));
    check("a copy", memcmp(found, numbers, sizeof(found)) == 0);
}

/* What comes from the GPU has to reach the file. */
static void mapped_file()
{
    FILE *file = tmpfile();
    int *numbers, found = 0;

    check("a file", file && ftruncate(fileno(file), LARGE * sizeof(int)) == 0);
    numbers = (int *)mmap(NULL, LARGE * sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file), 0);
    for (int i = 0; i < LARGE; i++)
        numbers[i] = i;
    go_through(numbers, LARGE, 0);
    check("a copy", are(numbers, LARGE, 1));
    check("in the file",
          pread(fileno(file), &found, sizeof(found), 1000 * sizeof(int)) == sizeof(found) && found == 1001);
    munmap(numbers, LARGE * sizeof(int));
    fclose(file);
}

static void work(int first, bool *good)
{
    hipStream_t stream;
    std::vector<int> numbers(20000);

    CALL(hipStreamCreate(&stream));
    for (int i = 0; i < (int)numbers.size(); i++)
        numbers[i] = first + i;
    for (int round = 0; round < ROUNDS; round++)
        go_through(numbers.data(), numbers.size(), stream);
    *good = are(numbers.data(), numbers.size(), first + ROUNDS);
    CALL(hipStreamDestroy(stream));
}

static void threads()
{
    std::vector<std::thread> all;
    bool good[THREADS];

    for (int i = 0; i < THREADS; i++)
        all.emplace_back(work, 1000 * i, &good[i]);
    for (std::thread &thread : all)
        thread.join();
    for (int i = 0; i < THREADS; i++)
        check("a thread's own", good[i]);
}

int main(int count, char **arguments)
{
    static const named_case cases[] = {
        {"stack", stack},
        {"constants", constants},
        {"mapped file", mapped_file},
        {"threads", threads},
    };

    run_cases(cases, count, arguments);
    return failures;
}
