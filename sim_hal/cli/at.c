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
    return cli_time_read(parts[1], parameters, soft ? &command->limits.soft : &command->limits.hard);
}

static const char *expected_keys(enum cp_host_operation operation, char *text, size_t text_bytes)
{
    if (operation == CP_HOST_LIMIT)
        return "any of soft=TIME and hard=TIME behind limit";
    snprintf(text, text_bytes, "any of priority=0..%d, limit=0..%u and weight=1..%u behind update", CP_PRIORITIES - 1,
             UINT16_MAX, CP_WEIGHT_MOST);
    return text;
}

/* What is behind the operation: something for update and limit, nothing for others. */
static bool read_keys(const char *text, const char *rest, const struct parameters *parameters,
                      struct host_command *command)
{
    bool limits = command->operation == CP_HOST_LIMIT;
    char expected[128];
    struct host_span word = next_word(&rest), parts[2];

    if (command->operation != CP_HOST_UPDATE && !limits)
        return word.length == 0 || refuse(text, "nothing behind the operation");
    if (word.length == 0)
        return refuse(text, expected_keys(command->operation, expected, sizeof(expected)));
    for (; word.length; word = next_word(&rest)) {
        if (!host_span_split(word, '=', parts, 2) ||
            !(limits ? read_limit(parts, parameters, command) : read_share(parts, command)))
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
    if (!colon || !cli_time_read((struct host_span){text, (size_t)(colon - text)}, parameters, &command->cycle))
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
