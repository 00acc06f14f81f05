/* scopes_home.c - the home's side of scoped synchronisation: locks, registered owners, remote operations. */
#include "scopes/scopes_home.h"
#include "engine/require.h"
#include "scopes/scopes_internal.h"

#include <stddef.h>
#include <string.h>

enum lock_state {
    LOCK_FREE,
    LOCK_HINTED,       /* one L1 is probed, that had the last marker */
    LOCK_PROBING,      /* all that must be are probed */
    LOCK_INVALIDATING, /* performed; a broadcast invalidates all L1s */
    LOCK_RECALLING,    /* the line's owner is probed for another CU's registration */
    LOCK_FORGETTING,   /* the line's owner is probed, since its entry is needed for another line */
};

bool scopes_home_locked(const struct scopes *scopes, uint32_t line)
{
    const struct scopes_home *home = &scopes->home;

    SIM_REQUIRE(home->locked <= SCOPES_LOCKS);
    for (uint32_t i = 0; home->locked && i < SCOPES_LOCKS; i++) {
        if (home->locks[i].state && home->locks[i].line == line && !home->locks[i].open)
            return true;
    }
    return false;
}

static struct scopes_lock *take_lock(struct scopes *scopes, uint32_t line, enum lock_state state)
{
    struct scopes_home *home = &scopes->home;

    SIM_REQUIRE(state != LOCK_FREE);
    SIM_REQUIRE(!scopes_home_locked(scopes, line));
    for (uint32_t i = 0; i < SCOPES_LOCKS; i++) {
        if (home->locks[i].state)
            continue;
        home->locks[i].state = (uint8_t)state;
        home->locks[i].line = line;
        SIM_REQUIRE(home->locked < SCOPES_LOCKS);
        home->locked++;
        return &home->locks[i];
    }
    return NULL;
}

static void probe(struct scopes *scopes, struct scopes_lock *lock, struct scopes_cu_set cus, uint32_t flags)
{
    struct scopes_message message = {.kind = SCOPES_PROBE, .line = lock->line, .flags = flags};

    SIM_REQUIRE(lock->state != LOCK_FREE);
    SIM_REQUIRE(scopes_cu_set_is_empty(lock->acks) || scopes_planted(scopes, SCOPES_PLANT_PARALLEL_FLUSH));
    SIM_REQUIRE(scopes_cu_set_is_empty(scopes_cu_set_without(cus, scopes->home.live)));
    lock->acks = cus;
    lock->probed = scopes_cu_set_union(lock->probed, cus);
    message.lock = (uint8_t)(lock - scopes->home.locks);
    if (flags & SCOPES_DELEGATED) {
        message.asker = lock->request.cu;
        message.op = lock->request.op;
    }
    for (uint8_t cu = 0; cu < scopes->config.cus; cu++) {
        if (!scopes_cu_set_has(cus, cu))
            continue;
        message.cu = cu;
        scopes->counters.probes++;
        scopes->port->send(scopes->context, &message);
    }
}

/* Registered owners */

static bool registers(const struct scopes *scopes)
{
    return scopes->config.mode == SCOPES_REGISTERED || scopes->config.mode == SCOPES_LAZY;
}

static struct scopes_owner *find_owner(struct scopes *scopes, uint32_t line)
{
    for (uint32_t i = 0; registers(scopes) && i < scopes->config.owner; i++) {
        if (scopes->home.owners[i].used && scopes->home.owners[i].line == line)
            return &scopes->home.owners[i];
    }
    return NULL;
}

/* Epochs */

/* What a CU does to a line that others may acquire: all that it did before is in the L2. */
static void note_transfer(struct scopes *scopes, uint32_t line, uint8_t cu)
{
    struct scopes_owner *entry = scopes->config.epoch ? find_owner(scopes, line) : NULL;

    SIM_REQUIRE(cu < scopes->config.cus || cu == SCOPES_NONE);
    if (!entry)
        return;
    SIM_REQUIRE(entry->transfer <= scopes->home.transfers);
    SIM_REQUIRE(scopes->home.transfers < SCOPES_ALL - 1);
    if (entry->by != cu && !scopes_planted(scopes, SCOPES_PLANT_EPOCH_OWN))
        entry->other = entry->transfer;
    entry->by = cu;
    entry->transfer = ++scopes->home.transfers;
}

