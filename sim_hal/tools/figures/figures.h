/*
 * figures.h - inside of `onward figures`: a page with holes that measurements fill (docs/reference/command.md has the language).
 *
 * The page is rendered in passes. A pass notes every missing measurement that a hole asks for (experiment.h), and all
 * noted ones are run. When nothing is missing, the rendering is written.
 */
#ifndef SIM_HAL_TOOLS_FIGURES_FIGURES_H
#define SIM_HAL_TOOLS_FIGURES_FIGURES_H

#include "tools/figures/experiment.h"
#include "tools/view/chart.h"
#include "tools/view/output.h"
#include "tools/view/values.h"

#define FIGURES_TEXT_MOST       (1u << 20) /* bytes of a template, or of a file it includes */
#define FIGURES_WORDS_MOST      64
#define FIGURES_CANDIDATES_MOST 16
#define FIGURES_FAMILIES_MOST   4
#define FIGURES_NAME_BYTES      32 /* of a policy or a family */
#define FIGURES_AXIS_BYTES      96 /* of the title of an axis */
#define FIGURES_VARIANTS_MOST   64
#define FIGURES_VARIANT_SETS    12 /* settings of one variant */
#define FIGURES_SET_BYTES       48

/* Policies of one kind, of which the best is taken: "timeout-best". */
struct figures_family {
    char name[FIGURES_NAME_BYTES];
    char members[FIGURES_CANDIDATES_MOST][FIGURES_NAME_BYTES];
    uint32_t count;
};

/* A policy with settings of its own, which come after those of the hole, and perhaps with other benchmarks. */
struct figures_variant {
    char name[24], policy[24];
    char sets[FIGURES_VARIANT_SETS][FIGURES_SET_BYTES];
    uint32_t set_count;
    char from[FIGURES_NAME_BYTES], to[FIGURES_NAME_BYTES]; /* the benchmark whose name has to for from; from "": none */
};

struct figures {
    const struct cli_suite *suite;
    struct figures_experiment *experiment;
    const char *template_path;
    const char *folder; /* pictures go to FOLDER/pictures */
    const char *anew;   /* policies with commas between, whose runs are made though a file has them; NULL: none */
    FILE *page;
    uint32_t line;  /* of the template, for messages */
    bool writing;   /* the last time: pictures are written too */
    bool missing;   /* a measurement was asked for that is not there */
    bool claims_ok; /* no claim was false */
    uint32_t pictures;
    struct figures_family families[FIGURES_FAMILIES_MOST];
    uint32_t family_count;
    struct figures_variant variants[FIGURES_VARIANTS_MOST];
    uint32_t variant_count;
    char machine[FIGURES_VARIANT_SETS][FIGURES_SET_BYTES]; /* settings of all runs, before those of a hole */
    uint32_t machine_count;
};

/* The options of a hole that choose its runs. */
struct figures_context {
    enum cli_scenario scenario;
    struct cli_settings settings;
    const char *reference; /* policy, NULL: none */
    const char *suite;     /* the benchmarks of this suite; NULL: of all suites of the page */
    const char *of;        /* benchmark, NULL: all; several with commas between for means and extremes */
    const char *against;   /* as many benchmarks; values are divided by theirs, run alone; NULL: none */
    const char *with;      /* another kernel that runs beside; NULL: none */
    const char *lose;      /* CU@TIME[+RETURN] in place of the scenario's loss; NULL: none */
    uint64_t groups;       /* work-groups of the launch; 0: as the benchmark says */
};

/* The words of a hole; options are taken out and kept in context. */
struct figures_hole {
    const char *words[FIGURES_WORDS_MOST];
    uint32_t count;
    struct figures_context context;
    bool logarithmic;
    double line;            /* across a chart; 0: none */
    double width;           /* of a chart in pixels; 0: the usual */
    const char *losses;     /* CU,CU,..@FIRST+STEP*COUNT: the samples of a spread */
    const char *tiny;       /* STEP*COUNT: how little the loss is moved to see whether a row is chaotic */
    const char *share;      /* expression that a spread shows beside each value */
    const char *star;       /* V1,V2,..: replace the star in context.with along the axis of curves */
    const char *sweep;      /* KEY=V1,V2,...: the parameter of a line chart */
    const char *axis;       /* title of the axis of values; NULL: as the expression says */
    const char *across;     /* title of the other one; NULL: as the parameter says */
    const char *x, *y, *by; /* columns of a CSV: along the axis, the values, the series */
    const char *value;      /* a map's column of values; its y is along the other axis */
    const char *where;      /* COLUMN=VALUE,..: only these rows of it; NULL: all */
    const char *instead;    /* FROM:TO: the benchmarks of a variant; NULL: the row's */
    char *text;             /* holds the words */
};

/* A value, or why there is none. */
struct figures_value {
    double value;
    bool present;
    bool whole; /* a plain count */
    const char *note;
};

