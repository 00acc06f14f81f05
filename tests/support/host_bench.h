/* host_bench.h - a fake GPU with queues, and a host that sends commands for them. */
#ifndef TESTS_HOST_BENCH_H
#define TESTS_HOST_BENCH_H

#include "queue_bench.h"

static struct cp_queue_config configs[4];

/* The last queue is not there at the start; its memory and packets are. */
static inline void start_without_last(uint32_t queues, uint32_t packets)
{
    init(queues, packets);
    for (uint32_t i = 0; i < queues; i++)
        configs[i] = gpu.config.queues[i];
    gpu.config.queues[queues - 1].queue_memory = 0;
    start();
    gpu.config.queues[queues - 1] = configs[queues - 1];
}

static inline void tell(uint32_t operation, uint32_t queue, const struct cp_queue_config *config)
{
    static uint32_t number;
    struct cp_event event = {
        .kind = CP_EVENT_HOST, .reason = (uint8_t)operation, .cu = (uint16_t)queue, .tag = ++number, .cycle = gpu.now};

    if (config)
        event.host = *config;
    gpu.answer = (struct cp_answer){.number = number};
    gpu.answers = 0;
    fake_gpu_post(&gpu, &event);
}

/* Turns until this is not 0 any more. */
static inline void turn_until(const uint32_t *count)
{
    for (uint32_t turns = 0; !*count && turns < TURNS; turns++)
        fake_gpu_turn(&gpu);
    CHECK(*count);
}

static inline void check_answer(uint32_t queue, enum cp_host_status status)
{
    CHECK_EQUAL(gpu.answers, 1);
    CHECK_EQUAL(gpu.answer.queue, queue);
    CHECK_EQUAL(gpu.answer.status, status);
    CHECK_EQUAL(cp.requests[queue].asked, 0);
}

/* Says it, and runs until the answer comes. */
static inline void ask_meanwhile(uint32_t operation, uint32_t queue, const struct cp_queue_config *config,
                                 enum cp_host_status status)
{
    tell(operation, queue, config);
    turn_until(&gpu.answers);
    check_answer(queue, status);
}

/* Says it, and runs until nothing is left. */
static inline void ask(uint32_t operation, uint32_t queue, const struct cp_queue_config *config,
                       enum cp_host_status status)
{
    tell(operation, queue, config);
    run();
    check_answer(queue, status);
}

#endif
