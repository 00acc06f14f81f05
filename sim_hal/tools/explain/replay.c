/* replay.c - runs one wave again on a copy of its registers, with one word of memory changed. */
#include "tools/explain/replay.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "execute/scalar.h"
#include "execute/scalar_operands.h"
#include "execute/vector.h"
#include "isa/opcodes.h"

#define STEPS_MOST 20000u
#define WORD_BYTES 4u
#define WORD_STEP  256u /* between words of a lane in scratch */

bool explain_replay_init(struct explain_replay *replay)
{
    size_t rows = (size_t)replay->note->state->vector_count * sizeof(*replay->wave.vector);

    replay->wave.vector = malloc(rows + 1);
    replay->own_lds = replay->lds_bytes ? malloc(replay->lds_bytes) : NULL;
    return replay->wave.vector && (replay->own_lds || !replay->lds_bytes);
}

void explain_replay_free(struct explain_replay *replay)
{
    free(replay->wave.vector);
    free(replay->own_lds);
    replay->wave.vector = NULL;
    replay->own_lds = NULL;
}

/* ---- memory ---- */

static const uint32_t *written_word(const struct explain_replay *replay, uint64_t address)
{
    for (uint32_t i = 0; i < replay->written; i++) {
        if (replay->words[i].address == address)
            return &replay->words[i].value;
    }
    return NULL;
}

/* A word of memory, whose address is a multiple of four. */
static bool read_word(const struct explain_replay *replay, uint64_t address, uint32_t *value)
{
    const uint32_t *written = written_word(replay, address);

    if (!mem_contains(replay->memory, address, WORD_BYTES))
        return false;
    if (written)
        *value = *written;
    else
        mem_read(replay->memory, address, value, WORD_BYTES);
    return true;
}

static bool write_word(struct explain_replay *replay, uint64_t address, uint32_t value)
{
    for (uint32_t i = 0; i < replay->written; i++) {
        if (replay->words[i].address == address) {
            replay->words[i].value = value;
            return true;
        }
    }
    if (replay->written == EXPLAIN_REPLAY_WORDS)
        return false;
    replay->words[replay->written].address = address;
    replay->words[replay->written++].value = value;
    return true;
}

static bool read_bytes(const struct explain_replay *replay, uint64_t address, uint32_t bytes, uint64_t *value)
{
    *value = 0;
    for (uint32_t i = 0; i < bytes; i++) {
        uint32_t word;

        if (!read_word(replay, (address + i) & ~UINT64_C(3), &word))
            return false;
        *value |= (uint64_t)(word >> 8 * ((address + i) % WORD_BYTES) & 0xff) << 8 * i;
    }
    return true;
}

static bool write_bytes(struct explain_replay *replay, uint64_t address, uint32_t bytes, uint64_t value)
{
    for (uint32_t i = 0; i < bytes; i++) {
        uint64_t at = (address + i) & ~UINT64_C(3);
        uint32_t shift = 8 * (uint32_t)((address + i) % WORD_BYTES), word;

        if (!read_word(replay, at, &word))
            return false;
        word = (word & ~(UINT32_C(0xff) << shift)) | (uint32_t)(value >> 8 * i & 0xff) << shift;
        if (!write_word(replay, at, word))
            return false;
    }
    return true;
}

/* ---- what the wave compares, and which bits it looks at ---- */

static void note_operand(struct explain_replay *replay, uint64_t value)
{
    for (uint32_t i = 0; i < replay->operand_count; i++) {
        if (replay->operands[i] == value)
            return;
    }
    if (replay->operand_count < EXPLAIN_REPLAY_OPERANDS)
        replay->operands[replay->operand_count++] = value;
}

static uint64_t operand_value(const struct explain_replay *replay, const struct isa_operation *operation,
                              uint32_t number, uint32_t lane, bool wide)
{
    const struct isa_wave *wave = &replay->wave;
    uint32_t row = number - ISA_VGPR_FIRST;

    if (number < ISA_VGPR_FIRST)
        return wide ? execute_scalar_value64(wave, operation, number) : execute_scalar_value(wave, operation, number);
    if (row + wide >= wave->vector_count)
        return 0;
    return wave->vector[row][lane] | (wide ? (uint64_t)wave->vector[row + 1][lane] << 32 : 0);
}

