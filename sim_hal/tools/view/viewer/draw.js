// draw.js - draws rows of slices, areas and arrows on a canvas. A row draws at most one slice a pixel.

const stateColours = ["", "#4da672", "#e8a33d", "#9b7fcb", "#cfc3e6", "#5b9bd5", "#3a6ea5"];
const RED = "#d42a2a", PALE_RED = "#f0a3a3";
const classColours = {
    issuing: "#2f8f57", result: "#a9d8b8", memory: "#d98a5c", lds_scalar: "#c9b458", passed_over: "#8fb5dd",
    unit_busy: "#c58fc0", fetch_hit: "#bcc4cc", fetch_miss: "#8d99a6", fetch_queue: "#6f7b88", barrier: "#6c8ebf",
    message: "#b5d0e8", sleep: "#dfe4e9", waiting: "#e8a33d", ended: "#f0f2f4", stopped: "#cfc3e6"
};
const GUTTER = 150; // pixels of the labels at the left
const ARROWS_MOST = 400;

const canvas = document.createElement("canvas");
const pen = canvas.getContext("2d");
const view = { level: "gpu", cu: -1, life: null, track: null, from: 0, to: 1, scroll: 0, width: 1, height: 1 };
let rows = [];          // of the level: {label, top, height, draw(), pick(x, y)}
let selected = null;    // a life
let drawnArrows = 0, drawnEdges = 0, drawnFindings = 0;

function xOf(cycle) {
    return GUTTER + (cycle - view.from) / (view.to - view.from) * (view.width - GUTTER);
}

function cycleOf(x) {
    return view.from + (x - GUTTER) / (view.width - GUTTER) * (view.to - view.from);
}

function clipLabel(text, x, y, width) {
    const left = Math.max(x, GUTTER), room = x + width - left - 6;

    if (room < 14)
        return;
    let shown = text;
    if (pen.measureText(shown).width > room) {
        shown = shown.slice(0, Math.max(1, Math.floor(shown.length * room / pen.measureText(shown).width) - 1)) + "…";
        if (pen.measureText(shown).width > room)
            return;
    }
    pen.fillText(shown, left + 3, y);
}

// A rectangle that is drawn when another colour or a gap follows: there are far fewer of these than slices.
function makeBrush(top, height) {
    let colour = "", from = 0, to = 0;

    return {
        flush() {
            if (to > from) {
                pen.fillStyle = colour;
                pen.fillRect(from, top, to - from, height);
            }
            to = from;
        },
        add(next, left, right) {
            if (next !== colour || left > to + 0.5) {
                this.flush();
                colour = next;
                from = left;
            }
            to = Math.max(to, right);
        }
    };
}

// Draws count spans that follow each other. span: {from(i), to(i), colour(i), label(i)}.
function drawSpans(span, count, top, height) {
    const perPixel = (view.to - view.from) / (view.width - GUTTER), brush = makeBrush(top, height);
    let i = firstAbove(span.to, count, view.from);

    pen.font = Math.min(12, Math.max(9, height - 3)) + "px system-ui, 'DejaVu Sans', sans-serif";
    pen.textBaseline = "middle";
    while (i < count && span.from(i) < view.to) {
        const left = Math.max(GUTTER, xOf(span.from(i))), right = Math.min(view.width, xOf(span.to(i)));
        const colour = span.colour(i), gap = right - left > 4 && height > 5 ? 1 : 0;

        brush.add(colour, left, Math.max(left + 1, right - gap));
        if (height >= 10 && right - left > 22) {
            brush.flush();
            pen.fillStyle = colour === RED ? "#fff" : "#10202c";
            clipLabel(span.label(i), xOf(span.from(i)), top + height / 2, xOf(span.to(i)) - xOf(span.from(i)));
        }
        if (right - left >= 1)
            i++;
        else
            i = Math.max(i + 1, firstAbove(span.to, count, cycleOf(left) + perPixel));
    }
    brush.flush();
}

function spanAt(span, count, cycle) {
    const i = firstAbove(span.to, count, cycle);

    return i < count && span.from(i) <= cycle ? i : -1;
}

function isStuck(slice) {
    return slices.from[slice] >= lives[slices.life[slice]].stuckFrom;
}

function sliceColour(slice) {
    if (isStuck(slice))
        return lives[slices.life[slice]].cyclic ? RED : PALE_RED;
    return stateColours[slices.state[slice]];
}

function sliceLabel(slice) {
    const life = lives[slices.life[slice]], wait = slices.wait[slice];

    return idText(life.id) + " " + stateNames[slices.state[slice]] + (wait >= 0 ? ": " + waits[wait].what : "");
}

// Spans of a list of slices.
function spansOf(list) {
    return { from: (i) => slices.from[list[i]], to: (i) => slices.to[list[i]], colour: (i) => sliceColour(list[i]),
             label: (i) => sliceLabel(list[i]) };
}

