"""What a picture looks like to programs that know SVG without style sheets. Usage: pictures.py labels|axes|marks SVG... | colours|pdf FOLDER SVG...

labels: no two texts of a picture lie on each other, and none reaches out of it. axes: it names what its axes show, and
the numbers of an axis have one format. marks: no two of its keys have one colour, hatch or marker. pdf: the file of that name in FOLDER,
which was made of it, paints in its colours. colours: each colour of its keys is in the PNG of that name in FOLDER, which was made of it.
"""
import math
import os
import re
import struct
import sys
import xml.etree.ElementTree as tree
import zlib

INK = "#23272f"  # of keys that say what is pale
NAME = "{http://www.w3.org/2000/svg}"
LETTER, ASCENT, DESCENT = 0.62, 0.76, 0.24  # of the size of a text, in a wide font


def texts(root):
    """The text of each label, and the corners of its box."""
    for label in root.iter(NAME + "text"):
        size = float(label.get("font-size", root.get("font-size", "12")))
        x, y = float(label.get("x", "0")), float(label.get("y", "0"))
        width = LETTER * size * len(label.text)
        left = x - width * {"start": 0, "middle": 0.5, "end": 1}[label.get("text-anchor", "start")]
        corners = [(left, y - ASCENT * size), (left + width, y - ASCENT * size), (left + width, y + DESCENT * size), (left, y + DESCENT * size)]
        turn = re.match(r"rotate\((\S+) (\S+) (\S+)\)$", label.get("transform", "")) or ("", "0", "0", "0")
        angle, about_x, about_y = math.radians(float(turn[1])), float(turn[2]), float(turn[3])
        cosine, sine = math.cos(angle), math.sin(angle)
        yield label.text, [
            (about_x + (a - about_x) * cosine - (b - about_y) * sine, about_y + (a - about_x) * sine + (b - about_y) * cosine) for a, b in corners
        ]


def apart(one, other):
    """Whether a line along an edge of either box parts them."""
    for box in (one, other):
        for (ax, ay), (bx, by) in ((box[0], box[1]), (box[1], box[2])):
            first = [(bx - ax) * x + (by - ay) * y for x, y in one]
            second = [(bx - ax) * x + (by - ay) * y for x, y in other]
            if max(first) <= min(second) or max(second) <= min(first):
                return True
    return False


def check_labels(path):
    root = tree.parse(path).getroot()
    width, height = (float(value) for value in root.get("viewBox").split()[2:])
    labels = list(texts(root))
    for number, (text, box) in enumerate(labels):
        for other, other_box in labels[:number]:
            if not apart(box, other_box):
                yield f"'{text}' lies on '{other}'"
        if any(x < 0 or x > width or y < 0 or y > height for x, y in box):
            yield f"'{text}' reaches out of the picture"


def check_axes(path):
    labels = [(label.text, label.get("transform", "")) for label in tree.parse(path).getroot().iter(NAME + "text") if label.get("class") == "soft"]
    titles = [(text, turn) for text, turn in labels if not re.match(r"[0-9.e+-]+$", text)]
    if not any("-90" in turn for _, turn in titles) and "parameter" not in [text for text, _ in titles]:
        yield "no title of the upright axis"
    if not any("-90" not in turn and text != "parameter" for text, turn in titles):
        yield "no title of the axis across"
    numbers = [text for text, _ in labels if re.match(r"[0-9.e+-]+$", text)]
    if len({(len(text.partition(".")[2]), "e" in text) for text in numbers}) > 1:
        yield f"numbers of several formats: {numbers}"
    if not any(re.search(r"\(.+\)|, a row each|an operation", text) for text, _ in titles):
        yield "no unit"


def keys_of(root):
    """Colour, opacity, hatch or marker, and outline of each key: squares, and markers without a value."""
    hatches = {(box.get("x"), box.get("y")): box.get("fill").split()[0] for box in root.iter(NAME + "rect") if "url(" in box.get("fill", "")}
    for key in root.iter():
        if key.tag == NAME + "rect" and key.get("rx"):
            yield key.get("fill"), key.get("opacity"), hatches.get((key.get("x"), key.get("y")), "plain"), key.get("stroke-dasharray")
        if key.tag == NAME + "path" and "mark" in key.get("class", "").split() and key.find(NAME + "title") is None:
            colour = key.get("stroke") or key.get("fill")
            yield colour, None, key.get("d").lstrip("M0123456789. -") + ("hollow" if key.get("stroke") else ""), None


