/* test_names.c - names of what lies in GPU memory and in the LDS: lists, sources, symbols, several launches. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "host/local_variables.h"
#include "host/naming.h"
#include "host/signature.h"
#include "isa/locals.h"
#include "support_assemble.h"
#include "support_kernel.h"
#include "test.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define BUFFER       ISA_ARGUMENT_GLOBAL_BUFFER
#define LOCAL        ISA_ARGUMENT_DYNAMIC_SHARED_POINTER
#define VALUE        ISA_ARGUMENT_BY_VALUE

static void check_text(const char *got, const char *want)
{
    char message[400];

    if (strcmp(got, want) == 0)
        return;
    snprintf(message, sizeof message, "'%s' and not '%s'", got, want);
    test_fail(__FILE__, __LINE__, message);
}

static struct mem_names list;

static void check_name(uint64_t address, const char *want)
{
    char text[MEM_NAME_BYTES];

    check_text(mem_names_text(&list, address, text), want);
}

static void names_of_addresses(void)
{
    char text[MEM_NAME_BYTES];

    list = (struct mem_names){0};
    check_name(0x100, "0x100");
    CHECK(mem_names_add(&list, 0x200, 16, 4, "b"));
    CHECK(mem_names_add(&list, 0x100, 8, 0, "a"));
    CHECK(
        mem_names_add(&list, 0x300, 1, 0, "a name that is far too long to be kept as it was given, and so is cut off"));
    check_name(0xff, "0xff");
    check_name(0x100, "a");
    check_name(0x107, "a+7");
    check_name(0x108, "0x108");
    check_name(0x200, "b[0]");
    check_name(0x20e, "b[3]+2");
    check_name(0x210, "0x210");
    check_name(0x300, "a name that is far too long to be kept as it was given, and so ");
    check_text(mem_names_text(NULL, 0x100, text), "0x100");
    while (list.count < MEM_NAMES_MOST)
        CHECK(mem_names_add(&list, 0x1000 + list.count, 1, 0, "x"));
    CHECK(!mem_names_add(&list, 0x10, 1, 0, "x"));
}

static void nearest_names(void)
{
    list = (struct mem_names){0};
    CHECK(mem_names_find(&list, 0, UINT64_MAX) == NULL);
    mem_names_add(&list, 0x100, 0x10, 0, "a");
    mem_names_add(&list, 0x200, 0x10, 0, "b");
    CHECK(mem_names_find(&list, 0x10f, 0) == &list.ranges[0]);
    CHECK(mem_names_find(&list, 0x110, 0) == NULL);
    CHECK(mem_names_find(&list, 0x110, 1) == &list.ranges[0]);
    CHECK(mem_names_find(&list, 0xff, 1) == &list.ranges[0]);
    CHECK(mem_names_find(&list, 0xfe, 1) == NULL);
    CHECK(mem_names_find(&list, 0x180, 0x1000) == &list.ranges[0]);
    CHECK(mem_names_find(&list, 0x1ff, 0x1000) == &list.ranges[1]);
    CHECK(mem_names_find(&list, UINT64_MAX, UINT64_MAX) == &list.ranges[1]);
}

/* ---- signatures ---- */

struct signature_case {
    const char *name;
    const char *text;
    const char *parameters; /* "name type, ..."; NULL: none is found */
};

