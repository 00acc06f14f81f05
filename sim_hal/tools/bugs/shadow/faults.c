/* faults.c - see faults.h. */
#include "tools/bugs/shadow/faults.h"

#include <inttypes.h>
#include <stdio.h>

#include "gpu/fault.h"
#include "mem/names.h"

#define NEAR_BYTES (UINT64_C(1) << 20) /* an address further away than this belongs to no buffer */

static const char *verb_of(const struct shadow_step *step)
{
    uint32_t flags = isa_opcodes[step->operation->opcode].flags;

    return flags & ISA_OP_ATOMIC ? "atomic" : flags & ISA_OP_STORE ? "store" : "load";
}

/* "12 bytes past the end of in", or the address. */
static void describe_global(const struct shadow_step *step, const struct cu_fault *fault, char text[SHADOW_TEXT_BYTES])
{
    uint64_t address = fault->address;
    const struct mem_names *names = step->shadow->memory ? step->shadow->memory->names : NULL;
    const struct mem_name *name = mem_names_find(names, address, NEAR_BYTES);

    if (!name)
        snprintf(text, SHADOW_TEXT_BYTES, "%s at 0x%" PRIx64 ", which is in no buffer", verb_of(step), address);
    else if (address < name->address)
        snprintf(text, SHADOW_TEXT_BYTES, "%s %" PRIu64 " bytes before the start of %s", verb_of(step),
                 name->address - address, name->label);
    else if (address >= name->address + name->bytes)
        snprintf(text, SHADOW_TEXT_BYTES, "%s %" PRIu64 " bytes past the end of %s", verb_of(step),
                 address - (name->address + name->bytes), name->label);
    else
        snprintf(text, SHADOW_TEXT_BYTES, "%s at byte %" PRIu64 " of %s, %s", verb_of(step), address - name->address,
                 name->label, gpu_fault_reason(fault, step->operation, name));
}

static void describe_bounds(const struct shadow_step *step, const struct cu_fault *fault, char text[SHADOW_TEXT_BYTES])
{
    uint32_t shared = step->group->kernel->apertures.shared_base_hi;
    bool flat = step->operation->unit == ISA_UNIT_VMEM, local = flat && shared && fault->address >> 32 == shared;
    bool private = flat && fault->address >> 32 == step->group->kernel->apertures.private_base_hi;

    if (step->operation->unit == ISA_UNIT_LDS || local)
        snprintf(text, SHADOW_TEXT_BYTES,
                 "%s at byte %" PRIu32 " of local memory, of which the work-group has %" PRIu32, verb_of(step),
                 (uint32_t)fault->address, step->group->lds_used);
    else if (private && step->group->kernel->apertures.private_base_hi)
        snprintf(text, SHADOW_TEXT_BYTES, "%s at byte %" PRIu32 " of private memory, of which a work-item has %" PRIu32,
                 verb_of(step), (uint32_t)fault->address, step->group->kernel->private_segment);
    else
        describe_global(step, fault, text);
}

void shadow_fault(const struct shadow_step *step, const struct cu_fault *fault)
{
    char text[SHADOW_TEXT_BYTES], name[MEM_NAME_BYTES];
    struct shadow_report report = {
        .lane = fault->lane < ISA_LANES ? fault->lane : CHECK_NO_LANE, .second = SHADOW_NO_OPERATION, .text = text};

    switch (fault->fault) {
    case ISA_FAULT_OUT_OF_BOUNDS:
        report.kind = CHECK_BOUNDS;
        describe_bounds(step, fault, text);
        break;
    case ISA_FAULT_READ_ONLY:
        report.kind = CHECK_BOUNDS;
        snprintf(text, sizeof(text), "%s to %s, which is read-only", verb_of(step),
                 mem_names_text(step->shadow->memory ? step->shadow->memory->names : NULL, fault->address, name));
        break;
    case ISA_FAULT_MISALIGNED:
        report.kind = CHECK_ALIGNMENT;
        snprintf(text, sizeof(text), "%s at 0x%" PRIx64 ", which faults", verb_of(step), fault->address);
        break;
    default:
        return;
    }
    shadow_report(step, &report);
}
