/* charts.c - the blocks of a page: pictures with their tables. */
#include <stdlib.h>
#include <string.h>

#include "tools/figures/figures.h"
#include "tools/view/svg.h"

#define POLICIES_MOST 16
#define PARTS_MOST    8
#define NAME_BYTES    64
#define MEANS_MOST    8 /* of suites, and of all */

/* A chart under way. */
struct block {
    struct figures *figures;
    const struct figures_hole *hole;
    char *words[2]; /* copies that are split */
    const char *policies[POLICIES_MOST];
    const char *parts[PARTS_MOST], *part_expressions[PARTS_MOST];
    uint32_t policy_count, part_count;
    const char *groups[CLI_BENCHMARKS_MOST + MEANS_MOST];
    uint32_t group_count;
    struct figures_selection rows; /* blocks with a row for each benchmark */
    const char *means[MEANS_MOST]; /* bars: suites whose means stand below the rows, NULL: of all rows */
    char labels[MEANS_MOST][NAME_BYTES];
    uint32_t mean_count;
    struct figures_value *cells; /* [group][policy][part] */
    double *values;
    const char **notes;
};

static char *copy_of(const char *text)
{
    return host_text_copy((struct host_span){text, strlen(text)});
}

static void release_block(struct block *block)
{
    free(block->words[0]);
    free(block->words[1]);
    free(block->cells);
    free(block->values);
    free(block->notes);
}

static uint32_t parts_of(const struct block *block)
{
    return block->part_count ? block->part_count : 1;
}

static struct figures_value *cell_of(const struct block *block, uint32_t group, uint32_t policy)
{
    return &block->cells[((size_t)group * block->policy_count + policy) * parts_of(block)];
}

static bool expect_words(const struct figures *figures, const struct figures_hole *hole, uint32_t least)
{
    return hole->count >= least || figures_complain(figures, "%s needs %u words", hole->words[0], least - 1);
}

/* Splits the list of policies. */
static bool read_policies(struct block *block, const char *list)
{
    struct figures *figures = block->figures;

    block->words[0] = copy_of(list);
    if (!block->words[0])
        return figures_complain(figures, "out of memory");
    block->policy_count = figures_split(figures, block->words[0], block->policies, POLICIES_MOST);
    return block->policy_count > 0;
}

/* A family stands for its best member, unless there are several suites with a best one each. */
static bool choose_policies(struct block *block)
{
    const char *suite = figures_only_suite(block->figures, &block->rows);

    for (uint32_t i = 0; suite && i < block->policy_count; i++)
        if (!figures_policy(block->figures, block->policies[i], &block->hole->context, suite, &block->policies[i]))
            return false;
    return true;
}

static bool make_room(struct block *block)
{
    size_t bars = (size_t)block->group_count * block->policy_count;

    if (!bars)
        return figures_complain(block->figures, "nothing to show");
    block->cells = calloc(bars * parts_of(block), sizeof(*block->cells));
    block->values = calloc(bars * parts_of(block), sizeof(*block->values));
    block->notes = calloc(bars, sizeof(*block->notes));
    if (block->cells && block->values && block->notes)
        return true;
    return figures_complain(block->figures, "out of memory");
}

#define COLOURED_POLICIES 64u /* with a colour of their own; further ones are coloured in the order of the chart */

/* Returns the number of the policy whose name, or whose name up to a "-", is this one; the longest such name counts. */
static uint32_t policy_number(const char *shown)
{
    const struct cp_policy *policy;
    uint32_t best = COLOURED_POLICIES;
    size_t longest = 0;

    for (uint32_t i = 0; i < COLOURED_POLICIES && (policy = policy_at(i)) != NULL; i++) {
        size_t length = strlen(policy->name);

        if (strncmp(shown, policy->name, length) == 0 && (shown[length] == 0 || shown[length] == '-') &&
            length > longest) {
            best = i;
            longest = length;
        }
    }
    return best;
}

