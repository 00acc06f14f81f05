#!/bin/bash
# onward run --check races,stale: kernels of two waves and of two work-groups with bugs of ordinary code, each again without the bug is
# clean; what is missing is named; options and JSON. Shipped kernels are clean. Usage: [SAMPLE=N|all] check_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh

# kernel NAME A B C: waves A and B of work-group 0, and a wave C of work-group 1. v[0:1]: the buffer X, v[2:3]: F, 64 bytes behind,
# v4 is 4 times the number of the work-item, v10 is 1, v11 is 2.
kernel() {
    cat >"$work/$1.s" <<S
	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_readfirstlane_b32 s7, v0
	v_lshlrev_b32 v4, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_mov_b32 v0, s2
	v_add_u32 v2, vcc, 64, v0
	v_mov_b32 v1, s3
	v_mov_b32 v3, s3
	v_mov_b32 v10, 1
	v_mov_b32 v11, 2
	s_cmp_eq_u32 s6, 1
	s_cbranch_scc1 .Lc
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
	s_mov_b64 exec, 1
$4
.Lend:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 512
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
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
    .name:           bug
    .symbol:         bug.kd
amdhsa.version:
  - 1
  - 0
...
	.end_amdgpu_metadata
S
    printf '%s\n' "$work/$1.s bug" '256 1 1' '128 1 1' '<size=320 uint fill=0>' >"$work/$1.sim"
}

ones='	s_mov_b64 exec, 1'

kernel local "	ds_write_b32 v4, v10 ; party
	s_waitcnt lgkmcnt(0)
	s_barrier ; order" "	ds_write_b32 v4, v11
	s_waitcnt lgkmcnt(0)
	s_barrier ; order
	v_subrev_u32 v5, vcc, 256, v4 ; 64 words down
	ds_read_b32 v6, v5 ; party
	s_waitcnt lgkmcnt(0)" ''
sed -i 's/v_subrev_u32 v5, vcc, 256, v4/v_mov_b32 v5, 0x100\n\tv_sub_u32 v5, vcc, v4, v5/' "$work/local.s"
kernel counter "$ones
	ds_write_b32 v4, v10 ; party
	s_waitcnt lgkmcnt(0)
	s_barrier ; order" "$ones
	s_barrier ; order
	v_mov_b32 v5, 0
	ds_add_u32 v5, v10 ; party" ''
# A wave that reads before the condition under which it needs the value
kernel moved "$ones
	ds_write_b32 v4, v10" "	v_mov_b32 v5, 0
	s_mov_b64 s[8:9], 0 ; mask
	ds_read_b32 v6, v5
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32 vcc, 0, v6
	s_and_b64 s[10:11], s[8:9], vcc
	s_and_saveexec_b64 s[12:13], s[10:11]" ''
kernel lanes "	v_mov_b32 v5, 0
	ds_write_b32 v4, v10 ; party
	s_waitcnt lgkmcnt(0) ; order
	ds_read_b32 v6, v5 ; party
	s_waitcnt lgkmcnt(0)" '' ''
kernel one "	flat_store_dword v[0:1], v4 ; party" '' ''
# A wave-mate waits for a flag by ordinary loads, as clang prints atomics of scope work-group.
kernel mates "$ones
	flat_store_dword v[0:1], v10
	flat_store_dword v[2:3], v10" "$ones
.Lspin: flat_load_dword v12, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, v12, v10
	s_cbranch_vccnz .Lspin
	flat_load_dword v13, v[0:1]" ''
# A flag between work-groups; the reader has had the line of the data before.
kernel flag "$ones
	s_sleep 30
	flat_store_dword v[0:1], v10 ; party
	s_waitcnt vmcnt(0) ; release
	flat_store_dword v[2:3], v10 ; flag" '' "	flat_load_dword v13, v[0:1] offset0
	s_waitcnt vmcnt(0) lgkmcnt(0)
.Lspin: flat_load_dword v12, v[2:3] glc ; poll
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, v12, v10
	s_cbranch_vccnz .Lspin
	buffer_wbinvl1_vol ; acquire
	flat_load_dword v13, v[0:1] ; party
	s_waitcnt vmcnt(0) lgkmcnt(0)"
# The first load is of the next word of the line.
sed -i 's/	flat_load_dword v13, v\[0:1\] offset0/	v_add_u32 v5, vcc, 4, v0\n\tv_mov_b32 v6, v1\n\tflat_load_dword v13, v[5:6]/' "$work/flag.s"

