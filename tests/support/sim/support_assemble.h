/* support_assemble.h - a text assembled as the file t.s. */
#ifndef TESTS_SUPPORT_ASSEMBLE_H
#define TESTS_SUPPORT_ASSEMBLE_H

#include "assembler/assembler.h"

#include <stddef.h>

/* What the assembler had to say of the last text. */
extern char assemble_message[512];

/* Assembles length characters, which need not end with a zero. Returns NULL if they are refused. The caller frees it. */
struct isa_program *assemble_bytes(const char *text, size_t length);

/* Of a whole string. */
struct isa_program *assemble(const char *text);

/* The same; a refusal fails the test. */
struct isa_program *assemble_good(const char *text);

#endif
