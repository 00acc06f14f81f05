#!/bin/bash
# The page of a run, onward run --trace FILE.html: what is in it, and what a browser makes of it.
# Usage: viewer_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
root=$PWD
run="$build/onward run"
suites=sim_hal/workloads

# Names that are no page and no trace are refused before anything runs.
expect_exit 2 "an unknown suffix" $run $suites/plain/walsh_hadamard.sim --trace "$work/page.htm"
expect_words "expected a name with .html, for a page, or .json or .json.gz, for Perfetto" "an unknown suffix"
expect_exit 2 "gzip of what is no trace" $run $suites/plain/walsh_hadamard.sim --trace "$work/page.html.gz"
[ ! -e "$work/page.htm" ] && ok || not_ok "an unknown suffix leaves a file"
expect_exit 2 "a suffix of a folder is none of the file" $run $suites/plain/walsh_hadamard.sim --trace "$work/no.html/page"
expect_words "No such file" "a suffix of a folder is none of the file"

# The same run gives the same bytes. Nothing is loaded from anywhere. Waits end by a change only, so each has an arrow.
spm="$suites/heterosync/SPM_G.sim --policy awg --lose-cu 7@50us --set wait.retry=0 --set wait.timeout=2000000"
for page in one two; do $run $spm --trace "$work/$page.html" --trace-waves 0 >/dev/null; done
cmp -s "$work/one.html" "$work/two.html" && [ -s "$work/one.html" ] && ok || not_ok "two pages of one run differ"
grep -qE 'https?:|src=|<link|@import|url\(' "$work/one.html" && not_ok "the page loads something" || ok
$run $spm --stats "$work/with" --trace "$work/page.html" --trace-waves 0 >/dev/null
$run $spm --stats "$work/without" >/dev/null
same_statistics "$work/with" "$work/without" && ok || not_ok "a page changes the run"

# A page is small beside the trace of the same run: docs/guide/viewer.md, "The data".
$run $spm --trace "$work/small.html" >/dev/null
$run $spm --trace "$work/small.json" >/dev/null
html=$(wc -c <"$work/small.html")
json=$(wc -c <"$work/small.json")
[ $((html * 5)) -lt "$json" ] && ok || not_ok "the size of a page" "$html bytes, beside $json of the trace"

# A compressed trace is that trace, and small.
$run $spm --trace "$work/small.json.gz" >/dev/null
gzip -dc <"$work/small.json.gz" | cmp -s - "$work/small.json" && ok || not_ok "a compressed trace is another one"
compressed=$(wc -c <"$work/small.json.gz")
[ $((compressed * 5)) -lt "$json" ] && ok || not_ok "the size of a compressed trace" "$compressed bytes, beside $json"

needs viewer chromium

# browse PAGE HASH: what the browser has made of it, to $work/dom; the lines of the self-test to $work/self.
browse() {
    timeout 120 chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" --window-size=1400,900 \
        --virtual-time-budget=4000 --dump-dom "file://$1#$2" >"$work/dom" 2>"$work/err"
    sed -n '/<pre id="selftest">/,/^errors/p' "$work/dom" | sed 's/.*<pre id="selftest">//' >"$work/self"
}

# value NAME: of the self-test. expect NAME OPERATOR VALUE TEST: a bound on it.
value() { awk -v name="$1" '$1 == name { $1 = ""; print substr($0, 2) }' "$work/self"; }
expect() {
    if [ "$(value "$1")" "$2" "$3" ]; then ok; else not_ok "$4: $1" "$(value "$1"), not $2 $3"; fi
}

# The numbers of slices are those of the trace, which another program counts.
slices() { grep -c "\"ph\":\"B\".*\"name\":\"$1\"" "$work/small.json"; }
browse "$work/one.html" selftest
expect errors = none "a run with swaps"
expect lives -eq 320 "a run with swaps"
for state in running stalled saving swapped ready restoring; do
    expect $state -eq "$(slices $state)" "a run with swaps"
    expect $state -gt 0 "a run with swaps"
done
expect steps -eq "$(grep -c '"name":"step"' "$work/small.json")" "a run with swaps"
expect met -eq "$(value waits)" "every wait has an end"
expect met-by-known -eq "$(value waits)" "every wait ends by a known work-group"
expect stuck -eq 0 "a run with swaps"
expect wg-arrows -gt 0 "arrows from the waits of a work-group"
expect wg-rows -ge 2 "the work-groups that ended its waits"
expect deepest-level = wave "the way down"
expect window = "0 $(sed -n 's/.*,cycles:\([0-9]*\),.*/\1/p' "$work/one.html")" "keys, and back to the whole run"

