/* bundle.c - see bundle.h. */
#include "code/bundle.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code/elf.h"
#include "engine/reserve.h"

#define GPU         "gfx803"
#define SECTION     ".hip_fatbin"
#define MAGIC       "__CLANG_OFFLOAD_BUNDLE__"
#define MAGIC_BYTES (sizeof(MAGIC) - 1)
#define COMPRESSED  "CCOB"
#define HEAD_BYTES  (MAGIC_BYTES + 8) /* and the number of entries */
#define ENTRY_BYTES 24u               /* offset, size, length of the name; the name follows */
#define OTHERS      200u

/* A search through bundles. */
struct search {
    struct code_bytes file;
    struct code_found *found;
    const struct code_error *error;
    char others[OTHERS]; /* the GPUs of objects that are not taken, separated by commas */
};

static bool begins_with(struct code_bytes bytes, const char *magic)
{
    return code_has(bytes, 0, strlen(magic)) && memcmp(bytes.at, magic, strlen(magic)) == 0;
}

bool code_is_object(struct code_bytes file)
{
    return elf_is(file) || begins_with(file, MAGIC) || begins_with(file, COMPRESSED);
}

/* The GPU of an entry's name: gfx906 of hipv4-amdgcn-amd-amdhsa--gfx906:sramecc+:xnack-. */
static struct code_text gpu_of(struct code_text name)
{
    const char *colon = memchr(name.at, ':', name.length);
    size_t end = colon ? (size_t)(colon - name.at) : name.length, start = end;

    while (start && name.at[start - 1] != '-')
        start--;
    return (struct code_text){name.at + start, end - start};
}

static bool is_gpu(struct code_text gpu)
{
    return gpu.length > 3 && memcmp(gpu.at, "gfx", 3) == 0;
}

/* Keeps the name of a GPU for the error, once. */
static void note_other(struct search *search, struct code_text gpu)
{
    size_t used = strlen(search->others);
    char name[24];

    snprintf(name, sizeof name, "%.*s", (int)(gpu.length < 20 ? gpu.length : 20), gpu.at);
    if (!is_gpu(gpu) || strstr(search->others, name) || used + strlen(name) + 3 > sizeof search->others)
        return;
    snprintf(search->others + used, sizeof search->others - used, "%s%s", used ? ", " : "", name);
}

static bool add(struct search *search, struct code_bytes object)
{
    struct code_found *found = search->found;

    if (!sim_reserve(&found->objects, &found->capacity, found->count, sizeof *found->objects))
        return code_out_of_memory(search->error);
    found->objects[found->count++] = object;
    return true;
}

/* Reads the entry at offset *at of the bundle, which begins at offset start of the file; *end receives where its object ends. */
static bool read_entry(struct search *search, uint64_t start, uint64_t *at, uint64_t *end)
{
    struct code_bytes bundle = code_part(search->file, start, search->file.size - start);
    struct code_text gpu;
    uint64_t offset, size, length;

    if (!code_has(bundle, *at, ENTRY_BYTES))
        return code_fail(search->error, start, "the file ends in the table of a bundle");
    offset = code_u64(bundle, *at);
    size = code_u64(bundle, *at + 8);
    length = code_u64(bundle, *at + 16);
    if (!code_has(bundle, *at + ENTRY_BYTES, length))
        return code_fail(search->error, start + *at, "the file ends in the name of a bundle's entry");
    gpu = gpu_of((struct code_text){(const char *)bundle.at + *at + ENTRY_BYTES, (size_t)length});
    if (!code_has(bundle, offset, size))
        return code_fail(search->error, start + *at,
                         "a bundle's object of %" PRIu64 " bytes, which the file ends before", size);
    *at += ENTRY_BYTES + length;
    if (offset + size > *end)
        *end = offset + size;
    if (code_text_is(gpu, GPU))
        return add(search, code_part(bundle, offset, size));
    note_other(search, gpu);
    return true;
}

/* Reads the bundle at offset *start of the file; *start receives its end. */
static bool read_bundle(struct search *search, uint64_t *start)
{
    struct code_bytes bundle = code_part(search->file, *start, search->file.size - *start);
    uint64_t count, at = HEAD_BYTES, end = HEAD_BYTES;

    if (!code_has(bundle, 0, HEAD_BYTES))
        return code_fail(search->error, *start, "the file ends in the head of a bundle");
    count = code_u64(bundle, MAGIC_BYTES);
    for (uint64_t i = 0; i < count; i++)
        if (!read_entry(search, *start, &at, &end))
            return false;
    *start += end > at ? end : at;
    return true;
}

/* The offset of the next bundle from offset on; that of the end if there is none. */
static uint64_t next_bundle(struct code_bytes file, uint64_t offset, uint64_t end)
{
    while (offset < end && end - offset >= MAGIC_BYTES) {
        const uint8_t *at = memchr(file.at + offset, MAGIC[0], end - offset - MAGIC_BYTES + 1);

        if (!at)
            return end;
        offset = (uint64_t)(at - file.at);
        if (memcmp(at, MAGIC, MAGIC_BYTES) == 0)
            return offset;
        offset++;
    }
    return end;
}

/* Reads the bundles of a part of the file. */
static bool read_bundles(struct search *search, uint64_t offset, uint64_t size)
{
    uint64_t end = offset + size, at = next_bundle(search->file, offset, end);

    if (code_has(search->file, offset, 4) && begins_with(code_part(search->file, offset, size), COMPRESSED))
        return code_fail(search->error, offset,
                         "a compressed bundle; compile without --offload-compress, or with --no-offload-compress");
    if (at == end)
        return code_fail(search->error, offset, "a bundle of clang's offloading was expected");
    while (at < end) {
        if (!read_bundle(search, &at))
            return false;
        at = at < end ? next_bundle(search->file, at, end) : end;
    }
    if (search->found->count)
        return true;
    if (!*search->others)
        return code_fail(search->error, offset, "no code object of a GPU; compile with --offload-arch=" GPU);
    return code_fail(search->error, offset, "code for %s only; compile with --offload-arch=" GPU, search->others);
}

/* The bundles of a program or library of the host. */
static bool read_host(struct search *search, const struct elf_file *elf)
{
    for (uint32_t i = 0; i < elf->section_count; i++) {
        struct elf_section section = elf_section(elf, i);
        struct code_bytes bytes;

        if (!code_text_is(section.name, SECTION))
            continue;
        if (!elf_section_bytes(elf, &section, &bytes, search->error))
            return false;
        if (bytes.size)
            return read_bundles(search, section.offset, bytes.size);
    }
    return code_fail(
        search->error, CODE_NOWHERE,
        "neither a code object nor a program or library with GPU code: machine %u, and no section " SECTION,
        elf->machine);
}

bool code_find(struct code_bytes file, struct code_found *found, const struct code_error *error)
{
    struct search search = {.file = file, .found = found, .error = error};
    struct elf_file elf;

    *found = (struct code_found){0};
    if (!elf_is(file))
        return read_bundles(&search, 0, file.size);
    if (!elf_open(&elf, file, error))
        return false;
    return elf.machine == ELF_AMDGPU ? add(&search, file) : read_host(&search, &elf);
}

void code_found_free(struct code_found *found)
{
    free(found->objects);
    *found = (struct code_found){0};
}
