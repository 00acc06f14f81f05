/* strings.c - see strings.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/view/strings.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

#define FIRST_ROOM 64u

static uint32_t hash_of(const char *text)
{
    uint32_t hash = 2166136261u;

    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 16777619u;
    return hash;
}

/* The place of a text in the table, or the free place where it belongs. */
static uint32_t *place_of(const struct view_strings *strings, const char *text)
{
    uint32_t at = hash_of(text) & (strings->place_count - 1);

    SIM_REQUIRE(strings->count < strings->place_count);
    while (strings->places[at] && strcmp(strings->texts[strings->places[at] - 1], text) != 0)
        at = (at + 1) & (strings->place_count - 1);
    return &strings->places[at];
}

/* Gets space for one more, with at least half of the places free. */
static bool grow(struct view_strings *strings)
{
    uint32_t room = strings->room ? 2 * strings->room : FIRST_ROOM;
    char **texts;
    uint32_t *places;

    if (strings->count < strings->room)
        return true;
    if (room > UINT32_MAX / 4)
        return false;
    texts = realloc(strings->texts, room * sizeof(*texts));
    if (!texts)
        return false;
    strings->texts = texts;
    places = calloc(2 * (size_t)room, sizeof(*places));
    if (!places)
        return false;
    free(strings->places);
    strings->places = places;
    strings->place_count = 2 * room;
    strings->room = room;
    for (uint32_t i = 0; i < strings->count; i++)
        *place_of(strings, strings->texts[i]) = i + 1;
    return true;
}

uint32_t view_strings_add(struct view_strings *strings, const char *text)
{
    uint32_t *place;
    char *copy;

    if (!grow(strings)) {
        strings->out_of_memory = true;
        return 0;
    }
    place = place_of(strings, text);
    if (*place)
        return *place - 1;
    copy = strdup(text);
    if (!copy) {
        strings->out_of_memory = true;
        return 0;
    }
    SIM_REQUIRE(strings->count < strings->room);
    strings->texts[strings->count++] = copy;
    *place = strings->count;
    return strings->count - 1;
}

void view_strings_free(struct view_strings *strings)
{
    for (uint32_t i = 0; i < strings->count; i++)
        free(strings->texts[i]);
    free(strings->texts);
    free(strings->places);
    *strings = (struct view_strings){0};
}
