/* SPDX-License-Identifier: MIT */
/*
 * core.h - what every module of the firmware uses: assertions, sending, bitmaps, lists.
 *
 * Three kinds of check, never mixed. Untrusted input is verified: refused, counted, reported. The firmware's own state is
 * asserted: CP_ASSERT puts module and number into the panic word, and the firmware stops. Preconditions of functions, and what
 * holds in the middle of a state machine, are required: CP_REQUIRE checks them in tests and is nothing in a product.
 */
#ifndef FW_CORE_H
#define FW_CORE_H

#include <stddef.h>

#include "onward/aql.h"
#include "onward/cp_state.h"

/* Modules that assert or require, as the upper half of the panic word names them. */
enum cp_module {
    CP_MODULE_CP = 1,
    CP_MODULE_QUEUE = 2,
    CP_MODULE_KERNEL = 3,
    CP_MODULE_WORKGROUP = 4,
    CP_MODULE_COMPUTE_UNIT = 5,
    CP_MODULE_SCHEDULE = 6,
    CP_MODULE_COOPERATIVE = 7,
    CP_MODULE_CORE = 8,
    CP_MODULE_INTAKE = 9,
    CP_MODULE_EVENTS = 10,
    CP_MODULE_WAITING = 11,
    CP_MODULE_DISPATCH = 12,
    CP_MODULE_MONITOR_LOG = 13,
    CP_MODULE_CONDITION = 14,
    CP_MODULE_RECLAIM = 15,
    CP_MODULE_CU_LOSS = 16,
    CP_MODULE_PLACEMENT = 17,
    CP_MODULE_PROGRESS_MODEL = 18,
    CP_MODULE_PACKET = 19,
    CP_MODULE_SPILL_TABLE = 20,
    CP_MODULE_CONTROL_BLOCK = 21,
    CP_MODULE_DEMAND = 22,
    CP_MODULE_CONTEXT = 23,
    CP_MODULE_POLICY = 24,
    CP_MODULE_TRACE = 25,
    CP_MODULE_DELEGATION = 26,
    CP_MODULE_CU_SET = 27,
    CP_MODULE_HOST = 28,
    CP_MODULE_LIMITS = 29,
    CP_MODULE_RESTART = 30,
    CP_MODULE_STATUS = 31
};

/*
 * What the compiler is told about expansion, beside `static inline`. CP_BATCHES is a constant.
 *
 *     macro             | at -O2             | at -Os              | use when
 *     CP_SPEED_INLINE   | `static inline`    | one copy            | several modules call a short function, and copies of it
 *                       |                    |                     | would take too many bytes
 *     CP_SPEED_NOINLINE | not expanded       | (nothing)           | one branch of a switch needs more saved registers than
 *                       |                    |                     | the others, which would pay for them
 *     CP_BATCHES        | 1                  | 0                   | code only makes batches or a common case of work faster
 *
 * `make costs` and `make sizes` measure whether a use is worth it.
 */
#ifdef __OPTIMIZE_SIZE__
#define CP_SPEED_INLINE
#define CP_SPEED_NOINLINE
#define CP_BATCHES 0
#else
#define CP_SPEED_INLINE   static inline
#define CP_SPEED_NOINLINE __attribute__((noinline))
#define CP_BATCHES        1
#endif

/* Stops the firmware: the first panic stays in the panic word. */
void cp_fail(struct cp *cp, enum cp_module module, uint32_t number);

/* Is true if the condition holds; otherwise the firmware stops. The caller returns at once if it is false. */
#define CP_ASSERT(cp, module, number, condition) ((condition) ? true : (cp_fail((cp), (module), (number)), false))

/*
 * States a precondition, or what holds in the middle of a state machine; the condition has no effects. With CP_CHECKS the
 * firmware stops when it does not hold, with CP_REQUIRED and the line in the panic word; without, it is not evaluated. cp is
 * NULL in a function that has none. cp_requirement_failed is then all that happens.
 */
