/*
 * bench_costs.c - what the firmware's operations cost in instructions on an emulated board.
 *
 *     bench_costs run FOLDER LABEL FILE.sim POLICY LOSS [KEY=VALUE]... [-- FILE.sim POLICY LOSS [KEY=VALUE]...]...
 *
 * runs each FILE.sim with the firmware on the board in FOLDER, one work item a step (cp.budget) unless told
 * otherwise, and prints two kinds of lines. LOSS is - or a cycle at which the last compute unit is taken away. with=FILE.sim
 * among the settings launches that too, 20,000 cycles later and with a higher priority.
 *     op|LABEL|NAME|count|least|median|most      a named operation: instructions of a step that does it and nothing else
 *     class LABEL count mean COUNTER=n...        steps that changed the same counters
 *
 *     bench_costs fit < lines
 *
 * finds from all class lines what each counter costs (least squares; a LABEL is a run) and prints it as the table that the
 * in-process binding charges. Two may be below zero, because they stand for saved work: handovers are launches without a
 * scheduling pass, and stale events are dropped. Then it prints a line for each run. Runs whose lines begin with `other`
 * instead of `class` are not fitted, but printed:
 *     run|LABEL|counted|charged
 */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "engine/parameters.h"
#include "host/session.h"
#include "host/simfile.h"

#define COUNTERS      (sizeof(struct cp_counters) / sizeof(uint64_t))
#define CLASSES_MOST  16384u
#define SPREAD        8192u /* instructions of a step that are told apart */
#define ROUNDS        20000u
#define SAMPLES_MOST  65536u
#define RUNS_MOST     256u
#define LABEL_BYTES   64u
#define WITH_CYCLE    20000u
#define WITH_PRIORITY 3u

/* Those without a name count no work: peaks. */
#define NAME(field) [offsetof(struct cp_counters, field) / sizeof(uint64_t)] = #field
static const char *const names[COUNTERS] = {
    NAME(steps),
    NAME(units),
    NAME(idles),
    NAME(events),
    NAME(commands),
    NAME(doorbells),
    NAME(packets),
    NAME(launches),
    NAME(retires),
    NAME(handovers),
    NAME(saves),
    NAME(saved),
    NAME(restores),
    NAME(restored),
    NAME(waits),
    NAME(resumes),
    NAME(timeouts),
    NAME(quantum_expiries),
    NAME(surveys),
    NAME(refused),
    NAME(stale),
    NAME(rejected_packets),
    NAME(faults),
    NAME(cus_lost),
    NAME(cus_returned),
    NAME(deadlines_missed),
    NAME(full),
    NAME(conditions_met),
    NAME(log_entries),
    NAME(log_rejected),
    NAME(log_stale),
    NAME(log_torn),
    NAME(log_full),
    NAME(checks),
    NAME(spilled_resumes),
    NAME(fallbacks),
    NAME(stall_updates),
    NAME(messages),
    NAME(coop_kills),
    NAME(coop_forks),
    NAME(coop_resizes),
    NAME(coop_places),
    NAME(demand_reviews),
    NAME(reclaim_saves),
};

#define HANDOVERS (offsetof(struct cp_counters, handovers) / sizeof(uint64_t))
#define STALE     (offsetof(struct cp_counters, stale) / sizeof(uint64_t))
#define UNITS     (offsetof(struct cp_counters, units) / sizeof(uint64_t))

/* Steps that changed the counters by the same amounts. */
struct class
{
    uint64_t changes[COUNTERS];
    uint64_t count, sum;
    uint32_t *spread; /* of steps of one unit: how many took how many instructions; else NULL */
};

struct survey {
    struct class *classes;
    uint32_t class_count;
    struct cp_counters last;
    struct gpu *gpu;
};

/* An operation is known by counters that a step has changed by one, and one that it has not changed. */
struct operation {
    const char *name;
    const char *changed[2];
    const char *unchanged[2];
};

