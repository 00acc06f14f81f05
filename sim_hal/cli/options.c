/* options.c - command lines: options, settings and times. */
#include "cli/cli.h"

#include <stdarg.h>
#include <string.h>

#include "engine/nearest.h"
#include "tools/view/output.h"

int cli_complain(const char *format, ...)
{
    va_list arguments;

    fputs("onward: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    return HOST_INPUT;
}

int cli_finish_output(int status)
{
    const char *reason = view_stream_error(stdout);

    return reason ? cli_complain("the standard output: %s", reason) : status;
}

struct cli_options cli_options_start(const struct cli_option *table, int count, int argc, char **argv)
{
    return (struct cli_options){.verb = argv[0], .table = table, .count = count, .argc = argc, .argv = argv, .at = 1};
}

static int find_option(const struct cli_options *options, const char *text, size_t length)
{
    for (int i = 0; i < options->count; i++)
        if (host_text_is((struct host_span){text, length}, options->table[i].name))
            return i;
    return CLI_OPTIONS_ERROR;
}

static int unknown_option(const struct cli_options *options, const char *text)
{
    struct nearest nearest = nearest_to(text);
    char quoted[HOST_QUOTE_BYTES], hint[NEAREST_HINT_BYTES];

    for (int i = 0; i < options->count; i++)
        nearest_offer(&nearest, options->table[i].name);
    host_text_quote(quoted, (struct host_span){text, strlen(text)});
    cli_complain("%s: unknown option %s%s; see onward %s --help", options->verb, quoted,
                 nearest_hint(&nearest, hint, sizeof(hint)), options->verb);
    return CLI_OPTIONS_ERROR;
}

/* The argument of an option: behind '=', or the next word. */
static int take_argument(struct cli_options *options, int index, const char *equals)
{
    const struct cli_option *option = &options->table[index];

    options->value = equals ? equals + 1 : NULL;
    if (!option->argument) {
        if (!equals)
            return index;
        cli_complain("%s: %s takes no argument", options->verb, option->name);
        return CLI_OPTIONS_ERROR;
    }
    if (option->argument[0] == '[')
        return index;
    if (!options->value && options->at < options->argc)
        options->value = options->argv[options->at++];
    if (options->value)
        return index;
    cli_complain("%s: %s needs an argument: %s", options->verb, option->name, option->argument);
    return CLI_OPTIONS_ERROR;
}

int cli_options_next(struct cli_options *options)
{
    if (options->at >= options->argc)
        return CLI_OPTIONS_END;
    const char *text = options->argv[options->at++];
    if (!options->operands_only && strcmp(text, "--") == 0) {
        options->operands_only = true;
        return cli_options_next(options);
    }
    if (options->operands_only || text[0] != '-' || text[1] == 0) {
        options->value = text;
        return CLI_OPTIONS_OPERAND;
    }
    if (strcmp(text, "-h") == 0)
        text = "--help";
    const char *equals = strchr(text, '=');
    int index = find_option(options, text, equals ? (size_t)(equals - text) : strlen(text));
    return index < 0 ? unknown_option(options, text) : take_argument(options, index, equals);
}

void cli_options_help(const struct cli_option *table, int count, FILE *stream)
{
    for (int i = 0; i < count; i++) {
        char left[64];
        const char *argument = table[i].argument ? table[i].argument : "";
        snprintf(left, sizeof(left), "%s%s%s", table[i].name, *argument && *argument != '[' ? " " : "", argument);
        fprintf(stream, "  %-32s", left);
        if (strlen(left) > 32)
            fprintf(stream, "\n%34s", "");
        fprintf(stream, " %s\n", table[i].description);
    }
}

bool cli_settings_add(struct cli_settings *settings, const char *text)
{
    if (settings->set_count == CLI_SETTINGS_MOST) {
        cli_complain("more than %d times --set", CLI_SETTINGS_MOST);
        return false;
    }
    settings->sets[settings->set_count++] = text;
    return true;
}

static bool apply_preset(const char *preset, struct parameters *parameters)
{
    char error[HOST_ERROR_BYTES], file_error[HOST_ERROR_BYTES];
    FILE *file;

    if (parameters_preset(parameters, preset, error, sizeof(error)))
        return true;
    file = fopen(preset, "r");
    if (!file) {
        cli_complain("%s (and there is no such file)", error);
        return false;
    }
    fclose(file);
    if (parameters_file(parameters, preset, file_error, sizeof(file_error)))
        return true;
    cli_complain("%s", file_error);
    return false;
}

static bool apply_set(const char *text, struct parameters *parameters)
{
    char error[HOST_ERROR_BYTES], name[64];
    const char *equals = strchr(text, '=');
    size_t length = equals ? (size_t)(equals - text) : 0;

    if (length == 0 || length >= sizeof(name)) {
        char quoted[HOST_QUOTE_BYTES];
        cli_complain("--set %s: expected KEY=VALUE; see onward list parameters",
                     host_text_quote(quoted, (struct host_span){text, strlen(text)}));
        return false;
    }
    memcpy(name, text, length);
    name[length] = 0;
    if (parameters_set(parameters, name, equals + 1, error, sizeof(error)))
        return true;
    cli_complain("--set: %s", error);
    return false;
}

bool cli_settings_apply(const struct cli_settings *settings, struct parameters *parameters)
{
    char error[HOST_ERROR_BYTES];

    parameters_default(parameters);
    if (settings->base && !apply_preset(settings->base, parameters))
        return false;
    if (settings->preset && !apply_preset(settings->preset, parameters))
        return false;
    for (uint32_t i = 0; i < settings->set_count; i++)
        if (!apply_set(settings->sets[i], parameters))
            return false;
    if (settings->scheduler && !parameters_set(parameters, "cu.scheduler", settings->scheduler, error, sizeof(error))) {
        cli_complain("--scheduler: %s", error);
        return false;
    }
    if (parameters_check(parameters, error, sizeof(error)))
        return true;
    cli_complain("%s", error);
    return false;
}

/* The part of text up to the next comma; text moves behind it, or becomes NULL at the end. */
static struct host_span next_part(const char **text)
{
    const char *comma = strchr(*text, ',');
    struct host_span part = {*text, comma ? (size_t)(comma - *text) : strlen(*text)};

    *text = comma ? comma + 1 : NULL;
    return part;
}

/* TIME[,PRIORITY[,PERIOD[,GATHER[,WEIGHT]]]] */
static bool read_times(const char *text, const struct parameters *parameters, struct host_launch *launch)
{
    uint64_t priority = CLI_PRIORITY_NORMAL, weight = 1;
    bool good = host_time_read(next_part(&text), parameters, &launch->time);

    if (good && text)
        good = host_text_u64(next_part(&text), &priority) && priority < CP_PRIORITIES;
    if (good && text)
        good = host_time_read(next_part(&text), parameters, &launch->period);
    if (good && text)
        good = host_time_read(next_part(&text), parameters, &launch->gather);
    if (good && text)
        good = host_text_u64(next_part(&text), &weight) && weight >= 1 && weight <= CP_WEIGHT_MOST;
    launch->priority = (uint32_t)priority;
    launch->weight = (uint16_t)weight;
    return good && !text;
}

bool cli_with_read(const char *text, const struct parameters *parameters, char *path, size_t path_bytes,
                   struct host_launch *launch)
{
    const char *at = strrchr(text, '@');
    size_t length = at ? (size_t)(at - text) : strlen(text);

    launch->priority = CLI_PRIORITY_NORMAL;
    if (length >= path_bytes || (at && !read_times(at + 1, parameters, launch))) {
        cli_complain("%s: expected FILE[@TIME[,PRIORITY[,PERIOD[,GATHER[,WEIGHT]]]]], PRIORITY 0..%d, WEIGHT 1..%u",
                     text, CP_PRIORITIES - 1, CP_WEIGHT_MOST);
        return false;
    }
    memcpy(path, text, length);
    path[length] = 0;
    return true;
}
