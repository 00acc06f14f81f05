/* spec.c - see spec.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/sweep/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/nearest.h"
#include "engine/quantity.h"
#include "engine/reserve.h"
#include "host/reader.h"
#include "tools/sweep/expression.h"
#include "tools/sweep/places.h"
#include "tools/sweep/program.h"

#define TEXT_MOST ((size_t)16 << 20)

struct parsing {
    struct host_reader reader;
    struct sweep_spec *spec;
};

static bool out_of_memory(struct parsing *parsing)
{
    return host_reader_fail(&parsing->reader, "out of memory");
}

bool sweep_values_equal(const char *one, const char *other)
{
    uint64_t first, second;

    return strcmp(one, other) == 0 || (quantity_read(one, &first) && quantity_read(other, &second) && first == second);
}

const char *sweep_pairs_value(const struct sweep_pairs *pairs, uint32_t key)
{
    for (uint32_t i = 0; i < pairs->count; i++)
        if (pairs->pairs[i].key == key)
            return pairs->pairs[i].value;
    return NULL;
}

/* Keys */

/* The number of a key; columns.count if there is none. */
static uint32_t find_key(const struct sweep_spec *spec, const char *name)
{
    uint32_t key = 0;

    while (key < spec->columns.count && strcmp(spec->columns.names[key], name) != 0)
        key++;
    return key;
}

static bool fail_key(struct parsing *parsing, const char *what, const char *name)
{
    struct nearest nearest = nearest_to(name);
    char hint[NEAREST_HINT_BYTES];

    for (uint32_t i = 0; i < parsing->spec->columns.count; i++)
        nearest_offer(&nearest, parsing->spec->columns.names[i]);
    return host_reader_fail(&parsing->reader, "%s %s%s", what, name, nearest_hint(&nearest, hint, sizeof(hint)));
}

/* Adds a key, which is that of an axis unless it is given an expression. */
static bool add_key(struct parsing *parsing, struct host_span word)
{
    struct sweep_columns *columns = &parsing->spec->columns;
    char error[HOST_ERROR_BYTES], *name = host_text_copy(word);
    uint32_t key = columns->count;

    if (!name)
        return out_of_memory(parsing);
    if (find_key(parsing->spec, name) < key)
        host_reader_fail(&parsing->reader, "the key %s has a line before", name);
    else if (key == SWEEP_KEYS_MOST)
        host_reader_fail(&parsing->reader, "more than %u keys", SWEEP_KEYS_MOST);
    else if (!sweep_key_read(name, &columns->kinds[key], error, sizeof(error)))
        host_reader_fail(&parsing->reader, "%s", error);
    else {
        columns->names[columns->count++] = name;
        parsing->spec->keys[key].axis = parsing->spec->axis_count;
        parsing->spec->keys[key].line = parsing->reader.line;
        return true;
    }
    free(name);
    return false;
}

/* Values */

static struct cli_suite *load_suite(struct parsing *parsing, const char *value, const char **name)
{
    char error[HOST_ERROR_BYTES];
    struct cli_suite *suite = sweep_suite_load(parsing->reader.path, value, name, error, sizeof(error));

    if (!suite)
        host_reader_fail(&parsing->reader, "%s", error);
    return suite;
}

static bool check_benchmark(struct parsing *parsing, const char *value)
{
    char error[HOST_ERROR_BYTES];
    const char *name;
    struct cli_suite *suite = load_suite(parsing, value, &name);
    bool good = suite && cli_suite_find(suite, name, error, sizeof(error));

    if (suite && !good)
        host_reader_fail(&parsing->reader, "%s", error);
    cli_suite_free(suite);
    return good;
}

static bool check_program(struct parsing *parsing, const char *value)
{
    char error[HOST_ERROR_BYTES];
    struct sweep_program program;

    if (!sweep_program_read(&program, parsing->reader.path, value, error, sizeof(error)))
        return host_reader_fail(&parsing->reader, "%s", error);
    sweep_program_free(&program);
    parsing->spec->program = value;
    return true;
}

static bool is_program(const struct sweep_columns *columns, uint32_t key, const char *value)
{
    return (columns->kinds[key] == SWEEP_BENCHMARK || columns->kinds[key] == SWEEP_FILE) && sweep_is_program(value);
}

