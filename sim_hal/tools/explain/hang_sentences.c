/* hang_sentences.c - the facts of a deadlock as sentences. */
#include "tools/explain/hang_sentences.h"

#include <inttypes.h>

#include "code/demangle.h"
#include "gpu/moment.h"

#define IDS_SHOWN     3u
#define CYCLE_SHOWN   6u
#define WORDS_SHOWN   2u
#define MISSING_SHOWN 8u

/* Numbers that read the same in both notations are decimal. */
static void print_value(uint64_t value, FILE *stream)
{
    fprintf(stream, value > 9 ? "0x%" PRIx64 : "%" PRIu64, value);
}

static void print_id(const uint32_t id[3], FILE *stream)
{
    fprintf(stream, "(%" PRIu32 ",%" PRIu32 ",%" PRIu32 ")", id[0], id[1], id[2]);
}

static void print_place(const struct isa_place *place, FILE *stream)
{
    char text[ISA_PLACE_BYTES];

    fputs(place->assembly ? isa_place_text(place, text, sizeof(text)) : "its end", stream);
}

const char *hang_word_name(const struct hang *hang, const struct hang_word *word, char text[HANG_NAME_BYTES])
{
    if (word->lds)
        snprintf(text, HANG_NAME_BYTES, "LDS+0x%" PRIx64, word->address);
    else
        mem_names_text(hang->names, word->address, text);
    return text;
}

void hang_print_wanted(const struct hang_word *word, FILE *stream)
{
    static const char *const names[] = {"?", "==", "!=", "<", ">="};
    const struct explain_wanted *wanted = &word->wanted;
    uint64_t all = word->bytes < 8 ? (UINT64_C(1) << 8 * word->bytes) - 1 : UINT64_MAX;

    if (wanted->kind == EXPLAIN_WANTED_CONDITION) {
        if ((wanted->mask & all) != all)
            fprintf(stream, "& 0x%" PRIx64 " ", wanted->mask & all);
        fprintf(stream, "%s ", names[wanted->condition < sizeof(names) / sizeof(names[0]) ? wanted->condition : 0]);
        print_value(wanted->value, stream);
    } else if (wanted->kind == EXPLAIN_WANTED_EXAMPLE) {
        print_value(wanted->value, stream);
        fputs(", for example,", stream);
    }
}

/* ---- changes ---- */

/* The last change, or an earlier one, from and to which value. */
static void print_change(const struct hang_change *change, FILE *stream)
{
    fputs(change->later ? " changed it from " : " changed it last, from ", stream);
    print_value(change->before, stream);
    if (change->later) {
        fputs(" to ", stream);
        print_value(change->after, stream);
    }
    fputc(',', stream);
}

static void print_writer(const struct hang_change *change, FILE *stream)
{
    if (change->changer == HANG_FIRMWARE) {
        fputs("the command processor", stream);
        print_change(change, stream);
        return;
    }
    print_id(change->id, stream);
    print_change(change, stream);
    fputs(" at ", stream);
    if (change->has_place)
        print_place(&change->place, stream);
    else
        fprintf(stream, "line %" PRIu32, change->line);
}

void hang_print_change(const struct hang *hang, const struct hang_change *change, FILE *stream)
{
    char when[GPU_MOMENT_BYTES];

    if (change->changer == HANG_UNKNOWN || change->changer == HANG_UNCHANGED) {
        fputs(change->changer == HANG_UNKNOWN ? "what changed it last is not known"
                                              : "nothing has changed it since its first atomic or volatile load",
              stream);
        return;
    }
    print_writer(change, stream);
    fputs(gpu_moment(hang->control, " in", change->cycle, when), stream);
    if (change->changer == HANG_ENDED)
        fputs(", and has ended", stream);
    if (change->later)
        fprintf(stream, "; it has changed %" PRIu32 " time%s since", change->later, change->later > 1 ? "s" : "");
}

/* ---- the cycle ---- */

