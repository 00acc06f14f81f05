#!/bin/bash
# Hangs explained: the words that waves spin on, what would end it, who changed them, the cycle, members that a barrier misses,
# work-groups that were never launched; loops that read nothing; runs that are stopped; and bounded spinning, which is no hang.
# Of places with many waves, and of policies where runs are long, some have their turn at each commit. Usage: [SAMPLE=all] explain_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run --set policy.spins=off" # waves that spin are to be seen as such
t=tests/shell/explain
policies="baseline timeout awg onward"
short="--set deadlock.window=100000 --set gpu.cus=2"
one="--set gpu.cus=1 --set cu.simds=1 --set deadlock.window=100000" # a compute unit with one SIMD

# at LINE [CALL]: the place of a line of the kernel of this test, and the line of the call through which it was inlined.
at() { echo "at $kernel.cl:$1${2:+, called from $kernel.cl:$2} \([^ ]*$kernel.s:[0-9]+\)"; }
id='\([0-9]+,0,0\)'
name='[^ ,]+'

# The output that docs/guide/explain.md shows.
shown() {
    $run "$@" 2>&1 | sed 's/^/    /' >"$work/out"
    while read -r line; do
        grep -qF -- "$line" docs/guide/explain.md && ok || not_ok "docs/guide/explain.md" "lacks: $line"
    done <"$work/out"
}
shown $t/abba_cas.sim
shown $t/flag.sim --set gpu.cus=2
shown $t/barrier.sim
shown $t/overwritten.sim
shown $t/endless.sim
shown $t/flag.sim --set gpu.cus=2 --max-cycles 200000
shown $t/hand.sim --check races
expect_exit 0 "the cured race" $run $t/hand_cured.sim --check all
for policy in $policies; do
    expect_exit 0 "the cure, $policy" $run $t/abba_cured.sim --policy $policy
done

# Two locks in opposite order: the cycle first, each work-group with the lock of the other, taken from 0.
kernel=abba_cas
for policy in $policies; do
    for timing in on off; do
        test="abba, $policy, timing $timing"
        # shellcheck disable=SC2086
        expect_exit 3 "$test" $run $t/abba_cas.sim --policy $policy $short --timing $timing
        grep -v '^onward: ' "$work/out" | head -n 1 >"$work/first"
        grep -qE "^cycle: \(0,0,0\) holds ($name), waits for ($name), which \(1,0,0\) holds, which waits for $name$" "$work/first" && ok ||
            not_ok "$test: the cycle" "$(cat "$work/first")"
        for group in 0 1; do
            expect_report "work-group \($group,0,0\) on CU [01], wave 0 $(at 4 18): spins.*: on $name, which is 1; == 0 would end it; \($((1 - group)),0,0\) changed it last, from 0, $(at 4 14)" \
                "$test: whom $group waits for"
        done
    done
done
for policy in $policies; do
    # shellcheck disable=SC2086
    expect_exit 3 "abba by waiting atomics, $policy" $run tests/shell/waiting/abba.sim --policy $policy $short
    expect_report "^cycle: \(0,0,0\) holds $name, waits for $name, which \(1,0,0\) holds, which waits for" "the cycle of waiting atomics, $policy"
done

# A flag with another value than the one that all wait for: one line for work-groups that are alike.
kernel=flag
for policy in $policies; do
    [ $policy = baseline ] || in_turn 3 || continue
    # shellcheck disable=SC2086
    expect_exit 3 "flag, $policy" $run $t/flag.sim --policy $policy $short --explain "$work/flag-$policy.json"
    expect_report "kernel flag, 80 work-groups, first $id $(at 11): spins.*: on $name, which is 1; == 2 would end it; \(0,0,0\) changed it last, from 0, $(at 8) in cycle [0-9]+, and has ended" \
        "flag, $policy: the flag"
    if [ $policy = baseline ]; then
        expect_report "kernel flag, 239 work-groups were never launched: no compute unit has enough wave slots free" "flag, $policy: the others"
    else
        expect_report "kernel flag, 239 work-groups, first $id: saved .*$(at 11), in its turns it spins.*: on $name, which is 1; == 2 would end it" "flag, $policy: the others"
    fi
    grep -q '^cycle:' "$work/out" && not_ok "flag, $policy: there is no cycle" || ok
done

