/* test_message.c - messages of work-groups: when one is posted, who may not send, what is in memory by then. */
#include "cu_machine.h"

/* The first wave comes late, and all note when they go on. */
static void all_waves_meet(void)
{
    struct machine *machine = machine_create_with("s_cmp_eq_u32 s16, 0\ns_cbranch_scc0 meet\ns_sleep 10\nmeet:\n"
                                                  "s_memtime s[10:11]\nonward_message 0x12345\ns_memtime s[12:13]\n"
                                                  "s_endpgm\n");
    struct cu_workgroup *workgroup;
    uint64_t last = 0;

    machine_shape(machine, 500, 0);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(machine->reports.messages, 1);
    CHECK_EQUAL(machine->reports.message_digest, 0x12345);
    CHECK_EQUAL(cu_counters(machine->cus[0])->messages, 1);
    for (uint32_t i = 0; i < 8; i++) {
        uint64_t arrived = isa_read_scalar64(&workgroup->waves[i].state, 10);

        last = arrived > last ? arrived : last;
    }
    for (uint32_t i = 0; i < 8; i++)
        CHECK(isa_read_scalar64(&workgroup->waves[i].state, 12) > last);
    machine_free(machine);
}

/* The waves go on as behind a barrier, cu.barrier_cycles after the message was posted. */
static void going_on_takes_the_cycles_of_a_barrier(void)
{
    static const uint64_t cycles[] = {0, 4, 100, 1000};

    for (size_t i = 0; i < sizeof(cycles) / sizeof(cycles[0]); i++) {
        struct machine *machine = machine_create();
        struct cu_workgroup *workgroup;
        uint64_t posted, passed;

        machine->parameters.barrier_cycles = cycles[i];
        machine_build(machine);
        machine_load(machine, "onward_message 1\ns_memtime s[12:13]\ns_endpgm\n");
        machine->reports.hold_messages = true;
        workgroup = machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        posted = machine->clock.now;
        cu_message_posted(machine->cus[0], workgroup, posted);
        machine_run(machine);
        passed = isa_read_scalar64(&workgroup->waves[0].state, 12);
        CHECK(passed >= posted + cycles[i]);
        CHECK(passed <= posted + cycles[i] + 2 * machine->parameters.issue_period);
        machine_free(machine);
    }
}

/* Every form of scalar operand, one after the other; a WG of one wave. */
static void operands(void)
{
    struct machine *machine = machine_create_with("s_mov_b32 s20, 7\ns_mov_b32 vcc_lo, 9\ns_mov_b32 m0, 11\n"
                                                  "onward_message s20\nonward_message vcc_lo\nonward_message m0\n"
                                                  "onward_message 13\nonward_message 0x3000000\ns_endpgm\n");
    static const uint32_t words[] = {7, 9, 11, 13, 0x3000000};
    uint32_t digest = 0;

    machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        digest = digest * 31 + words[i];
    CHECK_EQUAL(machine->reports.messages, 5);
    CHECK_EQUAL(machine->reports.message_digest, digest);
    machine_free(machine);
}

/* A store and an atomic of each wave are in the L2 when the message is posted. */
static void effects_come_first(void)
{
    struct machine *machine = machine_create_with("v_mov_b32_e32 v1, 1\nflat_store_dword v[4:5], v1\n"
                                                  "flat_atomic_add v[6:7], v1 offset:0\nonward_message 1\ns_endpgm\n");

    machine->reports.hold_messages = true;
    machine_shape(machine, 128, 0);
    machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 0);
    for (uint32_t i = 1; i < 64; i++)
        CHECK_EQUAL(machine_word(machine, i), 1);
    CHECK(machine_word(machine, 0) > 64);
    machine_free(machine);
}

/* s16 is the number of the wave. */
static void divergence(void)
{
    static const struct {
        const char *name, *text;
        uint32_t line;
    } table[] = {
        {"part of a wave", "s_mov_b64 exec, 1\nonward_message 1\ns_endpgm\n", 2},
        {"no lane", "s_mov_b64 exec, 0\nonward_message 1\ns_endpgm\n", 2},
        {"lanes that are not there", "s_mov_b64 exec, -1\nonward_message 1\ns_endpgm\n", 2},
        {"different words", "onward_message s16\ns_endpgm\n", 1},
        {"the others at the barrier",
         "s_cmp_eq_u32 s16, 1\ns_cbranch_scc1 l\ns_barrier\nl:\ns_sleep 20\nonward_message 1\n"
         "s_endpgm\n",
         6},
        {"the others come to the barrier",
         "s_cmp_eq_u32 s16, 1\ns_cbranch_scc1 l\ns_sleep 20\ns_barrier\nl:\n"
         "onward_message 1\ns_endpgm\n",
         4},
        {"the others have ended",
         "s_cmp_eq_u32 s16, 1\ns_cbranch_scc1 l\ns_endpgm\nl:\ns_sleep 20\nonward_message 1\n"
         "s_endpgm\n",
         6},
        {"the others end",
         "s_cmp_eq_u32 s16, 1\ns_cbranch_scc1 l\ns_sleep 20\ns_endpgm\nl:\nonward_message 1\n"
         "s_endpgm\n",
         4},
    };

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        struct machine *machine = machine_create_with(table[i].text);
        struct cu_workgroup *workgroup;

        test_context(table[i].name);
        machine_shape(machine, 160, 0);
        workgroup = machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.messages, 0);
        CHECK_EQUAL(machine->reports.faults, 1);
        CHECK_EQUAL(machine->reports.fault.fault, ISA_FAULT_DIVERGENCE);
        CHECK_EQUAL(machine->reports.fault.line, table[i].line);
        cu_remove(machine->cus[0], workgroup, machine->clock.now);
        machine_free(machine);
    }
}

/* Frozen with its message held back; told of it again when it is thawed, and once. */
static void thawing_tells_again(void)
{
    struct machine *machine = machine_create_with("onward_message 5\ns_endpgm\n");
    struct cu_workgroup *workgroup;

    machine_shape(machine, 192, 0);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    machine->reports.hold_messages = true;
    machine_run(machine);
    CHECK_EQUAL(workgroup->at_message, 3);
    cu_freeze(machine->cus[0], workgroup, machine->clock.now);
    CHECK_EQUAL(machine->reports.drained, 1);
    machine->reports.hold_messages = false;
    machine_run(machine);
    CHECK_EQUAL(machine->reports.messages, 0);
    cu_thaw(machine->cus[0], workgroup, machine->clock.now);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.messages, 1);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
}

/* Posted after a wait that a post ends: what a dispatcher does whose list holds the WG's last message. */
static void retry_tells_again(void)
{
    struct machine *machine = machine_create_with("onward_message 5\ns_endpgm\n");
    struct cu_workgroup *workgroup;

    workgroup = machine_launch_set(machine, 0, 0, 0);
    cu_message_retry(workgroup); /* at none yet */
    machine->reports.hold_messages = true;
    machine_run(machine);
    CHECK_EQUAL(machine->reports.messages, 0);
    machine->reports.hold_messages = false;
    cu_message_retry(workgroup);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.messages, 1);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("message", (const struct test_case[]){TEST(all_waves_meet),
                                                          TEST(going_on_takes_the_cycles_of_a_barrier),
                                                          TEST(operands),
                                                          TEST(effects_come_first),
                                                          TEST(divergence),
                                                          TEST(thawing_tells_again),
                                                          TEST(retry_tells_again),
                                                          {0}});
}
