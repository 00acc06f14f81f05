/* test_bulk.c - several work-groups (WGs) launched by one command, and ended by one event. */
#include "fake_port.h"
#include "compute_unit.h"
#include "dispatch.h"
#include "kernel.h"
#include "test.h"
#include "workgroup.h"

#if __STDC_HOSTED__
#include "audit.h"
#endif

#define MOST 64u /* WGs of a kernel here */

static struct fake_port port;
static struct cp cp;

/* What a LAUNCH says, alone or in a LAUNCHES. */
struct launched {
    uint32_t slot, generation, cu, simd, number, tag;
};

/* Boards have no memory for the audit. */
static void check_sound(void)
{
#if __STDC_HOSTED__
    const char *message = audit(&cp);

    if (message)
        test_fail(__FILE__, __LINE__, message);
#endif
    CHECK_EQUAL(cp_panic(&cp), 0);
}

static void settle(uint32_t budget)
{
    for (uint32_t i = 0; i < 1000; i++) {
        if (cp_step(&cp, budget) <= 0)
            break;
    }
    check_sound();
}

/* CUs of two SIMDs with four wave slots each. */
static void init(uint32_t cus, uint32_t extensions)
{
    fake_port_init(&port, &cp);
    port.config.policy = &cp_policy_onward;
    port.config.extensions = extensions;
    port.config.cus = cus;
    port.config.waves_per_simd = 4;
    port.config.wg_slots = MOST;
}

static void start(uint32_t groups, uint32_t waves, uint32_t budget)
{
    fake_port_start(&port);
    fake_port_open(&port, groups, waves);
    settle(budget);
}

static uint32_t sent(enum cp_command_opcode opcode, const struct cp_command **last)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < port.count; i++) {
        if (port.commands[i].opcode != opcode)
            continue;
        count++;
        if (last)
            *last = &port.commands[i];
    }
    return count;
}

/* The WGs of a LAUNCHES, checked for what is the same for all of them. Returns their number. */
static uint32_t expand(const struct cp_command *command, struct launched *launched)
{
    const struct cp_launches *frame = &command->launches;

    CHECK(frame->count >= 1 && frame->count <= CP_LAUNCHES_MOST);
    CHECK_EQUAL(frame->kernel, 0);
    CHECK_EQUAL(frame->contexts, port.config.context_base);
    CHECK_EQUAL(frame->context_bytes, port.config.context_bytes);
    CHECK_EQUAL(frame->reserved0, 0);
    CHECK_EQUAL(command->length, 4 + frame->count);
    for (uint32_t i = 0; i < frame->count && i < CP_LAUNCHES_MOST; i++) {
        const struct cp_bulk_launch *launch = &frame->launches[i];

        launched[i] = (struct launched){
            launch->slot,     launch->generation, CP_LAUNCH_CU(launch->spot), CP_LAUNCH_SIMD(launch->spot),
            frame->first + i, command->tag};
    }
    return frame->count;
}

/* All WGs launched so far, in order. Returns their number. */
static uint32_t all_launched(struct launched launched[MOST + CP_LAUNCHES_MOST])
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < port.count && count <= MOST; i++) {
        const struct cp_command *c = &port.commands[i];

        if (c->opcode == CP_COMMAND_LAUNCH)
            launched[count++] = (struct launched){c->place.slot, c->place.generation,   c->place.cu,
                                                  c->place.simd, c->place.workgroup[0], c->tag};
        if (c->opcode == CP_COMMAND_LAUNCHES)
            count += expand(c, &launched[count]);
    }
    return count;
}

/* Prepares an event: WGs of kernel 0 in these slots have ended. */
static struct cp_event *ends(uint32_t count, const uint32_t *slots)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_ENDS, 0);

    event->grid = (struct cp_grid_event){.count = (uint16_t)count};
    for (uint32_t i = 0; i < count && i < CP_GRID_ENDS; i++)
        event->grid.ends[i] = (struct cp_grid_end){(uint16_t)slots[i], (uint16_t)cp.workgroups[slots[i]].generation};
    return event;
}