static const struct signature_case signatures[] = {
    {"plain", "kernel void k(global uint *locks, const global float4 *data, uint n) {}",
     "locks uint*, data float4*, n uint"},
    {"older words", "__kernel void\nk (__global unsigned int *a, __constant unsigned char *restrict b)\n{",
     "a uint*, b uchar*"},
    {"attributes",
     "__attribute__((reqd_work_group_size(64, 1, 1))) kernel __attribute__((vec_type_hint(int))) void k(global int *a "
     "__attribute__((align_value(4)))) {",
     "a int*"},
    {"widths",
     "kernel void k(global long int *a, global unsigned long *b, global unsigned *c, global signed char *d) {",
     "a long*, b ulong*, c uint*, d char*"},
    {"pointers of pointers", "kernel void k(global int **a, global volatile struct node *b) {", "a int**, b node*"},
    {"comments and strings",
     "/* kernel void k(global int *no) */ // kernel void k(global int *no)\n#define X kernel void k(global int *no) "
     "\\\n"
     "  kernel void k(global int *no)\nconstant char *s = \"kernel void k(global int *no\";\n"
     "kernel void k(global int /* a, b */ *a // , c\n) {",
     "a int*"},
    {"another kernel first", "kernel void kk(global int *no) {} kernel void k(global int *a) {}", "a int*"},
    {"another count first", "kernel void k(global int *no, int n); kernel void k(global int *a) {}", "a int*"},
    {"no kernel", "void k(global int *a) {", NULL},
    {"no name", "kernel void k(global int *) {", NULL},
    {"an array", "kernel void k(global int a[4]) {", NULL},
    {"a macro with brackets", "kernel void k(BUFFER(int) a) {", NULL},
    {"the end is missing", "kernel void k(global int *a", NULL},
    {"the end is missing in an attribute", "kernel __attribute__((x", NULL},
    {"an open comment", "kernel void k(global int *a /*", NULL},
    {"an open string", "kernel void k(global int *a \"", NULL},
    {"nothing", "", NULL},
    {"a long name", "kernel void k(global int *a123456789012345678901234567890123456789012345678901234567890123) {",
     NULL},
};

static uint32_t parameter_count(const char *parameters)
{
    uint32_t count = 1;

    for (const char *comma = parameters; (comma = strchr(comma, ',')) != NULL; comma++)
        count++;
    return count;
}

/* Adds "name type" to a list with commas. */
static void append(char *text, size_t bytes, const struct host_parameter *parameter)
{
    size_t used = strlen(text);
    int length = snprintf(text + used, bytes - used, "%s%s %s", used ? ", " : "", parameter->name, parameter->type);

    CHECK(length > 0 && (size_t)length < bytes - used);
}

static void signatures_of_kernels(void)
{
    for (size_t i = 0; i < COUNT(signatures); i++) {
        const struct signature_case *row = &signatures[i];
        uint32_t count = row->parameters ? parameter_count(row->parameters) : 1;
        struct host_parameter parameters[4];
        char text[512] = "";
        size_t end;
        bool found;

        test_context(row->name);
        found = host_signature_read(row->text, strlen(row->text), "k", count, parameters, &end);
        CHECK_EQUAL(found, row->parameters != NULL);
        for (uint32_t n = 0; found && n < count; n++)
            append(text, sizeof text, &parameters[n]);
        if (found && row->parameters)
            check_text(text, row->parameters);
    }
    test_context(NULL);
}

/* Texts that end anywhere, or have a wrong byte: nothing is read behind the end. */
static void damaged_signatures(void)
{
    static const char good[] =
        "/* a */ __attribute__((x(1))) kernel void k(global uint *a, /* b */ int n // c\n) { \"d\" }";
    struct host_variable variables[HOST_VARIABLES_MOST];
    struct host_parameter parameters[2];
    size_t end;

    for (size_t length = 0; length < sizeof good; length++) {
        char *text = malloc(length ? length : 1);

        if (!text)
            return;
        memcpy(text, good, length);
        host_signature_read(text, length, "k", 2, parameters, &end);
        host_variables_read(text, length, 0, variables);
        for (size_t at = 0; at < length; at++) {
            text[at] = "(){},*\"/#\\\n"[at % 11];
            host_signature_read(text, length, "k", 2, parameters, &end);
            host_variables_read(text, length, 0, variables);
            text[at] = good[at];
        }
        free(text);
    }
    CHECK(host_signature_read(good, sizeof good - 1, "k", 2, parameters, &end));
}

/* ---- local variables of the source ---- */

