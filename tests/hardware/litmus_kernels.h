/*
 * litmus_kernels.h - the idioms of waiting of Onward's suite litmus. Lane 0 of a block waits for other blocks, but for XF_BARRIER,
 * where all lanes of block 0 do.
 */
#ifndef HARDWARE_LITMUS_KERNELS_H
#define HARDWARE_LITMUS_KERNELS_H

#include "occupancy_poll.h"

#define UP 1u

/* Words of `args.words`: the poll has the first, and with them mutexes and counters. The flag of each block follows. */
enum { FIRST = 0, SECOND = 32, FLAGS = POLL_WORDS };

struct args {
    watch *deadline;
    ull limit;
    uint *words, *data, *results; /* zeroed */
    uint *order;                  /* order of the blocks' beginnings */
    uint *begun;
    uint *errors;
    uint n; /* blocks */
};

enum idiom {
    SPIN_MUTEX,
    TICKET_MUTEX,
    NEAR_PAIRS,
    FAR_PAIRS,
    ONE_WAY,
    LOW_WAITS_ON_HIGH,
    SCAN_CHAIN,
    SPTRSV,
    REVERSE_CHAIN,
    ONE_WAY_AND_MUTEX,
    LAST_ARRIVER,
    COUNTER_BARRIER,
    XF_BARRIER,
    DISCOVERY_SPIN,
    DISCOVERY_TICKET,
    DISCOVERY_DESTRUCT,
    NATIVE_SPIN,
    NATIVE_TICKET,
    NATIVE_DESTRUCT,
    IDIOMS
};

__device__ inline void expect(bool holds, const args &a)
{
    if (!holds)
        add_gpu(a.errors, 1);
}

/* All waits are false if they ended at the deadline. */
__device__ inline bool await_value(const uint *word, uint value, patrol &p)
{
    while (load_gpu(word) != value)
        if (late(p))
            return false;
    fence_gpu();
    return true;
}

__device__ inline void publish(uint *word, uint value)
{
    fence_gpu();
    store_gpu(word, value);
}

__device__ inline bool lock_spin(uint *mutex, patrol &p)
{
    while (cas_gpu(mutex, 0, 1) != 0)
        if (late(p))
            return false;
    fence_gpu();
    return true;
}

__device__ inline bool count_and_await(uint *word, uint n, patrol &p)
{
    fence_gpu();
    add_gpu(word, 1);
    return await_value(word, n, p);
}

__device__ inline void increment(uint *word)
{
    poke(word, peek(word) + 1);
}

/* ---- the idioms, each of one block ---- */

__device__ inline bool spin_mutex(uint *words, uint *counter, patrol &p)
{
    if (!lock_spin(words + FIRST, p))
        return false;
    increment(counter);
    publish(words + FIRST, 0);
    return true;
}

__device__ inline bool ticket_mutex(uint *words, uint *counter, patrol &p)
{
    uint ticket = add_gpu(words + FIRST, 1);
    if (!await_value(words + SECOND, ticket, p))
        return false;
    increment(counter);
    publish(words + SECOND, ticket + 1);
    return true;
}

__device__ inline bool pair_with(uint other, const args &a, patrol &p)
{
    uint self = blockIdx.x;
    poke(a.data + self, 7 + self);
    publish(a.words + FLAGS + self, UP);
    if (!await_value(a.words + FLAGS + other, UP, p))
        return false;
    expect(peek(a.data + other) == 7 + other, a);
    return true;
}

__device__ inline bool all_wait_for(uint one, const args &a, patrol &p)
{
    uint *flag = a.words + FLAGS;
    if (blockIdx.x == one) {
        poke(a.data, 7);
        publish(flag, UP);
        return true;
    }
    if (!await_value(flag, UP, p))
        return false;
    expect(peek(a.data) == 7, a);
    return true;
}

