/* test_progress_model.c - models of forward progress: who is run, with an adversary and without. */
#include "fake_port.h"
#include "kernel.h"
#include "progress_model.h"
#include "every_policy.h"
#include "test.h"

static struct fake_port port;
static struct cp cp;

/* The models, from the weakest promise to the strongest. */
enum { UNFAIR, HSA, OBE, HSA_OBE, LOBE, FAIR, MODELS };
static const struct test_policy models[MODELS] = {
    [UNFAIR] = {&cp_policy_unfair, "unfair"},    [HSA] = {&cp_policy_hsa, "hsa"},    [OBE] = {&cp_policy_obe, "obe"},
    [HSA_OBE] = {&cp_policy_hsa_obe, "hsa+obe"}, [LOBE] = {&cp_policy_lobe, "lobe"}, [FAIR] = {&cp_policy_fair, "fair"},
};

static const char *model_text(uint64_t value)
{
    return models[value].name;
}

static struct test_parameter model = {.name = "model", .count = MODELS, .text = model_text};
static struct test_parameter trial = TEST_RANGE("trial", 0, TEST_ROUNDS(24 * 24)); /* two WGs with slices, of 24 */

/* One CU with this number of one-wave slots. */
static void init(uint32_t number, uint32_t places)
{
    fake_port_init(&port, &cp);
    port.config.policy = models[number].policy;
    port.config.cus = 1;
    port.config.simds = 1;
    port.config.waves_per_simd = places;
}

static void start(uint32_t groups)
{
    fake_port_start(&port);
    fake_port_forget(&port);
    fake_port_open(&port, groups, 1);
    fake_port_settle(&port);
}

static void slice(uint32_t workgroup, uint32_t cycles)
{
    port.config.research.adversary = 1;
    port.config.research.slices[port.config.research.slice_count++] = (struct cp_slice){workgroup, cycles};
}

/* The next command but WAITING and KERNEL_BEGIN. 0: none. */
static uint32_t next(const struct cp_command **command)
{
    uint32_t opcode;

    do {
        opcode = fake_port_next(&port, command);
    } while (opcode == CP_COMMAND_WAITING || opcode == CP_COMMAND_KERNEL_BEGIN);
    return opcode;
}

static uint32_t number_of(uint32_t slot)
{
    return cp.workgroups[slot].number;
}

static uint32_t slot_of(uint32_t number)
{
    uint32_t slot = cp.kernels[0].workgroups.head;

    while (slot != CP_NONE && number_of(slot) != number)
        slot = cp.workgroups[slot].links[CP_LINK_KERNEL].next;
    CHECK(slot != CP_NONE);
    return slot != CP_NONE ? slot : 0;
}

static void expect(enum cp_command_opcode opcode, uint32_t number)
{
    const struct cp_command *command = 0;

    CHECK_EQUAL(next(&command), opcode);
    if (!command)
        return;
    CHECK_EQUAL(opcode == CP_COMMAND_LAUNCH ? command->place.workgroup[0] : number_of(command->place.slot), number);
}

static void expect_nothing(void)
{
    CHECK_EQUAL(next(0), 0);
}

static void done(uint32_t number)
{
    fake_port_tell(&port, CP_EVENT_DONE, slot_of(number), 0);
}

static void saved(uint32_t number)
{
    fake_port_event(&port, CP_EVENT_SAVED, slot_of(number))->saved.state = 1;
    fake_port_settle(&port);
}

/* The quantum of a resident WG is over; it is saved if the firmware wants that. True: so it was. */
static bool expire(uint32_t number)
{
    uint64_t saves = cp_counters_of(&cp)->saves;

    fake_port_tell(&port, CP_EVENT_QUANTUM, slot_of(number), 0);
    if (cp_counters_of(&cp)->saves == saves)
        return false;
    expect(CP_COMMAND_SAVE, number);
    saved(number);
    return true;
}

