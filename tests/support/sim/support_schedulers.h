/*
 * support_schedulers.h - SIMDs without a clock for tests of wave schedulers, and a slow reference for each scheduler: it knows the
 * history of every wave, and compares all candidates anew for each choice. A file that includes it uses all of it.
 */
#ifndef TESTS_SUPPORT_SCHEDULERS_H
#define TESTS_SUPPORT_SCHEDULERS_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cu/greed.h"
#include "cu/rank.h"
#include "cu/rotation.h"
#include "cu/spin_last.h"
#include "cu/wave_scheduler.h"
#include "cu/wheel.h"
#include "mem/reuse.h"
#include "random.h"
#include "test.h"

#define SIMDS       2u
#define GROUPS_MOST 24u
#define ACTIVE_MOST 8u
#define NONE        UINT32_MAX
#define KEYS        6u

/* What the reference knows of a wave, beside the wave itself. */
struct model_wave {
    uint64_t age;
    bool greedy, issued, active, spins;
    uint32_t level;
};

struct group {
    struct cu_resident resident;
    struct cu_wave waves[CU_MAX_WAVES];
    struct cu_wave_issue issues[CU_MAX_WAVES];
    struct model_wave models[CU_MAX_WAVES];
    uint32_t last[SIMDS]; /* number of the wave that issued last */
    uint64_t met, age;
    bool there;
};

static struct bench {
    struct cu_compute_unit cu;
    struct cu_simd simds[SIMDS];
    struct clock clock;
    struct cu_control control;
    struct mem_reuse reuse;
    struct cu_kernel kernel;
    struct group groups[GROUPS_MOST];
    struct cu_wave_scheduler spin_last;
    uint64_t rotation[SIMDS][CU_ROTATIONS]; /* ages; 0: none */
    uint64_t spun[SIMDS][CU_ROTATIONS];     /* the same of waves that were spinners */
    uint64_t turns[SIMDS];                  /* the last ones with an issue */
    uint64_t ages;
    struct cu_wave_issue *numbered[256]; /* waves in the order of their coming */
    const char *name;
    bool mixed; /* the choice at hand is among waves of all types */
} bench;

static void start(const char *name, uint32_t simds)
{
    struct parameters parameters;
    char error[256];

    memset(&bench, 0, sizeof(bench));
    parameters_default(&parameters);
    CHECK(parameters_set(&parameters, "cu.scheduler", name, error, sizeof(error)));
    bench.name = name;
    bench.cu.scheduler = cu_wave_scheduler(parameters.scheduler);
    bench.cu.simds = bench.simds;
    bench.cu.simd_count = simds;
    bench.cu.reuse = &bench.reuse;
    bench.cu.reuse_percent = (uint32_t)parameters.kin_reuse;
    bench.cu.period = 4;
    bench.cu.period_shift = 2;
    bench.cu.clock = &bench.clock;
    bench.cu.control = &bench.control;
    bench.kernel.workgroup_size[0] = bench.kernel.workgroup_size[1] = bench.kernel.workgroup_size[2] = 1;
    bench.kernel.grid_size[0] = 100;
    bench.kernel.grid_size[1] = bench.kernel.grid_size[2] = 1;
    for (uint32_t i = 0; i < simds; i++) {
        bench.simds[i].cu = &bench.cu;
        memset(bench.simds[i].rotation, CU_POSITIONS, sizeof(bench.simds[i].rotation));
        memset(bench.simds[i].spin_rotation, CU_POSITIONS, sizeof(bench.simds[i].spin_rotation));
    }
}

/* From now on spinners go last. */
static void put_spinners_last(void)
{
    bench.cu.spin = CU_SPIN_LAST;
    cu_spin_make_last(&bench.cu, &bench.spin_last);
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
        struct cu_wave_issue *issue = &group->issues[i];

        group->waves[i].workgroup = &group->resident.workgroup;
        group->waves[i].index = i;
        group->waves[i].simd = (first + i) % bench.cu.simd_count;
        group->waves[i].issue = issue;
        issue->wave = &group->waves[i];
        issue->resident = &group->resident;
        issue->simd = &bench.simds[group->waves[i].simd];
        bench.numbered[bench.ages % 256] = issue;
        group->models[i].age = ++bench.ages;
        cu_simd_add(issue->simd, issue);
    }
    return group;
}

