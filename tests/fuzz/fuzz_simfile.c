/*
 * fuzz_simfile.c - mutated .sim files: each is refused with one line that names the file, or accepted and sound.
 *
 * Usage: fuzz_simfile [SEED [COUNT]]. The same seed gives the same files.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support_kernel.h"
#include "support_mutate.h"

#define DEFAULT_COUNT 300000u

static const struct support_argument arguments[] = {{"out", "uint*", ISA_ARGUMENT_GLOBAL_BUFFER, 8},
                                                    {"-", "float4", ISA_ARGUMENT_BY_VALUE, 16},
                                                    {"scratch", "float*", ISA_ARGUMENT_DYNAMIC_SHARED_POINTER, 4},
                                                    {"n", "uint", ISA_ARGUMENT_BY_VALUE, 4},
                                                    {"bytes", "char*", ISA_ARGUMENT_GLOBAL_BUFFER, 8},
                                                    {"pair", "struct pair", ISA_ARGUMENT_BY_VALUE, 8},
                                                    {"", "", ISA_ARGUMENT_BY_VALUE, 1}};

static const char *const bases[] = {
    "# every kind of argument\nk.cl k\n1024 2 1\n64 1 1\n<size=64 fill=7 hex dump expect=iterations*32>\n"
    "<size=16> 1 -2.5 1e3 .25 # four\n<size=256>\n<size=4 iterations> 10\n<size=4 char ro range=-1:1:2 "
    "expect-range=-1:1:2>\n"
    "<size=8 int> 1 2\n",
    "k.s k 64 1 1 64 1 1\n<size=40 ulong noinit wo>\n<size=12 range=0.5:0.25:1>\n<size=0>\n<size=4 cus> 0\n"
    "<null>\n<size=8 long backoff fill=0>\n",
    "k.s k 64 1 1 64 1 1\n<size=84 graph=road:20:3:offsets>\n<size=16 fill=1>\n<size=4>\n<size=4> 1\n"
    "<size=80 uint fill=7 expect-graph=mis>\n<size=8 int> 1 2\n",
};

static const char *const words[] = {"<",
                                    ">",
                                    "size=",
                                    " size=8 ",
                                    "fill=",
                                    "range=",
                                    "0:1:3",
                                    "expect=",
                                    "dump ",
                                    "hex ",
                                    "null ",
                                    "noinit ",
                                    "ro ",
                                    "wo ",
                                    "uchar ",
                                    "long ",
                                    "float ",
                                    "double ",
                                    "iterations ",
                                    "expect-range=",
                                    "backoff ",
                                    "cus ",
                                    "\n",
                                    "#",
                                    "*",
                                    ":",
                                    "-",
                                    "0x",
                                    "\r\n",
                                    " 1 2 3 ",
                                    "nan",
                                    "iterations*",
                                    "graph=",
                                    "road:9:1:",
                                    "rmat:20:",
                                    "weights",
                                    "expect-graph=",
                                    "pagerank:3",
                                    NULL};

/* What must hold for every file that is accepted. */
static bool is_sound(const struct host_file *file)
{
    uint64_t items = file->local[0] * file->local[1] * file->local[2];

    if (!file->kernel || file->argument_count != file->kernel->declared_count || items < 1 || items > 1024)
        return false;
    for (uint32_t i = 0; i < file->argument_count; i++) {
        const struct host_argument *argument = &file->arguments[i];
        uint64_t sum = 0;
        if (argument->content == HOST_CONTENT_NULL)
            continue;
        if (argument->count * host_type_bytes(argument->type) != argument->size)
            return false;
        if (argument->expectation.graph.check != HOST_GRAPH_CHECK_NONE && argument->count != file->graph->spec.nodes)
            return false;
        if (argument->content == HOST_CONTENT_DATA)
            for (uint64_t byte = 0; byte < argument->size; byte++)
                sum += argument->data[byte];
        if (sum > 255 * argument->size)
            return false;
    }
    return true;
}

static bool is_one_line_about(const char *error, const char *path)
{
    return strncmp(error, path, strlen(path)) == 0 && strlen(error) > strlen(path) + 2 && !strchr(error, '\n');
}

int main(int argc, char **argv)
{
    uint64_t state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    unsigned long count = argc > 2 ? strtoul(argv[2], NULL, 10) : DEFAULT_COUNT, accepted = 0;
    struct support_kernel kernel = {"k", arguments, {0, 0, 0}, NULL};
    struct host_kernel_source source = support_kernel_source(&kernel);

    for (unsigned long i = 0; i < count; i++) {
        const char *base = bases[support_below(&state, sizeof(bases) / sizeof(bases[0]))];
        struct support_text text = support_mutate(&state, base, strlen(base), words);
        char error[HOST_ERROR_BYTES] = "";
        struct host_file *file = host_file_parse("fuzz.sim", text.text, text.length, &source, error, sizeof(error));

        if (file ? !is_sound(file) : !is_one_line_about(error, "fuzz.sim:")) {
            printf("fuzz_simfile: input %lu: %s\n%.*s\n", i, file ? "accepted, but not sound" : error, (int)text.length,
                   text.text);
            return 1;
        }
        accepted += file != NULL;
        host_file_free(file);
        free(text.text);
    }
    printf("fuzz_simfile: %lu inputs, %lu accepted\n", count, accepted);
    return 0;
}
