/*
 * firmware.h - what every room of the firmware uses: assertions, sending, bitmaps, lists.
 *
 * Two kinds of check, never mixed: untrusted input is verified (refused, counted, reported); the firmware's own state
 * is asserted (module and number into the panic word, then stop).
 */
#ifndef FW_FIRMWARE_H
#define FW_FIRMWARE_H

#include "onward/aql.h"
#include "onward/cp_state.h"

/* Rooms, as the upper half of the panic word names them. */
enum cp_module {
    CP_MODULE_CP = 1,
    CP_MODULE_QUEUE = 2,
    CP_MODULE_KERNEL = 3,
    CP_MODULE_WORKGROUP = 4,
    CP_MODULE_COMPUTE_UNIT = 5,
    CP_MODULE_SCHEDULE = 6,
    CP_MODULE_COOPERATIVE = 7
};

/*
 * Built for size, functions of a few instructions that many call are one copy each: smaller than many. Built for speed,
 * they are expanded where they are called, so those that rooms share are in a header then (shared.h); and what is rare,
 * or all that is left to do, stays apart: the registers that it needs are saved there alone.
 * What is folded is mostly a matter of constant arguments: where it is expanded, little of it is left. What only makes
 * runs of units of one kind faster is left out where size counts (CP_RUNS 0): they end after one, or look again after each.
 */
#ifdef __OPTIMIZE_SIZE__
#define CP_ONE_COPY __attribute__((noinline))
#define CP_SHARED
#define CP_APART
#define CP_FOLDED __attribute__((noinline))
#define CP_RUNS   0
#else
#define CP_ONE_COPY inline
#define CP_SHARED   static inline
#define CP_APART    __attribute__((noinline))
#define CP_FOLDED   inline __attribute__((always_inline))
#define CP_RUNS     1
#endif

/* For functions that are shorter than a call of them. */
#define CP_EXPANDED static inline __attribute__((always_inline))

/* Stops the firmware: the first panic stays in the panic word. */
void cp_fail(struct cp *cp, enum cp_module module, uint32_t number);

/* True when the condition holds; otherwise the firmware stops. The caller returns at once when it is false. */
#define CP_ASSERT(cp, module, number, condition) ((condition) ? true : (cp_fail((cp), (module), (number)), false))

/* An address that the compiler keeps, and does not work out anew for every field. */
CP_EXPANDED void *cp_keep(void *address)
{
    __asm__("" : "+r"(address));
    return address;
}

/* That of a part of struct cp far from its beginning. Built for size it is kept: fields are in reach of short instructions. */
CP_EXPANDED void *cp_near(void *part)
{
#ifdef __OPTIMIZE_SIZE__
    return cp_keep(part);
#else
    return part;
#endif
}

/* Counts one, in line always: for what is done all the time. */
static inline __attribute__((always_inline)) void cp_tick(uint64_t *counter)
{
    if (CP_COUNTERS)
        ++*counter;
}

/* The same, for what is not done all the time: it is small, not fast. */
CP_SHARED void cp_count_rare(uint64_t *counter);
static inline void cp_count(uint64_t *counter)
{
    if (CP_COUNTERS)
        cp_count_rare(counter);
}

/* The record of a WG slot. */
CP_SHARED struct cp_workgroup *cp_workgroup_at(struct cp *cp, uint32_t slot);

/* Whether a WG is in one of the states, a bit each. */
CP_EXPANDED bool cp_workgroup_is_in(const struct cp_workgroup *wg, uint32_t states)
{
    return states >> wg->state & 1u;
}

/* States in which the GPU may have a wait to end. */
#define CP_WG_RESUMABLE (1u << CP_WG_RUNNING | 1u << CP_WG_STALLED | 1u << CP_WG_SAVING | 1u << CP_WG_RESTORING)

/* Whether a WG may be in a wait of that number, as far as is known. */
CP_SHARED bool cp_workgroup_may_wait(const struct cp_workgroup *wg, uint32_t wait_number);

/* Length of a frame that ends with a member of struct cp_command's union, or with a field of one. */
#define CP_COMMAND_LENGTH(member)                                                                                      \
    ((__builtin_offsetof(struct cp_command, member) + sizeof(((struct cp_command *)0)->member) + CP_COMMAND_PART -     \
      1) /                                                                                                             \
     CP_COMMAND_PART)

/*
 * A frame for the next command, in the ring, without flags and with its tag: the other fields up to its length are to be
 * set, and then it is sent. NULL when the ring is full: nothing was taken, the step sends no more, and the caller keeps
 * the work for the next step.
 */
CP_SHARED struct cp_command *cp_command_begin(struct cp *cp, enum cp_command_opcode opcode, uint32_t length);

/* Sends it. Its tag. */
CP_SHARED uint32_t cp_command_send(struct cp *cp);

/* Sends a STORE of 1, 2, 4 or 8 bytes. False: the ring is full, as with cp_command_begin. */
bool cp_send_store(struct cp *cp, uint64_t address, uint64_t value, uint32_t bytes);

/* The same for the decrement of a signal's value; barrier packets that wait are looked at again soon. */
bool cp_send_signal(struct cp *cp, uint64_t signal);

/* Number of the lowest bit set of word; 0 for 0. */
uint32_t cp_lowest_bit(uint32_t word);

/* First bit set at or after start, going round; CP_NONE when there is none. words: 1 or more; start < 32 x words. */
uint32_t cp_bits_next(const uint32_t *bits, uint32_t words, uint32_t start);

CP_EXPANDED bool cp_bit_test(const uint32_t *bits, uint32_t bit)
{
    return bits[bit >> 5] >> (bit & 31u) & 1u;
}

CP_SHARED void cp_bit_set(uint32_t *bits, uint32_t bit);
CP_SHARED void cp_bit_clear(uint32_t *bits, uint32_t bit);

/* Sets a bit of a bitmap of work that goes before placing: cus_evicting, cus_releasing, kernels_pending, queues_storing. */
CP_SHARED void cp_urge(struct cp *cp, uint32_t *bits, uint32_t bit);

/* Sets the lowest count bits of a bitmap of so many words and clears the others. */
void cp_bits_fill(uint32_t *bits, uint32_t words, uint32_t count);

/* Whether any bit is set. */
CP_EXPANDED bool cp_bits_any(const uint32_t *bits, uint32_t words)
{
    uint32_t any = 0;

    for (uint32_t i = 0; i < words; i++)
        any |= bits[i];
    return any != 0;
}

/* Lists of WGs. A WG must not be on another list of that kind when it is put on one, and must be on the one it is taken
 * off. */
void cp_list_clear(struct cp_list *list);
CP_SHARED void cp_list_append(struct cp *cp, struct cp_list *list, enum cp_link_kind kind, uint32_t slot);
void cp_list_prepend(struct cp *cp, struct cp_list *list, enum cp_link_kind kind, uint32_t slot);
CP_SHARED void cp_list_remove(struct cp *cp, struct cp_list *list, enum cp_link_kind kind, uint32_t slot);

/* Records of kernels and queues by number. */
CP_SHARED struct cp_kernel *cp_kernel_at(struct cp *cp, uint32_t kernel);
CP_SHARED struct cp_queue *cp_queue_at(struct cp *cp, uint32_t queue);

/* Whether [address, address + size) lies in the range, which does not go beyond the last address. Any values; nothing overflows. */
CP_SHARED bool cp_range_holds(const struct cp_range *range, uint64_t address, uint64_t size);

#ifndef __OPTIMIZE_SIZE__
#include "shared.h"
#endif

#endif
