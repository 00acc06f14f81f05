/* kernels.c - see kernels.h. */
#include "tools/outputs/kernels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME_BYTES 1024u

struct outputs_kernel {
    const char *seen; /* its name where it was found last */
    char *name;       /* owned */
    uint64_t dispatches, workgroups, saves, killed;
    uint64_t cycles; /* in which it had work-groups, but for those since the first of the work-groups that are there */
    uint64_t alive, since;
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

static void note_launch(struct outputs_kernel *kernel, uint64_t cycle, const uint32_t workgroup[3])
{
    kernel->workgroups++;
    if (!workgroup[0] && !workgroup[1] && !workgroup[2])
        kernel->dispatches++;
    if (!kernel->alive++)
        kernel->since = cycle;
}

static void note_end(struct outputs_kernel *kernel, uint64_t cycle)
{
    if (!--kernel->alive)
        kernel->cycles += cycle - kernel->since;
}

static void note(struct outputs_kernel *kernel, uint64_t cycle, enum gpu_life life, const uint32_t workgroup[3])
{
    if (life == GPU_LIFE_LAUNCHED)
        note_launch(kernel, cycle, workgroup);
    kernel->saves += life == GPU_LIFE_SAVING;
    kernel->killed += life == GPU_LIFE_KILLED;
    if (life == GPU_LIFE_DONE || life == GPU_LIFE_KILLED)
        note_end(kernel, cycle);
}

static void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      const char *name, const uint32_t workgroup[3], uint32_t cu)
{
    struct outputs_kernels *kernels = context;
    struct outputs_kernel *kernel;

    if (kernels->over)
        return;
    kernel = kernels->failed ? NULL : find(kernels, name);
    kernels->failed = !kernel;
    if (kernel)
        note(kernel, cycle, life, workgroup);
    if (kernels->next.life)
        kernels->next.life(kernels->next.context, cycle, life, slot, generation, name, workgroup, cu);
}

static void note_wait(void *context, uint32_t slot, const struct mem_condition *condition)
{
    const struct outputs_kernels *kernels = context;

    if (kernels->next.wait && !kernels->over)
        kernels->next.wait(kernels->next.context, slot, condition);
}

static void note_changed(void *context, uint32_t slot, const struct gpu_change *change)
{
    const struct outputs_kernels *kernels = context;

    if (kernels->next.changed && !kernels->over)
        kernels->next.changed(kernels->next.context, slot, change);
}

static void note_step(void *context, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                      uint32_t commands, uint32_t loads)
{
    const struct outputs_kernels *kernels = context;

    if (kernels->next.step && !kernels->over)
        kernels->next.step(kernels->next.context, cycle, cost, instructions, events, commands, loads);
}

static void note_depths(void *context, uint64_t cycle, const struct gpu_depths *depths)
{
    const struct outputs_kernels *kernels = context;

    if (kernels->next.depths && !kernels->over)
        kernels->next.depths(kernels->next.context, cycle, depths);
}

static void note_cu(void *context, uint64_t cycle, uint32_t cu, bool available)
{
    const struct outputs_kernels *kernels = context;

    if (kernels->next.cu && !kernels->over)
        kernels->next.cu(kernels->next.context, cycle, cu, available);
}

struct gpu_observer outputs_kernels_observer(struct outputs_kernels *kernels, const struct gpu_observer *next)
{
    kernels->next = *next;
    return (struct gpu_observer){.context = kernels,
                                 .life = note_life,
                                 .wait = note_wait,
                                 .changed = note_changed,
                                 .step = note_step,
                                 .depths = note_depths,
                                 .cu = note_cu};
}

void outputs_kernels_statistics(const struct outputs_kernels *kernels, uint64_t cycle, bool timed,
                                void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                                void *context)
{
    for (uint32_t i = 0; i < kernels->count; i++) {
        const struct outputs_kernel *kernel = &kernels->rows[i];
        const struct {
            const char *name, *description;
            uint64_t value;
        } rows[] = {
            {"dispatches", "dispatches of this kernel that have begun", kernel->dispatches},
            {"workgroups", "its work-groups that were launched", kernel->workgroups},
            {"saves", "times that one of its work-groups was saved", kernel->saves},
            {"killed", "its work-groups that were stopped before their end", kernel->killed},
            {"cycles", "cycles in which it had work-groups that were launched and had not ended",
             kernel->cycles + (kernel->alive ? cycle - kernel->since : 0)},
        };

        for (size_t j = 0; j < sizeof(rows) / sizeof(rows[0]) - !timed; j++) {
            char name[NAME_BYTES];

            snprintf(name, sizeof(name), "kernel.%s.%s", kernel->name, rows[j].name);
            visit(context, name, rows[j].value, rows[j].description);
        }
    }
}

void outputs_kernels_free(struct outputs_kernels *kernels)
{
    for (uint32_t i = 0; i < kernels->count; i++)
        free(kernels->rows[i].name);
    free(kernels->rows);
    *kernels = (struct outputs_kernels){0};
}
