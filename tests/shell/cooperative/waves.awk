# What waves.cl is to find, by one loop over elements and rounds, as the command prints its last two arrays.
BEGIN {
    for (i = 0; i < elements; i++) odd[i] = 1
    for (round = 0; round < rounds; round++) {
        for (i = 0; i < elements; i++) even[i] = odd[i]
        for (i = 0; i < elements; i++) odd[i] = (even[(i + 1) % elements] * 3 + even[i] + i * i * round) % 4294967296
    }
    for (i = 0; i < elements; i++) printf "arg1[%d] = %.0f\n", i, even[i]
    for (i = 0; i < elements; i++) printf "arg2[%d] = %.0f\n", i, odd[i]
}
