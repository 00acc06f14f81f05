/* parameters_file.c - settings of the simulated GPU from a file: a name and a value a line. */
#include "engine/parameters.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#define LINE_BYTES 256u

static bool apply_line(struct parameters *parameters, char *line, char *error, size_t error_bytes)
{
    char *comment = strchr(line, '#');
    const char *name, *value;

    if (comment)
        *comment = '\0';
    name = strtok(line, " \t\r\n");
    if (!name)
        return true;
    value = strtok(NULL, " \t\r\n");
    if (!value || strtok(NULL, " \t\r\n")) {
        snprintf(error, error_bytes, "expected 'name value'");
        return false;
    }
    return parameters_set(parameters, name, value, error, error_bytes);
}

bool parameters_file(struct parameters *parameters, const char *path, char *error, size_t error_bytes)
{
    FILE *file = fopen(path, "r");
    char line[LINE_BYTES];
    char message[LINE_BYTES];
    unsigned number = 0;
    bool good = true;

    if (!file) {
        snprintf(error, error_bytes, "%s: %s", path, strerror(errno));
        return false;
    }
    while (good && fgets(line, sizeof(line), file)) {
        number++;
        if (!strchr(line, '\n') && !feof(file)) {
            snprintf(message, sizeof(message), "line too long or not text");
            good = false;
        } else {
            good = apply_line(parameters, line, message, sizeof(message));
        }
    }
    if (!good)
        snprintf(error, error_bytes, "%s:%u: %s", path, number, message);
    if (good && ferror(file)) {
        snprintf(error, error_bytes, "%s: cannot be read", path);
        good = false;
    }
    fclose(file);
    return good;
}
