/* syncmon_storage.c - the SyncMon's bit budget. */
#include "syncmon/syncmon_storage.h"

#include "mem/memory.h"
#include "onward/bloom.h"
#include "onward/config.h"

#define MEBIBYTE_BITS  20u
#define WORD_BITS      2u           /* of an address that the alignment of words saves */
#define VALUE_BITS     128u         /* mask and value */
#define CONDITION_BITS 3u           /* EQ, NE, LT, GE; 4 or 8 bytes */
#define NUMBER_BITS    UINT64_C(64) /* generation and wait number */
#define CYCLE_BITS     UINT64_C(64)
#define COUNT_BITS     2u  /* beside a filter's cells */
#define WG_WAVES       16u /* of a work-group of 1,024 work-items */

#define LANE_BITS        6u
#define LANE_COUNT_BITS  UINT64_C(7)
#define ATOMIC_BITS      4u
#define OPERAND_BITS     128u
#define PASS_BITS        7u /* to 64 */
#define REGISTER_BITS    8u
#define SECTIONS_BITS    2u
#define SPILL_COUNT_BITS 16u
#define SIGNATURE_BITS   32u
#define SPIN_WORD_BITS                                                                                                 \
    (32u + SIGNATURE_BITS + REGISTER_BITS + 101u) /* an address of code; lanes, value, condition, uses */
#define SPIN_STATE_BITS 13u                       /* visits, accesses and barriers, flags */

/* Bits that tell count things apart. */
static uint64_t bits_for(uint64_t things)
{
    return things > 1 ? 64 - (uint64_t)__builtin_clzll(things - 1) : 0;
}

static uint64_t address_bits(const struct parameters *parameters)
{
    return bits_for(parameters->memory_mb) + MEBIBYTE_BITS - WORD_BITS;
}

/* What AWG V.C counts, in its order. */
static void count_awg(const struct parameters *parameters, struct syncmon_storage_row *rows)
{
    uint64_t pointer = bits_for(parameters->syncmon_waiters);
    uint64_t count = bits_for(parameters->syncmon_waiters + 1);
    uint64_t address = address_bits(parameters);

    rows[0] = (struct syncmon_storage_row){.part = "condition cache",
                                           .entries = parameters->syncmon_sets * parameters->syncmon_ways,
                                           .awg_bits = 2 * pointer,
                                           .model_bits = 2 * pointer + count + address + VALUE_BITS + CONDITION_BITS,
                                           .awg_fields = "head and tail pointer",
                                           .model_fields = "and address, mask, value, kind, width, count of waiters"};
    rows[1] = (struct syncmon_storage_row){
        .part = "list of waiters",
        .entries = parameters->syncmon_waiters,
        .awg_bits = pointer + bits_for(parameters->simds * parameters->waves),
        .model_bits = 2 * pointer + bits_for(parameters->context_slots) + NUMBER_BITS + 2 * CYCLE_BITS,
        .awg_fields = "next pointer and wave slot of a CU (our reading: V.C's sum leaves 15 bits)",
        .model_fields = "next, previous, WG slot, generation, wait number, age, cycle of arming"};
    rows[2] = (struct syncmon_storage_row){.part = "Bloom filters",
                                           .entries = parameters->syncmon_blooms,
                                           .awg_bits = CP_BLOOM_CELLS,
                                           .model_bits = CP_BLOOM_CELLS + COUNT_BITS + address + 1,
                                           .awg_fields = "cells",
                                           .model_fields = "and count, address and width of the word"};
    rows[3] = (struct syncmon_storage_row){.part = "monitored bits",
                                           .entries = parameters->l2_bytes / MEM_LINE_BYTES,
                                           .awg_bits = 1,
                                           .model_bits = 1,
                                           .awg_fields = "one an L2 tag",
                                           .model_fields = "the same"};
}

/* What awg needs besides, and V.C does not count. */
static void count_besides(const struct parameters *parameters, struct syncmon_storage_row *rows)
{
    uint64_t waves = parameters->cus * parameters->simds * parameters->waves;
    uint64_t condition = address_bits(parameters) + VALUE_BITS + CONDITION_BITS;

    rows[0] =
        (struct syncmon_storage_row){.part = "waits of waves",
                                     .entries = waves,
                                     .model_bits = NUMBER_BITS / 2 + 2 * LANE_COUNT_BITS + 4 + CYCLE_BITS + condition,
                                     .model_fields = "number, conditions met and needed, flags, age, one condition"};
    rows[1] = (struct syncmon_storage_row){.part = "timers of waits",
                                           .entries = waves,
                                           .model_bits = CYCLE_BITS,
                                           .model_fields = "a wave's timeout (wait.timeout), all compared at once"};
    rows[2] =
        (struct syncmon_storage_row){.part = "timers of WGs",
                                     .entries = waves,
                                     .model_bits = 2 * CYCLE_BITS + 2,
                                     .model_fields = "stall and quantum of a resident WG, whether they are reported"};
    rows[3] = (struct syncmon_storage_row){.part = "spill counters",
                                           .entries = SYNCMON_CELLS,
                                           .model_bits = SPILL_COUNT_BITS,
                                           .model_fields = "waits in the Monitor Log by a hash of their condition"};
    rows[4] = (struct syncmon_storage_row){
        .part = "logged waits",
        .entries = parameters->log_entries,
        .model_bits = bits_for(parameters->context_slots) + NUMBER_BITS + condition + bits_for(SYNCMON_CELLS),
        .model_fields = "side record of a wait in the log, until it ends; the model sets no limit to them"};
    rows[5] = (struct syncmon_storage_row){
        .part = "stall predictor", .entries = 1, .model_bits = 64, .model_fields = "mean and number of samples"};
    rows[6] = (struct syncmon_storage_row){
        .part = "waits of slots",
        .entries = parameters->context_slots,
        .model_bits = NUMBER_BITS + NUMBER_BITS / 2 + 3,
        .model_fields = "generation, number of the last wait and of the next one; stalled, reported, waits away"};
    rows[7] = (struct syncmon_storage_row){
        .part = "saved waits",
        .entries = parameters->context_slots * WG_WAVES,
        .model_bits = NUMBER_BITS / 2 + 2 * LANE_COUNT_BITS + 1,
        .model_fields =
            "of a saved WG's wave: number, conditions met and needed, open; a met condition is counted at once"};
}

