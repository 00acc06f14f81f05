/* debugger.c - see debugger.h. */
#define _POSIX_C_SOURCE 200809L
#include "hsa/debugger.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/debug/beside.h"
#include "tools/outputs/complaint.h"

#define TERMINAL "/dev/tty"

static struct {
    struct debug *debug; /* NULL: none */
    struct runtime *runtime;
    FILE *stream; /* of commands: a GPU that is opened again goes on with it */
    pid_t owner;  /* the process that has the GPU */
    bool over;
    bool at_exit;
} debugger;

static bool is_standard_input(const char *script)
{
    return strcmp(script, "-") == 0;
}

static bool has_script(const char *script)
{
    if (is_standard_input(script) || access(script, R_OK) == 0)
        return true;
    return outputs_complain("--script %s: %s", script, strerror(errno));
}

static bool has_terminal(void)
{
    FILE *terminal = fopen(TERMINAL, "r");
    bool good = terminal && isatty(STDOUT_FILENO);

    if (terminal)
        fclose(terminal);
    return good || outputs_complain("--debug: expected a terminal as standard output, or --script FILE with commands");
}

bool hsa_debugger_check(const struct hsa_options *options)
{
    if (!options->debug)
        return !*options->script || outputs_complain("--script: needs --debug");
    if (*options->check)
        return outputs_complain("--debug: not together with --check");
    return *options->script ? has_script(options->script) : has_terminal();
}

static bool open_stream(const char *script)
{
    if (debugger.stream)
        return true;
    debugger.stream = *script && is_standard_input(script) ? stdin : fopen(*script ? script : TERMINAL, "r");
    return debugger.stream || outputs_complain("--debug: %s: %s", *script ? script : TERMINAL, strerror(errno));
}

bool hsa_debugger_open(const struct hsa_options *options, struct runtime_options *runtime)
{
    struct debug_input input = {0};

    if (!hsa_debugger_check(options))
        return false;
    if (!options->debug)
        return true;
    if (!open_stream(options->script))
        return false;
    input.stream = debugger.stream;
    input.script = *options->script && !is_standard_input(options->script) ? options->script : NULL;
    input.prompts = isatty(fileno(debugger.stream));
    debugger.at_exit = debugger.at_exit || atexit(hsa_debugger_end) == 0;
    debugger.debug = debugger.at_exit ? debug_create(&input) : NULL;
    if (!debugger.debug)
        return outputs_complain("out of memory");
    debugger.owner = getpid();
    debugger.over = false;
    debug_beside_observe(debugger.debug, &runtime->steps, &runtime->accesses);
    return true;
}

/* The middle of a run is no place for what programs do when they exit. */
static void quit(int status)
{
    puts("the program is ended here");
    fflush(stdout);
    _exit(status);
}

void hsa_debugger_begin(struct runtime *runtime, const struct hsa_options *options)
{
    debugger.runtime = runtime;
    if (debugger.debug)
        debug_beside_begin(debugger.debug, runtime_gpu(runtime), options->parameters.cus, quit);
}

/* ---- under the lock of the GPU ---- */

struct load {
    const struct isa_program *program;
    const struct code_object *object;
    bool good;
};

static void load(void *context, const struct gpu *gpu)
{
    struct load *load = context;

    (void)gpu;
    load->good = debug_add_program(debugger.debug, load->program, load->object);
}

bool hsa_debugger_load(const struct isa_program *program, const struct code_object *object)
{
    struct load loaded = {.program = program, .object = object};

    if (!debugger.debug)
        return true;
    runtime_look(debugger.runtime, load, &loaded);
    return loaded.good;
}

static bool is_here(void)
{
    return debugger.debug && !debugger.over && debugger.owner == getpid();
}

void hsa_debugger_hang(void)
{
    if (is_here())
        debug_beside_hang(debugger.debug);
}

static void end(void *context, const struct gpu *gpu)
{
    (void)context, (void)gpu;
    if (!is_here())
        return;
    debugger.over = true;
    debug_beside_end(debugger.debug);
}

void hsa_debugger_end(void)
{
    if (is_here())
        runtime_look(debugger.runtime, end, NULL);
}

bool hsa_debugger_keeps(void)
{
    return debugger.debug != NULL;
}

void hsa_debugger_close(void)
{
    debug_free(debugger.debug);
    debugger.debug = NULL;
}
