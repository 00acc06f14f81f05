/*
 * test_schedulers.c - the order of every wave scheduler, on SIMDs without a clock: hand-made tables, and a slow reference that
 * compares all waves anew for each choice.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cu/greed.h"
#include "cu/rank.h"
#include "cu/rotation.h"
#include "cu/wave_scheduler.h"
#include "cu/wheel.h"
#include "random.h"
#include "test.h"

#define SIMDS       2u
#define GROUPS_MOST 24u
#define ACTIVE_MOST 8u
#define NONE        UINT32_MAX

/* What the reference knows of a wave, beside the wave itself. */
struct model_wave {
    uint64_t age;
    bool greedy, issued, active;
    uint32_t level;
};

struct group {
    struct gpu_resident resident;
    struct gpu_wave waves[GPU_MAX_WAVES];
    struct gpu_wave_issue issues[GPU_MAX_WAVES];
    struct model_wave models[GPU_MAX_WAVES];
    uint32_t last[SIMDS]; /* number of the wave that issued last */
    uint64_t met, age;
    bool there;
};

static struct bench {
    struct gpu_compute_unit cu;
    struct gpu_simd simds[SIMDS];
    struct gpu_clock clock;
    struct gpu_cu_control control;
    struct gpu_kernel kernel;
    struct group groups[GROUPS_MOST];
    uint64_t rotation[SIMDS][ISA_UNIT_COUNT]; /* ages; 0: none */
    uint64_t turns[SIMDS];                    /* the last ones with an issue */
    uint64_t ages;
    struct gpu_wave_issue *numbered[256]; /* waves in the order of their coming */
    const char *name;
} bench;

static void start(const char *name, uint32_t simds)
{
    struct gpu_parameters parameters;
    char error[256];

    memset(&bench, 0, sizeof(bench));
    gpu_parameters_default(&parameters);
    CHECK(gpu_parameters_set(&parameters, "cu.scheduler", name, error, sizeof(error)));
    bench.name = name;
    bench.cu.scheduler = gpu_wave_scheduler(parameters.scheduler);
    bench.cu.simds = bench.simds;
    bench.cu.simd_count = simds;
    bench.cu.period = 4;
    bench.cu.period_shift = 2;
    bench.cu.clock = &bench.clock;
    bench.cu.control = &bench.control;
    bench.kernel.workgroup_size[0] = bench.kernel.workgroup_size[1] = bench.kernel.workgroup_size[2] = 1;
    bench.kernel.grid_size[0] = 100;
    bench.kernel.grid_size[1] = bench.kernel.grid_size[2] = 1;
    for (uint32_t i = 0; i < simds; i++) {
        bench.simds[i].cu = &bench.cu;
        memset(bench.simds[i].rotation, GPU_POSITIONS, sizeof(bench.simds[i].rotation));
    }
}

static struct group *add_group(uint32_t waves, uint32_t first)
{
    struct group *group = bench.groups;

    while (group->there)
        group++;
    memset(group, 0, sizeof(*group));
    group->there = true;
    group->resident.cu = &bench.cu;
    group->resident.simd = first;
    group->resident.workgroup.waves = group->waves;
    group->resident.workgroup.wave_count = waves;
    group->resident.workgroup.kernel = &bench.kernel;
    group->age = bench.ages + 1;
    memset(group->last, 0xff, sizeof(group->last));
    bench.kernel.launched++;
    for (uint32_t i = 0; i < waves; i++) {
        struct gpu_wave_issue *issue = &group->issues[i];

        group->waves[i].workgroup = &group->resident.workgroup;
        group->waves[i].index = i;
        group->waves[i].simd = (first + i) % bench.cu.simd_count;
        group->waves[i].issue = issue;
        issue->wave = &group->waves[i];
        issue->resident = &group->resident;
        issue->simd = &bench.simds[group->waves[i].simd];
        bench.numbered[bench.ages % 256] = issue;
        group->models[i].age = ++bench.ages;
        gpu_simd_add(issue->simd, issue);
    }
    return group;
}

static struct group *group_of(const struct gpu_wave_issue *issue)
{
    return (struct group *)(void *)issue->resident; /* its first member */
}

