/* test_grid.c - numbers of work-groups and their ids. */
#include "gpu/grid.h"
#include "test.h"

/* Numbers count ids, x fastest; the last work-group along an axis may be a partial one. */
static void numbers_count_ids(void)
{
    static const struct {
        const char *name;
        uint32_t size[3], workgroup[3], extent[3];
    } rows[] = {{"a line", {640, 1, 1}, {64, 1, 1}, {10, 1, 1}},
                {"a column", {1, 7, 1}, {1, 1, 1}, {1, 7, 1}},
                {"axes of different length", {128, 24, 10}, {64, 8, 2}, {2, 3, 5}},
                {"partial ones", {65, 9, 7}, {64, 8, 2}, {2, 2, 4}},
                {"the largest", {UINT32_MAX, 1, 1}, {1024, 1, 1}, {4194304, 1, 1}}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct cu_kernel kernel = {0};
        const uint32_t *extent = rows[i].extent;
        uint32_t all = extent[0] * extent[1] * extent[2];

        test_context(rows[i].name);
        for (uint32_t axis = 0; axis < 3; axis++) {
            kernel.grid_size[axis] = rows[i].size[axis];
            kernel.workgroup_size[axis] = (uint16_t)rows[i].workgroup[axis];
        }
        CHECK_EQUAL(gpu_grid_count(&kernel), all);
        for (uint32_t number = 0; number<all; number += all> 1000 ? 99991 : 1) {
            uint32_t id[3];

            gpu_grid_id(&kernel, number, id);
            CHECK(id[0] < extent[0] && id[1] < extent[1] && id[2] < extent[2]);
            CHECK_EQUAL(id[0] + (uint64_t)extent[0] * (id[1] + (uint64_t)extent[1] * id[2]), number);
            CHECK_EQUAL(gpu_grid_number(&kernel, id), number);
        }
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("grid", (const struct test_case[]){TEST(numbers_count_ids), {0}});
}
