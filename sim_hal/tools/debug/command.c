/* command.c - see command.h. */
#include "tools/debug/command.h"

#include <string.h>

struct row {
    enum debug_verb verb;
    const char *name, *brief; /* brief: a short form, or NULL */
    uint32_t least, most;     /* words */
    const char *words, *help;
};

static const struct row rows[] = {
    {DEBUG_BREAK, "break", "b", 1, 2, "FILE:LINE | NAME | kernel | workgroup X[,Y,Z] | cycle N | fault | hang",
     "stops there: before the instruction, at the launch, before the cycle; NAME is of a kernel or label"},
    {DEBUG_WATCH, "watch", "w", 1, 2, "NAME[I] | ADDRESS  [read | write | change | failed]",
     "stops behind an access to the element; change is the default, failed is a compare-and-swap"},
    {DEBUG_DELETE, "delete", "d", 0, 1, "[N]", "deletes stop N, or all"},
    {DEBUG_BREAKS, "breaks", NULL, 0, 0, "", "lists what stops the run"},
    {DEBUG_RUN, "run", "r", 0, 0, "", "begins the run, again if it has begun"},
    {DEBUG_CONTINUE, "continue", "c", 0, 0, "", "goes on to the next stop; begins the run if it has not begun"},
    {DEBUG_STEP, "step", "s", 0, 2, "[wave | lane | line | cycle] [N]",
     "goes on to the next instruction of the wave, or of the lane; to another line; by cycles"},
    {DEBUG_BACK, "back", NULL, 0, 1, "[N]", "goes back to the last stop, or to the N-th before this one"},
    {DEBUG_REVERSE_CONTINUE, "reverse-continue", "rc", 0, 0, "", "goes back to where a stop was passed last"},
    {DEBUG_REVERSE_STEP, "reverse-step", "rs", 0, 0, "", "goes back to the last instruction of the wave"},
    {DEBUG_GOTO, "goto", "g", 2, 2, "cycle N", "goes to a cycle, forward or back"},
    {DEBUG_FOCUS, "focus", "f", 2, 6, "workgroup X[,Y,Z] | wave N | lane N ...",
     "changes what other commands are about"},
    {DEBUG_WHERE, "where", NULL, 0, 1, "[all]", "where the wave is, or all waves, those at one place together"},
    {DEBUG_LIST, "list", "l", 0, 1, "[asm]", "the lines around the place, of the source if it is there"},
    {DEBUG_PRINT, "print", "p", 1, 2,
     "v3 | v[2:3] | s4 | s[4:5] | exec | vcc | scc | m0 | mode | all | NAME[I] | lds[N]  [COUNT | lanes]",
     "a register of the lane or of all lanes; an argument; LDS at byte N; a variable of the source"},
    {DEBUG_LOCALS, "locals", NULL, 0, 0, "", "the variables of the source that are in scope, in the lane"},
    {DEBUG_MEMORY, "memory", "m", 1, 2, "NAME[I] | ADDRESS  [COUNT]", "elements of a buffer, or 32-bit words"},
    {DEBUG_WAITS, "waits", NULL, 0, 0, "", "what waves wait for"},
    {DEBUG_CU, "cu", NULL, 0, 1, "[N]", "a compute unit: its work-groups and their waves"},
    {DEBUG_SYNCMON, "syncmon", NULL, 0, 0, "", "the SyncMon: waiters and counters"},
    {DEBUG_FIRMWARE, "firmware", "fw", 0, 0, "", "the firmware: work-groups by state, queues, counters"},
    {DEBUG_OUTPUT, "output", "o", 0, 0, "",
     "what printf has written so far; all of it is printed at the end of the run, too"},
    {DEBUG_HELP, "help", "h", 0, 1, "[COMMAND]", "prints this, or about one command"},
    {DEBUG_QUIT, "quit", "q", 0, 0, "", "ends the debugger, as the end of the input does"},
};
#define ROW_COUNT (sizeof(rows) / sizeof(rows[0]))

static bool begins_with(const char *name, struct host_span word)
{
    return strlen(name) >= word.length && memcmp(name, word.text, word.length) == 0;
}

/* The row of a name; NULL with a message. */
static const struct row *find_row(struct host_span word, char *error, size_t error_bytes)
{
    const struct row *found = NULL;
    char quoted[HOST_QUOTE_BYTES];

    for (size_t i = 0; i < ROW_COUNT; i++) {
        if (host_text_is(word, rows[i].name) || (rows[i].brief && host_text_is(word, rows[i].brief)))
            return &rows[i];
    }
    host_text_quote(quoted, word);
    for (size_t i = 0; i < ROW_COUNT; i++) {
        if (!begins_with(rows[i].name, word))
            continue;
        if (found) {
            host_text_fail(error, error_bytes, "command %s may be %s or %s", quoted, found->name, rows[i].name);
            return NULL;
        }
        found = &rows[i];
    }
    if (!found)
        host_text_fail(error, error_bytes, "unknown command %s; help lists them all", quoted);
    return found;
}