static struct model_wave *model_of(const struct gpu_wave_issue *issue)
{
    return &group_of(issue)->models[issue->wave->index];
}

static bool is(const char *name)
{
    return strcmp(bench.name, name) == 0;
}

/* ---- the reference: rules as the page says them ---- */

static uint32_t bits_of(uint64_t value, uint32_t most)
{
    uint32_t bits = 0;

    for (; value && bits < most; value /= 2)
        bits++;
    return bits;
}

static uint32_t level_in_pro(const struct group *group)
{
    const struct gpu_workgroup *workgroup = &group->resident.workgroup;
    uint64_t issued = 0;
    uint32_t progress;

    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        issued += group->issues[i].wake_turn; /* the test counts them there */
    progress = bits_of(issued, 23) / 3;
    if (workgroup->ended)
        return 11 + bits_of(workgroup->ended, 4);
    if (workgroup->at_barrier)
        return 7 + bits_of(workgroup->at_barrier, 4);
    return bench.kernel.launched < bench.kernel.grid_size[0] ? progress : 7 - progress;
}

static void model_meets(struct group *group)
{
    static uint64_t times;
    uint32_t waiting = group->resident.workgroup.at_barrier;

    if (!waiting)
        group->met = 0;
    else if (!group->met)
        group->met = ++times;
    for (uint32_t i = 0; i < group->resident.workgroup.wave_count; i++) {
        if (is("pro"))
            group->models[i].level = level_in_pro(group);
        else if (is("mwf-lrr") || is("mwf-gto"))
            group->models[i].level = waiting;
    }
}

/* The greedy wave of a SIMD, now that a turn is over; NULL: none. Waves that are gone do not count. */
static struct model_wave *model_greedy(const struct gpu_simd *simd)
{
    struct model_wave *greedy = NULL, *first = NULL;

    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1) {
        struct model_wave *wave = model_of(simd->waves[__builtin_ctzll(rest)]);

        if (wave->greedy)
            greedy = wave;
        if (wave->issued && (!first || (is("gty") ? wave->age > first->age : wave->age < first->age)))
            first = wave;
    }
    return first && (!greedy || !greedy->issued) ? first : greedy;
}

/* A wave issues, the first of its turn. */
static void model_turn(const struct gpu_simd *simd)
{
    const struct model_wave *greedy = model_greedy(simd);

    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1) {
        struct model_wave *wave = model_of(simd->waves[__builtin_ctzll(rest)]);

        wave->greedy = wave == greedy;
        wave->issued = false;
    }
}

/* In turns: how far an age lies behind the last one, around the end. */
static uint64_t behind(uint64_t age, uint64_t last)
{
    return age > last ? age - last : age + (UINT64_C(1) << 40);
}

/* The key of a wave under the scheduler at hand: of two waves the one with the lesser key goes first, number by number. */
static void key_of(const struct gpu_wave_issue *issue, uint64_t key[4])
{
    const struct group *group = group_of(issue);
    const struct model_wave *wave = model_of(issue);
    uint32_t simd = issue->wave->simd, type = issue->unit == ISA_UNIT_SMEM ? ISA_UNIT_SALU : issue->unit;
    uint64_t turn = behind(wave->age, bench.rotation[simd][type]);
    uint64_t last = group->last[simd];
    uint64_t inside_turns = behind(issue->wave->index, last), inside_greedy = issue->wave->index + 1;

    if (last == NONE)
        inside_turns = issue->wave->index;
    if (last == issue->wave->index)
        inside_greedy = 0;
    memset(key, 0, 4 * sizeof(*key));
    if (is("oldest")) {
        key[0] = wave->age;
    } else if (is("lrr")) {
        key[0] = turn;
    } else if (is("gto") || is("gty")) {
        key[0] = wave != model_greedy(issue->simd);
        key[1] = is("gto") ? wave->age : UINT64_MAX - wave->age;
    } else if (is("two-level")) {
        key[0] = !wave->active;
        key[1] = turn;
    } else if (is("caws")) {
        key[0] = wave != model_greedy(issue->simd);
        key[1] = GPU_LEVELS - wave->level;
        key[2] = wave->age;
    } else if (is("first-met")) {
        key[0] = group->met ? group->met : UINT64_MAX;
        key[1] = group->age;
        key[2] = inside_greedy;
    } else {
        key[0] = GPU_LEVELS - wave->level;
        key[1] = group->age;
        key[2] = is("mwf-gto") ? inside_greedy : inside_turns;
    }
}