/* Each policy has its colour on every chart; if two would have the same one, all have them in order. Returns false for "in
 * order". */
static bool choose_colours(const struct block *block, uint32_t *colours)
{
    uint64_t used = 0;

    for (uint32_t i = 0; i < block->policy_count; i++) {
        uint32_t number = policy_number(block->policies[i]);

        if (number == COLOURED_POLICIES || used >> number % VIEW_SVG_COLOURS & 1u)
            return false;
        used |= 1ull << number % VIEW_SVG_COLOURS;
        colours[i] = number;
    }
    return true;
}

static void fill_chart(const struct block *block)
{
    uint32_t parts = parts_of(block);

    for (uint32_t i = 0; i < block->group_count * block->policy_count; i++) {
        for (uint32_t part = 0; part < parts; part++) {
            const struct figures_value *cell = &block->cells[i * parts + part];
            block->values[i * parts + part] = cell->present ? cell->value : 0;
            if (!cell->present)
                block->notes[i] = cell->note;
        }
    }
}

/* expression: of the values; groups: what they are; lines: in place of bars. */
static bool draw_chart(const struct block *block, const char *expression, const char *groups, bool lines)
{
    const struct figures_hole *hole = block->hole;
    char axis[FIGURES_AXIS_BYTES];
    struct view_chart chart = {.title = hole->words[2],
                               .x_title = groups,
                               .y_title = figures_value_axis(hole, expression, axis),
                               .groups = block->groups,
                               .series = block->policies,
                               .group_count = block->group_count,
                               .series_count = block->policy_count,
                               .separated = block->mean_count ? block->rows.count : block->group_count,
                               .values = block->values,
                               .notes = block->notes,
                               .line = hole->line,
                               .logarithmic = hole->logarithmic,
                               .parts = block->parts,
                               .part_count = block->part_count};
    uint32_t colours[POLICIES_MOST];

    if (choose_colours(block, colours))
        chart.colours = colours;
    fill_chart(block);
    return figures_picture_chart(block->figures, hole, &chart, lines);
}

/* Tables */

static void table_head(const struct block *block, const char *corner, const char *const *columns, uint32_t count)
{
    FILE *page = block->figures->page;

    fprintf(page, "| %s |", corner);
    for (uint32_t i = 0; i < count; i++)
        fprintf(page, " %s |", columns[i]);
    fputs("\n| --- |", page);
    for (uint32_t i = 0; i < count; i++)
        fputs(" ---: |", page);
    fputc('\n', page);
}

/* Parts of a bar as one cell: "0.30 + 0.12". */
static void table_cell(const struct block *block, uint32_t group, uint32_t policy)
{
    FILE *page = block->figures->page;
    const struct figures_value *cell = cell_of(block, group, policy);

    fputc(' ', page);
    for (uint32_t part = 0; part < parts_of(block); part++) {
        if (part)
            fputs(" + ", page);
        figures_print(page, &cell[part]);
        if (!cell[part].present)
            break;
    }
    fputs(" |", page);
}

static void write_table(const struct block *block, const char *corner)
{
    table_head(block, corner, block->policies, block->policy_count);
    for (uint32_t group = 0; group < block->group_count; group++) {
        fprintf(block->figures->page, "| %s |", block->groups[group]);
        for (uint32_t policy = 0; policy < block->policy_count; policy++)
            table_cell(block, group, policy);
        fputc('\n', block->figures->page);
    }
}

