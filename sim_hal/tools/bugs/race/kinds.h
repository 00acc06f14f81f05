/*
 * kinds.h - kinds and scopes of accesses, and which two of them conflict.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_KINDS_H
#define SIM_HAL_TOOLS_BUGS_RACE_KINDS_H

#include <stdbool.h>
#include <stdint.h>

enum race_kind {
    RACE_LOAD,
    RACE_STORE,        /* an ordinary one */
    RACE_SHARED_STORE, /* of a program that is not scoped: an ordinary store or a relaxed atomic one */
    RACE_ATOMIC_LOAD,
    RACE_ATOMIC_STORE,
    RACE_ATOMIC_UPDATE, /* read, modify, write */
    RACE_KIND_COUNT
};

/* Who an atomic is inclusive with. */
enum race_scope {
    RACE_SCOPE_GROUP, /* those of its work-group; and remote ones */
    RACE_SCOPE_AGENT, /* those of scope agent, and any of its work-group */
    RACE_SCOPE_REMOTE /* all */
};

/* The lane of an access, 0..63, or one of these. */
enum { RACE_MANY_LANES = 64, RACE_NO_LANE = 65 }; /* several lanes of one instruction; a scalar access */

static inline bool race_kind_writes(enum race_kind kind)
{
    return kind != RACE_LOAD && kind != RACE_ATOMIC_LOAD;
}

static inline bool race_kind_is_atomic(enum race_kind kind)
{
    return kind >= RACE_ATOMIC_LOAD;
}

/* Two atomics are inclusive if the scope of each holds the other's work-group, or if one of them is remote. */
static inline bool race_inclusive(enum race_scope a, enum race_scope b, bool same_group)
{
    if (same_group || a == RACE_SCOPE_REMOTE || b == RACE_SCOPE_REMOTE)
        return true;
    return a == RACE_SCOPE_AGENT && b == RACE_SCOPE_AGENT;
}

/* Two accesses by different threads to one byte conflict if one of them writes, and they are not inclusive atomics. A
 * shared store is an atomic of scope agent beside an atomic, and an ordinary store otherwise. */
static inline bool race_conflict(enum race_kind a, enum race_scope a_scope, enum race_kind b, enum race_scope b_scope,
                                 bool same_group)
{
    bool a_atomic = race_kind_is_atomic(a) || (a == RACE_SHARED_STORE && race_kind_is_atomic(b));
    bool b_atomic = race_kind_is_atomic(b) || (b == RACE_SHARED_STORE && race_kind_is_atomic(a));

    if (!race_kind_writes(a) && !race_kind_writes(b))
        return false;
    return !a_atomic || !b_atomic || !race_inclusive(a_scope, b_scope, same_group);
}

#endif
