/*
 * refusal.c - kernels that need what is not there: each of them is refused, and the rest of the file runs.
 *
 * A symbol that nothing defines is missing in the functions that name it and in all that reach those. Code is divided at
 * its functions and data at its labels; each such region reaches the regions whose symbols its bytes name.
 */
#include "assembler/refusal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/evaluation.h"
#include "engine/require.h"

#define TEXT_BYTES 400

/* Where a region starts. */
struct start {
    enum asm_section section;
    uint32_t offset;
};

/* One region's bytes name a symbol of the other. */
struct edge {
    uint32_t from;
    uint32_t to;
};

struct regions {
    struct start *starts; /* in order */
    uint32_t start_count, start_capacity;
    struct edge *edges;
    uint32_t edge_count, edge_capacity;
    uint32_t *first;   /* [start_count + 1]: where the edges to a region begin in .sources */
    uint32_t *sources; /* the regions that they come from */
    uint32_t *cause;   /* [start_count]: index + 1 of what a region lacks; 0: nothing */
    uint32_t *stack;
};

bool asm_note_missing(struct asm_state *assembler, uint32_t fixup, bool *missing)
{
    uint32_t symbol = asm_undefined(assembler, &assembler->fixups[fixup].expression);

    SIM_REQUIRE(fixup < assembler->fixup_count);
    *missing = symbol != UINT32_MAX;
    if (!*missing)
        return true;
    if (!asm_reserve(assembler, &assembler->missing, &assembler->missing_capacity, assembler->missing_count,
                     sizeof *assembler->missing))
        return false;
    assembler->missing[assembler->missing_count++] = (struct asm_missing){.fixup = fixup, .symbol = symbol};
    return true;
}

bool asm_refuse(struct asm_state *assembler, struct isa_kernel *kernel, uint32_t line, const char *text)
{
    size_t bytes = strlen(assembler->path) + strlen(text) + sizeof ":4294967295: ";

    if (kernel->refusal)
        return true;
    kernel->refusal = malloc(bytes);
    if (!kernel->refusal)
        return asm_error(assembler, line, "out of memory");
    snprintf(kernel->refusal, bytes, "%s:%u: %s", assembler->path, line, text);
    isa_clean(kernel->refusal);
    return true;
}

static bool add_start(struct asm_state *assembler, struct regions *regions, enum asm_section section, uint64_t offset)
{
    if (!asm_reserve(assembler, &regions->starts, &regions->start_capacity, regions->start_count,
                     sizeof *regions->starts))
        return false;
    regions->starts[regions->start_count++] = (struct start){section, (uint32_t)offset};
    return true;
}

static int in_order(const void *a, const void *b)
{
    const struct start *left = a, *right = b;

    if (left->section != right->section)
        return left->section < right->section ? -1 : 1;
    return left->offset < right->offset ? -1 : left->offset > right->offset;
}

/* Whether the symbol divides code or data. Labels of data all do, since a label may name an object of its own. */
static bool divides(const struct asm_symbol *symbol)
{
    if (symbol->kind != ASM_LABEL || symbol->section >= ASM_SECTION_COUNT || symbol->value > UINT32_MAX)
        return false;
    return symbol->section != ASM_CODE || symbol->function;
}

static bool find_starts(struct asm_state *assembler, struct regions *regions)
{
    const struct isa_program *program = assembler->program;

    for (uint32_t i = 0; i < ASM_SECTION_COUNT; i++)
        if (!add_start(assembler, regions, (enum asm_section)i, 0))
            return false;
    for (uint32_t i = 0; i < assembler->symbol_count; i++) {
        const struct asm_symbol *symbol = &assembler->symbols[i];

        if (divides(symbol) && !add_start(assembler, regions, symbol->section, symbol->value))
            return false;
    }
    for (uint32_t i = 0; i < program->kernel_count; i++)
        if (!add_start(assembler, regions, ASM_CODE, program->operations[program->kernels[i].entry].offset))
            return false;
    qsort(regions->starts, regions->start_count, sizeof *regions->starts, in_order);
    return true;
}

/* The region of a place: the last one that starts there or before. Of several that start at one place it is always the
 * same one. */
