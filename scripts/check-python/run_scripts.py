"""Runs scripts of the tutorials with random weights, then their models.

Reads jobs as JSON from standard input and ends with a line of JSON: for each of
them what it printed, what its models return and which files are inside them, or
the error.
"""

import ast
import contextlib
import io
import json
import multiprocessing
import os
import pathlib
import runpy
import sys
import traceback
import zipfile
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

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


def run_script():
    """Runs the script and returns what it printed."""
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        try:
            runpy.run_path("script.py", run_name="__main__")
        except SystemExit as end:
            if end.code:
                raise
    return printed.getvalue()


def do_job(job):
    os.chdir(job["folder"])
    torch.manual_seed(0)
    keep_random_weights()
    try:
        if job["models"] is None:
            ast.parse(pathlib.Path("script.py").read_text(encoding="utf-8"))
            return {"printed": "", "models": []}
        return {
            "printed": run_script(),
            "models": [
                {
                    "outputs": shapes_of(
                        _load_for_lite_interpreter(model["file"])(
                            *map(make_input, model["inputs"])
                        )
                    ),
                    "names": names_in(model["file"]),
                }
                for model in job["models"]
            ],
        }
    except BaseException:
        return {"error": traceback.format_exc()}


def do_alone(job):
    """Does a job in a fork: it finds PyTorch loaded, and leaves nothing behind."""
    fork = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(1, mp_context=fork) as pool:
        try:
            return pool.submit(do_job, job).result()
        except BrokenProcessPool as error:
            return {"error": str(error)}


if __name__ == "__main__":
    outcomes = [do_alone(job) for job in json.load(sys.stdin)]
    print()
    print(json.dumps(outcomes))
