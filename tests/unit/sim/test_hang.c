/* test_hang.c - facts of a deadlock: the change that is told of a word, what waves alike wait for, and that all forms of the
 * report say the same. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cu/reports.h"
#include "tools/explain/hang_changes.h"
#include "tools/explain/hang_groups.h"
#include "path/memory_paths.h"
#include "support_memory.h"
#include "test.h"
#include "tools/explain/hang_dot.h"
#include "tools/explain/hang_html.h"
#include "tools/explain/hang_json.h"
#include "tools/explain/hang_text.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define STEPS_MOST   12u
#define ENTRIES      6u
#define ALL          UINT64_MAX

/* ---- the report in all its forms ---- */

static const struct cu_control timed = {.functional = false};
static const struct cu_kernel kernel = {.name = "k"};
static const struct cp_policy policy = {.name = "p"};

struct forms {
    char *text, *html, *json, *dot;
};

static void write_text(const struct hang *hang, FILE *stream)
{
    hang_text(hang, 0, stream);
}

static char *form_of(const struct hang *hang, void (*write)(const struct hang *, FILE *))
{
    char *text = NULL;
    size_t length;
    FILE *stream = open_memstream(&text, &length);

    write(hang, stream);
    fclose(stream);
    return text;
}

static struct forms forms_of(const struct hang *hang)
{
    return (struct forms){form_of(hang, write_text), form_of(hang, hang_html), form_of(hang, hang_json),
                          form_of(hang, hang_dot)};
}

static void free_forms(struct forms *forms)
{
    free(forms->text);
    free(forms->html);
    free(forms->json);
    free(forms->dot);
}

/* A sentence is in the three forms that have sentences. It has nothing that HTML or JSON would escape. */
static void check_sentence(const struct forms *forms, const char *sentence)
{
    CHECK(strstr(forms->text, sentence) != NULL);
    CHECK(strstr(forms->html, sentence) != NULL);
    CHECK(strstr(forms->json, sentence) != NULL);
}

static struct hang hang_of(struct hang_entry *entries, uint32_t count)
{
    struct hang hang = {.control = &timed, .policy = &policy, .entries = entries, .entry_count = count};

    for (uint32_t i = 0; i < count; i++) {
        entries[i].kernel = &kernel;
        entries[i].id[0] = entries[i].slot = i;
        entries[i].waves = 1;
        entries[i].reason = HANG_SPINS;
    }
    return hang;
}

/* ---- which change is told ---- */

enum { STORE = 1, ADD, COPY, HOST }; /* by the command processor, or by the host past the L2 */

struct history {
    const char *name;
    uint32_t bytes;
    struct {
        uint8_t by, offset;
        uint64_t value; /* ADD: what is added to the 8 bytes */
    } steps[STEPS_MOST];
    struct explain_wanted wanted;
    uint8_t changer;
    uint64_t before, after;
    uint32_t later;
    bool holds;
    const char *sentence;
};

#define WANTED(how, bits, what)                                                                                        \
    {                                                                                                                  \
        .kind = EXPLAIN_WANTED_CONDITION, .condition = (how), .mask = (bits), .value = (what)                          \
    }

