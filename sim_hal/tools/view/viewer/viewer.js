// viewer.js - the page of a run: its levels, the mouse, the keyboard.

const AXIS = 34, MINIMAP = 34, GAP = 3;

let tip, footer, find;
let drag = null, hidden = 0, planned = false;

// Rows of each level

function stepsRow() {
    const span = { from: (i) => steps.from[i], to: (i) => steps.to[i], colour: () => "#6d5fa8",
                   label: (i) => String(steps.instructions[i]) };

    return spansRow("command processor", span, steps.from.length, 14, (i) =>
        "a step of the firmware\n" + range(steps.from[i], steps.to[i]) + "\n" + steps.instructions[i] +
        " instructions, " + steps.events[i] + " events, " + steps.commands[i] + " commands, " + steps.loads[i] + " loads");
}

function placeName(place) {
    return place === memory ? "saved" : "CU " + place;
}

const shortNames = {
    "events for the firmware": "mailbox events", "commands for the GPU": "mailbox commands",
    "ready work-groups without a place": "ready, no place", "work-groups never launched": "not launched",
    "conditions monitored": "conditions", "Monitor Log entries": "Monitor Log"
};

function gpuRows(height) {
    const top = [stackRow(56), stepsRow()];

    for (const depth of depths)
        if (depth.most)
            top.push(areaRow(shortNames[depth.name] || depth.name, depth, depth.most, 20));
    const used = top.reduce((sum, row) => sum + row.height + GAP, 0);
    const total = lanes.reduce((sum, list) => sum + Math.max(1, list.length), 0);
    const laneHeight = Math.max(1.2, Math.min(28, (height - used - lanes.length * GAP) / total));
    lanes.forEach((lists, place) => {
        const each = place === memory ? Math.min(laneHeight, 240 / Math.max(1, lists.length)) : laneHeight;

        if (lists.length || losses.some((loss) => loss.cu === place))
            top.push(lanesRow(placeName(place), place, lists, each, (slice) => slices.lane[slice]));
    });
    return top;
}

function trackLabel(track) {
    return "SIMD " + Math.floor(track.number / WAVE_SLOTS) + " slot " + track.number % WAVE_SLOTS;
}

function classRow(track, height) {
    const span = { from: (i) => track.from[i], to: (i) => track.to[i],
                   colour: (i) => classColours[track.name[i]] || "#999", label: (i) => track.name[i] };

    return spansRow(trackLabel(track), span, track.from.length, height, (i) =>
        "wave " + track.wave[i] + " of work-group " + idText(track.id[i]) + "\n" + track.name[i] + "\n" +
        range(track.from[i], track.to[i]), { track });
}

function issueRow(track, height) {
    const issues = track.issues, count = issues.from.length;
    const colours = ["#dcebf7", "#c5dcf0"];
    const span = { from: (i) => issues.from[i], to: (i) => i + 1 < count ? issues.from[i + 1] : issues.from[i] + 4,
                   colour: (i) => colours[i % 2], label: (i) => assemblyLines[issues.place[i]] || places[issues.place[i]] };

    return spansRow("instructions", span, count, height, (i) => placeText(issues.place[i], issues.from[i]), { track, issues: true });
}

function placeText(place, cycle) {
    return "issued at cycle " + cycle.toLocaleString("en") + "\n" + shortPath(places[place]) + "\n" + assemblyLines[place] +
        (sourceLines[place] ? "\n" + sourceLines[place] : "");
}

function waveRows(list, height) {
    const made = [];

    for (const track of list) {
        made.push(classRow(track, height));
        if (track.issues.from.length)
            made.push(issueRow(track, height));
    }
    return made;
}

function cuRows() {
    const lists = lanes[view.cu];
    const made = [lanesRow(placeName(view.cu), view.cu, lists, Math.max(5, Math.min(18, 220 / Math.max(1, lists.length))), (slice) => slices.lane[slice])];

    return view.cu === run.wavesCu ? made.concat(waveRows(tracks.filter((track) => track), 13)) : made;
}

