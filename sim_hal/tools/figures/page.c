/* page.c - a template's text and its holes. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tools/figures/figures.h"

/* Values in the text */

/* A number of one hole; of an extreme also the benchmark it belongs to, and the rows that have no value. */
struct found {
    struct figures_value value;
    const char *benchmark;
    uint32_t rows, skipped;
};

/* The one benchmark that a value is of. */
static bool benchmark_index(const struct figures *figures, const struct figures_context *context, uint32_t *index)
{
    struct figures_selection selection;

    if (!figures_select(figures, context, &selection))
        return false;
    *index = selection.benchmarks[0];
    return (context->of && selection.count == 1) || figures_complain(figures, "value needs one benchmark, of=");
}

/* The least or most over the benchmarks that have a value. */
static bool find_extreme(struct figures *figures, const char *expression, const char *policy,
                         const struct figures_context *context, bool most, struct found *found)
{
    struct figures_selection selection;

    *found = (struct found){.value = {.note = "-"}};
    if (!figures_select(figures, context, &selection))
        return false;
    found->rows = selection.count;
    for (uint32_t i = 0; i < selection.count; i++) {
        struct figures_value value = {.present = false};
        if (!figures_compare(figures, expression, selection.benchmarks[i], policy, context, &value))
            return false;
        found->skipped += !value.present;
        if (!value.present ||
            (found->value.present && (most ? value.value <= found->value.value : value.value >= found->value.value)))
            continue;
        found->value = value;
        found->benchmark = figures->suite->benchmarks[selection.benchmarks[i]].name;
    }
    return true;
}

/* The number of benchmarks with a value: those that ended well. Not present over an empty set. */
static bool count_values(struct figures *figures, const char *expression, const char *policy,
                         const struct figures_context *context, struct figures_value *count)
{
    struct figures_selection selection;

    if (!figures_select(figures, context, &selection))
        return false;
    *count = (struct figures_value){.present = selection.count > 0, .whole = true, .note = "-"};
    for (uint32_t i = 0; i < selection.count; i++) {
        struct figures_value value = {.present = false};
        if (!figures_compare(figures, expression, selection.benchmarks[i], policy, context, &value))
            return false;
        count->value += value.present;
    }
    return true;
}

/* The value of a line "KEY VALUE ..." of a text; not present if there is none, or if it is no number. */
static struct figures_value number_in(const char *text, const char *key)
{
    struct figures_value none = {.note = "not measured"}, value = {.present = true};
    size_t length = strlen(key);

    for (; text; text = strchr(text, '\n') ? strchr(text, '\n') + 1 : NULL) {
        char *end;

        if (strncmp(text, key, length) != 0 || text[length] != ' ')
            continue;
        value.value = strtod(text + length, &end);
        value.whole = value.value >= 100;
        return end == text + length || !strchr(" \n", *end) ? none : value;
    }
    return none;
}

/* number KEY FILE: FILE lies beside the template. A file that is not there has no numbers. */
static bool find_number(const struct figures *figures, const char *key, const char *file, struct found *found)
{
    char error[HOST_ERROR_BYTES], *path = host_text_beside(figures->template_path, file);
    size_t length;
    char *text = path ? host_text_load(path, FIGURES_TEXT_MOST, &length, error, sizeof(error)) : NULL;

    *found = (struct found){.value = number_in(text, key)};
    free(text);
    free(path);
    return true;
}

/* KIND EXPRESSION POLICY: mean, count, least, most, or the value of one benchmark. Or number KEY FILE. */
static bool find_value(struct figures *figures, const struct figures_hole *hole, const char *const *words,
                       struct found *found)
{
    const struct figures_context *context = &hole->context;
    const char *policy = words[2];
    uint32_t benchmark;

