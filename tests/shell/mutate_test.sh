#!/bin/bash
# mutate.py: which mutants a file has. Comments, strings, directives, requirements and traces have none.
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs mutate python3
tool=$PWD/tests/shell/mutate.py
cat >"$work/text.c" <<'TEXT'
#define LIMIT (1 + 2)
/* a < b */
static const char text[] = "a < b";
static int f(struct cp *cp, int a)
{
    int b = a - 7u; // a == b

    CP_REQUIRE(cp, TEXT, a < b && !a);
    cp_trace_queue(cp, a + 1);
    if (!a || a <= -b)
        return 0;
    for (;;) {
        cp->flags |= 0x10;
        break;
    }
    switch (a) {
    case A:
        g(a |
          b);
    }
    return a > b ? a + 1 : b;
}
TEXT
cat >"$work/want" <<'WANT'
6: - -> +
6: 7u -> 8u
10: ! -> nothing
10: || -> &&
10: <= -> <
11: return 0; -> ;
11: 0 -> 1
13: cp->flags |= 0x10; -> ;
13: |= -> &=
13: 0x10 -> 17
14: break; -> ;
18: g(a | b); -> ;
18: | -> &
21: > -> >=
21: + -> -
21: 1 -> 0
WANT
(cd "$work" && python3 "$tool" --list text.c) | sed 's/^text.c://; s/    .*//' >"$work/got"
if diff "$work/want" "$work/got" >"$work/out"; then ok; else not_ok "mutants of a text" "$(<"$work/out")"; fi
finish mutate
