/* support_assemble.c - see support_assemble.h. */
#include "support_assemble.h"

#include "test.h"

#include <string.h>

char assemble_message[512];

struct isa_program *assemble_bytes(const char *text, size_t length)
{
    return asm_assemble("t.s", text, length, assemble_message, sizeof(assemble_message));
}

struct isa_program *assemble(const char *text)
{
    return assemble_bytes(text, strlen(text));
}

struct isa_program *assemble_good(const char *text)
{
    struct isa_program *program = assemble(text);

    if (!program)
        test_fail(__FILE__, __LINE__, assemble_message);
    return program;
}
