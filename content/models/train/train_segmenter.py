"""Trains the segmenter of drawn things that stands in for DeepLabV3 in the page.

    python3 content/models/train/train_segmenter.py [--steps 6000]

It tells those things that Pascal VOC has a class for from everything else, at a
quarter of the size. A minute on a GPU.
"""

import torch
from torch.nn import functional as F

from forms import Segmenter
from network import DEVICE, Network, conv, finish, read_steps, save, save_model, train
from scenes import Scenes
from things import NAMES

SIZE = 160
STRIDE = 4
SEED = 11
HELD_OUT = 1000

# Their numbers in Pascal VOC; 0 is the background.
CLASSES = {"bicycle": 2, "bottle": 5, "potted plant": 16, "tv": 20}
CODES = torch.tensor([list(CLASSES).index(n) + 1 if n in CLASSES else 0 for n in NAMES])

LAYERS = [
    conv(3, 16, stride=2),
    conv(16, 32, stride=2),
    conv(32, 32),
    conv(32, 48, dilation=2),
    conv(48, 48, dilation=4),
    conv(48, 48, dilation=8),
    conv(48, 48, dilation=2),
    conv(48, len(CLASSES) + 1, kernel=1, relu=False),
]


class LabelledScenes(Scenes):
    """Scenes that remember which thing each pixel shows, half of them of the classes."""

    def choose(self, count):
        wanted = CODES.nonzero()[:, 0].to(self.device)
        own = wanted[torch.randint(len(wanted), (count,), device=self.device)]
        is_own = torch.rand(count, device=self.device) < 0.5
        return torch.where(is_own, own, super().choose(count))

    def place(self, image, thing, centre, width, height):
        self.placed.append((thing, *super().place(image, thing, centre, width, height)))
        return self.placed[-1][1:]

    def labelled(self, count):
        self.placed = []
        image, classes, _ = self.batch(count, SIZE)
        label = torch.zeros(count, SIZE, SIZE, dtype=torch.long, device=self.device)
        for slot, (thing, _, alpha) in enumerate(self.placed):
            covered = (alpha > 0.5) & (classes[:, slot] >= 0)[:, None, None]
            label = torch.where(covered, CODES.to(self.device)[thing][:, None, None], label)
        return image, label


def apply(network, image):
    logits = network(image * 2 - 1)
    return F.interpolate(logits, scale_factor=STRIDE, mode="bilinear", align_corners=False)


def main():
    arguments = read_steps(steps=6000, batch=32)
    torch.manual_seed(SEED)
    scenes = LabelledScenes(DEVICE)
    network = Network(LAYERS).to(DEVICE)
    weight = torch.tensor([1.0] + [2.0] * len(CLASSES), device=DEVICE)

    def loss_of_batch(count):
        image, label = scenes.labelled(count)
        return F.cross_entropy(apply(network, image), label, weight)

    train(network, loss_of_batch, arguments, rate=4e-3, decay=1e-4)
    finish(network)
    torch.manual_seed(SEED + 1)
    shared = torch.zeros(len(CLASSES) + 1)
    either = torch.zeros(len(CLASSES) + 1)
    with torch.no_grad():
        for _ in range(HELD_OUT // 20):
            image, label = scenes.labelled(20)
            guess = apply(network, image).argmax(1)
            for code in range(len(CLASSES) + 1):
                a, b = guess == code, label == code
                shared[code] += (a & b).sum().cpu()
                either[code] += (a | b).sum().cpu()
    parts = shared / either
    mean = round(parts.mean().item(), 4)
    print(f"mean IoU {mean}; {[round(p, 3) for p in parts.tolist()]}")
    save(
        "segmenter",
        {
            "size": SIZE,
            "layers": len(LAYERS),
            "heldOutScenes": HELD_OUT,
            "meanIou": mean,
        },
    )
    save_model("segmenter", Segmenter(network, SIZE, [0, *CLASSES.values()]))


if __name__ == "__main__":
    main()
