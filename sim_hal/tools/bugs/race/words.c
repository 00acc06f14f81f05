/* words.c - words of memory, a page at a time as they are touched. */
#include "tools/bugs/race/words.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "tools/bugs/race/kinds.h"

#define PAGE_LINES     16u
#define PAGE_BYTES     1024u
#define FIRST_CAPACITY 1u

_Static_assert(RACE_LINE_BYTES == RACE_LINE_WORDS * RACE_WORD_BYTES, "a line is its words");
_Static_assert(PAGE_BYTES == PAGE_LINES * RACE_LINE_BYTES, "a page is its lines");

struct race_page {
    struct race_line lines[PAGE_LINES];
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

struct race_line *race_line_at(struct race_words *words, uint64_t address)
{
    uint64_t number = address / PAGE_BYTES;

    if (number >= words->page_count && !reach_page(words, number))
        return NULL;
    if (!words->pages[number])
        words->pages[number] = calloc(1, sizeof(struct race_page));
    return words->pages[number] ? &words->pages[number]->lines[address % PAGE_BYTES / RACE_LINE_BYTES] : NULL;
}

static size_t bytes_of(uint32_t capacity)
{
    return offsetof(struct race_more, at) + (size_t)capacity * sizeof(struct race_record);
}

/* What a word has besides, with space for a number of records. NULL: the host has no memory. */
static struct race_more *create_more(uint32_t capacity)
{
    struct race_more *more = calloc(1, bytes_of(capacity));

    if (more)
        more->capacity = capacity;
    return more;
}

/* Gives a word that has more space for a number of records. Returns false if the host has no memory. */
static bool reach_records(struct race_word *word, uint32_t capacity)
{
    struct race_more *more = realloc(word->more, bytes_of(capacity));

    if (!more)
        return false;
    more->capacity = capacity;
    word->more = more;
    return true;
}

struct race_more *race_word_more(struct race_word *word)
{
    if (!word->more)
        word->more = create_more(FIRST_CAPACITY);
    return word->more;
}

/* Index of the first record of a list. */
static uint32_t start_of(const struct race_more *more, enum race_list list)
{
    uint32_t start = 0;

    for (uint32_t i = 0; i < list; i++)
        start += more->counts[i];
    return start;
}

void race_word_shorten(struct race_word *word, enum race_list list, uint32_t kept)
{
    struct race_more *more = word->more;
    struct race_record *at;
    uint32_t start, left;

    if (!more || more->counts[list] == kept)
        return;
    SIM_REQUIRE(kept < more->counts[list]);
    start = start_of(more, list);
    at = &more->at[start];
    left = start_of(more, RACE_LISTS) - start - more->counts[list];
    memmove(&at[kept], &at[more->counts[list]], left * sizeof(*at));
    more->counts[list] = kept;
}

static bool append(struct race_word *word, enum race_list list, const struct race_record *record)
{
    uint32_t total = start_of(word->more, RACE_LISTS), end = start_of(word->more, list) + word->more->counts[list];

    if (total == word->more->capacity && !reach_records(word, total + 1 + total / 4))
        return false;
    memmove(&word->more->at[end + 1], &word->more->at[end], (total - end) * sizeof(*record));
    word->more->at[end] = *record;
    word->more->counts[list]++;
    return true;
}

bool race_word_record(struct race_word *word, const struct race_record *record, enum race_kind kind)
{
    bool atomic = race_kind_is_atomic(kind);

    if (!atomic && !word->first.bytes && (!word->more || !word->more->counts[RACE_STORES])) {
        word->first = *record;
        return true;
    }
    if (!race_word_more(word))
        return false;
    if (kind == RACE_LOAD)
        return append(word, RACE_LOADS, record);
    return append(word, atomic ? RACE_ATOMICS : RACE_STORES, record);
}

const struct race_record *race_word_at_back(const struct race_word *word, uint32_t i)
{
    uint32_t ordinary, count;
    const struct race_record *stores = race_word_list(word, RACE_STORES, &ordinary);
    const struct race_record *atomics = race_word_list(word, RACE_ATOMICS, &count);

    if (i < ordinary)
        return &stores[ordinary - 1 - i];
    i -= ordinary;
    if (word->first.bytes && i-- == 0)
        return &word->first;
    return i < count ? &atomics[count - 1 - i] : NULL;
}

void race_word_forget_releases(struct race_word *word)
{
    while (word->more && word->more->releases) {
        struct race_release *next = word->more->releases->next;

        race_clock_drop(word->more->releases->clock);
        free(word->more->releases);
        word->more->releases = next;
    }
}

struct race_release *race_word_release(struct race_word *word, uint8_t scope, uint32_t group)
{
    struct race_more *more = race_word_more(word);
    struct race_release *release = more ? more->releases : NULL;

