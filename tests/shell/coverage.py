#!/usr/bin/env python3
"""Lines, branches and MC/DC of the firmware that its unit tests reach, against the goals, and every place left with its reason.

Usage: coverage.py FOLDER LEFT GUIDE [FILE..]. FOLDER has what llvm-cov prints: all.json, all.lcov and all.txt. LEFT says which places may stay, and why
(tests/unit/uncovered.txt). GUIDE is the page that has the totals (docs/guide/testing.md); with WRITE=1 they are written there.
FILES: only these are told place by place. Ends with 1 if a goal is missed, or if the places, LEFT and GUIDE differ.

What CP_REQUIRE states is not counted, nor is what `#if CP_CHECKS` adds: a product has neither. A condition that the
configuration makes constant is not counted either, nor is a place whose reason begins with "Not counted:".
"""
import json
import os
import re
import sys
from collections import defaultdict

GOALS = {"lines": 100, "branches": 98, "MC/DC": 95}


def short(path):
    """The name of a file of fw or hal from the top of the tree, or None."""
    name = os.path.relpath(path)
    return name if name.startswith(("fw/", "hal/")) else None


class Source:
    """The text of a file, and which parts of it are no product's."""

    def __init__(self, name):
        with open(name, encoding="utf-8") as file:
            self.text = file.read()
        self.starts = [0]
        for line in self.text.splitlines(True):
            self.starts.append(self.starts[-1] + len(line))
        self.left_out = [(m.start(), self.end_of_call(m.end() - 1)) for m in re.finditer(r"\bCP_REQUIRE\(", self.text)]
        self.left_out += [m.span() for m in re.finditer(r"^#if CP_CHECKS$.*?^#(?:else|endif)", self.text, re.M | re.S)]

    def end_of_call(self, at):
        depth = 0
        while True:
            depth += {"(": 1, ")": -1}.get(self.text[at], 0)
            at += 1
            if depth == 0:
                return at

    def offset(self, line, column):
        return self.starts[line - 1] + column - 1

    def counts(self, line, column):
        return not any(first <= self.offset(line, column) < end for first, end in self.left_out)

    def end(self, area):
        """Where an area ends; a macro's, behind its arguments."""
        first, end = self.offset(*area[:2]), self.offset(*area[2:])
        return self.end_of_call(end) if self.text[end : end + 1] == "(" and re.fullmatch(r"!*[A-Z_]+", self.text[first:end]) else end

    def part(self, area):
        return " ".join(self.text[self.offset(*area[:2]) : self.end(area)].split())

    def line(self, number):
        return " ".join(self.text[self.starts[number - 1] : self.starts[number]].split())


class Files(dict):
    def __missing__(self, name):
        self[name] = Source(name)
        return self[name]


def is_constant(text):
    """Whether the configuration alone decides a condition."""
    return re.fullmatch(r"!?\(?CP_[A-Z0-9_]+\)?", text) is not None


def expansion(function, number):
    """The area of a function's own file whose macro a record is in, or None: it is in none."""
    area = None
    while number:
        area, number = next((r[:4], r[5]) for r in function["regions"] if r[7] == 1 and r[6] == number)
    return area


def holds(outer, inner):
    return tuple(outer[:2]) <= tuple(inner[:2]) and tuple(inner[2:4]) <= tuple(outer[2:4])


class Measure:
    """All records of all objects, each place once, whichever object reached it."""

    def __init__(self, export, lcov, show):
        self.files = Files()
        self.functions = defaultdict(dict)  # file: {first line: name}
        self.branches = defaultdict(lambda: [0, 0])  # (file, area, inner area): how often true and false
        self.conditions = {}  # (file, area, number): text, is covered
        self.lines = {}  # (file, line): count
        for function in export["functions"]:
            if short(function["filenames"][0]):
                self.take(short(function["filenames"][0]), function)
        self.take_decisions(show)
        for line in lcov:
            if line.startswith("SF:"):
                name = short(line[3:].strip())
            elif line.startswith("DA:") and name:
                number, count = (int(n) for n in line[3:].split(",")[:2])
                if self.files[name].counts(number, 1):
                    self.lines[name, number] = count

    def take(self, name, function):
        source = self.files[name]
        self.functions[name][function["regions"][0][0]] = function["name"].split(":")[-1]
        own = []
        for branch in function["branches"]:
            area = tuple(expansion(function, branch[6]) or branch[:4])
            own.append((branch, area))
            if source.counts(*area[:2]) and not is_constant(source.part(area)):
                counts = self.branches[name, area, tuple(branch[:4])]
                counts[0] += branch[4]
                counts[1] += branch[5]
        for record in function["mcdc_records"]:
            self.take_macro(name, source, own, record)

    def take_macro(self, name, source, own, record):
        """A decision of a macro has all its conditions at one place; records name no file."""
        if any(holds(record, area) for _, area in own):
            return
        inside = {area for branch, area in own if branch[8] == 6 and holds(record, branch) and source.counts(*area[:2])}
        for i, covered in enumerate(record[-1] if inside else []):
            self.condition(name, min(inside), i, covered)

    def take_decisions(self, show):
        """Decisions of the files' own text, as `llvm-cov show -show-mcdc` tells them: records do not say which conditions are constant."""
        name, decision, starts = None, None, []
        for line in show:
            if re.match(r"/.*:$", line):
                name = short(line[:-2])
            elif found := re.search(r"Decision Region \((\d+):(\d+)\) to \((\d+):(\d+)\)", line):
                decision, starts = [int(n) for n in found.groups()], []
            elif found := re.search(r"Condition C\d+ --> \((\d+):(\d+)\)", line):
                starts.append((int(found[1]), int(found[2])))
            elif found := re.search(r"C(\d+)-Pair: (covered|not covered)", line):
                start = starts[int(found[1]) - 1]
                area = next((area for file, area, inner in self.branches if file == name and inner[:2] == start and holds(decision, area)), None)
                if area:  # or it is in a macro, which take_macro has
                    self.condition(name, area, 0, found[2] == "covered")

    def condition(self, name, area, number, covered):
        self.conditions[name, area, number] = covered or self.conditions.get((name, area, number), False)

    def function(self, name, line):
        before = [first for first in self.functions[name] if first <= line]
        return self.functions[name][max(before)] if before else "-"

    def places(self):
        """Each place: its file, line, kind, key, and how many are missed there of how many."""
        for (name, line), count in self.lines.items():
            yield name, line, "lines", "not run: " + self.files[name].line(line), 0 if count else 1, 1
        for (name, area, _), (true, false) in self.branches.items():
            text = self.files[name].part(area)
            missed = [side for side, count in (("true", true), ("false", false)) if not count]
            yield name, area[0], "branches", f"never {' or '.join(missed)}: {text}", len(missed), 2
        for (name, area, _), covered in self.conditions.items():
            yield name, area[0], "MC/DC", "never decides alone: " + self.files[name].part(area), 0 if covered else 1, 1


