/* serial_oclgrind.c - see serial.h. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "serial.h"

#define LINE_BYTES 4096

/* The value behind a word such as "size=" of a line; 0 without it. */
static uint64_t number_behind(const char *line, const char *word)
{
    const char *at = strstr(line, word);

    return at ? strtoull(at + strlen(word), NULL, 10) : 0;
}

/* Takes out a word of a header, with the blank before it. */
static void drop_word(char *line, const char *begin)
{
    char *at = strstr(line, begin);

    if (at) {
        size_t length = 1 + strcspn(at + 1, " >");
        memmove(at, at + length, strlen(at + length) + 1);
    }
}

static void print_random(const char *line)
{
    const char *at = strstr(line, " random=");
    uint32_t seed, factors;
    uint64_t below, count = number_behind(line, "size=") / 4;

    if (sscanf(at, " random=%" SCNu32 ":%" SCNu64 ":%" SCNu32, &seed, &below, &factors) != 3)
        exit(2);
    uint32_t *numbers = random_words(count, seed, below, factors);
    for (uint64_t i = 0; i < count; i++)
        printf(" %" PRIu32, numbers[i]);
    free(numbers);
}

void expand(void)
{
    char line[LINE_BYTES];

    while (fgets(line, sizeof(line), stdin)) {
        char *end = strchr(line, '>');
        if (*line != '<' || !end) {
            fputs(line, stdout);
            continue;
        }
        int is_random = strstr(line, " random=") != NULL, is_result = strstr(line, " expect-checksum=") != NULL;
        char whole[LINE_BYTES];
        strcpy(whole, line);
        drop_word(line, " random=");
        drop_word(line, " expect");
        drop_word(line, " dump");
        end = strchr(line, '>');
        printf("%.*s%s>", (int)(end - line), line, is_result ? " dump" : "");
        if (is_random) {
            print_random(whole);
            putchar('\n');
        } else {
            fputs(end + 1, stdout);
        }
    }
}

void print_dumped(void)
{
    char line[LINE_BYTES];
    uint32_t *values = NULL;
    size_t count = 0, held = 0;

    while (fgets(line, sizeof(line), stdin)) {
        const char *equals = strstr(line, "] = ");
        if (strncmp(line, "Argument '", 10) == 0) {
            if (values)
                print_checksum("oclgrind", "result", values, held);
            count = number_behind(line, "': ") / 4;
            held = 0;
            values = words(count);
        } else if (equals && held < count) {
            values[held++] = (uint32_t)strtoll(equals + 4, NULL, 10);
        }
    }
    if (values)
        print_checksum("oclgrind", "result", values, held);
}