static bool is_before(const struct gpu_wave_issue *a, const struct gpu_wave_issue *b)
{
    const struct gpu_simd *simd = a->simd;
    bool overdue_a = simd->marks[GPU_MARK_OVERDUE] & a->bit, overdue_b = simd->marks[GPU_MARK_OVERDUE] & b->bit;
    uint64_t key_a[4], key_b[4];

    if (overdue_a != overdue_b)
        return overdue_a;
    if (!overdue_a && a->wave->state.priority != b->wave->state.priority)
        return a->wave->state.priority > b->wave->state.priority;
    key_of(a, key_a);
    key_of(b, key_b);
    for (uint32_t i = 0; i < 4; i++) {
        if (key_a[i] != key_b[i])
            return key_a[i] < key_b[i];
    }
    return false;
}

static uint32_t reference_pick(const struct gpu_simd *simd, uint64_t candidates)
{
    uint32_t first = (uint32_t)__builtin_ctzll(candidates);

    for (uint64_t rest = candidates & (candidates - 1); rest; rest &= rest - 1) {
        uint32_t position = (uint32_t)__builtin_ctzll(rest);

        if (is_before(simd->waves[position], simd->waves[first]))
            first = position;
    }
    return first;
}

/* ---- what happens, to both ---- */

static uint32_t count_active(const struct gpu_simd *simd)
{
    uint32_t count = 0;

    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1)
        count += model_of(simd->waves[__builtin_ctzll(rest)])->active;
    return count;
}

static void issue_wave(struct gpu_wave_issue *issue)
{
    struct gpu_simd *simd = issue->simd;
    struct model_wave *wave = model_of(issue);
    uint32_t type = issue->unit == ISA_UNIT_SMEM ? ISA_UNIT_SALU : issue->unit;
    uint64_t counted = issue->wake_turn;

    if (bench.turns[issue->wave->simd] != simd->event_turn)
        model_turn(simd);
    bench.turns[issue->wave->simd] = simd->event_turn;
    issue->wake_turn = simd->event_turn - issue->wave->index % 3; /* passed over for as many turns */
    if (bench.cu.scheduler->issues)
        bench.cu.scheduler->issues(simd, issue);
    issue->wake_turn = counted + 1;
    gpu_patience_served(simd, (uint32_t)__builtin_ctzll(issue->bit));
    bench.rotation[issue->wave->simd][type] = wave->age;
    group_of(issue)->last[issue->wave->simd] = issue->wave->index;
    wave->issued = true;
    if (count_active(simd) < ACTIVE_MOST)
        wave->active = true;
}

static void set_meeting(struct group *group, uint32_t waiting, uint32_t ended)
{
    group->resident.workgroup.at_barrier = waiting;
    group->resident.workgroup.ended = ended;
    if (bench.cu.scheduler->meets)
        bench.cu.scheduler->meets(&group->resident);
    model_meets(group);
}

static void remove_group(struct group *group)
{
    for (uint32_t i = 0; i < group->resident.workgroup.wave_count; i++)
        gpu_simd_remove(group->issues[i].simd, &group->issues[i]);
    group->there = false;
}

static void demote_wave(struct gpu_wave_issue *issue)
{
    if (bench.cu.scheduler->counter)
        bench.cu.scheduler->counter(issue->simd, issue);
    model_of(issue)->active = false;
}