/* The value stays where it is as long as the specification. */
static bool check_value(struct parsing *parsing, uint32_t key, const char *value)
{
    const struct sweep_columns *columns = &parsing->spec->columns;
    char error[HOST_ERROR_BYTES];

    if (is_program(columns, key, value))
        return check_program(parsing, value);
    if (columns->kinds[key] == SWEEP_BENCHMARK)
        return check_benchmark(parsing, value);
    return sweep_value_check(columns->kinds[key], columns->names[key], value, error, sizeof(error)) ||
           host_reader_fail(&parsing->reader, "%s", error);
}

/* A line of the manifest has a value between tabs. */
static bool check_text(struct parsing *parsing, struct host_span word)
{
    char quoted[HOST_QUOTE_BYTES];
    bool good = *word.text != '"';

    for (size_t i = 0; good && i < word.length; i++)
        good = (unsigned char)word.text[i] >= ' ';
    return good || host_reader_fail(&parsing->reader, "expected \"VALUE\" on one line, without tabs, found %s",
                                    host_text_quote(quoted, word));
}

/* Adds a value, which the axis then owns; NULL: memory is out. */
static bool add_value(struct parsing *parsing, struct sweep_axis *axis, uint32_t count, char *value)
{
    if (value && sim_reserve(&axis->values, &axis->room, count, sizeof(*axis->values))) {
        axis->values[count] = value;
        return true;
    }
    free(value);
    return out_of_memory(parsing);
}

/* SUITE/ *: a row for each benchmark of the suite. */
static bool add_suite(struct parsing *parsing, struct sweep_axis *axis, const char *value)
{
    const char *name;
    struct cli_suite *suite = load_suite(parsing, value, &name);
    bool good = suite != NULL;

    for (uint32_t i = 0; good && i < suite->benchmark_count; i++) {
        size_t prefix = (size_t)(name - value), bytes = prefix + strlen(suite->benchmarks[i].name) + 1;
        char *full = malloc(bytes);

        if (full)
            snprintf(full, bytes, "%.*s%s", (int)prefix, value, suite->benchmarks[i].name);
        good = add_value(parsing, axis, axis->row_count, full);
        axis->row_count += good;
    }
    cli_suite_free(suite);
    return good;
}

/* The last argument of a program may end so, too. */
static bool is_whole_suite(struct host_span word)
{
    return word.length > 2 && memcmp(word.text + word.length - 2, "/*", 2) == 0 && !sweep_is_program(word.text);
}

/* One word of values, one for each key of the axis. */
static bool add_row(struct parsing *parsing, struct sweep_axis *axis, struct host_span word)
{
    struct host_span parts[SWEEP_KEYS_MOST] = {word};
    char quoted[HOST_QUOTE_BYTES];

    if (!check_text(parsing, word))
        return false;
    if (axis->key_count > 1 && !host_span_split(word, ',', parts, axis->key_count))
        return host_reader_fail(&parsing->reader, "expected %u values with commas between, found %s", axis->key_count,
                                host_text_quote(quoted, word));
    for (uint32_t i = 0; i < axis->key_count; i++) {
        uint32_t at = axis->row_count * axis->key_count + i;

        if (!add_value(parsing, axis, at, host_text_copy(parts[i])))
            return false;
        if (!check_value(parsing, axis->first_key + i, axis->values[at])) {
            for (uint32_t j = at - i; j <= at; j++)
                free(axis->values[j]);
            return false;
        }
    }
    axis->row_count++;
    return true;
}

static bool read_keys(struct parsing *parsing, struct sweep_axis *axis)
{
    struct host_span word = host_reader_word_in_line(&parsing->reader);

    if (word.length == 0)
        return host_reader_fail(&parsing->reader, "expected axis KEY VALUE...");
    while (word.length) {
        const char *comma = memchr(word.text, ',', word.length);
        size_t length = comma ? (size_t)(comma - word.text) : word.length;

        if (!add_key(parsing, (struct host_span){word.text, length}))
            return false;
        axis->key_count++;
        length += comma != NULL;
        word = (struct host_span){word.text + length, word.length - length};
    }
    return true;
}

