#!/bin/bash
# Faults name the place in the source with its text, the access and the buffer; texts of clang at every level, with every kind of
# line information; sources that have changed or are missing; text that is wrong. Usage: lines_test.sh BUILD
build=$1
. tests/support/lib.sh
onward=$PWD/$build/onward
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
strip=$PWD/sim_hal/workloads/strip.awk
cp -r tests/shell/lines/. "$work"
cd "$work" || exit 1

# fault KERNEL GRID ARGUMENTS WORDS...: the kernel faults, and the message has the words.
fault() {
    local kernel=$1 grid=$2 arguments=$3
    shift 3
    printf 'faults.cl %s %s 1 1 64 1 1\n%b' "$kernel" "$grid" "$arguments" >"$kernel.sim"
    expect_exit 4 "$kernel" "$onward" run "$kernel.sim"
    for words in "$@"; do expect_words "$words" "$kernel"; done
}

fault past_end 192 '<size=400 int fill=0>\n' ', lane 36, cycle ' \
    'store of 4 bytes by work-item (100,0,0), just past the end of data[100], at faults.cl:5, called from faults.cl:10: to[at] = value;'
expect_report '^onward: generated/faults.s:[0-9]+: access out of bounds at address 0x' "the form of old"
fault before 64 '<size=400 int fill=0>\n<size=400 short fill=0>\n' \
    'load of 2 bytes by work-item (0,0,0), 6 bytes before data[200], at faults.cl:15: guard[get_global_id(0)] = data[(long)'
fault wild 64 '<size=400 int fill=0>\n' 'store of 4 bytes by work-item (0,0,0), near no buffer, at faults.cl:20:'
fault atomic_past_end 64 '<size=400 int fill=0>\n' 'atomic of 4 bytes by work-item (36,0,0), just past the end of data[100], at'
fault lds 128 '<size=512 int fill=0>\n' \
    'lane 16, ' 'store of 4 bytes by work-item (16,0,0), at LDS+512, just past the end of the LDS of 512 bytes, at faults.cl:34:'
fault dynamic_lds 64 '<size=512 int fill=0>\n<size=1024>\n' 'misaligned access at address 0x1 ' \
    'store of 4 bytes by work-item (1,0,0), at tile[0]+1, at faults.cl:43:'
fault two_locals 64 '<size=256 int fill=0>\n' 'misaligned access at address 0x105 ' 'by work-item (1,0,0), at counts[1]+1, at faults.cl:'
fault private_memory 64 '<size=256 int range=0:1:63>\n' \
    'at private memory+404, 368 bytes past the end of the private memory of 36 bytes, at faults.cl:53:'
fault flat_private 64 '<size=256 int fill=0>\n' 'by work-item (8,0,0), at private memory+36, just past the end of the private memory of 36 bytes'
fault read_only_data 64 '<size=256 int fill=0>\n' 'store to read-only memory' 'in table+4, at faults.cl:61:'
fault beyond_bytes 64 '<size=256 int fill=0>\n' 'by work-item (51,0,0), just past the end of data[64], at faults.cl:66:'

# Inside of a buffer it is the rights that are missing, for the run and for the checker.
for check in '' '--check bounds'; do
    # kernel, its buffer, words of the run
    while IFS='|' read -r kernel buffer words; do
        printf 'faults.cl %s 64 1 1 64 1 1\n%s\n' "$kernel" "$buffer" >rights.sim
        # shellcheck disable=SC2086
        expect_exit 4 "$kernel $buffer" "$onward" run rights.sim $check
        expect_words "$words" "$kernel $buffer"
        [ "$check" ] && expect_report "bounds: .* of data, ${words##*, } by kernel" "$kernel $buffer, checked"
    done <<'ROWS'
private_memory|<size=256 int fill=0 wo>|in data[0], which is write-only
atomic_past_end|<size=512 int fill=0 wo>|atomic of 4 bytes by work-item (0,0,0), in data[64], which is write-only
private_memory|<size=0>|in data, which has 0 bytes
ROWS
    for load in 'buffer_load_dword v0, v1, s[0:3], 0 offen' 's_buffer_load_dword s6, s[0:3], 128'; do
        sed "s/buffer_load.*/$load/" resource.s >rights.s
        printf 'rights.s k 64 1 1 64 1 1\n<size=256 uint fill=0>\n' >rights.sim
        # shellcheck disable=SC2086
        expect_exit 4 "$load" "$onward" run rights.sim $check
        expect_words 'in data[32], outside of what the buffer resource describes' "$load"
        [ "$check" ] && expect_words 'at byte 128 of data, outside of what the buffer resource describes' "$load, checked"
    done