function outline(left, right, top, height, colour) {
    const from = Math.max(GUTTER, left), to = Math.min(view.width, right);

    if (to < from)
        return;
    pen.strokeStyle = colour;
    pen.lineWidth = 2;
    pen.strokeRect(from + 1, top + 1, Math.max(1, to - from - 2), Math.max(1, height - 2));
}

function drawLost(cu, top, height) {
    for (const loss of losses) {
        const left = Math.max(GUTTER, xOf(loss.from)), right = Math.min(view.width, xOf(loss.to));

        if (loss.cu !== cu || right <= left)
            continue;
        pen.fillStyle = "#5a646e";
        pen.fillRect(left, top, right - left, height);
    }
}

// A row of lanes: lists of slices, the lane of each in laneOf(slice).
function lanesRow(label, place, lists, laneHeight, laneOf) {
    const row = { label, place, height: Math.max(8, Math.ceil(lists.length * laneHeight)) };
    const laneAt = (y) => Math.min(lists.length - 1, Math.floor((y - row.top) / laneHeight));

    row.draw = () => {
        let last = -1;

        drawLost(place, row.top, row.height);
        lists.forEach((list, lane) => {
            const top = row.top + lane * laneHeight, pixel = Math.floor(top);

            if (pixel !== last || laneHeight >= 1)
                drawSpans(spansOf(list), list.length, top, Math.max(1, laneHeight - (laneHeight > 5 ? 1 : 0)));
            last = pixel;
            for (const i of selected && !row.life ? list.filter((slice) => slices.life[slice] === selected.number) : [])
                outline(xOf(slices.from[i]), xOf(slices.to[i]), top, laneHeight, "#111");
        });
    };
    row.pick = (x, y) => {
        const lane = laneAt(y), list = lists[lane] || [], i = spanAt(spansOf(list), list.length, cycleOf(x));

        return i < 0 ? { cu: place } : { slice: list[i], cu: place };
    };
    row.yOf = (slice) => row.top + (laneOf(slice) + 0.5) * laneHeight;
    return row;
}

// A row of spans that are no slices. tip(i): lines about one.
function spansRow(label, span, count, height, tip, more) {
    const row = Object.assign({ label, height }, more);

    row.draw = () => drawSpans(span, count, row.top, height);
    row.pick = (x) => {
        const i = spanAt(span, count, cycleOf(x));

        return Object.assign({ tip: i < 0 ? "" : tip(i) }, more);
    };
    return row;
}

// A row with a value over time, the greatest one of each pixel. points: {time[], value[]}.
function areaRow(label, points, most, height) {
    const row = { label: label + " (" + most + ")", height };
    const at = (i) => points.time[i];

    row.draw = () => {
        let i = Math.max(0, firstAbove(at, points.time.length, view.from) - 1);

        pen.fillStyle = "#7f93a8";
        for (let x = GUTTER; x < view.width && i < points.time.length; x++) {
            const end = cycleOf(x + 1);
            let top = 0;

            if (points.time[i] > end)
                continue;
            for (; points.time[i + 1] <= end; i++)
                top = Math.max(top, points.value[i]);
            top = Math.max(top, points.value[i]);
            pen.fillRect(x, row.top + height - top / most * (height - 2), 1, top / most * (height - 2));
        }
    };
    row.pick = (x) => {
        const i = firstAbove(at, points.time.length, cycleOf(x)) - 1;

        return { tip: label + ": " + (i < 0 ? 0 : points.value[i]) };
    };
    return row;
}

// Work-groups by state, stacked, over [from, to).
function drawStack(left, width, top, height, from, to) {
    for (let x = 0; x < width; x++) {
        const i = firstAbove((at) => counts.time[at], counts.time.length, from + (x + 0.5) / width * (to - from)) - 1;
        let base = top + height;

        if (i < 0)
            continue;
        for (let state = RUNNING; state < STATES; state++) {
            const part = counts.values[i * STATES + state] / counts.most * height;

            pen.fillStyle = stateColours[state];
            pen.fillRect(left + x, base - part, 1, part);
            base -= part;
        }
    }
}

function stackRow(height) {
    const row = { label: "work-groups (" + counts.most + ")", height };

    row.draw = () => drawStack(GUTTER, view.width - GUTTER, row.top, height, view.from, view.to);
    row.pick = (x) => {
        const i = firstAbove((at) => counts.time[at], counts.time.length, cycleOf(x)) - 1;
        const lines = stateNames.map((name, state) => [i < 0 || !name ? 0 : counts.values[i * STATES + state], name]);

        return { tip: lines.filter((line) => line[0]).map((line) => line.join(" ")).join("\n") || "none" };
    };
    return row;
}

// Time

function stepOf(room) {
    let step = Math.pow(10, Math.floor(Math.log10(Math.max(1, room))));

    for (const factor of [2, 2.5, 2])
        if (step < room)
            step *= factor;
    return Math.max(1, step);
}

function microseconds(cycle) {
    return (cycle / run.clock).toFixed(3).replace(/\.?0+$/, "") + " µs";
}