# A barrier that a wave does not come to.
kernel=barrier
for policy in $policies; do
    # shellcheck disable=SC2086
    expect_exit 3 "barrier, $policy" $run $t/barrier.sim --policy $policy $short
    expect_report "work-group \(0,0,0\) on CU 0, wave 0 $(at 7): spins.*: on $name, which is 0; == 7 would end it; nothing has changed it since" "barrier, $policy: the wave"
    expect_report "3 of 4 waves at .*: at the barrier, 3 of 4 waves arrived; missing: wave 0, $(at 7)" "barrier, $policy: who is missing"
done
expect_exit 3 "barrier, spins that wait" "$build/onward" run $t/barrier.sim --policy onward --set deadlock.window=100000 --set gpu.cus=2
expect_report "work-group \(0,0,0\) on CU 0, wave 0 $(at 7): waits for $name == 7 for [0-9]+ cycles; it is 0; nothing has changed it since" "barrier, spins that wait"

# A loop that reads nothing and whose registers come again.
kernel=endless
for policy in $policies; do
    for timing in on off; do
        test="endless, $policy, timing $timing"
        # shellcheck disable=SC2086
        expect_exit 3 "$test" $run $t/endless.sim --policy $policy $short --timing $timing
        expect_report "work-group \(0,0,0\) on CU 0, wave 0 $(at 11): loops without end" "$test: the wave"
        expect_report "3 of 4 waves at .*: at the barrier, 3 of 4 waves arrived; missing: wave 0, $(at 11)" "$test: the others"
    done
done

# The limit of cycles: where every wave is, in the same words, without what only a deadlock allows to say.
kernel=flag
for policy in $policies; do
    # shellcheck disable=SC2086
    expect_exit 3 "flag, limited, $policy" $run $t/flag.sim --policy $policy --set gpu.cus=2 --set deadlock.window=4000000000 --max-cycles 200000 \
        --explain "$work/limit-$policy.json" --explain "$work/limit-$policy.html"
    expect_report "^onward: not finished after 200000 cycles" "flag, limited, $policy"
    expect_report "kernel flag, [0-9]+ work-groups, first $id $(at 11): (runs|waits for an answer of memory|spins.*)" "flag, limited, $policy: the waves"
    expect_report "^not finished: (no|some) progress since cycle [0-9]+; [0-9]+ work-groups resident, [0-9]+ saved, [0-9]+ never launched" "flag, limited, $policy"
    grep -qE 'stuck|none ends|^deadlock|^cycle:' "$work/out" && not_ok "flag, limited, $policy: claims of a deadlock" "$(cat "$work/out")" || ok
    [ "$(wc -l <"$work/out")" -le 20 ] && ok || not_ok "flag, limited, $policy: lines" "$(wc -l <"$work/out")"
    [ -s "$work/limit-$policy.html" ] && ok || not_ok "flag, limited, $policy: the page"
done

# A barrier in memory for more work-groups than there are places.
kernel=gather
for policy in baseline sleep-16k; do
    # shellcheck disable=SC2086
    expect_exit 3 "gather, $policy" $run $t/gather.sim --policy $policy $one --set simd.waves=4
    expect_report "kernel gather, 4 work-groups, first $id $(at 7): spins.*: on $name, which is 4; >= 8 would end it; $id changed it last, from 3, $(at 6)" "gather, $policy: the count"
    expect_report "kernel gather, 4 work-groups were never launched: no compute unit has enough wave slots free" "gather, $policy: the others"
done
for policy in timeout awg onward; do
    # shellcheck disable=SC2086
    expect_exit 0 "gather, $policy" $run $t/gather.sim --policy $policy $one --set simd.waves=4
done

# A semaphore whose places have been taken by work-groups that have ended.
kernel=semaphore
for policy in $policies; do
    # shellcheck disable=SC2086
    expect_exit 3 "semaphore, $policy" $run $t/semaphore.sim --policy $policy $short
    expect_report "kernel semaphore, 2 work-groups $id $id $(at 9): spins.*: on $name, which is 0; != 0 would end it; $id changed it last, from 1, $(at 10) in cycle [0-9]+, and has ended" \
        "semaphore, $policy"
done

# A ticket lock whose holder is saved because its compute unit is lost.
kernel=ticket
lost="--set gpu.cus=2 --set cu.simds=1 --set simd.waves=8 --lose-cu 1@120us --set deadlock.window=100000"
# shellcheck disable=SC2086
{
    expect_exit 3 "ticket, baseline" $run $t/ticket.sim --policy baseline $lost
    expect_report "work-group $id: saved from CU 1 $(at "1[12]"), no compute unit has a place for it" "ticket: the holder"
    expect_report "8 work-groups, first $id $(at 9): spins.*: for different values, $id on $name, which is 3; == 0x[0-9a-f]+ would end it; $id changed it last, from 2, $(at 15)" \
        "ticket: whose turn it is"
    for policy in timeout awg onward; do
        expect_exit 0 "ticket, $policy" $run $t/ticket.sim --policy $policy $lost
    done
}