/* One policy, a column for each part and perhaps their sum. */
static void table_of_parts(const struct block *block, const char *corner, bool with_sum)
{
    const char *columns[PARTS_MOST + 1];
    FILE *page = block->figures->page;

    memcpy(columns, block->parts, sizeof(block->parts));
    columns[block->part_count] = "together";
    table_head(block, corner, columns, block->part_count + with_sum);
    for (uint32_t group = 0; group < block->group_count; group++) {
        const struct figures_value *cell = cell_of(block, group, 0);
        struct figures_value sum = {.present = true, .whole = true};

        fprintf(page, "| %s |", block->groups[group]);
        for (uint32_t part = 0; part < block->part_count; part++) {
            fputc(' ', page);
            figures_print(page, &cell[part]);
            fputs(" |", page);
            sum.value += cell[part].value;
            sum.whole = sum.whole && cell[part].whole;
            if (!cell[part].present)
                sum = cell[part];
        }
        if (with_sum) {
            fputc(' ', page);
            figures_print(page, &sum);
            fputs(" |", page);
        }
        fputc('\n', page);
    }
}

/* Bars */

static bool fill_bars(struct block *block, const char *expression)
{
    const struct figures_context *context = &block->hole->context;
    uint32_t rows = block->rows.count;

    for (uint32_t i = 0; i < block->policy_count; i++) {
        for (uint32_t j = 0; j < rows; j++)
            if (!figures_compare(block->figures, expression, block->rows.benchmarks[j], block->policies[i], context,
                                 cell_of(block, j, i)))
                return false;
        for (uint32_t j = 0; j < block->mean_count; j++) {
            struct figures_context of_mean = *context;

            of_mean.suite = block->means[j] ? block->means[j] : context->suite;
            if (!figures_mean(block->figures, expression, block->policies[i], &of_mean, cell_of(block, rows + j, i)))
                return false;
        }
    }
    return true;
}

/* A row for each benchmark. */
static bool name_benchmarks(struct block *block)
{
    if (!figures_select(block->figures, &block->hole->context, &block->rows))
        return false;
    for (uint32_t i = 0; i < block->rows.count; i++)
        block->groups[block->group_count++] = block->figures->suite->benchmarks[block->rows.benchmarks[i]].name;
    return true;
}

/* Below them a mean for each suite if there are several, and one of all. */
static bool name_means(struct block *block)
{
    const struct cli_benchmark *benchmarks = block->figures->suite->benchmarks;
    bool several = !block->hole->context.of && !figures_only_suite(block->figures, &block->rows);
    const char *suite = NULL;

    for (uint32_t i = 0; several && i < block->rows.count; i++) {
        const char *next = benchmarks[block->rows.benchmarks[i]].suite;

        if (suite && strcmp(suite, next) == 0)
            continue;
        if (block->mean_count == MEANS_MOST - 1)
            return figures_complain(block->figures, "a chart has at most %d suites", MEANS_MOST - 1);
        suite = next;
        snprintf(block->labels[block->mean_count], NAME_BYTES, "mean, %s", suite);
        block->groups[block->group_count++] = block->labels[block->mean_count];
        block->means[block->mean_count++] = suite;
    }
    block->means[block->mean_count++] = NULL;
    block->groups[block->group_count++] = several ? "mean of all" : "geometric mean";
    return true;
}

bool figures_bars(struct figures *figures, const struct figures_hole *hole)
{
    struct block block = {.figures = figures, .hole = hole};
    bool good;

    if (!expect_words(figures, hole, 5))
        return false;
    good = name_benchmarks(&block) && name_means(&block) && read_policies(&block, hole->words[4]) &&
           choose_policies(&block) && make_room(&block) && fill_bars(&block, hole->words[3]) &&
           draw_chart(&block, hole->words[3], "benchmark", false);
    if (good)
        write_table(&block, "benchmark");
    release_block(&block);
    return good;
}

/* Stacks */

static bool read_parts(struct block *block, uint32_t first)
{
    const struct figures_hole *hole = block->hole;

    for (uint32_t i = first; i < hole->count; i++) {
        const char *equals = strchr(hole->words[i], '=');
        if (!equals || block->part_count == PARTS_MOST)
            return figures_complain(block->figures, "expected 1..%d times LABEL=EXPRESSION", PARTS_MOST);
        block->parts[block->part_count] = hole->words[i];
        block->part_expressions[block->part_count++] = equals + 1;
    }
    return true;
}

