/* kernels.c - see kernels.h. */
#include "tools/outputs/kernels.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

#define NAME_BYTES   1024u
#define NUMBER_BYTES 16u

struct outputs_kernel {
    const char *seen; /* its name where it was found last */
    char *name;       /* owned */
    struct outputs_tally tally;
};

static struct outputs_kernel *add(struct outputs_kernels *kernels, const char *name)
{
    uint32_t capacity = kernels->capacity ? 2 * kernels->capacity : 16;
    struct outputs_kernel *rows;
    char *copy;

    if (kernels->count == kernels->capacity) {
        rows = realloc(kernels->rows, capacity * sizeof(*rows));
        if (!rows)
            return NULL;
        kernels->rows = rows;
        kernels->capacity = capacity;
    }
    copy = malloc(strlen(name) + 1);
    if (!copy)
        return NULL;
    strcpy(copy, name);
    kernels->rows[kernels->count] = (struct outputs_kernel){.seen = name, .name = copy};
    return &kernels->rows[kernels->count++];
}

/* The same name at another place is that of a code object that was loaded again. */
static struct outputs_kernel *find(struct outputs_kernels *kernels, const char *name)
{
    for (uint32_t i = 0; i < kernels->count; i++)
        if (kernels->rows[i].seen == name && !strcmp(kernels->rows[i].name, name))
            return &kernels->rows[i];
    for (uint32_t i = 0; i < kernels->count; i++)
        if (!strcmp(kernels->rows[i].name, name)) {
            kernels->rows[i].seen = name;
            return &kernels->rows[i];
        }
    return add(kernels, name);
}

static void note_launch(struct outputs_tally *tally, uint64_t cycle, const uint32_t workgroup[3])
{
    tally->workgroups++;
    if (!workgroup[0] && !workgroup[1] && !workgroup[2])
        tally->dispatches++;
    if (!tally->alive++)
        tally->since = cycle;
}

static void note_end(struct outputs_tally *tally, uint64_t cycle)
{
    if (!--tally->alive)
        tally->cycles += cycle - tally->since;
}

static uint64_t stay_cycles(const struct outputs_tally *tally, uint64_t cycle)
{
    return tally->stay_cycles + tally->placed * (cycle - tally->changed);
}

/* A work-group comes to a compute unit, or leaves it. */
static void note_place(struct outputs_tally *tally, uint64_t cycle, bool comes)
{
    tally->stay_cycles = stay_cycles(tally, cycle);
    tally->changed = cycle;
    tally->placed += comes ? 1 : UINT64_MAX;
}

static void note(struct outputs_tally *tally, uint64_t cycle, enum gpu_life life, const uint32_t workgroup[3])
{
    if (life == GPU_LIFE_LAUNCHED)
        note_launch(tally, cycle, workgroup);
    tally->saves += life == GPU_LIFE_SAVING;
    tally->killed += life == GPU_LIFE_KILLED;
    if (life == GPU_LIFE_DONE || life == GPU_LIFE_KILLED)
        note_end(tally, cycle);
}

static bool grow_slots(struct outputs_kernels *kernels, uint32_t slot)
{
    uint32_t slots = kernels->slots ? kernels->slots : 64;
    bool *placed;

    while (slots <= slot)
        slots *= 2;
    if (slots == kernels->slots)
        return true;
    placed = realloc(kernels->placed, slots * sizeof(*placed));
    if (!placed)
        return false;
    memset(placed + kernels->slots, 0, (slots - kernels->slots) * sizeof(*placed));
    kernels->placed = placed;
    kernels->slots = slots;
    return true;
}

static void note_all(struct outputs_kernels *kernels, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t queue,
                     const char *name, const uint32_t workgroup[3])
{
    bool placed = life == GPU_LIFE_LAUNCHED || life == GPU_LIFE_RUNNING || life == GPU_LIFE_STALLED;
    struct outputs_kernel *kernel = kernels->failed ? NULL : find(kernels, name);

    SIM_REQUIRE(queue < CP_MAX_QUEUES);
    kernels->failed = !kernel || !grow_slots(kernels, slot);
    if (kernels->failed)
        return;
    note(&kernel->tally, cycle, life, workgroup);
    note(&kernels->queues[queue], cycle, life, workgroup);
    if (placed == kernels->placed[slot])
        return;
    kernels->placed[slot] = placed;
    note_place(&kernel->tally, cycle, placed);
    note_place(&kernels->queues[queue], cycle, placed);
}

static void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      uint32_t queue, const char *name, const uint32_t workgroup[3], uint32_t cu)
{
    struct outputs_kernels *kernels = context;

    if (kernels->over)
        return;
    note_all(kernels, cycle, life, slot, queue, name, workgroup);
    if (kernels->next.life)
        kernels->next.life(kernels->next.context, cycle, life, slot, generation, queue, name, workgroup, cu);
}

