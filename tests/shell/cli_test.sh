#!/bin/bash
# The command from outside: exit statuses, messages, dumps, outputs that are complete or not there. Usage: cli_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
root=$PWD
onward=$build/onward
export ONWARD_WORKLOADS=$root/sim_hal/workloads
mkdir "$work/t" && cd "$work/t" || exit 1

# A kernel that ends at once; one that adds 5 to its only buffer's word for each work-item; one that never ends.
kernel() {
    cat <<S
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	k
	.p2align	8
	.type	k,@function
k:
$1
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr ${2:-4}
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.text
S
}
metadata() {
    cat <<S
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .name:           out
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 256
    .name:           k
    .symbol:         k.kd
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata
S
}
address='	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1'
address=${address//s\[4:5\]/s[0:1]}
kernel "" >ok.s
{ kernel "$address
	v_mov_b32_e32 v2, 5
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)"; metadata; } >add.s
{ kernel "$address
.LBB0_1:
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_cbranch_vccz .LBB0_1"; metadata; } >spin.s
{ kernel ".LBB0_1:
	s_branch .LBB0_1"; metadata; } >endless.s
{ kernel "$address
	v_add_u32_e32 v0, vcc, 64, v0
	v_mov_b32_e32 v2, 5
	flat_store_dword v[0:1], v2
	s_waitcnt vmcnt(0)"; metadata; } >out.s
# Copies the 14 words behind the pointer in its kernel arguments: the hidden arguments of code object version 5.
hidden() {
    cat <<'S'
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - {name: out, offset: 0, size: 8, kind: global_buffer}
      - {offset: 8, size: 4, kind: hidden_block_count_x}
      - {offset: 12, size: 4, kind: hidden_block_count_y}
      - {offset: 16, size: 4, kind: hidden_block_count_z}
      - {offset: 20, size: 2, kind: hidden_group_size_x}
      - {offset: 22, size: 2, kind: hidden_group_size_y}
      - {offset: 24, size: 2, kind: hidden_group_size_z}
      - {offset: 26, size: 2, kind: hidden_remainder_x}
      - {offset: 28, size: 2, kind: hidden_remainder_y}
      - {offset: 30, size: 2, kind: hidden_remainder_z}
      - {offset: 32, size: 8, kind: hidden_global_offset_x}
      - {offset: 40, size: 2, kind: hidden_grid_dims}
      - {offset: 44, size: 4, kind: hidden_dynamic_lds_size}
      - {offset: 48, size: 4, kind: hidden_private_base}
      - {offset: 52, size: 4, kind: hidden_shared_base}
      - {offset: 56, size: 8, kind: hidden_hostcall_buffer}
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .name:           k
    .symbol:         k.kd
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
S
}
# Writes each "{key: value, ...}" of the above as the block that clang prints.
blocks() { sed -E '/- \{/{s/^ *- \{(.*)\}$/\1/; s/kind:/value_kind:/; s/(^|, )/\n        ./g; s/^\n        \./      - ./}' ; }
{ kernel "	s_load_dwordx2 s[2:3], s[0:1], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v3, v[0:1]
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v3" | sed 's/^	.amdhsa_kernel/	.amdhsa_code_object_version 5\n&/'; hidden | blocks; } >hidden.s
printf 'hidden.s k 30 6 1 14 2 1\n<size=56 uint noinit hex dump>\n' >hidden.sim
printf 'ok.s\nk\n64 1 1\n64 1 1\n' >ok.sim
printf 'add.s k 100 1 1 64 1 1\n<size=4 fill=2 dump expect=502>\n' >add.sim
printf 'add.s k 64 1 1 64 1 1\n<size=4 fill=2 expect=9>\n' >wrong.sim
printf 'spin.s k 64 1 1 64 1 1\n<size=4 fill=0 dump>\n' >spin.sim
printf 'endless.s k 64 1 1 64 1 1\n<size=4 fill=0 dump>\n' >endless.sim
printf 'out.s k 64 1 1 64 1 1\n<size=4 fill=0 dump>\n' >fault.sim

# message NAME WORDS: the last command printed these words.
message() {
    if grep -qF -- "$2" "$work/out"; then ok; else not_ok "$1" "no '$2' in: $(tail -n 2 "$work/out" | tr '\n' ' ')"; fi
}

# Good runs
expect_exit 0 "smallest kernel" "$onward" run ok.sim
[ ! -s "$work/out" ] && ok || not_ok "smallest kernel prints nothing"
expect_exit 0 "a partial work-group counts its work-items only" "$onward" run add.sim
printf "\nArgument 'out': 4 bytes\n  out[0] = 502\n\n" | cmp -s - "$work/out" && ok || not_ok "dump" "$(cat "$work/out")"
for place in "--policy timeout add.sim" "add.sim --policy timeout" "--policy=timeout -- add.sim"; do
    # shellcheck disable=SC2086
    expect_exit 0 "options in any order: $place" "$onward" run $place
done
sed 's/expect/dump expect/' wrong.sim >never.sim
expect_exit 0 "a kernel that is never launched" "$onward" run add.sim --with never.sim@1ms,1,1us --stats never.txt
message "a kernel that is never launched" "never.sim was never launched"
grep -q '^with1_launches *0 ' never.txt && [ "$(grep -c "^Argument" "$work/out")" = 1 ] && ok || not_ok "a kernel that is never launched: dumped, or counted"
expect_exit 0 "two kernels" "$onward" run add.sim --with add.sim@5us,4 --with ok.sim@0,1,0,0,256
[ "$(grep -c 'out\[0\] = 502' "$work/out")" = 2 ] && ok || not_ok "each kernel has its own buffers"
expect_exit 0 "a CU comes and goes" "$onward" run add.sim --lose-cu 0@10+1us --lose-cu 7@1ns
for preset in fermi gcn-fetch; do expect_exit 0 "preset $preset" "$onward" run add.sim --preset $preset; done
for wrong in fetch.bytes=64 fetch.bytes=24 cu.issue_width=0 cu.issue_width=3 cu.fetcher=lrr fetch.grants=65; do
    expect_exit 2 "preset fermi with $wrong" "$onward" run add.sim --preset fermi --set $wrong
done
expect_exit 2 "a buffer less than a grant" "$onward" run add.sim --preset gcn-fetch --set fetch.buffer=16
expect_words "fetch.buffer must be at least fetch.bytes (32)" "a buffer less than a grant"
expect_exit 2 "no such fetcher" "$onward" run add.sim --set cu.fetcher=gto
expect_words "oldest rr least-recent order" "no such fetcher"
expect_exit 0 "settings" "$onward" run add.sim --preset awg-hw --set gpu.cus=2 --set cp.cpi=200
expect_exit 0 "hidden arguments" "$onward" run hidden.sim
sed -n 's/^  .*= 0x//p' "$work/out" | tr '\n' ' ' >hidden.txt
[ "$(cat hidden.txt)" = "00000002 00000003 00000001 0002000e 00020001 00000000 00000000 00000000 00000003 00000000 00020000 00010000 00000000 00000000 " ] && ok ||
    not_ok "hidden arguments" "$(cat hidden.txt)"
sed 's/noinit/wo noinit/' hidden.sim >wo.sim
expect_exit 0 "a write-only buffer can be written" "$onward" run wo.sim
sed 's/noinit/ro noinit/' hidden.sim >ro.sim
expect_exit 4 "a read-only buffer cannot" "$onward" run ro.sim
sed 's/fill=2 /wo fill=2 /' add.sim >rmw.sim
expect_exit 4 "an atomic on a write-only buffer" "$onward" run rmw.sim
for verb in $("$onward" --help | sed -n 's/^  onward \([a-z]*\) .*/\1/p'); do
    expect_exit 0 "$verb --help" "$onward" "$verb" --help
    message "$verb --help" usage
    expect_words "  --help                           prints this" "$verb --help lists its options"
done
"$onward" asm --help | grep -q '^  --list  ' && ok || not_ok "asm --help" "does not list --list"
"$onward" debug --help | grep -A 1 '^  --at ' >help.txt
printf '%s\n' "  --at TIME:queue N OPERATION|TIME:reset WAY" "                                   the same; repeatable" | diff - help.txt >/dev/null && ok ||
    not_ok "an option that is too long for its column" "$(cat help.txt)"
expect_exit 0 help "$onward" --help
"$onward" --help | grep '^  onward [a-z]' | grep -vE '^.{40} [^ ]' >help.txt && not_ok help "$(head -n 1 help.txt) begins in another column" || ok
expect_exit 0 version "$onward" --version
message version "onward "
for what in suites benchmarks policies schedulers presets parameters; do expect_exit 0 "list $what" "$onward" list $what; done
message "list parameters" gpu.cus
for bits in "1024 x  18 =  18432" "512 x  15 =   7680" "512 x  24 =  12288" "8192 x   1 =   8192" "cache and list 26112"; do message "bits of the SyncMon" "$bits"; done
expect_exit 0 asm "$onward" asm add.s
message asm "kernel k, line"

# The same run twice is the same to the byte.
"$onward" run add.sim --lose-cu 0@100 --policy timeout --stats one.txt --trace one.json >/dev/null 2>&1
"$onward" run add.sim --lose-cu 0@100 --policy timeout --stats two.txt --trace two.json >/dev/null 2>&1
same_statistics one.txt two.txt && cmp -s one.json two.json && [ -s one.txt ] && ok || not_ok "statistics and trace of two runs differ"
without_heading one.txt | awk 'NF < 4 || $2 !~ /^[0-9]+(\.[0-9]+)?$/ || $3 != "#" {exit 1}' && ok || not_ok "statistics: name value # description"

# A trace is what viewers show whole, and says what the statistics say: compute units lost, a clock that is no whole number of
# nanoseconds, slots that are used again, kernels that are forked or killed, a run that does not end.
if ! lacks "traces" python3; then
    heterosync=$ONWARD_WORKLOADS/heterosync
    cooperative=$ONWARD_WORKLOADS/cooperative
    while read -r clock file options; do
        # shellcheck disable=SC2086
        "$onward" run "$file" --set "gpu.clock_mhz=$clock" $options --stats trace.txt --trace trace.json >/dev/null 2>&1
        python3 "$root/tests/shell/trace.py" trace.json trace.txt "$clock" 2>trace.err && ok || not_ok "trace of $file $options" "$(cat trace.err)"
    done <<END
2000 add.sim --lose-cu 0@100 --policy timeout
2000 $heterosync/FAM_G.sim --policy awg --lose-cu 7@50us+100us
1801 $heterosync/FAM_G.sim --policy awg --lose-cu 7@50us
10000 $heterosync/SPM_L.sim --policy awg --lose-cu 7@50us
333 $ONWARD_WORKLOADS/plain/vector_add.sim
2000 $cooperative/bfs_small.sim --set gpu.cus=1 --with $cooperative/task_long_20_of_80.sim@12us,2,0,5us
2000 spin.sim --set deadlock.window=20000
END
    "$onward" run "$heterosync/TB_LG.sim" --policy awg --lose-cu 7@50us --cp-trace ring >/dev/null
    "$onward" trace ring >trace.json
    python3 "$root/tests/shell/trace.py" trace.json 2>trace.err && ok || not_ok "trace of the firmware's ring" "$(cat trace.err)"
fi

# Results that are not fine
expect_exit 1 "wrong result" "$onward" run wrong.sim
message "wrong result" "wrong.sim:2: wrong result: out[0] is 322, expected 9; 1 of 1 elements are wrong"
sed 's/expect=9/expect-checksum=0123456789abcdef/' wrong.sim >checksum.sim
expect_exit 1 "wrong checksum" "$onward" run checksum.sim
message "wrong checksum" "wrong result: the checksum of out is 831c55a5d2c0b2ac, expected 0123456789abcdef"
sed -i 's/0123456789abcdef/831c55a5d2c0b2ac/' checksum.sim
expect_exit 0 "right checksum" "$onward" run checksum.sim
expect_exit 3 "deadlock" "$onward" run spin.sim --set deadlock.window=20000 --stats dead.txt
# A run that does not finish dumps what is there, marked; a kernel that has ended beside it is dumped as ever.
unfinished() { # NAME BUFFERS FINISHED
    [ "$(grep -c "^Unfinished argument 'out': " "$work/out")" = "$2" ] && [ "$(grep -c "^Argument 'out': " "$work/out")" = "$3" ] && ok ||
        not_ok "$1: dumps" "$(grep -i argument "$work/out")"
    grep -q 'out\[0\] = 0' "$work/out" && ok || not_ok "$1: the buffer"
}
unfinished deadlock 1 0
[ -s dead.txt ] && ok || not_ok "deadlock: no statistics"
expect_exit 3 "out of cycles" "$onward" run spin.sim --max-cycles 30000 --stats limit.txt --trace limit.json --cp-trace limit.ring
message "out of cycles" "not finished after 30000 cycles"
message "out of cycles" "kernel k, work-group (0,0,0) on CU 0, wave 0 at "
message "out of cycles" "not finished: some progress since cycle 0; 1 work-groups resident, 0 saved, 0 never launched"
unfinished "out of cycles" 1 0
grep -q '^cycles' limit.txt && [ -s limit.json ] && [ -s limit.ring ] && ok || not_ok "out of cycles: outputs"
expect_exit 3 "out of cycles beside one that ends" "$onward" run spin.sim --with add.sim --max-cycles 100000
unfinished "out of cycles beside one that ends" 1 1
expect_exit 3 "a loop without reads" "$onward" run endless.sim --set deadlock.window=20000
message "a loop without reads" "loops without end: it reads nothing, and no register that decides changes"
unfinished "a loop without reads" 1 0
expect_exit 4 fault "$onward" run fault.sim
message fault "out.s:13"
grep -q '^Unfinished' "$work/out" && not_ok "a fault: buffers were dumped" || ok
expect_exit 4 "fault under all policies" "$onward" run fault.sim --policy timeout --with ok.sim

# A stack whose depth the compiler does not know is scratch.stack bytes; the kernel writes and reads the word at byte 512.
{ kernel "	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_mov_b32_e32 v2, 7
	buffer_store_dword v2, off, s[0:3], 0 offset:512
	buffer_load_dword v3, off, s[0:3], 0 offset:512
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	flat_store_dword v[0:1], v3" |
    sed 's/^\(.*\)\.amdhsa_user_sgpr_kernarg_segment_ptr/\1.amdhsa_uses_dynamic_stack 1\n\1.amdhsa_user_sgpr_private_segment_buffer 1\n\1.amdhsa_system_sgpr_private_segment_wavefront_offset 1\n&/'
    metadata; } >stack.s
printf 'stack.s k 128 1 1 64 1 1\n<size=4 fill=0 dump expect=7>\n' >stack.sim
expect_exit 0 "a stack of unknown depth" "$onward" run stack.sim
expect_exit 0 "a stack that is just large enough" "$onward" run stack.sim --set scratch.stack=516
expect_exit 4 "a stack that is too small" "$onward" run stack.sim --set scratch.stack=64
message "a stack that is too small" "stack.s:11: access out of bounds"

# Bad input: exit 2 and words that name what is wrong
refuse() {
    local words=$1
    shift
    expect_exit 2 "$*" "$onward" "$@"
    message "$*" "$words"
}
sed 's/s_endpgm/v_bogus_u32 v0, v1/' ok.s >bad.s
sed 's/next_free_vgpr 4/next_free_vgpr 300/' ok.s >big.s
printf 'big.s k 64 1 1 64 1 1\n' >big.sim
printf 'bad.s k 64 1 1 64 1 1\n' >bad.sim
printf 'ok.s k 0 1 1 64 1 1\n' >zero.sim
printf 'ok.s k 64 1 1 2048 1 1\n' >wide.sim
kernel "" 128 >many.s
sed 's/^\(.*\)\.amdhsa_next_free_vgpr/\1.amdhsa_group_segment_fixed_size 600\n&/' ok.s >lds.s
printf 'many.s k 1024 1 1 1024 1 1\n' >many.sim
printf 'lds.s k 64 1 1 64 1 1\n' >lds.sim
printf 'ok.s nosuch 64 1 1 64 1 1\n' >nokernel.sim
printf 'nosuch.s k 64 1 1 64 1 1\n' >nofile.sim
printf 'src.cl k 64 1 1 64 1 1\n' >src.sim
printf 'kernel void k(void) {}\n' >src.cl
printf 'add.s k 64 1 1 64 1 1\n<size=99999999999996 fill=0>\n' >huge.sim
: >empty.sim
head -c 4000 /dev/urandom >garbage.sim
mkdir -p sub && cp ok.s sub/inner.s && printf 'inner.s k 64 1 1 64 1 1\n' >sub/inner.sim
expect_exit 0 "kernel file beside the .sim file" "$onward" run sub/inner.sim
mkdir -p sub/generated && cp add.s sub/generated/made.s && cp ok.s sub/generated/plain.s
printf 'made.cl k 100 1 1 64 1 1\n<size=4 fill=2 expect=502>\n' >sub/made.sim
printf 'plain.s k 64 1 1 64 1 1\n' >sub/plain.sim
printf 'sub/made.cl k 100 1 1 64 1 1\n<size=4 fill=2 expect=502>\n' >made.sim
expect_exit 0 "kernel file in generated, beside the .sim file" "$onward" run sub/made.sim
expect_exit 0 "kernel file in generated, from the current directory" "$onward" run made.sim
refuse "no kernel file 'plain.s'" run sub/plain.sim
cp spin.s sub/made.s
expect_exit 1 "a kernel file beside its source before one in generated" "$onward" run sub/made.sim
refuse "expected a FILE.sim" run
refuse "did you mean suite" sute
refuse "missing.sim" run missing.sim
refuse "is a folder" run sub
refuse "bad.s:8" run bad.sim
refuse "bad.s:8" asm bad.s
seq -f 'v_bogus%g' 25 >many_errors.s
refuse "many_errors.s:20: unknown mnemonic 'v_bogus20'" asm many_errors.s
message "asm says where it stopped" "many_errors.s: stopped at 20 errors"
[ "$(grep -c 'many_errors.s:[0-9]*: unknown' "$work/out")" = 20 ] && ok || not_ok "asm's errors" "$(cat "$work/out")"

# A file of two kernels, of which one calls what is not there: it is refused when launched, and the other one runs.
{
    sed 's/s_endpgm/s_add_u32 s4, s4, nowhere@rel32@lo+4\n&/' ok.s
    sed 's/\<k\>/fine/' ok.s
} >half.s
printf 'half.s k 64 1 1 64 1 1\n' >half.sim
printf 'half.s fine 64 1 1 64 1 1\n' >fine.sim
refuse "half.s:8: symbol 'nowhere' is not defined" run half.sim
expect_exit 0 "the other kernel of a file with a refused one" "$onward" run fine.sim
refuse "1 of 2 kernels refused" asm half.s
message "asm lists what it refuses" "refused: half.s:8: symbol 'nowhere' is not defined"
message "asm lists the others" "kernel fine, line"
refuse "nowhere: No such file" trace nowhere
refuse "not a copy" trace bad.s
refuse "not a copy" trace /dev/null
refuse "expected a FILE" trace
printf 'ORTC\4\0\0\0\1\0\0\0\0\0\0\0' >short.ring
refuse "not a copy" trace short.ring
{ cat short.ring; head -c 96 /dev/zero; } >kinds.ring
refuse "not a copy" trace kinds.ring
refuse "big.s:" run big.sim
refuse "zero.sim:1: global size: expected at least 1" run zero.sim
refuse "at most 1024" run wide.sim
refuse "no kernel 'nosuch'" run nokernel.sim
refuse "no kernel file 'nosuch.s'" run nofile.sim
# The command that README names, with the names of this file.
command=$(sed -nE '/^    \$ clang -x cl/,/[^\\]$/p' "$root/README.md" | sed -E 's/^ *(\$ )?//; s/\\$//; s/saxpy/src/g' | tr -d '\n')
[ -n "$command" ] && ok || not_ok "the README names the command of clang"
refuse "src.cl: expected src.s beside it; make it with: $command" run src.sim
refuse "GPU memory is full: no room for buffer out" run huge.sim
refuse "expected a kernel file" run empty.sim
refuse "garbage.sim" run garbage.sim
refuse "did you mean --policy" run ok.sim --polcy timeout
refuse "needs an argument" run ok.sim --policy
refuse "unknown policy 'nosuch'" run ok.sim --policy nosuch
refuse "unknown policy 'sleep-0k'" run ok.sim --policy sleep-0k
refuse "nosuch" run ok.sim --preset nosuch
refuse "nosuch" run ok.sim --set nosuch=1
refuse "expected KEY=VALUE" run ok.sim --set gpu.cus
refuse "gpu.cus" run ok.sim --set gpu.cus=0
refuse "gpu.cus" run ok.sim --set gpu.cus=banana
refuse "write k for 1,000, and Ki, Mi, Gi for powers of 1,024" run ok.sim --set l2.bytes=512K
refuse "write k for 1,000" run ok.sim --set timeout.interval=16K
refuse "unknown policy 'sleep-16K'" run ok.sim --policy sleep-16K
refuse "unknown policy 'sleep-16Ki'" run ok.sim --policy sleep-16Ki
refuse "unknown policy 'sleep-4000001k'" run ok.sim --policy sleep-4000001k
refuse "(N thousand cycles, 1..4000000)" run ok.sim --policy sleep-16
refuse "expected CU@TIME[+RETURN]" run ok.sim --lose-cu x@y
refuse "expected CU@TIME[+RETURN]" run ok.sim --lose-cu 1@5s
refuse "expected CU@TIME[+RETURN]" run ok.sim --lose-cu 1@5+
refuse "expected CU@TIME[+RETURN]" run ok.sim --lose-cu 1@-5
refuse "expected CU@TIME[+RETURN]" run ok.sim --lose-cu 1@99999999999999999999ms
refuse "no such compute unit" run ok.sim --lose-cu 99@5
for times in 1,9 1,1,0,0,0 1,1,0,0,257 1,1,0,0,-1 1,1,0,0,x "1,1,0,0," 1,1,0,0,1,1; do
    refuse "expected FILE[@TIME[,PRIORITY[,PERIOD[,GATHER[,WEIGHT]]]]]" run ok.sim --with ok.sim@$times
done
refuse "no image of that board" run ok.sim --cp nosuch
refuse "expected a number of cycles" run ok.sim --max-cycles 0
refuse "expected one FILE.sim" run ok.sim ok.sim
refuse "needs 1024 rows of VGPRs on one SIMD, a compute unit has 512 (simd.vgprs)" run many.sim --set simd.vgprs=512
refuse "needs 1024 bytes of LDS, a compute unit has 512 (cu.lds_bytes)" run lds.sim --set cu.lds_bytes=512
refuse "context.bytes" run many.sim --set context.bytes=4096
refuse "no suite 'nosuch'" suite nosuch
refuse "unknown policy" suite heterosync --policy baseline,nosuch
refuse "unknown scenario" suite heterosync --scenario nosuch
refuse "no benchmark nosuch" suite heterosync --benchmark nosuch
refuse "expected different names" suite heterosync --policy baseline,baseline
refuse "--jobs" suite heterosync --jobs 0
refuse "expected suites, benchmarks" list nosuch
refuse "did you mean policies" list polices
refuse "did you mean gpu.cus?" run ok.sim --set gpu.cu=1
refuse "did you mean l1.bytes?" run ok.sim --set l1.byte=1
refuse "unknown parameter 'nosuch' (see" run ok.sim --set nosuch=1
refuse "did you mean stall_max?" run ok.sim --set policy.stal_max=1
refuse "did you mean skewed?" run ok.sim --set policy.skewd=on
refuse "did you mean SPM_G?" suite heterosync --benchmark SPMG

# Outputs
mkdir outputs
expect_exit 2 "no such folder" "$onward" run ok.sim --stats nosuch/stats.txt
expect_exit 2 "a failed run leaves no output" "$onward" run bad.sim --stats outputs/stats.txt --trace outputs/trace.json
[ -z "$(ls -A outputs)" ] && ok || not_ok "left behind" "$(ls -A outputs)"
echo old >outputs/stats.txt && ln -s stats.txt outputs/link
expect_exit 0 "an old file is replaced" "$onward" run ok.sim --stats outputs/link
[ -h outputs/link ] && grep -q '^cycles' outputs/stats.txt && [ "$(ls -A outputs | wc -l)" = 2 ] && ok || not_ok "replaced through a link"
# The path - is the standard output, of every option that names an output. What is written there comes before the dumps.
dashes() {
    rm -rf dashes && mkdir dashes && (cd dashes && "$onward" "$@" >../dashed 2>&1)
    [ $? = 0 ] && grep -q "$expected" dashed && [ -z "$(ls -A dashes)" ] && ok || not_ok "- as output: $*" "$(ls -A dashes; head -n 3 dashed)"
}
expected='^cycles' dashes run ../ok.sim --stats -
expected='^  out' dashes run ../add.sim --stats -
head -n 1 dashed | grep -q '^# version: ' && ok || not_ok "statistics before the dump" "$(head -n 3 dashed)"
expected='' dashes run ../ok.sim --cp-trace -
expected='^suite,' dashes suite litmus --benchmark spin-mutex --policy fair --csv -
expected='<svg' dashes suite litmus --benchmark spin-mutex --policy fair --report -
# A run that a signal ends leaves nothing; what one that was killed leaves goes at the next run, what lives does not.
# under_way FILE: waits until the run $child has opened this output and simulated for a tenth of a second of its own time: what
# comes before takes less, however busy the machine is.
under_way() {
    local fields
    for ((i = 0; i < 600; i++)); do
        read -r -a fields <"/proc/$child/stat"
        ((fields[13] >= 10)) && compgen -G "$1.onward-$child.tmp" >/dev/null && return
        sleep 0.05
    done
    not_ok "a long run" "no temporary file in: $(ls -A "${1%/*}")"
}
long_run() {
    "$onward" run spin.sim --set deadlock.window=4000000000 --trace outputs/trace.json >/dev/null 2>&1 &
    child=$!
    under_way outputs/trace.json
}
for signal in QUIT PIPE XFSZ; do
    # A job in the background of a shell ignores INT and QUIT, and so does what it starts.
    [[ $signal = INT || $signal = QUIT ]] && set -m
    long_run
    set +m
    kill -$signal $child
    wait $child 2>/dev/null
    [ "$(ls -A outputs | wc -l)" = 2 ] && ok || not_ok "a run that SIG$signal ends leaves" "$(ls -A outputs)"
done
# INT, TERM and HUP stop a run: it writes all, says where it stood, and ends by the signal. Twice at once, as timeout does, is once.
mkdir stopped
for row in TERM:143 INT:130 HUP:129; do
    signal=${row%:*}
    for kernel in spin endless; do
        rm -f stopped/*
        set -m
        "$onward" run $kernel.sim --set deadlock.window=4000000000 --trace stopped/trace.json --stats stopped/stats --cp-trace stopped/ring \
            --explain stopped/why.json --explain stopped/why.html --explain stopped/why.dot >"$work/out" 2>&1 &
        child=$!
        set +m
        under_way stopped/why.dot
        kill -$signal $child
        kill -$signal $child 2>/dev/null
        wait $child 2>/dev/null
        status=$?
        test="a run of $kernel that SIG$signal stops"
        [ $status = ${row#*:} ] && ok || not_ok "$test" "exit status $status"
        message "$test" "stopped by SIG$signal after "
        message "$test" "kernel k, work-group (0,0,0) on CU 0, wave 0 at "
        unfinished "$test" 1 0
        [ "$(ls -A stopped | tr '\n' ' ')" = "ring stats trace.json why.dot why.html why.json " ] && grep -q '^cycles' stopped/stats && ok ||
            not_ok "$test: its outputs" "$(ls -A stopped)"
        grep -q '"outcome":"interrupted"' stopped/why.json && grep -q '"deadlock":null' stopped/why.json &&
            grep -q '"unfinished":{"resident":1,' stopped/why.json && ok || not_ok "$test: the explanation" "$(head -c 400 stopped/why.json)"
    done
done
# A second one, later, ends it at once: here nothing reads the pipe that it writes to.
rm -f stopped/*
mkfifo stopped/pipe
sleep 60 <stopped/pipe &
reader=$!
set -m
"$onward" run spin.sim --set deadlock.window=4000000000 --cp-trace stopped/pipe --stats stopped/late >/dev/null 2>&1 &
child=$!
set +m
under_way stopped/late
kill -INT $child
sleep 1
kill -0 $child 2>/dev/null && ok || not_ok "the first signal ends a run that still writes"
kill -INT $child
wait $child 2>/dev/null
status=$?
[ $status = 130 ] && [ "$(ls -A stopped)" = pipe ] && ok || not_ok "the second signal" "exit status $status, $(ls -A stopped)"
kill $reader
wait $reader 2>/dev/null
long_run
killed=$child
kill -KILL $killed
wait $killed 2>/dev/null
long_run
touch outputs/trace.json.onward-x.tmp outputs/trace.json.1.tmp
expect_exit 0 "a run after one that was killed" "$onward" run ok.sim --trace outputs/trace.json
[ ! -e outputs/trace.json.onward-$killed.tmp ] && [ -e outputs/trace.json.onward-$child.tmp ] && [ "$(ls -A outputs | wc -l)" = 6 ] && ok ||
    not_ok "after one that was killed" "$(ls -A outputs)"
kill -TERM $child
wait $child 2>/dev/null
rm -f outputs/trace.json*
expect_exit 2 "one output named twice" "$onward" run ok.sim --trace outputs/twice --stats outputs/twice
[ "$(ls -A outputs | wc -l)" = 2 ] && ok || not_ok "one output named twice leaves" "$(ls -A outputs)"

# Suites
mkdir -p suites/tiny && cp add.s add.sim wrong.sim spin.s spin.sim suites/tiny/
cat >suites/tiny/benchmarks.txt <<'T'
# a suite of our own
policies baseline timeout
scenarios steady cu-loss
benchmark add add.sim
benchmark spin spin.sim factor=2
T
export ONWARD_WORKLOADS=$PWD/suites
expect_exit 0 "a suite" "$onward" suite tiny --jobs 2 --set deadlock.window=20000 --csv outputs/one.csv --report outputs/page.html
message "a suite" deadlock
expect_exit 0 "a suite, one at a time" "$onward" suite tiny --jobs 1 --set deadlock.window=20000 --csv outputs/two.csv
cmp -s outputs/one.csv outputs/two.csv && ok || not_ok "the CSV depends on --jobs"
head -n 1 outputs/one.csv | grep -qx 'suite,benchmark,policy,scenario,status,cycles,wave_instructions,atomics,switches_out,switches_in,spilled,cp_instructions,verified,version,preset,deadlock.window' && ok || not_ok "CSV header"
[ "$(grep -c '^tiny,add,.*,ok,.*,yes,[0-9.]*,awg,20000$' outputs/one.csv)" = 4 ] && ok || not_ok "CSV rows" "$(cat outputs/one.csv)"
[ "$(grep -c '^tiny,spin,.*,deadlock,.*,no,[0-9.]*,awg,20000$' outputs/one.csv)" = 4 ] && ok || not_ok "CSV deadlock rows" "$(cat outputs/one.csv)"
[ "$(grep -c '<svg' outputs/page.html)" = 2 ] && ! grep -qE '(src|href)=' outputs/page.html && ok || not_ok "report"

# A suite with iterations of its own: --factor replaces those of the list.
mkdir suites/rounds suites/rounds/generated
cp "$root/sim_hal/workloads/heterosync/TB_LG_small.sim" suites/rounds/
cp "$root/sim_hal/workloads/heterosync/generated/TB_LG.s" suites/rounds/generated/
printf 'policies awg\nscenarios steady\nfactor 3\nbenchmark a TB_LG_small.sim\nbenchmark b TB_LG_small.sim factor=2\n' >suites/rounds/benchmarks.txt
# cycles OPTION...: those of the two benchmarks.
cycles() { "$onward" suite rounds "$@" --csv - 2>outputs/table | cut -d, -f6 | tail -n +2 | tr '\n' ' '; }
read -r three two < <(cycles)
read -r -a twice < <(cycles --factor 2)
[ "$two" -gt 0 ] && [ "$three" -gt "$two" ] && [ "${twice[*]}" = "$two $two" ] && ok || not_ok "--factor 2" "$three $two, then ${twice[*]}"
grep -q '^rounds, factor 2: speedup' outputs/table && ok || not_ok "the factor in the table's title" "$(head -n 1 outputs/table)"
for bad in 0 1000001 x; do
    expect_exit 2 "--factor $bad" "$onward" suite rounds --factor $bad
    expect_report "^onward: --factor: expected a factor 1..1000000, found $bad$" "--factor $bad"
done
expect_exit 0 "a factor in a report" "$onward" suite rounds --factor 1 --report outputs/rounds.html
grep -q '<title>Onward: rounds, factor 1' outputs/rounds.html && ok || not_ok "the factor in the report's title"
rm outputs/table outputs/rounds.html

# What is not a terminal sees no line of progress. A terminal sees the time left once a run has ended, and the longest runs first
# if there are several at a time.
"$onward" suite tiny --jobs 2 --set deadlock.window=20000 >/dev/null 2>outputs/quiet
[ ! -s outputs/quiet ] && ok || not_ok "progress on what is no terminal" "$(cat outputs/quiet)"
rm outputs/quiet
if ! lacks "progress on a terminal" script; then
    for jobs in 2 1; do
        script -qefc "'$onward' suite tiny --policy timeout,baseline --set deadlock.window=20000 --jobs $jobs" /dev/null </dev/null | tr '\r' '\n' >"$work/out"
        expect_report '\[1/8\] about [0-9]+ s left: ' "time left, $jobs at a time"
        first=$(grep -oE '\[0/8\] [a-z].*' "$work/out" | tail -n 1)
        [ "$first" = "$([ $jobs = 1 ] && echo '[0/8] add timeout steady' || echo '[0/8] add baseline steady, spin baseline steady')" ] && ok ||
            not_ok "the runs that start first, $jobs at a time" "$first"
    done
fi

# A suite that is stopped keeps what has ended beside its outputs, ends its runs, and ends by the signal. A file that is there says that
# all has ended; a pipe marks the rest.
child_of() { cat "/proc/$1/task/$1/children" 2>/dev/null; }
for row in TERM:143 HUP:129 INT:130; do
    signal=${row%:*}
    mkfifo outputs/stopped.html
    cat outputs/stopped.html >outputs/stopped.copy &
    reader=$!
    echo old >outputs/stopped.csv
    set -m # else a job in the background ignores INT
    "$onward" suite tiny --jobs 1 --scenario steady --set deadlock.window=4000000000 --csv outputs/stopped.csv --report outputs/stopped.html >"$work/out" 2>&1 &
    suite=$!
    set +m
    for ((i = 0; i < 60; i++)); do # spin comes behind add and is the only one that lasts
        before=$(child_of $suite)
        sleep 1
        child=$(child_of $suite)
        [ -n "$child" ] && [ "$child" = "$before" ] && break
    done
    # As a terminal and timeout do: to all at once, and then once more.
    kill -$signal -- -$suite
    kill -$signal $suite 2>/dev/null
    wait $suite 2>/dev/null
    status=$?
    [ $status = ${row#*:} ] && ok || not_ok "a suite that SIG$signal stops" "exit status $status"
    wait $reader
    message "a suite that SIG$signal stops" "stopped by SIG$signal: 2 of 4 runs have ended, they are in outputs/stopped.csv.part for --resume"
    [ "$(cat outputs/stopped.csv)" = old ] && ok || not_ok "the CSV of a stopped suite" "$(cat outputs/stopped.csv)"
    [ "$(grep -v '^#' outputs/stopped.csv.part | cut -d, -f2,3,5,13 | tr '\n' ' ')" = "add,baseline,ok,yes add,timeout,ok,yes " ] &&
        ok || not_ok "the rows of a stopped suite" "$(cat outputs/stopped.csv.part)"
    [ "$(ls outputs | grep -c stopped)" = 4 ] && ok || not_ok "a stopped suite leaves" "$(ls outputs)"
    grep -q '2 are unfinished' outputs/stopped.copy && ok || not_ok "the report of a stopped suite"
    kill -0 "$child" 2>/dev/null && not_ok "a run goes on after its suite was stopped" || ok
    expect_exit 2 "another command" "$onward" suite tiny --scenario steady --set deadlock.window=20000 --csv outputs/stopped.csv --resume
    message "another command" "outputs/stopped.csv.part: is of another command: suite tiny --policy baseline,timeout --scenario steady --benchmark add,spin"
    rm -f outputs/stopped.*
done
expect_exit 0 "a suite into a pipe" bash -c "'$onward' suite tiny --scenario steady --set deadlock.window=20000 --csv - 2>outputs/table | cat >outputs/piped"
[ "$(cut -d, -f2,3,5 outputs/piped | tr '\n' ' ')" = "benchmark,policy,status add,baseline,ok add,timeout,ok spin,baseline,deadlock spin,timeout,deadlock " ] &&
    grep -q '^geometric mean' outputs/table && ok || not_ok "--csv -" "$(cat outputs/piped outputs/table)"
expect_exit 2 "a pipe is not resumed" "$onward" suite tiny --csv - --resume
message "a pipe is not resumed" "--resume: neither --csv nor --report names a file"

# SIGKILL loses no run that has ended either, and a second call gives what an undisturbed one does.
cp wrong.sim suites/tiny/
sed '/spin/i benchmark wrong wrong.sim' suites/tiny/benchmarks.txt >outputs/list
cp outputs/list suites/tiny/benchmarks.txt
# lasting OUTPUT OPTION...: the suite; spin comes last in each scenario and takes some seconds, OUTPUT.txt is what it says.
lasting() { "$onward" suite tiny --set deadlock.window=20000000 "${@:2}" >outputs/$1.txt 2>outputs/$1.err; }
# undisturbed NAME: whether the outputs of that name are those of an undisturbed suite.
undisturbed() { cmp outputs/$1.csv outputs/ref.csv && cmp outputs/$1.html outputs/ref.html && cmp outputs/$1.txt outputs/ref.txt; }
lasting ref --csv outputs/ref.csv --report outputs/ref.html
[ $? = 1 ] && ok || not_ok "the status of an undisturbed suite"
both="--csv outputs/killed.csv --report outputs/killed.html"
rows() { grep -vc '^#' "$1" 2>/dev/null; }
lasting killed --jobs 1 $both &
suite=$!
until [[ $(rows outputs/killed.csv.part) -ge 5 ]] || ! kill -0 $suite 2>/dev/null; do sleep 0.05; done
expect_exit 2 "two suites" "$onward" suite tiny --set deadlock.window=20000000 $both --resume
message "two suites" "outputs/killed.csv.part: another process writes it"
kill -KILL $(child_of $suite)
kill -KILL $suite
wait $suite 2>/dev/null
kept=$(rows outputs/killed.csv.part)
[[ $kept -ge 5 && $kept -lt 12 ]] && [ ! -e outputs/killed.csv ] && [ ! -e outputs/killed.html ] && ok || not_ok "rows before SIGKILL" "$kept: $(ls outputs)"
cp outputs/killed.csv.part outputs/part
for cut in 0 1 30; do # a row that was not written whole
    rm -f outputs/killed.*
    cp outputs/part outputs/killed.csv.part
    truncate -s -$cut outputs/killed.csv.part
    lasting killed $both --resume
    [ $? = 1 ] && undisturbed killed && [ ! -e outputs/killed.csv.part ] && ok || not_ok "a suite after SIGKILL, $cut bytes lost" "$(ls outputs)"
    [ "$(grep -c 'the last line is torn, and dropped' outputs/killed.err)" = $((cut > 0)) ] && [ "$(grep -c 'wrong result' outputs/killed.err)" = "$(grep -c 'wrong result' outputs/ref.err)" ] &&
        ok || not_ok "what a suite says after SIGKILL" "$(cat outputs/killed.err)"
done
sed '/,add,baseline,steady,ok/s/ok,[0-9]*,/ok,11,/' outputs/part >outputs/killed.csv.part
lasting killed $both --resume
grep -q '^tiny,add,baseline,steady,ok,11,' outputs/killed.csv && ok || not_ok "a row of the journal was run again"
cp outputs/part outputs/killed.csv.part
sed 's/,ok,/,fine,/' outputs/part >outputs/killed.csv.part
expect_exit 2 "a bad row" "$onward" suite tiny --set deadlock.window=20000000 $both --resume
message "a bad row" "outputs/killed.csv.part: expected a row, found tiny"
cp outputs/part outputs/killed.csv.part
echo '# another' >>suites/tiny/add.sim
expect_exit 2 "another model" "$onward" suite tiny --set deadlock.window=20000000 $both --resume
message "another model" "outputs/killed.csv.part: is of another model"
sed -i '$d' suites/tiny/add.sim
cmp -s outputs/part outputs/killed.csv.part && ok || not_ok "a journal that is refused changes"
expect_exit 2 "a report beside" "$onward" suite tiny --set deadlock.window=20000000 --csv outputs/killed.csv --resume
message "a report beside" "is of another command"
cp outputs/part outputs/killed.html.part
lasting killed --report outputs/killed.html --resume
cmp -s outputs/killed.html outputs/ref.html && [ ! -e outputs/killed.html.part ] && ok || not_ok "a report alone is resumed" "$(cat outputs/killed.err)"
sed -i /wrong/d suites/tiny/benchmarks.txt
rm -f outputs/killed.* outputs/ref.* outputs/part outputs/list outputs/piped outputs/table suites/tiny/wrong.sim

# Every output on a full disk: what cannot be written, why, exit status 2. Some fit a buffer, some do not.
big="$root/sim_hal/workloads/heterosync/TB_LG.sim --set gpu.cus=2"
"$onward" run add.sim --cp-trace outputs/ring >/dev/null
while read -r place words; do
    # shellcheck disable=SC2086
    if [ "$place" = stdout ]; then
        "$onward" $words >/dev/full 2>"$work/out"
        [ $? = 2 ] && ok || not_ok "a full disk: $words" "exit status"
        message "a full disk: $words" "the standard output: No space left on device"
    else
        expect_exit 2 "a full disk: $words" "$onward" $words
        message "a full disk: $words" "/dev/full: No space left on device"
    fi
done <<END
file run add.sim --stats /dev/full
file run add.sim --trace /dev/full
file run add.sim --cp-trace /dev/full
file run $big --trace /dev/full
file run $big --cp-trace /dev/full --stats outputs/kept
file suite tiny --benchmark add --csv /dev/full
file suite tiny --benchmark add --report /dev/full
stdout run add.sim
stdout run hidden.sim
stdout suite tiny --benchmark add
stdout list parameters
stdout asm add.s
stdout trace outputs/ring
stdout --help
stdout --version
stdout figures --help
END
[ -s outputs/kept ] && ok || not_ok "a full disk: the other output is not written"
rm -f outputs/kept outputs/ring

# A GPU and a number of work-groups of a benchmark's own; what kernels report.
sed 's/dump expect=502/report=first expect=642/' add.sim >suites/tiny/report.sim
printf '%s\n' 'gpu.cus 3' 'policy.stall_max 7' >suites/tiny/three.txt
cp suites/tiny/benchmarks.txt outputs/kept.txt
echo 'benchmark own report.sim groups=2 preset=three.txt' >>suites/tiny/benchmarks.txt
expect_exit 0 "a suite that reports" "$onward" suite tiny --benchmark add,own --policy awg --scenario steady --scheduler gto \
    --set policy.stall_first=2 --csv outputs/own.csv
head -n 1 outputs/own.csv | grep -q ',verified,first,version,preset,gpu.cus,cu.scheduler,policy.stall_first,policy.stall_max$' && ok || not_ok "a column of what is reported" "$(head -n 1 outputs/own.csv)"
grep -qE '^tiny,add,.*,yes,,[0-9.]+,awg,8,gto,2,$' outputs/own.csv && grep -qE '^tiny,own,.*,yes,642,[0-9.]+,three.txt,3,gto,2,7$' outputs/own.csv && ok || not_ok "values reported" "$(cat outputs/own.csv)"
expect_exit 0 "a number of work-groups" "$onward" run suites/tiny/report.sim --groups 2 --stats outputs/own.stats
grep -qE '^first +642 # reported by the kernel' outputs/own.stats && ok || not_ok "a reported statistic"
expect_exit 2 "no work-groups" "$onward" run suites/tiny/report.sim --groups 0
message "no work-groups" 'groups 0: expected a number'
for wrong in groups=0 groups=x preset= preset=nowhere.txt speed=3; do
    { cat outputs/kept.txt; echo "benchmark own report.sim $wrong"; } >suites/tiny/benchmarks.txt
    expect_exit 2 "a benchmark with $wrong" "$onward" suite tiny --benchmark own
done
cp outputs/kept.txt suites/tiny/benchmarks.txt
rm -f outputs/kept.txt outputs/own.csv outputs/own.stats suites/tiny/report.sim suites/tiny/three.txt

# Suites of one's own: a path, and several folders, of which the first one that has a name counts. Onward's own are the last ones.
mkdir -p others/tiny others/more && cp add.s add.sim others/tiny/ && cp add.s add.sim others/more/
printf 'policies baseline\nscenarios steady\nbenchmark other add.sim\n' | tee others/tiny/benchmarks.txt >others/more/benchmarks.txt
# benchmarks_of SUITE: the names of the benchmarks of its rows.
benchmarks_of() { "$onward" suite "$1" --policy baseline --scenario steady --set deadlock.window=20000 --csv - 2>outputs/err | tail -n +2 | cut -d, -f1,2 | tr '\n' ' '; }
for row in "others/more:more,other" "./others/more/:more,other" "$PWD/others/tiny:tiny,other" "tiny:tiny,add tiny,spin"; do
    found=$(benchmarks_of "${row%:*}")
    [ "$found" = "${row##*:} " ] && ok || not_ok "suite ${row%:*}" "$found$(cat outputs/err)"
done
export ONWARD_WORKLOADS=$PWD/others:$PWD/suites
for row in "tiny:tiny,other" "more:more,other" "rounds:rounds,a rounds,b"; do
    found=$(benchmarks_of "${row%:*}")
    [ "$found" = "${row##*:} " ] && ok || not_ok "suite ${row%:*} of two folders" "$found$(cat outputs/err)"
done
expect_exit 0 "suites of all folders" "$onward" list suites
for name in more rounds tiny heterosync; do
    [ "$(grep -c "^$name " "$work/out")" = 1 ] && ok || not_ok "$name is listed once" "$(cat "$work/out")"
done
expect_exit 0 "benchmarks of all folders" "$onward" list benchmarks
message "benchmarks of all folders" "$PWD/others/tiny/add.sim"
grep -q "$PWD/suites/tiny/" "$work/out" && not_ok "a suite that another one hides is listed" || ok
refuse "others/none/benchmarks.txt" suite others/none
refuse "no suite 'none'; there are: " suite none
message "suites of all folders" " more, "
ONWARD_WORKLOADS=$PWD/suites:$PWD/none refuse "ONWARD_WORKLOADS: $PWD/none is no folder" suite none
ONWARD_WORKLOADS=$PWD/suites:$PWD/none refuse "ONWARD_WORKLOADS: $PWD/none is no folder" list suites
for list in "$PWD/suites:" ":$PWD/suites" "$PWD/suites::$PWD/others"; do
    ONWARD_WORKLOADS=$list refuse "ONWARD_WORKLOADS: expected folders with a colon between two, found no name" list suites
done
export ONWARD_WORKLOADS=$PWD/suites
rm -rf others outputs/err

# Pages with holes
cat >page.in.md <<'T'
# Page
{{family timeout timeout-500,timeout-1k}}{{variant far baseline l2.latency=600}}
## Figure 1: one
{{bars one "steady times" cycles timeout-best over baseline steady line=1 log of=add}}
{{value cycles/cycles baseline of=add}} {{value wave_instructions*2+1 baseline of=add}} {{best timeout-best}}
{{claim value cycles baseline of=add > 10}}
{{claim value cycles far over baseline of=add > 1.1}}
## Figure 2: two
{{stack two "contexts" baseline "all of it=context.all" "WGs=launch.workgroups"}}
{{table timeout "cycles=cycles" "twice=cycles*2"}}
{{count cycles baseline}} end well{{claim count cycles baseline > 0}}
{{include part.txt}}
{{lines three "a sweep" cycles timeout-1k over baseline l2.latency=50,100}}
{{tornado four "what moves" rows.txt}}
{{phases five "waves" add.sim baseline,far 1}}
T
printf 'some.name 1 0.5 4 -\nanother 2 1.1\n8 2.0\n' >rows.txt
printf 'as it is: {{nosuch}}' >part.txt
sed -i '/spin/d' suites/tiny/benchmarks.txt
expect_exit 0 "a page" "$onward" figures page.in.md --suite tiny --out pages --jobs 2
[ "$(ls pages/pictures | tr '\n' ' ')" = "$(printf '%s ' {five,four,one,three,two}.{csv,svg})" ] && ok || not_ok "its pictures" "$(ls pages/pictures)"
grep -q '^1.00 [0-9]* timeout-500$' pages/page.md && grep -q '^| add | 1.00 |$' pages/page.md &&
    grep -q '^| 100 | 1.00 |$' pages/page.md && grep -q '^| benchmark | cycles | twice |$' pages/page.md && grep -q '^1 end well$' pages/page.md &&
    grep -q '^as it is: {{nosuch}}$' pages/page.md && [ "$(grep -c '{{' pages/page.md)" = 1 ] && ok || not_ok "its numbers" "$(cat pages/page.md)"
grep -q 'some.name = 1: 0.500' pages/pictures/four.svg && grep -q 'another = 8: 2.000' pages/pictures/four.svg && ok || not_ok "rows of a tornado"
expect_exit 0 "the same page" "$onward" figures page.in.md --suite tiny --out again --jobs 1
diff -r pages again >/dev/null && ok || not_ok "a page depends on --jobs"
expect_exit 0 "one figure of a page" "$onward" figures page.in.md --suite tiny --out part --only 2
[ "$(ls part/pictures | tr '\n' ' ')" = "$(printf '%s ' {five,four,three,two}.{csv,svg})" ] && ! grep -q 'Figure 1' part/page.md && ok || not_ok "--only" "$(cat part/page.md)"
hole() {
    printf '# Page\n%s\n' "$2" >bad.in.md
    refuse "$1" figures bad.in.md --suite tiny --out bad
}
hole "bad.in.md:2: unknown word nosuch" '{{nosuch x}}'
hole "no }} to this" 'text {{value'
hole "no statistic nosuch" '{{mean nosuch baseline}}'
hole "unknown policy" '{{mean cycles nosuch}}'
hole "write k for 1,000" '{{mean cycles timeout-16K}}'
hole "timeout.interval: '16x'" '{{mean cycles timeout-16x}}'
hole "unknown parameter" '{{mean cycles baseline no.such=1}}'
hole "no benchmark nosuch" '{{value cycles baseline of=nosuch}}'
hole "speedup over what" '{{mean speedup baseline}}'
hole "nosuch.txt" '{{include nosuch.txt}}'
hole "nosuch.txt" '{{tornado a "b" nosuch.txt}}'
hole "tornado needs" '{{tornado a "b"}}'
printf 'name 1 0.5 4 0\n' >ratio.txt
hole "ratio.txt: name needs two ratios" '{{tornado a "b" ratio.txt}}'
printf 'name 1 0.5 4\n' >short.txt
hole "short.txt: expected rows" '{{tornado a "b" short.txt}}'
for i in $(seq 65); do echo "n$i 1 0.5 4 2"; done >many.txt
hole "many.txt: more than 64 rows" '{{tornado a "b" many.txt}}'
hole "variant needs" '{{variant far}}'
hole "variant needs" '{{variant far baseline}}{{variant far baseline}}'
hole "unknown parameter" '{{variant far baseline no.such=1}}{{mean cycles far}}'
hole "bars needs" '{{bars a "b"}}'
hole "table is of one policy" '{{table baseline,timeout "cycles=cycles"}}'
cp fault.sim out.s wrong.sim suites/tiny/
hole "out.s:13" '{{timeline a "b" fault.sim baseline}}'
hole "wrong result" '{{timeline a "b" wrong.sim baseline}}'
hole "phases needs" '{{phases a "b" fault.sim baseline 0}}'
hole "variant far names other benchmarks" '{{variant far baseline instead=a:b}}{{timeline a "b" fault.sim far}}'
hole "several values" '{{lines a "b" cycles baseline}}'
printf '## Figure 1\n' >bad.in.md
refuse "no section" figures bad.in.md --suite tiny --out bad --only 3
[ ! -e bad ] && ok || not_ok "a page that failed leaves" "$(ls -R bad)"
printf '{{claim value cycles baseline of=add < 1}}\n' >claim.in.md
expect_exit 1 "a claim that is not so" "$onward" figures claim.in.md --suite tiny --out claim
message "a claim that is not so" "claim.in.md:1: not so"
refuse "expected a TEMPLATE" figures
refuse "ends in .in.md" figures add.sim
refuse "no section and no picture for --only x" figures page.in.md --suite tiny --only x
echo 'benchmark wrong wrong.sim' >>suites/tiny/benchmarks.txt
expect_exit 1 "a page with a wrong result" "$onward" figures page.in.md --suite tiny --out wrong --only 2
sed -i '/wrong/d' suites/tiny/benchmarks.txt
echo 'benchmark spin spin.sim factor=2' >>suites/tiny/benchmarks.txt
echo 'benchmark wrong wrong.sim' >>suites/tiny/benchmarks.txt
expect_exit 1 "a suite with a wrong result" "$onward" suite tiny --benchmark add,wrong --csv outputs/three.csv
message "a suite with a wrong result" "wrong result"
echo 'benchmark x' >>suites/tiny/benchmarks.txt
refuse "benchmarks.txt:7: expected benchmark NAME FILE" suite tiny
finish cli
