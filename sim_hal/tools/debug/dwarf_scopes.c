/* dwarf_scopes.c - see scopes.h. */
#include "tools/debug/dwarf_scopes.h"

#include "dwarf/lists.h"

static bool is_function(const struct dwarf_entry *entry)
{
    return entry->tag == DWARF_SUBPROGRAM || entry->tag == DWARF_INLINED;
}

static bool is_scope(const struct dwarf_entry *entry)
{
    return is_function(entry) || entry->tag == DWARF_LEXICAL_BLOCK;
}

/* Blocks without bounds of their own have those of the scope around them. */
static bool has_bounds(const struct dwarf_entry *entry)
{
    return entry->low.set || entry->ranges != DWARF_NONE;
}

/*
 * The last scope of the table that holds an address: entries inside others stand behind these. DWARF_NONE:
 * there is none.
 */
static uint32_t innermost(const struct dwarf *dwarf, uint64_t address)
{
    uint32_t found = DWARF_NONE;

    for (uint32_t i = 0; i < dwarf->entry_count;) {
        const struct dwarf_entry *entry = &dwarf->entries[i];

        if (!is_scope(entry) || (!has_bounds(entry) && entry->tag == DWARF_LEXICAL_BLOCK)) {
            i++;
        } else if (dwarf_holds(dwarf, entry, address)) {
            found = i++;
        } else {
            i = entry->end > i ? entry->end : i + 1;
        }
    }
    return found;
}

/* The function of a scope: the next one outwards, inlined or not. */
static uint32_t function_of(const struct dwarf *dwarf, uint32_t scope, bool inlined)
{
    while (scope != DWARF_NONE) {
        const struct dwarf_entry *entry = &dwarf->entries[scope];

        if (entry->tag == DWARF_SUBPROGRAM || (inlined && entry->tag == DWARF_INLINED))
            return scope;
        scope = entry->parent;
    }
    return DWARF_NONE;
}

uint32_t dwarf_visible_at(const struct dwarf *dwarf, uint64_t address, struct dwarf_visible visible[DWARF_VISIBLE_MOST])
{
    uint32_t scope = innermost(dwarf, address), count = 0;

    for (; scope != DWARF_NONE; scope = dwarf->entries[scope].parent) {
        uint32_t next;

        if (!is_scope(&dwarf->entries[scope]))
            continue;
        for (uint32_t i = scope + 1; i < dwarf->entries[scope].end && count < DWARF_VISIBLE_MOST; i = next) {
            const struct dwarf_entry *entry = &dwarf->entries[i];

            next = entry->end > i ? entry->end : i + 1;
            if (entry->tag != DWARF_VARIABLE && entry->tag != DWARF_PARAMETER)
                continue;
            visible[count++] = (struct dwarf_visible){
                .variable = i, .function = function_of(dwarf, scope, true), .frame = function_of(dwarf, scope, false)};
        }
    }
    return count;
}
