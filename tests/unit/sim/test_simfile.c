/* test_simfile.c - the .sim format: what is accepted, what it means, and what is refused with which words. */
#include "host/random.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support_kernel.h"

#define BUFFER ISA_ARGUMENT_GLOBAL_BUFFER
#define VALUE  ISA_ARGUMENT_BY_VALUE
#define LOCAL  ISA_ARGUMENT_DYNAMIC_SHARED_POINTER

static const struct support_argument none[] = {{"", "", VALUE, 1}};
static const struct support_argument one_int[] = {{"out", "int*", BUFFER, 8}, {"", "", VALUE, 1}};
static const struct support_argument mixed[] = {{"out", "uint*", BUFFER, 8},      {"-", "float4", VALUE, 16},
                                                {"scratch", "float*", LOCAL, 4},  {"n", "uint", VALUE, 4},
                                                {"s", "struct item*", BUFFER, 8}, {"", "", VALUE, 1}};

static const struct support_argument graphs[] = {
    {"offsets", "uint*", BUFFER, 8}, {"more", "uint*", BUFFER, 8}, {"levels", "uint*", BUFFER, 8}, {"", "", VALUE, 1}};

static char error[HOST_ERROR_BYTES];

static struct host_file *parse(const struct support_argument *arguments, const char *text)
{
    struct support_kernel kernel = {"k", arguments, {0, 0, 0}, NULL};
    struct host_kernel_source source = support_kernel_source(&kernel);

    *error = 0;
    return host_file_parse("t.sim", text, strlen(text), &source, error, sizeof(error));
}

/* Parses a file for kernel k(int *out) whose argument part is given. */
static struct host_file *parse_int(const char *argument)
{
    char text[512];

    snprintf(text, sizeof(text), "k.s k 64 1 1 64 1 1\n%s\n", argument);
    return parse(one_int, text);
}

static void refused(const char *row, struct host_file *file, const char *words)
{
    test_context(row);
    CHECK(file == NULL);
    CHECK(strstr(error, words) != NULL);
    if (!strstr(error, words))
        printf("  message: %s\n", error);
    host_file_free(file);
    test_context(NULL);
}

static void reads_a_whole_file(void)
{
    struct host_file *file = parse(mixed, "# a comment\n"
                                          "k.cl k # another\n"
                                          "128 2\n1   8 2 1\n"
                                          "<size=8 fill=3 hex dump ro>\n"
                                          "< size=16 > 1 -2.5\n 1e3 4 # four\n"
                                          "<size=64>\n"
                                          "<size=4>7\n"
                                          "<size=16 float range=0.5:0.25:1.25 expect=0>\n# end");

    CHECK(file != NULL);
    if (!file) {
        printf("%s\n", error);
        return;
    }
    CHECK_EQUAL(file->global[0], 128);
    CHECK_EQUAL(file->global[1], 2);
    CHECK_EQUAL(file->local[0], 8);
    CHECK_EQUAL(file->argument_count, 5);
    CHECK(strcmp(file->arguments[0].name, "out") == 0);
    CHECK(strcmp(file->arguments[1].name, "arg1") == 0);
    CHECK(file->arguments[0].read_only && file->arguments[0].hex && file->arguments[0].dump);
    CHECK_EQUAL(file->arguments[0].content, HOST_CONTENT_SEQUENCE);
    CHECK_EQUAL(file->arguments[0].initial.next, 3);
    CHECK_EQUAL(file->arguments[1].type, HOST_TYPE_FLOAT);
    CHECK(memcmp(file->arguments[1].data, (const float[]){1, -2.5f, 1000, 4}, 16) == 0);
    CHECK_EQUAL(file->arguments[2].content, HOST_CONTENT_LOCAL);
    CHECK_EQUAL(file->arguments[3].data[0], 7);
    CHECK_EQUAL(file->arguments[4].count, 4);
    CHECK_EQUAL(file->arguments[4].line, 10);
    host_file_free(file);
}

