/*
 * figures.h - inside of `onward figures`: a page with holes that measurements fill (docs/command.md has the language).
 *
 * The page is rendered again and again: every measurement that a hole asks for and that is not there yet is noted
 * (experiment.h), all that were noted are run, until nothing is missing; the last rendering is what is written.
 */
#ifndef SIM_HAL_CLI_FIGURES_H
#define SIM_HAL_CLI_FIGURES_H

#include "cli/experiment.h"
#include "view/output.h"
#include "view/svg.h"

#define FIGURES_TEXT_MOST       (1u << 20) /* bytes of a template, or of a file it includes */
#define FIGURES_WORDS_MOST      64
#define FIGURES_CANDIDATES_MOST 16
#define FIGURES_FAMILIES_MOST   4

/* Policies of one kind, of which the best is taken: "timeout-best". */
struct figures_family {
    char name[24];
    char members[FIGURES_CANDIDATES_MOST][24];
    uint32_t count;
};

struct figures {
    const struct sim_suite *suite;
    struct sim_experiment *experiment;
    const char *template_path;
    const char *folder; /* pictures go to FOLDER/pictures */
    FILE *page;
    uint32_t line;  /* of the template, for messages */
    bool writing;   /* the last time: pictures are written too */
    bool missing;   /* a measurement was asked for that is not there */
    bool claims_ok; /* no claim was false */
    uint32_t pictures;
    struct figures_family families[FIGURES_FAMILIES_MOST];
    uint32_t family_count;
};

/* What a hole says about the runs it wants. */
struct figures_context {
    enum sim_scenario scenario;
    struct sim_settings settings;
    const char *reference; /* policy, NULL: none */
    const char *of;        /* benchmark, NULL: all; several with commas between for means and extremes */
    const char *against;   /* as many benchmarks, whose values alone divide theirs; NULL: none */
    const char *with;      /* another kernel that runs beside; NULL: none */
    uint64_t groups;       /* work-groups of the launch; 0: as the benchmark says */
};

/* The words of a hole; options are taken out and kept in context. */
struct figures_hole {
    const char *words[FIGURES_WORDS_MOST];
    uint32_t count;
    struct figures_context context;
    bool logarithmic;
    double line;       /* across a chart; 0: none */
    const char *lose;  /* CU@TIME of a timeline, NULL: none */
    const char *star;  /* V1,V2,..: what stands for the star in context.with along the axis of curves */
    const char *sweep; /* KEY=V1,V2,...: the parameter of a line chart */
    char *text;        /* what words point into */
};

/* A value, or why there is none. */
struct figures_value {
    double value;
    bool present;
    bool whole; /* a plain count */
    const char *note;
};

/* The benchmarks a hole is about, and what each is divided by. */
struct figures_selection {
    uint32_t count;
    uint32_t benchmarks[SIM_BENCHMARKS_MOST], against[SIM_BENCHMARKS_MOST];
};

/* Prints path:line and a message; returns false. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
bool figures_complain(const struct figures *figures, const char *format, ...);

/* Splits a hole into words. False with a message. Release with figures_hole_free. */
bool figures_hole_read(const struct figures *figures, const char *text, size_t length, struct figures_hole *hole);
void figures_hole_free(struct figures_hole *hole);

/* Splits a word at its commas, in place. Returns how many there are, 0 with a message when there are more than most. */
uint32_t figures_split(const struct figures *figures, char *word, const char **items, uint32_t most);

/* Finds the benchmarks of context->of, all if it is NULL, and those of context->against. False with a message. */
bool figures_select(const struct figures *figures, const struct figures_context *context,
                    struct figures_selection *selection);

/* Evaluates an expression (statistics, numbers and constants with * / + -, from left to right) for a benchmark under a
 * policy. False with a message when it means nothing. */
bool figures_evaluate(struct figures *figures, const char *expression, uint32_t benchmark, const char *policy,
                      const struct figures_context *context, struct figures_value *value);

/* The same, divided by its value under context->reference if there is one, and by that of the benchmark in
 * context->against; "speedup" is the reference's cycles divided
 * by the policy's. */
bool figures_compare(struct figures *figures, const char *expression, uint32_t benchmark, const char *policy,
                     const struct figures_context *context, struct figures_value *value);

/* Geometric mean of figures_compare over the benchmarks of the hole; not present when one is not. */
bool figures_mean(struct figures *figures, const char *expression, const char *policy,
                  const struct figures_context *context, struct figures_value *mean);

/* The policy itself, or the best of a family ("timeout-best"): least geometric mean of cycles in this context. */
bool figures_policy(struct figures *figures, const char *name, const struct figures_context *context,
                    const char **policy);

/* Prints a value with three digits, a count whole, or a note. */
void figures_print(FILE *stream, const struct figures_value *value);

/* Opens a picture: FOLDER/pictures/NAME.svg, or nothing's stream while measurements are missing. NULL with a message. */
FILE *figures_picture_begin(struct figures *figures, const char *name, const char *title, struct view_output *output);
bool figures_picture_end(struct figures *figures, FILE *stream, struct view_output *output);

/* Blocks: a picture and a table each. False with a message. */
bool figures_bars(struct figures *figures, const struct figures_hole *hole);
bool figures_stack(struct figures *figures, const struct figures_hole *hole);
bool figures_lines(struct figures *figures, const struct figures_hole *hole);
bool figures_curves(struct figures *figures, const struct figures_hole *hole);
bool figures_table(struct figures *figures, const struct figures_hole *hole); /* a table alone */
bool figures_timeline(struct figures *figures, const struct figures_hole *hole);

/* Replaces the holes of a template's text by what they stand for. sections: "5,14", only those; NULL: all. */
bool figures_render(struct figures *figures, const char *text, const char *only);

#endif
