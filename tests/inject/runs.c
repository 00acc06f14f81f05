/* runs.c - small launches of each sort, the firmware placing the work-groups or giving them to the dispatcher. */
#include "inject.h"

#include <stdio.h>
#include <string.h>

#include "host/simfile.h"

#define ERROR_BYTES 512u

/* When things happen, in GPU cycles. Runs without a fault end before SOFT. */
#define SOFT 120000u /* of the limits that the host sets for the kernel */
#define HARD 180000u /* the same */
#define DRIVER                                                                                                         \
    310000u /* the driver has a limit of its own, and resets the firmware: queues that are not done then stop */
#define ARRIVE  315000u /* another tenant comes */
#define NEXT    320000u /* and launches a kernel */
#define GIVE_UP 520000u

struct setting {
    const char *name, *value;
};

static const struct setting common[] = {{"gpu.cus", "2"},
                                        {"cu.simds", "1"},
                                        {"simd.waves", "2"},
                                        {"gpu.memory_mb", "16"},
                                        {"context.slots", "16"},
                                        {"log.entries", "8"},
                                        {"wait.timeout", "20000"},
                                        {"cp.quantum", "10000"},
                                        {"timeout.interval", "5000"},
                                        {"deadlock.window", "4000000000"},
                                        {NULL, NULL}};

struct sort {
    const char *name;
    const char *file;
    struct host_loss loss; /* none if its cycle is 0 */
    struct setting settings[4];
};

static const struct sort sorts[] = {
    {.name = "plain", .file = "plain.sim"},
    {.name = "mutex", .file = "mutex.sim", .loss = {1, 12000, 0}, .settings = {{"syncmon.sets", "0"}}},
    {.name = "barrier", .file = "barrier.sim"},
    {.name = "coop", .file = "coop.sim", .loss = {1, 14000, 30000}},
};
#define SORTS (sizeof(sorts) / sizeof(sorts[0]))

static bool checked = true; /* the mailbox has check values */
static struct host_file *files[SORTS], *next_file;

/* A run is a sort, and who places its work-groups. */
const char *run_name(uint32_t run)
{
    static char name[32];

    if (run >= 2 * SORTS)
        return NULL;
    snprintf(name, sizeof(name), "%s%s", sorts[run / 2].name, run % 2 ? "-given" : "");
    return name;
}

static struct host_file *load_file(const char *folder, const char *file)
{
    char path[512], error[ERROR_BYTES];
    struct host_file *loaded;

    snprintf(path, sizeof(path), "%s/%s", folder, file);
    loaded = host_file_load(path, error, sizeof(error));
    if (!loaded)
        fprintf(stderr, "inject: %s\n", error);
    return loaded;
}

bool runs_load(const char *folder)
{
    bool good = true;

    for (uint32_t i = 0; i < SORTS; i++)
        good = (files[i] = load_file(folder, sorts[i].file)) != NULL && good;
    next_file = load_file(folder, "next.sim");
    return good && next_file;
}

void runs_free(void)
{
    for (uint32_t i = 0; i < SORTS; i++)
        host_file_free(files[i]);
    host_file_free(next_file);
}

static bool set_all(struct parameters *parameters, const struct setting *settings, char *error)
{
    for (; settings->name; settings++) {
        if (!parameters_set(parameters, settings->name, settings->value, error, ERROR_BYTES))
            return false;
    }
    return true;
}

void runs_set_checked(bool has_checks)
{
    checked = has_checks;
}

/* Whether the queue's read index is behind its packet: the firmware has done with it, and only the signal does not say so. */
static bool is_read(const struct host_session *session)
{
    uint64_t index;

    mem_read(gpu_memory(session->gpu),
             session->launches[0].queue_memory + offsetof(struct cp_queue_memory, read_dispatch_id), &index,
             sizeof(index));
    return index == 1;
}

/* Whether the host's command was answered before the driver's limit. */
static bool is_answered(const struct host_command *command)
{
    return command->state == HOST_COMMAND_ANSWERED && command->answered < DRIVER;
}

/* How the host was told that the firmware must begin anew; HARMLESS: it was not. */
static enum outcome told(const struct host_session *session, bool ended)
{
    int stop = gpu_last_stop(session->gpu);

