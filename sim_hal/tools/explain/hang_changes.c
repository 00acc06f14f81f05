/* hang_changes.c - which change of a word explains that it is not what a wave waits for. */
#include "tools/explain/hang_changes.h"

#include <string.h>

#include "isa/opcodes.h"

/* ---- who wrote ---- */

/* The operation of a program at a line of the assembly text, if that one writes memory; HANG_NONE: there is none. */
static uint32_t writing_operation(const struct isa_program *program, uint32_t line)
{
    for (uint32_t i = 0; i < program->operation_count; i++) {
        if (program->operations[i].line == line &&
            isa_opcodes[program->operations[i].opcode].flags & (ISA_OP_STORE | ISA_OP_ATOMIC))
            return i;
    }
    return HANG_NONE;
}

/* Whether every dispatch that there was is still there: then an id and a line tell a work-group. */
static bool none_has_ended(const struct gpu_progress *progress)
{
    const struct gpu_kernel_table *table = &progress->dispatcher->kernels;
    uint64_t launched = 0;

    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++)
        launched += table->active[i] ? table->kernels[i].launched : 0;
    return launched == gpu_dispatcher_counters(progress->dispatcher)->launched;
}

/* The work-group that wrote. */
static void find_writer(const struct gpu_progress *progress, const struct mem_noted_write *write,
                        struct hang_change *change)
{
    uint32_t used = gpu_dispatcher_slots(progress->dispatcher), found = 0;

    for (uint32_t i = 0; i < used; i++) {
        const struct gpu_slot *slot = gpu_dispatcher_slot(progress->dispatcher, i);

        if (slot->state == GPU_SLOT_FREE || memcmp(slot->id, write->workgroup, sizeof(slot->id)) != 0 ||
            writing_operation(slot->kernel->program, write->line) == HANG_NONE)
            continue;
        change->slot = i;
        found++;
    }
    if (!found)
        change->changer = HANG_ENDED;
    else
        change->changer = found == 1 && none_has_ended(progress) ? HANG_ALIVE : HANG_SOME;
}

/* The place of the write, if only one program can have made it. */
static void find_place(const struct gpu_progress *progress, uint32_t line, struct hang_change *change)
{
    const struct gpu_kernel_table *table = &progress->dispatcher->kernels;
    const struct isa_program *program = NULL;
    uint32_t operation = HANG_NONE;

    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        uint32_t at = table->active[i] ? writing_operation(table->kernels[i].program, line) : HANG_NONE;

        if (at == HANG_NONE || table->kernels[i].program == program)
            continue;
        if (program)
            return;
        program = table->kernels[i].program;
        operation = at;
    }
    if (!program || !none_has_ended(progress))
        return;
    change->has_place = true;
    change->place = isa_place_of(program, operation);
}

/* ---- which change ---- */

static struct mem_writes_walk walk_of(const struct hang_word *word)
{
    return (struct mem_writes_walk){.address = word->address, .bytes = word->bytes, .value = word->value};
}

uint32_t hang_past(const struct path_system *system, const struct hang_word *word, uint64_t past[EXPLAIN_WANTED_PAST])
{
    struct mem_writes_walk walk = walk_of(word);
    uint32_t count = 0;

    while (!word->lds && count < EXPLAIN_WANTED_PAST && path_earlier_write(system, &walk))
        past[count++] = walk.value;
    return count;
}

/* The last change from a value that would have ended the wait. If none such is known, it is the last change. Returns NULL
 * if not even that one is known. */
static const struct mem_noted_write *find_write(const struct path_system *system, const struct hang_word *word,
                                                struct hang_change *change)
{
    struct mem_writes_walk walk = walk_of(word);
    const struct mem_noted_write *last = path_earlier_write(system, &walk), *write = last;
    bool waits = word->wanted.kind != EXPLAIN_WANTED_UNKNOWN && !explain_wanted_holds(&word->wanted, word->value);

    change->before = walk.value;
    change->after = word->value;
    change->clears = waits;
    for (uint64_t after = word->value; write && waits; write = path_earlier_write(system, &walk)) {
        if (explain_wanted_holds(&word->wanted, walk.value)) {
            change->before = walk.value;
            change->after = after;
            change->holds = true;
            change->clears = false;
            return write;
        }
        after = walk.value;
        change->later++;
    }
    change->later = 0;
    return last;
}

void hang_find_change(const struct gpu_progress *progress, struct hang_word *word)
{
    const struct path_system *system = progress->memory_system;
    struct hang_change *change = &word->change, found = {.changer = HANG_FIRMWARE};
    const struct mem_noted_write *write = word->lds ? NULL : find_write(system, word, &found);

    if (!write) {
        if (!word->lds && path_is_unchanged(system, word->address, word->bytes))
            change->changer = HANG_UNCHANGED;
        return;
    }
    *change = found;
    change->cycle = write->cycle;
    change->line = write->line;
    memcpy(change->id, write->workgroup, sizeof(change->id));
    if (write->line) {
        find_writer(progress, write, change);
        find_place(progress, write->line, change);
    }
}
