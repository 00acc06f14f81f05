/* statement.c - see statement.h. */
#include "statement.h"

#include <stdint.h>
#include <string.h>

bool litmus_split(struct litmus_statement *statement, const char *text, size_t length)
{
    uint32_t count = 0;

    if (length >= LITMUS_STATEMENT_BYTES)
        return false;
    memcpy(statement->whole, text, length);
    statement->whole[length] = 0;
    memcpy(statement->split, statement->whole, length + 1);
    for (uint32_t w = 0; w < LITMUS_WORDS; w++)
        statement->word[w] = statement->rest[w] = "";
    for (size_t i = 0; i < length; i++) {
        if (statement->split[i] == ' ') {
            statement->split[i] = 0;
            continue;
        }
        if (i && statement->split[i - 1])
            continue;
        if (count == LITMUS_WORDS)
            return false;
        statement->word[count] = statement->split + i;
        statement->rest[count++] = statement->whole + i;
    }
    return true;
}
