/* memory_ops_lds.c - executes DS instructions: they are carried out at issue. */
#include "engine/require.h"
#include "execute/memory_ops.h"

#include <string.h>

#include "execute/alignment.h"
#include "execute/lds_banks.h"
#include "execute/lds_float.h"
#include "execute/lds_lanes.h"
#include "isa/opcodes.h"

#define GROUP_BYTES ((size_t)64) /* of 16 words */

enum lds_kind {
    LDS_NONE,
    LDS_READ,
    LDS_WRITE,
    LDS_READ2,
    LDS_WRITE2,
    LDS_EXCHANGE2,
    LDS_ATOMIC,
    LDS_PERMUTE,
    LDS_BPERMUTE,
    LDS_SWIZZLE,
    LDS_APPEND,
    LDS_CONSUME
};

/* Functions of DS atomics; those that FLAT has too come first and have its numbers. */
enum lds_function {
    LDS_SWAP = EXECUTE_ATOMIC_SWAP,
    LDS_ADD = EXECUTE_ATOMIC_ADD,
    LDS_SUB = EXECUTE_ATOMIC_SUB,
    LDS_SMIN = EXECUTE_ATOMIC_SMIN,
    LDS_UMIN = EXECUTE_ATOMIC_UMIN,
    LDS_SMAX = EXECUTE_ATOMIC_SMAX,
    LDS_UMAX = EXECUTE_ATOMIC_UMAX,
    LDS_AND = EXECUTE_ATOMIC_AND,
    LDS_OR = EXECUTE_ATOMIC_OR,
    LDS_XOR = EXECUTE_ATOMIC_XOR,
    LDS_INC = EXECUTE_ATOMIC_INC,
    LDS_DEC = EXECUTE_ATOMIC_DEC,
    LDS_SHARED_LAST = EXECUTE_ATOMIC_LOAD,
    LDS_RSUB,
    LDS_MSKOR,
    LDS_CMPST,
    LDS_CMPST_FLOAT,
    LDS_FADD,
    LDS_FMIN,
    LDS_FMAX
};

/* The shapes of handlers of the unit LDS. */
#define READ(size)                                                                                                     \
    {                                                                                                                  \
        .kind = LDS_READ, .bytes = (size)                                                                              \
    }
#define READ_SIGNED(size)                                                                                              \
    {                                                                                                                  \
        .kind = LDS_READ, .bytes = (size), .sign_extend = true                                                         \
    }
#define WRITE(size)                                                                                                    \
    {                                                                                                                  \
        .kind = LDS_WRITE, .bytes = (size)                                                                             \
    }
#define PAIR(type, size, unit)                                                                                         \
    {                                                                                                                  \
        .kind = (type), .bytes = (size), .stride = (unit)                                                              \
    }
#define READ2(size)         PAIR(LDS_READ2, size, size)
#define READ2_FAR(size)     PAIR(LDS_READ2, size, 0)
#define WRITE2(size)        PAIR(LDS_WRITE2, size, size)
#define WRITE2_FAR(size)    PAIR(LDS_WRITE2, size, 0)
#define EXCHANGE2(size)     PAIR(LDS_EXCHANGE2, size, size)
#define EXCHANGE2_FAR(size) PAIR(LDS_EXCHANGE2, size, 0)
#define ATOMIC(name, size)                                                                                             \
    {                                                                                                                  \
        .kind = LDS_ATOMIC, .function = LDS_##name, .bytes = (size)                                                    \
    }
#define LANES(type)                                                                                                    \
    {                                                                                                                  \
        .kind = LDS_##type                                                                                             \
    }
#define COUNTER(type) LANES(type)
#define NOTHING       LANES(NONE)

static const struct execute_lds_form forms[ISA_OP_COUNT] = {
#define ISA_HANDLER_LDS(mnemonic, ...) [ISA_OP_##mnemonic] = __VA_ARGS__,
#include "isa/opcodes.def"
};

static inline uint32_t load_word(const uint8_t *bytes)
{
    uint32_t word;

    memcpy(&word, bytes, sizeof(word));
    return word;
}

