/*
 * HT, the hash table: every work-item puts keys into it, each bucket a chain with a lock of its own. The
 * number of buckets makes it HT_H, of high contention, or HT_L, of low.
 *
 * A work-item tries for the lock of its key's bucket, and releases it within the same round of its loop. A wave
 * waits only when each of its work-items that still have something to do has failed, and goes on as soon as any of the
 * locks is free.
 */
#include "../heterosync/heterosync.h"
#include "../plain/irregular.h"

struct bucket {
    uint lock;
    uint head;  /* the last key put in, counted from 1; 0: none */
    uint count; /* how many there are */
    uint owner;
};

struct node {
    uint key;
    uint next;  /* as head */
    uint order; /* how many had been in the bucket before */
    uint puts;  /* how often it was put in */
};

static uint bucket_of(uint key, uint buckets)
{
    return mul_hi(key, buckets);
}

/* With the lock held. */
static void insert(global struct bucket *bucket, global struct node *nodes, uint number, uint mark,
                   volatile global uint *errors)
{
    volatile global uint *owner = &bucket->owner;
    global struct node *node = nodes + number;

    if (*owner != 0)
        count_error(errors);
    *owner = mark;
    node->next = bucket->head;
    node->order = bucket->count;
    node->puts++;
    bucket->head = number + 1;
    bucket->count++;
    if (*owner != mark)
        count_error(errors);
    *owner = 0;
}

static void put(global struct bucket *bucket, global struct node *nodes, uint number, uint mark,
                volatile global uint *errors, uint backoff_max)
{
    volatile global uint *lock = &bucket->lock;
    uint backoff = 0;
    uint done = 0;

    while (!done) {
        if (onward_wait_cas(lock, 0, 1, eq, ~0u, 0) == 0) {
            onward_acquire();
            insert(bucket, nodes, number, mark, errors);
            onward_release();
            onward_exch(lock, 0);
            done = 1;
        }
        converge();
        if (!done) {
            onward_wait(lock, eq, ~0u, 0);
            onward_backoff(&backoff, backoff_max);
        }
    }
}

/*
 * What hangs on a node never changes again: the node put into the same bucket just before it. So when this holds for
 * every node, and the head of every bucket is the last one, each chain has exactly its bucket's keys, each once.
 */
static void check_node(global const struct node *nodes, uint number, uint buckets, volatile global uint *errors)
{
    global const struct node *node = nodes + number;
    global const struct node *next = nodes + node->next - 1;

    if (node->puts != 1 || (node->next == 0) != (node->order == 0))
        count_error(errors);
    if (node->next != 0 &&
        (next->order != node->order - 1 || bucket_of(next->key, buckets) != bucket_of(node->key, buckets)))
        count_error(errors);
}

/* By the last work-group: heads and counts; the counts of all buckets are added to total. */
static void check_buckets(global const struct bucket *buckets, uint count, global const struct node *nodes,
                          volatile global uint *total, volatile global uint *errors)
{
    uint sum = 0;

    for (uint i = item_id(); i < count; i += (uint)get_local_size(0)) {
        global const struct bucket *bucket = buckets + i;
        if (bucket->lock != 0 || bucket->owner != 0 || (bucket->head == 0) != (bucket->count == 0))
            count_error(errors);
        if (bucket->head != 0 &&
            (nodes[bucket->head - 1].order != bucket->count - 1 || bucket_of(nodes[bucket->head - 1].key, count) != i))
            count_error(errors);
        sum += bucket->count;
    }
    onward_add(total, sum);
}

/* nodes has room for node_count of them: one for each work-item and iteration. */
kernel void HT(global struct bucket *buckets, uint bucket_count, global struct node *nodes, uint node_count,
               volatile global uint *total, volatile global uint *finished, volatile global uint *errors,
               uint iterations, uint backoff_max)
{
    local uint answer;
    uint items = (uint)get_global_size(0);
    uint me = (uint)get_global_id(0);
    uint most = min(iterations, node_count / items);

    if (most < iterations)
        count_error(errors);
    for (uint i = 0; i < most; i++) {
        uint number = me + i * items;
        uint key = scatter(number);
        nodes[number].key = key;
        put(buckets + bucket_of(key, bucket_count), nodes, number, me + 1, errors, backoff_max);
    }
    for (uint i = 0; i < most; i++)
        check_node(nodes, me + i * items, bucket_count, errors);
    if (finish(finished, &answer))
        check_buckets(buckets, bucket_count, nodes, total, errors);
}
