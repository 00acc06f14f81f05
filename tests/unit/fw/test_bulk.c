/* test_bulk.c - several work-groups (WGs) launched by one command. */
#include "bulk_bench.h"

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

/* CU 1 was lost and is back before its WGs were saved: it has no room, as far as is known it may have. */
static void full_cu_that_is_back_is_passed_over(void)
{
    static const struct {
        const char *name;
        uint32_t slots[2]; /* of WGs that end */
        uint32_t cu;       /* where they were */
    } cases[] = {{"behind the first place", {0, 3}, 0}, {"before the first place", {2, 5}, 2}};
    static struct launched launched[2 * MOST];

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        for (uint32_t bulk = 0; bulk < 2; bulk++) {
            test_context(cases[i].name);
            init(3, bulk ? CP_EXTENSION_BULK : 0);
            start(30, 1, 64);
            CHECK_EQUAL(all_launched(launched), 24);
            port.room = 0;
            fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
            cp_step(&cp, 64);
            fake_port_event(&port, CP_EVENT_CU_RETURNED, 0)->cu = 1;
            for (uint32_t n = 0; n < 2; n++) {
                CHECK_EQUAL(cp.workgroups[cases[i].slots[n]].cu, cases[i].cu);
                fake_port_event(&port, CP_EVENT_DONE, cases[i].slots[n]);
            }
            cp_step(&cp, 64);
            port.room = UINT32_MAX;
            settle(64);
            CHECK_EQUAL(all_launched(launched), 26);
            CHECK_EQUAL(launched[24].cu, cases[i].cu);
            CHECK_EQUAL(launched[25].cu, cases[i].cu);
            end_kernels(1);
        }
    }
    test_context(0);
}

/* A pass on a full GPU sends no frame. */
static void full_gpu_has_no_frame(void)
{
    init(3, CP_EXTENSION_BULK);
    start(30, 1, 64);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCHES, 0), 2);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    settle(64);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCHES, 0), 2);
    CHECK_EQUAL(sent(CP_COMMAND_SAVE, 0), 8);
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
                                           TEST(full_cu_that_is_back_is_passed_over),
                                           TEST(full_gpu_has_no_frame),
                                           {0}});
}
