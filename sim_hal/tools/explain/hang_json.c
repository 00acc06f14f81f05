/* hang_json.c - the facts of a deadlock as a JSON object. */
#define _POSIX_C_SOURCE 200809L

#include "tools/explain/hang_json.h"

#include <inttypes.h>
#include <stdlib.h>

#include "tools/explain/hang_sentences.h"
#include "tools/view/markup.h"

/* A sentence as a JSON string. Returns a stream to write it to. */
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
    view_json_string(stream, sentence->text ? sentence->text : "");
    free(sentence->text);
}

static void write_id(const uint32_t id[3], FILE *stream)
{
    fprintf(stream, "[%" PRIu32 ",%" PRIu32 ",%" PRIu32 "]", id[0], id[1], id[2]);
}

static void write_place(const struct isa_place *place, FILE *stream)
{
    if (!place->assembly) {
        fputs("null", stream);
        return;
    }
    fputc('{', stream);
    if (place->file) {
        fputs("\"file\":", stream);
        view_json_string(stream, place->file);
        fprintf(stream, ",\"line\":%" PRIu32 ",\"column\":%" PRIu32 ",", place->line, place->column);
    }
    if (place->call_file) {
        fputs("\"called_from\":{\"file\":", stream);
        view_json_string(stream, place->call_file);
        fprintf(stream, ",\"line\":%" PRIu32 ",\"column\":%" PRIu32 "},", place->call_line, place->call_column);
    }
    fputs("\"assembly\":", stream);
    view_json_string(stream, place->assembly);
    fprintf(stream, ",\"assembly_line\":%" PRIu32 "}", place->assembly_line);
}

static void write_wanted(const struct explain_wanted *wanted, FILE *stream)
{
    static const char *const names[] = {"?", "==", "!=", "<", ">="};

    if (wanted->kind == EXPLAIN_WANTED_CONDITION)
        fprintf(stream, "{\"condition\":\"%s\",\"mask\":\"0x%" PRIx64 "\",\"value\":%" PRIu64 "}",
                names[wanted->condition < sizeof(names) / sizeof(names[0]) ? wanted->condition : 0], wanted->mask,
                wanted->value);
    else if (wanted->kind == EXPLAIN_WANTED_EXAMPLE)
        fprintf(stream, "{\"example\":%" PRIu64 "}", wanted->value);
    else
        fputs("null", stream);
}

static void write_change(const struct hang *hang, const struct hang_change *change, FILE *stream)
{
    static const char *const names[] = {
        [HANG_UNKNOWN] = "unknown",  [HANG_UNCHANGED] = "nothing", [HANG_FIRMWARE] = "firmware",
        [HANG_ALIVE] = "work-group", [HANG_ENDED] = "ended",       [HANG_SOME] = "some"};

    fprintf(stream, "{\"by\":\"%s\"", names[change->changer]);
    if (change->changer > HANG_UNCHANGED)
        fprintf(stream, ",\"holds\":%s", change->holds ? "true" : "false");
    if (change->changer > HANG_FIRMWARE) {
        fputs(",\"workgroup\":", stream);
        write_id(change->id, stream);
        fputs(",\"place\":", stream);
        if (change->has_place)
            write_place(&change->place, stream);
        else
            fputs("null", stream);
    }
    if (change->changer > HANG_UNCHANGED && !hang->control->functional)
        fprintf(stream, ",\"cycle\":%" PRIu64, change->cycle);
    if (change->changer > HANG_UNCHANGED)
        fprintf(stream, ",\"before\":%" PRIu64 ",\"after\":%" PRIu64 ",\"later\":%" PRIu32, change->before,
                change->after, change->later);
    fputc('}', stream);
}

static void write_word(const struct hang *hang, const struct hang_word *word, FILE *stream)
{
    char name[HANG_NAME_BYTES];

    fputs("{\"name\":", stream);
    view_json_string(stream, hang_word_name(hang, word, name));
    fprintf(stream, ",\"lds\":%s,\"address\":\"0x%" PRIx64 "\",\"bytes\":%u,\"value\":%" PRIu64 ",\"wanted\":",
            word->lds ? "true" : "false", word->address, word->bytes, word->value);
    write_wanted(&word->wanted, stream);
    fputs(",\"changed\":", stream);
    write_change(hang, &word->change, stream);
    fputc('}', stream);
}

static void write_member(const struct hang *hang, const struct hang_entry *entry, FILE *stream)
{
    fputs("{\"workgroup\":", stream);
    write_id(entry->id, stream);
    fprintf(stream, ",\"cu\":%" PRIu32, entry->cu);
    if (entry->wave == HANG_NONE)
        fputs(",\"saved\":true", stream);
    else
        fprintf(stream, ",\"wave\":%" PRIu32, entry->wave);
    fputs(",\"words\":[", stream);
    for (uint32_t i = 0; i < entry->word_count; i++) {
        fputs(i ? "," : "", stream);
        write_word(hang, &entry->words[i], stream);
    }
    fprintf(stream, "]%s}", entry->more_words ? ",\"more_words\":true" : "");
}