static uint32_t region_of(const struct regions *regions, enum asm_section section, uint32_t offset)
{
    struct start place = {section, offset};
    uint32_t low = 0, high = regions->start_count;

    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;

        if (in_order(&regions->starts[middle], &place) <= 0)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static uint32_t region_of_fixup(const struct asm_state *assembler, const struct regions *regions,
                                const struct asm_fixup *fixup)
{
    if (fixup->kind == ASM_FIX_DATA)
        return region_of(regions, fixup->section, fixup->place);
    return region_of(regions, ASM_CODE, assembler->program->operations[fixup->place].offset);
}

static bool add_edge(struct asm_state *assembler, struct regions *regions, uint32_t from, uint32_t symbol_index)
{
    const struct asm_symbol *symbol = &assembler->symbols[symbol_index];
    uint32_t to;

    if (symbol->kind != ASM_LABEL || symbol->section >= ASM_SECTION_COUNT)
        return true;
    to = region_of(regions, symbol->section, (uint32_t)symbol->value);
    if (to == from)
        return true;
    if (!asm_reserve(assembler, &regions->edges, &regions->edge_capacity, regions->edge_count, sizeof *regions->edges))
        return false;
    regions->edges[regions->edge_count++] = (struct edge){from, to};
    return true;
}

static bool find_edges(struct asm_state *assembler, struct regions *regions)
{
    for (uint32_t i = 0; i < assembler->fixup_count; i++) {
        const struct asm_fixup *fixup = &assembler->fixups[i];
        uint32_t from = region_of_fixup(assembler, regions, fixup);

        for (uint32_t j = 0; j < fixup->expression.count; j++) {
            const struct asm_node *node = &assembler->nodes[fixup->expression.first + j];

            if (node->op == ASM_SYMBOL && !add_edge(assembler, regions, from, (uint32_t)node->value))
                return false;
            if (node->op == ASM_ADDRESS_ENTRY && !add_edge(assembler, regions, from, assembler->addresses[node->value]))
                return false;
        }
    }
    return true;
}

/* Sorts the edges by the region that they lead to. */
static bool index_edges(struct asm_state *assembler, struct regions *regions)
{
    regions->first = calloc((size_t)regions->start_count + 2, sizeof *regions->first);
    regions->sources = calloc((size_t)regions->edge_count + 1, sizeof *regions->sources);
    regions->cause = calloc(regions->start_count, sizeof *regions->cause);
    regions->stack = calloc(regions->start_count, sizeof *regions->stack);
    if (!regions->first || !regions->sources || !regions->cause || !regions->stack)
        return asm_error(assembler, assembler->lexer.line, "out of memory");
    for (uint32_t i = 0; i < regions->edge_count; i++)
        regions->first[regions->edges[i].to + 2]++;
    for (uint32_t i = 2; i < regions->start_count + 2; i++)
        regions->first[i] += regions->first[i - 1];
    for (uint32_t i = 0; i < regions->edge_count; i++)
        regions->sources[regions->first[regions->edges[i].to + 1]++] = regions->edges[i].from;
    return true;
}

/* A region lacks something, and so do all that reach it and have no cause yet. */
static void spread(struct regions *regions, uint32_t region, uint32_t cause)
{
    uint32_t depth = 0;

    if (regions->cause[region])
        return;
    regions->cause[region] = cause;
    regions->stack[depth++] = region;
    while (depth) {
        uint32_t at = regions->stack[--depth];

        for (uint32_t i = regions->first[at]; i < regions->first[at + 1]; i++) {
            uint32_t from = regions->sources[i];

            if (regions->cause[from])
                continue;
            regions->cause[from] = cause;
            regions->stack[depth++] = from;
        }
    }
}

/* Refuses the kernel, or the whole file when there is none. */
static bool refuse_for(struct asm_state *assembler, struct isa_kernel *kernel, const struct asm_missing *missing)
{
    uint32_t line = assembler->fixups[missing->fixup].line;
    char text[TEXT_BYTES];

    asm_explain_undefined(&assembler->symbols[missing->symbol], text, sizeof text);
    return kernel ? asm_refuse(assembler, kernel, line, text) : asm_error(assembler, line, "%s", text);
}

/* Without a kernel every missing symbol is an error; the two halves of an address are one. */
static bool refuse_file(struct asm_state *assembler)
{
    for (uint32_t i = 0; i < assembler->missing_count; i++) {
        if (i && assembler->missing[i].symbol == assembler->missing[i - 1].symbol)
            continue;
        if (!refuse_for(assembler, NULL, &assembler->missing[i]) && !asm_recover(assembler))
            return false;
    }
    return false;
}

static bool refuse_all(struct asm_state *assembler, struct regions *regions)
{
    struct isa_program *program = assembler->program;

    if (!find_starts(assembler, regions) || !find_edges(assembler, regions) || !index_edges(assembler, regions))
        return false;
    for (uint32_t i = 0; i < assembler->missing_count; i++) {
        const struct asm_fixup *fixup = &assembler->fixups[assembler->missing[i].fixup];

        spread(regions, region_of_fixup(assembler, regions, fixup), i + 1);
    }
    for (uint32_t i = 0; i < program->kernel_count; i++) {
        struct isa_kernel *kernel = &program->kernels[i];
        uint32_t region = region_of(regions, ASM_CODE, program->operations[kernel->entry].offset);
        uint32_t cause = regions->cause[region];

        if (cause && !refuse_for(assembler, kernel, &assembler->missing[cause - 1]))
            return false;
    }
    return true;
}

bool asm_refuse_kernels(struct asm_state *assembler)
{
    struct regions regions = {0};
    bool done;

    if (assembler->missing_count == 0)
        return true;
    if (assembler->program->kernel_count == 0)
        return refuse_file(assembler);
    done = refuse_all(assembler, &regions);
    free(regions.starts);
    free(regions.edges);
    free(regions.first);
    free(regions.sources);
    free(regions.cause);
    free(regions.stack);
    return done;
}