static bool read_axis(struct parsing *parsing)
{
    struct sweep_spec *spec = parsing->spec;
    struct sweep_axis *axis = &spec->axes[spec->axis_count];
    struct host_span word;

    if (spec->columns.count == SWEEP_KEYS_MOST)
        return host_reader_fail(&parsing->reader, "more than %u keys", SWEEP_KEYS_MOST);
    axis->first_key = spec->columns.count;
    if (!read_keys(parsing, axis))
        return false;
    spec->axis_count++;
    while ((word = host_reader_name_in_line(&parsing->reader)).length) {
        bool whole =
            spec->columns.kinds[axis->first_key] == SWEEP_BENCHMARK && axis->key_count == 1 && is_whole_suite(word);
        char *value = whole ? host_text_copy(word) : NULL;
        bool good = whole ? value && add_suite(parsing, axis, value) : add_row(parsing, axis, word);

        free(value);
        if (!good)
            return false;
    }
    return axis->row_count ||
           host_reader_fail(&parsing->reader, "expected values of %s", spec->columns.names[axis->first_key]);
}

/* Expressions */

/* Any number will do while an expression is read: 1 divides all. */
static bool know_key(void *context, const char *name, uint64_t *value, char *error, size_t error_bytes)
{
    const struct sweep_spec *spec = context;
    uint32_t key = find_key(spec, name);

    *value = 1;
    return key < spec->columns.count || host_text_fail(error, error_bytes, "no line before has the key %s", name);
}

/* Only what is wrong with every value is wrong here: a result may be below 0 for 1s and not for those of a point. */
static bool check_expression(struct parsing *parsing, const char *text)
{
    const struct sweep_spec *spec = parsing->spec;
    struct sweep_spec before = *spec;
    char error[HOST_ERROR_BYTES];
    uint64_t value;

    before.columns.count--;
    if (sweep_expression(text, know_key, &before, &value, error, sizeof(error)) || strstr(error, ": is ") ||
        strstr(error, ": divides "))
        return true;
    return host_reader_fail(&parsing->reader, "%s", error);
}

/* From the position to the end of the line or a comment. */
static struct host_span rest_of_line(struct host_reader *reader)
{
    struct host_span word = host_reader_word_in_line(reader), rest = word;

    while (word.length) {
        rest.length = (size_t)(word.text + word.length - rest.text);
        word = host_reader_word_in_line(reader);
    }
    return rest;
}

static bool read_let(struct parsing *parsing)
{
    struct sweep_spec *spec = parsing->spec;
    struct host_span name = host_reader_word_in_line(&parsing->reader);
    struct host_span equals = host_reader_word_in_line(&parsing->reader);
    struct host_span rest = rest_of_line(&parsing->reader);
    uint32_t key = spec->columns.count;

    if (!host_text_is(equals, "=") || rest.length == 0)
        return host_reader_fail(&parsing->reader, "expected let KEY = EXPRESSION, with blanks around the =");
    if (!add_key(parsing, name))
        return false;
    if (!sweep_key_is_number(spec->columns.kinds[key]))
        return host_reader_fail(&parsing->reader, "let %s: expected a parameter, factor or groups",
                                spec->columns.names[key]);
    spec->keys[key].expression = host_text_copy(rest);
    return spec->keys[key].expression ? check_expression(parsing, spec->keys[key].expression) : out_of_memory(parsing);
}

/* Lines of pairs */

/* The value of a word KEY=VALUE. That of KEY="VALUE" is read again, because the word ends at its first blank. */
static struct host_span value_of_pair(struct host_reader *reader, struct host_span word, const char *equals)
{
    struct host_span value = {equals + 1, word.length - (size_t)(equals + 1 - word.text)};

    if (*value.text != '"')
        return value;
    reader->position = (size_t)(value.text - reader->text);
    return host_reader_name_in_line(reader);
}

static bool read_pair(struct parsing *parsing, struct sweep_pairs *pairs, struct host_span word)
{
    const char *equals = memchr(word.text, '=', word.length);
    size_t length = equals ? (size_t)(equals - word.text) : 0;
    struct sweep_pair *pair = &pairs->pairs[pairs->count];
    char quoted[HOST_QUOTE_BYTES], *name;
    struct host_span value;
    bool good;

    if (length == 0 || length + 1 == word.length)
        return host_reader_fail(&parsing->reader, "expected KEY=VALUE, found %s", host_text_quote(quoted, word));
    name = host_text_copy((struct host_span){word.text, length});
    if (!name)
        return out_of_memory(parsing);
    pair->key = find_key(parsing->spec, name);
    good = pair->key < parsing->spec->columns.count || fail_key(parsing, "no line before has the key", name);
    if (good && sweep_pairs_value(pairs, pair->key))
        good = host_reader_fail(&parsing->reader, "%s stands twice in the line", name);
    free(name);
    if (!good)
        return false;
    value = value_of_pair(&parsing->reader, word, equals);
    if (!check_text(parsing, value))
        return false;
    pair->value = host_text_copy(value);
    if (!pair->value)
        return out_of_memory(parsing);
    pairs->count++;
    return check_value(parsing, pair->key, pair->value);
}

