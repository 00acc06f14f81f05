/* file.c - see file.h. */
#define _POSIX_C_SOURCE 200809L

#include "code/file.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/require.h"

#define HEAD_BYTES 32u
#define GPU        "gfx803"

/* The length of a name without the GPU behind it. */
static size_t path_length(const char *name)
{
    const char *hash = strrchr(name, '#');

    return hash && access(name, F_OK) != 0 ? (size_t)(hash - name) : strlen(name);
}

static int open_file(const char *name, size_t length)
{
    char *path = strndup(name, length);
    int descriptor = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;

    free(path);
    return descriptor;
}

bool code_file_is(const char *name, size_t *length)
{
    uint8_t head[HEAD_BYTES];
    ssize_t got;
    int descriptor;

    *length = path_length(name);
    descriptor = open_file(name, *length);
    if (descriptor < 0)
        return false;
    got = read(descriptor, head, sizeof head);
    close(descriptor);
    return got > 0 && code_is_object((struct code_bytes){head, (uint64_t)got});
}

static bool map(struct code_file *file, int descriptor, const struct code_error *error)
{
    struct stat status;
    void *at;

    if (fstat(descriptor, &status) != 0)
        return code_fail(error, CODE_NOWHERE, "%s", strerror(errno));
    if (status.st_size <= 0 || (uintmax_t)status.st_size > SIZE_MAX)
        return code_fail(error, CODE_NOWHERE, "no regular file with bytes in it");
    at = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (at == MAP_FAILED)
        return code_fail(error, CODE_NOWHERE, "%s", strerror(errno));
    file->mapped = at;
    file->bytes = (struct code_bytes){at, (uint64_t)status.st_size};
    return true;
}

bool code_file_open(struct code_file *file, const char *name, const struct code_error *error)
{
    size_t length = path_length(name);
    bool mapped;
    int descriptor;

    *file = (struct code_file){0};
    if (name[length] && strcmp(name + length + 1, GPU) != 0)
        return code_fail(error, CODE_NOWHERE, "code for %.40s is not read; #" GPU " was expected", name + length + 1);
    descriptor = open_file(name, length);
    if (descriptor < 0)
        return code_fail(error, CODE_NOWHERE, "%s", strerror(errno));
    mapped = map(file, descriptor, error);
    close(descriptor);
    return mapped && code_find(file->bytes, &file->found, error);
}

void code_file_close(struct code_file *file)
{
    code_found_free(&file->found);
    if (file->mapped)
        munmap(file->mapped, file->bytes.size);
    *file = (struct code_file){0};
}

const char *code_file_path(const struct code_file *file, const char *name, uint32_t object,
                           char path[CODE_FILE_PATH_BYTES])
{
    uint64_t start;

    SIM_REQUIRE(object < file->found.count);
    start = (uint64_t)(file->found.objects[object].at - file->bytes.at);
    if (file->found.objects[object].size == file->bytes.size)
        snprintf(path, CODE_FILE_PATH_BYTES, "%s", name);
    else
        snprintf(path, CODE_FILE_PATH_BYTES, "%s, object at 0x%" PRIx64, name, start);
    return path;
}
