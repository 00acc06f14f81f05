/*
 * support_cooperative.h - a cooperative kernel on the fake port, for tests that look at one decision of the firmware at a
 * time: what its control block says, messages of its work-groups, and kernels beside it.
 */
#ifndef TESTS_SUPPORT_COOPERATIVE_H
#define TESTS_SUPPORT_COOPERATIVE_H

#include "cooperative.h"

#include "fake_port.h"
#include "onward/cooperative.h"
#include "test.h"

static struct fake_port port;
static struct cp cp;

#define CONTROL(queue) (FAKE_PORT_WORDS + (queue)*FAKE_PORT_PROCESS + 1024u)
#define RECORD_BYTES   64u
#define N              12u

/* Two CUs of four one-wave places each. Queue 0 has priority 2, the others what the test says. */
static inline void init(void)
{
    fake_port_init(&port, &cp);
}

static inline struct cp_cooperative_control *control_of(uint32_t queue)
{
    return fake_port_at(&port, CONTROL(queue), sizeof(struct cp_cooperative_control));
}

/* What the release word of queue 0's kernel says: M and the generation. Its bits above change besides. */
static inline uint64_t released(void)
{
    return control_of(0)->release & 0xffffffffffffu;
}

static inline uint32_t *record_of(uint32_t queue, uint32_t id)
{
    return fake_port_at(&port, CONTROL(queue) + (uint32_t)sizeof(struct cp_cooperative_control) + id * RECORD_BYTES,
                        RECORD_BYTES);
}

static inline void open_with(uint32_t queue, uint32_t groups, uint32_t waves, uint32_t managed)
{
    fake_port_open_with(&port, queue, groups, waves,
                        &(struct cp_launch){CONTROL(queue), 0, RECORD_BYTES, managed | CP_MANAGED_MESSAGES});
}

/* A cooperative kernel of N one-wave WGs on queue 0, started. */
static inline void begin(void)
{
    fake_port_start(&port);
    open_with(0, N, 1, CP_MANAGED_RESIZES);
    fake_port_settle(&port);
    fake_port_forget(&port);
}

/* An ordinary kernel on a queue. */
static inline void ordinary(uint32_t queue, uint32_t groups, uint32_t waves)
{
    fake_port_open_in(&port, queue, groups, waves);
    fake_port_settle(&port);
}

static inline uint32_t active(void)
{
    CHECK_EQUAL(control_of(0)->active, cp.cooperative[0].active);
    return control_of(0)->active;
}

static inline uint32_t wanted(void)
{
    return CP_DEMAND_WANTED(control_of(0)->demand);
}

static inline uint32_t offered(void)
{
    return CP_DEMAND_OFFERED(control_of(0)->demand);
}

static inline uint32_t ticket(void)
{
    return CP_DEMAND_TICKET(control_of(0)->demand);
}

/* The slot of a WG of kernel 0 that lives and is not being killed. */
static inline uint32_t slot_of(uint32_t id)
{
    for (uint32_t i = cp.kernels[0].workgroups.head; i != CP_NONE; i = cp.workgroups[i].links[CP_LINK_KERNEL].next) {
        if (cp.workgroups[i].number == id && cp.workgroups[i].state != CP_WG_KILLING)
            return i;
    }
    test_fail(__FILE__, __LINE__, "no such WG");
    return 0;
}

static inline void send(uint32_t id, uint32_t operation, uint32_t argument)
{
    record_of(0, id)[1] = 0;
    fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(id))->message.word = CP_MESSAGE(operation, argument);
    fake_port_settle(&port);
}

static inline uint32_t answer(uint32_t id)
{
    return record_of(0, id)[1];
}

static inline uint64_t error(void)
{
    return cp.kernels[0].error ? cp.cooperative[0].detail >> 32 : 0;
}

/* The WG ends, or its KILL is answered. */
static inline void done(uint32_t slot)
{
    fake_port_tell(&port, CP_EVENT_DONE, slot, 0);
}

/* Answers all KILLs; returns how many there were. */
static inline uint32_t killed(void)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < port.config.wg_slots; i++) {
        if (cp.workgroups[i].state == CP_WG_KILLING) {
            done(i);
            count++;
        }
    }
    return count;
}

static inline uint32_t commands(enum cp_command_opcode opcode)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < port.count; i++)
        count += port.commands[i].opcode == opcode;
    return count;
}

/* All active WGs of kernel 0 are at a resizing barrier, and one sends the message. */
static inline void resize(uint32_t id, uint32_t seen)
{
    control_of(0)->arrived = active();
    send(id, CP_MESSAGE_RESIZE, seen);
}

/* Ids are 0..M-1, each once, in order; the list has the dying ones behind them. */
static inline void check_ids(void)
{
    const struct cp_cooperative *c = &cp.cooperative[0];
    uint32_t id = 0, more = 0;

    for (uint32_t i = cp.kernels[0].workgroups.head; i != CP_NONE; i = cp.workgroups[i].links[CP_LINK_KERNEL].next) {
        if (cp.workgroups[i].number < c->active)
            CHECK_EQUAL(cp.workgroups[i].number, id++);
        else
            more++;
    }
    CHECK_EQUAL(id + cp.kernels[0].unlaunched, c->active);
    CHECK_EQUAL(more, c->dying);
    CHECK(c->active >= 1 && c->active <= N);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

/* A kernel of higher priority needs this number of slots. */
static inline void compete(uint32_t groups, uint32_t waves)
{
    port.config.queues[1].priority = 3;
    begin();
    ordinary(1, groups, waves);
}

static inline void lose(uint32_t cu)
{
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = (uint16_t)cu;
    fake_port_settle(&port);
}

static inline void give_back(uint32_t cu)
{
    fake_port_event(&port, CP_EVENT_CU_RETURNED, 0)->cu = (uint16_t)cu;
    fake_port_settle(&port);
}

/* The kernel begins with four WGs, then four more places become free. */
static inline void begin_with_four(uint32_t managed)
{
    fake_port_start(&port);
    lose(1);
    open_with(0, N, 1, managed);
    fake_port_settle(&port);
    CHECK_EQUAL(active(), 4);
    CHECK_EQUAL(control_of(0)->demand, 0);
    give_back(1);
    fake_port_forget(&port);
}

#endif
