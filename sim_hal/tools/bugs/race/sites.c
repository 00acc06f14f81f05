/* sites.c - sites by operation: each is described once, however often it executes. */
#include "tools/bugs/race/sites.h"

#include <stdlib.h>
#include <string.h>

#include "isa/opcodes.h"
#include "tools/bugs/race/expected.h"
#include "tools/bugs/race/fences.h"
#include "tools/bugs/race/spins.h"
#include "tools/bugs/race/updates.h"

/* Returns NULL if the host has no memory. */
static struct race_program_sites *add_program(struct race_sites *sites, const struct isa_program *program)
{
    size_t bytes = 2 * (size_t)program->operation_count * sizeof(uint32_t);
    struct race_program_sites *programs = realloc(sites->programs, (sites->count + 1) * sizeof(*programs));
    uint32_t *numbers = malloc(bytes);
    struct race_guard *guards = calloc(program->operation_count, sizeof(*guards));
    uint32_t *swaps = calloc(program->operation_count, sizeof(*swaps));

    if (programs)
        sites->programs = programs;
    if (!programs || !numbers || !guards || !swaps) {
        free(numbers);
        free(guards);
        free(swaps);
        return NULL;
    }
    memset(numbers, 0xff, bytes);
    programs[sites->count] =
        (struct race_program_sites){.program = program, .numbers = numbers, .guards = guards, .swaps = swaps};
    sites->last = sites->count++;
    return &programs[sites->last];
}

static struct race_program_sites *find_program(struct race_sites *sites, const struct isa_program *program)
{
    if (sites->count && sites->programs[sites->last].program == program)
        return &sites->programs[sites->last];
    for (uint32_t i = 0; i < sites->count; i++) {
        if (sites->programs[i].program == program) {
            sites->last = i;
            return &sites->programs[i];
        }
    }
    return add_program(sites, program);
}

/* Updates that may leave the word as it is. Programs peek at the word before them, with a load. Opcodes are in the order of
 * their names. */
static const struct {
    uint16_t first, last;
} peeked_before[] = {
    {ISA_OP_ds_and_b32, ISA_OP_ds_and_rtn_b64},
    {ISA_OP_ds_cmpst_b32, ISA_OP_ds_cmpst_rtn_f64},
    {ISA_OP_ds_max_f32, ISA_OP_ds_min_u64},
    {ISA_OP_ds_or_b32, ISA_OP_ds_or_rtn_b64},
    {ISA_OP_flat_atomic_and, ISA_OP_flat_atomic_cmpswap_x2},
    {ISA_OP_flat_atomic_or, ISA_OP_flat_atomic_smin_x2},
    {ISA_OP_flat_atomic_umax, ISA_OP_flat_atomic_umin_x2},
};

static bool is_peeked_before(uint16_t opcode)
{
    for (size_t i = 0; i < sizeof(peeked_before) / sizeof(peeked_before[0]); i++) {
        if (opcode >= peeked_before[i].first && opcode <= peeked_before[i].last)
            return true;
    }
    return false;
}

static struct race_site describe(const struct cu_kernel *kernel, uint32_t operation, bool lds, enum race_kind kind,
                                 enum race_scope scope)
{
    const struct isa_program *program = kernel->program;
    const struct isa_kernel *declared = isa_program_kernel(program, kernel->name);
    struct race_site site = {.file = program->path,
                             .line = program->operations[operation].line,
                             .kind = (uint8_t)kind,
                             .scope = (uint8_t)(lds ? RACE_SCOPE_GROUP : scope),
                             .lds = lds,
                             .plain = !program->scoped,
                             .behind_wait = race_store_is_behind_wait(program, operation),
                             .peeked_before = is_peeked_before(program->operations[operation].opcode),
                             .program = program,
                             .operation = operation};

    /* A work-group that is known to be one wave has barriers that print nothing. */
    site.lanes = site.plain && (lds || (declared && declared->max_flat_group_size > ISA_LANES));
    site.counts = site.lanes && kind == RACE_SHARED_STORE && race_store_counts(program, operation);
    return site;
}

/* What the code around an ordinary load says of it. Returns the compare-and-swap that expects its value, or 0. */
static uint32_t describe_load(struct race_site *site)
{
    uint32_t swap = race_load_is_expected(site->program, site->operation);

    if (!swap && race_load_spins(site->program, site->operation)) {
        site->kind = RACE_ATOMIC_LOAD;
        site->scope = RACE_SCOPE_GROUP;
    }
    return swap;
}

uint32_t race_sites_find(struct race_sites *sites, struct race_checker *checker, const struct cu_kernel *kernel,
                         uint32_t operation, bool lds, enum race_kind kind, enum race_scope scope)
{
    struct race_program_sites *program = find_program(sites, kernel->program);
    uint32_t *number;
    struct race_site site;

    if (!program)
        return UINT32_MAX;
    number = &program->numbers[2 * operation + lds];
    if (*number == UINT32_MAX) {
        site = describe(kernel, operation, lds, kind, scope);
        if (site.plain && kind == RACE_LOAD)
            program->swaps[operation] = describe_load(&site);
        *number = race_checker_site(checker, &site);
        if (lds && kind == RACE_LOAD &&
            isa_opcodes[kernel->program->operations[operation].opcode].format == ISA_FORMAT_DS)
            program->guards[operation] = race_load_guard(kernel->program, operation);
    }
    return *number;
}

const struct race_guard *race_sites_guard(const struct race_sites *sites, uint32_t operation)
{
    return &sites->programs[sites->last].guards[operation];
}

uint32_t race_sites_swap(const struct race_sites *sites, uint32_t operation)
{
    return sites->count ? sites->programs[sites->last].swaps[operation] : 0;
}

void race_sites_free(struct race_sites *sites)
{
    for (uint32_t i = 0; i < sites->count; i++) {
        free(sites->programs[i].numbers);
        free(sites->programs[i].guards);
        free(sites->programs[i].swaps);
    }
    free(sites->programs);
    memset(sites, 0, sizeof(*sites));
}
