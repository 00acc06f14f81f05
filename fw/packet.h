/* SPDX-License-Identifier: MIT */
/*
 * packet.h - checks of everything that a process writes: queue memory, packets, kernel descriptors, launch options.
 * No byte is trusted. Every function returns CP_QUEUE_OK, or the enum cp_queue_error that stops the queue.
 */
#ifndef FW_PACKET_H
#define FW_PACKET_H

#include "core.h"

/* Checked launch options; all 0: none. */
struct cp_launch {
    uint64_t control;       /* GPU address of the control block, or 0 */
    uint64_t gather_cycles; /* 0: never */
    uint32_t record_bytes;
    uint32_t managed; /* enum cp_management */
};

/* A checked dispatch packet. */
struct cp_dispatch {
    struct cp_kernel_begin begin; /* kernel is filled in by cp_dispatch_open */
    struct cp_shape shape;
    uint32_t groups[3];     /* WGs; the product is at most UINT32_MAX */
    uint32_t release;       /* enum cp_fence_scope */
    uint32_t scratch_slots; /* that the arena of its queue holds */
#if CP_HOST
    uint64_t scratch_asked; /* bytes that the host is asked for, or 0 */
#endif
    uint64_t signal;         /* completion signal, or 0 */
    struct cp_notice notice; /* of it, with CP_HOST */
    struct cp_launch launch;
};

/*
 * Reads and checks the queue's memory. Fills in ring and size and, from the read index, next, complete, retired,
 * published, profiled.
 */
uint32_t cp_packet_check_queue(struct cp *cp, uint32_t queue);

/* Checks the address of a signal; 0 is no signal, and valid. */
uint32_t cp_packet_check_signal(const struct cp *cp, uint32_t queue, uint64_t signal);

/*
 * Checks a kernel dispatch packet, and the kernel descriptor and launch options that it names. Fills *dispatch from
 * them, except begin.packet, begin.dispatch_id and begin.kernel.
 */
uint32_t cp_packet_check_dispatch(struct cp *cp, uint32_t queue, const struct cp_dispatch_packet *packet,
                                  struct cp_dispatch *dispatch);

/* Checks a barrier-AND or barrier-OR packet. Fills dependency, rule and signal of the queue. */
uint32_t cp_packet_check_barrier(struct cp *cp, uint32_t queue, const struct cp_barrier_packet *packet);

/* Checks a vendor packet, which must be a barrier-value packet. Fills test, rule and signal of the queue. */
uint32_t cp_packet_check_vendor(struct cp *cp, uint32_t queue, const struct cp_barrier_value_packet *packet);

/* Checks an agent dispatch packet. Fills call and signal of the queue, and the type of its request. */
uint32_t cp_packet_check_agent(struct cp *cp, uint32_t queue, const struct cp_agent_packet *packet);

#endif