    *found = (struct found){.benchmark = NULL};
    if (strcmp(words[0], "number") == 0)
        return find_number(figures, words[1], policy, found);
    if (strcmp(words[0], "mean") == 0)
        return figures_mean(figures, words[1], policy, context, &found->value);
    if (strcmp(words[0], "count") == 0)
        return count_values(figures, words[1], policy, context, &found->value);
    if (strcmp(words[0], "least") == 0 || strcmp(words[0], "most") == 0)
        return find_extreme(figures, words[1], policy, context, words[0][0] == 'm', found);
    return benchmark_index(figures, context, &benchmark) &&
           figures_compare(figures, words[1], benchmark, policy, context, &found->value);
}

static void print_found(FILE *page, const struct found *found)
{
    figures_print(page, &found->value);
    if (found->benchmark && found->skipped)
        fprintf(page, " (%s; %u of %u rows have no value)", found->benchmark, found->skipped, found->rows);
    else if (found->benchmark)
        fprintf(page, " (%s)", found->benchmark);
}

static bool put_value(struct figures *figures, const struct figures_hole *hole)
{
    struct found found;

    if (hole->count != 3)
        return figures_complain(figures, "%s needs EXPRESSION POLICY", hole->words[0]);
    if (!find_value(figures, hole, hole->words, &found))
        return false;
    print_found(figures->page, &found);
    return true;
}

static bool put_best(struct figures *figures, const struct figures_hole *hole)
{
    struct figures_selection selection;
    const char *policy, *suite;

    if (hole->count != 2)
        return figures_complain(figures, "best needs a FAMILY-best");
    if (!figures_select(figures, &hole->context, &selection))
        return false;
    suite = figures_only_suite(figures, &selection);
    if (!suite)
        return figures_complain(figures, "best is of one suite, suite=");
    if (!figures_policy(figures, hole->words[1], &hole->context, suite, &policy))
        return false;
    fputs(policy, figures->page);
    return true;
}

/* Complains of a claim that does not hold. */
static void refute(struct figures *figures, const struct figures_hole *hole, const struct found *found)
{
    const char *const *words = hole->words;

    figures->claims_ok = false;
    if (!figures->writing)
        return;
    if (!found->value.present)
        figures_complain(figures, "not so: %s %s %s has no value (%s), the text claims %s %s", words[1], words[2],
                         words[3], found->value.note, words[4], words[5]);
    else if (found->skipped)
        figures_complain(figures, "not so: %s %s %s has no value in %u of %u rows", words[1], words[2], words[3],
                         found->skipped, found->rows);
    else
        figures_complain(figures, "not so: %s %s %s is %.3f, the text claims %s %s", words[1], words[2], words[3],
                         found->value.value, words[4], words[5]);
}

/*
 * claim KIND EXPRESSION POLICY < or > NUMBER: checks a statement of the text around. A statement about no row, or
 * about a row without a value (a deadlock), does not hold.
 */
static bool check_claim(struct figures *figures, const struct figures_hole *hole)
{
    struct found found = {0};
    double limit, value;
    char *end;
    bool holds;

    if (hole->count != 6 || strlen(hole->words[4]) != 1 || !strchr("<>", hole->words[4][0]))
        return figures_complain(figures, "claim needs KIND EXPRESSION POLICY < or > NUMBER");
    if (!find_value(figures, hole, &hole->words[1], &found))
        return false;
    limit = strtod(hole->words[5], &end);
    if (*end)
        return figures_complain(figures, "claim needs a NUMBER, found %s", hole->words[5]);
    value = found.value.value;
    holds = hole->words[4][0] == '>' ? value > limit : value < limit;
    if (!figures->missing && !(found.value.present && !found.skipped && holds))
        refute(figures, hole, &found);
    return true;
}

/* Goals */

/* number KEY FILE: a number that was not measured by a run of the page. */
static bool put_number(struct figures *figures, const struct figures_hole *hole)
{
    struct found found;

    if (hole->count != 3)
        return figures_complain(figures, "number needs KEY FILE");
    if (!find_number(figures, hole->words[1], hole->words[2], &found))
        return false;
    if (!found.value.present)
        return figures_complain(figures, "%s has no number %s", hole->words[2], hole->words[1]);
    print_found(figures->page, &found);
    return true;
}

