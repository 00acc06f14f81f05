/* translate.c - see translate.h. s[0:3] scratch, s[4:5] the data, s6 the work-group, s7 the wave's scratch; v0 the lane,
 * v[2:3] an address, v[4:5] values, v16.. the actor's registers. */
#include "translate.h"

#include "statement.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct translation {
    char *text;
    size_t size, used;
    uint32_t labels;
    uint32_t loop; /* the label of the loop that is open */
    char *error;
    size_t error_size;
};

static void emit(struct translation *t, const char *form, ...) __attribute__((format(printf, 2, 3)));

static void emit(struct translation *t, const char *form, ...)
{
    va_list arguments;
    int length;

    if (t->used >= t->size)
        return;
    va_start(arguments, form);
    length = vsnprintf(t->text + t->used, t->size - t->used, form, arguments);
    va_end(arguments);
    t->used += (size_t)length;
}

bool litmus_word(const char *name, uint32_t *offset)
{
    static const char names[] = "FGLTXYZWD";
    static const uint32_t offsets[] = {0, 64, 128, 192, 768, 832, 896, 960, 1024};
    const char *found = *name ? strchr(names, *name) : NULL;
    unsigned long number;
    char *end;

    if (*name == 'S' && !name[1]) {
        *offset = 256; /* the other word of a ticket lock */
        return true;
    }
    if (!found)
        return false;
    *offset = offsets[found - names];
    if (!name[1])
        return true;
    if (name[1] != '.' && name[1] != '@')
        return false;
    number = strtoul(name + 2, &end, 10);
    *offset += (uint32_t)number * (name[1] == '@' ? 64 : 4);
    return !*end && end != name + 2 && *offset < LITMUS_RESULTS;
}

static bool refuse(struct translation *t, const char *statement)
{
    snprintf(t->error, t->error_size, "not understood: '%s'", statement);
    return false;
}

/* v[2:3] := the address of a word; with lanes, each lane's line behind it. */
static bool address(struct translation *t, const char *name, bool lanes)
{
    uint32_t offset;

    if (!litmus_word(name, &offset))
        return false;
    emit(t, "\tv_mov_b32_e32 v2, s4\n\tv_mov_b32_e32 v3, s5\n\tv_add_u32_e32 v2, vcc, 0x%x, v2\n", offset);
    if (lanes)
        emit(t, "\tv_lshlrev_b32_e32 v4, 6, v0\n\tv_add_u32_e32 v2, vcc, v2, v4\n");
    return true;
}

/* The vector register of r0..r7, or 0. */
static uint32_t result_register(const char *name)
{
    return name[0] == 'r' && name[1] >= '0' && name[1] <= '7' && !name[2] ? 16 + (uint32_t)(name[1] - '0') : 0;
}

static void wait(struct translation *t)
{
    emit(t, "\ts_waitcnt vmcnt(0) lgkmcnt(0)\n");
}

static void activate(struct translation *t, uint64_t lanes)
{
    if (lanes == 1 || lanes == 64)
        emit(t, "\ts_mov_b64 exec, %s\n", lanes == 1 ? "1" : "-1");
    else
        emit(t, "\ts_mov_b32 exec_lo, 0x%x\n\ts_mov_b32 exec_hi, 0x%x\n", (uint32_t)((UINT64_C(1) << lanes) - 1),
             (uint32_t)(((UINT64_C(1) << lanes) - 1) >> 32));
}

/* Loads the word at v[2:3]. */
static void load(struct translation *t, uint32_t destination, const char *how)
{
    if (!*how || !strcmp(how, "glc"))
        emit(t, "\tflat_load_dword v%u, v[2:3] %s\n", destination, how);
    else
        emit(t, "\tonward_sync_load v%u, v[2:3] %s\n", destination, how);
    wait(t);
}

static bool store(struct translation *t, const char *name, const char *value, const char *how)
{
    if (!address(t, name, false))
        return false;
    emit(t, "\tv_mov_b32_e32 v4, %s\n", value);
    if (!*how || !strcmp(how, "glc"))
        emit(t, "\tflat_store_dword v[2:3], v4 %s\n", how);
    else
        emit(t, "\tonward_sync_store v[2:3], v4 %s\n", how);
    return true;
}

