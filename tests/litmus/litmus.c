/*
 * litmus.c - runs the litmus tests of scoped synchronisation; docs/guide/scopes.md.
 *
 *     litmus [--rounds N] [--survey] [NAME...]
 *
 * NAME is a row, a mode, ROW/MODE, or one run as a failure prints it: ROW/MODE/MACHINE/ROUND. Without names every row runs in
 * every mode. --rounds: starts that are tried on each machine. --survey: how often each outcome is seen, and nothing is
 * judged.
 */
#include "outcome.h"
#include "rows.h"
#include "test.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MACHINES    12u
#define LIMIT       200000u /* cycles of a run, above all that a row takes */
#define KERNEL_TEXT 65536u

/* A row, or a row with a bite, in a mode. */
struct subject {
    const struct litmus_row *row;
    const struct litmus_mode *mode;
    char name[64];
    struct litmus_actor actors[LITMUS_ACTORS];
    char statements[LITMUS_ACTORS][LITMUS_TEXT];
    uint32_t actor_count;
    char cus[2 * LITMUS_GROUPS + 1];
    char kernel[KERNEL_TEXT];
};

/* How often outcomes were seen. */
struct count {
    uint32_t runs, outcomes;
    uint32_t machine, round; /* of the first */
    char why[160];           /* of the first: what was seen */
};

static uint32_t rounds = 4;
static bool surveys;
static char **names; /* NULL-terminated; none: all */
static uint32_t passed, failed;

static void stop(const char *name, const char *message)
{
    fprintf(stderr, "litmus: %s: %s\n", name, message);
    exit(2);
}

static uint32_t mix(uint32_t a, uint32_t b)
{
    uint32_t x = (a * 2654435761u) ^ (b * 40503u + 17u);

    x ^= x >> 15;
    x *= 2246822519u;
    return x ^ x >> 13;
}

static void set(struct parameters *parameters, const char *name, const char *value)
{
    char error[160];

    if (!parameters_set(parameters, name, value, error, sizeof(error)))
        stop(name, error);
}

/* Machine 11 has the largest sFIFO and L1, and a distant L2. Every third machine keeps L1s at restores and begins. */
static void build_machine(uint32_t machine, const struct litmus_mode *mode, struct parameters *parameters)
{
    static const char *const fifos[] = {"1", "2", "16"};

    parameters_default(parameters);
    parameters->cus = 3;
    set(parameters, "l2.distance", machine & 1 ? "100" : "0");
    set(parameters, "l1.bytes", machine & 2 ? "16384" : "1024");
    set(parameters, "l1.ways", machine & 2 ? "16" : "1");
    set(parameters, "l1.fifo", fifos[machine / 4]);
    set(parameters, "l1.restore_keeps", machine % 3 == 2 ? "1" : "0");
    set(parameters, "l1.begin_keeps", machine % 3 == 2 ? "1" : "0");
    for (uint32_t i = 0; mode->settings[i]; i += 2)
        set(parameters, mode->settings[i], mode->settings[i + 1]);
}

static bool is_deep(uint32_t machine)
{
    return machine >= 10;
}

/* Text with `to` wherever `from` stands. */
static void replace(const char *text, const char *from, const char *to, char *result, size_t size)
{
    size_t used = 0;

    while (*text && used + 1 < size) {
        if (*from && !strncmp(text, from, strlen(from))) {
            used += (size_t)snprintf(result + used, size - used, "%s", to);
            text += strlen(from);
        } else {
            result[used++] = *text++;
        }
    }
    if (*text || used >= size)
        stop(from, "the statements are too long");
    result[used] = 0;
}

static void prepare(struct subject *subject, const struct litmus_row *row, const struct litmus_mode *mode,
                    const struct litmus_bite *bite)
{
    char error[160];
    bool changed = !bite;

    subject->row = row;
    subject->mode = mode;
    snprintf(subject->name, sizeof(subject->name), "%s/%s", row->name, mode->name);
    for (subject->actor_count = 0; subject->actor_count < LITMUS_ACTORS; subject->actor_count++) {
        uint32_t i = subject->actor_count;

        if (!row->actors[i].statements)
            break;
        replace(row->actors[i].statements, bite ? bite->from : "", bite ? bite->to : "", subject->statements[i],
                LITMUS_TEXT);
        subject->actors[i] = (struct litmus_actor){row->actors[i].group, subject->statements[i]};
        changed = changed || strcmp(subject->statements[i], row->actors[i].statements) != 0;
    }
    replace(row->cus, bite ? bite->from : "", bite ? bite->to : "", subject->cus, sizeof(subject->cus));
    changed = changed || strcmp(subject->cus, row->cus) != 0;
    if (!changed)
        stop(row->name, "a bite changes nothing");
    if (!litmus_translate(subject->actors, subject->actor_count, subject->kernel, sizeof(subject->kernel), error,
                          sizeof(error)))
        stop(row->name, error);
}