static const struct history histories[] = {
    {"nothing", 4, {{0}}, WANTED(ISA_WAIT_EQ, ALL, 2), HANG_UNCHANGED, 0, 0, 0, false, "nothing has changed it since"},
    {"equality, the last change",
     4,
     {{STORE, 0, 2}, {STORE, 0, 1}},
     WANTED(ISA_WAIT_EQ, ALL, 2),
     HANG_FIRMWARE,
     2,
     1,
     0,
     true,
     "the command processor changed it last, from 2, in cycle"},
    {"equality, a change before",
     4,
     {{STORE, 0, 2}, {STORE, 0, 1}, {STORE, 0, 3}, {STORE, 0, 4}},
     WANTED(ISA_WAIT_EQ, ALL, 2),
     HANG_FIRMWARE,
     2,
     1,
     2,
     true,
     "the command processor changed it from 2 to 1, in cycle"},
    {"equality, the later of two",
     4,
     {{STORE, 0, 2}, {STORE, 0, 1}, {STORE, 0, 2}, {STORE, 0, 5}, {STORE, 0, 6}},
     WANTED(ISA_WAIT_EQ, ALL, 2),
     HANG_FIRMWARE,
     2,
     5,
     1,
     true,
     "it has changed 1 time since"},
    {"equality, never met",
     4,
     {{STORE, 0, 5}, {STORE, 0, 1}, {STORE, 0, 3}},
     WANTED(ISA_WAIT_EQ, ALL, 2),
     HANG_FIRMWARE,
     1,
     3,
     0,
     false,
     "changed it last, from 1, in cycle"},
    {"not known what is wanted",
     4,
     {{STORE, 0, 2}, {STORE, 0, 1}, {STORE, 0, 3}},
     {.kind = EXPLAIN_WANTED_UNKNOWN},
     HANG_FIRMWARE,
     1,
     3,
     0,
     false,
     "changed it last, from 1, in cycle"},
    {"nine changes ago",
     4,
     {{STORE, 0, 2},
      {STORE, 0, 10},
      {STORE, 0, 11},
      {STORE, 0, 12},
      {STORE, 0, 13},
      {STORE, 0, 14},
      {STORE, 0, 15},
      {STORE, 0, 16},
      {STORE, 0, 17},
      {STORE, 0, 18}},
     WANTED(ISA_WAIT_EQ, ALL, 2),
     HANG_FIRMWARE,
     17,
     18,
     0,
     false,
     "changed it last, from 0x11, in cycle"},
    {"inequality",
     4,
     {{STORE, 0, 2}, {STORE, 0, 9}},
     WANTED(ISA_WAIT_NE, ALL, 9),
     HANG_FIRMWARE,
     2,
     9,
     0,
     true,
     "from 2"},
    {"mask",
     4,
     {{STORE, 0, 6}, {STORE, 0, 2}, {STORE, 0, 3}},
     WANTED(ISA_WAIT_NE, 4, 0),
     HANG_FIRMWARE,
     6,
     2,
     1,
     true,
     "from 6 to 2"},
    {"less",
     4,
     {{STORE, 0, 1}, {STORE, 0, 2}, {STORE, 0, 5}, {STORE, 0, 6}},
     WANTED(ISA_WAIT_LT, ALL, 3),
     HANG_FIRMWARE,
     2,
     5,
     1,
     true,
     "from 2 to 5"},
    {"at least",
     4,
     {{STORE, 0, 8}, {STORE, 0, 7}, {STORE, 0, 1}, {STORE, 0, 2}},
     WANTED(ISA_WAIT_GE, ALL, 7),
     HANG_FIRMWARE,
     7,
     1,
     1,
     true,
     "from 7 to 1"},
    {"an example, and a value of the past",
     4,
     {{STORE, 0, 4}, {STORE, 0, 1}, {STORE, 0, 3}},
     {.kind = EXPLAIN_WANTED_EXAMPLE, .value = 2, .past_count = 1, .past = {4}},
     HANG_FIRMWARE,
     4,
     1,
     1,
     true,
     "from 4 to 1"},
    {"an addition and a copy",
     4,
     {{ADD, 0, 2}, {COPY, 0, 7}, {ADD, 0, 1}},
     WANTED(ISA_WAIT_EQ, ALL, 2),
     HANG_FIRMWARE,
     2,
     7,
     1,
     true,
     "from 2 to 7"},
    {"the neighbour does not count",
     4,
     {{STORE, 0, 2}, {STORE, 0, 1}, {STORE, 4, 2}, {STORE, 4, 3}},
     WANTED(ISA_WAIT_EQ, ALL, 2),
     HANG_FIRMWARE,
     2,
     1,
     0,
     true,
     "changed it last, from 2"},
    {"halves of eight bytes",
     8,
     {{STORE, 0, 2}, {STORE, 4, 1}, {STORE, 0, 3}, {STORE, 4, 7}},
     WANTED(ISA_WAIT_EQ, ALL, (UINT64_C(1) << 32) + 2),
     HANG_FIRMWARE,
     (UINT64_C(1) << 32) + 2,
     (UINT64_C(1) << 32) + 3,
     1,
     true,
     "from 0x100000002 to 0x100000003"},
    {"a byte and its neighbours",
     1,
     {{STORE, 0, 0x0102}, {STORE, 0, 0x0301}, {STORE, 0, 0x0401}, {STORE, 0, 0x0403}},
     WANTED(ISA_WAIT_EQ, ALL, 2),
     HANG_FIRMWARE,
     2,
     1,
     1,
     true,
     "from 2 to 1"},
    {"the host, past the L2",
     4,
     {{STORE, 0, 2}, {STORE, 0, 1}, {HOST, 0, 3}},
     WANTED(ISA_WAIT_EQ, ALL, 2),
     HANG_UNKNOWN,
     0,
     0,
     0,
     false,
     "what changed it last is not known"},
    {"the host, before",
     4,
     {{STORE, 0, 2}, {HOST, 0, 1}, {STORE, 0, 3}},
     WANTED(ISA_WAIT_EQ, ALL, 2),
     HANG_FIRMWARE,
     1,
     3,
     0,
     false,
     "changed it last, from 1"},
};

