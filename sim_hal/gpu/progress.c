/* progress.c - detection and explanation of deadlock. */
#include "gpu/progress.h"

#include <inttypes.h>

#include "gpu/moment.h"

#define CHECKS_A_WINDOW    16u
#define FIRMWARE_BUSY_MOST 10000u /* turns: more than any number of WGs takes to be placed once, at the usual budgets */

void gpu_progress_init(struct gpu_progress *progress, struct gpu_dispatcher *dispatcher,
                       const struct gpu_parameters *parameters, const struct gpu_memory *memory,
                       const struct gpu_memory_system *memory_system, uint32_t slots, const struct cp_policy *policy,
                       bool preempts)
{
    *progress = (struct gpu_progress){.dispatcher = dispatcher,
                                      .parameters = parameters,
                                      .memory = memory,
                                      .memory_system = memory_system,
                                      .slots = slots,
                                      .policy = policy,
                                      .preempts = preempts};
}

uint64_t gpu_progress_interval(const struct gpu_progress *progress)
{
    return progress->parameters->deadlock_window / CHECKS_A_WINDOW + 1;
}

static void note_progress(struct gpu_progress *progress, uint64_t now)
{
    progress->last_progress = now;
    progress->firmware_idle = false;
    progress->firmware_busy = 0;
    gpu_dispatcher_control(progress->dispatcher)->observing = false;
}

void gpu_progress_input(struct gpu_progress *progress, uint64_t now)
{
    note_progress(progress, now);
}

void gpu_progress_firmware(struct gpu_progress *progress, bool idle)
{
    progress->idle_now = idle;
    if (idle)
        progress->firmware_idle = true;
    else
        progress->firmware_busy++;
}

static bool moved_on(struct gpu_progress *progress)
{
    const struct gpu_dispatcher_counters *counters = gpu_dispatcher_counters(progress->dispatcher);
    uint64_t moves = counters->launched + counters->finished + counters->killed;
    bool moved = progress->changes != progress->memory->changes || progress->moves != moves;

    progress->changes = progress->memory->changes;
    progress->moves = moves;
    return moved;
}

/* A wave whose lanes wait for several conditions is resumed when any of them holds, at the latest after its timeout. */
static bool will_try_again(const struct gpu_progress *progress, const struct gpu_slot *slot,
                           const struct gpu_wave *wave)
{
    return wave->status == GPU_WAVE_WAITING && wave->timer.scheduled &&
           gpu_memory_wait_holds(progress->memory_system, slot->index, slot->generation, wave->wait.number);
}

static bool waves_stuck(const struct gpu_progress *progress, const struct gpu_slot *slot)
{
    const struct gpu_cu_control *control = gpu_dispatcher_control(progress->dispatcher);

    for (uint32_t i = 0; i < slot->workgroup->wave_count; i++) {
        const struct gpu_wave *wave = &slot->workgroup->waves[i];

        if (!gpu_wave_stuck(wave, control, progress->memory) || will_try_again(progress, slot, wave))
            return false;
    }
    return true;
}

static bool any_cu_available(const struct gpu_progress *progress)
{
    for (uint32_t i = 0; i < progress->parameters->cus; i++) {
        if (gpu_dispatcher_cu_available(progress->dispatcher, i))
            return true;
    }
    return false;
}

static uint64_t word_of(const struct gpu_progress *progress, const struct gpu_condition *condition)
{
    uint64_t value = 0;

    if (gpu_memory_contains(progress->memory, condition->address, condition->bytes))
        gpu_memory_read(progress->memory, condition->address, &value, condition->bytes);
    return value;
}

static bool condition_holds(const struct gpu_progress *progress, const struct gpu_condition *condition)
{
    return isa_wait_satisfied((enum isa_wait_condition)condition->condition, word_of(progress, condition),
                              condition->mask, condition->value);
}