static void end_kernels(uint32_t kernels)
{
    for (uint32_t turn = 0; turn < MOST; turn++) {
        for (uint32_t slot = 0; slot < port.config.wg_slots; slot++) {
            if (cp_workgroup_is_in(&cp.workgroups[slot], CP_WG_RESUMABLE | 1u << CP_WG_KILLING)) {
                fake_port_event(&port, CP_EVENT_DONE, slot);
                settle(8);
            }
        }
    }
    CHECK_EQUAL(cp.free.count, port.config.wg_slots);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END, 0), kernels);
}

/* Launches */

static struct test_parameter waves = TEST_VALUES("waves", 1, 2, 3, 5);
static struct test_parameter cus = TEST_VALUES("cus", 1, 2, 5);
static struct test_parameter groups = TEST_VALUES("groups", 1, 2, 12, 13, 40);
static struct test_parameter budget = TEST_VALUES("budget", 1, 5, 64);

static void places_are_those_of_single_launches(void)
{
    static struct launched single[MOST + CP_LAUNCHES_MOST], bulk[MOST + CP_LAUNCHES_MOST];
    uint32_t count;

    init((uint32_t)cus.value, 0);
    start((uint32_t)groups.value, (uint32_t)waves.value, (uint32_t)budget.value);
    count = all_launched(single);
    CHECK(count);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCHES, 0), 0);
    init((uint32_t)cus.value, CP_EXTENSION_BULK);
    start((uint32_t)groups.value, (uint32_t)waves.value, (uint32_t)budget.value);
    CHECK_EQUAL(all_launched(bulk), count);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 0);
    CHECK_EQUAL(cp_counters_of(&cp)->launches, count);
    CHECK_EQUAL(cp_counters_of(&cp)->bulk_launches, count);
    for (uint32_t i = 0; i < count; i++) {
        CHECK_EQUAL(bulk[i].slot, single[i].slot);
        CHECK_EQUAL(bulk[i].generation, single[i].generation);
        CHECK_EQUAL(bulk[i].cu, single[i].cu);
        CHECK_EQUAL(bulk[i].simd, single[i].simd);
        CHECK_EQUAL(bulk[i].number, single[i].number);
        CHECK_EQUAL(cp.workgroups[bulk[i].slot].launch_tag, bulk[i].tag);
        check_state(bulk[i].slot, CP_WG_RUNNING);
    }
    end_kernels(1);
}

static void a_frame_has_what_budget_and_frame_hold(void)
{
    static const struct {
        uint32_t budget, first, frames;
    } cases[] = {{64, 12, 3}, {13, 12, 5}, {5, 5, 6}, {1, 1, 30}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        init(4, CP_EXTENSION_BULK);
        fake_port_start(&port);
        fake_port_open(&port, 30, 1);
        CHECK(cp_step(&cp, 1)); /* KERNEL_BEGIN */
        settle(cases[i].budget);
        CHECK_EQUAL(sent(CP_COMMAND_LAUNCHES, 0), cases[i].frames);
        for (uint32_t c = 0; c < port.count; c++)
            if (port.commands[c].opcode == CP_COMMAND_LAUNCHES) {
                CHECK_EQUAL(port.commands[c].launches.count, cases[i].first);
                break;
            }
        end_kernels(1);
    }
}

/* Grids of three dimensions are walked x fastest, and a frame has numbers. */
static void the_walk_goes_on_behind_a_frame(void)
{
    static struct launched launched[MOST + CP_LAUNCHES_MOST];
    struct cp_dispatch dispatch = {.groups = {3, 5, 2}, .signal = 0x20000};

    init(4, CP_EXTENSION_BULK);
    fake_port_start(&port);
    dispatch.shape = (struct cp_shape){.vgprs = 4, .sgprs = 16, .waves = 1};
    cp_cu_shape(&cp, &dispatch.shape);
    cp_dispatch_open(&cp, &dispatch);
    cp.queues[0].kernels++;
    settle(8); /* 7, 8, 8, 7 */
    CHECK_EQUAL(all_launched(launched), 30);
    for (uint32_t i = 0; i < 30; i++) {
        uint32_t id[3];

        CHECK_EQUAL(launched[i].number, i);
        cp_kernel_workgroup_id(&cp, launched[i].slot, id);
        CHECK_EQUAL(id[0] + 3 * id[1] + 15 * id[2], i);
    }
    CHECK_EQUAL(cp.kernels[0].next[0], 0);
    CHECK_EQUAL(cp.kernels[0].next[2], 2);
    end_kernels(1);
}

