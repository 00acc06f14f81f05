/* machine.c - see machine.h. */
#include "tools/debug/machine.h"

#include <inttypes.h>
#include <string.h>

#include "code/demangle.h"
#include "engine/require.h"
#include "tools/debug/describe.h"
#include "tools/debug/elements.h"
#include "gpu/dispatcher.h"
#include "path/memory_system.h"
#include "onward/aql.h"

/* ---- waits ---- */

static const char *condition_name(uint8_t condition)
{
    static const char *const names[] = {
        [ISA_WAIT_NONE] = "?", [ISA_WAIT_EQ] = "==", [ISA_WAIT_NE] = "!=", [ISA_WAIT_LT] = "<", [ISA_WAIT_GE] = ">="};

    return condition < sizeof(names) / sizeof(names[0]) ? names[condition] : "?";
}

static void print_condition(const struct debug *debug, const struct mem_condition *condition)
{
    uint64_t word = 0, all = condition->bytes == 8 ? UINT64_MAX : UINT32_MAX;
    char name[DEBUG_NAME_BYTES];

    mem_read(gpu_memory(debug->gpu), condition->address, &word, condition->bytes);
    printf("for %s", debug_address_text(debug, condition->address, name));
    if ((condition->mask & all) != all)
        printf(" & 0x%" PRIx64, condition->mask & all);
    printf(" %s %" PRIu64 "; it is %" PRIu64, condition_name(condition->condition), condition->value & all, word);
}

static void print_place(const struct isa_program *program, uint32_t operation)
{
    struct isa_place place = isa_place_of(program, operation);
    char text[ISA_PLACE_BYTES];

    printf(" at %s", isa_place_text(&place, text, sizeof(text)));
}

/* Returns whether the wave waits for something. */
static bool print_wave_wait(const struct debug *debug, const struct cu_wave *wave)
{
    const struct cu_workgroup *workgroup = wave->workgroup;
    char who[DEBUG_WHO_BYTES];

    if (wave->status != CU_WAVE_WAITING && wave->status != CU_WAVE_BARRIER && wave->status != CU_WAVE_MESSAGE)
        return false;
    printf("%s ", debug_who(workgroup->id, wave->index, ISA_LANES, who));
    if (wave->status == CU_WAVE_WAITING) {
        fputs("waits ", stdout);
        print_condition(debug, &wave->wait.condition);
        printf(", since cycle %" PRIu64, wave->wait.since);
    } else {
        printf("is %s, as %" PRIu32 " of %" PRIu32 " waves are", debug_status_name(wave),
               wave->status == CU_WAVE_BARRIER ? workgroup->at_barrier : workgroup->at_message,
               workgroup->wave_count - workgroup->ended);
    }
    print_place(wave->state.program, wave->state.operation);
    putchar('\n');
    return true;
}

static bool print_away_waits(const struct debug *debug, const struct gpu_slot *slot)
{
    printf("work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 ") is saved", slot->id[0], slot->id[1], slot->id[2]);
    if (slot->waits_away && slot->condition_valid) {
        fputs(" and waits ", stdout);
        print_condition(debug, &slot->condition);
    }
    print_place(slot->kernel->program, slot->operation);
    putchar('\n');
    return true;
}

static void print_waits(const struct debug *debug, const struct gpu_dispatcher *dispatcher)
{
    bool any = false;

    for (uint32_t i = 0; i < gpu_dispatcher_slots(dispatcher); i++) {
        const struct gpu_slot *slot = gpu_dispatcher_slot(dispatcher, i);

        if (slot->state == GPU_SLOT_AWAY)
            any |= print_away_waits(debug, slot);
        for (uint32_t wave = 0; slot->workgroup && wave < slot->workgroup->wave_count; wave++)
            any |= print_wave_wait(debug, &slot->workgroup->waves[wave]);
    }
    if (!any)
        puts("no wave waits");
}

/* ---- cu ---- */

static void print_resident(const struct gpu_slot *slot)
{
    const struct cu_workgroup *workgroup = slot->workgroup;
    char shown[CODE_SHOWN_BYTES];

    printf("  work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 ") of %s%s%s\n", slot->id[0], slot->id[1], slot->id[2],
           code_shown_name(slot->kernel->name, shown), workgroup->frozen ? ", frozen" : "",
           workgroup->stalled ? ", stalled" : "");
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        const struct cu_wave *wave = &workgroup->waves[i];

        printf("    wave %" PRIu32 " on SIMD %" PRIu32 ", slot %" PRIu32 ", exec 0x%016" PRIx64 ", %s", i, wave->simd,
               wave->slot, isa_exec(&wave->state), debug_status_name(wave));
        print_place(wave->state.program, wave->state.operation);
        putchar('\n');
    }
}