# KERNEL | sed script | kinds | exit status | what is missing
table() {
    cat <<'T'
local | | all | 0 |
local | /; order/d | races | 1 | a barrier of the work-group between the two
local | /; order/d | stale | 0 |
counter | | races | 0 |
counter | /; order/d | races | 1 | a barrier of the work-group between the two
moved | | races | 0 |
moved | s/s\[8:9\], 0 ; mask/s[8:9], 1/ | races | 1 | a barrier of the work-group between the two
lanes | | races | 0 |
lanes | /; order/d | races | 1 | a barrier between the two work-items
one | s/, v4/, v10/ | races | 0 |
one | | races | 1 |
mates | | races | 0 |
flag | | races,stale | 0 |
flag | /; release/d | races | 1 | release (s_waitcnt vmcnt(0) before the store at .*run\.s:[0-9]*)
flag | /; acquire/d | races | 1 | acquire (buffer_wbinvl1_vol after the atomic load of scope agent at .*run\.s:[0-9]*)
flag | /; acquire/d | stale | 1 | acquire (buffer_wbinvl1_vol after the atomic load of scope agent at .*run\.s:[0-9]*)
T
}

while IFS='|' read -r name script kinds status missing; do
    name=${name// /} kinds=${kinds// /} missing=${missing# }
    cp "$work/$name.s" "$work/run.s"
    sed -i -e "${script:-p;d}" "$work/run.s"
    sed "s/$name\.s/run.s/" "$work/$name.sim" >"$work/run.sim"
    case $kinds in all) kinds=races,stale ;; esac
    expect_exit "${status// /}" "$name $script $kinds" "$build/onward" run "$work/run.sim" --check "$kinds"
    [ "${status// /}" = 1 ] || continue
    want=$(grep -n '; party$' "$work/run.s" | cut -d: -f1 | sort -n | tr '\n' ' ')
    got=$(grep -v 'missing:' "$work/out" | grep -o "run\.s:[0-9]*" | cut -d: -f2 | sort -n | tr '\n' ' ')
    [ "$name" = one ] && want=$want$want
    [ "$name" = moved ] && want=$got
    if [ "$got" = "$want" ]; then ok; else not_ok "$name $script: lines" "$got, not $want"; fi
    [ -z "$missing" ] && continue
    if grep -q "^    missing: $missing$" "$work/out"; then ok; else not_ok "$name $script: missing" "$(cat "$work/out")"; fi
done < <(table)

# Options
expect_exit 1 "limit" "$build/onward" run "$work/run.sim" --check races --check-limit 0
expect_report "onward: 1 more findings" "limit"
expect_exit 2 "kind" "$build/onward" run "$work/run.sim" --check rices
expect_report "'rices': expected races, stale," "kind"
expect_exit 2 "limit that is none" "$build/onward" run "$work/run.sim" --check races --check-limit x
expect_exit 2 "without timing" "$build/onward" run "$work/run.sim" --check races --timing off

# The explanation of the run has all findings, whatever the limit.
expect_exit 1 "explained" "$build/onward" run "$work/run.sim" --check races --check-limit 0 --explain "$work/why.json"
if tr -d '\n' <"$work/why.json" | grep -q '"findings":\[{"kind":"races","count":[0-9]*,"places":\[{'; then ok; else not_ok "explained: JSON" "$(cat "$work/why.json")"; fi
expect_exit 1 "explained" "$build/onward" run "$work/run.sim" --check races --explain "$work/why.html"
if grep -q '<h2>Findings</h2>' "$work/why.html"; then ok; else not_ok "explained: page" "$(cat "$work/why.html")"; fi

# Shipped kernels have no findings, while a compute unit is lost, too; no statistic changes.
for file in heterosync/FAM_L_small heterosync/SPM_G_small heterosync/TB_LG_small litmus/ticket_mutex cooperative/bfs_small \
    stealing/CLR_1_small discovery/xf_L1 plain/reduction; do
    expect_exit 0 "$file" "$build/onward" run "sim_hal/workloads/$file.sim" --policy onward --check races,stale
    expect_exit 0 "$file, a CU is lost" "$build/onward" run "sim_hal/workloads/$file.sim" --policy onward --lose-cu 1@5us \
        --check races,stale
