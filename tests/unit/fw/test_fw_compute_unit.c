/* test_fw_compute_unit.c - the firmware's accounts of the compute units. */
/* Large: 64 CUs. */
#include "compute_unit.h"
#include "cu_loss.h"
#include "fake_port.h"
#include "kernel.h"
#include "test.h"

static struct fake_port port;
static struct cp cp;

/* A kernel of that shape as record 0, on a GPU as configured in port. */
static void setup(uint32_t waves, uint32_t vgprs, uint32_t sgprs, uint32_t lds)
{
    struct cp_shape *shape;

    fake_port_start(&port);
    fake_port_open(&port, 1000, waves);
    shape = &cp.kernels[0].shape;
    shape->vgprs = (uint16_t)vgprs;
    shape->sgprs = (uint16_t)sgprs;
    shape->rest = lds;
    cp_cu_shape(&cp, shape);
}

static struct cp_spot find(uint32_t start)
{
    return cp_cu_find(&cp, &cp.kernels[0], start);
}

/* Puts a WG of kernel 0 there. */
static void enter(uint32_t slot, struct cp_spot spot)
{
    struct cp_workgroup *wg = &cp.workgroups[slot];

    wg->cu = (uint8_t)spot.cu;
    wg->simd = (uint8_t)spot.simd;
    cp_cu_enter(&cp, &cp.kernels[0], spot, slot);
}

/* Puts WGs on CUs until there is no room; returns how many. */
static uint32_t fill(void)
{
    uint32_t slot = 0;

    for (struct cp_spot spot = find(0); spot.cu != CP_NONE; spot = find(0)) {
        cp.workgroups[slot].kernel = 0;
        enter(slot++, spot);
    }
    return slot;
}

static void shares_of_the_simds(void)
{
    static const struct {
        uint32_t simds, waves, used, share[4];
    } cases[] = {{1, 1, 1, {1}},          {2, 1, 1, {1}},         {2, 16, 2, {8, 8}},       {4, 6, 4, {2, 2, 1, 1}},
                 {3, 16, 3, {6, 5, 5}},   {4, 3, 3, {1, 1, 1}},   {4, 16, 4, {4, 4, 4, 4}}, {1, 16, 1, {16}},
                 {4, 7, 4, {2, 2, 2, 1}}, {4, 4, 4, {1, 1, 1, 1}}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_shape shape = {.waves = (uint8_t)cases[i].waves, .rest = 4096};

        fake_port_init(&port, &cp);
        port.config.simds = cases[i].simds;
        fake_port_start(&port);
        cp_cu_shape(&cp, &shape);
        CHECK_EQUAL(shape.simds, cases[i].used);
        for (uint32_t k = 0; k < cases[i].used; k++)
            CHECK_EQUAL(shape.share[k], cases[i].share[k]);
        CHECK_EQUAL(shape.rest, CP_PAIR(cases[i].waves > 1, 4096));
    }
}

static void each_resource_limits(void)
{
    static const struct {
        const char *name;
        uint32_t waves, vgprs, sgprs, lds, barriers, want;
    } cases[] = {
        {"wave slots", 1, 4, 16, 0, 9, 16}, /* 2 CUs x 2 SIMDs x 4 */
        {"vgprs", 1, 100, 16, 0, 9, 8},     /* 256 / 100 */
        {"sgprs", 1, 4, 112, 0, 9, 8},      /* 256 / 112 */
        {"lds", 1, 4, 16, 20000, 9, 6},     /* 65536 / 20000 */
        {"barriers", 2, 4, 16, 0, 1, 2},    {"two waves", 2, 4, 16, 0, 9, 8},
        {"three waves", 3, 4, 16, 0, 9, 4}, /* 2 + 1 and 1 + 2, twice a CU */
        {"five waves", 5, 4, 16, 0, 9, 2},  {"eight waves", 8, 4, 16, 0, 9, 2},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        fake_port_init(&port, &cp);
        port.config.waves_per_simd = 4;
        port.config.barriers = cases[i].barriers;
        setup(cases[i].waves, cases[i].vgprs, cases[i].sgprs, cases[i].lds);
        CHECK(cp_cu_can_ever_hold(&cp, &cp.kernels[0].shape));
        CHECK_EQUAL(fill(), cases[i].want);
        CHECK(!cp_cu_may_have_room(&cp, &cp.kernels[0]));
    }
    test_context(0);
}

