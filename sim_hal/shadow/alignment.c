/* alignment.c - see alignment.h. */
#include "shadow/alignment.h"

#include <stdio.h>

#include "mem/names.h"

#define WORD_BYTES 4u

static const char *verb_of(const struct isa_access *access)
{
    return access->kind == ISA_ACCESS_LOAD ? "load" : access->kind == ISA_ACCESS_STORE ? "store" : "atomic";
}

static uint64_t misaligned_lanes(const struct isa_access *access, uint64_t lanes, uint32_t size)
{
    uint64_t found = 0;

    for (; lanes; lanes &= lanes - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(lanes);

        found |= (uint64_t)(access->address[lane] % size != 0) << lane;
    }
    return found;
}

void shadow_check_alignment(const struct shadow_step *step, const struct isa_access *access)
{
    const struct gpu_memory *memory = step->shadow->memory;
    uint32_t size = access->bytes < WORD_BYTES ? access->bytes : WORD_BYTES, lane;
    uint64_t lanes;
    char name[GPU_NAME_BYTES], text[SHADOW_TEXT_BYTES], missing[SHADOW_TEXT_BYTES];
    struct shadow_report report = {
        .kind = CHECK_ALIGNMENT, .second = SHADOW_NO_OPERATION, .text = text, .missing = missing};

    if (size < 2 || !shadow_looks_for(step->shadow, CHECK_ALIGNMENT))
        return;
    lanes = misaligned_lanes(access, isa_exec(&step->wave->state) & ~access->swizzled, size);
    if (!lanes)
        return;
    lane = report.lane = shadow_first_lane(lanes);
    snprintf(text, sizeof(text), "%s of %u bytes at %s", verb_of(access), access->bytes,
             gpu_names_text(memory ? memory->names : NULL, access->address[lane], name));
    snprintf(missing, sizeof(missing), "an address that is a multiple of %u; this one is %u more than one", size,
             (uint32_t)(access->address[lane] % size));
    shadow_report(step, &report);
}
