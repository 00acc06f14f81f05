/* fifo.c - a ring of lines with running numbers. */
#include "scopes/fifo.h"

#include <stdlib.h>
#include <string.h>

bool scopes_fifo_init(struct scopes_fifo *fifo, uint32_t size)
{
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
    fifo->lines[fifo->next % fifo->size] = line;
    return fifo->next++;
}

uint32_t scopes_fifo_pop(struct scopes_fifo *fifo, uint64_t *number)
{
    *number = fifo->head++;
    return fifo->lines[*number % fifo->size];
}
