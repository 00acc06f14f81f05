/* kernels.hip - what kernels can do: one case for each thing. Usage: kernels [CASE] */
#include "check.h"
#include <hip/hip_fp16.h>
#include <assert.h>
#include <math.h>
#include <stdint.h>

template <typename Value> static Value *device_memory(size_t count)
{
    Value *memory;

    CALL(hipMalloc(&memory, count * sizeof(*memory)));
    CALL(hipMemset(memory, 0, count * sizeof(*memory)));
    return memory;
}

template <typename Value> static void send(Value *to, const Value *from, size_t count)
{
    CALL(hipMemcpy(to, from, count * sizeof(*from), hipMemcpyHostToDevice));
}

template <typename Value> static void fetch(Value *to, const Value *from, size_t count)
{
    CALL(hipMemcpy(to, from, count * sizeof(*from), hipMemcpyDeviceToHost));
}

/* ---- scratch, which grows from one launch to the next ---- */

#define STACKS 512

template <int WORDS> __global__ void use_stack(int *out, int salt)
{
    volatile int words[WORDS];
    int i = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;

    for (int j = 0; j < WORDS; j++)
        words[(j * 7 + i) % WORDS] = i + j + salt;
    for (int j = 0; j < WORDS; j++)
        sum += words[j];
    out[i] = sum;
}

template <int WORDS> static void stack(int *device, const char *what, int salt)
{
    int out[STACKS];
    bool good = true;

    use_stack<WORDS><<<STACKS / 64, 64>>>(device, salt);
    fetch(out, device, STACKS);
    for (int i = 0; i < STACKS; i++)
        good &= out[i] == WORDS * (i + salt) + WORDS * (WORDS - 1) / 2;
    check(what, good);
}

static void scratch()
{
    int *device = device_memory<int>(STACKS);

    stack<16>(device, "64 bytes", 1);
    stack<2048>(device, "8 KiB", 2);
    stack<256>(device, "1 KiB", 3);
    stack<4096>(device, "16 KiB", 4);
}

/* ---- grids ---- */

#define X 12
#define Y 15
#define Z 14

__global__ void number(int *out)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    int z = blockIdx.z * blockDim.z + threadIdx.z;

    out[(z * gridDim.y * blockDim.y + y) * gridDim.x * blockDim.x + x] = x + 100 * y + 10000 * z;
}

static void dimensions()
{
    static int out[X * Y * Z];
    int *device = device_memory<int>(X * Y * Z);
    bool good = true;

    number<<<dim3(X / 4, Y / 3, Z / 2), dim3(4, 3, 2)>>>(device);
    fetch(out, device, X * Y * Z);
    for (int i = 0; i < X * Y * Z; i++)
        good &= out[i] == i % X + i / X % Y * 100 + i / (X * Y) * 10000;
    check("numbers", good);
}

/* ---- shared memory that the launch gives ---- */

#define SHARED_MOST 16384

__global__ void rotate(int *data, int count)
{
    extern __shared__ int shared[];

    for (int i = threadIdx.x; i < count; i += blockDim.x)
        shared[i] = data[i];
    __syncthreads();
    for (int i = threadIdx.x; i < count; i += blockDim.x)
        data[i] = shared[(i + 1) % count];
}

static void dynamic_shared_memory()
{
    static int data[SHARED_MOST];
    int *device = device_memory<int>(SHARED_MOST);
    bool good = true;

    for (int count : {64, 4096, SHARED_MOST}) {
        for (int i = 0; i < count; i++)
            data[i] = 3 * i;
        send(device, data, count);
        rotate<<<1, 256, count * sizeof(int)>>>(device, count);
        fetch(data, device, count);
        for (int i = 0; i < count; i++)
            good &= data[i] == (i + 1) % count * 3;
    }
    check("up to 64 KiB", good);
    rotate<<<1, 256, (SHARED_MOST + 1) * sizeof(int)>>>(device, 1);
    check("more than 64 KiB", hipGetLastError() == hipErrorOutOfMemory);
}

/* ---- atomics ---- */

#define ACTORS 1024

struct cells {
    int add, sub, exchange, min, max, exclusive, swapped;
    unsigned up, down, all, any;
    unsigned long long add64, max64, min64;
    float real;
    double real64;
};

