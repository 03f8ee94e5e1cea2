"""Writes digits.ptl: the digit network of the home page, in the form of `mnist.ptl`.

    python3 content/models/train/export_digits.py

scripts/train-digits.py trains that network and writes the weights that this reads.
"""

from typing import Final

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from forms import Rows, nearest, resize
from network import MODELS, save_model

NETWORK = MODELS.parents[1] / "src/components/DigitDemo/network"
# Shapes of the weights, outputs first.
SHAPES = {"conv1": (8, 1, 5, 5), "conv2": (24, 8, 5, 5), "hidden": (64, 384), "logits": (10, 64)}


def read_layers():
    """For each layer a scale and a bias of each output, then the weights as signed bytes, inputs first."""
    file = (NETWORK / "digits.bin").read_bytes()
    layers, at = {}, 0
    for name, (outputs, *rest) in SHAPES.items():
        inputs = int(np.prod(rest))
        scale, bias = torch.from_numpy(np.frombuffer(file, "<f4", 2 * outputs, at).copy()).view(2, -1)
        at += 8 * outputs
        codes = torch.from_numpy(np.frombuffer(file, "i1", inputs * outputs, at).copy())
        at += inputs * outputs
        weight = (codes.view(inputs, outputs) * scale).t().reshape(outputs, *rest)
        layers[name] = Rows(weight, bias)
    assert at == len(file), "The shapes are not those of the weights."
    return layers


class Digits(nn.Module):
    """A score for each digit. The drawing is centered before it is read, as the training digits are."""

    # What mnist.ptl was trained with, and its live spec normalizes with.
    mean: Final[float] = 0.1307
    deviation: Final[float] = 0.3081
    # Digits of the training set fill a box of 20 in a square of 28.
    box: Final[int] = 20
    side: Final[int] = 28
    # Less ink than this is the edge of a stroke.
    faint: Final[float] = 0.2

    def __init__(self, layers):
        super().__init__()
        self.conv1, self.conv2 = layers["conv1"], layers["conv2"]
        self.hidden, self.logits = layers["hidden"], layers["logits"]

    def center(self, picture):
        """Puts the ink into the middle of the square by its mass."""
        ink = picture[0, 0] > self.faint
        rows, columns = ink.any(1).nonzero(), ink.any(0).nonzero()
        if rows.numel() == 0:
            return torch.zeros(1, 1, self.side, self.side)
        top, bottom = int(rows.min()), int(rows.max()) + 1
        left, right = int(columns.min()), int(columns.max()) + 1
        digit = picture[:, :, top:bottom, left:right]
        scale = self.box / max(bottom - top, right - left)
        height = max(1, nearest((bottom - top) * scale))
        width = max(1, nearest((right - left) * scale))
        fitted = resize(digit, height, width)
        mass = float(fitted.sum())
        x = float((fitted * (torch.arange(width) + 0.5)).sum()) / mass
        y = float((fitted * (torch.arange(height) + 0.5)[:, None]).sum()) / mass
        left, top = nearest(self.side / 2 - x), nearest(self.side / 2 - y)
        return torch.constant_pad_nd(
            fitted, [left, self.side - left - width, top, self.side - top - height]
        )

    def forward(self, picture):
        image = self.center((picture * self.deviation + self.mean).clamp(0, 1))
        x = torch.max_pool2d(F.conv2d(image, self.conv1.weight, self.conv1.bias).relu(), [2, 2])
        x = torch.max_pool2d(F.conv2d(x, self.conv2.weight, self.conv2.bias).relu(), [2, 2])
        x = F.linear(x.flatten(1), self.hidden.weight, self.hidden.bias).relu()
        return F.linear(x, self.logits.weight, self.logits.bias)


# How the app of 0.1 packs a picture and unpacks the scores.
LIVE_SPEC = {
    "pack": {
        "type": "tensor_from_image",
        "image": "image",
        "transforms": [
            {
                "type": "image_to_image",
                "name": "center_crop",
                "width": "$crop_width",
                "height": "$crop_height",
            },
            {
                "type": "image_to_image",
                "name": "scale",
                "width": "$scale_width",
                "height": "$scale_height",
            },
            {
                "type": "image_to_tensor",
                "name": "greyscale_norm",
                "mean": Digits.mean,
                "std": Digits.deviation,
                "colorBackground": "$colorBackground",
                "colorForeground": "$colorForeground",
            },
        ],
    },
    "unpack": {"type": "tensor", "dtype": "float", "key": "scores"},
}


if __name__ == "__main__":
    save_model("digits", Digits(read_layers()), LIVE_SPEC)