static uint32_t load_small(const uint8_t *bytes, const struct execute_lds_form *form)
{
    uint32_t value = bytes[0];

    if (form->bytes == 1)
        return form->sign_extend ? (uint32_t)(int8_t)bytes[0] : value;
    value |= (uint32_t)bytes[1] << 8;
    return form->sign_extend ? (uint32_t)(int16_t)value : value;
}

static void read_row(const struct isa_wave *wave, const struct execute_lds_lanes *lanes, uint32_t offset, uint32_t *row)
{
    const uint8_t *lds = wave->lds + offset;

    if (lanes->exec == UINT64_MAX) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            row[lane] = load_word(lds + lanes->at[lane]);
        return;
    }
    for (uint64_t left = lanes->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        row[lane] = load_word(lds + lanes->at[lane]);
    }
}

static void read_grouped_row(const struct isa_wave *wave, const struct execute_lds_lanes *lanes, uint32_t offset,
                             uint32_t *row)
{
    for (uint32_t quarter = 0; quarter < EXECUTE_QUARTERS; quarter++) {
        const uint8_t *from = wave->lds + offset + lanes->at[execute_lds_first_lane(quarter)];
        uint32_t *to = row + execute_lds_first_lane(quarter);
        uint32_t word = load_word(from);

        if (!lanes->same[quarter]) {
            memcpy(to, from, GROUP_BYTES);
            continue;
        }
        for (uint32_t lane = 0; lane < EXECUTE_QUARTER_LANES; lane++)
            to[lane] = word;
    }
}

static void read_words(const struct isa_wave *wave, const struct execute_lds_lanes *lanes, uint32_t (*to)[ISA_LANES])
{
    bool grouped = lanes->grouped && lanes->words == 1 && lanes->exec == UINT64_MAX;

    for (uint32_t access = 0; access < lanes->accesses; access++) {
        for (uint32_t word = 0; word < lanes->words; word++) {
            uint32_t offset = lanes->offset[access] + word * EXECUTE_LDS_WORD_BYTES;
            uint32_t *row = to[access * lanes->words + word];

            if (grouped)
                read_grouped_row(wave, lanes, offset, row);
            else
                read_row(wave, lanes, offset, row);
        }
    }
}

static void read_small(const struct isa_wave *wave, const struct execute_lds_lanes *lanes,
                       const struct execute_lds_form *form, uint32_t *row)
{
    for (uint64_t left = lanes->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        row[lane] = load_small(wave->lds + lanes->at[lane], form);
    }
}

static enum isa_fault execute_read(struct isa_wave *wave, const struct isa_operation *operation,
                                   const struct execute_lds_form *form, const struct execute_lds_lanes *lanes)
{
    if (!execute_has_vectors(wave, operation->destination, lanes->words * lanes->accesses))
        return ISA_FAULT_REGISTER;
    if (form->bytes < EXECUTE_LDS_WORD_BYTES)
        read_small(wave, lanes, form, execute_vector_rows(wave, operation->destination)[0]);
    else
        read_words(wave, lanes, execute_vector_rows(wave, operation->destination));
    return ISA_FAULT_NONE;
}

static void write_lanes(const struct isa_wave *wave, const struct execute_lds_lanes *lanes, uint32_t access,
                        const uint32_t (*from)[ISA_LANES])
{
    uint8_t *lds = wave->lds + lanes->offset[access];

    for (uint64_t left = lanes->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint32_t words[4] = {0};

        for (uint32_t word = 0; word < lanes->words; word++)
            words[word] = from[word][lane];
        if (lanes->bytes == EXECUTE_LDS_WORD_BYTES)
            memcpy(lds + lanes->at[lane], words, EXECUTE_LDS_WORD_BYTES);
        else
            memcpy(lds + lanes->at[lane], words, lanes->bytes);
    }
}