# Spinning that ends by itself is no hang, however long it takes. A counter that decides nothing hides none.
for policy in $policies; do
    for timing in on off; do
        expect_exit 0 "bounded, $policy, timing $timing" $run $t/bounded.sim --policy $policy --set deadlock.window=100000 --timing $timing
        expect_report 'arg1\[63\] = 3000' "bounded, $policy, timing $timing: all its turns"
        expect_exit 3 "counter, $policy, timing $timing" $run $t/counter.sim --policy $policy --set deadlock.window=100000 --timing $timing
        expect_report '!= 0 would end it' "counter, $policy, timing $timing: the word"
    done
done

# launch NAME ITEMS BYTES VALUE..: $work/NAME.sim, a launch of NAME.cl with a buffer of each number of bytes, and values.
launch() {
    local name=$1 items=$2 buffers=$3
    shift 3
    printf '%s\n' "$PWD/$t/$name.cl $name" "$items 1 1" "64 1 1" >"$work/$name.sim"
    for bytes in $buffers; do echo "<size=$bytes uint fill=0>" >>"$work/$name.sim"; done
    printf '<size=4 uint> %s\n' "$@" >>"$work/$name.sim"
}

# explained NAME OPTION..: runs $work/$kernel.sim into a file of each form. Text is left in $work/out.
explained() {
    local name=$1
    shift
    for format in dot html json; do
        # shellcheck disable=SC2086
        expect_exit 3 "$name" $run "$work/$kernel.sim" $short "$@" --explain "$work/$kernel.$format"
    done
}

# told TEXT NAME JSON: what is in text, in HTML and in the sentences of JSON, and an expression of JSON's groups g and of w,
# the first words of all members.
told() {
    expect_report "$1" "$2: text"
    sed -E 's|</td><td>|: |g; s/&#60;/</g; s/&#62;/>/g; s/&#38;/\&/g' "$work/$kernel.html" >"$work/page"
    grep -qE -- "$1" "$work/page" && ok || not_ok "$2: HTML lacks $1"
    [ -n "$json_too" ] || return
    text=$1 python3 -c "
import json, os, re, sys
g = json.load(open('$work/$kernel.json'))['deadlock']['groups']
w = [m['words'][0] for x in g for m in x['members']]
text = os.environ['text'].split(': ', 1)[-1]
sys.exit(not (any(re.search(text, x['text']) for x in g) and ($3)))" 2>"$work/python" && ok ||
        not_ok "$2: JSON, $3" "$(tail -n 1 "$work/python")"
}
json_too=yes
lacks "what JSON says of words" python3 && json_too=

# A word that was changed away from what is waited for, and then again: the change that took it away is told. Lines 13, 14 and
# 20 of the kernel write the three values.
kernel=overwritten
while read -r values by stays kind items name wanted writer before after later line; do
    IFS=, read -r first second third <<<"$values"
    launch overwritten "$items" "4 4" "$first" "$second" "$third" "$by" "$stays" "$kind"
    how="changed it last, from $before, $(at "$line")" since='' ended='' state=work-group
    [ "$later" = 0 ] || how="changed it from $before to $after, $(at "$line")" since="; it has changed $later time since"
    [ "$stays$writer" != 00 ] || ended=", and has ended" state=ended
    wanted=${wanted//_/ }
    ends="on word, which is .*; $wanted would end it"
    [ "$kind" -lt 6 ] || ends="waits for word $wanted.*; it is .*"
    # shellcheck disable=SC2086
    expect_exit 3 "overwritten, $name, timing off" $run "$work/overwritten.sim" $short --policy awg --timing off
    expect_report "$ends; \($writer,0,0\) $how$ended$since$" "overwritten, $name, timing off"
    explained "overwritten, $name" --policy awg
    told "$ends; \($writer,0,0\) $how in cycle [0-9]+$ended$since($|<)" "overwritten, $name" \
        "all(c['workgroup'] == [$writer, 0, 0] and [c['before'], c['after'], c['later']] == [$((before)), $((after)), $later]
             and c['place']['line'] == $line and c['by'] == '$state' for c in [x['changed'] for x in w])"
    node='"(workgroup|group)[0-9]+"'
    [ $state = work-group ] || node='"\(0,0,0\), ended"'
    grep -qE -- "-> $node \[label=\"word\"" "$work/overwritten.dot" && ok || not_ok "overwritten, $name: DOT" "$(cat "$work/overwritten.dot")"
