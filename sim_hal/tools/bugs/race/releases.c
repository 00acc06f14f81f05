/* releases.c - what the values of words release, and the fences of threads. */
#include "tools/bugs/race/releases.h"

#include "engine/reserve.h"

void race_publish(struct race_checker *checker, struct race_word *word, enum race_scope scope, uint32_t group,
                  struct race_clock *clock, const struct race_entry *own)
{
    struct race_release *release = race_word_release(word, (uint8_t)scope, group);
    const struct race_entry *before;

    if (!release) {
        checker->failed = true;
        return;
    }
    before = release->own.dot && release->own.thread != own->thread ? &release->own : NULL;
    race_clock_add_again(&checker->published, &release->clock, clock, before, &checker->failed);
    release->own = *own;
    release->group = group;
}

void race_keep_fence(struct race_checker *checker, struct race_thread *thread)
{
    if (thread->fence_count && !thread->stored)
        race_clock_drop(thread->fences[--thread->fence_count].clock);
    if (!sim_reserve(&thread->fences, &thread->fence_capacity, thread->fence_count, sizeof *thread->fences)) {
        checker->failed = true;
        return;
    }
    thread->fences[thread->fence_count++] =
        (struct race_fence){.until = thread->fence_until, .clock = race_clock_keep(thread->fence)};
    thread->stored = false;
}

struct race_fence race_fence_before(const struct race_thread *thread, uint32_t instruction)
{
    uint32_t low = 0, high = thread->fence_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (thread->fences[middle].until < instruction)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? thread->fences[low - 1] : (struct race_fence){.until = 0};
}
