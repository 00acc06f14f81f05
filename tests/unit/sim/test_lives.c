/* test_lives.c - time in each state and most at one time, against a life played by hand. */
#include "gpu/lives.h"
#include "test.h"

#include <stddef.h>

static uint32_t passed_on;

static void note(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                 const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    (void)context;
    (void)cycle;
    (void)life;
    (void)slot;
    (void)generation;
    (void)kernel;
    (void)workgroup;
    (void)cu;
    passed_on++;
}

static void times_and_peaks(void)
{
    static const struct {
        uint64_t cycle;
        enum gpu_life life;
        uint32_t slot;
    } played[] = {{10, GPU_LIFE_LAUNCHED, 0},  {20, GPU_LIFE_LAUNCHED, 1}, {30, GPU_LIFE_STALLED, 0},
                  {35, GPU_LIFE_STALLED, 1},   {40, GPU_LIFE_SAVING, 0},   {47, GPU_LIFE_SWAPPED, 0},
                  {50, GPU_LIFE_RUNNING, 1},   {60, GPU_LIFE_DONE, 1},     {65, GPU_LIFE_READY, 0},
                  {70, GPU_LIFE_RESTORING, 0}, {72, GPU_LIFE_RUNNING, 0},  {80, GPU_LIFE_LAUNCHED, 1}};
    static const uint64_t cycles[GPU_LIVES_STATES] = {[GPU_LIVES_RUNNING] = 20 + 15 + 10 + 28 + 20,
                                                      [GPU_LIVES_STALLED] = 10 + 15,
                                                      [GPU_LIVES_SAVING] = 7,
                                                      [GPU_LIVES_SWAPPED] = 18,
                                                      [GPU_LIVES_READY] = 5,
                                                      [GPU_LIVES_RESTORING] = 2};
    static const uint32_t id[3] = {0, 0, 0};
    const struct gpu_observer next = {.life = note};
    struct gpu_lives lives;

    passed_on = 0;
    CHECK(gpu_lives_init(&lives, 2, &next));
    for (size_t i = 0; i < sizeof(played) / sizeof(played[0]); i++)
        lives.observer.life(&lives, played[i].cycle, played[i].life, played[i].slot, 0, "k", id, 0);
    for (int state = GPU_LIVES_RUNNING; state < GPU_LIVES_STATES; state++)
        CHECK_EQUAL(gpu_lives_cycles(&lives, (enum gpu_lives_state)state, 100), cycles[state]);
    CHECK_EQUAL(lives.alive_peak, 2);
    CHECK_EQUAL(lives.stalled_peak, 2);
    CHECK_EQUAL(lives.away_peak, 1);
    CHECK_EQUAL(lives.swapped_peak, 1);
    CHECK_EQUAL(lives.ready_peak, 1);
    CHECK_EQUAL(passed_on, sizeof(played) / sizeof(played[0]));
    gpu_lives_free(&lives);
}

TEST_MAIN()
{
    return test_run("lives", (const struct test_case[]){TEST(times_and_peaks), {0}});
}
