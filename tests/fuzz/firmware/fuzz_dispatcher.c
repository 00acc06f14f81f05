/* SPDX-License-Identifier: MIT */
/*
 * fuzz_dispatcher.c - the dispatcher of the GPU. It has one honest WG on a CU, and those that were there when their kernel was
 * given. It saves WGs at once. Of hostile kernels it tells lies.
 */
#include "fuzz_gpu_parts.h"

/* A saved WG of a given kernel can run. */
void fuzz_make_listed(struct fuzz_honest *h, bool preempted)
{
    h->wait_left = 0;
    h->listed = preempted ? 1 + CP_PLACE_PREEMPTED : 1 + CP_PLACE_LISTED;
}

/* Of a kernel that the dispatcher has, the last WG may have ended. */
void fuzz_end_if_empty(struct fuzz *f, uint32_t kernel)
{
    struct cp_event ended = {.kind = CP_EVENT_KERNEL_ENDED, .kernel.kernel = kernel};

    if (!f->given[kernel] || f->next[kernel] != f->end[kernel])
        return;
    for (uint32_t slot = 0; slot < f->config.wg_slots; slot++) {
        if (f->honest[slot].state != FUZZ_GONE && f->honest[slot].kernel == kernel)
            return;
    }
    if (f->done[f->dispatch_of[kernel]] != f->end[kernel])
        fuzz_fail("an honest kernel was given, and the dispatcher does not know of all its WGs");
    f->given[kernel] = false;
    fuzz_post(f, &ended);
}

/* A resident WG of a given kernel is saved. */
void fuzz_leave(struct fuzz_honest *h, bool preempted)
{
    bool waits = h->state == FUZZ_WAITS;

    h->state = FUZZ_SAVED;
    h->reported = false;
    if (!waits)
        fuzz_make_listed(h, preempted);
}

/* Takes over a WG that the firmware has launched. A wait whose end the firmware has not heard of ends again. */
static void take_over(struct fuzz *f, struct fuzz_honest *h)
{
    h->reported = h->expired = false;
    if (h->state == FUZZ_SAVED && !h->wait_left && f->waiting.mode != CP_WAIT_ATOMIC &&
        f->waiting.mode != CP_WAIT_INSTRUCTION)
        h->wait_left = 1;
    if (h->state != FUZZ_SAVED && (f->halted || f->lost[h->cu]))
        fuzz_leave(h, false);
}

static void check_give(const struct fuzz *f, const struct cp_give *g)
{
    uint32_t dispatch = f->dispatch_of[g->kernel];

    if (g->end != f->groups[dispatch])
        fuzz_fail("GIVE of WGs up to %u of an honest kernel of %u", g->end, f->groups[dispatch]);
    for (uint32_t group = 0; group < g->end; group++) {
        if (f->launched[dispatch][group] != (group < g->next))
            fuzz_fail("GIVE from honest WG %u on: WG %u was launched %u times", g->next, group,
                      f->launched[dispatch][group]);
    }
}

void fuzz_give(struct fuzz *f, const struct cp_command *command)
{
    const struct cp_give *g = &command->give;
    struct cp_event given = {.kind = CP_EVENT_GIVEN, .kernel.kernel = g->kernel};
    bool launched = false;

    if (g->kernel >= CP_MAX_KERNELS || f->given[g->kernel] || g->next > g->end)
        fuzz_fail("GIVE of kernel %u, WGs %u to %u", g->kernel, g->next, g->end);
    f->given[g->kernel] = true;
    f->next[g->kernel] = g->next;
    f->end[g->kernel] = g->end;
    if (g->launched)
        fuzz_post(f, &given);
    if (f->owner[g->kernel] != FUZZ_HONEST)
        return;
    check_give(f, g);
    for (uint32_t slot = 0; slot < f->config.wg_slots; slot++) {
        if (f->honest[slot].state == FUZZ_GONE || f->honest[slot].kernel != g->kernel)
            continue;
        launched = true;
        take_over(f, &f->honest[slot]);
    }
    if (launched && !g->launched)
        fuzz_fail("GIVE of kernel %u: an honest WG of it lives", g->kernel);
    fuzz_end_if_empty(f, g->kernel);
}

void fuzz_drop(struct fuzz *f, const struct cp_command *command)
{
    uint32_t kernel = command->end.kernel;

    if (kernel >= CP_MAX_KERNELS || f->owner[kernel] == FUZZ_HONEST)
        fuzz_fail("DROP of kernel %u", kernel);
    if (!f->given[kernel])
        fuzz_refuse(f, command, CP_REFUSED_ARGUMENT);
}