static const struct hang_word *word_of(const struct hang *hang, uint32_t index)
{
    const struct hang_edge *edge = &hang->cycle[index];

    return &hang->entries[edge->entry].words[edge->word];
}

void hang_print_cycle(const struct hang *hang, FILE *stream)
{
    const struct hang_word *last = word_of(hang, hang->cycle_count - 1);
    char name[HANG_NAME_BYTES];
    uint32_t shown = hang->cycle_count > CYCLE_SHOWN ? CYCLE_SHOWN : hang->cycle_count;

    print_id(hang->entries[hang->cycle[0].entry].id, stream);
    fprintf(stream, " %s %s", last->change.holds ? "holds" : "changed last", hang_word_name(hang, last, name));
    for (uint32_t i = 0; i < shown; i++) {
        const struct hang_word *word = word_of(hang, i);

        fprintf(stream, "%s waits for %s", i ? ", which" : ",", hang_word_name(hang, word, name));
        if (i + 1 == hang->cycle_count)
            break;
        fputs(", which ", stream);
        print_id(word->change.id, stream);
        fputs(word->change.holds ? " holds" : " changed last", stream);
    }
    if (shown < hang->cycle_count)
        fprintf(stream, ", and so on over %" PRIu32 " more work-groups", hang->cycle_count - shown);
    else if (hang->cycle_count == 1)
        fputs(" itself", stream);
}

/* ---- groups ---- */

static void print_several(const struct hang *hang, const struct hang_group *group, FILE *stream)
{
    uint32_t shown = 0, index = hang->entries[group->first].group, slot = HANG_NONE;

    if (group->entries != group->workgroups)
        fprintf(stream, "%" PRIu32 " waves of ", group->entries);
    fprintf(stream, "%" PRIu32 " work-groups", group->workgroups);
    if (group->workgroups > IDS_SHOWN) {
        fputs(", first ", stream);
        print_id(hang->entries[group->first].id, stream);
        return;
    }
    for (uint32_t i = group->first; i < hang->entry_count && shown < IDS_SHOWN; i++) {
        const struct hang_entry *entry = &hang->entries[i];

        if (entry->group != index || entry->slot == slot)
            continue;
        slot = entry->slot;
        fputc(' ', stream);
        print_id(entry->id, stream);
        shown++;
    }
}

static bool is_on_one_cu(const struct hang *hang, const struct hang_group *group)
{
    uint32_t index = hang->entries[group->first].group;

    for (uint32_t i = group->first; i < hang->entry_count; i++) {
        if (hang->entries[i].group == index && hang->entries[i].cu != hang->entries[group->first].cu)
            return false;
    }
    return true;
}

void hang_print_members(const struct hang *hang, const struct hang_group *group, FILE *stream)
{
    const struct hang_entry *entry = &hang->entries[group->first];
    char shown[CODE_SHOWN_BYTES];

    fprintf(stream, "kernel %s, ", code_shown_name(entry->kernel->name, shown));
    if (group->workgroups > 1) {
        print_several(hang, group, stream);
    } else {
        fputs("work-group ", stream);
        print_id(entry->id, stream);
    }
    if (entry->wave == HANG_NONE) {
        fputs(": saved", stream);
        if (is_on_one_cu(hang, group))
            fprintf(stream, " from CU %" PRIu32, entry->cu);
    } else if (group->workgroups == 1) {
        fprintf(stream, " on CU %" PRIu32, entry->cu);
        if (group->entries > 1)
            fprintf(stream, ", %" PRIu32 " of %" PRIu32 " waves", group->entries, entry->waves);
        else
            fprintf(stream, ", wave %" PRIu32, entry->wave);
    }
    fputs(" at ", stream);
    print_place(&entry->place, stream);
}

/* The word is a resource of global wave sync: what it counts is told in its place. */
static bool is_grid_barrier(const struct hang_entry *entry, const struct hang_word *word)
{
    uint64_t gws = entry->kernel->apertures.gws;

    return gws && !word->lds && word->address - gws < EXECUTE_GWS_BYTES;
}

