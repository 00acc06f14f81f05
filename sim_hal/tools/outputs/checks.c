/* checks.c - the checkers of a run, and what they have found. */
#include "tools/outputs/checks.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "host/text.h"
#include "tools/outputs/complaint.h"

#define RACE_KINDS (CHECK_BIT(CHECK_RACES) | CHECK_BIT(CHECK_STALE))

bool outputs_checks_read(struct outputs_checks *checks, const char *text)
{
    char error[HOST_ERROR_BYTES];

    if (check_kinds_read(text, &checks->kinds, error, sizeof(error)))
        return true;
    return outputs_complain("--check %s", error);
}

bool outputs_checks_read_limit(struct outputs_checks *checks, const char *text)
{
    checks->limited = true;
    if (host_text_u64((struct host_span){text, strlen(text)}, &checks->limit))
        return true;
    return outputs_complain("--check-limit %s: expected a number of findings", text);
}

bool outputs_checks_begin(struct outputs_checks *checks)
{
    if (checks->scopes || checks->kinds & RACE_KINDS) {
        checks->watch = race_watch_create();
        if (!checks->watch)
            return false;
        check_fan_add(&checks->fan, race_watch_observer(checks->watch));
    }
    if (checks->kinds & SHADOW_WATCH_KINDS) {
        checks->shadow = shadow_watch_create(checks->kinds & SHADOW_WATCH_KINDS, &checks->findings);
        if (!checks->shadow)
            return false;
        check_fan_add(&checks->fan, shadow_watch_accesses(checks->shadow));
    }
    return true;
}

const struct mem_access_observer *outputs_checks_observer(struct outputs_checks *checks)
{
    return checks->fan.count ? check_fan_observer(&checks->fan) : NULL;
}

const struct cu_step_observer *outputs_checks_steps(const struct outputs_checks *checks)
{
    return checks->shadow ? shadow_watch_steps(checks->shadow) : NULL;
}

void outputs_checks_memory(struct outputs_checks *checks, const struct mem *memory, const struct host_launch *launches,
                           uint32_t launch_count)
{
    if (!checks->shadow)
        return;
    shadow_watch_memory(checks->shadow, memory);
    for (uint32_t i = 0; i < launch_count; i++) {
        const struct host_file *file = launches[i].file;

        for (uint32_t j = 0; j < file->argument_count; j++) {
            if (file->arguments[j].content == HOST_CONTENT_NOINIT && !file->arguments[j].control)
                shadow_watch_undefined(checks->shadow, launches[i].addresses[j], file->arguments[j].size);
        }
    }
}

void outputs_checks_name(struct outputs_checks *checks, const struct mem_names *names)
{
    checks->names = names;
}

bool outputs_checks_end(struct outputs_checks *checks)
{
    if (checks->watch) {
        race_watch_end(checks->watch, checks->kinds, checks->names, &checks->findings);
        if (race_watch_failed(checks->watch))
            return false;
    }
    return !checks->findings.failed && !(checks->shadow && shadow_watch_failed(checks->shadow));
}

enum host_status outputs_checks_report(struct outputs_checks *checks, enum host_status status)
{
    const struct race_findings *races = checks->scopes ? race_watch_findings(checks->watch) : NULL;

    bool raced = races && race_findings_print(races, "onward: ", stderr);

    check_findings_print(&checks->findings, checks->limited ? checks->limit : OUTPUTS_CHECK_LIMIT, stderr);
    return (raced || checks->findings.count) && status == HOST_OK ? HOST_WRONG : status;
}

bool outputs_checks_summary(struct outputs_checks *checks, char *text, size_t bytes)
{
    const struct race_findings *races = checks->scopes ? race_watch_findings(checks->watch) : NULL;
    const struct check_finding *first = checks->findings.found;
    const struct race_site *one = NULL, *other = NULL;
    char party[CHECK_TEXT_BYTES + ISA_PLACE_BYTES];

    uint32_t count = 0;

    for (uint32_t i = races ? races->count : 0; i > 0; i--) {
        if (!race_is_of_scopes(races, &races->found[i - 1]))
            continue;
        one = &races->sites[races->found[i - 1].ends[0].site];
        other = &races->sites[races->found[i - 1].ends[1].site];
        count++;
    }
    if (count) {
        snprintf(text, bytes, "pairs of lines that race: %" PRIu32 ", the first %s:%" PRIu32 " and %s:%" PRIu32, count,
                 one->file, one->line, other->file, other->line);
        return true;
    }
    if (!checks->findings.count)
        return false;
    snprintf(text, bytes, "findings: %" PRIu32 ", the first is %s: %s", checks->findings.count,
             check_kind_name(first->kind), check_party_text(&first->parties[0], party, sizeof(party)));
    return true;
}

void outputs_checks_free(struct outputs_checks *checks)
{
    race_watch_free(checks->watch);
    shadow_watch_free(checks->shadow);
    check_findings_free(&checks->findings);
    memset(checks, 0, sizeof(*checks));
}