done

# Two launches have a buffer of one name.
printf 'faults.cl past_end 64 1 1 64 1 1\n<size=400 int fill=0>\n' >good.sim
expect_exit 4 "names of two launches" "$onward" run past_end.sim --with good.sim --with read_only_data.sim
expect_words 'past the end of past_end#1:data[100], at' "names of two launches"
expect_exit 4 "without timing" "$onward" run lds.sim --timing off
expect_words 'wave 0, lane 16): store of 4 bytes by work-item (16,0,0), at LDS+512' "without timing"

# What clang prints at every level.
while read -r level call; do
    printf 'levels/%s.s wait 64 1 1 64 1 1\n<null>\n<size=256 int fill=0>\n' $level >wait.sim
    expect_exit 4 "$level" "$onward" run wait.sim
    expect_report 'load of 4 bytes by work-item \(0,0,0\), through a null pointer, at (\./)?wait\.h:3'"$call"': return \*flag;$' "$level, inlined"
    printf 'levels/%s.s wait 64 1 1 64 1 1\n<size=4 int fill=1>\n<size=256 int fill=0>\n' $level >wait.sim
    expect_exit 4 "$level" "$onward" run wait.sim
    expect_words 'just past the end of flag, at wait.cl:6: out[get_global_id(0)] = flag[1];' "$level"
done <<'ROWS'
O0_g
O1_dwarf4 , called from wait\.cl:5
O2_g , called from wait\.cl:5
O3_lines , called from wait\.cl:5
ROWS

# The source has changed, is too short, or is gone.
echo >>faults.cl
expect_exit 4 "a source that has changed" "$onward" run past_end.sim
expect_report ', at faults\.cl:5, called from faults\.cl:10 \(the file has changed since it was compiled\)$' "a source that has changed"
expect_words 'past the end of arg0[100], at' "names of a source that has changed"
rm faults.cl
cp past_end.sim gone.sim
sed -i 's/faults.cl/generated\/faults.s/' gone.sim
expect_exit 4 "a source that is gone" "$onward" run gone.sim
expect_report ', at faults\.cl:5, called from faults\.cl:10 \(there is no such file\)$' "a source that is gone"
sed -i 's/ md5 .*//' generated/faults.s
printf 'one\ntwo\nthree' >faults.cl
expect_exit 4 "a source that is short" "$onward" run gone.sim
expect_report ', at faults\.cl:5, called from faults\.cl:10 \(the file has 3 lines\)$' "a source that is short"

# Text that is wrong.
for line in '.loc 1 2 3' '.file 5000 "x"' '.file 0 "x"' '.loc 0 4294967295'; do
    { cat generated/faults.s; echo "	$line"; } >wrong.s
    expect_exit 2 "$line" "$onward" asm wrong.s
    expect_words "wrong.s:$(wc -l <wrong.s): " "$line"
done

# What takes the compiler's comments out leaves strings, and says still where a line was inlined.
cat >full.s <<'TEXT'
; %bb.0:
	.loc	0 4 0                           ; k.cl:4:0
	.loc	0 7 3 is_stmt 0                 ; w.h:7:3 @[ k.cl:9:1 ]
	s_nop 0                                 ; a comment
                                        ; -- End function

	.asciz	"a;\"b; ;"                       ; string offset=0 ; "
	.amdgpu_metadata
  - '1:1:4:%d; '
	.end_amdgpu_metadata
	s_endpgm ; the end
TEXT
cat >stripped.s <<'TEXT'
	.loc	0 4 0
	.loc	0 7 3 is_stmt 0                 ; w.h:7:3 @[ k.cl:9:1 ]
	s_nop 0

	.asciz	"a;\"b; ;"
	.amdgpu_metadata
  - '1:1:4:%d; '
	.end_amdgpu_metadata
	s_endpgm
TEXT
awk -f "$strip" full.s | diff stripped.s - >differences && ok || not_ok "comments are out" "$(cat differences)"

finish lines