/* Labels end at their equals sign: they are copied apart. */
static bool cut_labels(struct block *block, char labels[PARTS_MOST][NAME_BYTES])
{
    for (uint32_t i = 0; i < block->part_count; i++) {
        size_t length = (size_t)(block->part_expressions[i] - block->parts[i]) - 1;
        if (length >= NAME_BYTES)
            return figures_complain(block->figures, "a label has less than %d letters", NAME_BYTES);
        snprintf(labels[i], NAME_BYTES, "%.*s", (int)length, block->parts[i]);
        block->parts[i] = labels[i];
    }
    return true;
}

/* The parts of a bar under the reference policy, together. */
static bool reference_of(struct block *block, uint32_t group, const struct figures_context *context, double *sum)
{
    *sum = 1;
    if (!context->reference)
        return true;
    *sum = 0;
    for (uint32_t part = 0; part < block->part_count; part++) {
        struct figures_value value = {.present = false};
        if (!figures_evaluate(block->figures, block->part_expressions[part], block->rows.benchmarks[group],
                              context->reference, context, &value))
            return false;
        *sum += value.present ? value.value : 0;
    }
    return true;
}

static bool fill_stack(struct block *block)
{
    const struct figures_context *context = &block->hole->context;
    double reference;

    for (uint32_t group = 0; group < block->group_count; group++) {
        if (!reference_of(block, group, context, &reference))
            return false;
        for (uint32_t i = 0; i < block->policy_count * block->part_count; i++) {
            uint32_t policy = i / block->part_count, part = i % block->part_count;
            struct figures_value *cell = &cell_of(block, group, policy)[part];
            if (!figures_evaluate(block->figures, block->part_expressions[part], block->rows.benchmarks[group],
                                  block->policies[policy], context, cell))
                return false;
            if (!context->reference || !cell->present)
                continue;
            cell->whole = false;
            cell->present = reference > 0;
            cell->value = reference > 0 ? cell->value / reference : 0;
            cell->note = "-";
        }
    }
    return true;
}

bool figures_stack(struct figures *figures, const struct figures_hole *hole)
{
    struct block block = {.figures = figures, .hole = hole};
    char labels[PARTS_MOST][NAME_BYTES];
    bool good;

    if (!expect_words(figures, hole, 5))
        return false;
    good = name_benchmarks(&block) && read_policies(&block, hole->words[3]) && choose_policies(&block) &&
           read_parts(&block, 4) && cut_labels(&block, labels) && make_room(&block) && fill_stack(&block) &&
           draw_chart(&block, "sum of the parts", "benchmark", false);
    if (good && block.policy_count == 1)
        table_of_parts(&block, "benchmark", true);
    else if (good)
        write_table(&block, "benchmark");
    release_block(&block);
    return good;
}

bool figures_table(struct figures *figures, const struct figures_hole *hole)
{
    struct block block = {.figures = figures, .hole = hole};
    char labels[PARTS_MOST][NAME_BYTES];
    bool good;

    if (!expect_words(figures, hole, 3))
        return false;
    good = name_benchmarks(&block) && read_policies(&block, hole->words[1]) &&
           (block.policy_count == 1 || figures_complain(figures, "table is of one policy")) &&
           choose_policies(&block) && read_parts(&block, 2) && cut_labels(&block, labels) && make_room(&block) &&
           fill_stack(&block);
    if (good)
        table_of_parts(&block, "benchmark", false);
    release_block(&block);
    return good;
}

/* Curves */

/* The kernel beside, with a value in place of its star. */
static bool put_star(const struct block *block, const char *value, char *with, size_t bytes)
{
    const char *pattern = block->hole->context.with, *star = pattern ? strchr(pattern, '*') : NULL;
    int length = star ? snprintf(with, bytes, "%.*s%s%s", (int)(star - pattern), pattern, value, star + 1) : -1;

    return (length > 0 && (size_t)length < bytes) ||
           figures_complain(block->figures, "curves needs with=..*.. and star=V1,V2,..");
}

