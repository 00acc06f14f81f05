/* test_outputs.c - what kernels have done, by name, and queues, by number. */
#include "tools/outputs/kernels.h"

#include <stdio.h>
#include <string.h>

#include "test.h"

static uint32_t told;

static void tell_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      uint32_t queue, const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    (void)cycle, (void)life, (void)slot, (void)generation, (void)queue, (void)kernel, (void)workgroup, (void)cu;
    *(uint32_t *)context += 1;
}

static void tell_wait(void *context, uint32_t slot, const struct mem_condition *condition)
{
    (void)slot, (void)condition;
    *(uint32_t *)context += 10;
}

static void tell_changed(void *context, uint32_t slot, const struct gpu_change *change)
{
    (void)slot, (void)change;
    *(uint32_t *)context += 100;
}

static void tell_step(void *context, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                      uint32_t commands, uint32_t loads)
{
    (void)cycle, (void)cost, (void)instructions, (void)events, (void)commands, (void)loads;
    *(uint32_t *)context += 1000;
}

static void tell_depths(void *context, uint64_t cycle, const struct gpu_depths *depths)
{
    (void)cycle, (void)depths;
    *(uint32_t *)context += 10000;
}

static void tell_timing(void *context, uint64_t cycle)
{
    (void)cycle;
    *(uint32_t *)context += 1000000;
}

static void tell_cu(void *context, uint64_t cycle, uint32_t cu, bool available)
{
    (void)cycle, (void)cu, (void)available;
    *(uint32_t *)context += 100000;
}

static void happen(const struct gpu_observer *observer)
{
    static const uint32_t id[3];

    observer->life(observer->context, 1, GPU_LIFE_STALLED, 0, 0, 0, "k", id, 0);
    observer->wait(observer->context, 0, NULL);
    observer->changed(observer->context, 0, NULL);
    observer->step(observer->context, 0, 0, 0, 0, 0, 0);
    observer->depths(observer->context, 0, NULL);
    observer->cu(observer->context, 0, 0, true);
    observer->timing(observer->context, 0);
}

/* The next observer is told of all, once a call, until it is over. */
static void another_is_told(void)
{
    const struct gpu_observer nothing = {0}, next = {.context = &told,
                                                     .life = tell_life,
                                                     .wait = tell_wait,
                                                     .changed = tell_changed,
                                                     .step = tell_step,
                                                     .depths = tell_depths,
                                                     .cu = tell_cu,
                                                     .timing = tell_timing};
    struct outputs_kernels kernels = {0};
    struct gpu_observer observer = outputs_kernels_observer(&kernels, &next);

    told = 0;
    happen(&observer);
    CHECK_EQUAL(told, 1111111);
    kernels.over = true;
    happen(&observer);
    CHECK_EQUAL(told, 1111111);
    kernels.over = false;
    observer = outputs_kernels_observer(&kernels, &nothing);
    observer.life(observer.context, 1, GPU_LIFE_STALLED, 0, 0, 0, "k", (const uint32_t[3]){0}, 0);
    CHECK(!observer.wait && !observer.changed && !observer.step && !observer.depths && !observer.cu);
    CHECK_EQUAL(told, 1111111);
    outputs_kernels_free(&kernels);
}

static char text[65536];

static void print(void *context, const char *name, uint64_t value, const char *description)
{
    size_t used = strlen(text);

    CHECK(context == &told && *description);
    snprintf(text + used, sizeof(text) - used, "%s %d|", name, (int)value);
}