static bool read_pairs(struct parsing *parsing, struct sweep_pairs **lines, uint32_t *count, uint32_t *room)
{
    struct host_span word;
    struct sweep_pairs *pairs;

    if (!sim_reserve(lines, room, *count, sizeof(**lines)))
        return out_of_memory(parsing);
    pairs = &(*lines)[(*count)++];
    memset(pairs, 0, sizeof(*pairs));
    while ((word = host_reader_word_in_line(&parsing->reader)).length)
        if (!read_pair(parsing, pairs, word))
            return false;
    return pairs->count || host_reader_fail(&parsing->reader, "expected KEY=VALUE...");
}

/* What an axis never is cannot be left out. */
static bool check_exclude(struct parsing *parsing, const struct sweep_pairs *pairs)
{
    const struct sweep_spec *spec = parsing->spec;

    for (uint32_t i = 0; i < pairs->count; i++) {
        uint32_t key = pairs->pairs[i].key;
        const struct sweep_axis *axis = &spec->axes[spec->keys[key].axis];
        struct nearest nearest = nearest_to(pairs->pairs[i].value);
        char hint[NEAREST_HINT_BYTES];
        bool found = spec->keys[key].expression != NULL;

        for (uint32_t row = 0; !found && row < axis->row_count; row++) {
            const char *value = axis->values[row * axis->key_count + key - axis->first_key];

            found = sweep_values_equal(value, pairs->pairs[i].value);
            nearest_offer(&nearest, value);
        }
        if (!found)
            return host_reader_fail(&parsing->reader, "the axis of %s has no value %s%s", spec->columns.names[key],
                                    pairs->pairs[i].value, nearest_hint(&nearest, hint, sizeof(hint)));
    }
    return true;
}

/* Points that are added have values for all keys of an axis, or for none. */
static bool check_include(struct parsing *parsing, const struct sweep_pairs *pairs)
{
    const struct sweep_spec *spec = parsing->spec;

    for (uint32_t i = 0; i < pairs->count; i++) {
        uint32_t key = pairs->pairs[i].key;
        const struct sweep_axis *axis = &spec->axes[spec->keys[key].axis];

        if (spec->keys[key].expression)
            return host_reader_fail(&parsing->reader, "%s has an expression: expected keys of axes",
                                    spec->columns.names[key]);
        for (uint32_t j = axis->first_key; j < axis->first_key + axis->key_count; j++)
            if (!sweep_pairs_value(pairs, j))
                return host_reader_fail(&parsing->reader, "expected a value of %s, too: it advances together with %s",
                                        spec->columns.names[j], spec->columns.names[key]);
    }
    return true;
}

/* The whole */

static bool read_line(struct parsing *parsing)
{
    struct sweep_spec *spec = parsing->spec;
    struct host_span word = host_reader_word_in_line(&parsing->reader);
    char quoted[HOST_QUOTE_BYTES];

    if (host_text_is(word, "axis"))
        return read_axis(parsing);
    if (host_text_is(word, "let"))
        return read_let(parsing);
    if (host_text_is(word, "exclude"))
        return read_pairs(parsing, &spec->excludes, &spec->exclude_count, &spec->exclude_room) &&
               check_exclude(parsing, &spec->excludes[spec->exclude_count - 1]);
    if (host_text_is(word, "include"))
        return read_pairs(parsing, &spec->includes, &spec->include_count, &spec->include_room) &&
               check_include(parsing, &spec->includes[spec->include_count - 1]);
    return host_reader_fail(&parsing->reader, "expected axis, let, exclude or include, found %s",
                            host_text_quote(quoted, word));
}

