/* faults.c - planted faults, and the scenario that shows each. */
#include "scenarios.h"

#define CHANGES "an atomic changes an old value"
#define OLD     "a load sees an old value"
#define LOST    "a word has lost a store in the end"
#define MEMORY  "memory has an old value"
#define NEVER   "from here on the threads can never all end"
#define STUCK   "no move is left"

#define MODE(mode_)                                                                                                    \
    {                                                                                                                  \
        .mode = SCOPES_##mode_, .pa = 2, .owner = 2                                                                    \
    }
#define OUTSIDE(label, where, plant, what)                                                                             \
    {                                                                                                                  \
        .name = (label), .scenario = (where), .config = MODE(SELECTIVE), .plants = MODEL_PLANT_##plant,                \
        .finds = (what)                                                                                                \
    }
#define INSIDE(label, where, bits, what)                                                                               \
    {                                                                                                                  \
        .name = (label), .scenario = (where), .config = MODE(SELECTIVE), .protocol = (bits), .finds = (what)           \
    }
#define EPOCH(label, where, outside, inside, what)                                                                     \
    {                                                                                                                  \
        .name = (label), .scenario = (where), .config = {.mode = SCOPES_REGISTERED, .owner = 2, .epoch = true},        \
        .plants = (outside), .protocol = (inside), .finds = (what)                                                     \
    }
#define HANDED(label, where, bits, what)                                                                               \
    {                                                                                                                  \
        .name = (label), .scenario = (where), .config = {.mode = SCOPES_REGISTERED, .owner = 2, .hand_over = 1},       \
        .protocol = SCOPES_PLANT_##bits, .finds = (what)                                                               \
    }
