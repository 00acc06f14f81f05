/* test_require_execute.c - operations that reach the wrong function, or registers that the wave does not have, are noticed. */
#include "execute/atomics.h"
#include "execute/memory_ops.h"
#include "execute/scalar.h"
#include "execute/vector.h"
#include "isa/opcodes.h"
#include "support_require.h"
#include "test.h"

static uint32_t rows[1][ISA_LANES];
static struct isa_wave wave = {.vector = rows, .vector_count = 1, .scalar = {[ISA_EXEC_LO] = 1}};

static void gives_a_vector_operation_to_the_scalar_unit(void)
{
    const struct isa_operation operation = {.opcode = ISA_OP_v_mov_b32, .unit = ISA_UNIT_VALU};
    bool taken;

    execute_scalar(&wave, &operation, &taken);
}

static void gives_an_opcode_without_a_handler_to_the_scalar_unit(void)
{
    const struct isa_operation operation = {.opcode = ISA_OP_v_mov_b32, .unit = ISA_UNIT_SALU};
    bool taken;

    execute_scalar(&wave, &operation, &taken);
}

static void writes_a_register_that_the_wave_lacks(void)
{
    const struct isa_operation operation = {.opcode = ISA_OP_v_mov_b32,
                                            .unit = ISA_UNIT_VALU,
                                            .destination = ISA_VGPR_FIRST + 1,
                                            .source = {ISA_INLINE_ZERO, ISA_OPERAND_NONE, ISA_OPERAND_NONE}};

    execute_vector(&wave, &operation);
}

static void adds_three_bytes(void)
{
    execute_atomic_result(EXECUTE_ATOMIC_ADD, 3, 0, 0, 0);
}

static void asks_what_a_scalar_load_does_to_the_lds(void)
{
    const struct isa_operation operation = {.opcode = ISA_OP_s_load_dword, .unit = ISA_UNIT_SMEM};
    uint32_t bytes;

    execute_lds_access_kind(&operation, &bytes);
}

static void broken_promises_are_noticed(void)
{
    static const struct {
        void (*breaks)(void);
        const char *text;
    } cases[] = {{gives_a_vector_operation_to_the_scalar_unit, "operation->unit == ISA_UNIT_SALU"},
                 {gives_an_opcode_without_a_handler_to_the_scalar_unit, "operation->unit == ISA_UNIT_BRANCH ?"},
                 {writes_a_register_that_the_wave_lacks,
                  "operation->destination - ISA_VGPR_FIRST + width <= wave->vector_count"},
                 {adds_three_bytes, "bytes == 4 || bytes == 8"},
                 {asks_what_a_scalar_load_does_to_the_lds, "isa_opcodes[operation->opcode].unit == ISA_UNIT_LDS"}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        CHECK(support_requires(cases[i].breaks, cases[i].text));
}

TEST_MAIN()
{
    return test_run("require_execute", (const struct test_case[]){TEST(broken_promises_are_noticed), {0}});
}
