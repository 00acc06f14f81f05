/* figures_page.c - a template's text and its holes. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "cli/figures.h"

/* Values in the text */

/* A number of one hole, with the benchmark it belongs to when it is an extreme. */
struct found {
    struct figures_value value;
    const char *benchmark;
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
static bool extreme(struct figures *figures, const char *expression, const char *policy,
                    const struct figures_context *context, bool most, struct found *found)
{
    struct figures_selection selection;

    *found = (struct found){.value = {.note = "-"}};
    if (!figures_select(figures, context, &selection))
        return false;
    for (uint32_t i = 0; i < selection.count; i++) {
        struct figures_value value = {.present = false};
        if (!figures_compare(figures, expression, selection.benchmarks[i], policy, context, &value))
            return false;
        if (!value.present ||
            (found->value.present && (most ? value.value <= found->value.value : value.value >= found->value.value)))
            continue;
        found->value = value;
        found->benchmark = figures->suite->benchmarks[selection.benchmarks[i]].name;
    }
    return true;
}

/* Over how many benchmarks there is a value: those that ended well. */
static bool count_values(struct figures *figures, const char *expression, const char *policy,
                         const struct figures_context *context, struct figures_value *count)
{
    struct figures_selection selection;

    *count = (struct figures_value){.present = true, .whole = true};
    if (!figures_select(figures, context, &selection))
        return false;
    for (uint32_t i = 0; i < selection.count; i++) {
        struct figures_value value = {.present = false};
        if (!figures_compare(figures, expression, selection.benchmarks[i], policy, context, &value))
            return false;
        count->value += value.present;
    }
    return true;
}

/* KIND EXPRESSION POLICY: mean, count, least, most, or the value of one benchmark. */
static bool find(struct figures *figures, const struct figures_hole *hole, const char *const *words,
                 struct found *found)
{
    const struct figures_context *context = &hole->context;
    const char *policy;
    uint32_t benchmark;