static void note_wait(void *context, uint32_t slot, const struct mem_condition *condition)
{
    const struct outputs_kernels *kernels = context;

    if (!kernels->over)
        kernels->next.wait(kernels->next.context, slot, condition);
}

static void note_changed(void *context, uint32_t slot, const struct gpu_change *change)
{
    const struct outputs_kernels *kernels = context;

    if (!kernels->over)
        kernels->next.changed(kernels->next.context, slot, change);
}

static void note_step(void *context, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                      uint32_t commands, uint32_t loads)
{
    const struct outputs_kernels *kernels = context;

    if (!kernels->over)
        kernels->next.step(kernels->next.context, cycle, cost, instructions, events, commands, loads);
}

static void note_depths(void *context, uint64_t cycle, const struct gpu_depths *depths)
{
    const struct outputs_kernels *kernels = context;

    if (!kernels->over)
        kernels->next.depths(kernels->next.context, cycle, depths);
}

static void note_cu(void *context, uint64_t cycle, uint32_t cu, bool available)
{
    const struct outputs_kernels *kernels = context;

    if (!kernels->over)
        kernels->next.cu(kernels->next.context, cycle, cu, available);
}

/* Counts begin anew, for the work-groups that are there. */
static void renew(struct outputs_tally *tally, uint64_t cycle)
{
    *tally = (struct outputs_tally){.alive = tally->alive, .since = cycle, .placed = tally->placed, .changed = cycle};
}

static void note_timing(void *context, uint64_t cycle)
{
    struct outputs_kernels *kernels = context;

    for (uint32_t i = 0; i < kernels->count; i++)
        renew(&kernels->rows[i].tally, cycle);
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++)
        renew(&kernels->queues[i], cycle);
    if (kernels->next.timing && !kernels->over)
        kernels->next.timing(kernels->next.context, cycle);
}

struct gpu_observer outputs_kernels_observer(struct outputs_kernels *kernels, const struct gpu_observer *next)
{
    kernels->next = *next;
    return (struct gpu_observer){.context = kernels,
                                 .life = note_life,
                                 .wait = next->wait ? note_wait : NULL,
                                 .changed = next->changed ? note_changed : NULL,
                                 .step = next->step ? note_step : NULL,
                                 .depths = next->depths ? note_depths : NULL,
                                 .cu = next->cu ? note_cu : NULL,
                                 .timing = note_timing};
}

/* How a row is told. */
struct teller {
    void (*visit)(void *context, const char *name, uint64_t value, const char *description);
    void *context;
    const char *kind, *name;
};

static void tell(const struct teller *teller, const char *row, uint64_t value, const char *description)
{
    char name[NAME_BYTES];

    snprintf(name, sizeof(name), "%s.%s.%s", teller->kind, teller->name, row);
    teller->visit(teller->context, name, value, description);
}

static void tell_tally(const struct teller *teller, const struct outputs_tally *tally, uint64_t cycle, bool timed)
{
    tell(teller, "dispatches", tally->dispatches, "its dispatches that have begun");
    tell(teller, "workgroups", tally->workgroups, "its work-groups that were launched");
    tell(teller, "saves", tally->saves, "times that one of its work-groups was saved");
    tell(teller, "killed", tally->killed, "its work-groups that were stopped before their end");
    if (!timed)
        return;
    tell(teller, "cycles", tally->cycles + (tally->alive ? cycle - tally->since : 0),
         "cycles in which it had work-groups that were launched and had not ended");
    tell(teller, "stay_cycles", stay_cycles(tally, cycle),
         "cycles that its work-groups ran or were stalled on a compute unit, all added up");
}

void outputs_kernels_statistics(const struct outputs_kernels *kernels, uint64_t cycle, bool timed,
                                void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                                void *context)
{
    for (uint32_t i = 0; i < kernels->count; i++) {
        const struct teller teller = {visit, context, "kernel", kernels->rows[i].name};

        tell_tally(&teller, &kernels->rows[i].tally, cycle, timed);
    }
}

void outputs_queues_statistics(const struct outputs_kernels *kernels,
                               const struct gpu_queue_counts counts[CP_MAX_QUEUES], uint64_t cycle, bool timed,
                               void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                               void *context)
{
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++) {
        char number[NUMBER_BYTES];
        const struct teller teller = {visit, context, "queue", number};

        if (!kernels->queues[i].workgroups && !counts[i].packets && !counts[i].errors)
            continue;
        snprintf(number, sizeof(number), "%" PRIu32, i);
        tell(&teller, "packets", counts[i].packets, "packets of any kind that it is through with");
        tell(&teller, "errors", counts[i].errors, "times that an error has stopped it");
        tell_tally(&teller, &kernels->queues[i], cycle, timed);
    }
}

void outputs_kernels_free(struct outputs_kernels *kernels)
{
    for (uint32_t i = 0; i < kernels->count; i++)
        free(kernels->rows[i].name);
    free(kernels->rows);
    free(kernels->placed);
    *kernels = (struct outputs_kernels){0};
}