static void restored(uint32_t number)
{
    expect(CP_COMMAND_RESTORE, number);
    fake_port_tell(&port, CP_EVENT_RESTORED, slot_of(number), 0);
}

/* A slice: the WG is launched, alone, and saved when its time is over. */
static void play_slice(uint32_t number)
{
    expect(CP_COMMAND_LAUNCH, number);
    expect_nothing();
    CHECK(expire(number));
}

static uint64_t quantum_told(void)
{
    for (uint32_t i = port.count; i-- > 0;) {
        if (port.commands[i].opcode == CP_COMMAND_WAITING)
            return port.commands[i].waiting.oversubscribed ? port.commands[i].waiting.quantum_cycles : 0;
    }
    return 0;
}

/*
 * Three WGs; the adversary lets WG 1 run a little. Then, as each model promises: who is placed at once, and who when all of
 * these have ended. Digits are WGs in order of placement.
 */
static void who_runs_after_a_slice(void)
{
    static const struct {
        const char *first, *then;
    } rows[MODELS] = {
        [UNFAIR] = {"0", "2"}, /* one is picked, new ones first */
        [HSA] = {"0", "1"},    [OBE] = {"1", "0"}, [HSA_OBE] = {"01", "2"}, [LOBE] = {"01", "2"}, [FAIR] = {"012", ""},
    };

    const char *first = rows[model.value].first, *then = rows[model.value].then;
    const struct cp_command *command;
    uint32_t seen = 0, wanted = 0;

    init((uint32_t)model.value, 4);
    slice(1, 300);
    start(3);
    CHECK_EQUAL(quantum_told(), 300);
    play_slice(1);
    for (const char *digit = first; *digit; digit++)
        wanted |= 1u << (*digit - '0');
    while (next(&command))
        seen |= 1u << number_of(command->place.slot);
    CHECK_EQUAL(seen, wanted);
    CHECK_EQUAL(quantum_told(), 0);
    for (uint32_t number = 0; number < 3; number++) {
        if (!(seen >> number & 1))
            continue;
        if (number == 1)
            fake_port_tell(&port, CP_EVENT_RESTORED, slot_of(1), 0);
        done(number);
    }
    if (!*then)
        return;
    CHECK(next(&command) != 0);
    CHECK_EQUAL(number_of(command->place.slot), (uint32_t)(*then - '0'));
    expect_nothing();
}

/* LOBE remembers the largest id that has run, even when that WG has ended. */
static void below_a_group_that_has_ended(void)
{
    init(LOBE, 4);
    slice(2, 50);
    start(4);
    expect(CP_COMMAND_LAUNCH, 2);
    done(2);
    expect(CP_COMMAND_LAUNCH, 0);
    expect(CP_COMMAND_LAUNCH, 1);
    expect_nothing();
    done(0);
    expect_nothing();
    done(1);
    expect(CP_COMMAND_LAUNCH, 3); /* some WG has to run */
    done(3);
    CHECK_EQUAL(next(0), CP_COMMAND_KERNEL_END);
}

static void slices_go_to_and_fro(void)
{
    init(HSA, 4);
    slice(2, 50);
    slice(9, 50); /* the grid has none */
    slice(1, 70);
    slice(2, 90);
    start(3);
    play_slice(2);
    CHECK_EQUAL(quantum_told(), 70);
    play_slice(1);
    restored(2);
    CHECK_EQUAL(quantum_told(), 90);
    CHECK(expire(2));
    expect(CP_COMMAND_LAUNCH, 0);
    expect_nothing();
    done(0);
    restored(1);
    expect_nothing();
    done(1);
    restored(2);
    done(2);
    CHECK_EQUAL(next(0), CP_COMMAND_KERNEL_END);
    CHECK_EQUAL(cp_counters_of(&cp)->launches, 3);
}

