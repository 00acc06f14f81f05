#!/bin/bash
# What scoped operations refuse, in words and with the right exit status: forms that mean nothing, addresses in LDS, in scratch, of
# another process or between words, and sizes of tables that cannot be. Sizes that can be 0 work. A program that races may read old
# values, and ends. Usage: scopes_refusals_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run"
modes="global broadcast selective registered lazy ideal"

# kernel NAME BODY: a program that has its buffer's address in v[0:1], 1 in v10, and lane 20 alone active.
kernel() {
    cat >"$work/$1.s" <<S
	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.globl	litmus
	.p2align	8
	.type	litmus,@function
litmus:
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 exec, 0x100000
	v_mov_b32 v0, s2
	v_mov_b32 v1, s3
	v_mov_b32 v10, 1
	v_mov_b32 v11, 0
$2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel litmus
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 64
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
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
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 64
    .name:           litmus
    .private_segment_fixed_size: 64
    .symbol:         litmus.kd
amdhsa.version:
  - 1
  - 0
...
	.end_amdgpu_metadata
S
    printf '%s\n' "$work/$1.s litmus" '64 1 1' '64 1 1' '<size=320 uint fill=0>' >"$work/$1.sim"
}

# refused STATUS MODE TEST WORDS...: the run of x ends so, and says all the words.
refused() {
    local status=$1 mode=$2 test=$3
    shift 3
    expect_exit "$status" "$test, $mode" $run "$work/x.sim" --set l1.mode=combine --set scopes.mode="$mode"
    for words in "$@"; do
        expect_words "$words" "$test, $mode"
    done
}

line=x.s:16 # of the operation, behind two instructions

# ---- addresses: line, address and lane of each fault, in every mode ----

for mode in $modes; do
    for operation in 'onward_sync_add v12, v[0:1], v10 wg ar' 'onward_sync_load v12, v[0:1] agent acq remote'; do
        # There is LDS at 16, and scratch: other instructions could use them.
        kernel x "	v_mov_b32 v0, 16
	v_mov_b32 v1, 0x10000
	$operation"
        refused 4 "$mode" "LDS: $operation" "$line" "out of bounds at address 0x1000000000010" "lane 20"
        kernel x "	v_mov_b32 v0, 16
	v_mov_b32 v1, 0x20000
	$operation"
        refused 4 "$mode" "scratch: $operation" "$line" "out of bounds at address 0x2000000000010" "lane 20"
        kernel x "	v_or_b32 v0, 2, v0
	s_nop 0
	$operation"
        refused 4 "$mode" "between words: $operation" "$line" "misaligned access" "lane 20"
        kernel x "	v_mov_b32 v1, 7
	s_nop 0
	$operation"
        refused 4 "$mode" "beyond memory: $operation" "$line" "out of bounds at address 0x7" "lane 20"
    done
    kernel x "	v_or_b32 v0, 4, v0
	s_nop 0
	onward_sync_swap_x2 v[12:13], v[0:1], v[10:11] wg ar"
    refused 4 "$mode" "between words of 64 bits" "$line" "misaligned access" "lane 20"
done

# Another process: its buffer is where its own program faults between two words.
kernel y "	v_or_b32 v0, 2, v0
	onward_sync_add v12, v[0:1], v10 wg ar"
kernel x "	v_mov_b32 v0, 0x7fff0000
	s_nop 0"
expect_exit 4 "where the other process is" $run "$work/x.sim" --with "$work/y.sim"
other=$(sed -nE 's/.*y\.s.*at address (0x[0-9a-f]+)2 .*/\10/p' "$work/out")
if [ -n "$other" ]; then ok; else not_ok "where the other process is" "$(tail -n 1 "$work/out")"; fi
kernel y "	s_nop 0"
for scope in wg agent 'agent remote'; do
    kernel x "	v_mov_b32 v0, $other
	s_nop 0
	onward_sync_add v12, v[0:1], v10 $scope ar"
    for mode in $modes; do
        expect_exit 4 "another process, $scope, $mode" $run "$work/x.sim" --with "$work/y.sim" --set l1.mode=combine --set scopes.mode="$mode"
        expect_words "$line" "another process, $scope, $mode"
        expect_words "out of bounds at address $other" "another process, $scope, $mode"
        expect_words "lane 20" "another process, $scope, $mode"
    done
