/* progress.c - detection of deadlock. */
#include "gpu/progress.h"

#include "engine/require.h"

#define CHECKS_A_WINDOW    16u
#define CHECKS_FRUITLESS   2u /* of the first observation, in a row, before it is given up */
#define DOUBLINGS_MOST     16u
#define FIRMWARE_BUSY_MOST 10000u /* turns: more than any number of WGs takes to be placed once, at the usual budgets */

void gpu_progress_init(struct gpu_progress *progress, struct gpu_dispatcher *dispatcher,
                       const struct parameters *parameters, const struct mem *memory,
                       const struct path_system *memory_system, uint32_t slots, const struct cp_policy *policy,
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
    SIM_REQUIRE(now >= progress->last_progress);
    progress->last_progress = now;
    progress->firmware_idle = false;
    progress->firmware_busy = 0;
    progress->quiet_since = now;
    progress->given_up = 0;
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

static uint64_t count_moves(const struct gpu_progress *progress)
{
    const struct gpu_dispatcher_counters *counters = gpu_dispatcher_counters(progress->dispatcher);

    return counters->launched + counters->finished + counters->killed;
}

bool gpu_progress_moved(const struct gpu_progress *progress)
{
    return progress->changes != progress->memory->changes || progress->moves != count_moves(progress);
}

static bool moved_on(struct gpu_progress *progress)
{
    bool moved = gpu_progress_moved(progress);

    progress->changes = progress->memory->changes;
    progress->moves = count_moves(progress);
    return moved;
}

/* A wave whose lanes wait for several conditions is resumed when any of them holds, at the latest after its timeout. */
static bool will_try_again(const struct gpu_progress *progress, const struct gpu_slot *slot, const struct cu_wave *wave)
{
    return wave->status == CU_WAVE_WAITING && wave->timer.scheduled &&
           path_wait_holds(progress->memory_system, slot->index, slot->generation, wave->wait.number);
}

static bool waves_stuck(const struct gpu_progress *progress, const struct gpu_slot *slot)
{
    const struct cu_control *control = gpu_dispatcher_control(progress->dispatcher);

    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT);
    for (uint32_t i = 0; i < slot->workgroup->wave_count; i++) {
        const struct cu_wave *wave = &slot->workgroup->waves[i];

        if (!cu_wave_stuck(wave, control, progress->memory) || will_try_again(progress, slot, wave))
            return false;
    }
    return true;
}

bool gpu_progress_has_cu(const struct gpu_progress *progress)
{
    for (uint32_t i = 0; i < progress->parameters->cus; i++) {
        if (gpu_dispatcher_cu_available(progress->dispatcher, i))
            return true;
    }
    return false;
}

static uint64_t word_of(const struct gpu_progress *progress, const struct mem_condition *condition)
{
    uint64_t value = 0;

    if (mem_contains(progress->memory, condition->address, condition->bytes))
        mem_read(progress->memory, condition->address, &value, condition->bytes);
    return value;
}

bool gpu_progress_holds(const struct gpu_progress *progress, const struct mem_condition *condition)
{
    return execute_wait_satisfied((enum isa_wait_condition)condition->condition, word_of(progress, condition),
                                  condition->mask, condition->value);
}

const struct cu_wait *gpu_progress_saved_wait(const struct gpu_slot *slot)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_AWAY);
    for (uint32_t i = 0; slot->waits_away && i < CU_MAX_WAVES; i++) {
        if (slot->waits[i].open)
            return &slot->waits[i];
    }
    return NULL;
}

/* Whether a saved WG will never be resumed: its conditions are false, or nothing will resume it though one holds. */
static bool wait_stuck(const struct gpu_progress *progress, const struct gpu_slot *slot, const struct cu_wait *wait)
{
    if (!gpu_progress_holds(progress, &wait->condition) &&
        !path_wait_holds(progress->memory_system, slot->index, slot->generation, wait->number))
        return true;
    return !wait->logged && !progress->parameters->wait_timeout;
}

bool gpu_progress_saved_stuck(const struct gpu_progress *progress, const struct gpu_slot *slot)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_AWAY);
    return slot->stuck_observation == gpu_dispatcher_control(progress->dispatcher)->observation;
}

