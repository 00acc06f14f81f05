/* SPDX-License-Identifier: MIT */
/* control_block.c - words of control blocks, records and answers. */
#include "control_block.h"

#include "onward/cooperative.h"

#define ANSWER_NOTHING 1u /* stay; none forked */
#define FIELD(name)    __builtin_offsetof(struct cp_cooperative_control, name)

bool cp_control_block_send(struct cp *cp, const struct cp_cooperative *c, enum cp_control_word word, uint32_t id)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_STORE, CP_COMMAND_LENGTH(memory));
    struct cp_memory_command *m;
    uint32_t record = (uint32_t)sizeof(struct cp_cooperative_control) + id * c->record_bytes, offset, low = 0, high = 0;

    CP_REQUIRE(cp, CONTROL_BLOCK, word < CP_WORD_END && c->control && c->record_bytes);
    if (!command)
        return false;
    m = &command->memory;
    m->bytes = 8;
    m->reserved0 = 0;
    switch (word) {
    case CP_WORD_RELEASE:
        offset = FIELD(release);
        high = c->active;
        break;
    case CP_WORD_ARRIVED:
        offset = FIELD(arrived);
        break;
    case CP_WORD_DEMAND:
        offset = FIELD(demand);
        low = (uint32_t)c->demand;
        high = (uint32_t)(c->demand >> 32);
        break;
    case CP_WORD_ACTIVE:
        offset = FIELD(managed);
        low = 1;
        high = c->active;
        break;
    case CP_WORD_EMPTY:
        offset = FIELD(arrived);
        m->bytes = 4;
        break;
    case CP_WORD_BARRIER:
        command->opcode = CP_COMMAND_ADD;
        offset = FIELD(release);
        low = 1;
        high = c->active - c->before;
        break;
    case CP_WORD_ANSWER:
    case CP_WORD_NOTHING:
        offset = record + (uint32_t) __builtin_offsetof(struct cp_cooperative_record, answer);
        low = ANSWER_NOTHING + (word == CP_WORD_ANSWER ? c->found : 0);
        m->bytes = 4;
        break;
    case CP_WORD_TRANSMIT:
        command->opcode = CP_COMMAND_COPY;
        offset = record + CP_RECORD_HEAD_BYTES;
        m->bytes = c->record_bytes - CP_RECORD_HEAD_BYTES;
        break;
    default:
        offset = record;
        low = c->forks + 1;
    }
    m->address = c->control + offset;
    m->value = (uint64_t)high << 32 | low;
    if (word == CP_WORD_TRANSMIT)
        m->value = m->address - (uint64_t)(id - c->source) * c->record_bytes;
    cp_command_send(cp);
    return true;
}

void cp_control_block_answer_nothing(struct cp *cp, const struct cp_cooperative *c, uint32_t slot)
{
    CP_REQUIRE(cp, CONTROL_BLOCK, cp->workgroups[slot].state != CP_WG_FREE && !cp_bit_test(cp->answers, slot));
    if (cp_control_block_send(cp, c, CP_WORD_NOTHING, cp_workgroup_at(cp, slot)->number))
        return;
    cp_bit_set(cp->answers, slot);
    cp_bit_set(cp->answers_summary, slot >> 5);
    cp_mark_pending(cp, cp->answers_top, slot >> 10);
}

void cp_control_block_forget_answer(struct cp *cp, uint32_t slot)
{
    cp_bit_clear(cp->answers, slot);
    if (cp->answers[slot >> 5])
        return;
    cp_bit_clear(cp->answers_summary, slot >> 5);
    if (!cp->answers_summary[slot >> 10])
        cp_bit_clear(cp->answers_top, slot >> 10);
}

void cp_control_block_answer_step(struct cp *cp)
{
    uint32_t top = cp_bits_first(cp->answers_top, CP_ANSWER_TOPS);
    uint32_t word = top << 5 | cp_lowest_bit(cp->answers_summary[top]);
    uint32_t slot = word << 5 | cp_lowest_bit(cp->answers[word]);
    const struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

    CP_REQUIRE(cp, CONTROL_BLOCK, cp->answers[word] && wg->state != CP_WG_FREE);
    if (cp_control_block_send(cp, &cp->cooperative[wg->kernel], CP_WORD_NOTHING, wg->number))
        cp_control_block_forget_answer(cp, slot);
}

bool cp_control_block_has_arrived(const struct cp *cp, const struct cp_cooperative *c, uint32_t count)
{
    uint32_t arrived;

    return cp_load(cp, &arrived, c->control + FIELD(arrived), sizeof(arrived)) && arrived == count;
}
