/*
 * shares.h - the kernels that are the dispatcher's, and whose turn it is (docs/reference/delegation.md, "The order").
 */
#ifndef SIM_HAL_GPU_SHARES_H
#define SIM_HAL_GPU_SHARES_H

#include "engine/require.h"
#include "gpu/dispatcher_state.h"

#define GPU_NONE UINT32_MAX

/* Bits. gpu_bit_next returns the first one in [start, end), or GPU_NONE. */
static inline void gpu_bit_set(uint64_t *words, uint32_t bit)
{
    words[bit / 64] |= UINT64_C(1) << bit % 64;
}

static inline void gpu_bit_clear(uint64_t *words, uint32_t bit)
{
    words[bit / 64] &= ~(UINT64_C(1) << bit % 64);
}

static inline uint32_t gpu_bit_next(const uint64_t *words, uint32_t start, uint32_t end)
{
    while (start < end) {
        uint64_t left = words[start / 64] >> start % 64;

        if (left) {
            uint32_t bit = start + (uint32_t)__builtin_ctzll(left);

            return bit < end ? bit : GPU_NONE;
        }
        start = (start / 64 + 1) * 64;
    }
    return GPU_NONE;
}

static inline void gpu_bits_fill(uint64_t *words, uint32_t count)
{
    for (uint32_t bit = 0; bit < count; bit++)
        gpu_bit_set(words, bit);
}

enum gpu_source { GPU_SOURCE_READY, GPU_SOURCE_NEW, GPU_SOURCE_PREEMPTED };

/* The WG of a kernel that is first in order. */
struct gpu_candidate {
    struct gpu_share *share; /* NULL: there is none */
    enum gpu_source source;
    struct gpu_slot *slot; /* READY, PREEMPTED */
};

static inline struct gpu_share *gpu_share_of(struct gpu_dispatcher *dispatcher, const struct cu_kernel *kernel)
{
    SIM_REQUIRE(kernel->index < CP_MAX_KERNELS);
    return &dispatcher->placing.shares[kernel->index];
}

/* A dispatch begins; it is not given. */
void gpu_shares_begin(struct gpu_dispatcher *dispatcher, uint32_t kernel);

/* Whether the kernel was given. */
bool gpu_shares_has(const struct gpu_dispatcher *dispatcher, const struct cu_kernel *kernel);

/* Whether a resident has to leave: its CU is lost, or its kernel is given and its queue halted. */
bool gpu_shares_must_leave(const struct gpu_slot *slot);

/* HALT and GO: nothing of a halted queue is placed. HALTED is posted when none of its WGs is on a CU. */
void gpu_shares_halt(struct gpu_dispatcher *dispatcher, uint32_t queue, uint64_t now);
void gpu_shares_go(struct gpu_dispatcher *dispatcher, uint32_t queue, uint64_t now);

/* A lost compute unit took a WG of the given kernel away that can run: like those of HALT it comes back before new ones. */
void gpu_shares_note_taken(struct gpu_dispatcher *dispatcher, const struct cu_kernel *kernel);

/* How many WGs of given kernels were not launched; how many are on a list: saved, can run, and have no place. */
uint64_t gpu_shares_unlaunched(const struct gpu_dispatcher *dispatcher);
uint32_t gpu_shares_listed(const struct gpu_dispatcher *dispatcher);

/* Kernels were given, or are the dispatcher's no more. */
void gpu_shares_note_given(struct gpu_placing *placing);

/* Returns where the given kernel is in the order of dispatch. */
uint32_t gpu_shares_position(const struct gpu_placing *placing, const struct gpu_share *share);

/* Returns the first WG in order at cycle `now` of all kernels whose bit, by position, is not set in `tried`. */
struct gpu_candidate gpu_shares_first(struct gpu_dispatcher *dispatcher, const uint64_t *tried, uint64_t now);

/* A WG of the kernel was placed. */
void gpu_shares_note_turn(struct gpu_placing *placing, struct gpu_share *share, enum gpu_source source);

/* The kernel's queue holds `waves` wave slots more, modulo 2^32, from now on. */
void gpu_shares_charge(struct gpu_placing *placing, const struct gpu_share *share, uint32_t waves, uint64_t now);

/* Whether CP_ORDER_TURN others were placed since its last, so that the kernel is next whatever its priority. */
bool gpu_shares_is_passed_over(const struct gpu_placing *placing, const struct gpu_share *share);

/* Returns how many WGs of the kernel could be placed if CUs had resources for all of them. */
uint32_t gpu_shares_count(const struct gpu_dispatcher *dispatcher, const struct gpu_share *share);

/* A WG has left its CU. */
void gpu_shares_left(struct gpu_slot *slot, uint64_t now);

/* The WG is not leaving for others any more. Harmless if it was not. */
void gpu_shares_end_leaving(struct gpu_slot *slot);

/* The CU has room: WGs have left it, or it has returned. Or it was lost. */
void gpu_shares_note_room(struct gpu_dispatcher *dispatcher, uint32_t cu, uint64_t now);

#endif