/* Atomics with v4, for cas v[4:5], at v[2:3]. */
static void atomic(struct translation *t, uint32_t destination, const char *operation, const char *how)
{
    bool cas = !strcmp(operation, "cas");

    if (!strcmp(how, "stock"))
        emit(t, "\tflat_atomic_%s v%u, v[2:3], v%s glc\n", cas ? "cmpswap" : operation, destination,
             cas ? "[4:5]" : "4");
    else
        emit(t, "\tonward_sync_%s v%u, v[2:3], v%s %s\n", cas ? "cmpswap" : operation, destination, cas ? "[4:5]" : "4",
             how);
    wait(t);
}

static bool is_atomic(const char *word)
{
    return !strcmp(word, "add") || !strcmp(word, "swap") || !strcmp(word, "cas");
}

/* REGISTER = cas WORD COMPARE VALUE HOW, REGISTER = add WORD VALUE HOW */
static bool fetch_and_modify(struct translation *t, const struct litmus_statement *s)
{
    bool cas = !strcmp(s->word[2], "cas");

    if (!address(t, s->word[3], false))
        return false;
    emit(t, "\tv_mov_b32_e32 v4, %s\n\tv_mov_b32_e32 v5, %s\n", s->word[cas ? 5 : 4], s->word[4]);
    atomic(t, result_register(s->word[0]), s->word[2], s->rest[cas ? 6 : 5]);
    return true;
}

/* Goes back to the label behind it until v6 is the value. */
static void spin(struct translation *t, uint32_t label, const char *value)
{
    emit(t, "\tv_readfirstlane_b32 s10, v6\n\ts_cmp_lg_u32 s10, %s\n\ts_cbranch_scc1 L%u\n", value, label);
}

static bool until(struct translation *t, const char *name, const char *value, const char *how)
{
    uint32_t label = t->labels++;

    if (!address(t, name, false))
        return false;
    emit(t, "L%u:\n", label);
    load(t, 6, how);
    spin(t, label, value);
    return true;
}

static bool take_lock(struct translation *t, const char *name, const char *operation, const char *how)
{
    uint32_t label = t->labels++;

    if (!address(t, name, false))
        return false;
    emit(t, "\tv_mov_b32_e32 v4, 1\n\tv_mov_b32_e32 v5, 0\nL%u:\n", label);
    atomic(t, 6, operation, how);
    spin(t, label, "0");
    return true;
}

/* Waits at the L2, by compare-and-swap from 0 to 1 or, with a value, until the word has it. */
static bool wait_at_l2(struct translation *t, const char *name, const char *value, const char *how)
{
    uint32_t label = t->labels++;

    if (!address(t, name, false))
        return false;
    emit(t, "\tv_mov_b32_e32 v4, 1\n\tv_mov_b32_e32 v5, 0\n\tv_mov_b32_e32 v8, -1\n\tv_mov_b32_e32 v9, %s\nL%u:\n",
         value ? value : "0", label);
    if (value)
        emit(t, "\tonward_wait_load v6, v[2:3], v[8:9] eq %s\n", how);
    else
        emit(t, "\tonward_wait_cmpswap v6, v[2:3], v[4:5], v[8:9] eq %s\n", how);
    wait(t);
    spin(t, label, value ? value : "0");
    emit(t, "\tbuffer_wbinvl1_vol\n");
    return true;
}

/* Tries by compare-and-swap, with a waiting load between two tries, of the scope that stands before the order. */
static bool take_turn(struct translation *t, const struct litmus_statement *s)
{
    bool remote = !strcmp(s->word[2], "remote");
    uint32_t label = t->labels;

    t->labels += 2;
    if (!address(t, s->word[1], false))
        return false;
    emit(t, "\tv_mov_b32_e32 v4, 1\n\tv_mov_b32_e32 v5, 0\n\tv_mov_b32_e32 v8, -1\n\tv_mov_b32_e32 v9, 0\nL%u:\n",
         label);
    atomic(t, 6, "cas", s->rest[3]);
    emit(t, "\tv_readfirstlane_b32 s10, v6\n\ts_cmp_eq_u32 s10, 0\n\ts_cbranch_scc1 L%u\n", label + 1);
    emit(t, "\tonward_wait_load v6, v[2:3], v[8:9] eq %s\n", remote ? "remote" : "");
    wait(t);
    emit(t, "\ts_branch L%u\nL%u:\n", label, label + 1);
    return true;
}