static void what_no_cu_can_ever_hold(void)
{
    static const struct {
        const char *name;
        struct cp_shape shape;
        bool want;
    } cases[] = {
        {"just fits", {.rest = 65536, .vgprs = 128, .sgprs = 128, .waves = 4}, true},
        {"lds", {.rest = 65537, .vgprs = 4, .sgprs = 16, .waves = 1}, false},
        {"vgprs", {.vgprs = 132, .sgprs = 16, .waves = 4}, false},
        {"vgprs of one wave", {.vgprs = 256, .sgprs = 16, .waves = 1}, true},
        {"sgprs", {.vgprs = 4, .sgprs = 129, .waves = 3}, false},
        {"waves", {.vgprs = 4, .sgprs = 16, .waves = 5}, false},
    };

    fake_port_init(&port, &cp);
    fake_port_start(&port);
    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_shape shape = cases[i].shape;

        test_context(cases[i].name);
        cp_cu_shape(&cp, &shape);
        CHECK_EQUAL(cp_cu_can_ever_hold(&cp, &shape), cases[i].want);
    }
    test_context(0);
}

static void wave_zero_goes_to_the_emptiest_simd_that_fits(void)
{
    fake_port_init(&port, &cp);
    port.config.cus = 1;
    port.config.simds = 4;
    port.config.waves_per_simd = 8;
    setup(1, 4, 16, 0);
    for (uint32_t i = 0; i < 8; i++) {
        struct cp_spot spot = find(0);

        CHECK_EQUAL(spot.simd, i % 4);
        enter(i, spot);
    }
    cp.cus[0].simds[0].waves = CP_PAIR_FREE | CP_PAIR(8, 3); /* the emptiest, but without registers */
    CHECK_EQUAL(find(0).simd, 1);
}

/* What is free on CU 0, and on a SIMD of it. */
static void check_free(uint32_t barriers, uint32_t lds)
{
    CHECK_EQUAL(cp.cus[0].rest, CP_PAIR_FREE | CP_PAIR(barriers, lds));
}

static void check_free_on(uint32_t simd, uint32_t waves, uint32_t vgprs, uint32_t sgprs)
{
    CHECK_EQUAL(cp.cus[0].simds[simd].waves, CP_PAIR_FREE | CP_PAIR(waves, vgprs));
    CHECK_EQUAL(cp.cus[0].simds[simd].sgprs, CP_PAIR_FREE | sgprs);
}

static void leaving_gives_back_all_and_makes_room(void)
{
    fake_port_init(&port, &cp);
    setup(3, 24, 48, 1024);
    CHECK_EQUAL(fill(), 2);
    check_free(7, 65536 - 1024);
    check_free_on(0, 0, 256 - 48, 256 - 96);
    check_free_on(1, 1, 256 - 24, 256 - 48);
    cp_cu_leave(&cp, cp_workgroup_at(&cp, 0), 0, &(struct cp_event){0});
    CHECK(cp_cu_may_have_room(&cp, &cp.kernels[0]));
    check_free(8, 65536);
    check_free_on(0, 2, 256, 256);
    check_free_on(1, 2, 256, 256);
    CHECK_EQUAL(fill(), 1);
}

/* The next WG begins on the SIMD that is left only if that has most free slots then, the smaller number of equals. */
static void renewing_keeps_the_choice_of_simd(void)
{
    static const struct {
        const char *name;
        uint32_t waves, simd, other_free, same;
    } cases[] = {{"fewer free elsewhere", 1, 0, 1, 1},    {"as many, larger number", 1, 0, 3, 1},
                 {"as many, smaller number", 1, 1, 3, 0}, {"more elsewhere", 1, 0, 4, 0},
                 {"on both SIMDs", 2, 0, 2, 1},           {"on both, smaller number", 2, 1, 2, 0}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_spot spot;

        test_context(cases[i].name);
        fake_port_init(&port, &cp);
        port.config.cus = 1;
        port.config.waves_per_simd = 4;
        setup(cases[i].waves, 4, 16, 0);
        enter(0, (struct cp_spot){0, (uint16_t)cases[i].simd});
        enter(1, (struct cp_spot){0, (uint16_t)cases[i].simd});
        cp.cus[0].simds[cases[i].simd].waves = CP_PAIR_FREE | CP_PAIR(2, 200);
        cp.cus[0].simds[!cases[i].simd].waves = CP_PAIR_FREE | CP_PAIR(cases[i].other_free, 200);
        CHECK_EQUAL(cp_cu_hand_over(&cp, &cp.kernels[0], cp_workgroup_at(&cp, 0), 0), cases[i].same);
        CHECK_EQUAL(cp.cus[0].residents.tail, cases[i].same ? 0 : 1);
        cp_cu_leave(&cp, cp_workgroup_at(&cp, 0), 0, &(struct cp_event){0});
        spot = find(0);
        CHECK_EQUAL(spot.simd == cases[i].simd, cases[i].same);
    }
    test_context(0);
}