/* Points of the axes that a line does not name; NULL: of all. SWEEP_POINTS_MOST + 1 stands for more than that. */
static uint64_t count_points(const struct sweep_spec *spec, const struct sweep_pairs *pairs)
{
    uint64_t count = 1;

    for (uint32_t i = 0; i < spec->axis_count && count <= SWEEP_POINTS_MOST; i++)
        if (!pairs || !sweep_pairs_value(pairs, spec->axes[i].first_key))
            count *= spec->axes[i].row_count;
    return count;
}

static bool check_size(const struct sweep_spec *spec, char *error, size_t error_bytes)
{
    uint64_t count = count_points(spec, NULL);

    for (uint32_t i = 0; i < spec->include_count && count <= SWEEP_POINTS_MOST; i++)
        count += count_points(spec, &spec->includes[i]);
    return count <= SWEEP_POINTS_MOST ||
           host_text_fail(error, error_bytes, "%s: has %llu points or more; at most %llu", spec->path,
                          (unsigned long long)count, (unsigned long long)SWEEP_POINTS_MOST);
}

/* A program has launches of its own. */
static bool check_programs(const struct sweep_spec *spec, char *error, size_t error_bytes)
{
    for (uint32_t i = 0; i < spec->columns.count; i++) {
        enum sweep_kind kind = spec->columns.kinds[i];
        const char *name = spec->columns.names[i];

        if (!spec->program && kind == SWEEP_HANG_AFTER)
            return host_text_fail(error, error_bytes, "%s:%u: %s applies to programs, and there are none", spec->path,
                                  spec->keys[i].line, name);
        if (spec->program && (kind == SWEEP_FACTOR || kind == SWEEP_GROUPS || kind == SWEEP_WITH))
            return host_text_fail(error, error_bytes, "%s:%u: %s does not apply to a program, such as \"%s\"",
                                  spec->path, spec->keys[i].line, name, spec->program);
    }
    return true;
}

static bool check_spec(const struct sweep_spec *spec, char *error, size_t error_bytes)
{
    bool benchmark = find_key(spec, "benchmark") < spec->columns.count;
    bool file = find_key(spec, "file") < spec->columns.count;

    if (benchmark == file)
        return host_text_fail(error, error_bytes, "%s: expected axis benchmark or axis file, %s", spec->path,
                              file ? "not both" : "found neither");
    return check_programs(spec, error, error_bytes) && check_size(spec, error, error_bytes);
}

struct sweep_spec *sweep_spec_parse(const char *path, const char *text, size_t length, char *error, size_t error_bytes)
{
    struct parsing parsing = {.spec = calloc(1, sizeof(struct sweep_spec))};
    bool good = parsing.spec && (parsing.spec->path = strdup(path)) != NULL;

    if (!good)
        host_text_fail(error, error_bytes, "%s: out of memory", path);
    good = good && host_reader_start(&parsing.reader, path, text, length, error, error_bytes);
    while (good && host_reader_skip(&parsing.reader))
        good = read_line(&parsing);
    if (good && check_spec(parsing.spec, error, error_bytes))
        return parsing.spec;
    sweep_spec_free(parsing.spec);
    return NULL;
}

struct sweep_spec *sweep_spec_load(const char *path, char *error, size_t error_bytes)
{
    size_t length;
    char *text = host_text_load(path, TEXT_MOST, &length, error, error_bytes);
    struct sweep_spec *spec = text ? sweep_spec_parse(path, text, length, error, error_bytes) : NULL;

    free(text);
    return spec;
}

static void free_pairs(struct sweep_pairs *lines, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = 0; j < lines[i].count; j++)
            free(lines[i].pairs[j].value);
    free(lines);
}

void sweep_spec_free(struct sweep_spec *spec)
{
    if (!spec)
        return;
    for (uint32_t i = 0; i < spec->columns.count; i++) {
        free((char *)spec->columns.names[i]);
        free(spec->keys[i].expression);
    }
    for (uint32_t i = 0; i < SWEEP_KEYS_MOST; i++) {
        for (uint32_t j = 0; j < spec->axes[i].row_count * spec->axes[i].key_count; j++)
            free(spec->axes[i].values[j]);
        free(spec->axes[i].values);
    }
    free_pairs(spec->excludes, spec->exclude_count);
    free_pairs(spec->includes, spec->include_count);
    free(spec->path);
    free(spec);
}