static void not_every_launch_is_in_bulk(void)
{
    static const struct {
        const char *name;
        uint32_t extensions, scratch, limit;
    } cases[] = {{"not configured", 0, 0, 0},
                 {"scratch", CP_EXTENSION_BULK, 8, 0},
                 {"a queue with a quota", CP_EXTENSION_BULK, 0, 6}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init(4, cases[i].extensions);
        port.scratch_slots = cases[i].scratch;
        port.config.queues[0].wg_limit = cases[i].limit;
        start(6, 1, 64);
        CHECK_EQUAL(sent(CP_COMMAND_LAUNCHES, 0), 0);
        CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 6);
        end_kernels(1);
    }
    test_context(0);
}

/* What fits is launched, the rest is given. */
static void launches_stop_where_a_grid_was_given(void)
{
    const struct cp_command *last = 0;

    init(1, CP_EXTENSION_BULK | CP_EXTENSION_GRIDS);
    start(20, 1, 64);
    CHECK_EQUAL(sent(CP_COMMAND_GRID, &last), 1);
    CHECK_EQUAL(last->grid.next, 8);
    CHECK_EQUAL(last->grid.end, 20);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCHES, &last), 1);
    CHECK_EQUAL(last->launches.count, 8);
    CHECK_EQUAL(cp_unlaunched(&cp), 12);
}

static void a_full_ring_loses_none(void)
{
    static struct launched launched[MOST + CP_LAUNCHES_MOST];

    init(4, CP_EXTENSION_BULK);
    fake_port_start(&port);
    port.room = 2; /* KERNEL_BEGIN and one frame */
    fake_port_open(&port, 30, 1);
    settle(64);
    CHECK_EQUAL(all_launched(launched), 12);
    CHECK_EQUAL(cp.free.count, MOST - 12);
    port.room = 1;
    settle(64);
    CHECK_EQUAL(all_launched(launched), 24);
    port.room = UINT32_MAX;
    settle(64);
    CHECK_EQUAL(all_launched(launched), 30);
    for (uint32_t i = 0; i < 30; i++)
        CHECK_EQUAL(launched[i].number, i);
    end_kernels(1);
}

/* A CU is lost while the frame is on its way: its WGs are refused one by one. */
static void a_refused_wg_of_a_frame_is_launched_again(void)
{
    static struct launched launched[MOST + CP_LAUNCHES_MOST];
    uint32_t refused = 0;

    init(3, CP_EXTENSION_BULK);
    start(12, 1, 64);
    CHECK_EQUAL(all_launched(launched), 12);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    for (uint32_t i = 0; i < 12; i++) {
        struct cp_event *event;

        if (launched[i].cu != 1)
            continue;
        event = fake_port_event(&port, CP_EVENT_REFUSED, launched[i].slot);
        event->tag = launched[i].tag;
        event->reason = CP_REFUSED_CU;
        refused++;
    }
    CHECK_EQUAL(refused, 4);
    settle(64);
    CHECK_EQUAL(cp_counters_of(&cp)->refused, 4);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 4); /* one by one: they are READY */
    for (uint32_t i = 0; i < 12; i++) {
        check_state(launched[i].slot, CP_WG_RUNNING);
        CHECK(cp.workgroups[launched[i].slot].cu != 1);
        CHECK_EQUAL(cp.workgroups[launched[i].slot].number, launched[i].number);
    }
    end_kernels(1);
}

/* Ends */

