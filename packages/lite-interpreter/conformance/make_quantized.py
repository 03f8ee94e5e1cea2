"""Writes quantized/: files that phones run, with QNNPACK."""
import json
import os
import warnings

import torch
from torch import nn
from torch.ao import quantization
from torch.jit.mobile import _load_for_lite_interpreter

from make_fixtures import drop_sources

warnings.filterwarnings("ignore")
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "quantized")


def dynamic():
    model = nn.Sequential(nn.Linear(16, 24), nn.ReLU(), nn.Linear(24, 5)).eval()
    return quantization.quantize_dynamic(model, {nn.Linear}, dtype=torch.qint8), torch.randn(7, 16)


def static():
    stubs = quantization.QuantStub(), quantization.DeQuantStub()
    model = nn.Sequential(stubs[0], nn.Conv2d(3, 4, 3), stubs[1]).eval()
    model.qconfig = quantization.get_default_qconfig("qnnpack")
    prepared = quantization.prepare(model)
    image = torch.rand(1, 3, 8, 8)
    prepared(image)
    return quantization.convert(prepared), image


def main():
    os.makedirs(FOLDER, exist_ok=True)
    torch.backends.quantized.engine = "qnnpack"
    torch.manual_seed(0)
    for make in (dynamic, static):
        model, given = make()
        path = os.path.join(FOLDER, f"{make.__name__}.ptl")
        torch.jit.script(model)._save_for_lite_interpreter(path)
        drop_sources(path)
        answer = _load_for_lite_interpreter(path)(given)
        assert torch.allclose(answer, model(given))
        print(make.__name__, os.path.getsize(path))
        if make is dynamic:
            with open(os.path.join(FOLDER, "dynamic.json"), "w") as file:
                json.dump({"input": given.tolist(), "output": answer.tolist()}, file)
                file.write("\n")


if __name__ == "__main__":
    main()
