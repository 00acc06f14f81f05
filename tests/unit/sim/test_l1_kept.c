/* test_l1_kept.c - L1s that a restore or the begin of a kernel does not invalidate: which, and what is found in them. */
#include "path/memory_state.h"
#include "support_dispatcher.h"

/* Words of the data, in lines of their own. */
enum { READ = 0, FLAG = 256, ANSWER = 512, OWN = 768, OTHERS = 2112 /* of process 1: the same words */ };

/*
 * Reads READ as a vector and as a scalar, stores 42 to OWN and waits for FLAG. Then reads READ in both ways and OWN once more, and
 * answers with all three. ACQUIRE stands behind the wait.
 */
#define READING(ACQUIRE)                                                                                               \
    "k:\n\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n\tv_add_u32_e32 v4, vcc, 0x100, v0\n\tv_mov_b32_e32 v5, s1\n" \
    "\tv_add_u32_e32 v6, vcc, 0x200, v0\n\tv_mov_b32_e32 v7, s1\n\tv_add_u32_e32 v10, vcc, 0x300, v0\n"                \
    "\tv_mov_b32_e32 v11, s1\n\tv_mov_b32_e32 v12, 42\n\ts_mov_b64 exec, 1\n\tonward_flush\n"                          \
    "\tflat_load_dword v2, v[0:1]\n\tflat_load_dword v13, v[10:11]\n\ts_load_dword s6, s[0:1], 0x0\n"                  \
    "\ts_waitcnt vmcnt(0) lgkmcnt(0)\n\tflat_store_dword v[10:11], v12\n"                                              \
    "again:\n\tflat_load_dword v3, v[4:5] glc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"                                      \
    "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_eq_u32 s4, 0\n\ts_cbranch_scc1 again\n" ACQUIRE                             \
    "\tflat_load_dword v2, v[0:1]\n\tflat_load_dword v4, v[10:11]\n\ts_load_dword s6, s[0:1], 0x0\n"                   \
    "\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"                                                                                \
    "\tv_mov_b32_e32 v3, s6\n\tflat_store_dwordx3 v[6:7], v[2:4] glc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"

static const char plain[] = READING("");
static const char acquiring[] = READING("\tbuffer_wbinvl1_vol\n");

#define OLD 1u
#define NEW 2u

static const char *mode_name(uint64_t value)
{
    return value == PARAMETERS_L1_COMBINE ? "combine" : "through";
}

static struct test_parameter mode = {.name = "l1.mode", .count = 2, .text = mode_name};

static const char *scopes_name(uint64_t value)
{
    static const char *const names[] = {"global", "broadcast", "selective", "registered", "lazy", "ideal"};

    return names[value];
}

static struct test_parameter scopes = {.name = "scopes.mode", .count = 6, .text = scopes_name};

static struct bench *create_keeping(const char *body, bool restore_keeps, bool begin_keeps)
{
    struct parameters parameters;
    struct bench *bench;

    parameters_default(&parameters);
    parameters.cus = 2;
    parameters.scache_cus = 1;
    parameters.l1_mode = mode.value;
    parameters.scopes_mode = scopes.value;
    parameters.l1_restore_keeps = restore_keeps;
    parameters.l1_begin_keeps = begin_keeps;
    bench = create_with(body, &parameters);
    store(bench, bench->data + READ, OLD);
    return bench;
}

static void pass(struct bench *bench, uint64_t cycles)
{
    uint64_t limit = bench->clock.now + cycles;

    while (clock_step(&bench->clock, limit))
        ;
}

/* KERNEL_BEGIN of the next kernel, of a queue. */
static void begin_in(struct bench *bench, uint32_t kernel, uint32_t queue)
{
    const struct isa_kernel *k = &bench->program->kernels[0];

    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_BEGIN,
                                    .begin = {.kernel = (uint16_t)kernel,
                                              .queue = (uint16_t)queue,
                                              .workgroup_size = {64, 1, 1},
                                              .grid_size = {64 * SLOTS, 1, 1},
                                              .code_properties = k->descriptor.kernel_code_properties,
                                              .rsrc1 = k->descriptor.compute_pgm_rsrc1,
                                              .rsrc2 = k->descriptor.compute_pgm_rsrc2,
                                              .acquire = CP_FENCE_AGENT,
                                              .entry = bench->program->base,
                                              .kernarg = bench->data + (queue == 1 ? OTHERS : 0)}});
}

static void save(struct bench *bench)
{
    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_SAVED);
}

static void restore_on(struct bench *bench, uint32_t cu)
{
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, cu));
    EXPECT(bench, CP_EVENT_RESTORED);
}