static void search_goes_round_from_the_start(void)
{
    fake_port_init(&port, &cp);
    port.config.cus = 40;
    setup(4, 4, 16, 0);
    CHECK_EQUAL(find(37).cu, 37);
    for (uint32_t i = 35; i < 40; i++)
        cp_cu_refused(&cp, 0, i);
    CHECK_EQUAL(find(37).cu, 0);
    for (uint32_t i = 0; i < 33; i++)
        cp_cu_refused(&cp, 0, i);
    CHECK_EQUAL(find(37).cu, 33);
    CHECK_EQUAL(find(34).cu, 34);
}

static void lost_and_returned_cus(void)
{
    fake_port_init(&port, &cp);
    setup(1, 4, 16, 0);
    cp_cu_loss_begin(&cp, 0, 500);
    CHECK(!cp_cu_usable(&cp, 0));
    CHECK_EQUAL(find(0).cu, 1);
    CHECK(cp_cu_set_has(&cp.cus_releasing, 0));
    cp_cu_loss_begin(&cp, 1, 500);
    CHECK_EQUAL(find(0).cu, CP_NONE);
    cp_cu_loss_end(&cp, 0);
    CHECK(!cp_cu_set_has(&cp.cus_releasing, 0));
    CHECK_EQUAL(find(0).cu, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->cus_lost, 2);
    CHECK_EQUAL(cp_counters_of(&cp)->cus_returned, 1);
}

static void loss(uint32_t cu)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_CU_LOST, 0);

    event->cu = (uint16_t)cu;
    event->cu_lost.deadline = 1000;
    fake_port_settle(&port);
}

static void residents_of_a_lost_cu_are_saved_one_a_unit(void)
{
    const struct cp_command *command;

    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, 8, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
    loss(1);
    for (uint32_t i = 1; i < 8; i += 2) {
        CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_SAVE);
        CHECK_EQUAL(command->place.slot, i);
        CHECK_EQUAL(command->flags, CP_FLAG_FORCED);
    }
    CHECK_EQUAL(fake_port_next(&port, 0), 0);
    loss(1); /* lost twice: those being saved are not saved again */
    CHECK_EQUAL(fake_port_next(&port, 0), 0);
    for (uint32_t i = 1; i < 8; i += 2) {
        fake_port_event(&port, CP_EVENT_SAVED, i)->saved.state = 1;
        fake_port_settle(&port);
    }
    CHECK_EQUAL(fake_port_next(&port, 0), CP_COMMAND_WAITING); /* four want a place now */
    CHECK_EQUAL(fake_port_next(&port, 0), CP_COMMAND_CU_RELEASE);
    CHECK_EQUAL(cp_counters_of(&cp)->deadlines_missed, 0);
    CHECK_EQUAL(cp_ready(&cp), 4);
}

/* A CU is free in time if its last resident has left it at the deadline. */
static void deadline_of_a_loss(void)
{
    static const struct {
        const char *name;
        uint64_t last;
        uint32_t missed;
    } cases[] = {{"before", 999, 0}, {"just in time", 1000, 0}, {"after", 1001, 1}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        fake_port_init(&port, &cp);
        fake_port_start(&port);
        fake_port_open(&port, 4, 1);
        fake_port_settle(&port);
        loss(1);
        port.now = 2000;
        for (uint32_t slot = 1; slot < 4; slot += 2) {
            struct cp_event *event = fake_port_event(&port, CP_EVENT_SAVED, slot);

            event->saved.state = 1;
            event->cycle = slot == 3 ? cases[i].last : 500;
            fake_port_settle(&port);
        }
        CHECK_EQUAL(cp_counters_of(&cp)->deadlines_missed, cases[i].missed);
    }
    test_context(0);
}

/* The next to be saved ends while the ring is full. */
static void resident_that_ends_before_its_save(void)
{
    const struct cp_command *command;

    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, 8, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
    port.room = 1;
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    CHECK_EQUAL(cp_step(&cp, 10), 1);
    CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_SAVE);
    CHECK_EQUAL(command->place.slot, 1);
    fake_port_event(&port, CP_EVENT_DONE, 3);
    CHECK_EQUAL(cp_step(&cp, 10), 1);
    CHECK_EQUAL(cp.cus[1].cursor, 5);
    port.room = 10;
    fake_port_settle(&port);
    CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_SAVE);
    CHECK_EQUAL(command->place.slot, 5);
    CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_SAVE);
    CHECK_EQUAL(command->place.slot, 7);
    CHECK_EQUAL(fake_port_next(&port, 0), 0);
}