    if (!more)
        return NULL;
    while (release && (release->scope != scope || (scope == RACE_SCOPE_GROUP && release->group != group)))
        release = release->next;
    if (release)
        return release;
    release = calloc(1, sizeof(*release));
    if (!release)
        return NULL;
    release->scope = scope;
    release->group = group;
    release->next = more->releases;
    more->releases = release;
    return release;
}

static bool same_sites(const struct race_suspect *suspect, const struct race_end ends[2])
{
    uint32_t first = suspect->ends[0].site, second = suspect->ends[1].site;

    return (first == ends[0].site && second == ends[1].site) || (first == ends[1].site && second == ends[0].site);
}

struct race_suspect *race_word_suspect(struct race_word *word, enum race_doubt doubt, const struct race_end ends[2])
{
    struct race_more *more = race_word_more(word);
    struct race_suspect *suspect = more ? more->suspects : NULL;

    if (!more)
        return NULL;
    while (suspect && (suspect->doubt != doubt || !same_sites(suspect, ends)))
        suspect = suspect->next;
    if (suspect)
        return suspect;
    suspect = calloc(1, sizeof(*suspect));
    if (!suspect)
        return NULL;
    suspect->doubt = doubt;
    memcpy(suspect->ends, ends, sizeof(suspect->ends));
    suspect->next = more->suspects;
    more->suspects = suspect;
    return suspect;
}

static void clear_suspects(struct race_word *word, enum race_doubt doubt)
{
    struct race_suspect **link = word->more ? &word->more->suspects : NULL;

    while (link && *link) {
        struct race_suspect *suspect = *link;

        if (suspect->doubt != doubt) {
            link = &suspect->next;
            continue;
        }
        *link = suspect->next;
        free(suspect);
    }
}

bool race_word_is_atomic(struct race_word *word)
{
    if (!race_word_more(word))
        return false;
    word->more->atomic = true;
    clear_suspects(word, RACE_DOUBTS_ATOMIC);
    return true;
}

bool race_word_is_spun(struct race_word *word)
{
    if (!race_word_more(word))
        return false;
    word->more->spun = true;
    clear_suspects(word, RACE_DOUBTS_SPIN);
    clear_suspects(word, RACE_DOUBTS_PEEK);
    return true;
}

/* The load of the suspect has turned out to be an atomic one. */
static bool is_peek(const struct race_findings *findings, const struct race_suspect *suspect)
{
    return suspect->doubt == RACE_DOUBTS_PEEK &&
           (findings->sites[suspect->ends[0].site].peeks || findings->sites[suspect->ends[1].site].peeks);
}

static bool convict_suspect(const struct race_suspect *suspect, uint64_t address, struct race_findings *findings)
{
    struct race_finding *finding;

    if (is_peek(findings, suspect))
        return true;
    finding = race_note(findings, address, suspect->ends, suspect->count);
    if (finding && !finding->missing.count)
        finding->missing = suspect->missing;
    return finding != NULL;
}

/* ---- lines ---- */

bool race_line_keep_values(struct race_line *line, const uint32_t values[RACE_LINE_WORDS])
{
    if (!line->values)
        line->values = malloc(RACE_LINE_WORDS * sizeof(*values));
    if (line->values)
        memcpy(line->values, values, RACE_LINE_WORDS * sizeof(*values));
    return line->values != NULL;
}

/* A record of a word of a line, made of the record of the line. */
static struct race_record record_of_word(const struct race_line *line, const struct race_record *record, uint32_t word)
{
    struct race_record own = *record;

    if (own.lane < RACE_MANY_LANES)
        own.lane = (own.lane + (word >> own.spread)) & 63u;
    own.spread = 0;
    if (own.has_value)
        own.value = line->values[word];
    return own;
}

static bool fill_word(const struct race_line *line, uint32_t number)
{
    const struct race_more *more = line->whole.more;
    uint32_t count = more ? start_of(more, RACE_LISTS) : 0;
    struct race_word *word = &line->words[number];

    word->first = record_of_word(line, &line->whole.first, number);
    if (!count)
        return true;
    word->more = create_more(count);
    if (!word->more)
        return false;
    memcpy(word->more->counts, more->counts, sizeof(more->counts));
    for (uint32_t i = 0; i < count; i++)
        word->more->at[i] = record_of_word(line, &more->at[i], number);
    return true;
}

bool race_line_may_join(const struct race_line *line, const struct race_record *record)
{
    const struct race_singles *singles = line->singles;

    if (singles)
        return singles->thread == record->thread && singles->site == record->site;
    return !line->words && !line->whole.first.bytes && !line->whole.more;
}

struct race_record race_line_single(const struct race_line *line, uint32_t word)
{
    const struct race_singles *singles = line->singles;

