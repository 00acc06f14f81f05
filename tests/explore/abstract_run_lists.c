/*
 * abstract_run_lists.c - CP_EXTENSION_RUN_LISTS: the dispatcher keeps saved work-groups (WGs) that can run, saves stalled
 * residents for them, and gives the places of WGs that leave to them (docs/reference/hal.md, "Run lists").
 *
 * Which resident is saved, and when, is a move. So is the end of its save, and of the restore of its successor.
 */
#include "abstract_parts.h"

#include <string.h>

static bool plants(struct ag_gpu *gpu, enum ag_plant plant)
{
    if (ag_scenario()->plant != plant || gpu->planted)
        return false;
    gpu->planted = true;
    return true;
}

static bool is_on(const struct ag_gpu *gpu)
{
    return gpu->extensions & CP_EXTENSION_RUN_LISTS;
}

/* The oldest WG of the kernel's list, or AG_WGS. */
static uint32_t head_of(const struct ag_gpu *gpu, uint32_t kernel)
{
    uint32_t head = AG_WGS;

    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->listed && s->kernel == kernel && (head == AG_WGS || s->listed < gpu->slots[head].listed))
            head = i;
    }
    return head;
}

bool ag_list_append(struct ag_gpu *gpu, uint32_t slot)
{
    uint8_t last = 0;

    if (!is_on(gpu))
        return false;
    for (uint32_t i = 0; i < AG_WGS; i++)
        last = gpu->slots[i].listed > last ? gpu->slots[i].listed : last;
    if (!gpu->slots[slot].listed)
        gpu->slots[slot].listed = (uint8_t)(last + 1);
    return true;
}

/* Places on the list are counted from 1, without gaps. */
void ag_list_remove(struct ag_gpu *gpu, uint32_t slot)
{
    uint8_t place = gpu->slots[slot].listed;

    gpu->slots[slot].listed = 0;
    for (uint32_t i = 0; place && i < AG_WGS; i++)
        gpu->slots[i].listed = (uint8_t)(gpu->slots[i].listed - (gpu->slots[i].listed > place));
}

/* Whether the firmware has yet to read of a place that the dispatcher has given to the WG. */
static bool has_unread_place(const struct ag_gpu *gpu, uint32_t slot)
{
    for (uint32_t i = 0; i < gpu->event_count; i++) {
        const struct ag_event *e = &gpu->events[i];

        if ((e->kind == CP_EVENT_SAVED || e->kind == CP_EVENT_DONE) && e->tag == slot + 1)
            return true;
    }
    return false;
}

void ag_check_list(const struct ag_gpu *gpu, const struct ag_command *command)
{
    const struct ag_slot *s = &gpu->slots[command->slot % AG_WGS];

    if (command->slot >= AG_WGS || command->kernel || command->cu || command->number) {
        ag_violation("LIST names no slot, or more than a WG");
        return;
    }
    if (has_unread_place(gpu, command->slot))
        return;
    if (s->state != AG_AWAY || s->generation != command->generation || s->wait_number != command->wait_number)
        ag_violation("(b) LIST of a WG that the firmware has not been told is saved");
}

void ag_count_lists_crossed(const struct ag_gpu *gpu, const struct ag_command *command)
{
    for (uint32_t i = 0; i < gpu->command_count && !(command->extensions & CP_EXTENSION_RUN_LISTS); i++)
        ag_tally.races[AG_RACE_LIST_CROSSED] += gpu->commands[i].opcode == CP_COMMAND_LIST;
}

static void count_unread_met(const struct ag_gpu *gpu, const struct ag_command *command)
{
    for (uint32_t i = 0; i < gpu->event_count; i++)
        ag_tally.races[AG_RACE_LIST_MET] += gpu->events[i].kind == CP_EVENT_CONDITION_MET &&
                                            gpu->events[i].slot == command->slot &&
                                            gpu->events[i].generation == command->generation;
}

/* Whether the dispatcher was first, so that nothing is to be done. */
static bool is_overtaken(struct ag_gpu *gpu, const struct ag_command *command)
{
    const struct ag_slot *s = &gpu->slots[command->slot];
    bool same = s->state != AG_FREE && s->generation == command->generation;

    if (!same || (s->state == AG_AWAY && s->wait_number != command->wait_number)) {
        ag_tally.races[AG_RACE_LIST_OVERTAKEN]++;
        return true;
    }
    if (s->state != AG_AWAY) {
        ag_tally.races[AG_RACE_LIST_PLACED]++;
        return !plants(gpu, AG_PLANT_LISTED_PLACED);
    }
    ag_tally.races[AG_RACE_LIST_LISTED] += s->listed != 0;
    return s->listed;
}

/* The WG's waits are over, as by a RESTORE. */
static void end_waits_away(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];
    bool waits = s->stalled && !s->met;

    ag_tally.races[AG_RACE_LIST_GIVEN] += !waits;
    ag_tally.races[AG_RACE_LIST_WAITER] += waits && !s->spilled;
    ag_tally.races[AG_RACE_LIST_SPILLED] += waits && s->spilled;
    s->met = false;
    if (!s->stalled)
        return;
    s->ended = s->wait_number;
    if (!waits || s->spilled || !plants(gpu, AG_PLANT_LISTED_WAITER))
        ag_unregister(gpu, slot);
    s->stalled = s->spilled = false;
    s->retries = true;
}

