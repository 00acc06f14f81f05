#!/usr/bin/env python3
"""One-token mutants of the firmware, and whether its unit tests notice them.

Usage: mutate.py --list FILE...        prints every mutant of these files, and compiles nothing
       mutate.py BUILD COMPILE LINK    takes a sample of fw/*.c and hal/*.c, and runs the programs of BUILD/tests/unit/fw

COMPILE and LINK are the commands of the Makefile for the checked firmware and for a program, without their files. A mutant
counts if it compiles to another object than the original. It is linked in front of the library, in a temporary folder. It
is killed when a program fails or does not end in time. Prints each survivor, and last "mutate: N killed, N alive (P %)".
Ends with 1 below 95 %. Environment: SEED (1), COUNT of mutants (200), ONLY=FILE,FILE:LINE,... for all mutants there.
mutants/equivalent.txt names mutants that change nothing, with the reason.
"""
import collections
import concurrent.futures
import glob
import os
import random
import re
import shlex
import subprocess
import sys
import tempfile
import time

GOAL = 95
SLOWEST = 60  # seconds; a program has ten times its time with the original, at least 5 seconds, at most this
TOKEN = re.compile(r"""(?P<space>\s+|/\*.*?\*/|//[^\n]*)|(?P<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')"""
                   r"""|(?P<name>[A-Za-z_]\w*)|(?P<number>\.?\d(?:[eEpP][+-]|[\w.])*)"""
                   r"""|(?P<operator><<=|>>=|\.\.\.|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)""", re.S)
SWAPS = {"<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"], "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
         "+": ["-"], "-": ["+"], "+=": ["-="], "-=": ["+="], "|": ["&"], "|=": ["&="]}
UNWATCHED = re.compile(r"CP_REQUIRE|CP_ASSERT|_Static_assert|CP_TRACE\w*|cp_trace\w*$")
ASSIGNMENTS = {"=", "+=", "-=", "*=", "|=", "&=", "^=", "<<=", ">>=", "++", "--"}
BEFORE_OPERAND = {"return", "case", "sizeof"}


class Token:
    def __init__(self, kind, text, start):
        self.kind, self.text, self.start, self.end = kind, text, start, start + len(text)


class Mutant:
    def __init__(self, path, source, start, end, after):
        self.path, self.source, self.start, self.end, self.after = path, source, start, end, after
        self.before = " ".join(source[start:end].split())
        self.line = source.count("\n", 0, start) + 1
        self.line_text = source.split("\n")[self.line - 1].strip()
        self.object = None

    def text(self):
        lost = self.source[self.start:self.end].count("\n")
        return self.source[:self.start] + self.after + "\n" * lost + self.source[self.end:]

    def change(self):
        return f"{self.before} -> {self.after or 'nothing'}"

    def key(self):
        return (self.path, self.line_text, self.change())

    def __str__(self):
        return f"{self.path}:{self.line}: {self.change()}    {self.line_text}"


def without_directives(source):
    """Preprocessor lines as spaces: all places stay."""
    return re.sub(r"^[ \t]*#(?:\\\n|[^\n])*", lambda found: re.sub(r"[^\n]", " ", found.group()), source, flags=re.M)


def tokens_of(source):
    found = [Token(match.lastgroup, match.group(), match.start()) for match in TOKEN.finditer(without_directives(source))]
    return [token for token in found if token.kind != "space"]


def closing(tokens, first):
    """The place behind the bracket that closes the one at first."""
    depth = 0
    for i in range(first, len(tokens)):
        depth += (tokens[i].text in "([{") - (tokens[i].text in ")]}")
        if not depth:
            return i + 1
    return len(tokens)


def watched(tokens):
    """The tokens that may be changed: those outside requirements and traces."""
    i = 0
    while i < len(tokens):
        if tokens[i].kind == "name" and UNWATCHED.match(tokens[i].text) and tokens[i + 1].text == "(":
            i = closing(tokens, i + 1)
        else:
            yield i
            i += 1


def is_binary(tokens, i):
    before = tokens[i - 1]
    return before.kind == "number" or before.text in (")", "]") or \
        before.kind == "name" and before.text not in BEFORE_OPERAND


