/* queue_bench.h - tests of queues share a fake GPU with a few of them. */
#ifndef TESTS_QUEUE_BENCH_H
#define TESTS_QUEUE_BENCH_H

#include "fake_gpu.h"
#include "queue.h"
#include "test.h"

static struct fake_gpu gpu;
static struct cp cp;

#define TURNS 200000u

static inline void init(uint32_t queues, uint32_t packets)
{
    fake_gpu_init(&gpu, &cp, 1);
    for (uint32_t i = 0; i < queues; i++)
        fake_gpu_queue(&gpu, packets, 2);
}

static inline void start(void)
{
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
}

static inline void run(void)
{
    CHECK(fake_gpu_run(&gpu, TURNS));
    fake_gpu_check_idle(&gpu);
}

static inline const struct cp_queue_memory *memory_of(uint32_t queue)
{
    return fake_gpu_queue_memory(&gpu, queue);
}

static inline uint64_t signal_value(uint64_t signal)
{
    return fake_gpu_read64(&gpu, signal + __builtin_offsetof(struct cp_signal, value));
}

static inline uint16_t header_at(uint32_t queue, uint32_t index)
{
    return *(const uint16_t *)fake_gpu_at(&gpu, memory_of(queue)->base_address + index * CP_PACKET_BYTES, 2);
}

static inline void check_stopped(uint32_t queue, enum cp_queue_error error, uint64_t packet)
{
    CHECK_EQUAL(memory_of(queue)->error_reason, error);
    CHECK_EQUAL(memory_of(queue)->error_packet, packet);
    CHECK_EQUAL(memory_of(queue)->error_detail, 0);
    CHECK_EQUAL(memory_of(queue)->read_dispatch_id, packet);
}

#endif
