"""Trains the classifier of drawn things that stands in for MobileNetV3 in the page.

    python3 content/models/train/train_classifier.py [--steps 6000]

One thing in each picture; the scores of all cells are averaged.
"""

import json

import torch
from torch.nn import functional as F

from forms import Classifier
from network import DEVICE, MODELS, Network, conv, finish, read_steps, save, save_model, train
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
    arguments = read_steps(steps=6000, batch=128)
    torch.manual_seed(SEED)
    scenes = Scenes(DEVICE)
    network = Network(LAYERS).to(DEVICE)

    def loss_of_batch(count):
        images, labels = scenes.single(count, SIZE)
        return F.cross_entropy(scores_of(network, images), labels)

    train(network, loss_of_batch, arguments, rate=6e-3, decay=1e-3)
    finish(network)
    share = round(accuracy(network, scenes), 4)
    print(f"top-1 on {HELD_OUT} held-out pictures: {share}")
    save(
        "classifier",
        {
            "size": SIZE,
            "things": NAMES,
            "layers": len(LAYERS),
            "heldOutPictures": HELD_OUT,
            "accuracy": share,
        },
    )
    # How the apps of 0.1 pack a picture and unpack the scores.
    spec = MODELS.parent / "samples/make-model/live.spec.json"
    save_model("classifier", Classifier(network, SIZE), json.loads(spec.read_text()))


if __name__ == "__main__":
    main()
