/* naming.c - see naming.h. */
#include "host/naming.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code/demangle.h"
#include "engine/require.h"
#include "execute/memory_ops.h"
#include "host/declarations.h"
#include "isa/locals.h"
#include "onward/aql.h"
#include "onward/cooperative.h"

/* One launch whose parts get names. */
struct naming {
    struct mem_names *names;
    const struct host_launch *launch;
    const struct isa_kernel *kernel;
    struct host_declarations declared; /* in its source */
};

/* Bytes of the scalars or vectors that a type such as "uint*" or "float4*" points to; 0: not known. */
static uint32_t pointee_bytes(const char *type)
{
    size_t length = strcspn(type, "*");
    size_t word = strcspn(type, "0123456789*");
    enum host_type base = host_type_named((struct host_span){type, word});

    if (base == HOST_TYPE_NONE || strcmp(type + length, "*") != 0 || strspn(type + word, "0123456789") != length - word)
        return 0;
    return host_type_alignment(type);
}

/* Bytes of an element of an argument's buffer, by the pointer's type if that says it; 0: the buffer is one element. */
static uint32_t element_bytes(const struct naming *naming, uint32_t index)
{
    const struct host_argument *argument = &naming->launch->file->arguments[index];
    uint32_t bytes = pointee_bytes(argument->declared->type_name);

    if (!bytes && naming->declared.parameters)
        bytes = pointee_bytes(naming->declared.parameters[index].type);
    if (!bytes)
        bytes = argument->type < HOST_TYPE_NONE ? host_type_bytes(argument->type) : 0;
    return bytes < argument->size ? bytes : 0;
}

static const char *argument_name(const struct naming *naming, uint32_t index)
{
    const struct host_argument *argument = &naming->launch->file->arguments[index];

    return *argument->declared->name || !naming->declared.parameters ? argument->name
                                                                     : naming->declared.parameters[index].name;
}

static bool is_buffer(const struct host_argument *argument)
{
    return argument->declared->kind == ISA_ARGUMENT_GLOBAL_BUFFER && argument->content != HOST_CONTENT_NULL;
}

static void name_buffers(const struct naming *naming)
{
    const struct host_file *file = naming->launch->file;

    for (uint32_t i = 0; i < file->argument_count; i++) {
        uint64_t address = naming->launch->addresses[i], bytes = file->arguments[i].size;

        if (!is_buffer(&file->arguments[i]))
            continue;
        mem_names_add(naming->names, address, bytes ? bytes : 1, element_bytes(naming, i), argument_name(naming, i));
        if (!bytes)
            mem_names_limit(naming->names, address, "which has 0 bytes");
        else if (file->arguments[i].write_only)
            mem_names_limit(naming->names, address, "which is write-only");
    }
}

static void name_data(const struct naming *naming)
{
    const struct isa_program *program = naming->launch->file->program;

    for (uint32_t i = 0; i < program->symbol_count; i++) {
        const struct isa_symbol *symbol = &program->symbols[i];

        mem_names_add(naming->names, isa_program_data(program) + symbol->offset, symbol->bytes, 0, symbol->name);
    }
}

/* A part of a launch that is no buffer: "arguments of k". */
static void name_part(const struct naming *naming, const char *what, uint64_t address, uint64_t bytes)
{
    char label[MEM_LABEL_BYTES], base[CODE_SHOWN_BYTES];

    snprintf(label, sizeof(label), "%s of %.40s", what, code_base_name(naming->kernel->name, base));
    if (address && bytes)
        mem_names_add(naming->names, address, bytes, 0, label);
}

/* Its resources are elements: "global wave sync of k[0]". */
static void name_gws(const struct naming *naming)
{
    char label[MEM_LABEL_BYTES], base[CODE_SHOWN_BYTES];

    snprintf(label, sizeof(label), "global wave sync of %.40s", code_base_name(naming->kernel->name, base));
    if (naming->launch->gws)
        mem_names_add(naming->names, naming->launch->gws, CP_GWS_BYTES, EXECUTE_GWS_RESOURCE_BYTES, label);
}

static void name_parts(const struct naming *naming)
{
    const struct host_launch *launch = naming->launch;
    const struct isa_program *program = launch->file->program;

    name_part(naming, "code", program->base, program->code_bytes);
    name_part(naming, "arguments", launch->kernarg, launch->kernarg_bytes);
    name_gws(naming);
    name_part(naming, "queue", launch->queue_memory, sizeof(struct cp_queue_memory));
    name_part(naming, "packets", launch->ring, (uint64_t)HOST_RING_PACKETS * CP_PACKET_BYTES);
    name_part(naming, "signal", launch->signal, sizeof(struct cp_signal));
    name_part(naming, "launch options", launch->options, sizeof(struct cp_launch_options));
    name_part(naming, "private memory", launch->scratch, launch->scratch_bytes);
}