/* goal TEXT KIND EXPRESSION POLICY < or > NUMBER: a row of a table: goal, bound, value, met or missed. */
static bool put_goal(struct figures *figures, const struct figures_hole *hole)
{
    const char *const *words = hole->words;
    struct found found;
    double limit;
    char *end;
    bool met;

    if (hole->count != 7 || strlen(words[5]) != 1 || !strchr("<>", words[5][0]))
        return figures_complain(figures, "goal needs TEXT KIND EXPRESSION POLICY < or > NUMBER");
    limit = strtod(words[6], &end);
    if (*end)
        return figures_complain(figures, "goal needs a NUMBER, found %s", words[6]);
    if (!find_value(figures, hole, &words[2], &found))
        return false;
    met = words[5][0] == '>' ? found.value.value > limit : found.value.value < limit;
    fprintf(figures->page, "| %s | %s %s | ", words[1], words[5], words[6]);
    print_found(figures->page, &found);
    fprintf(figures->page, " | %s |", found.value.present && !found.skipped && met ? "met" : "**missed**");
    return true;
}

/* family NAME MEMBER,MEMBER,... */
static bool add_family(struct figures *figures, const struct figures_hole *hole)
{
    struct figures_family *family = &figures->families[figures->family_count];
    const char *items[FIGURES_CANDIDATES_MOST] = {NULL};
    char *list;

    if (hole->count != 3 || strlen(hole->words[1]) >= sizeof(family->name) ||
        figures->family_count == FIGURES_FAMILIES_MOST)
        return figures_complain(figures, "family needs NAME POLICIES, at most %d times", FIGURES_FAMILIES_MOST);
    list = host_text_copy((struct host_span){hole->words[2], strlen(hole->words[2])});
    family->count = list ? figures_split(figures, list, items, FIGURES_CANDIDATES_MOST) : 0;
    snprintf(family->name, sizeof(family->name), "%s", hole->words[1]);
    for (uint32_t i = 0; i < family->count; i++)
        snprintf(family->members[i], sizeof(family->members[i]), "%.31s", items[i]);
    free(list);
    if (family->count)
        figures->family_count++;
    return family->count > 0;
}

/* Copies a word that must fit. */
static bool copy_word(char *to, size_t bytes, const char *word)
{
    return snprintf(to, bytes, "%s", word) < (int)bytes;
}

/* FROM:TO, none if text is NULL */
static bool read_instead(struct figures_variant *variant, const char *text)
{
    const char *colon = text ? strchr(text, ':') : NULL;
    int length = colon ? (int)(colon - text) : 0;

    *variant->from = *variant->to = 0;
    if (!text)
        return true;
    return length > 0 && length < (int)sizeof(variant->from) &&
           snprintf(variant->from, sizeof(variant->from), "%.*s", length, text) == length &&
           copy_word(variant->to, sizeof(variant->to), colon + 1);
}

/* variant NAME POLICY [instead=FROM:TO] KEY=VALUE ... */
static bool add_variant(struct figures *figures, const struct figures_hole *hole)
{
    const struct cli_settings *settings = &hole->context.settings;
    struct figures_variant *variant = &figures->variants[figures->variant_count];
    bool good = hole->count == 3 && figures->variant_count < FIGURES_VARIANTS_MOST &&
                settings->set_count <= FIGURES_VARIANT_SETS && !figures_variant(figures, hole->words[1]);

    good = good && copy_word(variant->name, sizeof(variant->name), hole->words[1]) &&
           copy_word(variant->policy, sizeof(variant->policy), hole->words[2]) && read_instead(variant, hole->instead);
    for (uint32_t i = 0; good && i < settings->set_count; i++)
        good = copy_word(variant->sets[i], sizeof(variant->sets[i]), settings->sets[i]);
    if (!good)
        return figures_complain(figures,
                                "variant needs a new NAME, a POLICY, up to %d KEY=VALUE and perhaps instead=FROM:TO, "
                                "at most %d times",
                                FIGURES_VARIANT_SETS, FIGURES_VARIANTS_MOST);
    variant->set_count = settings->set_count;
    figures->variant_count++;
    return true;
}