static void lose(struct bench *bench, uint32_t cu)
{
    gpu_dispatcher_lose_cu(bench->dispatcher, cu, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
}

static void give_back(struct bench *bench, uint32_t cu)
{
    gpu_dispatcher_return_cu(bench->dispatcher, cu, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_RETURNED);
}

/*
 * What happens to WG 0, which has read READ on CU 0; so has WG 1 on CU 1. READ is changed before. A letter a step:
 *     S  saved             0, 1  restored there
 *     L, B  CU 0 is lost, is back
 *     K  a kernel of the same process begins
 */
static void play(struct bench *bench, const char *steps)
{
    uint32_t kernels = 1;

    for (; *steps; steps++) {
        if (*steps == 'S')
            save(bench);
        else if (*steps == 'L')
            lose(bench, 0);
        else if (*steps == 'B')
            give_back(bench, 0);
        else if (*steps == 'K')
            begin_in(bench, kernels++, 0);
        else
            restore_on(bench, (uint32_t)(*steps - '0'));
    }
}

/* Its own store is seen in any case, and so is what the scalar cache does not have. */
static void a_restore_keeps_what_the_group_could_have_kept(void)
{
    static const struct {
        const char *name, *body, *steps;
        bool keeps;
        uint32_t kept, read; /* read 0: either, because some modes empty the L1 of a lost CU */
    } cases[] = {
        {"the switch is off", plain, "S0", false, 0, NEW},
        {"on its CU", plain, "S0", true, 1, OLD},
        {"twice", plain, "S0S0", true, 2, OLD},
        {"on another CU", plain, "S1", true, 0, NEW},
        {"on another CU, and there again", plain, "S1S1", true, 1, NEW},
        {"to another CU and back", plain, "S1S0", true, 0, NEW},
        {"the CU was lost in between", plain, "SLB0", true, 0, NEW},
        {"the CU was lost, so it was saved", plain, "LSB0", true, 0, NEW},
        {"the CU was lost before it left", plain, "LBS0", true, 1, 0},
        {"a kernel begins while it is away", plain, "SK0", true, 1, NEW},
        {"a kernel begins before", plain, "KS0", true, 1, NEW},
        {"on its CU, and acquires", acquiring, "S0", true, 1, NEW},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        for (uint32_t begin_keeps = 0; begin_keeps < 2; begin_keeps++) {
            struct bench *bench = create_keeping(cases[i].body, cases[i].keeps, begin_keeps);
            const struct gpu_dispatcher_counters *counters = gpu_dispatcher_counters(bench->dispatcher);

            test_context(cases[i].name);
            begin_in(bench, 0, 0);
            send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
            send(bench, place(bench, CP_COMMAND_LAUNCH, 1, 1));
            pass(bench, 5000);
            store(bench, bench->data + READ, NEW);
            play(bench, cases[i].steps);
            store(bench, bench->data + FLAG, 1);
            send(bench, place(bench, CP_COMMAND_KILL, 1, 1));
            EXPECT(bench, CP_EVENT_DONE);
            EXPECT(bench, CP_EVENT_DONE);
            if (cases[i].read)
                CHECK_EQUAL(word(bench, ANSWER), cases[i].read);
            CHECK_EQUAL(word(bench, ANSWER + 4), NEW);
            CHECK_EQUAL(word(bench, ANSWER + 8), 42);
            CHECK_EQUAL(counters->l1s_kept_restore, cases[i].kept);
            destroy(bench);
        }
    }
    test_context(0);
}

/* Queues 0 and 2 are of process 0, queue 1 is of process 1. Their ranges end and start at these places from the middle of the data. */
static struct bench *create_two_processes(bool keeps, int32_t end, int32_t start)
{
    struct bench *bench = create_keeping(plain, false, keeps);
    uint64_t middle = bench->data + 2048;

    bench->queues[0].process = bench->queues[2].process = (struct cp_range){0, middle + (uint64_t)(int64_t)end};
    bench->queues[1].process = (struct cp_range){middle + (uint64_t)(int64_t)start, 1024};
    return bench;
}

/*
 * Letters are steps: a launches WG 0 of process 0 on CU 0, b on CU 1, of kernel 0; d lets it end; S saves it, 0 and 1 restore it
 * there; c launches WG 1 of the latest kernel on CU 0, e lets it end; P, Q, R begin a kernel of queue 0, 1, 2. Each must invalidate those L1s that the string behind it says.
 */
static void a_begin_invalidates_l1s_that_may_hold_the_process(void)
{
    static const struct {
        const char *name, *steps;
        int32_t end, start;
        bool keeps;
        uint32_t invalidated; /* by all begins behind the first */
    } cases[] = {
        {"the switch is off", "aQ", -64, 0, false, 2},
        {"no group was there", "P", -64, 0, true, 0},
        {"the same queue", "aP", -64, 0, true, 1},
        {"another queue of the process", "aR", -64, 0, true, 1},
        {"another process", "aQ", -64, 0, true, 0},
        {"another process, side by side", "aQ", 0, 0, true, 0},
        {"another process that shares a line", "aQ", 32, 32, true, 1},
        {"another process whose range meets the first", "aQ", 64, 0, true, 1},
        {"the group has ended", "adP", -64, 0, true, 1},
        {"the group has ended, another process", "adQ", -64, 0, true, 0},
        {"the group is away", "aSP", -64, 0, true, 1},
        {"the group was on both CUs", "aS1P", -64, 0, true, 2},
        {"again, and the group is there still", "aPP", -64, 0, true, 2},
        {"again, and it has ended before", "adPP", -64, 0, true, 1},
        {"again, and it has ended in between", "aPdP", -64, 0, true, 2},
        {"again, and it is back", "aSP0P", -64, 0, true, 2},
        {"one of another process since", "aPdPQceP", -64, 0, true, 2},
        {"another process's group is there", "QcP", 0, 0, true, 0},
        {"another process's group, and they share a line", "QcP", 32, 32, true, 1},
        {"two groups, one after the other", "adbdP", -64, 0, true, 2},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct bench *bench = create_two_processes(cases[i].keeps, cases[i].end, cases[i].start);
        const uint64_t *invalidations = path_counters(bench->system)->l1_invalidations;
        uint64_t first, restores = 0, begins = 0;
        uint32_t kernels = 1;

        test_context(cases[i].name);
        begin_in(bench, 0, 0);
        first = invalidations[MEM_INVALIDATE_KERNEL];
        CHECK_EQUAL(first, cases[i].keeps ? 0 : 2);
        for (const char *step = cases[i].steps; *step; step++) {
            if (*step == 'a' || *step == 'b') {
                store(bench, bench->data + FLAG, 0);
                send(bench, place(bench, CP_COMMAND_LAUNCH, 0, *step == 'b'));
                pass(bench, 5000);
            } else if (*step == 'd') {
                store(bench, bench->data + FLAG, 1);
                EXPECT(bench, CP_EVENT_DONE);
            } else if (*step == 'c') {
                struct cp_command command = place(bench, CP_COMMAND_LAUNCH, 1, 0);

                command.place.kernel = (uint16_t)(kernels - 1);
                send(bench, command);
                pass(bench, 5000);
            } else if (*step == 'e') {
                store(bench, bench->data + OTHERS + FLAG, 1);
                EXPECT(bench, CP_EVENT_DONE);
            } else if (*step == 'S') {
                save(bench);
            } else if (*step == '0' || *step == '1') {
                restore_on(bench, (uint32_t)(*step - '0'));
                pass(bench, 5000);
                restores++;
            } else {
                begin_in(bench, kernels++, *step == 'P' ? 0 : *step == 'Q' ? 1 : 2);
                begins++;
            }
        }
        CHECK_EQUAL(invalidations[MEM_INVALIDATE_KERNEL] - first, cases[i].invalidated);
        CHECK_EQUAL(invalidations[MEM_INVALIDATE_RESTORE], restores);
        CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->l1s_kept_begin,
                    cases[i].keeps ? 2 * (begins + 1) - cases[i].invalidated : 0);
        destroy(bench);
    }
    test_context(0);
}