static void note_compare(struct explain_replay *replay, const struct isa_operation *operation)
{
    const char *mnemonic = isa_opcodes[operation->opcode].mnemonic;
    uint64_t lanes = replay->word.lanes & isa_exec(&replay->wave);
    uint32_t lane = lanes ? (uint32_t)__builtin_ctzll(lanes) : 0;
    bool wide = strstr(mnemonic, "64") != NULL;

    if (!strncmp(mnemonic, "s_cmpk", 6)) {
        note_operand(replay, (uint32_t)operation->immediate);
    } else if (!strncmp(mnemonic, "v_cmp", 5) || !strncmp(mnemonic, "s_cmp", 5) || !strncmp(mnemonic, "v_and_b32", 9) ||
               !strncmp(mnemonic, "s_and_b32", 9)) {
        note_operand(replay, operand_value(replay, operation, operation->source[0], lane, wide));
        note_operand(replay, operand_value(replay, operation, operation->source[1], lane, wide));
    }
}

/* ---- operations ---- */

static uint64_t lane_address(const struct execute_access *access, uint32_t lane, uint32_t word)
{
    return access->address[lane] + (uint64_t)word * (access->swizzled >> lane & 1 ? WORD_STEP : WORD_BYTES);
}

static bool load_lane(struct explain_replay *replay, const struct execute_access *access, uint32_t lane)
{
    uint64_t value;

    if (access->bytes < WORD_BYTES) {
        uint32_t shift = access->bytes == 1 ? 24 : 16;

        if (!read_bytes(replay, access->address[lane], access->bytes, &value))
            return false;
        access->destination[0][lane] = (uint32_t)value;
        if (access->sign_extend)
            access->destination[0][lane] = (uint32_t)((int32_t)((uint32_t)value << shift) >> shift);
        return true;
    }
    for (uint32_t word = 0; word < access->bytes / WORD_BYTES; word++) {
        if (!read_bytes(replay, lane_address(access, lane, word), WORD_BYTES, &value))
            return false;
        access->destination[word][lane] = (uint32_t)value;
    }
    return true;
}

static bool store_lane(struct explain_replay *replay, const struct execute_access *access, uint32_t lane)
{
    if (access->bytes < WORD_BYTES)
        return write_bytes(replay, access->address[lane], access->bytes, access->data[0][lane]);
    for (uint32_t word = 0; word < access->bytes / WORD_BYTES; word++) {
        if (!write_bytes(replay, lane_address(access, lane, word), WORD_BYTES, access->data[word][lane]))
            return false;
    }
    return true;
}

static uint64_t pair(const uint32_t (*rows)[ISA_LANES], uint32_t lane, uint32_t bytes)
{
    return rows[0][lane] | (bytes == 8 ? (uint64_t)rows[1][lane] << 32 : 0);
}

static bool atomic_lane(struct explain_replay *replay, const struct execute_access *access, uint32_t lane)
{
    const uint32_t(*data)[ISA_LANES] = access->data;
    uint64_t operand = pair(data, lane, access->bytes),
             compare = pair(data + access->bytes / WORD_BYTES, lane, access->bytes);
    uint64_t old;

    if (!read_bytes(replay, access->address[lane], access->bytes, &old))
        return false;
    if (access->atomic == EXECUTE_ATOMIC_CMPSWAP)
        note_operand(replay, compare);
    if (access->destination) {
        access->destination[0][lane] = (uint32_t)old;
        if (access->bytes == 8)
            access->destination[1][lane] = (uint32_t)(old >> 32);
    }
    return access->atomic == EXECUTE_ATOMIC_LOAD ||
           write_bytes(
               replay, access->address[lane], access->bytes,
               execute_atomic_result((enum execute_atomic)access->atomic, access->bytes, old, operand, compare));
}

static bool access_vector(struct explain_replay *replay, const struct isa_operation *operation)
{
    static struct execute_access access;
    uint64_t lds_lanes, fault_address;

    access = (struct execute_access){0};
    if (execute_prepare_vector_access(&replay->wave, operation, &replay->kernel->apertures, &access, &lds_lanes,
                                      &fault_address) != ISA_FAULT_NONE)
        return false;
    replay->own |= lds_lanes || access.swizzled;
    for (uint64_t left = access.exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        if ((access.kind == EXECUTE_ACCESS_LOAD && !(access.destination && load_lane(replay, &access, lane))) ||
            (access.kind == EXECUTE_ACCESS_STORE && !store_lane(replay, &access, lane)) ||
            (access.kind == EXECUTE_ACCESS_ATOMIC && !atomic_lane(replay, &access, lane)))
            return false;
    }
    return true;
}

static bool access_scalar(struct explain_replay *replay, const struct isa_operation *operation)
{
    struct execute_scalar_access access = {0};
    uint64_t fault_address;

    if (execute_prepare_scalar_access(&replay->wave, operation, &access, &fault_address) != ISA_FAULT_NONE)
        return false;
    for (uint32_t i = 0; i < access.dwords; i++) {
        uint32_t *word = &replay->wave.scalar[(access.destination + i) & 127u];

        if ((access.kind == EXECUTE_ACCESS_LOAD &&
             !read_word(replay, access.address + (uint64_t)i * WORD_BYTES, word)) ||
            (access.kind == EXECUTE_ACCESS_STORE &&
             !write_word(replay, access.address + (uint64_t)i * WORD_BYTES, *word)))
            return false;
    }
    return true;
}