/* A wait of a saved WG that the SyncMon or the firmware watches, or NULL. */
static const struct gpu_wait *watched_wait(const struct gpu_slot *slot)
{
    for (uint32_t i = 0; slot->waits_away && i < GPU_MAX_WAVES; i++) {
        if (slot->waits[i].open)
            return &slot->waits[i];
    }
    return NULL;
}

/* Whether a saved WG will never be resumed: its conditions are false, or nothing will resume it though one holds. */
static bool wait_stuck(const struct gpu_progress *progress, const struct gpu_slot *slot, const struct gpu_wait *wait)
{
    if (!condition_holds(progress, &wait->condition) &&
        !gpu_memory_wait_holds(progress->memory_system, slot->index, slot->generation, wait->number))
        return true;
    return !wait->logged && !progress->parameters->wait_timeout;
}

static bool away_observed(const struct gpu_progress *progress, const struct gpu_slot *slot)
{
    return slot->stuck_observation == gpu_dispatcher_control(progress->dispatcher)->observation;
}

/* A saved WG gets a turn only where the policy preempts. There it must have been observed stuck. */
static bool away_stuck(const struct gpu_progress *progress, const struct gpu_slot *slot)
{
    const struct gpu_wait *wait = watched_wait(slot);

    if (!progress->preempts || !any_cu_available(progress))
        return true;
    if (wait)
        return wait_stuck(progress, slot, wait);
    return away_observed(progress, slot);
}

static bool slot_stuck(const struct gpu_progress *progress, const struct gpu_slot *slot)
{
    switch (slot->state) {
    case GPU_SLOT_FREE:
        return true;
    case GPU_SLOT_RESIDENT:
        return waves_stuck(progress, slot);
    case GPU_SLOT_AWAY:
        return away_stuck(progress, slot);
    default:
        return false;
    }
}

static bool all_stuck(const struct gpu_progress *progress, uint64_t unlaunched)
{
    uint32_t used = gpu_dispatcher_slots(progress->dispatcher);
    uint32_t occupied = 0;

    for (uint32_t i = 0; i < used; i++) {
        const struct gpu_slot *slot = gpu_dispatcher_slot(progress->dispatcher, i);

        if (!slot_stuck(progress, slot))
            return false;
        if (slot->state != GPU_SLOT_FREE)
            occupied++;
    }
    /* A new WG will get its turn where the policy preempts and a context slot is free for it. */
    if (unlaunched && progress->preempts && any_cu_available(progress))
        return occupied == progress->slots;
    return true;
}

/* The same under a model: of the saved WGs only as many will run again as the firmware preempts others for. */
static bool all_stuck_in_model(const struct gpu_progress *progress, uint32_t wanting)
{
    uint32_t used = gpu_dispatcher_slots(progress->dispatcher);
    uint32_t observed = 0;

    if (!progress->idle_now)
        return false;
    for (uint32_t i = 0; i < used; i++) {
        const struct gpu_slot *slot = gpu_dispatcher_slot(progress->dispatcher, i);

        if (slot->state == GPU_SLOT_AWAY)
            observed += away_observed(progress, slot);
        else if (!slot_stuck(progress, slot))
            return false;
    }
    return observed >= wanting || !progress->preempts || !any_cu_available(progress);
}

bool gpu_progress_deadlocked(struct gpu_progress *progress, bool pending, uint64_t unlaunched, uint32_t wanting,
                             uint64_t now)
{
    struct gpu_cu_control *control = gpu_dispatcher_control(progress->dispatcher);

    if (moved_on(progress) || pending) {
        note_progress(progress, now);
        return false;
    }
    if (now - progress->last_progress < progress->parameters->deadlock_window ||
        (!progress->firmware_idle && progress->firmware_busy < FIRMWARE_BUSY_MOST))
        return false;
    if (!control->observing) {
        control->observing = true;
        control->observation++;
        if (!control->spins)
            control->spins = gpu_spin_notes_create(progress->slots);
        return false;
    }
    return progress->policy->promise ? all_stuck_in_model(progress, wanting) : all_stuck(progress, unlaunched);
}