/* What onward's extensions add. */
static void count_extensions(const struct parameters *parameters, struct syncmon_storage_row *rows)
{
    uint64_t pointer = bits_for(parameters->syncmon_waiters);

    rows[0] = (struct syncmon_storage_row){.part = "skewed",
                                           .entries = parameters->syncmon_ways,
                                           .model_bits = UINT64_C(2) * 64,
                                           .extension = CP_EXTENSION_SKEWED,
                                           .model_fields = "multipliers of a way's hash; a path to move an entry"};
    rows[1] = (struct syncmon_storage_row){.part = "crowd",
                                           .entries = parameters->syncmon_waiters,
                                           .model_bits = bits_for(parameters->syncmon_waiters + 1),
                                           .extension = CP_EXTENSION_CROWD,
                                           .model_fields = "waiters on a monitored line; a search through all WGs"};
    rows[2] = (struct syncmon_storage_row){
        .part = "deferred: waiter",
        .entries = parameters->syncmon_waiters,
        .model_bits = ATOMIC_BITS + OPERAND_BITS + LANE_BITS + 1 + PASS_BITS + 2 * pointer,
        .extension = CP_EXTENSION_DEFERRED,
        .model_fields = "atomic, operands, lane, whether it may be executed, times passed over, list of its word"};
    rows[3] = (struct syncmon_storage_row){.part = "deferred: word",
                                           .entries = parameters->syncmon_blooms,
                                           .model_bits = 2 * pointer,
                                           .extension = CP_EXTENSION_DEFERRED,
                                           .model_fields = "head and tail of the list of its waiters"};
    rows[4] = (struct syncmon_storage_row){.part = "deferred: wave",
                                           .entries = parameters->cus * parameters->simds * parameters->waves,
                                           .model_bits = REGISTER_BITS + 3,
                                           .extension = CP_EXTENSION_DEFERRED,
                                           .model_fields =
                                               "destination register, width, whether answered, whether several wait"};
    rows[5] = (struct syncmon_storage_row){.part = "grace",
                                           .entries = parameters->syncmon_sets * parameters->syncmon_ways,
                                           .model_bits = CYCLE_BITS + bits_for(parameters->syncmon_waiters + 1),
                                           .extension = CP_EXTENSION_GRACE,
                                           .model_fields = "timer of a condition, waiters that follow"};
    rows[6] = (struct syncmon_storage_row){.part = "barging: word",
                                           .entries = parameters->syncmon_blooms,
                                           .model_bits = SECTIONS_BITS,
                                           .extension = CP_EXTENSION_BARGING,
                                           .model_fields = "counter of sections in which nothing was written"};
    rows[7] = (struct syncmon_storage_row){.part = "barging: wave",
                                           .entries = parameters->cus * parameters->simds * parameters->waves,
                                           .model_bits = 1,
                                           .extension = CP_EXTENSION_BARGING,
                                           .model_fields = "whether it has taken a word and written nothing since"};
    rows[8] = (struct syncmon_storage_row){
        .part = "gates: waiter",
        .entries = parameters->syncmon_waiters,
        .model_bits = bits_for(MEM_LINE_BYTES >> WORD_BITS) + VALUE_BITS + CONDITION_BITS + 1,
        .extension = CP_EXTENSION_GATES,
        .model_fields = "word of its line, mask, value, kind, width, whether there is one"};
    rows[9] = (struct syncmon_storage_row){
        .part = "gates: wave",
        .entries = parameters->cus * parameters->simds * parameters->waves,
        .model_bits = address_bits(parameters) + VALUE_BITS + CONDITION_BITS + 2,
        .extension = CP_EXTENSION_GATES,
        .model_fields = "address, mask, value, kind, width, whether there is one, whether it only looks"};
    rows[10] = (struct syncmon_storage_row){
        .part = "spins: wave",
        .entries = parameters->cus * parameters->simds * parameters->waves,
        .model_bits = 2 * (SIGNATURE_BITS + SPIN_WORD_BITS) + SPIN_STATE_BITS,
        .extension = CP_EXTENSION_SPINS,
        .model_fields = "two signatures, state; of two accesses address, answer, register, lanes, what is compared"};
    rows[11] = (struct syncmon_storage_row){
        .part = "quiescence",
        .entries = CP_MAX_KERNELS,
        .model_bits = bits_for(parameters->context_slots) + 2 * CYCLE_BITS,
        .extension = CP_EXTENSION_QUIESCENCE,
        .model_fields = "residents of a given kernel that run, since when none does, and those that may leave wait"};
}

void syncmon_storage(const struct parameters *parameters, struct syncmon_storage_row rows[SYNCMON_STORAGE_ROWS])
{
    count_awg(parameters, rows);
    count_besides(parameters, rows + SYNCMON_STORAGE_AWG);
    count_extensions(parameters, rows + SYNCMON_STORAGE_AWG + SYNCMON_STORAGE_BESIDES);
}
