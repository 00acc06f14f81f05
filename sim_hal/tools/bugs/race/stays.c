/* stays.c - see stays.h. */
#include "tools/bugs/race/stays.h"

#include <stdlib.h>

bool race_stay_end(struct race_thread *thread)
{
    struct race_stay *stays = realloc(thread->stays, (thread->stay_count + 1) * sizeof(*stays));

    if (!stays)
        return false;
    thread->stays = stays;
    stays[thread->stay_count++] = (struct race_stay){.until = thread->instruction - 1, .cu = thread->cu};
    return true;
}

uint32_t race_stay_of(const struct race_thread *thread, uint32_t instruction)
{
    for (uint32_t i = 0; i < thread->stay_count; i++) {
        if (instruction <= thread->stays[i].until)
            return thread->stays[i].cu;
    }
    return thread->cu;
}
