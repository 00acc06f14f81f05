/* rows.c - see rows.h. X and Y lie in the L2's farthest bank, flags and locks in the nearest ones. */
#include "rows.h"

#define UNHOMED (SELECTIVE | HINTED | NO_PA) /* promotion by PA-TBL */
/* The home knows the owner. */
#define HOMED       (REGISTERED | ONE_HOME | EPOCH | MERGED | DELEGATES)
#define DELEGATES   (DELEGATED | DELEGATED_NO_PA)              /* the owner performs for others */
#define MARKED      (UNHOMED | HOMED)                          /* a probe flushes up to a marker */
#define ONE_COPY    (GLOBAL | HOMED | SWITCHED | LAZY | IDEAL) /* local operations of several CUs see each other */
#define LOCAL_MODES (BROADCAST | (MARKED & ~DELEGATES))        /* local and global operations are apart */
/* Registered, with a switch that changes where operations are performed. */
#define SWITCHED (HANDED | HANDED_EPOCH | DELEGATES)
/* Where an order alone decides: broadcast and lazy fence whole L1s when a word changes its CU, ideal L1s are coherent. */
#define ORDERED (THROUGH | GLOBAL | MARKED)
/* Where a promoted relaxed operation leaves stale data. A full PA-TBL invalidates, as do a home that registers a line anew, and a
 * remote release in through. */
#define PROMOTED (GLOBAL | SELECTIVE | HINTED)

/* Critical sections over N lines of data. */
#define OWNER(take, data, give) "repeat 2; touch D@12; " take " wg acq; bump " data "; " give " wg rel; again"
#define REMOTE(take, data, give)                                                                                       \
    "repeat 2; touch D@12; " take " agent acq remote; bump " data "; " give " agent rel remote; again"
#define SECTIONS(title, take, data, lines, give)                                                                       \
    {                                                                                                                  \
        .name = title, .cus = "01",                                                                                    \
        .actors = {{0, OWNER(take, data " " lines, give)},                                                             \
                   {0, OWNER(take, data " " lines, give)},                                                             \
                   {1, REMOTE(take, data " " lines, give)}},                                                           \
        .forbidden = "sum:r7!=63 | 0:r6!=0 | 1:r6!=0 | 2:r6!=0 | " data "!=6", .bites = {                              \
            {take " agent acq remote; ", "", EVERY_MODE},                                                              \
            {"rel", "rlx", ORDERED},                                                                                   \
            {"acq", "rlx", ORDERED},                                                                                   \
            {" remote", "", LOCAL_MODES}                                                                               \
        }                                                                                                              \
    }
#define ONE_SECTION "touch X; lock L wg acq; bump X; L = 0 wg rel"
#define ONE_THEFT   "touch X; lock L agent acq remote; bump X; L = 0 agent rel remote"

/* An owner that works while it is moved, its mate, and a thief. */
#define MOVED(title, places, kind, group, to)                                                                          \
    {                                                                                                                  \
        .name = title, .cus = places, .move = {kind, group, to}, .forbidden = "sum:r7!=511 | X!=9",                    \
        .actors = {{0, "repeat 3; " ONE_SECTION "; pause 5; again"},                                                   \
                   {0, "repeat 3; " ONE_SECTION "; again"},                                                            \
                   {1, "repeat 3; " ONE_THEFT "; pause 5; again"},                                                     \
                   {2, "repeat 20; r0 = X; pause 8; again"}},                                                          \
        .bites = {                                                                                                     \
            {"lock L agent acq remote; ", "", EVERY_MODE},                                                             \
            {"rel", "rlx", ORDERED},                                                                                   \
            {"acq", "rlx", ORDERED},                                                                                   \
            {" remote", "", LOCAL_MODES}                                                                               \
        }                                                                                                              \
    }

/* The thieves sleep until the lock is free. Each side works on after its release. */
#define WAITS(title, how)                                                                                              \
    {                                                                                                                  \
        .name = title, .cus = "012", .wait = how, .forbidden = "sum:r7!=127 | X!=7",                                   \
        .actors = {{0, "repeat 3; " ONE_SECTION "; pause 50; again"},                                                  \
                   {1, "repeat 2; sleep L remote; bump X; L = 0 agent rel remote; again"},                             \
                   {2, "repeat 2; sleep L remote; bump X; L = 0 agent rel remote; pause 20; again"}},                  \
        .bites = {                                                                                                     \
            {"sleep L remote; ", "", EVERY_MODE},                                                                      \
            {" remote", "", LOCAL_MODES}                                                                               \
        }                                                                                                              \
    }

