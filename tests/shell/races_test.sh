#!/bin/bash
# onward run --check-scopes: kernels with a heterogeneous race are reported with both lines, each again without the race is clean, and so
# are small benchmarks of the suites; one of them with a fence dropped is not. The check changes no cycle. Usage: races_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh

# Words of the buffer, a line each: X, U data; F, G, H for atomics. v10 is 1, v11 is 2, v12 takes values.
X='v[0:1]' F='v[2:3]' G='v[4:5]' U='v[6:7]' H='v[8:9]'

# await THREAD WORD VALUE MODIFIERS: spins until the word has the value.
await() {
    echo ".Lawait_$1: onward_sync_load v12, $2 $4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, v12, $3
	s_cbranch_vccnz .Lawait_$1"
}

# kernel NAME A B C D: a program of two waves A and B in work-group 0, and waves C and D in groups 1 and 2.
kernel() {
    cat >"$work/$1.s" <<S
	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.globl	litmus
	.p2align	8
	.type	litmus,@function
litmus:
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_readfirstlane_b32 s7, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 exec, 1
	v_mov_b32 v0, s2
	v_add_u32 v2, vcc, 64, v0
	v_add_u32 v4, vcc, 64, v2
	v_add_u32 v6, vcc, 64, v4
	v_add_u32 v8, vcc, 64, v6
	v_mov_b32 v1, s3
	v_mov_b32 v3, s3
	v_mov_b32 v5, s3
	v_mov_b32 v7, s3
	v_mov_b32 v9, s3
	v_mov_b32 v10, 1
	v_mov_b32 v11, 2
	v_mov_b32 v14, 1
	v_mov_b32 v15, 0
	s_cmp_eq_u32 s6, 1
	s_cbranch_scc1 .Lc
	s_cmp_eq_u32 s6, 2
	s_cbranch_scc1 .Ld
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc0 .Lb
$2
	s_endpgm
.Lb:
$3
	s_endpgm
.Lc:
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc0 .Lend
$4
	s_endpgm
.Ld:
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc0 .Lend
$5
.Lend:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel litmus
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 128
    .name:           litmus
    .symbol:         litmus.kd
amdhsa.version:
  - 1
  - 0
...
	.end_amdgpu_metadata
S
    printf '%s\n' "$work/$1.s litmus" '384 1 1' '128 1 1' '<size=320 uint fill=0>' >"$work/$1.sim"
}

# Two work-groups and a flag: the owner's data to a thief, and back.
kernel MP-LR "	flat_store_dword $X, v10 ; race
	onward_sync_store $F, v10 wg rel" '' "$(await c "$F" 1 'agent acq remote')
	flat_load_dword v13, $X ; race" ''
kernel MP-RL "$(await a "$F" 1 'wg acq')
	flat_load_dword v13, $X ; race" '' "	flat_store_dword $X, v10 ; race
	onward_sync_store $F, v10 agent rel remote" ''
kernel MP-LL "	flat_store_dword $X, v10 ; race
	onward_sync_store $F, v10 wg rel" "$(await b "$F" 1 'wg acq')
	flat_load_dword v13, $X ; race" '' ''
# gfx803's own fences
kernel stock "	flat_store_dword $X, v10 ; race
	s_waitcnt vmcnt(0)
	flat_atomic_add $F, v10" '' ".Lspin: flat_load_dword v12, $F glc
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32 vcc, v12, 1
	s_cbranch_vccnz .Lspin
	buffer_wbinvl1_vol
	flat_load_dword v13, $X ; race" ''
# RSP_Test4 of herd: the wave-mate finds no release in the flag, and reads the data all the same.
kernel RSP_Test4 "	s_sleep 15
	flat_store_dword $X, v10 ; race
	onward_sync_store $F, v10 wg rel" "	onward_sync_load v12, $F wg acq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32 vcc, 0, v12
	s_cbranch_vccz .Lend
	flat_load_dword v13, $X ; race" "$(await c "$F" 1 'agent acq remote')
	flat_load_dword v13, $X
	flat_store_dword $U, v10" ''
# Two thieves release to one word by stores, as in RSP_Test9: the owner reads the second one's, and not the first one's.
kernel RSP_Test9 "$(await a "$F" 2 'wg rlx')
	onward_sync_load v12, $F wg acq
	flat_load_dword v13, $U
	flat_load_dword v13, $X ; race" '' "	flat_store_dword $X, v10 ; race
	onward_sync_store $F, v10 agent rel remote" "	flat_store_dword $U, v10
$(await d "$F" 1 'agent rlx remote')
	onward_sync_store $F, v11 agent rel remote"
# WSQ2 of herd: the owner's swap of the head fails, is no acquire, and the owner pushes into the slot that the thief has read.
kernel WSQ2 "	flat_store_dword $X, v10
	onward_sync_store $F, v10 wg rel
$(await a "$H" 1 'agent rlx remote')
	onward_sync_cmpswap v12, $H, v[14:15] agent ar remote
	flat_store_dword $X, v11 ; race
	onward_sync_store $F, v11 wg rel" '' "$(await c "$F" 1 'agent acq remote')
	flat_load_dword v13, $X ; race
	onward_sync_cmpswap v12, $H, v[14:15] agent ar remote" ''
