# random.awk - prints a random program without races and without any other finding, as gfx803 assembly.
#
#     awk -v seed=N [-v sim=FILE.sim -v text=FILE.s] -f random.awk >FILE.s
#
# Every wave of every work-group goes through the same phases. They exchange words through local memory with barriers, through global
# memory with flags, locks, tickets and barriers over all work-groups, count with atomics, and change who owns which words. Each sum has one
# right value, which the .sim file expects. The numbers come from a generator of its own, so each awk prints the same.
#
# Registers: v0 work-item, v1 accumulator, v[2:3] the wave's words, v[4:5] shared words, v6-v12 temporary, v13 the number of the word; s[0:1] shared words, s[2:3] owned
# words, s6 work-group, s7 wave, s8 number of global barriers so far, s[10:11] all lanes.
function random(below) {
    state = (state * 1103 + 12347) % 65536
    return int(state / 7) % below
}
function out(text) { print "\t" text }
# v[4:5] = address of shared word
function shared(word) {
    out("s_add_u32 s14, s0, " 64 * word)
    out("s_addc_u32 s15, s1, 0")
    out("v_mov_b32 v4, s14")
    out("v_mov_b32 v5, s15")
}
function one_lane() { out("s_mov_b64 exec, 1") }
function all_lanes() { out("s_mov_b64 exec, s[10:11]") }
function meet() {
    out("s_waitcnt vmcnt(0) lgkmcnt(0)")
    out("s_barrier")
}
# Spins until the word of v[4:5] compares so with register or number value; then acquires.
function await(compare, value) {
    labels++
    print ".Lawait" labels ":"
    out("flat_load_dword v8, v[4:5] glc")
    out("s_waitcnt vmcnt(0) lgkmcnt(0)")
    out("v_readfirstlane_b32 s12, v8")
    out("s_cmp_" compare "_u32 s12, " value)
    out("s_cbranch_scc0 .Lawait" labels)
    out("buffer_wbinvl1_vol")
}
# The word guarded by a lock or a ticket: v[4:5] moves to the next shared word, which is counted up.
function guarded(word) {
    shared(word)
    out("flat_load_dword v8, v[4:5]")
    out("s_waitcnt vmcnt(0) lgkmcnt(0)")
    out("v_add_u32 v8, vcc, 1, v8")
    out("flat_store_dword v[4:5], v8")
    out("s_waitcnt vmcnt(0)")
}
function phase_lds(   shift) {
    shift = 4 * random(items)
    out("v_lshlrev_b32 v6, 2, v0")
    out("ds_write_b32 v6, v1")
    meet()
    out("v_add_u32 v6, vcc, " shift ", v6")
    out("v_and_b32 v6, " 4 * items - 1 ", v6")
    out("ds_read_b32 v7, v6")
    out("s_waitcnt lgkmcnt(0)")
    out("v_add_u32 v1, vcc, v1, v7")
    meet()
}
function phase_bins(   bins) {
    bins = 2 ^ (1 + random(5))
    out("v_mov_b32 v7, 0")
    out("v_lshlrev_b32 v6, 2, v0")
    out("ds_write_b32 v6, v7")
    meet()
    out("v_and_b32 v6, " bins - 1 ", v0")
    out("v_lshlrev_b32 v6, 2, v6")
    out("v_mov_b32 v7, 1")
    out("ds_add_u32 v6, v7")
    meet()
    out("ds_read_b32 v7, v6")
    out("s_waitcnt lgkmcnt(0)")
    out("v_add_u32 v1, vcc, v1, v7")
    meet()
}
function phase_own() {
    out("flat_load_dword v7, v[2:3]")
    out("s_waitcnt vmcnt(0) lgkmcnt(0)")
    out("v_add_u32 v7, vcc, v7, v1")
    out("flat_store_dword v[2:3], v7")
}
# The work-items of a work-group change their words with each other.
function phase_swap() {
    meet()
    out("v_xor_b32 v13, " items - 1 ", v13")
    own_words()
}
function phase_count() {
    one_lane()
    shared(0)
    out("v_mov_b32 v7, 1")
    out("flat_atomic_add v[4:5], v7")
    all_lanes()
    counted++
}
function phase_lock() {
    one_lane()
    shared(1)
    out("v_mov_b32 v10, 1")
    out("v_mov_b32 v11, 0")
    labels++
    print ".Ltry" labels ":"
    out("flat_atomic_cmpswap v8, v[4:5], v[10:11] glc")
    out("s_waitcnt vmcnt(0) lgkmcnt(0)")
    out("v_readfirstlane_b32 s12, v8")
    out("s_cmp_eq_u32 s12, 0")
    out("s_cbranch_scc0 .Ltry" labels)
    out("buffer_wbinvl1_vol")
    guarded(2)
    shared(1)
    out(random(2) ? "flat_store_dword v[4:5], v11" : "flat_atomic_swap v[4:5], v11")
    all_lanes()
    locked++
}
function phase_ticket() {
    one_lane()
    shared(3)
    out("v_mov_b32 v10, 1")
    out("flat_atomic_add v9, v[4:5], v10 glc")
    out("s_waitcnt vmcnt(0) lgkmcnt(0)")
    out("v_readfirstlane_b32 s13, v9")
    shared(4)
    await("eq", "s13")
    guarded(5)
    shared(4)
    out("flat_atomic_add v[4:5], v10")
    all_lanes()
    ticketed++
}
# A barrier over all work-groups; then each may own another one's words.
function phase_global(   shift) {
    meet()
    out("s_add_u32 s8, s8, " groups)
    out("s_cmp_eq_u32 s7, 0")
    out("s_cbranch_scc0 .Lmet" ++labels)
    met = labels
    one_lane()
    shared(6)
    out("v_mov_b32 v10, 1")
    out("flat_atomic_add v[4:5], v10")
    await("ge", "s8")
    all_lanes()
    print ".Lmet" met ":"
    meet()
    owned = (owned + random(groups)) % groups
    own_words()
}
function own_words() {
    out("s_add_u32 s12, s6, " owned)
    out("s_and_b32 s12, s12, " groups - 1)
    out("s_mul_i32 s12, s12, " 4 * items)
    out("s_add_u32 s12, s2, s12")
    out("s_addc_u32 s13, s3, 0")
    out("v_lshlrev_b32 v2, 2, v13")
    out("v_add_u32 v2, vcc, s12, v2")
    out("v_mov_b32 v3, s13")
    out("v_addc_u32 v3, vcc, 0, v3, vcc")
}
# The first wave of each work-group leaves a word for that of the next one, and takes that of the one before.
function phase_message(   flag, data) {
    flag = 7 + 2 * groups * messages
    data = flag + groups
    messages++
    out("s_cmp_eq_u32 s7, 0")
    out("s_cbranch_scc0 .Ltaken" ++labels)
    taken = labels
    one_lane()
    message_word(data, 0)
    out("v_mov_b32 v10, 1")
    out("flat_store_dword v[4:5], v10")
    out("s_waitcnt vmcnt(0)")
    message_word(flag, 0)
    out(random(2) ? "flat_atomic_add v[4:5], v10" : "flat_store_dword v[4:5], v10")
    message_word(flag, groups - 1)
    await("eq", "1")
    message_word(data, groups - 1)
    out("flat_load_dword v8, v[4:5]")
    out("s_waitcnt vmcnt(0) lgkmcnt(0)")
    out("v_add_u32 v1, vcc, v1, v8")
    all_lanes()
    print ".Ltaken" taken ":"
}
function message_word(first, shift) {
    out("s_add_u32 s12, s6, " shift)
    out("s_and_b32 s12, s12, " groups - 1)
    out("s_add_u32 s12, s12, " first)
    out("s_lshl_b32 s12, s12, 6")
    out("s_add_u32 s14, s0, s12")
    out("s_addc_u32 s15, s1, 0")
    out("v_mov_b32 v4, s14")
    out("v_mov_b32 v5, s15")
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
    groups = 2 ^ random(4)
    items = 64 * waves
    print "\t.text\n\t.amdgcn_target \"amdgcn-unknown-amdhsa--gfx803\"\n\t.globl\trandom\n\t.p2align\t8"
    print "\t.type\trandom,@function\nrandom:"
    out("s_load_dwordx4 s[0:3], s[4:5], 0x0")
    out("v_readfirstlane_b32 s7, v0")
    out("s_mov_b64 s[10:11], exec")
    out("s_mov_b32 m0, -1")
    out("s_mov_b32 s8, 0")
    out("v_mov_b32 v1, v0")
    out("v_mov_b32 v13, v0")
    out("s_waitcnt lgkmcnt(0)")
    owned = 0
    own_words()
    phases = 4 + random(9)
    for (i = 0; i < phases; i++) {
        kind = random(9)
        if (kind == 0) phase_lds()
        else if (kind == 1) phase_bins()
        else if (kind == 2) phase_swap()
        else if (kind == 3) phase_count()
        else if (kind == 4) phase_lock()
        else if (kind == 5) phase_ticket()
        else if (kind == 6) phase_global()
        else if (kind == 7) phase_message()
        phase_own()
    }
    out("s_endpgm")
    print "\t.section\t.rodata,#alloc\n\t.p2align\t6\n\t.amdhsa_kernel random"
    out("\t.amdhsa_group_segment_fixed_size " 4 * items)
    out("\t.amdhsa_kernarg_size 16\n\t\t.amdhsa_user_sgpr_count 6\n\t\t.amdhsa_user_sgpr_private_segment_buffer 1")
    out("\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t\t.amdhsa_system_sgpr_workgroup_id_x 1\n\t\t.amdhsa_next_free_vgpr 16")
    out("\t.amdhsa_next_free_sgpr 16\n\t\t.amdhsa_reserve_flat_scratch 0\n\t.end_amdhsa_kernel")
    print "\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .args:"
    buffer(0)
    buffer(8)
    print "    .kernarg_segment_align: 8\n    .kernarg_segment_size: 16\n    .max_flat_workgroup_size: " items
    print "    .name:           random\n    .symbol:         random.kd\namdhsa.version:\n  - 1\n  - 0\n...\n\t.end_amdgpu_metadata"
    if (!sim)
        exit
    words = 16 * (7 + 2 * groups * messages)
    print text " random\n" groups * items " 1 1\n" items " 1 1" >sim
    print "<size=" 4 * words " uint fill=0 dump>" >sim
    print "<size=" 4 * groups * items " uint fill=0>" >sim
    print counted * waves * groups, locked * waves * groups, ticketed * waves * groups >(sim ".counts")
}