static struct group *group_of(const struct cu_wave_issue *issue)
{
    return (struct group *)(void *)issue->resident; /* its first member */
}

static struct model_wave *model_of(const struct cu_wave_issue *issue)
{
    return &group_of(issue)->models[issue->wave->index];
}

static bool is(const char *name)
{
    return strcmp(bench.name, name) == 0;
}

static uint32_t type_of(const struct cu_wave_issue *issue)
{
    return issue->unit == ISA_UNIT_SMEM ? ISA_UNIT_SALU : issue->unit;
}

/* What in a rotation the choice at hand goes by. */
static uint32_t pointer_of(const struct cu_wave_issue *issue)
{
    return bench.mixed ? CU_ROTATION_ANY : type_of(issue);
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
    const struct cu_workgroup *workgroup = &group->resident.workgroup;
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
        if (is("pro") || is("kin"))
            group->models[i].level = level_in_pro(group);
        else if (is("mwf-lrr") || is("mwf-gto"))
            group->models[i].level = waiting;
    }
}

/* The greedy wave of a SIMD, now that a turn is over; NULL: none. Waves that are gone do not count. */
static struct model_wave *model_greedy(const struct cu_simd *simd)
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
static void model_turn(const struct cu_simd *simd)
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

/* Whether the wave competes in turns with all whose work-groups are in the same state: under kin, of one type. */
static bool turns_in_kin(const struct cu_wave_issue *issue)
{
    return is("kin") && !bench.mixed && issue->unit == ISA_UNIT_VMEM && model_of(issue)->level < 8 &&
           100 * bench.reuse.last_hits <= bench.cu.reuse_percent * bench.reuse.last_lines;
}

/* The key of a wave under the scheduler at hand: of two waves the one with the lesser key goes first, number by number. */
static void key_of(const struct cu_wave_issue *issue, uint64_t key[KEYS])
{
    const struct group *group = group_of(issue);
    const struct model_wave *wave = model_of(issue);
    uint32_t simd = issue->wave->simd;
    uint64_t turn = behind(wave->age, bench.rotation[simd][pointer_of(issue)]);
    uint64_t last = group->last[simd];
    uint64_t inside_turns = behind(issue->wave->index, last), inside_greedy = issue->wave->index + 1;

    if (last == NONE)
        inside_turns = issue->wave->index;
    if (last == issue->wave->index)
        inside_greedy = 0;
    memset(key, 0, KEYS * sizeof(*key));
    if (is("oldest")) {
        key[0] = wave->age;
    } else if (is("lrr")) {
        key[0] = turn;
    } else if (is("gto") || is("gty")) {
        key[0] = wave != model_greedy(issue->simd);
        key[1] = is("gto") ? wave->age : UINT64_MAX - wave->age;
    } else if (turns_in_kin(issue)) {
        key[0] = CU_LEVELS - 7;
        key[1] = turn;
    } else if (is("two-level")) {
        key[0] = !wave->active;
        key[1] = turn;
    } else if (is("caws")) {
        key[0] = wave != model_greedy(issue->simd);
        key[1] = CU_LEVELS - wave->level;
        key[2] = wave->age;
    } else if (is("first-met")) {
        key[0] = group->met ? group->met : UINT64_MAX;
        key[1] = group->age;
        key[2] = inside_greedy;
    } else {
        key[0] = CU_LEVELS - wave->level;
        key[1] = group->age;
        key[2] = is("mwf-gto") ? inside_greedy : inside_turns;
    }
}

static uint32_t priority_of(const struct cu_wave_issue *issue)
{
    uint32_t sum = (uint32_t)issue->wave->state.priority + issue->resident->priority + issue->resident->heir.rank;

    return sum < 3 ? sum : 3;
}

