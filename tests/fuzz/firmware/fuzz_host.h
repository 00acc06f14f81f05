/* SPDX-License-Identifier: MIT */
/*
 * fuzz_host.h - the host of fuzz_firmware: it creates, updates, drains, abandons and clears queues at any time.
 *
 * It is hostile, but it abandons no honest queue, and leaves work-group (WG) slots for it. It may drain it: at the end it creates it
 * again. It waits for each answer about that queue; for the others it does not. Each command is followed from the event to its ANSWER, and what the firmware answers is compared with what it has.
 */
#ifndef TESTS_FUZZ_HOST_H
#define TESTS_FUZZ_HOST_H

#include "fuzz_gpu.h"

/* which: 0-2 queue, 3-5 operation; fields: priority, weight, limit; wrong: one field that is out of range, or none. */
void fuzz_host_ask(struct fuzz *f, uint32_t which, uint32_t fields, uint32_t wrong);

/* The host is honest from now on: creates the honest queue if it was drained, and resumes it. Returns true if it did something. */
bool fuzz_host_be_honest(struct fuzz *f);

/* The firmware takes a command. Call before it does. */
void fuzz_host_received(struct fuzz *f, const struct cp_event *event);

/* The firmware has committed an ANSWER: fails if it is not what was to come. */
void fuzz_host_answered(struct fuzz *f, const struct cp_answer *answer);

/* The firmware has committed an AGENT, and takes an AGENT_DONE. Call before it does. */
void fuzz_host_called(struct fuzz *f, const struct cp_command *command);
void fuzz_host_served(struct fuzz *f, const struct cp_event *event);

/* The host answers a queue's AGENT, if it owes that. Returns true if it did. */
bool fuzz_host_serve(struct fuzz *f, uint32_t queue, uint32_t status);

/* An answer of any kind: which: the queue; wrong: the tag and the status. It is never for the honest queue. */
void fuzz_host_misserve(struct fuzz *f, uint32_t which, uint32_t wrong);

/* Whether the address is not in the memory of a tenant whose queue was removed. */
bool fuzz_host_knows(const struct fuzz *f, uint64_t address);

/* LAUNCH, RESTORE: fails if the mask of the kernel's queue bars the CU. */
void fuzz_host_check_place(const struct fuzz *f, const struct cp_place *place);

/* The firmware writes to where pages are: fails if that is not asked for. */
void fuzz_host_check_page(const struct fuzz *f, const struct cp_memory_command *command);

/* Between two steps: fails if the firmware has other commands without an answer. */
void fuzz_host_check(const struct fuzz *f);

/* Whether all commands are answered. */
bool fuzz_host_is_answered(const struct fuzz *f);

#endif
