/* bytes.c - see bytes.h. */
#include "tools/bugs/shadow/bytes.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

#define PAGES_TOGETHER 4096u /* 16 MiB */
#define WORD_BYTES     4u

static uint64_t number_of(uint64_t address)
{
    return address / SHADOW_PAGE_BYTES;
}

static struct shadow_page *find_page(const struct shadow_bytes *bytes, uint64_t address)
{
    uint64_t number = number_of(address), group = number / PAGES_TOGETHER;

    if (group >= bytes->count || !bytes->pages[group])
        return NULL;
    return bytes->pages[group][number % PAGES_TOGETHER];
}

static bool reach_group(struct shadow_bytes *bytes, uint64_t group)
{
    struct shadow_page ***pages;
    uint64_t count = group + 1;

    if (group >= bytes->count) {
        pages = realloc(bytes->pages, count * sizeof(struct shadow_page **));
        if (!pages)
            return false;
        memset(pages + bytes->count, 0, (count - bytes->count) * sizeof(struct shadow_page **));
        bytes->pages = pages;
        bytes->count = count;
    }
    if (!bytes->pages[group])
        bytes->pages[group] = calloc(PAGES_TOGETHER, sizeof(struct shadow_page *));
    return bytes->pages[group] != NULL;
}

/* Returns NULL if the host has no memory. */
static struct shadow_page *reach_page(struct shadow_bytes *bytes, uint64_t address)
{
    uint64_t number = number_of(address), group = number / PAGES_TOGETHER;
    struct shadow_page **page;

    if (!reach_group(bytes, group)) {
        bytes->failed = true;
        return NULL;
    }
    page = &bytes->pages[group][number % PAGES_TOGETHER];
    if (!*page)
        *page = calloc(1, sizeof(**page));
    bytes->failed |= !*page;
    return *page;
}

void shadow_bytes_free(struct shadow_bytes *bytes)
{
    for (uint64_t group = 0; group < bytes->count; group++) {
        for (uint32_t i = 0; bytes->pages[group] && i < PAGES_TOGETHER; i++) {
            if (bytes->pages[group][i])
                free(bytes->pages[group][i]->origins);
            free(bytes->pages[group][i]);
        }
        free(bytes->pages[group]);
    }
    free(bytes->pages);
    *bytes = (struct shadow_bytes){NULL, 0, false};
}

static uint64_t within_page(uint64_t address, uint64_t count)
{
    uint64_t left = SHADOW_PAGE_BYTES - address % SHADOW_PAGE_BYTES;

    return count < left ? count : left;
}

static void forget_origins(struct shadow_page *page, uint64_t first, uint64_t count)
{
    if (page->origins)
        memset(page->origins + first / WORD_BYTES, 0,
               ((first + count + WORD_BYTES - 1) / WORD_BYTES - first / WORD_BYTES) * sizeof(*page->origins));
}

void shadow_bytes_undefine(struct shadow_bytes *bytes, uint64_t address, uint64_t count)
{
    for (uint64_t part; count; address += part, count -= part) {
        struct shadow_page *page = reach_page(bytes, address);

        part = within_page(address, count);
        if (!page)
            return;
        memset(page->bits + address % SHADOW_PAGE_BYTES, 0xff, part);
        forget_origins(page, address % SHADOW_PAGE_BYTES, part);
    }
}

void shadow_bytes_define(struct shadow_bytes *bytes, uint64_t address, uint64_t count)
{
    for (uint64_t part; count; address += part, count -= part) {
        struct shadow_page *page = find_page(bytes, address);

        part = within_page(address, count);
        if (page)
            memset(page->bits + address % SHADOW_PAGE_BYTES, 0, part);
    }
}

bool shadow_bytes_may_be_undefined(const struct shadow_bytes *bytes, uint64_t address, uint64_t count)
{
    SIM_REQUIRE(count && count < SHADOW_PAGE_BYTES);
    return find_page(bytes, address) || (within_page(address, count) < count && find_page(bytes, address + count - 1));
}

bool shadow_bytes_load(const struct shadow_bytes *bytes, uint64_t address, uint32_t count, uint8_t *undefined)
{
    uint8_t any = 0;

    for (uint32_t part; count; address += part, undefined += part, count -= part) {
        const struct shadow_page *page = find_page(bytes, address);

        part = (uint32_t)within_page(address, count);
        if (!page) {
            memset(undefined, 0, part);
            continue;
        }
        memcpy(undefined, page->bits + address % SHADOW_PAGE_BYTES, part);
        for (uint32_t i = 0; i < part; i++)
            any |= undefined[i];
    }
    return any != 0;
}

static void store_origins(struct shadow_page *page, uint64_t first, uint32_t count, uint32_t origin)
{
    SIM_REQUIRE(count);
    if (!page->origins)
        page->origins = calloc(SHADOW_PAGE_BYTES / WORD_BYTES, sizeof(*page->origins));
    for (uint64_t at = first / WORD_BYTES; page->origins && at <= (first + count - 1) / WORD_BYTES; at++)
        page->origins[at] = origin;
}

void shadow_bytes_store(struct shadow_bytes *bytes, uint64_t address, uint32_t count, const uint8_t *undefined,
                        uint32_t origin)
{
    for (uint32_t part; count; address += part, undefined += part, count -= part) {
        struct shadow_page *page = find_page(bytes, address);
        uint8_t any = 0;

        part = (uint32_t)within_page(address, count);
        for (uint32_t i = 0; i < part; i++)
            any |= undefined[i];
        if (!page && any)
            page = reach_page(bytes, address);
        if (!page)
            continue;
        memcpy(page->bits + address % SHADOW_PAGE_BYTES, undefined, part);
        if (any)
            store_origins(page, address % SHADOW_PAGE_BYTES, part, origin);
    }
}

uint32_t shadow_bytes_origin(const struct shadow_bytes *bytes, uint64_t address)
{
    const struct shadow_page *page = find_page(bytes, address);

    return page && page->origins ? page->origins[address % SHADOW_PAGE_BYTES / WORD_BYTES] : 0;
}