static void write_grouped_row(const struct isa_wave *wave, const struct execute_lds_lanes *lanes, uint32_t access,
                              const uint32_t *row)
{
    for (uint32_t quarter = 0; quarter < EXECUTE_QUARTERS; quarter++) {
        const uint32_t *from = row + execute_lds_first_lane(quarter);
        uint8_t *to = wave->lds + lanes->offset[access] + lanes->at[execute_lds_first_lane(quarter)];

        if (lanes->same[quarter])
            memcpy(to, &from[EXECUTE_QUARTER_LANES - 1],
                   EXECUTE_LDS_WORD_BYTES); /* lanes write in order, the last one stays */
        else
            memcpy(to, from, GROUP_BYTES);
    }
}

static enum isa_fault execute_write(struct isa_wave *wave, const struct isa_operation *operation,
                                    const struct execute_lds_lanes *lanes)
{
    for (uint32_t access = 0; access < lanes->accesses; access++) {
        if (!execute_has_vectors(wave, operation->source[1 + access], lanes->words))
            return ISA_FAULT_REGISTER;
    }
    for (uint32_t access = 0; access < lanes->accesses; access++) {
        const uint32_t(*from)[ISA_LANES] = execute_const_vector_rows(wave, operation->source[1 + access]);

        if (lanes->grouped && lanes->words == 1 && lanes->exec == UINT64_MAX)
            write_grouped_row(wave, lanes, access, from[0]);
        else
            write_lanes(wave, lanes, access, from);
    }
    return ISA_FAULT_NONE;
}

static uint64_t operand64(const uint32_t (*rows)[ISA_LANES], uint32_t lane, uint32_t words)
{
    return words == 2 ? rows[0][lane] | (uint64_t)rows[1][lane] << 32 : rows[0][lane];
}

static void write_operand64(uint32_t (*rows)[ISA_LANES], uint32_t lane, uint32_t words, uint64_t value)
{
    rows[0][lane] = (uint32_t)value;
    if (words == 2)
        rows[1][lane] = (uint32_t)(value >> 32);
}

static enum isa_fault execute_exchange2(struct isa_wave *wave, const struct isa_operation *operation,
                                        const struct execute_lds_lanes *lanes)
{
    uint32_t words = lanes->words;

    if (!execute_has_vectors(wave, operation->destination, 2 * words) ||
        !execute_has_vectors(wave, operation->source[1], words) ||
        !execute_has_vectors(wave, operation->source[2], words))
        return ISA_FAULT_REGISTER;
    for (uint64_t left = lanes->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint64_t data[2], old[2] = {0, 0};

        for (uint32_t i = 0; i < 2; i++) {
            const uint32_t(*from)[ISA_LANES] = execute_const_vector_rows(wave, operation->source[1 + i]);

            data[i] = operand64(from, lane, words);
        }
        for (uint32_t i = 0; i < 2; i++) {
            uint8_t *at = wave->lds + lanes->at[lane] + lanes->offset[i];

            memcpy(&old[i], at, lanes->bytes);
            memcpy(at, &data[i], lanes->bytes);
        }
        for (uint32_t i = 0; i < 2; i++)
            write_operand64(execute_vector_rows(wave, operation->destination) + (size_t)i * words, lane, words, old[i]);
    }
    return ISA_FAULT_NONE;
}

/* The word that an atomic leaves in the LDS. first and second are its data operands. */
static uint64_t atomic_result(const struct isa_wave *wave, const struct execute_lds_form *form, uint64_t old,
                              uint64_t first, uint64_t second)
{
    uint64_t mask = form->bytes == 4 ? UINT32_MAX : UINT64_MAX;

    switch ((enum lds_function)form->function) {
    case LDS_SWAP:
    case LDS_ADD:
    case LDS_SUB:
    case LDS_SMIN:
    case LDS_UMIN:
    case LDS_SMAX:
    case LDS_UMAX:
    case LDS_AND:
    case LDS_OR:
    case LDS_XOR:
    case LDS_INC:
    case LDS_DEC:
    case LDS_SHARED_LAST:
        break;
    case LDS_RSUB:
        return (first - old) & mask;
    case LDS_MSKOR:
        return (old & ~first) | second;
    case LDS_CMPST:
        return old == first ? second : old;
    case LDS_CMPST_FLOAT:
        return lds_float_equal(old, first, form->bytes) ? second : old;
    case LDS_FADD:
        return lds_float_add((uint32_t)old, (uint32_t)first, wave->mode);
    case LDS_FMIN:
        return lds_float_extreme(old, first, form->bytes, false);
    case LDS_FMAX:
        return lds_float_extreme(old, first, form->bytes, true);
    }
    return execute_atomic_result((enum execute_atomic)form->function, form->bytes, old, first, 0);
}