static void scan_simd(struct gpu_simd *simd)
{
    if (bench.cu.scheduler->scan)
        bench.cu.scheduler->scan(simd, simd->event_turn);
    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1) {
        struct gpu_wave_issue *issue = simd->waves[__builtin_ctzll(rest)];
        const struct group *group = group_of(issue);
        uint64_t most = 0;

        for (uint32_t i = 0; i < group->resident.workgroup.wave_count; i++)
            most = group->issues[i].wake_turn > most ? group->issues[i].wake_turn : most;
        if (is("caws"))
            model_of(issue)->level =
                bits_of(most - issue->wake_turn + issue->wake_turn * (issue->wave->index % 3), GPU_LEVELS - 1);
        else if (is("pro"))
            model_of(issue)->level = level_in_pro(group);
    }
}

/* ---- random states ---- */

static const char *const names[] = {"oldest",  "lrr",     "gto",       "gty",  "two-level",
                                    "mwf-lrr", "mwf-gto", "first-met", "caws", "pro"};

static struct group *random_group(uint64_t *random)
{
    struct group *group = &bench.groups[random_below(random, GROUPS_MOST)];

    return group->there ? group : NULL;
}

static struct gpu_wave_issue *random_wave(uint64_t *random)
{
    struct group *group = random_group(random);

    return group ? &group->issues[random_below(random, group->resident.workgroup.wave_count)] : NULL;
}

static bool has_places(uint32_t waves)
{
    uint32_t groups = 0;

    for (uint32_t i = 0; i < GROUPS_MOST; i++)
        groups += bench.groups[i].there;
    for (uint32_t i = 0; i < bench.cu.simd_count; i++) {
        if ((uint32_t)__builtin_popcountll(bench.simds[i].occupied) + waves > 40)
            return false;
    }
    return groups < GROUPS_MOST;
}

static void random_meeting(uint64_t *random)
{
    struct group *group = random_group(random);
    uint32_t waves, waiting;

    if (!group)
        return;
    waves = group->resident.workgroup.wave_count;
    waiting = random_below(random, 2) ? random_below(random, waves) : 0;
    set_meeting(group, waiting, random_below(random, 4) ? 0 : random_below(random, waves - waiting));
}

/* A turn of each SIMD: some waves issue. */
static void random_turn(uint64_t *random)
{
    for (uint32_t i = 0; i < bench.cu.simd_count; i++) {
        struct gpu_simd *simd = &bench.simds[i];

        simd->event_turn++;
        for (uint32_t count = random_below(random, 3); count && simd->occupied; count--) {
            uint32_t position = random_below(random, GPU_POSITIONS);

            if (simd->occupied >> position & 1)
                issue_wave(simd->waves[position]);
        }
        simd->event_turn++; /* a turn that sees them, and may be without an issue */
    }
}

static void random_step(uint64_t *random)
{
    struct gpu_wave_issue *issue = random_wave(random);
    struct group *group = random_group(random);
    uint32_t waves = 1 + random_below(random, GPU_MAX_WAVES);

    switch (random_below(random, 10)) {
    case 0:
        if (has_places(waves))
            add_group(waves, random_below(random, bench.cu.simd_count));
        return;
    case 1:
        if (group && random_below(random, 3) == 0)
            remove_group(group);
        return;
    case 2:
        if (issue && random_below(random, 4) == 0) {
            issue->wave->state.priority = (uint8_t)(random_below(random, 3) ? 0 : random_below(random, 4));
            gpu_simd_prioritise(issue->simd, issue);
        }
        return;
    case 3:
        if (issue)
            demote_wave(issue);
        return;
    case 4:
        scan_simd(&bench.simds[random_below(random, bench.cu.simd_count)]);
        return;
    case 5:
    case 6:
        random_meeting(random);
        return;
    default:
        random_turn(random);
    }
}

/* Units of operations are part of the state; a choice is among waves of one type. */
static uint64_t random_candidates(uint64_t *random, struct gpu_simd *simd)
{
    static const uint8_t units[] = {ISA_UNIT_SALU, ISA_UNIT_VALU, ISA_UNIT_LDS, ISA_UNIT_SMEM};
    uint64_t candidates = simd->occupied & random_next(random) & random_next(random);
    uint32_t unit = units[random_below(random, 3)];

    for (uint64_t rest = candidates; rest; rest &= rest - 1) {
        struct gpu_wave_issue *issue = simd->waves[__builtin_ctzll(rest)];

        simd->of_unit[issue->unit] &= ~issue->bit;
        issue->unit = (uint8_t)(unit == ISA_UNIT_SALU && random_below(random, 2) ? ISA_UNIT_SMEM : unit);
        simd->of_unit[issue->unit] |= issue->bit;
    }
    return candidates;
}