/* Groups, their CUs, and the waves of the largest. */
static void lay_out(const struct subject *subject, struct litmus_plan *plan)
{
    uint32_t waves[LITMUS_GROUPS] = {0};
    bool late = false;

    for (const char *c = subject->cus; *c; c++) {
        if (*c != '+')
            plan->groups[plan->group_count++] = (struct litmus_group){(uint32_t)(*c - '0'), late};
        late = *c == '+';
    }
    for (uint32_t i = 0; i < subject->actor_count; i++) {
        uint32_t count = ++waves[subject->actors[i].group];

        plan->waves = count > plan->waves ? count : plan->waves;
    }
}

/* One run. move_span: the cycles over which the rounds spread a move. */
static void run(const struct subject *subject, uint32_t machine, uint32_t round, uint64_t move_span,
                struct litmus_result *result)
{
    static const uint32_t turns[] = {0, 0, 1, 3, 8, 20, 50, 120}; /* of a loop of some ten cycles */
    static const uint64_t away[] = {0, 200, 3000};
    struct parameters parameters;
    struct litmus_plan plan = {
        .parameters = &parameters, .text = subject->kernel, .wait = subject->row->wait, .limit = LIMIT};

    build_machine(machine, subject->mode, &parameters);
    lay_out(subject, &plan);
    for (uint32_t i = 0; round && i < subject->actor_count; i++)
        plan.delays[i] = turns[mix(round, i) % 8];
    if (move_span) {
        plan.move = subject->row->move;
        plan.move_at = move_span * mix(round, machine) / UINT32_MAX + 1;
        plan.away = away[mix(round, 77) % 3];
    }
    litmus_run(&plan, result);
}

/* Whether the outcome, a hang or a fault is seen. */
static bool is_seen(const struct subject *subject, const char *outcome, const struct litmus_result *result, char *why,
                    size_t size)
{
    char error[160];
    bool holds;

    if (result->hangs || result->fault[0]) {
        snprintf(why, size, "%s", result->hangs ? "hangs" : result->fault);
        return true;
    }
    if (!litmus_holds(outcome, result, &holds, error, sizeof(error)))
        stop(subject->row->name, error);
    snprintf(why, size, "%s", outcome);
    return holds;
}

static void try(const struct subject *subject, const char *outcome, uint32_t machine, uint32_t round, uint64_t span,
                struct count *count)
{
    static struct litmus_result result;
    char why[160];

    run(subject, machine, round, span, &result);
    count->runs++;
    if (!is_seen(subject, outcome, &result, why, sizeof(why)))
        return;
    if (!count->outcomes++) {
        count->machine = machine;
        count->round = round;
        memcpy(count->why, why, sizeof(why));
    }
}

/* Cycles that a run without the move takes, if there is one. */
static uint64_t measure(const struct subject *subject, uint32_t machine)
{
    static struct litmus_result result;

    if (subject->row->move.kind == LITMUS_STAY || subject->row->move_span)
        return subject->row->move_span;
    run(subject, machine, 0, 0, &result);
    return result.cycles ? result.cycles : 5000;
}

/* Every machine and round; with until_seen only up to the first outcome. */
static struct count sweep(const struct subject *subject, const char *outcome, bool until_seen)
{
    struct count count = {0};

    for (uint32_t machine = 0; machine < MACHINES; machine++) {
        uint64_t span;

        if (subject->row->deep && !is_deep(machine))
            continue;
        span = measure(subject, machine);
        for (uint32_t round = 0; round < rounds && !(until_seen && count.outcomes); round++)
            try(subject, outcome, machine, round, span, &count);
    }
    return count;
}

static void judge(const struct subject *subject, const char *what, const struct count *count, bool wanted)
{
    bool right = (count->outcomes > 0) == wanted;

    if (surveys) {
        printf("%-28s %-40s %u of %u%s%s\n", subject->name, what, (unsigned)count->outcomes, (unsigned)count->runs,
               right    ? ""
               : wanted ? ", MISSING: "
                        : ", FORBIDDEN: ",
               right ? "" : count->why);
        return;
    }
    passed += right;
    failed += !right;
    if (right)
        return;
    if (wanted)
        printf("FAILED %s: %s: not seen in %u runs\n", subject->name, what, (unsigned)count->runs);
    else
        printf("FAILED %s/%u/%u: %s: %s\n", subject->name, (unsigned)count->machine, (unsigned)count->round, what,
               count->why);
}

