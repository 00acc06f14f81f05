/* SPDX-License-Identifier: MIT */
/*
 * driver.c - runs fuzz_firmware without libFuzzer: replays inputs, or mutates them, guided by coverage (-fsanitize-coverage=
 * trace-pc) and by features of the firmware's state.
 *
 * Usage: fuzz_firmware FILE...           replays inputs, and prints operations, commands and events
 *        fuzz_firmware -s SECONDS [-r SEED] [-o FAILED] DIRECTORY
 *                                        begins with the inputs there; writes one that fails to FAILED
 */
#define _POSIX_C_SOURCE 200809L /* getopt */
#include "fuzz_mutate.h"

#include <dirent.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define MOST_BYTES  2000u
#define MOST_INPUTS 8192u
#define EDGES       65536u
#define HANG        10u /* seconds */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
void __sanitizer_cov_trace_pc(void);

struct input {
    uint8_t *data;
    size_t size;
};

static struct input corpus[MOST_INPUTS];
static size_t inputs;
static uint8_t edges[EDGES], seen_edges[EDGES], seen_features[FUZZ_FEATURES];
static uintptr_t previous;
static struct input current;
static const char *failed = "failed.fuzz";
static uint64_t random_state;

/* Called at each edge of the firmware's code. */
void __sanitizer_cov_trace_pc(void)
{
    uintptr_t here = (uintptr_t)__builtin_return_address(0);
    uint8_t *count = &edges[(here ^ previous) % EDGES];

    *count = (uint8_t)(*count + (*count < 255));
    previous = here >> 1;
}

static uint32_t next_random(void)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(random_state >> 33);
}

/* A signal: the input is kept, and the process ends as it would have. */
static void keep_input(int number)
{
    FILE *file = fopen(failed, "wb");

    if (file) {
        fwrite(current.data, 1, current.size, file);
        fclose(file);
        fprintf(stderr, "the input is in %s\n", failed);
    }
    signal(number, SIG_DFL);
    raise(number == SIGALRM ? SIGABRT : number);
}

/* Counts in classes, a bit each: 1, 2, 3, 4-7, 8-15, 16-31, 32-127, more. */
static uint8_t class_of(uint8_t count)
{
    static const uint8_t least[] = {1, 2, 3, 4, 8, 16, 32, 128};
    uint8_t bit = 0;

    for (uint32_t i = 0; i < sizeof(least); i++) {
        if (count >= least[i])
            bit = (uint8_t)(1u << i);
    }
    return bit;
}

/* Notes what a run has reached. Returns whether something of it is new. */
static bool note_coverage(void)
{
    bool fresh = false;

    for (size_t i = 0; i < EDGES; i++) {
        uint8_t class = class_of(edges[i]);

        fresh = fresh || class & ~seen_edges[i];
        seen_edges[i] |= class;
    }
    for (size_t i = 0; i < FUZZ_FEATURES; i++) {
        fresh = fresh || (fuzz_features[i] && !seen_features[i]);
        seen_features[i] |= fuzz_features[i];
    }
    return fresh;
}

static void run(const uint8_t *data, size_t size)
{
    memset(edges, 0, sizeof(edges));
    memset(fuzz_features, 0, sizeof(fuzz_features));
    previous = 0;
    current = (struct input){(uint8_t *)(uintptr_t)data, size};
    alarm(HANG);
    LLVMFuzzerTestOneInput(data, size);
}

static void add(const uint8_t *data, size_t size)
{
    uint8_t *copy = malloc(size ? size : 1);

    if (!copy || inputs == MOST_INPUTS) {
        free(copy);
        return;
    }
    memcpy(copy, data, size);
    corpus[inputs++] = (struct input){copy, size};
}

/* Reads a file. Returns its size, 0 if there is none. */
static size_t read_input(const char *name, uint8_t *data)
{
    FILE *file = fopen(name, "rb");
    size_t size = 0;

    if (file) {
        size = fread(data, 1, MOST_BYTES, file);
        fclose(file);
    }
    return size;
}

static void read_corpus(const char *directory)
{
    DIR *entries = opendir(directory);
    uint8_t data[MOST_BYTES];
    char path[1024];

    for (const struct dirent *entry; entries && (entry = readdir(entries));) {
        size_t size;

        snprintf(path, sizeof(path), "%s/%s", directory, entry->d_name);
        size = entry->d_name[0] == '.' ? 0 : read_input(path, data);
        if (!size)
            continue;
        run(data, size);
        note_coverage();
        add(data, size);
    }
    if (entries)
        closedir(entries);
    if (!inputs)
        add((const uint8_t[16]){0}, 16);
}

/* The beginning of one input and the end of another one. */
static size_t splice(uint8_t *data, size_t size)
{
    const struct input *other = &corpus[next_random() % inputs];
    size_t cut = size / 4 ? next_random() % (size / 4) * 4 : 0,
           from = other->size / 4 ? next_random() % (other->size / 4) * 4 : 0;
    size_t length = other->size - from < MOST_BYTES - cut ? other->size - from : MOST_BYTES - cut;

    memcpy(data + cut, other->data + from, length);
    return cut + length;
}

/* Younger inputs are chosen more often: they are where something new was found. */
static const struct input *choose(void)
{
    size_t a = next_random() % inputs, b = next_random() % inputs;

    return &corpus[a > b ? a : b];
}

static void fuzz_for(unsigned seconds)
{
    static uint8_t data[MOST_BYTES];
    time_t end = time(NULL) + (time_t)seconds;
    unsigned long runs = 0;

    while (time(NULL) < end) {
        const struct input *base = choose();
        size_t size = base->size;

        memcpy(data, base->data, size);
        if (next_random() % 8 == 0)
            size = splice(data, size);
        size = LLVMFuzzerCustomMutator(data, size, sizeof(data), next_random());
        run(data, size);
        runs++;
        if (note_coverage())
            add(data, size);
    }
    printf("fuzz_firmware: %lu runs, %zu inputs reach something of their own\n", runs, inputs);
}

static int replay(int count, char **names)
{
    uint8_t data[MOST_BYTES];

    fuzz_be_verbose();
    setvbuf(stdout, NULL, _IONBF, 0);
    for (int i = 0; i < count; i++)
        LLVMFuzzerTestOneInput(data, read_input(names[i], data));
    return 0;
}

int main(int argc, char **argv)
{
    unsigned seconds = 0;
    int option;

    random_state = (uint64_t)time(NULL);
    while ((option = getopt(argc, argv, "s:r:o:")) != -1) {
        if (option == 's')
            seconds = (unsigned)strtoul(optarg, NULL, 10);
        else if (option == 'r')
            random_state = strtoull(optarg, NULL, 10);
        else if (option == 'o')
            failed = optarg;
        else
            return 2;
    }
    if (!seconds)
        return replay(argc - optind, argv + optind);
    signal(SIGABRT, keep_input);
    signal(SIGSEGV, keep_input);
    signal(SIGALRM, keep_input);
    read_corpus(optind < argc ? argv[optind] : ".");
    fuzz_for(seconds);
    return 0;
}