static const struct operation operations[] = {
    {"empty step", {"steps"}, {"units"}},
    {"doorbell", {"doorbells"}, {NULL}},
    {"packet read", {"packets"}, {NULL}},
    {"launch", {"launches"}, {"retires"}},
    {"retire", {"retires"}, {"launches"}},
    {"retire, with handover", {"retires", "launches"}, {NULL}},
    {"wait reported", {"waits"}, {NULL}},
    {"save", {"saves"}, {NULL}},
    {"saved", {"saved"}, {NULL}},
    {"condition met, WG away", {"conditions_met"}, {NULL}},
    {"restore", {"restores"}, {NULL}},
    {"restored", {"restored"}, {NULL}},
    {"wait of a WG away expires", {"timeouts"}, {NULL}},
    {"Monitor Log entry filed, condition false", {"log_entries"}, {"resumes", "commands"}},
    {"Monitor Log entry filed and resumed", {"log_entries", "resumes"}, {NULL}},
    {"condition checked, false", {"checks"}, {"spilled_resumes", "commands"}},
    {"spilled condition met, waiter resumed", {"spilled_resumes", "resumes"}, {"log_entries"}},
    {"message, answered", {"messages"}, {"coop_kills", "coop_forks"}},
};

static uint64_t change_of(const uint64_t *changes, const char *name)
{
    for (uint32_t i = 0; i < COUNTERS; i++)
        if (names[i] && strcmp(names[i], name) == 0)
            return changes[i];
    return 0;
}

static int is_operation(const struct operation *operation, const uint64_t *changes)
{
    for (uint32_t i = 0; i < 2 && operation->changed[i]; i++)
        if (change_of(changes, operation->changed[i]) != 1)
            return 0;
    for (uint32_t i = 0; i < 2 && operation->unchanged[i]; i++)
        if (change_of(changes, operation->unchanged[i]) != 0)
            return 0;
    return 1;
}

static struct class *class_of(struct survey *survey, const uint64_t *changes)
{
    for (uint32_t i = 0; i < survey->class_count; i++)
        if (memcmp(survey->classes[i].changes, changes, sizeof(survey->classes[i].changes)) == 0)
            return &survey->classes[i];
    if (survey->class_count == CLASSES_MOST)
        return NULL;
    struct class *class = &survey->classes[survey->class_count++];
    memcpy(class->changes, changes, sizeof(class->changes));
    return class;
}

static void note_step(void *context, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                      uint32_t commands, uint32_t loads)
{
    struct survey *survey = context;
    const struct cp_counters *now = gpu_cp_counters(survey->gpu);
    uint64_t before[COUNTERS], after[COUNTERS];
    struct class *class;

    (void)cycle;
    (void)cost;
    (void)events;
    (void)commands;
    (void)loads;
    memcpy(before, &survey->last, sizeof(before));
    memcpy(after, now, sizeof(after));
    for (uint32_t i = 0; i < COUNTERS; i++)
        before[i] = names[i] ? after[i] - before[i] : 0;
    survey->last = *now;
    class = class_of(survey, before);
    if (!class)
        return;
    class->count++;
    class->sum += instructions;
    if (class->changes[UNITS] <= 1 && !class->spread)
        class->spread = calloc(SPREAD, sizeof(*class->spread));
    if (class->spread)
        class->spread[instructions < SPREAD ? instructions : SPREAD - 1]++;
}

/* Adds up the classes of an operation. */
static uint64_t gather(const struct survey *survey, const struct operation *operation, uint32_t *spread)
{
    uint64_t count = 0;

    memset(spread, 0, SPREAD * sizeof(*spread));
    for (uint32_t i = 0; i < survey->class_count; i++) {
        const struct class *class = &survey->classes[i];
        if (!class->spread || !is_operation(operation, class->changes))
            continue;
        count += class->count;
        for (uint32_t j = 0; j < SPREAD; j++)
            spread[j] += class->spread[j];
    }
    return count;
}

/* The instructions that this number of steps did not exceed. */
static uint32_t quantile(const uint32_t *spread, uint64_t rank)
{
    uint64_t seen = 0;

    for (uint32_t i = 0; i < SPREAD; i++) {
        seen += spread[i];
        if (seen >= rank)
            return i;
    }
    return SPREAD;
}

static void print_survey(const struct survey *survey, const char *label)
{
    static uint32_t spread[SPREAD];

    for (size_t i = 0; i < sizeof(operations) / sizeof(operations[0]); i++) {
        uint64_t count = gather(survey, &operations[i], spread);
        if (!count)
            continue;
        printf("op|%s|%s|%" PRIu64 "|%u|%u|%u\n", label, operations[i].name, count, quantile(spread, 1),
               quantile(spread, (count + 1) / 2), quantile(spread, count));
    }
    for (uint32_t i = 0; i < survey->class_count; i++) {
        const struct class *class = &survey->classes[i];
        printf("class %s %" PRIu64 " %.2f", label, class->count, (double)class->sum / (double)class->count);
        for (uint32_t j = 0; j < COUNTERS; j++)
            if (class->changes[j])
                printf(" %s=%" PRIu64, names[j], class->changes[j]);
        putchar('\n');
    }
}

