/* test_run_list_crowds.c - run lists under commands in a random order: no work-group is lost or run twice. */
#include "random.h"
#include "support_run_lists.h"

/* Commands in a random order. The test knows of each WG what the firmware would know from the events. */

enum known { GONE, HERE, AWAY_WAITING, AWAY_LISTED, AWAY_READY };

struct wg {
    enum known known;
    uint16_t kernel;
    uint32_t generation;
    uint32_t cu;
    uint32_t restore;        /* tag of the RESTORE under way, 0: none */
    bool killed;             /* a KILL was sent to it */
    uint32_t launches, ends; /* ends: DONE of a WG that was not killed */
    uint32_t kills;
};

struct crowd {
    struct bench *bench;
    struct wg wgs[SLOTS];
    uint64_t random;
    uint32_t waves;
    uint64_t listed_starts;
};

static uint32_t below(struct crowd *crowd, uint32_t limit)
{
    return random_below(&crowd->random, limit);
}

static void check_list(const struct crowd *crowd, uint32_t kernel)
{
    const struct gpu_run_list *list = list_of(crowd->bench, kernel);
    const struct gpu_slot *previous = NULL;
    uint32_t count = 0, leaving = 0;

    for (const struct gpu_slot *slot = list->head; slot && count <= SLOTS; slot = slot->next, count++) {
        CHECK(slot->previous == previous);
        CHECK(slot->listed && slot->kernel && slot->kernel->index == kernel);
        CHECK(!previous || previous->listed_at <= slot->listed_at);
        previous = slot;
    }
    CHECK(list->tail == previous);
    CHECK_EQUAL(list->count, count);
    for (uint32_t i = 0; i < gpu_dispatcher_slots(crowd->bench->dispatcher); i++) {
        const struct gpu_slot *slot = slot_of(crowd->bench, i);

        leaving += slot->leaves && slot->kernel && slot->kernel->index == kernel;
        count -= slot->listed && slot->kernel && slot->kernel->index == kernel;
    }
    CHECK_EQUAL(count, 0);
    CHECK_EQUAL(list->leaving, leaving);
    CHECK(leaving <= crowd->bench->parameters.lists_leaving);
}

static void check_slot(const struct crowd *crowd, const struct gpu_slot *slot)
{
    bool on_cu = slot->state != GPU_SLOT_FREE && slot->state != GPU_SLOT_AWAY;

    CHECK(!slot->listed || (slot->state == GPU_SLOT_AWAY && !slot->waits_away && crowd->bench->dispatcher->run_lists));
    CHECK(!slot->leaves || slot->state == GPU_SLOT_SAVING);
    CHECK(!slot->takes_over || slot->state == GPU_SLOT_RESTORING);
    CHECK(!slot->held.opcode || slot->state == GPU_SLOT_SAVING || slot->state == GPU_SLOT_RESTORING);
    CHECK_EQUAL(slot->workgroup != NULL, on_cu);
    CHECK(!on_cu || slot->workgroup->dispatcher_data == slot);
}

static void check_invariants(const struct crowd *crowd)
{
    for (uint32_t i = 0; i < gpu_dispatcher_slots(crowd->bench->dispatcher); i++)
        check_slot(crowd, slot_of(crowd->bench, i));
    for (uint16_t kernel = 0; kernel < 2; kernel++)
        check_list(crowd, kernel);
}

static void take_successor(struct crowd *crowd, const struct wg *left, const struct cp_event *event)
{
    struct wg *wg;

    if (!event->tag)
        return;
    CHECK(event->tag <= SLOTS);
    wg = &crowd->wgs[(event->tag - 1) % SLOTS];
    CHECK(wg != left && wg->kernel == left->kernel);
    CHECK(wg->known == AWAY_WAITING || wg->known == AWAY_LISTED);
    CHECK(!crowd->bench->dispatcher->lost[event->cu]);
    wg->known = HERE;
    wg->cu = event->cu;
    crowd->listed_starts++;
}

static void take_done(struct wg *wg)
{
    CHECK(wg->known == HERE || wg->killed);
    if (wg->killed)
        wg->kills++;
    else
        wg->ends++;
    wg->known = GONE;
    wg->killed = false;
    wg->restore = 0;
}

static void take_saved(struct wg *wg, const struct cp_event *event)
{
    static const enum known states[] = {
        [CP_SAVED_WAITS] = AWAY_WAITING, [CP_SAVED_RUNNABLE] = AWAY_READY, [CP_SAVED_LISTED] = AWAY_LISTED};

    CHECK_EQUAL(wg->known, HERE);
    CHECK_EQUAL(event->cu, wg->cu);
    CHECK(event->saved.state <= CP_SAVED_LISTED);
    wg->known = states[event->saved.state % 3];
}

