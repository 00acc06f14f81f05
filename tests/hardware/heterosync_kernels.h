/*
 * heterosync_kernels.h - HeteroSync's primitives, by the algorithms of Onward's suites heterosync and heterosync-more: one warp a
 * block, lane 0 is the master that waits, all words in the scope of the GPU.
 */
#ifndef HARDWARE_HETEROSYNC_KERNELS_H
#define HARDWARE_HETEROSYNC_KERNELS_H

#include "common.h"

#define LINE     32 /* words of 128 bytes */
#define ACCESSES 10 /* of a critical section */
#define LANES    32

enum primitive {
    SPM_G, /* mutexes: test-and-set, ticket, a word for each waiter; of the whole GPU, then of each multiprocessor */
    FAM_G,
    SLM_G,
    SPM_L,
    FAM_L,
    SLM_L,
    SEM_1, /* semaphores of readers and writers: 1 or 10 readers, without and with back-off */
    SEM_10,
    SEMEBO_10,
    TB_LG, /* barriers in two levels, or in one */
    LFTB_LG,
    SRB_G,
    SRB_LG,
    PRIMITIVES
};

/* A failed attempt is followed by a pause of `fixed_ns`, or by one that doubles from 32 ns to `most_ns`, or by none. */
struct policy {
    uint fixed_ns, most_ns;
};

struct args {
    watch *deadline;
    ull limit;
    uint *a, *b, *c, *d; /* words of the primitive */
    float *storage;
    uint *counter, *owner, *readers, *errors, *finished, *turns;
    uint iterations, ring_mask, accesses;
    uint groups; /* of blocks; at most as many as there are blocks */
    uint sms;    /* only blocks on multiprocessors below work */
    policy pause;
};

struct wait {
    patrol p;
    uint backoff, turns;
};

/* The master's answers to its warp. */
enum { AGAIN, DONE, LATE };

/* After a failed attempt: false if the wait must end. */
__device__ inline bool turn(wait &w, const policy &y)
{
    w.turns++;
    if ((w.turns & 127) == 0 && past_deadline(w.p))
        return false;
    if (y.fixed_ns) {
        pause_ns(y.fixed_ns);
        return true;
    }
    if (!y.most_ns)
        return true;
    uint ns = min(w.backoff ? w.backoff : 32, y.most_ns);
    w.backoff = ns > y.most_ns / 2 ? y.most_ns : 2 * ns;
    pause_ns(ns);
    return true;
}

__device__ inline uint from_master(const uint *answer)
{
    __syncthreads();
    uint v = peek(answer);
    __syncthreads();
    return v;
}

/* The answer of an attempt that succeeded or not. */
__device__ inline uint answer_of(bool succeeded, wait &w, const args &a)
{
    if (succeeded) {
        fence_gpu();
        return DONE;
    }
    return turn(w, a.pause) ? AGAIN : LATE;
}

/* ---- mutexes ---- */

__device__ inline bool spin_lock(uint *mutex, uint *answer, wait &w, const args &a)
{
    uint v;
    w.backoff = 0;
    do {
        __syncthreads();
        if (threadIdx.x == 0)
            *answer = answer_of(cas_gpu(mutex, 0, 1) == 0, w, a);
        v = from_master(answer);
    } while (v == AGAIN);
    return v == DONE;
}

__device__ inline bool await_word(const uint *word, uint value, uint *answer, wait &w, const args &a)
{
    uint v;
    w.backoff = 0;
    do {
        __syncthreads();
        if (threadIdx.x == 0)
            *answer = answer_of(load_gpu(word) == value, w, a);
        v = from_master(answer);
    } while (v == AGAIN);
    return v == DONE;
}

/* Each line of an item's column gets what the line before it had. */
__device__ inline void shift_lines(float *storage, uint item, uint accesses)
{
    uint base = item / LINE * (ACCESSES + 1), column = item % LINE;
#pragma unroll 1
    for (uint line = accesses; line-- > 0;)
        storage[(base + line + 1) * LINE + column] = storage[(base + line) * LINE + column];
}

/* Of mutex `k`. The word owner shows a second block inside. */
__device__ inline void critical_section(uint k, const args &a)
{
    uint *counter = a.counter + k * LINE, *owner = a.owner + k * LINE;
    uint before = peek(counter + threadIdx.x);
    if (threadIdx.x == 0) {
        if (peek(owner) != 0)
            add_gpu(a.errors, 1);
        poke(owner, blockIdx.x + 1);
    }
    shift_lines(a.storage + k * LINE * (ACCESSES + 1), threadIdx.x, a.accesses);
    __syncthreads();
    if (threadIdx.x == 0) {
        if (peek(owner) != blockIdx.x + 1)
            add_gpu(a.errors, 1);
        poke(owner, 0);
    }
    poke(counter + threadIdx.x, before + 1);
    __syncthreads();
}

