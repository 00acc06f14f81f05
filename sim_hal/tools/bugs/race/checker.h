/*
 * checker.h - finds heterogeneous races: conflicting accesses that happens-before does not order, as the memory model
 * HRF-indirect defines it.
 *
 * The checker sees a run as calls in the order in which things happen. It has no clock and knows no caches. Its
 * threads are waves. A wave's instructions are ordered as it issues them.
 * docs/guide/check.md has the rules. Order of use: race_checker_create; for each launch race_kernel_begin, its groups,
 * race_kernel_end; race_checker_findings; race_checker_free.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_CHECKER_H
#define SIM_HAL_TOOLS_BUGS_RACE_CHECKER_H

#include "tools/bugs/race/accesses.h"

/* Returns NULL if the host has no memory. */
struct race_checker *race_checker_create(void);
void race_checker_free(struct race_checker *checker);

/* A dispatch begins. Everything before it happens before it. Returns true if no other one is under way: then
 * all groups and threads so far are forgotten, and their numbers are used again. */
bool race_kernel_begin(struct race_checker *checker);

/* The dispatch with this number, as given to race_group_begin, ends. It happens before dispatches that begin later. */
void race_kernel_end(struct race_checker *checker, uint32_t kernel);

/* A work-group with a number of waves, 1 or more, begins; name is that of its kernel and outlives the checker.
 * first_item is the global id of its first work-item, size is in work-items. Returns the thread of its first wave; those of
 * the others follow. Returns UINT32_MAX if the host has no memory. */
uint32_t race_group_begin(struct race_checker *checker, uint32_t kernel, const char *name, const uint32_t id[3],
                          const uint64_t first_item[3], const uint32_t size[3], uint32_t waves);

/* The work-group has ended: what is known of its LDS is forgotten. */
void race_group_end(struct race_checker *checker, uint32_t first_thread);

/* Returns the number of a place in a program, for race_access. */
uint32_t race_checker_site(struct race_checker *checker, const struct race_site *site);

/* The thread issues its next memory instruction. Returns the instruction's number, from 1 on. */
uint32_t race_issue(struct race_checker *checker, uint32_t thread);

/* The thread is behind an instruction that waits for its accesses to memory, or to the LDS. */
void race_waited(struct race_checker *checker, uint32_t thread, bool memory, bool lds);

/* An atomic takes effect on its word: in the order in which the atomics of the word do. */
struct race_atomic {
    uint32_t thread;
    uint32_t site;
    uint32_t instruction; /* of the thread: what race_issue returned for it */
    enum race_scope scope;
    bool reads, writes; /* what it has done: a compare-and-swap that failed only reads */
    bool acquires;      /* itself; otherwise the next acquire fence of the thread does */
    bool releases;      /* itself; otherwise the last release fence of the thread did */
    bool plain;         /* as struct race_site */
    bool answers;       /* its wave gets what it has read */
    bool noted;         /* more than an ordinary store */
};
void race_perform(struct race_checker *checker, const struct race_atomic *atomic, uint64_t address, uint32_t bytes);

/* An atomic of the thread's last instruction on the LDS, that answers, takes effect on the word at an address. */
void race_lds_atomic(struct race_checker *checker, uint32_t thread, uint64_t address);

/* The thread's fences, of scope agent. A release fence also passes on what atomics of the thread have read before it: it
 * is at the L2 already, so that no acquire fence is needed for others. shown: its code shows that it is meant as a fence. Then
 * ordinary stores of the thread may be relaxed atomics. */
void race_fence_acquire(struct race_checker *checker, uint32_t thread);
void race_fence_release(struct race_checker *checker, uint32_t thread, bool shown);

/* All threads of the work-group whose first thread is given have met at a barrier. */
void race_barrier(struct race_checker *checker, uint32_t first_thread);

/* A work-group sends a message to the command processor, which thereby acquires what happened before in it. Groups that
 * begin later are ordered behind. */
void race_message(struct race_checker *checker, uint32_t first_thread);

/* The command processor stores to a word (or adds to it) with release. */
void race_command_store(struct race_checker *checker, uint64_t address, uint32_t bytes, bool adds);

/* The run is over: what was not decided before is decided now. Call it before race_checker_findings. */
void race_checker_finish(struct race_checker *checker);

const struct race_findings *race_checker_findings(const struct race_checker *checker);

/* Returns true if the host ran out of memory: then races may be missing, and others wrong. */
bool race_checker_failed(const struct race_checker *checker);

#endif