/* The ticket stays in s11. */
static bool take_ticket(struct translation *t, const struct litmus_statement *s)
{
    char relaxed[32];

    if (!address(t, s->word[1], false))
        return false;
    snprintf(relaxed, sizeof(relaxed), "%s rlx%s", s->word[3], strstr(s->rest[3], "remote") ? " remote" : "");
    emit(t, "\tv_mov_b32_e32 v4, 1\n");
    atomic(t, 6, "add", relaxed);
    emit(t, "\tv_readfirstlane_b32 s11, v6\n");
    return until(t, s->word[2], "s11", s->rest[3]);
}

static bool give_ticket(struct translation *t, const struct litmus_statement *s)
{
    emit(t, "\ts_add_u32 s11, s11, 1\n");
    return store(t, s->word[1], "s11", s->rest[2]);
}

static bool draw(struct translation *t, const struct litmus_statement *s)
{
    if (!address(t, s->word[1], false))
        return false;
    emit(t, "\tv_mov_b32_e32 v4, 1\n");
    atomic(t, 6, "add", s->rest[2]);
    emit(t, "\tv_readfirstlane_b32 s10, v6\n\ts_lshl_b32 s12, 1, s10\n\tv_add_u32_e32 v23, vcc, s12, v23\n");
    return true;
}

static uint64_t lanes_of(const char *word)
{
    uint64_t lanes = *word ? strtoul(word, NULL, 10) : 1;

    return lanes >= 1 && lanes <= 40 ? lanes : 1;
}

static bool bump(struct translation *t, const struct litmus_statement *s)
{
    activate(t, lanes_of(s->word[2]));
    if (!address(t, s->word[1], true))
        return false;
    emit(t, "\tflat_load_dword v6, v[2:3]\n");
    wait(t);
    emit(t, "\tv_readfirstlane_b32 s10, v6\n\tv_cmp_ne_u32_e32 vcc, s10, v6\n\ts_cmp_lg_u64 vcc, 0\n"
            "\ts_cselect_b32 s12, 1, 0\n\tv_or_b32_e32 v22, s12, v22\n\ts_lshl_b32 s12, 1, s10\n"
            "\tv_add_u32_e32 v23, vcc, s12, v23\n\tv_add_u32_e32 v6, vcc, 1, v6\n\tflat_store_dword v[2:3], v6\n");
    activate(t, 1);
    return true;
}

static bool fill(struct translation *t, const struct litmus_statement *s)
{
    activate(t, lanes_of(s->word[2]));
    if (!address(t, s->word[1], true))
        return false;
    emit(t, "\tv_mov_b32_e32 v4, %s\n\tflat_store_dword v[2:3], v4\n", s->word[3]);
    activate(t, 1);
    return true;
}

/* REGISTER = wrong WORD N VALUE */
static bool wrong(struct translation *t, const struct litmus_statement *s)
{
    activate(t, lanes_of(s->word[4]));
    if (!address(t, s->word[3], true))
        return false;
    emit(t, "\tflat_load_dword v6, v[2:3]\n");
    wait(t);
    emit(t, "\tv_cmp_ne_u32_e32 vcc, %s, v6\n\ts_cmp_lg_u64 vcc, 0\n\ts_cselect_b32 s12, 1, 0\n", s->word[5]);
    activate(t, 1);
    emit(t, "\tv_mov_b32_e32 v%u, s12\n", result_register(s->word[0]));
    return true;
}

static bool store_byte(struct translation *t, const struct litmus_statement *s)
{
    if (!address(t, s->word[1], false))
        return false;
    emit(t, "\tv_add_u32_e32 v2, vcc, %s, v2\n\tv_mov_b32_e32 v4, %s\n\tflat_store_byte v[2:3], v4\n", s->word[2],
         s->word[3]);
    return true;
}