function lifeRow(life, label, list, height, place) {
    const row = lanesRow(label, place, [list], height, () => 0);

    row.life = life;
    return row;
}

// A row for each place where the work-group was, one for each work-group that ended one of its waits, and those of the wave
// slots that were its own.
function lifeRows() {
    const life = view.life, visited = [...new Set(life.slices.map(placeOf))];
    const made = visited.map((place) => lifeRow(life, placeName(place), life.slices.filter((i) => placeOf(i) === place), 26, place));
    const others = new Set();

    for (const i of life.waits)
        others.add(waits[i].writer);
    for (const stuck of life.stuck)
        others.add(writerOf(stuck.change, life.kernel));
    for (const other of [...others].filter((each) => each && each !== life).slice(0, 16))
        made.push(lifeRow(other, idText(other.id), other.slices, 18));
    if (!life.tracks)
        life.tracks = tracks.filter((track) => track.id.some((id, i) => String(id) === String(life.id) &&
            track.from[i] >= life.from && track.from[i] <= life.to));
    return made.concat(waveRows(life.tracks, 16));
}

function trackRows() {
    return view.track.issues.from.length ? [classRow(view.track, 40), issueRow(view.track, 40)] : [classRow(view.track, 40)];
}

function layOut() {
    const room = view.height - AXIS - MINIMAP;
    let top = AXIS + MINIMAP + 4;

    rows = { gpu: () => gpuRows(room - 8), cu: cuRows, life: lifeRows, wave: trackRows }[view.level]();
    const total = rows.reduce((sum, row) => sum + row.height + GAP, 0);
    hidden = Math.max(0, total - room + 8);
    view.scroll = Math.max(0, Math.min(view.scroll, hidden));
    for (const row of rows) {
        row.top = top - view.scroll;
        top += row.height + GAP;
    }
}

// Drawing

function drawMinimap() {
    const width = view.width - GUTTER;
    const left = GUTTER + view.from / run.cycles * width, right = GUTTER + view.to / run.cycles * width;

    pen.fillStyle = "#f7f9fb";
    pen.fillRect(0, AXIS, view.width, MINIMAP);
    drawStack(GUTTER, width, AXIS + 3, MINIMAP - 6, 0, run.cycles);
    pen.fillStyle = "#ffffffb0";
    pen.fillRect(GUTTER, AXIS, left - GUTTER, MINIMAP);
    pen.fillRect(right, AXIS, view.width - right, MINIMAP);
    outline(left, Math.max(left + 3, right), AXIS, MINIMAP, "#2c6fbb");
    pen.fillStyle = "#44505d";
    pen.font = "11px system-ui, 'DejaVu Sans', sans-serif";
    pen.fillText("whole run", 6, AXIS + MINIMAP / 2);
}

function drawRow(row) {
    if (row.top + row.height < AXIS + MINIMAP || row.top > view.height)
        return;
    pen.fillStyle = row.issues ? "#fff" : "#f4f6f8";
    pen.fillRect(0, row.top, view.width, row.height);
    row.draw();
    pen.fillStyle = row.issues ? "#fff" : "#f4f6f8";
    pen.fillRect(0, row.top, GUTTER - 1, row.height);
    pen.fillStyle = "#22303f";
    pen.font = (row.height < 12 ? 9 : 11) + "px system-ui, 'DejaVu Sans', sans-serif";
    pen.textBaseline = "middle";
    pen.save();
    pen.beginPath();
    pen.rect(0, row.top - 1, GUTTER - 4, row.height + 2);
    pen.clip();
    pen.fillText(row.label, 6, row.top + Math.min(row.height, 40) / 2);
    pen.restore();
}

