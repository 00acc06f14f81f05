/*
 * support_placing.h - kernels that the dispatcher places by itself, and the story of their work-groups.
 *
 * A work-group has 16 bytes of the bench's data by its number in the grid: a counter and two words. It adds 1 to the counter, waits
 * until the first word is at least 1, adds 1, spins until the second one is not 0, adds 1 and ends. Kernels are given different
 * parts of their grids, so that a number names one work-group of all.
 */
#ifndef TESTS_SUPPORT_PLACING_H
#define TESTS_SUPPORT_PLACING_H

#define SLOTS 64u

#include "gpu/shares.h"
#include "support_dispatcher.h"

#define GRID   256u
#define SETTLE 5000u /* cycles after which all that is under way has happened */

static const char steps[] =
    "k:\n\ts_lshl_b32 s3, s2, 4\n\ts_add_u32 s0, s0, s3\n\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n"
    "\tv_mov_b32_e32 v2, 1\n\tv_add_u32_e32 v6, vcc, 4, v0\n\tv_mov_b32_e32 v7, s1\n"
    "\tv_add_u32_e32 v8, vcc, 8, v0\n\tv_mov_b32_e32 v9, s1\n\tv_mov_b32_e32 v4, -1\n\tv_mov_b32_e32 v5, 1\n"
    "\ts_mov_b64 exec, 1\n\tflat_atomic_add v[0:1], v2\n"
    "again:\n\tonward_wait_load v3, v[6:7], v[4:5] ge\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_eq_u32 s4, 0\n\ts_cbranch_scc1 again\n\tflat_atomic_add v[0:1], v2\n"
    "spin:\n\tflat_load_dword v3, v[8:9] glc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_eq_u32 s4, 0\n\ts_cbranch_scc1 spin\n\tflat_atomic_add v[0:1], v2\n";

/* What has happened to work-groups since the story was last told: a letter, the number, the CU. */
struct chapter {
    char what;
    uint32_t number, cu;
    uint64_t cycle;
};

static struct chapter story[8192];
static uint32_t chapters;

static inline void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                             uint32_t queue, const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    static const char letters[] = {[GPU_LIFE_LAUNCHED] = 'L',  [GPU_LIFE_RUNNING] = 'g', [GPU_LIFE_STALLED] = 'w',
                                   [GPU_LIFE_SAVING] = 'S',    [GPU_LIFE_SWAPPED] = 'W', [GPU_LIFE_READY] = 'Y',
                                   [GPU_LIFE_RESTORING] = 'R', [GPU_LIFE_DONE] = 'D',    [GPU_LIFE_KILLED] = 'K'};

    (void)context, (void)slot, (void)generation, (void)queue, (void)kernel;
    if (chapters < sizeof(story) / sizeof(story[0]))
        story[chapters++] = (struct chapter){letters[life], workgroup[0], cu, cycle};
}

/* Checks the story of these letters: "L3 L4", or with CUs "L3@0 L4@1". Forgets it. */
static inline void tell(const char *file, int line, const char *letters, const char *wanted)
{
    char got[4096] = "", message[8300];
    size_t at = 0;

    for (uint32_t i = 0; i < chapters && at < sizeof(got) - 64; i++) {
        if (!strchr(letters, story[i].what))
            continue;
        at += (size_t)snprintf(got + at, sizeof(got) - at, "%s%c%u", at ? " " : "", story[i].what, story[i].number);
        if (strchr(wanted, '@'))
            at += (size_t)snprintf(got + at, sizeof(got) - at, "@%u", story[i].cu);
    }
    chapters = 0;
    if (strcmp(got, wanted) == 0)
        return;
    snprintf(message, sizeof(message), "story: %s, not %s", got, wanted);
    test_fail(file, line, message);
}

#define EXPECT_STORY(letters, wanted) tell(__FILE__, __LINE__, letters, wanted)

/* A GPU whose compute units have one SIMD. */
static inline struct bench *create_gpu_of(const struct parameters *parameters)
{
    struct bench *bench = create_with(steps, parameters);

    chapters = 0;
    bench->observer.life = note_life;
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++)
        bench->queues[i].process = (struct cp_range){0, bench->memory.size};
    return bench;
}

static inline struct parameters small_gpu(uint32_t cus, uint32_t places)
{
    struct parameters parameters;

    parameters_default(&parameters);
    parameters.wait_retry = 0; /* waits end by the limit that the test sets */
    parameters.cus = cus;
    parameters.simds = 1;
    parameters.waves = places;
    return parameters;
}

/* places: work-groups that fit on a compute unit. */
static inline struct bench *create_gpu(uint32_t cus, uint32_t places)
{
    struct parameters parameters = small_gpu(cus, places);

    return create_gpu_of(&parameters);
}

static inline void begin_grid(struct bench *bench, uint16_t kernel, uint16_t queue)
{
    const struct isa_kernel *code = &bench->program->kernels[0];

    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_BEGIN,
                                    .begin = {.kernel = kernel,
                                              .queue = queue,
                                              .workgroup_size = {64, 1, 1},
                                              .grid_size = {64 * GRID, 1, 1},
                                              .code_properties = code->descriptor.kernel_code_properties,
                                              .rsrc1 = code->descriptor.compute_pgm_rsrc1,
                                              .rsrc2 = code->descriptor.compute_pgm_rsrc2,
                                              .entry = bench->program->base,
                                              .kernarg = bench->data}});
}

