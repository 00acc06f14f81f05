/*
 * msgpack.h - reads MessagePack, as the notes of code objects have it, value by value.
 */
#ifndef SIM_HAL_CODE_MSGPACK_H
#define SIM_HAL_CODE_MSGPACK_H

#include "code/bytes.h"

struct msgpack {
    struct code_bytes bytes;
    uint64_t at;
};

enum msgpack_kind {
    MSGPACK_NUMBER, /* 0 or positive */
    MSGPACK_BOOLEAN,
    MSGPACK_TEXT,
    MSGPACK_ARRAY,
    MSGPACK_MAP,
    MSGPACK_OTHER /* nil, a negative number, a fraction, bytes, an extension */
};

struct msgpack_value {
    enum msgpack_kind kind;
    uint64_t number; /* of a boolean 0 or 1; of an array its elements, of a map its pairs, which follow */
    struct code_text text;
};

/* Reads a value, of an array or map its head only. Returns false if the bytes end before it does. */
bool msgpack_next(struct msgpack *reader, struct msgpack_value *value);

/* Passes over what follows the head of an array or map; nothing follows other values. Returns false if the bytes end first. */
bool msgpack_pass(struct msgpack *reader, const struct msgpack_value *value);

#endif