static void take(struct crowd *crowd, const struct cp_event *event)
{
    struct wg *wg = &crowd->wgs[event->wg.slot % SLOTS];

    switch (event->kind) {
    case CP_EVENT_DONE:
        take_successor(crowd, wg, event);
        take_done(wg);
        return;
    case CP_EVENT_SAVED:
        take_saved(wg, event);
        take_successor(crowd, wg, event);
        return;
    case CP_EVENT_RESTORED:
        CHECK(wg->restore && wg->known != HERE);
        wg->restore = 0;
        wg->known = HERE;
        wg->cu = event->cu;
        return;
    case CP_EVENT_CONDITION_MET:
        CHECK(wg->known == AWAY_WAITING || wg->known == AWAY_LISTED || wg->restore);
        wg->known = AWAY_READY;
        return;
    case CP_EVENT_REFUSED:
        if (event->wg.slot < SLOTS && wg->restore == event->tag)
            wg->restore = 0;
        return;
    default:
        CHECK(event->kind != CP_EVENT_FAULT && event->kind != CP_EVENT_NONE);
    }
}

static void take_events(struct crowd *crowd)
{
    while (gpu_dispatcher_event(crowd->bench->dispatcher)) {
        struct cp_event event = next_event(crowd->bench, 0);

        take(crowd, &event);
    }
}

/* What the events have said is what the GPU has, once nothing is under way. */
static void compare(const struct crowd *crowd)
{
    const struct gpu_dispatcher *dispatcher = crowd->bench->dispatcher;

    for (uint32_t i = 0; i < gpu_dispatcher_slots(dispatcher); i++) {
        const struct gpu_slot *slot = slot_of(crowd->bench, i);
        const struct wg *wg = &crowd->wgs[i];

        switch (slot->state) {
        case GPU_SLOT_FREE:
            CHECK_EQUAL(wg->known, GONE);
            break;
        case GPU_SLOT_RESIDENT:
            CHECK_EQUAL(wg->known, HERE);
            CHECK_EQUAL(wg->cu, slot->cu);
            break;
        case GPU_SLOT_AWAY:
            CHECK(wg->known == AWAY_WAITING || wg->known == AWAY_LISTED || wg->known == AWAY_READY);
            CHECK_EQUAL(slot->listed, wg->known != AWAY_READY && !slot->waits_away);
            CHECK(!slot->listed || dispatcher->run_lists);
            break;
        default:
            break; /* under way */
        }
    }
    CHECK_EQUAL(dispatcher->counters.listed_starts, crowd->listed_starts);
}

static void step(struct crowd *crowd, uint64_t cycles)
{
    uint64_t end = crowd->bench->clock.now + cycles, last = crowd->bench->clock.now;

    while (clock_step(&crowd->bench->clock, end)) {
        CHECK(crowd->bench->clock.now >= last);
        last = crowd->bench->clock.now;
        check_invariants(crowd);
    }
}

static void send_random_move(struct crowd *crowd, uint32_t kind)
{
    struct bench *bench = crowd->bench;
    uint32_t index = below(crowd, SLOTS);
    struct wg *wg = &crowd->wgs[index];
    struct cp_command command = to_place(bench, CP_COMMAND_SAVE, index, below(crowd, 2), below(crowd, 2));

    command.place.kernel = wg->kernel;
    command.place.generation = wg->generation;
    command.place.wait_number = slot_of(bench, index)->wait_number - below(crowd, 2);
    command.flags = below(crowd, 2) ? CP_FLAG_FORCED : 0;
    if (below(crowd, 20) == 0)
        command.place.generation--;
    else if (below(crowd, 20) == 0)
        command.place.slot = below(crowd, 2) ? SLOTS : UINT32_MAX;
    else if (kind == CP_COMMAND_RESTORE && !wg->restore)
        wg->restore = bench->tag + 1;
    else if (kind == CP_COMMAND_KILL && wg->known != GONE)
        wg->killed = true;
    command.opcode = (uint8_t)kind;
    send(bench, command);
}

static void launch_random(struct crowd *crowd)
{
    uint32_t index = below(crowd, SLOTS);
    struct wg *wg = &crowd->wgs[index];
    struct cp_command command;

    if (wg->known != GONE || wg->launches == 4)
        return;
    command = to_place(crowd->bench, CP_COMMAND_LAUNCH, index, below(crowd, 2), below(crowd, 2));
    command.place.kernel = wg->kernel;
    command.place.generation = ++wg->generation;
    send(crowd->bench, command);
    if (slot_of(crowd->bench, index)->state != GPU_SLOT_RESIDENT ||
        slot_of(crowd->bench, index)->generation != wg->generation)
        return;
    wg->launches++;
    wg->known = HERE;
    wg->cu = command.place.cu;
}

static void switch_random(struct crowd *crowd)
{
    static const uint32_t stalls[] = {0, 500, 3000, 20000};
    uint32_t extensions = below(crowd, 4) ? CP_EXTENSION_RUN_LISTS : 0;

    if (below(crowd, 2))
        extensions |= CP_EXTENSION_CROWD;
    tell_waiting(crowd->bench, extensions, below(crowd, 3), stalls[below(crowd, 4)], below(crowd, 2) * 5000);
}