static enum isa_fault execute_atomic(struct isa_wave *wave, const struct isa_operation *operation,
                                     const struct execute_lds_form *form, const struct execute_lds_lanes *lanes)
{
    uint32_t words = lanes->words;
    bool returns = operation->destination != ISA_OPERAND_NONE;
    bool two = operation->source[2] != ISA_OPERAND_NONE;
    const uint32_t(*first)[ISA_LANES], (*second)[ISA_LANES];

    if ((returns && !execute_has_vectors(wave, operation->destination, words)) ||
        !execute_has_vectors(wave, operation->source[1], words) ||
        (two && !execute_has_vectors(wave, operation->source[2], words)))
        return ISA_FAULT_REGISTER;
    first = execute_const_vector_rows(wave, operation->source[1]);
    second = two ? execute_const_vector_rows(wave, operation->source[2]) : first;
    for (uint64_t left = lanes->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint8_t *at = wave->lds + lanes->at[lane];
        uint64_t old = 0, result;

        memcpy(&old, at, form->bytes);
        result = atomic_result(wave, form, old, operand64(first, lane, words), operand64(second, lane, words));
        memcpy(at, &result, form->bytes);
        if (returns)
            write_operand64(execute_vector_rows(wave, operation->destination), lane, words, old);
    }
    return ISA_FAULT_NONE;
}

/* The lane that ds_swizzle reads for this lane (GCN3 ISA, DS_SWIZZLE_B32). */
static uint32_t swizzle_source(uint32_t lane, uint32_t control)
{
    uint32_t within = lane % EXECUTE_LDS_HALF_LANES;

    if (control & 0x8000u)
        return (lane & ~3u) | (control >> (lane % 4 * 2) & 3u);
    within = ((within & (control & 31u)) | (control >> 5 & 31u)) ^ (control >> 10 & 31u);
    return (lane & ~(EXECUTE_LDS_HALF_LANES - 1)) | within;
}

/* ds_permute, ds_bpermute and ds_swizzle move data between lanes and leave the LDS alone. */
static enum isa_fault execute_lane_move(struct isa_wave *wave, const struct isa_operation *operation, uint32_t kind)
{
    uint64_t exec = isa_exec(wave);
    uint32_t control = (uint32_t)operation->immediate & 0xffffu;
    uint32_t moved[ISA_LANES] = {0};
    const uint32_t *address, *data;
    uint32_t *to;

    if (!execute_has_vectors(wave, operation->destination, 1) || !execute_has_vectors(wave, operation->source[0], 1) ||
        (kind != LDS_SWIZZLE && !execute_has_vectors(wave, operation->source[1], 1)))
        return ISA_FAULT_REGISTER;
    address = execute_vector_rows(wave, operation->source[0])[0];
    data = kind == LDS_SWIZZLE ? address : execute_vector_rows(wave, operation->source[1])[0];
    to = execute_vector_rows(wave, operation->destination)[0];
    for (uint64_t left = exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint32_t other = kind == LDS_SWIZZLE ? swizzle_source(lane, control)
                                             : (address[lane] + control) / EXECUTE_LDS_WORD_BYTES % ISA_LANES;

        if (kind == LDS_PERMUTE)
            moved[other] = data[lane];
        else if (exec >> other & 1)
            moved[lane] = data[other];
    }
    for (uint64_t left = exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        to[lane] = moved[lane];
    }
    return ISA_FAULT_NONE;
}

