// model.js - reads the records of a run, as sim_hal/tools/view/page.c writes them: docs/guide/viewer.md, "The data".

const NONE = 0, RUNNING = 1, STALLED = 2, SAVING = 3, SWAPPED = 4, READY = 5, RESTORING = 6, STATES = 7;
const stateNames = ["", "running", "stalled", "saving", "swapped", "ready", "restoring"];
const WAVE_SLOTS = 64; // of a SIMD: a track is SIMD * WAVE_SLOTS + slot

// Slices of work-groups, one array a member, in order of time.
const slices = { life: [], state: [], cu: [], from: [], to: [], wait: [], lane: [] };
const lives = [];    // of work-groups
const waits = [];    // with what ended them
const steps = { from: [], to: [], instructions: [], events: [], commands: [], loads: [] };
const depths = [];   // {name, time[], value[], most}
const losses = [];   // {cu, from, to}
const tracks = [];   // of wave slots: {number, from[], to[], name[], id[], wave[], issues: {from[], place[]}}
const findings = []; // {cycle (-1: none), life, place, text}
const counts = { time: [], values: [], most: 1 }; // work-groups by state, after each change: STATES values each

const memory = run.cus;  // the row of work-groups whose context is in memory
const lanes = [];        // by compute unit, then memory: lists of lanes, each a list of slices
const livesOfId = new Map();
const edges = [];        // of a deadlock: {from, to (lives), change, cyclic}
const cycle = [];        // of a deadlock: lives, each of which waits for the next one

function idText(id) {
    return "(" + id.join(",") + ")";
}

