/*
 * spread.c - a value over many losses of a compute unit (CU): the median and the range of each bar.
 *
 * One loss is one sample. Here a CU is lost at COUNT moments, and another run loses each other CU of the list. A row is
 * chaotic under a policy if its cycles move by more than CHAOTIC when the first loss is moved by next to nothing.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "tools/figures/figures.h"
#include "tools/view/number.h"

#define POLICIES_MOST 16u
#define SAMPLES_MOST  256u
#define CUS_MOST      16u
#define LOSS_BYTES    48u
#define CHAOTIC       1.05 /* longest run over the shortest */

/* What one bar shows. */
struct bar {
    double least, median, most, share;
    uint32_t absent; /* samples without a value */
    const char *note;
    bool chaotic;
};

struct spread {
    struct figures *figures;
    const struct figures_hole *hole;
    struct figures_selection rows;
    char *list, *cus;
    const char *policies[POLICIES_MOST];
    const char *groups[CLI_BENCHMARKS_MOST + 1];
    char losses[SAMPLES_MOST][LOSS_BYTES], tiny[SAMPLES_MOST][LOSS_BYTES];
    uint32_t policy_count, loss_count, tiny_count;
    double *values;   /* [row][policy][loss]; 0: none */
    struct bar *bars; /* [row and mean][policy] */
};

/* Reads A*B, or A+B*C with first not NULL. */
static bool read_series(const struct figures *figures, const char *text, uint64_t *first, uint64_t *step,
                        uint64_t *count)
{
    const char *plus = first ? strchr(text, '+') : NULL, *star = strchr(text, '*');
    const char *begin = plus ? plus + 1 : text;
    bool good = star && (plus || !first) && plus < star &&
                host_text_u64((struct host_span){begin, (size_t)(star - begin)}, step) &&
                host_text_u64((struct host_span){star + 1, strlen(star + 1)}, count) && *count >= 1 &&
                *count <= SAMPLES_MOST && *step <= UINT32_MAX;

    if (good && first)
        good = host_text_u64((struct host_span){text, (size_t)(plus - text)}, first) && *first <= UINT32_MAX;
    return good || figures_complain(figures, "expected FIRST+STEP*COUNT or STEP*COUNT, found %s", text);
}

/* Names the losses: of each CU at each moment. */
static bool name_losses(struct spread *spread, uint64_t *first, const char **first_cu)
{
    const char *cus[CUS_MOST] = {NULL}, *at = spread->hole->losses ? strchr(spread->hole->losses, '@') : NULL;
    uint64_t step = 0, count = 0;
    uint32_t cu_count;

    if (!at)
        return figures_complain(spread->figures, "spread needs losses=CU,..@FIRST+STEP*COUNT");
    spread->cus = host_text_copy((struct host_span){spread->hole->losses, (size_t)(at - spread->hole->losses)});
    cu_count = spread->cus ? figures_split(spread->figures, spread->cus, cus, CUS_MOST) : 0;
    if (!cu_count || !read_series(spread->figures, at + 1, first, &step, &count))
        return false;
    if (count * cu_count > SAMPLES_MOST)
        return figures_complain(spread->figures, "more than %u losses", SAMPLES_MOST);
    for (uint64_t i = 0; i < count; i++)
        for (uint32_t cu = 0; cu < cu_count; cu++)
            snprintf(spread->losses[spread->loss_count++], LOSS_BYTES, "%s@%" PRIu64, cus[cu], *first + i * step);
    *first_cu = cus[0];
    return true;
}

/* Names the losses that differ from the first one by next to nothing. */
static bool name_tiny(struct spread *spread, uint64_t first, const char *cu)
{
    uint64_t step = 0, count = 0;

    if (!spread->hole->tiny)
        return true;
    if (!read_series(spread->figures, spread->hole->tiny, NULL, &step, &count))
        return false;
    for (uint64_t i = 0; i < count; i++)
        snprintf(spread->tiny[spread->tiny_count++], LOSS_BYTES, "%s@%" PRIu64, cu, first + i * step);
    return true;
}

static struct bar *bar_of(const struct spread *spread, uint32_t row, uint32_t policy)
{
    return &spread->bars[(size_t)row * spread->policy_count + policy];
}

static double *values_of(const struct spread *spread, uint32_t row, uint32_t policy)
{
    return &spread->values[((size_t)row * spread->policy_count + policy) * spread->loss_count];
}