/* What the L1 has of another process stays; a new WG of the same process reads no old value. */
static void a_begun_kernel_reads_no_old_value(void)
{
    for (uint32_t queue = 0; queue < 3; queue++) {
        for (uint32_t cu = 0; cu < 2; cu++) {
            struct bench *bench = create_two_processes(true, -64, 0);

            begin_in(bench, 0, 0);
            send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
            pass(bench, 5000);
            store(bench, bench->data + READ, NEW);
            begin_in(bench, 1, queue);
            store(bench, bench->data + FLAG, 1);
            EXPECT(bench, CP_EVENT_DONE);
            CHECK_EQUAL(word(bench, ANSWER), queue == 1 ? OLD : NEW);
            if (queue != 1) {
                struct cp_command command = place(bench, CP_COMMAND_LAUNCH, 1, cu);

                command.place.kernel = 1;
                store(bench, bench->data + READ, 3);
                send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_END, .end = {.kernel = 0}});
                EXPECT(bench, CP_EVENT_KERNEL_ENDED);
                begin_in(bench, 0, queue);
                send(bench, command);
                EXPECT(bench, CP_EVENT_DONE);
                CHECK_EQUAL(word(bench, ANSWER), 3);
            }
            destroy(bench);
        }
    }
}

TEST_MAIN()
{
    return test_run("l1_kept",
                    (const struct test_case[]){TEST(a_restore_keeps_what_the_group_could_have_kept, &mode, &scopes),
                                               TEST(a_begin_invalidates_l1s_that_may_hold_the_process, &mode),
                                               TEST(a_begun_kernel_reads_no_old_value, &mode),
                                               {0}});
}
