/* model.c - see model.h. */
#define _POSIX_C_SOURCE 200809L

#include "cli/model.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/hash.h"
#include "host/text.h"
#include "onward/version.h"

#define PATH_BYTES 4096
#define DEEPEST    1 /* folders of a folder: "generated" */

/* The order in which a folder lists its files does not count. */
static uint64_t sum_of_folder(const char *folder, int depth)
{
    const struct dirent *entry;
    DIR *entries = opendir(folder);
    char path[PATH_BYTES];
    struct stat status;
    uint64_t sum = 0;

    while (entries && (entry = readdir(entries)) != NULL) {
        if (entry->d_name[0] == '.' ||
            snprintf(path, sizeof(path), "%s/%s", folder, entry->d_name) >= (int)sizeof(path) ||
            stat(path, &status) != 0)
            continue;
        if (S_ISREG(status.st_mode))
            sum += hash_file(hash_bytes(HASH_START, entry->d_name, strlen(entry->d_name)), path);
        else if (S_ISDIR(status.st_mode) && depth < DEEPEST)
            sum += sum_of_folder(path, depth + 1);
    }
    if (entries)
        closedir(entries);
    return sum;
}

/* Benchmarks of one suite lie in one folder, and stand together. */
static uint64_t sum_of_suites(const struct cli_suite *suite)
{
    const char *last = NULL;
    uint64_t sum = 0;

    for (uint32_t i = 0; i < suite->benchmark_count; i++) {
        char *folder;

        if (last && strcmp(last, suite->benchmarks[i].suite) == 0)
            continue;
        last = suite->benchmarks[i].suite;
        folder = host_text_beside(suite->benchmarks[i].path, ".");
        sum += folder ? sum_of_folder(folder, 0) : 0;
        free(folder);
    }
    return sum;
}

/* Where there is no such link, the version stands for the executable. */
uint64_t cli_program_number(void)
{
    return hash_file(hash_bytes(HASH_START, ONWARD_VERSION, strlen(ONWARD_VERSION)), "/proc/self/exe");
}

uint64_t cli_model_number(const struct cli_suite *suite, const char *board)
{
    uint64_t sums[] = {sum_of_suites(suite), board ? sum_of_folder(board, 0) : 0};

    return hash_bytes(cli_program_number(), sums, sizeof(sums));
}
