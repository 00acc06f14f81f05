/*
 * demangle_tree.h - an encoded name as a tree: what its reader builds, and what its text is made of.
 *
 * Nodes are numbered. Parts that an encoding repeats by number are shared.
 */
#ifndef SIM_HAL_CODE_DEMANGLE_TREE_H
#define SIM_HAL_CODE_DEMANGLE_TREE_H

#include "code/bytes.h"

#define DEMANGLE_NODES 2048u
#define DEMANGLE_NONE  0u /* no node: something was not understood */
#define DEMANGLE_END   1u /* ends each list */

/* In the order: left and right are nodes, text a text. */
enum demangle_kind {
    DEMANGLE_LIST_END,
    DEMANGLE_LIST,       /* left, and the rest of the list */
    DEMANGLE_TEXT,       /* text */
    DEMANGLE_SCOPED,     /* left::right */
    DEMANGLE_TEMPLATE,   /* left<list> */
    DEMANGLE_PACK,       /* the list right stands for one template argument */
    DEMANGLE_PARAMETER,  /* a use of the template argument left, which has a number in the encoding of flags */
    DEMANGLE_AUTO,       /* number among the parameters of a lambda that have the type auto */
    DEMANGLE_QUALIFIED,  /* left with flags */
    DEMANGLE_POINTER,    /* to left */
    DEMANGLE_LVALUE,     /* reference to left */
    DEMANGLE_RVALUE,     /* the same */
    DEMANGLE_POSTFIX,    /* left, a space, text */
    DEMANGLE_VECTOR,     /* text elements of left */
    DEMANGLE_FUNCTION,   /* returns left or, if that is the end, what is not known; takes the list right; flags */
    DEMANGLE_ARRAY,      /* of left; text elements */
    DEMANGLE_MEMBER,     /* pointer to a member of left; its type is right */
    DEMANGLE_LITERAL,    /* of type left; text, perhaps with n for a minus before it */
    DEMANGLE_ENCODING,   /* the function left of type right */
    DEMANGLE_LOCAL,      /* right in the function left */
    DEMANGLE_LAMBDA,     /* takes the list right; number */
    DEMANGLE_UNNAMED,    /* number */
    DEMANGLE_DESTRUCTOR, /* of left */
    DEMANGLE_CONVERSION, /* to left */
    DEMANGLE_EXPANSION,  /* left once for each element of the pack in it */
    DEMANGLE_TAGGED,     /* left with the ABI tag text */
    DEMANGLE_SPECIAL,    /* text before left */
    DEMANGLE_CLONE,      /* left, with the suffix text */
    DEMANGLE_UNARY,      /* the operator text on left */
    DEMANGLE_BINARY      /* the operator text on left and right */
};

#define DEMANGLE_RESTRICT  1u /* flags */
#define DEMANGLE_VOLATILE  2u
#define DEMANGLE_CONST     4u
#define DEMANGLE_ON_LVALUE 8u
#define DEMANGLE_ON_RVALUE 16u
#define DEMANGLE_NO_THROW  32u

struct demangle_node {
    uint8_t kind;
    uint8_t flags;
    uint16_t left;
    uint16_t right;
    uint32_t number;
    struct code_text text;
};

struct demangle_tree {
    uint32_t count;
    struct demangle_node nodes[DEMANGLE_NODES];
};

/* Empties a tree, but for the nodes DEMANGLE_NONE and DEMANGLE_END. */
void demangle_tree_init(struct demangle_tree *tree);

/* A text that ends with a zero. It must stay. */
struct code_text demangle_text_of(const char *text);

/* Adds a node. Returns its number, or DEMANGLE_NONE if there is no room. */
uint16_t demangle_add(struct demangle_tree *tree, struct demangle_node node);

/* Add nodes of some forms. They return DEMANGLE_NONE, too, if left or right is DEMANGLE_NONE. */
uint16_t demangle_add_text(struct demangle_tree *tree, struct code_text text);
uint16_t demangle_add_one(struct demangle_tree *tree, enum demangle_kind kind, uint16_t left);
uint16_t demangle_add_two(struct demangle_tree *tree, enum demangle_kind kind, uint16_t left, uint16_t right);
uint16_t demangle_add_texted(struct demangle_tree *tree, enum demangle_kind kind, uint16_t left, struct code_text text);

/*
 * Appends to the list that begins at *first; *last is its last node, DEMANGLE_NONE before the first. Returns false if the item is
 * DEMANGLE_NONE or there is no room.
 */
bool demangle_append(struct demangle_tree *tree, uint16_t *first, uint16_t *last, uint16_t item);

#endif