__device__ inline bool spin_mutex(uint k, uint *answer, wait &w, const args &a)
{
    if (!spin_lock(a.a + k * LINE, answer, w, a))
        return false;
    critical_section(k, a);
    if (threadIdx.x == 0) {
        fence_gpu();
        exch_gpu(a.a + k * LINE, 0);
    }
    __syncthreads();
    return true;
}

__device__ inline bool ticket_mutex(uint k, uint *answer, wait &w, const args &a)
{
    uint ticket = threadIdx.x == 0 ? add_gpu(a.a + k * LINE, 1) : 0;
    if (!await_word(a.b + k * LINE, ticket, answer, w, a))
        return false;
    critical_section(k, a);
    if (threadIdx.x == 0) {
        fence_gpu();
        add_gpu(a.b + k * LINE, 1);
    }
    __syncthreads();
    return true;
}

/* A ring has a word for each waiter. */
__device__ inline bool ring_mutex(uint k, uint *answer, wait &w, const args &a)
{
    uint *ring = a.a + k * (a.ring_mask + 1);
    uint ticket = threadIdx.x == 0 ? add_gpu(a.b + k * LINE, 1) : 0;
    if (!await_word(ring + (ticket & a.ring_mask), 1, answer, w, a))
        return false;
    critical_section(k, a);
    if (threadIdx.x == 0) {
        exch_gpu(ring + (ticket & a.ring_mask), ~0u);
        fence_gpu();
        exch_gpu(ring + ((ticket + 1) & a.ring_mask), 1);
    }
    __syncthreads();
    return true;
}

/* ---- barriers: blocks form groups, and the first block of each group waits for the others' ---- */

__device__ inline uint blocks_of(uint group, const args &a)
{
    return (gridDim.x - group + a.groups - 1) / a.groups;
}

__device__ inline uint most_blocks(const args &a)
{
    return (gridDim.x + a.groups - 1) / a.groups;
}

__device__ inline bool counter_stage(uint *word, uint arrivals, uint *answer, wait &w, const args &a)
{
    uint v;
    w.backoff = 0;
    __syncthreads();
    if (threadIdx.x == 0) {
        fence_gpu();
        add_gpu(word, 1);
    }
    do {
        __syncthreads();
        if (threadIdx.x == 0) {
            uint old = cas_gpu(word, arrivals, 0);
            /* The last one has set the word to 0, and its next attempt succeeds. */
            *answer = old == arrivals && old != 0 ? AGAIN : answer_of(old == 0, w, a);
        }
        v = from_master(answer);
    } while (v == AGAIN);
    return v == DONE;
}

__device__ inline bool counter_barrier(uint *words, uint arrivals, uint *answer, wait &w, const args &a)
{
    return counter_stage(words, arrivals, answer, w, a) && counter_stage(words + LINE, arrivals, answer, w, a);
}

__device__ inline bool counter_tree(uint *answer, wait &w, const args &a)
{
    uint group = blockIdx.x % a.groups, n = blocks_of(group, a);
    uint *local = a.a + group * 2 * LINE;
    if (!counter_barrier(local, n, answer, w, a))
        return false;
    if (blockIdx.x < a.groups && !counter_barrier(a.b, a.groups, answer, w, a))
        return false;
    return counter_barrier(local, n, answer, w, a);
}

__device__ inline void flag_arrive(uint *in)
{
    __syncthreads();
    if (threadIdx.x == 0) {
        fence_gpu();
        exch_gpu(in, 1);
    }
}

/* Each lane waits for some of the flags. */
__device__ inline bool flag_collect(const uint *in, uint count, wait &w, const args &a)
{
    bool ok = true;
    __syncthreads();
    for (uint i = threadIdx.x; i < count && ok; i += LANES) {
        w.backoff = 0;
        while (ok && load_gpu(in + i) != 1)
            ok = turn(w, a.pause);
    }
    fence_gpu();
    return __syncthreads_and(ok);
}

__device__ inline void flag_release(uint *in, uint *out, uint count)
{
    for (uint i = threadIdx.x; i < count; i += LANES) {
        exch_gpu(in + i, 0);
        fence_gpu();
        exch_gpu(out + i, 1);
    }
}

__device__ inline bool flag_depart(uint *out, uint *answer, wait &w, const args &a)
{
    uint v;
    w.backoff = 0;
    do {
        __syncthreads();
        if (threadIdx.x == 0) {
            bool released = load_gpu(out) == 1;
            if (released)
                exch_gpu(out, 0);
            *answer = answer_of(released, w, a);
        }
        v = from_master(answer);
    } while (v == AGAIN);
    return v == DONE;
}

