#!/usr/bin/env python3
"""Whether a trace viewer shows all that a trace says. Usage: trace.py TRACE.json [STATISTICS CLOCK_MHZ]

Reads Chrome trace events as viewers do: times become whole nanoseconds, rounded, and events are sorted by them. A slice
that reaches into the next one of its track, an end without a begin and a thread numbered 0 or as its process are what
viewers drop or show elsewhere. With the statistics of the same run the slices have to be as many as these say, and to
last as long. Ends with 1 at the first thing that is wrong.
"""
import collections
import decimal
import json
import sys

STATES = {"running", "stalled", "saving", "swapped", "ready", "restoring"}
# Slices that a run has as many of as its statistics say, when every work-group has ended.
COUNTS = {"saving": "switches_out", "restoring": "switches_in", "step": "cp_steps"}
CYCLES = {"swapped": "swapped"}


def nanoseconds(microseconds):
    return int((decimal.Decimal(microseconds) * 1000).quantize(1, decimal.ROUND_HALF_UP))


def check(good, *what):
    if not good:
        sys.exit("trace: " + " ".join(map(str, what)))


def track(event):
    return event["pid"], event["tid"]


class Slices:
    """What is open on each track, innermost last: (name, begin, end or None). Ended ones by name."""

    def __init__(self):
        self.open = collections.defaultdict(list)
        self.ended = collections.defaultdict(list)

    def leave(self, where, until):
        while self.open[where] and self.open[where][-1][2] is not None and self.open[where][-1][2] <= until:
            self.open[where].pop()

    def add(self, event, begin, end):
        stack = self.open[track(event)]
        self.leave(track(event), begin)
        check(not stack or stack[-1][2] is None or (end is not None and end <= stack[-1][2]), "overlap", event)
        stack.append((event["name"], begin, end))
        if end is not None:
            self.ended[event["name"]].append(end - begin)

    def end(self, event, now):
        stack = self.open[track(event)]
        self.leave(track(event), now)
        check(stack and stack[-1][2] is None, "an end without a begin", event)
        name, begin, _ = stack.pop()
        self.ended[name].append(now - begin)
        return name


def check_names(events, named, ordered, processes):
    positions = collections.Counter((where[0], index) for where, index in ordered.items())

    check(max(positions.values()) == 1, "two tracks at one place")
    for event in events:
        check(event["tid"] not in (0, event["pid"]), "a thread that viewers take for another", event)
        check(event["pid"] in processes, "a process without a name", event)
        if event["ph"] in "BEX":
            check(track(event) in named and track(event) in ordered, "a track without a name or place", event)


def check_counters(event):
    check(event["args"] and all(value >= 0 for value in event["args"].values()), "a counter", event)


def replay(events, waits):
    """waits: every wait has to say for what."""
    slices = Slices()
    outcomes = collections.Counter()

    for event in sorted(events, key=lambda event: nanoseconds(event["ts"])):  # keeps the order of the file otherwise
        now = nanoseconds(event["ts"])
        if event["ph"] == "B":
            if event["name"] in STATES:
                check(len(slices.open[track(event)]) == 1, "a state outside a life", event)
                check(event["name"] != "stalled" or not waits or event["args"].keys() >= {"address", "until"},
                      "a wait for nothing", event)
            slices.add(event, now, None)
        elif event["ph"] == "E":
            name = slices.end(event, now)
            if "outcome" in event.get("args", {}):
                check(name not in STATES, "a life that ends before its state", event)
                outcomes[event["args"]["outcome"]] += 1
        elif event["ph"] == "X":
            slices.add(event, now, now + nanoseconds(event["dur"]))
        elif event["ph"] == "C":
            check_counters(event)
        else:
            check(event["ph"] == "M", "an unknown event", event)
    check(not any(end is None for stack in slices.open.values() for _, _, end in stack), "a slice that does not end")
    return slices.ended, outcomes


def check_statistics(statistics, ended, outcomes, clock):
    check(outcomes["done"] == statistics["workgroups_finished"], "lives that end well", outcomes)
    check(outcomes["killed"] == statistics["workgroups_killed"], "lives that are killed", outcomes)
    if outcomes["not finished"]:
        return
    for name, statistic in COUNTS.items():
        check(len(ended[name]) == statistics[statistic], name, len(ended[name]), statistic, statistics[statistic])
    for name in STATES:
        cycles = statistics["workgroup_cycles_" + CYCLES.get(name, name)]
        error = abs(sum(ended[name]) - cycles * 1000 / clock)
        check(error <= len(ended[name]) + 1, name, "lasts", sum(ended[name]), "ns for", cycles, "cycles")


def main():
    events = json.load(open(sys.argv[1]), parse_float=decimal.Decimal)["traceEvents"]
    metadata = collections.defaultdict(dict)

    for event in events:
        if event["ph"] == "M":
            metadata[event["name"]][track(event)] = event["args"]
    ordered = {where: args["sort_index"] for where, args in metadata["thread_sort_index"].items()}
    check_names(events, metadata["thread_name"], ordered, {pid for pid, _ in metadata["process_name"]})
    ended, outcomes = replay(events, len(sys.argv) > 2)
    if len(sys.argv) > 2:
        words = (line.split() for line in open(sys.argv[2]) if not line.startswith("#"))
        check_statistics({word[0]: int(word[1]) for word in words if word[1].isdigit()}, ended, outcomes, int(sys.argv[3]))


main()
