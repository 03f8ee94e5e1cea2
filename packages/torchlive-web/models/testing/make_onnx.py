"""Writes tiny.onnx, a small classifier, and what PyTorch gives for it, to tiny.json.

imageNet.onnx is another, with the input and output of the tutorial's MobileNet.

    python3 packages/torchlive-web/models/testing/make_onnx.py
"""

import json
from pathlib import Path

import torch
from torch import nn

FOLDER = Path(__file__).parent



def export(name, classes, example):
    torch.manual_seed(1)
    model = nn.Sequential(
        nn.Conv2d(3, 4, 3, stride=2),
        nn.Hardswish(),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
        nn.Linear(4, classes),
    ).eval()
    names = dict(input_names=["input"], output_names=["output"])
    torch.onnx.export(model, example, str(FOLDER / name), **names)
    return model


export("imageNet.onnx", 1000, torch.rand(1, 3, 224, 224))
example = torch.arange(3 * 8 * 8).reshape(1, 3, 8, 8) / 100
model = export("tiny.onnx", 8, example)
output = [round(value, 5) for value in model(example)[0].tolist()]
(FOLDER / "tiny.json").write_text(json.dumps({"output": output}) + "\n")