/* Each block adds to the sum of the one before it, which is `before`, or begins the chain. */
__device__ inline bool chain(bool begins, uint before, uint links, const args &a, patrol &p)
{
    uint self = blockIdx.x, sum = 0;
    if (!begins) {
        if (!await_value(a.words + FLAGS + before, UP, p))
            return false;
        sum = peek(a.data + before);
    }
    poke(a.data + self, sum + 3);
    publish(a.words + FLAGS + self, UP);
    expect(peek(a.data + self) == 3 * links, a);
    return true;
}

__device__ inline bool scan_chain(const args &a, patrol &p)
{
    return chain(blockIdx.x == 0, blockIdx.x - 1, blockIdx.x + 1, a, p);
}

/* The row of a triangular matrix waits for all rows above. */
__device__ inline bool triangular_solve(const args &a, patrol &p)
{
    uint self = blockIdx.x, sum = self == 0;
    for (uint row = 0; row < self; row++) {
        if (!await_value(a.words + FLAGS + row, UP, p))
            return false;
        sum += peek(a.data + row);
    }
    poke(a.data + self, sum & 0xffff);
    publish(a.words + FLAGS + self, UP);
    return true;
}

__device__ inline void last_arriver(const args &a)
{
    poke(a.data + blockIdx.x, 10 + blockIdx.x);
    fence_gpu();
    if (add_gpu(a.words + FIRST, 1) != a.n - 1)
        return;
    fence_gpu();
    uint total = 0;
    for (uint i = 0; i < a.n; i++)
        total += peek(a.data + i);
    expect(total == 10 * a.n + a.n * (a.n - 1) / 2, a);
}

__device__ inline void expect_neighbour(const args &a)
{
    uint other = (blockIdx.x + 7) % a.n;
    expect(peek(a.data + other) == 10 + other, a);
}

__device__ inline bool counter_barrier(const args &a, patrol &p)
{
    poke(a.data + blockIdx.x, 10 + blockIdx.x);
    if (!count_and_await(a.words + FIRST, a.n, p))
        return false;
    expect_neighbour(a);
    return true;
}

__device__ inline bool participants_meet(uint variant, const args &a, patrol &p)
{
    uint id;
    int verdict = poll_take_part({a.words, variant, 0}, p, &id);
    if (verdict != VERDICT_IN)
        return verdict == VERDICT_OUT;
    uint count = load_gpu(a.words + POLL_COUNT);
    expect(count >= 1 && count <= a.n && id < count, a);
    poke(a.data + id, blockIdx.x + 1);
    if (!count_and_await(a.words + POLL_ARRIVED, count, p))
        return false;
    expect(peek(a.data + id) == blockIdx.x + 1, a);
    return true;
}

__device__ inline bool one_idiom(int which, const args &a, patrol &p)
{
    uint self = blockIdx.x, last = a.n - 1;
    switch (which) {
    case SPIN_MUTEX:
        return spin_mutex(a.words, a.data, p);
    case TICKET_MUTEX:
        return ticket_mutex(a.words, a.data, p);
    case NEAR_PAIRS:
        return pair_with(self ^ 1, a, p);
    case FAR_PAIRS:
        return pair_with(last - self, a, p);
    case ONE_WAY:
        return all_wait_for(0, a, p);
    case LOW_WAITS_ON_HIGH:
        return all_wait_for(last, a, p);
    case SCAN_CHAIN:
        return scan_chain(a, p);
    case SPTRSV:
        return triangular_solve(a, p);
    case REVERSE_CHAIN:
        return chain(self == last, self + 1, a.n - self, a, p);
    case ONE_WAY_AND_MUTEX:
        return spin_mutex(a.words, a.results + 1, p) && scan_chain(a, p);
    case LAST_ARRIVER:
        last_arriver(a);
        return true;
    case COUNTER_BARRIER:
        return counter_barrier(a, p);
    case DISCOVERY_SPIN:
        return participants_meet(0, a, p);
    case DISCOVERY_TICKET:
        return participants_meet(POLL_TICKET, a, p);
    case DISCOVERY_DESTRUCT:
        return participants_meet(POLL_TICKET | POLL_DESTRUCT, a, p);
    case NATIVE_SPIN:
        return participants_meet(POLL_NATIVE, a, p);
    case NATIVE_TICKET:
        return participants_meet(POLL_TICKET | POLL_NATIVE, a, p);
    default:
        return participants_meet(POLL_TICKET | POLL_DESTRUCT | POLL_NATIVE, a, p);
    }
}

