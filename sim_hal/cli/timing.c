/* timing.c - see timing.h. */
#include "cli/timing.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "code/demangle.h"
#include "host/simfile.h"

static bool refuse(const char *text)
{
    cli_complain("--timing %s: expected on, off, after=N (the number of a work-group of FILE.sim) or after=KERNEL",
                 text);
    return false;
}

/* A kernel's name is an identifier, so it does not begin with a digit. */
static bool read_until(const char *until, struct gpu_timing *timing)
{
    if (isdigit((unsigned char)*until)) {
        timing->until = GPU_UNTIL_WORKGROUP;
        return host_text_u64((struct host_span){until, strlen(until)}, &timing->workgroup);
    }
    timing->until = GPU_UNTIL_KERNEL;
    timing->kernel = until;
    return isalpha((unsigned char)*until) || *until == '_';
}

bool cli_timing_read(const char *text, struct gpu_timing *timing)
{
    static const char after[] = "after=";

    *timing = (struct gpu_timing){.off = strcmp(text, "on") != 0};
    if (!timing->off || !strcmp(text, "off"))
        return true;
    if (strncmp(text, after, strlen(after)) != 0 || !read_until(text + strlen(after), timing))
        return refuse(text);
    return true;
}

/* Finds the kernel that the name means; it gets its own name. */
static bool find_kernel(struct gpu_timing *timing, const struct host_launch *launches, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        const char *name = launches[i].file->kernel->name;

        if (code_name_fits(name, timing->kernel) == CODE_FITS_NOT)
            continue;
        timing->kernel = name;
        return true;
    }
    return false;
}

bool cli_timing_fits(struct gpu_timing *timing, const struct host_launch *launches, uint32_t count)
{
    uint64_t workgroups = host_file_workgroups(launches[0].file);

    if (timing->until == GPU_UNTIL_WORKGROUP && timing->workgroup >= workgroups) {
        cli_complain("--timing after=%" PRIu64 ": expected a work-group of %s, 0 to %" PRIu64, timing->workgroup,
                     launches[0].file->path, workgroups - 1);
        return false;
    }
    if (timing->until == GPU_UNTIL_KERNEL && !find_kernel(timing, launches, count)) {
        cli_complain("--timing after=%s: no kernel of this name is launched; expected %s", timing->kernel,
                     launches[0].file->kernel->name);
        return false;
    }
    return true;
}

bool cli_timing_allows(const struct gpu_timing *timing, const struct parameters *parameters,
                       const struct cli_timing_conflict *conflicts, size_t count)
{
    if (!timing->off)
        return true;
    if (parameters->l1_mode == PARAMETERS_L1_COMBINE) {
        cli_complain("--timing: without timing there are no L1s, and l1.mode=combine is about these");
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        if (!conflicts[i].given)
            continue;
        cli_complain("--timing: %s needs timing from the start on, as %s", conflicts[i].name, conflicts[i].reason);
        return false;
    }
    return true;
}
