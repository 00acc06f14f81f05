/* Pointers that may point to global, local or private memory; what each one points to is only known at run time. */
#include "bare.h"
#include "mix.h"

__attribute__((noinline)) static uint consume(uint *words, uint count)
{
    uint total = 0;

    for (uint k = 0; k < count; k++) {
        total = total * 31 + words[k];
        words[k] = total;
    }
    return total;
}

kernel void generic_pointers(global uint *memory, global uint *out)
{
    local uint shared_words[64 * 8];
    uint own[8];
    uint item = get_local_id(0);
    uint i = get_global_id(0);
    uint *choice;

    for (uint k = 0; k < 8; k++) {
        own[k] = mix32(i + k);
        shared_words[item * 8 + k] = mix32(i + k + 1000);
        memory[i * 8 + k] = mix32(i + k + 2000);
    }
    switch (i % 3) {
    case 0:
        choice = own;
        break;
    case 1:
        choice = &shared_words[item * 8];
        break;
    default:
        choice = memory + i * 8;
    }
    uint total = consume(choice, 1 + i % 8);
    total ^= consume(own + 1, 3) ^ consume(&shared_words[item * 8 + i % 4], 4);
    out[i * 4] = total;
    out[i * 4 + 1] = own[0] ^ own[3] ^ own[7];
    out[i * 4 + 2] = shared_words[item * 8 + i % 8];
    uint *either = own + i % 8;
    if (i % 2)
        either = memory + i * 8 + 2;
    out[i * 4 + 3] = *either;
}