/* machine KEY=VALUE ...: settings of all runs from here on. */
static bool set_machine(struct figures *figures, const struct figures_hole *hole)
{
    const struct cli_settings *settings = &hole->context.settings;
    bool good = hole->count == 1 && settings->set_count <= FIGURES_VARIANT_SETS && !hole->sweep;

    for (uint32_t i = 0; good && i < settings->set_count; i++)
        good = copy_word(figures->machine[i], sizeof(figures->machine[i]), settings->sets[i]);
    if (!good)
        return figures_complain(figures, "machine needs up to %d KEY=VALUE", FIGURES_VARIANT_SETS);
    figures->machine_count = settings->set_count;
    return true;
}

/* Puts the machine's settings before those of the hole. */
static bool add_machine(const struct figures *figures, struct figures_hole *hole)
{
    struct cli_settings *settings = &hole->context.settings;
    const struct cli_settings own = *settings;
    bool good = true;

    settings->set_count = 0;
    for (uint32_t i = 0; i < figures->machine_count; i++)
        good = good && cli_settings_add(settings, figures->machine[i]);
    for (uint32_t i = 0; i < own.set_count; i++)
        good = good && cli_settings_add(settings, own.sets[i]);
    return good;
}

/* include FILE: its text as it is, without holes. FILE lies beside the template. */
static bool put_file(struct figures *figures, const struct figures_hole *hole)
{
    char error[HOST_ERROR_BYTES] = "out of memory";
    char *path, *text = NULL;
    size_t length = 0;

    if (hole->count != 2)
        return figures_complain(figures, "include needs a FILE");
    path = host_text_beside(figures->template_path, hole->words[1]);
    if (path)
        text = host_text_load(path, FIGURES_TEXT_MOST, &length, error, sizeof(error));
    free(path);
    if (!text)
        return figures_complain(figures, "%s", error);
    fwrite(text, 1, length, figures->page);
    free(text);
    return true;
}

/* Holes */

/* Holes that make no runs, and say something of those behind them. */
static const char definitions[] = "family,variant,machine";

/* Whether a list with commas between has this word. */
static bool is_in_list(const char *list, const char *word, size_t length)
{
    while (*list) {
        size_t item = strcspn(list, ",");

        if (item == length && strncmp(list, word, length) == 0)
            return true;
        list += item + (list[item] == ',');
    }
    return false;
}

static bool fill_hole(struct figures *figures, const struct figures_hole *hole)
{
    static const struct {
        const char *name;
        bool (*fill)(struct figures *figures, const struct figures_hole *hole);
    } kinds[] = {{"bars", figures_bars},      {"stack", figures_stack},
                 {"lines", figures_lines},    {"timeline", figures_timeline},
                 {"family", add_family},      {"best", put_best},
                 {"value", put_value},        {"mean", put_value},
                 {"least", put_value},        {"most", put_value},
                 {"count", put_value},        {"claim", check_claim},
                 {"table", figures_table},    {"include", put_file},
                 {"curves", figures_curves},  {"spread", figures_spread},
                 {"goal", put_goal},          {"tornado", figures_tornado},
                 {"variant", add_variant},    {"phases", figures_phases},
                 {"machine", set_machine},    {"number", put_number},
                 {"csv-lines", figures_rows}, {"csv-bars", figures_rows},
                 {"csv-map", figures_map}};

    for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
        if (strcmp(kinds[i].name, hole->words[0]) == 0)
            return kinds[i].fill(figures, hole);
    return figures_complain(figures, "unknown word %s after {{", hole->words[0]);
}

static bool fill_text(struct figures *figures, const char *text, size_t length)
{
    struct figures_hole hole;
    bool good;

    if (!figures_hole_read(figures, text, length, &hole))
        return false;
    good = is_in_list(definitions, hole.words[0], strlen(hole.words[0])) || add_machine(figures, &hole);
    good = good && fill_hole(figures, &hole);
    figures_hole_free(&hole);
    return good;
}

