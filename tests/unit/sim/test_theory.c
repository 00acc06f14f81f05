/* test_theory.c - abstract programs under all models of forward progress: what suite litmus is compared with. */
#include <stdio.h>
#include <string.h>

#include "support_theory.h"
#include "test.h"

static const char *const model_names[MODELS] = {"unfair", "hsa", "obe", "hsa+obe", "lobe", "fair"};

/* weaker[m]: bits of the models that promise no more than m. */
static const uint8_t weaker[MODELS] = {0, 1, 1, 7, 15, 31};

enum { MUTEX, TICKET, SERVING, OPEN, COUNT, ARRIVED, TAKERS, FLAGS }; /* words */

static void take_spin(struct state *s, uint32_t t, uint32_t next)
{
    if (s->word[MUTEX])
        return;
    s->word[MUTEX] = 1;
    s->pc[t] = (uint8_t)next;
}

static void step_spin_mutex(const struct program *program, struct state *s, uint32_t t)
{
    (void)program;
    if (s->pc[t] == 0) {
        take_spin(s, t, 1);
        return;
    }
    s->word[MUTEX] = 0;
    s->pc[t] = END;
}

/* Takes a ticket at pc base, waits with it at base + 1 + ticket, goes on at next. */
static void take_ticket(struct state *s, uint32_t t, uint32_t base, uint32_t next)
{
    if (s->pc[t] == base)
        s->pc[t] = (uint8_t)(base + 1 + s->word[TICKET]++);
    else if (s->word[SERVING] == s->pc[t] - base - 1)
        s->pc[t] = (uint8_t)next;
}

static void step_ticket_mutex(const struct program *program, struct state *s, uint32_t t)
{
    (void)program;
    if (s->pc[t] < 20) {
        take_ticket(s, t, 0, 20);
        return;
    }
    s->word[SERVING]++;
    s->pc[t] = END;
}

/* Waits until those it waits for have published, then publishes; from pc on. */
static void wait_and_publish(const struct program *program, struct state *s, uint32_t t)
{
    if ((s->word[FLAGS] & program->waits_for[t]) != program->waits_for[t])
        return;
    s->word[FLAGS] |= (uint8_t)(1u << t);
    s->pc[t] = END;
}

static void step_waits(const struct program *program, struct state *s, uint32_t t)
{
    wait_and_publish(program, s, t);
}

static void step_mutex_and_waits(const struct program *program, struct state *s, uint32_t t)
{
    if (s->pc[t] == 0) {
        take_spin(s, t, 1);
    } else if (s->pc[t] == 1) {
        s->word[MUTEX] = 0;
        s->pc[t] = 2;
    } else {
        wait_and_publish(program, s, t);
    }
}

/* Publishes first, then waits for the other one. */
static void step_two_way(const struct program *program, struct state *s, uint32_t t)
{
    (void)program;
    if (s->pc[t] == 0) {
        s->word[FLAGS] |= (uint8_t)(1u << t);
        s->pc[t] = 1;
    } else if (s->word[FLAGS] >> (1 - t) & 1) {
        s->pc[t] = END;
    }
}

static void step_last_arriver(const struct program *program, struct state *s, uint32_t t)
{
    if (s->pc[t] == 0 && ++s->word[ARRIVED] == program->threads)
        s->pc[t] = 1;
    else
        s->pc[t] = END;
}

static void step_barrier(const struct program *program, struct state *s, uint32_t t)
{
    if (s->pc[t] == 0) {
        s->word[ARRIVED]++;
        s->pc[t] = 1;
    } else if (s->word[ARRIVED] == program->threads) {
        s->pc[t] = END;
    }
}

/* Thread 0 waits for each flag in turn, then clears each in turn. */
static void step_xf(const struct program *program, struct state *s, uint32_t t)
{
    uint32_t others = program->threads - 1, at = s->pc[t];

    if (t) {
        if (at == 0) {
            s->word[FLAGS] |= (uint8_t)(1u << t);
            s->pc[t] = 1;
        } else if (!(s->word[FLAGS] >> t & 1)) {
            s->pc[t] = END;
        }
        return;
    }
    if (at < others) {
        s->pc[t] = (uint8_t)(at + (s->word[FLAGS] >> (at + 1) & 1));
        return;
    }
    s->word[FLAGS] &= (uint8_t) ~(1u << (at - others + 1));
    s->pc[t] = at + 1 == 2 * others ? END : (uint8_t)(at + 1);
}

/*
 * Discovery and a barrier. Steps: take the mutex (from FIRST), poll, give it back, take it again (from SECOND), close the
 * poll, give it back, arrive, wait.
 */