function draw() {
    const scale = window.devicePixelRatio || 1;

    canvas.width = Math.round(view.width * scale);
    canvas.height = Math.round(view.height * scale);
    canvas.style.width = view.width + "px";
    canvas.style.height = view.height + "px";
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, view.width, view.height);
    rows.forEach(drawRow);
    pen.save();
    pen.beginPath();
    pen.rect(GUTTER, AXIS + MINIMAP, view.width - GUTTER, view.height);
    pen.clip();
    const arrows = drawArrows();
    drawEdges();
    drawFindings(AXIS + MINIMAP);
    pen.restore();
    drawAxis(AXIS);
    drawMinimap();
    const where = { gpu: "GPU", cu: placeName(view.cu), life: view.life && "work-group " + idText(view.life.id),
                    wave: view.track && "wave slot " + trackLabel(view.track) }[view.level];
    footer.textContent = where + " · cycles " + range(view.from, view.to) + " · " +
        (arrows > ARROWS_MOST ? arrows + " arrows: zoom in or select a work-group to see them" : arrows + " arrows") +
        " · w s a d, arrows: zoom and move · double-click: into · Esc: back · f: all · /: find";
}

function redraw() {
    view.width = Math.max(GUTTER + 50, canvas.parentNode.clientWidth);
    view.height = Math.max(120, canvas.parentNode.clientHeight);
    layOut();
    draw();
}

// Draws before the next frame, once for all that happens until then.
function refresh() {
    if (!planned)
        requestAnimationFrame(() => { planned = false; redraw(); });
    planned = true;
}

// Moving

function setWindow(from, to) {
    const least = Math.min(8, run.cycles), span = Math.min(run.cycles, Math.max(least, to - from));

    view.from = Math.max(0, Math.min(run.cycles - span, from));
    view.to = view.from + span;
    refresh();
}

function zoom(factor, x) {
    const middle = cycleOf(x === undefined ? (GUTTER + view.width) / 2 : Math.max(GUTTER, x));

    setWindow(middle - (middle - view.from) * factor, middle + (view.to - middle) * factor);
}

function pan(part) {
    const by = (view.to - view.from) * part;

    setWindow(view.from + by, view.to + by);
}

function enter(level, more) {
    Object.assign(view, { level, scroll: 0 }, more);
    refresh();
}

function showLife(life) {
    const margin = Math.max(4, (life.to - life.from) * 0.04);

    choose(life);
    enter("life", { life });
    setWindow(life.from - margin, life.to + margin);
}

function back() {
    if (view.level === "wave")
        enter("cu", { track: null });
    else if (view.level !== "gpu")
        enter("gpu", { cu: -1, life: null });
    else
        choose(null);
}

function fit() {
    if (view.level === "life")
        showLife(view.life);
    else
        setWindow(0, run.cycles);
}

// Finding work-groups

// "3" or "3,0,0": the next work-group with this id.
function search(text) {
    const id = text.split(/[^0-9]+/).filter((part) => part).map(Number);
    const found = lives.filter((life) => id.length && id.every((part, i) => life.id[i] === part));
    const next = found.length ? found[(found.indexOf(selected) + 1) % found.length] : null;

    find.style.background = next ? "#fff" : "#fbd5d5";
    if (next)
        showLife(next);
}

// The mouse and the keyboard

function rowAt(y) {
    return y < AXIS + MINIMAP ? null : rows.find((row) => y >= row.top && y < row.top + row.height);
}

function picked(event) {
    const row = rowAt(event.offsetY);

    return row && event.offsetX >= GUTTER ? row.pick(event.offsetX, event.offsetY) : row ? { cu: row.place, track: row.track } : {};
}

function sliceText(slice) {
    const wait = slices.wait[slice] >= 0 ? waits[slices.wait[slice]] : null;

    return lives[slices.life[slice]].kernel + " " + sliceLabel(slice) + "\n" + placeName(placeOf(slice)) + ", " +
        range(slices.from[slice], slices.to[slice]) + (wait && wait.met ? "\nended by " + changeText(wait.met) : "") +
        lives[slices.life[slice]].stuck.map((stuck) => "\nstuck: " + shortPath(stuck.text)).slice(0, 4).join("");
}