    if (!singles || !(singles->words >> word & 1))
        return (struct race_record){.bytes = 0};
    return (struct race_record){.thread = singles->thread,
                                .instruction = singles->instructions[word],
                                .site = singles->site,
                                .lane = singles->lanes[word] & RACE_LANE_BITS,
                                .bytes = RACE_ALL_BYTES,
                                .clean = 1};
}

bool race_line_join(struct race_line *line, uint32_t word, const struct race_record *record)
{
    if (!line->singles)
        line->singles = calloc(1, sizeof(*line->singles));
    if (!line->singles)
        return false;
    line->singles->thread = record->thread;
    line->singles->site = record->site;
    line->singles->words |= (uint16_t)(1u << word);
    line->singles->instructions[word] = record->instruction;
    line->singles->lanes[word] = record->lane;
    return true;
}

static void forget_line(struct race_line *line)
{
    free(line->whole.more);
    free(line->values);
    free(line->singles);
    line->singles = NULL;
    line->whole = (struct race_word){.more = NULL};
    line->values = NULL;
}

bool race_line_take_apart(struct race_line *line)
{
    bool good = true;

    line->words = calloc(RACE_LINE_WORDS, sizeof(*line->words));
    if (!line->words)
        return false;
    for (uint32_t i = 0; line->singles && i < RACE_LINE_WORDS; i++)
        line->words[i].first = race_line_single(line, i);
    for (uint32_t i = 0; (line->whole.first.bytes || line->whole.more) && i < RACE_LINE_WORDS; i++)
        good &= fill_word(line, i);
    forget_line(line);
    return good;
}

struct race_word *race_word_at(struct race_words *words, uint64_t address)
{
    struct race_line *line = race_line_at(words, address);

    return line ? race_line_word(line, address) : NULL;
}

/* NULL: the line was never accessed. */
static const struct race_line *find_line(const struct race_words *words, uint64_t address)
{
    uint64_t number = address / PAGE_BYTES;
    const struct race_page *page = number < words->page_count ? words->pages[number] : NULL;

    return page ? &page->lines[address % PAGE_BYTES / RACE_LINE_BYTES] : NULL;
}

void race_words_prefetch(const struct race_words *words, uint64_t address)
{
    const struct race_line *line = find_line(words, address);

    if (line && line->words)
        __builtin_prefetch(line->words[address % RACE_LINE_BYTES / RACE_WORD_BYTES].more);
}

bool race_words_are_atomic(const struct race_words *words, uint64_t address)
{
    const struct race_line *line = find_line(words, address);

    return line && line->words && race_word_atomic(&line->words[address % RACE_LINE_BYTES / RACE_WORD_BYTES]);
}

/* ---- the end ---- */

static bool convict_word(struct race_word *word, uint64_t address, struct race_findings *findings)
{
    bool good = true;

    while (word->more && word->more->suspects) {
        struct race_suspect *suspect = word->more->suspects;

        good &= convict_suspect(suspect, address, findings);
        word->more->suspects = suspect->next;
        free(suspect);
    }
    return good;
}

/* What is suspected is suspected of words. */
static bool convict_page(struct race_page *page, uint64_t address, struct race_findings *findings)
{
    bool good = true;

    for (uint32_t i = 0; i < PAGE_LINES * RACE_LINE_WORDS; i++) {
        struct race_word *words = page->lines[i / RACE_LINE_WORDS].words;

        if (words)
            good &= convict_word(&words[i % RACE_LINE_WORDS], address + (uint64_t)i * RACE_WORD_BYTES, findings);
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

static void free_word(struct race_word *word)
{
    clear_suspects(word, RACE_DOUBTS_ATOMIC);
    clear_suspects(word, RACE_DOUBTS_SPIN);
    clear_suspects(word, RACE_DOUBTS_PEEK);
    race_word_forget_releases(word);
    free(word->more);
}

static void free_page(struct race_page *page)
{
    for (uint32_t i = 0; i < PAGE_LINES; i++) {
        struct race_line *line = &page->lines[i];

        forget_line(line);
        for (uint32_t word = 0; line->words && word < RACE_LINE_WORDS; word++)
            free_word(&line->words[word]);
        free(line->words);
    }
    free(page);
}

bool race_words_drop(struct race_words *words, uint64_t from, uint64_t to, struct race_findings *findings)
{
    bool good = true;

    for (uint64_t i = from / PAGE_BYTES; i < to / PAGE_BYTES && i < words->page_count; i++) {
        if (!words->pages[i])
            continue;
        good &= convict_page(words->pages[i], i * PAGE_BYTES, findings);
        free_page(words->pages[i]);
        words->pages[i] = NULL;
    }
    return good;
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
