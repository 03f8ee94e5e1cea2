"""Writes models to a folder, and prints how long PyTorch's lite interpreter takes for each."""

import json
import os
import sys
import time
import warnings

import torch
from torch.jit.mobile import _load_for_lite_interpreter
from torch.utils.mobile_optimizer import optimize_for_mobile
from torchvision.models import get_model

warnings.filterwarnings("ignore")
torch.set_num_threads(1)
folder, rounds = sys.argv[1], int(sys.argv[2])
image = torch.rand(1, 3, 224, 224)
exports = {
    "scripted": torch.jit.script,
    "traced": lambda model: torch.jit.trace(model, image),
    "optimized": lambda model: optimize_for_mobile(torch.jit.script(model)),
}
results = []
with torch.no_grad():
    for name in ("mobilenet_v3_small", "resnet18"):
        model = get_model(name, weights=None).eval()
        for kind, export in exports.items():
            path = os.path.join(folder, f"{name}-{kind}.ptl")
            export(model)._save_for_lite_interpreter(path)
            lite = _load_for_lite_interpreter(path)
            best = float("inf")
            for _ in range(rounds):
                start = time.process_time()
                lite(image)
                best = min(best, time.process_time() - start)
            results.append({"name": name, "kind": kind, "path": path, "torch": best * 1000})
print(json.dumps(results))