function drawAxis(height) {
    const step = stepOf((view.to - view.from) * 110 / (view.width - GUTTER));

    pen.fillStyle = "#eef2f6";
    pen.fillRect(0, 0, view.width, height);
    pen.font = "11px system-ui, 'DejaVu Sans', sans-serif";
    pen.textBaseline = "middle";
    pen.fillStyle = "#44505d";
    pen.fillText("cycles", 6, height / 4 + 1);
    pen.fillText("time", 6, height * 3 / 4);
    for (let cycle = Math.ceil(view.from / step) * step; cycle < view.to; cycle += step) {
        const x = xOf(cycle);

        pen.fillStyle = "#c3ccd6";
        pen.fillRect(x, 0, 1, height);
        pen.fillStyle = "#22303f";
        pen.fillText(Math.round(cycle).toLocaleString("en"), x + 3, height / 4 + 1);
        pen.fillStyle = "#6a7683";
        pen.fillText(microseconds(cycle), x + 3, height * 3 / 4);
    }
}

// Arrows

function yOfSlice(slice) {
    for (const row of rows) {
        const mine = row.yOf && (row.life ? row.life.number === slices.life[slice] &&
            (row.place === undefined || row.place === placeOf(slice)) : row.place === placeOf(slice));

        if (mine)
            return row.yOf(slice);
    }
    return -1;
}

function drawArrow(x1, y1, x2, y2, colour, width) {
    const angle = Math.atan2(y2 - y1, x2 - x1), size = 5 + width;

    pen.strokeStyle = colour;
    pen.fillStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(x1, y1);
    pen.lineTo(x2, y2);
    pen.stroke();
    pen.beginPath();
    pen.moveTo(x2, y2);
    pen.lineTo(x2 - size * Math.cos(angle - 0.4), y2 - size * Math.sin(angle - 0.4));
    pen.lineTo(x2 - size * Math.cos(angle + 0.4), y2 - size * Math.sin(angle + 0.4));
    pen.fill();
}

// From the end of a wait to the change that ended it. Returns whether it is in sight.
function drawMet(wait, strong) {
    const writer = wait.writer;

    if (!writer || wait.to < view.from || wait.met.cycle > view.to)
        return false;
    const y1 = yOfSlice(wait.slice), y2 = yOfSlice(sliceAt(writer, wait.met.cycle));
    if (y1 < 0 || y2 < 0)
        return false;
    drawArrow(xOf(wait.to), y1, xOf(wait.met.cycle), y2, strong ? "#111" : "#33414f99", strong ? 1.6 : 1);
    return true;
}

function concerns(wait, life) {
    return wait.life === life.number || wait.writer === life;
}

// Of all waits if they are few, and of the selected work-group in any case.
function drawArrows() {
    const chosen = view.life || selected;
    const inSight = (wait) => wait.writer && wait.to >= view.from && wait.met.cycle <= view.to;
    const count = waits.reduce((sum, wait) => sum + (inSight(wait) ? 1 : 0), 0);

    drawnArrows = 0;
    for (const wait of count <= ARROWS_MOST || chosen ? waits : [])
        if (inSight(wait) && (count <= ARROWS_MOST || concerns(wait, chosen)))
            drawnArrows += drawMet(wait, chosen !== null && concerns(wait, chosen)) ? 1 : 0;
    return count;
}

// A deadlock: from a wait that never ended to the work-group that changed its word last.
function drawEdges() {
    drawnEdges = 0;
    edges.forEach((edge, i) => {
        const waiter = sliceAt(edge.from, run.cycles), writer = sliceAt(edge.to, run.cycles);
        const y1 = yOfSlice(waiter), y2 = yOfSlice(writer);
        const x = Math.min(xOf(run.cycles), view.width) - 14 - i % 24 * 12;

        if (y1 < 0 || y2 < 0 || edge.from === edge.to || xOf(run.cycles) < GUTTER)
            return;
        if (!edge.cyclic && edges.length > ARROWS_MOST)
            return;
        if (edge.cyclic)
            drawArrow(x, y1, x, y2, "#fff", 5);
        drawArrow(x, y1, x, y2, edge.cyclic ? "#8c0d0d" : "#c96a6a", edge.cyclic ? 2.5 : 1.2);
        drawnEdges++;
    });
}

function drawFindings(axis) {
    drawnFindings = 0;
    for (const finding of findings) {
        const cycle = finding.cycle >= 0 ? finding.cycle : finding.life ? finding.life.to : run.cycles;
        const y = finding.life ? yOfSlice(sliceAt(finding.life, cycle)) : axis + 6, x = xOf(cycle);

        if (x < GUTTER || x > view.width || y < 0)
            continue;
        pen.fillStyle = RED;
        pen.beginPath();
        pen.moveTo(x, y + 4);
        pen.lineTo(x - 6, y - 7);
        pen.lineTo(x + 6, y - 7);
        pen.fill();
        drawnFindings++;
    }
}