/* Lines that were read before it may be too old for the CU when it acquires the line. Its own transfers do not count. */
static uint32_t epoch_of(struct scopes *scopes, uint32_t line, uint8_t cu)
{
    const struct scopes_owner *entry = scopes->config.epoch ? find_owner(scopes, line) : NULL;

    if (!entry)
        return scopes->config.epoch ? SCOPES_ALL : 0;
    SIM_REQUIRE(entry->other <= entry->transfer);
    return entry->by == cu ? entry->other : entry->transfer;
}

void scopes_home_wrote(struct scopes *scopes, uint32_t line, uint8_t cu)
{
    SIM_REQUIRE(cu < scopes->config.cus);
    note_transfer(scopes, line, cu);
}

static void reply(struct scopes *scopes, const struct scopes_message *request, uint8_t kind, uint32_t flags)
{
    struct scopes_message message = *request;

    SIM_REQUIRE(kind == SCOPES_DATA || kind == SCOPES_RESULT);
    message.kind = kind;
    message.flags |= flags;
    message.epoch = epoch_of(scopes, request->line, request->cu);
    scopes->port->send(scopes->context, &message);
}

static struct scopes_owner *free_owner(struct scopes *scopes)
{
    for (uint32_t i = 0; i < scopes->config.owner; i++) {
        if (!scopes->home.owners[i].used)
            return &scopes->home.owners[i];
    }
    return NULL;
}

/* Frees an entry, at once or when its owner has answered a probe. */
static void forget_some(struct scopes *scopes)
{
    struct scopes_home *home = &scopes->home;
    struct scopes_owner *victim = &home->owners[home->victim];
    struct scopes_lock *lock;

    SIM_REQUIRE(victim->used);
    home->victim = (uint16_t)((home->victim + 1u) % scopes->config.owner);
    if (scopes_home_locked(scopes, victim->line))
        return;
    if (victim->owner == SCOPES_NONE) {
        memset(victim, 0, sizeof(*victim));
        return;
    }
    lock = take_lock(scopes, victim->line, LOCK_FORGETTING);
    if (lock)
        probe(scopes, lock, scopes_cu_set_of(victim->owner), SCOPES_FLUSH);
}

/* A new entry counts as changed, because what happened to the line before is not known. NULL if none is free. */
static struct scopes_owner *new_owner(struct scopes *scopes, uint32_t line)
{
    struct scopes_owner *entry = free_owner(scopes);

    if (!entry)
        return NULL;
    memset(entry, 0, sizeof(*entry));
    entry->line = line;
    entry->owner = entry->last = entry->by = SCOPES_NONE;
    entry->used = entry->changed = true;
    note_transfer(scopes, line, SCOPES_NONE);
    entry->other = entry->transfer;
    return entry;
}

static struct scopes_owner *owner_of(struct scopes *scopes, uint32_t line)
{
    struct scopes_owner *entry = find_owner(scopes, line);

    if (!entry)
        entry = new_owner(scopes, line);
    if (entry)
        return entry;
    forget_some(scopes);
    return new_owner(scopes, line);
}

/* An operation of another CU ends the row of the one before. */
static void note_runner(const struct scopes *scopes, struct scopes_owner *entry, uint8_t cu)
{
    if (!scopes->config.hand_over || entry->runner == cu)
        return;
    entry->runner = cu;
    entry->run = 0;
}

static void register_for(struct scopes *scopes, struct scopes_owner *entry, const struct scopes_message *request)
{
    bool known = entry->last == request->cu && !entry->changed;
    bool invalidates = scopes->config.mode == SCOPES_LAZY || !known;
    bool stale = request->kind == SCOPES_LOCKED && scopes_planted(scopes, SCOPES_PLANT_HAND_STALE);

    SIM_REQUIRE(entry->used);
    SIM_REQUIRE(entry->line == request->line);
    SIM_REQUIRE(request->kind != SCOPES_ATOMIC);
    entry->owner = request->cu;
    entry->last = request->cu;
    entry->changed = false;
    note_runner(scopes, entry, request->cu);
    reply(scopes, request, SCOPES_DATA,
          SCOPES_FOR_ATOMIC | SCOPES_HELD | (invalidates && !stale ? SCOPES_INVALIDATE : 0));
}