// The index of the first of count numbers that is greater than a value.
function firstAbove(at, count, value) {
    let low = 0, high = count;

    while (low < high) {
        const middle = (low + high) >> 1;

        if (at(middle) > value)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

// Numbers of five bits a character, the lowest ones first.
function makeReader(text) {
    const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const values = new Uint8Array(128);
    let at = 0;

    for (let i = 0; i < 64; i++)
        values[digits.charCodeAt(i)] = i;
    function next() {
        let number = 0, scale = 1, digit;

        do {
            digit = values[text.charCodeAt(at++)];
            number += (digit & 31) * scale;
            scale *= 32;
        } while (digit & 32);
        return number;
    }
    return {
        next,
        more: () => at < text.length,
        id: () => [next(), next(), next()],
        signed() {
            const number = next();

            return number % 2 ? -(number + 1) / 2 : number / 2;
        },
        // A number of 64 bits as text.
        wide() {
            const high = next(), low = next();

            return high ? "0x" + high.toString(16) + low.toString(16).padStart(8, "0") : String(low);
        },
        change() {
            const kind = next();

            if (kind === 0)
                return null;
            const cycle = next();
            if (kind === 1)
                return { firmware: true, cycle, id: null, place: -1 };
            return { firmware: false, cycle, id: [next(), next(), next()], place: next() - 1 };
        }
    };
}

function makeTrack(number) {
    if (!tracks[number])
        tracks[number] = { number, from: [], to: [], name: [], id: [], wave: [], issues: { from: [], place: [] } };
    return tracks[number];
}

function closeSlice(life, cycle) {
    const last = life.slices.length ? life.slices[life.slices.length - 1] : -1;

    if (last >= 0)
        slices.to[last] = cycle;
}

function isWaiting(state) {
    return state === STALLED || state === SAVING || state === SWAPPED;
}

function endWait(life, cycle) {
    if (life.wait >= 0)
        waits[life.wait].to = cycle;
    life.wait = -1;
}

function countChange(counter, life, state, cycle) {
    let all = 0;

    counter[life.state]--;
    counter[state]++;
    life.state = state;
    counts.time.push(cycle);
    for (let i = 0; i < STATES; i++) {
        counts.values.push(counter[i]);
        all += i === NONE ? 0 : counter[i];
    }
    counts.most = Math.max(counts.most, all);
}

function enterState(life, state, cu, cycle, pending) {
    const index = slices.life.length;

    closeSlice(life, cycle);
    if (!isWaiting(state))
        endWait(life, cycle);
    if (state === STALLED && pending) {
        life.wait = waits.length;
        waits.push({ life: life.number, what: pending, from: cycle, to: run.cycles, met: null, writer: null, slice: index });
        life.waits.push(life.wait);
    }
    slices.life.push(life.number);
    slices.state.push(state);
    slices.cu.push(cu);
    slices.from.push(cycle);
    slices.to.push(run.cycles);
    slices.wait.push(life.wait);
    slices.lane.push(0);
    life.slices.push(index);
    if (life.wait >= 0)
        waits[life.wait].slice = index;
}

function waitText(name, relation, maskHigh, maskLow, value) {
    const whole = maskLow === 0xffffffff && (maskHigh === 0xffffffff || maskHigh === 0);
    const mask = whole ? "" : " & 0x" + (maskHigh ? maskHigh.toString(16) : "") + maskLow.toString(16);

    return name + mask + " " + relation + " " + value;
}

function readRecords(text) {
    const reader = makeReader(text), next = reader.next;
    const current = [], pending = []; // by slots: the life there, and what it will wait for
    const counter = new Array(STATES).fill(0);
    let now = 0;
    const readers = [
        function life() {
            const slot = next(), kernel = strings[next()], id = reader.id(), number = lives.length;

            if (current[slot] && current[slot].state !== NONE) {
                closeSlice(current[slot], now);
                endWait(current[slot], now);
                countChange(counter, current[slot], NONE, now);
                current[slot].to = now;
            }
            current[slot] = { number, slot, kernel, id, from: -1, to: run.cycles, outcome: "not finished",
                              state: NONE, slices: [], waits: [], wait: -1, stuck: [], stuckFrom: Infinity,
                              cyclic: false };
            pending[slot] = null;
            lives.push(current[slot]);
            const key = id.join(",");
            if (!livesOfId.has(key))
                livesOfId.set(key, []);
            livesOfId.get(key).push(current[slot]);
        },
        function state() {
            now += reader.signed();
            const life = current[next()], code = next();

            if (life.from < 0)
                life.from = now;
            enterState(life, code % 7, Math.floor(code / 7), now, pending[life.slot]);
            countChange(counter, life, code % 7, now);
        },
        function end() {
            now += reader.signed();
            const life = current[next()];

            life.outcome = strings[next()];
            life.to = now;
            closeSlice(life, now);
            endWait(life, now);
            countChange(counter, life, NONE, now);
        },
        function wait() {
            const slot = next(), name = strings[next()], relation = strings[next()];

            pending[slot] = waitText(name, relation, next(), next(), reader.wide());
        },
        function met() {
            const life = current[next()], change = reader.change();

            if (life.wait >= 0)
                waits[life.wait].met = change;
        },
        function step() {
            now += reader.signed();
            steps.from.push(now);
            steps.to.push(now + next());
            steps.instructions.push(next());
            steps.events.push(next());
            steps.commands.push(next());
            steps.loads.push(next());
        },
        function depth() {
            now += reader.signed();
            const name = strings[next()], value = next();
            let row = depths.find((depth) => depth.name === name);

            if (!row) {
                row = { name, time: [], value: [], most: 0 };
                depths.push(row);
            }
            row.time.push(now);
            row.value.push(value);
            row.most = Math.max(row.most, value);
        },
        function computeUnit() {
            now += reader.signed();
            const cu = next(), available = next();
            const open = losses.find((loss) => loss.cu === cu && loss.to < 0);

            if (available && open)
                open.to = now;
            else if (!available && !open)
                losses.push({ cu, from: now, to: -1 });
        },
        function wave() {
            now += reader.signed();
            const length = next(), track = makeTrack(next());

            track.from.push(now);
            track.to.push(now + length);
            track.name.push(strings[next()]);
            track.id.push(reader.id());
            track.wave.push(next());
        },
        function issue() {
            now += reader.signed();
            const track = makeTrack(next());

            track.issues.from.push(now);
            track.issues.place.push(next() - 1);
        },
        function finding() {
            const cycle = next() - 1, id = next() ? reader.id() : null;

            findings.push({ cycle, id, life: null, place: strings[next()], text: strings[next()] });
        },
        function stuck() {
            const life = current[next()], text = strings[next()];

            life.stuck.push({ text, change: reader.change() });
        },
        function cycleOfDeadlock() {
            for (let count = next(); count > 0; count--)
                cycle.push(current[next()]);
        }
    ];

    while (reader.more())
        readers[next()]();
    for (const loss of losses)
        if (loss.to < 0)
            loss.to = run.cycles;
}

// The work-group with this id that lived at a cycle, of the same kernel if there are several; or null.
function findLife(id, cycle, kernel) {
    const found = (livesOfId.get(id.join(",")) || []).filter((life) => life.from <= cycle && cycle <= life.to);

    return found.find((life) => life.kernel === kernel) || found[0] || null;
}

function placeOf(slice) {
    const state = slices.state[slice];

    return state === SWAPPED || state === READY ? memory : slices.cu[slice];
}

// Each stay of a work-group in a place gets the lowest lane of it that is free.
function assignLanes() {
    const used = [];
    const at = new Map(); // life -> {place, lane}
    const ends = [];      // stays that end when their life does

    for (let place = 0; place <= memory; place++) {
        lanes.push([]);
        used.push([]);
    }
    for (const life of lives)
        if (life.slices.length)
            ends.push(life);
    ends.sort((a, b) => a.to - b.to || a.number - b.number);
    let ended = 0;
    for (let i = 0; i < slices.life.length; i++) {
        const life = slices.life[i], place = placeOf(i);
        let stay = at.get(life);

        for (; ended < ends.length && ends[ended].to <= slices.from[i] && ends[ended].number !== life; ended++) {
            const old = at.get(ends[ended].number);

            if (old)
                used[old.place][old.lane] = false;
            at.delete(ends[ended].number);
        }
        if (!stay || stay.place !== place) {
            if (stay)
                used[stay.place][stay.lane] = false;
            let lane = used[place].indexOf(false);
            if (lane < 0)
                lane = used[place].push(true) - 1;
            used[place][lane] = true;
            stay = { place, lane };
            at.set(life, stay);
            if (!lanes[place][lane])
                lanes[place][lane] = [];
        }
        slices.lane[i] = stay.lane;
        lanes[place][stay.lane].push(i);
    }
}

// The slice of a life at a cycle; the last one before it if there is none.
function sliceAt(life, cycle) {
    const index = firstAbove((i) => slices.from[life.slices[i]], life.slices.length, cycle);

    return life.slices[Math.max(0, index - 1)];
}

function writerOf(change, kernel) {
    return change && change.id ? findLife(change.id, change.cycle, kernel) : null;
}

// The edges of the cycle are those from each of its work-groups to the next one.
function markCycle() {
    cycle.forEach((life, i) => {
        life.cyclic = true;
        for (const edge of edges)
            if (edge.from === life && edge.to === cycle[(i + 1) % cycle.length])
                edge.cyclic = true;
    });
}

function awaitedIn(slice) {
    return slices.wait[slice] >= 0 ? waits[slices.wait[slice]] : null;
}

// The cycle from which a stuck work-group is red: its last slice, or the first wait of those that it tries again and again.
function stuckFrom(life) {
    if (!life.stuck.length || life.to !== run.cycles)
        return Infinity;

    const last = life.slices[life.slices.length - 1], awaited = awaitedIn(last);
    let from = slices.from[last];

    for (let i = life.slices.length - 1; awaited && i >= 0; i--) {
        const wait = awaitedIn(life.slices[i]);

        if (wait && (wait.met || wait.what !== awaited.what))
            break;
        if (wait)
            from = wait.from;
    }
    return from;
}

function linkLives() {
    for (const wait of waits)
        wait.writer = writerOf(wait.met, lives[wait.life].kernel);
    for (const life of lives) {
        life.stuckFrom = stuckFrom(life);
        for (const stuck of life.stuck) {
            const writer = writerOf(stuck.change, life.kernel);

            if (writer)
                edges.push({ from: life, to: writer, change: stuck.change, cyclic: false });
        }
    }
    markCycle();
    for (const finding of findings)
        if (finding.id)
            finding.life = findLife(finding.id, finding.cycle < 0 ? run.cycles : finding.cycle, "") ||
                (livesOfId.get(finding.id.join(",")) || [null])[0];
}

function readRun() {
    readRecords(records);
    assignLanes();
    linkLives();
}
