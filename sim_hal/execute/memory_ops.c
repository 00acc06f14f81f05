/*
 * memory_ops.c - FLAT and MUBUF instructions: from registers to accesses.
 *
 * Scratch of one wave is interleaved over its 64 lanes in words of 4 bytes (GCN3 ISA 8.1.5 and 9.4): byte o of a lane's
 * private segment lies at base + (o / 4) * 256 + lane * 4 + o % 4.
 */
#include "execute/memory_ops.h"

#include <string.h>

#include "engine/require.h"
#include "execute/alignment.h"
#include "execute/buffer_resource.h"
#include "execute/scalar_operands.h"
#include "execute/vector_registers.h"
#include "execute/wide.h"
#include "isa/opcodes.h"

#define WORD_BYTES         4u
#define LINE_BYTES         64u           /* of the memory system */
#define SWIZZLE_STRIDE     UINT64_C(256) /* from a lane's word to its next one */
#define FLAT_SCRATCH_SHIFT 8             /* FLAT_SCRATCH_HI counts 256-byte units */

/* The properties of an access that the opcode has. */
struct form {
    uint8_t kind;
    uint8_t atomic;
    uint8_t bytes;
    bool sign_extend;
};

/* The shapes of handlers of the unit VMEM. */
#define LOAD(size)                                                                                                     \
    {                                                                                                                  \
        .kind = EXECUTE_ACCESS_LOAD, .bytes = (size)                                                                   \
    }
#define LOAD_SIGNED(size)                                                                                              \
    {                                                                                                                  \
        .kind = EXECUTE_ACCESS_LOAD, .bytes = (size), .sign_extend = true                                              \
    }
#define STORE(size)                                                                                                    \
    {                                                                                                                  \
        .kind = EXECUTE_ACCESS_STORE, .bytes = (size)                                                                  \
    }
#define ATOMIC(function, size)                                                                                         \
    {                                                                                                                  \
        .kind = EXECUTE_ACCESS_ATOMIC, .atomic = EXECUTE_ATOMIC_##function, .bytes = (size)                            \
    }
#define INVALIDATE                                                                                                     \
    {                                                                                                                  \
        .kind = EXECUTE_ACCESS_INVALIDATE_L1                                                                           \
    }

static const struct form forms[ISA_OP_COUNT] = {
#define ISA_HANDLER_VMEM(mnemonic, ...) [ISA_OP_##mnemonic] = __VA_ARGS__,
#include "isa/opcodes.def"
    [ISA_OP_onward_flush] =
        {.kind = EXECUTE_ACCESS_FLUSH_L1}, /* an internal one, that takes this way to an L1 that combines */
};

static uint32_t words_of(uint32_t bytes)
{
    return (bytes + WORD_BYTES - 1) / WORD_BYTES;
}

/* Words that one lane takes from its data registers. */
static uint32_t data_words(const struct execute_access *access)
{
    if (access->kind == EXECUTE_ACCESS_ATOMIC && access->atomic == EXECUTE_ATOMIC_CMPSWAP)
        return 2 * words_of(access->bytes);
    return words_of(access->bytes);
}

static bool takes_data(const struct execute_access *access)
{
    return access->kind == EXECUTE_ACCESS_STORE ||
           (access->kind == EXECUTE_ACCESS_ATOMIC && access->atomic != EXECUTE_ATOMIC_LOAD);
}

/* Copies count rows; of an access with one lane, that lane's words only. */
static inline void capture_rows(uint32_t (*to)[ISA_LANES], const uint32_t (*from)[ISA_LANES], uint32_t count,
                                uint64_t exec)
{
    uint32_t lane;

    if (!isa_is_one_lane(exec)) {
        memcpy(to, from, count * sizeof(to[0]));
        return;
    }
    lane = (uint32_t)__builtin_ctzll(exec);
    for (uint32_t i = 0; i < count; i++)
        to[i][lane] = from[i][lane];
}

static enum isa_fault capture_data(const struct isa_wave *wave, const struct isa_operation *operation,
                                   struct execute_access *access)
{
    uint32_t words = data_words(access);

    if (!takes_data(access))
        return ISA_FAULT_NONE;
    if (!execute_has_vectors(wave, operation->source[1], words))
        return ISA_FAULT_REGISTER;
    capture_rows(access->data, execute_const_vector_rows(wave, operation->source[1]), words, access->exec);
    return ISA_FAULT_NONE;
}

static enum isa_fault capture_condition(const struct isa_wave *wave, const struct isa_operation *operation,
                                        struct execute_access *access)
{
    uint32_t words = words_of(access->bytes);
    uint32_t first = operation->source[2];

