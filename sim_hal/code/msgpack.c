/* msgpack.c - see msgpack.h. Numbers are big-endian here. */
#include "code/msgpack.h"

#include "engine/require.h"

static bool take(struct msgpack *reader, uint64_t size, struct code_bytes *bytes)
{
    if (!code_has(reader->bytes, reader->at, size))
        return false;
    *bytes = code_part(reader->bytes, reader->at, size);
    reader->at += size;
    return true;
}

static bool take_number(struct msgpack *reader, uint32_t size, uint64_t *number)
{
    struct code_bytes bytes;

    SIM_REQUIRE(size <= 8);
    if (!take(reader, size, &bytes))
        return false;
    *number = 0;
    for (uint32_t i = 0; i < size; i++)
        *number = *number << 8 | bytes.at[i];
    return true;
}

static bool text(struct msgpack *reader, struct msgpack_value *value, uint64_t length)
{
    struct code_bytes bytes;

    if (!take(reader, length, &bytes))
        return false;
    value->kind = MSGPACK_TEXT;
    value->text = (struct code_text){(const char *)bytes.at, (size_t)length};
    return true;
}

static bool counted(struct msgpack_value *value, enum msgpack_kind kind, uint64_t count)
{
    value->kind = kind;
    value->number = count;
    return true;
}

static bool pass_bytes(struct msgpack *reader, uint64_t length)
{
    struct code_bytes bytes;

    return take(reader, length, &bytes);
}

/* Bytes or an extension: a length of some bytes, then that many and a type. */
static bool blob(struct msgpack *reader, uint32_t length_bytes, uint32_t type_bytes)
{
    uint64_t length;

    return take_number(reader, length_bytes, &length) && pass_bytes(reader, length + type_bytes);
}

static bool unsigned_number(struct msgpack *reader, struct msgpack_value *value, uint32_t size)
{
    value->kind = MSGPACK_NUMBER;
    return take_number(reader, size, &value->number);
}

/* A signed number: those of 0 or more are numbers as well. */
static bool signed_number(struct msgpack *reader, struct msgpack_value *value, uint32_t size)
{
    SIM_REQUIRE(size && size <= 8);
    if (!unsigned_number(reader, value, size))
        return false;
    if (value->number >> (8 * size - 1))
        value->kind = MSGPACK_OTHER;
    return true;
}

static bool sized(struct msgpack *reader, struct msgpack_value *value, enum msgpack_kind kind, uint32_t size)
{
    if (!take_number(reader, size, &value->number))
        return false;
    return kind == MSGPACK_TEXT ? text(reader, value, value->number) : counted(value, kind, value->number);
}

/* The heads from 0xc0 to 0xdf. */
static bool long_form(struct msgpack *reader, struct msgpack_value *value, uint8_t head)
{
    if (head == 0xc2 || head == 0xc3)
        return counted(value, MSGPACK_BOOLEAN, head & 1);
    if (head >= 0xc4 && head <= 0xc6)
        return blob(reader, 1u << (head - 0xc4), 0);
    if (head >= 0xc7 && head <= 0xc9)
        return blob(reader, 1u << (head - 0xc7), 1);
    if (head == 0xca || head == 0xcb)
        return pass_bytes(reader, head == 0xca ? 4 : 8);
    if (head >= 0xcc && head <= 0xcf)
        return unsigned_number(reader, value, 1u << (head - 0xcc));
    if (head >= 0xd0 && head <= 0xd3)
        return signed_number(reader, value, 1u << (head - 0xd0));
    if (head >= 0xd4 && head <= 0xd8)
        return pass_bytes(reader, 1 + (1u << (head - 0xd4)));
    if (head >= 0xd9 && head <= 0xdb)
        return sized(reader, value, MSGPACK_TEXT, 1u << (head - 0xd9));
    if (head >= 0xdc && head <= 0xdd)
        return sized(reader, value, MSGPACK_ARRAY, 2u << (head - 0xdc));
    if (head >= 0xde)
        return sized(reader, value, MSGPACK_MAP, 2u << (head - 0xde));
    return head == 0xc0;
}

bool msgpack_next(struct msgpack *reader, struct msgpack_value *value)
{
    struct code_bytes bytes;
    uint8_t head;

    *value = (struct msgpack_value){.kind = MSGPACK_OTHER, .text = {"", 0}};
    if (!take(reader, 1, &bytes))
        return false;
    head = *bytes.at;
    if (head < 0x80)
        return counted(value, MSGPACK_NUMBER, head);
    if (head < 0x90)
        return counted(value, MSGPACK_MAP, head & 0xf);
    if (head < 0xa0)
        return counted(value, MSGPACK_ARRAY, head & 0xf);
    if (head < 0xc0)
        return text(reader, value, head & 0x1f);
    if (head < 0xe0)
        return long_form(reader, value, head);
    return true;
}

/* Every value has a byte at least, so that this ends, and the sum cannot run over. */
bool msgpack_pass(struct msgpack *reader, const struct msgpack_value *value)
{
    struct msgpack_value inner = *value;
    uint64_t left = 1;

    for (;;) {
        left--;
        if (inner.kind == MSGPACK_ARRAY)
            left += inner.number;
        if (inner.kind == MSGPACK_MAP)
            left += 2 * inner.number;
        if (left == 0)
            return true;
        if (!msgpack_next(reader, &inner))
            return false;
    }
}
