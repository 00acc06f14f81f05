/* engines.c - see engines.h. */
#define _XOPEN_SOURCE 700

#include "tools/sweep/engines.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/workloads.h"
#include "engine/nearest.h"

#define PATH_BYTES   4096
#define QUOTED_BYTES (4 * PATH_BYTES + 64)

static const char *const names[] = {
    [SWEEP_SLURM] = "slurm", [SWEEP_PARALLEL] = "parallel", [SWEEP_SNAKEMAKE] = "snakemake"};
#define NAMES (sizeof(names) / sizeof(names[0]))

bool sweep_engine_read(const char *name, enum sweep_engine *engine)
{
    struct nearest nearest = nearest_to(name);
    char hint[NEAREST_HINT_BYTES];

    for (uint32_t i = 0; i < NAMES; i++) {
        if (strcmp(names[i], name) == 0) {
            *engine = (enum sweep_engine)i;
            return true;
        }
        nearest_offer(&nearest, names[i]);
    }
    return cli_complain("--for %s%s: expected slurm, parallel or snakemake", name,
                        nearest_hint(&nearest, hint, sizeof(hint))) == HOST_OK;
}

/* A text as one word of the shell, whatever is in it. */
static void quote(const char *text, char quoted[QUOTED_BYTES])
{
    char *at = quoted;

    *at++ = '\'';
    for (; *text && at < quoted + QUOTED_BYTES - 8; text++) {
        const char *letters = *text == '\'' ? "'\\''" : NULL;

        if (letters) {
            memcpy(at, letters, strlen(letters));
            at += strlen(letters);
        } else {
            *at++ = *text;
        }
    }
    *at++ = '\'';
    *at = 0;
}

static void write_slurm(const char *onward, const char *folder, uint32_t shards, FILE *stream)
{
    fprintf(stream,
            "#!/bin/bash\n"
            "#SBATCH --job-name=onward-sweep\n"
            "#SBATCH --array=1-%u\n"
            "#SBATCH --cpus-per-task=1\n"
            "#SBATCH --requeue\n"
            "exec %s sweep run %s --shard \"$SLURM_ARRAY_TASK_ID/%u\" --jobs \"${SLURM_CPUS_PER_TASK:-1}\"\n",
            shards, onward, folder, shards);
}

static void write_parallel(const char *onward, const char *folder, uint32_t shards, FILE *stream)
{
    fputs("# parallel < this file\n", stream);
    for (uint32_t i = 1; i <= shards; i++)
        fprintf(stream, "%s sweep run %s --shard %u/%u --jobs 1\n", onward, folder, i, shards);
}

/* A text in a Snakefile: a string of Python, in which a shell's command doubles braces. */
static void write_python(const char *text, bool is_shell, FILE *stream)
{
    fputc('"', stream);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\' || (is_shell && (*text == '{' || *text == '}')))
            fputc(*text == '{' || *text == '}' ? *text : '\\', stream);
        fputc(*text, stream);
    }
    fputc('"', stream);
}

static void write_snakemake(const char *onward, const char *folder, const char *path, uint32_t shards, FILE *stream)
{
    fputs("import os\n\nfolder = ", stream);
    write_python(path, false, stream);
    fprintf(stream,
            "\nshards = range(1, %u + 1)\n\n"
            "rule merge:\n"
            "    input: [os.path.join(folder, f\"shard-{i}\") for i in shards]\n"
            "    output: os.path.join(folder, \"sweep.csv\")\n"
            "    shell: ",
            shards);
    write_python(onward, true, stream);
    fputs(" \" sweep merge \" ", stream);
    write_python(folder, true, stream);
    fputs(" \" --csv {output:q}\"\n\n"
          "rule shard:\n"
          "    output: touch(os.path.join(folder, \"shard-{number}\"))\n"
          "    threads: 1\n"
          "    shell: ",
          stream);
    write_python(onward, true, stream);
    fputs(" \" sweep run \" ", stream);
    write_python(folder, true, stream);
    fprintf(stream, " \" --shard {wildcards.number}/%u --jobs {threads}\"\n", shards);
}

bool sweep_engine_write(enum sweep_engine engine, const char *folder, uint32_t shards, FILE *stream)
{
    char onward[PATH_BYTES], quoted_onward[QUOTED_BYTES], quoted_folder[QUOTED_BYTES];
    char *path = realpath(folder, NULL);
    size_t used;

    if (!path)
        return cli_complain("%s: %s", folder, strerror(errno)) == HOST_OK;
    if (!cli_executable_folder(onward, sizeof(onward) - strlen("onward"))) {
        free(path);
        return cli_complain("cannot find the executable") == HOST_OK;
    }
    used = strlen(onward);
    memcpy(onward + used, "onward", sizeof("onward"));
    quote(onward, quoted_onward);
    quote(path, quoted_folder);
    if (engine == SWEEP_SLURM)
        write_slurm(quoted_onward, quoted_folder, shards, stream);
    else if (engine == SWEEP_PARALLEL)
        write_parallel(quoted_onward, quoted_folder, shards, stream);
    else
        write_snakemake(quoted_onward, quoted_folder, path, shards, stream);
    free(path);
    return true;
}