/* ds_append and ds_consume: one counter at M0 + offset goes up or down by the number of active lanes. */
static enum isa_fault execute_counter(struct isa_wave *wave, const struct isa_operation *operation, bool append,
                                      uint64_t *fault_address)
{
    uint64_t exec = isa_exec(wave);
    uint32_t lanes = (uint32_t)__builtin_popcountll(exec);
    uint32_t at = (wave->scalar[ISA_M0] & 0xffffu) + ((uint32_t)operation->immediate & 0xffffu);
    uint32_t old, result;

    if (!execute_has_vectors(wave, operation->destination, 1))
        return ISA_FAULT_REGISTER;
    *fault_address = at;
    if (!execute_is_aligned(execute_alignment(EXECUTE_PATH_DS, true, EXECUTE_LDS_WORD_BYTES, false), at))
        return ISA_FAULT_MISALIGNED;
    if (!wave->lds || wave->lds_bytes < EXECUTE_LDS_WORD_BYTES || at > wave->lds_bytes - EXECUTE_LDS_WORD_BYTES)
        return ISA_FAULT_OUT_OF_BOUNDS;
    old = load_word(wave->lds + at);
    result = append ? old + lanes : old - lanes;
    memcpy(wave->lds + at, &result, sizeof(result));
    for (; exec; exec &= exec - 1)
        execute_vector_rows(wave, operation->destination)[0][__builtin_ctzll(exec)] = old;
    return ISA_FAULT_NONE;
}

static uint32_t lane_move_cycles(uint64_t exec)
{
    uint32_t halves = ((uint32_t)exec ? 1u : 0u) + (exec >> EXECUTE_LDS_HALF_LANES ? 1u : 0u);

    return halves ? halves : 1;
}

static enum isa_fault execute_memory(struct isa_wave *wave, const struct isa_operation *operation,
                                     const struct execute_lds_form *form, uint32_t *conflict_cycles,
                                     uint64_t *fault_address)
{
    struct execute_lds_lanes lanes;
    enum isa_fault fault = execute_lds_gather(wave, operation, form, &lanes, fault_address);

    if (fault != ISA_FAULT_NONE || !lanes.exec)
        return fault;
    switch (form->kind) {
    case LDS_READ:
    case LDS_READ2:
        *conflict_cycles = execute_lds_shared_cycles(&lanes);
        return execute_read(wave, operation, form, &lanes);
    case LDS_WRITE:
    case LDS_WRITE2:
        *conflict_cycles = execute_lds_shared_cycles(&lanes);
        return execute_write(wave, operation, &lanes);
    case LDS_EXCHANGE2:
        *conflict_cycles = execute_lds_atomic_cycles(&lanes);
        return execute_exchange2(wave, operation, &lanes);
    default: /* LDS_ATOMIC */
        *conflict_cycles = execute_lds_atomic_cycles(&lanes);
        SIM_REQUIRE(form->kind == LDS_ATOMIC);
        return execute_atomic(wave, operation, form, &lanes);
    }
}

/* ds_append and ds_consume: one lane stands for all. */
static bool describe_counter(const struct isa_wave *wave, const struct isa_operation *operation,
                             struct execute_lds_access *access)
{
    uint64_t exec = isa_exec(wave);

    access->kind = EXECUTE_ACCESS_ATOMIC;
    access->accesses = 1;
    access->bytes = EXECUTE_LDS_WORD_BYTES;
    access->returns = true;
    access->exec = exec & (0 - exec);
    access->offset[0] = (uint32_t)operation->immediate & 0xffffu;
    if (exec)
        access->at[__builtin_ctzll(exec)] = wave->scalar[ISA_M0] & 0xffffu;
    return exec != 0;
}

/* The rows of a store's data operand; NULL if the wave has no such registers: it is about to fault. */
static const uint32_t (*data_rows(const struct isa_wave *wave, uint16_t source, uint32_t words))[ISA_LANES]
{
    return execute_has_vectors(wave, source, words) ? (const uint32_t(*)[ISA_LANES])execute_vector_rows(wave, source)
                                                    : NULL;
}

bool execute_describe_lds(const struct isa_wave *wave, const struct isa_operation *operation,
                          struct execute_lds_access *access)
{
    const struct execute_lds_form *form = &forms[operation->opcode];
    struct execute_lds_lanes lanes;
    uint64_t fault_address;

