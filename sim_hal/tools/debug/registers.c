/* registers.c - see registers.h. */
#include "tools/debug/registers.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "engine/require.h"
#include "tools/debug/command.h"
#include "isa/locals.h"

#define LDS_SHOWN 16u /* words */
#define A_LINE    8u

static bool read_named(struct host_span word, struct debug_register *reg)
{
    static const struct {
        const char *name;
        enum debug_register_kind kind;
        uint32_t first, count;
    } names[] = {{"exec", DEBUG_SCALAR, ISA_EXEC_LO, 2},
                 {"vcc", DEBUG_SCALAR, ISA_VCC_LO, 2},
                 {"flat_scratch", DEBUG_SCALAR, ISA_FLAT_SCRATCH_LO, 2},
                 {"m0", DEBUG_SCALAR, ISA_M0, 1},
                 {"scc", DEBUG_SCC, 0, 1},
                 {"mode", DEBUG_MODE, 0, 1},
                 {"all", DEBUG_ALL, 0, 0}};

    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        if (!host_text_is(word, names[i].name))
            continue;
        reg->kind = names[i].kind;
        reg->first = names[i].first;
        reg->count = names[i].count;
        return true;
    }
    return false;
}

static bool read_lds(struct host_span word, struct debug_register *reg)
{
    struct host_span name;
    uint64_t at;
    bool has_index;

    if (!debug_read_element(word, &name, &at, &has_index) || !host_text_is(name, "lds") || at > UINT32_MAX)
        return false;
    reg->kind = DEBUG_LDS;
    reg->first = (uint32_t)at;
    return true;
}

/* v3, s[4:5] */
static bool read_numbered(struct host_span word, struct debug_register *reg)
{
    struct host_span digits = {word.text + 1, word.length - 1}, parts[2];
    uint64_t first, last;

    if (word.length < 2 || (word.text[0] != 'v' && word.text[0] != 's'))
        return false;
    if (digits.length > 2 && digits.text[0] == '[' && digits.text[digits.length - 1] == ']') {
        digits = (struct host_span){digits.text + 1, digits.length - 2};
        if (!host_span_split(digits, ':', parts, 2) || !host_text_u64(parts[0], &first) ||
            !host_text_u64(parts[1], &last))
            return false;
    } else if (host_text_u64(digits, &first)) {
        last = first;
    } else {
        return false;
    }
    if (last < first || last > 255)
        return false;
    reg->kind = word.text[0] == 'v' ? DEBUG_VECTOR : DEBUG_SCALAR;
    reg->first = (uint32_t)first;
    reg->count = (uint32_t)(last - first) + 1;
    return true;
}

bool debug_register_read(struct host_span word, struct debug_register *reg)
{
    *reg = (struct debug_register){.name = word};
    return read_named(word, reg) || read_lds(word, reg) || read_numbered(word, reg);
}

static const struct isa_kernel *kernel_of(const struct cu_wave *wave)
{
    return isa_program_kernel(wave->state.program, wave->workgroup->kernel->name);
}

bool debug_local_read(const struct cu_wave *wave, struct host_span word, struct debug_register *reg)
{
    const struct isa_kernel *kernel = kernel_of(wave);
    struct host_span name;
    uint64_t index;
    bool has_index;

    if (!kernel || !debug_read_element(word, &name, &index, &has_index))
        return false;
    for (uint32_t i = 0; i < kernel->local_count; i++) {
        const struct isa_local *local = &kernel->locals[i];
        uint32_t element = local->element_bytes >= 4 ? local->element_bytes : 4;

        if (!host_text_is(name, local->name) || index >= local->bytes / element)
            continue;
        *reg = (struct debug_register){.kind = DEBUG_LDS, .name = word};
        reg->first = local->offset + (uint32_t)index * element;
        reg->count = has_index ? element / 4 : local->bytes / 4;
        return true;
    }
    return false;
}

/* A 32-bit value as an integer, and as a float if it looks like one. */
static void print_word(uint32_t bits)
{
    float real;

    memcpy(&real, &bits, sizeof(real));
    printf("0x%08" PRIx32 " %" PRId32, bits, (int32_t)bits);
    if ((bits >> 23 & 0xffu) > 64 && (bits >> 23 & 0xffu) < 192)
        printf(" %gf", (double)real);
}

static void print_scalars(const struct cu_wave *wave, const struct debug_register *reg)
{
    const uint32_t *words = &wave->state.scalar[reg->first];

    printf("%.*s = ", (int)reg->name.length, reg->name.text);
    if (reg->count == 1) {
        print_word(words[0]);
    } else if (reg->count == 2) {
        printf("0x%016" PRIx64, (uint64_t)words[1] << 32 | words[0]);
    } else {
        for (uint32_t i = 0; i < reg->count; i++)
            printf("%s0x%08" PRIx32, i ? " " : "", words[i]);
    }
    putchar('\n');
}

static void print_lanes(const struct cu_wave *wave, uint32_t row)
{
    uint64_t exec = isa_exec(&wave->state);

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        if (lane % A_LINE == 0)
            printf("%sv%" PRIu32 " lane %2" PRIu32 ":", lane ? "\n" : "", row, lane);
        printf(" %08" PRIx32 "%s", wave->state.vector[row][lane], exec >> lane & 1 ? "" : "-");
    }
    putchar('\n');
}