    if (access->wait_condition == ISA_WAIT_NONE)
        return ISA_FAULT_NONE;
    if (!execute_has_vectors(wave, first, 2 * words))
        return ISA_FAULT_REGISTER;
    capture_rows(access->wait_mask, execute_const_vector_rows(wave, first), words, access->exec);
    capture_rows(access->wait_value, execute_const_vector_rows(wave, first + words), words, access->exec);
    return ISA_FAULT_NONE;
}

static enum isa_fault find_destination(const struct isa_wave *wave, const struct isa_operation *operation,
                                       struct execute_access *access)
{
    uint32_t row = operation->destination;

    access->destination = NULL;
    if (access->kind == EXECUTE_ACCESS_STORE || (access->kind == EXECUTE_ACCESS_ATOMIC && !access->glc))
        return ISA_FAULT_NONE;
    if (row == ISA_OPERAND_NONE && access->kind == EXECUTE_ACCESS_ATOMIC)
        row = operation->source[1]; /* MUBUF atomics return into their data registers */
    if (!execute_has_vectors(wave, row, words_of(access->bytes)))
        return ISA_FAULT_REGISTER;
    access->destination = &wave->vector[row - ISA_VGPR_FIRST];
    return ISA_FAULT_NONE;
}

static void write_lane(const struct execute_access *access, uint32_t lane, const uint8_t *bytes)
{
    uint32_t word = 0;

    if (!access->destination)
        return;
    switch (access->bytes) {
    case 1:
        word = access->sign_extend ? (uint32_t)(int8_t)bytes[0] : bytes[0];
        access->destination[0][lane] = word;
        return;
    case 2:
        word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8;
        access->destination[0][lane] = access->sign_extend ? (uint32_t)(int16_t)word : word;
        return;
    default:
        SIM_REQUIRE(access->bytes % WORD_BYTES == 0);
        for (uint32_t i = 0; i < access->bytes / WORD_BYTES; i++)
            memcpy(&access->destination[i][lane], bytes + (size_t)i * WORD_BYTES, WORD_BYTES);
    }
}

static uint64_t operand64(const uint32_t (*rows)[ISA_LANES], uint32_t lane, uint32_t bytes)
{
    uint64_t value = rows[0][lane];

    return bytes == 8 ? value | (uint64_t)rows[1][lane] << 32 : value;
}

/* Carries out one lane's access on the LDS. Its condition, if it waits for one, counts as met: the LDS has no monitor.
 */
static void access_lds_lane(const struct execute_access *access, uint32_t lane, uint8_t *bytes)
{
    const uint32_t(*data)[ISA_LANES] = (const uint32_t(*)[ISA_LANES])access->data;

    if (access->kind == EXECUTE_ACCESS_LOAD) {
        write_lane(access, lane, bytes);
    } else if (access->kind == EXECUTE_ACCESS_STORE) {
        for (uint32_t at = 0; at < access->bytes; at++)
            bytes[at] = (uint8_t)(access->data[at / WORD_BYTES][lane] >> (at % WORD_BYTES * 8));
    } else {
        uint64_t old = 0, result;

        memcpy(&old, bytes, access->bytes);
        result = execute_atomic_result((enum execute_atomic)access->atomic, access->bytes, old,
                                       operand64(data, lane, access->bytes),
                                       operand64(data + words_of(access->bytes), lane, access->bytes));
        write_lane(access, lane, bytes);
        memcpy(bytes, &result, access->bytes);
    }
}

static struct execute_alignment alignment_of(const struct execute_access *access, enum execute_path path)
{
    return execute_alignment(path, access->kind == EXECUTE_ACCESS_ATOMIC, access->bytes, access->unaligned);
}

static enum isa_fault check_lds_lane(const struct isa_wave *wave, const struct execute_access *access, uint32_t lane)
{
    uint32_t offset = (uint32_t)access->address[lane];

    if (!execute_is_aligned(alignment_of(access, EXECUTE_PATH_FLAT_LDS), offset))
        return ISA_FAULT_MISALIGNED;
    if (!wave->lds || offset >= wave->lds_bytes || wave->lds_bytes - offset < access->bytes)
        return ISA_FAULT_OUT_OF_BOUNDS;
    return ISA_FAULT_NONE;
}

static enum isa_fault translate_scratch_lane(const struct isa_wave *wave, const struct execute_apertures *apertures,
                                             struct execute_access *access, uint32_t lane)
{
    uint32_t offset = (uint32_t)access->address[lane];
    uint32_t size = wave->scalar[ISA_FLAT_SCRATCH_LO];
    uint64_t base = apertures->scratch_base + ((uint64_t)wave->scalar[ISA_FLAT_SCRATCH_HI] << FLAT_SCRATCH_SHIFT);

