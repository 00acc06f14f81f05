/* output.c - see output.h. */
#define _XOPEN_SOURCE 700

#include "tools/view/output.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/view/temporary.h"

static bool fail_with_path(const char *path, const char *reason, char *error, size_t error_bytes)
{
    snprintf(error, error_bytes, "%s: %s", path, reason);
    return false;
}

static bool is_special(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && !S_ISREG(status.st_mode);
}

bool view_output_is_file(const char *path)
{
    return strcmp(path, "-") != 0 && !is_special(path);
}

static char *resolved_path(const char *path)
{
    char *real = realpath(path, NULL);

    return real ? real : strdup(path);
}

static bool open_temporary(struct view_output *output)
{
    int reason, file = view_temporary_open(output->target, &output->temporary);

    if (file < 0)
        return false;
    output->stream = fdopen(file, "w");
    if (output->stream)
        return true;
    reason = errno;
    close(file);
    unlink(output->temporary);
    errno = reason;
    return false;
}

static void release_output(struct view_output *output)
{
    if (output->temporary)
        view_temporary_forget(output->temporary);
    free(output->target);
    *output = (struct view_output){.path = output->path};
}

bool view_output_open(struct view_output *output, const char *path, char *error, size_t error_bytes)
{
    *output = (struct view_output){.path = path};
    if (strcmp(path, "-") == 0) {
        output->stream = stdout;
        output->path = "standard output";
        return true;
    }
    if (is_special(path)) {
        output->stream = fopen(path, "w");
        return output->stream ? true : fail_with_path(path, strerror(errno), error, error_bytes);
    }
    output->target = resolved_path(path);
    if (!output->target)
        return fail_with_path(path, "out of memory", error, error_bytes);
    if (open_temporary(output))
        return true;
    fail_with_path(path, strerror(errno), error, error_bytes);
    release_output(output);
    return false;
}

/* An earlier write that failed has left a mark on the stream, but errno is lost: one more byte fails for the same
 * reason. */
static const char *lost_reason(FILE *stream)
{
    clearerr(stream);
    errno = 0;
    return (fputc('\n', stream) == EOF || fflush(stream) != 0) && errno ? strerror(errno) : "cannot write";
}

const char *view_stream_error(FILE *stream)
{
    errno = 0;
    if (fflush(stream) == 0 && !ferror(stream))
        return NULL;
    return errno ? strerror(errno) : lost_reason(stream);
}

/* The standard output stays open for what is printed after this output. Returns false with errno set if closing wrote
 * less than all. */
static bool close_stream(FILE *stream)
{
    return stream == stdout || fclose(stream) == 0;
}

bool view_output_commit(struct view_output *output, char *error, size_t error_bytes)
{
    const char *reason = view_stream_error(output->stream);

    if (!close_stream(output->stream) && !reason)
        reason = strerror(errno);
    output->stream = NULL;
    if (!reason && output->temporary && rename(output->temporary, output->target) != 0)
        reason = strerror(errno);
    if (reason) {
        fail_with_path(output->path, reason, error, error_bytes);
        if (output->temporary)
            unlink(output->temporary);
    }
    release_output(output);
    return !reason;
}

void view_output_discard(struct view_output *output)
{
    if (output->stream)
        close_stream(output->stream);
    if (output->temporary)
        unlink(output->temporary);
    release_output(output);
}
