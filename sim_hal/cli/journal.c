/* journal.c - see journal.h. */
#define _XOPEN_SOURCE 700

#include "cli/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"

#define MARK       "# onward, model "
#define HEAD_BYTES (8192 + 64)

bool cli_journal_name(struct cli_journal *journal, const char *path)
{
    int length = snprintf(journal->path, sizeof(journal->path), "%s.part", path);

    if (length > 0 && (size_t)length < sizeof(journal->path))
        return true;
    cli_complain("%s: too long", path);
    return false;
}

static bool fail(struct cli_journal *journal, const char *reason)
{
    cli_complain("%s: %s", journal->path, reason);
    if (journal->stream)
        fclose(journal->stream);
    journal->stream = NULL;
    return false;
}

/* Two commands must not write one journal. Where files cannot be locked this is not known. */
static bool is_locked(int file)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};

    return fcntl(file, F_SETLK, &whole) != 0 && (errno == EACCES || errno == EAGAIN);
}

bool cli_journal_in_use(const char *path)
{
    struct flock whole = {.l_type = F_RDLCK, .l_whence = SEEK_SET};
    int file = open(path, O_RDONLY | O_CLOEXEC);
    bool in_use = file >= 0 && fcntl(file, F_GETLK, &whole) == 0 && whole.l_type != F_UNLCK;

    if (file >= 0)
        close(file);
    return in_use;
}

static bool open_stream(struct cli_journal *journal)
{
    int file = open(journal->path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);

    journal->lines = 0;
    journal->stream = file < 0 ? NULL : fdopen(file, "a+");
    if (!journal->stream) {
        int reason = errno;

        if (file >= 0)
            close(file);
        return fail(journal, strerror(reason));
    }
    return !is_locked(file) || fail(journal, "another process writes it");
}

/* The first line of a journal, with its newline. */
static bool write_head(const struct cli_journal_head *head, char text[HEAD_BYTES])
{
    int length = snprintf(text, HEAD_BYTES, MARK "%016" PRIx64 ": %s\n", head->model, head->command);

    return length > 0 && length < HEAD_BYTES;
}

/* Says why a first line is not the one wanted. */
static bool refuse_head(struct cli_journal *journal, const char *line, const char *wanted)
{
    size_t command = strlen(MARK) + 16 + strlen(": ");
    char reason[HEAD_BYTES + 128];

    if (strncmp(line, MARK, strlen(MARK)) != 0 || strlen(line) <= command)
        return fail(journal, "is not what a stopped command leaves; remove it, or do not resume");
    if (strcmp(line + command, wanted + command) == 0)
        return fail(journal, "is of another model: onward or a suite's files have changed since. Remove it, or do not "
                             "resume");
    snprintf(reason, sizeof(reason), "is of another command: %.*s. Remove it, or do not resume",
             (int)strcspn(line + command, "\n"), line + command);
    return fail(journal, reason);
}

/* Reads the lines behind the first. Sets *end to the end of the last whole one. */
static bool read_lines(struct cli_journal *journal, off_t *end, bool (*take)(void *context, char *line), void *context)
{
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    bool good = true, torn = false;

    while (good && !torn && (length = getline(&line, &room, journal->stream)) > 0) {
        torn = line[length - 1] != '\n';
        if (torn)
            break;
        line[length - 1] = 0;
        *end = ftello(journal->stream);
        if (*line == '#')
            continue;
        journal->lines++;
        good = take(context, line);
    }
    free(line);
    if (torn)
        cli_complain("%s: the last line is torn, and dropped", journal->path);
    return good || fail(journal, "cannot be resumed");
}

/* Keeps the lines of a journal. Sets *end to where the next one goes, 0: it has no first line. */
static bool read_journal(struct cli_journal *journal, const char *wanted, off_t *end,
                         bool (*take)(void *context, char *line), void *context)
{
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    bool good = true;

    rewind(journal->stream);
    length = getline(&line, &room, journal->stream);
    *end = length > 0 && line[length - 1] == '\n' ? ftello(journal->stream) : 0;
    if (*end && strcmp(line, wanted) != 0)
        good = refuse_head(journal, line, wanted);
    free(line);
    return good && (!*end || read_lines(journal, end, take, context));
}

bool cli_journal_open(struct cli_journal *journal, const struct cli_journal_head *head, bool resume,
                      bool (*take)(void *context, char *line), void *context)
{
    char first[HEAD_BYTES];
    off_t end = 0;

    if (!write_head(head, first))
        return fail(journal, "the command line is too long");
    if (!open_stream(journal) || (resume && !read_journal(journal, first, &end, take, context)))
        return false;
    if (ftruncate(fileno(journal->stream), end) != 0)
        return fail(journal, strerror(errno));
    fseeko(journal->stream, 0, SEEK_END);
    if (end == 0)
        fputs(first, journal->stream);
    return cli_journal_flush(journal);
}

bool cli_journal_flush(struct cli_journal *journal)
{
    errno = 0;
    if (fflush(journal->stream) == 0 && !ferror(journal->stream))
        return true;
    return fail(journal, errno ? strerror(errno) : "cannot write");
}

void cli_journal_keep(struct cli_journal *journal)
{
    if (!journal->stream)
        return;
    if (journal->lines == 0)
        unlink(journal->path);
    fclose(journal->stream);
    journal->stream = NULL;
}

void cli_journal_end(struct cli_journal *journal)
{
    journal->lines = 0;
    cli_journal_keep(journal);
}
