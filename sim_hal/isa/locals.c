/* locals.c - the variables of a kernel in the LDS. */
#include "isa/locals.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "engine/require.h"

static bool overlaps(const struct isa_local *local, uint32_t offset, uint32_t bytes)
{
    return offset < (uint64_t)local->offset + local->bytes && local->offset < (uint64_t)offset + bytes;
}

bool isa_local_add(struct isa_kernel *kernel, const char *name, uint32_t offset, uint32_t bytes, uint32_t element_bytes)
{
    struct isa_local *grown;

    SIM_REQUIRE(bytes);
    SIM_REQUIRE(kernel->local_count <= ISA_LOCALS_MOST);
    if (kernel->local_count == ISA_LOCALS_MOST)
        return false;
    for (uint32_t i = 0; i < kernel->local_count; i++)
        if (overlaps(&kernel->locals[i], offset, bytes))
            return false;
    grown = realloc(kernel->locals, (kernel->local_count + 1) * sizeof *grown);
    if (!grown)
        return false;
    kernel->locals = grown;
    grown += kernel->local_count++;
    *grown = (struct isa_local){.offset = offset, .bytes = bytes, .element_bytes = element_bytes};
    snprintf(grown->name, sizeof grown->name, "%s", name);
    return true;
}

const struct isa_local *isa_local_find(const struct isa_kernel *kernel, uint32_t offset)
{
    for (uint32_t i = 0; kernel && i < kernel->local_count; i++)
        if (overlaps(&kernel->locals[i], offset, 1))
            return &kernel->locals[i];
    return NULL;
}

const char *isa_local_text(const struct isa_kernel *kernel, uint32_t offset, char text[ISA_LOCAL_TEXT_BYTES])
{
    const struct isa_local *local = isa_local_find(kernel, offset);
    uint32_t rest;
    int length;

    if (!local) {
        snprintf(text, ISA_LOCAL_TEXT_BYTES, "LDS+%" PRIu32, offset);
        return text;
    }
    rest = offset - local->offset;
    length = snprintf(text, ISA_LOCAL_TEXT_BYTES, "%s", local->name);
    if (local->element_bytes) {
        length += snprintf(text + length, ISA_LOCAL_TEXT_BYTES - (size_t)length, "[%" PRIu32 "]",
                           rest / local->element_bytes);
        rest %= local->element_bytes;
    }
    if (rest)
        snprintf(text + length, ISA_LOCAL_TEXT_BYTES - (size_t)length, "+%" PRIu32, rest);
    return text;
}