/* All take turns at a lock, and sleep at the L2 between two tries. */
#define TURN(sleep, scope, end)                                                                                        \
    "repeat 3; touch X; turn L " sleep " " scope " acq; bump X; L = 0 " scope " rel; " end "again"
#define TURNS(title, how, sleep, scope)                                                                                \
    .name = title, .cus = "012", .wait = how, .forbidden = "sum:r7!=511 | X!=9",                                       \
    .actors = {{0, TURN(sleep, scope, "")}, {1, TURN(sleep, scope, "pause 5; ")}, {2, TURN(sleep, scope, "")}}

#define TURN_BITES                                                                                                     \
    {                                                                                                                  \
        {"turn L agent agent acq; ", "", EVERY_MODE}, {"rel", "rlx", EVERY_MODE},                                      \
        {                                                                                                              \
            "acq", "rlx", EVERY_MODE & ~LAZY                                                                           \
        }                                                                                                              \
    }

/* Group 0 finds the line monitored, and flushes X to the farthest bank. Meanwhile the sleeper wakes, and group 1 goes on. */
#define LATE(title, sleep, scope)                                                                                      \
    .name = title, .cus = "012", .wait = LITMUS_WAKE, .forbidden = "sum:r7!=63 | F!=6",                                \
    .actors = {{0, "pause 60; X = 1; G = 1 glc; draw F " scope " ar"},                                                 \
               {1, "until G 1 glc; F.1 = 1 " scope " rlx; repeat 5; draw F " scope " ar; again"},                      \
               {2, "doze F.1 1 " sleep}}

/* More locks than PA-TBL has entries. */
#define STEAL(data, flag) "D@" #data " = 1; D@" #flag " = 1 agent rel remote; "
#define STEAL_17                                                                                                       \
    STEAL(20, 0)                                                                                                       \
    STEAL(21, 1)                                                                                                       \
    STEAL(22, 2)                                                                                                       \
    STEAL(23, 3)                                                                                                       \
    STEAL(24, 4)                                                                                                       \
    STEAL(25, 5)                                                                                                       \
    STEAL(26, 6)                                                                                                       \
    STEAL(27, 7)                                                                                                       \
    STEAL(28, 8)                                                                                                       \
    STEAL(29, 9)                                                                                                       \
    STEAL(30, 10) STEAL(31, 11) STEAL(32, 12) STEAL(33, 13) STEAL(34, 14) STEAL(35, 15) STEAL(36, 16)

const struct litmus_mode litmus_modes[] = {
    {"through", {"l1.mode", "through"}},
    {"global", {"l1.mode", "combine", "scopes.mode", "global"}},
    {"broadcast", {"l1.mode", "combine", "scopes.mode", "broadcast"}},
    {"selective", {"l1.mode", "combine", "scopes.mode", "selective"}},
    {"hinted", {"l1.mode", "combine", "scopes.mode", "selective", "scopes.hint", "16"}},
    {"registered", {"l1.mode", "combine", "scopes.mode", "registered"}},
    {"lazy", {"l1.mode", "combine", "scopes.mode", "lazy"}},
    {"ideal", {"l1.mode", "combine", "scopes.mode", "ideal"}},
    {"no-pa", {"l1.mode", "combine", "scopes.mode", "selective", "scopes.pa", "0"}},
    {"one-home", {"l1.mode", "combine", "scopes.mode", "registered", "scopes.home", "1"}},
    {"hand-over", {"l1.mode", "combine", "scopes.mode", "registered", "scopes.hand_over", "1"}},
    {"epoch", {"l1.mode", "combine", "scopes.mode", "registered", "scopes.epoch", "1"}},
    {"epoch-hand-over",
     {"l1.mode", "combine", "scopes.mode", "registered", "scopes.epoch", "1", "scopes.hand_over", "1"}},
    {"merged", {"l1.mode", "combine", "scopes.mode", "registered", "scopes.merge", "1"}},
    {"delegate", {"l1.mode", "combine", "scopes.mode", "registered", "scopes.delegate", "1"}},
    {"delegate-no-pa", {"l1.mode", "combine", "scopes.mode", "registered", "scopes.delegate", "1", "scopes.pa", "0"}},
};
const uint32_t litmus_mode_count = sizeof(litmus_modes) / sizeof(litmus_modes[0]);