static int fail(const char *message)
{
    fprintf(stderr, "bench_costs: %s\n", message);
    return 1;
}

static bool load(struct host_launch *launch, const char *path, char *error, size_t error_bytes)
{
    launch->file = host_file_load(path, error, error_bytes);
    return launch->file != NULL;
}

/* KEY=VALUE: a parameter, or the other kernel. */
static bool set(struct host_session *session, struct parameters *parameters, char *setting, char *error,
                size_t error_bytes)
{
    char *equals = strchr(setting, '=');

    if (!equals)
        return false;
    *equals = 0;
    if (strcmp(setting, "with") != 0)
        return parameters_set(parameters, setting, equals + 1, error, error_bytes);
    session->launch_count = 2;
    return load(&session->launches[1], equals + 1, error, error_bytes);
}

/* One run: FILE.sim POLICY LOSS [KEY=VALUE]... in argv. */
static int run_one(struct survey *survey, const char *folder, int argc, char **argv)
{
    struct parameters parameters;
    char error[HOST_ERROR_BYTES] = "expected FILE.sim POLICY LOSS [KEY=VALUE]...";
    struct host_launch launches[2] = {{.priority = 1}, {.priority = WITH_PRIORITY, .time = WITH_CYCLE}};
    struct host_loss loss;
    struct host_session session = {.parameters = &parameters,
                                   .board = folder,
                                   .iterations_factor = 1,
                                   .launches = launches,
                                   .launch_count = 1,
                                   .losses = &loss,
                                   .observer = {.context = survey, .step = note_step}};
    int status;

    if (argc < 3)
        return fail(error);
    parameters_default(&parameters);
    parameters.cp_budget = 1;
    for (int i = 3; i < argc; i++) {
        if (!set(&session, &parameters, argv[i], error, sizeof(error)))
            return fail(error);
    }
    loss = (struct host_loss){.cu = (uint32_t)parameters.cus - 1, .cycle = strtoull(argv[2], NULL, 10)};
    session.loss_count = strcmp(argv[2], "-") != 0;
    if (!load(&launches[0], argv[0], error, sizeof(error)) ||
        !host_policy_read(argv[1], &session.policy, error, sizeof(error)) ||
        !host_session_prepare(&session, error, sizeof(error)))
        return fail(error);
    survey->gpu = session.gpu;
    memset(&survey->last, 0, sizeof(survey->last));
    status = (int)host_session_run(&session, error, sizeof(error));
    host_session_free(&session);
    host_file_free(launches[0].file);
    host_file_free(launches[1].file);
    return status == HOST_OK ? 0 : fail(error);
}

static int run(int argc, char **argv)
{
    struct survey survey = {.classes = calloc(CLASSES_MOST, sizeof(struct class))};
    int status = survey.classes ? 0 : fail("out of memory");

    for (int from = strcmp(argv[4], "--") == 0 ? 5 : 4, to; from < argc && status == 0; from = to + 1) {
        for (to = from; to < argc && strcmp(argv[to], "--") != 0; to++)
            ;
        status = run_one(&survey, argv[2], to - from, argv + from);
    }
    if (status == 0)
        print_survey(&survey, argv[3]);
    for (uint32_t i = 0; i < survey.class_count; i++)
        free(survey.classes[i].spread);
    free(survey.classes);
    return status;
}

/* The fit */

struct sample {
    uint32_t run;
    bool fitted;        /* otherwise only charged */
    double count, mean; /* of the steps that changed the counters by the same amounts */
    double changes[COUNTERS];
};

struct fit {
    double products[COUNTERS][COUNTERS];
    double targets[COUNTERS];
    double costs[COUNTERS];
};

struct samples {
    struct sample *items;
    uint32_t count;
    char names[RUNS_MOST][LABEL_BYTES];
    double counted[RUNS_MOST];
    uint32_t runs;
};

/* A step counts by its relative error, a run as much as any other. */
static void add_sample(struct fit *fit, const struct sample *sample, double counted)
{
    double weight = sample->count / sample->mean / counted;

    for (uint32_t i = 0; i < COUNTERS; i++) {
        if (sample->changes[i] == 0)
            continue;
        for (uint32_t j = 0; j < COUNTERS; j++)
            fit->products[i][j] += weight * sample->changes[i] * sample->changes[j];
        fit->targets[i] += weight * sample->changes[i] * sample->mean;
    }
}