void fuzz_list(struct fuzz *f, const struct cp_command *command)
{
    struct fuzz_honest *h = &f->honest[command->place.slot];

    if (!f->given[h->kernel])
        fuzz_fail("slot %u: LIST of a WG that is not the dispatcher's", command->place.slot);
    if (h->state == FUZZ_SAVED && !h->listed && command->place.wait_number == h->wait_number)
        fuzz_make_listed(h, command->flags & CP_FLAG_PREEMPTED);
}

static uint8_t place_state(const struct fuzz_honest *h, uint32_t slot)
{
    if (h->state != FUZZ_SAVED)
        return CP_PLACE_RESIDENT;
    if (!h->listed && !h->wait_left)
        fuzz_fail("slot %u: can run, and neither side knows", slot);
    return h->listed ? (uint8_t)(h->listed - 1) : CP_PLACE_WAITS;
}

static void tell_places(struct fuzz *f, uint32_t kernel)
{
    struct cp_event event = {.kind = CP_EVENT_PLACES, .tag = kernel};

    for (uint32_t slot = 0; slot < f->config.wg_slots; slot++) {
        struct fuzz_honest *h = &f->honest[slot];

        if (h->state == FUZZ_GONE || h->kernel != kernel)
            continue;
        event.places.places[event.reason++] = (struct cp_wg_place){.slot = (uint16_t)slot,
                                                                   .cu = h->cu,
                                                                   .generation = h->generation,
                                                                   .number = h->group,
                                                                   .simd = h->simd,
                                                                   .state = place_state(h, slot),
                                                                   .scratch = UINT16_MAX,
                                                                   .wait_number = h->wait_number};
        h->listed = 0;
        if (event.reason < CP_PLACES_MOST)
            continue;
        fuzz_post(f, &event);
        event.reason = 0;
    }
    if (event.reason)
        fuzz_post(f, &event);
}

/* What is said of a hostile kernel that is taken back: anything. */
static void tell_lies(struct fuzz *f, uint32_t kernel)
{
    struct cp_event at = {.kind = CP_EVENT_KERNEL_AT, .kernel_at = {kernel, f->next[kernel] + f->lies % 4}};
    struct cp_event event = {.kind = CP_EVENT_PLACES, .tag = kernel, .reason = f->lies >> 2 & 3};

    if (!(f->lies & 64))
        fuzz_post_any(f, &at);
    for (uint32_t i = 0; i < CP_PLACES_MOST; i++) {
        uint32_t slot = (f->lies * 7u + i * (1u + f->lies / 32u)) % (f->config.wg_slots + 1u);
        const struct cp_workgroup *wg = &f->cp.workgroups[slot % CP_MAX_WGS];

        event.places.places[i] = (struct cp_wg_place){.slot = (uint16_t)slot,
                                                      .cu = (uint16_t)((f->lies + i) % (f->config.cus + 1u)),
                                                      .generation = wg->generation + (f->lies >> 4 & 1),
                                                      .number = f->lies % 16 + i,
                                                      .simd = (uint8_t)(f->lies % 3),
                                                      .state = (uint8_t)(f->lies >> i & 7),
                                                      .scratch = f->lies & 32 ? (uint16_t)(f->lies * i) : UINT16_MAX};
    }
    fuzz_post_any(f, &event);
    if (f->lies & 128)
        fuzz_post_any(f, f->lies & 1 ? &at : &event);
}

void fuzz_take(struct fuzz *f)
{
    struct cp_event taken = {.kind = CP_EVENT_TAKEN};

    for (uint32_t pass = 0; pass < 2; pass++) {
        for (uint32_t kernel = 0; kernel < CP_MAX_KERNELS; kernel++) {
            struct cp_event at = {.kind = CP_EVENT_KERNEL_AT, .kernel_at = {kernel, f->next[kernel]}};

            if (!f->given[kernel] || (f->owner[kernel] == FUZZ_HONEST) != !pass)
                continue;
            f->given[kernel] = false;
            if (pass) {
                tell_lies(f, kernel);
                continue;
            }
            fuzz_post(f, &at);
            tell_places(f, kernel);
        }
    }
    for (uint32_t slot = 0; slot < f->config.wg_slots; slot++) {
        if (f->cp.workgroups[slot].generation > f->generation && f->cp.workgroups[slot].generation < UINT32_MAX / 2)
            f->generation = f->cp.workgroups[slot].generation;
    }
    f->halted = false;
    taken.taken = (struct cp_taken_event){f->generation, f->config.wg_slots};
    fuzz_post(f, &taken);
}

