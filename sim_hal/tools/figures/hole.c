/* hole.c - the words of a hole. */
#include <ctype.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "tools/figures/figures.h"

#define WIDTH_LEAST 160.0
#define WIDTH_MOST  4000.0

bool figures_complain(const struct figures *figures, const char *format, ...)
{
    char message[512];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(message, sizeof(message), format, arguments);
    va_end(arguments);
    cli_complain("%s:%" PRIu32 ": %s", figures->template_path, figures->line, message);
    return false;
}

/* Words */

/* The next word, in quotes or up to a space; text is changed. NULL at the end. */
static char *next_word(char **at, bool *quoted)
{
    char *word;

    while (isspace((unsigned char)**at))
        (*at)++;
    if (!**at)
        return NULL;
    *quoted = **at == '"';
    if (*quoted) {
        word = ++*at;
        while (**at && **at != '"')
            (*at)++;
    } else {
        word = *at;
        while (**at && !isspace((unsigned char)**at))
            (*at)++;
    }
    if (**at)
        *(*at)++ = 0;
    return word;
}

/* KEY=VALUE with a '.' in KEY is a parameter. */
static bool is_setting(const char *word)
{
    const char *dot = strchr(word, '.'), *equals = strchr(word, '=');

    return dot && equals && dot < equals && !strchr(word, ':');
}

static bool take_setting(struct figures_hole *hole, const char *word)
{
    if (!strchr(word, ','))
        return cli_settings_add(&hole->context.settings, word);
    hole->sweep = word;
    return true;
}

/* Pixels: from half a column of a paper to a poster. */
static bool take_width(struct figures_hole *hole, const char *number)
{
    char *end;

    hole->width = strtod(number, &end);
    return !*end && hole->width >= WIDTH_LEAST && hole->width <= WIDTH_MOST;
}

/* Takes a word that is an option; false when it is none, *good false when it is a bad one. */
static bool take_option(struct figures_hole *hole, const char *word, char **at, bool *good)
{
    bool quoted;

    if (strcmp(word, "over") == 0) {
        *good = (hole->context.reference = next_word(at, &quoted)) != NULL;
    } else if (strcmp(word, "axis") == 0) {
        *good = (hole->axis = next_word(at, &quoted)) != NULL;
    } else if (strcmp(word, "across") == 0) {
        *good = (hole->across = next_word(at, &quoted)) != NULL;
    } else if (cli_scenario_read(word, &hole->context.scenario)) {
        *good = true;
    } else if (strcmp(word, "log") == 0) {
        hole->logarithmic = true;
    } else if (strncmp(word, "preset=", 7) == 0) {
        hole->context.settings.preset = word + 7;
    } else if (strncmp(word, "suite=", 6) == 0) {
        hole->context.suite = word + 6;
    } else if (strncmp(word, "of=", 3) == 0) {
        hole->context.of = word + 3;
    } else if (strncmp(word, "against=", 8) == 0) {
        hole->context.against = word + 8;
    } else if (strncmp(word, "with=", 5) == 0) {
        hole->context.with = word + 5;
    } else if (strncmp(word, "losses=", 7) == 0) {
        hole->losses = word + 7;
    } else if (strncmp(word, "tiny=", 5) == 0) {
        hole->tiny = word + 5;
    } else if (strncmp(word, "share=", 6) == 0) {
        hole->share = word + 6;
    } else if (strncmp(word, "star=", 5) == 0) {
        hole->star = word + 5;
    } else if (strncmp(word, "groups=", 7) == 0) {
        *good = host_text_u64((struct host_span){word + 7, strlen(word + 7)}, &hole->context.groups);
    } else if (strncmp(word, "line=", 5) == 0) {
        hole->line = strtod(word + 5, NULL);
    } else if (strncmp(word, "width=", 6) == 0) {
        *good = take_width(hole, word + 6);
    } else if (strncmp(word, "lose=", 5) == 0) {
        hole->context.lose = word + 5;
    } else if (strncmp(word, "instead=", 8) == 0) {
        hole->instead = word + 8;
    } else if (strncmp(word, "x=", 2) == 0) {
        hole->x = word + 2;
    } else if (strncmp(word, "y=", 2) == 0) {
        hole->y = word + 2;
    } else if (strncmp(word, "by=", 3) == 0) {
        hole->by = word + 3;
    } else if (strncmp(word, "value=", 6) == 0) {
        hole->value = word + 6;
    } else if (strncmp(word, "where=", 6) == 0) {
        hole->where = word + 6;
    } else if (is_setting(word)) {
        *good = take_setting(hole, word);
    } else {
        return false;
    }
    return true;
}

bool figures_hole_read(const struct figures *figures, const char *text, size_t length, struct figures_hole *hole)
{
    bool good = true, quoted;
    char *at, *word;

    *hole = (struct figures_hole){.text = host_text_copy((struct host_span){text, length})};
    if (!hole->text)
        return figures_complain(figures, "out of memory");
    at = hole->text;
    while (good && (word = next_word(&at, &quoted)) != NULL) {
        if (!quoted && take_option(hole, word, &at, &good))
            continue;
        if (hole->count == FIGURES_WORDS_MOST)
            good = false;
        else
            hole->words[hole->count++] = word;
    }
    if (good && hole->count)
        return true;
    figures_hole_free(hole);
    return figures_complain(figures, "cannot read {{%.*s}}", (int)length, text);
}

void figures_hole_free(struct figures_hole *hole)
{
    free(hole->text);
    hole->text = NULL;
}

uint32_t figures_split(const struct figures *figures, char *word, const char **items, uint32_t most)
{
    uint32_t count = 0;

    for (char *item = word, *comma; item; item = comma ? comma + 1 : NULL) {
        comma = strchr(item, ',');
        if (comma)
            *comma = 0;
        if (count == most || !*item) {
            figures_complain(figures, "expected 1..%" PRIu32 " words with commas between", most);
            return 0;
        }
        items[count++] = item;
    }
    return count;
}
