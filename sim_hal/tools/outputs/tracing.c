/* tracing.c - see tracing.h. */
#include "tools/outputs/tracing.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "host/text.h"
#include "tools/outputs/complaint.h"
#include "tools/view/gzip.h"

/* What is behind the last dot of a name; NULL: there is none. */
static const char *suffix_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *dot = strrchr(slash ? slash + 1 : path, '.');

    return dot ? dot + 1 : NULL;
}

static bool is_page(const struct outputs_tracing *tracing)
{
    const char *suffix = suffix_of(tracing->path);

    return suffix && strcmp(suffix, "html") == 0;
}

static bool is_compressed(const struct outputs_tracing *tracing)
{
    static const char suffix[] = ".json.gz";
    size_t length = strlen(tracing->path), behind = sizeof(suffix) - 1;

    return length >= behind && strcmp(tracing->path + length - behind, suffix) == 0;
}

static bool check_suffix(const struct outputs_tracing *tracing)
{
    const char *suffix = suffix_of(tracing->path);

    if (!suffix || strcmp(suffix, "json") == 0 || strcmp(suffix, "html") == 0 || is_compressed(tracing))
        return true;
    outputs_complain("--trace %s: expected a name with .html, for a page, or .json or .json.gz, for Perfetto",
                     tracing->path);
    return false;
}

bool outputs_tracing_check(struct outputs_tracing *tracing, const struct parameters *parameters)
{
    uint64_t cu;

    if (tracing->path && !check_suffix(tracing))
        return false;
    if (!tracing->waves_cu)
        return true;
    if (!tracing->path)
        return outputs_complain("--trace-waves: needs --trace FILE.json or FILE.html");
    if (!host_text_u64((struct host_span){tracing->waves_cu, strlen(tracing->waves_cu)}, &cu) || cu >= parameters->cus)
        return outputs_complain("--trace-waves %s: expected a compute unit, 0 to %" PRIu64, tracing->waves_cu,
                                parameters->cus - 1);
    tracing->waves = is_page(tracing) ? outputs_page_wave_observer(&tracing->page, (uint32_t)cu)
                                      : outputs_wave_observer(&tracing->observation, (uint32_t)cu);
    return true;
}

static bool begin_page(struct outputs_tracing *tracing, const struct parameters *parameters, const char *title)
{
    const struct view_page_head head = {title, parameters->clock_mhz, (uint32_t)parameters->cus,
                                        tracing->waves_cu ? (int32_t)tracing->waves.cu : -1};

    tracing->page.page = view_page_begin(tracing->output.stream, &head);
    return tracing->page.page != NULL;
}

static bool begin_trace(struct outputs_tracing *tracing, const struct parameters *parameters)
{
    struct outputs_observation *observation = &tracing->observation;
    FILE *stream = tracing->plain ? tracing->plain : tracing->output.stream;

    observation->trace = view_trace_begin(stream, parameters->clock_mhz, (uint32_t)parameters->cus);
    if (tracing->waves_cu)
        observation->waves.trace = observation->trace;
    return observation->trace != NULL;
}

bool outputs_tracing_open(struct outputs_tracing *tracing, const struct parameters *parameters, const char *title)
{
    char error[HOST_ERROR_BYTES];

    if (!tracing->path)
        return true;
    if (!view_output_open(&tracing->output, tracing->path, error, sizeof(error)))
        return outputs_complain("%s", error);
    if (is_compressed(tracing) && !(tracing->plain = tmpfile()))
        return outputs_complain("%s: no temporary file: %s", tracing->path, strerror(errno));
    if (is_page(tracing) ? begin_page(tracing, parameters, title) : begin_trace(tracing, parameters))
        return true;
    outputs_complain("out of memory");
    return false;
}

