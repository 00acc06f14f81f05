/*
 * test_largest.c - tables that are full to the last record: as many work-groups as the firmware can have, on as many
 * compute units: 65,535 and 1,024 in the firmware that the tests have.
 */
#include "audit.h"
#include "compute_unit.h"
#include "support_cooperative.h"

#define LAST_SLOT (CP_MAX_WGS - 1u)
#define LAST_CU   (CP_MAX_CUS - 1u)
#define WAVES     64u /* of one WG each, on a CU */

/* Lets the firmware work; the GPU takes every command. */
static void settle(void)
{
    while (cp_step(&cp, 64) > 0)
        fake_port_forget(&port);
    fake_port_forget(&port);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

static void start(void)
{
    init();
    port.config.cus = CP_MAX_CUS;
    port.config.simds = 1;
    port.config.waves_per_simd = WAVES;
    port.config.vgprs_per_simd = 4 * WAVES;
    port.config.sgprs_per_simd = 16 * WAVES;
    port.config.wg_slots = CP_MAX_WGS;
    fake_port_start(&port);
}

/* Every slot has a WG, which runs: slot n on CU n modulo CUs. */
static void fill(void)
{
    start();
    fake_port_open(&port, CP_MAX_WGS, 1);
    settle();
    CHECK_EQUAL(cp_counters_of(&cp)->launches, CP_MAX_WGS);
    CHECK_EQUAL(cp.free.count, 0);
}

static void change_cu(uint32_t cu, enum cp_event_kind kind)
{
    fake_port_event(&port, kind, 0)->cu = (uint16_t)cu;
    settle();
}

/* Tells this of every WG on a CU. */
static void tell_residents(uint32_t cu, enum cp_event_kind kind)
{
    for (uint32_t slot = cu; slot < CP_MAX_WGS; slot += CP_MAX_CUS) {
        fake_port_event(&port, kind, slot)->saved.state = kind == CP_EVENT_SAVED;
        settle();
    }
}

static void expect_sound(void)
{
    const char *fault = audit(&cp);

    if (fault)
        test_fail(__FILE__, __LINE__, fault);
}

static void every_slot_is_used(void)
{
    fill();
    for (uint32_t slot = 0; slot < CP_MAX_WGS; slot++)
        CHECK_EQUAL(cp.workgroups[slot].cu, slot % CP_MAX_CUS);
    CHECK_EQUAL(cp.kernels[0].workgroups.count, CP_MAX_WGS);
    CHECK_EQUAL(cp.kernels[0].workgroups.tail, LAST_SLOT);
    expect_sound();
    for (uint32_t slot = 0; slot < CP_MAX_WGS; slot++) {
        fake_port_event(&port, CP_EVENT_DONE, slot);
        settle();
    }
    CHECK_EQUAL(cp.free.count, CP_MAX_WGS);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
    expect_sound();
}

/* The slot behind the last one, whose number is CP_NONE in the largest table, does not exist. */
static void slots_behind_the_last_do_not_exist(void)
{
    fill();
    fake_port_event(&port, CP_EVENT_DONE, CP_MAX_WGS);
    settle();
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK(cp_wg_status_of(&cp, CP_MAX_WGS, &(struct cp_wg_status){0}) == CP_ERROR_ADDRESS);
}

/* The last CU, and the one of the last slot, leave with all their WGs, which come back there. */
static void the_last_cu_and_the_last_slot_are_lost(void)
{
    static const uint32_t slots[] = {LAST_CU, LAST_SLOT};

    fill();
    for (uint32_t i = 0; i < 2; i++) {
        uint32_t cu = slots[i] % CP_MAX_CUS, residents = cp.cus[cu].residents.count;
        uint64_t saves = cp_counters_of(&cp)->saves, restores = cp_counters_of(&cp)->restores;
        struct cp_wg_status status;

        change_cu(cu, CP_EVENT_CU_LOST);
        CHECK(!cp_cu_usable(&cp, cu));
        CHECK_EQUAL(cp_counters_of(&cp)->saves - saves, residents);
        tell_residents(cu, CP_EVENT_SAVED);
        /* One place of the whole GPU may have been free. */
        CHECK_EQUAL(cp_ready(&cp) + cp_counters_of(&cp)->restores - restores, residents);
        CHECK(cp_counters_of(&cp)->restores - restores <= CP_MAX_CUS * WAVES - CP_MAX_WGS);
        expect_sound();
        change_cu(cu, CP_EVENT_CU_RETURNED);
        tell_residents(cu, CP_EVENT_RESTORED);
        CHECK_EQUAL(cp_ready(&cp), 0);
        CHECK_EQUAL(cp_wg_status_of(&cp, slots[i], &status), CP_OK);
        CHECK_EQUAL(status.cu, cu);
        CHECK_EQUAL(status.state, CP_WG_RUNNING);
        expect_sound();
    }
}

/* All CUs leave: as many WGs as there can be are READY, and all are restored. */
static void all_work_groups_are_away(void)
{
    fill();
    for (uint32_t cu = 0; cu < CP_MAX_CUS; cu++)
        change_cu(cu, CP_EVENT_CU_LOST);
    for (uint32_t cu = 0; cu < CP_MAX_CUS; cu++)
        tell_residents(cu, CP_EVENT_SAVED);
    CHECK_EQUAL(cp_ready(&cp), CP_MAX_WGS);
    CHECK_EQUAL(cp.kernels[0].ready.count, CP_MAX_WGS);
    CHECK(!cp_cu_may_have_room(&cp, &cp.kernels[0]));
    expect_sound();
    for (uint32_t cu = CP_MAX_CUS; cu--;)
        change_cu(cu, CP_EVENT_CU_RETURNED);
    CHECK_EQUAL(cp_ready(&cp), 0);
    CHECK_EQUAL(cp_counters_of(&cp)->restores, CP_MAX_WGS);
    expect_sound();
}

/* Answers to messages of the first and the last slot of a cooperative kernel wait for the ring. */
static void answers_to_the_last_slot_wait_for_the_ring(void)
{
    static const uint32_t slots[] = {0, LAST_SLOT / 2, LAST_SLOT};

    start();
    open_with(0, CP_MAX_WGS, 1, CP_MANAGED_RESIZES);
    settle();
    CHECK_EQUAL(cp_counters_of(&cp)->launches, CP_MAX_WGS);
    port.room = 0;
    for (uint32_t i = 0; i < 3; i++)
        fake_port_event(&port, CP_EVENT_MESSAGE, slots[i])->message.word = CP_MESSAGE(CP_MESSAGE_KILL, 0);
    for (uint32_t i = 0; i < 8; i++)
        cp_step(&cp, 8);
    for (uint32_t i = 0; i < 3; i++)
        CHECK(cp_bit_test(cp.answers, slots[i]));
    expect_sound();
    port.room = UINT32_MAX;
    settle();
    for (uint32_t i = 0; i < 3; i++)
        CHECK(!cp_bit_test(cp.answers, slots[i]));
    for (uint32_t i = 0; i < CP_ANSWER_TOPS; i++)
        CHECK_EQUAL(cp.answers_top[i], 0);
    expect_sound();
}

TEST_MAIN()
{
    return test_run("largest", (const struct test_case[]){TEST(every_slot_is_used),
                                                          TEST(slots_behind_the_last_do_not_exist),
                                                          TEST(the_last_cu_and_the_last_slot_are_lost),
                                                          TEST(all_work_groups_are_away),
                                                          TEST(answers_to_the_last_slot_wait_for_the_ring),
                                                          {0}});
}