/* The explanation */

static const char *condition_name(uint8_t condition)
{
    static const char *const names[] = {"?", "==", "!=", "<", ">="};

    return condition < sizeof(names) / sizeof(names[0]) ? names[condition] : "?";
}

static void print_writer(const struct gpu_progress *progress, const struct gpu_condition *condition, FILE *stream)
{
    const struct gpu_write *write = gpu_last_write(progress->memory_system, condition->address, condition->bytes);
    const struct gpu_cu_control *control = gpu_dispatcher_control(progress->dispatcher);
    char when[GPU_MOMENT_BYTES];

    if (!write)
        fputs("; nothing has changed it since its first atomic", stream);
    else if (!write->line)
        fprintf(stream, "; the command processor wrote it%s", gpu_moment(control, " in", write->cycle, when));
    else
        fprintf(stream, "; work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 ") wrote it at line %" PRIu32 "%s",
                write->workgroup[0], write->workgroup[1], write->workgroup[2], write->line,
                gpu_moment(control, " in", write->cycle, when));
}

static void print_wait(const struct gpu_progress *progress, const struct gpu_wait *wait, uint64_t now, FILE *stream)
{
    const struct gpu_condition *condition = &wait->condition;
    char span[GPU_MOMENT_BYTES];

    fprintf(stream, "waits for [0x%" PRIx64 "] & 0x%" PRIx64 " %s 0x%" PRIx64 "%s; it is 0x%" PRIx64,
            condition->address, condition->mask, condition_name(condition->condition), condition->value,
            gpu_duration(gpu_dispatcher_control(progress->dispatcher), wait->since, now, span),
            word_of(progress, condition));
    if (condition_holds(progress, condition))
        fputs(": it holds, but nothing will resume the wait", stream);
    print_writer(progress, condition, stream);
}

static uint32_t wave_line(const struct gpu_wave *wave)
{
    const struct isa_program *program = wave->state.program;
    uint32_t operation = wave->state.operation;

    return operation < program->operation_count ? program->operations[operation].line : 0;
}

static void print_wave(const struct gpu_progress *progress, const struct gpu_wave *wave, uint64_t now, FILE *stream)
{
    if (wave->status == GPU_WAVE_ENDED)
        return;
    fprintf(stream, "    wave %" PRIu32 " at %s:%" PRIu32 ": ", wave->index, wave->state.program->path,
            wave_line(wave));
    if (wave->status == GPU_WAVE_WAITING)
        print_wait(progress, &wave->wait, now, stream);
    else if (wave->status == GPU_WAVE_MESSAGE)
        fprintf(stream, "at a message, %" PRIu32 " of %" PRIu32 " waves arrived", wave->workgroup->at_message,
                wave->workgroup->wave_count);
    else if (wave->status == GPU_WAVE_BARRIER)
        fprintf(stream, "at the barrier, %" PRIu32 " of %" PRIu32 " waves arrived", wave->workgroup->at_barrier,
                wave->workgroup->wave_count - wave->workgroup->ended);
    else if (gpu_wave_starved(wave))
        fprintf(stream, "starved: ready for %" PRIu64 " cycles, and wave scheduler %s picks others (cu.patience is 0)",
                gpu_wave_starved(wave), gpu_scheduler_name(progress->parameters->scheduler));
    else if (gpu_wave_unfetched(wave))
        fprintf(stream, "starved: without a grant of the fetch unit for %" PRIu64 " cycles (cu.fetcher)",
                gpu_wave_unfetched(wave));
    else
        fprintf(stream, "spins, the same reads give the same results");
    fputc('\n', stream);
}

