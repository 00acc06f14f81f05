/* launch_description.c - see launch_description.h. */
#include "host/launch_description.h"

#include <stdlib.h>

#include "engine/require.h"

bool host_file_set_groups(struct host_file *file, uint64_t groups)
{
    SIM_REQUIRE(file->local[0] >= 1 && file->local[0] <= 1024);
    if (groups == 0 || groups > UINT32_MAX / file->local[0])
        return false;
    file->global[0] = groups * file->local[0];
    return true;
}

void host_file_free(struct host_file *file)
{
    if (!file)
        return;
    for (uint32_t i = 0; i < file->argument_count; i++)
        free(file->arguments[i].data);
    free(file->arguments);
    host_graph_free(file->graph);
    isa_program_free(file->program);
    free(file->path);
    free(file);
}

const struct host_argument *host_file_supplied(const struct host_file *file, enum host_supply supply)
{
    for (uint32_t i = 0; i < file->argument_count; i++)
        if (file->arguments[i].supply == supply)
            return &file->arguments[i];
    return NULL;
}

const struct host_argument *host_file_control(const struct host_file *file)
{
    for (uint32_t i = 0; i < file->argument_count; i++)
        if (file->arguments[i].control != HOST_CONTROL_NONE)
            return &file->arguments[i];
    return NULL;
}

uint64_t host_file_workgroups(const struct host_file *file)
{
    uint64_t groups = 1;

    for (unsigned i = 0; i < 3; i++) {
        uint64_t side = (file->global[i] + file->local[i] - 1) / file->local[i];
        groups = groups > UINT64_MAX / side ? UINT64_MAX : groups * side;
    }
    return groups;
}
