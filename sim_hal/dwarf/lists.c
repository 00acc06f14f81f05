/* lists.c - see lists.h. */
#include "dwarf/lists.h"

/* The kinds of items in both lists; ranges have other numbers from 5 on. */
enum kind {
    END,
    BASE_INDEX,
    START_END_INDEX,
    START_LENGTH_INDEX,
    OFFSET_PAIR,
    DEFAULT,
    BASE,
    START_END,
    START_LENGTH,
};

struct item {
    enum kind kind;
    uint64_t begin, end;
    struct dwarf_block expression; /* of a location */
};

struct list {
    const struct dwarf *dwarf;
    const struct dwarf_unit *unit;
    struct dwarf_cursor cursor;
    uint64_t base;
    bool locations;
};

static uint64_t read_address(struct list *list)
{
    return dwarf_read_fixed(&list->cursor, 8);
}

static uint64_t read_indexed(struct list *list)
{
    uint64_t address = 0;

    if (!dwarf_address(list->dwarf, list->unit, dwarf_read_unsigned(&list->cursor), &address))
        list->cursor.bad = true;
    return address;
}

/* Reads the bounds of an item of a kind. */
static void read_bounds(struct list *list, struct item *item)
{
    struct dwarf_cursor *cursor = &list->cursor;

    switch (item->kind) {
    case BASE_INDEX:
        list->base = read_indexed(list);
        break;
    case BASE:
        list->base = read_address(list);
        break;
    case START_END_INDEX:
        item->begin = read_indexed(list);
        item->end = read_indexed(list);
        break;
    case START_LENGTH_INDEX:
        item->begin = read_indexed(list);
        item->end = item->begin + dwarf_read_unsigned(cursor);
        break;
    case OFFSET_PAIR:
        item->begin = list->base + dwarf_read_unsigned(cursor);
        item->end = list->base + dwarf_read_unsigned(cursor);
        break;
    case START_END:
        item->begin = read_address(list);
        item->end = read_address(list);
        break;
    case START_LENGTH:
        item->begin = read_address(list);
        item->end = item->begin + dwarf_read_unsigned(cursor);
        break;
    default:
        item->end = UINT64_MAX;
        break;
    }
}

/* Reads the next item; false at the end of the list, or if it is damaged. */
static bool next_item(struct list *list, struct item *item)
{
    uint64_t kind = dwarf_read_fixed(&list->cursor, 1);

    if (!list->locations && kind >= DEFAULT)
        kind++;
    if (list->cursor.bad || kind == END || kind > START_LENGTH)
        return false;
    *item = (struct item){.kind = (enum kind)kind};
    read_bounds(list, item);
    if (list->locations && item->kind != BASE && item->kind != BASE_INDEX)
        item->expression = dwarf_read_block(&list->cursor, dwarf_read_unsigned(&list->cursor));
    return !list->cursor.bad;
}

/* Finds the item that holds an address; a default one counts only if there is no other. */
static bool find_item(struct list *list, uint64_t address, struct item *found)
{
    struct item item;
    bool any = false;

    while (next_item(list, &item)) {
        if (address < item.begin || address >= item.end)
            continue;
        *found = item;
        if (item.kind != DEFAULT)
            return true;
        any = true;
    }
    return any;
}

static struct list list_at(const struct dwarf *dwarf, const struct dwarf_entry *entry, enum dwarf_section_kind section,
                           uint32_t offset)
{
    struct list list = {
        .dwarf = dwarf, .unit = &dwarf->units[entry->unit], .locations = section == DWARF_SECTION_LOCLISTS};

    list.cursor = dwarf_cursor_at(dwarf_section(dwarf, section), offset);
    list.base = list.unit->low;
    return list;
}

bool dwarf_holds(const struct dwarf *dwarf, const struct dwarf_entry *entry, uint64_t address)
{
    struct list list;
    struct item item;

    if (entry->low.set && entry->high.set)
        return address >= entry->low.value && address < entry->high.value;
    if (entry->ranges == DWARF_NONE)
        return false;
    list = list_at(dwarf, entry, DWARF_SECTION_RNGLISTS, entry->ranges);
    return find_item(&list, address, &item);
}

void dwarf_visit_ranges(const struct dwarf *dwarf, const struct dwarf_entry *entry,
                        bool (*visit)(void *context, uint64_t begin, uint64_t end), void *context)
{
    struct list list;
    struct item item;

    if (entry->low.set && entry->high.set)
        visit(context, entry->low.value, entry->high.value);
    else if (entry->ranges != DWARF_NONE) {
        list = list_at(dwarf, entry, DWARF_SECTION_RNGLISTS, entry->ranges);
        while (next_item(&list, &item) && visit(context, item.begin, item.end))
            ;
    }
}

struct dwarf_block dwarf_location_at(const struct dwarf *dwarf, const struct dwarf_entry *entry, uint64_t address)
{
    struct list list;
    struct item item = {0};

    if (entry->location.bytes || entry->location_list == DWARF_NONE)
        return entry->location;
    list = list_at(dwarf, entry, DWARF_SECTION_LOCLISTS, entry->location_list);
    return find_item(&list, address, &item) ? item.expression : (struct dwarf_block){0};
}