static bool print_cu(const struct debug *debug, const struct gpu_dispatcher *dispatcher,
                     const struct debug_command *command, char *error, size_t error_bytes)
{
    const struct cu_wave *wave = debug_wave(debug);
    uint64_t number = wave ? wave->workgroup->cu : 0, last = debug->cus - 1;
    bool any = false;

    if (command->count && (!host_text_u64(command->words[0], &number) || number > last))
        return host_text_fail(error, error_bytes, "cu: expected a compute unit, 0 to %" PRIu64, last);
    printf("CU %" PRIu64 "%s\n", number,
           gpu_dispatcher_cu_available(dispatcher, (uint32_t)number) ? "" : ", which is lost");
    for (uint32_t i = 0; i < gpu_dispatcher_slots(dispatcher); i++) {
        const struct gpu_slot *slot = gpu_dispatcher_slot(dispatcher, i);

        if (!slot->workgroup || slot->cu != number)
            continue;
        print_resident(slot);
        any = true;
    }
    if (!any)
        puts("  no work-groups");
    return true;
}

/* ---- syncmon and firmware ---- */

static void print_syncmon(const struct debug *debug)
{
    const struct path_system *memory_system = gpu_memory_system_of(debug->gpu);
    const struct syncmon *syncmon = path_syncmon((struct path_system *)memory_system);
    const struct syncmon_counters *counters = syncmon_counters(syncmon);

    printf("waiters registered %" PRIu32 ", in the Monitor Log and not read %" PRIu64 "\n", syncmon_waiters(syncmon),
           (uint64_t)syncmon_unread(syncmon));
    printf("armed %" PRIu64 ", spilled %" PRIu64 ", log full %" PRIu64 ", updates %" PRIu64 ", conditions met %" PRIu64
           ", resumed %" PRIu64 ", executed %" PRIu64 "\n",
           counters->armed, counters->logged, counters->log_full, counters->updates, counters->met, counters->resumed,
           counters->executed);
}

static void print_states(const struct gpu_dispatcher *dispatcher)
{
    static const char *const names[] = {
        [GPU_SLOT_FREE] = "free",    [GPU_SLOT_RESIDENT] = "resident",        [GPU_SLOT_SAVING] = "being saved",
        [GPU_SLOT_AWAY] = "saved",   [GPU_SLOT_RESTORING] = "being restored", [GPU_SLOT_KILLING] = "being killed",
        [GPU_SLOT_ENDING] = "ending"};
    uint32_t counts[sizeof(names) / sizeof(names[0])] = {0};

    for (uint32_t i = 0; i < gpu_dispatcher_slots(dispatcher); i++)
        counts[gpu_dispatcher_slot(dispatcher, i)->state]++;
    fputs("work-groups:", stdout);
    for (size_t i = GPU_SLOT_RESIDENT; i < sizeof(names) / sizeof(names[0]); i++)
        printf("%s %" PRIu32 " %s", i == GPU_SLOT_RESIDENT ? "" : ",", counts[i], names[i]);
    putchar('\n');
}

static void print_queues(const struct debug *debug)
{
    struct gpu *gpu = debug->gpu;

    for (uint32_t i = 0; i < debug->launch_count; i++) {
        const struct host_launch *launch = &debug->launches[i];
        struct cp_queue_memory queue;
        char shown[CODE_SHOWN_BYTES];

        mem_read(gpu_memory(gpu), launch->queue_memory, &queue, sizeof(queue));
        printf("queue %" PRIu32 " of kernel %s: %" PRIu64 " packets written, %" PRIu64 " read%s\n", launch->queue,
               code_shown_name(launch->file->kernel->name, shown), (uint64_t)queue.write_dispatch_id,
               (uint64_t)queue.read_dispatch_id, host_launch_error(launch, gpu) == CP_QUEUE_OK ? "" : ", stopped");
    }
}

/* The firmware's counters are the statistics that begin with cp_; those that are 0 say nothing. */
static void print_counter(void *context, const char *name, uint64_t value, const char *description)
{
    (void)context;
    (void)description;
    if (strncmp(name, "cp_", 3) == 0 && value)
        printf("%s %" PRIu64 "\n", name, value);
}

static void print_firmware(const struct debug *debug, const struct gpu_dispatcher *dispatcher)
{
    const struct gpu *gpu = debug->gpu;

    print_states(dispatcher);
    printf("never launched %" PRIu64 ", ready and not placed %" PRIu32 "\n", gpu_unlaunched(gpu), gpu_ready(gpu));
    print_queues(debug);
    gpu_statistics(gpu, print_counter, NULL);
}

bool debug_machine(const struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    const struct gpu_dispatcher *dispatcher = gpu_dispatcher_of(debug->gpu);

    if (debug->phase == DEBUG_READY || !dispatcher)
        return host_text_fail(error, error_bytes, "the run has not begun: run or continue begins it");
    switch (command->verb) {
    case DEBUG_WAITS:
        print_waits(debug, dispatcher);
        return true;
    case DEBUG_CU:
        return print_cu(debug, dispatcher, command, error, error_bytes);
    case DEBUG_SYNCMON:
        print_syncmon(debug);
        return true;
    default:
        SIM_REQUIRE(command->verb == DEBUG_FIRMWARE);
        print_firmware(debug, dispatcher);
        return true;
    }
}
