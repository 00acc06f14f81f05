/* findings.c - races by pairs of places. */
#include "tools/bugs/race/findings.h"
#include "code/demangle.h"
#include "engine/reserve.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char *const kind_names[RACE_KIND_COUNT] = {
    [RACE_LOAD] = "load",
    [RACE_STORE] = "store",
    [RACE_SHARED_STORE] = "store",
    [RACE_ATOMIC_LOAD] = "atomic load",
    [RACE_ATOMIC_STORE] = "atomic store",
    [RACE_ATOMIC_UPDATE] = "atomic update",
};

static const char *const scope_names[] = {
    [RACE_SCOPE_GROUP] = " of scope wg",
    [RACE_SCOPE_AGENT] = " of scope agent",
    [RACE_SCOPE_REMOTE] = " of scope agent, remote",
};

const char *race_site_text(const struct race_site *site, char text[RACE_SITE_TEXT])
{
    const char *scope = race_kind_is_atomic((enum race_kind)site->kind) && !site->lds ? scope_names[site->scope] : "";

    snprintf(text, RACE_SITE_TEXT, "%s%s", kind_names[site->kind], scope);
    return text;
}

static bool same_site(const struct race_site *a, const struct race_site *b)
{
    return a->line == b->line && a->kind == b->kind && a->scope == b->scope && a->program == b->program &&
           a->operation == b->operation && a->lds == b->lds && a->lanes == b->lanes && a->plain == b->plain &&
           strcmp(a->file, b->file) == 0;
}

uint32_t race_site(struct race_findings *findings, const struct race_site *site)
{
    for (uint32_t i = findings->site_count; i > 0; i--) {
        if (same_site(&findings->sites[i - 1], site))
            return i - 1;
    }
    if (findings->site_count == RACE_SITES_MOST ||
        !sim_reserve(&findings->sites, &findings->site_capacity, findings->site_count, sizeof *findings->sites))
        return UINT32_MAX;
    findings->sites[findings->site_count] = *site;
    return findings->site_count++;
}

static bool same_pair(const struct race_finding *finding, uint32_t a, uint32_t b)
{
    uint32_t first = finding->ends[0].site, second = finding->ends[1].site;

    return (first == a && second == b) || (first == b && second == a);
}

struct race_finding *race_note(struct race_findings *findings, uint64_t address, const struct race_end ends[2],
                               uint64_t count)
{
    struct race_finding *found;

    for (uint32_t i = 0; i < findings->count; i++) {
        if (same_pair(&findings->found[i], ends[0].site, ends[1].site)) {
            findings->found[i].count += count;
            return &findings->found[i];
        }
    }
    if (!sim_reserve(&findings->found, &findings->capacity, findings->count, sizeof *findings->found))
        return NULL;
    found = findings->found;
    found[findings->count] = (struct race_finding){.address = address, .count = count, .ends = {ends[0], ends[1]}};
    return &found[findings->count++];
}

struct isa_place race_place(const struct race_site *site)
{
    if (site->program)
        return isa_place_of(site->program, site->operation);
    return (struct isa_place){.assembly = site->file, .assembly_line = site->line};
}

static bool same_wave(const struct race_end *a, const struct race_end *b)
{
    return a->kernel == b->kernel && memcmp(a->group, b->group, sizeof(a->group)) == 0 && a->wave == b->wave;
}

bool race_is_of_scopes(const struct race_findings *findings, const struct race_finding *finding)
{
    return !findings->sites[finding->ends[0].site].lds && !same_wave(&finding->ends[0], &finding->ends[1]);
}

static void print_end(const struct race_findings *findings, const struct race_end *end, FILE *stream)
{
    const struct race_site *site = &findings->sites[end->site];
    char text[RACE_SITE_TEXT], shown[CODE_SHOWN_BYTES];

    fprintf(stream,
            "%s:%" PRIu32 ": %s by kernel %s, work-group %" PRIu32 ",%" PRIu32 ",%" PRIu32 ", wave %" PRIu32
            " on CU %" PRIu32,
            site->file, site->line, race_site_text(site, text), code_shown_name(end->kernel, shown), end->group[0],
            end->group[1], end->group[2], end->wave, end->cu);
}

bool race_findings_print(const struct race_findings *findings, const char *prefix, FILE *stream)
{
    bool any = false;

    for (uint32_t i = 0; i < findings->count; i++) {
        const struct race_finding *finding = &findings->found[i];

        if (!race_is_of_scopes(findings, finding))
            continue;
        any = true;
        fprintf(stream, "%srace on the word 0x%" PRIx64 ": ", prefix, finding->address);
        print_end(findings, &finding->ends[0], stream);
        fputs("; ", stream);
        print_end(findings, &finding->ends[1], stream);
        if (finding->count > 1)
            fprintf(stream, "; %" PRIu64 " more", finding->count - 1);
        fputc('\n', stream);
    }
    return any;
}

void race_findings_free(struct race_findings *findings)
{
    free(findings->sites);
    free(findings->found);
    memset(findings, 0, sizeof(*findings));
}