static void print_vectors(const struct cu_wave *wave, const struct debug_register *reg, uint32_t lane)
{
    uint32_t(*rows)[ISA_LANES] = &wave->state.vector[reg->first];

    printf("%.*s = ", (int)reg->name.length, reg->name.text);
    if (reg->count == 1) {
        print_word(rows[0][lane]);
    } else if (reg->count == 2) {
        printf("0x%016" PRIx64, (uint64_t)rows[1][lane] << 32 | rows[0][lane]);
    } else {
        for (uint32_t i = 0; i < reg->count; i++)
            printf("%s0x%08" PRIx32, i ? " " : "", rows[i][lane]);
    }
    printf(" in lane %" PRIu32 "%s\n", lane, isa_exec(&wave->state) >> lane & 1 ? "" : ", which is not active");
}

static void print_all(const struct cu_wave *wave, uint32_t lane)
{
    const struct isa_wave *state = &wave->state;

    printf("exec 0x%016" PRIx64 " vcc 0x%016" PRIx64 " scc %d m0 0x%08" PRIx32 " mode 0x%03" PRIx32 "\n",
           isa_exec(state), isa_read_scalar64(state, ISA_VCC_LO), state->scc, state->scalar[ISA_M0], state->mode);
    for (uint32_t i = 0; i < state->scalar_count && i <= ISA_SGPR_LAST; i++)
        printf("%ss%-3" PRIu32 " %08" PRIx32 "%s", i % A_LINE ? "  " : "", i, state->scalar[i],
               i % A_LINE == A_LINE - 1 || i + 1 == state->scalar_count ? "\n" : "");
    printf("lane %" PRIu32 "\n", lane);
    for (uint32_t i = 0; i < state->vector_count; i++)
        printf("%sv%-3" PRIu32 " %08" PRIx32 "%s", i % A_LINE ? "  " : "", i, state->vector[i][lane],
               i % A_LINE == A_LINE - 1 || i + 1 == state->vector_count ? "\n" : "");
}

static bool lacks(const struct cu_wave *wave, const struct debug_register *reg, char *error, size_t error_bytes)
{
    uint32_t end = reg->first + reg->count;

    if (reg->kind == DEBUG_VECTOR && end > wave->state.vector_count)
        return !host_text_fail(error, error_bytes, "the wave has v0 to v%" PRIu32, wave->state.vector_count - 1);
    if (reg->kind == DEBUG_SCALAR && reg->first <= ISA_SGPR_LAST && end > wave->state.scalar_count)
        return !host_text_fail(error, error_bytes, "the wave has s0 to s%" PRIu32, wave->state.scalar_count - 1);
    return reg->kind == DEBUG_SCALAR && end > 128 && !host_text_fail(error, error_bytes, "there is no such register");
}

bool debug_print_register(const struct cu_wave *wave, const struct debug_register *reg, uint32_t lane, bool lanes,
                          char *error, size_t error_bytes)
{
    SIM_REQUIRE(lane < ISA_LANES);
    if (lacks(wave, reg, error, error_bytes))
        return false;
    switch (reg->kind) {
    case DEBUG_VECTOR:
        for (uint32_t i = 0; lanes && i < reg->count; i++)
            print_lanes(wave, reg->first + i);
        if (!lanes)
            print_vectors(wave, reg, lane);
        return true;
    case DEBUG_SCALAR:
        print_scalars(wave, reg);
        return true;
    case DEBUG_SCC:
        printf("scc = %d\n", wave->state.scc);
        return true;
    case DEBUG_MODE:
        printf("mode = 0x%03" PRIx32 "\n", wave->state.mode);
        return true;
    default:
        SIM_REQUIRE(reg->kind == DEBUG_ALL);
        print_all(wave, lane);
        return true;
    }
}

bool debug_print_lds(const struct cu_wave *wave, const struct debug_register *reg, uint64_t count, char *error,
                     size_t error_bytes)
{
    uint32_t bytes = wave->state.lds_bytes;
    uint64_t most = count ? count : LDS_SHOWN;
    char name[ISA_LOCAL_TEXT_BYTES];

    if (reg->first % 4 || reg->first >= bytes)
        return host_text_fail(error, error_bytes, "lds[%" PRIu32 "]: expected a multiple of 4 below %" PRIu32,
                              reg->first, bytes);
    if (!count && reg->count && reg->count < most)
        most = reg->count;
    if (most > (bytes - reg->first) / 4)
        most = (bytes - reg->first) / 4;
    for (uint64_t i = 0; i < most; i++) {
        uint32_t at = reg->first + 4 * (uint32_t)i, word;

        memcpy(&word, wave->state.lds + at, sizeof(word));
        if (i % A_LINE == 0)
            printf("%s%s:", i ? "\n" : "", isa_local_text(kernel_of(wave), at, name));
        printf(" %08" PRIx32, word);
    }
    putchar('\n');
    return true;
}
