/* test_lives.c - time in each state and most at one time, against a life played by hand. */
#include "gpu/lives.h"
#include "test.h"

#include <stddef.h>

static uint32_t passed_on;

static void note(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation, uint32_t queue,
                 const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    (void)context;
    (void)cycle;
    (void)life;
    (void)slot;
    (void)generation;
    (void)queue;
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
        lives.observer.life(&lives, played[i].cycle, played[i].life, played[i].slot, 0, 0, "k", id, 0);
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

#define BEGAN 1000u

/* One life each, from its launch at BEGAN on: each state comes some cycles after the one before it. */
static void lengths_of_spans(void)
{
    static const struct {
        const char *name;
        struct {
            uint64_t after;
            enum gpu_life life;
        } steps[8];
        uint64_t spans[GPU_LIVES_SPANS][2]; /* how many, and all their cycles */
    } lives[] = {
        {"runs to its end", {{100, GPU_LIFE_DONE}}, {[GPU_LIVES_STAY] = {1, 100}}},
        {"still runs", {{100, GPU_LIFE_STALLED}, {30, GPU_LIFE_RUNNING}}, {[GPU_LIVES_WAIT] = {1, 30}}},
        {"waits twice",
         {{1, GPU_LIFE_STALLED},
          {5, GPU_LIFE_RUNNING},
          {1, GPU_LIFE_STALLED},
          {7, GPU_LIFE_RUNNING},
          {1, GPU_LIFE_DONE}},
         {[GPU_LIVES_WAIT] = {2, 12}, [GPU_LIVES_STAY] = {1, 15}}},
        {"is killed while it waits", {{10, GPU_LIFE_STALLED}, {20, GPU_LIFE_KILLED}}, {[GPU_LIVES_STAY] = {1, 30}}},
        {"waits in memory, too",
         {{1, GPU_LIFE_STALLED},
          {2, GPU_LIFE_SAVING},
          {4, GPU_LIFE_SWAPPED},
          {8, GPU_LIFE_READY},
          {16, GPU_LIFE_RESTORING},
          {32, GPU_LIFE_RUNNING},
          {64, GPU_LIFE_DONE}},
         {[GPU_LIVES_WAIT] = {1, 14}, [GPU_LIVES_STAY] = {2, 67}, [GPU_LIVES_RETURN] = {1, 48}}},
        {"is saved as its quantum is over",
         {{10, GPU_LIFE_SAVING}, {20, GPU_LIFE_READY}, {30, GPU_LIFE_RESTORING}, {40, GPU_LIFE_RUNNING}},
         {[GPU_LIVES_STAY] = {1, 10}, [GPU_LIVES_RETURN] = {1, 70}}},
        {"is restored, and waits on",
         {{1, GPU_LIFE_STALLED},
          {2, GPU_LIFE_SAVING},
          {3, GPU_LIFE_SWAPPED},
          {4, GPU_LIFE_RESTORING},
          {5, GPU_LIFE_STALLED}},
         {[GPU_LIVES_WAIT] = {1, 9}, [GPU_LIVES_STAY] = {1, 3}}},
        {"is killed before it returns",
         {{1, GPU_LIFE_SAVING}, {2, GPU_LIFE_READY}, {3, GPU_LIFE_KILLED}},
         {[GPU_LIVES_STAY] = {1, 1}}},
    };
    static const uint32_t id[3] = {0, 0, 0};
    const struct gpu_observer next = {0};

    for (size_t i = 0; i < sizeof(lives) / sizeof(lives[0]); i++) {
        uint64_t cycle = BEGAN;
        struct gpu_lives told;

        CHECK(gpu_lives_init(&told, 1, &next));
        told.observer.life(&told, cycle, GPU_LIFE_LAUNCHED, 0, 0, 0, "k", id, 0);
        for (size_t step = 0; step < 8 && lives[i].steps[step].after; step++) {
            cycle += lives[i].steps[step].after;
            told.observer.life(&told, cycle, lives[i].steps[step].life, 0, 0, 0, "k", id, 0);
        }
        test_context(lives[i].name);
        for (int span = 0; span < GPU_LIVES_SPANS; span++) {
            CHECK_EQUAL(told.lengths[span].count, lives[i].spans[span][0]);
            CHECK_EQUAL(told.lengths[span].sum, lives[i].spans[span][1]);
        }
        gpu_lives_free(&told);
    }
    test_context(NULL);
}

static void classes_of_lengths(void)
{
    static const struct {
        uint64_t cycles;
        uint32_t class;
    } lengths[] = {{0, 0},  {1, 1},     {3, 1},         {4, 2},         {15, 2},
                   {16, 3}, {65536, 9}, {16777215, 12}, {16777216, 13}, {UINT64_MAX / 2, 13}};
    static const uint32_t id[3] = {0, 0, 0};
    const struct gpu_observer next = {0};

    for (size_t i = 0; i < sizeof(lengths) / sizeof(lengths[0]); i++) {
        const struct lengths *stays;
        struct gpu_lives told;

        CHECK(gpu_lives_init(&told, 1, &next));
        stays = &told.lengths[GPU_LIVES_STAY];
        told.observer.life(&told, BEGAN, GPU_LIFE_LAUNCHED, 0, 0, 0, "k", id, 0);
        told.observer.life(&told, BEGAN + lengths[i].cycles, GPU_LIFE_DONE, 0, 0, 0, "k", id, 0);
        CHECK_EQUAL(stays->classes[lengths[i].class], 1);
        CHECK_EQUAL(stays->most, lengths[i].cycles);
        told.observer.life(&told, 2 * BEGAN + lengths[i].cycles, GPU_LIFE_LAUNCHED, 0, 0, 0, "k", id, 0);
        told.observer.life(&told, 2 * BEGAN + lengths[i].cycles, GPU_LIFE_DONE, 0, 0, 0, "k", id, 0);
        CHECK_EQUAL(stays->most, lengths[i].cycles);
        gpu_lives_free(&told);
    }
}

TEST_MAIN()
{
    return test_run("lives", (const struct test_case[]){
                                 TEST(times_and_peaks), TEST(lengths_of_spans), TEST(classes_of_lengths), {0}});
}
