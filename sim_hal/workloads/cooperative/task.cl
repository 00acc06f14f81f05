/*
 * task: stands for rendering a frame, work of a known size with a deadline. It is a matrix multiplication and no cooperative
 * kernel. Each work-item raises a 4 x 4 matrix of its own to a power, one product a round; the number of rounds is an
 * argument, so the same work can be given to one work-group or to many.
 *
 * A bit of `shape` says where the matrix is not 0: on its diagonal, where it has ones, and in its upper right quarter, where
 * it has the work-item's number. So the power n has n times the number there. `result` gets 1 where the power is right;
 * launched again, the kernel writes the same.
 */
#define SIDE  4
#define ITEMS 64

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1))) void task(global uint *result, uint shape, uint rounds)
{
    uint power[SIDE][SIDE], factor[SIDE][SIDE];
    uint number = (uint)get_local_id(0) + 1, wrong = 0;

    for (uint i = 0; i < SIDE; i++) {
        for (uint j = 0; j < SIDE; j++) {
            power[i][j] = i == j;
            factor[i][j] = (shape >> (SIDE * i + j) & 1) * (i == j ? 1 : number);
        }
    }
    for (uint round = 0; round < rounds; round++) {
        for (uint i = 0; i < SIDE; i++) {
            uint row[SIDE] = {0};
            for (uint j = 0; j < SIDE; j++)
                for (uint k = 0; k < SIDE; k++)
                    row[j] = mad24(power[i][k], factor[k][j], row[j]);
            for (uint j = 0; j < SIDE; j++)
                power[i][j] = row[j];
        }
    }
    for (uint i = 0; i < SIDE; i++)
        for (uint j = 0; j < SIDE; j++)
            wrong |= power[i][j] - (i == j) - (i < SIDE / 2 && j >= SIDE / 2) * rounds * number;
    result[get_global_id(0)] = wrong == 0;
}
