/* opcodes.c - the table of instructions and the search in it. */
#include "isa/opcodes.h"

#include <string.h>

const struct isa_opcode_info isa_opcodes[ISA_OP_COUNT] = {
#define ISA_OPCODE(mnemonic, format, number, unit, rate, operands, flags, handler, rule)                               \
    {#mnemonic, operands, ISA_FORMAT_##format, number, ISA_UNIT_##unit, ISA_RATE_##rate, flags},
#include "isa/opcodes.def"
};

/* Orders like strcmp; text is not terminated and may hold any bytes. */
static int compare(const char *text, size_t length, const char *mnemonic)
{
    size_t other = strlen(mnemonic);
    int order = memcmp(text, mnemonic, length < other ? length : other);

    if (order != 0)
        return order;
    return (length > other) - (length < other);
}

enum isa_opcode isa_opcode_find(const char *mnemonic, size_t length)
{
    uint32_t low = 0, high = ISA_OP_COUNT;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = compare(mnemonic, length, isa_opcodes[middle].mnemonic);

        if (order == 0)
            return (enum isa_opcode)middle;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return ISA_OP_COUNT;
}
