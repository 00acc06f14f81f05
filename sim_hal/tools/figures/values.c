/* values.c - the values that the words of a hole ask for. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tools/figures/figures.h"
#include "host/simfile.h"
#include "onward/context.h"
#include "onward/cp_state.h"
#include "onward/kernel_descriptor.h"
#include "onward/monitor_log.h"
#include "tools/view/number.h"

#define TERM_BYTES       64
#define NAME_BYTES       128 /* of a benchmark */
#define PARENTHESES_MOST 8   /* open at a time */

/* Constants of a benchmark: the parts of a work-group's context, work-groups of the launch. */

struct constants {
    const struct host_file *file;
    uint64_t waves, vgprs, sgprs, lds, workgroups;
};

static struct constants constants_of(const struct host_file *file)
{
    const struct isa_kernel *kernel = file->kernel;
    uint64_t items = file->local[0] * file->local[1] * file->local[2];
    uint32_t vgprs = CP_RSRC1_VGPRS(kernel->descriptor.compute_pgm_rsrc1);
    uint32_t sgprs = CP_RSRC1_SGPRS(kernel->descriptor.compute_pgm_rsrc1);
    struct constants constants = {.file = file, .workgroups = 1};

    constants.waves = (items + ISA_LANES - 1) / ISA_LANES;
    constants.vgprs = constants.waves * vgprs * CP_CONTEXT_VGPR_BYTES;
    constants.sgprs = constants.waves * sgprs * CP_CONTEXT_SGPR_BYTES;
    constants.lds = (host_launch_lds_bytes(file) + 511) / 512 * 512;
    for (int i = 0; i < 3; i++)
        constants.workgroups *= (file->global[i] + file->local[i] - 1) / file->local[i];
    return constants;
}

static bool read_benchmark_constant(const struct host_file *file, const char *name, double *value)
{
    const struct constants constants = constants_of(file);
    uint64_t items = file->local[0] * file->local[1] * file->local[2];
    uint64_t all = gpu_context_need(file->kernel, (uint32_t)items, (uint32_t)host_launch_lds_bytes(file));
    const struct {
        const char *name;
        uint64_t value;
    } table[] = {{"context.all", all},
                 {"context.vgprs", constants.vgprs},
                 {"context.sgprs", constants.sgprs},
                 {"context.lds", constants.lds},
                 {"context.state", all - constants.vgprs - constants.sgprs - constants.lds},
                 {"launch.workgroups", constants.workgroups}};

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        if (strcmp(name, table[i].name) != 0)
            continue;
        *value = (double)table[i].value;
        return true;
    }
    return false;
}

static bool benchmark_constant(struct figures *figures, uint32_t benchmark, const char *name, double *value)
{
    char error[HOST_ERROR_BYTES];
    struct host_file *file = host_file_load(figures->suite->benchmarks[benchmark].path, error, sizeof(error));
    bool found;

    if (!file)
        return figures_complain(figures, "%s", error);
    found = read_benchmark_constant(file, name, value);
    host_file_free(file);
    return found || figures_complain(figures, "no constant %s", name);
}

/* Bytes of the records of the command processor and the Monitor Log. */
static bool size_constant(const char *name, double *value)
{
    static const struct {
        const char *name;
        size_t bytes;
    } table[] = {{"bytes.workgroup", sizeof(struct cp_workgroup)},
                 {"bytes.log_entry", sizeof(struct cp_log_entry)},
                 {"bytes.condition", sizeof(struct cp_spilled_condition)},
                 {"bytes.wait", sizeof(struct cp_wait)},
                 {"bytes.cp", sizeof(struct cp)}};

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        if (strcmp(name, table[i].name) != 0)
            continue;
        *value = (double)table[i].bytes;
        return true;
    }
    return false;
}

/* Statistics */

static struct figures_value no_value(const char *note)
{
    return (struct figures_value){.note = note};
}

const struct figures_variant *figures_variant(const struct figures *figures, const char *name)
{
    for (uint32_t i = 0; i < figures->variant_count; i++)
        if (strcmp(figures->variants[i].name, name) == 0)
            return &figures->variants[i];
    return NULL;
}

