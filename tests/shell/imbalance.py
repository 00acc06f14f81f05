#!/usr/bin/env python3
"""The phases of work-groups, taken from the slices of a trace of waves, against the statistics of the same run.

Usage: imbalance.py TRACE.json STATISTICS PERIOD OPENING LAUNCH. One compute unit of 1 GHz, so that a nanosecond is a cycle. Every wave has
to have a slice at each barrier: OPENING, cu.barrier_cycles, has to be longer than anything else that it may wait for there. PERIOD is
cu.issue_period: a wave comes to a barrier, or to its end, in the turn before that slice. Ends with 1 if a number differs.
"""
import collections
import json
import sys

FIRST_TRACK = 1000  # of the waves: slot 0 of SIMD 0
SLOTS = 64  # of a SIMD


def read_waves(path):
    """The slices of each wave, (name, begin, end, SIMD), in order; by work-group and wave."""
    waves = collections.defaultdict(lambda: collections.defaultdict(list))
    with open(path, encoding="utf-8") as file:
        for event in json.load(file)["traceEvents"]:
            if event["pid"] != 4 or event["ph"] != "X":
                continue
            begin, length = round(event["ts"] * 1000), round(event["dur"] * 1000)
            where = event["args"]
            waves[where["work-group"]][where["wave"]].append((event["name"], begin, begin + length, (event["tid"] - FIRST_TRACK) // SLOTS))
    for group in waves.values():
        for slices in group.values():
            slices.sort(key=lambda one: one[1])
    return waves


def arrivals(slices, name, period):
    """Cycles at which the wave came to what the name says. If it was stopped there, it is the same one when it goes on."""
    found, inside = [], False
    for what, begin, _, _ in slices:
        if what == name and not inside:
            found.append(begin - period)
        if what != "stopped":
            inside = what == name
    return found


class Sums:
    def __init__(self):
        self.values = collections.Counter()
        self.most = 0

    def measure(self, began, came, interrupted):
        """A phase: cycles at which its waves came, by wave."""
        if interrupted:
            self.values["interrupted"] += 1
            return
        last = max(came.values())
        spread = last - min(came.values())
        wait = sum(last - cycle for cycle in came.values())
        longest = len(came) * (last - began)
        self.values["phases"] += 1
        self.values["spread"] += spread
        self.values["wait"] += wait
        self.values["longest"] += longest
        self.values["rtru_millionths"] += wait * 1000000 // longest if longest else 0
        power = 0 if spread == 0 else 1 << (spread.bit_length() - 1)
        self.values["spread_%d" % min(power, 16384)] += 1
        self.most = max(self.most, spread)
        # Of several that came in one cycle the trace does not say which was the last one.
        lasts = [wave for wave, cycle in came.items() if cycle == last]
        if len(lasts) == 1:
            self.values["last_%d" % lasts[0]] += 1


def follow(group, period, opening, launch, barriers, exits):
    """The phases of a work-group of several waves, from its start."""
    meetings = {wave: arrivals(slices, "barrier", period) for wave, slices in group.items()}
    ends = {wave: arrivals(slices, "ended", period) for wave, slices in group.items()}
    stops = sorted(end for slices in group.values() for name, _, end, _ in slices if name == "stopped")
    placed = min(slices[0][1] for slices in group.values())
    began = placed + max(launch, len(group))
    stops = [stop for stop in stops if stop > began + period]
    for number in range(max(len(times) for times in meetings.values())):
        came = {wave: times[number] for wave, times in meetings.items() if len(times) > number}
        last = max(came.values())
        barriers.measure(began, came, any(began < stop <= last for stop in stops))
        began = last + opening
    # Waves that end within the last turns have no slice behind them. All slices end with the last one's turn.
    over = max(slices[-1][2] for slices in group.values())
    came = {wave: times[0] if times else over - (over - group[wave][-1][3]) % period for wave, times in ends.items()}
    exits.measure(began, came, any(began < stop for stop in stops))


def compare(kind, sums, statistics):
    for name, value in sums.values.items():
        if name.startswith("last_"):
            same = value <= statistics["%s_%s" % (kind, name)]
        else:
            same = value == statistics["%s_%s" % (kind, name)]
        if not same:
            sys.exit("imbalance: %s_%s is %d, by the trace %d" % (kind, name, statistics["%s_%s" % (kind, name)], value))
    for name in ("phases", "interrupted", "spread", "wait", "longest", "rtru_millionths"):
        if sums.values[name] != statistics["%s_%s" % (kind, name)]:
            sys.exit("imbalance: %s_%s, by the trace %d" % (kind, name, sums.values[name]))
    if sums.most != statistics["%s_spread_most" % kind]:
        sys.exit("imbalance: %s_spread_most, by the trace %d" % (kind, sums.most))


def main():
    trace, path = sys.argv[1:3]
    period, opening, launch = (int(value) for value in sys.argv[3:6])
    with open(path, encoding="utf-8") as file:
        statistics = {line.split()[0]: int(line.split()[1]) for line in file if line.split()[1].isdigit()}
    barriers, exits = Sums(), Sums()
    for group in read_waves(trace).values():
        if len(group) > 1:
            follow(group, period, opening, launch, barriers, exits)
    compare("barrier", barriers, statistics)
    compare("exit", exits, statistics)
    if not barriers.values["phases"]:
        sys.exit("imbalance: no phases")


main()
