/*
 * journal.h - PATH.part: what has ended of a long command, a line each, so that a second call goes on from there. (A sweep
 * keeps its journals, under names of their own: it sets path itself.)
 *
 * A line is written out as soon as it is added, so that no signal loses it, not even SIGKILL. What may be torn is the last
 * line alone: it then lacks its newline, and is dropped. The first line says of which model and command the others are.
 */
#ifndef SIM_HAL_CLI_JOURNAL_H
#define SIM_HAL_CLI_JOURNAL_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define CLI_JOURNAL_PATH_BYTES 4096

struct cli_journal {
    FILE *stream; /* NULL: not open */
    char path[CLI_JOURNAL_PATH_BYTES];
    uint32_t lines; /* in the file, without the first one and comments */
};

/* Of what the lines are. */
struct cli_journal_head {
    uint64_t model;      /* cli_model_number */
    const char *command; /* the command in words, on one line */
};

/* Writes PATH.part. Returns false with a message if it is too long. */
bool cli_journal_name(struct cli_journal *journal, const char *path);

/*
 * Opens the named journal; another process that has it open is an error. With resume its lines are kept, and take is
 * called for each that is no comment; take may change the line, and returns false with a message to refuse it. A journal
 * of another model or command is refused. Without resume, or if there is none, it begins anew. Returns false with a
 * message; the file is then as it was.
 */
bool cli_journal_open(struct cli_journal *journal, const struct cli_journal_head *head, bool resume,
                      bool (*take)(void *context, char *line), void *context);

/* Whether another process has the journal at that path open; false where files cannot be locked. The caller must not have
 * it open itself: it would lose its own lock. */
bool cli_journal_in_use(const char *path);

/* Writes out what has been put on the stream, one line. Returns false with a message. */
bool cli_journal_flush(struct cli_journal *journal);

/* Closes a journal and keeps its file, unless that has no lines. Nothing happens if it is not open. */
void cli_journal_keep(struct cli_journal *journal);

/* Closes a journal and removes its file: everything is where it belongs. Nothing happens if it is not open. */
void cli_journal_end(struct cli_journal *journal);

#endif