static void kernels_and_queues_are_counted(void)
{
    static const uint32_t ids[2][3] = {{0, 0, 0}, {0, 3, 0}};
    static const struct gpu_observer nothing;
    static const struct gpu_queue_counts counts[CP_MAX_QUEUES] = {[0] = {2, 0}, [2] = {5, 1}};
    char again[] = "a"; /* the same name elsewhere */
    struct outputs_kernels kernels = {0};
    const struct gpu_observer observer = outputs_kernels_observer(&kernels, &nothing);
    const struct {
        uint64_t cycle;
        enum gpu_life life;
        const char *kernel;
        uint32_t id, slot, queue;
    } rows[] = {
        {10, GPU_LIFE_LAUNCHED, "a", 0, 0, 0},   {12, GPU_LIFE_LAUNCHED, "a", 1, 99, 0},
        {15, GPU_LIFE_LAUNCHED, "b", 1, 2, 7},   {16, GPU_LIFE_STALLED, "a", 1, 99, 0},
        {20, GPU_LIFE_SAVING, "a", 1, 99, 0},    {25, GPU_LIFE_DONE, "a", 0, 0, 0},
        {26, GPU_LIFE_READY, "a", 1, 99, 0},     {27, GPU_LIFE_RESTORING, "a", 1, 99, 0},
        {28, GPU_LIFE_RUNNING, "a", 1, 99, 0},   {30, GPU_LIFE_DONE, again, 1, 99, 0},
        {40, GPU_LIFE_LAUNCHED, again, 0, 0, 7}, {44, GPU_LIFE_KILLED, "a", 0, 0, 7},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        observer.life(observer.context, rows[i].cycle, rows[i].life, rows[i].slot, 0, rows[i].queue, rows[i].kernel,
                      ids[rows[i].id], 0);
    *text = '\0';
    outputs_kernels_statistics(&kernels, 100, true, print, &told);
    CHECK(!strcmp(text,
                  "kernel.a.dispatches 2|kernel.a.workgroups 3|kernel.a.saves 1|kernel.a.killed 1|kernel.a.cycles 24|"
                  "kernel.a.stay_cycles 29|"
                  "kernel.b.dispatches 0|kernel.b.workgroups 1|kernel.b.saves 0|kernel.b.killed 0|kernel.b.cycles 85|"
                  "kernel.b.stay_cycles 85|"));
    *text = '\0';
    outputs_queues_statistics(&kernels, counts, 100, true, print, &told);
    CHECK(!strcmp(text, "queue.0.packets 2|queue.0.errors 0|queue.0.dispatches 1|queue.0.workgroups 2|queue.0.saves 1|"
                        "queue.0.killed 0|queue.0.cycles 20|queue.0.stay_cycles 25|"
                        "queue.2.packets 5|queue.2.errors 1|queue.2.dispatches 0|queue.2.workgroups 0|queue.2.saves 0|"
                        "queue.2.killed 0|queue.2.cycles 0|queue.2.stay_cycles 0|"
                        "queue.7.packets 0|queue.7.errors 0|queue.7.dispatches 1|queue.7.workgroups 2|queue.7.saves 0|"
                        "queue.7.killed 1|queue.7.cycles 85|queue.7.stay_cycles 89|"));
    *text = '\0';
    outputs_kernels_statistics(&kernels, 100, false, print, &told);
    outputs_queues_statistics(&kernels, counts, 100, false, print, &told);
    CHECK(!strstr(text, "cycles") && strstr(text, "kernel.b.killed 0|") && strstr(text, "queue.7.killed 1|"));
    outputs_kernels_free(&kernels);
}

/* From when timing begins on, with the work-groups that are there. */
static void timing_begins(void)
{
    static const uint32_t id[3];
    static const struct gpu_observer nothing;
    struct outputs_kernels kernels = {0};
    const struct gpu_observer observer = outputs_kernels_observer(&kernels, &nothing);

    observer.life(observer.context, 10, GPU_LIFE_LAUNCHED, 0, 0, 0, "a", id, 0);
    observer.life(observer.context, 10, GPU_LIFE_LAUNCHED, 1, 0, 0, "a", id, 0);
    observer.life(observer.context, 12, GPU_LIFE_SAVING, 0, 0, 0, "a", id, 0);
    observer.timing(observer.context, 20);
    observer.life(observer.context, 23, GPU_LIFE_LAUNCHED, 2, 0, 0, "a", id, 0);
    observer.life(observer.context, 24, GPU_LIFE_DONE, 1, 0, 0, "a", id, 0);
    *text = '\0';
    outputs_kernels_statistics(&kernels, 30, true, print, &told);
    CHECK(!strcmp(text,
                  "kernel.a.dispatches 1|kernel.a.workgroups 1|kernel.a.saves 0|kernel.a.killed 0|kernel.a.cycles 10|"
                  "kernel.a.stay_cycles 11|"));
    outputs_kernels_free(&kernels);
}

/* More than there is room for at first. */
static void many_kernels(void)
{
    static const uint32_t id[3];
    static const struct gpu_observer nothing;
    static char names[100][8];
    struct outputs_kernels kernels = {0};
    const struct gpu_observer observer = outputs_kernels_observer(&kernels, &nothing);

    for (int round = 0; round < 2; round++)
        for (int i = 0; i < 100; i++) {
            snprintf(names[i], sizeof(names[i]), "k%d", i);
            observer.life(observer.context, 1, GPU_LIFE_LAUNCHED, 0, 0, 0, names[i], id, 0);
        }
    CHECK_EQUAL(kernels.count, 100);
    *text = '\0';
    outputs_kernels_statistics(&kernels, 100, false, print, &told);
    CHECK(strstr(text, "kernel.k99.dispatches 2|"));
    outputs_kernels_free(&kernels);
    CHECK_EQUAL(kernels.count, 0);
}

TEST_MAIN()
{
    return test_run(
        "outputs",
        (const struct test_case[]){
            TEST(another_is_told), TEST(kernels_and_queues_are_counted), TEST(timing_begins), TEST(many_kernels), {0}});
}
