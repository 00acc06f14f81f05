/* options.c - see options.h. */
#define _POSIX_C_SOURCE 200809L
#include "hsa/options.h"

#include <string.h>
#include <unistd.h>

#define CLAIMED_MOST 65535u
#define SECONDS_MOST 86400u
#define WORD_BYTES   HSA_PATH_BYTES

static bool read_switch(const char *value, const char *key, bool *on, char *error, size_t error_bytes)
{
    *on = strcmp(value, "on") == 0;
    if (*on || strcmp(value, "off") == 0)
        return true;
    snprintf(error, error_bytes, "%s=%.64s: on or off was expected", key, value);
    return false;
}

static bool read_policy(struct hsa_options *options, const char *value, char *error, size_t error_bytes)
{
    options->policy = policy_find(value);
    if (options->policy)
        return true;
    snprintf(error, error_bytes, "policy=%.64s: there is no such policy; see onward list policies", value);
    return false;
}

static bool read_preset(struct hsa_options *options, const char *value, char *error, size_t error_bytes)
{
    const char *slash = strrchr(value, '/');
    FILE *file;

    snprintf(options->preset, sizeof(options->preset), "%s", slash ? slash + 1 : value);
    if (parameters_preset(&options->parameters, value, error, error_bytes))
        return true;
    file = fopen(value, "r");
    if (!file)
        return false;
    fclose(file);
    parameters_default(&options->parameters);
    return parameters_file(&options->parameters, value, error, error_bytes);
}

static bool read_claimed(struct hsa_options *options, const char *value, char *error, size_t error_bytes)
{
    if (host_text_u64((struct host_span){value, strlen(value)}, &options->claimed_cus) && options->claimed_cus &&
        options->claimed_cus <= CLAIMED_MOST)
        return true;
    snprintf(error, error_bytes, "claimed-cus=%.64s: a number from 1 to %u was expected", value, CLAIMED_MOST);
    return false;
}

static bool read_hang_after(struct hsa_options *options, const char *value, char *error, size_t error_bytes)
{
    if (host_text_u64((struct host_span){value, strlen(value)}, &options->hang_after) &&
        options->hang_after <= SECONDS_MOST)
        return true;
    snprintf(error, error_bytes, "hang-after=%.64s: a number of seconds was expected, up to %u", value, SECONDS_MOST);
    return false;
}

/* A name would need places to look for it: `onward exec --cp` knows them. */
static bool read_board(struct hsa_options *options, const char *value, char *error, size_t error_bytes)
{
    char image[HSA_PATH_BYTES + 16];

    options->board[0] = '\0';
    if (strcmp(value, "local") == 0)
        return true;
    snprintf(image, sizeof(image), "%s/firmware.elf", value);
    if (!*value || access(image, R_OK) != 0) {
        snprintf(error, error_bytes, "cp=%.64s: local or a folder with the firmware.elf of a board was expected",
                 value);
        return false;
    }
    snprintf(options->board, sizeof(options->board), "%s", value);
    return true;
}

const char *hsa_options_board_name(const struct hsa_options *options)
{
    const char *slash = strrchr(options->board, '/');

    return slash ? slash + 1 : options->board;
}

/* Of a lost compute unit: the values of parameters are known behind all words. */
static bool read_loss(struct hsa_options *options, const char *value, char *error, size_t error_bytes)
{
    if (options->loss_count == HSA_LOSSES_MOST) {
        snprintf(error, error_bytes, "more than %u times lose-cu", HSA_LOSSES_MOST);
        return false;
    }
    return host_loss_read(value, &options->parameters, &options->losses[options->loss_count++], error, error_bytes);
}

