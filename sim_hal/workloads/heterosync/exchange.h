/* exchange.h - the LocalExch barriers: which data a work-group has while it is handed on in its CU and beyond. */
#ifndef EXCHANGE_H
#define EXCHANGE_H

#include "heterosync.h"

/* A work-group has the data of number place + moved: place stays in its CU, moved is the same for all. */
static uint item_at(uint place, uint moved)
{
    uint data = place + moved < group_count() ? place + moved : place + moved - group_count();

    return data * (uint)get_local_size(0) + item_id();
}

/* The next place of the same CU, after the last one the first. */
static uint next_of_cu(uint place, uint cus)
{
    return place + cus < group_count() ? place + cus : group_id() % cus;
}

#endif
