/* arguments.c - the kinds of kernel arguments. */
#include "isa/arguments.h"

#include <string.h>

static const char *const names[] = {
    [ISA_ARGUMENT_BY_VALUE] = "by_value",
    [ISA_ARGUMENT_GLOBAL_BUFFER] = "global_buffer",
    [ISA_ARGUMENT_DYNAMIC_SHARED_POINTER] = "dynamic_shared_pointer",
    [ISA_ARGUMENT_HIDDEN_GLOBAL_OFFSET_X] = "hidden_global_offset_x",
    [ISA_ARGUMENT_HIDDEN_GLOBAL_OFFSET_Y] = "hidden_global_offset_y",
    [ISA_ARGUMENT_HIDDEN_GLOBAL_OFFSET_Z] = "hidden_global_offset_z",
    [ISA_ARGUMENT_HIDDEN_BLOCK_COUNT_X] = "hidden_block_count_x",
    [ISA_ARGUMENT_HIDDEN_BLOCK_COUNT_Y] = "hidden_block_count_y",
    [ISA_ARGUMENT_HIDDEN_BLOCK_COUNT_Z] = "hidden_block_count_z",
    [ISA_ARGUMENT_HIDDEN_GROUP_SIZE_X] = "hidden_group_size_x",
    [ISA_ARGUMENT_HIDDEN_GROUP_SIZE_Y] = "hidden_group_size_y",
    [ISA_ARGUMENT_HIDDEN_GROUP_SIZE_Z] = "hidden_group_size_z",
    [ISA_ARGUMENT_HIDDEN_REMAINDER_X] = "hidden_remainder_x",
    [ISA_ARGUMENT_HIDDEN_REMAINDER_Y] = "hidden_remainder_y",
    [ISA_ARGUMENT_HIDDEN_REMAINDER_Z] = "hidden_remainder_z",
    [ISA_ARGUMENT_HIDDEN_GRID_DIMS] = "hidden_grid_dims",
    [ISA_ARGUMENT_HIDDEN_DYNAMIC_LDS_SIZE] = "hidden_dynamic_lds_size",
    [ISA_ARGUMENT_HIDDEN_PRIVATE_BASE] = "hidden_private_base",
    [ISA_ARGUMENT_HIDDEN_SHARED_BASE] = "hidden_shared_base",
    [ISA_ARGUMENT_HIDDEN_QUEUE_PTR] = "hidden_queue_ptr",
    [ISA_ARGUMENT_HIDDEN_PRINTF_BUFFER] = "hidden_printf_buffer",
    [ISA_ARGUMENT_HIDDEN_OTHER] = "hidden_none",
};

bool isa_argument_kind(const char *name, size_t length, enum isa_argument_kind *kind)
{
    static const char hidden[] = "hidden_";

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (length == strlen(names[i]) && memcmp(name, names[i], length) == 0) {
            *kind = (enum isa_argument_kind)i;
            return true;
        }
    }
    *kind = ISA_ARGUMENT_HIDDEN_OTHER;
    return length > sizeof hidden - 1 && memcmp(name, hidden, sizeof hidden - 1) == 0;
}

const char *isa_argument_kind_name(enum isa_argument_kind kind)
{
    SIM_REQUIRE((size_t)kind < sizeof names / sizeof names[0]);
    return names[kind];
}
