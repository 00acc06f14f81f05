/*
 * test_schedulers.c - the order of every wave scheduler, on SIMDs without a clock: hand-made tables, and a slow reference that
 * compares all waves anew for each choice.
 */
#include "support_schedulers.h"

static uint32_t choose(const struct cu_simd *simd, uint64_t candidates)
{
    return bench.mixed ? cu_scheduler_first(simd, candidates) : bench.cu.scheduler->pick(simd, candidates);
}

/* ---- random states ---- */

static const char *const names[] = {"oldest",  "lrr",       "gto",  "gty", "two-level", "mwf-lrr",
                                    "mwf-gto", "first-met", "caws", "pro", "kin"};

static struct group *random_group(uint64_t *random)
{
    struct group *group = &bench.groups[random_below(random, GROUPS_MOST)];

    return group->there ? group : NULL;
}

static struct cu_wave_issue *random_wave(uint64_t *random)
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
    uint32_t waves, waiting, ended, first;

    if (!group)
        return;
    waves = group->resident.workgroup.wave_count;
    waiting = random_below(random, 2) ? random_below(random, waves) : 0;
    ended = random_below(random, 4) ? 0 : random_below(random, waves - waiting);
    first = random_below(random, waves);
    for (uint32_t i = 0; i < waves; i++) {
        uint8_t *status = &group->waves[(first + i) % waves].status;

        if (i < waiting + ended)
            *status = i < waiting ? CU_WAVE_BARRIER : CU_WAVE_ENDED;
        else if (i < waves - 1)
            *status = random_below(random, 3) ? CU_WAVE_ACTIVE : CU_WAVE_SLEEPING;
        else
            *status = random_below(random, 3) ? CU_WAVE_ACTIVE : CU_WAVE_WAITING;
    }
    set_meeting(group, waiting, ended);
}

/* A turn of each SIMD: some waves issue. */
static void random_turn(uint64_t *random)
{
    for (uint32_t i = 0; i < bench.cu.simd_count; i++) {
        struct cu_simd *simd = &bench.simds[i];

        simd->event_turn++;
        for (uint32_t count = random_below(random, 3); count && simd->occupied; count--) {
            uint32_t position = random_below(random, CU_POSITIONS);

            if (simd->occupied >> position & 1)
                issue_wave(simd->waves[position]);
        }
        simd->event_turn++; /* a turn that sees them, and may be without an issue */
    }
}

/* An heir's rank, and the priority of its kernel. */
static void set_ranks(struct group *group, uint32_t rank, uint32_t kernel)
{
    group->resident.heir.rank = (uint8_t)rank;
    group->resident.priority = (uint8_t)kernel;
    for (uint32_t i = 0; i < group->resident.workgroup.wave_count; i++)
        cu_simd_prioritise(group->issues[i].simd, &group->issues[i]);
}

static void random_step(uint64_t *random)
{
    struct cu_wave_issue *issue = random_wave(random);
    struct group *group = random_group(random);
    uint32_t waves = 1 + random_below(random, CU_MAX_WAVES);

    switch (random_below(random, 12)) {
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
            cu_simd_prioritise(issue->simd, issue);
        }
        if (group && random_below(random, 4) == 0)
            set_ranks(group, random_below(random, 4), random_below(random, 3));
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
    case 8:
        bench.reuse = (struct mem_reuse){.last_lines = 100, .last_hits = random_below(random, 100)};
        return;
    case 7:
        if (issue)
            try_atomic(issue, random_below(random, 2));
        return;
    default:
        random_turn(random);
    }
}

/* Units of operations are part of the state; a choice is among waves of one type, or of all. */
static uint64_t random_candidates(uint64_t *random, struct cu_simd *simd)
{
    static const uint8_t units[] = {ISA_UNIT_SALU, ISA_UNIT_VALU, ISA_UNIT_LDS, ISA_UNIT_VMEM};
    uint64_t candidates = simd->occupied & random_next(random) & random_next(random);
    uint32_t unit = units[random_below(random, 4)];

    for (uint64_t rest = candidates; rest; rest &= rest - 1) {
        struct cu_wave_issue *issue = simd->waves[__builtin_ctzll(rest)];

        if (issue->wave->status != CU_WAVE_ACTIVE)
            candidates &= ~issue->bit;
        simd->of_unit[issue->unit] &= ~issue->bit;
        if (bench.mixed)
            unit = units[random_below(random, 4)];
        issue->unit = (uint8_t)(unit == ISA_UNIT_SALU && random_below(random, 2) ? ISA_UNIT_SMEM : unit);
        simd->of_unit[issue->unit] |= issue->bit;
    }
    return candidates;
}

static struct test_parameter any_scheduler = TEST_RANGE("scheduler", 0, sizeof(names) / sizeof(names[0]));
static struct test_parameter any_width = TEST_RANGE("width", 0, 2);

static struct test_parameter spin = TEST_VALUES("spin", CU_SPIN_EQUAL, CU_SPIN_LAST);