static void take_step(struct rig *rig, uint64_t data, uint8_t by, uint64_t address, uint64_t value)
{
    rig_run_to(rig, rig->clock.now + 100);
    if (by == STORE)
        path_cp_store(rig->system, address, &value, 4, rig->clock.now);
    if (by == ADD)
        path_cp_add(rig->system, address, value, rig->clock.now);
    if (by == COPY) {
        rig_write_word(rig, data + 64, (uint32_t)value);
        path_cp_copy(rig->system, address, data + 64, 4, rig->clock.now);
    }
    if (by == HOST)
        rig_write_word(rig, address, (uint32_t)value);
}

/* An atomic that changes nothing: the word is one for synchronisation. */
static void touch(struct rig *rig, uint64_t address)
{
    static struct rig_wave wave;
    const struct isa_operation operation = rig_flat(ISA_OP_flat_atomic_add, 8, 0, 16);
    struct rig_access access;

    rig_wave_init(&wave);
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, address, 0);
    rig_execute(rig, &wave, &operation, 0, &access);
}

static void check_change(const struct history *history, const struct hang_word *word)
{
    struct hang_entry entry = {.word_count = 1, .words = {*word}};
    struct hang hang = hang_of(&entry, 1);
    struct forms forms;
    char fields[100];

    CHECK_EQUAL(word->change.changer, history->changer);
    CHECK_EQUAL(word->change.before, history->before);
    CHECK_EQUAL(word->change.after, history->after);
    CHECK_EQUAL(word->change.later, history->later);
    CHECK_EQUAL(word->change.holds, history->holds);
    CHECK(hang_find_groups(&hang));
    forms = forms_of(&hang);
    check_sentence(&forms, history->sentence);
    snprintf(fields, sizeof(fields), "\"before\":%llu,\"after\":%llu,\"later\":%u", (unsigned long long)history->before,
             (unsigned long long)history->after, history->later);
    CHECK(!strstr(forms.json, fields) == (history->changer != HANG_FIRMWARE));
    CHECK(!strstr(forms.dot, "-> \"command processor\"") == (history->changer != HANG_FIRMWARE));
    free_forms(&forms);
    free(hang.groups);
}

