/* explain.c - the option --explain of `onward run`. */
#include "cli/explain.h"

#include <string.h>

#include "check/report.h"
#include "gpu/gpu.h"
#include "gpu/hang.h"
#include "view/explanation.h"
#include "view/hang_text.h"

#define TEXT_LINES 18u /* one or two come before */

static const struct {
    const char *suffix;
    void (*write)(const struct view_explanation *explanation, FILE *stream);
} formats[] = {{".json", view_explanation_json}, {".dot", view_explanation_dot}, {".html", view_explanation_html}};
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

bool sim_explain_take(struct sim_explain *explain, const char *path)
{
    if (format_of(path) == FORMAT_COUNT) {
        sim_complain("--explain %s: expected a file name that ends in .json, .dot or .html", path);
        return false;
    }
    explain->path = path;
    return true;
}

bool sim_explain_open(struct sim_explain *explain)
{
    char error[SIM_ERROR_BYTES];

    if (!explain->path || view_output_open(&explain->output, explain->path, error, sizeof(error)))
        return true;
    sim_complain("%s", error);
    return false;
}

static const char *outcome_of(const struct sim_session *session, enum sim_status status)
{
    switch (status) {
    case SIM_OK:
        return "ok";
    case SIM_WRONG:
        return "wrong result";
    case SIM_DEADLOCK:
        return session->outcome == GPU_OUTCOME_DEADLOCK ? "deadlock" : "not finished";
    case SIM_FAULT:
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

static bool write_file(struct sim_explain *explain, const struct sim_session *session, enum sim_status status,
                       const char *message, const struct gpu_hang *hang, const struct check_findings *findings)
{
    const struct view_explanation explanation = {.outcome = outcome_of(session, status),
                                                 .message = message,
                                                 .kernel = session->launches[0].file->kernel->name,
                                                 .policy = session->policy.name,
                                                 .timed = gpu_is_timed(session->gpu),
                                                 .cycle = gpu_timed_cycles(session->gpu),
                                                 .hang = hang,
                                                 .findings = {findings, findings_json, findings_html}};
    char error[SIM_ERROR_BYTES];

    formats[format_of(explain->path)].write(&explanation, explain->output.stream);
    if (view_output_commit(&explain->output, error, sizeof(error)))
        return true;
    sim_complain("%s", error);
    return false;
}

bool sim_explain_run(struct sim_explain *explain, const struct sim_session *session, enum sim_status status,
                     const char *message, const struct check_findings *findings)
{
    struct gpu_hang *hang = NULL;
    bool good = true;

    if (session->outcome == GPU_OUTCOME_DEADLOCK && status == SIM_DEADLOCK) {
        hang = gpu_explain_deadlock(session->gpu);
        if (!hang)
            return sim_complain("out of memory") == SIM_OK;
        view_hang_text(hang, TEXT_LINES, stderr);
    }
    if (explain->path)
        good = write_file(explain, session, status, message, hang, findings);
    gpu_hang_free(hang);
    return good;
}

void sim_explain_release(struct sim_explain *explain)
{
    view_output_discard(&explain->output);
}