/* A source, and where its variables lie: "name offset bytes/element, ..., total". */
static const struct {
    const char *name;
    const char *text;
    const char *places; /* NULL: nothing is read */
} bodies[] = {
    {"by size", "{ local int count; local float tile[64]; }", "tile 0 256/4, count 256 4/0, 260"},
    {"in gaps",
     "{ local char a[3]; local int b; local float c[64]; local double d[10]; local short e; local uchar f; }",
     "c 0 256/4, d 256 80/8, b 336 4/0, a 340 3/1, e 344 2/0, f 343 1/0, 352"},
    {"a gap for a large one",
     "{ local short4 v0[1]; local double v1; local uchar v2[23]; local short v4[15]; local int3 v7; }",
     "v4 0 30/2, v2 32 23/1, v7 64 16/0, v0 56 8/8, v1 80 8/0, 96"},
    {"vectors", "{ local float8 w; local int3 v[2]; }", "w 0 32/0, v 32 32/16, 64"},
    {"macros", "#define A 4\n#define B (A * 2 + 0x10) /* c */\n{ local unsigned int a[A][B / 2 - 1]; }",
     "a 0 176/4, 176"},
    {"several in one declaration", "{ volatile __local unsigned a, b[5]; }", NULL},
    {"a list", "{ volatile __local uint a, b[5]; }", "b 0 20/4, a 20 4/0, 24"},
    {"attributes and blocks", "__attribute__((x)) { if (f((local int *)p)) { local int a; } { local int b[3]; } }",
     "b 0 12/4, a 12 4/0, 16"},
    {"an attribute without its opening bracket", "__attribute__ ) { local int a; }", "a 0 4/0, 4"},
    {"pointers", "{ local int *p = q; local struct node *r; local int a; }", "a 0 4/0, 4"},
    {"equal sizes in order", "{ local int a[4]; local int b[4]; }", "a 0 16/4, b 16 16/4, 32"},
    {"equal sizes out of order", "{ local int b[4]; local int a[4]; local int c; }",
     "? 0 16/4, ? 16 16/4, c 32 4/0, 36"},
    {"an unknown type", "{ local int a; local node b; }", NULL},
    {"an unknown macro", "{ local int a[N]; }", NULL},
    {"a macro that is defined twice", "#define N 1\n#define N 2\n{ local int a[N]; }", NULL},
    {"macros without end", "#define N M\n#define M N\n{ local int a[N]; }", NULL},
    {"macros that double",
     "#define A B*B\n#define B C*C\n#define C D*D\n#define D E*E\n#define E F*F\n#define F G*G\n#define G H*H\n"
     "#define H I*I\n#define I J*J\n#define J 1\n{ local int a[A]; }",
     NULL},
    {"a size of nothing", "{ local int a[4 - 4]; }", NULL},
    {"a division by nothing", "{ local int a[4 / 0]; }", NULL},
    {"a size below nothing", "{ local int a[4 - 5]; }", NULL},
    {"a size beyond all", "{ local int a[4096 * 4096 * 4096]; }", NULL},
    {"brackets without end", "{ local int a[((((((((((((((((((((1))))))))))))))))))))]; }", NULL},
    {"no end", "{ local int a;", NULL},
    {"no body", "; kernel void j() { local int a; }", NULL},
    {"nothing", "", NULL},
};

static void places_of_local_variables(void)
{
    for (size_t i = 0; i < COUNT(bodies); i++) {
        const char *text = bodies[i].text, *body = strchr(text, '_') ? strchr(text, '_') : strchr(text, '{');
        struct host_variable variables[HOST_VARIABLES_MOST];
        char places[256] = "";
        uint32_t count;
        uint64_t total;
        size_t used = 0;

        test_context(bodies[i].name);
        if (!body || *text == ';' || *text == '{')
            body = text;
        count = host_variables_read(text, strlen(text), (size_t)(body - text), variables);
        CHECK_EQUAL(count != 0, bodies[i].places != NULL);
        total = host_variables_place(variables, count);
        for (uint32_t n = 0; n < count && used < sizeof places; n++)
            used += (size_t)snprintf(places + used, sizeof places - used, "%s %u %u/%u, ",
                                     *variables[n].name ? variables[n].name : "?", (unsigned)variables[n].offset,
                                     (unsigned)variables[n].bytes, (unsigned)variables[n].element_bytes);
        if (used < sizeof places)
            snprintf(places + used, sizeof places - used, "%u", (unsigned)total);
        if (bodies[i].places)
            check_text(places, bodies[i].places);
    }
    test_context(NULL);
}

