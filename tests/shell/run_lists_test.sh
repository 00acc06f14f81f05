#!/bin/bash
# Run lists: kernels whose work-groups wait give the same results when the dispatcher gives places to saved work-groups, with
# compute units lost at several times, few entries in the monitor, and residents that spin. Usage: run_lists_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
export build work

# Short runs: one iteration.
for file in sim_hal/workloads/heterosync/*_small.sim sim_hal/workloads/heterosync-more/*_small.sim \
    sim_hal/workloads/barriers/{blur,fwt,nw,scan_tree}_small.sim; do
    sed -E 's/(<size=[48] [a-z]+ iterations> )[0-9]+/\11/' "$file" >"$work/$(basename "$file")"
    cp -n "${file%/*}"/generated/*.s "$work/"
done
cp tests/shell/cooperative/{steal,rounds,maximal}.sim tests/shell/cooperative/generated/*.s "$work"

# one LAUNCH OPTIONS: runs it without and with run lists; prints a line if the results differ, and what was listed.
one() {
    local name out status
    name=$(basename "$1" .sim)
    out=$work/out.$BASHPID
    # shellcheck disable=SC2086
    timeout 60 "$build/onward" run "$1" $2 >"$out.without" 2>"$out.err" || echo "FAILED $name $2 without: $(tail -n 1 "$out.err")"
    # shellcheck disable=SC2086
    timeout 60 "$build/onward" run "$1" $2 --set policy.lists=on --stats "$out.stats" >"$out.with" 2>"$out.err"
    status=$?
    if [ $status != 0 ]; then
        echo "FAILED $name $2: exit $status: $(tail -n 1 "$out.err")"
    elif ! cmp -s "$out.with" "$out.without"; then
        echo "FAILED $name $2: the dump differs"
    fi
    awk -v name="$name" '$1 == "listed" || $1 == "listed_starts" { print $1, $2, name }' "$out.stats"
    echo "run"
    rm -f "$out".*
}
export -f one

# The GPU is full, and half of it goes away, for good or for a while.
full="--set gpu.cus=2 --set simd.waves=8"
cases() {
    local file policy loss
    for file in "$work"/*_small.sim; do
        for policy in awg onward; do
            for loss in 1@3us "0@17us --set policy.bulk=on" "1@11us+9us --set policy.bulk=on"; do
                printf '%s\0%s\0' "$file" "--policy $policy $full --lose-cu $loss"
            done
        done
        # Conditions that the monitor has no space for, and a log that is soon full.
        printf '%s\0%s\0' "$file" "--policy awg $full --set syncmon.waiters=2 --set log.entries=4 --lose-cu 1@9us"
        printf '%s\0%s\0' "$file" "--policy onward $full --set syncmon.sets=0 --set log.entries=8 --lose-cu 0@9us+30us"
        printf '%s\0%s\0' "$file" "--policy onward $full --set lists.leaving=1 --set cp.quantum=3000 --set policy.bulk=on --lose-cu 1@6us"
        # All but one are lost.
        printf '%s\0%s\0' "$file" "--policy onward --set gpu.cus=4 --set simd.waves=8 --lose-cu 0@4us --lose-cu 2@5us --lose-cu 3@6us"
    done
    for file in steal rounds maximal; do
        for policy in awg onward; do
            for loss in "--lose-cu 1@15us+40us" "--lose-cu 0@30us"; do
                [ $file = maximal ] && loss=""
                printf '%s\0%s\0' "$work/$file.sim" "--policy $policy --set gpu.cus=2 --set simd.waves=2 --max-cycles 20000000 $loss"
            done
        done
    done
}
cases | xargs -0 -P 2 -n 2 bash -c 'one "$@"' bash >"$work/lines"
grep FAILED "$work/lines" | head -n 8
failed=$(grep -c FAILED "$work/lines")
passed=$(($(grep -c '^run$' "$work/lines") - failed))
for name in TB_LG LFTB_LG FAM_G SPM_G; do
    for statistic in listed listed_starts; do
        if grep -qE "^$statistic [1-9][0-9]* ${name}_small$" "$work/lines"; then ok; else not_ok "$name" "no work-group was $statistic"; fi
    done
done

# Work-groups of even numbers spin, and those of odd numbers wait for the first one, which takes its time. With one of two
# compute units lost, the spinning ones fill the other: those on the list need the quanta that LIST_OVERDUE leads to.
cat >"$work/mixed.s" <<'S'
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
mixed:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v6, vcc, 4, v0
	v_mov_b32_e32 v7, s1
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v5, 1
	s_mov_b64 exec, 1
	s_and_b32 s3, s2, 1
	s_cmp_eq_u32 s3, 1
	s_cbranch_scc1 waits
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 spins
	s_mov_b32 s5, 0
slow:
	s_sleep 10
	s_add_u32 s5, s5, 1
	s_cmp_lt_u32 s5, 200
	s_cbranch_scc1 slow
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
spins:
	flat_load_dword v3, v[6:7] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s4, v3
	s_cmp_lt_u32 s4, 4
	s_cbranch_scc1 spins
	s_endpgm
waits:
	onward_wait_load v3, v[0:1], v[4:5] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s4, v3
	s_cmp_lt_u32 s4, 1
	s_cbranch_scc1 waits
	flat_atomic_add v[6:7], v2
	s_endpgm
	.section .rodata,#alloc
	.amdhsa_kernel mixed
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .kernarg_segment_size: 8
    .name:           mixed
    .symbol:         mixed.kd
...
	.end_amdgpu_metadata
S
printf 'mixed.s mixed\n512 1 1\n64 1 1\n<size=8 uint fill=0 dump>\n' >"$work/mixed.sim"
# Without wait.timeout nothing else helps them; awg, which resumes one waiter at a time, needs it in any case.
for options in "awg" "onward --set wait.timeout=0"; do
    policy=${options%% *}
    # shellcheck disable=SC2086
    expect_exit 0 "spinning, $policy" "$build/onward" run "$work/mixed.sim" --policy $options --set gpu.cus=2 --set cu.simds=1 --set simd.waves=4 \
        --set cp.quantum=20000 --set policy.lists=on --lose-cu 1@2us --stats "$work/stats"
    expect_words "[1] = 4" "spinning, $policy"
    expect_statistic listed -gt 0 "spinning, $policy"
    expect_statistic cp_quantum_expiries -gt 0 "spinning, $policy"
done
finish run_lists
