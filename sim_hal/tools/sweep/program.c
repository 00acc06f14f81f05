/* program.c - see program.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/sweep/program.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/hash.h"
#include "engine/reserve.h"
#include "host/text.h"
#include "tools/sweep/places.h"

#define MARK "exec "

bool sweep_is_program(const char *value)
{
    return strncmp(value, MARK, strlen(MARK)) == 0;
}

/* Notes a word, which the program then owns; NULL: memory is out. One place is left for the NULL behind the words. */
static bool add_word(struct sweep_program *program, uint32_t *room, char *word)
{
    if (word && sim_reserve(&program->words, room, program->count + 1, sizeof(*program->words))) {
        program->words[program->count++] = word;
        program->words[program->count] = NULL;
        return true;
    }
    free(word);
    return false;
}

/* The first word is a path, the others stay as they are. */
static bool read_words(struct sweep_program *program, const char *beside, const char *text)
{
    uint32_t room = 0;

    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        size_t length = strcspn(text, " ");
        char *word = strndup(text, length), *path;

        if (word && program->count == 0) {
            path = sweep_path(beside, word);
            free(word);
            word = path;
        }
        if (!add_word(program, &room, word))
            return false;
        text += length;
    }
    return true;
}

/* It is read as well, because its bytes count. */
static bool check_file(const char *path, char *error, size_t error_bytes)
{
    struct stat status;

    if (stat(path, &status) == 0 && !S_ISREG(status.st_mode))
        return host_text_fail(error, error_bytes, "%s: expected a program, found what is no file", path);
    return access(path, R_OK | X_OK) == 0 ||
           host_text_fail(error, error_bytes, "%s: expected a program that can be run: %s", path, strerror(errno));
}

bool sweep_program_read(struct sweep_program *program, const char *beside, const char *value, char *error,
                        size_t error_bytes)
{
    bool good;

    *program = (struct sweep_program){.words = NULL};
    good = read_words(program, beside, value + strlen(MARK)) || host_text_fail(error, error_bytes, "out of memory");
    if (good && program->count == 0)
        good = host_text_fail(error, error_bytes, "expected exec PROGRAM [ARGUMENT]..., found no PROGRAM");
    if (good && check_file(program->words[0], error, error_bytes))
        return true;
    sweep_program_free(program);
    return false;
}

void sweep_program_free(struct sweep_program *program)
{
    for (uint32_t i = 0; i < program->count; i++)
        free(program->words[i]);
    free(program->words);
    *program = (struct sweep_program){.words = NULL};
}

uint64_t sweep_program_hash(const struct sweep_program *program, uint64_t library)
{
    uint64_t hash = hash_file(hash_bytes(HASH_START, &library, sizeof(library)), program->words[0]);

    for (uint32_t i = 1; i < program->count; i++)
        hash = hash_bytes(hash, program->words[i], strlen(program->words[i]) + 1);
    return hash;
}