/* REGISTER = ... */
static bool assign(struct translation *t, const struct litmus_statement *s)
{
    uint32_t destination = result_register(s->word[0]);

    if (!strcmp(s->word[2], "spilled")) {
        emit(t, "\tbuffer_load_dword v%u, off, s[0:3], s7\n", destination);
        wait(t);
        return true;
    }
    if (!strcmp(s->word[2], "wrong"))
        return wrong(t, s);
    if (is_atomic(s->word[2]))
        return fetch_and_modify(t, s);
    if (!address(t, s->word[2], false))
        return false;
    load(t, destination, s->rest[3]);
    return true;
}

static bool loop(struct translation *t, const struct litmus_statement *s)
{
    if (!strcmp(s->word[0], "repeat")) {
        t->loop = t->labels++;
        emit(t, "\ts_mov_b32 s13, %s\nL%u:\n", s->word[1], t->loop);
        return true;
    }
    if (strcmp(s->word[0], "again") != 0)
        return false;
    emit(t, "\ts_sub_u32 s13, s13, 1\n\ts_cmp_lg_u32 s13, 0\n\ts_cbranch_scc1 L%u\n", t->loop);
    return true;
}

static void pause(struct translation *t, const char *count)
{
    uint32_t label = t->labels++;

    emit(t, "\ts_add_u32 s10, %s, 1\nL%u:\n\ts_sub_u32 s10, s10, 1\n\ts_cmp_lg_u32 s10, 0\n\ts_cbranch_scc1 L%u\n",
         count, label, label);
}

/* Statements of no memory word. */
static bool simple(struct translation *t, const struct litmus_statement *s)
{
    static const struct {
        const char *name, *text;
    } texts[] = {{"flush", "\tonward_flush\n"},
                 {"invalidate", "\tbuffer_wbinvl1_vol\n"},
                 {"barrier", "\ts_waitcnt vmcnt(0) lgkmcnt(0)\n\ts_barrier\n"},
                 {"message", "\ts_mov_b64 exec, -1\n\tonward_message 5\n\ts_mov_b64 exec, 1\n"}};

    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        if (!strcmp(texts[i].name, s->word[0])) {
            emit(t, "%s", texts[i].text);
            return true;
        }
    }
    if (!strcmp(s->word[0], "pause")) {
        pause(t, s->word[1]);
        return true;
    }
    if (!strcmp(s->word[0], "park")) {
        emit(t, "L%u:\n\ts_sleep 1\n\ts_branch L%u\n", t->labels, t->labels);
        t->labels++;
        return true;
    }
    if (!strcmp(s->word[0], "spill")) {
        emit(t, "\tv_mov_b32_e32 v4, %s\n\tbuffer_store_dword v4, off, s[0:3], s7\n", s->word[1]);
        return true;
    }
    return loop(t, s);
}

static bool touch(struct translation *t, const struct litmus_statement *s)
{
    if (!address(t, s->word[1], false))
        return false;
    emit(t, "\tflat_load_dword v7, v[2:3]\n");
    return true;
}

static bool translate(struct translation *t, const struct litmus_statement *s)
{
    const char *verb = s->word[0];

    if (!strcmp(s->word[1], "="))
        return result_register(verb) ? assign(t, s) : store(t, verb, s->word[2], s->rest[3]);
    if (!strcmp(verb, "until"))
        return until(t, s->word[1], s->word[2], s->rest[3]);
    if (!strcmp(verb, "lock") || !strcmp(verb, "grab"))
        return take_lock(t, s->word[1], *verb == 'l' ? "cas" : "swap", s->rest[2]);
    if (!strcmp(verb, "sleep"))
        return wait_at_l2(t, s->word[1], NULL, s->rest[2]);
    if (!strcmp(verb, "doze"))
        return wait_at_l2(t, s->word[1], s->word[2], s->rest[3]);
    if (!strcmp(verb, "turn"))
        return take_turn(t, s);
    if (!strcmp(verb, "take"))
        return take_ticket(t, s);
    if (!strcmp(verb, "give"))
        return give_ticket(t, s);
    if (!strcmp(verb, "draw"))
        return draw(t, s);
    if (!strcmp(verb, "bump"))
        return bump(t, s);
    if (!strcmp(verb, "fill"))
        return fill(t, s);
    if (!strcmp(verb, "byte"))
        return store_byte(t, s);
    if (!strcmp(verb, "touch"))
        return touch(t, s);
    return simple(t, s);
}

