/* answers.c - see answers.h. */
#include "hsa/answers.h"

#include <string.h>

hsa_code hsa_answer(const struct hsa_answer *table, uint32_t count, uint32_t attribute, void *value)
{
    if (!value)
        return HSA_INVALID_ARGUMENT;
    for (uint32_t i = 0; i < count; i++) {
        if (table[i].attribute != attribute)
            continue;
        memcpy(value, table[i].value, table[i].bytes);
        return HSA_SUCCESS;
    }
    return HSA_INVALID_ARGUMENT;
}