static bool fill_curves(struct block *block, const char *policy)
{
    const struct figures_hole *hole = block->hole;
    struct figures_selection selection;

    if (!figures_select(block->figures, &hole->context, &selection))
        return false;
    for (uint32_t group = 0; group < block->group_count; group++) {
        struct figures_context context = hole->context;
        char with[FIGURES_WITH_BYTES];

        if (!put_star(block, block->groups[group], with, sizeof(with)))
            return false;
        context.with = with;
        for (uint32_t i = 0; i < block->policy_count; i++)
            if (!figures_compare(block->figures, hole->words[3], selection.benchmarks[i], policy, &context,
                                 cell_of(block, group, i)))
                return false;
    }
    return true;
}

/* A line for each benchmark: they stand where other charts have policies. */
bool figures_curves(struct figures *figures, const struct figures_hole *hole)
{
    struct block block = {.figures = figures, .hole = hole};
    bool good;

    if (!expect_words(figures, hole, 5))
        return false;
    block.words[1] = copy_of(hole->star ? hole->star : "");
    good = block.words[1] && read_policies(&block, hole->context.of ? hole->context.of : "");
    if (good)
        block.group_count = figures_split(figures, block.words[1], block.groups, CLI_BENCHMARKS_MOST);
    good = good && block.group_count && make_room(&block) && fill_curves(&block, hole->words[4]) &&
           draw_chart(&block, hole->words[3], "work-groups wanted", true);
    if (good)
        write_table(&block, "work-groups wanted");
    release_block(&block);
    return good;
}

/* Lines */

/* Cuts KEY=V1,V2,.. into values; *key is a copy of "KEY=". */
static bool read_sweep(struct block *block, char *key)
{
    const char *equals = block->hole->sweep ? strchr(block->hole->sweep, '=') : NULL;

    if (!equals)
        return figures_complain(block->figures, "lines needs a parameter with several values");
    snprintf(key, NAME_BYTES, "%.*s", (int)(equals - block->hole->sweep) + 1, block->hole->sweep);
    block->words[1] = copy_of(equals + 1);
    if (!block->words[1])
        return figures_complain(block->figures, "out of memory");
    block->group_count = figures_split(block->figures, block->words[1], block->groups, CLI_BENCHMARKS_MOST);
    return block->group_count > 0;
}

static bool fill_lines(struct block *block, const char *key)
{
    const struct figures_hole *hole = block->hole;

    for (uint32_t group = 0; group < block->group_count; group++) {
        struct figures_context context = hole->context;
        char setting[2 * NAME_BYTES];

        snprintf(setting, sizeof(setting), "%s%s", key, block->groups[group]);
        if (!cli_settings_add(&context.settings, setting))
            return false;
        for (uint32_t i = 0; i < block->policy_count; i++)
            if (!figures_mean(block->figures, hole->words[3], block->policies[i], &context, cell_of(block, group, i)))
                return false;
    }
    return true;
}

bool figures_lines(struct figures *figures, const struct figures_hole *hole)
{
    struct block block = {.figures = figures, .hole = hole};
    char key[NAME_BYTES], corner[NAME_BYTES], axis[FIGURES_AXIS_BYTES];
    bool good;

    if (!expect_words(figures, hole, 5))
        return false;
    good = read_policies(&block, hole->words[4]) && read_sweep(&block, key) && make_room(&block) &&
           fill_lines(&block, key) && draw_chart(&block, hole->words[3], figures_key_axis(hole, key, axis), true);
    if (good) {
        snprintf(corner, sizeof(corner), "%.*s", (int)strlen(key) - 1, key);
        write_table(&block, corner);
    }
    release_block(&block);
    return good;
}