static bool is_blank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
}

/* Takes the next word of a line; its length is 0 at the end, or before a comment. */
static struct host_span next_word(const char **line)
{
    struct host_span word;

    while (is_blank(**line))
        (*line)++;
    word.text = *line;
    while (**line && !is_blank(**line) && *word.text != '#')
        (*line)++;
    word.length = (size_t)(*line - word.text);
    return word;
}

static bool refuse_words(const struct row *row, char *error, size_t error_bytes)
{
    return host_text_fail(error, error_bytes, "%s: expected %s%s%s", row->name, row->name, *row->words ? " " : "",
                          row->words);
}

/* The same of a word too many. */
static bool refuse_word(const struct row *row, struct host_span word, char *error, size_t error_bytes)
{
    char quoted[HOST_QUOTE_BYTES];

    if (row->most)
        return refuse_words(row, error, error_bytes);
    return host_text_fail(error, error_bytes, "%s: expected nothing behind it, found %s", row->name,
                          host_text_quote(quoted, word));
}

bool debug_command_read(const char *line, struct debug_command *command, char *error, size_t error_bytes)
{
    struct host_span word = next_word(&line);
    const struct row *row;

    *command = (struct debug_command){.verb = DEBUG_NOTHING};
    if (!word.length)
        return true;
    row = find_row(word, error, error_bytes);
    if (!row)
        return false;
    command->verb = row->verb;
    for (word = next_word(&line); word.length; word = next_word(&line)) {
        if (command->count == row->most)
            return refuse_word(row, word, error, error_bytes);
        command->words[command->count++] = word;
    }
    return command->count >= row->least || refuse_words(row, error, error_bytes);
}

static void print_row(const struct row *row, FILE *stream)
{
    fprintf(stream, "%s%s%s%s%s%s\n    %s\n", row->name, row->brief ? " (" : "", row->brief ? row->brief : "",
            row->brief ? ")" : "", *row->words ? " " : "", row->words, row->help);
}

void debug_command_list(FILE *stream)
{
    for (size_t i = 0; i < ROW_COUNT; i++)
        print_row(&rows[i], stream);
}

bool debug_command_help(struct host_span name, FILE *stream, char *error, size_t error_bytes)
{
    const struct row *row = find_row(name, error, error_bytes);

    if (row)
        print_row(row, stream);
    return row != NULL;
}

static int digit_of(char letter)
{
    if (letter >= '0' && letter <= '9')
        return letter - '0';
    letter = (char)(letter | 0x20);
    return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

bool debug_read_number(struct host_span word, uint64_t *number)
{
    *number = 0;
    if (word.length < 3 || word.text[0] != '0' || (word.text[1] | 0x20) != 'x')
        return host_text_u64(word, number);
    if (word.length > 18)
        return false;
    for (size_t i = 2; i < word.length; i++) {
        int digit = digit_of(word.text[i]);

        if (digit < 0)
            return false;
        *number = *number << 4 | (uint64_t)digit;
    }
    return true;
}

bool debug_read_workgroup(struct host_span word, uint32_t workgroup[3])
{
    struct host_span parts[3];
    uint32_t count = 1;
    uint64_t value;

    for (size_t i = 0; i < word.length; i++)
        count += word.text[i] == ',';
    memset(workgroup, 0, 3 * sizeof(*workgroup));
    if (count > 3 || !host_span_split(word, ',', parts, count))
        return false;
    for (uint32_t i = 0; i < count; i++) {
        if (!host_text_u64(parts[i], &value) || value > UINT32_MAX)
            return false;
        workgroup[i] = (uint32_t)value;
    }
    return true;
}

bool debug_read_element(struct host_span word, struct host_span *name, uint64_t *index, bool *has_index)
{
    const char *open = memchr(word.text, '[', word.length);
    struct host_span inside;

    *index = 0;
    *has_index = open != NULL;
    *name = word;
    if (!open)
        return word.length > 0;
    name->length = (size_t)(open - word.text);
    inside = (struct host_span){open + 1, word.length - name->length - 1};
    if (!name->length || !inside.length || inside.text[inside.length - 1] != ']')
        return false;
    inside.length--;
    if (inside.length > 2 && memcmp(inside.text + inside.length - 2, "..", 2) == 0)
        inside.length -= 2;
    return debug_read_number(inside, index);
}
