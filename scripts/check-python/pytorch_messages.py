"""Makes the mistakes that readers make, and prints PyTorch's messages as JSON."""

import json

import torch
import torchvision
from torch.jit.mobile import _load_for_lite_interpreter
from torch.utils.mobile_optimizer import optimize_for_mobile

scripted = torch.jit.script(torchvision.models.mobilenet_v3_small().eval())
torch.jit.save(scripted, "model.pt")
optimize_for_mobile(scripted)._save_for_lite_interpreter("model.ptl")
with open("page.ptl", "w", encoding="utf-8") as file:
    file.write("<html>Not found</html>")
model = _load_for_lite_interpreter("model.ptl")

mistakes = {
    "bytecode-not-found": lambda: _load_for_lite_interpreter("model.pt"),
    "not-a-zip": lambda: _load_for_lite_interpreter("page.ptl"),
    "rank-4": lambda: model(torch.rand(3, 224, 224)),
    "xnnpack": lambda: model(torch.zeros(1, 3, 224, 224, dtype=torch.uint8)),
    "size-mismatch": lambda: torch.rand(2, 3) + torch.rand(2, 4),
}

messages = {}
for anchor, mistake in mistakes.items():
    try:
        mistake()
    except (RuntimeError, ValueError) as error:
        messages[anchor] = str(error)
print(json.dumps(messages))
