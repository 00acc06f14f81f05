/* primitives.hip - rocPRIM: scans and selections look back at work-groups before their own, and spin until those are done. */
#include "check.h"
#include <algorithm>
#include <numeric>
#include <rocprim/rocprim.hpp>
#include <vector>

#define COUNT 60000

struct is_odd {
    __host__ __device__ bool operator()(unsigned value) const
    {
        return value & 1;
    }
};

static std::vector<unsigned> in(COUNT), out(COUNT);
static unsigned *device_in, *device_out, *device_count;

/* Calls a primitive as rocPRIM wants it: once to learn how much memory it needs, then to run. */
template <typename Primitive> static void run(Primitive primitive)
{
    size_t bytes = 0;
    void *memory;

    CALL(primitive(nullptr, bytes));
    CALL(hipMalloc(&memory, bytes));
    CALL(hipMemset(device_out, 0, COUNT * sizeof(unsigned)));
    CALL(primitive(memory, bytes));
    CALL(hipMemcpy(out.data(), device_out, COUNT * sizeof(unsigned), hipMemcpyDeviceToHost));
    CALL(hipFree(memory));
}

#ifdef SORT
static void sort()
{
    std::vector<unsigned> expected = in;

    run([](void *memory, size_t &bytes) {
        return rocprim::radix_sort_keys(memory, bytes, device_in, device_out, COUNT);
    });
    std::sort(expected.begin(), expected.end());
    check("a radix sort", out == expected);
}
#else
static void scan()
{
    std::vector<unsigned> expected(COUNT);

    run([](void *memory, size_t &bytes) {
        return rocprim::inclusive_scan(memory, bytes, device_in, device_out, COUNT, rocprim::plus<unsigned>());
    });
    std::partial_sum(in.begin(), in.end(), expected.begin());
    check("a scan", out == expected);
}

static void reduce()
{
    run([](void *memory, size_t &bytes) {
        return rocprim::reduce(memory, bytes, device_in, device_out, 0u, COUNT, rocprim::plus<unsigned>());
    });
    check("a sum", out[0] == std::accumulate(in.begin(), in.end(), 0u));
}

static void select()
{
    std::vector<unsigned> expected(COUNT);
    unsigned found;

    run([](void *memory, size_t &bytes) {
        return rocprim::select(memory, bytes, device_in, device_out, device_count, COUNT, is_odd());
    });
    CALL(hipMemcpy(&found, device_count, sizeof(found), hipMemcpyDeviceToHost));
    check("how many are odd", found == std::count_if(in.begin(), in.end(), is_odd()));
    std::copy_if(in.begin(), in.end(), expected.begin(), is_odd());
    check("those that are odd", out == expected);
}
#endif

int main(int count, char **arguments)
{
    static const named_case cases[] = {
#ifdef SORT
        {"sort", sort},
#else
        {"scan", scan},
        {"reduce", reduce},
        {"select", select},
#endif
    };

    for (unsigned i = 0; i < COUNT; i++)
        in[i] = i * 2654435761u >> 3;
    CALL(hipMalloc(&device_in, COUNT * sizeof(unsigned)));
    CALL(hipMalloc(&device_out, COUNT * sizeof(unsigned)));
    CALL(hipMalloc(&device_count, sizeof(unsigned)));
    CALL(hipMemcpy(device_in, in.data(), COUNT * sizeof(unsigned), hipMemcpyHostToDevice));
    run_cases(cases, count, arguments);
    return failures;
}