    if (!execute_is_aligned(alignment_of(access, EXECUTE_PATH_SCRATCH), offset))
        return ISA_FAULT_MISALIGNED;
    if (offset >= size || size - offset < access->bytes)
        return ISA_FAULT_OUT_OF_BOUNDS;
    access->address[lane] =
        base + (uint64_t)(offset / WORD_BYTES) * SWIZZLE_STRIDE + (uint64_t)lane * WORD_BYTES + offset % WORD_BYTES;
    access->swizzled |= UINT64_C(1) << lane;
    return ISA_FAULT_NONE;
}

/* Sends lanes in the apertures their own way: all are checked before any takes effect. */
static enum isa_fault sort_apertures(struct isa_wave *wave, const struct execute_apertures *apertures,
                                     struct execute_access *access, uint64_t *lds_lanes, uint64_t *fault_address)
{
    uint64_t shared = 0;

    for (uint64_t left = access->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint32_t high = (uint32_t)(access->address[lane] >> 32);
        enum isa_fault fault = ISA_FAULT_NONE;

        if (!high)
            continue;
        *fault_address = access->address[lane];
        if (access->sync && (high == apertures->shared_base_hi || high == apertures->private_base_hi))
            return ISA_FAULT_OUT_OF_BOUNDS;
        if (high == apertures->shared_base_hi) {
            fault = check_lds_lane(wave, access, lane);
            shared |= UINT64_C(1) << lane;
        } else if (high == apertures->private_base_hi) {
            fault = translate_scratch_lane(wave, apertures, access, lane);
        }
        if (fault != ISA_FAULT_NONE)
            return fault;
    }
    for (uint64_t left = shared; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        access_lds_lane(access, lane, wave->lds + (uint32_t)access->address[lane]);
    }
    access->exec &= ~shared;
    access->shared = shared;
    *lds_lanes = shared;
    return ISA_FAULT_NONE;
}

/* The address of an access with one lane, when that is all that matters: it is in no aperture, and in one line, so that
 * the other lanes' addresses cannot change how long the address unit takes. */
static bool lone_address(struct execute_access *access, const uint32_t *low, const uint32_t *high, uint32_t shared,
                         uint32_t private)
{
    uint32_t lane;

    if (!isa_is_one_lane(access->exec))
        return false;
    lane = (uint32_t)__builtin_ctzll(access->exec);
    access->address[lane] = (uint64_t)high[lane] << 32 | low[lane];
    return high[lane] != shared && high[lane] != private && low[lane] % LINE_BYTES + access->bytes <= LINE_BYTES;
}

EXECUTE_WIDE static void join_addresses(uint64_t *restrict address, const uint32_t *restrict low,
                                        const uint32_t *restrict high)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        address[lane] = (uint64_t)high[lane] << 32 | low[lane];
}

/* Whether some lane has one of two values. */
EXECUTE_WIDE static bool is_any_of(const uint32_t *row, uint32_t a, uint32_t b)
{
    uint32_t any = 0;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        any |= (row[lane] == a ? 1u : 0u) | (row[lane] == b ? 1u : 0u);
    return any;
}

static enum isa_fault flat_addresses(struct isa_wave *wave, const struct isa_operation *operation,
                                     const struct execute_apertures *apertures, struct execute_access *access,
                                     uint64_t *lds_lanes, uint64_t *fault_address)
{
    uint32_t shared = apertures->shared_base_hi, private = apertures->private_base_hi;
    const uint32_t *low, *high;

    if (!execute_has_vectors(wave, operation->source[0], 2))
        return ISA_FAULT_REGISTER;
    low = wave->vector[operation->source[0] - ISA_VGPR_FIRST];
    high = wave->vector[operation->source[0] - ISA_VGPR_FIRST + 1];
    if (lone_address(access, low, high, shared, private))
        return ISA_FAULT_NONE;
    join_addresses(access->address, low, high);
    if (!is_any_of(high, shared, private))
        return ISA_FAULT_NONE;
    return sort_apertures(wave, apertures, access, lds_lanes, fault_address);
}

/* Address parts of one MUBUF instruction that all lanes share. */
struct buffer {
    uint64_t base;
    uint32_t stride;
    uint32_t records; /* bytes, or elements of stride bytes */
    bool swizzle;
    bool add_thread_id;
    bool supported; /* linear, or the layout of scratch */
    uint32_t scalar_offset;
};