function showTip(event) {
    const hit = picked(event), text = hit.slice !== undefined ? sliceText(hit.slice) : hit.tip;

    tip.style.display = text ? "block" : "none";
    tip.textContent = text || "";
    tip.style.left = Math.max(0, Math.min(event.offsetX + 14, view.width - tip.offsetWidth - 4)) + "px";
    tip.style.top = Math.max(0, Math.min(event.offsetY + 16, view.height - tip.offsetHeight - 4)) + "px";
}

function overMinimap(x) {
    const middle = (x - GUTTER) / (view.width - GUTTER) * run.cycles, half = (view.to - view.from) / 2;

    setWindow(middle - half, middle + half);
}

function moved(event) {
    if (!drag) {
        showTip(event);
        return;
    }
    if (drag.minimap) {
        overMinimap(event.offsetX);
        return;
    }
    view.scroll = drag.scroll + drag.y - event.offsetY;
    const by = (drag.x - event.offsetX) / (view.width - GUTTER) * (view.to - view.from);
    setWindow(drag.from + by, drag.from + by + view.to - view.from);
}

function into(hit) {
    if (hit.track && view.level !== "wave")
        enter("wave", { track: hit.track });
    else if (hit.slice !== undefined && view.level !== "gpu")
        showLife(lives[slices.life[hit.slice]]);
    else if (hit.cu !== undefined && lanes[hit.cu] && lanes[hit.cu].length)
        enter("cu", { cu: hit.cu, life: null });
}

function listen() {
    canvas.addEventListener("mousemove", moved);
    canvas.addEventListener("mouseleave", () => { tip.style.display = "none"; });
    canvas.addEventListener("mousedown", (event) => {
        drag = { x: event.offsetX, y: event.offsetY, from: view.from, scroll: view.scroll,
                 minimap: event.offsetY >= AXIS && event.offsetY < AXIS + MINIMAP };
        if (drag.minimap)
            overMinimap(event.offsetX);
    });
    window.addEventListener("mouseup", () => { drag = null; });
    canvas.addEventListener("click", (event) => {
        const hit = picked(event);

        if (hit.slice !== undefined)
            choose(lives[slices.life[hit.slice]]);
    });
    canvas.addEventListener("dblclick", (event) => into(picked(event)));
    canvas.addEventListener("wheel", (event) => {
        event.preventDefault();
        if (event.shiftKey) {
            view.scroll += event.deltaY;
            refresh();
        } else
            zoom(event.deltaY > 0 ? 1.25 : 0.8, event.offsetX);
    }, { passive: false });
    new ResizeObserver(refresh).observe(canvas.parentNode);
    window.addEventListener("keydown", pressed);
}

function scrollBy(pixels) {
    view.scroll += pixels;
    refresh();
}

const keys = {
    w: () => zoom(0.7), s: () => zoom(1 / 0.7), "+": () => zoom(0.7), "=": () => zoom(0.7), "-": () => zoom(1 / 0.7),
    a: () => pan(-0.2), d: () => pan(0.2), ArrowLeft: () => pan(-0.2), ArrowRight: () => pan(0.2),
    ArrowUp: () => scrollBy(-60), ArrowDown: () => scrollBy(60), f: fit, Home: fit, Escape: back,
    Enter: () => selected && showLife(selected), "/": () => find.focus()
};

function pressed(event) {
    if (event.target === find) {
        if (event.key === "Enter")
            search(find.value);
        if (event.key === "Escape")
            find.blur();
        return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key))
        return;
    event.preventDefault();
    keys[event.key]();
}