# A load without remote, of a word that its owner uses with scope wg
kernel PEEK "	onward_sync_add v12, $G, v10 wg rlx ; race" '' "	onward_sync_load v12, $G agent rlx ; race" ''

# KERNEL | sed script | exit status; 1: the lines marked race are reported, and no others
table() {
    cat <<'T'
MP-LR | | 0
MP-LR | s/wg rel/wg rlx/ | 1
MP-LR | s/agent acq remote/agent rlx remote/ | 1
MP-RL | | 0
MP-RL | s/agent rel remote/agent rlx remote/ | 1
MP-RL | s/wg acq/wg rlx/ | 1
MP-LL | | 0
MP-LL | s/wg rel/wg rlx/ | 1
MP-LL | s/wg acq/wg rlx/ | 1
stock | | 0
stock | /s_waitcnt vmcnt/d | 1
stock | /wbinvl1/d | 1
RSP_Test4 | | 1
RSP_Test9 | | 1
RSP_Test9 | s/sync_store \(.*\), v11 agent rel/sync_add v12, \1, v10 agent rel/ | 0
WSQ2 | | 1
WSQ2 | s/await_a:\(.*\)rlx/await_a:\1acq/ | 0
PEEK | | 1
PEEK | s/agent rlx/agent rlx remote/ | 0
T
}

while IFS='|' read -r name script status; do
    name=${name// /}
    cp "$work/$name.s" "$work/run.s"
    sed -i -e "${script:-p;d}" "$work/run.s"
    sed "s/$name\.s/run.s/" "$work/$name.sim" >"$work/run.sim"
    expect_exit "${status// /}" "$name $script" "$build/onward" run "$work/run.sim" --check-scopes
    [ "${status// /}" = 1 ] || continue
    want=$(grep -n '; race$' "$work/run.s" | cut -d: -f1 | sort -n | tr '\n' ' ')
    got=$(grep -o "run\.s:[0-9]*" "$work/out" | cut -d: -f2 | sort -n | tr '\n' ' ')
    if [ "$got" = "$want" ]; then ok; else not_ok "$name $script: lines" "$got, not $want"; fi
done < <(table)

# Benchmarks whose scopes are right, and where the check costs no cycle.
clean="heterosync/FAM_L_small heterosync/SPM_L_small heterosync/TB_LG_small litmus/last_arriver litmus/ticket_mutex litmus/discovery_barrier
    cooperative/bfs_small cooperative/mis_small cooperative/task_small discovery/xf_L1 discovery/spin_11 plain/reduction"
for file in $clean; do
    for policy in baseline onward; do
        expect_exit 0 "$file $policy" "$build/onward" run "sim_hal/workloads/$file.sim" --policy $policy --check-scopes
        if grep -q race "$work/out"; then not_ok "$file $policy" "$(grep -m 1 race "$work/out")"; else ok; fi
    done
done
file=sim_hal/workloads/litmus/ticket_mutex.sim
"$build/onward" run $file --stats "$work/without" >/dev/null
"$build/onward" run $file --stats "$work/with" --check-scopes >/dev/null
if same_statistics "$work/without" "$work/with"; then ok; else not_ok "the check changes no statistic"; fi

# A benchmark with its acquires dropped, and one with its releases
while IFS='|' read -r name drop; do
    sed -e "$drop" "sim_hal/workloads/heterosync/generated/$name.s" >"$work/$name.s"
    sed -E 's/(<size=[48] [a-z]+ iterations> )[0-9]+/\11/' "sim_hal/workloads/heterosync/${name}_small.sim" >"$work/$name.sim"
    expect_exit 1 "$name $drop" "$build/onward" run "$work/$name.sim" --check-scopes
    expect_report "onward: race on the word 0x[0-9a-f]+: .*$name\.s:[0-9]+: .*; .*$name\.s:[0-9]+: " "$name $drop: both lines"
done <<'T'
FAM_L|/buffer_wbinvl1/d
TB_LG|s/s_waitcnt vmcnt(0) \(expcnt(0) \)\?lgkmcnt(0)/s_waitcnt lgkmcnt(0)/
T

# A suite counts a row with races as wrong, and names the first pair of lines.
mkdir -p "$work/planted"
cp "$work/FAM_L.s" "$work/FAM_L.sim" "$work/planted"
printf '%s\n' 'policies baseline' 'scenarios steady' 'benchmark FAM_L FAM_L.sim' >"$work/planted/benchmarks.txt"
export ONWARD_WORKLOADS=$work
expect_exit 1 "suite with a race" "$build/onward" suite planted --check-scopes
expect_report 'FAM_L baseline steady: pairs of lines that race: [0-9]+, the first .*FAM_L\.s:[0-9]+ and .*FAM_L\.s:[0-9]+' "suite with a race"
expect_exit 0 "suite that does not check" "$build/onward" suite planted
finish races
