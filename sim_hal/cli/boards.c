/* boards.c - see boards.h. */
#define _POSIX_C_SOURCE 200809L

#include "cli/boards.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/workloads.h"
#include "host/text.h"

#define PATH_BYTES 4096

static const char *const places[] = {"boards", "../share/onward/boards"};
#define PLACE_COUNT (sizeof(places) / sizeof(places[0]))

static bool has_image(const char *folder)
{
    char path[PATH_BYTES];
    int length = snprintf(path, sizeof(path), "%s/firmware.elf", folder);

    return length > 0 && (size_t)length < sizeof(path) && access(path, R_OK) == 0;
}

static bool board_folder(char *folder, size_t bytes, const char *here, const char *place, const char *name)
{
    int length = snprintf(folder, bytes, "%s%s/%s", here, place, name);

    return length > 0 && (size_t)length < bytes && has_image(folder);
}

/* Adds the boards of a folder to a list of names. */
static void list_boards(char *names, size_t bytes, const char *here, const char *place)
{
    char path[PATH_BYTES], folder[PATH_BYTES];
    size_t used = strlen(names);
    struct dirent *entry;
    DIR *directory;
    int length = snprintf(path, sizeof(path), "%s%s", here, place);

    if (length <= 0 || (size_t)length >= sizeof(path))
        return;
    directory = opendir(path);
    while (directory && used < bytes && (entry = readdir(directory)) != NULL) {
        if (entry->d_name[0] == '.' || !board_folder(folder, sizeof(folder), here, place, entry->d_name))
            continue;
        length = snprintf(names + used, bytes - used, ", %s", entry->d_name);
        used += length > 0 ? (size_t)length : 0;
    }
    if (directory)
        closedir(directory);
}

static bool complain_of_name(const char *name, const char *here, char *error, size_t error_bytes)
{
    char quoted[HOST_QUOTE_BYTES], names[512] = "local";

    host_text_quote(quoted, (struct host_span){name, strlen(name)});
    for (size_t i = 0; i < PLACE_COUNT; i++)
        list_boards(names, sizeof(names), here, places[i]);
    return host_text_fail(error, error_bytes,
                          "--cp %s: no image of that board in %s%s or %s%s (make firmware BOARD=... builds one); there "
                          "is: %s",
                          quoted, here, places[0], here, places[1], names);
}

bool cli_board_find(const char *name, const char **board, char *folder, size_t bytes, char *error, size_t error_bytes)
{
    char here[PATH_BYTES];

    *board = NULL;
    if (strcmp(name, "local") == 0)
        return true;
    if (!cli_executable_folder(here, sizeof(here)))
        return host_text_fail(error, error_bytes, "cannot find the executable, and with it the boards");
    *board = folder;
    for (size_t i = 0; i < PLACE_COUNT && *name && *name != '.' && !strchr(name, '/'); i++)
        if (board_folder(folder, bytes, here, places[i], name))
            return true;
    return complain_of_name(name, here, error, error_bytes);
}