void ag_list(struct ag_gpu *gpu, const struct ag_command *command)
{
    if (!is_on(gpu)) {
        ag_violation("LIST while run lists are off");
        return;
    }
    count_unread_met(gpu, command);
    if (plants(gpu, AG_PLANT_LOST_LIST) || is_overtaken(gpu, command))
        return;
    if (gpu->slots[command->slot].state == AG_AWAY)
        end_waits_away(gpu, command->slot);
    ag_list_append(gpu, command->slot);
}

bool ag_may_leave(const struct ag_gpu *gpu, uint32_t slot)
{
    const struct ag_slot *s = &gpu->slots[slot];
    uint32_t listed = 0, leaving = 0;

    if (!is_on(gpu) || s->state != AG_RESIDENT || !s->stalled)
        return false;
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *other = &gpu->slots[i];

        if (other->state == AG_FREE || other->kernel != s->kernel)
            continue;
        listed += other->listed != 0;
        leaving += other->leaves;
    }
    return listed > leaving;
}

void ag_leave_for_list(struct ag_gpu *gpu, uint32_t slot)
{
    gpu->slots[slot].state = AG_SAVING;
    gpu->slots[slot].leaves = true;
}

void ag_start_restore(struct ag_gpu *gpu, uint32_t slot, uint32_t cu)
{
    struct ag_slot *s = &gpu->slots[slot];

    if (s->state != AG_AWAY)
        ag_violation("(b) a WG is restored that is not saved");
    if (!s->listed || !plants(gpu, AG_PLANT_KEPT_LISTED))
        ag_list_remove(gpu, slot);
    if (s->stalled) {
        ag_unregister(gpu, slot);
        s->stalled = s->spilled = false;
        s->retries = true;
    }
    s->met = false;
    s->state = AG_RESTORING;
    s->cu = (uint8_t)cu;
}

/* What the event of the place says. */
static uint32_t name_successor(struct ag_gpu *gpu, uint32_t kernel, uint32_t successor)
{
    if (plants(gpu, AG_PLANT_LOST_SUCCESSOR))
        return 0;
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->state == AG_AWAY && s->kernel == kernel && i != successor && plants(gpu, AG_PLANT_WRONG_SUCCESSOR))
            return i + 1;
    }
    return successor + 1;
}

uint32_t ag_give_place(struct ag_gpu *gpu, uint32_t kernel, uint32_t cu)
{
    uint32_t head = head_of(gpu, kernel);

    if (head == AG_WGS)
        return 0;
    ag_tally.races[AG_RACE_LIST_LOST] += gpu->lost[cu];
    if (gpu->lost[cu])
        return 0;
    ag_start_restore(gpu, head, cu);
    gpu->slots[head].takes_over = true;
    ag_tally.takeovers++;
    return name_successor(gpu, kernel, head);
}

bool ag_hold(struct ag_gpu *gpu, const struct ag_command *command)
{
    struct ag_slot *s = &gpu->slots[command->slot];

    if (s->generation != command->generation || !(s->state == AG_RESTORING || s->state == AG_SAVING) ||
        !ag_scenario()->lists)
        return false;
    if (s->state == AG_SAVING && command->opcode == CP_COMMAND_SAVE) {
        ag_tally.races[AG_RACE_LIST_SAVED_TWICE]++;
        return true;
    }
    ag_tally.races[AG_RACE_LIST_HELD]++;
    if (plants(gpu, AG_PLANT_LOST_HELD))
        return true;
    s->held = command->opcode;
    s->held_flags = command->flags;
    s->held_wait = command->wait_number;
    s->held_tag = command->tag;
    return true;
}

void ag_execute_held(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];
    struct ag_command command = {.opcode = s->held,
                                 .flags = s->held_flags,
                                 .wait_number = s->held_wait,
                                 .tag = s->held_tag,
                                 .slot = (uint8_t)slot,
                                 .generation = s->generation};

    if (!s->held)
        return;
    s->held = s->held_flags = 0;
    s->held_wait = 0;
    s->held_tag = 0;
    ag_execute(gpu, &command);
}

void ag_lists_off(struct ag_gpu *gpu)
{
    for (uint32_t k = 0; k < AG_KERNELS && !is_on(gpu); k++) {
        for (uint32_t head; (head = head_of(gpu, k)) != AG_WGS;) {
            ag_list_remove(gpu, head);
            ag_tally.races[AG_RACE_LIST_OFF]++;
            if (plants(gpu, AG_PLANT_LOST_LISTED))
                continue;
            ag_tally.met_events++;
            ag_post_state(gpu, head, CP_EVENT_CONDITION_MET);
        }
    }
}

bool ag_may_be_overdue(const struct ag_gpu *gpu)
{
    bool listed = false;

    for (uint32_t i = 0; i < gpu->event_count; i++) {
        if (gpu->events[i].kind == CP_EVENT_LIST_OVERDUE)
            return false;
    }
    for (uint32_t i = 0; i < AG_WGS; i++)
        listed |= gpu->slots[i].listed;
    return listed && gpu->quantum;
}

void ag_report_overdue(struct ag_gpu *gpu)
{
    struct ag_event event = {.kind = CP_EVENT_LIST_OVERDUE};

    ag_tally.races[AG_RACE_LIST_OVERDUE]++;
    ag_post(gpu, &event);
}