def share(sums, kind):
    missed, all_of = sums[kind]
    return 100 * (all_of - missed) / all_of if all_of else 100.0


def reasons(path):
    """Each place that may stay with its reason: paragraphs of a reason, and then places that are indented."""
    found, reason, open_ = {}, "", False
    for line in open(path, encoding="utf-8"):
        if line.startswith("#") or not line.strip():
            continue
        if line.startswith("    "):
            found[line.strip()] = reason
            open_ = False
        else:
            reason, open_ = (reason + " " if open_ else "") + line.strip(), True
    return found


def guide(path, table):
    """Whether the page has the table between its two marks; writes it if asked."""
    with open(path, encoding="utf-8") as file:
        page = file.read()
    begin, end = "<!-- coverage: made by make coverage WRITE=1 -->\n", "<!-- end of coverage -->\n"
    before, rest = page.split(begin)
    after = rest.split(end)[1]
    made = before + begin + table + end + after
    if made != page and os.environ.get("WRITE"):
        with open(path, "w", encoding="utf-8") as file:
            file.write(made)
        return True
    return made == page


def main():
    work, left_path, guide_path, *asked = sys.argv[1:]
    with open(work + "/all.json", encoding="utf-8") as export, open(work + "/all.lcov", encoding="utf-8") as lcov, \
            open(work + "/all.txt", encoding="utf-8") as show:
        measure = Measure(json.load(export)["data"][0], lcov, show)
    reason = reasons(left_path)
    rows, left, failed = defaultdict(lambda: {kind: [0, 0] for kind in GOALS}), defaultdict(list), []
    for name, line, kind, key, missed, all_of in measure.places():
        full = f"{name} {measure.function(name, line)}: {key}"
        if missed:
            left[name].append((line, key, full))
        if missed and reason.get(full, "").startswith("Not counted:"):
            continue
        for row in (name, "total"):
            rows[row][kind][0] += missed
            rows[row][kind][1] += all_of
    seen = set()
    for name in sorted(left):
        for line, key, full in sorted(left[name]):
            seen.add(full)
            if not asked or name in asked:
                print(f"{name}:{line}: {key}\n        {reason.get(full, 'NO REASON')}")
            if full not in reason:
                failed.append(f"no reason is given for a place left: {full}")
    failed += [f"a place with a reason is covered, or is gone: {full}" for full in reason if full not in seen]

    print(f"\n{'file':<34}" + "".join(f" {kind:>8}" for kind in GOALS) + "   left")
    for name in sorted(rows, key=lambda n: (n == "total", min(share(rows[n], kind) for kind in GOALS), n)):
        print(f"{name:<34}" + "".join(f" {share(rows[name], kind):8.1f}" for kind in GOALS) +
              f" {sum(len(places) for places in left.values()) if name == 'total' else len(left[name]):6}")
    print(f"{'goal':<34}" + "".join(f" {goal:8.1f}" for goal in GOALS.values()))
    failed += [f"{kind} are {share(rows['total'], kind):.2f} %, and {goal} % is the goal"
               for kind, goal in GOALS.items() if share(rows["total"], kind) < goal]
    table = "| measure | of | missed | reached | goal |\n| --- | --: | --: | --: | --: |\n" + "".join(
        f"| {kind} | {rows['total'][kind][1]:,} | {rows['total'][kind][0]} | {share(rows['total'], kind):.1f} % | {goal} % |\n"
        for kind, goal in GOALS.items())
    if not guide(guide_path, table):
        failed.append(f"{guide_path} has other totals: make coverage WRITE=1")
    for text in failed:
        print(f"coverage: {text}")
    sys.exit(1 if failed else 0)


main()
