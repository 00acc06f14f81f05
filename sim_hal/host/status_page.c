/* status_page.c - see status_page.h. */
#include "host/status_page.h"

#include <stdlib.h>

#include "engine/require.h"
#include "onward/config.h"
#include "onward/status.h"

bool host_status_page_place(struct mem *memory, uint64_t workgroups, struct cp_range *page)
{
    uint64_t slots = workgroups < CP_MAX_WGS ? workgroups : CP_MAX_WGS;

    page->bytes = (1 + CP_MAX_KERNELS + slots) * CP_STATUS_RECORD;
    page->base = mem_allocate(memory, page->bytes, CP_STATUS_RECORD, MEM_RIGHTS_NONE);
    return page->base != 0;
}

static void print_lines(const void *page, uint32_t records, const char *prefix, FILE *stream)
{
    char line[CP_STATUS_LINE];

    for (uint32_t i = 0; i <= records; i++) {
        cp_status_line(page, i, line, sizeof(line));
        fprintf(stream, "%s  %s\n", prefix, line);
    }
}

void host_status_page_print(const struct mem *memory, const struct cp_range *page, uint32_t number, const char *prefix,
                            FILE *stream)
{
    uint64_t *copy = malloc(page->bytes);
    uint32_t records;

    SIM_REQUIRE(page->bytes >= CP_STATUS_RECORD);
    if (!copy) {
        fprintf(stream, "%s  out of memory\n", prefix);
        return;
    }
    mem_read(memory, page->base, copy, page->bytes);
    records = cp_status_records(copy, page->bytes, number);
    if (records == CP_STATUS_BAD)
        fprintf(stream, "%s  the page is not whole\n", prefix);
    else
        print_lines(copy, records, prefix, stream);
    free(copy);
}