/* ---- symbols and local variables ---- */

static void symbols_of_data(void)
{
    struct isa_program *program = assemble_good("s_endpgm\n.rodata\ntable:\n.long 1\n.long 2\n.size table, 8\n.zero 8\n"
                                                ".L__const.k.x:\n.long 3\n.size .L__const.k.x, 400\n"
                                                "same:\nalso:\n.long 4\n.size also, .-also\n.bss\nzeros:\n.zero 12\n");

    if (!program)
        return;
    CHECK_EQUAL(program->symbol_count, 4);
    if (program->symbol_count == 4) {
        check_text(program->symbols[0].name, "table");
        CHECK_EQUAL(program->symbols[0].bytes, 8);
        check_text(program->symbols[1].name, "__const.k.x");
        CHECK_EQUAL(program->symbols[1].offset, 16);
        CHECK_EQUAL(program->symbols[1].bytes, 4);
        check_text(program->symbols[2].name, "same");
        CHECK_EQUAL(program->symbols[2].bytes, 4);
        check_text(program->symbols[3].name, "zeros");
        CHECK_EQUAL(program->symbols[3].bytes, 12);
    }
    isa_program_free(program);
}

static void names_of_locals(void)
{
    struct isa_kernel kernel = {.name = "k"};
    char text[ISA_LOCAL_TEXT_BYTES];

    check_text(isa_local_text(NULL, 12, text), "LDS+12");
    CHECK(isa_local_add(&kernel, "tile", 16, 64, 4));
    CHECK(isa_local_add(&kernel, "count", 80, 4, 0));
    CHECK(!isa_local_add(&kernel, "over", 76, 8, 4));
    check_text(isa_local_text(&kernel, 12, text), "LDS+12");
    check_text(isa_local_text(&kernel, 16, text), "tile[0]");
    check_text(isa_local_text(&kernel, 79, text), "tile[15]+3");
    check_text(isa_local_text(&kernel, 80, text), "count");
    check_text(isa_local_text(&kernel, 82, text), "count+2");
    check_text(isa_local_text(&kernel, 84, text), "LDS+84");
    free(kernel.locals);
}

/* ---- launches ---- */

static const struct support_argument with_names[] = {
    {"locks", "uint*", BUFFER, 8}, {"pairs", "float2*", BUFFER, 8}, {"tile", "int*", LOCAL, 4}, {"", "", VALUE, 1}};
static const struct support_argument without_names[] = {
    {"-", "", BUFFER, 8}, {"-", "", BUFFER, 8}, {"-", "", LOCAL, 4}, {"", "", VALUE, 1}};

static struct host_file *parse(const char *kernel, const struct support_argument *arguments)
{
    struct support_kernel made = {kernel, arguments, {0, 0, 0}, NULL};
    struct host_kernel_source source = support_kernel_source(&made);
    char text[256], error[HOST_ERROR_BYTES] = "";
    struct host_file *file;

    snprintf(text, sizeof text, "k.s %s 64 1 1 64 1 1\n<size=16 uint fill=0>\n<size=32 uint fill=0>\n<size=8 uint>\n",
             kernel);
    file = host_file_parse("t.sim", text, strlen(text), &source, error, sizeof error);
    if (!file)
        test_fail(__FILE__, __LINE__, error);
    return file;
}

/* Puts a launch where place says: code, then locks, pairs, arguments. */
static struct host_launch launch_at(struct host_file *file, uint64_t place, uint64_t addresses[3])
{
    addresses[0] = place + 0x100;
    addresses[1] = place + 0x200;
    addresses[2] = 128;
    file->program->base = place;
    file->program->code_bytes = 0x80;
    return (struct host_launch){.file = file, .addresses = addresses, .kernarg = place + 0x300, .kernarg_bytes = 64};
}