# With one compute unit every instruction is told, and so is what each one was.
single="$suites/plain/walsh_hadamard.sim --set gpu.cus=1"
$run $single --trace "$work/page.html" --trace-waves 0 --stats "$work/stats" >/dev/null
browse "$work/page.html" selftest
expect errors = none "instructions"
expect instructions -eq "$(statistic wave_instructions)" "instructions"
expect first-instruction = "$(awk '/^walsh_hadamard:/ { body = 1 } body && /^\t[a-z]/ { sub(/^\t/, ""); gsub(/[ \t]+/, " "); print; exit }' \
    $suites/plain/generated/walsh_hadamard.s)" "instructions"

# The hash opens a part. Arrows of a selected work-group have their text at the side.
browse "$work/one.html" wg=1
grep -q 'Work-group (1,0,0) of SPM_G' "$work/dom" && grep -q 'ended by work-group ([0-9]*,0,0) at SPM_G.s:[0-9]*, cycle' "$work/dom" && ok ||
    not_ok "the life of a work-group"

browse "$work/one.html" "cu=-5&from=x&to=-1&wave=no&wg=-&selftest"
expect errors = none "nonsense behind the page"

# A deadlock has its cycle in red, and who waits for whom at the side.
expect_exit 3 "a deadlock" $run tests/shell/waiting/abba.sim --policy awg --trace "$work/page.html"
browse "$work/page.html" selftest
expect errors = none "a deadlock"
expect stuck -eq 2 "a deadlock"
expect cyclic -eq 2 "a deadlock"
expect gpu-edges -eq 2 "a deadlock"
grep -q 'Deadlock: 2 work-groups are stuck' "$work/dom" && grep -q 'cycle: (0,0,0) waits for (1,0,0) waits for (0,0,0)' "$work/dom" && ok ||
    not_ok "the cycle of a deadlock"
timeout 120 chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" --window-size=1400,900 \
    --virtual-time-budget=4000 --screenshot="$work/page.png" "file://$work/page.html" >/dev/null 2>&1
if ! lacks "the colours of a deadlock" python3; then
    python3 tests/shell/viewer_red.py "$work/page.png" && ok || not_ok "the colours of a deadlock"
fi
expect_exit 3 "a deadlock of compare-and-swaps" $run tests/shell/explain/abba_cas.sim --trace "$work/page.html"
browse "$work/page.html" selftest
expect errors = none "a deadlock of compare-and-swaps"
expect cyclic -eq 2 "a deadlock of compare-and-swaps"
expect gpu-edges -eq 2 "a deadlock of compare-and-swaps"
grep -q 'while (atomic_cmpxchg(lock, 0, 1) != 0)' "$work/dom" && ok || not_ok "the text of source lines"
$run $suites/heterosync/TB_LG.sim --lose-cu 7@50us --trace "$work/page.html" >/dev/null 2>&1
browse "$work/page.html" selftest
expect errors = none "a deadlock of spinning waves"
expect stuck -gt 200 "a deadlock of spinning waves"
expect cyclic -eq 0 "a deadlock of spinning waves"

# The findings of checks are marks at the work-groups, and lines at the side: two work-groups store to one word.
cat >"$work/race.s" <<'S'
	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.globl	race
	.p2align	8
	.type	race,@function
race:
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32 v0, s2
	v_mov_b32 v1, s3
	v_mov_b32 v2, s6
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel race
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
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
    .max_flat_workgroup_size: 64
    .name:           race
    .symbol:         race.kd
amdhsa.version:
  - 1
  - 0
...
	.end_amdgpu_metadata
S
printf 'race.s race\n128 1 1\n64 1 1\n<size=4 uint fill=0>\n' >"$work/race.sim"
expect_exit 1 "findings" $run "$work/race.sim" --check races --trace "$work/page.html"
browse "$work/page.html" selftest
expect errors = none "findings"
expect findings -eq 2 "findings"
expect gpu-findings -eq 2 "findings"
grep -q '(1,0,0) race.s:12: races: store' "$work/dom" && ok || not_ok "the text of a finding"

# Names are text, whatever is in them.
hostile="$work/<script>alert(1)<\\script>\"&'"
mkdir "$hostile"
cp -r tests/shell/waiting/abba.sim tests/shell/waiting/generated "$hostile"
sed -i 's/^abba.cl/generated\/abba.s/' "$hostile/abba.sim"
expect_exit 3 "hostile names" $run "$hostile/abba.sim" --policy awg --trace "$work/page.html"
browse "$work/page.html" selftest
expect errors = none "hostile names"
expect stuck -eq 2 "hostile names"
[ "$(grep -c '<script' "$work/page.html")" = 2 ] && ok || not_ok "hostile names" "$(grep -n '<script' "$work/page.html" | cut -c 1-80)"

finish viewer