/* Sections */

/* Whether a heading "## ... Figure N ..." is among those wanted. */
static bool is_section_wanted(const char *heading, const char *only)
{
    const char *end = strchr(heading, '\n'), *at = heading;

    if (!only)
        return true;
    while ((at = strstr(at, "Figure ")) != NULL && (!end || at < end)) {
        size_t digits;

        at += strlen("Figure ");
        digits = strspn(at, "0123456789");
        if (digits && is_in_list(only, at, digits))
            return true;
    }
    return false;
}

static void count_lines(struct figures *figures, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        figures->line += text[i] == '\n';
}

/* A hole's text behind its {{. Returns its length without the }}, 0 with a message if there is none. */
static size_t hole_length(const struct figures *figures, const char *text)
{
    const char *end = strstr(text, "}}");

    if (!end)
        figures_complain(figures, "no }} to this {{");
    return end ? (size_t)(end - text) : 0;
}

/* One line's text up to its end or its next hole, or that hole. */
static bool render_piece(struct figures *figures, const char **text)
{
    size_t length = strcspn(*text, "\n{");
    bool good = true;

    if (length || strncmp(*text, "{{", 2) != 0) {
        length += (*text)[length] == '\n' || !length;
        fwrite(*text, 1, length, figures->page);
    } else {
        length = hole_length(figures, *text + 2);
        good = length && fill_text(figures, *text + 2, length);
        length += 4;
    }
    if (!good)
        return false;
    count_lines(figures, *text, length);
    *text += length;
    return true;
}

/* Fills a hole of a section that is not wanted: what it defines may be used by others, and its picture may be wanted. */
static bool fill_unwanted(struct figures *figures, const char *text, size_t length, const char *only, bool *any)
{
    static const char *const pictures[] = {"bars",   "stack",   "lines",     "curves",   "spread", "timeline",
                                           "phases", "tornado", "csv-lines", "csv-bars", "csv-map"};
    size_t word = strcspn(text, " }"), name = strcspn(text + word + (text[word] == ' '), " }");
    bool is_picture = false;

    if (is_in_list(definitions, text, word))
        return fill_text(figures, text, length);
    for (size_t i = 0; i < sizeof(pictures) / sizeof(pictures[0]); i++)
        is_picture = is_picture || (strlen(pictures[i]) == word && strncmp(text, pictures[i], word) == 0);
    if (!is_picture || !is_in_list(only, text + word + 1, name))
        return true;
    *any = true;
    return fill_text(figures, text, length) && fputc('\n', figures->page) != EOF;
}

/* The same piece of a section that is not wanted. */
static bool pass_piece(struct figures *figures, const char **text, const char *only, bool *any)
{
    size_t length = strcspn(*text, "\n{");
    bool good = true;

    if (length || strncmp(*text, "{{", 2) != 0) {
        length += (*text)[length] == '\n' || !length;
    } else {
        length = hole_length(figures, *text + 2);
        good = length && fill_unwanted(figures, *text + 2, length, only, any);
        length += 4;
    }
    if (!good)
        return false;
    count_lines(figures, *text, length);
    *text += length;
    return true;
}

bool figures_render(struct figures *figures, const char *text, const char *only)
{
    bool at_line = true, shown = !only, any = !only;

    figures->line = 1;
    figures->family_count = 0;
    figures->variant_count = 0;
    figures->machine_count = 0;
    figures->pictures = 0;
    figures->missing = false;
    figures->claims_ok = true;
    while (*text) {
        if (at_line && strncmp(text, "## ", 3) == 0) {
            shown = is_section_wanted(text, only);
            any = any || shown;
        }
        if (!(shown ? render_piece(figures, &text) : pass_piece(figures, &text, only, &any)))
            return false;
        at_line = text[-1] == '\n';
    }
    if (any)
        return true;
    cli_complain("%s has no section and no picture for --only %s", figures->template_path, only);
    return false;
}
