/*
 * answers.h - tables of attributes and what is answered.
 */
#ifndef SIM_HAL_HSA_ANSWERS_H
#define SIM_HAL_HSA_ANSWERS_H

#include "hsa/hsa.h"

struct hsa_answer {
    uint32_t attribute;
    uint32_t bytes;
    const void *value;
};

/* A value of a type, as the last two members of an answer. */
#define HSA_VALUE(type, ...)                                                                                           \
    sizeof((type){__VA_ARGS__}), &(const type)                                                                         \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }

/* A text, with its end. */
#define HSA_TEXT(text) sizeof(text), text

/* A text in a field of a number of bytes, the rest of which are zeros. */
#define HSA_FIELD(bytes, text)                                                                                         \
    bytes, (const char[bytes])                                                                                         \
    {                                                                                                                  \
        text                                                                                                           \
    }

/* Writes the answer to an attribute. HSA_INVALID_ARGUMENT: the table has none. */
hsa_code hsa_answer(const struct hsa_answer *table, uint32_t count, uint32_t attribute, void *value);

#endif
