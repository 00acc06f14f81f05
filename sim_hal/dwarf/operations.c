/* operations.c - see operations.h. */
#include "dwarf/operations.h"

/* Traps of no bytes stand behind the functions of a code object, where the next one may begin. */
static bool lies_before(const struct isa_operation *operation, uint64_t offset)
{
    return operation->offset < offset || (operation->offset == offset && operation->bytes == 0);
}

uint32_t dwarf_operation_from(const struct isa_program *program, uint64_t offset)
{
    uint32_t low = 0, high = program->operation_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (lies_before(&program->operations[middle], offset))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