static void refuses_bad_launches(void)
{
    static const struct {
        const char *text;
        const char *words;
    } rows[] = {
        {"", "t.sim:1: expected a kernel file"},
        {"# only a comment\n", "t.sim:2: expected a kernel file"},
        {"k.s\n", "expected a kernel's name"},
        {"k.s k\n64 1\n", "expected three numbers of global size, found the end"},
        {"k.s k\n64 x 1\n", "t.sim:2: expected a number of global size, found 'x'"},
        {"k.s k\n64 -1 1\n", "found '-1'"},
        {"k.s k\n0 1 1\n64 1 1\n", "t.sim:2: global size: expected at least 1"},
        {"k.s k\n64 1 1\n64 0 1\n", "t.sim:3: local size: expected at least 1"},
        {"k.s k\n4294967296 1 1\n64 1 1\n", "at most 4294967295"},
        {"k.s k\n99999999999999999999 1 1\n64 1 1\n", "expected a number of global size"},
        {"k.s k\n64 1 1\n2048 1 1\n", "at most 1024"},
        {"k.s k\n64 1 1\n64 32 1\n", "at most 1024 work-items"},
        {"k.s k\n64 1 1\n64 1", "t.sim:3: the last line has no newline"},
        {"missing.s k\n64 1 1\n64 1 1\n", "no kernel file missing.s"},
        {"k.s nosuch\n64 1 1\n64 1 1\n", "t.sim:1: no kernel 'nosuch' in k.s; it has: k"},
        {"k.s k\n64 1 1\n64 1 1\nmore\n",
         "t.sim:4: expected the end of the file after the 0 arguments of k, found 'more'"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        refused(rows[i].text, parse(none, rows[i].text), rows[i].words);
}

/* Kernels with encoded names, by these and by what the names mean; quotes hold a name with blanks. */
static void finds_kernels_by_name(void)
{
    static const struct {
        const char *kernel;
        const char *text;
        const char *words; /* NULL: it is found */
    } rows[] = {
        {"_Z1fIiEvT_", "_Z1fIiEvT_", NULL},
        {"_Z1fIiEvT_", "\"_Z1fIiEvT_\"", NULL},
        {"_Z1fIiEvT_", "f", NULL},
        {"_Z1fIiEvT_", "\"void f<int>(int)\"", NULL},
        {"_Z1fIiEvT_", "\"f<int>\" # a comment", NULL},
        {"_Z1fIiEvT_", "f<int>", "of global size"},
        {"_Z1fIiEvT_", "\"g\"", "no kernel 'g' in k.s"},
        {"_Z1fIiEvT_", "\"f", "no kernel '\"f' in k.s"},
        {"k", "\"k\"", NULL},
        {"k", "\"\"", "expected a kernel's name"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct support_kernel kernel = {rows[i].kernel, none, {0, 0, 0}, NULL};
        struct host_kernel_source source = support_kernel_source(&kernel);
        struct host_file *file;
        char text[256];

        snprintf(text, sizeof(text), "k.s %s\n64 1 1\n64 1 1\n", rows[i].text);
        file = host_file_parse("t.sim", text, strlen(text), &source, error, sizeof(error));
        if (rows[i].words) {
            refused(rows[i].text, file, rows[i].words);
            continue;
        }
        CHECK(file && strcmp(file->kernel->name, rows[i].kernel) == 0);
        host_file_free(file);
    }
}

/* A text that several names fit. */
static void refuses_a_name_of_several_kernels(void)
{
    struct support_kernel kernel = {"_Z1fIiEvT_", none, {0, 0, 0}, "_Z1fIjEvT_"};
    struct host_kernel_source source = support_kernel_source(&kernel);
    static const char text[] = "k.s f\n64 1 1\n64 1 1\n";

    refused("f", host_file_parse("t.sim", text, strlen(text), &source, error, sizeof(error)),
            "t.sim:1: 'f' means 2 kernels of k.s; it has: _Z1fIiEvT_, _Z1fIjEvT_");
}

static void refuses_zero_bytes(void)
{
    static const char text[] = "k.s k\n64 1 1\n64 \0 1\n";
    struct support_kernel kernel = {"k", none, {0, 0, 0}, NULL};
    struct host_kernel_source source = support_kernel_source(&kernel);

    refused("zero byte", host_file_parse("t.sim", text, sizeof(text) - 1, &source, error, sizeof(error)),
            "t.sim:3: a zero byte");
}

static void refuses_bad_arguments(void)
{
    static const struct {
        const char *argument;
        const char *words;
    } rows[] = {
        {"", "argument 0 (out): expected an argument header <...>, found the end"},
        {"12", "found '12'"},
        {"<size=4 fill=1", "expected '>'"},
        {"<fill=1>", "expected size=BYTES"},
        {"<size=0x10 fill=1>", "size='0x10'"},
        {"<size=18446744073709551616 fill=1>", "expected a decimal number of bytes"},
        {"<size=4 size=4 fill=1>", "size is given twice"},
        {"<size=6 fill=1>", "not a multiple of the 4 bytes of int"},
        {"<size=4 int uint fill=1>", "expected at most one type, found int and uint"},
        {"<size=4 dumpster fill=1>", "unknown token 'dumpster'"},
        {"<size=4 fill= 1>", "expected fill=VALUE"},
        {"<size=4 fill=1.5>", "fill='1.5': expected a 32-bit integer (int)"},
        {"<size=4 fill=2147483648>", "expected a 32-bit integer"},
        {"<size=4 fill=1 range=1:1:1>", "at most one of fill, range, random, graph and noinit"},
        {"<size=4 range=1:1>", "expected FIRST:STEP:LAST"},
        {"<size=4 range=1:1:1:1>", "expected FIRST:STEP:LAST"},
        {"<size=4 range=::>", "range='': expected a 32-bit integer"},
        {"<size=16 range=0:1:4>", "is not the 4 elements of type int"},
        {"<size=16 range=0:0:0>", "is not the 4 elements"},
        {"<size=16 range=3:1:0>", "is not the 4 elements"},
        {"<size=16 range=0:3:10>", "is not the 4 elements"},
        {"<size=4 ro wo fill=1>", "at most one of ro and wo"},
        {"<null size=4>", "expected nothing else beside null"},
        {"<null dump>", "expected nothing else beside null"},
        {"<size=4 fill=1 iterations>", "backoff, cus and iterations are for one int"},
        {"<size=4 uchar> 1 2 3 256", "'256': expected a uchar, 0..255"},
        {"<size=4 uchar> 1 2 3 -1", "'-1': expected a uchar"},
        {"<size=4 char> 1 2 3 200", "'200': expected a char"},
        {"<size=4> 0x10", "'0x10': expected a 32-bit integer (int)"},
        {"<size=4> 12abc", "'12abc'"},
        {"<size=4 hex> g", "in hexadecimal"},
        {"<size=4 hex> 0x", "'0x'"},
        {"<size=4 float> nan", "'nan': expected a finite decimal number"},
        {"<size=4 float> inf", "'inf'"},
        {"<size=4 float> 0x1p3", "'0x1p3'"},
        {"<size=4 float> 1e39", "'1e39'"},
        {"<size=4 float> 1e", "'1e'"},
        {"<size=4 float> .", "'.'"},
        {"<size=8> 1", "expected 2 data words, found the end of the file after 1"},
        {"<size=8> 1\n<size=4>", "expected 2 data words, found the next '<' after 1"},
        {"<size=1099511627776>", "expected 274877906944 data words, but the file ends before"},
        {"<size=4> 1 2", "expected the end of the file after the 1 argument of k, found '2'"},
        {"<size=4 fill=1 expect=1 expect-range=1:1:1>",
         "at most one of expect, expect-range, expect-checksum and expect-graph"},
        {"<size=4 fill=1 expect=1 expect-checksum=0123456789abcdef>", "at most one of expect, expect-range"},
        {"<size=4 fill=1 expect-checksum=1>",
         "t.sim:2: argument 0 (out): expect-checksum='1': expected 16 hexadecimal digits, in small letters"},
        {"<size=4 fill=1 expect-checksum=>", "expected expect-checksum=DIGITS"},
        {"<size=4 random=1:2>", "t.sim:2: argument 0 (out): random='1:2': expected SEED:BELOW:FACTORS"},
        {"<size=4 random=>", "expected random=SEED:BELOW:FACTORS"},
        {"<size=4 random=1:2:3 fill=1>", "at most one of fill, range, random, graph and noinit"},
        {"<size=4 float random=1:2:3>", "random= is for int and uint, not for float"},
        {"<size=67108868 random=1:2:3>", "random= fills at most 16777216 elements"},
        {"<null random=1:2:3>", "expected nothing else beside null"},
        {"<null expect-checksum=0123456789abcdef>", "expected nothing else beside null"},
        {"<size=4 fill=1 report=Cycles>", "report='Cycles': expected at most 31 small letters"},
        {"<size=4 fill=1 report=a_name_of_more_than_31_letters_xx>", "expected at most 31 small letters"},
        {"<size=4 fill=1 report=a report=b>", "report is given twice"},
        {"<size=4 float fill=1 report=a>", "report is for integers"},
        {"<size=0 fill=1 report=a>", "report is for integers"},
        {"<null report=a>", "expected nothing else beside null"},
        {"<size=4 fill=1 expect=x>", "expect='x'"},
        {"<size=4 fill=1 expect=iterations>", "no argument is marked iterations"},
        {"<size=4 fill=1 expect=iterations*iterations>", "expect='iterations'"},
        {"<size=4 fill=1 expect=2*3*4>", "expect='3*4'"},
        {"<size=4 float fill=1 expect=2*3>", "products and iterations are for integer types only"},
        {"<size=8 fill=1 expect-range=1:1:4>", "is not the 2 elements"},
        {"<size=320 fill=0 cooperative maximal>", "at most one of cooperative and maximal"},
        {"<size=320 fill=0 cooperative ro>", "are for buffers that are neither ro nor wo"},
        {"<size=320 fill=0 record=64>", "record= is for the buffer marked cooperative or maximal"},
        {"<size=320 fill=0 cooperative record=96>", "record='96': expected a power of two, 64..4096"},
        {"<size=320 fill=0 cooperative record=8192>", "record='8192': expected a power of two"},
        {"<size=320 fill=0 cooperative record=64 record=64>", "record is given twice"},
        {"<size=316 fill=0 cooperative>", "size=316: expected 256 bytes and a record of 64 for each of 1 work-groups"},
        {"<size=320 fill=0 cooperative record=128>", "a record of 128"},
        {"<size=4 fill=0 cooperative>", "size=4: expected 256 bytes"},
        {"<null cooperative>", "expected nothing else beside null"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        refused(rows[i].argument, parse_int(rows[i].argument), rows[i].words);
}

static void refuses_tokens_on_the_wrong_kind(void)
{
    static const struct {
        const char *arguments;
        const char *words;
    } rows[] = {
        {"<null", "expected '>'"},
        {"<null> <size=16 dump>", "unknown token 'null>'"},
        {"<null>\n<size=16 dump> 1 2 3 4",
         "argument 1 (arg1): dump, noinit, ro, wo, random, graph, expectations and report are for buffers"},
        {"<null>\n<size=16 noinit>", "are for buffers only"},
        {"<null>\n<null>", "null is for buffers only"},
        {"<null>\n<size=8> 1 2", "size=8, but the kernel's argument takes 16 bytes"},
        {"<null>\n<size=16 fill=1>\n<size=64 fill=0>", "argument 2 (scratch): local memory cannot be initialised"},
        {"<null>\n<size=16 fill=1>\n<size=64>\n<size=4 cus backoff> 1", "at most one of backoff, cus and iterations"},
        {"<null>\n<size=16 fill=1 cooperative>", "are for buffers that are neither ro nor wo"},
        {"<null>\n<size=16 fill=1>\n<size=64>\n<size=4 float cus> 1", "are for one int, uint, long or ulong"},
        {"<null>\n<size=16 fill=1>\n<size=64>\n<size=4 cus> 1\n<size=4 fill=1>",
         "argument 4 (s): expected a type (char .. double), since struct item* is not one of them"},
    };
    char text[512];

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        snprintf(text, sizeof(text), "k.s k 64 1 1 64 1 1\n%s\n", rows[i].arguments);
        refused(rows[i].arguments, parse(mixed, text), rows[i].words);
    }
}

static uint32_t data_word(const struct host_argument *argument, uint32_t index)
{
    uint32_t word = 0;

    for (unsigned byte = 4; byte-- > 0;)
        word = word << 8 | argument->data[4 * (size_t)index + byte];
    return word;
}

/* The graph's own properties are test_graph.c's. */
static void fills_buffers_with_a_graph(void)
{
    struct host_file *file = parse(graphs, "k.s k 64 1 1 64 1 1\n<size=404 graph=road:100:7:offsets>\n"
                                           "<size=400 graph=road:100:7:priorities dump>\n"
                                           "<size=400 fill=-1 expect-graph=sssp>\n");

    CHECK(file != NULL);
    if (!file) {
        printf("%s\n", error);
        return;
    }
    CHECK_EQUAL(file->graph->spec.kind, HOST_GRAPH_ROAD);
    CHECK_EQUAL(file->graph->spec.nodes, 100);
    CHECK_EQUAL(file->graph->spec.seed, 7);
    for (uint32_t i = 0; i <= 100; i++)
        CHECK_EQUAL(data_word(&file->arguments[0], i), file->graph->offsets[i]);
    for (uint32_t i = 0; i < 100; i++)
        CHECK_EQUAL(data_word(&file->arguments[1], i), file->graph->priorities[i]);
    CHECK(file->arguments[2].expectation.present);
    CHECK_EQUAL(file->arguments[2].expectation.graph.check, HOST_GRAPH_CHECK_SSSP);
    host_file_free(file);
}

/* The numbers themselves are test_random.c's. */
static void fills_a_buffer_with_random_numbers(void)
{
    const struct host_random random = {7, 1000, 2};
    struct host_file *file = parse_int("<size=400 random=7:1000:2 expect-checksum=0123456789abcdef>");

    CHECK(file != NULL);
    if (!file) {
        printf("%s\n", error);
        return;
    }
    for (uint32_t i = 0; i < 100; i++)
        CHECK_EQUAL(data_word(&file->arguments[0], i), host_random_number(&random, i));
    CHECK(file->arguments[0].expectation.of_checksum);
    CHECK_EQUAL(file->arguments[0].expectation.checksum, 0x0123456789abcdef);
    host_file_free(file);
}

static void refuses_bad_graphs(void)
{
    static const struct {
        const char *arguments;
        const char *words;
    } rows[] = {
        {"<size=404 graph=road:100:7>",
         "t.sim:2: argument 0 (offsets): graph='road:100:7': expected KIND:NODES:SEED:PART"},
        {"<size=404 graph=road:100:7:offsets:>", "expected KIND:NODES:SEED:PART"},
        {"<size=404 graph=:::>", "expected the kind road, rmat, circuit, grid, hub or network"},
        {"<size=404 graph=lattice:100:7:offsets>", "expected the kind road, rmat, circuit, grid, hub or network"},
        {"<size=404 graph=road:1:7:offsets>", "expected 2 to 1048576 nodes"},
        {"<size=404 graph=road:1048577:7:offsets>", "expected 2 to 1048576 nodes"},
        {"<size=404 graph=grid:99:7:offsets>", "expected a square number of nodes, 4 to 1048576"},
        {"<size=404 graph=grid:1:7:offsets>", "expected a square number of nodes, 4 to 1048576"},
        {"<size=404 graph=grid:1048577:7:offsets>", "expected a square number of nodes, 4 to 1048576"},
        {"<size=404 graph=hub:15:7:offsets>", "expected 16 to 1048576 nodes"},
        {"<size=404 graph=hub:1048577:7:offsets>", "expected 16 to 1048576 nodes"},
        {"<size=404 graph=road:100:4294967296:offsets>", "expected a seed below 2^32"},
        {"<size=404 graph=road:100:7:colors>", "expected the part offsets, edges, weights or priorities"},
        {"<size=404 graph=>", "expected graph=KIND:NODES:SEED:PART"},
        {"<size=404 float graph=road:100:7:offsets>", "graph= is for int and uint, not for float"},
        {"<size=404 fill=1 graph=road:100:7:offsets>", "at most one of fill, range, random, graph and noinit"},
        {"<size=400 graph=road:100:7:offsets>\n<null>\n<null>",
         "t.sim:2: argument 0 (offsets): size=400: the offsets of this graph take 404 bytes"},
        {"<null>\n<size=4 graph=road:2:7:edges>\n<null>",
         "t.sim:3: argument 1 (more): size=4: the edges of this graph take 8"},
        {"<size=404 graph=road:100:7:offsets>\n<size=400 graph=road:100:8:priorities>\n<null>",
         "t.sim:3: argument 1 (more): expected the same kind, nodes and seed as in graph= of line 2"},
        {"<size=404 graph=road:100:7:offsets>\n<size=400 graph=rmat:100:7:priorities>\n<null>",
         "expected the same kind"},
        {"<size=404 graph=road:100:7:offsets>\n<size=404 graph=road:101:7:priorities>\n<null>",
         "expected the same kind"},
        {"<null>\n<null>\n<size=400 fill=1 expect-graph=bfs>", "no argument of this file has graph="},
        {"<size=404 graph=road:100:7:offsets>\n<null>\n<size=404 fill=1 expect-graph=bfs>",
         "t.sim:4: argument 2 (levels): size=404: expect-graph= takes 4 bytes a node, 400 in all"},
        {"<size=404 graph=road:100:7:offsets>\n<null>\n<size=400 fill=1 expect-graph=dfs>",
         "expect-graph='dfs': expected bfs, sssp, mis, color or pagerank, or one of them with :ROUNDS"},
        {"<size=404 graph=road:100:7:offsets>\n<null>\n<size=400 fill=1 expect-graph=bfs:1:1>", "expected bfs, sssp"},
        {"<size=404 graph=road:100:7:offsets>\n<null>\n<size=400 fill=1 expect-graph=:1>", "expected bfs, sssp"},
        {"<size=404 graph=road:100:7:offsets>\n<null>\n<size=400 fill=1 expect-graph=bfs:0>",
         "expected 1 to 1000 rounds"},
        {"<size=404 graph=road:100:7:offsets>\n<null>\n<size=400 fill=1 expect-graph=bfs:1001>",
         "expected 1 to 1000 rounds"},
        {"<size=404 graph=road:100:7:offsets>\n<null>\n<size=400 fill=1 expect-graph=pagerank>",
         "expect-graph='pagerank': expected pagerank:ROUNDS, because ranks have no final result"},
        {"<size=404 graph=road:100:7:offsets>\n<null>\n<size=400 float fill=1 expect-graph=bfs>",
         "expect-graph= is for int and uint, not for float"},
        {"<size=404 graph=road:100:7:offsets>\n<null>\n<size=400 fill=1 expect=1 expect-graph=bfs>",
         "at most one of expect, expect-range, expect-checksum and expect-graph"},
    };
    char text[512];

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        snprintf(text, sizeof(text), "k.s k 64 1 1 64 1 1\n%s\n", rows[i].arguments);
        refused(rows[i].arguments, parse(graphs, text), rows[i].words);
    }
}

static void checks_the_required_group_size(void)
{
    struct support_kernel kernel = {"k", none, {64, 1, 1}, NULL};
    struct host_kernel_source source = support_kernel_source(&kernel);
    static const char right[] = "k.s k 64 1 1 64 1 1\n", wrong[] = "k.s k 64 1 1\n32 1 1\n";
    struct host_file *file = host_file_parse("t.sim", right, strlen(right), &source, error, sizeof(error));

    CHECK(file != NULL);
    host_file_free(file);
    refused("32", host_file_parse("t.sim", wrong, strlen(wrong), &source, error, sizeof(error)),
            "t.sim:2: local size 32 1 1: kernel k requires 64 1 1");
}

/* Values */

static void reads_and_prints_values(void)
{
    static const struct {
        enum host_type type;
        bool hex;
        const char *word;
        uint64_t bits;
        const char *text;
    } rows[] = {
        {HOST_TYPE_CHAR, false, "-128", 0x80, "-128"},
        {HOST_TYPE_CHAR, true, "-1", 0xff, "0xffffffff"},
        {HOST_TYPE_CHAR, true, "7f", 0x7f, "0x7f"},
        {HOST_TYPE_UCHAR, false, "255", 0xff, "255"},
        {HOST_TYPE_UCHAR, true, "0XfF", 0xff, "0xff"},
        {HOST_TYPE_SHORT, true, "-0x10", 0xfff0, "0xfff0"},
        {HOST_TYPE_SHORT, false, "-32768", 0x8000, "-32768"},
        {HOST_TYPE_USHORT, false, "-1", 0xffff, "65535"},
        {HOST_TYPE_USHORT, false, "-65535", 1, "1"},
        {HOST_TYPE_INT, false, "+5", 5, "5"},
        {HOST_TYPE_INT, false, "-2147483648", 0x80000000, "-2147483648"},
        {HOST_TYPE_INT, true, "7fffffff", 0x7fffffff, "0x7fffffff"},
        {HOST_TYPE_UINT, false, "-1", 0xffffffff, "4294967295"},
        {HOST_TYPE_UINT, true, "2a", 42, "0x0000002a"},
        {HOST_TYPE_LONG, false, "-9223372036854775808", 0x8000000000000000, "-9223372036854775808"},
        {HOST_TYPE_ULONG, false, "-1", UINT64_MAX, "18446744073709551615"},
        {HOST_TYPE_FLOAT, false, "0.5", 0x3f000000, "0.5"},
        {HOST_TYPE_FLOAT, false, "123456789", 0x4ceb79a3, "1.23457e+08"},
        {HOST_TYPE_FLOAT, false, "1000000", 0x49742400, "1e+06"},
        {HOST_TYPE_FLOAT, false, "-0", 0x80000000, "-0"},
        {HOST_TYPE_FLOAT, false, ".5", 0x3f000000, "0.5"},
        {HOST_TYPE_FLOAT, false, "5.", 0x40a00000, "5"},
        {HOST_TYPE_FLOAT, true, "-0.5", 0xbf000000, "0x0000-0.5"},
        {HOST_TYPE_FLOAT, true, "1e-7", 0x33d6bf95, "0x0001e-07"},
        {HOST_TYPE_DOUBLE, false, "0.1", 0x3fb999999999999a, "0.1"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint64_t bits = 0;
        const char *expected;
        char text[HOST_VALUE_BYTES];
        test_context(rows[i].word);
        CHECK(host_value_read(rows[i].type, rows[i].hex, (struct host_span){rows[i].word, strlen(rows[i].word)}, &bits,
                              &expected));
        CHECK_EQUAL(bits, rows[i].bits);
        CHECK(strcmp(host_value_text(text, rows[i].type, rows[i].hex, bits), rows[i].text) == 0);
    }
    test_context(NULL);
}

/* Whether eight elements in two pieces, and what comes behind them, are those that come one by one. */
static void check_written(struct host_sequence sequence)
{
    struct host_sequence single = sequence;
    uint32_t bytes = host_type_bytes(sequence.type);
    uint8_t written[8 * sizeof(uint64_t) + sizeof(uint64_t)];
    uint64_t element;

    host_sequence_write(&sequence, written, 3);
    host_sequence_write(&sequence, written + 3 * bytes, 5);
    for (uint32_t i = 0; i < 8; i++) {
        element = host_sequence_next(&single);
        CHECK(memcmp(written + i * bytes, &element, bytes) == 0);
    }
    CHECK_EQUAL(host_sequence_next(&sequence), host_sequence_next(&single));
}

/* Of each type, steps that wrap around in 4 bytes among them. */
static void writes_what_comes_one_by_one(void)
{
    for (int type = 0; type < HOST_TYPE_NONE; type++) {
        uint32_t bits = 8 * host_type_bytes((enum host_type)type);
        uint64_t first = UINT64_C(0x3ff000003f800009) >> (64 - bits),
                 step = UINT64_C(0x3fb9999a3dcccccd) >> (64 - bits);

        check_written((struct host_sequence){(enum host_type)type, false, first, step});
        check_written((struct host_sequence){(enum host_type)type, true, first, step});
    }
    check_written((struct host_sequence){HOST_TYPE_UINT, false, 7, UINT32_MAX - 1});
}

static void counts_up_as_oclgrind_does(void)
{
    struct host_file *file = parse_int("<size=12 range=5:-4:-3 expect-range=2147483647:-2147483647:-2147483647>");
    struct host_sequence tenths = {HOST_TYPE_FLOAT, false, 0x3dcccccd, 0x3dcccccd};
    uint64_t element = 0;

    CHECK(file != NULL);
    if (file) {
        CHECK_EQUAL(host_sequence_next(&file->arguments[0].initial), 5);
        CHECK_EQUAL(host_sequence_next(&file->arguments[0].initial), 1);
        CHECK_EQUAL(host_sequence_next(&file->arguments[0].initial), 0xfffffffd);
        host_sequence_next(&file->arguments[0].expectation.elements);
        CHECK_EQUAL(host_sequence_next(&file->arguments[0].expectation.elements), 0);
    }
    host_file_free(file);
    for (int i = 0; i < 10; i++)
        element = host_sequence_next(&tenths);
    CHECK_EQUAL(element, 0x3f800001); /* the sum of ten rounded tenths */
    CHECK(host_range_fits(HOST_TYPE_FLOAT, 0, 0x3f800000, 0x40400000, 4));
    CHECK(!host_range_fits(HOST_TYPE_UINT, 5, 0xffffffff, 2, 4));
    CHECK(!host_range_fits(HOST_TYPE_ULONG, 0, 1, UINT64_MAX, 0));
    CHECK(host_range_fits(HOST_TYPE_LONG, 0x8000000000000000, UINT64_MAX >> 1, UINT64_MAX - 1, 3) == false);
}

static void expects_products(void)
{
    struct host_file *file =
        parse(mixed, "k.s k 64 1 1 64 1 1\n<size=4 fill=0 expect=iterations*3>\n<size=16 fill=0>\n<size=4>\n"
                     "<size=4 iterations> 10\n<size=8 uint fill=0 expect=70000*70000>\n");

    CHECK(file != NULL);
    if (!file) {
        printf("%s\n", error);
        return;
    }
    CHECK(file->arguments[0].expectation.present && file->arguments[0].expectation.times_iterations);
    CHECK_EQUAL(file->arguments[0].expectation.elements.next, 3);
    CHECK(host_file_supplied(file, HOST_SUPPLY_ITERATIONS) == &file->arguments[3]);
    CHECK(host_file_supplied(file, HOST_SUPPLY_CUS) == NULL);
    CHECK_EQUAL(file->arguments[4].expectation.elements.next, 4900000000u % 4294967296u);
    CHECK(!file->arguments[4].expectation.times_iterations);
    host_file_free(file);
}

static void finds_the_control_block(void)
{
    struct host_file *file =
        parse(mixed, "k.s k 640 1 1 64 1 1\n<size=896 fill=0 cooperative>\n<size=16 fill=0>\n<size=4>\n"
                     "<size=4> 10\n<size=1536 uint fill=0>\n");

    CHECK(file != NULL);
    if (file) {
        CHECK(host_file_control(file) == &file->arguments[0]);
        CHECK_EQUAL(file->arguments[0].control, HOST_CONTROL_COOPERATIVE);
        CHECK_EQUAL(file->arguments[0].record_bytes, 64);
        CHECK_EQUAL(host_file_workgroups(file), 10);
    }
    host_file_free(file);
    refused("two",
            parse(mixed, "k.s k 64 1 1 64 1 1\n<size=320 fill=0 cooperative>\n<size=16 fill=0>\n<size=4>\n"
                         "<size=4> 10\n<size=320 uint fill=0 maximal>\n"),
            "another argument is the control block already");
}

static void aligns_local_memory_by_type(void)
{
    CHECK_EQUAL(host_type_alignment("char*"), 1);
    CHECK_EQUAL(host_type_alignment("float*"), 4);
    CHECK_EQUAL(host_type_alignment("float3*"), 16);
    CHECK_EQUAL(host_type_alignment("double16*"), 128);
    CHECK_EQUAL(host_type_alignment("struct pair*"), 16);
    CHECK_EQUAL(host_type_alignment("void*"), 16);
    CHECK_EQUAL(host_type_alignment("int99999999999*"), 16);
}

/* Every prefix of a good file is refused with a message or accepted, and nothing leaks or is read out of bounds. */
static void survives_truncation(void)
{
    static const char text[] =
        "k.s k # c\n64 1 1\n64 1 1\n<size=8 fill=3 hex dump expect=3>\n<size=16> 1 2 3 4\n<size=64>\n"
        "<size=4 iterations> 7\n<size=16 float range=0.5:0.25:1.25>\n";
    struct support_kernel kernel = {"k", mixed, {0, 0, 0}, NULL};
    struct host_kernel_source source = support_kernel_source(&kernel);
    unsigned accepted = 0;

    for (size_t length = 0; length < sizeof(text); length++) {
        char *copy = malloc(length + 1);
        if (!copy)
            break;
        memcpy(copy, text, length);
        *error = 0;
        struct host_file *file = host_file_parse("t.sim", copy, length, &source, error, sizeof(error));
        accepted += file != NULL;
        CHECK(file || strncmp(error, "t.sim:", 6) == 0);
        host_file_free(file);
        free(copy);
    }
    CHECK_EQUAL(accepted, 1);
}

TEST_MAIN()
{
    return test_run("simfile", (const struct test_case[]){TEST(reads_a_whole_file),
                                                          TEST(refuses_bad_launches),
                                                          TEST(finds_kernels_by_name),
                                                          TEST(refuses_a_name_of_several_kernels),
                                                          TEST(refuses_zero_bytes),
                                                          TEST(refuses_bad_arguments),
                                                          TEST(refuses_tokens_on_the_wrong_kind),
                                                          TEST(fills_buffers_with_a_graph),
                                                          TEST(fills_a_buffer_with_random_numbers),
                                                          TEST(refuses_bad_graphs),
                                                          TEST(checks_the_required_group_size),
                                                          TEST(reads_and_prints_values),
                                                          TEST(counts_up_as_oclgrind_does),
                                                          TEST(writes_what_comes_one_by_one),
                                                          TEST(expects_products),
                                                          TEST(finds_the_control_block),
                                                          TEST(aligns_local_memory_by_type),
                                                          TEST(survives_truncation),
                                                          {0}});
}