/* The first SAVE is refused while the ring is full. That WG comes behind those that are still to be saved. */
static void resident_whose_save_is_refused_is_saved_again(void)
{
    static const uint32_t order[] = {1, 3, 5, 7, 1};
    const struct cp_command *command;
    struct cp_event *event;

    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, 8, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
    port.room = 1;
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    CHECK_EQUAL(cp_step(&cp, 10), 1);
    event = fake_port_event(&port, CP_EVENT_REFUSED, 1);
    event->tag = cp.workgroups[1].tag;
    event->reason = CP_REFUSED_STALE;
    CHECK_EQUAL(cp_step(&cp, 10), 1);
    check_state(1, CP_WG_RUNNING);
    port.room = 10;
    fake_port_settle(&port);
    for (uint32_t i = 0; i < sizeof(order) / sizeof(order[0]); i++) {
        CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_SAVE);
        CHECK_EQUAL(command->place.slot, order[i]);
    }
    CHECK_EQUAL(fake_port_next(&port, 0), 0);
}

static void cu_returned_during_saves_takes_them_back(void)
{
    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, 8, 1);
    fake_port_settle(&port);
    loss(1);
    fake_port_forget(&port);
    fake_port_event(&port, CP_EVENT_CU_RETURNED, 0)->cu = 1;
    fake_port_settle(&port);
    for (uint32_t i = 1; i < 8; i += 2) {
        const struct cp_command *command;

        fake_port_event(&port, CP_EVENT_SAVED, i)->saved.state = 1;
        fake_port_settle(&port);
        CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_RESTORE);
        CHECK_EQUAL(command->place.cu, 1);
    }
    CHECK_EQUAL(fake_port_next(&port, 0), 0); /* no CU_RELEASE */
}

static void restore_into_a_cu_that_gets_lost_is_saved_again(void)
{
    const struct cp_command *command;

    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, 4, 1);
    fake_port_settle(&port);
    loss(0);
    fake_port_event(&port, CP_EVENT_SAVED, 0)->saved.state = 1;
    fake_port_settle(&port);
    CHECK_EQUAL(cp.workgroups[0].state, CP_WG_RESTORING);
    CHECK_EQUAL(cp.workgroups[0].cu, 1);
    fake_port_forget(&port);
    loss(1);
    CHECK_EQUAL(cp.workgroups[0].state, CP_WG_RESTORING);
    fake_port_tell(&port, CP_EVENT_RESTORED, 0, 0);
    while (fake_port_next(&port, &command) == CP_COMMAND_SAVE && command->place.slot)
        ;
    CHECK_EQUAL(command->place.slot, 0);
    CHECK_EQUAL(command->flags, CP_FLAG_FORCED);
    CHECK_EQUAL(cp.workgroups[0].state, CP_WG_SAVING);
}

static void events_about_cus_that_do_not_exist_are_dropped(void)
{
    fake_port_init(&port, &cp);
    fake_port_start(&port);
    loss(2);
    fake_port_event(&port, CP_EVENT_CU_RETURNED, 0)->cu = 65535;
    fake_port_settle(&port);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 2);
    CHECK_EQUAL(cp_counters_of(&cp)->cus_lost, 0);
}

TEST_MAIN()
{
    return test_run("fw_compute_unit", (const struct test_case[]){TEST(shares_of_the_simds),
                                                                  TEST(each_resource_limits),
                                                                  TEST(what_no_cu_can_ever_hold),
                                                                  TEST(wave_zero_goes_to_the_emptiest_simd_that_fits),
                                                                  TEST(leaving_gives_back_all_and_makes_room),
                                                                  TEST(renewing_keeps_the_choice_of_simd),
                                                                  TEST(search_goes_round_from_the_start),
                                                                  TEST(lost_and_returned_cus),
                                                                  TEST(residents_of_a_lost_cu_are_saved_one_a_unit),
                                                                  TEST(deadline_of_a_loss),
                                                                  TEST(resident_that_ends_before_its_save),
                                                                  TEST(resident_whose_save_is_refused_is_saved_again),
                                                                  TEST(cu_returned_during_saves_takes_them_back),
                                                                  TEST(restore_into_a_cu_that_gets_lost_is_saved_again),
                                                                  TEST(events_about_cus_that_do_not_exist_are_dropped),
                                                                  {0}});
}
