"""The things that scenes show, as masks: how much of each colour is in each pixel."""

import json
from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageDraw

SIZE = 128
# Drawn this much larger, then averaged: smooth edges.
OVERSAMPLING = 4
MOST_COLOURS = 4

THINGS = json.loads((Path(__file__).parents[1] / "drawnThings.json").read_text())
NAMES = list(THINGS)


def draw(shapes):
    """Numbers every pixel by its colour, from 1; 0 is nothing."""
    scale = SIZE * OVERSAMPLING / 100
    image = Image.new("L", (SIZE * OVERSAMPLING,) * 2)
    pen = ImageDraw.Draw(image)

    def disc(x, y, rx, ry, ink):
        box = [(x - rx) * scale, (y - ry) * scale, (x + rx) * scale, (y + ry) * scale]
        pen.ellipse(box, ink)

    for shape in shapes:
        ink = shape["colour"] + 1
        if shape["shape"] == "ellipse":
            disc(*shape["at"], *shape["radius"], ink)
            continue
        points = [(x * scale, y * scale) for x, y in shape["points"]]
        if shape["shape"] == "polygon":
            pen.polygon(points, ink)
        else:
            pen.line(points, ink, round(shape["width"] * scale))
            for x, y in shape["points"]:
                disc(x, y, shape["width"] / 2, shape["width"] / 2, ink)
    return np.array(image)


def load_masks():
    """Masks [thing, colour, SIZE, SIZE] from 0 to 1, and their colours [thing, colour, 3]."""
    masks = torch.zeros(len(NAMES), MOST_COLOURS, SIZE, SIZE)
    colours = torch.zeros(len(NAMES), MOST_COLOURS, 3)
    for index, thing in enumerate(THINGS.values()):
        inks = torch.from_numpy(draw(thing["shapes"]))
        for colour, code in enumerate(thing["colours"]):
            coverage = (inks == colour + 1).float()[None, None]
            masks[index, colour] = torch.nn.functional.avg_pool2d(coverage, OVERSAMPLING)[0, 0]
            channels = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
            colours[index, colour] = torch.tensor(channels)
    return masks, colours