/* A saved WG gets a turn only where the policy preempts. There it must have been observed stuck. */
static bool away_stuck(const struct gpu_progress *progress, const struct gpu_slot *slot)
{
    const struct cu_wait *wait = gpu_progress_saved_wait(slot);

    if (!progress->preempts || !gpu_progress_has_cu(progress))
        return true;
    if (wait)
        return wait_stuck(progress, slot, wait);
    return gpu_progress_saved_stuck(progress, slot);
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
    SIM_REQUIRE(occupied <= progress->slots);
    /* A new WG will get its turn where the policy preempts and a context slot is free for it. */
    if (unlaunched && progress->preempts && gpu_progress_has_cu(progress))
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
            observed += gpu_progress_saved_stuck(progress, slot);
        else if (!slot_stuck(progress, slot))
            return false;
    }
    return observed >= wanting || !progress->preempts || !gpu_progress_has_cu(progress);
}

/* ---- observations ---- */

static void begin_observation(struct gpu_progress *progress)
{
    struct cu_control *control = gpu_dispatcher_control(progress->dispatcher);

    SIM_REQUIRE(!control->observing);
    control->observing = true;
    control->observation++;
    if (!control->spins)
        control->spins = cu_spin_notes_create(progress->slots);
    progress->most_stuck = 0;
    progress->fruitless = 0;
}

static uint32_t count_stuck_waves(const struct gpu_progress *progress, const struct gpu_slot *slot)
{
    const struct cu_control *control = gpu_dispatcher_control(progress->dispatcher);
    uint32_t count = 0;

    for (uint32_t i = 0; i < slot->workgroup->wave_count; i++)
        count += cu_wave_stuck(&slot->workgroup->waves[i], control, progress->memory);
    return count;
}

/* Whether a WG is there since a cycle and has waves that are not stuck: they compute, or their loop takes longer. *stuck:
 * all stuck waves. Saved WGs count as one if they were stuck in a turn of this observation. */
static bool any_computes(const struct gpu_progress *progress, uint64_t since, uint32_t *stuck)
{
    uint32_t used = gpu_dispatcher_slots(progress->dispatcher);
    bool any = false;

    *stuck = 0;
    for (uint32_t i = 0; i < used; i++) {
        const struct gpu_slot *slot = gpu_dispatcher_slot(progress->dispatcher, i);
        uint32_t waves;

        if (slot->state == GPU_SLOT_AWAY)
            *stuck += gpu_progress_saved_stuck(progress, slot);
        if (slot->state != GPU_SLOT_RESIDENT)
            continue;
        waves = count_stuck_waves(progress, slot);
        any |= waves < slot->workgroup->wave_count && slot->workgroup->placed_at <= since;
        *stuck += waves;
    }
    return any;
}

/* An observation that finds nothing is given up. The next one comes after twice the time, and has twice the patience. */
static void end_fruitless_observation(struct gpu_progress *progress, uint64_t now)
{
    uint32_t patience = CHECKS_FRUITLESS << progress->given_up, stuck;
    bool computes = any_computes(progress, now - patience * gpu_progress_interval(progress), &stuck);

    SIM_REQUIRE(gpu_dispatcher_control(progress->dispatcher)->observing);
    SIM_REQUIRE(now >= patience * gpu_progress_interval(progress));
    SIM_REQUIRE(progress->given_up <= DOUBLINGS_MOST);
    progress->fruitless = stuck > progress->most_stuck ? 0 : progress->fruitless + 1;
    if (stuck > progress->most_stuck)
        progress->most_stuck = stuck;
    if (!computes || progress->fruitless < patience)
        return;
    gpu_dispatcher_control(progress->dispatcher)->observing = false;
    progress->quiet_since = now;
    if (progress->given_up < DOUBLINGS_MOST)
        progress->given_up++;
}

static bool observes_deadlock(const struct gpu_progress *progress, uint64_t unlaunched, uint32_t wanting)
{
    if (progress->policy->promise)
        return all_stuck_in_model(progress, wanting);
    /* What the firmware has decided and not sent yet may be a launch. */
    if (!progress->idle_now && progress->firmware_busy < FIRMWARE_BUSY_MOST)
        return false;
    return all_stuck(progress, unlaunched);
}

bool gpu_progress_deadlocked(struct gpu_progress *progress, bool pending, uint64_t unlaunched, uint32_t wanting,
                             uint64_t now)
{
    SIM_REQUIRE(now >= progress->quiet_since);
    if (moved_on(progress) || pending) {
        note_progress(progress, now);
        return false;
    }
    if (gpu_dispatcher_control(progress->dispatcher)->observing) {
        if (observes_deadlock(progress, unlaunched, wanting))
            return true;
        end_fruitless_observation(progress, now);
    } else if (now - progress->quiet_since >= progress->parameters->deadlock_window << progress->given_up &&
               (progress->firmware_idle || progress->firmware_busy >= FIRMWARE_BUSY_MOST)) {
        begin_observation(progress);
    }
    return false;
}