static void names_of_a_launch(void)
{
    struct host_file *file = parse("k", with_names);
    char text[ISA_LOCAL_TEXT_BYTES];
    struct host_launch launch;
    uint64_t addresses[3];

    if (!file)
        return;
    launch = launch_at(file, 0x10000, addresses);
    list = (struct mem_names){0};
    for (uint32_t round = 0; round < 2; round++) {
        list = (struct mem_names){0};
        host_naming_fill(&list, &launch, 1);
        CHECK_EQUAL(list.count, 4);
        CHECK_EQUAL(file->kernel->local_count, 1);
    }
    check_name(0x10004, "code of k+4");
    check_name(0x1010c, "locks[3]");
    check_name(0x10210, "pairs[2]");
    check_name(0x10300, "arguments of k");
    check_text(isa_local_text(file->kernel, 132, text), "tile[1]");
    host_file_free(file);
}

/* Parameters come from k.cl beside k.s; the elements of pairs are those of its type there. */
static void names_of_the_source(void)
{
    char folder[] = "/tmp/test_names_XXXXXX", path[64];
    struct host_file *file = parse("k", without_names);
    struct host_launch launch;
    uint64_t addresses[3];
    FILE *source;

    if (!file || !mkdtemp(folder))
        return;
    snprintf(path, sizeof path, "%s/k.s", folder);
    free(file->program->path);
    file->program->path = strdup(path);
    launch = launch_at(file, 0x10000, addresses);
    list = (struct mem_names){0};
    host_naming_fill(&list, &launch, 1);
    check_name(0x1010c, "arg0[3]");
    snprintf(path, sizeof path, "%s/k.cl", folder);
    source = fopen(path, "w");
    if (source) {
        fputs("kernel void k(global lock *words, global uint2 *both, local int *tile)\n{\n}\n", source);
        fclose(source);
    }
    list = (struct mem_names){0};
    host_naming_fill(&list, &launch, 1);
    check_name(0x1010c, "words[3]");
    check_name(0x10210, "both[2]");
    remove(path);
    /* The kernel is in a file that is included. */
    source = fopen(path, "w");
    if (source) {
        fputs("#include \"k.cl\"\n # include \"k.h\"\n", source);
        fclose(source);
    }
    snprintf(path, sizeof path, "%s/k.h", folder);
    source = fopen(path, "w");
    if (source) {
        fputs("kernel void k(global uint *included, global uint2 *both, local int *tile);\n", source);
        fclose(source);
    }
    list = (struct mem_names){0};
    host_naming_fill(&list, &launch, 1);
    check_name(0x1010c, "included[3]");
    remove(path);
    snprintf(path, sizeof path, "%s/k.cl", folder);
    remove(path);
    rmdir(folder);
    host_file_free(file);
}

static void names_of_several_launches(void)
{
    struct host_file *files[] = {parse("k", with_names), parse("j", with_names), parse("j", with_names)};
    struct host_launch launches[3];
    uint64_t addresses[3][3];

    for (uint32_t i = 0; i < 3; i++) {
        if (!files[i])
            return;
        launches[i] = launch_at(files[i], 0x10000 * (i + 1), addresses[i]);
    }
    list = (struct mem_names){0};
    host_naming_fill(&list, launches, 3);
    check_name(0x10100, "k:locks[0]");
    check_name(0x20104, "j#2:locks[1]");
    check_name(0x30104, "j#3:locks[1]");
    check_name(0x10300, "arguments of k");
    check_name(0x30300, "j#3:arguments of j");
    for (uint32_t i = 0; i < 3; i++)
        host_file_free(files[i]);
}

TEST_MAIN()
{
    return test_run("names", (const struct test_case[]){TEST(names_of_addresses),
                                                        TEST(nearest_names),
                                                        TEST(signatures_of_kernels),
                                                        TEST(damaged_signatures),
                                                        TEST(places_of_local_variables),
                                                        TEST(symbols_of_data),
                                                        TEST(names_of_locals),
                                                        TEST(names_of_a_launch),
                                                        TEST(names_of_the_source),
                                                        TEST(names_of_several_launches),
                                                        {0}});
}
