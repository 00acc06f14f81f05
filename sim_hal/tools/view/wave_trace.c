/* wave_trace.c - see wave_trace.h. */
#include "tools/view/wave_trace.h"

#include <inttypes.h>
#include <string.h>

#include "engine/require.h"

/* Writes the first span of a track. */
static void write_first(struct view_wave_trace *waves, uint32_t index)
{
    struct view_wave_track *track = &waves->tracks[index];
    const struct view_wave_span *span = &track->kept[0];
    char name[40];

    snprintf(name, sizeof(name), "SIMD %" PRIu32 " slot %" PRIu32, index / VIEW_WAVE_SLOTS, index % VIEW_WAVE_SLOTS);
    if (waves->trace)
        view_trace_wave(waves->trace, index, track->named ? NULL : name, span->name, span->workgroup, span->wave,
                        span->from, span->to);
    else
        waves->write(waves->context, index, span);
    track->named = true;
    track->count--;
    memmove(track->kept, track->kept + 1, track->count * sizeof(track->kept[0]));
}

static bool joins(const struct view_wave_span *before, const struct view_wave_span *span)
{
    return before->to == span->from && before->name == span->name && before->wave == span->wave &&
           memcmp(before->workgroup, span->workgroup, sizeof(span->workgroup)) == 0;
}

/* Puts a span in its place by time, into the one before it if that is of the same kind. */
static void keep_span(struct view_wave_track *track, const struct view_wave_span *span)
{
    uint32_t at = track->count;

    while (at && track->kept[at - 1].from > span->from)
        at--;
    if (at && joins(&track->kept[at - 1], span)) {
        track->kept[at - 1].to = span->to;
        return;
    }
    memmove(track->kept + at + 1, track->kept + at, (track->count - at) * sizeof(track->kept[0]));
    track->kept[at] = *span;
    track->count++;
}

void view_wave_span(struct view_wave_trace *waves, uint64_t now, uint32_t simd, uint32_t slot,
                    const struct view_wave_span *span)
{
    uint32_t index = simd * VIEW_WAVE_SLOTS + slot;
    struct view_wave_track *track = &waves->tracks[index];

    SIM_REQUIRE(simd < VIEW_WAVE_SIMDS);
    SIM_REQUIRE(slot < VIEW_WAVE_SLOTS);
    if (track->count == VIEW_WAVE_KEPT)
        write_first(waves, index);
    keep_span(track, span);
    while (track->count && track->kept[0].to < now)
        write_first(waves, index);
}

static void cut_track(struct view_wave_trace *waves, uint32_t index, uint64_t now)
{
    struct view_wave_track *track = &waves->tracks[index];

    while (track->count && track->kept[track->count - 1].from >= now)
        track->count--;
    if (track->count && track->kept[track->count - 1].to > now)
        track->kept[track->count - 1].to = now;
    while (track->count)
        write_first(waves, index);
}

void view_wave_stop(struct view_wave_trace *waves, uint64_t now, uint32_t simd, uint32_t slot)
{
    SIM_REQUIRE(simd < VIEW_WAVE_SIMDS);
    SIM_REQUIRE(slot < VIEW_WAVE_SLOTS);
    cut_track(waves, simd * VIEW_WAVE_SLOTS + slot, now);
}

void view_wave_end(struct view_wave_trace *waves, uint64_t now)
{
    for (uint32_t i = 0; i < VIEW_WAVE_SIMDS * VIEW_WAVE_SLOTS; i++)
        cut_track(waves, i, now);
}