static void act_randomly(struct crowd *crowd)
{
    struct bench *bench = crowd->bench;
    uint32_t slot = below(crowd, SLOTS), cu = below(crowd, 2);

    switch (below(crowd, 16)) {
    case 0:
    case 1:
        launch_random(crowd);
        return;
    case 2:
    case 3:
        send_random_move(crowd, CP_COMMAND_SAVE);
        return;
    case 4:
    case 5:
        send_random_move(crowd, CP_COMMAND_RESTORE);
        return;
    case 6:
        send_random_move(crowd, CP_COMMAND_RESUME);
        return;
    case 7:
        if (below(crowd, 4) == 0)
            send_random_move(crowd, CP_COMMAND_KILL);
        return;
    case 8:
        if (below(crowd, 3) == 0)
            switch_random(crowd);
        return;
    case 9:
        if (below(crowd, 4) == 0)
            gpu_dispatcher_lose_cu(bench->dispatcher, cu, bench->clock.now);
        return;
    case 10:
        gpu_dispatcher_return_cu(bench->dispatcher, cu, bench->clock.now);
        return;
    default:
        set(bench, slot, below(crowd, 3) ? WAITED_FOR : SPUN_ON, below(crowd, LAST_ROUND + 1));
    }
}

/* Everything that is left runs to its end: no WG was lost. */
static void finish_all(struct crowd *crowd)
{
    struct bench *bench = crowd->bench;

    for (uint32_t cu = 0; cu < 2; cu++)
        gpu_dispatcher_return_cu(bench->dispatcher, cu, bench->clock.now);
    lists_off(bench);
    for (uint32_t slot = 0; slot < SLOTS; slot++)
        let_end(bench, slot);
    for (uint32_t i = 0; i < 64; i++) {
        uint32_t slot = i % SLOTS;

        step(crowd, 20000);
        take_events(crowd);
        compare(crowd);
        if (crowd->wgs[slot].known != AWAY_READY || crowd->wgs[slot].restore)
            continue;
        crowd->wgs[slot].restore = bench->tag + 1;
        send(bench, (struct cp_command){.opcode = CP_COMMAND_RESTORE,
                                        .place = {.slot = slot,
                                                  .generation = crowd->wgs[slot].generation,
                                                  .kernel = crowd->wgs[slot].kernel,
                                                  .wait_number = slot_of(bench, slot)->wait_number,
                                                  .cu = (uint16_t)(i / SLOTS & 1),
                                                  .simd = (uint16_t)(i / SLOTS >> 1 & 1),
                                                  .context = bench->contexts + slot * CONTEXT_BYTES}});
    }
    for (uint32_t slot = 0; slot < SLOTS; slot++) {
        const struct wg *wg = &crowd->wgs[slot];
        uint32_t starts = word_of(bench, slot, STARTS), ends = word_of(bench, slot, ENDS);

        CHECK_EQUAL(wg->known, GONE);
        CHECK_EQUAL(wg->ends + wg->kills, wg->launches);
        CHECK(starts <= wg->launches * crowd->waves && starts >= wg->ends * crowd->waves);
        CHECK(ends <= wg->launches * crowd->waves && ends >= wg->ends * crowd->waves);
    }
}

static struct test_parameter waves = TEST_VALUES("waves", 1, 2);
static struct test_parameter leaving = TEST_VALUES("leaving", 1, 2, 8);
static struct test_parameter seed = TEST_RANGE("seed", 1, TEST_ROUNDS(30));

static void no_workgroup_is_lost_or_run_twice(void)
{
    struct parameters parameters;
    struct crowd crowd = {.random = seed.value * 977 + waves.value * 31 + leaving.value,
                          .waves = (uint32_t)waves.value};

    parameters_default(&parameters);
    parameters.cus = 2;
    parameters.simds = 2;
    parameters.waves = 2;
    parameters.lists_leaving = leaving.value;
    crowd.bench = create_with(rounds, &parameters);
    for (uint16_t kernel = 0; kernel < 2; kernel++)
        begin_kernel(crowd.bench, kernel, (uint16_t)waves.value);
    for (uint32_t slot = 0; slot < SLOTS; slot++)
        crowd.wgs[slot] = (struct wg){.kernel = seed.value & 1 && slot >= SLOTS / 2, .generation = 7};
    lists_on(crowd.bench);
    for (uint32_t i = 0; i < 300; i++) {
        act_randomly(&crowd);
        check_invariants(&crowd);
        step(&crowd, below(&crowd, 3) ? below(&crowd, 300) : below(&crowd, 6000));
        take_events(&crowd);
        compare(&crowd);
    }
    finish_all(&crowd);
    destroy(crowd.bench);
}

TEST_MAIN()
{
    return test_run("run_list_crowds",
                    (const struct test_case[]){TEST(no_workgroup_is_lost_or_run_twice, &waves, &leaving, &seed), {0}});
}
