/* explain.c - the option --explain of `onward run`. */
#include "cli/explain.h"

#include <string.h>

#include "tools/bugs/check/report.h"
#include "gpu/gpu.h"
#include "tools/explain/hang.h"
#include "tools/explain/explanation.h"
#include "tools/explain/hang_text.h"

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

bool cli_explain_take(struct cli_explain *explain, const char *path)
{
    if (format_of(path) == FORMAT_COUNT) {
        cli_complain("--explain %s: expected a file name that ends in .json, .dot or .html", path);
        return false;
    }
    if (explain->count == CLI_EXPLAIN_FILES) {
        cli_complain("run: more than %u times --explain", CLI_EXPLAIN_FILES);
        return false;
    }
    explain->files[explain->count++].path = path;
    return true;
}

bool cli_explain_open(struct cli_explain *explain)
{
    char error[HOST_ERROR_BYTES];

    for (uint32_t i = 0; i < explain->count; i++) {
        struct cli_explain_file *file = &explain->files[i];

        if (!view_output_open(&file->output, file->path, error, sizeof(error)))
            return cli_complain("%s", error) == HOST_OK;
    }
    return true;
}

static const char *outcome_of(const struct host_session *session, enum host_status status)
{
    switch (status) {
    case HOST_OK:
        return "ok";
    case HOST_WRONG:
        return "wrong result";
    case HOST_DEADLOCK:
        return session->outcome == GPU_OUTCOME_DEADLOCK ? "deadlock" : "not finished";
    case HOST_INTERRUPTED:
        return "interrupted";
    case HOST_FAULT:
        return "fault";
    default:
        return "error";
    }
}

static void findings_json(const void *findings, FILE *stream)
{
    check_findings_json(findings, stream);
}

static void findings_html(const void *findings, FILE *stream)
{
    check_findings_html(findings, stream);
}

static bool write_file(struct cli_explain_file *file, const struct explain_sources *explanation)
{
    char error[HOST_ERROR_BYTES];

    formats[format_of(file->path)].write(explanation, file->output.stream);
    return view_output_commit(&file->output, error, sizeof(error)) || cli_complain("%s", error) == HOST_OK;
}

static bool write_files(struct cli_explain *explain, const struct host_session *session, enum host_status status,
                        const char *message, const struct hang *hang, const struct check_findings *findings)
{
    const struct explain_sources explanation = {.outcome = outcome_of(session, status),
                                                .message = message,
                                                .kernel = session->launches[0].file->kernel->name,
                                                .policy = session->policy.name,
                                                .timed = gpu_is_timed(session->gpu),
                                                .cycle = gpu_timed_cycles(session->gpu),
                                                .hang = hang,
                                                .findings = {findings, findings_json, findings_html}};
    bool good = true;

    for (uint32_t i = 0; i < explain->count; i++)
        good &= write_file(&explain->files[i], &explanation);
    return good;
}

bool cli_explain_run(struct cli_explain *explain, const struct host_session *session, enum host_status status,
                     const char *message, const struct check_findings *findings)
{
    struct hang *hang = NULL;
    bool good;

    if (host_session_unfinished(session, status)) {
        hang = hang_collect(session->gpu);
        if (!hang)
            return cli_complain("out of memory") == HOST_OK;
        hang_text(hang, TEXT_LINES, stderr);
    }
    good = write_files(explain, session, status, message, hang, findings);
    hang_free(hang);
    return good;
}

void cli_explain_release(struct cli_explain *explain)
{
    for (uint32_t i = 0; i < explain->count; i++)
        view_output_discard(&explain->files[i].output);
}
