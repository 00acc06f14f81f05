/* report.c - findings as text and as JSON. */
#include "tools/bugs/check/report.h"

#include <inttypes.h>
#include <string.h>

#include "code/demangle.h"
#include "cu/wave.h"
#include "engine/require.h"
#include "tools/view/markup.h"

#define PARTY_BYTES (ISA_PLACE_BYTES + CHECK_TEXT_BYTES + 512u)

struct check_party check_party_of(const struct cu_wave *wave, uint32_t operation, uint32_t lane)
{
    const struct cu_workgroup *workgroup = wave->workgroup;
    struct check_party party = {.place = isa_place_of(workgroup->kernel->program, operation),
                                .kernel = workgroup->kernel->name,
                                .wave = wave->index,
                                .lane = lane};

    SIM_REQUIRE(lane < ISA_LANES || lane == CHECK_NO_LANE);
    SIM_REQUIRE(operation <= wave->state.program->operation_count);
    memcpy(party.workgroup, workgroup->id, sizeof(party.workgroup));
    if (lane != CHECK_NO_LANE)
        cu_wave_item(workgroup, wave->index, lane, party.item);
    return party;
}

const char *check_party_text(const struct check_party *party, char *text, size_t bytes)
{
    char place[ISA_PLACE_BYTES], shown[CODE_SHOWN_BYTES], wave[24] = "", lane[96] = "";
    const uint32_t *group = party->workgroup;
    const uint64_t *item = party->item;

    isa_place_text(&party->place, place, sizeof(place));
    if (!party->kernel) {
        snprintf(text, bytes, "%s%s%s", party->place.assembly ? place : "", party->place.assembly ? ": " : "",
                 party->text);
        return text;
    }
    if (party->wave != CHECK_NO_WAVE)
        snprintf(wave, sizeof(wave), ", wave %" PRIu32, party->wave);
    if (party->wave != CHECK_NO_WAVE && party->lane != CHECK_NO_LANE)
        snprintf(lane, sizeof(lane), ", lane %" PRIu32 " (work-item %" PRIu64 ",%" PRIu64 ",%" PRIu64 ")", party->lane,
                 item[0], item[1], item[2]);
    snprintf(text, bytes, "%s%s%s by kernel %s, work-group %" PRIu32 ",%" PRIu32 ",%" PRIu32 "%s%s",
             party->place.assembly ? place : "", party->place.assembly ? ": " : "", party->text,
             code_shown_name(party->kernel, shown), group[0], group[1], group[2], wave, lane);
    return text;
}

static void print(const struct check_finding *finding, FILE *stream)
{
    char text[PARTY_BYTES];

    fprintf(stream, "onward: %s: %s\n", check_kind_name(finding->kind),
            check_party_text(&finding->parties[0], text, sizeof(text)));
    if (finding->party_count == 2)
        fprintf(stream, "    %s\n", check_party_text(&finding->parties[1], text, sizeof(text)));
    if (*finding->missing)
        fprintf(stream, "    missing: %s\n", finding->missing);
    if (finding->count > 1)
        fprintf(stream, "    %" PRIu64 " times\n", finding->count);
}

void check_findings_print(const struct check_findings *findings, uint64_t limit, FILE *stream)
{
    for (uint32_t i = 0; i < findings->count && i < limit; i++)
        print(&findings->found[i], stream);
    if (findings->count > limit)
        fprintf(stream, "onward: %" PRIu64 " more findings (--check-limit)\n", findings->count - limit);
}

static void party_json(const struct check_party *party, FILE *stream)
{
    const uint32_t *group = party->workgroup;
    const uint64_t *item = party->item;

    fputs("{\"file\":", stream);
    if (party->place.file)
        view_json_string(stream, party->place.file);
    else
        fputs("null", stream);
    fprintf(stream, ",\"line\":%" PRIu32 ",\"column\":%" PRIu32 ",\"assembly\":", party->place.line,
            party->place.column);
    if (party->place.assembly)
        view_json_string(stream, party->place.assembly);
    else
        fputs("null", stream);
    fprintf(stream, ",\"assembly_line\":%" PRIu32 ",\"text\":", party->place.assembly_line);
    view_json_string(stream, party->text);
    if (party->kernel) {
        fputs(",\"kernel\":", stream);
        view_json_string(stream, party->kernel);
        fprintf(stream, ",\"workgroup\":[%" PRIu32 ",%" PRIu32 ",%" PRIu32 "]", group[0], group[1], group[2]);
        if (party->wave != CHECK_NO_WAVE)
            fprintf(stream, ",\"wave\":%" PRIu32, party->wave);
        if (party->wave != CHECK_NO_WAVE && party->lane != CHECK_NO_LANE)
            fprintf(stream, ",\"lane\":%" PRIu32 ",\"item\":[%" PRIu64 ",%" PRIu64 ",%" PRIu64 "]", party->lane,
                    item[0], item[1], item[2]);
    }
    fputc('}', stream);
}

static void finding_json(const struct check_finding *finding, FILE *stream)
{
    fprintf(stream, "{\"kind\":\"%s\",\"count\":%" PRIu64 ",\"places\":[", check_kind_name(finding->kind),
            finding->count);
    for (uint32_t i = 0; i < finding->party_count; i++) {
        if (i)
            fputc(',', stream);
        party_json(&finding->parties[i], stream);
    }
    fputs("],\"missing\":", stream);
    if (*finding->missing)
        view_json_string(stream, finding->missing);
    else
        fputs("null", stream);
    fputc('}', stream);
}

void check_findings_json(const struct check_findings *findings, FILE *stream)
{
    for (uint32_t i = 0; i < findings->count; i++) {
        if (i)
            fputs(",\n", stream);
        finding_json(&findings->found[i], stream);
    }
}

static void finding_html(const struct check_finding *finding, FILE *stream)
{
    char text[CHECK_TEXT_BYTES + ISA_PLACE_BYTES];

    fprintf(stream, "<tr><td>%s</td><td>%" PRIu64 "</td><td>", check_kind_name(finding->kind), finding->count);
    for (uint32_t i = 0; i < finding->party_count; i++) {
        fputs(i ? "<br>" : "", stream);
        view_html_text(stream, check_party_text(&finding->parties[i], text, sizeof(text)));
    }
    fputs("</td><td>", stream);
    view_html_text(stream, finding->missing);
    fputs("</td></tr>\n", stream);
}

void check_findings_html(const struct check_findings *findings, FILE *stream)
{
    if (!findings->count)
        return;
    fputs("<h2>Findings</h2>\n<table><thead><tr><th>kind</th><th>times</th><th>parties</th><th>missing</th></tr>"
          "</thead><tbody>\n",
          stream);
    for (uint32_t i = 0; i < findings->count; i++)
        finding_html(&findings->found[i], stream);
    fputs("</tbody></table>\n", stream);
}
