/* fifo.c - a ring of lines with running numbers. */
#include "scopes/fifo.h"

#include <stdlib.h>
#include <string.h>

bool gpu_fifo_init(struct gpu_fifo *fifo, uint32_t size)
{
    memset(fifo, 0, sizeof(*fifo));
    fifo->size = size;
    fifo->lines = calloc(size, sizeof(*fifo->lines));
    return fifo->lines != NULL;
}

void gpu_fifo_free(struct gpu_fifo *fifo)
{
    free(fifo->lines);
    memset(fifo, 0, sizeof(*fifo));
}

uint64_t gpu_fifo_push(struct gpu_fifo *fifo, uint32_t line)
{
    fifo->lines[fifo->next % fifo->size] = line;
    return fifo->next++;
}

uint32_t gpu_fifo_pop(struct gpu_fifo *fifo, uint64_t *number)
{
    *number = fifo->head++;
    return fifo->lines[*number % fifo->size];
}
