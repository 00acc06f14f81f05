/* support_mutate.c - see support_mutate.h. */
#include "support_mutate.h"

#include <stdlib.h>
#include <string.h>

#include "random.h"

#define GROWTH_MOST  4096u
#define CHANGES_MOST 8u

uint32_t support_random(uint64_t *state)
{
    return (uint32_t)(random_mixed(state) >> 32);
}

size_t support_below(uint64_t *state, size_t limit)
{
    return limit ? support_random(state) % limit : 0;
}

/* Replaces [at, at + removed) by other text, unless that would grow beyond the room there is. */
static void splice(struct support_text *text, size_t room, size_t at, size_t removed, const char *put,
                   size_t put_length)
{
    if (text->length - removed + put_length > room)
        return;
    memmove(text->text + at + put_length, text->text + at + removed, text->length - at - removed);
    memcpy(text->text + at, put, put_length);
    text->length = text->length - removed + put_length;
}

static void put_word(uint64_t *state, struct support_text *text, size_t room, const char *const *words)
{
    size_t count = 0, at = support_below(state, text->length + 1);

    while (words[count])
        count++;
    if (count) {
        const char *word = words[support_below(state, count)];
        splice(text, room, at, 0, word, strlen(word));
    }
}

static int is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

static void change_number(uint64_t *state, struct support_text *text, size_t room)
{
    static const char *const numbers[] = {"0",
                                          "-1",
                                          "255",
                                          "256",
                                          "65536",
                                          "2147483648",
                                          "1e9",
                                          "0x7f",
                                          "4294967296",
                                          "18446744073709551615",
                                          "99999999999999999999",
                                          ""};
    size_t at = support_below(state, text->length), end;
    const char *number = numbers[support_below(state, sizeof(numbers) / sizeof(numbers[0]))];

    while (at < text->length && !is_digit(text->text[at]))
        at++;
    for (end = at; end < text->length && is_digit(text->text[end]);)
        end++;
    splice(text, room, at, end - at, number, strlen(number));
}

static void copy_piece(uint64_t *state, struct support_text *text, size_t room)
{
    char piece[128];
    size_t from = support_below(state, text->length);
    size_t length = 1 + support_below(state, sizeof(piece) - 1);

    if (length > text->length - from)
        length = text->length - from;
    memcpy(piece, text->text + from, length);
    splice(text, room, support_below(state, text->length + 1), 0, piece, length);
}

/* Two lines change places, or one goes. */
static void move_line(uint64_t *state, struct support_text *text, size_t room)
{
    char line[256];
    size_t start = support_below(state, text->length), end = start;

    while (start > 0 && text->text[start - 1] != '\n')
        start--;
    while (end < text->length && text->text[end] != '\n')
        end++;
    end += end < text->length;
    if (end - start > sizeof(line))
        return;
    size_t length = end - start;
    memcpy(line, text->text + start, length);
    splice(text, room, start, length, "", 0);
    if (support_random(state) % 2)
        splice(text, room, support_below(state, text->length + 1), 0, line, length);
}

static void change(uint64_t *state, struct support_text *text, size_t room, const char *const *words)
{
    char byte = (char)support_random(state);
    size_t at = support_below(state, text->length);

    if (text->length == 0) {
        put_word(state, text, room, words);
        return;
    }
    switch (support_random(state) % 8) {
    case 0:
        text->text[at] = byte;
        break;
    case 1:
        text->text[at] = (char)(text->text[at] ^ (1 << support_below(state, 7)));
        break;
    case 2: {
        size_t removed = 1 + support_below(state, 16);
        splice(text, room, at, removed < text->length - at ? removed : text->length - at, "", 0);
        break;
    }
    case 3:
        copy_piece(state, text, room);
        break;
    case 4:
        move_line(state, text, room);
        break;
    case 5:
        change_number(state, text, room);
        break;
    case 6:
        if (support_random(state) % 4 == 0)
            text->length = at;
        break;
    default:
        put_word(state, text, room, words);
        break;
    }
}

struct support_text support_mutate(uint64_t *state, const char *base, size_t length, const char *const *words)
{
    size_t room = length + GROWTH_MOST;
    struct support_text text = {malloc(room), length};
    char *exact;

    if (!text.text)
        abort();
    memcpy(text.text, base, length);
    for (size_t left = 1 + support_below(state, 1 + support_below(state, CHANGES_MOST)); left; left--)
        change(state, &text, room, words);
    exact = realloc(text.text, text.length ? text.length : 1);
    if (exact)
        text.text = exact;
    return text;
}