/* What the first block of a group does between the arrival of its group and its own departure. */
__device__ inline bool flag_lead(uint first, uint n, uint *answer, wait &w, const args &a)
{
    if (!flag_collect(a.a + first, n, w, a))
        return false;
    flag_arrive(a.c + blockIdx.x);
    if (blockIdx.x == 0) {
        if (!flag_collect(a.c, a.groups, w, a))
            return false;
        flag_release(a.c, a.d, a.groups);
    }
    if (!flag_depart(a.d + blockIdx.x, answer, w, a))
        return false;
    flag_release(a.a + first, a.b + first, n);
    return true;
}

__device__ inline bool flag_tree(uint *answer, wait &w, const args &a)
{
    uint group = blockIdx.x % a.groups, first = group * most_blocks(a), mine = first + blockIdx.x / a.groups;
    flag_arrive(a.a + mine);
    if (blockIdx.x < a.groups && !flag_lead(first, blocks_of(group, a), answer, w, a))
        return false;
    return flag_depart(a.b + mine, answer, w, a);
}

/* `*sense` is what the shared word was after the last barrier. */
__device__ inline bool sense_barrier(uint *arrived, uint *shared, uint arrivals, uint *sense, uint *answer, wait &w,
                                     const args &a)
{
    uint next = 1 - *sense, v;
    w.backoff = 0;
    __syncthreads();
    if (threadIdx.x == 0) {
        fence_gpu();
        add_gpu(arrived, 1);
    }
    do {
        __syncthreads();
        if (threadIdx.x == 0) {
            if (cas_gpu(arrived, arrivals, 0) == arrivals) {
                fence_gpu();
                exch_gpu(shared, next);
            }
            *answer = answer_of(load_gpu(shared) == next, w, a);
        }
        v = from_master(answer);
    } while (v == AGAIN);
    *sense = next;
    return v == DONE;
}

/* Small groups are not worth a level of their own. */
__device__ inline bool sense_tree(uint *senses, uint *answer, wait &w, const args &a)
{
    uint group = blockIdx.x % a.groups, n = blocks_of(group, a);
    uint *words = a.a + group * 2 * LINE, *above = a.b + LINE;
    if (most_blocks(a) <= 4)
        return sense_barrier(a.b, above, gridDim.x, &senses[1], answer, w, a);
    if (!sense_barrier(words, words + LINE, n, &senses[0], answer, w, a))
        return false;
    if (blockIdx.x < a.groups && !sense_barrier(a.b, above, a.groups, &senses[1], answer, w, a))
        return false;
    return sense_barrier(words, words + LINE, n, &senses[0], answer, w, a);
}

/* ---- semaphores ---- */

/* Words of a semaphore, in one line. A writer takes all places, a reader one. OPEN: no writer waits. */
enum { SEM_PLACES, SEM_GUARD, SEM_OPEN, SEM_MOST };

/* Which word a waiter loads before it takes the guard, and from which value on it is worth it. */
struct hint {
    uint word, least;
};

__device__ inline bool writer_enters(uint *s, hint *h)
{
    uint most = load_gpu(s + SEM_MOST);
    bool in = load_gpu(s + SEM_PLACES) == most;
    if (in)
        store_gpu(s + SEM_PLACES, 0);
    store_gpu(s + SEM_OPEN, in);
    *h = {SEM_PLACES, most};
    return in;
}

__device__ inline bool reader_enters(uint *s, hint *h)
{
    uint places = load_gpu(s + SEM_PLACES);
    bool open = load_gpu(s + SEM_OPEN) != 0, in = open && places > 1;
    if (in)
        store_gpu(s + SEM_PLACES, places - 1);
    *h = open ? hint{SEM_PLACES, 2} : hint{SEM_OPEN, 1};
    return in;
}

/* The master's attempt. One that has had the guard does not pause. */
__device__ inline uint sem_attempt(uint *s, bool writer, hint *h, wait &w, const args &a)
{
    if (load_gpu(s + h->word) < h->least || cas_gpu(s + SEM_GUARD, 0, 1) != 0)
        return turn(w, a.pause) ? AGAIN : LATE;
    fence_gpu();
    bool in = writer ? writer_enters(s, h) : reader_enters(s, h);
    fence_gpu();
    exch_gpu(s + SEM_GUARD, 0);
    if (in)
        return DONE;
    return gpu_ns() > w.p.end && past_deadline(w.p) ? LATE : AGAIN;
}

__device__ inline bool sem_enter(uint *s, bool writer, uint *answer, wait &w, const args &a)
{
    uint v;
    hint h = {SEM_PLACES, 0};
    w.backoff = 0;
    do {
        __syncthreads();
        if (threadIdx.x == 0)
            *answer = sem_attempt(s, writer, &h, w, a);
        v = from_master(answer);
    } while (v == AGAIN);
    return v == DONE;
}

