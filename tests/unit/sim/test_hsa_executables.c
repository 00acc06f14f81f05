/* test_hsa_executables.c - code objects, their symbols, and variables of the program. */
#define _POSIX_C_SOURCE 200809L
#include <string.h>

#include "hsa_bench.h"

static hsa_code count_symbols(struct hsa_handle executable, struct hsa_handle symbol, void *data)
{
    (void)executable, (void)symbol;
    ++*(uint32_t *)data;
    return HSA_SUCCESS;
}

static void code_is_loaded(void)
{
    static const uint32_t illegal[] = {0, 0, 0, END_PROGRAM};
    struct hsa_handle executable, symbol, reader;
    uint64_t *variable;
    uint32_t count = 0;
    char name[16] = "";

    begin();
    executable = executable_of(NULL);
    variable = (uint64_t *)(uintptr_t)number_of(executable, "v", HSA_SYMBOL_VARIABLE_ADDRESS);
    CHECK_EQUAL(variable[1], (uintptr_t)&variable[1]);
    CHECK_EQUAL(number_of(executable, "v", HSA_SYMBOL_VARIABLE_SIZE), 16);
    CHECK_EQUAL(number_of(executable, "v", HSA_SYMBOL_TYPE), 0);
    CHECK_EQUAL(number_of(executable, "k.kd", HSA_SYMBOL_TYPE), 1);
    CHECK(number_of(executable, "k.kd", HSA_SYMBOL_KERNEL_OBJECT));
    CHECK_EQUAL(hsa_executable_get_symbol_by_name(executable, "k", &gpu, &symbol), HSA_INVALID_SYMBOL_NAME);
    CHECK_EQUAL(hsa_executable_get_symbol_by_name(executable, "k.kd", &gpu, &symbol), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_symbol_get_info(symbol, HSA_SYMBOL_NAME, name), HSA_SUCCESS);
    CHECK(strcmp(name, "k.kd") == 0);
    CHECK_EQUAL(hsa_executable_symbol_get_info(symbol, HSA_SYMBOL_VARIABLE_ADDRESS, name), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_executable_iterate_symbols(executable, count_symbols, &count), HSA_SUCCESS);
    CHECK_EQUAL(count, 2);
    CHECK_EQUAL(hsa_executable_destroy(executable), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_destroy(executable), HSA_INVALID_EXECUTABLE);
    CHECK(number_of(executable_of(illegal), "k.kd", HSA_SYMBOL_KERNEL_OBJECT)); /* refused at its launch */
    CHECK_EQUAL(hsa_executable_create(0, 0, NULL, &executable), HSA_SUCCESS);
    CHECK_EQUAL(hsa_code_object_deserialize("no code object", 14, NULL, &reader), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_load_code_object(executable, gpu, reader, NULL), HSA_INVALID_CODE_OBJECT);
    CHECK_EQUAL(hsa_executable_load_code_object(executable, none, reader, NULL), HSA_INVALID_AGENT);
    CHECK_EQUAL(hsa_code_object_reader_destroy(reader), HSA_SUCCESS);
    end();
}

/* Loads a code object whose variable v takes the address of u, which it does not define, and 4. */
static hsa_code load_with_undefined(struct hsa_handle executable)
{
    struct hsa_handle reader = {0};
    hsa_code status;

    maker_object(&made, &places, NULL, NULL);
    maker_put(&made, MAKER_RELOCATION(&places, 0) + 12, 4, 4);
    CHECK_EQUAL(hsa_code_object_reader_create_from_memory(made.bytes, made.size, &reader), HSA_SUCCESS);
    status = hsa_executable_load_agent_code_object(executable, gpu, reader, NULL, NULL);
    CHECK_EQUAL(hsa_code_object_reader_destroy(reader), HSA_SUCCESS);
    return status;
}

enum definer { BY_PROGRAM, BY_AGENT, BY_READONLY };

static hsa_code define_by(enum definer definer, struct hsa_handle executable, const char *name, void *at)
{
    if (definer == BY_PROGRAM)
        return hsa_executable_global_variable_define(executable, name, at);
    if (definer == BY_AGENT)
        return hsa_executable_agent_global_variable_define(executable, gpu, name, at);
    return hsa_executable_readonly_variable_define(executable, gpu, name, at);
}