static void compare_with_reference(uint64_t random)
{
    uint32_t compared = 0;

    while (compared < TEST_ROUNDS(100000u)) {
        struct cu_simd *simd = &bench.simds[compared % SIMDS];
        uint64_t candidates;

        random_step(&random);
        candidates = random_candidates(&random, simd);
        simd->marks[CU_MARK_OVERDUE] = random_below(&random, 8) ? 0 : simd->occupied & random_next(&random);
        if (!(candidates & (candidates - 1)))
            continue;
        compared++;
        CHECK_EQUAL(choose(simd, candidates), reference_pick(simd, candidates));
        simd->marks[CU_MARK_OVERDUE] = 0;
    }
}

static void same_as_reference(void)
{
    start(names[any_scheduler.value], SIMDS);
    bench.mixed = any_width.value;
    if (spin.value)
        put_spinners_last();
    compare_with_reference(any_scheduler.value + 1);
}

static struct test_parameter percent = TEST_VALUES("percent", 0, 1, 50, 100);

static void same_as_reference_at_any_reuse(void)
{
    start("kin", SIMDS);
    bench.mixed = any_width.value;
    bench.cu.reuse_percent = (uint32_t)percent.value;
    compare_with_reference(percent.value + 1);
}

/* ---- tables ---- */

/*
 * A script is a list of words. gN: a work-group of N waves comes; waves and work-groups are numbered as they come, and a
 * work-group keeps its number. iN or iN+M: these waves issue, in one turn. mG:N: N waves of work-group G are at the barrier.
 * eG:N: N have ended. xG: it leaves. c: the next to come has positions moved together. -N, +N: a wave is no candidate, is one
 * again. sN: waves wait for a counter. hN: in the last period loads found N percent of their lines. l: spinners go last from
 * now on. fN: a waiting atomic of the wave has failed, oN: has succeeded. t: a scan. pN:L: priority. bN: the wave's operation
 * is a scalar one, vN a vector one, uN one of vector memory.
 * =ORDER, @ORDER: what is chosen on SIMD 0, on SIMD 1, until no candidate is left. *: from here on among waves of all types.
 */
struct script {
    const char *scheduler;
    uint32_t simds;
    const char *words;
};

