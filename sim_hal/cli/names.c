/* names.c - names separated by commas. */
#include "cli/names.h"

#include <string.h>

#include "cli/cli.h"

static bool has_name(const struct cli_names *names, const char *name)
{
    for (uint32_t i = 0; i < names->count; i++)
        if (strcmp(names->items[i], name) == 0)
            return true;
    return false;
}

bool cli_names_read(struct cli_names *names, const char *text, char *const *own, uint32_t own_count)
{
    if (!text) {
        for (uint32_t i = 0; i < own_count; i++)
            names->items[names->count++] = own[i];
        return true;
    }
    names->text = host_text_copy((struct host_span){text, strlen(text)});
    if (!names->text) {
        cli_complain("out of memory");
        return false;
    }
    for (char *item = names->text, *comma; item; item = comma ? comma + 1 : NULL) {
        comma = strchr(item, ',');
        if (comma)
            *comma = 0;
        if (!*item || has_name(names, item) || names->count == CLI_BENCHMARKS_MOST) {
            cli_complain("suite: %s: expected different names, separated by commas", text);
            return false;
        }
        names->items[names->count++] = item;
    }
    return true;
}
