/* Many work-groups at two places wait for one word, for words of their places, or for words of their own; some have
 * registers of their own, too, in what they compute from it, or a word of the LDS. -gline-tables-only */
kernel void places(volatile global uint *words, uint spread, uint own)
{
    volatile local uint limit;
    uint group = get_group_id(0), place = group % 2, odd = 2 * group + 1;
    volatile global uint *word = words + (spread == 0 ? 0 : spread == 1 ? place : group);

    if (get_local_id(0) != 0)
        return;
    if (own == 1)
        while (*word * odd == 0)
            ;
    if (own == 2)
        while (*word != group + 1)
            ;
    if (own == 3) {
        limit = group + 2;
        while (*word < limit)
            ;
    }
    if (place)
        while (*word != 7)
            ;
    while (*word == 0)
        ;
}