/* Returns false if the request must wait. */
static bool register_line(struct scopes *scopes, const struct scopes_message *request)
{
    struct scopes_owner *entry = owner_of(scopes, request->line);
    struct scopes_lock *lock;

    SIM_REQUIRE(request->kind == SCOPES_FETCH);
    if (!entry)
        return false;
    if (entry->owner == SCOPES_NONE || entry->owner == request->cu) {
        register_for(scopes, entry, request);
        return true;
    }
    lock = take_lock(scopes, request->line, LOCK_RECALLING);
    if (!lock)
        return false;
    scopes->counters.recalls++;
    lock->request = *request;
    probe(scopes, lock, scopes_cu_set_of(entry->owner), SCOPES_FLUSH);
    return true;
}

/* Whether operations of other CUs than the owner's are performed in L1s. */
static bool performs_elsewhere(const struct scopes *scopes)
{
    return scopes->config.hand_over || scopes->config.delegate;
}

/* Whether what came before the operation is in the L2 and must be fetched from there. A waiting atomic has the order of
 * fences, which it does not tell. */
static bool releases(const struct scopes *scopes, uint32_t flags)
{
    return flags & (SCOPES_RELEASE | (performs_elsewhere(scopes) ? SCOPES_WAITS : 0));
}

/* Counts remote operations of one CU in a row. A line without an entry gets one if one is free. */
static void count_remote(struct scopes *scopes, const struct scopes_message *request)
{
    struct scopes_owner *entry = find_owner(scopes, request->line);

    if (!entry)
        entry = new_owner(scopes, request->line);
    if (!entry)
        return;
    SIM_REQUIRE(entry->run <= scopes->config.hand_over);
    note_runner(scopes, entry, request->cu);
    if (request->kind == SCOPES_LOCKED && !(request->flags & SCOPES_WAITS) && entry->run < scopes->config.hand_over)
        entry->run++;
}

/* After a remote operation no CU holds the line, except the requester's own, whose L1 is still right, and one that has
 * performed it. */
static void note_remote(struct scopes *scopes, const struct scopes_message *request)
{
    struct scopes_owner *entry;

    if (scopes->config.hand_over)
        count_remote(scopes, request);
    entry = find_owner(scopes, request->line);
    if (!entry || entry->owner == request->cu)
        return;
    if (!(request->flags & SCOPES_DELEGATED))
        entry->owner = SCOPES_NONE;
    if (releases(scopes, request->flags) && !scopes_planted(scopes, SCOPES_PLANT_NO_CHANGED))
        entry->changed = true;
}

/* A CU whose remote operations were the last ones gets the line, and performs this one itself. Not a monitored line, and
 * not for an operation that may arm the monitor. */
static bool hands_over(struct scopes *scopes, const struct scopes_message *request)
{
    const struct scopes_owner *entry = find_owner(scopes, request->line);

    return scopes->config.hand_over && entry && request->kind == SCOPES_LOCKED && !(request->flags & SCOPES_WAITS) &&
           entry->runner == request->cu && entry->run >= scopes->config.hand_over &&
           (!scopes->port->monitored(scopes->context, request->line) ||
            scopes_planted(scopes, SCOPES_PLANT_HAND_MONITORED));
}

/* Hints: which L1 had the last marker of a line */

static struct scopes_hint *hint_of(struct scopes *scopes, uint32_t line)
{
    return scopes->config.hints ? &scopes->home.hints[line % scopes->config.hints] : NULL;
}

/* The CU to ask alone, of cus, or none. A release promotes at every L1, so it asks them all. */
static struct scopes_cu_set hinted(struct scopes *scopes, const struct scopes_message *request,
                                   struct scopes_cu_set cus)
{
    const struct scopes_hint *hint = hint_of(scopes, request->line);
    bool alone = (request->flags & (SCOPES_ACQUIRE | SCOPES_RELEASE)) == SCOPES_ACQUIRE;

    if (!alone || !hint || !hint->used || hint->line != request->line)
        return (struct scopes_cu_set){{0}};
    return scopes_cu_set_both(scopes_cu_set_of(hint->cu), cus);
}

static void note_hit(struct scopes *scopes, const struct scopes_message *ack)
{
    struct scopes_hint *hint = hint_of(scopes, ack->line);

    scopes->counters.hits++;
    if (hint)
        *hint = (struct scopes_hint){.line = ack->line, .cu = ack->cu, .used = true};
}

/* Remote operations */

