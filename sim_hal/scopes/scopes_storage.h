/*
 * scopes_storage.h - how many bits scoped synchronisation takes in L1s and in the home (docs/guide/scopes.md).
 */
#ifndef SIM_HAL_SCOPES_SCOPES_STORAGE_H
#define SIM_HAL_SCOPES_SCOPES_STORAGE_H

#include "engine/parameters.h"

#define SCOPES_STORAGE_ROWS 11u

struct scopes_storage_row {
    const char *part;
    uint64_t entries;
    uint64_t bits; /* an entry */
    const char *modes;
    const char *fields;
};

/* What l1.mode=combine adds, for the number of compute units and the sizes of the parameters. Parts of a switch that is off are
 * counted as if it were on; tables of 0 entries have none. A number of a line has as many bits as the memory needs. Every table
 * is searched by all its entries at once, so each entry has a comparator besides. */
void scopes_storage(const struct parameters *parameters, struct scopes_storage_row rows[SCOPES_STORAGE_ROWS]);

#endif
