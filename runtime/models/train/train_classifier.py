"""Trains the classifier of drawn things that stands in for MobileNetV3 in the page.

    python3 runtime/models/train/train_classifier.py [--steps 6000]

One thing in each picture; the scores of all cells are averaged.
"""

import argparse

import torch
from torch.nn import functional as F

from network import Network, conv, pack_network, save
from scenes import Scenes
from things import NAMES

SIZE = 112
SEED = 11
HELD_OUT = 4000

LAYERS = [
    conv(3, 16, stride=2),
    conv(16, 32, stride=2),
    conv(32, 48, stride=2),
    conv(48, 64),
    conv(64, 96, stride=2),
    conv(96, len(NAMES), kernel=1, relu=False),
]


def scores_of(network, images):
    return network(images * 2 - 1).mean((2, 3))


@torch.no_grad()
def accuracy(network, scenes):
    torch.manual_seed(SEED + 1)
    right = 0
    for _ in range(HELD_OUT // 200):
        images, labels = scenes.single(200, SIZE)
        right += (scores_of(network, images).argmax(1) == labels).sum().item()
    return right / HELD_OUT


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--batch", type=int, default=128)
    arguments = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(SEED)
    scenes = Scenes(device)
    network = Network(LAYERS).to(device)
    optimizer = torch.optim.AdamW(network.parameters(), weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, 6e-3, total_steps=arguments.steps, pct_start=0.1
    )
    for step in range(1, arguments.steps + 1):
        images, labels = scenes.single(arguments.batch, SIZE)
        loss = F.cross_entropy(scores_of(network, images), labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if step % 500 == 0:
            print(f"{step}/{arguments.steps}: loss {loss.item():.3f}", flush=True)
    file = pack_network(network)
    share = round(accuracy(network, scenes), 4)
    print(f"top-1 on {HELD_OUT} held-out pictures: {share}")
    save(
        "classifier",
        {
            "size": SIZE,
            "things": NAMES,
            "layers": LAYERS,
            "heldOutPictures": HELD_OUT,
            "accuracy": share,
        },
        file,
    )


if __name__ == "__main__":
    main()