static struct test_parameter any_scheduler = TEST_RANGE("scheduler", 0, sizeof(names) / sizeof(names[0]));

static void same_as_reference(void)
{
    uint64_t random = any_scheduler.value + 1;
    uint32_t compared = 0;

    start(names[any_scheduler.value], SIMDS);
    while (compared < TEST_ROUNDS(100000u)) {
        struct gpu_simd *simd = &bench.simds[compared % SIMDS];
        uint64_t candidates;

        random_step(&random);
        candidates = random_candidates(&random, simd);
        simd->marks[GPU_MARK_OVERDUE] = random_below(&random, 8) ? 0 : simd->occupied & random_next(&random);
        if (!(candidates & (candidates - 1)))
            continue;
        compared++;
        CHECK_EQUAL(bench.cu.scheduler->pick(simd, candidates), reference_pick(simd, candidates));
        simd->marks[GPU_MARK_OVERDUE] = 0;
    }
}

/* ---- tables ---- */

/*
 * A script is a list of words. gN: a work-group of N waves comes; waves and work-groups are numbered as they come, and a
 * work-group keeps its number. iN or iN+M: these waves issue, in one turn. mG:N: N waves of work-group G are at the barrier.
 * eG:N: N have ended. xG: it leaves. c: the next to come has positions moved together. -N, +N: a wave is no candidate, is one
 * again. sN: waves wait for a counter. t: a scan. pN:L: priority. bN: the wave's operation is a scalar one, vN a vector one.
 * =ORDER, @ORDER: what is chosen on SIMD 0, on SIMD 1, until no candidate is left.
 */
struct script {
    const char *scheduler;
    uint32_t simds;
    const char *words;
};

static void check_order(struct gpu_simd *simd, const char *text)
{
    uint64_t candidates = simd->occupied;
    char order[128] = "";

    for (uint32_t number = 0; number < bench.ages; number++) {
        const struct gpu_wave_issue *issue = bench.numbered[number];

        if (issue->simd == simd && issue->stalled == UINT64_MAX)
            candidates &= ~issue->bit;
    }
    while (candidates) {
        uint32_t position = bench.cu.scheduler->pick(simd, candidates);
        size_t used = strlen(order);

        candidates &= ~(UINT64_C(1) << position);
        snprintf(order + used, sizeof(order) - used, "%s%u", used ? "," : "",
                 (unsigned)model_of(simd->waves[position])->age - 1);
    }
    CHECK(strcmp(order, text) == 0);
    if (strcmp(order, text) != 0)
        fprintf(stderr, "    %s: chose %s, not %s\n", bench.name, order, text);
}

static void issue_in_one_turn(const char *text)
{
    for (uint32_t i = 0; i < bench.cu.simd_count; i++)
        bench.simds[i].event_turn++;
    for (char *end; *text; text = end + (*end == '+'))
        issue_wave(bench.numbered[strtoul(text, &end, 10)]);
    for (uint32_t i = 0; i < bench.cu.simd_count; i++)
        bench.simds[i].event_turn++;
}

