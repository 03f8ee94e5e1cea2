"""Exports architectures with PyTorch, runs them with its lite interpreter, and compares
with ours: `python3 sweep.py [--results FILE] [name …]`. One file at a time, deleted after.
What is done is kept in the file of results; name an architecture to measure it again."""
import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import warnings

import torch
import torchvision
from torch import nn
from torch.jit.mobile import _load_for_lite_interpreter
from torch.utils.mobile_optimizer import optimize_for_mobile
from torchvision.models import get_model, get_model_weights, list_models

import architectures
import samples

warnings.filterwarnings("ignore")
torch.set_num_threads(1)
HERE = os.path.dirname(os.path.abspath(__file__))
RESULTS = os.path.join(HERE, "results.json")
LARGEST = 1_000_000_000  # bytes of a file; larger ones are listed as skipped


def image_case(name, module):
    size, options = 64, {}
    if name.startswith("vit_"):
        size = 56 if "14" in name else 64
        options = {"image_size": size}
    elif name.startswith("maxvit"):
        size = 224
    elif name.startswith(("inception", "googlenet")):
        size, options = 96, {"init_weights": False}
    elif module == "segmentation":
        options = {"weights_backbone": None}
    model = get_model(name, weights=None, **options)
    return lively(model.eval(), (1, 3, size, size))


@torch.no_grad()
def dependence(model, shape):
    """How much of the answer depends on the picture."""
    one, other = (flatten(model(torch.rand(shape)))[0] for _ in range(2))
    return float((one - other).abs().max() / one.abs().max().clamp(min=1e-30))


@torch.no_grad()
def lively(model, shape):
    """Random weights may let a picture fade away, or end with zeros: nothing would be compared."""
    if dependence(model, shape) < 1e-2:
        for weight in model.parameters():
            if weight.dim() > 1 and not weight.any():
                nn.init.normal_(weight, std=0.02)
        norms = [module for module in model.modules() if isinstance(module, nn.BatchNorm2d)]
        for module in norms:
            module.train()
            module.momentum = None
        model(torch.rand(4, *shape[1:]))
        model.eval()
        assert dependence(model, shape) >= 1e-2
    return model, (torch.rand(shape),)


def parameters(name):
    """How large a model is, as its pretrained weights say: small ones come first."""
    return get_model_weights(name).DEFAULT.meta["num_params"]


def cases():
    for name in samples.CASES:
        yield name, "sample", None
    for name, make in architectures.CASES.items():
        yield name, "other", make
    for module in ("classification", "segmentation"):
        names = list_models(getattr(torchvision.models, module, torchvision.models))
        for name in sorted(names, key=parameters):
            yield name, module, lambda name=name, module=module: image_case(name, module)


def exports_of(model, inputs):
    yield "scripted", lambda: torch.jit.script(model)
    yield "traced", lambda: torch.jit.trace(model, inputs, strict=False, check_trace=False)
    yield "optimized", lambda: optimize_for_mobile(torch.jit.script(model))


def variants(make, folder):
    """Writes a file for each variant; gives what it takes, and what the model itself answers."""
    torch.manual_seed(0)
    model, inputs = make()
    model = model.eval()
    if sum(p.numel() for p in model.parameters()) * 4 > LARGEST:
        raise TooLarge("larger than 1 GB")
    path = os.path.join(folder, "model.ptl")
    for variant, export in exports_of(model, inputs):

        def write(export=export):
            with torch.no_grad():
                export()._save_for_lite_interpreter(path)
            return path, inputs

        yield variant, write, lambda: model(*inputs)


def scripts(name, folder):
    """Runs a sample's own script; each file that it writes is a variant."""
    for variant, path, inputs in samples.run(name, folder):
        yield variant, lambda path=path, inputs=inputs: (path, inputs), None


class TooLarge(Exception):
    pass


def flatten(value):
    if isinstance(value, torch.Tensor):
        return [value]
    if isinstance(value, dict):
        return [t for item in value.values() for t in flatten(item)]
    if isinstance(value, (list, tuple)):
        return [t for item in value for t in flatten(item)]
    if isinstance(value, (int, float, bool)):
        return [torch.tensor(float(value))]
    return []


def describe(tensor, path):
    tensor.detach().contiguous().to(torch.float64 if tensor.dtype == torch.int64 else tensor.dtype).numpy().tofile(path)
    return {"path": path, "dtype": str(tensor.dtype)[6:], "sizes": list(tensor.shape)}


def answer_of(path, inputs, eager):
    """What PyTorch's lite interpreter answers; where it can't run its own file, the model."""
    with torch.no_grad():
        try:
            return flatten(_load_for_lite_interpreter(path)(*inputs)), {}
        except Exception as error:
            if eager is None:
                raise
            return flatten(eager()), {"lite interpreter": last_line(error)}


def last_line(error):
    return str(error).strip().split("\n")[-1][:200]


def measure(node, folder, write, eager):
    try:
        path, inputs = write()
    except Exception as error:  # what PyTorch can't export is no fault of ours
        return {"not exported": last_line(error)}
    size = os.path.getsize(path)
    if size > LARGEST:
        return {"skipped": f"{size} bytes"}
    expected, notes = answer_of(path, inputs, eager)
    request = {
        "model": path,
        "inputs": [describe(t, f"{folder}/in{k}") for k, t in enumerate(inputs)],
        "outputs": [describe(t, f"{folder}/out{k}") for k, t in enumerate(expected)],
    }
    node.stdin.write(json.dumps(request) + "\n")
    node.stdin.flush()
    line = node.stdout.readline()
    if line == "":
        raise SystemExit("The comparison ended before it answered.")
    os.remove(path)
    return {**json.loads(line), **notes}


def compare(node, name, kind, make):
    entry = {"kind": kind, "variants": {}}
    operators = set()
    with tempfile.TemporaryDirectory() as folder:
        try:
            for variant, write, eager in variants(make, folder) if make else scripts(name, folder):
                answer = measure(node, folder, write, eager)
                operators |= set(answer.pop("operators", []))
                entry["variants"][variant] = answer
        except TooLarge as error:
            return {"kind": kind, "skipped": str(error)}
    return {**entry, "operators": " ".join(sorted(operators))}


def read(path):
    if not os.path.exists(path):
        return {}
    with open(path) as file:
        return json.load(file)


def keep(path, results):
    with open(path, "w") as file:
        json.dump(results, file, indent=2, sort_keys=True)
        file.write("\n")


def main(arguments):
    parser = argparse.ArgumentParser()
    parser.add_argument("--results", default=RESULTS)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args(arguments)
    results = read(options.results)
    node = subprocess.Popen(
        ["npx", "tsx", os.path.join(HERE, "compare.mts")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    chosen = {name: rest for name, *rest in cases()}
    for name in options.names or [name for name in chosen if name not in results]:
        kind, make = chosen[name]
        results[name] = alone(compare, node, name, kind, make)
        keep(options.results, results)
        print(name, json.dumps(results[name])[:600], flush=True)
    node.stdin.close()
    node.wait(60)


def alone(work, *arguments):
    """Works in a fork: TorchScript keeps what it ever compiled, weights included."""
    ours, its = multiprocessing.Pipe(duplex=False)
    fork = multiprocessing.get_context("fork")
    child = fork.Process(target=lambda: its.send(work(*arguments)))
    child.start()
    its.close()
    try:
        return ours.recv()
    except EOFError:
        raise SystemExit(f"{arguments[1]} ended PyTorch.")
    finally:
        child.join()


if __name__ == "__main__":
    main(sys.argv[1:])