/* Where the text of an output that there is once goes; NULL: the word is none. */
static char *output_of(struct hsa_options *options, const char *key)
{
    const struct {
        const char *key;
        char *text;
    } rows[] = {{"stats", options->stats}, {"sample", options->sample},
                {"trace", options->trace}, {"trace-waves", options->trace_waves},
                {"check", options->check}, {"script", options->script}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        if (strcmp(key, rows[i].key) == 0)
            return rows[i].text;
    return NULL;
}

static bool read_output(char *output, const char *key, const char *value, char *error, size_t error_bytes)
{
    snprintf(output, HSA_PATH_BYTES, "%s", value);
    if (*value)
        return true;
    snprintf(error, error_bytes, "%s=: a value was expected", key);
    return false;
}

static bool read_explain(struct hsa_options *options, const char *value, char *error, size_t error_bytes)
{
    if (options->explain_count < HSA_EXPLAIN_MOST)
        return read_output(options->explain[options->explain_count++], "explain", value, error, error_bytes);
    snprintf(error, error_bytes, "more than %u times explain", HSA_EXPLAIN_MOST);
    return false;
}

static bool read_pair(struct hsa_options *options, const char *key, const char *value, char *error, size_t error_bytes)
{
    char *output = output_of(options, key);
    bool on;

    if (strcmp(key, "lose-cu") == 0)
        return true;
    if (strcmp(key, "policy") == 0)
        return read_policy(options, value, error, error_bytes);
    if (strcmp(key, "claimed-cus") == 0)
        return read_claimed(options, value, error, error_bytes);
    if (strcmp(key, "cp") == 0)
        return read_board(options, value, error, error_bytes);
    if (strcmp(key, "preset") == 0)
        return read_preset(options, value, error, error_bytes);
    if (strcmp(key, "quiet") == 0)
        return read_switch(value, key, &options->quiet, error, error_bytes);
    if (strcmp(key, "debug") == 0)
        return read_switch(value, key, &options->debug, error, error_bytes);
    if (strcmp(key, "explain") == 0)
        return read_explain(options, value, error, error_bytes);
    if (output)
        return read_output(output, key, value, error, error_bytes);
    if (strcmp(key, "hang-after") == 0)
        return read_hang_after(options, value, error, error_bytes);
    if (strcmp(key, "timing") != 0)
        return parameters_set(&options->parameters, key, value, error, error_bytes);
    if (!read_switch(value, key, &on, error, error_bytes))
        return false;
    options->untimed = !on;
    return true;
}

static bool read_pair_again(struct hsa_options *options, const char *key, const char *value, char *error,
                            size_t error_bytes)
{
    return strcmp(key, "lose-cu") != 0 || read_loss(options, value, error, error_bytes);
}

typedef bool (*pair_reader)(struct hsa_options *options, const char *key, const char *value, char *error,
                            size_t error_bytes);

static bool read_word(struct hsa_options *options, struct host_span text, pair_reader read, char *error,
                      size_t error_bytes)
{
    char word[WORD_BYTES], *equals;

    if (text.length >= sizeof(word)) {
        snprintf(error, error_bytes, "a word of more than %u bytes", WORD_BYTES - 1u);
        return false;
    }
    memcpy(word, text.text, text.length);
    word[text.length] = '\0';
    equals = strchr(word, '=');
    if (!equals) {
        snprintf(error, error_bytes, "%.64s: KEY=VALUE was expected", word);
        return false;
    }
    *equals = '\0';
    return read(options, word, equals + 1, error, error_bytes);
}

static bool read_words(struct hsa_options *options, const char *text, pair_reader read, char *error, size_t error_bytes)
{
    const char *blanks = *text == '\n' ? "\n" : " ";

    for (text += strspn(text, blanks); *text; text += strspn(text, blanks)) {
        size_t length = strcspn(text, blanks);

        if (!read_word(options, (struct host_span){text, length}, read, error, error_bytes))
            return false;
        text += length;
    }
    return true;
}

bool hsa_options_read(struct hsa_options *options, const char *text, char *error, size_t error_bytes)
{
    *options = (struct hsa_options){.policy = policy_find("awg"), .hang_after = 5};
    parameters_default(&options->parameters);
    return read_preset(options, "awg-hw", error, error_bytes) &&
           read_words(options, text, read_pair, error, error_bytes) &&
           parameters_check(&options->parameters, error, error_bytes) &&
           read_words(options, text, read_pair_again, error, error_bytes);
}