/* The values of one bar. A family's best member is that of the scenario's own loss. */
static bool measure_bar(struct spread *spread, uint32_t row, uint32_t policy)
{
    double *values = values_of(spread, row, policy);
    struct bar *bar = bar_of(spread, row, policy);

    for (uint32_t i = 0; i < spread->loss_count; i++) {
        struct figures_context context = spread->hole->context;
        struct figures_value value = {.present = false};

        context.lose = spread->losses[i];
        if (!figures_compare(spread->figures, spread->hole->words[3], spread->rows.benchmarks[row],
                             spread->policies[policy], &context, &value))
            return false;
        values[i] = value.present ? value.value : 0;
        bar->absent += !value.present;
        bar->note = value.present ? bar->note : value.note;
    }
    return true;
}

static int compare_doubles(const void *one, const void *other)
{
    double a = *(const double *)one, b = *(const double *)other;

    return (a > b) - (a < b);
}

double figures_median(double *values, uint32_t count, double *least, double *most)
{
    uint32_t absent = 0;

    qsort(values, count, sizeof(*values), compare_doubles);
    while (absent < count && values[absent] <= 0)
        absent++;
    *least = *most = 0;
    if (absent == count)
        return 0;
    values += absent;
    count -= absent;
    *least = values[0];
    *most = values[count - 1];
    return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

static void fill_bar(struct bar *bar, const double *values, uint32_t count)
{
    double sorted[SAMPLES_MOST];

    memcpy(sorted, values, count * sizeof(*sorted));
    bar->median = figures_median(sorted, count, &bar->least, &bar->most);
}

/* Whether tiny moves of the loss move the cycles. */
static bool find_chaos(struct spread *spread, uint32_t row, uint32_t policy)
{
    double least = 0, most = 0;

    for (uint32_t i = 0; i < spread->tiny_count; i++) {
        struct figures_context context = spread->hole->context;
        struct figures_value value = {.present = false};

        context.lose = spread->tiny[i];
        if (!figures_evaluate(spread->figures, "cycles", spread->rows.benchmarks[row], spread->policies[policy],
                              &context, &value))
            return false;
        least = value.present && (i == 0 || value.value < least) ? value.value : least;
        most = value.present && value.value > most ? value.value : most;
    }
    bar_of(spread, row, policy)->chaotic = most > CHAOTIC * least;
    return true;
}

/* The median of what stands beside the value. */
static bool find_share(struct spread *spread, uint32_t row, uint32_t policy)
{
    double values[SAMPLES_MOST] = {0}, least, most;

    for (uint32_t i = 0; spread->hole->share && i < spread->loss_count; i++) {
        struct figures_context context = spread->hole->context;
        struct figures_value value = {.present = false};

        context.lose = spread->losses[i];
        if (!figures_evaluate(spread->figures, spread->hole->share, spread->rows.benchmarks[row],
                              spread->policies[policy], &context, &value))
            return false;
        values[i] = value.present ? value.value : 0;
    }
    if (spread->hole->share)
        bar_of(spread, row, policy)->share = figures_median(values, spread->loss_count, &least, &most);
    return true;
}

/* Below the rows: the geometric mean over all rows, for each loss one. */
static void fill_mean(struct spread *spread, uint32_t policy)
{
    struct bar *bar = bar_of(spread, spread->rows.count, policy);
    double means[SAMPLES_MOST] = {0}, column[CLI_BENCHMARKS_MOST];

    for (uint32_t i = 0; i < spread->loss_count; i++) {
        bool present = true;

        for (uint32_t row = 0; row < spread->rows.count; row++) {
            column[row] = values_of(spread, row, policy)[i];
            present = present && column[row] > 0;
        }
        means[i] = present ? view_geometric_mean(column, spread->rows.count) : 0;
        bar->absent += !present;
    }
    bar->note = "-";
    fill_bar(bar, means, spread->loss_count);
}

static bool measure_all(struct spread *spread)
{
    for (uint32_t policy = 0; policy < spread->policy_count; policy++) {
        for (uint32_t row = 0; row < spread->rows.count; row++) {
            if (!measure_bar(spread, row, policy) || !find_chaos(spread, row, policy) ||
                !find_share(spread, row, policy))
                return false;
            fill_bar(bar_of(spread, row, policy), values_of(spread, row, policy), spread->loss_count);
        }
        fill_mean(spread, policy);
    }
    return true;
}

/* Drawing */

static void fill_picture(const struct spread *spread, double *values, double *lows, double *highs, const char **notes)
{
    for (uint32_t i = 0; i < (spread->rows.count + 1) * spread->policy_count; i++) {
        values[i] = spread->bars[i].median;
        lows[i] = spread->bars[i].least;
        highs[i] = spread->bars[i].most;
        notes[i] = spread->bars[i].note;
    }
}

static bool draw_spread(const struct spread *spread)
{
    const struct figures_hole *hole = spread->hole;
    size_t bars = (size_t)(spread->rows.count + 1) * spread->policy_count;
    double *values = calloc(3 * bars + 1, sizeof(*values));
    const char **notes = calloc(bars + 1, sizeof(*notes));
    char axis[FIGURES_AXIS_BYTES];
    struct view_chart chart = {.title = hole->words[2],
                               .x_title = "benchmark",
                               .y_title = figures_value_axis(hole, hole->words[3], axis),
                               .groups = spread->groups,
                               .series = spread->policies,
                               .group_count = spread->rows.count + 1,
                               .series_count = spread->policy_count,
                               .separated = spread->rows.count,
                               .values = values,
                               .notes = notes,
                               .line = hole->line,
                               .logarithmic = hole->logarithmic};
    bool good = values && notes;

    if (good) {
        chart.lows = values + bars;
        chart.highs = values + 2 * bars;
        fill_picture(spread, values, values + bars, values + 2 * bars, notes);
        good = figures_picture_chart(spread->figures, hole, &chart, false);
    }
    free(values);
    free(notes);
    return good;
}

static void print_number(FILE *page, double value)
{
    figures_print(page, &(struct figures_value){.value = value, .present = true});
}

/* "1.92 (1.71 to 2.30), 87 %"; ~: chaotic. */
static void print_bar(const struct spread *spread, const struct bar *bar)
{
    FILE *page = spread->figures->page;

    if (bar->absent == spread->loss_count) {
        fprintf(page, " %s |", bar->note);
        return;
    }
    fputc(' ', page);
    print_number(page, bar->median);
    fputs(" (", page);
    print_number(page, bar->least);
    fputs(" to ", page);
    print_number(page, bar->most);
    fputc(')', page);
    if (bar->share > 0)
        fprintf(page, ", %.0f %%", bar->share);
    if (bar->absent)
        fprintf(page, ", %" PRIu32 " of %" PRIu32 " without", bar->absent, spread->loss_count);
    fputs(bar->chaotic ? " ~ |" : " |", page);
}

static void print_table(const struct spread *spread)
{
    FILE *page = spread->figures->page;

    fputs("| benchmark |", page);
    for (uint32_t i = 0; i < spread->policy_count; i++)
        fprintf(page, " %s |", spread->policies[i]);
    fputs("\n| --- |", page);
    for (uint32_t i = 0; i < spread->policy_count; i++)
        fputs(" --- |", page);
    for (uint32_t row = 0; row <= spread->rows.count; row++) {
        fprintf(page, "\n| %s |", spread->groups[row]);
        for (uint32_t i = 0; i < spread->policy_count; i++)
            print_bar(spread, bar_of(spread, row, i));
    }
    fputc('\n', page);
}

/* Rows, policies and losses. */
static bool prepare(struct spread *spread)
{
    struct figures *figures = spread->figures;
    const struct figures_hole *hole = spread->hole;
    const char *cu = NULL, *suite;
    uint64_t first = 0;

    if (hole->count < 5)
        return figures_complain(figures, "spread needs 4 words");
    if (!figures_select(figures, &hole->context, &spread->rows) || !name_losses(spread, &first, &cu) ||
        !name_tiny(spread, first, cu))
        return false;
    spread->list = host_text_copy((struct host_span){hole->words[4], strlen(hole->words[4])});
    spread->policy_count = spread->list ? figures_split(figures, spread->list, spread->policies, POLICIES_MOST) : 0;
    suite = figures_only_suite(figures, &spread->rows);
    for (uint32_t i = 0; suite && i < spread->policy_count; i++)
        if (!figures_policy(figures, spread->policies[i], &hole->context, suite, &spread->policies[i]))
            return false;
    for (uint32_t i = 0; i < spread->rows.count; i++)
        spread->groups[i] = figures->suite->benchmarks[spread->rows.benchmarks[i]].name;
    spread->groups[spread->rows.count] = "geometric mean";
    spread->values =
        calloc((size_t)spread->rows.count * spread->policy_count * spread->loss_count + 1, sizeof(*spread->values));
    spread->bars = calloc((size_t)(spread->rows.count + 1) * spread->policy_count + 1, sizeof(*spread->bars));
    if (spread->values && spread->bars)
        return spread->policy_count > 0;
    return figures_complain(figures, "out of memory");
}

bool figures_spread(struct figures *figures, const struct figures_hole *hole)
{
    struct spread *spread = calloc(1, sizeof(*spread));
    bool good;

    if (!spread)
        return figures_complain(figures, "out of memory");
    spread->figures = figures;
    spread->hole = hole;
    good = prepare(spread) && measure_all(spread) && draw_spread(spread);
    if (good)
        print_table(spread);
    free(spread->list);
    free(spread->cus);
    free(spread->values);
    free(spread->bars);
    free(spread);
    return good;
}