/* Counters of what spares some of what others stand for. */
static bool may_save(uint32_t counter)
{
    return counter == HANDOVERS || counter == STALE;
}

/* The normal equations, one counter after the other until nothing moves. */
static void solve(struct fit *fit)
{
    for (uint32_t round = 0; round < ROUNDS; round++) {
        for (uint32_t i = 0; i < COUNTERS; i++) {
            double rest = fit->targets[i];
            if (fit->products[i][i] == 0)
                continue;
            for (uint32_t j = 0; j < COUNTERS; j++)
                rest -= j == i ? 0 : fit->products[i][j] * fit->costs[j];
            rest /= fit->products[i][i];
            fit->costs[i] = rest > 0 || may_save(i) ? rest : 0;
        }
    }
    for (uint32_t i = 0; i < COUNTERS; i++)
        fit->costs[i] = round(fit->costs[i]);
}

static void fit_samples(struct fit *fit, const struct samples *samples)
{
    for (uint32_t i = 0; i < samples->count; i++) {
        const struct sample *sample = &samples->items[i];

        if (sample->fitted)
            add_sample(fit, sample, samples->counted[sample->run]);
    }
    solve(fit);
}

static void read_changes(char *text, double *changes)
{
    char *rest = NULL;

    memset(changes, 0, COUNTERS * sizeof(*changes));
    for (char *word = strtok_r(text, " \n", &rest); word; word = strtok_r(NULL, " \n", &rest)) {
        char *equals = strchr(word, '=');
        if (!equals)
            continue;
        *equals = 0;
        for (uint32_t i = 0; i < COUNTERS; i++)
            if (names[i] && strcmp(names[i], word) == 0)
                changes[i] = strtod(equals + 1, NULL);
    }
}

/* The number of a run, known by its label. */
static uint32_t run_of(struct samples *samples, const char *label)
{
    uint32_t run = 0;

    while (run < samples->runs && strcmp(samples->names[run], label) != 0)
        run++;
    if (run == RUNS_MOST)
        return run;
    if (run == samples->runs)
        snprintf(samples->names[samples->runs++], LABEL_BYTES, "%s", label);
    return run;
}

static bool read_sample(struct samples *samples, char *line)
{
    struct sample *sample = &samples->items[samples->count];
    char label[LABEL_BYTES];
    int used;

    if (sscanf(line, "%*s %63s %lf %lf %n", label, &sample->count, &sample->mean, &used) < 3)
        return true;
    sample->fitted = strncmp(line, "class ", 6) == 0;
    if (!sample->fitted && strncmp(line, "other ", 6) != 0)
        return true;
    sample->run = run_of(samples, label);
    if (sample->run == RUNS_MOST || samples->count + 1 == SAMPLES_MOST)
        return false;
    samples->counted[sample->run] += sample->count * sample->mean;
    read_changes(line + used, sample->changes);
    samples->count++;
    return true;
}

static void charge_runs(const struct fit *fit, const struct samples *samples, double *charged)
{
    for (uint32_t i = 0; i < samples->count; i++)
        for (uint32_t j = 0; j < COUNTERS; j++)
            charged[samples->items[i].run] += samples->items[i].count * samples->items[i].changes[j] * fit->costs[j];
}

static int fit_lines(void)
{
    static struct samples samples;
    static struct fit fit;
    double charged[RUNS_MOST] = {0};
    char line[1024];
    bool fits = true;

    samples.items = calloc(SAMPLES_MOST, sizeof(*samples.items));
    if (!samples.items)
        return fail("out of memory");
    while (fits && fgets(line, sizeof(line), stdin))
        fits = read_sample(&samples, line);
    fit_samples(&fit, &samples);
    charge_runs(&fit, &samples, charged);
    for (uint32_t i = 0; i < COUNTERS; i++)
        if (fit.costs[i] != 0)
            printf("COST(%s, %.0f)\n", names[i], fit.costs[i]);
    for (uint32_t i = 0; i < samples.runs; i++)
        printf("run|%s|%.0f|%.0f\n", samples.names[i], samples.counted[i], charged[i]);
    free(samples.items);
    return fits ? 0 : fail("too many runs or classes of steps");
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "fit") == 0)
        return fit_lines();
    if (argc >= 7 && strcmp(argv[1], "run") == 0)
        return run(argc, argv);
    return fail("usage: bench_costs run FOLDER LABEL FILE.sim POLICY LOSS [KEY=VALUE]... | bench_costs fit");
}
