"""Runs a script of the tutorials with random weights, then its models.

Reads a job as JSON from standard input and ends with a line of JSON: what each
model returns, and which files are inside it.
"""

import json
import runpy
import sys
import zipfile

import torch
import torchvision
from torch.jit.mobile import _load_for_lite_interpreter


def keep_random_weights():
    """Downloads nothing: torchvision's models keep the weights they start with."""
    load_state_dict = torch.nn.Module.load_state_dict
    torchvision.models._api.WeightsEnum.get_state_dict = lambda self, progress: None
    torch.nn.Module.load_state_dict = lambda self, state, *args, **options: (
        None if state is None else load_state_dict(self, state, *args, **options)
    )


def make_input(spec):
    shape, dtype = spec["shape"], getattr(torch, spec["dtype"])
    return torch.rand(shape) if dtype.is_floating_point else torch.zeros(shape, dtype=dtype)


def shapes_of(output):
    outputs = output if isinstance(output, (list, tuple)) else [output]
    return [list(tensor.shape) for tensor in outputs]


def names_in(path):
    with zipfile.ZipFile(path) as archive:
        return [name.split("/", 1)[1] for name in archive.namelist()]


def main():
    job = json.load(sys.stdin)
    torch.manual_seed(0)
    keep_random_weights()
    try:
        runpy.run_path(job["script"], run_name="__main__")
    except SystemExit as end:
        if end.code:
            raise
    print()
    print(
        json.dumps(
            [
                {
                    "outputs": shapes_of(
                        _load_for_lite_interpreter(model["file"])(
                            *map(make_input, model["inputs"])
                        )
                    ),
                    "names": names_in(model["file"]),
                }
                for model in job["models"]
            ]
        )
    )


if __name__ == "__main__":
    main()
