// panel.js - the panel at the side: the selected work-group, findings, a deadlock, the legend.

let panel;

function element(name, parent, text, className) {
    const made = document.createElement(name);

    if (text !== undefined)
        made.textContent = text;
    if (className)
        made.className = className;
    if (parent)
        parent.appendChild(made);
    return made;
}

function range(from, to) {
    return Math.round(from).toLocaleString("en") + " to " + Math.round(to).toLocaleString("en") + " (" + microseconds(to - from) + ")";
}

function heading(text, bad) {
    element("h2", panel, text, bad ? "bad" : "");
}

function item(text, action, bad) {
    element("div", panel, text, "item" + (bad ? " bad" : "")).addEventListener("click", action);
}

// Without the folders of files.
function shortPath(text) {
    return text.replace(/[^\s()]*\//g, "");
}

function changeText(change) {
    if (change.firmware)
        return "the command processor, cycle " + change.cycle.toLocaleString("en");
    return "work-group " + idText(change.id) + (change.place < 0 ? "" : " at " + shortPath(places[change.place])) + ", cycle " +
        change.cycle.toLocaleString("en") + (change.place < 0 ? "" : "\n    " + (sourceLines[change.place] || assemblyLines[change.place]));
}

function showWaits(life) {
    for (const i of life.waits.slice(0, 200)) {
        const wait = waits[i];

        item("waits for " + wait.what + ", " + range(wait.from, wait.to), () => setWindow(wait.from - 50, wait.to + 50));
        if (wait.met)
            element("p", panel, "  ended by " + changeText(wait.met), "code");
    }
    if (life.waits.length > 200)
        element("p", panel, "and " + (life.waits.length - 200) + " more waits");
}

function showSelected() {
    const life = selected;

    if (!life)
        return;
    heading("Work-group " + idText(life.id) + " of " + life.kernel);
    element("p", panel, range(life.from, life.to) + ", " + life.outcome);
    const sums = new Array(STATES).fill(0);
    for (const i of life.slices)
        sums[slices.state[i]] += slices.to[i] - slices.from[i];
    element("p", panel, stateNames.map((name, state) => sums[state] ? name + " " + sums[state].toLocaleString("en") : "")
        .filter((text) => text).join(", ") + " cycles; on " + [...new Set(life.slices.map(placeOf))].map(placeName).join(", "));
    item("show its life", () => showLife(life));
    for (const stuck of life.stuck) {
        element("p", panel, "stuck: " + shortPath(stuck.text), "code");
        if (stuck.change)
            element("p", panel, "  changed by " + changeText(stuck.change), "code");
    }
    showWaits(life);
}

function showDeadlock() {
    const stuck = lives.filter((life) => life.stuck.length);
    const groups = new Map(); // work-groups by what they do

    if (!stuck.length)
        return;
    heading("Deadlock: " + stuck.length + " work-groups are stuck", true);
    if (cycle.length)
        item("cycle: " + cycle.concat([cycle[0]]).map((life) => idText(life.id)).join(" waits for "), () => choose(cycle[0]), true);
    for (const life of stuck)
        groups.set(life.stuck[0].text, (groups.get(life.stuck[0].text) || []).concat([life]));
    for (const [text, group] of [...groups].slice(0, 100))
        item((group.length > 1 ? group.length + " work-groups, as " : "") + idText(group[0].id) + ": " + shortPath(text),
            () => choose(group[(group.indexOf(selected) + 1) % group.length]), group[0].cyclic);
}

function showFinding(finding) {
    if (finding.life)
        showLife(finding.life);
    if (finding.cycle >= 0)
        setWindow(finding.cycle - 500, finding.cycle + 500);
}

function showFindings() {
    if (!findings.length)
        return;
    heading("Findings: " + findings.length, true);
    for (const finding of findings.slice(0, 200))
        item((finding.id ? idText(finding.id) + " " : "") + shortPath(finding.place) + ": " + finding.text, () => showFinding(finding), true);
}

function key(colour, name) {
    const made = element("span", panel, undefined, "key");

    element("i", made).style.background = colour;
    element("span", made, name);
}

function showLegend() {
    heading("States of work-groups");
    for (let state = RUNNING; state < STATES; state++)
        key(stateColours[state], stateNames[state]);
    key("#5a646e", "CU lost");
    if (edges.length || lives.some((life) => life.stuck.length)) {
        key(PALE_RED, "stuck");
        key(RED, "in a cycle");
    }
    element("p", panel, "An arrow leads from the end of a wait to the change that ended it.");
    if (run.wavesCu < 0)
        return;
    heading("Waves of CU " + run.wavesCu);
    for (const name of Object.keys(classColours))
        key(classColours[name], name);
    const first = Math.min(...tracks.filter((track) => track && track.issues.from.length).map((track) => track.issues.from[0]));
    if (run.issues)
        element("p", panel, "Instructions from cycle " + first.toLocaleString("en") + " on, of " + run.issues.toLocaleString("en") + " in all.");
    item("show CU " + run.wavesCu, () => enter("cu", { cu: run.wavesCu }));
}

function choose(life) {
    selected = life;
    panel.textContent = "";
    showSelected();
    showFindings();
    showDeadlock();
    showLegend();
    refresh();
}