def constants(text):
    digits, suffix = re.fullmatch(r"(0[xX][0-9a-fA-F]+|\d+)([uUlL]*)", text).groups() if re.fullmatch(
        r"(0[xX][0-9a-fA-F]+|\d+)[uUlL]*", text) else (None, None)
    if digits is None:
        return []
    value = int(digits, 0)
    return [f"{0 if value == 1 else value + 1}{suffix}"]


def replacements(tokens, i):
    token = tokens[i]
    if token.kind == "number":
        return constants(token.text)
    if token.text == "!":
        return [""]
    if token.text in ("+", "-") and not is_binary(tokens, i):
        return []
    return SWAPS.get(token.text, []) if token.kind == "operator" else []


def opening(tokens, last):
    depth = 0
    for i in range(last, -1, -1):
        depth += (tokens[i].text in ")]}") - (tokens[i].text in "([{")
        if not depth:
            return i
    return 0


def is_conditional(tokens, i):
    """Whether a condition ends before this token."""
    return tokens[i - 1].text == "else" or \
        tokens[i - 1].text == ")" and tokens[opening(tokens, i - 1) - 1].text in ("if", "while", "for")


def begins_statement(tokens, i):
    if tokens[i - 1].text in (";", "{", "}") or is_conditional(tokens, i):
        return True
    return tokens[i - 1].text == ":" and any(token.text in ("case", "default") for token in tokens[max(i - 4, 0):i])


def statement_end(tokens, first):
    """The semicolon that ends a statement without braces, or None."""
    depth = 0
    for i in range(first, len(tokens)):
        depth += (tokens[i].text in "([{") - (tokens[i].text in ")]}")
        if depth < 0 or tokens[i].text == "{" and depth == 1:
            return None
        if tokens[i].text == ";" and not depth:
            return i
    return None


def can_go(tokens, i):
    """Whether the statement that begins here may be removed: no declaration, and no last return."""
    first, second = tokens[i].text, tokens[i + 1].text
    if first in ("break", "continue"):
        return True
    if first == "return":
        return is_conditional(tokens, i)
    if first in ("if", "for", "while", "switch", "sizeof"):
        return False
    return tokens[i].kind == "name" and (second in ("->", ".", "(", "[") or second in ASSIGNMENTS) or first in ("++", "--")


def mutants_of(path, source):
    tokens, depth, found = tokens_of(source), 0, []
    for i in watched(tokens):
        token = tokens[i]
        depth += (token.text == "{") - (token.text == "}")
        found += [Mutant(path, source, token.start, token.end, after) for after in replacements(tokens, i)]
        if depth > 0 and begins_statement(tokens, i) and can_go(tokens, i):
            end = statement_end(tokens, i)
            if end:
                found.append(Mutant(path, source, token.start, tokens[end].end, ";"))
    return found


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def equivalents():
    """The mutants that change nothing: file | line | change | reason."""
    lines = read(os.path.join(os.path.dirname(os.path.abspath(__file__)), "mutants", "equivalent.txt")).split("\n")
    rows = [re.split(r"\s+\|\s+", line, maxsplit=3) for line in lines if line and not line.startswith("#")]
    for row in rows:
        if len(row) != 4:
            sys.exit(f"mutate: equivalent.txt: not file | line | change | reason: {' | '.join(row)}")
    return {(row[0], row[1], row[2]) for row in rows}


