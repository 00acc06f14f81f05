/* Breadth-first search: two nodes of a frontier find the same neighbour, and both become its parent. */
/* expect: races A A */
/* expect?: races A B */
/* expect?: races B A */
kernel void bug(global const uint *edge, volatile global uint *parent)
{
    uint node = get_global_id(0);
    uint next = edge[node];

    if (parent[next] == ~0u) /* B */
        parent[next] = node; /* A */
}

kernel void fixed(global const uint *edge, volatile global uint *parent)
{
    uint node = get_global_id(0);
    uint next = edge[node];

    atomic_cmpxchg(&parent[next], ~0u, node);
}