/* The reason why a saved WG that waits for nothing is not on a CU. */
static const char *why_away(const struct gpu_progress *progress, const struct gpu_slot *slot)
{
    if (!progress->policy->promise || !any_cu_available(progress))
        return "no compute unit has a place for it";
    if (away_observed(progress, slot))
        return "spins in its turns, the same reads give the same results";
    return "frozen: the model does not promise that it runs again";
}

static void print_away(const struct gpu_progress *progress, const struct gpu_slot *slot, uint64_t now, FILE *stream)
{
    const struct gpu_wait *wait = watched_wait(slot);

    fprintf(stream, "saved from CU %" PRIu32 " at %s:%" PRIu32 ", ", slot->cu, slot->kernel->program->path, slot->line);
    if (wait)
        print_wait(progress, wait, now, stream);
    else
        fputs(why_away(progress, slot), stream);
    fputc('\n', stream);
}

static void print_slot(const struct gpu_progress *progress, const struct gpu_slot *slot, uint64_t now, FILE *stream)
{
    fprintf(stream, "  kernel %s, work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 "): ", slot->kernel->name, slot->id[0],
            slot->id[1], slot->id[2]);
    if (slot->state != GPU_SLOT_RESIDENT) {
        print_away(progress, slot, now, stream);
        return;
    }
    fprintf(stream, "on CU %" PRIu32 "\n", slot->cu);
    for (uint32_t i = 0; i < slot->workgroup->wave_count; i++)
        print_wave(progress, &slot->workgroup->waves[i], now, stream);
}

/* Those that come first are the ones that others usually wait for. */
enum slot_kind { SLOT_AWAY, SLOT_STARVED, SLOT_OTHER };

static enum slot_kind kind_of_slot(const struct gpu_slot *slot)
{
    if (slot->state != GPU_SLOT_RESIDENT)
        return SLOT_AWAY;
    for (uint32_t i = 0; i < slot->workgroup->wave_count; i++) {
        if (gpu_wave_starved(&slot->workgroup->waves[i]) || gpu_wave_unfetched(&slot->workgroup->waves[i]))
            return SLOT_STARVED;
    }
    return SLOT_OTHER;
}

static uint32_t print_slots(const struct gpu_progress *progress, enum slot_kind kind, uint64_t now, FILE *stream,
                            uint32_t limit, uint32_t *printed)
{
    uint32_t used = gpu_dispatcher_slots(progress->dispatcher);
    uint32_t count = 0;

    for (uint32_t i = 0; i < used; i++) {
        const struct gpu_slot *slot = gpu_dispatcher_slot(progress->dispatcher, i);

        if (slot->state == GPU_SLOT_FREE || kind_of_slot(slot) != kind)
            continue;
        count++;
        if (*printed < limit) {
            print_slot(progress, slot, now, stream);
            (*printed)++;
        }
    }
    return count;
}

void gpu_progress_explain(const struct gpu_progress *progress, uint64_t unlaunched, uint64_t now, FILE *stream,
                          uint32_t limit)
{
    uint32_t printed = 0;
    uint32_t away = print_slots(progress, SLOT_AWAY, now, stream, limit, &printed);
    uint32_t resident;
    char when[GPU_MOMENT_BYTES];

    /* Some lines are kept for resident WGs. */
    limit += printed;
    resident = print_slots(progress, SLOT_STARVED, now, stream, limit, &printed);
    resident += print_slots(progress, SLOT_OTHER, now, stream, limit, &printed);
    if (away + resident > printed)
        fprintf(stream, "  and %" PRIu32 " more\n", away + resident - printed);
    fprintf(stream,
            "deadlock: no progress%s; %" PRIu32 " work-groups resident and stuck, %" PRIu32 " saved, %" PRIu64
            " never launched%s%s\n",
            gpu_moment(gpu_dispatcher_control(progress->dispatcher), " since", progress->last_progress, when), resident,
            away, unlaunched, unlaunched && progress->policy->promise ? ", which need not be under policy " : "",
            unlaunched && progress->policy->promise ? progress->policy->name : "");
}