/* A row in a mode: what it forbids, what must be seen, and what is seen when an order is missing. */
static void check(const struct litmus_row *row, uint32_t m)
{
    static struct subject subject;
    uint32_t bit = 1u << m;
    struct count count;

    prepare(&subject, row, &litmus_modes[m], NULL);
    if (!row->modes || row->modes & bit || surveys) {
        count = sweep(&subject, row->forbidden, false);
        judge(&subject, "forbidden", &count, false);
    }
    if (row->seen && (row->seen_in & bit || surveys)) {
        count = sweep(&subject, row->seen, !surveys);
        judge(&subject, "must be seen", &count, row->seen_in & bit);
    }
    for (uint32_t b = 0; b < LITMUS_BITES && row->bites[b].from; b++) {
        char what[96];

        if (!surveys && !(row->bites[b].modes & bit))
            continue;
        snprintf(what, sizeof(what), "\"%.30s\" for \"%.30s\"", row->bites[b].to, row->bites[b].from);
        prepare(&subject, row, &litmus_modes[m], &row->bites[b]);
        count = sweep(&subject, row->forbidden, !surveys);
        judge(&subject, what, &count, row->bites[b].modes & bit);
    }
}

/* Each row can fail in each mode that promises something of it. */
static void check_bites(const struct litmus_row *row)
{
    uint32_t modes = 0;

    for (uint32_t b = 0; b < LITMUS_BITES; b++)
        modes |= row->bites[b].modes;
    if ((row->modes ? row->modes : EVERY_MODE) & ~modes)
        stop(row->name, "no bite in some mode");
}

static bool is_wanted(const struct litmus_row *row, const struct litmus_mode *mode)
{
    char pair[64];

    snprintf(pair, sizeof(pair), "%s/%s", row->name, mode->name);
    for (char **name = names; *name; name++) {
        if (!strcmp(*name, row->name) || !strcmp(*name, mode->name) || !strcmp(*name, pair))
            return true;
    }
    return !*names;
}

/* ROW/MODE/MACHINE/ROUND: one run, with all that it left. Returns false if the name is another one. */
static bool replay(const char *name)
{
    static struct subject subject;
    static struct litmus_result result;
    char row[32], mode[32], why[160];
    unsigned machine, round;

    if (sscanf(name, "%31[^/]/%31[^/]/%u/%u", row, mode, &machine, &round) != 4 || machine >= MACHINES)
        return false;
    for (uint32_t i = 0; i < litmus_row_count * litmus_mode_count; i++) {
        const struct litmus_row *r = &litmus_rows[i / litmus_mode_count];
        const struct litmus_mode *m = &litmus_modes[i % litmus_mode_count];

        if (strcmp(r->name, row) != 0 || strcmp(m->name, mode) != 0)
            continue;
        prepare(&subject, r, m, NULL);
        run(&subject, machine, round, measure(&subject, machine), &result);
        printf("%s: %s after %" PRIu64 " cycles, %" PRIu64 " L2 accesses\n", name,
               is_seen(&subject, r->forbidden, &result, why, sizeof(why)) ? why : "allowed", result.cycles,
               result.l2_accesses);
        for (uint32_t a = 0; a < subject.actor_count; a++) {
            uint32_t registers[LITMUS_REGISTERS];

            memcpy(registers, result.memory + LITMUS_RESULTS + a * sizeof(registers), sizeof(registers));
            printf("%u: %s\n  ", (unsigned)a, subject.statements[a]);
            for (uint32_t k = 0; k < LITMUS_REGISTERS; k++)
                printf(" r%u=%u", (unsigned)k, (unsigned)registers[k]);
            printf("\n");
        }
        return true;
    }
    return false;
}

int main(int count, char **arguments)
{
    uint32_t before;

    names = arguments + 1;
    for (; *names && !strncmp(*names, "--", 2); names++) {
        if (!strcmp(*names, "--survey"))
            surveys = true;
        else if (!strcmp(*names, "--rounds") && names + 1 < arguments + count && strtoul(names[1], NULL, 10))
            rounds = (uint32_t)strtoul(*++names, NULL, 10);
        else
            stop(*names, "expected --rounds N or --survey");
    }
    if (*names && !names[1] && replay(*names))
        return 0;
    before = passed + failed;
    for (uint32_t r = 0; r < litmus_row_count; r++) {
        check_bites(&litmus_rows[r]);
        for (uint32_t m = 0; m < litmus_mode_count; m++) {
            if (is_wanted(&litmus_rows[r], &litmus_modes[m]))
                check(&litmus_rows[r], m);
        }
    }
    if (surveys)
        return 0;
    if (passed + failed == before)
        stop(*names ? *names : "", "no such row or mode");
    printf("scopes_litmus: %" PRIu32 " passed, %" PRIu32 " failed\n", passed, failed);
    return failed ? 1 : 0;
}