static inline void give_grid(struct bench *bench, uint16_t kernel, uint16_t priority, uint32_t next, uint32_t end)
{
    send(bench, (struct cp_command){.opcode = CP_COMMAND_GIVE,
                                    .give = {.kernel = kernel, .priority = priority, .next = next, .end = end}});
}

/* A kernel of queue 0 of which the dispatcher is given a part. */
static inline void begin_given(struct bench *bench, uint32_t next, uint32_t end)
{
    begin_grid(bench, 0, 0);
    give_grid(bench, 0, 0, next, end);
}

static inline void let_pass(struct bench *bench, uint32_t number)
{
    store(bench, bench->data + number * 16 + 4, 1);
}

/* Also one that was not launched yet. */
static inline void let_end(struct bench *bench, uint32_t number)
{
    let_pass(bench, number);
    store(bench, bench->data + number * 16 + 8, 1);
}

static inline void let_end_all(struct bench *bench, uint32_t next, uint32_t end)
{
    for (; next < end; next++)
        let_end(bench, next);
}

/* How far the work-group is: 0: not launched, 1: waits, 2: spins, 3: has ended. */
static inline uint32_t step_of(const struct bench *bench, uint32_t number)
{
    return word(bench, number * 16);
}

/* Failed waits register with the SyncMon. stall, quantum: when those may be saved that wait or run; quantum 0: never. */
static inline void set_waiting(struct bench *bench, uint32_t reports, uint64_t stall, uint64_t timeout,
                               uint64_t quantum)
{
    send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING,
                                    .waiting = {.mode = CP_WAIT_ATOMIC,
                                                .oversubscribed = 1,
                                                .reports = reports,
                                                .stall_cycles = stall,
                                                .timeout_cycles = timeout,
                                                .quantum_cycles = quantum}});
}

static inline void lose_cu(struct bench *bench, uint32_t cu)
{
    gpu_dispatcher_lose_cu(bench->dispatcher, cu, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
}

static inline void return_cu(struct bench *bench, uint32_t cu)
{
    gpu_dispatcher_return_cu(bench->dispatcher, cu, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_RETURNED);
}

static inline const struct gpu_slot *slot_at(const struct bench *bench, uint32_t slot)
{
    return gpu_dispatcher_slot(bench->dispatcher, slot);
}

/* What the firmware launches: a WG in the slot of its number, on CU 0. */
static inline void launch_of(struct bench *bench, uint16_t kernel, uint32_t number)
{
    struct cp_command command = place(bench, CP_COMMAND_LAUNCH, number, 0);

    command.place.kernel = kernel;
    send(bench, command);
    EXPECT_NOTHING(bench, SETTLE);
}

static inline void launch(struct bench *bench, uint32_t number)
{
    launch_of(bench, 0, number);
}

/* A saved WG that the firmware has launched can run. */
static inline void list(struct bench *bench, uint32_t slot, bool preempted)
{
    struct cp_command command = place(bench, CP_COMMAND_LIST, slot, 0);

    command.place.wait_number = slot_at(bench, slot)->wait_number;
    command.flags = preempted ? CP_FLAG_PREEMPTED : 0;
    send(bench, command);
}

/* Gives a kernel of which the firmware has launched WGs. */
static inline void give_launched_of(struct bench *bench, uint16_t kernel, uint32_t next, uint32_t end)
{
    struct cp_event event;

    send(bench, (struct cp_command){.opcode = CP_COMMAND_GIVE,
                                    .give = {.kernel = kernel, .next = next, .end = end, .launched = 1}});
    event = next_event(bench, 0);
    CHECK_EQUAL(event.kind, CP_EVENT_GIVEN);
    CHECK_EQUAL(event.kernel.kernel, kernel);
}

static inline void give_launched(struct bench *bench, uint32_t next, uint32_t end)
{
    give_launched_of(bench, 0, next, end);
}

/* Steps until the story has a number of chapters of a letter. */
static inline void step_to_chapter(struct bench *bench, char what, uint32_t count)
{
    uint64_t end = bench->clock.now + MANY;
    uint32_t i = 0;

    while (count) {
        for (; i < chapters && count; i++)
            count -= story[i].what == what;
        if (count && !clock_step(&bench->clock, end))
            break;
    }
    CHECK_EQUAL(count, 0);
}

/* The cycle of a WG's first chapter of that letter since the story was last told; 0: there is none. */
static inline uint64_t when(char what, uint32_t number)
{
    for (uint32_t i = 0; i < chapters; i++) {
        if (story[i].what == what && story[i].number == number)
            return story[i].cycle;
    }
    return 0;
}

/* Steps until the slot is in a state. */
static inline void step_to(struct bench *bench, uint32_t slot, enum gpu_slot_state state)
{
    uint64_t end = bench->clock.now + MANY;

    while (slot_at(bench, slot)->state != state && clock_step(&bench->clock, end))
        ;
    CHECK_EQUAL(slot_at(bench, slot)->state, state);
}

#endif