#define PROMOTED(label, mode_, where, bits, what)                                                                      \
    {                                                                                                                  \
        .name = (label), .scenario = (where), .config = {.mode = SCOPES_##mode_, .owner = 2},                          \
        .protocol = SCOPES_PLANT_##bits, .finds = (what)                                                               \
    }
#define DELEGATE(label, where, bits, what)                                                                             \
    {                                                                                                                  \
        .name = (label), .scenario = (where),                                                                          \
        .config = {.mode = SCOPES_REGISTERED, .pa = 2, .owner = 2, .delegate = true}, .protocol = (bits),              \
        .finds = (what)                                                                                                \
    }

const struct exploration faults[] = {
    OUTSIDE("f1-probe-discards", "adds", DISCARD_AT_PROBE, CHANGES),
    OUTSIDE("f1-probe-discards-2", "twice", DISCARD_AT_PROBE, CHANGES),
    INSIDE("f2-two-steps", "twice", SCOPES_PLANT_TWO_STEPS, OLD),
    INSIDE("f3-early-ack", "twice", SCOPES_PLANT_EARLY_ACK, CHANGES),
    INSIDE("f4-acquire-unlocked", "once", SCOPES_PLANT_ACQUIRE_UNLOCKED, CHANGES),
    {.name = "f5-release-unlocked",
     .scenario = "twice-still",
     .config = {.mode = SCOPES_SELECTIVE, .pa = 2, .owner = 1, .failed_acquire = true},
     .protocol = SCOPES_PLANT_RELEASE_UNLOCKED,
     .finds = NEVER},
    INSIDE("f6-release-first-unlocked", "twice", SCOPES_PLANT_APPLY_FIRST | SCOPES_PLANT_RELEASE_UNLOCKED, OLD),
    INSIDE("f7-release-first", "swap", SCOPES_PLANT_APPLY_FIRST, CHANGES),
    OUTSIDE("f8-store-unfetched", "twice", STORE_UNFETCHED, OLD),
    OUTSIDE("f9-old-marker", "deep", OLD_MARKER, OLD),
    OUTSIDE("f10-unmark-at-pop", "deep", UNMARK_AT_POP, OLD),
    OUTSIDE("f11-unmark-at-evict", "twice", UNMARK_AT_EVICT, OLD),
    OUTSIDE("f12-no-marker", "twice", NO_MARKER, OLD),
    OUTSIDE("f12-no-flush", "twice", NO_FLUSH, OLD),
    OUTSIDE("f12-no-promotion", "twice", NO_PROMOTION, OLD),
    INSIDE("f12-no-own-flush", "twice", SCOPES_PLANT_NO_OWN_FLUSH, OLD),
    INSIDE("f13-parallel-flush", "acquire", SCOPES_PLANT_PARALLEL_FLUSH, OLD),
    OUTSIDE("f14-overtake", "adds", OVERTAKE, CHANGES),
    OUTSIDE("f15-fill-survives", "early", FILL_SURVIVES, OLD),
    OUTSIDE("f16-keep-dirty", "acquire", KEEP_DIRTY, OLD),
    OUTSIDE("f17-discard-dirty", "dirty", DISCARD_DIRTY, OLD),
    OUTSIDE("f18-keep-promoted", "mixed", KEEP_PROMOTED, CHANGES),
    INSIDE("f19-no-acquire", "early", SCOPES_PLANT_NO_ACQUIRE, OLD),
    OUTSIDE("f20-no-save", "move", NO_SAVE, OLD),
    OUTSIDE("f20-no-save-steal", "move-steal", NO_SAVE, OLD),
    OUTSIDE("f21-no-restore", "move", NO_RESTORE, OLD),
    OUTSIDE("f22-no-monitor", "wait-hold", NO_MONITOR, STUCK),
    INSIDE("f23-monitor-unflushed", "wait", SCOPES_PLANT_MONITOR_UNFLUSHED, OLD),
    {.name = "f24-two-locals", .scenario = "two-locals", .config = MODE(SELECTIVE), .finds = CHANGES},
    OUTSIDE("loss-unflushed", "loss", LOSS_UNFLUSHED, OLD),
    OUTSIDE("loss-unnoticed", "loss", LOSS_UNNOTICED, STUCK),
    INSIDE("acquire-unlocked-look", "look", SCOPES_PLANT_ACQUIRE_UNLOCKED, "a remote load sees an old value"),
    {.name = "registered-no-changed",
     .scenario = "twice",
     .config = MODE(REGISTERED),
     .protocol = SCOPES_PLANT_NO_CHANGED,
     .finds = OLD},
    {.name = "registered-no-invalidation",
     .scenario = "two-locals",
     .config = MODE(REGISTERED),
     .plants = MODEL_PLANT_NO_INVALIDATION,
     .finds = OLD},
    {.name = "registered-cut-unheeded",
     .scenario = "twice",
     .config = MODE(REGISTERED),
     .plants = MODEL_PLANT_CUT_UNHEEDED,
     .finds = OLD},
    {.name = "registered-no-flush",
     .scenario = "two-locals",
     .config = MODE(REGISTERED),
     .plants = MODEL_PLANT_NO_FLUSH,
     .finds = OLD},
    HANDED("hand-over-stale", "row-pass", HAND_STALE, OLD),
    HANDED("hand-over-passed", "row-give", HAND_PASSED, OLD),
    HANDED("hand-over-passed-release", "row-take", HAND_PASSED, OLD),
    HANDED("hand-over-monitored", "row-hold", HAND_MONITORED, "a monitored line is in an L1"),
    HANDED("hand-over-no-changed", "twice", NO_CHANGED, OLD),
    EPOCH("epoch-no-flush", "early", 0, SCOPES_PLANT_EPOCH_NO_FLUSH, OLD),
    EPOCH("epoch-no-release", "twice", 0, SCOPES_PLANT_EPOCH_NO_RELEASE, OLD),
    EPOCH("epoch-own", "add-pass", 0, SCOPES_PLANT_EPOCH_OWN, OLD),
    EPOCH("epoch-backwards", "early", MODEL_PLANT_EPOCH_BACKWARDS, 0, OLD),
    EPOCH("epoch-late", "early", MODEL_PLANT_EPOCH_LATE, 0, OLD),
    {.name = "hand-over-no-flush",
     .scenario = "row",
     .config = {.mode = SCOPES_REGISTERED, .owner = 2, .hand_over = 1},
     .plants = MODEL_PLANT_NO_FLUSH,
     .finds = OLD},
    DELEGATE("delegate-kept", "leave", SCOPES_PLANT_DELEGATE_KEPT, MEMORY),
    DELEGATE("delegate-early-ack", "leave", SCOPES_PLANT_EARLY_ACK, MEMORY),
    DELEGATE("delegate-unflushed", "once", SCOPES_PLANT_DELEGATE_UNFLUSHED, OLD),
    DELEGATE("delegate-absent", "adds", SCOPES_PLANT_DELEGATE_ABSENT, CHANGES),
    DELEGATE("delegate-unnoted", "give-owner", SCOPES_PLANT_DELEGATE_UNNOTED, OLD),
    DELEGATE("delegate-no-changed", "give-owner", SCOPES_PLANT_NO_CHANGED, OLD),
    DELEGATE("delegate-twice", "adds", SCOPES_PLANT_DELEGATE_TWICE, CHANGES),
    DELEGATE("delegate-passed", "agents", SCOPES_PLANT_HAND_PASSED, CHANGES),
    PROMOTED("promoted-passed", REGISTERED, "locals-pair", PROMOTED_PASSED, CHANGES),
    PROMOTED("promoted-passed-lazy", LAZY, "turns-3", PROMOTED_PASSED, CHANGES),
    PROMOTED("promoted-no-changed", REGISTERED, "locals-early", NO_CHANGED, OLD),
    {.name = "merge-old",
     .scenario = "twice",
     .config = {.mode = SCOPES_REGISTERED, .owner = 2, .merge = true},
     .protocol = SCOPES_PLANT_MERGE_OLD,
     .finds = OLD},
    {.name = "lazy-no-invalidation",
     .scenario = "twice",
     .config = MODE(LAZY),
     .plants = MODEL_PLANT_NO_INVALIDATION,
     .finds = OLD},
    {.name = "broadcast-no-invalidation",
     .scenario = "twice",
     .config = MODE(BROADCAST),
     .plants = MODEL_PLANT_KEEP_BROADCAST,
     .finds = OLD},
    {.name = "global-fill-survives",
     .scenario = "early",
     .config = MODE(GLOBAL),
     .plants = MODEL_PLANT_FILL_SURVIVES,
     .finds = OLD},
};
const uint32_t fault_count = sizeof(faults) / sizeof(faults[0]);
