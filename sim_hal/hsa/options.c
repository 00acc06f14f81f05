/* options.c - see options.h. */
#include "hsa/options.h"

#include <string.h>

#define WORD_BYTES 128

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
    snprintf(options->preset, sizeof(options->preset), "%s", value);
    return parameters_preset(&options->parameters, value, error, error_bytes);
}

static bool read_pair(struct hsa_options *options, const char *key, const char *value, char *error, size_t error_bytes)
{
    bool on;

    if (strcmp(key, "policy") == 0)
        return read_policy(options, value, error, error_bytes);
    if (strcmp(key, "preset") == 0)
        return read_preset(options, value, error, error_bytes);
    if (strcmp(key, "quiet") == 0)
        return read_switch(value, key, &options->quiet, error, error_bytes);
    if (strcmp(key, "timing") != 0)
        return parameters_set(&options->parameters, key, value, error, error_bytes);
    if (!read_switch(value, key, &on, error, error_bytes))
        return false;
    options->untimed = !on;
    return true;
}

static bool read_word(struct hsa_options *options, const char *text, size_t length, char *error, size_t error_bytes)
{
    char word[WORD_BYTES], *equals;

    if (length >= sizeof(word)) {
        snprintf(error, error_bytes, "a word of more than %u bytes", WORD_BYTES - 1u);
        return false;
    }
    memcpy(word, text, length);
    word[length] = '\0';
    equals = strchr(word, '=');
    if (!equals) {
        snprintf(error, error_bytes, "%s: KEY=VALUE was expected", word);
        return false;
    }
    *equals = '\0';
    return read_pair(options, word, equals + 1, error, error_bytes);
}

bool hsa_options_read(struct hsa_options *options, const char *text, char *error, size_t error_bytes)
{
    *options = (struct hsa_options){.policy = policy_find("awg")};
    parameters_default(&options->parameters);
    if (!read_preset(options, "awg-hw", error, error_bytes))
        return false;
    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        size_t length = strcspn(text, " ");

        if (!read_word(options, text, length, error, error_bytes))
            return false;
        text += length;
    }
    return parameters_check(&options->parameters, error, error_bytes);
}