static bool is_before(const struct cu_wave_issue *a, const struct cu_wave_issue *b)
{
    const struct cu_simd *simd = a->simd;
    bool overdue_a = simd->marks[CU_MARK_OVERDUE] & a->bit, overdue_b = simd->marks[CU_MARK_OVERDUE] & b->bit;
    bool spins_a = model_of(a)->spins, spins_b = model_of(b)->spins;
    uint64_t key_a[KEYS], key_b[KEYS];

    if (spins_a != spins_b)
        return spins_b;
    if (spins_a) {
        uint64_t last = bench.spun[a->wave->simd][pointer_of(a)];

        return behind(model_of(a)->age, last) < behind(model_of(b)->age, last);
    }
    if (overdue_a != overdue_b)
        return overdue_a;
    if (!overdue_a && priority_of(a) != priority_of(b))
        return priority_of(a) > priority_of(b);
    key_of(a, key_a);
    key_of(b, key_b);
    for (uint32_t i = 0; i < KEYS; i++) {
        if (key_a[i] != key_b[i])
            return key_a[i] < key_b[i];
    }
    return false;
}

static uint32_t reference_pick(const struct cu_simd *simd, uint64_t candidates)
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

static uint32_t count_active(const struct cu_simd *simd)
{
    uint32_t count = 0;

    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1)
        count += model_of(simd->waves[__builtin_ctzll(rest)])->active;
    return count;
}

static void issue_wave(struct cu_wave_issue *issue)
{
    struct cu_simd *simd = issue->simd;
    struct model_wave *wave = model_of(issue);
    uint32_t type = type_of(issue);
    uint64_t counted = issue->wake_turn;

    if (bench.turns[issue->wave->simd] != simd->event_turn)
        model_turn(simd);
    bench.turns[issue->wave->simd] = simd->event_turn;
    issue->wake_turn = simd->event_turn - issue->wave->index % 3; /* passed over for as many turns */
    if (bench.cu.scheduler->issues)
        bench.cu.scheduler->issues(simd, issue);
    issue->wake_turn = counted + 1;
    cu_patience_served(simd, (uint32_t)__builtin_ctzll(issue->bit));
    bench.rotation[issue->wave->simd][type] = wave->age;
    bench.rotation[issue->wave->simd][CU_ROTATION_ANY] = wave->age;
    if (wave->spins)
        bench.spun[issue->wave->simd][type] = bench.spun[issue->wave->simd][CU_ROTATION_ANY] = wave->age;
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
        cu_simd_remove(group->issues[i].simd, &group->issues[i]);
    group->there = false;
}

static void demote_wave(struct cu_wave_issue *issue)
{
    if (bench.cu.scheduler->counter)
        bench.cu.scheduler->counter(issue->simd, issue);
    model_of(issue)->active = false;
}

/* A waiting atomic of the wave has failed, or succeeded. */
static void try_atomic(struct cu_wave_issue *issue, bool failed)
{
    cu_spin_note(issue, failed);
    model_of(issue)->spins = failed && bench.cu.spin != CU_SPIN_EQUAL;
}

static void scan_simd(struct cu_simd *simd)
{
    if (bench.cu.scheduler->scan)
        bench.cu.scheduler->scan(simd, simd->event_turn);
    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1) {
        struct cu_wave_issue *issue = simd->waves[__builtin_ctzll(rest)];
        const struct group *group = group_of(issue);
        uint64_t most = 0;

        for (uint32_t i = 0; i < group->resident.workgroup.wave_count; i++)
            most = group->issues[i].wake_turn > most ? group->issues[i].wake_turn : most;
        if (is("caws"))
            model_of(issue)->level =
                bits_of(most - issue->wake_turn + issue->wake_turn * (issue->wave->index % 3), CU_LEVELS - 1);
        else if (is("pro") || is("kin"))
            model_of(issue)->level = level_in_pro(group);
    }
}

#endif
