/* at.c - see at.h. */
#include "cli/at.h"

#include <inttypes.h>
#include <string.h>

#define AT_FORM "TIME:queue N OPERATION or TIME:reset stop|replay, TIME in cycles or with ns, us or ms"

/* The next word of a text, empty at its end; text moves behind it. */
static struct host_span next_word(const char **text)
{
    struct host_span word;

    *text += strspn(*text, " ");
    word = (struct host_span){*text, strcspn(*text, " ")};
    *text += word.length;
    return word;
}

static bool refuse(const char *text, const char *expected)
{
    char quoted[HOST_QUOTE_BYTES];

    cli_complain("--at %s: expected %s", host_text_quote(quoted, (struct host_span){text, strlen(text)}), expected);
    return false;
}

/* One KEY=VALUE of update. */
static bool read_share(const struct host_span parts[2], struct host_command *command)
{
    uint64_t value;

    if (!host_text_u64(parts[1], &value))
        return false;
    if (host_text_is(parts[0], "priority")) {
        command->sets_priority = true;
        command->share.priority = (uint32_t)value;
        return value < CP_PRIORITIES;
    }
    if (host_text_is(parts[0], "limit")) {
        command->sets_limit = true;
        command->share.limit = (uint16_t)value;
        return value <= UINT16_MAX;
    }
    command->sets_weight = true;
    command->share.weight = (uint16_t)value;
    return host_text_is(parts[0], "weight") && value >= 1 && value <= CP_WEIGHT_MOST;
}

/* One KEY=TIME of limit. */
static bool read_limit(const struct host_span parts[2], const struct parameters *parameters,
                       struct host_command *command)
{
    bool soft = host_text_is(parts[0], "soft");

    if (!soft && !host_text_is(parts[0], "hard"))
        return false;
    *(soft ? &command->sets_soft : &command->sets_hard) = true;
    return host_time_read(parts[1], parameters, soft ? &command->limits.soft : &command->limits.hard);
}

/* CUs that follow each other: "3" or "0-7". */
static bool read_cus(struct host_span text, uint32_t *mask)
{
    struct host_span ends[2] = {text, text};
    uint64_t first, last;

    if (memchr(text.text, '-', text.length) && !host_span_split(text, '-', ends, 2))
        return false;
    if (!host_text_u64(ends[0], &first) || !host_text_u64(ends[1], &last) || last >= CP_MAX_CUS || first > last)
        return false;
    for (uint64_t cu = first; cu <= last; cu++)
        mask[cu / 32] |= 1u << cu % 32;
    return true;
}

/* The one KEY=LIST of mask. */
static bool read_mask(const struct host_span parts[2], uint32_t *mask)
{
    struct host_span rest = parts[1];

    if (!host_text_is(parts[0], "cus"))
        return false;
    if (host_text_is(rest, "all"))
        return true;
    for (;;) {
        const char *comma = memchr(rest.text, ',', rest.length);
        size_t length = comma ? (size_t)(comma - rest.text) : rest.length;

        if (!read_cus((struct host_span){rest.text, length}, mask))
            return false;
        if (!comma)
            return true;
        rest = (struct host_span){comma + 1, rest.length - length - 1};
    }
}

static bool read_key(const struct host_span parts[2], const struct parameters *parameters, struct host_command *command)
{
    switch (command->operation) {
    case CP_HOST_LIMIT:
        return read_limit(parts, parameters, command);
    case CP_HOST_MASK:
        return read_mask(parts, command->mask);
    default:
        return read_share(parts, command);
    }
}

static const char *expected_keys(enum cp_host_operation operation, char *text, size_t text_bytes)
{
    if (operation == CP_HOST_LIMIT)
        return "any of soft=TIME and hard=TIME behind limit";
    if (operation == CP_HOST_MASK) {
        snprintf(text, text_bytes, "cus=all or cus=LIST behind mask, LIST as in 0-7,9, up to %u", CP_MAX_CUS - 1u);
        return text;
    }
    snprintf(text, text_bytes, "any of priority=0..%d, limit=0..%u and weight=1..%u behind update", CP_PRIORITIES - 1,
             UINT16_MAX, CP_WEIGHT_MOST);
    return text;
}

/* What is behind the operation: something for update, limit and mask, nothing for others. */
static bool read_keys(const char *text, const char *rest, const struct parameters *parameters,
                      struct host_command *command)
{
    bool has_keys = command->operation == CP_HOST_UPDATE || command->operation == CP_HOST_LIMIT ||
                    command->operation == CP_HOST_MASK;
    char expected[128];
    struct host_span word = next_word(&rest), parts[2];

    if (!has_keys)
        return word.length == 0 || refuse(text, "nothing behind the operation");
    if (word.length == 0)
        return refuse(text, expected_keys(command->operation, expected, sizeof(expected)));
    for (; word.length; word = next_word(&rest)) {
        if (!host_span_split(word, '=', parts, 2) || !read_key(parts, parameters, command))
            return refuse(text, expected_keys(command->operation, expected, sizeof(expected)));
    }
    return true;
}

/* What is behind "reset". */
static bool read_reset(const char *text, const char *rest, struct host_command *command)
{
    struct host_span way = next_word(&rest);

    command->queue = HOST_NO_QUEUE;
    command->restart = host_text_is(way, "replay") ? CP_RESTART_REPLAY : CP_RESTART_STOPPED;
    if (next_word(&rest).length || (!host_text_is(way, "replay") && !host_text_is(way, "stop")))
        return refuse(text, "stop or replay behind reset");
    return true;
}

bool cli_at_read(const char *text, const struct parameters *parameters, uint32_t queues, struct host_command *command)
{
    const char *colon = strchr(text, ':'), *rest = colon ? colon + 1 : text;
    char expected[256], names[128];
    struct host_span operation, what = next_word(&rest);
    uint64_t queue;

    *command = (struct host_command){.cycle = 0};
    if (!colon || !host_time_read((struct host_span){text, (size_t)(colon - text)}, parameters, &command->cycle))
        return refuse(text, AT_FORM);
    if (host_text_is(what, "reset"))
        return read_reset(text, rest, command);
    if (!host_text_is(what, "queue") || !host_text_u64(next_word(&rest), &queue))
        return refuse(text, AT_FORM);
    if (queue >= queues) {
        snprintf(expected, sizeof(expected), "a queue of this run, 0..%" PRIu32, queues - 1);
        return refuse(text, expected);
    }
    operation = next_word(&rest);
    if (!host_operation_read(operation, &command->operation)) {
        snprintf(expected, sizeof(expected), "an operation, one of %s", host_operation_names(names, sizeof(names)));
        return refuse(text, expected);
    }
    command->queue = (uint32_t)queue;
    return read_keys(text, rest, parameters, command);
}