    if (stop != CP_OK)
        return stop == CP_ERROR_FRAME ? OUTCOME_FRAME : OUTCOME_PANIC;
    if (!ended && session->launches[0].staying.count)
        return OUTCOME_HUNG;
    if (!is_answered(&session->commands.list[0]) || (!ended && session->launches[0].overdue.count))
        return OUTCOME_RESET;
    return ended ? OUTCOME_HARMLESS : OUTCOME_DRIVER;
}

/* Returns what the host knows of the kernel at the end of the run. */
static enum outcome judge(const struct host_session *session)
{
    const struct host_launch *launch = &session->launches[0];
    bool ended = launch->series.launches && !launch->series.running && !launch->failed;
    enum outcome reason = told(session, ended);
    char message[ERROR_BYTES];

    if (session->outcome == GPU_OUTCOME_FIRMWARE)
        return reason;
    if (launch->failed && launch->failed != CP_QUEUE_RESET)
        return launch->failed == CP_QUEUE_OVERDUE ? OUTCOME_LIMIT : OUTCOME_QUEUE;
    if (ended && !host_session_passed(session, 0, message, sizeof(message)))
        return OUTCOME_WRONG;
    return ended || launch->failed || is_read(session) ? reason : OUTCOME_SILENT;
}

static void speak(const struct host_session *session, enum host_status status, const char *message)
{
    const struct host_launch *launch = &session->launches[0];
    const struct cp_counters *counters = gpu_cp_counters(session->gpu);
    char next[ERROR_BYTES];
    bool passed = host_session_passed(session, 1, next, sizeof(next));

    taps_print();
    printf("status %d at cycle %llu: %s\n", status, (unsigned long long)gpu_cycles(session->gpu), message);
    printf("the firmware has stopped: %d\n", gpu_last_stop(session->gpu));
    printf("fault: %s\n", gpu_fault_message(session->gpu));
    printf("queue: error %u, detail %llu; told of the soft limit: %llu times, of what does not leave: %llu times\n",
           launch->failed, (unsigned long long)launch->failed_detail, (unsigned long long)launch->overdue.count,
           (unsigned long long)launch->staying.count);
    printf("counted: %llu stale events, %llu faults\n", (unsigned long long)counters->stale,
           (unsigned long long)counters->faults);
    printf("next kernel: %s\n", passed ? "right" : "not right");
    host_commands_print(&session->commands, session->gpu, true, "", stdout);
}

enum outcome run_with(uint32_t run, const struct fault *fault, uint32_t moment, uint32_t way, bool speaks,
                      bool *next_lost)
{
    const struct sort *sort = &sorts[run / 2];
    struct parameters parameters;
    struct host_command commands[] = {
        {.operation = CP_HOST_LIMIT, .sets_soft = true, .sets_hard = true, .limits = {SOFT, HARD}},
        {.restart = CP_RESTART_STOPPED, .queue = HOST_NO_QUEUE, .cycle = DRIVER},
        {.operation = CP_HOST_CREATE, .queue = 1, .cycle = ARRIVE}};
    struct host_launch launches[2] = {{.file = files[run / 2], .time = 1, .priority = 1},
                                      {.file = next_file, .time = NEXT, .priority = 1}};
    struct host_session session = {.parameters = &parameters,
                                   .iterations_factor = 1,
                                   .max_cycles = GIVE_UP,
                                   .launches = launches,
                                   .launch_count = 2,
                                   .losses = &sort->loss,
                                   .loss_count = sort->loss.cycle != 0,
                                   .commands = {.list = commands, .count = 3},
                                   .observer = taps_observer()};
    char error[ERROR_BYTES] = "";
    enum host_status status;
    enum outcome outcome = OUTCOME_CRASH;

    parameters_default(&parameters);
    parameters.dispatcher = run % 2;
    parameters.mailbox_checked = checked;
    taps_begin(&session, DRIVER, fault, moment, way);
    *next_lost = true;
    if (!set_all(&parameters, common, error) || !set_all(&parameters, sort->settings, error) ||
        !host_policy_read("awg", &session.policy, error, sizeof(error)) ||
        !host_session_prepare(&session, error, sizeof(error))) {
        fprintf(stderr, "inject: %s\n", error);
        return outcome;
    }
    status = host_session_run(&session, error, sizeof(error));
    outcome = judge(&session);
    if (speaks)
        speak(&session, status, error);
    *next_lost = !host_session_passed(&session, 1, error, sizeof(error));
    host_session_free(&session);
    return outcome;
}