static void run_word(const char *word, struct group *groups[], uint32_t *count)
{
    const char *colon = strchr(word, ':');
    uint32_t first = (uint32_t)strtoul(word + 1, NULL, 10), second = colon ? (uint32_t)strtoul(colon + 1, NULL, 10) : 0;
    const struct gpu_workgroup *workgroup = *count > first && groups[first] ? &groups[first]->resident.workgroup : NULL;

    switch (*word) {
    case 'g':
        groups[(*count)++] = add_group(first, second);
        return;
    case 'i':
        issue_in_one_turn(word + 1);
        return;
    case 'm':
        set_meeting(groups[first], second, workgroup->ended);
        return;
    case 'e':
        set_meeting(groups[first], workgroup->at_barrier, second);
        return;
    case 'x':
        remove_group(groups[first]);
        return;
    case 'c':
        bench.simds[0].next_position = GPU_POSITIONS;
        return;
    case '-':
    case '+':
        bench.numbered[first]->stalled = *word == '-' ? UINT64_MAX : 0;
        return;
    case 's':
        demote_wave(bench.numbered[first]);
        return;
    case 't':
        scan_simd(&bench.simds[0]);
        return;
    case 'p':
        bench.numbered[first]->wave->state.priority = (uint8_t)second;
        gpu_simd_prioritise(bench.numbered[first]->simd, bench.numbered[first]);
        return;
    case 'v':
        bench.numbered[first]->unit = ISA_UNIT_VALU;
        return;
    case 'b':
        bench.numbered[first]->unit = ISA_UNIT_SALU;
        return;
    default:
        check_order(&bench.simds[*word == '@'], word + 1);
    }
}

static void run_script(const struct script *script)
{
    struct group *groups[GROUPS_MOST] = {NULL};
    char text[512];
    uint32_t count = 0;

    start(script->scheduler, script->simds);
    snprintf(text, sizeof(text), "%s", script->words);
    for (const char *word = strtok(text, " "); word; word = strtok(NULL, " "))
        run_word(word, groups, &count);
}

/* Figure 7 of Liu et al., ICS 2016: TB0 is waves 0 to 3, wave 2 waits; TB1 4 to 7, 5 and 7 wait; TB2 8 to 11, all but 8 wait. The
 * last issued are 7 in TB1 and 0 in TB0. */
#define FIGURE7 "g4 g4 g4 i7 i0 m0:1 m1:2 m2:3 -2 -5 -7 -9 -10 -11 "

static void figure_7_of_the_paper(void)
{
    static const struct script scripts[] = {{"mwf-lrr", 1, FIGURE7 "=8,4,6,1,3,0"},
                                            {"mwf-gto", 1, FIGURE7 "=8,4,6,0,1,3"},
                                            {"mwf-lrr", 1, FIGURE7 "g4 m3:2 -14 -15 =8,4,6,12,13,1,3,0"},
                                            {"mwf-gto", 1, FIGURE7 "g4 m3:2 -14 -15 =8,4,6,12,13,0,1,3"}};

    for (size_t i = 0; i < sizeof(scripts) / sizeof(scripts[0]); i++)
        run_script(&scripts[i]);
}

static void run_scripts(const struct script *scripts, size_t count)
{
    for (size_t i = 0; i < count; i++)
        run_script(&scripts[i]);
}

#define RUN_SCRIPTS(scripts) run_scripts(scripts, sizeof(scripts) / sizeof((scripts)[0]))

static void tables_of_most_waiting(void)
{
    static const struct script scripts[] = {
        {"mwf-gto", 1, "g2 g2 g2 =0,1,2,3,4,5"}, /* all zero: oldest TB first */
        {"mwf-gto", 1, "g4 i2 =2,0,1,3"},        /* one work-group */
        {"mwf-lrr", 1, "g4 i2 =3,0,1,2"},
        {"mwf-gto", 1, "g2 g2 g2 m1:1 m2:1 =2,3,4,5,0,1"},           /* a tie */
        {"mwf-gto", 1, "g2 g2 m1:1 =2,3,0,1 m1:0 =0,1,2,3"},         /* opening */
        {"mwf-gto", 1, "g3 g3 m0:1 =0,1,2,3,4,5 m1:2 =3,4,5,0,1,2"}, /* an arrival between two turns */
        {"mwf-gto", 1, "g3 g3 e1:2 =0,1,2,3,4,5 m1:1 =3,4,5,0,1,2"}, /* ended waves do not count */
        {"mwf-gto", 2, "g4 g4 m1:2 i6 i5 =6,4,0,2 @5,7,1,3"},        /* two SIMDs, one list, last issued of each */
        {"mwf-lrr", 2, "g4 g4 m1:2 i4 i5 =6,4,0,2 @7,5,1,3"},
        {"mwf-gto", 1, "g2 g2 m1:1 i3 x0 g2 m2:1 =3,2,4,5"},            /* a slot used again is the youngest */
        {"mwf-gto", 1, "g2 g2 m1:1 i3 x0 c g2 =3,2,4,5 m2:1 =3,2,4,5"}, /* positions moved in between */
        {"mwf-lrr", 1, "g2 g4 i3 x0 c g2 =4,5,2,3,6,7"},
        {"mwf-gto", 1, "g2 g2 m1:1 p0:1 =0,2,3,1"}, /* s_setprio before */
    };

    RUN_SCRIPTS(scripts);
}