/* The benchmarks of a hole, and for each the benchmark that divides it. */
struct figures_selection {
    uint32_t count;
    uint32_t benchmarks[CLI_BENCHMARKS_MOST], against[CLI_BENCHMARKS_MOST];
};

/* Prints path:line and a message; returns false. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
bool figures_complain(const struct figures *figures, const char *format, ...);

/* Splits a hole into words. Returns false with a message. Release with figures_hole_free. */
bool figures_hole_read(const struct figures *figures, const char *text, size_t length, struct figures_hole *hole);
void figures_hole_free(struct figures_hole *hole);

/* Splits a word at its commas, in place. Returns how many there are, 0 with a message when there are more than most. */
uint32_t figures_split(const struct figures *figures, char *word, const char **items, uint32_t most);

/* Finds the benchmarks of context->of, all of context->suite if it is NULL, and those of context->against. Returns false
 * with a message. */
bool figures_select(const struct figures *figures, const struct figures_context *context,
                    struct figures_selection *selection);

/* Returns the variant of that name, NULL if there is none. */
const struct figures_variant *figures_variant(const struct figures *figures, const char *name);

/* Evaluates an expression (statistics, numbers and constants with * / + - and parentheses, from left to right) for a
 * benchmark under a policy. Returns false with a message if it means nothing. */
bool figures_evaluate(struct figures *figures, const char *expression, uint32_t benchmark, const char *policy,
                      const struct figures_context *context, struct figures_value *value);

/* The same, divided by its value under context->reference if there is one, and by that of the benchmark in
 * context->against. "speedup" is the reference's cycles divided by the policy's. */
bool figures_compare(struct figures *figures, const char *expression, uint32_t benchmark, const char *policy,
                     const struct figures_context *context, struct figures_value *value);

/* Geometric mean of figures_compare over the benchmarks of the hole; not present when one is not. */
bool figures_mean(struct figures *figures, const char *expression, const char *policy,
                  const struct figures_context *context, struct figures_value *mean);

/* The policy itself, or the best of a family ("timeout-best"): least geometric mean of cycles over a suite, in this
 * context. So each suite has its own best one. */
bool figures_policy(struct figures *figures, const char *name, const struct figures_context *context, const char *suite,
                    const char **policy);

/* The only suite of the benchmarks chosen, NULL: there are several. */
const char *figures_only_suite(const struct figures *figures, const struct figures_selection *selection);

/* Prints a value with three digits, a count whole, or a note. */
void figures_print(FILE *stream, const struct figures_value *value);

/* Titles of axes, with units: of a chart of these values, and of a parameter, KEY or KEY=.. Return text or another. */
const char *figures_value_axis(const struct figures_hole *hole, const char *expression, char text[FIGURES_AXIS_BYTES]);
const char *figures_key_axis(const struct figures_hole *hole, const char *key, char text[FIGURES_AXIS_BYTES]);

/* What a picture shows, how it is drawn, and how its values are listed. */
struct figures_drawing {
    const void *shown;
    void (*draw)(const void *shown, FILE *stream);
    void (*list)(const void *shown, FILE *stream);
};

/* Writes FOLDER/pictures/NAME.svg and NAME.csv with the values in it, NAME and title those of the hole; while measurements
 * are missing only the line of the page. Returns false with a message. */
bool figures_picture(struct figures *figures, const struct figures_hole *hole, const struct figures_drawing *drawing);

/* The same of a chart. */
bool figures_picture_chart(struct figures *figures, const struct figures_hole *hole, const struct view_chart *chart,
                           bool lines);

/* Blocks: a picture and a table each. Returns false with a message. */
bool figures_bars(struct figures *figures, const struct figures_hole *hole);
bool figures_stack(struct figures *figures, const struct figures_hole *hole);
bool figures_lines(struct figures *figures, const struct figures_hole *hole);
bool figures_curves(struct figures *figures, const struct figures_hole *hole);
bool figures_table(struct figures *figures, const struct figures_hole *hole); /* a table alone */
bool figures_spread(struct figures *figures, const struct figures_hole *hole);
bool figures_timeline(struct figures *figures, const struct figures_hole *hole);
bool figures_phases(struct figures *figures, const struct figures_hole *hole);
bool figures_tornado(struct figures *figures, const struct figures_hole *hole); /* a picture alone */

bool figures_rows(struct figures *figures, const struct figures_hole *hole); /* of a CSV beside the template */
bool figures_map(struct figures *figures, const struct figures_hole *hole);  /* the same */

/* The middle one of values above 0, the mean of two for an even number of them, and the ends of their range; 0: there are
 * none. Sorts the values. */
double figures_median(double *values, uint32_t count, double *least, double *most);

/* Replaces the holes of a template's text by their values. only: "5,figure14", the sections of these figures, the pictures
 * of these names, and what families and variants all sections define; NULL: all. */
bool figures_render(struct figures *figures, const char *text, const char *only);

#endif