    *found = (struct found){.benchmark = NULL};
    if (!figures_policy(figures, words[2], context, &policy))
        return false;
    if (strcmp(words[0], "mean") == 0)
        return figures_mean(figures, words[1], policy, context, &found->value);
    if (strcmp(words[0], "count") == 0)
        return count_values(figures, words[1], policy, context, &found->value);
    if (strcmp(words[0], "least") == 0 || strcmp(words[0], "most") == 0)
        return extreme(figures, words[1], policy, context, words[0][0] == 'm', found);
    return benchmark_index(figures, context, &benchmark) &&
           figures_compare(figures, words[1], benchmark, policy, context, &found->value);
}

static bool put_value(struct figures *figures, const struct figures_hole *hole)
{
    struct found found;

    if (hole->count != 3)
        return figures_complain(figures, "%s needs EXPRESSION POLICY", hole->words[0]);
    if (!find(figures, hole, hole->words, &found))
        return false;
    figures_print(figures->page, &found.value);
    if (found.benchmark)
        fprintf(figures->page, " (%s)", found.benchmark);
    return true;
}

static bool put_best(struct figures *figures, const struct figures_hole *hole)
{
    const char *policy;

    if (hole->count != 2)
        return figures_complain(figures, "best needs a FAMILY-best");
    if (!figures_policy(figures, hole->words[1], &hole->context, &policy))
        return false;
    fputs(policy, figures->page);
    return true;
}

/* claim KIND EXPRESSION POLICY < or > NUMBER: what the text around says must be so. */
static bool check_claim(struct figures *figures, const struct figures_hole *hole)
{
    struct found found = {0};
    double limit;
    bool more;

    if (hole->count != 6 || strlen(hole->words[4]) != 1 || !strchr("<>", hole->words[4][0]))
        return figures_complain(figures, "claim needs KIND EXPRESSION POLICY < or > NUMBER");
    if (!find(figures, hole, &hole->words[1], &found))
        return false;
    more = hole->words[4][0] == '>';
    limit = strtod(hole->words[5], NULL);
    if (figures->missing || (found.value.present && (more ? found.value.value > limit : found.value.value < limit)))
        return true;
    figures->claims_ok = false;
    if (figures->writing)
        figures_complain(figures, "not so: %s %s %s is %.3f%s, the text claims %s %s", hole->words[1], hole->words[2],
                         hole->words[3], found.value.value, found.value.present ? "" : " (no value)", hole->words[4],
                         hole->words[5]);
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
    list = sim_text_copy((struct sim_span){hole->words[2], strlen(hole->words[2])});
    family->count = list ? figures_split(figures, list, items, FIGURES_CANDIDATES_MOST) : 0;
    snprintf(family->name, sizeof(family->name), "%s", hole->words[1]);
    for (uint32_t i = 0; i < family->count; i++)
        snprintf(family->members[i], sizeof(family->members[i]), "%.23s", items[i]);
    free(list);
    if (family->count)
        figures->family_count++;
    return family->count > 0;
}

/* include FILE: its text as it is, without holes. FILE lies beside the template. */
static bool put_file(struct figures *figures, const struct figures_hole *hole)
{
    char error[SIM_ERROR_BYTES] = "out of memory";
    char *path, *text = NULL;
    size_t length = 0;

    if (hole->count != 2)
        return figures_complain(figures, "include needs a FILE");
    path = sim_text_beside(figures->template_path, hole->words[1]);
    if (path)
        text = sim_text_load(path, FIGURES_TEXT_MOST, &length, error, sizeof(error));
    free(path);
    if (!text)
        return figures_complain(figures, "%s", error);
    fwrite(text, 1, length, figures->page);
    free(text);
    return true;
}

/* Holes */

static bool fill(struct figures *figures, const struct figures_hole *hole)
{
    static const struct {
        const char *name;
        bool (*fill)(struct figures *figures, const struct figures_hole *hole);
    } kinds[] = {
        {"bars", figures_bars},   {"stack", figures_stack}, {"lines", figures_lines},  {"timeline", figures_timeline},
        {"family", add_family},   {"best", put_best},       {"value", put_value},      {"mean", put_value},
        {"least", put_value},     {"most", put_value},      {"count", put_value},      {"claim", check_claim},
        {"table", figures_table}, {"include", put_file},    {"curves", figures_curves}};

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
    good = fill(figures, &hole);
    figures_hole_free(&hole);
    return good;
}

/* Sections */

static bool number_in_list(const char *list, unsigned long number)
{
    while (*list) {
        char *end;
        if (strtoul(list, &end, 10) == number)
            return true;
        list = *end ? end + 1 : end;
    }
    return false;
}

/* Whether a heading "## ... Figure N ..." is among those wanted. */
static bool wanted(const char *heading, const char *only)
{
    const char *end = strchr(heading, '\n'), *at = heading;

    if (!only)
        return true;
    while ((at = strstr(at, "Figure ")) != NULL && (!end || at < end)) {
        at += strlen("Figure ");
        if (isdigit((unsigned char)*at) && number_in_list(only, strtoul(at, NULL, 10)))
            return true;
    }
    return false;
}

static void count_lines(struct figures *figures, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        figures->line += text[i] == '\n';
}

/* One line's text up to its end or its next hole, or that hole. */
static bool render_piece(struct figures *figures, const char **text)
{
    const char *end;
    size_t length = strcspn(*text, "\n{");
    bool good = true;

    if (length || strncmp(*text, "{{", 2) != 0) {
        length += (*text)[length] == '\n' || !length;
        fwrite(*text, 1, length, figures->page);
    } else {
        end = strstr(*text, "}}");
        if (!end)
            return figures_complain(figures, "no }} to this {{");
        good = fill_text(figures, *text + 2, (size_t)(end - *text) - 2);
        length = (size_t)(end - *text) + 2;
    }
    count_lines(figures, *text, length);
    *text += length;
    return good;
}

bool figures_render(struct figures *figures, const char *text, const char *only)
{
    bool at_line = true, shown = true, any = !only;

    figures->line = 1;
    figures->family_count = 0;
    figures->pictures = 0;
    figures->missing = false;
    figures->claims_ok = true;
    while (*text) {
        if (at_line && strncmp(text, "## ", 3) == 0) {
            shown = wanted(text, only);
            any = any || shown;
        }
        if (shown) {
            if (!render_piece(figures, &text))
                return false;
        } else {
            size_t length = strcspn(text, "\n");
            length += text[length] == '\n';
            count_lines(figures, text, length);
            text += length;
        }
        at_line = text[-1] == '\n';
    }
    if (any)
        return true;
    sim_complain("%s has no section for --only %s", figures->template_path, only);
    return false;
}