__device__ inline bool sem_leave(uint *s, bool writer, uint *answer, wait &w, const args &a)
{
    __syncthreads();
    if (threadIdx.x == 0) {
        bool ok = true;
        fence_gpu();
        w.backoff = 0;
        while (ok && cas_gpu(s + SEM_GUARD, 0, 1) != 0)
            ok = turn(w, a.pause);
        if (ok) {
            fence_gpu();
            store_gpu(s + SEM_PLACES, load_gpu(s + SEM_PLACES) + (writer ? load_gpu(s + SEM_MOST) : 1));
            fence_gpu();
            exch_gpu(s + SEM_GUARD, 0);
        }
        *answer = ok ? DONE : LATE;
    }
    return from_master(answer) == DONE;
}

__device__ inline void write_section(uint ranks, const args &a)
{
    for (uint rank = 0; rank < ranks; rank++)
        shift_lines(a.storage, rank * LANES + threadIdx.x, a.accesses);
    if (threadIdx.x == 0 && load_gpu(a.readers))
        add_gpu(a.errors, 1);
}

__device__ inline void read_section(uint rank, const args &a)
{
    float sum = 0;
    if (threadIdx.x == 0)
        add_gpu(a.readers, 1);
    for (uint line = 0; line <= ACCESSES; line++)
        sum += ((volatile float *)a.storage)[(rank * (ACCESSES + 1) + line) * LINE + threadIdx.x];
    if (sum < 0)
        add_gpu(a.errors, 1);
    if (threadIdx.x == 0)
        add_gpu(a.readers, ~0u);
}

/* One block of each group writes, the others read. */
__device__ inline bool semaphore(uint *answer, wait &w, const args &a)
{
    uint rank = blockIdx.x / a.groups, ranks = most_blocks(a);
    bool writer = rank == blockIdx.x % a.groups % ranks;
    if (!sem_enter(a.a, writer, answer, w, a))
        return false;
    if (writer)
        write_section(ranks, a);
    else
        read_section(rank, a);
    return sem_leave(a.a, writer, answer, w, a);
}

/* ---- the kernel ---- */

struct state {
    uint data, sense, senses[2];
};

template <int PRIM> __device__ inline bool pass_barrier(state &s, uint *answer, wait &w, const args &a)
{
    switch (PRIM) {
    case TB_LG:
        return counter_tree(answer, w, a);
    case LFTB_LG:
        return flag_tree(answer, w, a);
    case SRB_G:
        return sense_barrier(a.a, a.a + LINE, gridDim.x, &s.sense, answer, w, a);
    default:
        return sense_tree(s.senses, answer, w, a);
    }
}

/* Works, passes a barrier, and sees that its neighbour has arrived as well. */
template <int PRIM> __device__ inline bool barrier_round(uint i, state &s, uint *answer, wait &w, const args &a)
{
    shift_lines(a.storage, s.data * LANES + threadIdx.x, a.accesses);
    if (threadIdx.x == 0)
        poke(a.counter + blockIdx.x, i + 1);
    if (!pass_barrier<PRIM>(s, answer, w, a))
        return false;
    if (threadIdx.x == 0) {
        uint other = peek(a.counter + (blockIdx.x + 1) % gridDim.x);
        if (other != i + 1 && other != i + 2)
            add_gpu(a.errors, 1);
    }
    s.data = s.data + 1 == gridDim.x ? 0 : s.data + 1;
    return true;
}

/* False if the wait ended at the deadline. */
template <int PRIM> __device__ inline bool one_round(uint i, state &s, uint *answer, wait &w, const args &a)
{
    uint own = blockIdx.x % a.groups;
    switch (PRIM) {
    case SPM_G:
    case SPM_L:
        return spin_mutex(PRIM == SPM_L ? own : 0, answer, w, a);
    case FAM_G:
    case FAM_L:
        return ticket_mutex(PRIM == FAM_L ? own : 0, answer, w, a);
    case SLM_G:
    case SLM_L:
        return ring_mutex(PRIM == SLM_L ? own : 0, answer, w, a);
    case SEM_1:
    case SEM_10:
    case SEMEBO_10:
        return semaphore(answer, w, a);
    default:
        return barrier_round<PRIM>(i, s, answer, w, a);
    }
}

template <int PRIM> __global__ void run(args a)
{
    __shared__ uint answer;
    if (sm_id() >= a.sms)
        return;
    wait w = {patrol_begin(a.deadline, a.limit), 0, 0};
    state s = {blockIdx.x, 0, {0, 0}};
    for (uint i = 0; i < a.iterations; i++)
        if (!one_round<PRIM>(i, s, &answer, w, a))
            return;
    if (threadIdx.x == 0) {
        add_gpu(a.turns, w.turns);
        add_gpu(a.finished, 1);
    }
}

#endif