class Bench:
    def __init__(self, build, compile_command, link_command, folder):
        self.compile_command, self.link_command, self.folder = shlex.split(compile_command), shlex.split(link_command), folder
        self.objects = sorted(glob.glob(f"{build}/tests/support/*.o"))
        self.libraries = [f"{build}/checked/libonward.a"]
        self.programs = sorted(path[:-2] for path in glob.glob(f"{build}/tests/unit/fw/*.o"))
        self.times, self.originals, self.kills = {}, {}, collections.Counter()

    def compiled(self, path, source, name):
        """The object of a text that stands for a file, or None. Lines stay, and there is no place in it beside them."""
        out = os.path.join(self.folder, name + ".o")
        done = subprocess.run([*self.compile_command, "-w", "-g0", "-c", "-o", out, "-x", "c", "-"], text=True,
                              input=f'# 1 "{path}"\n{source}', stderr=subprocess.DEVNULL, check=False)
        return out if not done.returncode else None

    def prepare(self, number, mutant):
        """Compiles a mutant; returns whether it counts."""
        original = self.originals[mutant.path]
        out = self.compiled(mutant.path, mutant.text(), f"mutant{number}")
        if out and open(out, "rb").read() != original:
            mutant.object = out
        return mutant.object is not None

    def compile_original(self, path):
        out = self.compiled(path, read(path), "original_" + path.replace("/", "_"))
        if not out:
            sys.exit(f"mutate: {path} does not compile")
        with open(out, "rb") as file:
            self.originals[path] = file.read()

    def measure(self, program):
        began = time.monotonic()
        if subprocess.run([program], stdout=subprocess.DEVNULL, check=False).returncode:
            sys.exit(f"mutate: {program} fails without a mutant")
        self.times[program] = time.monotonic() - began

    def order(self, mutant):
        """Programs named like the module first, then those that killed others of its mutants, then the quick ones."""
        module = os.path.basename(mutant.path)[:-2]
        return sorted(self.programs, key=lambda program: (module not in os.path.basename(program),
                                                          -self.kills[mutant.path, program], self.times[program]))

    def fails(self, mutant, program):
        out = mutant.object[:-2]
        subprocess.run([*self.link_command, "-s", "-o", out, program + ".o", mutant.object, *self.objects, *self.libraries], check=True)
        try:
            limit = min(max(5, 10 * self.times[program]), SLOWEST)
            return subprocess.run([out], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=limit,
                                  check=False).returncode != 0
        except subprocess.TimeoutExpired:
            return True
        finally:
            os.remove(out)

    def is_killed(self, mutant):
        killer = next((program for program in self.order(mutant) if self.fails(mutant, program)), None)
        os.remove(mutant.object)
        if killer:
            self.kills[mutant.path, killer] += 1
        else:
            print(mutant, flush=True)
        return killer is not None


def candidates():
    """Every mutant of the firmware that is not known to change nothing, in the order of the seed."""
    found = [mutant for path in sorted(glob.glob("fw/*.c") + glob.glob("hal/*.c")) for mutant in mutants_of(path, read(path))]
    known, keys = equivalents(), {mutant.key() for mutant in found}
    for key in sorted(known - keys):
        sys.exit(f"mutate: equivalent.txt names no mutant: {' | '.join(key)}")
    found = [mutant for mutant in found if mutant.key() not in known]
    only = os.environ.get("ONLY")
    if only:
        return [mutant for mutant in found if {mutant.path, f"{mutant.path}:{mutant.line}"} & set(only.split(","))]
    random.Random(int(os.environ.get("SEED") or 1)).shuffle(found)
    return found


def choose(bench, pool, found, count):
    """The first mutants that count."""
    chosen, step = [], 4 * (os.cpu_count() or 1)
    for path in sorted({mutant.path for mutant in found}):
        bench.compile_original(path)
    for first in range(0, len(found), step):
        some = found[first:first + step]
        counts = list(pool.map(bench.prepare, range(first, first + len(some)), some))
        chosen += [mutant for mutant, does in zip(some, counts) if does]
        if len(chosen) >= count:
            break
    return chosen[:count]


def main():
    if sys.argv[1:2] == ["--list"]:
        for path in sys.argv[2:]:
            print(*mutants_of(path, read(path)), sep="\n")
        return 0
    found = candidates()
    count = len(found) if os.environ.get("ONLY") else int(os.environ.get("COUNT") or 200)
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        bench = Bench(*sys.argv[1:4], folder)
        list(pool.map(bench.measure, bench.programs))
        killed = list(pool.map(bench.is_killed, choose(bench, pool, found, count)))
    if not killed:
        sys.exit("mutate: no mutant counts")
    percent = 100 * sum(killed) / len(killed)
    print(f"mutate: {sum(killed)} killed, {len(killed) - sum(killed)} alive ({percent:.1f} %)")
    return 0 if percent >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