static uint32_t probe_flags(const struct scopes *scopes, uint32_t flags)
{
    bool acquires = (flags & SCOPES_ACQUIRE) != 0;

    if (scopes->config.mode == SCOPES_BROADCAST)
        return SCOPES_BLOCK | (acquires ? SCOPES_FLUSH_ALL : 0);
    if (registers(scopes))
        return SCOPES_FLUSH;
    return (acquires ? SCOPES_FLUSH : 0) | ((flags & SCOPES_RELEASE) ? SCOPES_PROMOTE : 0);
}

static struct scopes_cu_set probed_cus(struct scopes *scopes, const struct scopes_message *request)
{
    const struct scopes_owner *entry = find_owner(scopes, request->line);
    struct scopes_cu_set others = scopes_cu_set_without(scopes->home.live, scopes_cu_set_of(request->cu));

    if (scopes->config.mode == SCOPES_BROADCAST)
        return scopes->home.live;
    if (!registers(scopes))
        return others;
    if (!entry || entry->owner == SCOPES_NONE)
        return (struct scopes_cu_set){{0}};
    return scopes_cu_set_both(scopes_cu_set_of(entry->owner), others);
}

static void unlock(struct scopes *scopes, struct scopes_lock *lock)
{
    SIM_REQUIRE(lock->state != LOCK_FREE);
    SIM_REQUIRE(scopes_cu_set_is_empty(lock->acks));
    SIM_REQUIRE(scopes->home.locked > 0);
    memset(lock, 0, sizeof(*lock));
    scopes->home.locked--;
}

/* The operation is performed: at the L2, unless the owner's L1 has done so. */
static void apply(struct scopes *scopes, struct scopes_message *request)
{
    bool orders = request->flags & (SCOPES_RELEASE | SCOPES_WAITS);
    bool done = (request->flags & SCOPES_DELEGATED) && !scopes_planted(scopes, SCOPES_PLANT_DELEGATE_TWICE);

    SIM_REQUIRE(request->kind == SCOPES_ATOMIC || request->kind == SCOPES_LOCKED);
    if (!done && !scopes->port->apply(scopes->context, request))
        request->flags |= SCOPES_FAILED;
    orders |= !(request->flags & (SCOPES_FAILED | SCOPES_LOOKS));
    if (orders && !scopes_planted(scopes, SCOPES_PLANT_EPOCH_NO_RELEASE))
        note_transfer(scopes, request->line, request->cu);
}

static void end_remote(struct scopes *scopes, struct scopes_lock *lock)
{
    struct scopes_message request = lock->request;

    SIM_REQUIRE(lock->state == LOCK_PROBING || lock->state == LOCK_INVALIDATING);
    note_remote(scopes, &request);
    unlock(scopes, lock);
    reply(scopes, &request, SCOPES_RESULT, 0);
}

static bool is_applied_first(const struct scopes *scopes, uint32_t flags)
{
    return (flags & SCOPES_RELEASE) && scopes_planted(scopes, SCOPES_PLANT_APPLY_FIRST);
}

/* The lock's probes are acknowledged: the next step of its transaction. */
static void advance(struct scopes *scopes, struct scopes_lock *lock)
{
    uint32_t flags = lock->request.flags;

    switch (lock->state) {
    case LOCK_HINTED:
        lock->state = LOCK_PROBING;
        if (!lock->hit)
            probe(scopes, lock, scopes_cu_set_without(probed_cus(scopes, &lock->request), lock->probed),
                  probe_flags(scopes, flags));
        break;
    case LOCK_PROBING:
        if (!(flags & SCOPES_DELEGATED) && hands_over(scopes, &lock->request)) {
            struct scopes_message request = lock->request;

            scopes->counters.handed++;
            register_for(scopes, find_owner(scopes, request.line), &request);
            unlock(scopes, lock);
            return;
        }
        if (!is_applied_first(scopes, flags))
            apply(scopes, &lock->request);
        if (scopes->config.mode != SCOPES_BROADCAST) {
            end_remote(scopes, lock);
            return;
        }
        lock->state = LOCK_INVALIDATING;
        probe(scopes, lock, scopes_cu_set_both(lock->probed, scopes->home.live), SCOPES_INVALIDATE);
        break;
    case LOCK_INVALIDATING:
        end_remote(scopes, lock);
        return;
    case LOCK_RECALLING: {
        struct scopes_message request = lock->request;

        register_for(scopes, find_owner(scopes, lock->line), &request);
        unlock(scopes, lock);
        return;
    }
    default:
        SIM_REQUIRE(lock->state == LOCK_FORGETTING);
        memset(find_owner(scopes, lock->line), 0, sizeof(struct scopes_owner));
        unlock(scopes, lock);
        return;
    }
}