static void print_grid_barrier(const struct hang *hang, const struct hang_word *word, FILE *stream)
{
    char name[HANG_NAME_BYTES];

    fprintf(stream, "the grid barrier %s, arrivals missing: %" PRIu64 "; ", hang_word_name(hang, word, name),
            (word->value & UINT32_MAX) + 1);
    hang_print_change(hang, &word->change, stream);
}

static void print_waited(const struct hang *hang, const struct hang_entry *entry, FILE *stream)
{
    const struct hang_word *word = &entry->words[0];
    char name[HANG_NAME_BYTES], span[GPU_MOMENT_BYTES];

    if (is_grid_barrier(entry, word)) {
        fprintf(stream, "waits%s at ", gpu_duration(hang->control, word->since, hang->now, span));
        print_grid_barrier(hang, word, stream);
        return;
    }
    fprintf(stream, "waits for %s ", hang_word_name(hang, word, name));
    hang_print_wanted(word, stream);
    fprintf(stream, "%s; it is ", gpu_duration(hang->control, word->since, hang->now, span));
    print_value(word->value, stream);
    if (word->satisfied)
        fputs(hang->deadlock ? ": it holds, but nothing will resume the wait" : ": it holds", stream);
    fputs("; ", stream);
    hang_print_change(hang, &word->change, stream);
}

static void print_read(const struct hang *hang, const struct hang_word *word, FILE *stream)
{
    char name[HANG_NAME_BYTES];

    fprintf(stream, "%s, which is ", hang_word_name(hang, word, name));
    print_value(word->value, stream);
    if (word->wanted.kind != EXPLAIN_WANTED_UNKNOWN) {
        fputs("; ", stream);
        hang_print_wanted(word, stream);
        fputs(" would end it", stream);
    }
    fputs("; ", stream);
    hang_print_change(hang, &word->change, stream);
}

/* The work-group whose words are told, where they are not known to be those of all. */
static void print_example(const struct hang *hang, const struct hang_group *group, FILE *stream)
{
    static const char *const which[] = {[HANG_NOT_KNOWN] = "for example ",
                                        [HANG_VALUES] = "for different values, ",
                                        [HANG_DIFFERENT] = "on different words, "};

    if (group->likeness == HANG_SAME)
        return;
    fputs(which[group->likeness], stream);
    print_id(hang->entries[group->example].id, stream);
    fputc(' ', stream);
}

static void print_reads(const struct hang *hang, const struct hang_group *group, FILE *stream)
{
    const struct hang_entry *entry = &hang->entries[group->example];
    uint32_t shown = entry->word_count > WORDS_SHOWN ? WORDS_SHOWN : entry->word_count;

    fputs(entry->reason == HANG_SPINS || shown ? "spins, the same reads give the same results"
                                               : "repeats itself, and nothing that decides changes",
          stream);
    for (uint32_t i = 0; i < shown; i++) {
        if (!i) {
            fputs(": ", stream);
            print_example(hang, group, stream);
        }
        fputs(i ? "; and on " : "on ", stream);
        if (is_grid_barrier(entry, &entry->words[i]))
            print_grid_barrier(hang, &entry->words[i], stream);
        else
            print_read(hang, &entry->words[i], stream);
    }
    if (shown < entry->word_count || entry->more_words)
        fputs("; and on more words", stream);
}

/* The waves of the first work-group that have not come to the barrier. */
static void print_missing(const struct hang *hang, const struct hang_group *group, FILE *stream)
{
    const struct hang_entry *entry = &hang->entries[group->first], *first = NULL;
    uint32_t missing = 0;

    for (uint32_t i = 0; i < hang->entry_count; i++) {
        const struct hang_entry *other = &hang->entries[i];

        if (other->slot != entry->slot || other->reason == entry->reason)
            continue;
        if (!first) {
            first = other;
            fputs("; missing", stream);
            if (group->workgroups > 1) {
                fputs(" in ", stream);
                print_id(entry->id, stream);
            }
            fputc(':', stream);
        }
        if (missing++ < MISSING_SHOWN)
            fprintf(stream, " wave %" PRIu32, other->wave);
    }
    if (!first)
        return;
    if (missing > MISSING_SHOWN)
        fprintf(stream, " and %" PRIu32 " more", missing - MISSING_SHOWN);
    fputs(missing > 1 ? ", the first at " : ", at ", stream);
    print_place(&first->place, stream);
}