enum { FIRST = 0, POLL = 20, LEAVE_IN, LEAVE_OUT, SECOND = 40, CLOSE = 60, LEAVE_CLOSED, ARRIVE, MEET };

static bool takes_part(const struct program *program, const struct state *s, uint32_t t)
{
    return s->word[OPEN] || (program->lobe && t < s->word[COUNT]);
}

static void enter(const struct program *program, struct state *s, uint32_t t, uint32_t base, uint32_t next)
{
    if (program->destruct && !s->word[OPEN]) {
        bool part = base == SECOND || (program->lobe && t < s->word[COUNT]);

        s->word[TAKERS] |= (uint8_t)((unsigned)part << t);
        s->pc[t] = part ? ARRIVE : END;
    } else if (program->ticket) {
        take_ticket(s, t, base, next);
    } else {
        take_spin(s, t, next);
    }
}

static void leave(const struct program *program, struct state *s, uint32_t t, uint32_t next)
{
    if (program->ticket)
        s->word[SERVING]++;
    else
        s->word[MUTEX] = 0;
    s->pc[t] = (uint8_t)next;
}

static void poll(const struct program *program, struct state *s, uint32_t t)
{
    if (!takes_part(program, s, t)) {
        s->pc[t] = LEAVE_OUT;
        return;
    }
    s->word[TAKERS] |= (uint8_t)(1u << t);
    if (!program->lobe)
        s->word[COUNT]++;
    else if (s->word[COUNT] < t + 1)
        s->word[COUNT] = (uint8_t)(t + 1);
    s->pc[t] = LEAVE_IN;
}

static void step_discovery(const struct program *program, struct state *s, uint32_t t)
{
    switch (s->pc[t]) {
    case POLL:
        poll(program, s, t);
        break;
    case LEAVE_IN:
        leave(program, s, t, SECOND);
        break;
    case LEAVE_OUT:
        leave(program, s, t, END);
        break;
    case CLOSE:
        s->word[OPEN] = 0;
        s->pc[t] = LEAVE_CLOSED;
        break;
    case LEAVE_CLOSED:
        leave(program, s, t, ARRIVE);
        break;
    case ARRIVE:
        s->word[ARRIVED]++;
        s->pc[t] = MEET;
        break;
    case MEET:
        s->pc[t] = s->word[ARRIVED] == s->word[COUNT] ? END : MEET;
        break;
    default:
        enter(program, s, t, s->pc[t] < SECOND ? FIRST : SECOND, s->pc[t] < SECOND ? POLL : CLOSE);
    }
}

/* There are participants, as many as were counted; with native ids these are the lowest. */
static bool discovered(const struct program *program, const struct state *s)
{
    uint32_t takers = 0;

    for (uint32_t t = 0; t < program->threads; t++)
        takers += s->word[TAKERS] >> t & 1;
    return takers >= 1 && takers == s->word[COUNT] && (!program->lobe || s->word[TAKERS] == (1u << takers) - 1);
}

#define DISCOVERY(program_name, ...)                                                                                   \
    {                                                                                                                  \
        .name = program_name, .threads = 3, .step = step_discovery, .good = discovered, .initial.word[OPEN] = 1,       \
        __VA_ARGS__                                                                                                    \
    }

static const struct program programs[] = {
    {.name = "spin-mutex", .threads = 3, .step = step_spin_mutex},
    {.name = "ticket-mutex", .threads = 3, .step = step_ticket_mutex},
    {.name = "two-way-producer-consumer", .threads = 2, .step = step_two_way},
    {.name = "one-way-producer-consumer", .threads = 2, .step = step_waits, .waits_for = {0, 1}},
    {.name = "low-waits-on-high", .threads = 2, .step = step_waits, .waits_for = {2, 0}},
    {.name = "scan-chain", .threads = 4, .step = step_waits, .waits_for = {0, 1, 2, 4}},
    {.name = "sptrsv", .threads = 4, .step = step_waits, .waits_for = {0, 1, 3, 7}},
    {.name = "reverse-chain", .threads = 3, .step = step_waits, .waits_for = {2, 4, 0}},
    {.name = "one-way-and-mutex", .threads = 3, .step = step_mutex_and_waits, .waits_for = {0, 1, 2}},
    {.name = "last-arriver", .threads = 4, .step = step_last_arriver},
    {.name = "counter-barrier", .threads = 3, .step = step_barrier},
    {.name = "xf-barrier", .threads = 3, .step = step_xf},
    DISCOVERY("discovery-barrier", .ticket = false),
    DISCOVERY("discovery-ticket-barrier", .ticket = true),
    DISCOVERY("discovery-self-destruct-barrier", .ticket = true, .destruct = true),
    DISCOVERY("lobe-discovery-barrier", .lobe = true),
    DISCOVERY("lobe-discovery-ticket-barrier", .lobe = true, .ticket = true),
    DISCOVERY("lobe-discovery-self-destruct-barrier", .lobe = true, .ticket = true, .destruct = true),
    {.threads = 2, .step = step_spin_mutex},
    {.threads = 4, .step = step_spin_mutex},
    {.threads = 2, .step = step_mutex_and_waits, .waits_for = {0, 1}},
    {.threads = 2, .step = step_barrier},
    {.threads = 4, .step = step_barrier},
    {.threads = 4, .step = step_xf},
};
#define PROGRAMS (sizeof(programs) / sizeof(programs[0]))

