/* hang_dot.c - who waits for whom in a deadlock, as a graph for Graphviz. */
#include "tools/explain/hang_dot.h"

#include <inttypes.h>
#include <string.h>

#include "code/demangle.h"
#include "tools/explain/hang_sentences.h"
#include "tools/view/markup.h"

#define NODE_BYTES 64u

static bool is_in_cycle(const struct hang *hang, uint32_t slot)
{
    for (uint32_t i = 0; i < hang->cycle_count; i++) {
        if (hang->entries[hang->cycle[i].entry].slot == slot)
            return true;
    }
    return false;
}

/* Whether this is the word for which the entry is in the cycle. */
static bool is_cycle_edge(const struct hang *hang, uint32_t entry, uint32_t word)
{
    for (uint32_t i = 0; i < hang->cycle_count; i++) {
        if (hang->cycle[i].entry == entry && hang->cycle[i].word == word)
            return true;
    }
    return false;
}

static const char *node_of_entry(const struct hang *hang, uint32_t index, char text[NODE_BYTES])
{
    const struct hang_entry *entry = &hang->entries[index];

    if (is_in_cycle(hang, entry->slot))
        snprintf(text, NODE_BYTES, "workgroup%" PRIu32, entry->slot);
    else
        snprintf(text, NODE_BYTES, "group%" PRIu32, entry->group);
    return text;
}

/* The node of the work-group in a slot: that of its first entry. */
static const char *node_of_slot(const struct hang *hang, uint32_t slot, char text[NODE_BYTES])
{
    uint32_t index = 0;

    while (index < hang->entry_count && hang->entries[index].slot != slot)
        index++;
    if (index < hang->entry_count)
        return node_of_entry(hang, index, text);
    snprintf(text, NODE_BYTES, "slot%" PRIu32, slot);
    return text;
}

static const char *node_of_change(const struct hang *hang, const struct hang_change *change, char text[NODE_BYTES])
{
    switch ((enum hang_changer)change->changer) {
    case HANG_ALIVE:
        return node_of_slot(hang, change->slot, text);
    case HANG_ENDED:
    case HANG_SOME:
        snprintf(text, NODE_BYTES, "(%" PRIu32 ",%" PRIu32 ",%" PRIu32 ")%s", change->id[0], change->id[1],
                 change->id[2], change->changer == HANG_ENDED ? ", ended" : "");
        return text;
    case HANG_FIRMWARE:
        return "command processor";
    default:
        return NULL;
    }
}

static void write_label(const struct isa_place *place, FILE *stream)
{
    char text[ISA_PLACE_BYTES];

    if (!place->assembly)
        return;
    for (const char *at = isa_place_text(place, text, sizeof(text)); *at; at++) {
        if (*at == '"' || *at == '\\')
            fputc('\\', stream);
        fputc(*at, stream);
    }
}

static void write_nodes(const struct hang *hang, FILE *stream)
{
    char shown[CODE_SHOWN_BYTES];

    for (uint32_t i = 0; i < hang->cycle_count; i++) {
        const struct hang_entry *entry = &hang->entries[hang->cycle[i].entry];

        fprintf(stream, "  workgroup%" PRIu32 " [color=red, label=\"%s (%" PRIu32 ",%" PRIu32 ",%" PRIu32 ")\\nat ",
                entry->slot, code_shown_name(entry->kernel->name, shown), entry->id[0], entry->id[1], entry->id[2]);
        write_label(&entry->place, stream);
        fputs("\"];\n", stream);
    }
    for (uint32_t i = 0; i < hang->group_count; i++) {
        const struct hang_entry *entry = &hang->entries[hang->groups[i].first];

        if (is_in_cycle(hang, entry->slot) && hang->groups[i].workgroups <= hang->cycle_count)
            continue;
        fprintf(stream, "  group%" PRIu32 " [label=\"%s, %" PRIu32 " work-groups\\nat ", i,
                code_shown_name(entry->kernel->name, shown), hang->groups[i].workgroups);
        write_label(&entry->place, stream);
        fprintf(stream, "\"%s];\n", entry->wave == HANG_NONE ? ", style=dashed" : "");
    }
    for (uint32_t i = 0; i < hang->unlaunched_count; i++)
        fprintf(stream,
                "  unlaunched%" PRIu32 " [style=dotted, label=\"%s, %" PRIu64 " work-groups\\nnever launched\"];\n", i,
                hang->unlaunched_kernels[i].kernel ? code_shown_name(hang->unlaunched_kernels[i].kernel->name, shown)
                                                   : "(not begun)",
                hang->unlaunched_kernels[i].count);
}

/* Whether an entry of lower number has an edge between the same nodes. */
static bool is_repeated(const struct hang *hang, uint32_t index, const char *from, const char *to)
{
    uint32_t group = hang->entries[index].group;

    for (uint32_t i = hang->groups[group].first; i < index; i++) {
        char other_from[NODE_BYTES], other_to[NODE_BYTES];
        const char *node;

        if (hang->entries[i].group != group || !hang->entries[i].word_count)
            continue;
        node = node_of_change(hang, &hang->entries[i].words[0].change, other_to);
        if (node && !strcmp(node, to) && !strcmp(node_of_entry(hang, i, other_from), from))
            return true;
    }
    return false;
}

static void write_edge(const struct hang *hang, uint32_t index, uint32_t word, FILE *stream)
{
    const struct hang_entry *entry = &hang->entries[index];
    bool red = is_cycle_edge(hang, index, word);
    char from[NODE_BYTES], to[NODE_BYTES], name[HANG_NAME_BYTES];
    const char *target = node_of_change(hang, &entry->words[word].change, to);

    node_of_entry(hang, index, from);
    if (!target || (!red && (word || is_repeated(hang, index, from, target))))
        return;
    fprintf(stream, "  \"%s\" -> \"%s\" [label=\"%s\"%s];\n", from, target,
            hang_word_name(hang, &entry->words[word], name), red ? ", color=red, fontcolor=red" : "");
}

void hang_dot(const struct hang *hang, FILE *stream)
{
    write_nodes(hang, stream);
    for (uint32_t i = 0; i < hang->entry_count; i++) {
        for (uint32_t word = 0; word < hang->entries[i].word_count; word++)
            write_edge(hang, i, word, stream);
    }
}
