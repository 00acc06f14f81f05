/* fifo.c - a ring of lines with running numbers. */
#include "scopes/fifo.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

bool scopes_fifo_init(struct scopes_fifo *fifo, uint32_t size)
{
    SIM_REQUIRE(size >= 1);
    memset(fifo, 0, sizeof(*fifo));
    fifo->size = size;
    fifo->lines = calloc(size, sizeof(*fifo->lines));
    return fifo->lines != NULL;
}

void scopes_fifo_free(struct scopes_fifo *fifo)
{
    free(fifo->lines);
    memset(fifo, 0, sizeof(*fifo));
}

uint64_t scopes_fifo_push(struct scopes_fifo *fifo, uint32_t line)
{
    SIM_REQUIRE(!scopes_fifo_full(fifo));
    fifo->lines[fifo->next % fifo->size] = line;
    return fifo->next++;
}

uint32_t scopes_fifo_pop(struct scopes_fifo *fifo, uint64_t *number)
{
    SIM_REQUIRE(scopes_fifo_count(fifo) > 0);
    *number = fifo->head++;
    return fifo->lines[*number % fifo->size];
}
