#!/bin/bash
# Faults of hardware at every point of small runs (tests/inject): the outcomes are those of docs/guide/reliability.md to the digit;
# each outcome can be told from the others; and a GPU or a firmware that lacks a check has other outcomes. One bit in 7 is flipped;
# with SAMPLE=all every bit is, and no run crashes. Usage: [SAMPLE=all] inject_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
inject=$build/tests/inject/inject
page=docs/guide/reliability.md

tests/shell/inject_doc.sh "$build" "$work/page" 2>"$work/err" && ok || not_ok "the campaign" "$(tail -n 1 "$work/err")"
diff "$page" "$work/page" >"$work/diff" && ok || not_ok "$page" "run make inject: $(grep -m 1 '^>' "$work/diff")"
if [ "${SAMPLE:-}" = all ]; then LIMIT=3600 expect_exit 0 "every bit" "$inject"; fi

# outcome FAULT OUTCOME: that fault alone ends so.
outcome() {
    expect_exit 0 "$1" "$inject" "$1"
    expect_report "^$1: $2\$" "$1"
}
while read -r fault want; do outcome "$fault" "$want"; done <<'ROWS'
planted-nothing:mutex:0 harmless
planted-error:mutex:0 queue
planted-wait:barrier:0 limit
planted-loss:mutex:0 reset
planted-panic:mutex:0 panic
planted-signal:mutex:0 driver
planted-silence:mutex:0 silent
command-flip:mutex:3.77 frame
planted-result:mutex:0 wrong
event-doubled:mutex-given:1 harmless
ROWS
expect_exit 1 "a crash" "$inject" --planted --list
expect_report '^planted-crash:mutex:0.0 crash, next lost$' "a crash"
expect_exit 2 "a kind that there is not" "$inject" nothing:mutex:0
expect_exit 2 "a run that there is not" "$inject" event-lost:nothing:0

# changed FILE TEXT OTHER KIND COLUMN [EVERY]: with other text in a source, this column of a kind's row is not 0.
changed() {
    local file=$1 text=$2 other=$3 kind=$4 column=$5 every=${6:-7}
    python3 - "$file" "$text" "$other" "$work/changed.c" <<'END' || { not_ok "$file" "does not have: $text"; return; }
import sys
source = open(sys.argv[1]).read()
open(sys.argv[4], 'w').write(source.replace(sys.argv[2], sys.argv[3]))
sys.exit(sys.argv[2] not in source)
END
    # shellcheck disable=SC2046
    cc -std=c11 -O1 $(make -s compile-features) -Iinclude -Isim_hal "-I$build" -Ifw -c "$work/changed.c" -o "$work/changed.o" &&
        cc -Wl,--wrap=cp_init_with_layout,--wrap=cp_deadline,--wrap=cp_mailbox_reserve,--wrap=cp_mailbox_commit,--wrap=cp_mailbox_post "$build"/tests/inject/*.o "$work/changed.o" "$build/libsim.a" \
            "$build/simulated/libonward.a" -lm -o "$work/changed" || { not_ok "$kind" "does not build"; return; }
    LIMIT=120 expect_exit 0 "$kind" "$work/changed" --every "$every" "$kind"
    if awk -F ' *[|] *' -v column="$column" 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == column) at = i }
        NR == 3 { found = $at } END { exit !(found > 0) }' "$work/out"; then ok; else not_ok "$kind, $file changed" "no $column: $(tail -n 1 "$work/out")"; fi
}
needs inject python3
changed sim_hal/gpu/context.c ' || header.checksum != checksum(memory, address, layout.end)' '' context-flip wrong
changed sim_hal/gpu/dispatcher.c 'command->tag == dispatcher->last_tag' 'false' command-doubled driver
changed hal/mailbox.c 'mailbox->commands_bad = true;' 'mailbox->commands_bad = false;' command-flip wrong 41
changed hal/mailbox.c 'mailbox->events_bad = true;' 'mailbox->events_bad = false;' event-flip reset 41
changed hal/mailbox.c 'uint32_t check = number;' 'uint32_t check = number & 0;' command-lost hung
changed hal/mailbox.c 'return CP_MAILBOX_CHECKS ? own : *index;' 'return CP_MAILBOX_CHECKS ? *index : own;' command-lost hung
changed fw/events.c 'event->wg.generation == wg->generation ? wg : 0' 'wg' event-doubled queue
finish inject
