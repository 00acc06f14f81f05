/*
 * fuzz_monitor_log.c - a Monitor Log that is scribbled over while kernels wait by it: the firmware never stops, and
 * with a timeout as fallback every kernel ends, the one whose entries are forged too.
 *
 * Usage: fuzz_monitor_log [SEED [COUNT]]. The same seed gives the same runs.
 */
#include <stdlib.h>

#include "fake_gpu.h"
#include "every_policy.h"
#include "test.h"

#define DEFAULT_COUNT 20000u
#define TURNS         400000u

static struct fake_gpu gpu;
static struct cp cp;
static uint64_t first_seed = 1;
static unsigned long runs = DEFAULT_COUNT;
static unsigned long filed, rejected, stale, torn;

static struct cp_log_control *control(void)
{
    return fake_gpu_at(&gpu, gpu.config.log_base, sizeof(struct cp_log_control));
}

static struct cp_log_entry *place(uint32_t n)
{
    return (struct cp_log_entry *)(void *)(control() + 1) + n;
}

static uint64_t random64(void)
{
    return (uint64_t)fake_gpu_random(&gpu, UINT32_MAX) << 32 | fake_gpu_random(&gpu, UINT32_MAX);
}

/* An entry that comes close to a right one: of a live WG, often, with a field or two changed. */
static void forge_entry(void)
{
    uint64_t n = control()->read + fake_gpu_random(&gpu, gpu.config.log_entries);
    struct cp_log_entry *entry = place((uint32_t)n % gpu.config.log_entries);
    uint32_t slot = fake_gpu_random(&gpu, gpu.config.wg_slots);

    *entry = (struct cp_log_entry){.address = gpu.dispatch[0].words + 4 * fake_gpu_random(&gpu, 32),
                                   .mask = fake_gpu_random(&gpu, 4) ? UINT64_MAX : random64(),
                                   .value = fake_gpu_random(&gpu, 64),
                                   .since = fake_gpu_random(&gpu, 2) ? gpu.now : random64(),
                                   .slot = slot,
                                   .generation = gpu.slots[slot].generation,
                                   .wait_number = gpu.slots[slot].wait_number + fake_gpu_random(&gpu, 3) - 1,
                                   .condition = (uint8_t)(1 + fake_gpu_random(&gpu, 4)),
                                   .bytes = fake_gpu_random(&gpu, 2) ? 4 : 8,
                                   .wrap_count = (uint32_t)(1 + n / gpu.config.log_entries)};
    for (uint32_t i = fake_gpu_random(&gpu, 3); i; i--)
        ((uint8_t *)entry)[fake_gpu_random(&gpu, sizeof(*entry))] ^= (uint8_t)(1u << fake_gpu_random(&gpu, 8));
}

static void scribble(void)
{
    struct cp_event event = {.kind = CP_EVENT_LOG, .cycle = gpu.now, .log = {random64()}};
    uint8_t *bytes = (uint8_t *)place(fake_gpu_random(&gpu, gpu.config.log_entries));

    switch (fake_gpu_random(&gpu, 8)) {
    case 0:
        control()->written = random64() >> fake_gpu_random(&gpu, 64);
        break;
    case 1:
        control()->written += fake_gpu_random(&gpu, 2 * gpu.config.log_entries);
        break;
    case 2:
        control()->met_mean = random64() >> fake_gpu_random(&gpu, 64);
        break;
    case 3:
        for (uint32_t i = 0; i < sizeof(struct cp_log_entry); i++)
            bytes[i] = (uint8_t)fake_gpu_random(&gpu, 256);
        break;
    case 4:
        fake_gpu_post(&gpu, &event);
        break;
    default:
        forge_entry();
    }
}

static void set_up(uint64_t seed)
{
    uint32_t queues[2];

    fake_gpu_init(&gpu, &cp, seed);
    do {
        gpu.config.policy = test_policies[fake_gpu_random(&gpu, TEST_POLICIES)].policy;
    } while (!gpu.config.policy->watches);
    gpu.config.cus = 1 + fake_gpu_random(&gpu, 3);
    gpu.config.log_entries = 2u << fake_gpu_random(&gpu, 6);
    gpu.config.wait_timeout = 5000 + fake_gpu_random(&gpu, 20000);
    gpu.spills = 200 + fake_gpu_random(&gpu, 800);
    gpu.fill_time = fake_gpu_random(&gpu, 2) * 1000;
    gpu.command_entries = 1u << fake_gpu_random(&gpu, 5);
    gpu.event_entries = 1u << fake_gpu_random(&gpu, 5);
    for (uint32_t i = 0; i < 2; i++)
        queues[i] = fake_gpu_queue(&gpu, 4, 2);
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
    for (uint32_t i = 0; i < 2; i++) {
        fake_gpu_dispatch(&gpu, queues[i],
                          &(struct fake_kernel){.program = fake_gpu_random(&gpu, 2) ? FAKE_WAIT_ALL : FAKE_WAIT_NEXT,
                                                .groups = {1 + fake_gpu_random(&gpu, 30), 1, 1},
                                                .group_size = {64 * (1 + fake_gpu_random(&gpu, 3)), 1, 1}});
        fake_gpu_ring(&gpu, queues[i], fake_gpu_random(&gpu, 1000));
    }
}

static void run(uint64_t seed)
{
    uint32_t density = 1 + (uint32_t)(seed % 5) * 60, turns = 0;

    set_up(seed);
    while (fake_gpu_turn(&gpu) && turns < TURNS) {
        turns++;
        /* At some time it stops, so that a run ends. */
        if (turns < TURNS / 8 && fake_gpu_random(&gpu, 1000) < density)
            scribble();
    }
    CHECK(turns < TURNS);
    CHECK_EQUAL(cp_panic(&cp), 0);
    for (uint32_t i = 0; i < gpu.dispatches; i++)
        CHECK(fake_gpu_completed(&gpu, i));
    fake_gpu_check_idle(&gpu);
    filed += cp_counters_of(&cp)->log_entries;
    rejected += cp_counters_of(&cp)->log_rejected;
    stale += cp_counters_of(&cp)->log_stale;
    torn += cp_counters_of(&cp)->log_torn;
}

static void scribbled_log_harms_nobody_for_long(void)
{
    char name[24] = "seed ";

    for (unsigned long i = 0; i < runs; i++) {
        uint64_t seed = first_seed + i;

        for (uint32_t digit = 0; digit < 10; digit++, seed /= 10)
            name[14 - digit] = (char)('0' + seed % 10);
        test_context(name);
        run(first_seed + i);
    }
    test_context(0);
    CHECK(filed && rejected && stale && torn);
}

int main(int argc, char **argv)
{
    if (argc > 1)
        first_seed = strtoull(argv[1], NULL, 10);
    if (argc > 2)
        runs = strtoul(argv[2], NULL, 10);
    return test_run("fuzz_monitor_log", (const struct test_case[]){TEST(scribbled_log_harms_nobody_for_long), {0}});
}