/* A slice of a WG that has ended is passed over, and one whose time is 0 has the shortest. */
static void slices_that_cannot_be(void)
{
    init(UNFAIR, 1);
    slice(1, 0);
    slice(1, 60);
    start(2);
    CHECK_EQUAL(quantum_told(), 1);
    expect(CP_COMMAND_LAUNCH, 1);
    done(1);
    expect(CP_COMMAND_LAUNCH, 0);
    CHECK(!expire(0));

    init(UNFAIR, 1); /* saved ones are picked when no new ones are left */
    slice(1, 60);
    start(2);
    play_slice(1);
    expect(CP_COMMAND_LAUNCH, 0);
    done(0);
    restored(1);
}

/* Every WG of a grid of three dimensions is launched once, whatever the slices take out of its order. */
static void each_group_once(void)
{
    uint32_t seen = 0;

    init(FAIR, 2);
    slice((uint32_t)trial.value % 24, 10);
    slice((uint32_t)trial.value / 24, 10);
    fake_port_start(&port);
    fake_port_open(&port, 24, 1);
    cp.kernels[0].groups[0] = 2;
    cp.kernels[0].groups[1] = 4;
    cp.kernels[0].groups[2] = 3;
    fake_port_settle(&port);
    for (uint32_t i = 0; i < 24; i++) {
        uint32_t slot = cp.kernels[0].workgroups.head, id[3];

        CHECK(slot != CP_NONE);
        if (slot == CP_NONE)
            break;
        cp_kernel_workgroup_id(&cp, slot, id);
        seen |= 1u << (id[0] + 2 * (id[1] + 4 * id[2]));
        fake_port_tell(&port, CP_EVENT_DONE, slot, 0);
        fake_port_forget(&port);
    }
    CHECK_EQUAL(seen, (1u << 24) - 1);
    CHECK_EQUAL(cp_counters_of(&cp)->launches, 24);
    CHECK_EQUAL(cp.kernels[0].unlaunched, 0);
}

/* With more WGs than places: those that are promised to run take turns, no other WG gets one. */
static void the_promised_take_turns(void)
{
    init(OBE, 1);
    slice(2, 50);
    slice(0, 50);
    start(4);
    play_slice(2);
    play_slice(0);
    CHECK_EQUAL(cp_wanting(&cp), 1);
    for (uint32_t turn = 0; turn < 20; turn++) {
        restored(turn % 2 ? 0 : 2);
        CHECK_EQUAL(quantum_told(), port.config.quantum);
        CHECK(expire(turn % 2 ? 0 : 2));
    }
    CHECK_EQUAL(cp_unlaunched(&cp), 2);

    init(FAIR, 1);
    port.config.research.adversary = 1;
    start(3);
    for (uint32_t number = 0; number < 3; number++) {
        expect(CP_COMMAND_LAUNCH, number);
        CHECK(expire(number));
    }
    for (uint32_t turn = 0; turn < 9; turn++) {
        restored(turn % 3);
        CHECK(expire(turn % 3));
    }
}

/* Without an adversary: in order of id while there is room. Room is made for the promised only. */
static void room_is_made_for_the_promised(void)
{
    init((uint32_t)model.value, 2);
    start(3);
    expect(CP_COMMAND_LAUNCH, 0);
    expect(CP_COMMAND_LAUNCH, 1);
    CHECK_EQUAL(cp_wanting(&cp), model.value == FAIR);
    CHECK_EQUAL(expire(0), model.value == FAIR);
}

/* A lost CU drives out WGs 0 and 2; there is room again only if 1 or 3 makes way. */
static void after_a_loss(void)
{
    static const char *const rows[MODELS] = {"", "0", "02", "02", "02", "02"};
    const char *waiting = rows[model.value];

    init((uint32_t)model.value, 2);
    port.config.cus = 2;
    start(4);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 0;
    fake_port_settle(&port);
    fake_port_forget(&port);
    saved(0);
    saved(2);
    CHECK_EQUAL(next(0), CP_COMMAND_CU_RELEASE);
    CHECK_EQUAL(cp_wanting(&cp), waiting[0] ? waiting[1] ? 2 : 1 : 0);
    if (!waiting[0]) {
        CHECK(!expire(1));
        return;
    }
    CHECK(expire(1));
    restored(0);
    CHECK_EQUAL(expire(3), waiting[1] != 0);
    if (waiting[1])
        restored(2);
}