done
# So have kernels whose work-groups are killed and forked at barriers.
cp tests/shell/cooperative/*.sim tests/shell/cooperative/generated/*.s "$work"
for row in "sim_hal/workloads/cooperative/color_small.sim --set simd.waves=4 --lose-cu 1@10us" \
    "sim_hal/workloads/cooperative/mis_small.sim --set simd.waves=4 --lose-cu 1@10us" \
    "sim_hal/workloads/cooperative/color_wide_small.sim --set simd.waves=4 --lose-cu 1@10us" \
    "$work/waves.sim --set simd.waves=2 --with $work/rival.sim@20us,3" \
    "$work/waves_stable.sim --set simd.waves=2 --with $work/rival.sim@20us,3" \
    "$work/steal.sim --set simd.waves=2 --with $work/rival.sim@20us,3"; do
    # shellcheck disable=SC2086
    expect_exit 0 "$row" "$build/onward" run $row --policy onward --set gpu.cus=2 --check all --stats "$work/stats"
    if grep -q '^onward: ' "$work/out"; then not_ok "$row" "$(grep -m 1 '^onward: ' "$work/out")"; else ok; fi
    expect_statistic cp_coop_kills -gt 0 "$row"
done
for file in tests/kernels/*.sim; do
    expect_exit 0 "$file" "$build/onward" run "$file" --check all
    if grep -q '^onward: ' "$work/out"; then not_ok "$file" "$(grep -m 1 '^onward: ' "$work/out")"; else ok; fi
done

# Small forms under every policy and wave scheduler, with and without a loss, and scoped ones in every mode of scopes.mode: all rows, or
# SAMPLE of them, from a place that follows from the commit.
rows() {
    local file policy number=0
    for file in sim_hal/workloads/{heterosync,heterosync-more,plain,barriers,cooperative,stealing}/*_small.sim \
        sim_hal/workloads/heterosync*/*_wide.sim sim_hal/workloads/stealing-grain/LOCK_1.sim; do
        for policy in "${policies[@]}"; do
            number=$((number + 1))
            case $policy-$file in
            *_wide.sim | monrs-all-*/cooperative/* | monrs-all-*/stealing/*) [ "$sample" = all ] || continue ;; # slow
            esac
            echo "$file --policy $policy --scheduler ${schedulers[number % ${#schedulers[@]}]} ${losses[number % 4]}"
        done
        case $file in */stealing*) for mode in "${modes[@]}"; do echo "$file --set l1.mode=combine --set scopes.mode=$mode"; done ;; esac
    done
}
sample=${SAMPLE:-24}
mapfile -t policies < <("$build/onward" list policies | awk '/^[a-z]/ && !/a model of|^baseline|^sleep/ { print $1 }')
mapfile -t schedulers < <("$build/onward" list schedulers | awk '{ print $1 }')
losses=("" "--lose-cu 1@5us+5us" "--lose-cu 0@9us" "--lose-cu 1@3us --set gpu.cus=4")
modes=(global broadcast selective registered lazy ideal "selective --set scopes.hint=16" "registered --set scopes.delegate=1")
commit=$((16#$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0)))
mapfile -t rows < <(rows)
[ "$sample" != all ] || sample=${#rows[@]}
step=$((${#rows[@]} / sample))
for ((i = 0; i < sample; i++)); do
    row=${rows[(commit + i * step) % ${#rows[@]}]}
    # shellcheck disable=SC2086
    expect_exit 0 "$row" "$build/onward" run $row --check all
    if grep -qE '^onward: ' "$work/out"; then not_ok "$row" "$(grep -m 1 '^onward: ' "$work/out")"; else ok; fi
done
file=sim_hal/workloads/heterosync/TB_LG_small.sim
"$build/onward" run $file --policy awg --stats "$work/without" >/dev/null
"$build/onward" run $file --policy awg --stats "$work/with" --check all >/dev/null
if same_statistics "$work/without" "$work/with"; then ok; else not_ok "the check changes no statistic"; fi

# A suite counts a row with findings as wrong.
mkdir -p "$work/planted"
cp "$work/run.s" "$work/run.sim" "$work/planted"
printf '%s\n' 'policies baseline' 'scenarios steady' 'benchmark run run.sim' >"$work/planted/benchmarks.txt"
ONWARD_WORKLOADS=$work expect_exit 1 "suite" "$build/onward" suite planted --check stale
expect_report 'run baseline steady: findings: 1, the first is stale: ' "suite"
finish check
