/*
 * support_run_lists.h - a dispatcher with run lists for tests: work-groups that wait and spin in rounds, and how to bring
 * one onto a list, or into the middle of a move.
 */
#ifndef TESTS_SUPPORT_RUN_LISTS_H
#define TESTS_SUPPORT_RUN_LISTS_H

#include "gpu/run_list.h"
#include "support_dispatcher.h"

/*
 * A work-group has four words, 256 bytes apart from those of the next one. It adds 1 to the third, then in each of three
 * rounds waits until the first is at least the round's number, and spins until the second is. At last it adds 1 to the
 * fourth.
 */
static const char rounds[] =
    "k:\n\ts_lshl_b32 s3, s2, 8\n\ts_add_u32 s0, s0, s3\n\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n"
    "\tv_add_u32_e32 v6, vcc, 4, v0\n\tv_mov_b32_e32 v7, s1\n\tv_add_u32_e32 v8, vcc, 8, v0\n\tv_mov_b32_e32 v9, s1\n"
    "\tv_add_u32_e32 v10, vcc, 12, v0\n\tv_mov_b32_e32 v11, s1\n\tv_mov_b32_e32 v2, 1\n\tv_mov_b32_e32 v4, -1\n"
    "\ts_mov_b64 exec, 1\n\tflat_atomic_add v[8:9], v2\n\ts_mov_b32 s5, 1\n"
    "round:\n\tv_mov_b32_e32 v5, s5\n"
    "again:\n\tonward_wait_load v3, v[0:1], v[4:5] ge\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_lt_u32 s4, s5\n\ts_cbranch_scc1 again\n"
    "spin:\n\tflat_load_dword v3, v[6:7] glc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_lt_u32 s4, s5\n\ts_cbranch_scc1 spin\n"
    "\ts_add_u32 s5, s5, 1\n\ts_cmp_lt_u32 s5, 4\n\ts_cbranch_scc1 round\n"
    "\tflat_atomic_add v[10:11], v2\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n";

enum word { WAITED_FOR, SPUN_ON, STARTS, ENDS };

#define LAST_ROUND 3u
#define SETTLE     5000u /* cycles after which a launched WG waits or spins */

static inline void set(struct bench *bench, uint32_t slot, enum word which, uint32_t value)
{
    store(bench, bench->data + slot * 256 + which * 4, value);
}

static inline uint32_t word_of(const struct bench *bench, uint32_t slot, enum word which)
{
    return word(bench, slot * 256 + which * 4);
}

static inline const struct gpu_slot *slot_of(const struct bench *bench, uint32_t slot)
{
    return gpu_dispatcher_slot(bench->dispatcher, slot);
}

static inline const struct gpu_run_list *list_of(const struct bench *bench, uint32_t kernel)
{
    return &bench->dispatcher->lists[kernel];
}

static inline void tell_waiting(struct bench *bench, uint32_t extensions, uint32_t reports, uint64_t stall,
                                uint64_t quantum)
{
    send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING,
                                    .waiting = {.mode = CP_WAIT_ATOMIC,
                                                .watch = CP_WATCH_VALUE,
                                                .resume = CP_RESUME_ALL,
                                                .extensions = extensions,
                                                .oversubscribed = reports != 0,
                                                .reports = reports,
                                                .stall_cycles = stall,
                                                .quantum_cycles = quantum}});
}

static inline void lists_on(struct bench *bench)
{
    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 1000, 0);
}

static inline void lists_off(struct bench *bench)
{
    tell_waiting(bench, 0, 0, 0, 0);
}

/* One kernel has begun, and run lists are on. */
static inline struct bench *create_listing(void)
{
    struct bench *bench = create(rounds);

    begin_kernel(bench, 0, 1);
    lists_on(bench);
    return bench;
}

static inline struct cp_command to_place(const struct bench *bench, enum cp_command_opcode opcode, uint32_t slot,
                                         uint32_t cu, uint32_t simd)
{
    struct cp_command command = place(bench, opcode, slot, cu);

    command.place.simd = (uint16_t)simd;
    return command;
}

