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
    bool pairs; /* of DWARF 4 */
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

/* The same of a list of pairs: the pair of zeros ends it, and one with the largest address gives the base. */
static bool next_pair(struct list *list, struct item *item)
{
    uint64_t begin = read_address(list), end = read_address(list);

    *item = (struct item){.kind = BASE};
    if (list->cursor.bad || (begin == 0 && end == 0))
        return false;
    if (begin == UINT64_MAX) {
        list->base = end;
        return true;
    }
    *item = (struct item){.kind = OFFSET_PAIR, .begin = list->base + begin, .end = list->base + end};
    if (list->locations)
        item->expression = dwarf_read_block(&list->cursor, dwarf_read_fixed(&list->cursor, 2));
    return !list->cursor.bad;
}

/* Reads the next item; false at the end of the list, or if it is damaged. */
static bool next_item(struct list *list, struct item *item)
{
    uint64_t kind;

    if (list->pairs)
        return next_pair(list, item);
    kind = dwarf_read_fixed(&list->cursor, 1);
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

static struct list list_at(const struct dwarf *dwarf, const struct dwarf_entry *entry, bool locations)
{
    struct list list = {.dwarf = dwarf, .unit = &dwarf->units[entry->unit], .locations = locations};
    enum dwarf_section_kind kind = locations ? list.unit->location_section : list.unit->range_section;

    list.pairs = kind == DWARF_SECTION_LOC || kind == DWARF_SECTION_RANGES;
    list.cursor =
        dwarf_cursor_at(dwarf_section_block(dwarf->sections, kind), locations ? entry->location_list : entry->ranges);
    list.base = list.unit->low;
    return list;
}

bool dwarf_holds(const struct dwarf *dwarf, const struct dwarf_entry *entry, uint64_t offset)
{
    uint64_t address = dwarf->sections->code + offset;
    struct list list;
    struct item item;

    if (entry->low.set && entry->high.set)
        return address >= entry->low.value && address < entry->high.value;
    if (entry->ranges == DWARF_NONE)
        return false;
    list = list_at(dwarf, entry, false);
    return find_item(&list, address, &item);
}

void dwarf_visit_ranges(const struct dwarf *dwarf, const struct dwarf_entry *entry,
                        bool (*visit)(void *context, uint64_t begin, uint64_t end), void *context)
{
    uint64_t code = dwarf->sections->code;
    struct list list;
    struct item item;

    if (entry->low.set && entry->high.set)
        visit(context, entry->low.value - code, entry->high.value - code);
    else if (entry->ranges != DWARF_NONE) {
        list = list_at(dwarf, entry, false);
        while (next_item(&list, &item) && visit(context, item.begin - code, item.end - code))
            ;
    }
}

struct dwarf_block dwarf_location_at(const struct dwarf *dwarf, const struct dwarf_entry *entry, uint64_t offset)
{
    struct list list;
    struct item item = {0};

    if (entry->location.bytes || entry->location_list == DWARF_NONE)
        return entry->location;
    list = list_at(dwarf, entry, true);
    return find_item(&list, dwarf->sections->code + offset, &item) ? item.expression : (struct dwarf_block){0};
}
