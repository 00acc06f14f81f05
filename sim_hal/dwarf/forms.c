/* forms.c - see forms.h. */
#include "dwarf/forms.h"

#include <stddef.h>

/* The forms of values. */
enum form {
    FORM_ADDR = 0x01,
    FORM_BLOCK2 = 0x03,
    FORM_BLOCK4 = 0x04,
    FORM_DATA2 = 0x05,
    FORM_DATA4 = 0x06,
    FORM_DATA8 = 0x07,
    FORM_STRING = 0x08,
    FORM_BLOCK = 0x09,
    FORM_BLOCK1 = 0x0a,
    FORM_DATA1 = 0x0b,
    FORM_FLAG = 0x0c,
    FORM_SDATA = 0x0d,
    FORM_STRP = 0x0e,
    FORM_UDATA = 0x0f,
    FORM_REF_ADDR = 0x10,
    FORM_REF1 = 0x11,
    FORM_REF2 = 0x12,
    FORM_REF4 = 0x13,
    FORM_REF8 = 0x14,
    FORM_REF_UDATA = 0x15,
    FORM_SEC_OFFSET = 0x17,
    FORM_EXPRLOC = 0x18,
    FORM_FLAG_PRESENT = 0x19,
    FORM_STRX = 0x1a,
    FORM_ADDRX = 0x1b,
    FORM_DATA16 = 0x1e,
    FORM_LINE_STRP = 0x1f,
    FORM_IMPLICIT_CONST = 0x21,
    FORM_LOCLISTX = 0x22,
    FORM_RNGLISTX = 0x23,
    FORM_STRX1 = 0x25,
    FORM_STRX2 = 0x26,
    FORM_STRX4 = 0x28,
    FORM_ADDRX1 = 0x29,
    FORM_ADDRX2 = 0x2a,
    FORM_ADDRX4 = 0x2c
};

/* How a value is written. */
enum shape { FIXED, UNSIGNED_LEB, SIGNED_LEB, STRING, SIZED_BLOCK, LEB_BLOCK, BYTES, NOTHING };

struct form_row {
    enum shape shape;
    enum dwarf_meaning meaning;
    uint8_t form;
    uint8_t bytes;
};

