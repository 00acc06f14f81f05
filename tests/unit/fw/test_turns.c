/* test_turns.c - queues of one priority have equal shares. */
#include "schedule_bench.h"

/* With an adversary queues have no shares. */
static void older_kernel_goes_first_with_an_adversary(void)
{
    init();
    port.config.policy = &cp_policy_fair;
    port.config.research.adversary = 1;
    fill(6);
    fake_port_open_in(&port, 1, 5, 1);
    fake_port_settle(&port);
    done(0);
    done(1);
    done(2);
    expect_launch(0, 4);
    expect_launch(0, 5);
    expect_launch(1, 0);
}

/*
 * Kernels in order of dispatch, each with its queue; places become free one by one. Digits are kernels, in order of launch. Without
 * batches no WG has a successor at once, so each place goes round.
 */
static void queues_of_one_priority_have_equal_shares(void)
{
    static const struct {
        const char *name;
        uint8_t queues[4], count;
        uint16_t groups[4];
        const char *order, *unbatched;
    } rows[] = {
        {"two queues", {0, 1}, 2, {20, 20}, "11001100", "11001100"},
        {"three queues", {0, 1, 2}, 3, {20, 20, 20}, "12001200", "12102012"},
        {"a queue of two kernels has one share", {0, 0, 1}, 3, {20, 20, 20}, "22002200", "22002200"},
        {"the next kernel of a queue goes on", {0, 0, 1}, 3, {6, 20, 20}, "22002211", "22002211"},
        {"a queue whose grid ends", {0, 1, 2}, 3, {20, 2, 20}, "12001200", "12102020"},
    };

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        init();
        test_context(rows[i].name);
        fill(rows[i].groups[0]);
        for (uint32_t k = 1; k < rows[i].count; k++)
            fake_port_open_in(&port, rows[i].queues[k], rows[i].groups[k], 1);
        fake_port_settle(&port);
        for (const char *kernel = CP_BATCHES ? rows[i].order : rows[i].unbatched; *kernel; kernel++) {
            const struct cp_command *command = 0;

            fake_port_forget(&port);
            done(cp.cus[0].residents.head);
            while (fake_port_next(&port, &command) && command->opcode != CP_COMMAND_LAUNCH)
                ;
            CHECK_EQUAL(command ? command->place.kernel : CP_KERNEL_NONE, (uint32_t)(*kernel - '0'));
        }
    }
    test_context(0);
}

/*
 * Two queues whose READY WGs come back for ever: each has its turns, and in each a new WG goes after CP_ORDER_LAUNCH of them. Those
 * that a lost compute unit took away do not count.
 */
static void new_ones_have_a_turn_in_each_queue(void)
{
    uint32_t taken[2] = {0}, placed[2] = {0}, fresh[2] = {0};

    init();
    port.config.cus = 2;
    port.config.wg_slots = 64;
    fake_port_start(&port);
    fake_port_open(&port, 30, 1);
    fake_port_open_in(&port, 1, 30, 1);
    fake_port_settle(&port);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 0;
    fake_port_settle(&port);
    for (uint32_t slot = 0; slot < 8; slot++) {
        if (cp.workgroups[slot].cu != 0)
            continue;
        taken[cp.workgroups[slot].kernel]++;
        saved(slot);
    }
    for (uint32_t i = 0; i < 60; i++) {
        uint32_t slot = cp.cus[1].residents.head;
        const struct cp_command *command = 0;

        if (cp.workgroups[slot].state == CP_WG_RESTORING)
            fake_port_tell(&port, CP_EVENT_RESTORED, slot, 0);
        fake_port_tell(&port, CP_EVENT_WAITING, slot, i + 1);
        fake_port_forget(&port);
        if (cp.workgroups[slot].state == CP_WG_SAVING)
            saved(slot);
        while (fake_port_next(&port, &command)) {
            uint32_t kernel = command->place.kernel;

            if (command->opcode == CP_COMMAND_LAUNCH || command->opcode == CP_COMMAND_RESTORE)
                placed[kernel]++;
            if (command->opcode == CP_COMMAND_LAUNCH)
                fresh[kernel]++;
        }
    }
    for (uint32_t i = 0; i < 2; i++) {
        CHECK(placed[i] >= 28);
        CHECK(fresh[i] >= (placed[i] - taken[i]) / (CP_ORDER_LAUNCH + 1));
        CHECK(fresh[i] <= placed[i] / CP_ORDER_LAUNCH + 1);
    }
}

/*
 * WGs that ran when their compute unit was lost come back before new ones have a turn, though they are more than CP_ORDER_LAUNCH. Of
 * those that waited, and whose condition was met meanwhile, new ones have a turn behind CP_ORDER_LAUNCH.
 */
