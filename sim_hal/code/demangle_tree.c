/* demangle_tree.c - see demangle_tree.h. */
#include "code/demangle_tree.h"

#include <string.h>

void demangle_tree_init(struct demangle_tree *tree)
{
    tree->count = 0;
    demangle_add(tree, (struct demangle_node){.kind = DEMANGLE_LIST_END}); /* stands for DEMANGLE_NONE */
    demangle_add(tree, (struct demangle_node){.kind = DEMANGLE_LIST_END});
}

struct code_text demangle_text_of(const char *text)
{
    return (struct code_text){text, strlen(text)};
}

uint16_t demangle_add(struct demangle_tree *tree, struct demangle_node node)
{
    if (tree->count == DEMANGLE_NODES)
        return DEMANGLE_NONE;
    tree->nodes[tree->count] = node;
    return (uint16_t)tree->count++;
}

uint16_t demangle_add_text(struct demangle_tree *tree, struct code_text text)
{
    return demangle_add(tree, (struct demangle_node){.kind = DEMANGLE_TEXT, .text = text});
}

uint16_t demangle_add_one(struct demangle_tree *tree, enum demangle_kind kind, uint16_t left)
{
    return left ? demangle_add(tree, (struct demangle_node){.kind = (uint8_t)kind, .left = left}) : DEMANGLE_NONE;
}

uint16_t demangle_add_two(struct demangle_tree *tree, enum demangle_kind kind, uint16_t left, uint16_t right)
{
    if (!left || !right)
        return DEMANGLE_NONE;
    return demangle_add(tree, (struct demangle_node){.kind = (uint8_t)kind, .left = left, .right = right});
}

uint16_t demangle_add_texted(struct demangle_tree *tree, enum demangle_kind kind, uint16_t left, struct code_text text)
{
    return left ? demangle_add(tree, (struct demangle_node){.kind = (uint8_t)kind, .left = left, .text = text})
                : DEMANGLE_NONE;
}

bool demangle_append(struct demangle_tree *tree, uint16_t *first, uint16_t *last, uint16_t item)
{
    uint16_t node = demangle_add_two(tree, DEMANGLE_LIST, item, DEMANGLE_END);

    if (!node)
        return false;
    if (*last)
        tree->nodes[*last].right = node;
    else
        *first = node;
    *last = node;
    return true;
}
