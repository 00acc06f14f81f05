/* test_beside.c - the debugger of a GPU that a program beside it advances. */
#define _POSIX_C_SOURCE 200809L
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "assembler/assembler.h"
#include "onward/aql.h"
#include "runtime/runtime.h"
#include "test.h"
#include "tools/debug/beside.h"
#include "tools/debug/stops.h"

#define TEXT_BYTES 8192u

/* Each work-item: v1 = 5, v2 = v1 + its number. */
static const char text[] =
    "\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx803\"\n_Z4plusi:\n\tv_mov_b32_e32 v1, 5\n"
    "behind:\n\tv_add_u32_e32 v2, vcc, v1, v0\n\ts_nop 0\n\ts_endpgm\n"
    "\t.section .rodata,#alloc\n\t.amdhsa_kernel _Z4plusi\n\t.amdhsa_next_free_vgpr 8\n\t.amdhsa_next_free_sgpr 16\n"
    "\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t.amdhsa_system_vgpr_workitem_id 0\n\t.end_amdhsa_kernel\n";
static const char hangs[] =
    "\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx803\"\nhangs:\n\ts_branch hangs\n\ts_endpgm\n"
    "\t.section .rodata,#alloc\n\t.amdhsa_kernel hangs\n\t.amdhsa_next_free_vgpr 8\n\t.amdhsa_next_free_sgpr 16\n"
    "\t.end_amdhsa_kernel\n";

/* A program beside the GPU, with or without a debugger. */
struct beside {
    struct debug *debug; /* NULL: none */
    struct runtime *runtime;
    struct isa_program *program;
    struct runtime_queue *queue;
    uint64_t signal;
};

static void leave(int status)
{
    printf("left with %d\n", status);
    fflush(stdout);
    _exit(status);
}

static struct isa_program *assembled(const char *of)
{
    char error[256] = "";
    struct isa_program *program = asm_assemble("test.s", of, strlen(of), error, sizeof(error));

    if (!program)
        test_fail(__FILE__, __LINE__, error);
    return program;
}

/* commands: of a script; NULL: no debugger. */
static void begin(struct beside *beside, const char *of, FILE *commands)
{
    const struct debug_input input = {.stream = commands, .script = "script"};
    struct runtime_options options = {.policy = &cp_policy_awg};
    struct parameters parameters;
    char error[256] = "";

    *beside = (struct beside){.debug = commands ? debug_create(&input) : NULL, .program = assembled(of)};
    parameters_default(&parameters);
    parameters.memory_mb = 512;
    parameters.scratch_mb = 1;
    parameters.deadlock_window = 30000;
    if (beside->debug)
        debug_beside_observe(beside->debug, &options.steps, &options.accesses);
    beside->runtime = runtime_open(&parameters, &options, error, sizeof(error));
    CHECK(beside->runtime && runtime_load(beside->runtime, beside->program));
    if (beside->debug) {
        debug_beside_begin(beside->debug, runtime_gpu(beside->runtime), parameters.cus, leave);
        CHECK(debug_add_program(beside->debug, beside->program, NULL));
    }
    beside->queue = runtime_create_queue(beside->runtime, 4, 1);
    beside->signal = runtime_allocate(beside->runtime, sizeof(struct cp_signal), 64);
}

static bool is_complete(void *context)
{
    return ((const struct cp_signal *)context)->value == 0;
}

static enum runtime_end launch(const struct beside *beside)
{
    struct cp_signal *signal = runtime_host(beside->runtime, beside->signal, sizeof(*signal));
    const struct cp_dispatch_packet packet = {
        .header = CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, 0, 2, 2),
        .setup = 1,
        .workgroup_size = {64, 1, 1},
        .grid_size = {128, 1, 1},
        .kernel_object = runtime_kernel_object(beside->runtime, beside->program, &beside->program->kernels[0]),
        .completion_signal = beside->signal};

    *signal = (struct cp_signal){.kind = 1, .value = 1};
    CHECK_EQUAL(runtime_submit(beside->queue, &packet), RUNTIME_HOLDS);
    return runtime_wait(beside->runtime, is_complete, signal, 0);
}

