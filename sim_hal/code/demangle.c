/* demangle.c - see demangle.h. */
#include "code/demangle.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code/demangle_read.h"
#include "code/demangle_write.h"

#define NAME_MOST 4096u
#define ALL       UINT32_MAX

/* No other characters come into reports. */
static bool is_encoded(const char *name)
{
    size_t length = strlen(name);

    if (strncmp(name, "_Z", 2) != 0 || length > NAME_MOST)
        return false;
    for (size_t i = 0; i < length; i++)
        if (!isalnum((unsigned char)name[i]) && !strchr("_.$", name[i]))
            return false;
    return true;
}

/* Reads a name; the caller frees the tree. NULL: it is not understood. */
static struct demangle_tree *read_name(const char *name, uint16_t *node)
{
    struct demangle_tree *tree = is_encoded(name) ? malloc(sizeof *tree) : NULL;

    *node = tree ? demangle_read(tree, (struct code_text){name, strlen(name)}) : DEMANGLE_NONE;
    if (*node)
        return tree;
    free(tree);
    return NULL;
}

bool code_demangle(const char *name, enum code_name_part part, char *text, size_t bytes)
{
    const struct demangle_form form = {
        .depth = ALL, .only_name = part == CODE_NAME_QUALIFIED, .only_base = part == CODE_NAME_BASE};
    uint16_t node;
    struct demangle_tree *tree = read_name(name, &node);
    bool good = tree && demangle_write(tree, node, &form, text, bytes);

    free(tree);
    return good;
}

/* Keeps as much of a text as reports show. */
static const char *cut(const char *text, char shown[CODE_SHOWN_BYTES])
{
    snprintf(shown, CODE_SHOWN_BYTES, "%.*s...", (int)CODE_SHOWN_BYTES - 4, text);
    return shown;
}

static const char *shorten(const struct demangle_tree *tree, uint16_t node, const char *name,
                           char shown[CODE_SHOWN_BYTES])
{
    static const struct demangle_form forms[] = {{.depth = ALL},
                                                 {.depth = ALL, .no_parameters = true},
                                                 {.depth = 2, .no_parameters = true},
                                                 {.depth = 1, .no_parameters = true},
                                                 {.depth = 0, .no_parameters = true}};
    char whole[CODE_DEMANGLED_BYTES];

    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        if (demangle_write(tree, node, &forms[i], shown, CODE_SHOWN_BYTES))
            return shown;
    return cut(demangle_write(tree, node, &forms[4], whole, sizeof whole) ? whole : name, shown);
}

const char *code_shown_name(const char *name, char shown[CODE_SHOWN_BYTES])
{
    uint16_t node;
    struct demangle_tree *tree = read_name(name, &node);

    if (tree)
        name = shorten(tree, node, name, shown);
    else if (strncmp(name, "_Z", 2) == 0 && strlen(name) >= CODE_SHOWN_BYTES)
        name = cut(name, shown);
    free(tree);
    return name;
}

const char *code_base_name(const char *name, char shown[CODE_SHOWN_BYTES])
{
    return code_demangle(name, CODE_NAME_BASE, shown, CODE_SHOWN_BYTES) ? shown : name;
}

/* Whether a text is the whole of a name, or one of its parts. */
static bool is_part(const struct demangle_tree *tree, uint16_t node, const char *text)
{
    static const struct demangle_form forms[] = {
        {.depth = ALL}, {.depth = ALL, .only_name = true}, {.depth = ALL, .only_name = true, .only_base = true}};
    char part[CODE_DEMANGLED_BYTES];

    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        if (demangle_write(tree, node, &forms[i], part, sizeof part) && strcmp(part, text) == 0)
            return true;
    return false;
}

enum code_fit code_name_fits(const char *name, const char *text)
{
    char shown[CODE_SHOWN_BYTES];
    struct demangle_tree *tree;
    uint16_t node;
    bool fits;

    if (strcmp(name, text) == 0)
        return CODE_IS;
    /* No text of a name begins as an encoded one, and reading names is most of the work in a library with thousands. */
    tree = strncmp(text, "_Z", 2) == 0 ? NULL : read_name(name, &node);
    if (!tree)
        return CODE_FITS_NOT;
    fits = is_part(tree, node, text) || strcmp(shorten(tree, node, name, shown), text) == 0;
    free(tree);
    return fits ? CODE_FITS : CODE_FITS_NOT;
}

bool code_choose(struct code_choice *choice, const char *name)
{
    enum code_fit fit = choice->fit == CODE_IS ? CODE_FITS_NOT : code_name_fits(name, choice->text);
    bool first = choice->fit == CODE_FITS_NOT;

    if (fit == CODE_FITS_NOT)
        return false;
    choice->fit = fit;
    choice->fitting = fit == CODE_IS ? 1 : choice->fitting + 1;
    return fit == CODE_IS || first;
}