void outputs_tracing_attach(struct outputs_tracing *tracing, struct gpu *const *gpu, struct gpu_observer *observer,
                            const struct cu_wave_observer **waves)
{
    tracing->page.gpu = gpu;
    if (tracing->page.page)
        *observer = outputs_page_observer(&tracing->page);
    else if (tracing->observation.trace)
        *observer = outputs_observer(&tracing->observation);
    if (tracing->waves_cu)
        *waves = &tracing->waves;
}

#define FINDING_BYTES (2 * CHECK_TEXT_BYTES + CHECK_MISSING_BYTES + ISA_PLACE_BYTES + 64u)

static const char *party_place(const struct check_party *party, char text[ISA_PLACE_BYTES])
{
    return party->place.assembly ? isa_place_text(&party->place, text, ISA_PLACE_BYTES) : "";
}

/* A mark for a party of a finding, which names the other one. */
static void add_finding(struct view_page *page, const struct check_finding *finding, uint32_t which)
{
    const struct check_party *party = &finding->parties[which];
    const struct check_party *other = finding->party_count > 1 ? &finding->parties[1 - which] : NULL;
    char place[ISA_PLACE_BYTES], other_place[ISA_PLACE_BYTES], text[FINDING_BYTES];

    snprintf(text, sizeof(text), "%s: %s%s%s%s%s%s%s", check_kind_name(finding->kind), party->text, other ? "; " : "",
             other ? other->text : "", other ? " at " : "", other ? party_place(other, other_place) : "",
             *finding->missing ? "; " : "", finding->missing);
    view_page_finding(page, &(struct view_page_finding){.workgroup = party->kernel ? party->workgroup : NULL,
                                                        .place = party_place(party, place),
                                                        .text = text});
}

void outputs_tracing_findings(const struct outputs_tracing *tracing, const struct check_findings *findings)
{
    if (!tracing->page.page)
        return;
    for (uint32_t i = 0; i < findings->count; i++)
        for (uint32_t party = 0; party < findings->found[i].party_count; party++)
            add_finding(tracing->page.page, &findings->found[i], party);
}

static bool end_trace(struct outputs_tracing *tracing, const struct gpu *gpu)
{
    struct view_trace *trace = tracing->observation.trace;

    if (tracing->waves_cu)
        view_wave_end(&tracing->observation.waves, gpu_cycles(gpu));
    tracing->observation.trace = NULL;
    return view_trace_end(trace, gpu_cycles(gpu));
}

/* Returns false with a message if the temporary file could not be written or read. */
static bool compress(struct outputs_tracing *tracing)
{
    const char *reason = view_stream_error(tracing->plain);

    if (reason)
        return outputs_complain("%s: temporary file: %s", tracing->path, reason);
    rewind(tracing->plain);
    if (!view_gzip(tracing->plain, tracing->output.stream))
        return outputs_complain("%s: cannot compress it: %s", tracing->path, strerror(errno));
    return true;
}

bool outputs_tracing_end(struct outputs_tracing *tracing, const struct gpu *gpu, const char *outcome)
{
    char error[HOST_ERROR_BYTES];

    if (!tracing->path)
        return true;
    if (!(tracing->page.page ? outputs_page_end(&tracing->page, gpu_is_deadlocked(gpu), outcome)
                             : end_trace(tracing, gpu)))
        return outputs_complain("%s: out of memory", tracing->path);
    if (tracing->plain && !compress(tracing))
        return false;
    if (view_output_commit(&tracing->output, error, sizeof(error)))
        return true;
    return outputs_complain("%s", error);
}

void outputs_tracing_discard(struct outputs_tracing *tracing)
{
    if (tracing->observation.trace)
        view_trace_end(tracing->observation.trace, 0);
    if (tracing->page.page)
        view_page_end(tracing->page.page, 0, "");
    if (tracing->plain)
        fclose(tracing->plain);
    tracing->observation.trace = NULL;
    tracing->page.page = NULL;
    tracing->plain = NULL;
    view_output_discard(&tracing->output);
}