static void those_taken_away_come_back_first(void)
{
    for (uint32_t swapped = 0; swapped <= 1; swapped++) {
        uint32_t residents = 0, restored = 0, launched = 0;
        const struct cp_command *command = 0;

        init();
        test_context(swapped ? "they waited" : "they ran");
        port.config.cus = 2;
        port.config.wg_slots = 64;
        fake_port_start(&port);
        fake_port_open(&port, 30, 1);
        fake_port_settle(&port);
        residents = cp.cus[0].residents.count + cp.cus[1].residents.count;
        CHECK(residents > CP_ORDER_LAUNCH);
        for (uint32_t cu = 0; cu < 2; cu++)
            fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = (uint16_t)cu;
        fake_port_settle(&port);
        for (uint32_t slot = 0; slot < residents; slot++) {
            check_state(slot, CP_WG_SAVING);
            if (swapped) {
                fake_port_event(&port, CP_EVENT_SAVED, slot)->wg.wait_number = 1;
                fake_port_tell(&port, CP_EVENT_CONDITION_MET, slot, 1);
            } else {
                saved(slot);
            }
            check_state(slot, CP_WG_READY);
        }
        fake_port_forget(&port);
        for (uint32_t cu = 0; cu < 2; cu++)
            fake_port_event(&port, CP_EVENT_CU_RETURNED, 0)->cu = (uint16_t)cu;
        fake_port_settle(&port);
        while (fake_port_next(&port, &command)) {
            restored += command->opcode == CP_COMMAND_RESTORE;
            launched += command->opcode == CP_COMMAND_LAUNCH;
        }
        CHECK_EQUAL(restored + launched, residents);
        CHECK_EQUAL(launched, swapped ? residents / (CP_ORDER_LAUNCH + 1) : 0);
    }
    test_context(0);
}

/*
 * WGs of four waves beside small ones of another queue on the only CU, which come and go. As long as there is no room for a
 * large one the others go on; when it has been passed over, all leave.
 */
static void turn_of_a_queue_that_fits_nowhere(void)
{
    init();
    fill(1000);
    fake_port_open_in(&port, 1, 2, 4);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.reserved_kernel, 1);
    for (uint32_t turns = 0; turns < 200 && !cp.kernels[1].workgroups.count; turns++)
        done(cp.cus[0].residents.head);
    CHECK_EQUAL(cp.kernels[1].workgroups.count, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->launches, 4 + CP_ORDER_TURN + 1); /* the last is the large one */
}

/* A WG is preempted while another one has been READY for long. It is the preempted ones' turn after CP_ORDER_LAUNCH others. */
static void preempted_ones_have_a_turn_among_ready_ones(void)
{
    for (uint32_t run = CP_ORDER_LAUNCH - 1; run <= CP_ORDER_LAUNCH; run++) {
        init();
        fill(5);
        fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
        fake_port_event(&port, CP_EVENT_SAVED, 0)->wg.wait_number = 1;
        fake_port_settle(&port);
        check_state(0, CP_WG_SWAPPED);
        fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
        check_state(0, CP_WG_READY);
        cp.placements += 10; /* of other kernels */
        cp.queues[0].ready_run = (int16_t)run;
        fake_port_tell(&port, CP_EVENT_QUANTUM, 1, 0);
        check_state(1, CP_WG_SAVING);
        saved(1);
        check_state(0, run < CP_ORDER_LAUNCH ? CP_WG_RESTORING : CP_WG_READY);
        check_state(1, run < CP_ORDER_LAUNCH ? CP_WG_READY : CP_WG_RESTORING);
    }
}

/* A queue whose kernels have ended begins anew. */
static void turns_of_ready_ones_are_forgotten(void)
{
    init();
    fill(1);
    cp.queues[0].ready_run = CP_ORDER_LAUNCH;
    done(0);
    CHECK_EQUAL(cp.queues[0].ready_run, CP_ORDER_LAUNCH);
    fake_port_event(&port, CP_EVENT_KERNEL_ENDED, 0);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.queues[0].kernels, 0);
    CHECK_EQUAL(cp.queues[0].ready_run, 0);
}

TEST_MAIN()
{
    return test_run("turns", (const struct test_case[]){TEST(queues_of_one_priority_have_equal_shares),
                                                        TEST(older_kernel_goes_first_with_an_adversary),
                                                        TEST(new_ones_have_a_turn_in_each_queue),
                                                        TEST(those_taken_away_come_back_first),
                                                        TEST(turn_of_a_queue_that_fits_nowhere),
                                                        TEST(preempted_ones_have_a_turn_among_ready_ones),
                                                        TEST(turns_of_ready_ones_are_forgotten),
                                                        {0}});
}