static void tables_of_turns_and_greed(void)
{
    static const struct script scripts[] = {
        {"lrr", 1, "g4 =0,1,2,3 i1 =2,3,0,1 i3 =0,1,2,3"},
        {"lrr", 1, "g4 v0 v1 v2 v3 i2 =3,0,1,2 b0 b1 b2 b3 =0,1,2,3 i0 =1,2,3,0"}, /* a pointer a type */
        {"lrr", 1, "g2 g2 i1 x0 c g1 =2,3,4"},
        {"lrr", 1, "g4 i1 -2 =3,0,1"},
        {"gto", 1, "g4 =0,1,2,3 i2 =2,0,1,3"},
        {"gto", 1, "g4 i2 i1 =1,0,2,3"},              /* the greedy one did not issue */
        {"gto", 1, "g4 i2 i2+1 =2,0,1,3"},            /* it did, beside another */
        {"gto", 1, "g4 i2 i3+1 =1,0,2,3"},            /* the oldest of those that issued */
        {"gto", 1, "g4 i0 -0 =1,2,3 i1 +0 =1,0,2,3"}, /* stays with 1 when 0 is back */
        {"gto", 1, "g2 g2 i3 x0 c g2 =3,2,4,5"},      /* greed survives moved positions */
        {"gto", 1, "g2 g2 i3 x1 =0,1"},
        {"gty", 1, "g4 =3,2,1,0 i1 =1,3,2,0 i0+2 =2,3,1,0"},
        {"oldest", 1, "g4 i2 =0,1,2,3"},
        {"gto", 2, "g4 i2 =2,0 @1,3"}, /* each SIMD has its own */
    };

    RUN_SCRIPTS(scripts);
}

static void tables_of_the_others(void)
{
    static const struct script scripts[] = {
        {"two-level", 1, "g10 i0 i1 i2 i3 i4 i5 i6 i7 i8 =0,1,2,3,4,5,6,7,9,8"},
        {"two-level", 1, "g10 i0 i1 i2 i3 i4 i5 i6 i7 s0 i9 =1,2,3,4,5,6,7,9,0,8"},
        {"two-level", 1, "g4 i2 =2,3,0,1"},
        {"first-met", 1, "g2 g2 g2 m2:1 m1:1 =4,5,2,3,0,1 i3 =4,5,3,2,0,1"},
        {"first-met", 1, "g2 g2 g2 m2:1 m1:1 m2:0 =2,3,0,1,4,5 m2:1 =2,3,4,5,0,1"},
        {"first-met", 1, "g2 g2 m1:1 x1 =0,1"},
        {"first-met", 2, "g4 g4 m1:1 =4,6,0,2 @5,7,1,3"},
        {"caws", 1, "g3 i0 i0 i0 i0 i2 t =2,1,0"},
        {"caws", 1, "g3 i0 i0 i0 i0 i0+2 -0 t =1,2"},
        {"pro", 1, "g4 g4 g4 m0:1 m1:2 e2:1 =8,9,10,11,4,5,6,7,0,1,2,3"},
        {"pro", 1, "g2 g2 i3 i2 i3 i2 t =3,2,0,1"},
        {"pro", 1, "g4 e0:1 i1 =2,3,0,1"},
    };

    RUN_SCRIPTS(scripts);
}

TEST_MAIN()
{
    return test_run("schedulers", (const struct test_case[]){TEST(figure_7_of_the_paper),
                                                             TEST(tables_of_most_waiting),
                                                             TEST(tables_of_turns_and_greed),
                                                             TEST(tables_of_the_others),
                                                             TEST(same_as_reference, &any_scheduler),
                                                             {0}});
}