static bool execute_internal(struct explain_replay *replay, const struct isa_operation *operation)
{
    static const uint16_t alone[] = {ISA_OP_s_waitcnt, ISA_OP_s_nop,        ISA_OP_s_sleep,
                                     ISA_OP_s_setprio, ISA_OP_s_icache_inv, ISA_OP_onward_flush};

    replay->wave.operation++;
    for (uint32_t i = 0; i < sizeof(alone) / sizeof(alone[0]); i++) {
        if (operation->opcode == alone[i])
            return true;
    }
    return false;
}

/* Executes the next operation. Returns false if it cannot be run again. */
static bool execute(struct explain_replay *replay)
{
    const struct isa_operation *operation = &replay->wave.program->operations[replay->wave.operation];
    uint64_t fault_address;
    uint32_t cycles;
    bool taken;

    note_compare(replay, operation);
    switch ((enum isa_unit)operation->unit) {
    case ISA_UNIT_SALU:
    case ISA_UNIT_BRANCH:
        return execute_scalar(&replay->wave, operation, &taken) == ISA_FAULT_NONE;
    case ISA_UNIT_VALU:
        execute_vector(&replay->wave, operation);
        return true;
    case ISA_UNIT_LDS:
        replay->own = true;
        return replay->own_lds && execute_lds(&replay->wave, operation, &cycles, &fault_address) == ISA_FAULT_NONE;
    case ISA_UNIT_VMEM:
        return access_vector(replay, operation);
    case ISA_UNIT_SMEM:
        return access_scalar(replay, operation);
    default:
        return execute_internal(replay, operation);
    }
}

/* ---- a run ---- */

static bool set_word(struct explain_replay *replay, uint64_t value)
{
    const struct cu_spin_read *word = &replay->word;

    if (word->kind != CU_SPIN_LDS)
        return write_bytes(replay, word->address, word->bytes, value);
    if (!replay->own_lds || word->address + word->bytes > replay->lds_bytes)
        return false;
    memcpy(replay->own_lds + word->address, &value, word->bytes);
    return true;
}

uint64_t explain_replay_value(const struct explain_replay *replay)
{
    const struct cu_spin_read *word = &replay->word;
    uint64_t value = 0;

    if (word->kind == CU_SPIN_LDS && replay->lds && word->address + word->bytes <= replay->lds_bytes)
        memcpy(&value, replay->lds + word->address, word->bytes);
    else if (word->kind != CU_SPIN_LDS && mem_contains(replay->memory, word->address, word->bytes))
        mem_read(replay->memory, word->address, &value, word->bytes);
    return value;
}

static void start(struct explain_replay *replay)
{
    const struct isa_wave *state = replay->note->state;
    uint32_t(*vector)[ISA_LANES] = replay->wave.vector;

    replay->wave = *state;
    replay->wave.vector = vector;
    memcpy(vector, state->vector, (size_t)state->vector_count * sizeof(*vector));
    replay->wave.lds = replay->own_lds;
    replay->wave.lds_bytes = replay->lds_bytes;
    if (replay->own_lds)
        memcpy(replay->own_lds, replay->lds, replay->lds_bytes);
    replay->written = 0;
    replay->operand_count = 0;
}

/* Whether lanes that read the word are not active any more; without lanes, any. */
static bool lanes_are_gone(const struct explain_replay *replay)
{
    uint64_t gone = isa_exec(replay->note->state) & ~isa_exec(&replay->wave);

    return replay->word.lanes ? (gone & replay->word.lanes) != 0 : gone != 0;
}

enum explain_replay_end explain_replay_run(struct explain_replay *replay, uint64_t value)
{
    const struct cu_spin_note *note = replay->note;
    uint32_t passes = 0;

    SIM_REQUIRE(note->anchor >= note->first && note->anchor <= note->last);
    start(replay);
    if (!set_word(replay, value))
        return EXPLAIN_REPLAY_UNKNOWN;
    for (uint32_t step = 0; step < STEPS_MOST; step++) {
        uint32_t operation = replay->wave.operation;

        if (operation < note->first || operation > note->last)
            return EXPLAIN_REPLAY_LEAVES;
        if (operation == note->anchor && step) {
            if (lanes_are_gone(replay))
                return EXPLAIN_REPLAY_LEAVES;
            if (++passes == 2)
                return EXPLAIN_REPLAY_STAYS;
        }
        if (!execute(replay))
            return EXPLAIN_REPLAY_UNKNOWN;
    }
    return EXPLAIN_REPLAY_UNKNOWN;
}
