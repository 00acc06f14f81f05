/* SPDX-License-Identifier: MIT */
/* core.c - bitmaps, lists, ranges and sending. */
#include "core.h"

#ifdef __OPTIMIZE_SIZE__
#include "core_inline.h"
#endif

void cp_fail(struct cp *cp, enum cp_module module, uint32_t number)
{
    if (!cp->panic) {
        cp->panic = (uint32_t)module << 16 | number;
#if CP_HOST
        cp_panicked(cp->panic);
#endif
    }
}

#if CP_HOST
__attribute__((weak)) void cp_panicked(uint32_t panic)
{
    (void)panic;
}
#endif

#if CP_CHECKS
__attribute__((weak)) void cp_requirement_failed(const char *file, uint32_t line, const char *text)
{
    (void)file;
    (void)line;
    (void)text;
}

void cp_require_failed(const struct cp *cp, enum cp_module module, const char *file, uint32_t line, const char *text)
{
    if (cp)
        cp_fail((struct cp *)(uintptr_t)cp, module, CP_REQUIRED | line);
    cp_requirement_failed(file, line, text);
}
#endif

static bool send_memory(struct cp *cp, enum cp_command_opcode opcode, uint64_t address, uint64_t value, uint32_t bytes)
{
    struct cp_command *command = cp_command_begin(cp, opcode, CP_COMMAND_LENGTH(memory));

    if (!command)
        return false;
    command->memory.address = address;
    command->memory.value = value;
    command->memory.bytes = bytes;
    command->memory.reserved0 = 0;
    cp_command_send(cp);
    return true;
}

bool cp_send_store(struct cp *cp, uint64_t address, uint64_t value, uint32_t bytes)
{
    CP_REQUIRE(cp, CORE, bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8);
    return send_memory(cp, CP_COMMAND_STORE, address, value, bytes);
}

bool cp_send_signal(struct cp *cp, uint64_t signal)
{
    if (!send_memory(cp, CP_COMMAND_ADD, signal + __builtin_offsetof(struct cp_signal, value), UINT64_MAX, 8))
        return false;
    if (CP_BARRIER_PACKETS && cp->poll_at > cp->now + 1)
        cp->poll_at = cp->now + 1;
    return true;
}

uint32_t cp_lowest_bit(uint32_t word)
{
    /* A de Bruijn sequence: cores without a count instruction would call the compiler's library for the builtin. */
    static const uint8_t position[32] = {0,  1,  28, 2,  29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4,  8,
                                         31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6,  11, 5,  10, 9};

    return position[(word & (0u - word)) * 0x077cb531u >> 27];
}

uint32_t cp_bits_next(const uint32_t *bits, uint32_t words, uint32_t start)
{
    uint32_t word = start >> 5;
    uint32_t found = bits[word] & ~0u << (start & 31u);

    CP_REQUIRE(NULL, CORE, words && start < 32 * words);
    for (uint32_t left = words; !found; left--) {
        if (!left)
            return CP_NONE;
        word = word + 1 < words ? word + 1 : 0;
        found = bits[word];
    }
    return word << 5 | cp_lowest_bit(found);
}

uint32_t cp_bits_next_summed(const uint32_t *bits, uint32_t summary, uint32_t start)
{
    uint32_t word = start >> 5, masked = bits[word] & ~0u << (start & 31u), later = summary & ~1u << word;

    CP_REQUIRE(NULL, CORE, start < 1024);
    if (!masked) {
        if (!summary)
            return CP_NONE;
        word = cp_lowest_bit(later ? later : summary);
        masked = bits[word];
    }
    return word << 5 | cp_lowest_bit(masked);
}

void cp_bits_fill(uint32_t *bits, uint32_t words, uint32_t count)
{
    CP_REQUIRE(NULL, CORE, count <= 32 * words);
    for (uint32_t i = 0; i < words; i++, count -= count < 32 ? count : 32)
        bits[i] = count < 32 ? (1u << count) - 1 : ~0u;
}

void cp_list_clear(struct cp_list *list)
{
    list->head = CP_NONE;
    list->tail = CP_NONE;
    list->count = 0;
}

void cp_list_prepend(struct cp *cp, struct cp_list *list, enum cp_link_kind kind, uint32_t slot)
{
    struct cp_link *link = cp_link_at(cp, kind, slot);

    CP_REQUIRE(cp, CORE, slot < cp->config.wg_slots && cp_list_is_sound(list) && list->head != slot);
    link->next = list->head;
    link->previous = CP_NONE;
    if (list->head == CP_NONE)
        list->tail = (uint16_t)slot;
    else
        cp_link_at(cp, kind, list->head)->previous = (uint16_t)slot;
    list->head = (uint16_t)slot;
    list->count++;
}

#if CP_HOST
void cp_wake_request(struct cp *cp, uint32_t queue)
{
    if (!cp->requests[queue].asked)
        return;
    cp_bit_set(cp->requests_due, queue);
    cp->host_due = true;
    cp->commands_pending = true;
}
#endif