#if CP_CHECKS
#define CP_REQUIRE(cp, module, condition)                                                                              \
    ((condition) ? (void)0 : cp_require_failed((cp), CP_MODULE_##module, __FILE__, __LINE__, #condition))
#else
#define CP_REQUIRE(cp, module, condition) ((void)sizeof((condition) ? 1 : 0))
#endif
#define CP_REQUIRED 0x8000u /* panic word: the number is this and a line */

void cp_require_failed(const struct cp *cp, enum cp_module module, const char *file, uint32_t line, const char *text);

/* Tests define it to print; the firmware's own does nothing. */
void cp_requirement_failed(const char *file, uint32_t line, const char *text);

/* Whether a list's head, tail and count can be those of one list. */
static inline bool cp_list_is_sound(const struct cp_list *list)
{
    return list->count
               ? list->head != CP_NONE && list->tail != CP_NONE && (list->count == 1) == (list->head == list->tail)
               : list->head == CP_NONE && list->tail == CP_NONE;
}

/* Whether a WG's neighbours on the list, or the list's ends, name it. */
static inline bool cp_list_has(const struct cp *cp, const struct cp_list *list, enum cp_link_kind kind, uint32_t slot)
{
    struct cp_link link = cp->workgroups[slot].links[kind];

    return list->count &&
           slot == (link.previous == CP_NONE ? list->head : cp->workgroups[link.previous].links[kind].next) &&
           slot == (link.next == CP_NONE ? list->tail : cp->workgroups[link.next].links[kind].previous);
}

/* Counts one of what is done all the time. cp_count is for the rest. */
static inline void cp_tick(uint64_t *counter)
{
    if (CP_COUNTERS)
        ++*counter;
}

/* Returns true if a WG is in one of the states, a bit each. */
static inline bool cp_workgroup_is_in(const struct cp_workgroup *wg, uint32_t states)
{
    return states >> wg->state & 1u;
}

/* States in which the GPU may have a wait to end. */
#define CP_WG_RESUMABLE (1u << CP_WG_RUNNING | 1u << CP_WG_STALLED | 1u << CP_WG_SAVING | 1u << CP_WG_RESTORING)

/* Returns true if a WG may be in a wait of this number, as far as is known. */
static inline bool cp_workgroup_may_wait(const struct cp_workgroup *wg, uint32_t wait_number)
{
    if ((int32_t)(wait_number - wg->first_wait) < 0)
        return false;
    if (wg->state == CP_WG_SWAPPED)
        return (int32_t)(wait_number - wg->wait_number) <= 0;
    return cp_workgroup_is_in(wg, CP_WG_RESUMABLE | 1u << CP_WG_WATCHED);
}

/* Returns true if the dispatcher places: the firmware has no list of free slots. */
static inline bool cp_is_delegated(const struct cp *cp)
{
    return CP_DELEGATION && cp->delegated;
}

/* Returns true if the firmware places. Neither side does on the way from one to the other. */
static inline bool cp_places(const struct cp *cp)
{
    return !CP_DELEGATION || !(cp->delegated || cp->taking);
}

/* Length of a frame that ends with a member of struct cp_command's union, or with a field of one. */
#define CP_COMMAND_LENGTH(member)                                                                                      \
    ((__builtin_offsetof(struct cp_command, member) + sizeof(((struct cp_command *)0)->member) + CP_COMMAND_PART -     \
      1) /                                                                                                             \
     CP_COMMAND_PART)

/* Sends a STORE of 1, 2, 4 or 8 bytes. Returns false if the ring is full, as with cp_command_begin. */
bool cp_send_store(struct cp *cp, uint64_t address, uint64_t value, uint32_t bytes);

/*
 * Sends the decrement of a signal's value, and has barrier packets that wait checked soon. Returns false if the ring
 * is full.
 */
bool cp_send_signal(struct cp *cp, uint64_t signal);

/* Returns the number of the lowest bit set in word; 0 for 0. */
uint32_t cp_lowest_bit(uint32_t word);

/* Returns the first bit set at or after start, going round, or CP_NONE. words: 1 or more. start: below 32 x words. */
uint32_t cp_bits_next(const uint32_t *bits, uint32_t words, uint32_t start);

/* Returns the first bit set, or CP_NONE. */
static inline uint32_t cp_bits_first(const uint32_t *bits, uint32_t words)
{
    for (uint32_t i = 0; CP_BATCHES && i < words; i++) {
        if (bits[i])
            return i << 5 | cp_lowest_bit(bits[i]);
    }
    return CP_BATCHES ? CP_NONE : cp_bits_next(bits, words, 0);
}

/*
 * The same of a bitmap of up to 32 words, with a summary: a bit each says which words are not 0. It takes the same time with
 * any number of words.
 */
uint32_t cp_bits_next_summed(const uint32_t *bits, uint32_t summary, uint32_t start);

static inline bool cp_bit_test(const uint32_t *bits, uint32_t bit)
{
    return bits[bit >> 5] >> (bit & 31u) & 1u;
}

static inline uint32_t cp_smaller(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* Sets the lowest count bits of a bitmap of this number of words, and clears the others. */
void cp_bits_fill(uint32_t *bits, uint32_t words, uint32_t count);

/* Returns true if any bit is set. */
static inline bool cp_bits_any(const uint32_t *bits, uint32_t words)
{
    uint32_t any = 0;

    for (uint32_t i = 0; i < words; i++)
        any |= bits[i];
    return any != 0;
}

/* Lists of WGs: cp_list_append and cp_list_remove are below. cp_list_prepend: as cp_list_append, at the head. */
void cp_list_clear(struct cp_list *list);
void cp_list_prepend(struct cp *cp, struct cp_list *list, enum cp_link_kind kind, uint32_t slot);

/* Returns the record of a compute unit. */
static inline struct cp_compute_unit *cp_cu_at(struct cp *cp, uint32_t cu)
{
    return &cp->cus[cu];
}

/*
 * Returns true if the next placement is this kernel's, whatever its priority: CP_ORDER_TURN others have passed since
 * its last.
 */
static inline bool cp_kernel_passed_over(const struct cp *cp, const struct cp_kernel *kernel)
{
    return cp->placements - kernel->turn >= CP_ORDER_TURN;
}

/*
 * Returns true if [address, address + size) lies in the range, which does not go beyond the last address. Takes any
 * values; nothing overflows.
 */
static inline bool cp_range_holds(const struct cp_range *range, uint64_t address, uint64_t size)
{
    CP_REQUIRE(NULL, CORE, range->bytes <= UINT64_MAX - range->base);
    return size <= range->bytes && address - range->base <= range->bytes - size;
}

/* core_inline.h says what these do. */
#ifdef __OPTIMIZE_SIZE__
void cp_count_rare(uint64_t *counter);
bool cp_load(const struct cp *cp, void *destination, uint64_t address, uint32_t bytes);
struct cp_workgroup *cp_workgroup_at(struct cp *cp, uint32_t slot);
struct cp_command *cp_command_begin(struct cp *cp, enum cp_command_opcode opcode, uint32_t length);
uint32_t cp_command_send(struct cp *cp);
void cp_bit_set(uint32_t *bits, uint32_t bit);
void cp_bit_clear(uint32_t *bits, uint32_t bit);
void cp_list_append(struct cp *cp, struct cp_list *list, enum cp_link_kind kind, uint32_t slot);
void cp_list_remove(struct cp *cp, struct cp_list *list, enum cp_link_kind kind, uint32_t slot);
struct cp_kernel *cp_kernel_at(struct cp *cp, uint32_t kernel);
struct cp_queue *cp_queue_at(struct cp *cp, uint32_t queue);
struct cp_cooperative *cp_cooperative_of(struct cp *cp, const struct cp_kernel *kernel);
#else
#include "core_inline.h"
#endif

/* Counts one of what is not done all the time: built for size, a call. */
static inline void cp_count(uint64_t *counter)
{
    if (CP_COUNTERS)
        cp_count_rare(counter);
}

/*
 * Sets a bit of a bitmap of work that precedes placing: kernels_pending, queues_storing, answers_top.
 */
static inline void cp_mark_pending(struct cp *cp, uint32_t *bits, uint32_t bit)
{
    CP_REQUIRE(cp, CORE, bits == cp->kernels_pending || bits == cp->queues_storing || bits == cp->answers_top);
    cp_bit_set(bits, bit);
    cp->commands_pending = true;
}

/* What the host's command for a queue may have awaited has come. */
void cp_wake_request(struct cp *cp, uint32_t queue);

#endif