/* A second dispatch waits for the slices of the first, and has none. */
static void two_dispatches(void)
{
    const struct cp_command *command = 0;

    init(HSA, 4);
    slice(1, 50);
    start(2);
    fake_port_open_in(&port, 1, 3, 1);
    fake_port_settle(&port);
    play_slice(1);
    CHECK_EQUAL(next(&command), CP_COMMAND_LAUNCH);
    CHECK_EQUAL(command->place.kernel, 0);
    CHECK_EQUAL(command->place.workgroup[0], 0);
    CHECK_EQUAL(next(&command), CP_COMMAND_LAUNCH);
    CHECK_EQUAL(command->place.kernel, 1);
    CHECK_EQUAL(command->place.workgroup[0], 0);
    expect_nothing();
}

/*
 * The first dispatch ends by a fault before its slices are over. The second one then has its places, and the quantum is that
 * of the configuration again.
 */
static void a_fault_in_the_slices_lets_the_next_dispatch_in(void)
{
    static const struct {
        const char *name;
        bool refused;   /* KERNEL_BEGIN was */
        uint32_t saved; /* slices played before */
    } rows[] = {{"of its first WG", false, 0}, {"of its second WG", false, 1}, {"of its code", true, 0}};

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        init(FAIR, 1);
        test_context(rows[i].name);
        slice(1, 50);
        slice(0, 60);
        slice(2, 70);
        start(3);
        fake_port_open_in(&port, 1, 2, 1);
        fake_port_settle(&port);
        if (rows[i].saved)
            play_slice(1);
        if (rows[i].refused)
            cp_kernel_fault(&cp, 0, CP_QUEUE_BAD_KERNEL_OBJECT);
        else
            fake_port_tell(&port, CP_EVENT_FAULT, slot_of(rows[i].saved ? 0 : 1), 0);
        fake_port_settle(&port);
        if (rows[i].refused || rows[i].saved)
            fake_port_tell(&port, CP_EVENT_DONE, slot_of(1), 0); /* killed */
        CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_ENDING);
        CHECK_EQUAL(cp.kernels[1].unlaunched, 2);
        fake_port_forget(&port);
        fake_port_tell(&port, CP_EVENT_KERNEL_ENDED, 0, 0);
        CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
        CHECK_EQUAL(cp.kernels[1].unlaunched, 1);
        CHECK_EQUAL(quantum_told(), port.config.quantum);
    }
    test_context(0);
}

static void a_full_ring_puts_a_slice_off(void)
{
    init(HSA, 4);
    slice(1, 50);
    fake_port_start(&port);
    fake_port_forget(&port);
    fake_port_open(&port, 2, 1);
    port.room = 1; /* KERNEL_BEGIN */
    CHECK_EQUAL(cp_step(&cp, 100), 1);
    CHECK_EQUAL(cp.kernels[0].unlaunched, 2);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    play_slice(1);
    expect(CP_COMMAND_LAUNCH, 0);
    expect_nothing();
}

TEST_MAIN()
{
    return test_run("progress_model", (const struct test_case[]){TEST(who_runs_after_a_slice, &model),
                                                                 TEST(below_a_group_that_has_ended),
                                                                 TEST(slices_go_to_and_fro),
                                                                 TEST(slices_that_cannot_be),
                                                                 TEST(each_group_once, &trial),
                                                                 TEST(the_promised_take_turns),
                                                                 TEST(room_is_made_for_the_promised, &model),
                                                                 TEST(after_a_loss, &model),
                                                                 TEST(two_dispatches),
                                                                 TEST(a_fault_in_the_slices_lets_the_next_dispatch_in),
                                                                 TEST(a_full_ring_puts_a_slice_off),
                                                                 {0}});
}
