#!/usr/bin/env python3
"""The deepest stack of functions, from gcc's call graphs (-fcallgraph-info=su).

Usage: stack.py --limit BYTES [--hal CALL=FUNCTION]... --root FUNCTION... -- FILE.ci...

Prints the deepest path from each root with the frame of every function on it. Ends with 1 when a root exceeds the limit,
when there is recursion, a frame whose size is not fixed, a function without a known frame, or a call through a pointer
whose source line is no call of the HAL. --hal names the function behind a call of the HAL (send, receive, load, now);
without one, the port's function is not part of the sum, and the path says so.
"""
import argparse
import re
import sys

NODE = re.compile(r'node: \{ title: "([^"]+)" label: "([^"]*)"')
EDGE = re.compile(r'edge: \{ sourcename: "([^"]+)" targetname: "([^"]+)"(?: label: "([^"]*)")?')
FRAME = re.compile(r"\\n(\d+) bytes \((\w[\w,]*)\)")
# Of libgcc for RV32: shifts of 64 bits, which use registers alone.
WITHOUT_STACK = ("__ashldi3", "__lshrdi3", "__ashrdi3")
HAL_CALL = re.compile(r"\bhal\.(\w+)\(")
HOOK_CALL = re.compile(r"(?:policy|cp_policy_of\(cp\))->(\w+)\(")


class Graph:
    def __init__(self):
        self.frames = dict.fromkeys(WITHOUT_STACK, 0)
        self.calls = {}
        self.memo = {}
        self.errors = []

    def read(self, path):
        with open(path, encoding="utf-8") as file:
            for line in file:
                node, edge = NODE.search(line), EDGE.search(line)
                if node:
                    self.add_node(*node.groups())
                elif edge:
                    self.calls.setdefault(edge.group(1), set()).add(self.callee(*edge.groups()[1:]))

    def add_node(self, name, label):
        frame = FRAME.search(label)
        if not frame:
            return
        if frame.group(2) != "static":
            self.errors.append(f"{name}: the size of its frame is {frame.group(2)}")
        self.frames[name] = int(frame.group(1))

    def callee(self, target, place):
        """The name of who is called; for a call through a pointer, that of the HAL."""
        if target != "__indirect_call":
            return target
        path, line, _ = place.split(":")
        with open(path, encoding="utf-8") as file:
            text = file.readlines()[int(line) - 1]
        found = HAL_CALL.search(text)
        if found:
            return "hal." + found.group(1)
        hooks = HOOK_CALL.findall(text)
        if not hooks:
            self.errors.append(f"{place}: a call through a pointer that is none of the HAL and no hook of a policy")
        return "hook." + (hooks[0] if hooks else "unknown")

    def deepest(self, name, above=()):
        """(bytes, path) of the deepest calls from name on."""
        if name in above:
            self.errors.append("recursion: " + " > ".join((*above, name)))
            return 0, ()
        if name not in self.memo:
            if name not in self.frames and not name.startswith(("hal.", "hook.")):
                self.errors.append(f"{name}: no frame is known")
            callees = sorted(self.calls.get(name, ()))
            below = max((self.deepest(callee, (*above, name)) for callee in callees), default=(0, ()))
            own = self.frames.get(name, 0)
            self.memo[name] = own + below[0], ((name, own), *below[1])
        return self.memo[name]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--limit", type=int, required=True)
    parser.add_argument("--hal", action="append", default=[])
    parser.add_argument("--hook", action="append", default=[])
    parser.add_argument("--root", action="append", required=True)
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()

    graph = Graph()
    for path in arguments.files:
        graph.read(path)
    for pair in arguments.hal:
        call, function = pair.split("=")
        graph.calls["hal." + call] = {function}
    for pair in arguments.hook:
        hook, function = pair.split("=")
        graph.calls.setdefault("hook." + hook, set()).add(function)
    for root in arguments.root:
        depth, path = graph.deepest(root)
        print(f"{root}: {depth} bytes: " + " > ".join(f"{name.split(':')[-1]} {own}" for name, own in path))
        if depth > arguments.limit:
            graph.errors.append(f"{root}: {depth} bytes, the limit is {arguments.limit}")
    for error in dict.fromkeys(graph.errors):
        print("error: " + error, file=sys.stderr)
    return 1 if graph.errors else 0


sys.exit(main())