__global__ void act(cells *cells)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, old, seen = cells->swapped;

    atomicAdd(&cells->add, i);
    atomicSub(&cells->sub, i);
    atomicExch(&cells->exchange, 7);
    atomicMin(&cells->min, -i);
    atomicMax(&cells->max, i);
    atomicXor(&cells->exclusive, i);
    atomicInc(&cells->up, 99);
    atomicDec(&cells->down, 99);
    atomicAnd(&cells->all, ~(1u << i % 32));
    atomicOr(&cells->any, 1u << i % 8);
    do {
        old = seen;
        seen = atomicCAS(&cells->swapped, old, old + 2);
    } while (seen != old);
    atomicAdd(&cells->add64, 1ull << 32);
    atomicMax(&cells->max64, (unsigned long long)i << 40);
    atomicMin(&cells->min64, (unsigned long long)(i + 1) << 40);
    atomicAdd(&cells->real, 0.5f);
    atomicAdd(&cells->real64, 0.25);
}

static void atomics()
{
    cells cells = {}, *device = device_memory<struct cells>(1);
    int sum = ACTORS * (ACTORS - 1) / 2, exclusive = 0;
    unsigned down = 0;

    for (int i = 0; i < ACTORS; i++) {
        exclusive ^= i;
        down = down == 0 || down > 99 ? 99 : down - 1;
    }
    cells.all = ~0u;
    cells.min64 = ~0ull;
    send(device, &cells, 1);
    act<<<ACTORS / 128, 128>>>(device);
    fetch(&cells, device, 1);
    check("sums", cells.add == sum && cells.sub == -sum && cells.swapped == 2 * ACTORS);
    check("order", cells.min == 1 - ACTORS && cells.max == ACTORS - 1 && cells.exchange == 7);
    check("bits", cells.all == 0 && cells.any == 255 && cells.exclusive == exclusive);
    check("counters", cells.up == ACTORS % 100 && cells.down == down);
    check("64 bits", cells.add64 == (unsigned long long)ACTORS << 32 && cells.min64 == 1ull << 40);
    check("the largest of 64 bits", cells.max64 == (unsigned long long)(ACTORS - 1) << 40);
    check("reals", cells.real == ACTORS / 2 && cells.real64 == ACTORS / 4);
}

/* ---- waves ---- */

#define WAVE   64
#define TRICKS 9

__global__ void tricks(unsigned long long *out)
{
    int i = threadIdx.x;
    unsigned long long *own = out + i * TRICKS;

    own[0] = __shfl(3 * i, (i + 5) % WAVE);
    own[1] = __shfl_up(i, 3);
    own[2] = __shfl_xor(i, 21);
    own[3] = __shfl_down(i, 9, 16);
    own[4] = __ballot(i % 3 == 0);
    own[5] = __any(i == 40) + 2 * __all(i < WAVE) + 4 * __all(i < WAVE - 1);
    own[6] = __popcll(__ballot(i % 5 == 0)) + 100 * __ffsll((unsigned long long)i << 8);
    own[7] = __lane_id();
    own[8] = i % 2 ? __ballot(1) : 0;
}

static void waves()
{
    static unsigned long long out[WAVE * TRICKS];
    unsigned long long *device = device_memory<unsigned long long>(WAVE * TRICKS), thirds = 0;
    bool moved = true, voted = true;

    tricks<<<1, WAVE>>>(device);
    fetch(out, device, WAVE * TRICKS);
    for (int i = 0; i < WAVE; i += 3)
        thirds |= 1ull << i;
    for (unsigned i = 0; i < WAVE; i++) {
        const unsigned long long *own = out + i * TRICKS;

        moved &= own[0] == (i + 5) % WAVE * 3 && own[1] == (i < 3 ? i : i - 3) && own[2] == (i ^ 21);
        moved &= own[3] == (i % 16 + 9 < 16 ? i + 9 : i) && own[7] == i;
        voted &= own[4] == thirds && own[5] == 3 && own[6] == 13 + (i ? 100u * (__builtin_ctz(i) + 9) : 0);
        voted &= own[8] == (i % 2 ? 0xaaaaaaaaaaaaaaaaull : 0);
    }
    check("values that moved", moved);
    check("votes", voted);
}

/* ---- arithmetic, with __ldg ---- */

#define VALUES    64
#define FUNCTIONS 5

__global__ void compute(double *doubles, float *floats, __half *halves, const double *in)
{
    int i = threadIdx.x;
    double x = __ldg(&in[i]);
    __half a = __float2half((float)i), b = __float2half(0.5f);
    double found[FUNCTIONS] = {sqrt(x) + x / 3, sin(x), exp(x / 10), pow(x, 1.5), fma(x, x, -1.0)};
    float found32[FUNCTIONS] = {sqrtf(x), sinf(x), expf(x / 10), powf(x, 1.5f), (float)x / 3};
    __half found16[FUNCTIONS] = {__hadd(a, b), __hmul(a, b), __hfma(a, b, b), hsqrt(a), __hdiv(a, __float2half(4))};

    for (int j = 0; j < FUNCTIONS; j++) {
        doubles[i * FUNCTIONS + j] = found[j];
        floats[i * FUNCTIONS + j] = found32[j];
        halves[i * FUNCTIONS + j] = found16[j];
    }
}