done <<'END'
2,1,3 1 0 0 128 equality ==_2 0 2 1 1 14
2,1,3 1 1 0 128 equality,-the-writer-waits-too ==_2 0 2 1 1 14
2,1,3 0 1 0 64 equality,-its-own-writes ==_2 0 2 1 1 14
1,2,3 1 0 0 128 equality,-the-last-change ==_2 1 2 3 0 20
5,1,3 1 0 0 128 equality,-never-met ==_2 1 1 3 0 20
1,2,9 1 0 1 128 inequality !=_9 1 2 9 0 20
4,1,2 1 0 2 128 mask &_0x4_!=_0 0 4 1 1 14
2,5,6 1 0 3 128 less <_3 0 2 5 1 14
4294967295,5,6 1 0 4 128 signed-less 0,_for_example, 0 0xffffffff 5 1 14
2,1,3 1 0 5 128 compare-and-swap ==_2 0 2 1 1 14
2,1,3 1 0 6 128 waiting,-equality ==_2 0 2 1 1 14
4,1,2 1 0 7 128 waiting,-mask &_0x4_!=_0 0 4 1 1 14
2,5,6 1 0 8 128 waiting,-less <_3 0 2 5 1 14
END

# More waves than are run again: what they wait for is told as different only where it is known to be. Of words[0], what a
# work-group wants is the same of all, or its number more than the least.
kernel=places
while read -r spread own name places words step which; do
    launch places 38400 2400 "$spread" "$own"
    for policy in baseline awg; do
        in_turn 5 || continue
        explained "places, $name, $policy" --policy $policy --set gpu.cus=16
        for place in ${places//,/ }; do
            IFS=: read -r line how value <<<"$place"
            told "(300|600) work-groups, first $id $(at "$line"): spins.* results: ${which//_/ }on words\[[01]\], which is 0; $how $value would end it" \
                "places, $name, $policy" "all(x['words'] == '$words' for x in g) and all(
                    y['wanted'] in (None, {'condition': '$how', 'mask': '0xffffffff', 'value': $value + $step * m['workgroup'][0]})
                    for x in g if x['place']['line'] == $line for m in x['members'] for y in m['words'] if y['name'] == 'words[0]')"
        done
        if [ "$words" != different ] && grep -q "different words" "$work"/places.{html,json}; then not_ok "places, $name: no other words"; else ok; fi
    done
done <<'END'
0 0 one-word 25:!=:0,23:==:7 same 0
1 0 a-word-for-each-place 25:!=:0,23:==:7 same 0
2 0 own-words 25:!=:0,23:==:7 different 0 on_different_words,_\([01],0,0\)_
0 1 own-registers 12:!=:0 unknown 0 for_example_\(0,0,0\)_
0 2 own-values 15:==:1 values 1 for_different_values,_\(0,0,0\)_
0 3 own-LDS 19:>=:2 values 1 for_different_values,_\(0,0,0\)_
2 1 own-registers-and-words 12:!=:0 different 0 on_different_words,_\(0,0,0\)_
END

# Never more than 20 lines on the terminal.
for file in $t/{abba_cas,flag,barrier,semaphore}.sim tests/shell/waiting/abba.sim; do
    # shellcheck disable=SC2086
    $run $file --policy baseline $short >"$work/out" 2>&1
    [ "$(wc -l <"$work/out")" -le 20 ] && ok || not_ok "$file: lines" "$(wc -l <"$work/out")"
done

# Files: all of it, also of a run that ends well.
# shellcheck disable=SC2086
for format in json dot html; do
    expect_exit 3 "abba as $format" $run $t/abba_cas.sim $short --explain "$work/abba.$format"
    expect_exit 0 "a run that ends well as $format" $run $t/bounded.sim --explain "$work/fine.$format"
