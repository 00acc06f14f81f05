/* shadow.c - see shadow.h. */
#include "tools/bugs/shadow/shadow.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/reserve.h"
#include "tools/bugs/check/report.h"
#include "isa/locals.h"
#include "mem/names.h"

void shadow_init(struct shadow *shadow, uint32_t kinds, struct check_findings *findings)
{
    memset(shadow, 0, sizeof(*shadow));
    shadow->kinds = kinds;
    shadow->findings = findings;
    shadow_forms_fill(shadow->forms);
}

static void free_group(struct shadow_group *group)
{
    if (!group)
        return;
    free(group->rows);
    free(group->row_bits);
    free(group->lds);
    free(group->lds_origins);
    free(group);
}

void shadow_release(struct shadow *shadow)
{
    for (uint32_t i = 0; i < shadow->group_count; i++)
        free_group(shadow->groups[i]);
    free(shadow->groups);
    free(shadow->origins);
    shadow_bytes_free(&shadow->bytes);
}

/* ---- origins ---- */

/* Only places count: one origin an instruction and source is enough for reports. */
static bool is_same(const struct shadow_origin *origin, enum shadow_source source, const struct isa_program *program,
                    uint32_t operation)
{
    return origin->source == source && origin->program == program && origin->operation == operation;
}

static struct shadow_origin *new_origin(struct shadow *shadow)
{
    if (!sim_reserve(&shadow->origins, &shadow->origin_capacity, shadow->origin_count, sizeof *shadow->origins)) {
        shadow->failed = true;
        return NULL;
    }
    return &shadow->origins[shadow->origin_count++];
}

uint32_t shadow_origin(const struct shadow_step *step, enum shadow_source source, uint64_t number)
{
    struct shadow *shadow = step->shadow;
    const struct isa_program *program = step->wave->state.program;
    uint32_t operation = shadow_operation(step);
    struct shadow_origin *origin;

    for (uint32_t i = shadow->origin_count; i-- > 0;) {
        if (is_same(&shadow->origins[i], source, program, operation))
            return i + 1;
    }
    origin = new_origin(shadow);
    if (!origin)
        return 0;
    *origin =
        (struct shadow_origin){.source = (uint8_t)source, .program = program, .operation = operation, .number = number};
    origin->kernel = step->group->code;
    return shadow->origin_count;
}

uint32_t shadow_origin_of(const struct shadow_step *step, uint32_t origin, uint32_t operand)
{
    if (origin & ~SHADOW_WORKED_OUT)
        return origin;
    if (operand >= ISA_VGPR_FIRST)
        return shadow_origin(step, SHADOW_SOURCE_REGISTER, operand - ISA_VGPR_FIRST);
    return shadow_origin(step, SHADOW_SOURCE_SCALAR, operand);
}

/* ---- reports ---- */

static const char *scalar_name(uint64_t operand, char name[16])
{
    if (operand > ISA_SGPR_LAST)
        return operand == ISA_SCC ? "SCC" : operand == ISA_M0 ? "M0" : "VCC";
    snprintf(name, 16, "s%" PRIu64, operand);
    return name;
}

static void describe_origin(const struct shadow *shadow, const struct shadow_origin *origin,
                            char text[SHADOW_TEXT_BYTES])
{
    char name[MEM_NAME_BYTES], local[ISA_LOCAL_TEXT_BYTES], scalar[16];

    switch ((enum shadow_source)origin->source) {
    case SHADOW_SOURCE_REGISTER:
        snprintf(text, SHADOW_TEXT_BYTES, "it comes from v%" PRIu64 ", which was never written in that lane",
                 origin->number);
        return;
    case SHADOW_SOURCE_SCALAR:
        snprintf(text, SHADOW_TEXT_BYTES, "it comes from %s, which was never written",
                 scalar_name(origin->number, scalar));
        return;
    case SHADOW_SOURCE_LDS:
        snprintf(text, SHADOW_TEXT_BYTES, "it comes from %s in local memory, which was never written",
                 isa_local_text(origin->kernel, (uint32_t)origin->number, local));
        return;
    case SHADOW_SOURCE_SCRATCH:
        snprintf(text, SHADOW_TEXT_BYTES, "it comes from private memory that was never written");
        return;
    default:
        snprintf(text, SHADOW_TEXT_BYTES, "it comes from %s, which was never written",
                 mem_names_text(shadow->memory ? shadow->memory->names : NULL, origin->number, name));
    }
}

void shadow_report(const struct shadow_step *step, const struct shadow_report *report)
{
    const struct isa_program *program = step->wave->state.program;
    struct check_finding finding = {.kind = report->kind, .party_count = 1, .count = 1}, *known;
    bool two = report->second != SHADOW_NO_OPERATION;
    struct isa_place first, second = {0};

    if (!shadow_looks_for(step->shadow, report->kind))
        return;
    first = isa_place_of(program, shadow_operation(step));
    if (two)
        second = isa_place_of(program, report->second);
    known = check_findings_find(step->shadow->findings, report->kind, &first, two ? &second : NULL);
    if (known) {
        known->count++;
        return;
    }
    finding.parties[0] = check_party_of(step->wave, shadow_operation(step), report->lane);
    snprintf(finding.parties[0].text, sizeof(finding.parties[0].text), "%s", report->text);
    if (two) {
        finding.party_count = 2;
        finding.parties[1].place = second;
        snprintf(finding.parties[1].text, sizeof(finding.parties[1].text), "%s", report->other);
    }
    if (report->missing)
        snprintf(finding.missing, sizeof(finding.missing), "%s", report->missing);
    check_findings_add(step->shadow->findings, &finding);
}

void shadow_report_undefined(const struct shadow_step *step, uint32_t origin, uint32_t lane, const char *text)
{
    const struct shadow *shadow = step->shadow;
    struct shadow_report report = {
        .kind = CHECK_UNINITIALISED, .lane = lane, .second = SHADOW_NO_OPERATION, .text = text};
    char other[SHADOW_TEXT_BYTES];

    if (!shadow_looks_for(shadow, CHECK_UNINITIALISED))
        return;
    if (origin & ~SHADOW_WORKED_OUT) {
        const struct shadow_origin *from = &shadow->origins[(origin & ~SHADOW_WORKED_OUT) - 1];

        describe_origin(shadow, from, other);
        report.other = other;
        report.second = from->program == step->wave->state.program ? from->operation : SHADOW_NO_OPERATION;
    }
    shadow_report(step, &report);
}