/* Names the wait of the WG's last SAVED. */
static inline struct cp_command restore(const struct bench *bench, uint32_t slot, uint32_t cu)
{
    struct cp_command command = place(bench, CP_COMMAND_RESTORE, slot, cu);

    command.place.wait_number = slot_of(bench, slot)->wait_number;
    return command;
}

/* A resident that waits. */
static inline void launch(struct bench *bench, uint32_t slot, uint32_t cu)
{
    send(bench, place(bench, CP_COMMAND_LAUNCH, slot, cu));
    EXPECT_NOTHING(bench, 500);
}

static inline void launch_waiting(struct bench *bench, uint32_t slot, uint32_t cu)
{
    launch(bench, slot, cu);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK(slot_of(bench, slot)->stalled);
}

/* A resident that spins. */
static inline void launch_spinning(struct bench *bench, uint32_t slot, uint32_t cu)
{
    set(bench, slot, WAITED_FOR, LAST_ROUND);
    launch(bench, slot, cu);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK(!slot_of(bench, slot)->stalled);
}

static inline struct cp_event expect_left(struct bench *bench, enum cp_event_kind kind, uint32_t slot, uint32_t tag)
{
    struct cp_event event = next_event(bench, MANY);

    CHECK_EQUAL(event.kind, kind);
    CHECK_EQUAL(event.wg.slot, slot);
    CHECK_EQUAL(event.tag, tag);
    return event;
}

/* A WG that is saved and waits. */
static inline void put_away(struct bench *bench, uint32_t slot)
{
    launch_waiting(bench, slot, 0);
    force_save(bench, slot);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, slot, 0).saved.state, CP_SAVED_WAITS);
}

/* The WGs of the first slots, all saved before the first of them is listed. */
static inline void put_many_away(struct bench *bench, uint32_t count)
{
    for (uint32_t slot = 0; slot < count; slot++)
        put_away(bench, slot);
}

/* A WG on the list. Residents that wait may have to leave for it from now on. */
static inline void put_on_list(struct bench *bench, uint32_t slot)
{
    put_away(bench, slot);
    set(bench, slot, WAITED_FOR, LAST_ROUND);
    CHECK(slot_of(bench, slot)->listed);
}

/* It can run to its end. */
static inline void let_end(struct bench *bench, uint32_t slot)
{
    set(bench, slot, WAITED_FOR, LAST_ROUND);
    set(bench, slot, SPUN_ON, LAST_ROUND);
}

/* Steps until the slot is in a state. */
static inline void step_to(struct bench *bench, uint32_t slot, enum gpu_slot_state state)
{
    uint64_t end = bench->clock.now + MANY;

    while (slot_of(bench, slot)->state != state && clock_step(&bench->clock, end))
        ;
    CHECK_EQUAL(slot_of(bench, slot)->state, state);
}

/* The WG of slot leaves now for the WG of another slot, which is listed. */
static inline void start_leaving(struct bench *bench, uint32_t slot, uint32_t listed)
{
    launch_waiting(bench, slot, 1);
    put_on_list(bench, listed);
    step_to(bench, slot, GPU_SLOT_SAVING);
    CHECK(slot_of(bench, slot)->leaves);
    CHECK_EQUAL(list_of(bench, 0)->leaving, 1);
}

/* The WG of slot is being restored in the place of another slot's, which has ended. */
static inline void start_taking_over(struct bench *bench, uint32_t slot, uint32_t left)
{
    launch_spinning(bench, left, 1);
    put_on_list(bench, slot);
    let_end(bench, left);
    expect_left(bench, CP_EVENT_DONE, left, slot + 1);
    CHECK_EQUAL(slot_of(bench, slot)->state, GPU_SLOT_RESTORING);
}

static inline void end_all(struct bench *bench, uint32_t slot)
{
    let_end(bench, slot);
    expect_left(bench, CP_EVENT_DONE, slot, 0);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(word_of(bench, slot, STARTS), 1);
    CHECK_EQUAL(word_of(bench, slot, ENDS), 1);
}

#endif
