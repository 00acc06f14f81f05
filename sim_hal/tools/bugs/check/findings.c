/* findings.c - findings by kind and pair of places. */
#include "tools/bugs/check/findings.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "engine/reserve.h"

static bool same_text(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

static bool same_place(const struct isa_place *a, const struct isa_place *b)
{
    if (a->file || b->file)
        return a->line == b->line && a->column == b->column && same_text(a->file, b->file);
    return a->assembly_line == b->assembly_line && same_text(a->assembly, b->assembly);
}

static bool has_places(const struct check_finding *finding, const struct isa_place *first,
                       const struct isa_place *second)
{
    const struct check_party *parties = finding->parties;

    if (finding->party_count != (second ? 2u : 1u))
        return false;
    if (!second)
        return same_place(&parties[0].place, first);
    return (same_place(&parties[0].place, first) && same_place(&parties[1].place, second)) ||
           (same_place(&parties[0].place, second) && same_place(&parties[1].place, first));
}

struct check_finding *check_findings_find(struct check_findings *findings, enum check_kind kind,
                                          const struct isa_place *first, const struct isa_place *second)
{
    SIM_REQUIRE(kind < CHECK_KIND_COUNT);
    for (uint32_t i = 0; i < findings->count; i++) {
        if (findings->found[i].kind == kind && has_places(&findings->found[i], first, second))
            return &findings->found[i];
    }
    return NULL;
}

static bool reserve_one(struct check_findings *findings)
{
    if (sim_reserve(&findings->found, &findings->capacity, findings->count, sizeof *findings->found))
        return true;
    findings->failed = true;
    return false;
}

bool check_findings_add(struct check_findings *findings, const struct check_finding *finding)
{
    const struct isa_place *second = finding->party_count == 2 ? &finding->parties[1].place : NULL;
    struct check_finding *same = check_findings_find(findings, finding->kind, &finding->parties[0].place, second);

    SIM_REQUIRE(finding->party_count == 1 || finding->party_count == 2);
    if (same) {
        same->count += finding->count;
        return true;
    }
    if (!reserve_one(findings))
        return false;
    findings->found[findings->count++] = *finding;
    return true;
}

void check_findings_free(struct check_findings *findings)
{
    free(findings->found);
    memset(findings, 0, sizeof(*findings));
}