static void one_event_ends_several(void)
{
    static const uint32_t first[] = {7, 0, 3, 11, 4, 1, 9, 5, 10, 2}, rest[] = {6, 8};

    init(12, CP_EXTENSION_BULK);
    start(12, (uint32_t)waves.value, 64);
    ends(10, first);
    settle(64);
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 10);
    CHECK_EQUAL(cp_counters_of(&cp)->grid_events, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->bulk_ends, 10);
    CHECK_EQUAL(cp.kernels[0].workgroups.count, 2);
    CHECK_EQUAL(cp.queues[0].held, 2);
    CHECK_EQUAL(cp.free.count, MOST - 2);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END, 0), 0);
    ends(2, rest);
    settle(64);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END, 0), 1);
    CHECK_EQUAL(cp.free.count, MOST);
    CHECK_EQUAL(cp.queues[0].held, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
}

/* On a full GPU the next ones have the places. */
static void ends_make_place_for_others(void)
{
    static struct launched launched[MOST + CP_LAUNCHES_MOST];
    static const uint32_t slots[] = {3, 6, 0};

    init(1, CP_EXTENSION_BULK);
    start(11, 1, 64);
    CHECK_EQUAL(all_launched(launched), 8);
    ends(3, slots);
    settle(64);
    CHECK_EQUAL(all_launched(launched), 11);
    for (uint32_t i = 0; i < 11; i++)
        CHECK_EQUAL(launched[i].number, i);
    CHECK_EQUAL(cp_unlaunched(&cp), 0);
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 3);
    end_kernels(1);
}

/* A slot may have had another WG: its record says the same of the new one whether a LAUNCH or a frame has launched that. */
static void records_are_those_of_single_launches(void)
{
    struct cp_workgroup records[2][6];

    for (uint32_t bulk = 0; bulk < 2; bulk++) {
        init(4, bulk ? CP_EXTENSION_BULK : 0);
        fake_port_start(&port);
        for (uint32_t slot = 0; slot < 6; slot++) {
            cp.workgroups[slot].wait_number = cp.workgroups[slot].first_wait = 9;
            cp.workgroups[slot].number = 1000;
        }
        fake_port_open(&port, 6, 1);
        settle(64);
        CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), bulk ? 0 : 6);
        for (uint32_t slot = 0; slot < 6; slot++)
            records[bulk][slot] = cp.workgroups[slot];
        end_kernels(1);
    }
    for (uint32_t slot = 0; slot < 6; slot++) {
        const struct cp_workgroup *one = &records[0][slot], *other = &records[1][slot];

        CHECK_EQUAL(other->number, one->number);
        CHECK_EQUAL(other->cu, one->cu);
        CHECK_EQUAL(other->simd, one->simd);
        CHECK_EQUAL(other->state, one->state);
        CHECK_EQUAL(other->flags, one->flags);
        CHECK_EQUAL(other->scratch, one->scratch);
        CHECK_EQUAL(other->generation, one->generation);
        CHECK_EQUAL(other->wait_number, one->wait_number);
        CHECK_EQUAL(other->first_wait, one->first_wait);
    }
}

/* The other extensions stay as they are when ends begin to come in bulk. */
static void bulk_changes_its_own_extension_alone(void)
{
    const struct cp_command *last = 0;

    init(4, CP_EXTENSION_BULK);
    fake_port_start(&port);
    CHECK_EQUAL(sent(CP_COMMAND_WAITING, &last), 1);
    CHECK_EQUAL(last->waiting.extensions, CP_EXTENSION_MONITOR);
    fake_port_open(&port, 6, 1);
    settle(64);
    CHECK_EQUAL(sent(CP_COMMAND_WAITING, &last), 2);
    CHECK_EQUAL(last->waiting.extensions, CP_EXTENSION_MONITOR | CP_EXTENSION_BULK);
    end_kernels(1);
}

static void nothing(void)
{
}

static void waiting(void)
{
    fake_port_event(&port, CP_EVENT_WAITING, 2)->wg.wait_number = 1;
    settle(64);
    check_state(2, CP_WG_STALLED);
}

static void cu_lost(void)
{
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = cp.workgroups[2].cu;
    settle(64);
    check_state(2, CP_WG_SAVING);
}