done
if ! lacks "explanations as JSON" python3; then
    read_json() {
        python3 -c "
import json, sys
e = json.load(open('$work/$1.json'))
d = e['deadlock']
sys.exit(not ($2))" 2>"$work/python" && ok || not_ok "$1.json: $2" "$(tail -n 1 "$work/python")"
    }
    read_json abba "e['outcome'] == 'deadlock' and e['findings'] == [] and e['cycle'] > 0"
    read_json abba "[w['workgroup'][0] for w in d['cycle']] == [0, 1]"
    read_json abba "[w['waits_for']['changed']['workgroup'][0] for w in d['cycle']] == [1, 0]"
    read_json abba "all(w['waits_for']['changed']['holds'] and w['waits_for']['wanted'] == {'condition': '==', 'mask': '0xffffffff', 'value': 0} for w in d['cycle'])"
    read_json abba "all(g['place']['file'] == 'abba_cas.cl' and g['place']['line'] == 4 for g in d['groups'])"
    for file in "$work"/flag-*.json; do
        flag=$(basename "$file" .json)
        all="80 and d['never_launched'] == 239"
        [ "$flag" = flag-baseline ] || all=319
        read_json "$flag" "d['cycle'] == [] and sum(len(g['members']) for g in d['groups']) == $all"
        read_json "$flag" "all(m['words'][0]['value'] == 1 and m['words'][0]['changed']['by'] == 'ended' for g in d['groups'] for m in g['members'])"
    done
    read_json fine "e['outcome'] == 'ok' and d is None and e['unfinished'] is None and e['findings'] == []"
    read_json abba "e['unfinished'] is None"
    for policy in $policies; do
        read_json limit-$policy "e['outcome'] == 'not finished' and d is None and e['unfinished']['cycle'] == []"
        read_json limit-$policy "sum(len(g['members']) for g in e['unfinished']['groups']) + e['unfinished']['never_launched'] == 319"
        read_json limit-$policy "all(g['place']['line'] == 11 for g in e['unfinished']['groups'] if g['reason'] in ('runs', 'memory', 'spins'))"
    done
fi
[ "$(grep -c 'workgroup[01]" -> "workgroup[01]" .*color=red' "$work/abba.dot")" = 2 ] && ok || not_ok "the cycle in red" "$(cat "$work/abba.dot")"
grep -q '^}$' "$work/fine.dot" && ok || not_ok "a graph of nothing"
grep -q 'class="cycle">(0,0,0) holds' "$work/abba.html" && ok || not_ok "the cycle on the page"
grep -q 'src=\|href=' "$work/abba.html" && not_ok "the page is self-contained" || ok
# shellcheck disable=SC2046
expect_exit 2 "too many" $run $t/bounded.sim $(printf -- "--explain $work/%s.json " 1 2 3 4 5)
expect_words "more than 4 times --explain" "too many"
for bad in explain.txt explain .jsonx; do
    expect_exit 2 "--explain $bad" $run $t/bounded.sim --explain "$work/$bad"
    expect_words "expected a file name that ends in .json, .dot or .html" "--explain $bad"
done
expect_exit 2 "--explain in no folder" $run $t/bounded.sim --explain "$work/none/x.json"
# Which of two calls of a function of a header waits; the outermost call of several; the same for races, and in every form.
kernel=calls
for row in "0 15" "1 17"; do
    read -r second line <<<"$row"
    test="calls, line $line"
    launch calls 64 128 "$second"
    expect_exit 3 "$test" $run "$work/calls.sim" $short --explain "$work/calls.json"
    expect_report "wave 0 at [^ ]*onward.h:[0-9]+, called from calls.cl:$line \([^ ]*calls.s:[0-9]+\): spins" "$test"
    grep -q "\"called_from\":{\"file\":\"calls.cl\",\"line\":$line,\"column\":[0-9]*}" "$work/calls.json" && ok || not_ok "$test: JSON" "no call"
    for form in dot html; do
        expect_exit 3 "$test, $form" $run "$work/calls.sim" $short --explain "$work/calls.$form"
        grep -q "onward.h:[0-9]*, called from calls.cl:$line" "$work/calls.$form" && ok || not_ok "$test: $form" "no call"
    done
    printf 'run\nwhere\n' >"$work/calls.dbg"
    "$build/onward" debug "$work/calls.sim" $short --script "$work/calls.dbg" >"$work/out" 2>&1
    expect_words "onward.h:239, called from calls.cl:$line (" "$test: the debugger"
done
for row in "0 30" "1 32"; do
    read -r second line <<<"$row"
    launch calls 128 128 "$second"
    sed -i '1s/calls$/raced/' "$work/calls.sim"
    $run "$work/calls.sim" --check races >"$work/out" 2>&1
    expect_report "calls.cl:22, called from calls.cl:$line \(" "a race, line $line"
done

finish explain