done

# ---- forms that mean nothing ----

while IFS='|' read -r operation words; do
    kernel x "	$operation"
    refused 2 selective "$operation" "x.s:14" "$words"
done <<'T'
onward_sync_add v12, v[0:1], v10 wg ar remote|its scope must be agent
onward_sync_store v[0:1], v10 remote wg rel|its scope must be agent
onward_sync_add v12, v[0:1], v10 remote ar|needs a scope
onward_sync_load v12, v[0:1] agent rel|its order must be rlx or acq
ds_add_u32 v0, v10 wg ar|does not take a scope
flat_atomic_add v[0:1], v10 remote|cannot be remote
T

# ---- sizes of tables ----

kernel x "	flat_store_dword v[0:1], v10
	onward_sync_store v[0:1], v10 wg rel
	onward_sync_add v12, v[0:1], v10 agent ar remote
	onward_sync_load v12, v[0:1] wg acq"
while read -r key value words; do
    for mode in $modes; do
        test="$key=$value, $mode"
        if [ -z "$words" ]; then
            expect_exit 0 "$test" $run "$work/x.sim" --set l1.mode=combine --set scopes.mode="$mode" --set "$key=$value"
        else
            expect_exit 2 "$test" $run "$work/x.sim" --set l1.mode=combine --set scopes.mode="$mode" --set "$key=$value"
            expect_words "$key" "$test"
            expect_words "$words" "$test"
        fi
    done
done <<'T'
scopes.pa 0
scopes.pa 64
scopes.pa 65 from 0 to 64
scopes.hint 0
scopes.hint 64
scopes.hint 65 from 0 to 64
scopes.home 0 from 1 to 256
scopes.home 1
scopes.home 257 from 1 to 256
scopes.hand_over 0
scopes.hand_over 16 from 0 to 15
l1.fifo 0 from 1 to 64
l1.fifo 1
l1.fifo 65 from 1 to 64
l1.atomic_cycles 0 from 1 to 1000
scopes.probe_cycles 0 from 1 to 1000
scopes.block_all 2 from 0 to 1
scopes.pa -1 from 0 to 64
scopes.pa lines from 0 to 64
T
expect_exit 2 "scopes.mode=sometimes" $run "$work/x.sim" --set l1.mode=combine --set scopes.mode=sometimes
for mode in $modes; do expect_words "$mode" "scopes.mode=sometimes"; done

# ---- programs that race ----

# Thieves whose operations are not remote, of scope wg, or without order: wrong values, lost work, a wrong address computed of old
# values, or a lock that stays taken. The simulator ends by itself, and in the same cycle when run again.
mkdir "$work/generated"
cp sim_hal/workloads/stealing/{PRK_1,MIS_1}_small.sim "$work"
cp sim_hal/workloads/stealing/generated/{prk,mis}.s "$work/generated"
for script in 's/(onward_sync_.* agent [a-z]+) remote/\1/' 's/(onward_sync_.*) agent ([a-z]+) remote/\1 wg \2/' \
    's/(onward_sync_.*) (acq|rel|ar)( remote)?$/\1 rlx\3/'; do
    for name in PRK_1 MIS_1; do
        kernel=$(sed -n '2s/\.cl.*//p' "$work/${name}_small.sim")
        sed -E "$script" "sim_hal/workloads/stealing/generated/$kernel.s" >"$work/generated/$kernel.s"
        if cmp -s "$work/generated/$kernel.s" "sim_hal/workloads/stealing/generated/$kernel.s"; then not_ok "$script: nothing changed"; fi
        for mode in $modes; do
            for again in first second; do
                timeout 60 $run "$work/${name}_small.sim" --set l1.mode=combine --set scopes.mode="$mode" --set gpu.cus=4 \
                    --max-cycles 1000000 --stats "$work/$again" >"$work/out" 2>&1
                status=$?
                case $status in
                0 | 1 | 3 | 4) ok ;;
                *) not_ok "a race, $name $mode $script" "exit $status: $(tail -n 1 "$work/out")" ;;
                esac
            done
            if same_statistics "$work/first" "$work/second"; then ok; else not_ok "a race, $name $mode $script: the same run again"; fi
        done
    done
done
finish scopes_refusals