static const struct form_row forms[] = {
    {FIXED, DWARF_IS_ADDRESS, FORM_ADDR, 8},
    {SIZED_BLOCK, DWARF_IS_BLOCK, FORM_BLOCK2, 2},
    {SIZED_BLOCK, DWARF_IS_BLOCK, FORM_BLOCK4, 4},
    {FIXED, DWARF_IS_NUMBER, FORM_DATA2, 2},
    {FIXED, DWARF_IS_NUMBER, FORM_DATA4, 4},
    {FIXED, DWARF_IS_NUMBER, FORM_DATA8, 8},
    {STRING, DWARF_IS_TEXT, FORM_STRING, 0},
    {LEB_BLOCK, DWARF_IS_BLOCK, FORM_BLOCK, 0},
    {SIZED_BLOCK, DWARF_IS_BLOCK, FORM_BLOCK1, 1},
    {FIXED, DWARF_IS_NUMBER, FORM_DATA1, 1},
    {FIXED, DWARF_IS_NUMBER, FORM_FLAG, 1},
    {SIGNED_LEB, DWARF_IS_NUMBER, FORM_SDATA, 0},
    {FIXED, DWARF_IS_TEXT_OFFSET, FORM_STRP, 4},
    {UNSIGNED_LEB, DWARF_IS_NUMBER, FORM_UDATA, 0},
    {FIXED, DWARF_IS_OFFSET, FORM_REF_ADDR, 4},
    {FIXED, DWARF_IS_REFERENCE, FORM_REF1, 1},
    {FIXED, DWARF_IS_REFERENCE, FORM_REF2, 2},
    {FIXED, DWARF_IS_REFERENCE, FORM_REF4, 4},
    {FIXED, DWARF_IS_REFERENCE, FORM_REF8, 8},
    {UNSIGNED_LEB, DWARF_IS_REFERENCE, FORM_REF_UDATA, 0},
    {FIXED, DWARF_IS_OFFSET, FORM_SEC_OFFSET, 4},
    {LEB_BLOCK, DWARF_IS_BLOCK, FORM_EXPRLOC, 0},
    {NOTHING, DWARF_IS_NUMBER, FORM_FLAG_PRESENT, 0},
    {UNSIGNED_LEB, DWARF_IS_TEXT_INDEX, FORM_STRX, 0},
    {UNSIGNED_LEB, DWARF_IS_ADDRESS_INDEX, FORM_ADDRX, 0},
    {BYTES, DWARF_IS_BLOCK, FORM_DATA16, 16},
    {FIXED, DWARF_IS_LINE_TEXT_OFFSET, FORM_LINE_STRP, 4},
    {NOTHING, DWARF_IS_NUMBER, FORM_IMPLICIT_CONST, 0},
    {UNSIGNED_LEB, DWARF_IS_LIST_INDEX, FORM_LOCLISTX, 0},
    {UNSIGNED_LEB, DWARF_IS_LIST_INDEX, FORM_RNGLISTX, 0},
    {FIXED, DWARF_IS_TEXT_INDEX, FORM_STRX1, 1},
    {FIXED, DWARF_IS_TEXT_INDEX, FORM_STRX2, 2},
    {FIXED, DWARF_IS_TEXT_INDEX, FORM_STRX4, 4},
    {FIXED, DWARF_IS_ADDRESS_INDEX, FORM_ADDRX1, 1},
    {FIXED, DWARF_IS_ADDRESS_INDEX, FORM_ADDRX2, 2},
    {FIXED, DWARF_IS_ADDRESS_INDEX, FORM_ADDRX4, 4},
};

static const struct form_row *find_form(uint64_t number)
{
    for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++)
        if (forms[i].form == number)
            return &forms[i];
    return NULL;
}

bool dwarf_read_value(struct dwarf_cursor *cursor, uint64_t number, int64_t implicit, struct dwarf_value *value)
{
    const struct form_row *form = find_form(number);

    *value = (struct dwarf_value){0};
    if (!form)
        return false;
    value->meaning = form->meaning;
    switch (form->shape) {
    case FIXED:
        value->number = dwarf_read_fixed(cursor, form->bytes);
        break;
    case UNSIGNED_LEB:
        value->number = dwarf_read_unsigned(cursor);
        break;
    case SIGNED_LEB:
        value->number = (uint64_t)dwarf_read_signed(cursor);
        break;
    case STRING:
        value->text = dwarf_read_string(cursor);
        break;
    case SIZED_BLOCK:
        value->block = dwarf_read_block(cursor, dwarf_read_fixed(cursor, form->bytes));
        break;
    case LEB_BLOCK:
        value->block = dwarf_read_block(cursor, dwarf_read_unsigned(cursor));
        break;
    case BYTES:
        value->block = dwarf_read_block(cursor, form->bytes);
        break;
    default:
        value->number = form->form == FORM_IMPLICIT_CONST ? (uint64_t)implicit : 1;
        break;
    }
    return true;
}

const char *dwarf_value_text(const struct dwarf_sections *sections, const struct dwarf_value *value)
{
    enum dwarf_section_kind kind = DWARF_SECTION_STR;
    struct dwarf_cursor cursor;
    const char *text;

    if (value->meaning == DWARF_IS_TEXT)
        return value->text;
    if (value->meaning == DWARF_IS_LINE_TEXT_OFFSET)
        kind = DWARF_SECTION_LINE_STR;
    else if (value->meaning != DWARF_IS_TEXT_OFFSET)
        return NULL;
    cursor = dwarf_cursor_at(dwarf_section_block(sections, kind), value->number);
    text = dwarf_read_string(&cursor);
    return cursor.bad ? NULL : text;
}