/* Makes all steps that need no further ACK. Requests that waited for an unlocked line follow. */
static void run(struct scopes *scopes, struct scopes_lock *lock)
{
    while (lock->state && scopes_cu_set_is_empty(lock->acks))
        advance(scopes, lock);
}

/* Whether the owner's L1 is asked to perform the operation. Not what may arm the monitor, which is at the L2. */
static bool delegates(struct scopes *scopes, const struct scopes_message *request)
{
    return scopes->config.delegate && !(request->flags & SCOPES_WAITS) && !hands_over(scopes, request);
}

/* Returns false if no lock is free. */
static bool begin_remote(struct scopes *scopes, const struct scopes_message *request)
{
    struct scopes_lock *lock = take_lock(scopes, request->line, LOCK_PROBING);
    bool releases = (request->flags & SCOPES_RELEASE) != 0;
    uint32_t flags = probe_flags(scopes, request->flags);
    struct scopes_cu_set cus = probed_cus(scopes, request), one = hinted(scopes, request, cus);
    bool ask_one = !scopes_cu_set_is_empty(one);

    SIM_REQUIRE(request->kind != SCOPES_FETCH);
    if (!lock)
        return false;
    lock->request = *request;
    if (delegates(scopes, request))
        flags |= SCOPES_DELEGATED | (request->flags & SCOPES_RELEASE);
    lock->open = releases ? scopes_planted(scopes, SCOPES_PLANT_RELEASE_UNLOCKED)
                          : scopes_planted(scopes, SCOPES_PLANT_ACQUIRE_UNLOCKED);
    if (is_applied_first(scopes, request->flags))
        apply(scopes, &lock->request);
    if (ask_one)
        lock->state = LOCK_HINTED;
    probe(scopes, lock, ask_one ? one : cus, flags);
    if (releases && scopes_planted(scopes, SCOPES_PLANT_PARALLEL_FLUSH)) {
        probe(scopes, lock, scopes_cu_set_of(request->cu), SCOPES_FLUSH_ALL);
        lock->acks = scopes_cu_set_union(lock->acks, cus);
    }
    run(scopes, lock);
    return true;
}

/* Requests */

static bool serve_fetch(struct scopes *scopes, const struct scopes_message *request)
{
    if (scopes->port->monitored(scopes->context, request->line)) {
        reply(scopes, request, SCOPES_DATA, SCOPES_AT_L2);
        return true;
    }
    if (registers(scopes) && (request->flags & SCOPES_FOR_ATOMIC))
        return register_line(scopes, request);
    reply(scopes, request, SCOPES_DATA, 0);
    return true;
}

/* Whether L1s perform such an operation. It comes to the home because the line was monitored when it was fetched. That may
 * be over when it arrives, and another CU may have registered the line. */
static bool was_promoted(const struct scopes *scopes, const struct scopes_message *request)
{
    return scopes->config.mode == SCOPES_LAZY ||
           (scopes->config.mode == SCOPES_REGISTERED && !(request->flags & SCOPES_AGENT));
}

/* Remote operations lock their line. On lines that the home knows, promoted ones do as well, and when L1s perform some
 * operations of other CUs, those of device scope. */
static bool locks_line(struct scopes *scopes, const struct scopes_message *request)
{
    if (request->kind != SCOPES_ATOMIC)
        return request->kind == SCOPES_LOCKED;
    if (was_promoted(scopes, request))
        return find_owner(scopes, request->line) && !scopes_planted(scopes, SCOPES_PLANT_PROMOTED_PASSED);
    return performs_elsewhere(scopes) && find_owner(scopes, request->line) &&
           !scopes_planted(scopes, SCOPES_PLANT_HAND_PASSED);
}

bool scopes_home_looks(struct scopes *scopes, const struct scopes_message *request)
{
    return locks_line(scopes, request) || scopes_home_locked(scopes, request->line);
}