/* A CU that is not lost and has neither an honest WG nor, as the firmware knows, a hostile one; cus: none. */
static uint32_t empty_cu(const struct fuzz *f)
{
    uint32_t used = 0, cu = 0;

    for (uint32_t slot = 0; slot < f->config.wg_slots; slot++) {
        if (f->honest[slot].state == FUZZ_RUNS || f->honest[slot].state == FUZZ_WAITS)
            used |= 1u << f->honest[slot].cu;
    }
    while (cu < f->config.cus && (f->lost[cu] || used >> cu & 1 || f->cp.cus[cu].residents.count))
        cu++;
    return cu;
}

/* A slot that neither an honest WG has nor, as the firmware knows, a hostile one; wg_slots: none. */
static uint32_t empty_slot(const struct fuzz *f)
{
    uint32_t slot = 0;

    while (slot < f->config.wg_slots &&
           (f->honest[slot].state != FUZZ_GONE || f->cp.workgroups[slot].state != CP_WG_FREE))
        slot++;
    return slot;
}

uint32_t fuzz_count_lacking(const struct fuzz *f)
{
    uint32_t count = 0;

    if (f->halted)
        return 0;
    for (uint32_t kernel = 0; kernel < CP_MAX_KERNELS; kernel++) {
        if (f->given[kernel] && f->owner[kernel] == FUZZ_HONEST)
            count += f->end[kernel] - f->next[kernel];
    }
    for (uint32_t slot = 0; slot < f->config.wg_slots; slot++)
        count += f->honest[slot].state == FUZZ_SAVED && f->honest[slot].listed;
    return count;
}

/* Places one WG of the honest kernels that were given, listed ones first. Returns true if it did. */
bool fuzz_place_given(struct fuzz *f)
{
    uint32_t cu = empty_cu(f), slot = empty_slot(f);

    if (f->halted)
        return false;
    for (uint32_t i = 0; i < f->config.wg_slots && cu < f->config.cus; i++) {
        if (f->honest[i].state != FUZZ_SAVED || !f->honest[i].listed)
            continue;
        fuzz_place(f, &f->honest[i], &(struct cp_place){.cu = (uint16_t)cu});
        return true;
    }
    for (uint32_t kernel = 0; kernel < CP_MAX_KERNELS && cu < f->config.cus && slot < f->config.wg_slots; kernel++) {
        if (!f->given[kernel] || f->owner[kernel] != FUZZ_HONEST || f->next[kernel] == f->end[kernel])
            continue;
        fuzz_start(f, &(struct cp_place){.slot = slot,
                                         .generation = f->generation + 1,
                                         .kernel = (uint16_t)kernel,
                                         .cu = (uint16_t)cu,
                                         .workgroup = {f->next[kernel]++}});
        return true;
    }
    return false;
}

/* Saves honest residents of given kernels: those on a CU; CP_MAX_CUS: all. */
static void clear(struct fuzz *f, uint32_t cu)
{
    for (uint32_t slot = 0; slot < f->config.wg_slots; slot++) {
        struct fuzz_honest *h = &f->honest[slot];
        bool is_there = cu == CP_MAX_CUS || h->cu == cu;

        if ((h->state == FUZZ_RUNS || h->state == FUZZ_WAITS) && is_there && f->given[h->kernel])
            fuzz_leave(h, false);
    }
}

void fuzz_evict(struct fuzz *f, uint32_t cu)
{
    clear(f, cu);
}

void fuzz_halt(struct fuzz *f, const struct cp_command *command)
{
    struct cp_event halted = {.kind = CP_EVENT_HALTED, .cu = command->queue.queue};

    if (halted.cu >= CP_MAX_QUEUES)
        fuzz_fail("HALT of queue %u", halted.cu);
    if (halted.cu == FUZZ_HONEST) {
        f->halted = true;
        clear(f, CP_MAX_CUS);
    }
    fuzz_post(f, &halted);
}

void fuzz_go(struct fuzz *f, const struct cp_command *command)
{
    if (command->queue.queue >= CP_MAX_QUEUES)
        fuzz_fail("GO of queue %u", command->queue.queue);
    if (command->queue.queue != FUZZ_HONEST)
        return;
    if (!f->halted)
        fuzz_fail("GO of the honest queue, which is not halted");
    f->halted = false;
}
