/* debugger.c - see debugger.h. */
#include "tools/debug/debugger.h"

#include <inttypes.h>

#include "code/demangle.h"
#include "host/printed.h"
#include "tools/debug/control.h"
#include "tools/debug/inspect.h"
#include "tools/debug/stops.h"
#include "tools/explain/hang.h"
#include "tools/explain/hang_text.h"

#define DEADLOCK_LINES 18u

/* ---- runs ---- */

static bool prepare(struct debug *debug)
{
    if (!host_session_prepare(debug->session, debug->message, sizeof(debug->message))) {
        fprintf(stderr, "onward: %s\n", debug->message);
        return false;
    }
    debug->gpu = debug->session->gpu;
    debug_control_begin(debug);
    return true;
}

static void explain_hang(const struct gpu *gpu)
{
    struct hang *hang = hang_collect(gpu);

    if (hang)
        hang_text(hang, DEADLOCK_LINES, stdout);
    hang_free(hang);
}

/* What the end is to the user, who may have asked for a cycle that does not come. */
static void describe_end(const struct debug *debug, bool hangs, char reason[DEBUG_REASON_BYTES])
{
    const char *how = *debug->message ? debug->message : "fine";
    uint32_t number;

    if (debug->goal == DEBUG_AT_CYCLE)
        snprintf(reason, DEBUG_REASON_BYTES, "the run has ended before cycle %" PRIu64 ": %.400s", debug->until, how);
    else if (hangs && debug_stops_has(debug, DEBUG_BREAK_HANG, &number))
        snprintf(reason, DEBUG_REASON_BYTES, "stop %" PRIu32 ": hang: %.400s", number, how);
    else
        snprintf(reason, DEBUG_REASON_BYTES, "the run has ended: %.400s", how);
}

/* The run has ended by itself: says how, and asks what to do. */
static void show_end(struct debug *debug)
{
    struct gpu *gpu = debug->gpu;
    bool hangs = debug->session->outcome == GPU_OUTCOME_DEADLOCK && debug->status == HOST_DEADLOCK;
    char reason[DEBUG_REASON_BYTES];

    debug->phase = DEBUG_ENDED;
    debug->cycle = gpu_cycles(gpu);
    describe_end(debug, hangs, reason);
    debug_control_note_end(debug, reason);
    host_printed(debug->launches, debug->launch_count, gpu, stdout);
    host_commands_print(&debug->session->commands, gpu, !debug->session->timing.off, "", stdout);
    for (uint32_t i = 0; i < debug->launch_count; i++)
        host_overdue_print(&debug->launches[i], !debug->session->timing.off, "", stdout);
    printf("cycle %" PRIu64 ", %s\n", debug->cycle, reason);
    if (hangs)
        explain_hang(gpu);
    debug_focus_any(debug);
    debug_inspect_show(debug);
    debug_prompt(debug);
}

/* Runs once, to the end or until a command leaves the run. Returns whether there is to be another run. */
static bool run_once(struct debug *debug)
{
    enum host_status status = host_session_run(debug->session, debug->message, sizeof(debug->message));

    if (debug->leave == DEBUG_STAYS && !debug_control_turn(debug)) {
        debug->status = status;
        show_end(debug);
    }
    return debug->leave == DEBUG_AGAIN;
}

/* Returns false if a run could not be prepared. */
static bool run_all(struct debug *debug)
{
    const struct host_file *file = debug->launches[0].file;
    char shown[CODE_SHOWN_BYTES];

    printf("kernel %s of %s: %" PRIu64 " work-group%s\n", code_shown_name(file->kernel->name, shown),
           file->program->path, host_file_workgroups(file), host_file_workgroups(file) == 1 ? "" : "s");
    debug_prompt(debug);
    while (debug->leave == DEBUG_STAYS && run_once(debug)) {
        host_session_free(debug->session);
        if (!prepare(debug))
            return false;
    }
    return true;
}

static bool add_programs(struct debug *debug)
{
    for (uint32_t i = 0; i < debug->launch_count; i++)
        if (!debug_add_program(debug, debug->launches[i].file->program, NULL))
            return false;
    return true;
}

enum host_status debug_session(struct host_session *session, const struct debug_input *input)
{
    struct debug *debug = debug_create(input);
    enum host_status status = HOST_INPUT;

    if (!debug)
        return HOST_INPUT;
    debug->session = session;
    debug->launches = session->launches;
    debug->launch_count = session->launch_count;
    debug->cus = session->parameters->cus;
    session->steps = &debug->steps;
    session->accesses = check_fan_observer(&debug->fan);
    if (add_programs(debug) && prepare(debug) && run_all(debug) && !debug->wrong)
        status = debug->status;
    debug_free(debug);
    return status;
}
