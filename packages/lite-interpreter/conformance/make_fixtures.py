"""Writes fixtures/: tiny `.ptl` files with what PyTorch's lite interpreter answers."""
import json
import os
import warnings

from typing import Tuple

import torch
import torchvision
from torch import nn
from torch.jit.mobile import _load_for_lite_interpreter
from torch.utils.mobile_optimizer import optimize_for_mobile

import operations
from architectures import AnimeGan, Containers, GruLoop, Recurrent, UNet, Yolo

warnings.filterwarnings("ignore")
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "fixtures")


class Small(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv, self.norm = nn.Conv2d(3, 4, 3, 2, 1, bias=False), nn.BatchNorm2d(4)
        self.deep = nn.Conv2d(4, 4, 3, padding=1, groups=4)
        self.out = nn.Linear(4, 5)

    def forward(self, x):
        x = torch.relu_(self.norm(self.conv(x)))
        x = nn.functional.hardswish(self.deep(x)) + x
        return self.out(x.mean([2, 3]))


class Methods(nn.Module):
    """Several methods, and an object that sets its own state."""

    def __init__(self):
        super().__init__()
        self.count = torch.tensor(1)
        self.names = ["cat", "dog"]

    def forward(self, x):
        return x * 2 + self.count

    @torch.jit.export
    def name(self, k: int) -> str:
        return self.names[k].upper()

    @torch.jit.export
    def add(self, by: int) -> int:
        self.count += by
        return int(self.count.item())


class Stateful(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.ones(2)

    @torch.jit.export
    def __getstate__(self):
        return self.weight, self.training

    @torch.jit.export
    def __setstate__(self, state: Tuple[torch.Tensor, bool]):
        self.weight = state[0] * 3
        self.training = state[1]

    def forward(self, x):
        return x + self.weight


class Detections(nn.Module):
    def forward(self, boxes, scores):
        return torchvision.ops.nms(boxes, scores, 0.5)


def plain(value):
    if isinstance(value, torch.Tensor):
        return {"dtype": str(value.dtype)[6:], "sizes": list(value.shape), "values": value.flatten().tolist()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {"dict": [[key, plain(item)] for key, item in value.items()]}
    return value


def drop_sources(path):
    """Phones don't read the sources, and they name folders of the machine that wrote them."""
    with open(path, "rb") as file:
        if file.read(2) != b"PK":
            return
    reader = torch._C.PyTorchFileReader(path)
    names = [name for name in reader.get_all_records() if not name.startswith("code/") and name != "version"]
    records = [(name, reader.get_record(name)) for name in names]
    writer = torch._C.PyTorchFileWriter(path)
    for name, content in records:
        writer.write_record(name, content, len(content))
    writer.write_end_of_file()


def main():
    os.makedirs(FOLDER, exist_ok=True)
    torch.manual_seed(0)
    image = (torch.rand(1, 3, 16, 16),)
    token = (torch.randint(50, (2, 5)),)
    traced = lambda model, inputs: torch.jit.trace(model, inputs)
    scripted = lambda model, _: torch.jit.script(model)
    optimized = lambda model, _: optimize_for_mobile(torch.jit.script(model))
    cases = [
        ("small-scripted", Small(), image, scripted, {}),
        ("small-traced", Small(), image, traced, {}),
        ("small-optimized", Small(), image, optimized, {}),
        ("small-flatbuffer", Small(), image, scripted, {"_use_flatbuffer": True}),
        ("optimized-flatbuffer", Small(), image, optimized, {"_use_flatbuffer": True}),
        ("lstm", Recurrent(nn.LSTM), token, scripted, {}),
        ("gru-loop", GruLoop(), (torch.tensor([3]),), scripted, {}),
        ("detector", Yolo(), (torch.rand(1, 3, 32, 32),), scripted, {}),
        ("unet", UNet(), image, optimized, {}),
        ("animegan", AnimeGan(), image, traced, {}),
        ("containers", Containers(), (torch.rand(5, 3), 0.5), scripted, {}),
        ("methods", Methods(), (torch.ones(2),), scripted, {"_extra_files": {"model/live.spec.json": '{"a": 1}'}}),
        ("methods-flatbuffer", Methods(), (torch.ones(2),), scripted, {"_use_flatbuffer": True}),
        ("stateful", Stateful(), (torch.zeros(2),), scripted, {}),
    ]
    cases += [(name, make(), inputs(), scripted, {}) for name, (make, inputs) in operations.CASES.items()]
    cases.append(("detections", Detections(), (torch.rand(9, 4).cumsum(1), torch.rand(9)), scripted, {}))
    expected = {}
    for name, model, inputs, export, options in cases:
        path = os.path.join(FOLDER, f"{name}.ptl")
        with torch.no_grad():
            export(model.eval(), inputs)._save_for_lite_interpreter(path, **options)
            drop_sources(path)
            answer = _load_for_lite_interpreter(path)(*inputs)
        expected[name] = {"inputs": plain(inputs), "output": plain(answer)}
        print(name, os.path.getsize(path))
    with open(os.path.join(FOLDER, "expected.json"), "w") as file:
        json.dump(expected, file)
        file.write("\n")


if __name__ == "__main__":
    main()