static void killed(void)
{
    fake_port_event(&port, CP_EVENT_FAULT, 5);
    settle(64);
    check_state(2, CP_WG_KILLING);
}

static void second_kernel(void)
{
    fake_port_open_in(&port, 1, 1, 1);
    settle(64);
}

static void an_end_counts_whatever_was_under_way(void)
{
    static const struct {
        const char *name;
        void (*before)(void);
    } cases[] = {{"nothing", nothing},
                 {"it waits", waiting},
                 {"it is being saved", cu_lost},
                 {"it is being killed", killed},
                 {"another kernel runs", second_kernel}};
    static const uint32_t slots[] = {2, 3};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init(3, CP_EXTENSION_BULK);
        start(6, 1, 64);
        cases[i].before();
        ends(2, slots);
        settle(64);
        CHECK_EQUAL(cp.workgroups[2].generation, 1);
        CHECK_EQUAL(cp.workgroups[3].generation, 1);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
        end_kernels(cases[i].before == second_kernel ? 2 : 1);
    }
    test_context(0);
}

/* Bad input */

static void impossible_ends_are_refused(void)
{
    enum what { SLOT, GENERATION, KERNEL, COUNT, TAG, EXTENSION };
    static const struct {
        const char *name;
        enum what what;
        uint32_t value, believed;
    } cases[] = {
        {"no such slot", SLOT, MOST, 1},
        {"far out of range", SLOT, 65535, 1},
        {"a free slot", SLOT, 20, 1},
        {"the same slot", SLOT, 3, 1},
        {"an older generation", GENERATION, 65535, 1},
        {"a later generation", GENERATION, 1, 1},
        {"another kernel", KERNEL, 1, 0},
        {"no such kernel", KERNEL, 65535, 0},
        {"none", COUNT, 0, 0},
        {"more than the event holds", COUNT, CP_GRID_ENDS + 1, 0},
        {"a number that overflows", COUNT, 65535, 0},
        {"with a successor", TAG, 1, 0},
        {"not configured", EXTENSION, 0, 0},
    };
    static const uint32_t slots[] = {2, 3};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_event *event;

        test_context(cases[i].name);
        init(3, cases[i].what == EXTENSION ? 0 : CP_EXTENSION_BULK);
        start(6, 1, 64);
        event = ends(2, slots);
        if (cases[i].what == SLOT)
            event->grid.ends[0].slot = (uint16_t)cases[i].value;
        if (cases[i].what == GENERATION)
            event->grid.ends[0].generation = (uint16_t)cases[i].value;
        if (cases[i].what == KERNEL)
            event->grid.kernel = (uint16_t)cases[i].value;
        if (cases[i].what == COUNT)
            event->grid.count = (uint16_t)cases[i].value;
        if (cases[i].what == TAG)
            event->tag = cases[i].value;
        settle(64);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
        CHECK_EQUAL(cp_counters_of(&cp)->retires, cases[i].believed);
        CHECK_EQUAL(cp.workgroups[2].generation, 0);
        CHECK_EQUAL(cp.workgroups[3].generation, cases[i].believed);
        end_kernels(1);
    }
    test_context(0);
}

TEST_MAIN()
{
    return test_run(
        "bulk", (const struct test_case[]){TEST(places_are_those_of_single_launches, &waves, &cus, &groups, &budget),
                                           TEST(a_frame_has_what_budget_and_frame_hold),
                                           TEST(the_walk_goes_on_behind_a_frame),
                                           TEST(not_every_launch_is_in_bulk),
                                           TEST(records_are_those_of_single_launches),
                                           TEST(bulk_changes_its_own_extension_alone),
                                           TEST(launches_stop_where_a_grid_was_given),
                                           TEST(a_full_ring_loses_none),
                                           TEST(a_refused_wg_of_a_frame_is_launched_again),
                                           TEST(one_event_ends_several, &waves),
                                           TEST(ends_make_place_for_others),
                                           TEST(an_end_counts_whatever_was_under_way),
                                           TEST(impossible_ends_are_refused),
                                           {0}});
}