/* Returns the cycle reached. */
static uint64_t end(struct beside *beside)
{
    uint64_t cycles = runtime_cycles(beside->runtime);

    runtime_close(beside->runtime);
    debug_free(beside->debug);
    isa_program_free(beside->program);
    return cycles;
}

static FILE *commands_of(const char *commands)
{
    FILE *stream = tmpfile();

    CHECK(stream && fputs(commands, stream) >= 0);
    rewind(stream);
    return stream;
}

/* What a program does that launches kernels, in the process of a child: its exit status, and what it has printed. */
static int heard(const char *of, const char *commands, uint32_t launches, char printed[TEXT_BYTES])
{
    FILE *ear = tmpfile();
    int status = 0;
    pid_t child;

    fflush(NULL);
    child = fork();
    if (child == 0) {
        struct beside beside;
        enum runtime_end how = RUNTIME_HOLDS;

        dup2(fileno(ear), STDOUT_FILENO);
        dup2(fileno(ear), STDERR_FILENO);
        begin(&beside, of, commands_of(commands));
        for (uint32_t i = 0; i < launches && how == RUNTIME_HOLDS; i++)
            how = launch(&beside);
        if (how == RUNTIME_HUNG)
            debug_beside_hang(beside.debug);
        debug_beside_end(beside.debug);
        end(&beside);
        fflush(NULL);
        _exit(7);
    }
    CHECK(child > 0 && waitpid(child, &status, 0) == child);
    rewind(ear);
    printed[fread(printed, 1, TEXT_BYTES - 1, ear)] = '\0';
    fclose(ear);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void takes_commands(void)
{
    static const struct {
        const char *of, *commands;
        uint32_t launches;
        int status; /* 7: the program's own */
        const char *words[3];
    } rows[] = {
        {text, "", 1, 0, {", the first kernel\n", "of plus(int) on CU 0", "left with 0"}},
        {text, "quit\n", 1, 0, {"(onward) quit\nleft with 0"}},
        {text, "c\n", 1, 7, {"(onward) c\ncycle ", ", the program has ended\n"}},
        {text, "c\nfirmware\nquit\n", 2, 7, {"work-groups: 0 resident"}},
        {text,
         "break kernel\nc\nc\n",
         2,
         7,
         {"stop 1: kernel\n(onward) c\ncycle ", ", stop 1: kernel\nwork-group (0,0,0)"}},
        {text,
         "break behind\nc\nprint v1\ndelete\nfocus lane 3\nstep\nprint v2\nc\n",
         1,
         7,
         {"stop 1: label behind", "v1 = 0x00000005 5 in lane 0", "v2 = 0x00000008 8 in lane 3"}},
        {text,
         "break plus\nc\n",
         1,
         0,
         {"stop 1: label plus\n(onward) c\ncycle ", ", stop 1: label plus\nwork-group (1,0,0)"}},
        {text, "break test.s:6\nc\nwhere\n", 1, 0, {"stop 1: test.s:6, 1 place", "at test.s:6"}},
        {text, "break workgroup 1\nc\n", 1, 0, {", stop 1: launch of work-group (1,0,0)"}},
        {text,
         "break later\nbreak later.hip:3\n",
         1,
         0,
         {"label later, where code that is loaded later has it",
          "later.hip:3, where code that is loaded later has it"}},
        {text, "", 0, 7, {", the program has ended, and no kernel has run"}},
        {text, "jump\n", 1, 2, {"script:1: unknown command 'jump'", "left with 2"}},
        {text, "break test.s:70\n", 1, 2, {"no code at test.s:70, and none behind it", "left with 2"}},
        {text, "run\n", 1, 2, {"the program runs beside the GPU, and cannot go back or begin again"}},
        {text, "step\nback\n", 1, 2, {"cannot go back"}},
        {text, "rc\n", 1, 2, {"cannot go back"}},
        {text, "rs\n", 1, 2, {"cannot go back"}},
        {text, "goto cycle 1\n", 1, 2, {"cannot go back"}},
        {text, "output\n", 1, 2, {"output: the program itself prints it"}},
        {text, "print other\n", 1, 2, {"test.s: "}},
        {text, "c\nstep\n", 1, 2, {"the program has ended; quit leaves it", "left with 2"}},
        {hangs,
         "c\nwhere all\nc\n",
         1,
         7,
         {", kernels hang\n", "2 waves at test.s:4, active", ", the program has ended"}},
    };
    char printed[TEXT_BYTES];

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        test_context(rows[i].commands);
        CHECK_EQUAL(heard(rows[i].of, rows[i].commands, rows[i].launches, printed), rows[i].status);
        for (size_t j = 0; j < 3 && rows[i].words[j]; j++)
            CHECK(strstr(printed, rows[i].words[j]) != NULL);
    }
}