def colours_of(root):
    """Colour and opacity of each key; of each cell where a map has none, since its cells say what they show."""
    keys = [(colour, float(opacity or 1)) for colour, opacity, _, _ in keys_of(root)]
    cells = [cell for cell in root.iter(NAME + "rect") if "pale" in cell.get("class", "").split()]
    return keys or [(cell.get("fill"), float(cell.get("opacity", "1"))) for cell in cells]


def check_marks(path):
    root = tree.parse(path).getroot()
    keys = list(keys_of(root))
    looks = [(colour, opacity) for colour, opacity, _, _ in keys]
    marks = [(mark, opacity) for _, opacity, mark, _ in keys]
    if len(set(looks)) < len(looks):
        yield "a colour twice"
    if len({mark for mark in marks if mark[0] != "plain"}) + 1 < len({mark for mark in looks if mark[0] != INK}):
        yield "a hatch or a marker twice"


def check_pdf(path, pdf):
    """Colours that operators of the page and of its forms and patterns set."""
    data, painted = open(pdf, "rb").read(), set()
    for stream in re.finditer(rb"stream\r?\n(.*?)endstream", data, re.S):
        try:
            text = zlib.decompressobj().decompress(stream[1])
        except zlib.error:
            continue
        for colour in re.findall(rb"([0-9.]+) ([0-9.]+) ([0-9.]+) (?:rg|RG)\b", text):
            painted.add(tuple(round(float(value) * 255) for value in colour))
    for colour in {colour for colour, _ in colours_of(tree.parse(path).getroot())}:
        value = tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))
        if not any(all(abs(a - b) <= 2 for a, b in zip(value, other)) for other in painted):
            yield f"{colour} is not in the PDF"


def pixels(path):
    """The colours of a PNG of 8 bits a channel."""
    data = open(path, "rb").read()
    at, packed, width, height, channels = 8, b"", 0, 0, 0
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
            channels = {2: 3, 6: 4}[colour]
            assert depth == 8
        if kind == b"IDAT":
            packed += body
        at += 12 + length
    raw, stride, before, found = zlib.decompress(packed), width * channels, bytes(width * channels), set()
    for row in range(height):
        kind = raw[row * (stride + 1)]
        line = bytearray(raw[row * (stride + 1) + 1 : (row + 1) * (stride + 1)])
        for i in range(stride):
            left = line[i - channels] if i >= channels else 0
            above, corner = before[i], before[i - channels] if i >= channels else 0
            if kind == 1:
                line[i] = (line[i] + left) & 255
            elif kind == 2:
                line[i] = (line[i] + above) & 255
            elif kind == 3:
                line[i] = (line[i] + (left + above) // 2) & 255
            elif kind == 4:
                guess = left + above - corner
                nearest = min((abs(guess - left), 0, left), (abs(guess - above), 1, above), (abs(guess - corner), 2, corner))[2]
                line[i] = (line[i] + nearest) & 255
        found.update(tuple(line[i : i + 3]) for i in range(0, stride, channels))
        before = bytes(line)
    return found


def check_colours(path, png):
    wanted = set(colours_of(tree.parse(path).getroot()))
    if not wanted or None in {colour for colour, _ in wanted}:
        yield "keys without a colour of their own"
        return
    found = pixels(png)
    for colour, opacity in wanted:
        value = tuple(round(int(colour[i : i + 2], 16) * opacity + 255 * (1 - opacity)) for i in (1, 3, 5))
        if not any(all(abs(a - b) <= 3 for a, b in zip(value, pixel)) for pixel in found):
            yield f"{colour} is not in the picture"
    if len([pixel for pixel in found if max(pixel) - min(pixel) > 24]) < len(wanted) - 1:
        yield "too few colours"


what, arguments = sys.argv[1], sys.argv[2:]
if what in ("colours", "pdf"):
    folder, check, ending = arguments.pop(0), *{"colours": (check_colours, ".png"), "pdf": (check_pdf, ".pdf")}[what]
    faults = [(path, fault) for path in arguments for fault in check(path, os.path.join(folder, os.path.basename(path) + ending))]
else:
    check = {"labels": check_labels, "axes": check_axes, "marks": check_marks}[what]
    faults = [(path, fault) for path in arguments for fault in check(path)]
for path, fault in faults:
    print(f"{path}: {fault}")
sys.exit(1 if faults else 0)