static struct buffer read_buffer(const struct isa_wave *wave, const struct isa_operation *operation)
{
    const uint32_t *word = &wave->scalar[operation->source[2]];
    struct buffer buffer = {
        .base = (uint64_t)(word[1] & 0xffffu) << 32 | word[0],
        .stride = EXECUTE_RESOURCE_STRIDE(word[1]),
        .records = word[2],
        .swizzle = EXECUTE_RESOURCE_SWIZZLE(word[1]),
        .add_thread_id = EXECUTE_RESOURCE_ADD_THREAD_ID(word[3]),
        .scalar_offset = execute_scalar_value(wave, operation, operation->scalar_destination),
    };

    buffer.supported =
        !buffer.swizzle || (EXECUTE_RESOURCE_ELEMENT_SIZE(word[3]) == 1 && EXECUTE_RESOURCE_INDEX_STRIDE(word[3]) == 3);
    return buffer;
}

/* Offset of a lane's access from the resource's base, without the scalar offset. */
static uint64_t buffer_offset(const struct buffer *buffer, uint64_t index, uint64_t offset)
{
    if (!buffer->swizzle)
        return index * buffer->stride + offset;
    return (index / ISA_LANES * buffer->stride + offset / WORD_BYTES * WORD_BYTES) * ISA_LANES +
           index % ISA_LANES * WORD_BYTES + offset % WORD_BYTES;
}

/* Where the last byte of a lane's access lies behind its first. */
static uint64_t extent_of(const struct execute_access *access, bool swizzle)
{
    if (swizzle && access->bytes > WORD_BYTES)
        return (uint64_t)(words_of(access->bytes) - 1) * SWIZZLE_STRIDE + WORD_BYTES - 1;
    return access->bytes - 1u;
}

static enum isa_fault buffer_addresses(const struct isa_wave *wave, const struct isa_operation *operation,
                                       struct execute_access *access, uint64_t *fault_address)
{
    struct buffer buffer = read_buffer(wave, operation);
    uint32_t registers =
        (operation->modifiers & ISA_MOD_OFFEN ? 1u : 0u) + (operation->modifiers & ISA_MOD_IDXEN ? 1u : 0u);
    const uint32_t *index = NULL, *offset = NULL;
    uint64_t limit = buffer.records;
    uint64_t extent = extent_of(access, buffer.swizzle);
    struct execute_alignment alignment =
        alignment_of(access, buffer.swizzle ? EXECUTE_PATH_SCRATCH : EXECUTE_PATH_GLOBAL);

    if (registers && !execute_has_vectors(wave, operation->source[0], registers))
        return ISA_FAULT_REGISTER;
    if (operation->modifiers & ISA_MOD_IDXEN)
        index = wave->vector[operation->source[0] - ISA_VGPR_FIRST];
    if (operation->modifiers & ISA_MOD_OFFEN)
        offset = wave->vector[operation->source[0] - ISA_VGPR_FIRST + (index ? 1 : 0)];
    if (buffer.stride && (!buffer.swizzle || index))
        limit *= buffer.stride;
    *fault_address = buffer.base;
    if (!buffer.supported)
        return ISA_FAULT_OUT_OF_BOUNDS;
    for (uint64_t left = access->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint64_t at = buffer_offset(&buffer, (uint64_t)(index ? index[lane] : 0) + (buffer.add_thread_id ? lane : 0),
                                    (uint64_t)(offset ? offset[lane] : 0) + (uint32_t)operation->immediate) +
                      buffer.scalar_offset;

        access->address[lane] = buffer.base + at;
        if (!execute_is_aligned(alignment, access->address[lane])) {
            *fault_address = access->address[lane];
            return ISA_FAULT_MISALIGNED;
        }
        if (at + extent >= limit) {
            *fault_address = access->address[lane];
            return ISA_FAULT_OUT_OF_BOUNDS;
        }
    }
    access->swizzled = buffer.swizzle ? access->exec : 0;
    return ISA_FAULT_NONE;
}

/*
 * One lane works on the word of a resource: the first active one, as the ISA has it. A wave that has arrived at a barrier before
 * only looks whether the generation is another one by now.
 */
