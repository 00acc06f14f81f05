#!/bin/bash
# Cycles an instruction on in-order cores: the mix of instructions of the firmware in one run, times published latencies (docs/reference/parameters.md:
# IBEX, MBV). Usage: instruction_mix.sh BUILD, with the image of qemu-rv32 built. Prints shares and cycles.
set -e -o pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/boards"
cp "$build/onward" "$work/"
cp -r "$build/boards/qemu-rv32" "$work/boards/"
# QEMU logs each instruction: one a translation block, none chained.
sed -i "s|^qemu qemu-system-riscv32|& -singlestep -d exec,nochain -D $work/log|" "$work/boards/qemu-rv32/cosim.txt"
"$work/onward" run sim_hal/workloads/heterosync/FAM_L.sim --policy awg --lose-cu 7@50us --cp qemu-rv32 >/dev/null 2>&1
riscv64-unknown-elf-objdump -d "$work/boards/qemu-rv32/firmware.elf" >"$work/code"
python3 - "$work/code" "$work/log" <<'END'
import collections, re, sys

code, owner, function = {}, {}, None
for line in open(sys.argv[1]):
    if match := re.match(r"^[0-9a-f]+ <(.+)>:", line):
        function = match[1]
    elif match := re.match(r"^\s*([0-9a-f]+):\s+([0-9a-f]+)\s+(\S+)\s*(.*)", line):
        address = int(match[1], 16)
        code[address] = (match[3], match[4], len(match[2]) // 2)
        owner[address] = function
# Not the firmware: start, turns with the simulator, and what clears memory.
apart = re.compile(r"^(step|main|memset|carry_out|answer|wait_for_request|_start|.*(init|hello|trap|cosim|semihost|board_).*)$")
pattern = re.compile(r"\[[0-9a-f]+/([0-9a-f]+)/")
executed = [int(match[1], 16) for line in open(sys.argv[2], errors="replace") if (match := pattern.search(line))]
kinds, total = collections.Counter(), 0
for at, following in zip(executed, executed[1:]):
    if at not in code or apart.match(owner[at]):
        continue
    name, operands, size = code[at]
    total += 1
    if name in ("lw", "lb", "lbu", "lh", "lhu"):
        kinds["load"] += 1
        read = re.split(r"[,()]", code.get(following, ("", "", 0))[1])
        if code.get(following, (" ",))[0][0] not in "sb":
            read = read[1:]
        kinds["load, used at once"] += operands.split(",")[0] in read
    elif name in ("sw", "sb", "sh"):
        kinds["store"] += 1
    elif name in ("j", "jal", "jalr", "jr", "ret", "call", "tail"):
        kinds["jump"] += 1
    elif name.startswith("b"):
        kinds["branch taken" if following != at + size else "branch not taken"] += 1
    elif name.startswith("mul"):
        kinds["multiply"] += 1
    elif name.startswith(("div", "rem")):
        kinds["divide"] += 1
for kind, count in sorted(kinds.items()):
    print(f"{kind}: {100 * count / total:.1f} %")
share = {kind: count / total for kind, count in kinds.items()}
taken, divide = share["branch taken"], share.get("divide", 0)
ibex = 1 + share["load"] + share["store"] + share["jump"] + 2 * taken + 2 * share["multiply"] + 36 * divide
least = 1 + 2 * (taken + share["jump"]) + share["load, used at once"] + 31 * divide
print(f"cycles an instruction: Ibex {ibex:.2f}, with a branch target ALU {ibex - taken:.2f}")
print(f"MicroBlaze V {least:.2f} to {least + share['load, used at once']:.2f}")
END
