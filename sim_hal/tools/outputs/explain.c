/* explain.c - see explain.h. */
#include "tools/outputs/explain.h"

#include <string.h>

#include "tools/bugs/check/report.h"
#include "gpu/gpu.h"
#include "host/text.h"
#include "tools/explain/hang.h"
#include "tools/explain/explanation.h"
#include "tools/explain/hang_text.h"
#include "tools/outputs/complaint.h"

#define TEXT_LINES 18u /* one or two come before */

static const struct {
    const char *suffix;
    void (*write)(const struct explain_sources *explanation, FILE *stream);
} formats[] = {{".json", explain_json}, {".dot", explain_dot}, {".html", explain_html}};
#define FORMAT_COUNT (sizeof(formats) / sizeof(formats[0]))

/* The format of a path; FORMAT_COUNT: it has another suffix. */
static size_t format_of(const char *path)
{
    const char *suffix = strrchr(path, '.');
    size_t format = 0;

    while (format < FORMAT_COUNT && (!suffix || strcmp(suffix, formats[format].suffix) != 0))
        format++;
    return format;
}

bool outputs_explain_take(struct outputs_explain *explain, const char *path)
{
    if (format_of(path) == FORMAT_COUNT) {
        outputs_complain("--explain %s: expected a file name that ends in .json, .dot or .html", path);
        return false;
    }
    if (explain->count == OUTPUTS_EXPLAIN_FILES)
        return outputs_complain("more than %u times --explain", OUTPUTS_EXPLAIN_FILES);
    explain->files[explain->count++].path = path;
    return true;
}

bool outputs_explain_open(struct outputs_explain *explain)
{
    char error[HOST_ERROR_BYTES];

    for (uint32_t i = 0; i < explain->count; i++) {
        struct outputs_explain_file *file = &explain->files[i];

        if (!view_output_open(&file->output, file->path, error, sizeof(error)))
            return outputs_complain("%s", error);
    }
    return true;
}

static void findings_json(const void *findings, FILE *stream)
{
    check_findings_json(findings, stream);
}

static void findings_html(const void *findings, FILE *stream)
{
    check_findings_html(findings, stream);
}

static bool write_file(struct outputs_explain_file *file, const struct explain_sources *explanation)
{
    char error[HOST_ERROR_BYTES];

    formats[format_of(file->path)].write(explanation, file->output.stream);
    return view_output_commit(&file->output, error, sizeof(error)) || outputs_complain("%s", error);
}

/* Of a program with several, the first of those that have not ended. */
static const char *kernel_of(const struct outputs_end *end, const struct hang *hang)
{
    if (end->kernel)
        return end->kernel;
    return hang && hang->entry_count ? hang->entries[0].kernel->name : "";
}

static bool write_files(struct outputs_explain *explain, const struct outputs_end *end, const struct hang *hang)
{
    const struct explain_sources explanation = {.outcome = end->outcome,
                                                .message = end->message,
                                                .kernel = kernel_of(end, hang),
                                                .policy = end->policy,
                                                .timed = gpu_is_timed(end->gpu),
                                                .cycle = gpu_timed_cycles(end->gpu),
                                                .hang = hang,
                                                .findings = {end->findings, findings_json, findings_html}};
    bool good = true;

    for (uint32_t i = 0; i < explain->count; i++)
        good &= write_file(&explain->files[i], &explanation);
    return good;
}

bool outputs_explain_run(struct outputs_explain *explain, const struct outputs_end *end)
{
    struct hang *hang = NULL;
    bool good;

    if (end->unfinished) {
        hang = hang_collect(end->gpu);
        if (!hang)
            return outputs_complain("out of memory");
        hang_text(hang, TEXT_LINES, stderr);
    }
    good = write_files(explain, end, hang);
    hang_free(hang);
    return good;
}

void outputs_explain_release(struct outputs_explain *explain)
{
    for (uint32_t i = 0; i < explain->count; i++)
        view_output_discard(&explain->files[i].output);
}
