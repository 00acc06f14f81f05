/* words.c - words of memory, a page at a time as they are touched. */
#include "race/words.h"

#include <stdlib.h>
#include <string.h>

#include "race/kinds.h"

#define PAGE_WORDS     1024u
#define PAGE_BYTES     4096u
#define FIRST_CAPACITY 2u

_Static_assert(PAGE_BYTES == PAGE_WORDS * RACE_WORD_BYTES, "a page is its words");

struct race_page {
    struct race_word words[PAGE_WORDS];
};

static bool reach_page(struct race_words *words, uint64_t number)
{
    uint64_t count = words->page_count ? words->page_count : 1;
    struct race_page **pages;

    while (count <= number)
        count *= 2;
    pages = realloc(words->pages, count * sizeof(struct race_page *));
    if (!pages)
        return false;
    memset(pages + words->page_count, 0, (count - words->page_count) * sizeof(struct race_page *));
    words->pages = pages;
    words->page_count = count;
    return true;
}

struct race_word *race_word_at(struct race_words *words, uint64_t address)
{
    uint64_t number = address / PAGE_BYTES;

    if (number >= words->page_count && !reach_page(words, number))
        return NULL;
    if (!words->pages[number])
        words->pages[number] = calloc(1, sizeof(struct race_page));
    return words->pages[number] ? &words->pages[number]->words[address % PAGE_BYTES / RACE_WORD_BYTES] : NULL;
}

bool race_word_record(struct race_word *word, const struct race_record *record)
{
    uint32_t capacity = word->capacity ? 2 * word->capacity : FIRST_CAPACITY;
    struct race_record *records;

    if (word->count == word->capacity) {
        records = realloc(word->records, capacity * sizeof(*records));
        if (!records)
            return false;
        word->records = records;
        word->capacity = capacity;
    }
    word->records[word->count++] = *record;
    return true;
}

void race_word_forget_releases(struct race_word *word)
{
    while (word->releases) {
        struct race_release *next = word->releases->next;

        race_clock_drop(word->releases->clock);
        free(word->releases);
        word->releases = next;
    }
}

struct race_release *race_word_release(struct race_word *word, uint8_t scope, uint32_t group)
{
    struct race_release *release = word->releases;

    while (release && (release->scope != scope || (scope == RACE_SCOPE_GROUP && release->group != group)))
        release = release->next;
    if (release)
        return release;
    release = calloc(1, sizeof(*release));
    if (!release)
        return NULL;
    release->scope = scope;
    release->group = group;
    release->next = word->releases;
    word->releases = release;
    return release;
}

bool race_word_suspect(struct race_word *word, const struct race_end ends[2])
{
    if (!word->suspect) {
        word->suspect = calloc(1, sizeof(*word->suspect));
        if (!word->suspect)
            return false;
        memcpy(word->suspect->ends, ends, sizeof(word->suspect->ends));
    }
    word->suspect->count++;
    return true;
}

void race_word_is_atomic(struct race_word *word)
{
    word->atomic = true;
    free(word->suspect);
    word->suspect = NULL;
}

static bool convict_page(struct race_page *page, uint64_t address, struct race_findings *findings)
{
    bool good = true;

    for (uint32_t i = 0; i < PAGE_WORDS; i++) {
        struct race_word *word = &page->words[i];

        if (!word->suspect)
            continue;
        good &= race_note(findings, address + (uint64_t)i * RACE_WORD_BYTES, word->suspect->ends, word->suspect->count);
        free(word->suspect);
        word->suspect = NULL;
    }
    return good;
}

bool race_words_convict(struct race_words *words, struct race_findings *findings)
{
    bool good = true;

    for (uint64_t i = 0; i < words->page_count; i++) {
        if (words->pages[i])
            good &= convict_page(words->pages[i], i * PAGE_BYTES, findings);
    }
    return good;
}

static void free_page(struct race_page *page)
{
    for (uint32_t i = 0; i < PAGE_WORDS; i++) {
        free(page->words[i].records);
        free(page->words[i].suspect);
        race_word_forget_releases(&page->words[i]);
    }
    free(page);
}

void race_words_clear(struct race_words *words)
{
    for (uint64_t i = 0; i < words->page_count; i++) {
        if (words->pages[i])
            free_page(words->pages[i]);
    }
    free(words->pages);
    words->pages = NULL;
    words->page_count = 0;
}