static void print_arrivals(const struct hang *hang, const struct hang_group *group, FILE *stream)
{
    const struct hang_entry *entry = &hang->entries[group->first];

    fprintf(stream, "at %s, %" PRIu32 " of %" PRIu32 " waves arrived",
            entry->reason == HANG_MESSAGE ? "a message" : "the barrier", entry->arrived, entry->expected);
    print_missing(hang, group, stream);
}

void hang_print_reason(const struct hang *hang, const struct hang_group *group, FILE *stream)
{
    const struct hang_entry *entry = &hang->entries[group->first];

    switch ((enum hang_reason)entry->reason) {
    case HANG_WAITS:
        print_example(hang, group, stream);
        print_waited(hang, &hang->entries[group->example], stream);
        return;
    case HANG_SPINS:
        print_reads(hang, group, stream);
        return;
    case HANG_BARRIER:
    case HANG_MESSAGE:
        print_arrivals(hang, group, stream);
        return;
    case HANG_STARVED:
        fprintf(stream, "starved: ready for %" PRIu64 " cycles, and wave scheduler %s picks others (cu.patience is 0)",
                entry->cycles, parameters_scheduler_name(hang->parameters->scheduler));
        return;
    case HANG_UNFETCHED:
        fprintf(stream, "starved: without a grant of the fetch unit for %" PRIu64 " cycles (cu.fetcher)",
                entry->cycles);
        return;
    case HANG_TURNS:
        fputs("in its turns it ", stream);
        print_reads(hang, group, stream);
        return;
    case HANG_LOOPS:
        fputs("loops without end: it reads nothing, and no register that decides changes", stream);
        return;
    case HANG_RUNS:
        fputs("runs", stream);
        return;
    case HANG_MEMORY:
        fputs("waits for an answer of memory", stream);
        return;
    case HANG_SLEEPS:
        fputs("sleeps", stream);
        return;
    case HANG_READY:
        fputs("ready, and waits for a place", stream);
        return;
    case HANG_MOVES:
        fputs("is being moved, or ends", stream);
        return;
    case HANG_FROZEN:
        fputs("frozen: the model does not promise that it runs again", stream);
        return;
    default:
        fputs("no compute unit has a place for it", stream);
        return;
    }
}

/* ---- the whole ---- */

void hang_print_unlaunched(const struct hang_unlaunched *unlaunched, FILE *stream)
{
    char shown[CODE_SHOWN_BYTES];

    if (unlaunched->kernel)
        fprintf(stream, "kernel %s, ", code_shown_name(unlaunched->kernel->name, shown));
    fprintf(stream, "%" PRIu64 " work-groups were never launched: ", unlaunched->count);
    if (unlaunched->lacking)
        fprintf(stream, "no compute unit has enough %s free; ", unlaunched->lacking);
    fputs(unlaunched->why, stream);
}

void hang_print_summary(const struct hang *hang, FILE *stream)
{
    bool promised = hang->unlaunched && hang->policy->promise;
    char when[GPU_MOMENT_BYTES];

    fprintf(stream,
            "%s progress%s; %" PRIu32 " work-groups resident%s, %" PRIu32 " saved, %" PRIu64 " never launched%s%s",
            hang->moved ? "some" : "no", gpu_moment(hang->control, " since", hang->last_progress, when), hang->resident,
            hang->deadlock ? " and stuck" : "", hang->saved, hang->unlaunched,
            promised ? ", which need not be under policy " : "", promised ? hang->policy->name : "");
}