    SIM_REQUIRE(isa_opcodes[operation->opcode].unit == ISA_UNIT_LDS);
    access->data = access->second = NULL;
    if (form->kind == LDS_APPEND || form->kind == LDS_CONSUME)
        return describe_counter(wave, operation, access);
    if (form->kind == LDS_NONE || form->kind == LDS_PERMUTE || form->kind == LDS_BPERMUTE || form->kind == LDS_SWIZZLE)
        return false;
    if (execute_lds_gather(wave, operation, form, &lanes, &fault_address) != ISA_FAULT_NONE || !lanes.exec)
        return false;
    access->kind = EXECUTE_ACCESS_ATOMIC;
    if (form->kind == LDS_READ || form->kind == LDS_READ2)
        access->kind = EXECUTE_ACCESS_LOAD;
    if (form->kind == LDS_WRITE || form->kind == LDS_WRITE2) {
        access->kind = EXECUTE_ACCESS_STORE;
        access->data = data_rows(wave, operation->source[1], lanes.words);
        access->second = form->kind == LDS_WRITE2 ? data_rows(wave, operation->source[2], lanes.words) : NULL;
    }
    access->accesses = (uint8_t)lanes.accesses;
    access->bytes = (uint8_t)lanes.bytes;
    access->returns = isa_opcodes[operation->opcode].operands[0] == 'd';
    access->exec = lanes.exec;
    memcpy(access->at, lanes.at, sizeof(access->at));
    memcpy(access->offset, lanes.offset, sizeof(access->offset));
    return true;
}

enum isa_fault execute_lds(struct isa_wave *wave, const struct isa_operation *operation, uint32_t *conflict_cycles,
                           uint64_t *fault_address)
{
    const struct execute_lds_form *form = &forms[operation->opcode];
    enum isa_fault fault = ISA_FAULT_NONE;

    SIM_REQUIRE(isa_opcodes[operation->opcode].unit == ISA_UNIT_LDS);
    *conflict_cycles = 1;
    *fault_address = 0;
    switch ((enum lds_kind)form->kind) {
    case LDS_NONE:
        break;
    case LDS_PERMUTE:
    case LDS_BPERMUTE:
    case LDS_SWIZZLE:
        *conflict_cycles = lane_move_cycles(isa_exec(wave));
        fault = execute_lane_move(wave, operation, form->kind);
        break;
    case LDS_APPEND:
    case LDS_CONSUME:
        fault = execute_counter(wave, operation, form->kind == LDS_APPEND, fault_address);
        break;
    case LDS_READ:
    case LDS_READ2:
    case LDS_WRITE:
    case LDS_WRITE2:
    case LDS_EXCHANGE2:
    case LDS_ATOMIC:
        fault = execute_memory(wave, operation, form, conflict_cycles, fault_address);
        break;
    }
    if (fault == ISA_FAULT_NONE)
        wave->operation++;
    return fault;
}

enum execute_access_kind execute_lds_access_kind(const struct isa_operation *operation, uint32_t *bytes)
{
    const struct execute_lds_form *form = &forms[operation->opcode];

    SIM_REQUIRE(isa_opcodes[operation->opcode].unit == ISA_UNIT_LDS);
    *bytes = form->bytes ? form->bytes : EXECUTE_LDS_WORD_BYTES;
    if (form->kind == LDS_READ || form->kind == LDS_READ2)
        return EXECUTE_ACCESS_LOAD;
    return form->kind == LDS_WRITE || form->kind == LDS_WRITE2 ? EXECUTE_ACCESS_STORE : EXECUTE_ACCESS_ATOMIC;
}

uint32_t execute_lds_lane_of(const struct isa_wave *wave, const struct isa_operation *operation, uint64_t fault_address)
{
    const struct execute_lds_form *form = &forms[operation->opcode];

    if (form->kind == LDS_APPEND || form->kind == LDS_CONSUME)
        return ISA_LANES;
    return execute_lds_lane_at(wave, operation, form, fault_address);
}
