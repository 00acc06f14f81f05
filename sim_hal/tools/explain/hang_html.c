/* hang_html.c - the explanation of a deadlock as part of an HTML page. */
#define _POSIX_C_SOURCE 200809L

#include "tools/explain/hang_html.h"

#include <inttypes.h>
#include <stdlib.h>

#include "tools/explain/hang_sentences.h"
#include "tools/view/markup.h"

/* What is written to .stream goes into the page as text. */
struct sentence {
    char *text;
    size_t length;
    FILE *stream;
};

static FILE *begin_sentence(struct sentence *sentence)
{
    sentence->text = NULL;
    sentence->stream = open_memstream(&sentence->text, &sentence->length);
    return sentence->stream;
}

static void end_sentence(struct sentence *sentence, FILE *stream)
{
    fclose(sentence->stream);
    view_html_text(stream, sentence->text ? sentence->text : "");
    free(sentence->text);
}

static void write_cycle(const struct hang *hang, FILE *stream)
{
    struct sentence sentence;

    if (!hang->cycle_count || !begin_sentence(&sentence))
        return;
    fputs("<h2>Cycle</h2>\n<p class=\"cycle\">", stream);
    hang_print_cycle(hang, sentence.stream);
    end_sentence(&sentence, stream);
    fputs("</p>\n", stream);
}

static void write_members(const struct hang *hang, uint32_t index, FILE *stream)
{
    const struct hang_group *group = &hang->groups[index];

    fprintf(stream, "<details><summary>%" PRIu32 "</summary>", group->workgroups);
    for (uint32_t i = group->first; i < hang->entry_count; i++) {
        const struct hang_entry *entry = &hang->entries[i];
        char name[HANG_NAME_BYTES];

        if (entry->group != index)
            continue;
        fprintf(stream, "<div>(%" PRIu32 ",%" PRIu32 ",%" PRIu32 ")", entry->id[0], entry->id[1], entry->id[2]);
        if (entry->wave != HANG_NONE)
            fprintf(stream, " wave %" PRIu32 ", CU %" PRIu32, entry->wave, entry->cu);
        for (uint32_t word = 0; word < entry->word_count; word++) {
            fputs(word ? ", " : ": ", stream);
            view_html_text(stream, hang_word_name(hang, &entry->words[word], name));
        }
        fputs("</div>\n", stream);
    }
    fputs("</details>", stream);
}

static void write_groups(const struct hang *hang, FILE *stream)
{
    struct sentence sentence;

    fputs(
        "<h2>Work-groups</h2>\n<table><thead><tr><th>work-groups</th><th>who, and where</th><th>what they wait for</th>"
        "</tr></thead>\n<tbody>\n",
        stream);
    for (uint32_t i = 0; i < hang->group_count; i++) {
        fputs("<tr><td>", stream);
        write_members(hang, i, stream);
        fputs("</td><td>", stream);
        if (begin_sentence(&sentence)) {
            hang_print_members(hang, &hang->groups[i], sentence.stream);
            end_sentence(&sentence, stream);
        }
        fputs("</td><td>", stream);
        if (begin_sentence(&sentence)) {
            hang_print_reason(hang, &hang->groups[i], sentence.stream);
            end_sentence(&sentence, stream);
        }
        fputs("</td></tr>\n", stream);
    }
    fputs("</tbody></table>\n", stream);
}

void hang_html(const struct hang *hang, FILE *stream)
{
    struct sentence sentence;

    if (begin_sentence(&sentence)) {
        fputs("<p>", stream);
        hang_print_summary(hang, sentence.stream);
        end_sentence(&sentence, stream);
        fputs("</p>\n", stream);
    }
    write_cycle(hang, stream);
    write_groups(hang, stream);
    if (hang->unlaunched_count)
        fputs("<h2>Never launched</h2>\n", stream);
    for (uint32_t i = 0; i < hang->unlaunched_count && begin_sentence(&sentence); i++) {
        fputs("<p>", stream);
        hang_print_unlaunched(&hang->unlaunched_kernels[i], sentence.stream);
        end_sentence(&sentence, stream);
        fputs("</p>\n", stream);
    }
}