static void check_monotonic(uint32_t starving)
{
    for (uint32_t model = 0; model < MODELS; model++)
        if (starving >> model & 1)
            CHECK_EQUAL(weaker[model] & ~starving, 0);
}

static bool has_word(const char *list, const char *word)
{
    size_t length = strlen(word);

    for (const char *at = list; at; at = strchr(at, ','), at = at ? at + 1 : NULL)
        if (strncmp(at, word, length) == 0 && (at[length] == ',' || at[length] == '\n' || at[length] == 0))
            return true;
    return false;
}

/* Bits of the models under which a benchmark of the suite starves, as its list says; MODELS or more: it is not there. */
static uint32_t listed(const char *name)
{
    FILE *file = fopen("sim_hal/workloads/litmus/benchmarks.txt", "r");
    char line[512], found[64];
    uint32_t starving = UINT32_MAX;

    while (file && fgets(line, sizeof(line), file)) {
        const char *list = strstr(line, " starves=");

        if (sscanf(line, "benchmark %63s", found) != 1 || strcmp(found, name) != 0 || !list)
            continue;
        starving = 0;
        for (uint32_t model = 0; model < MODELS; model++)
            starving |= (uint32_t)has_word(list + strlen(" starves="), model_names[model]) << model;
    }
    if (file)
        fclose(file);
    return starving;
}

static void litmus_programs(void)
{
    for (uint32_t i = 0; i < PROGRAMS; i++) {
        uint32_t starving;

        test_context(programs[i].name);
        theory_explore(&programs[i], false);
        starving = theory_verdict();
        if (programs[i].name)
            CHECK_EQUAL(listed(programs[i].name), starving);
        check_monotonic(starving);
        theory_explore(&programs[i], true);
        CHECK_EQUAL(theory_verdict(), starving);
        theory_check_adversary(starving);
    }
    test_context(NULL);
}

static void final_states(void)
{
    for (uint32_t i = 0; i < PROGRAMS; i++) {
        uint32_t final = 0;

        test_context(programs[i].name);
        theory_explore(&programs[i], true);
        for (uint32_t s = 0; s < theory_graph.count; s++) {
            if (theory_enabled(s))
                continue;
            final++;
            CHECK(!programs[i].good || programs[i].good(&programs[i], &theory_graph.states[s]));
        }
        CHECK(final != 0);
    }
    test_context(NULL);
}

/* Every program in which threads wait for others, whichever, that can finish at all; after a critical section or not. */
static void all_waits(void)
{
    uint32_t finishing = 0;

    for (uint32_t edges = 0; edges < 1u << 13; edges++) {
        struct program program = {.threads = 4, .step = edges >> 12 ? step_mutex_and_waits : step_waits};
        bool waits = false, up = true;
        uint32_t starving;

        for (uint32_t t = 0, bit = 0; t < 4; t++) {
            for (uint32_t other = 0; other < 4; other++) {
                if (other == t || !(edges >> bit++ & 1))
                    continue;
                program.waits_for[t] |= (uint8_t)(1u << other);
                waits = true;
                up &= other < t;
            }
        }
        theory_explore(&program, true);
        if (theory_starves(FAIR))
            continue; /* they wait in a circle */
        finishing++;
        starving = theory_verdict();
        check_monotonic(starving);
        theory_check_adversary(starving);
        CHECK_EQUAL(starving >> OBE & 1, waits);
        CHECK_EQUAL(starving >> LOBE & 1, !up);
        CHECK_EQUAL(starving >> HSA & 1, !up || edges >> 12);
    }
    CHECK_EQUAL(finishing, 2 * 543); /* acyclic graphs of four labelled nodes */
}

TEST_MAIN()
{
    return test_run("theory",
                    (const struct test_case[]){TEST(litmus_programs), TEST(final_states), TEST(all_waits), {0}});
}