template <typename Real> static bool near(const Real *found, const double *expected, double error)
{
    bool good = true;

    for (int i = 0; i < FUNCTIONS; i++)
        good &= fabs((double)found[i] - expected[i]) <= error * fmax(1, fabs(expected[i]));
    return good;
}

static void arithmetic()
{
    static double in[VALUES], doubles[VALUES * FUNCTIONS];
    static float floats[VALUES * FUNCTIONS];
    static __half halves[VALUES * FUNCTIONS];
    double *device_in = device_memory<double>(VALUES), *device64 = device_memory<double>(VALUES * FUNCTIONS);
    float *device32 = device_memory<float>(VALUES * FUNCTIONS);
    __half *device16 = device_memory<__half>(VALUES * FUNCTIONS);
    bool good64 = true, good32 = true, good16 = true;

    for (int i = 0; i < VALUES; i++)
        in[i] = 0.75 * i;
    send(device_in, in, VALUES);
    compute<<<1, VALUES>>>(device64, device32, device16, device_in);
    fetch(doubles, device64, VALUES * FUNCTIONS);
    fetch(floats, device32, VALUES * FUNCTIONS);
    fetch(halves, device16, VALUES * FUNCTIONS);
    for (int i = 0; i < VALUES; i++) {
        double x = in[i];
        const double of64[] = {sqrt(x) + x / 3, sin(x), exp(x / 10), pow(x, 1.5), fma(x, x, -1.0)};
        const double of32[] = {sqrt(x), sin(x), exp(x / 10), pow(x, 1.5), x / 3};
        const double of16[] = {i + 0.5, i * 0.5, i * 0.5 + 0.5, sqrt(i), i / 4.0};

        good64 &= near(doubles + i * FUNCTIONS, of64, 1e-15);
        good32 &= near(floats + i * FUNCTIONS, of32, 1e-6);
        good16 &= near(halves + i * FUNCTIONS, of16, 1e-3);
    }
    check("double", good64);
    check("float", good32);
    check("half", good16);
}

/* ---- memory that kernels allocate and free ---- */

#define OWNERS 256
#define OWNED  100

__global__ void allocate(int **places)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, *memory = (int *)malloc(OWNED * sizeof(int));

    for (int j = 0; memory && j < OWNED; j++)
        memory[j] = i * j;
    places[i] = memory;
}

__global__ void use_and_free(int **places, int *sums)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;

    for (int j = 0; places[i] && j < OWNED; j++)
        sum += places[i][j];
    sums[i] = places[i] ? sum : -1;
    free(places[i]);
}

static void allocation()
{
    int **places = device_memory<int *>(OWNERS), *device = device_memory<int>(OWNERS), sums[OWNERS];
    bool good = true;

    for (int round = 0; round < 3; round++) {
        allocate<<<OWNERS / 64, 64>>>(places);
        use_and_free<<<OWNERS / 64, 64>>>(places, device);
        fetch(sums, device, OWNERS);
        for (int i = 0; i < OWNERS; i++)
            good &= sums[i] == i * (OWNED * (OWNED - 1) / 2);
    }
    check("sums", good);
}

/* ---- printf ---- */

__global__ void print()
{
    printf("%s %.2f %lld %c|%5d|%-5d|%x\n", "text", 1.5, 123456789012ll, 'c', (int)threadIdx.x, 42, 255);
}

static void print_formats()
{
    print<<<1, 2>>>();
    CALL(hipDeviceSynchronize());
}

/* ---- what ends the program, so only by name ---- */

__global__ void insist(int value)
{
    assert(value == 1);
}

static void fail_an_assertion()
{
    insist<<<1, 1>>>(1);
    CALL(hipDeviceSynchronize());
    insist<<<1, 1>>>(2);
    CALL(hipDeviceSynchronize());
}

int main(int count, char **arguments)
{
    static const named_case cases[] = {
        {"scratch", scratch},       {"dimensions", dimensions}, {"dynamic shared memory", dynamic_shared_memory},
        {"atomics", atomics},       {"waves", waves},           {"arithmetic", arithmetic},
        {"allocation", allocation}, {"printf", print_formats},
    };
    static const named_case last[] = {{"assert", fail_an_assertion}};

    run_cases(cases, count, arguments);
    if (count > 1)
        run_cases(last, count, arguments);
    return failures;
}
