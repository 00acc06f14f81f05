/* alignment.c - see alignment.h. */
#include "tools/bugs/shadow/alignment.h"

#include <stdio.h>
#include <stdlib.h>

#include "tools/bugs/check/report.h"
#include "mem/names.h"
#include "tools/bugs/shadow/parts.h"

#define WORD_BYTES 4u

static const char *verb_of(const struct execute_access *access)
{
    return access->kind == EXECUTE_ACCESS_LOAD ? "load" : access->kind == EXECUTE_ACCESS_STORE ? "store" : "atomic";
}

static uint64_t misaligned_lanes(const struct execute_access *access, uint64_t lanes, uint32_t size)
{
    uint64_t found = 0;

    for (; lanes; lanes &= lanes - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(lanes);

        found |= (uint64_t)(access->address[lane] % size != 0) << lane;
    }
    return found;
}

/* The size of what the host has put there; 1: it is not known. */
static uint32_t element_bytes(const struct shadow_step *step, uint64_t address)
{
    const struct mem_name *name = mem_names_find(step->shadow->memory ? step->shadow->memory->names : NULL, address, 0);

    return name && name->element_bytes ? name->element_bytes : 1;
}

static void report_lane(const struct shadow_step *step, const struct execute_access *access, uint32_t lane,
                        uint32_t size)
{
    const struct mem *memory = step->shadow->memory;
    char name[MEM_NAME_BYTES], text[SHADOW_TEXT_BYTES], missing[SHADOW_TEXT_BYTES];
    const struct shadow_report report = {
        .kind = CHECK_ALIGNMENT, .lane = lane, .second = SHADOW_NO_OPERATION, .text = text, .missing = missing};

    snprintf(text, sizeof(text), "%s of %u bytes at %s", verb_of(access), access->bytes,
             mem_names_text(memory ? memory->names : NULL, access->address[lane], name));
    snprintf(missing, sizeof(missing), "an address that is a multiple of %u; this one is %u more than one", size,
             (uint32_t)(access->address[lane] % size));
    shadow_report(step, &report);
}

/* Keeps a load whose value goes to memory as it is: the store decides what it was. */
static void defer(const struct shadow_step *step, const struct execute_access *access, uint32_t lane, uint32_t size,
                  uint32_t store)
{
    struct shadow *shadow = step->shadow;
    struct shadow_deferred *deferred = &shadow->deferred[shadow_operation(step) % SHADOW_DEFERRED];

    *deferred = (struct shadow_deferred){.program = step->wave->state.program,
                                         .load = shadow_operation(step),
                                         .store = store,
                                         .bytes = access->bytes,
                                         .size = size,
                                         .address = access->address[lane],
                                         .lane = lane};
}

/* The step is a store of a load that was kept. What lies where it goes is no array of bytes: then the load was of one value. */
static void settle_deferred(const struct shadow_step *step, const struct execute_access *access)
{
    struct shadow *shadow = step->shadow;
    uint64_t lanes = access->exec & ~access->swizzled;

    for (uint32_t i = 0; i < SHADOW_DEFERRED; i++) {
        struct shadow_deferred *deferred = &shadow->deferred[i];
        struct shadow_step load = *step;
        struct execute_access loaded = {.kind = EXECUTE_ACCESS_LOAD, .bytes = (uint8_t)deferred->bytes};

        if (deferred->program != step->wave->state.program || deferred->store != shadow_operation(step) || !lanes)
            continue;
        if (element_bytes(step, access->address[shadow_first_lane(lanes)]) >= deferred->size) {
            load.operation = &deferred->program->operations[deferred->load];
            loaded.address[deferred->lane] = deferred->address;
            report_lane(&load, &loaded, deferred->lane, deferred->size);
        }
        deferred->program = NULL;
    }
}

static void judge(const struct shadow_step *step, const struct execute_access *access, uint32_t lane, uint32_t size)
{
    const struct isa_program *program = step->wave->state.program;
    uint32_t element = element_bytes(step, access->address[lane]), store = 0;
    enum shadow_use use;

    if (element > 1 && access->address[lane] % (element < size ? element : size) != 0) {
        report_lane(step, access, lane, size);
        return;
    }
    if (access->kind != EXECUTE_ACCESS_LOAD) {
        if (access->kind == EXECUTE_ACCESS_ATOMIC || !shadow_store_is_packed(program, shadow_operation(step)))
            report_lane(step, access, lane, size);
        return;
    }
    use = shadow_use_of_load(program, shadow_operation(step), &store);
    if (use == SHADOW_USE_WHOLE)
        report_lane(step, access, lane, size);
    else if (use == SHADOW_USE_STORED)
        defer(step, access, lane, size, store);
}

void shadow_check_alignment(const struct shadow_step *step, const struct execute_access *access)
{
    uint32_t size = access->bytes < WORD_BYTES ? access->bytes : WORD_BYTES;
    uint64_t lanes;

    if (!shadow_looks_for(step->shadow, CHECK_ALIGNMENT))
        return;
    if (access->kind == EXECUTE_ACCESS_STORE)
        settle_deferred(step, access);
    if (size < 2)
        return;
    lanes = misaligned_lanes(access, isa_exec(&step->wave->state) & ~access->swizzled, size);
    if (lanes)
        judge(step, access, shadow_first_lane(lanes), size);
}