/* Finds the variant's benchmark of a row: the one of the same suite whose name has variant->to for variant->from. */
static bool find_instead(const struct figures *figures, const struct figures_variant *variant, uint32_t *benchmark)
{
    const struct cli_benchmark *row = &figures->suite->benchmarks[*benchmark];
    const char *from = strstr(row->name, variant->from);
    char name[NAME_BYTES];
    int length;

    if (!from)
        return figures_complain(figures, "variant %s needs benchmarks with %s in their names, found %s", variant->name,
                                variant->from, row->name);
    length = snprintf(name, sizeof(name), "%.*s%s%s", (int)(from - row->name), row->name, variant->to,
                      from + strlen(variant->from));
    for (uint32_t i = 0; length < NAME_BYTES && i < figures->suite->benchmark_count; i++) {
        if (strcmp(figures->suite->benchmarks[i].name, name) != 0 ||
            strcmp(figures->suite->benchmarks[i].suite, row->suite) != 0)
            continue;
        *benchmark = i;
        return true;
    }
    return figures_complain(figures, "no benchmark %s for variant %s", name, variant->name);
}

/* Replaces a policy that is a variant by the variant's policy, settings and benchmark. Returns false with a message. */
static bool apply_variant(const struct figures *figures, struct figures_run *run)
{
    const struct figures_variant *variant = figures_variant(figures, run->policy);

    if (!variant)
        return true;
    run->policy = variant->policy;
    for (uint32_t i = 0; i < variant->set_count; i++)
        if (!cli_settings_add(&run->settings, variant->sets[i]))
            return false;
    return !*variant->from || find_instead(figures, variant, &run->benchmark);
}

static bool read_statistic(struct figures *figures, const char *name, uint32_t benchmark, const char *policy,
                           const struct figures_context *context, struct figures_value *value)
{
    struct figures_run run = {.benchmark = benchmark,
                              .policy = policy,
                              .scenario = context->scenario,
                              .settings = context->settings,
                              .groups = context->groups,
                              .with = context->with,
                              .lose = context->lose,
                              .statistic = name};
    const struct cli_measurement *result;
    uint64_t number;

    if (!apply_variant(figures, &run))
        return false;
    if (!figures_experiment_ask(figures->experiment, &run, &result))
        return figures_complain(figures, "that run is not possible");
    if (!result) {
        figures->missing = true;
        *value = (struct figures_value){.value = 1, .present = true};
    } else if (result->status != HOST_OK) {
        *value = no_value(cli_status_name(result->status));
    } else if (cli_measurement_value(result, name, &number)) {
        *value = (struct figures_value){.value = (double)number, .present = true, .whole = true};
    } else {
        return figures_complain(figures, "a run has no statistic %s", name);
    }
    return true;
}

static bool evaluate_term(struct figures *figures, const char *name, uint32_t benchmark, const char *policy,
                          const struct figures_context *context, struct figures_value *value)
{
    *value = (struct figures_value){.present = true, .whole = true};
    if (isdigit((unsigned char)*name)) {
        value->value = strtod(name, NULL);
        return true;
    }
    if (size_constant(name, &value->value))
        return true;
    if (strncmp(name, "context.", 8) == 0 || strncmp(name, "launch.", 7) == 0)
        return benchmark_constant(figures, benchmark, name, &value->value);
    return read_statistic(figures, name, benchmark, policy, context, value);
}

static void apply_operation(char operation, struct figures_value *left, const struct figures_value *right)
{
    if (!left->present)
        return;
    if (!right->present) {
        *left = *right;
    } else if (operation == '*') {
        left->value *= right->value;
    } else if (operation == '+') {
        left->value += right->value;
    } else if (operation == '-') {
        left->value -= right->value;
    } else if (right->value == 0) {
        *left = no_value("-");
    } else {
        left->value /= right->value;
        left->whole = false;
    }
}

/* An expression under way. */
struct evaluation {
    struct figures *figures;
    const char *at; /* what is left to read */
    uint32_t benchmark;
    const char *policy;
    const struct figures_context *context;
    uint32_t depth; /* parentheses open */
};

static bool evaluate_sequence(struct evaluation *evaluation, struct figures_value *value);

static bool evaluate_parenthesis(struct evaluation *evaluation, struct figures_value *value)
{
    evaluation->at++;
    if (++evaluation->depth > PARENTHESES_MOST)
        return figures_complain(evaluation->figures, "expected at most %d open parentheses", PARENTHESES_MOST);
    if (!evaluate_sequence(evaluation, value))
        return false;
    if (*evaluation->at != ')')
        return figures_complain(evaluation->figures, "expected ) at the end of an expression");
    evaluation->at++;
    evaluation->depth--;
    return true;
}