static void tells_the_change_that_is_lacked(void)
{
    static struct rig rig;

    for (uint32_t i = 0; i < COUNT(histories); i++) {
        const struct history *history = &histories[i];
        struct gpu_progress progress;
        struct hang_word word;
        uint64_t data;

        test_context(history->name);
        rig_start(&rig, NULL);
        data = mem_allocate(&rig.memory, 128, 64, MEM_RIGHTS_READ_WRITE);
        touch(&rig, data);
        for (uint32_t step = 0; history->steps[step].by; step++)
            take_step(&rig, data, history->steps[step].by, data + history->steps[step].offset,
                      history->steps[step].value);
        word = (struct hang_word){.address = data, .bytes = (uint8_t)history->bytes, .wanted = history->wanted};
        mem_read(&rig.memory, data, &word.value, word.bytes);
        progress = (struct gpu_progress){.memory = &rig.memory, .memory_system = rig.system};
        hang_find_change(&progress, &word);
        check_change(history, &word);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* ---- what waves alike wait for ---- */

/* A word of an entry; 0 as address: there is none. */
struct waited {
    uint64_t address;
    struct explain_wanted wanted;
};

struct likeness {
    const char *name;
    struct waited words[3][2]; /* of entries 0 and 1, of 2 and 3, of 4 and 5 */
    bool more;                 /* there are more words than are known */
    uint8_t expected;
    const char *words_text, *json;
};

#define NONE                                                                                                           \
    {                                                                                                                  \
        .kind = EXPLAIN_WANTED_UNKNOWN                                                                                 \
    }
#define EXAMPLE(number)                                                                                                \
    {                                                                                                                  \
        .kind = EXPLAIN_WANTED_EXAMPLE, .value = (number)                                                              \
    }
#define EQUAL(number) WANTED(ISA_WAIT_EQ, ALL, number)
#define ALIKE(...)                                                                                                     \
    {                                                                                                                  \
        {__VA_ARGS__}, {__VA_ARGS__},                                                                                  \
        {                                                                                                              \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
    }

static const struct likeness likenesses[] = {
    {"one word", ALIKE({64, EQUAL(1)}), false, HANG_SAME, "results: on 0x40", "same"},
    {"one word, nothing known", ALIKE({64, NONE}), false, HANG_SAME, "results: on 0x40", "same"},
    {"two words", ALIKE({64, EQUAL(1)}, {68, EQUAL(1)}), false, HANG_SAME, "results: on 0x40", "same"},
    {"other values",
     {{{64, EQUAL(1)}}, {{64, EQUAL(2)}}, {{64, EQUAL(1)}}},
     false,
     HANG_VALUES,
     "results: for different values, (0,0,0) on 0x40",
     "values"},
    {"other masks",
     {{{64, WANTED(ISA_WAIT_EQ, 1, 0)}}, {{64, WANTED(ISA_WAIT_EQ, 2, 0)}}, {{64, WANTED(ISA_WAIT_EQ, 2, 0)}}},
     false,
     HANG_VALUES,
     "results: for different values, (0,0,0) on 0x40",
     "values"},
    {"other words",
     {{{64, EQUAL(1)}}, {{68, EQUAL(1)}}, {{72, EQUAL(1)}}},
     false,
     HANG_DIFFERENT,
     "results: on different words, (0,0,0) on 0x40",
     "different"},
    {"other words, nothing known",
     {{{64, NONE}}, {{68, NONE}}, {{72, NONE}}},
     false,
     HANG_DIFFERENT,
     "results: on different words, (0,0,0) on 0x40",
     "different"},
    {"known of some",
     {{{64, NONE}}, {{64, EQUAL(1)}}, {{64, NONE}}},
     false,
     HANG_NOT_KNOWN,
     "results: for example (2,0,0) on 0x40",
     "unknown"},
    {"known of some, among others",
     {{{64, EQUAL(1)}}, {{64, NONE}, {68, NONE}}, {{64, EQUAL(1)}}},
     false,
     HANG_NOT_KNOWN,
     "results: for example (0,0,0) on 0x40",
     "unknown"},
    {"known of some, others read other words",
     {{{64, EQUAL(1)}}, {{68, NONE}, {72, NONE}}, {{64, EQUAL(1)}}},
     false,
     HANG_DIFFERENT,
     "results: on different words, (0,0,0) on 0x40",
     "different"},
    {"perhaps more words",
     {{{64, EQUAL(1)}}, {{68, NONE}, {72, NONE}}, {{64, EQUAL(1)}}},
     true,
     HANG_NOT_KNOWN,
     "results: for example (0,0,0) on 0x40",
     "unknown"},
    {"another order",
     {{{64, EQUAL(1)}, {68, EQUAL(2)}}, {{68, EQUAL(2)}, {64, EQUAL(1)}}, {{64, EQUAL(1)}, {68, EQUAL(2)}}},
     false,
     HANG_SAME,
     "results: on 0x40",
     "same"},
    {"one word more",
     {{{64, EQUAL(1)}}, {{64, EQUAL(1)}, {68, EQUAL(1)}}, {{64, EQUAL(1)}}},
     false,
     HANG_NOT_KNOWN,
     "results: for example (0,0,0) on 0x40",
     "unknown"},
    {"other examples",
     {{{64, EXAMPLE(1)}}, {{64, EXAMPLE(2)}}, {{64, EXAMPLE(1)}}},
     false,
     HANG_NOT_KNOWN,
     "results: for example (0,0,0) on 0x40",
     "unknown"},
};

static void nothing_is_called_different_that_may_be_the_same(void)
{
    for (uint32_t i = 0; i < COUNT(likenesses); i++) {
        const struct likeness *row = &likenesses[i];
        struct hang_entry entries[ENTRIES] = {{0}};
        struct hang hang;
        struct forms forms;
        char field[40];

        test_context(row->name);
        for (uint32_t at = 0; at < 2 * ENTRIES; at++) {
            struct hang_entry *entry = &entries[at / 2];
            const struct waited *waited = &row->words[at / 4][at % 2];

            if (waited->address)
                entry->words[entry->word_count++] =
                    (struct hang_word){.address = waited->address, .bytes = 4, .wanted = waited->wanted};
            entry->more_words = row->more;
        }
        hang = hang_of(entries, ENTRIES);
        CHECK(hang_find_groups(&hang));
        CHECK_EQUAL(hang.group_count, 1);
        CHECK_EQUAL(hang.groups[0].likeness, row->expected);
        forms = forms_of(&hang);
        check_sentence(&forms, row->words_text);
        snprintf(field, sizeof(field), "\"words\":\"%s\"", row->json);
        CHECK(strstr(forms.json, field) != NULL);
        CHECK(row->expected == HANG_DIFFERENT || !strstr(forms.text, "different words"));
        free_forms(&forms);
        free(hang.groups);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("hang", (const struct test_case[]){TEST(tells_the_change_that_is_lacked),
                                                       TEST(nothing_is_called_different_that_may_be_the_same),
                                                       {0}});
}