static void programs_define_variables(void)
{
    static const char *const names[] = {"program", "agent", "readonly"};
    struct hsa_handle executable;
    uint64_t *variable, *at;
    uint32_t count;

    begin();
    at = memory_of(POOL_GPU, 64);
    for (enum definer definer = BY_PROGRAM; definer <= BY_READONLY; definer++) {
        test_context(names[definer]);
        count = 0;
        CHECK_EQUAL(hsa_executable_create_alt(0, 0, NULL, &executable), HSA_SUCCESS);
        listen();
        CHECK_EQUAL(load_with_undefined(executable), HSA_VARIABLE_UNDEFINED);
        CHECK(heard("variable 'u': neither the code object nor the program defines it"));
        CHECK_EQUAL(define_by(definer, none, "u", at), HSA_INVALID_EXECUTABLE);
        CHECK_EQUAL(define_by(definer, executable, NULL, at), HSA_INVALID_ARGUMENT);
        CHECK_EQUAL(define_by(definer, executable, "u", NULL), HSA_INVALID_ARGUMENT);
        CHECK_EQUAL(define_by(definer, executable, "other", at), HSA_SUCCESS); /* nothing needs it */
        CHECK_EQUAL(define_by(definer, executable, "u", at), HSA_SUCCESS);
        CHECK_EQUAL(define_by(BY_PROGRAM, executable, "u", at), HSA_VARIABLE_DEFINED);
        CHECK_EQUAL(load_with_undefined(executable), HSA_SUCCESS);
        variable = (uint64_t *)(uintptr_t)number_of(executable, "v", HSA_SYMBOL_VARIABLE_ADDRESS);
        CHECK_EQUAL(variable[0], (uintptr_t)at + 4);
        CHECK_EQUAL(variable[1], (uintptr_t)&variable[1]);
        CHECK_EQUAL(number_of(executable, "u", HSA_SYMBOL_VARIABLE_ADDRESS), (uintptr_t)at);
        CHECK_EQUAL(define_by(definer, executable, "v", at), HSA_VARIABLE_DEFINED);
        CHECK_EQUAL(hsa_executable_iterate_symbols(executable, count_symbols, &count), HSA_SUCCESS);
        CHECK_EQUAL(count, 4);
        CHECK_EQUAL(hsa_executable_freeze(executable, NULL), HSA_SUCCESS);
        CHECK_EQUAL(define_by(definer, executable, "w", at), HSA_FROZEN);
        CHECK_EQUAL(hsa_executable_destroy(executable), HSA_SUCCESS);

        CHECK_EQUAL(hsa_executable_create_alt(0, 0, NULL, &executable), HSA_SUCCESS);
        CHECK_EQUAL(define_by(definer, executable, "u", at), HSA_SUCCESS);
        CHECK_EQUAL(define_by(definer, executable, "v", at), HSA_SUCCESS);
        listen();
        CHECK_EQUAL(load_with_undefined(executable), HSA_VARIABLE_DEFINED);
        CHECK(heard("variable 'v': the program and a code object define it"));
    }
    test_context(NULL);
    CHECK_EQUAL(hsa_executable_agent_global_variable_define(executable, none, "w", at), HSA_INVALID_AGENT);
    CHECK_EQUAL(hsa_executable_readonly_variable_define(executable, none, "w", at), HSA_INVALID_AGENT);
    end(); /* with an executable that still has definitions */
    CHECK_EQUAL(hsa_executable_global_variable_define(executable, "w", at), HSA_NOT_INITIALIZED);
    CHECK_EQUAL(hsa_executable_agent_global_variable_define(executable, none, "w", at), HSA_NOT_INITIALIZED);
}

static void foreign_code_is_named(void)
{
    static const struct {
        const char *name;
        size_t place, size; /* a byte that is changed; the bytes there are, 0: all */
        uint8_t byte;
        const char *said;
    } rows[] = {
        {"of another GPU", 48, 0, 0x2c, "code for gfx900; compile with --offload-arch=gfx803"},
        {"of a GPU without a name", 48, 0, 0x21 + 0x60, "code for GPU number 0x81; compile with --offload-arch=gfx803"},
        {"of another machine", 18, 0, 62, "AMDGPU, which is 224, was expected"},
        {"of an old version", 8, 0, 0, "compile with -mcode-object-version=4"},
        {"cut in its header", 0, 40, 0x7f, "the file ends in the header of an ELF file"},
        {"cut in its data", 0, 600, 0x7f, "section headers, which the file ends before"},
        {"no ELF file", 0, 0, 0, "no ELF file"},
    };
    struct hsa_handle executable, reader;

    begin();
    CHECK_EQUAL(hsa_executable_create_alt(0, 0, NULL, &executable), HSA_SUCCESS);
    for (size_t i = 0; i < COUNT(rows); i++) {
        test_context(rows[i].name);
        maker_object(&made, &places, NULL, NULL);
        made.bytes[rows[i].place] = rows[i].byte;
        CHECK_EQUAL(
            hsa_code_object_reader_create_from_memory(made.bytes, rows[i].size ? rows[i].size : made.size, &reader),
            HSA_SUCCESS);
        listen();
        CHECK_EQUAL(hsa_executable_load_agent_code_object(executable, gpu, reader, NULL, NULL),
                    HSA_INVALID_CODE_OBJECT);
        CHECK(heard(rows[i].said));
        CHECK_EQUAL(hsa_code_object_reader_destroy(reader), HSA_SUCCESS);
    }
    test_context(NULL);
    end();
}

TEST_MAIN()
{
    return test_run("hsa_executables",
                    (const struct test_case[]){
                        TEST(code_is_loaded), TEST(programs_define_variables), TEST(foreign_code_is_named), {0}});
}