/* A parenthesis, a statistic, a number or a constant. */
static bool evaluate_operand(struct evaluation *evaluation, struct figures_value *value)
{
    size_t length = strcspn(evaluation->at, "*/+-()");
    char name[TERM_BYTES];

    if (*evaluation->at == '(')
        return evaluate_parenthesis(evaluation, value);
    if (length == 0 || length >= sizeof(name))
        return figures_complain(evaluation->figures, "expected a statistic, a number or a constant at '%s'",
                                evaluation->at);
    memcpy(name, evaluation->at, length);
    name[length] = 0;
    evaluation->at += length;
    return evaluate_term(evaluation->figures, name, evaluation->benchmark, evaluation->policy, evaluation->context,
                         value);
}

/* Operands with operations between, from left to right, up to the end or a closing parenthesis. */
static bool evaluate_sequence(struct evaluation *evaluation, struct figures_value *value)
{
    if (!evaluate_operand(evaluation, value))
        return false;
    while (*evaluation->at && strchr("*/+-", *evaluation->at)) {
        struct figures_value next = {.present = false};
        char operation = *evaluation->at++;

        if (!evaluate_operand(evaluation, &next))
            return false;
        apply_operation(operation, value, &next);
    }
    return true;
}

bool figures_evaluate(struct figures *figures, const char *expression, uint32_t benchmark, const char *policy,
                      const struct figures_context *context, struct figures_value *value)
{
    struct evaluation evaluation = {.figures = figures, .at = expression, .benchmark = benchmark, .context = context};

    if (!figures_policy(figures, policy, context, figures->suite->benchmarks[benchmark].suite, &evaluation.policy) ||
        !evaluate_sequence(&evaluation, value))
        return false;
    return !*evaluation.at || figures_complain(figures, "expected an operation at '%s'", evaluation.at);
}

/* Which benchmarks */

/* The number'th name of a list with commas; length 0: there are fewer. */
static struct host_span name_at(const char *list, uint32_t number)
{
    for (; number && *list; number--) {
        list += strcspn(list, ",");
        list += *list == ',';
    }
    return (struct host_span){list, strcspn(list, ",")};
}

static bool find_benchmark(const struct figures *figures, struct host_span name, uint32_t *index)
{
    for (*index = 0; *index < figures->suite->benchmark_count; (*index)++)
        if (host_text_is(name, figures->suite->benchmarks[*index].name))
            return true;
    return figures_complain(figures, "no benchmark %.*s", (int)name.length, name.text);
}

/* All benchmarks, or those of one suite. */
static bool select_suite(const struct figures *figures, const char *suite, struct figures_selection *selection)
{
    for (uint32_t i = 0; i < figures->suite->benchmark_count; i++) {
        if (suite && strcmp(figures->suite->benchmarks[i].suite, suite) != 0)
            continue;
        selection->benchmarks[selection->count] = selection->against[selection->count] = i;
        selection->count++;
    }
    return selection->count || figures_complain(figures, "no benchmark of suite %s", suite);
}

const char *figures_only_suite(const struct figures *figures, const struct figures_selection *selection)
{
    const char *suite = selection->count ? figures->suite->benchmarks[selection->benchmarks[0]].suite : NULL;

    for (uint32_t i = 1; i < selection->count; i++)
        if (strcmp(suite, figures->suite->benchmarks[selection->benchmarks[i]].suite) != 0)
            return NULL;
    return suite;
}

bool figures_select(const struct figures *figures, const struct figures_context *context,
                    struct figures_selection *selection)
{
    bool good = true;

    *selection = (struct figures_selection){.count = 0};
    if (!context->of && !select_suite(figures, context->suite, selection))
        return false;
    while (good && context->of && name_at(context->of, selection->count).length) {
        uint32_t i = selection->count++;
        good = i < CLI_BENCHMARKS_MOST && find_benchmark(figures, name_at(context->of, i), &selection->benchmarks[i]) &&
               (!context->against || find_benchmark(figures, name_at(context->against, i), &selection->against[i]));
    }
    if (good && context->against && (!context->of || name_at(context->against, selection->count).length))
        return figures_complain(figures, "against= needs as many benchmarks as of=");
    return good;
}

