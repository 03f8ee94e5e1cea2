"""Writes operators-1.13.1.json: every operator that PyTorch's lite interpreter finds, by name."""
import json
import os
import re

import torch
import torchvision  # registers its own operators

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../releases/operators-1.13.1.json")
# What training, other devices and PyTorch's own experiments need is in no model for phones.
ELSEWHERE = re.compile(r"backward|cuda|cudnn|miopen|mkldnn|foreach|fused_adam|_test|_jvp$|_efficientzero")


def main():
    names = {}
    for schema in torch._C._jit_get_all_schemas():
        space = schema.name.split("::")[0]
        overload = schema.overload_name
        if space in ("aten", "prim", "prepacked", "quantized") and not ELSEWHERE.search(schema.name):
            if not re.search(r"(^|_)out$", overload):
                names.setdefault(schema.name, set()).add(overload)
    lines = [f"{json.dumps(name)}: {json.dumps(' '.join(sorted(over or '-' for over in overloads)))}" for name, overloads in sorted(names.items())]
    with open(OUT, "w") as file:
        file.write("{\n  " + ",\n  ".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
