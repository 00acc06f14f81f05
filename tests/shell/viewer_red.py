"""Whether a picture, a PNG as Chromium writes it, has large areas of the red of a cycle. Usage: viewer_red.py FILE.png"""
import struct
import sys
import zlib

RED = (0xD4, 0x2A, 0x2A)


def rows(data):
    at, packed, header = 8, b"", None
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", data[at + 8 : at + 21])
        if kind == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += length + 12
    width, height, depth, colour = header[:4]
    assert depth == 8 and colour in (2, 6), "another kind of PNG"
    bytes_a_pixel = 3 if colour == 2 else 4
    plain = zlib.decompress(packed)
    stride = width * bytes_a_pixel
    before = bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        kind, row = plain[start], bytearray(plain[start + 1 : start + 1 + stride])
        for i in range(stride):
            left = row[i - bytes_a_pixel] if i >= bytes_a_pixel else 0
            corner = before[i - bytes_a_pixel] if i >= bytes_a_pixel else 0
            above = before[i]
            if kind == 1:
                row[i] = (row[i] + left) & 255
            elif kind == 2:
                row[i] = (row[i] + above) & 255
            elif kind == 3:
                row[i] = (row[i] + (left + above) // 2) & 255
            elif kind == 4:
                guess = left + above - corner
                near = min((abs(guess - left), 0, left), (abs(guess - above), 1, above), (abs(guess - corner), 2, corner))
                row[i] = (row[i] + near[2]) & 255
        before = row
        yield row, bytes_a_pixel


red = 0
for row, step in rows(open(sys.argv[1], "rb").read()):
    red += sum(1 for i in range(0, len(row), step) if tuple(row[i : i + 3]) == RED)
if red < 10000:
    sys.exit(f"{red} red pixels")