/* Returns false if the request must wait. */
static bool serve(struct scopes *scopes, const struct scopes_message *request)
{
    struct scopes_message done = *request;

    SIM_REQUIRE(request->kind >= SCOPES_FETCH && request->kind <= SCOPES_LOCKED);
    if (scopes_home_locked(scopes, request->line))
        return false;
    if (request->kind == SCOPES_FETCH)
        return serve_fetch(scopes, request);
    if (locks_line(scopes, request))
        return begin_remote(scopes, request);
    apply(scopes, &done);
    reply(scopes, &done, SCOPES_RESULT, 0);
    return true;
}

static void remove_queued(struct scopes_home *home, uint32_t at)
{
    SIM_REQUIRE(at < home->queued);
    home->queued--;
    memmove(&home->queue[at], &home->queue[at + 1], (home->queued - at) * sizeof(home->queue[0]));
    memset(&home->queue[home->queued], 0, sizeof(home->queue[0]));
}

/* Serves what waited, in order. A request that takes the lock makes those behind it wait on. */
static void drain(struct scopes *scopes)
{
    struct scopes_home *home = &scopes->home;
    uint32_t i = 0;

    SIM_REQUIRE(home->queued <= SCOPES_QUEUE);
    while (i < home->queued) {
        struct scopes_message request = home->queue[i];

        if (!serve(scopes, &request)) {
            i++;
            continue;
        }
        remove_queued(home, i);
        i = 0;
    }
}

static void receive_ack(struct scopes *scopes, const struct scopes_message *ack)
{
    struct scopes_lock *lock = &scopes->home.locks[ack->lock];

    SIM_REQUIRE(ack->lock < SCOPES_LOCKS);
    SIM_REQUIRE(scopes_cu_set_has(lock->acks, ack->cu) || !scopes_cu_set_has(scopes->home.live, ack->cu));
    SIM_REQUIRE(scopes_cu_set_has(lock->acks, ack->cu) || !scopes->config.delegate);
    SIM_REQUIRE(!scopes_cu_set_has(lock->acks, ack->cu) || lock->line == ack->line);
    lock->acks = scopes_cu_set_without(lock->acks, scopes_cu_set_of(ack->cu));
    if (!scopes_planted(scopes, SCOPES_PLANT_EPOCH_NO_FLUSH))
        note_transfer(scopes, ack->line, ack->cu);
    lock->request.flags |= ack->flags & (SCOPES_DELEGATED | SCOPES_FAILED);
    if (ack->flags & SCOPES_HIT) {
        lock->hit = true;
        note_hit(scopes, ack);
    }
    run(scopes, lock);
    drain(scopes);
}

void scopes_home_receive(struct scopes *scopes, const struct scopes_message *message)
{
    struct scopes_home *home = &scopes->home;

    SIM_REQUIRE(message->cu < scopes->config.cus);
    SIM_REQUIRE(message->kind >= SCOPES_FETCH && message->kind <= SCOPES_ACK);
    if (message->kind == SCOPES_ACK) {
        receive_ack(scopes, message);
    } else if (serve(scopes, message)) {
        drain(scopes);
    } else {
        SIM_REQUIRE(home->queued < SCOPES_QUEUE);
        home->queue[home->queued++] = *message;
    }
}

void scopes_home_lose(struct scopes *scopes, uint8_t cu)
{
    struct scopes_home *home = &scopes->home;

    SIM_REQUIRE(scopes_cu_set_has(home->live, cu));
    home->live = scopes_cu_set_without(home->live, scopes_cu_set_of(cu));
    for (uint32_t i = 0; i < scopes->config.owner; i++) {
        if (!home->owners[i].used || home->owners[i].owner != cu)
            continue;
        home->owners[i].owner = SCOPES_NONE;
        note_transfer(scopes, home->owners[i].line, cu);
    }
    for (uint32_t i = 0; i < SCOPES_LOCKS; i++) {
        home->locks[i].acks = scopes_cu_set_without(home->locks[i].acks, scopes_cu_set_of(cu));
        run(scopes, &home->locks[i]);
    }
    drain(scopes);
}

void scopes_home_return(struct scopes *scopes, uint8_t cu)
{
    SIM_REQUIRE(cu < scopes->config.cus);
    SIM_REQUIRE(!scopes_cu_set_has(scopes->home.live, cu));
    SIM_REQUIRE(scopes->l1[cu].sent == scopes->l1[cu].done);
    SIM_REQUIRE(!scopes->l1[cu].waiting);
    scopes->home.live = scopes_cu_set_union(scopes->home.live, scopes_cu_set_of(cu));
}