/* Block 0 collects the flags of all others, and answers. All threads call it. */
__device__ inline bool xf_barrier(const args &a, patrol &p)
{
    uint *flags = a.words + FLAGS;
    bool ok = true;
    if (threadIdx.x == 0)
        poke(a.data + blockIdx.x, 10 + blockIdx.x);
    __syncthreads();
    if (blockIdx.x != 0) {
        if (threadIdx.x == 0) {
            publish(flags + blockIdx.x, 1);
            ok = await_value(flags + blockIdx.x, 0, p);
        }
        return __syncthreads_and(ok);
    }
    for (uint other = threadIdx.x + 1; other < a.n && ok; other += blockDim.x)
        ok = await_value(flags + other, 1, p);
    if (!__syncthreads_and(ok))
        return false;
    fence_gpu();
    for (uint other = threadIdx.x + 1; other < a.n; other += blockDim.x)
        store_gpu(flags + other, 0);
    return true;
}

__global__ static void litmus(int which, args a)
{
    patrol p = patrol_begin(a.deadline, a.limit);
    bool ok = true;
    if (threadIdx.x == 0)
        a.order[add_gpu(a.begun, 1)] = blockIdx.x;
    if (which == XF_BARRIER)
        ok = xf_barrier(a, p);
    else if (threadIdx.x == 0)
        ok = one_idiom(which, a, p);
    if (threadIdx.x != 0 || !ok)
        return;
    if (which == XF_BARRIER)
        expect_neighbour(a);
    add_gpu(a.results, 1);
}

/* ---- inside a warp: the lanes of a block wait for each other ---- */

enum warp_idiom { LANES_WAIT_FOR_LAST, LANES_WAIT_FOR_FIRST, LANES_SPIN_MUTEX, LANES_TICKET_MUTEX, WARP_IDIOMS };

__device__ inline bool one_lane(int which, const args &a, patrol &p)
{
    uint lane = threadIdx.x;
    switch (which) {
    case LANES_WAIT_FOR_LAST: /* the side that waits is written first, and a compiler may run it first */
        if (lane < 31)
            return await_value(a.words, UP, p);
        publish(a.words, UP);
        return true;
    case LANES_WAIT_FOR_FIRST:
        if (lane > 0)
            return await_value(a.words, UP, p);
        publish(a.words, UP);
        return true;
    case LANES_SPIN_MUTEX:
        return spin_mutex(a.words, a.data, p);
    default:
        return ticket_mutex(a.words, a.data, p);
    }
}

__global__ static void in_warp(int which, args a)
{
    patrol p = patrol_begin(a.deadline, a.limit);
    if (one_lane(which, a, p))
        add_gpu(a.results, 1);
}

/* ---- across launches ---- */

__global__ static void waiter(args a)
{
    patrol p = patrol_begin(a.deadline, a.limit);
    if (threadIdx.x == 0 && await_value(a.words, UP, p))
        add_gpu(a.results, 1);
}

__global__ static void setter(args a)
{
    if (threadIdx.x == 0)
        publish(a.words, UP);
}

/* Each of `a.n` launches counts itself in, and waits for all. */
__global__ static void meet_launches(args a)
{
    patrol p = patrol_begin(a.deadline, a.limit);
    if (threadIdx.x == 0 && count_and_await(a.words, a.n, p))
        add_gpu(a.results, 1);
}

#endif
