"""`torchvision.transforms`: the scripted modules inside the package."""

import io
import re
from functools import lru_cache

import torch
from torch.jit.mobile import _load_for_lite_interpreter

from .arguments import as_number, parse_data
from .outcomes import DependsOnMachine, JSError, UnspecifiedError
from .packages import PACKAGES, RELEASES


@lru_cache
def script_module(name):
    """The scripted transform inside the package; all releases hold the same."""
    path = "cxx/src/torchlive/torchvision/scripted"
    header = PACKAGES / f"rnpc-{RELEASES[-1]}" / path / f"{name}_scriptmodule.h"
    memory = bytes(int(byte, 16) for byte in re.findall(r"0x([0-9a-f]{2})", header.read_text()))
    return _load_for_lite_interpreter(io.BytesIO(memory))


def run_script(name, *args):
    try:
        return script_module(name).forward(*args)
    except RuntimeError as error:
        # The packaged modules come from another version, whose `raise` 1.13 misreads.
        if "isString() INTERNAL ASSERT" in str(error):
            raise UnspecifiedError from error
        raise


FLOATS = (torch.float32, torch.float64)


def check_rounding(single, double):
    """Stops where an integer image rounds a value that is a half but for the last bits."""
    is_near_half = (double - double.floor() - 0.5).abs() < 1e-3
    if bool((is_near_half & (single.double() != double)).any()):
        raise DependsOnMachine


def parse_sizes_of_image(args):
    if len(args) != 1:
        raise JSError(f"Factory function resize expects 1 argument but {len(args)} are given.")
    sizes = parse_data(args[0])
    if len(sizes) < 1:
        raise JSError("Not enough values to unpack (expect 2, got 0)")
    if len(sizes) > 2:
        raise JSError(f"Too many values to unpack (expect 2, got {len(sizes)})")
    return [int(size) for size in sizes]


class Transforms:
    """Factories of `torchvision.transforms`, each called with the tensor at once."""

    def centerCrop(self, x, *args):
        return run_script("center_crop", x, parse_sizes_of_image(args))

    def resize(self, x, *args):
        sizes = parse_sizes_of_image(args)
        if x.numel() and not x.dtype.is_floating_point:
            check_rounding(*(run_script("resize", x.to(dtype), sizes) for dtype in FLOATS))
        return run_script("resize", x, sizes)

    def grayscale(self, x, *args):
        if len(args) > 1:
            raise JSError(f"Factory function grayscale expects 0 or 1 argument but {len(args)} are given.")
        channels = int(as_number(args[0])) if args else 1
        if channels not in (1, 3):
            raise JSError(f"num_output_channels should be either 1 or 3 but {channels} is given.")
        return run_script("grayscale", x, channels)

    def normalize(self, x, *args):
        if len(args) != 2:
            raise JSError(f"Factory function normalize expects 2 argument but {len(args)} are given.")
        return run_script("normalize", x, parse_data(args[0]), parse_data(args[1]))
