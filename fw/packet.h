/*
 * packet.h - checks of what a process wrote: queue memory, packets, kernel descriptors. Nothing here trusts a byte of
 * it; every function returns CP_QUEUE_OK or the enum cp_queue_error to stop the queue with.
 */
#ifndef FW_PACKET_H
#define FW_PACKET_H

#include "firmware.h"
#include "kernel.h"
#include "onward/aql.h"

/* Reads the queue's memory and fills in ring, size and, from the read index, next and those behind it. */
uint32_t cp_packet_check_queue(struct cp *cp, uint32_t queue);

/* Whether a signal's address can be one: 0 is none and all right. */
uint32_t cp_packet_check_signal(const struct cp *cp, uint32_t queue, uint64_t signal);

/*
 * Checks a kernel dispatch packet and the kernel descriptor it names, and fills dispatch from them, except
 * begin.packet, begin.dispatch_id, begin.kernel.
 */
uint32_t cp_packet_check_dispatch(struct cp *cp, uint32_t queue, const struct cp_dispatch_packet *packet,
                                  struct cp_dispatch *dispatch);

/* Checks a barrier packet and fills the queue's dependencies, any and signal. */
uint32_t cp_packet_check_barrier(struct cp *cp, uint32_t queue, const struct cp_barrier_packet *packet);

#endif
