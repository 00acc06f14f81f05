/* describe.c - what a race was, and what would have ordered it, in words. */
#include "tools/bugs/race/describe.h"

#include <string.h>

#include "isa/locals.h"
#include "tools/bugs/race/state.h"

#define WORD_BYTES ISA_LOCAL_TEXT_BYTES

_Static_assert(MEM_NAME_BYTES <= WORD_BYTES, "names of both fit");

/* The name of a word, which an instruction of a site in a kernel accesses. */
static const char *word_text(const struct race_site *site, const char *kernel, uint64_t address,
                             const struct mem_names *names, char text[WORD_BYTES])
{
    const struct isa_kernel *declared = site->program ? isa_program_kernel(site->program, kernel) : NULL;
    uint32_t offset = (uint32_t)(address % RACE_LDS_BYTES);

    return site->lds ? isa_local_text(declared, offset, text) : mem_names_text(names, address, text);
}

static struct check_party party_of(const struct race_findings *races, const struct race_end *end, uint64_t address,
                                   const struct mem_names *names)
{
    const struct race_site *site = &races->sites[end->site];
    char what[RACE_SITE_TEXT], word[WORD_BYTES];
    struct check_party party = {.place = race_place(site),
                                .kernel = end->kernel,
                                .workgroup = {end->group[0], end->group[1], end->group[2]},
                                .wave = end->wave,
                                .lane = end->lane < ISA_LANES ? end->lane : CHECK_NO_LANE};

    if (party.lane != CHECK_NO_LANE && end->size[0] && end->size[1]) {
        uint32_t item = end->wave * ISA_LANES + end->lane;

        party.item[0] = end->first[0] + item % end->size[0];
        party.item[1] = end->first[1] + item / end->size[0] % end->size[1];
        party.item[2] = end->first[2] + item / end->size[0] / end->size[1];
    }
    snprintf(party.text, sizeof(party.text), "%s of %s", race_site_text(site, what),
             word_text(site, end->kernel, address, names, word));
    return party;
}

static void lack_text(const struct race_findings *races, enum race_lack lack, uint32_t number, char *text, size_t bytes)
{
    const struct race_site *site = &races->sites[number];
    struct isa_place at = race_place(site);
    char place[ISA_PLACE_BYTES], what[RACE_SITE_TEXT];

    isa_place_text(&at, place, sizeof(place));
    race_site_text(site, what);
    switch (lack) {
    case RACE_LACKS_RELEASE:
        snprintf(text, bytes, "release (%s before the %s at %s)",
                 site->plain ? "s_waitcnt vmcnt(0)" : "order rel, or onward_flush", what, place);
        return;
    case RACE_LACKS_ACQUIRE:
        snprintf(text, bytes, "acquire (%s the %s at %s)",
                 site->plain ? "buffer_wbinvl1_vol after" : "order acq of, or buffer_wbinvl1 after", what, place);
        return;
    case RACE_LACKS_SCOPE:
        snprintf(text, bytes, "a wider scope, or remote (of the %s at %s)", what, place);
        return;
    case RACE_LACKS_BARRIER:
        snprintf(text, bytes, "a barrier of the work-group between the two");
        return;
    case RACE_LACKS_WAIT:
        snprintf(text, bytes, "s_waitcnt %s before the barrier: %s", site->lds ? "lgkmcnt(0)" : "vmcnt(0)",
                 site->lds ? "CLK_LOCAL_MEM_FENCE" : "CLK_GLOBAL_MEM_FENCE");
        return;
    case RACE_LACKS_INVALIDATE:
        snprintf(text, bytes, "buffer_wbinvl1_vol before the %s at %s", what, place);
        return;
    case RACE_LACKS_SCALAR:
        snprintf(text, bytes, "s_dcache_inv before the %s at %s", what, place);
        return;
    case RACE_LACKS_FRESH:
        snprintf(text, bytes, "glc on the %s at %s (volatile, or an atomic of scope agent)", what, place);
        return;
    case RACE_LACKS_LANES:
        snprintf(text, bytes, "a barrier between the two work-items");
        return;
    case RACE_LACKS_GROUPS:
        snprintf(text, bytes,
                 "an order of the two work-groups: a barrier orders one work-group alone; split the kernel there, or "
                 "use an atomic with release and acquire");
        return;
    }
}

const char *race_missing_text(const struct race_findings *races, const struct race_missing *missing, char *text,
                              size_t bytes)
{
    size_t used = 0;

    *text = 0;
    for (uint32_t i = 0; i < missing->count; i++) {
        if (i && used + 6 < bytes)
            used += (size_t)snprintf(text + used, bytes - used, " and ");
        lack_text(races, missing->lacks[i].lack, missing->lacks[i].site, text + used, bytes - used);
        used += strlen(text + used);
    }
    return text;
}

void race_describe(const struct race_findings *races, const struct race_finding *race, enum check_kind kind,
                   const struct mem_names *names, struct check_findings *findings)
{
    struct check_finding finding = {.kind = kind,
                                    .party_count = 2,
                                    .parties = {party_of(races, &race->ends[0], race->address, names),
                                                party_of(races, &race->ends[1], race->address, names)},
                                    .count = race->count};

    if (kind == CHECK_STALE)
        snprintf(finding.parties[0].text + strlen(finding.parties[0].text),
                 sizeof(finding.parties[0].text) - strlen(finding.parties[0].text),
                 ", which hits old bytes in its cache,");
    race_missing_text(races, &race->missing, finding.missing, sizeof(finding.missing));
    check_findings_add(findings, &finding);
}
