# random.awk - prints a random program whose waves spin, as gfx803 assembly. Its results do not depend on how often.
#
#     awk -v seed=N -v sim=FILE.sim -v text=FILE.s -f random.awk >FILE.s
#
# Every work-group goes through the same phases. A phase is a turn that goes round, a barrier over all work-groups, or a loop that
# ends by itself. The loops of a phase are put together by chance: how they read, what else they do in each iteration, how they
# compare. Each work-group leaves what it has seen in words of its own.
#
# Registers: v0 work-item, v1 what it has seen, v[2:3] its own word, v[4:5] the word, v[6:7] the other word, v8-v15 temporary;
# s[0:1] shared words, s[2:3] own words, s6 work-group, s7 first work-item of the wave, s8 what the word has to be, s[10:11] all
# lanes, s12-s15 and s20-s29 temporary, s16-s19 counters. LDS: word 0 for all waves, the others are the waves' own.
function random(below) {
    state = (state * 1103 + 12347) % 65536
    return int(state / 7) % below
}
function out(text) { print "\t" text }
function wait() { out("s_waitcnt vmcnt(0) lgkmcnt(0)") }
function meet() {
    wait()
    out("s_barrier")
}
# The pair of registers = address of a shared word; each lane has a line of its own if spread is set.
function shared(pair, word, spread) {
    out("s_add_u32 s14, s0, " 64 * word)
    out("s_addc_u32 s15, s1, 0")
    if (spread)
        out("v_lshlrev_b32 v" pair ", 6, v14")
    else
        out("v_mov_b32 v" pair ", 0")
    out("v_add_u32 v" pair ", vcc, s14, v" pair)
    out("v_mov_b32 v" pair + 1 ", s15")
    out("v_addc_u32 v" pair + 1 ", vcc, 0, v" pair + 1 ", vcc")
}
# Reads the word of v[4:5] into v8; of v[6:7] into v9. A compare-and-swap of a value with itself reads, too.
function read(to, pair,   kind) {
    kind = random(8)
    if (kind == 0) {
        out("v_mov_b32 v10, 0")
        out("flat_atomic_or v" to ", v[" pair ":" pair + 1 "], v10 glc")
    } else if (kind == 1) {
        out("v_mov_b32 v10, s8")
        out("v_mov_b32 v11, s8")
        out("flat_atomic_cmpswap v" to ", v[" pair ":" pair + 1 "], v[10:11] glc")
    } else if (kind == 2) {
        out("buffer_wbinvl1_vol")
        out("flat_load_dword v" to ", v[" pair ":" pair + 1 "]")
    } else if (kind == 3) {
        out("v_mov_b32 v10, 0")
        out("flat_atomic_umax v" to ", v[" pair ":" pair + 1 "], v10 glc")
    } else
        out("flat_load_dword v" to ", v[" pair ":" pair + 1 "] glc")
    wait()
}
# Something that an iteration may do beside.
function beside(   kind) {
    kind = random(14)
    if (kind == 0) out("s_sleep " random(4))
    else if (kind == 1) out("s_nop 3")
    else if (kind == 2) out("s_setprio " random(4))
    else if (kind == 3) out("s_add_u32 s16, s16, 1")
    else if (kind == 4) out("v_add_u32 v12, vcc, 1, v12")
    else if (kind == 5) { # a back-off that grows to its bound
        out("s_lshl_b32 s17, s17, 1")
        out("s_or_b32 s17, s17, 1")
        out("s_min_u32 s17, s17, " 2 ^ (1 + random(5)) - 1)
        out("s_sleep 1")
    } else if (kind == 6) out("ds_write_b32 v13, v" (random(2) ? 14 : 8))
    else if (kind == 7) {
        out("ds_read_b32 v12, v13")
        wait()
    } else if (kind == 8) out("ds_add_u32 v13, v14")
    else if (kind == 9) out("flat_store_dword v[2:3], v8")
    else if (kind == 10) {
        out("s_memtime s[20:21]")
        wait()
        out("s_mov_b64 s[20:21], 0")
    } else if (kind == 11) out("s_xor_b32 s18, s18, 1")
    else if (kind == 12) out("v_xor_b32 v12, v8, v12")
}
# scc = v8 is as it has to be, s8: only ever true or only ever false from then on where waiters rely on it.
function compare(   kind) {
    kind = random(10)
    if (random(4) == 0) # of which nothing follows, and which never turns
        out("v_cmp_eq_u32_e64 s[26:27], v8, 60")
    if (kind == 0) {
        out("v_readfirstlane_b32 s12, v8")
        out("s_cmp_ge_u32 s12, s8")
        return
    }
    if (kind == 1) {
        out("v_mov_b32 v9, s8")
        out("v_cmp_ge_u32_e32 vcc, v8, v9")
    } else if (kind == 2) {
        out("v_mov_b32 v9, s8")
        out("v_cmp_le_u32_e32 vcc, v9, v8")
    } else if (kind == 3) out("v_cmp_le_u32_e32 vcc, s8, v8")
    else if (kind == 4) {
        out("v_subrev_u32 v8, vcc, s8, v8")
        out("v_cmp_le_i32_e32 vcc, 0, v8")
    } else if (kind == 5) {
        out("s_sub_u32 s12, s8, 1")
        out("v_cmp_gt_i32_e64 vcc, v8, s12")
    } else if (kind == 6) {
        out("v_cmp_gt_u32_e64 s[12:13], s8, v8")
        out("s_andn2_b64 vcc, exec, s[12:13]")
    } else if (kind == 7) { # two comparisons: the second one decides
        out("v_cmp_eq_u32_e32 vcc, 0, v8")
        out("v_cmp_le_u32_e32 vcc, s8, v8")
    } else if (kind == 8) { # as above, of another place of the register file
        out("v_mov_b32 v9, v8")
        out("v_cmp_le_u32_e32 vcc, s8, v9")
    } else out("v_cmp_ge_i32_e64 vcc, v8, s8")
    out("s_and_b64 vcc, vcc, exec")
    out("s_cmp_eq_u64 vcc, exec")
}
# Spins until the word is at least s8.
function spin(   label, kind, i) {
    label = ++labels
    out("s_mov_b32 s16, 0")
    out("s_mov_b32 s17, 0")
    kind = random(6)
    if (kind == 0) { # first for some rounds only: with a bound, and for nothing else
        out("s_mov_b32 s19, " 5 + random(40))
        print ".Ltry" label ":"
        read(8, 4)
        compare()
        out("s_cbranch_scc1 .Lseen" label)
        beside()
        out("s_sub_u32 s19, s19, 1")
        out("s_cmp_eq_u32 s19, 0")
        out("s_cbranch_scc0 .Ltry" label)
    }
    print ".Lspin" label ":"
    for (i = random(3); i > 0; i--)
        beside()
    if (kind == 1)
        read(9, 6)
    read(8, 4)
    if (kind == 2)
        read(9, 6)
    if (kind == 3) {
        read(9, 6)
        out("v_sub_u32 v9, vcc, v9, v9")
    }
    for (i = random(3); i > 0; i--)
        beside()
    if (kind == 4) { # every other iteration does more
        out("s_xor_b32 s18, s18, 1")
        out("s_cmp_eq_u32 s18, 0")
        out("s_cbranch_scc0 .Lodd" label)
        beside()
        print ".Lodd" label ":"
    }
    compare()
    if (random(3) == 0) {
        out("s_cselect_b32 s22, 1, 0")
        beside()
        out("s_cmp_eq_u32 s22, 1")
    }
    out("s_cbranch_scc0 .Lspin" label)
    print ".Lseen" label ":"
    out("buffer_wbinvl1_vol")
}
function lanes(count) {
    if (count == 1)
        out("s_mov_b64 exec, 1")
    else
        out("s_mov_b64 exec, 0x" (count == 4 ? "f" : "ff"))
}
function all_lanes() { out("s_mov_b64 exec, s[10:11]") }
# Only the first wave goes on to .LmetN, which the caller prints.
function first_wave() {
    out("s_cmp_eq_u32 s7, 0")
    out("s_cbranch_scc0 .Lmet" ++labels)
    return labels
}
# Takes a while.
function dawdle(   i) {
    for (i = random(5); i > 0; i--)
        out("s_sleep " 20 + random(100))
}
# Changes a word, by one more: alone, or with others.
function change(pair, alone) {
    out("v_mov_b32 v10, 1")
    dawdle()
    if (!alone || random(2))
        out("flat_atomic_add v[" pair ":" pair + 1 "], v10")
    else {
        out("flat_load_dword v11, v[" pair ":" pair + 1 "] glc")
        wait()
        out("v_add_u32 v11, vcc, 1, v11")
        out("flat_store_dword v[" pair ":" pair + 1 "], v11")
    }
    wait()
}
# Each work-group waits for its turn, and gives it on: some lanes may have a word each. The word beside changes meanwhile, in some.
function phase_turn(   met, count, spread) {
    count = 2 ^ (2 * random(2))
    spread = count > 1
    met = first_wave()
    lanes(count)
    shared(4, used, spread)
    shared(6, used + 4, 0)
    used += 5
    out("s_mov_b32 s8, s6")
    spin()
    out("flat_load_dword v8, v[4:5] glc") # because of the two loops of some the last value may be in another form
    wait()
    out("v_add_u32 v1, vcc, v1, v8")
    if (random(2) && count == 1)
        change(6, 1)
    change(4, 1)
    all_lanes()
    print ".Lmet" met ":"
    meet()
}
# All work-groups meet; in some the others of a work-group do so by a loop of barriers.
function phase_meet(   met, wide, late) {
    wide = waves > 1 && random(2)
    met = first_wave()
    lanes(1)
    shared(4, used, 0)
    shared(6, used + 1, 0)
    used += 2
    out("s_mov_b32 s8, " groups)
    late = ++labels
    out("s_cmp_eq_u32 s6, " random(groups))
    out("s_cbranch_scc0 .Llate" late)
    dawdle()
    print ".Llate" late ":"
    change(4)
    if (!wide)
        spin()
    all_lanes()
    print ".Lmet" met ":"
    if (wide)
        loop_of_barriers(0)
    meet()
}
# The first wave reads, and tells the others. The second one changes the word itself after so many rounds, if any.
function loop_of_barriers(rounds,   label, counts) {
    label = ++labels
    counts = random(3)
    out("v_mov_b32 v15, 0")
    out("s_mov_b32 s8, " groups)
    out("s_mov_b32 s19, 0")
    print ".Lall" label ":"
    out("s_cmp_eq_u32 s7, 0")
    out("s_cbranch_scc0 .Lother" label)
    lanes(1)
    read(8, 4)
    if (random(4) == 0) {
        out("v_readfirstlane_b32 s12, v8")
        out("s_cmp_ge_u32 s12, s8")
        out("s_cselect_b32 s12, 1, 0")
        out("v_mov_b32 v9, s12")
    } else {
        out("v_cmp_le_u32_e32 vcc, s8, v8")
        out("v_cndmask_b32 v9, 0, 1, vcc")
    }
    out("ds_write_b32 v15, v9")
    all_lanes()
    print ".Lother" label ":"
    if (rounds) {
        out("s_cmp_eq_u32 s7, 64")
        out("s_cbranch_scc0 .Lwait" label)
        lanes(1)
        if (counts == 0)
            out("s_add_u32 s19, s19, 1")
        else { # in the LDS, and in no register from one round to the next
            out("v_mov_b32 v11, 4")
            out("ds_read_b32 v12, v11")
            wait()
            out("v_add_u32 v12, vcc, 1, v12")
            out("ds_write_b32 v11, v12")
            wait()
            out("v_readfirstlane_b32 s19, v12")
            out("v_mov_b32 v12, 0")
        }
        out("s_cmp_eq_u32 s19, " rounds)
        if (counts)
            out("s_mov_b32 s19, 0")
        out("s_cbranch_scc0 .Lyet" label)
        out("v_mov_b32 v10, s8")
        out("flat_store_dword v[4:5], v10")
        wait()
        print ".Lyet" label ":"
        all_lanes()
        print ".Lwait" label ":"
    } else if (random(3) == 0)
        out("s_add_u32 s19, s19, 1")
    meet()
    out("ds_read_b32 v9, v15")
    wait()
    if (random(2)) meet()
    out("v_readfirstlane_b32 s12, v9")
    if (random(2))
        out("v_mov_b32 v9, 0")
    if (random(2)) beside()
    meet()
    out("s_cmp_eq_u32 s12, 1")
    out("s_cbranch_scc0 .Lall" label)
}
# The first wave spins for what another wave of its work-group does only after so many iterations of it.
function phase_within(   label, kind) {
    if (waves == 1)
        return
    label = ++labels
    kind = random(3)
    meet()
    lanes(1)
    out("s_lshl_b32 s12, s6, 6")
    out("s_add_u32 s14, s0, s12")
    out("s_addc_u32 s15, s1, 0")
    out("s_add_u32 s14, s14, " 64 * used)
    out("s_addc_u32 s15, s15, 0")
    out("v_mov_b32 v4, s14")
    out("v_mov_b32 v5, s15")
    used += groups
    out("v_mov_b32 v15, 0")
    out("v_mov_b32 v10, 0")
    out("v_mov_b32 v11, 1")
    out("s_mov_b32 s16, 0")
    out("ds_write2_b32 v15, v10, v10 offset1:1")
    all_lanes()
    meet()
    if (kind == 2) {
        loop_of_barriers(8 + random(16))
        meet()
        return
    }
    lanes(1)
    out("s_cmp_eq_u32 s7, 0")
    out("s_cbranch_scc0 .Lother" label)
    print ".Lbeat" label ":"
    out((kind ? "ds_add_u32" : "ds_write_b32") " v15, v11")
    out("flat_load_dword v8, v[4:5] glc")
    wait()
    out("v_readfirstlane_b32 s12, v8")
    out("s_cmp_eq_u32 s12, 0")
    out("s_cbranch_scc1 .Lbeat" label)
    out("s_branch .Lready" label)
    print ".Lother" label ":"
    out("s_cmp_eq_u32 s7, 64")
    out("s_cbranch_scc0 .Lready" label)
    print ".Lcount" label ":"
    out("ds_read_b32 v9, v15")
    wait()
    out("v_readfirstlane_b32 s12, v9")
    out("s_cmp_eq_u32 s12, 0")
    out("s_cbranch_scc1 .Lcount" label)
    out("ds_write_b32 v15, v10")
    out("s_add_u32 s16, s16, 1")
    out("s_cmp_eq_u32 s16, " 8 + random(16))
    out("s_cbranch_scc0 .Lcount" label)
    out("flat_store_dword v[4:5], v11")
    wait()
    print ".Lready" label ":"
    all_lanes()
    meet()
}
# Nothing ends the loop but itself, and its count is in one of many places.
function phase_bounded(   label, kind, most) {
    label = ++labels
    kind = random(9)
    most = 20 + random(60)
    lanes(1)
    shared(4, used, 0)
    used++
    out("v_mov_b32 v9, 0")
    out("v_mov_b32 v10, 1")
    out("v_mov_b32 v12, 0")
    out("s_mov_b32 s16, 0")
    out("s_mov_b32 s23, " most)
    out("ds_write_b32 v13, v9")
    out("flat_store_dword v[2:3], v9")
    if (kind == 6) {
        out("s_memtime s[24:25]")
        wait()
        out("s_add_u32 s24, s24, " 200 * most)
    }
    wait()
    print ".Lbound" label ":"
    out("flat_load_dword v8, v[4:5] glc")
    wait()
    if (kind == 0) {
        out("s_add_u32 s16, s16, 1")
        out("s_cmp_ge_u32 s16, " most)
    } else if (kind == 1) {
        out("v_add_u32 v12, vcc, 1, v12")
        out("v_cmp_le_u32_e32 vcc, s23, v12")
        out("s_and_b64 s[12:13], vcc, exec")
    } else if (kind == 2) { # in a lane that does nothing else
        out("v_readlane_b32 s12, v1, 40")
        out("v_readlane_b32 s13, v12, 40")
        out("s_add_u32 s13, s13, 1")
        out("v_writelane_b32 v12, s13, 40")
        out("s_cmp_ge_u32 s13, " most)
        out("s_mov_b64 s[12:13], 0")
    } else if (kind == 3) { # in the LDS, and in no register from one iteration to the next
        out("ds_read_b32 v9, v13")
        wait()
        out("v_add_u32 v9, vcc, 1, v9")
        out("ds_write_b32 v13, v9")
        out("v_readfirstlane_b32 s12, v9")
        out("s_cmp_ge_u32 s12, " most)
        out("s_mov_b32 s12, 0")
        out("v_mov_b32 v9, 0")
    } else if (kind == 4) {
        out("ds_add_rtn_u32 v9, v13, v10")
        wait()
        out("v_readfirstlane_b32 s12, v9")
        out("s_cmp_ge_u32 s12, " most)
        out("s_mov_b32 s12, 0")
        out("v_mov_b32 v9, 0")
    } else if (kind == 5) { # in memory
        out("flat_atomic_add v9, v[2:3], v10 glc")
        wait()
        out("v_readfirstlane_b32 s12, v9")
        out("s_cmp_ge_u32 s12, " most)
        out("s_mov_b32 s12, 0")
        out("v_mov_b32 v9, 0")
    } else if (kind == 6) { # the time
        out("s_memtime s[20:21]")
        wait()
        out("s_sub_u32 s20, s20, s24")
        out("s_cmp_ge_i32 s20, 0")
        out("s_mov_b64 s[20:21], 0")
    } else if (kind == 7) {
        out("flat_load_dword v9, v[2:3]")
        wait()
        out("v_add_u32 v9, vcc, 1, v9")
        out("flat_store_dword v[2:3], v9")
        out("v_readfirstlane_b32 s12, v9")
        out("s_cmp_ge_u32 s12, " most)
        out("s_mov_b32 s12, 0")
        out("v_mov_b32 v9, 0")
        wait()
    } else { # a word that it changes itself, every other time back
        out("v_xor_b32 v11, v10, v9")
        out("flat_atomic_swap v9, v[2:3], v11 glc")
        wait()
        out("s_add_u32 s16, s16, 1")
        out("s_cmp_ge_u32 s16, " most)
    }
    out("s_cbranch_scc0 .Lbound" label)
    out("v_mov_b32 v8, 0")
    out("flat_store_dword v[2:3], v8")
    all_lanes()
    out("v_add_u32 v1, vcc, " most ", v1")
}
# A lock that is taken by a compare-and-swap or a swap that fails.
function phase_lock(   met, label, by_swap) {
    by_swap = random(3)
    met = first_wave()
    lanes(1)
    shared(4, used, 0)
    shared(6, used + 1, 0)
    used += 2
    out("s_mov_b32 s16, 0")
    out("s_mov_b32 s17, 0")
    label = ++labels
    print ".Llock" label ":"
    if (random(3) == 0) {
        out("flat_load_dword v8, v[4:5] glc")
        wait()
        out("v_cmp_ne_u32_e32 vcc, 0, v8")
        out("s_cbranch_vccnz .Llock" label)
    }
    beside()
    out("v_mov_b32 v10, 1")
    out("v_mov_b32 v11, 0")
    out(by_swap ? "flat_atomic_cmpswap v8, v[4:5], v[10:11] glc" : "flat_atomic_swap v8, v[4:5], v10 glc")
    wait()
    beside()
    if (random(2)) {
        out("v_cmp_ne_u32_e32 vcc, 0, v8")
        out("s_cbranch_vccnz .Llock" label)
    } else {
        out("v_readfirstlane_b32 s12, v8")
        out("s_cmp_eq_u32 s12, 0")
        out("s_cbranch_scc0 .Llock" label)
    }
    out("buffer_wbinvl1_vol")
    out("flat_load_dword v9, v[6:7]")
    wait()
    out("v_add_u32 v9, vcc, 1, v9")
    out("flat_store_dword v[6:7], v9")
    wait()
    out("v_mov_b32 v11, 0")
    out(random(2) ? "flat_store_dword v[4:5], v11" : "flat_atomic_swap v[4:5], v11")
    all_lanes()
    print ".Lmet" met ":"
}
function buffer(offset) {
    print "      - .address_space:  global\n        .offset:         " offset
    print "        .size:           8\n        .value_kind:     global_buffer"
}
BEGIN {
    state = (seed * 7919 + 17) % 65536
    for (i = 0; i < 8; i++)
        random(2)
    waves = 2 ^ random(3)
    groups = 2 + random(7)
    items = 64 * waves
    local = random(2) ? 64 + 4 * items : 4096 * (3 + random(6)) # few fit on a compute unit, or all
    print "\t.text\n\t.amdgcn_target \"amdgcn-unknown-amdhsa--gfx803\"\n\t.globl\trandom\n\t.p2align\t8"
    print "\t.type\trandom,@function\nrandom:"
    out("s_load_dwordx4 s[0:3], s[4:5], 0x0")
    out("v_readfirstlane_b32 s7, v0")
    out("s_mov_b64 s[10:11], exec")
    out("s_mov_b32 m0, -1")
    for (i = 16; i < 20; i++)
        out("s_mov_b32 s" i ", 0")
    out("v_mov_b32 v1, v0")
    out("v_mov_b32 v12, 0")
    out("v_mov_b32 v8, 0")
    out("v_lshlrev_b32 v13, 2, v0")
    out("v_add_u32 v13, vcc, 64, v13")
    out("v_and_b32 v14, 63, v0")
    out("s_waitcnt lgkmcnt(0)")
    out("s_mul_i32 s12, s6, " 4 * items)
    out("s_add_u32 s12, s2, s12")
    out("s_addc_u32 s13, s3, 0")
    out("v_lshlrev_b32 v2, 2, v0")
    out("v_add_u32 v2, vcc, s12, v2")
    out("v_mov_b32 v3, s13")
    out("v_addc_u32 v3, vcc, 0, v3, vcc")
    used = 0
    phases = 3 + random(5)
    for (phase = 0; phase < phases; phase++) {
        kind = random(7)
        if (kind < 2) phase_turn()
        else if (kind < 4) phase_meet()
        else if (kind == 4) phase_within()
        else if (kind == 5) phase_bounded()
        else phase_lock()
    }
    out("flat_store_dword v[2:3], v1")
    out("s_endpgm")
    print "\t.section\t.rodata,#alloc\n\t.p2align\t6\n\t.amdhsa_kernel random"
    out("\t.amdhsa_group_segment_fixed_size " local)
    out("\t.amdhsa_kernarg_size 16\n\t\t.amdhsa_user_sgpr_count 6\n\t\t.amdhsa_user_sgpr_private_segment_buffer 1")
    out("\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t\t.amdhsa_system_sgpr_workgroup_id_x 1\n\t\t.amdhsa_next_free_vgpr 16")
    out("\t.amdhsa_next_free_sgpr 32\n\t\t.amdhsa_reserve_flat_scratch 0\n\t.end_amdhsa_kernel")
    print "\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .args:"
    buffer(0)
    buffer(8)
    print "    .kernarg_segment_align: 8\n    .kernarg_segment_size: 16\n    .max_flat_workgroup_size: " items
    print "    .name:           random\n    .symbol:         random.kd\namdhsa.version:\n  - 1\n  - 0\n...\n\t.end_amdgpu_metadata"
    print text " random\n" groups * items " 1 1\n" items " 1 1" >sim
    print "<size=" 64 * (used + 1) " uint fill=0 dump>" >sim
    print "<size=" 4 * groups * items " uint fill=0 dump>" >sim
}