static void check_order(struct cu_simd *simd, const char *text)
{
    uint64_t candidates = simd->occupied;
    char order[128] = "";

    for (uint32_t number = 0; number < bench.ages; number++) {
        const struct cu_wave_issue *issue = bench.numbered[number];

        if (issue->simd == simd && issue->stalled == UINT64_MAX)
            candidates &= ~issue->bit;
    }
    while (candidates) {
        uint32_t position = choose(simd, candidates);
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
    const struct cu_workgroup *workgroup = *count > first && groups[first] ? &groups[first]->resident.workgroup : NULL;

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
        bench.simds[0].next_position = CU_POSITIONS;
        return;
    case '-':
    case '+':
        bench.numbered[first]->stalled = *word == '-' ? UINT64_MAX : 0;
        return;
    case 's':
        demote_wave(bench.numbered[first]);
        return;
    case 'h':
        bench.reuse = (struct mem_reuse){.last_lines = 100, .last_hits = first};
        return;
    case 't':
        scan_simd(&bench.simds[0]);
        return;
    case 'l':
        put_spinners_last();
        return;
    case 'f':
    case 'o':
        try_atomic(bench.numbered[first], *word == 'f');
        return;
    case 'p':
        bench.numbered[first]->wave->state.priority = (uint8_t)second;
        cu_simd_prioritise(bench.numbered[first]->simd, bench.numbered[first]);
        return;
    case 'v':
        bench.numbered[first]->unit = ISA_UNIT_VALU;
        return;
    case 'b':
        bench.numbered[first]->unit = ISA_UNIT_SALU;
        return;
    case 'u':
        bench.numbered[first]->unit = ISA_UNIT_VMEM;
        return;
    case '*':
        bench.mixed = true;
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
        {"lrr", 1, "g4 i1 -1 =2,3,0 +1 =2,3,0,1"}, /* a choice without an issue moves nothing */
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

/* cu.issue_width=1 */
static void tables_of_all_types(void)
{
    static const struct script scripts[] = {
        {"lrr", 1, "* g4 v0 v1 b2 b3 i1 =2,3,0,1 i2 =3,0,1,2"}, /* one pointer, whatever issued */
        {"lrr", 1, "* g4 v0 v1 v2 v3 i2 b0 b1 b2 b3 =3,0,1,2"}, /* also where all are of one type */
        {"lrr", 1, "* g2 g2 b1 i1 x0 c g1 =2,3,4"},
        {"two-level", 1, "* g4 v0 b1 v2 b3 i3 =3,0,1,2 i0 =3,0,1,2 i2 =3,0,2,1"},
        {"gto", 1, "* g4 v0 b1 v2 b3 i2 =2,0,1,3 i3 =3,0,1,2"},
        {"oldest", 1, "* g4 v0 b1 v2 b3 i2 =0,1,2,3"},
        {"mwf-gto", 1, "* g2 g2 v0 b1 v2 b3 m1:1 i3 =3,2,0,1"},
        {"mwf-lrr", 1, "* g2 g2 v0 b1 v2 b3 m1:1 i3 =2,3,0,1"},
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

#define MEMORY6 "u0 u1 u2 u3 u4 u5 "

/* As pro, but vector memory in turns where nothing is found again. */
static void tables_of_kin(void)
{
    static const struct script scripts[] = {
        {"kin", 1, "g4 g4 g4 m0:1 m1:2 e2:1 =8,9,10,11,4,5,6,7,0,1,2,3"}, /* no memory */
        {"kin", 1, "g2 g2 v0 v1 v2 v3 i1 =0,1,2,3"},
        {"kin", 1, "g2 g2 g2 " MEMORY6 "i1 =2,3,4,5,0,1"},
        {"kin", 1, "g2 g2 g2 " MEMORY6 "h12 i1 =2,3,4,5,0,1"},
        {"kin", 1, "g2 g2 g2 " MEMORY6 "h13 i1 =0,1,2,3,4,5"},         /* lines are used again */
        {"kin", 1, "g2 g2 g2 " MEMORY6 "h13 i1 h2 =2,3,4,5,0,1"},      /* and are not */
        {"kin", 1, "g2 g2 g2 " MEMORY6 "i0 m2:1 -5 =4,1,2,3,0"},       /* one waits for 4 */
        {"kin", 1, "g2 g2 g2 " MEMORY6 "i0 e1:1 -3 =2,1,4,5,0"},       /* or has ended */
        {"kin", 1, "g2 g2 g2 " MEMORY6 "i0 p3:1 =3,1,2,4,5,0"},        /* s_setprio before */
        {"kin", 1, "g2 g2 g2 " MEMORY6 "v0 i2 i0 v2 u0 =3,4,5,0,1,2"}, /* a pointer a type */
        {"kin", 1, "* g2 g2 g2 " MEMORY6 "i1 =0,1,2,3,4,5"},           /* among all types as pro */
        {"kin", 1, "g2 g2 g2 " MEMORY6 "i1 i2 i3 t =4,5,0,1,2,3"},     /* the WG that has issued most */
        {"kin", 2, "g2 g2 g2 " MEMORY6 "i0 i3 =2,4,0 @5,1,3"},
        {"kin", 1, "l g2 g2 g2 " MEMORY6 "f2 i1 =3,4,5,0,1,2"}, /* spinners last */
        {"kin", 1, "g2 g2 g2 " MEMORY6 "i1 x0 c =2,3,4,5"},
    };

    RUN_SCRIPTS(scripts);
}

/* With cu.spin: spinners behind all others, in turns, under any scheduler. */
static void tables_of_spinners(void)
{
    static const struct script scripts[] = {
        {"oldest", 1, "l g4 f0 f1 =2,3,0,1 o0 =0,2,3,1 o1 =0,1,2,3"},
        {"oldest", 1, "g4 f0 =0,1,2,3"},                                   /* cu.spin=0 */
        {"oldest", 1, "l g4 f0 f1 f3 i1 =2,3,0,1 i3 =2,0,1,3"},            /* in turns */
        {"oldest", 1, "l g4 f0 f1 f3 i1 i2 =2,3,0,1"},                     /* which others do not move */
        {"oldest", 1, "l g3 v0 v1 v2 f0 f1 f2 i0 =1,2,0 b0 b1 b2 =0,1,2"}, /* a pointer a type */
        {"oldest", 1, "l g3 f0 p0:3 =1,2,0"},                              /* whatever its priority */
        {"gto", 1, "l g4 i1 f1 =0,2,3,1 o1 =1,0,2,3"},
        {"lrr", 1, "l g4 i1 f2 =3,0,1,2"},
        {"mwf-gto", 1, "l g3 g3 m1:2 f3 =4,5,0,1,2,3"}, /* however many wait for it */
        {"mwf-gto", 1, "l g3 g3 m1:2 f3 o3 =3,4,5,0,1,2"},
        {"gty", 1, "l g2 g2 f2 f3 i3 x0 c g2 =5,4,2,3"}, /* positions moved in between */
        {"oldest", 1, "l g2 f1 x0 g2 =2,3"},             /* its place is used again */
        {"oldest", 2, "l g4 f0 f1 =2,0 @3,1"},
    };

    RUN_SCRIPTS(scripts);
}

TEST_MAIN()
{
    return test_run("schedulers", (const struct test_case[]){TEST(figure_7_of_the_paper),
                                                             TEST(tables_of_most_waiting),
                                                             TEST(tables_of_turns_and_greed),
                                                             TEST(tables_of_the_others),
                                                             TEST(tables_of_all_types),
                                                             TEST(tables_of_kin),
                                                             TEST(tables_of_spinners),
                                                             TEST(same_as_reference_at_any_reuse, &percent, &any_width),
                                                             TEST(same_as_reference, &any_scheduler, &any_width, &spin),
                                                             {0}});
}
