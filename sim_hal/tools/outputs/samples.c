/* samples.c - see samples.h. */
#include "tools/outputs/samples.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "host/times.h"
#include "tools/outputs/complaint.h"

#define DEFAULT_NS 10000u

/* A line that is being written. */
struct line {
    FILE *stream;
    const char *separator;
};

static void write_name(void *context, const char *name, uint64_t value, const char *description)
{
    struct line *line = context;

    (void)value, (void)description;
    fprintf(line->stream, "%s%s", line->separator, name);
    line->separator = ",";
}

static void write_value(void *context, const char *name, uint64_t value, const char *description)
{
    struct line *line = context;

    (void)name, (void)description;
    fprintf(line->stream, "%s%" PRIu64, line->separator, value);
    line->separator = ",";
}

bool outputs_samples_read(struct outputs_samples *samples, const struct parameters *parameters)
{
    const char *at = samples->option ? strrchr(samples->option, '@') : NULL;
    struct host_span path = {samples->option, 0};

    if (!samples->option)
        return true;
    path.length = at ? (size_t)(at - samples->option) : strlen(samples->option);
    samples->every = parameters_cycles_from_ns(parameters, DEFAULT_NS);
    if (at &&
        (!host_time_read((struct host_span){at + 1, strlen(at + 1)}, parameters, &samples->every) || !samples->every))
        return outputs_complain(
            "--sample %s: expected FILE[@TIME], TIME in cycles or with ns, us or ms, at least a cycle",
            samples->option);
    if (!path.length)
        return outputs_complain("--sample %s: expected FILE[@TIME], FILE is empty", samples->option);
    samples->path = host_text_copy(path);
    return samples->path || outputs_complain("--sample: out of memory");
}

bool outputs_samples_open(struct outputs_samples *samples)
{
    char error[HOST_ERROR_BYTES];

    return !samples->option || view_output_open(&samples->output, samples->path, error, sizeof(error)) ||
           outputs_complain("%s", error);
}

static void write_line(const struct outputs_samples *samples,
                       void (*write)(void *, const char *, uint64_t, const char *))
{
    struct line line = {samples->output.stream, ""};

    gpu_statistics(*samples->gpu, write, &line);
    fputc('\n', line.stream);
}

void outputs_samples_take(void *context, uint64_t cycle)
{
    struct outputs_samples *samples = context;

    if (!samples->output.stream)
        return;
    if (!samples->headed)
        write_line(samples, write_name);
    samples->headed = true;
    write_line(samples, write_value);
    samples->last = cycle;
}

bool outputs_samples_end(struct outputs_samples *samples)
{
    char error[HOST_ERROR_BYTES];
    uint64_t cycle;

    if (!samples->option)
        return true;
    cycle = gpu_cycles(*samples->gpu);
    if (!samples->headed || samples->last != cycle)
        outputs_samples_take(samples, cycle);
    return view_output_commit(&samples->output, error, sizeof(error)) || outputs_complain("%s", error);
}

void outputs_samples_discard(struct outputs_samples *samples)
{
    view_output_discard(&samples->output);
    free(samples->path);
    samples->path = NULL;
}