static void write_group(const struct hang *hang, uint32_t index, FILE *stream)
{
    static const char *const words[] = {
        [HANG_SAME] = "same", [HANG_NOT_KNOWN] = "unknown", [HANG_VALUES] = "values", [HANG_DIFFERENT] = "different"};
    static const char *const reasons[HANG_REASONS] = {[HANG_WAITS] = "waits",       [HANG_SPINS] = "spins",
                                                      [HANG_BARRIER] = "barrier",   [HANG_MESSAGE] = "message",
                                                      [HANG_STARVED] = "starved",   [HANG_UNFETCHED] = "unfetched",
                                                      [HANG_NO_PLACE] = "no-place", [HANG_TURNS] = "spins-in-turns",
                                                      [HANG_FROZEN] = "frozen",     [HANG_LOOPS] = "loops",
                                                      [HANG_RUNS] = "runs",         [HANG_MEMORY] = "memory",
                                                      [HANG_SLEEPS] = "sleeps",     [HANG_READY] = "ready",
                                                      [HANG_MOVES] = "moves"};
    const struct hang_group *group = &hang->groups[index];
    const struct hang_entry *first = &hang->entries[group->first];
    struct sentence sentence;
    bool more = false;

    fputs("{\"kernel\":", stream);
    view_json_string(stream, first->kernel->name);
    fprintf(stream, ",\"reason\":\"%s\",\"workgroups\":%" PRIu32 ",\"entries\":%" PRIu32 ",\"words\":\"%s\",\"place\":",
            reasons[first->reason], group->workgroups, group->entries, words[group->likeness]);
    write_place(&first->place, stream);
    if (begin_sentence(&sentence)) {
        fputs(",\"text\":", stream);
        hang_print_reason(hang, group, sentence.stream);
        end_sentence(&sentence, stream);
    }
    fputs(",\"members\":[", stream);
    for (uint32_t i = group->first; i < hang->entry_count; i++) {
        if (hang->entries[i].group != index)
            continue;
        fputs(more ? ",\n" : "\n", stream);
        write_member(hang, &hang->entries[i], stream);
        more = true;
    }
    fputs("]}", stream);
}

static void write_cycle(const struct hang *hang, FILE *stream)
{
    fputs("\"cycle\":[", stream);
    for (uint32_t i = 0; i < hang->cycle_count; i++) {
        const struct hang_entry *entry = &hang->entries[hang->cycle[i].entry];

        fputs(i ? ",\n{\"kernel\":" : "\n{\"kernel\":", stream);
        view_json_string(stream, entry->kernel->name);
        fputs(",\"workgroup\":", stream);
        write_id(entry->id, stream);
        fputs(",\"waits_for\":", stream);
        write_word(hang, &entry->words[hang->cycle[i].word], stream);
        fputc('}', stream);
    }
    fputs("]", stream);
}

static void write_unlaunched(const struct hang *hang, FILE *stream)
{
    struct sentence sentence;

    fputs("\"unlaunched\":[", stream);
    for (uint32_t i = 0; i < hang->unlaunched_count; i++) {
        const struct hang_unlaunched *unlaunched = &hang->unlaunched_kernels[i];

        fputs(i ? ",\n{\"kernel\":" : "\n{\"kernel\":", stream);
        if (unlaunched->kernel)
            view_json_string(stream, unlaunched->kernel->name);
        else
            fputs("null", stream);
        fprintf(stream, ",\"count\":%" PRIu64, unlaunched->count);
        if (begin_sentence(&sentence)) {
            fputs(",\"text\":", stream);
            hang_print_unlaunched(unlaunched, sentence.stream);
            end_sentence(&sentence, stream);
        }
        fputc('}', stream);
    }
    fputs("]", stream);
}

void hang_json(const struct hang *hang, FILE *stream)
{
    struct sentence sentence;

    if (!hang) {
        fputs("null", stream);
        return;
    }
    fprintf(stream, "{\"resident\":%" PRIu32 ",\"saved\":%" PRIu32 ",\"never_launched\":%" PRIu64, hang->resident,
            hang->saved, hang->unlaunched);
    if (begin_sentence(&sentence)) {
        fputs(",\n\"summary\":", stream);
        hang_print_summary(hang, sentence.stream);
        end_sentence(&sentence, stream);
    }
    fputs(",\n", stream);
    write_cycle(hang, stream);
    fputs(",\n\"groups\":[", stream);
    for (uint32_t i = 0; i < hang->group_count; i++) {
        fputs(i ? ",\n" : "\n", stream);
        write_group(hang, i, stream);
    }
    fputs("],\n", stream);
    write_unlaunched(hang, stream);
    fputc('}', stream);
}
