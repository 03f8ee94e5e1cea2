"""Trains the detector of drawn things that stands in for DETR and YOLOv5 in the page.

    python3 content/models/train/train_detector.py [--steps 12000]

A map of centres for each thing, as in CenterNet, with the size of its box and
the exact place of its centre. Minutes on a GPU, a night on a CPU.
"""

import torch
from torch.nn import functional as F

from forms import Detr, Yolo
from network import DEVICE, Network, conv, finish, read_steps, save, save_model, train
from scenes import Scenes
from things import NAMES

SIZE = 256
STRIDE = 8
CELLS = SIZE // STRIDE
SEED = 7
HELD_OUT = 2000

LAYERS = [
    conv(3, 16, stride=2),
    conv(16, 32, stride=2),
    conv(32, 32),
    conv(32, 64, stride=2),
    conv(64, 64),
    conv(64, 64, dilation=2),
    conv(64, 64, dilation=4),
    conv(64, 64, dilation=2),
    conv(64, len(NAMES) + 4, kernel=1, relu=False),
]


def make_targets(classes, boxes):
    """Heat [n, thing, y, x], size and offset [n, 4, y, x], and where there is a centre."""
    count, most = classes.shape
    device = classes.device
    heat = torch.zeros(count, len(NAMES), CELLS, CELLS, device=device)
    values = torch.zeros(count, 4, CELLS, CELLS, device=device)
    is_centre = torch.zeros(count, 1, CELLS, CELLS, device=device)
    index = torch.arange(CELLS, device=device)
    batch = torch.arange(count, device=device)
    for slot in range(most):
        thing, box = classes[:, slot], boxes[:, slot]
        size = box[:, 2:] - box[:, :2]
        centre = (box[:, :2] + box[:, 2:]) / 2 * CELLS
        cell = centre.long().clamp(0, CELLS - 1)
        spread = (size * CELLS / 7).clamp(min=0.6)[:, :, None]
        near = torch.exp(-((index - cell[:, :, None]) ** 2) / (2 * spread**2))
        bump = near[:, 1, :, None] * near[:, 0, None, :]
        there = thing >= 0
        rows = batch[there]
        heat[rows, thing[there]] = torch.maximum(heat[rows, thing[there]], bump[there])
        at = (rows, slice(None), cell[there, 1], cell[there, 0])
        values[at] = torch.cat([size, centre - cell], 1)[there]
        is_centre[at] = 1
    return heat, values, is_centre


def loss_of(output, heat, values, is_centre):
    logits, guess = output[:, : len(NAMES)], output[:, len(NAMES) :]
    p = torch.sigmoid(logits).clamp(1e-4, 1 - 1e-4)
    hit = (1 - p) ** 2 * torch.log(p) * (heat == 1)
    miss = p**2 * torch.log(1 - p) * (1 - heat) ** 4 * (heat < 1)
    centres = is_centre.sum().clamp(min=1)
    # A size counts relative to the thing, so that small ones get good boxes too.
    scale = torch.cat([1 / values[:, :2].clamp(min=0.05), torch.ones_like(values[:, 2:])], 1)
    distance = ((guess - values).abs() * scale * is_centre).sum() / centres
    return -(hit.sum() + miss.sum()) / centres + distance


@torch.no_grad()
def decode(output, most=40):
    """The likeliest boxes of each picture: scores, things and boxes."""
    heat = torch.sigmoid(output[:, : len(NAMES)])
    peak = heat * (F.max_pool2d(heat, 3, 1, 1) == heat)
    scores, index = peak.flatten(1).topk(most)
    thing = index // (CELLS * CELLS)
    y, x = index % (CELLS * CELLS) // CELLS, index % CELLS
    values = output[:, len(NAMES) :].flatten(2)
    at = (y * CELLS + x)[:, None].expand(-1, 4, -1)
    width, height, dx, dy = values.gather(2, at).unbind(1)
    cx, cy = (x + dx) / CELLS, (y + dy) / CELLS
    return scores, thing, torch.stack(
        [cx - width / 2, cy - height / 2, cx + width / 2, cy + height / 2], 2
    )


def overlap(box, others):
    inner = torch.minimum(box[2:], others[:, 2:]) - torch.maximum(box[:2], others[:, :2])
    shared = inner.clamp(min=0).prod(1)
    area = lambda b: (b[..., 2:] - b[..., :2]).prod(-1)
    return shared / (area(box) + area(others) - shared)


@torch.no_grad()
def mean_average_precision(network, scenes):
    """At an overlap of one half, over all things, on scenes that training never saw."""
    torch.manual_seed(SEED + 1)
    found = [[] for _ in NAMES]
    present = [0] * len(NAMES)
    for _ in range(HELD_OUT // 100):
        images, classes, boxes = scenes.batch(100, SIZE)
        scores, things, guesses = (part.cpu() for part in decode(network(images * 2 - 1)))
        classes, boxes = classes.cpu(), boxes.cpu()
        for picture in range(100):
            for name in range(len(NAMES)):
                truth = boxes[picture, classes[picture] == name]
                present[name] += len(truth)
                used = torch.zeros(len(truth), dtype=torch.bool)
                for guess in (things[picture] == name).nonzero()[:, 0]:
                    score = scores[picture, guess].item()
                    if score < 0.05:
                        continue
                    is_hit = False
                    if len(truth):
                        shared = overlap(guesses[picture, guess], truth) * ~used
                        best = shared.argmax()
                        is_hit = bool(shared[best] >= 0.5)
                        used[best] |= is_hit
                    found[name].append((score, is_hit))
    return sum(map(average_precision, found, present)) / len(NAMES)


def average_precision(found, present):
    """Area under the curve of precision over recall."""
    found = sorted(found, reverse=True)
    hits = torch.tensor([hit for _, hit in found], dtype=torch.float)
    if not len(hits) or not present:
        return 0.0
    right = hits.cumsum(0)
    precision = right / torch.arange(1, len(hits) + 1)
    envelope = precision.flip(0).cummax(0).values.flip(0)
    return (envelope * hits).sum().item() / present


def main():
    arguments = read_steps(steps=12000, batch=64)
    torch.manual_seed(SEED)
    scenes = Scenes(DEVICE)
    network = Network(LAYERS).to(DEVICE)
    # Rare at first: most cells hold nothing.
    network.convs[-1].bias.data[: len(NAMES)] = -4

    def loss_of_batch(count):
        images, classes, boxes = scenes.batch(count, SIZE)
        return loss_of(network(images * 2 - 1), *make_targets(classes, boxes))

    train(network, loss_of_batch, arguments, rate=4e-3, decay=1e-4)
    finish(network)
    precision = round(mean_average_precision(network, scenes), 4)
    print(f"mean average precision at 0.5 on {HELD_OUT} held-out scenes: {precision}")
    save(
        "detector",
        {
            "size": SIZE,
            "stride": STRIDE,
            "things": NAMES,
            "layers": len(LAYERS),
            "heldOutScenes": HELD_OUT,
            "meanAveragePrecision": precision,
        },
    )
    save_model("detr", Detr(network, SIZE, STRIDE))
    save_model("yolo", Yolo(network, SIZE, STRIDE))


if __name__ == "__main__":
    main()