function build() {
    const header = element("header", document.body), body = element("main", document.body);

    element("h1", header, run.title).title = run.title;
    element("span", header, run.outcome, "outcome" + (run.outcome === "finished" ? "" : " bad")).title = run.outcome;
    element("span", header, undefined, "grow");
    find = element("input", header);
    find.placeholder = "find work-group: 3,0,0";
    for (const [text, action] of [["−", () => zoom(1 / 0.7)], ["+", () => zoom(0.7)], ["all", fit], ["back", back]])
        element("button", header, text).addEventListener("click", action);
    const stage = element("div", body, undefined, "stage");
    stage.appendChild(canvas);
    tip = element("div", stage, undefined, "tip");
    panel = element("aside", body);
    footer = element("footer", document.body);
}

// #wg=3,0,0 #cu=5 #wave=1 #from=CYCLE&to=CYCLE open a part of the run; #selftest goes through all levels.
function open(hash) {
    const asked = new URLSearchParams(hash.slice(1));
    const number = (name, otherwise) => Math.max(0, Math.floor(Number(asked.get(name)) || otherwise));

    if (asked.has("cu"))
        enter("cu", { cu: Math.min(memory, number("cu", 0)) });
    if (asked.has("wave") && tracks[asked.get("wave")])
        enter("wave", { cu: run.wavesCu, track: tracks[asked.get("wave")] });
    if (asked.has("wg"))
        search(asked.get("wg"));
    if (asked.has("from"))
        setWindow(number("from", 0), number("to", run.cycles));
    if (asked.has("selftest"))
        selfTest();
}

function selfTest() {
    const lines = [];
    const note = (name, value) => lines.push(name + " " + value);
    const count = (test) => slices.state.filter(test).length;

    note("lives", lives.length);
    note("slices", slices.life.length);
    stateNames.forEach((name, state) => state && note(name, count((each) => each === state)));
    note("waits", waits.length);
    note("met", waits.filter((wait) => wait.met).length);
    note("met-by-known", waits.filter((wait) => wait.writer).length);
    note("steps", steps.from.length);
    note("waves", tracks.reduce((sum, track) => sum + track.from.length, 0));
    note("instructions", tracks.reduce((sum, track) => sum + track.issues.from.length, 0));
    const first = tracks.find((track) => track && track.issues.from.length);
    note("first-instruction", first ? assemblyLines[first.issues.place[0]] : "none");
    note("stuck", lives.filter((life) => life.stuck.length).length);
    note("cyclic", lives.filter((life) => life.cyclic).length);
    note("findings", findings.length);
    setWindow(0, run.cycles);
    redraw();
    note("gpu-rows", rows.length);
    note("gpu-arrows", drawnArrows);
    note("gpu-edges", drawnEdges);
    note("gpu-findings", drawnFindings);
    const waiter = lives.find((life) => life.waits.some((i) => waits[i].writer)) || lives[0];
    if (waiter) {
        search(waiter.id.join(","));
        redraw();
        note("wg-level", view.level + " " + view.life.id.join(","));
        note("wg-rows", rows.length);
        note("wg-arrows", drawnArrows);
        rows.forEach((row) => { row.pick(GUTTER + 20, row.top + 2); });
    }
    back();
    for (let cu = 0; cu <= memory; cu++) {
        into({ cu });
        redraw();
    }
    if (tracks.some((track) => track))
        into({ track: tracks.find((track) => track) });
    redraw();
    note("deepest-level", view.level);
    while (view.level !== "gpu")
        back();
    for (const name of ["w", "w", "a", "d", "s", "+", "-", "f"])
        pressed({ key: name, preventDefault() {} });
    redraw();
    note("window", view.from + " " + view.to);
    element("pre", document.body, lines.join("\n") + "\nerrors " + (document.body.dataset.error || "none") + "\n").id = "selftest";
}

window.addEventListener("error", (event) => { document.body.dataset.error = event.message; });
readRun();
build();
view.to = run.cycles = Math.max(1, run.cycles);
choose(lives.find((life) => life.cyclic) || null);
open(location.hash);