static enum isa_fault gws_access(const struct isa_wave *wave, const struct isa_operation *operation,
                                 const struct execute_apertures *apertures, struct execute_access *access,
                                 uint64_t *fault_address)
{
    uint32_t resource = ((wave->scalar[ISA_M0] >> 16) + (uint32_t)operation->immediate) % EXECUTE_GWS_RESOURCES;
    bool waits = access->atomic == EXECUTE_ATOMIC_GWS_BARRIER;
    uint32_t lane;

    if (!execute_has_vectors(wave, operation->source[0], 1))
        return ISA_FAULT_REGISTER;
    if (!access->exec)
        return ISA_FAULT_NONE;
    access->exec &= 0 - access->exec;
    lane = (uint32_t)__builtin_ctzll(access->exec);
    *fault_address = access->address[lane] = apertures->gws + (uint64_t)resource * EXECUTE_GWS_RESOURCE_BYTES;
    if (!apertures->gws)
        return ISA_FAULT_OUT_OF_BOUNDS;
    access->data[0][lane] = execute_const_vector_rows(wave, operation->source[0])[0][lane];
    access->data[1][lane] = 0;
    if (!waits)
        return ISA_FAULT_NONE;
    if (wave->arrived)
        access->atomic = EXECUTE_ATOMIC_LOAD;
    access->wait_condition = ISA_WAIT_NE;
    access->wait_mask[0][lane] = access->wait_value[0][lane] = 0;
    access->wait_mask[1][lane] = UINT32_MAX;
    access->wait_value[1][lane] = wave->generation;
    return ISA_FAULT_NONE;
}

/* The access by FLAT or MUBUF. */
static enum isa_fault memory_access(struct isa_wave *wave, const struct isa_operation *operation,
                                    const struct execute_apertures *apertures, struct execute_access *access,
                                    uint64_t *lds_lanes, uint64_t *fault_address)
{
    enum isa_fault fault = find_destination(wave, operation, access);

    if (fault == ISA_FAULT_NONE)
        fault = capture_data(wave, operation, access);
    if (fault == ISA_FAULT_NONE)
        fault = capture_condition(wave, operation, access);
    if (fault != ISA_FAULT_NONE)
        return fault;
    if (isa_opcodes[operation->opcode].format == ISA_FORMAT_MUBUF)
        return buffer_addresses(wave, operation, access, fault_address);
    return flat_addresses(wave, operation, apertures, access, lds_lanes, fault_address);
}

enum isa_fault execute_prepare_vector_access(struct isa_wave *wave, const struct isa_operation *operation,
                                             const struct execute_apertures *apertures, struct execute_access *access,
                                             uint64_t *lds_lanes, uint64_t *fault_address)
{
    const struct form *form = &forms[operation->opcode];
    const struct isa_opcode_info *info = &isa_opcodes[operation->opcode];
    uint32_t scope = operation->modifiers >> ISA_MOD_SYNC_SHIFT & ISA_SYNC_MASK;
    bool waiting = info->flags & ISA_OP_WAITING, sync = info->flags & ISA_OP_SYNC || scope & ISA_SYNC_REMOTE;
    enum isa_fault fault;

    SIM_REQUIRE(info->unit == ISA_UNIT_VMEM || form->kind == EXECUTE_ACCESS_FLUSH_L1);
    access->kind = form->kind;
    access->atomic = form->atomic;
    access->bytes = form->bytes;
    access->sign_extend = form->sign_extend;
    access->glc = ((waiting || sync) && info->operands[0] == 'd') || operation->modifiers & ISA_MOD_GLC;
    access->wait_all = operation->modifiers & ISA_MOD_ALL;
    access->unaligned = apertures->unaligned;
    access->high_half = false;
    access->wait_condition = waiting ? operation->wait_condition : (uint8_t)ISA_WAIT_NONE;
    access->sync = sync ? (uint8_t)(ISA_SYNC | scope) : 0;
    access->line = operation->line;
    access->exec = isa_exec(wave);
    access->shared = 0;
    access->swizzled = 0;
    access->destination = NULL;
    *lds_lanes = 0;
    *fault_address = 0;
    if (form->kind == EXECUTE_ACCESS_INVALIDATE_L1 || form->kind == EXECUTE_ACCESS_FLUSH_L1) {
        wave->operation++;
        return ISA_FAULT_NONE;
    }
    if (info->flags & ISA_OP_GWS)
        fault = gws_access(wave, operation, apertures, access, fault_address);
    else
        fault = memory_access(wave, operation, apertures, access, lds_lanes, fault_address);
    if (fault == ISA_FAULT_NONE)
        wave->operation++;
    return fault;
}

enum execute_access_kind execute_vector_access_kind(const struct isa_operation *operation, uint32_t *bytes)
{
    const struct form *form = &forms[operation->opcode];

    SIM_REQUIRE(isa_opcodes[operation->opcode].unit == ISA_UNIT_VMEM);
    SIM_REQUIRE(form->bytes);
    *bytes = form->bytes;
    return (enum execute_access_kind)form->kind;
}
