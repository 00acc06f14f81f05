/*
 * hsa_bench.h - a client of the library of HSA: its GPU, memory, signals, a code object with one kernel, and packets for it.
 */
#ifndef TESTS_SUPPORT_HSA_BENCH_H
#define TESTS_SUPPORT_HSA_BENCH_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "hsa/attributes.h"
#include "hsa/hsa.h"
#include "object_maker.h"
#include "test.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define PAGE         4096u
#define CPU          1u
#define GPU          2u
#define POOL_HOST    1u
#define POOL_GPU     4u
#define POOL_GROUP   5u
#define NEVER        UINT64_MAX
#define DISPATCH     CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, 1, 2, 2)
#define S_NOP        0xbf800000u
#define END_PROGRAM  0xbf810000u
#define S_TRAP       0xbf920002u

static const struct hsa_handle gpu = {GPU}, none = {0};

static inline void begin_with(const char *more)
{
    char text[1024];

    snprintf(text, sizeof(text), "quiet=on gpu.memory_mb=512 scratch.mb=1 deadlock.window=30000 lose-cu=7@900+900 %s",
             more);
    setenv("ONWARD_OPTIONS", text, 1);
    CHECK_EQUAL(hsa_init(), HSA_SUCCESS);
}

static inline void begin(void)
{
    begin_with("");
}

static inline void end(void)
{
    CHECK_EQUAL(hsa_shut_down(), HSA_SUCCESS);
}

static inline struct hsa_handle signal_of(int64_t value)
{
    struct hsa_handle signal = {0};

    CHECK_EQUAL(hsa_signal_create(value, 0, NULL, &signal), HSA_SUCCESS);
    return signal;
}

static inline void *memory_of(uint64_t pool, size_t bytes)
{
    void *at = NULL;

    CHECK_EQUAL(hsa_amd_memory_pool_allocate((struct hsa_handle){pool}, bytes, 0, &at), HSA_SUCCESS);
    return at;
}

/* ---- what the library says on the standard error output ---- */

static FILE *ear;
static int output;

static inline void listen(void)
{
    fflush(stderr);
    ear = tmpfile();
    output = dup(STDERR_FILENO);
    CHECK(ear && dup2(fileno(ear), STDERR_FILENO) >= 0);
}

/* Whether it has said that since; NULL: nothing. */
static inline bool heard(const char *words)
{
    char text[2048] = "";

    fflush(stderr);
    dup2(output, STDERR_FILENO);
    close(output);
    rewind(ear);
    text[fread(text, 1, sizeof(text) - 1, ear)] = '\0';
    fclose(ear);
    return words ? strstr(text, words) != NULL : !*text;
}

/* ---- queues and code ---- */

static struct maker made;
static struct maker_places places;

static inline struct hsa_handle executable_of(const uint32_t *code)
{
    struct hsa_handle executable = {0}, reader = {0};

    maker_object(&made, &places, NULL, code);
    CHECK_EQUAL(hsa_code_object_reader_create_from_memory(made.bytes, made.size, &reader), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_create_alt(0, 0, NULL, &executable), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_load_agent_code_object(executable, gpu, reader, NULL, NULL), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_freeze(executable, NULL), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_load_agent_code_object(executable, gpu, reader, NULL, NULL), HSA_FROZEN);
    CHECK_EQUAL(hsa_code_object_reader_destroy(reader), HSA_SUCCESS);
    return executable;
}

static inline uint64_t number_of(struct hsa_handle executable, const char *name, uint32_t attribute)
{
    struct hsa_handle symbol = {0};
    uint64_t number = 0;

    CHECK_EQUAL(hsa_executable_get_symbol_by_name(executable, name, &gpu, &symbol), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_symbol_get_info(symbol, attribute, &number), HSA_SUCCESS);
    return number;
}

static inline void put(struct cp_queue_memory *queue, const struct cp_dispatch_packet *packet)
{
    uint64_t index = hsa_queue_add_write_index_screlease(queue, 1);
    struct cp_dispatch_packet *ring = (struct cp_dispatch_packet *)(uintptr_t)queue->base_address;

    ring[index % queue->size] = *packet;
    hsa_signal_store_screlease((struct hsa_handle){queue->doorbell_signal}, (int64_t)index);
}

static inline struct cp_dispatch_packet dispatch_of(struct hsa_handle executable, struct hsa_handle done)
{
    return (struct cp_dispatch_packet){.header = CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, 1, 2, 2),
                                       .setup = 1,
                                       .workgroup_size = {64, 1, 1},
                                       .grid_size = {256, 1, 1},
                                       .kernel_object = number_of(executable, "k.kd", HSA_SYMBOL_KERNEL_OBJECT),
                                       .kernarg_address = (uintptr_t)memory_of(POOL_HOST, 64),
                                       .completion_signal = done.handle};
}

static hsa_code told_status;
static const struct cp_queue_memory *told_queue;
static bool tell_shuts_down;

static inline void tell(hsa_code status, struct cp_queue_memory *queue, void *data)
{
    told_status = status;
    told_queue = queue;
    if (tell_shuts_down)
        CHECK_EQUAL(hsa_shut_down(), HSA_ERROR);
    hsa_signal_subtract_relaxed(*(struct hsa_handle *)data, 1);
}

/* ---- handlers of signals ---- */

struct called {
    uint32_t times;
    int64_t value;
    struct hsa_handle next; /* taken down when it is enough */
};

static inline bool call(int64_t value, void *data)
{
    struct called *called = data;

    called->value = value;
    if (++called->times < 3)
        return true;
    hsa_signal_subtract_relaxed(called->next, 1);
    return false;
}

#endif