static bool translate_actor(struct translation *t, const char *text)
{
    struct litmus_statement s;

    while (*text) {
        size_t length;

        text += strspn(text, "; ");
        length = strcspn(text, ";");
        if (!length)
            break;
        if (!litmus_split(&s, text, length))
            return refuse(t, text);
        if (!translate(t, &s))
            return refuse(t, s.whole);
        text += length;
    }
    return true;
}

static void prologue(struct translation *t, const struct litmus_actor *actors, uint32_t count)
{
    uint32_t wave[LITMUS_ACTORS] = {0};

    emit(t, "k:\n\tv_readfirstlane_b32 s8, v0\n\ts_lshr_b32 s8, s8, 6\n\ts_lshl_b32 s9, s6, 2\n\ts_add_u32 s8, s8, s9\n"
            "\tv_and_b32_e32 v0, 63, v0\n");
    for (uint32_t r = 0; r < LITMUS_REGISTERS; r++)
        emit(t, "\tv_mov_b32_e32 v%u, 0\n", 16 + r);
    emit(t, "\ts_mov_b64 exec, 1\n");
    for (uint32_t i = 0; i < count; i++)
        emit(t, "\ts_cmp_eq_u32 s8, %u\n\ts_cbranch_scc1 A%u\n",
             LITMUS_WAVES * actors[i].group + wave[actors[i].group]++, i);
    emit(t, "\ts_endpgm\n");
}

static void epilogue(struct translation *t, uint32_t actor)
{
    wait(t);
    emit(t, "\tv_mov_b32_e32 v2, s4\n\tv_mov_b32_e32 v3, s5\n\tv_add_u32_e32 v2, vcc, 0x%x, v2\n",
         (unsigned)(LITMUS_RESULTS + actor * LITMUS_REGISTERS * 4));
    for (uint32_t r = 0; r < LITMUS_REGISTERS; r++)
        emit(t, "\tflat_store_dword v[2:3], v%u glc\n\tv_add_u32_e32 v2, vcc, 4, v2\n", 16 + r);
    emit(t, "\ts_endpgm\n");
}

bool litmus_translate(const struct litmus_actor *actors, uint32_t count, char *text, size_t size, char *error,
                      size_t error_size)
{
    struct translation t = {.text = text, .size = size, .error = error, .error_size = error_size};

    emit(&t, "\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx803\"\n");
    prologue(&t, actors, count);
    for (uint32_t i = 0; i < count; i++) {
        emit(&t, "A%u:\n\ts_load_dword s9, s[4:5], 0x%x\n\ts_waitcnt lgkmcnt(0)\n", i,
             (unsigned)(LITMUS_DELAYS + 4 * i));
        pause(&t, "s9");
        if (!translate_actor(&t, actors[i].statements))
            return false;
        epilogue(&t, i);
    }
    /* Never reached. It makes the program a scoped one, also where a row has stock instructions alone. */
    emit(&t, "\tonward_flush\n\ts_endpgm\n\t.section .rodata,#alloc\n\t.amdhsa_kernel k\n"
             "\t.amdhsa_user_sgpr_private_segment_buffer 1\n\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
             "\t.amdhsa_system_sgpr_private_segment_wavefront_offset 1\n\t.amdhsa_private_segment_fixed_size 16\n"
             "\t.amdhsa_next_free_vgpr 24\n\t.amdhsa_next_free_sgpr 16\n\t.end_amdhsa_kernel\n");
    if (t.used < size)
        return true;
    snprintf(error, error_size, "the kernel is too long");
    return false;
}