const struct litmus_row litmus_rows[] = {
    /* ---- message passing: X, then a flag ---- */
    {.name = "MP-LL",
     .cus = "0",
     .actors = {{0, "X = 1; F = 1 wg rel"}, {0, "r0 = X; until F 1 wg acq; r1 = X"}},
     .forbidden = "1:r1!=1",
     .bites = {{"X = 1; F = 1 wg rel", "F = 1 wg rel; pause 20; X = 1", EVERY_MODE}}},
    {.name = "LL-QUIET",
     .cus = "0",
     .actors = {{0, "repeat 50; " ONE_SECTION "; again"}, {0, "repeat 50; " ONE_SECTION "; again"}},
     .forbidden = "X!=100 | l2>60",
     .modes = LOCAL_MODES | SWITCHED | LAZY,
     .deep = true,
     .bites = {{" wg ", " agent ", LOCAL_MODES}, {"lock L wg acq; ", "", EVERY_MODE}}},
    {.name = "MP-LR",
     .cus = "01",
     .actors = {{0, "r0 = F wg rlx; X = 1; F = 1 wg rel"}, {1, "r0 = X; until F 1 agent acq remote; r1 = X"}},
     .forbidden = "1:r1!=1",
     .bites = {{"X = 1; F = 1 wg rel", "F = 1 wg rel; pause 20; X = 1", EVERY_MODE},
               {"wg rel", "wg rlx", ORDERED},
               {"agent acq", "agent rlx", ORDERED},
               {" remote", "", LOCAL_MODES}}},
    {.name = "MP-LR2",
     .cus = "01",
     .actors = {{0, "X = 1; Y = 1; X = 2; pause 5; Y = 2; F = 1 wg rel; pause 40"},
                {1, "r0 = X; r1 = Y; until F 1 agent acq remote; r1 = X; r2 = Y"}},
     .forbidden = "1:r1!=2 | 1:r2!=2",
     .bites = {{"Y = 2; F = 1 wg rel", "F = 1 wg rel; pause 20; Y = 2", EVERY_MODE},
               {"wg rel", "wg rlx", ORDERED & ~HOMED},
               {"agent acq", "agent rlx", ORDERED},
               {" remote", "", LOCAL_MODES & ~HOMED}}},
    {.name = "MP-RL",
     .cus = "01",
     .actors = {{0, "r0 = X; until F 1 wg acq; r1 = X"}, {1, "X = 1; F = 1 agent rel remote; pause 40"}},
     .forbidden = "0:r1!=1",
     .bites = {{"X = 1; F = 1 agent rel remote", "F = 1 agent rel remote; pause 20; X = 1", EVERY_MODE},
               {"agent rel", "agent rlx", ORDERED},
               {"wg acq", "wg rlx", PROMOTED},
               {" remote", "", LOCAL_MODES}}},
    {.name = "MP-RR",
     .cus = "01",
     .actors = {{0, "r0 = X; until F 1 agent acq remote; r1 = X"}, {1, "X = 1; F = 1 agent rel remote; pause 40"}},
     .forbidden = "0:r1!=1",
     .bites = {{"X = 1; F = 1 agent rel remote", "F = 1 agent rel remote; pause 20; X = 1", EVERY_MODE},
               {"agent rel", "agent rlx", ORDERED},
               {"agent acq", "agent rlx", ORDERED & ~(THROUGH | NO_PA)}}},
    {.name = "MP-GG",
     .cus = "01",
     .actors = {{0, "r0 = X; until F 1 agent acq; r1 = X"}, {1, "X = 1; F = 1 agent rel; pause 40"}},
     .forbidden = "0:r1!=1",
     .bites = {{"X = 1; F = 1 agent rel", "F = 1 agent rel; pause 20; X = 1", EVERY_MODE},
               {"agent rel", "agent rlx", ORDERED | BROADCAST},
               {"agent acq", "agent rlx", ORDERED | BROADCAST}}},

    /* ---- no order between a local operation and a global one: L1s hold data ---- */
    {.name = "MP-LG",
     .cus = "01",
     .actors = {{0, "X = 1; F = 1 wg rel; G = 1 agent rlx; pause 200"},
                {1, "until G 1 agent rlx; r0 = F agent acq; r1 = X"}},
     .forbidden = "1:r0=0 | 1:r1=0",
     .modes = EVERY_MODE & ~(LOCAL_MODES | SWITCHED),
     .seen = "1:r0=0 | 1:r1=0",
     .seen_in = LOCAL_MODES,
     .bites = {{"X = 1; F = 1 wg rel; G = 1 agent rlx", "G = 1 agent rlx; pause 20; X = 1; F = 1 wg rel", EVERY_MODE}}},
    {.name = "MP-GL",
     .cus = "01",
     .actors = {{0, "r0 = X; r0 = F wg rlx; until G 1 agent rlx; r0 = F wg acq; r1 = X"},
                {1, "X = 1; F = 1 agent rel; G = 1 agent rlx; pause 40"}},
     .forbidden = "0:r0=0 | 0:r1=0",
     .modes = EVERY_MODE & ~(LOCAL_MODES | SWITCHED),
     .seen = "0:r0=0 | 0:r1=0",
     .seen_in = LOCAL_MODES,
     .bites = {{"X = 1; F = 1 agent rel; G = 1 agent rlx", "G = 1 agent rlx; pause 20; X = 1; F = 1 agent rel",
                EVERY_MODE}}},
    {.name = "TWO-LOCALS",
     .cus = "01",
     .actors = {{0, "repeat 4; " ONE_SECTION "; again"}, {1, "repeat 4; " ONE_SECTION "; again"}},
     .forbidden = "sum:r7!=255 | X!=8",
     .modes = GLOBAL | HOMED | SWITCHED | LAZY | IDEAL,
     .seen = "sum:r7!=255 | X!=8",
     .seen_in = BROADCAST | UNHOMED,
     .bites = {{"lock L wg acq; ", "", EVERY_MODE}, {"rel", "rlx", ORDERED & ~UNHOMED}, {"acq", "rlx", GLOBAL}}},
    {.name = "PEEK",
     .cus = "01",
     .actors = {{0, "F = 1 wg rel; G = 1 agent rlx; pause 200"},
                {1, "until G 1 agent rlx; r0 = F glc; r1 = F agent rlx remote"}},
     .forbidden = "1:r1=0",
     .seen = "1:r0=0",
     .seen_in = LOCAL_MODES,
     .bites = {{"F = 1 wg rel; G = 1 agent rlx", "G = 1 agent rlx; pause 20; F = 1 wg rel", EVERY_MODE},
               {" remote", "", LOCAL_MODES}}},

    /* ---- order handed on ---- */
    {.name = "WRC-L",
     .cus = "01",
     .actors = {{0, "X = 1; F = 1 wg rel"},
                {0, "until F 1 wg acq; G = 1 agent rel; pause 40"},
                {1, "r0 = X; until G 1 agent acq; r1 = X"}},
     .forbidden = "2:r1!=1",
     .bites = {{"X = 1; F = 1 wg rel", "F = 1 wg rel; pause 20; X = 1", EVERY_MODE},
               {"agent rel", "agent rlx", LOCAL_MODES},
               {"agent acq", "agent rlx", ORDERED | BROADCAST}}},
    {.name = "WRC-R",
     .cus = "01",
     .actors = {{0, "r0 = F wg rlx; X = 1; F = 1 wg rel; pause 200"},
                {0, "r0 = Y; until G 1 wg acq; r0 = X; r1 = Y"},
                {1, "r0 = X; until F 1 agent acq remote; r1 = X; Y = 1; G = 1 agent rel remote; pause 40"}},
     .forbidden = "2:r1!=1 | 1:r0!=1 | 1:r1!=1",
     .bites = {{"X = 1; F = 1 wg rel", "F = 1 wg rel; pause 20; X = 1", EVERY_MODE},
               {"wg rel", "wg rlx", ORDERED},
               {"agent acq", "agent rlx", ORDERED},
               {"wg acq", "wg rlx", PROMOTED}}},
    {.name = "IRIW-R",
     .cus = "01",
     .actors = {{0, "F = 1 wg rel; pause 200"},
                {0, "pause 60; G = 1 wg rel; pause 200"},
                {0, "until F 1 wg acq; r1 = G wg acq; pause 100"},
                {1, "r2 = F; until G 1 agent acq remote; r1 = F"}},
     .forbidden = "2:r1=0 & 3:r1=0",
     .bites = {{"until G 1 agent acq remote; r1 = F", "r1 = F; until G 1 agent acq remote", EVERY_MODE},
               {"agent acq", "agent rlx", ORDERED}}},

    /* ---- locks ---- */
    {.name = "LOCK-3",
     .cus = "01",
     .actors = {{0, "repeat 2; " ONE_SECTION "; again"},
                {1, "repeat 2; " ONE_THEFT "; again"},
                {0, "repeat 2; " ONE_SECTION "; again"}},
     .forbidden = "sum:r7!=63 | X!=6",
     .bites = {{"lock L agent acq remote; ", "", EVERY_MODE},
               {"rel", "rlx", ORDERED},
               {"acq", "rlx", ORDERED},
               {" remote", "", LOCAL_MODES}}},
    {.name = "THIEVES-2",
     .cus = "012",
     .actors = {{0, "repeat 3; " ONE_SECTION "; again"},
                {1, "repeat 2; " ONE_THEFT "; again"},
                {2, "repeat 2; " ONE_THEFT "; again"}},
     .forbidden = "sum:r7!=127 | X!=7",
     .bites = {{"lock L agent acq remote; ", "", EVERY_MODE},
               {"rel", "rlx", ORDERED},
               {"acq", "rlx", ORDERED},
               {" remote", "", LOCAL_MODES}}},
    {.name = "ADD-3",
     .cus = "01",
     .actors = {{0, "repeat 4; draw F wg ar; again"},
                {0, "repeat 4; draw F wg rlx; again"},
                {1, "repeat 4; draw F agent ar remote; again"}},
     .forbidden = "sum:r7!=4095 | F!=12",
     .bites = {{"draw F agent ar remote", "bump F", EVERY_MODE}, {" remote", "", LOCAL_MODES}}},
    {.name = "ADD-N",
     .cus = "012",
     .actors = {{0, "repeat 4; draw F wg ar; again"},
                {1, "repeat 4; draw F agent ar remote; again"},
                {2, "repeat 4; draw F agent rlx remote; again"}},
     .forbidden = "sum:r7!=4095 | F!=12",
     .bites = {{"draw F agent ar remote", "bump F", EVERY_MODE}, {" remote", "", LOCAL_MODES}}},
    SECTIONS("LOCK-CAS-1", "lock L", "D@12", "1", "L = 0"),
    SECTIONS("LOCK-CAS-15", "lock L", "D@12", "15", "L = 0"),
    SECTIONS("LOCK-CAS-16", "lock L", "D@12", "16", "L = 0"),
    SECTIONS("LOCK-CAS-17", "lock L", "D@12", "17", "L = 0"),
    SECTIONS("LOCK-CAS-40", "lock L", "D", "40", "L = 0"),
    SECTIONS("LOCK-EXCH-1", "grab L", "D@12", "1", "L = 0"),
    SECTIONS("LOCK-EXCH-17", "grab L", "D@12", "17", "L = 0"),
    SECTIONS("LOCK-TICKET-1", "take T S", "D@12", "1", "give S"),
    SECTIONS("LOCK-TICKET-16", "take T S", "D@12", "16", "give S"),
    {.name = "L-HELD",
     .cus = "01",
     .actors = {{0, "r0 = cas L 0 1 wg acq; pause 200"}, {1, "r0 = cas L 0 1 agent acq remote; pause 40"}},
     .forbidden = "0:r0=0 & 1:r0=0 | 0:r0=1 & 1:r0=1",
     .bites = {{"r0 = cas L 0 1 agent acq remote", "r0 = L glc; L = 1 glc", EVERY_MODE}, {" remote", "", LOCAL_MODES}}},
    {.name = "FALSE-SHARE",
     .cus = "01",
     .actors = {{0, "L.3 = 7; repeat 2; lock L wg acq; bump L.1; byte L.2 0 7; L = 0 wg rel; again; byte L.5 1 3"},
                {1,
                 "L.4 = 9; repeat 2; lock L agent acq remote; bump L.1; byte L.2 1 7; L = 0 agent rel remote; again; "
                 "byte L.5 2 3"}},
     .forbidden = "sum:r7!=15 | L.1!=4 | L.2!=0x0707 | L.3!=7 | L.4!=9 | L.5!=0x030300",
     .modes = EVERY_MODE & ~THROUGH, /* where a missing lock does not show */
     .bites = {{"lock L agent acq remote; ", "", EVERY_MODE & ~THROUGH}, {" remote", "", LOCAL_MODES}}},

    /* ---- markers ---- */
    {.name = "LR-OVER",
     .cus = "01",
     .actors = {{0, "r0 = F wg rlx; X = 1; F = 1 wg rel; fill D 40 1; pause 40"},
                {1, "r0 = X; until F 1 agent acq remote; r1 = X"}},
     .forbidden = "1:r1!=1",
     .bites = {{"X = 1; F = 1 wg rel", "F = 1 wg rel; pause 20; X = 1", EVERY_MODE},
               {"wg rel", "wg rlx", ORDERED},
               {"agent acq", "agent rlx", ORDERED},
               {" remote", "", LOCAL_MODES}}},
    {.name = "LR-OLD",
     .cus = "01",
     .actors = {{0, "F = 2 wg rlx; fill D 15 1; X = 1; F = 1 wg rel; fill D@15 2 1; pause 40"},
                {1, "r0 = X; until F 1 agent acq remote; r1 = X"}},
     .forbidden = "1:r1!=1",
     .bites = {{"X = 1; F = 1 wg rel", "F = 1 wg rel; pause 20; X = 1", EVERY_MODE},
               {"wg rel", "wg rlx", ORDERED},
               {"agent acq", "agent rlx", ORDERED},
               {" remote", "", LOCAL_MODES}}},
    {.name = "LR-EVICT",
     .cus = "01",
     .actors = {{0, "r0 = F wg rlx; X = 1; F = 1 wg rel; r0 = D; pause 40"},
                {1, "r0 = X; until F 1 agent acq remote; r1 = X"}},
     .forbidden = "1:r1!=1",
     .bites = {{"X = 1; F = 1 wg rel", "F = 1 wg rel; pause 20; X = 1", EVERY_MODE},
               {"wg rel", "wg rlx", ORDERED},
               {"agent acq", "agent rlx", ORDERED},
               {" remote", "", LOCAL_MODES}}},
    {.name = "LR-AGAIN",
     .cus = "01",
     .actors = {{0, "r0 = F wg rlx; X = 1; F = 1 wg rel; Y = 1; F = 2 wg rel; pause 40"},
                {1, "r0 = Y; until F 2 agent acq remote; r1 = Y"}},
     .forbidden = "1:r1!=1",
     .bites = {{"Y = 1; F = 2 wg rel", "F = 2 wg rel; pause 20; Y = 1", EVERY_MODE},
               {"F = 2 wg rel", "F = 2 wg rlx", ORDERED},
               {"agent acq", "agent rlx", ORDERED},
               {" remote", "", LOCAL_MODES}}},
    {.name = "LR-FLUSH",
     .cus = "01",
     .actors = {{0, "F = 1 wg rel; r0 = D; F = 2 wg rel; flush; G = 1 agent rlx; pause 4000"},
                {1, "until G 1 agent acq; r1 = F agent rlx"}},
     .forbidden = "1:r1!=2",
     .bites = {{"F = 2 wg rel; flush; G = 1 agent rlx", "G = 1 agent rlx; pause 20; F = 2 wg rel", EVERY_MODE},
               {"flush; ", "", LOCAL_MODES}}},
    {.name = "LR-PREFIX",
     .cus = "01",
     .actors = {{0, "X = 1; F = 1 wg rel; fill D 8 1; pause 4000"}, {1, "until F 1 agent acq remote; r1 = X"}},
     .forbidden = "1:r1!=1 | told:D!=0 | told:D@7!=0",
     .modes = MARKED | SWITCHED | LAZY,
     .deep = true,
     .bites = {{"F = 1 wg rel; fill D 8 1", "fill D 8 1; F = 1 wg rel", EVERY_MODE}}},
    {.name = "PA-OVER",
     .cus = "01",
     .actors = {{0, "r2 = wrong D@20 17 0; r0 = D wg acq; r0 = D@9 wg acq; until G 1 agent rlx; "
                    "r0 = D wg acq; r1 = D@20; r2 = D@9 wg acq; r3 = D@29"},
                {1, STEAL_17 "G = 1 agent rlx; pause 40"}},
     .forbidden = "0:r0!=1 | 0:r1!=1 | 0:r2!=1 | 0:r3!=1",
     .bites = {{"until G 1 agent rlx; ", "", EVERY_MODE}, {"agent rel", "agent rlx", ORDERED & ~THROUGH}}},
    {.name = "PA-CLEAR",
     .cus = "01",
     .actors = {{0, "r0 = X; until F 1 wg acq; r1 = X"},
                {0, "repeat 8; r0 = G agent acq; r0 = X; again"},
                {1, "X = 1; F = 1 agent rel remote; pause 40"}},
     .forbidden = "0:r1!=1",
     .bites = {{"X = 1; F = 1 agent rel remote", "F = 1 agent rel remote; pause 20; X = 1", EVERY_MODE},
               {"agent rel", "agent rlx", ORDERED},
               {"wg acq", "wg rlx", PROMOTED},
               {" remote", "", LOCAL_MODES & ~HOMED}}},
    {.name = "FILL",
     .cus = "01",
     .actors = {{0, "r0 = F wg rlx; X = 1; F = 1 wg rel; pause 100"},
                {1, "until F 1 agent acq remote; r1 = X"},
                {1, "repeat 30; touch X; pause 1; again"}},
     .forbidden = "1:r1!=1",
     .bites = {{"X = 1; F = 1 wg rel", "F = 1 wg rel; pause 20; X = 1", EVERY_MODE},
               {"wg rel", "wg rlx", ORDERED},
               {"agent acq", "agent rlx", ORDERED},
               {" remote", "", LOCAL_MODES}}},

    /* ---- work-groups that move ---- */
    MOVED("MOVE-SAME", "012", LITMUS_MOVE, 0, 0),
    MOVED("MOVE-OTHER", "012", LITMUS_MOVE, 0, 2),
    MOVED("MOVE-TO-THIEF", "012", LITMUS_MOVE, 0, 1),
    MOVED("MOVE-THIEF", "012", LITMUS_MOVE, 1, 2),
    MOVED("LOSE-OWNER", "012", LITMUS_LOSE, 0, 2),
    MOVED("LOSE-THIEF", "012", LITMUS_LOSE, 1, 0),
    {.name = "MOVE-DATA",
     .cus = "012",
     .move = {LITMUS_MOVE, 0, 1},
     .actors = {{0, "r0 = F wg rlx; X = 1; pause 20; r1 = X; X = 2; F = 1 wg rel; pause 20; r2 = X; r3 = F wg rlx"},
                {1, "repeat 20; r0 = X; Y.1 = 1; pause 3; again"},
                {2, "r0 = X; until F 1 agent acq remote; r1 = X"}},
     .forbidden = "0:r1!=1 | 0:r2!=2 | 0:r3!=1 | 2:r1!=2 | Y.1!=1",
     .bites = {{"X = 2; F = 1 wg rel", "F = 1 wg rel; pause 20; X = 2", EVERY_MODE},
               {"wg rel", "wg rlx", ORDERED},
               {"agent acq", "agent rlx", ORDERED},
               {" remote", "", LOCAL_MODES}}},
    {.name = "SCRATCH",
     .cus = "01",
     .move = {LITMUS_MOVE, 0, 1},
     .actors = {{0, "spill 5; pause 20; r1 = spilled; spill 6; X = 1; pause 20; r2 = spilled; r3 = X"},
                {1, "repeat 4; spill 7; fill D 4 1; pause 5; r1 = spilled; again"}},
     .forbidden = "0:r1!=5 | 0:r2!=6 | 0:r3!=1 | 1:r1!=7",
     .bites = {{"spill 6; X = 1; pause 20", "pause 20", EVERY_MODE}}},

    /* ---- what others read when a work-group has ended, was killed, or has sent a message ---- */
    {.name = "END",
     .cus = "10+1",
     .actors = {{0, "r0 = X; r1 = wrong D 12 0"}, {1, "X = 1; fill D 12 1"}, {2, "r1 = X; r2 = wrong D 12 1"}},
     .forbidden = "2:r1!=1 | 2:r2!=0",
     .bites = {{"+", "", EVERY_MODE}}},
    {.name = "END-TOLD",
     .cus = "0",
     .actors = {{0, "X = 1; fill D 12 1"}},
     .forbidden = "told:X!=1 | told:D!=1 | told:D@11!=1",
     .bites = {{"X = 1;", "message; X = 1;", EVERY_MODE}}},
    {.name = "THIEF-TOLD",
     .cus = "01",
     .actors = {{0, "r0 = add F.1 1 wg rlx; pause 60; r1 = add F.1 1 wg rlx"},
                {1, "pause 10; r0 = add F 1 agent ar remote"}},
     .forbidden = "told:F!=1",
     .bites = {{"r0 = add F 1 agent ar remote", "message; r0 = add F 1 agent ar remote", EVERY_MODE}}},
    {.name = "KILL",
     .cus = "0",
     .move = {LITMUS_KILL, 0, 0},
     .move_span = 6000,
     .actors = {{0, "X = 1; fill D 12 1; pause 1; G = 1 glc; park"}},
     .forbidden = "told:G=1 & told:X!=1 | told:G=1 & told:D!=1 | told:G=1 & told:D@11!=1",
     .bites = {{"X = 1; fill D 12 1; pause 1; G = 1 glc", "G = 1 glc; pause 40; X = 1; fill D 12 1", EVERY_MODE}}},
    {.name = "MESSAGE",
     .cus = "0",
     .actors = {{0, "X = 1; fill D 12 1; message; pause 20"}},
     .forbidden = "told:X!=1 | told:D!=1 | told:D@11!=1",
     .bites = {{"fill D 12 1; message", "message; fill D 12 1", EVERY_MODE}}},

    /* ---- a thief that waits at the L2; nothing but an update wakes it ---- */
    WAITS("WAIT-L", LITMUS_WAKE),
    WAITS("WAIT-PERFORM", LITMUS_PERFORM),
    {.name = "WAIT-HOLD",
     .cus = "01",
     .wait = LITMUS_WAKE,
     .actors = {{0, "r0 = F wg rlx; X = 1; pause 60; F = 1 wg rel; until G 1 glc; r0 = Y"},
                {1, "r0 = X; doze F 1 remote; r1 = X; Y = 1; flush; G = 1 glc"}},
     .forbidden = "1:r1!=1",
     .bites = {{" remote", "", LOCAL_MODES},
               {"F = 1 wg rel; ", "", EVERY_MODE},
               {"X = 1; pause 60; F = 1 wg rel", "F = 1 wg rel; pause 60; X = 1", EVERY_MODE}}},

    /* ---- many that sleep between two tries, and operations that come late ---- */
    {TURNS("TURN-AGENT", LITMUS_WAKE, "agent", "agent"), .bites = TURN_BITES},
    {TURNS("TURN-PERFORM", LITMUS_PERFORM, "agent", "agent"), .bites = TURN_BITES},
    {TURNS("TURN-LOCALS", LITMUS_WAKE, "remote", "wg"), .modes = ONE_COPY,
     .bites = {{"turn L remote wg acq; ", "", EVERY_MODE}}},
    {LATE("LATE-AGENT", "", "agent"), .bites = {{"draw F agent ar", "bump F", EVERY_MODE}}},
    {LATE("LATE-LOCALS", "remote", "wg"), .modes = ONE_COPY, .bites = {{"draw F wg ar", "bump F", EVERY_MODE}}},

    /* ---- stock instructions beside scoped ones ---- */
    {.name = "MIX",
     .cus = "0",
     .actors = {{0, "X = 1; r0 = add X 1 stock; r1 = X; X = 5; X.1 = 6; r2 = X glc; r3 = add X 1 wg rlx; r4 = X; "
                    "X = 8; r5 = add X 1 agent rlx; r6 = X"}},
     .forbidden = "0:r0!=1 | 0:r1!=2 | 0:r2!=5 | 0:r3!=5 | 0:r4!=6 | 0:r5!=8 | 0:r6!=9 | X!=9 | X.1!=6",
     .bites = {{"X = 8; ", "", EVERY_MODE}}},
    {.name = "OWN-STORE", /* the line's first operation of scope wg comes behind an ordinary store of its wave */
     .cus = "01",
     .actors = {{0, "X.1 = 5; r0 = X.2; r1 = add X.1 1 wg ar; r2 = X.1"}, {1, "pause 1; r0 = X.2"}},
     .forbidden = "0:r0!=0 | 0:r1!=5 | 0:r2!=6 | X.1!=6",
     .bites = {{"X.1 = 5; ", "", EVERY_MODE}}},
};
const uint32_t litmus_row_count = sizeof(litmus_rows) / sizeof(litmus_rows[0]);