/* Divides a benchmark's value by that of the one it is compared with, which runs alone. */
static bool divide_by_other(struct figures *figures, const char *expression, uint32_t benchmark, const char *policy,
                            const struct figures_context *context, struct figures_value *value)
{
    struct figures_context alone = *context;
    struct figures_selection selection;
    struct figures_value other = {.present = false};
    uint32_t i = 0;

    if (!figures_select(figures, context, &selection))
        return false;
    while (i < selection.count && selection.benchmarks[i] != benchmark)
        i++;
    if (i == selection.count)
        return figures_complain(figures, "against= is for the benchmarks of of=");
    alone.with = NULL;
    if (!figures_evaluate(figures, expression, selection.against[i], policy, &alone, &other))
        return false;
    apply_operation('/', value, &other);
    return true;
}

bool figures_compare(struct figures *figures, const char *expression, uint32_t benchmark, const char *policy,
                     const struct figures_context *context, struct figures_value *value)
{
    bool speedup = strcmp(expression, "speedup") == 0;
    struct figures_value reference = {.present = false};

    if (!figures_evaluate(figures, speedup ? "cycles" : expression, benchmark, policy, context, value))
        return false;
    if (context->against && !divide_by_other(figures, expression, benchmark, policy, context, value))
        return false;
    if (!context->reference)
        return !speedup || figures_complain(figures, "speedup over what?");
    if (!figures_evaluate(figures, speedup ? "cycles" : expression, benchmark, context->reference, context, &reference))
        return false;
    if (!speedup) {
        apply_operation('/', value, &reference);
    } else if (value->present) {
        apply_operation('/', &reference, value);
        *value = reference;
    }
    return true;
}

bool figures_mean(struct figures *figures, const char *expression, const char *policy,
                  const struct figures_context *context, struct figures_value *mean)
{
    double values[CLI_BENCHMARKS_MOST];
    struct figures_selection selection;

    if (!figures_select(figures, context, &selection))
        return false;
    *mean = (struct figures_value){.present = selection.count > 0, .note = "-"};
    for (uint32_t i = 0; i < selection.count; i++) {
        struct figures_value value = {.present = false};

        if (!figures_compare(figures, expression, selection.benchmarks[i], policy, context, &value))
            return false;
        values[i] = value.value;
        if (!value.present || value.value <= 0)
            *mean = no_value("-");
    }
    if (mean->present)
        mean->value = view_geometric_mean(values, selection.count);
    return true;
}

/* Families */

static const struct figures_family *family_of(const struct figures *figures, const char *name)
{
    size_t length = strlen(name), suffix = strlen("-best");

    if (length <= suffix || strcmp(name + length - suffix, "-best") != 0)
        return NULL;
    for (uint32_t i = 0; i < figures->family_count; i++)
        if (strncmp(figures->families[i].name, name, length - suffix) == 0 &&
            strlen(figures->families[i].name) == length - suffix)
            return &figures->families[i];
    return NULL;
}

bool figures_policy(struct figures *figures, const char *name, const struct figures_context *context, const char *suite,
                    const char **policy)
{
    const struct figures_family *family = family_of(figures, name);
    struct figures_context alone = *context;
    double best = 0;

    *policy = family ? family->members[0] : name;
    if (!family)
        return true;
    alone.reference = alone.of = alone.against = NULL;
    alone.lose = NULL;
    alone.suite = suite;
    for (uint32_t i = 0; i < family->count; i++) {
        struct figures_value mean = {.present = false};
        if (!figures_mean(figures, "cycles", family->members[i], &alone, &mean))
            return false;
        if (!mean.present || (best > 0 && mean.value >= best))
            continue;
        best = mean.value;
        *policy = family->members[i];
    }
    return true;
}

void figures_print(FILE *stream, const struct figures_value *value)
{
    if (!value->present)
        fputs(value->note, stream);
    else if (value->whole || value->value >= 100)
        fprintf(stream, "%.0f", value->value);
    else if (value->value >= 10)
        fprintf(stream, "%.1f", value->value);
    else if (value->value >= 0.1 || value->value == 0)
        fprintf(stream, "%.2f", value->value);
    else
        fprintf(stream, "%.4f", value->value);
}