/* The kernel's own variables, if the layout that they would have takes the bytes that the kernel has. */
static void name_variables(struct naming *naming, struct isa_kernel *kernel)
{
    struct host_declarations *declared = &naming->declared;
    uint64_t bytes = host_variables_place(declared->variables, declared->variable_count);

    if (bytes != kernel->descriptor.group_segment_fixed_size)
        return;
    for (uint32_t i = 0; i < declared->variable_count; i++) {
        const struct host_variable *variable = &declared->variables[i];

        if (*variable->name)
            isa_local_add(kernel, variable->name, (uint32_t)variable->offset, (uint32_t)variable->bytes,
                          variable->element_bytes);
    }
}

/* Arguments that are local memory lie behind the kernel's own variables. */
static void name_locals(struct naming *naming)
{
    const struct host_file *file = naming->launch->file;
    struct isa_kernel *kernel = &file->program->kernels[naming->kernel - file->program->kernels];

    kernel->local_count = 0;
    name_variables(naming, kernel);
    for (uint32_t i = 0; i < file->argument_count; i++) {
        const struct host_argument *argument = &file->arguments[i];

        if (argument->content == HOST_CONTENT_LOCAL && argument->size && argument->size <= UINT32_MAX)
            isa_local_add(kernel, argument_name(naming, i), (uint32_t)naming->launch->addresses[i],
                          (uint32_t)argument->size, element_bytes(naming, i));
    }
}

/* The launch that an address belongs to. Each is one range of memory that begins with its code. */
static uint32_t owner_of(const struct host_launch *launches, uint32_t count, uint64_t address)
{
    uint32_t owner = 0;

    for (uint32_t i = 0; i < count; i++)
        if (launches[i].file->program->base <= address)
            owner = i;
    return owner;
}

static bool is_kernel_shared(const struct host_launch *launches, uint32_t count, uint32_t index)
{
    for (uint32_t i = 0; i < count; i++)
        if (i != index && strcmp(launches[i].file->kernel->name, launches[index].file->kernel->name) == 0)
            return true;
    return false;
}

static void set_apart(struct mem_name *range, const struct host_launch *launches, uint32_t count)
{
    uint32_t owner = owner_of(launches, count, range->address);
    const char *kernel = launches[owner].file->kernel->name;
    char label[2 * MEM_LABEL_BYTES] = "", number[16] = "", base[CODE_SHOWN_BYTES];

    if (is_kernel_shared(launches, count, owner))
        snprintf(number, sizeof(number), "#%" PRIu32, owner + 1);
    snprintf(label, sizeof(label), "%.30s%s:%s", code_base_name(kernel, base), number, range->label);
    memcpy(range->label, label, sizeof(range->label) - 1);
}

/* Tells names apart that several launches have. */
static void set_all_apart(struct mem_names *names, const struct host_launch *launches, uint32_t count)
{
    bool shared[MEM_NAMES_MOST] = {false};

    for (uint32_t i = 0; i < names->count; i++)
        for (uint32_t j = i + 1; j < names->count; j++)
            if (strcmp(names->ranges[i].label, names->ranges[j].label) == 0)
                shared[i] = shared[j] = true;
    for (uint32_t i = 0; i < names->count; i++)
        if (shared[i])
            set_apart(&names->ranges[i], launches, count);
}

void host_naming_fill(struct mem_names *names, struct host_launch *launches, uint32_t count)
{
    SIM_REQUIRE(!names->count);
    for (uint32_t i = 0; i < count; i++) {
        struct naming naming = {names, &launches[i], launches[i].file->kernel, {0}};

        host_declarations_read(launches[i].file->program, naming.kernel, &naming.declared);
        name_buffers(&naming);
        name_parts(&naming);
        name_data(&naming);
        name_locals(&naming);
        free(naming.declared.parameters);
    }
    if (count > 1)
        set_all_apart(names, launches, count);
}

static void add_buffers(const struct mem_names *names, const struct host_launch *launch, struct mem_buffers *buffers)
{
    const struct host_file *file = launch->file;

    for (uint32_t i = 0; i < file->argument_count; i++) {
        const struct mem_name *name = mem_names_find(names, launch->addresses[i], 0);

        if (name && is_buffer(&file->arguments[i]) && file->arguments[i].size)
            mem_buffers_add(buffers, name->address, name->bytes, name->label);
    }
}

void host_naming_buffers(const struct mem_names *names, const struct host_launch *launches, uint32_t count,
                         struct mem_buffers *buffers)
{
    SIM_REQUIRE(!buffers->count);
    for (uint32_t i = 0; i < count; i++)
        add_buffers(names, &launches[i], buffers);
}