/* What the debugger prints goes nowhere until the standard output, which is returned, is given back. */
static int mute(void)
{
    int output, nowhere = open("/dev/null", O_WRONLY);

    fflush(stdout);
    output = dup(STDOUT_FILENO);
    CHECK(output >= 0 && nowhere >= 0 && dup2(nowhere, STDOUT_FILENO) >= 0);
    close(nowhere);
    return output;
}

static void unmute(int output)
{
    fflush(stdout);
    CHECK(dup2(output, STDOUT_FILENO) >= 0);
    close(output);
}

/* A stop names code before that is loaded, and is there when it is. */
static void stops_wait_for_code(void)
{
    struct beside beside;
    struct debug_command command = {.verb = DEBUG_BREAK, .count = 1, .words = {{"plus", 4}}};
    struct isa_program *program;
    char error[HOST_ERROR_BYTES] = "";
    struct debug *debug;
    FILE *commands = commands_of("");
    int output = mute();

    begin(&beside, hangs, commands);
    debug = beside.debug;
    program = assembled(text);
    CHECK(debug_stops_break(debug, &command, error, sizeof(error)));
    CHECK(strstr(debug->breaks[0].text, "later") != NULL);
    CHECK(debug_add_program(debug, program, NULL));
    CHECK(strcmp(debug->breaks[0].text, "label plus") == 0);
    CHECK_EQUAL(debug_program(debug, program)->marks[program->kernels[0].entry], 1);
    CHECK_EQUAL(debug_program(debug, beside.program)->marks[0], 0);
    end(&beside);
    isa_program_free(program);
    fclose(commands);
    unmute(output);
}

/* The run under the debugger is the run without it. */
static void changes_no_cycle(void)
{
    const char *const scripts[] = {NULL, "c\n", "step 3\nstep cycle 100\nbreak kernel\nc\ndelete\nc\n"};
    uint64_t cycles[3];
    int output = mute();

    for (size_t i = 0; i < 3; i++) {
        FILE *commands = scripts[i] ? commands_of(scripts[i]) : NULL;
        struct beside beside;

        begin(&beside, text, commands);
        for (uint32_t round = 0; round < 2; round++)
            CHECK_EQUAL(launch(&beside), RUNTIME_HOLDS);
        cycles[i] = end(&beside);
        if (commands)
            fclose(commands);
    }
    unmute(output);
    CHECK_EQUAL(cycles[1], cycles[0]);
    CHECK_EQUAL(cycles[2], cycles[0]);
}

TEST_MAIN()
{
    return test_run("beside", (const struct test_case[]){
                                  TEST(takes_commands), TEST(stops_wait_for_code), TEST(changes_no_cycle), {0}});
}
