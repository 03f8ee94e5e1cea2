"""Runs every program on real PyTorch and records what it gives.

`npm run goldens` writes `goldens/`; with `-- --check` it compares instead, and allows
the tolerances of `tolerances.json`, since another machine rounds differently.
"""

import base64
import json
import sys
import warnings
from pathlib import Path

import torch
from binding.outcomes import DependsOnMachine
from binding.packages import RELEASES
from cases import make_programs
from inputs import DTYPES
from results import dump, record
from runner import Runner, names_in

HERE = Path(__file__).parent
FOLDER = HERE / "goldens"
TOLERANCES = json.loads((HERE / "tolerances.json").read_text())

# Where the native code and PyTorch's own API disagree, the native code counts.
WHY = {
    "argmax": "the binding converts the indices to int32",
    "argmin": "the binding converts the indices to int32",
    "topk": "the binding converts the indices to int32; before 0.2.3 it takes no options",
    "torch.randint": "the binding passes options without a dtype, so C++ takes float32",
    "torch.tensor": "the binding reads doubles, so the default is float32 even for integers",
    "torch.arange": "the binding passes doubles, so the default is float32 even for integers",
    "torch.full": "the binding passes a double, so the default is float32 even for integers",
    "add": "a number is a double: with an integer tensor it gives float32",
    "sub": "a number is a double: with an integer tensor it gives float32",
    "mul": "a number is a double: with an integer tensor it gives float32",
    "div": "a number is a double: with an integer tensor it gives float32, even if rounded",
    "clamp": "a number is a double; next to a number in options, the binding drops a tensor",
    "data": "the binding copies memory from the first element on and ignores strides",
    "torch.fromBlob": "media.toBlob copies one byte per element and ignores strides",
    "item": "the binding has no int64",
    "toString": "the binding prints to a C++ stream, as TorchScript does, not as Python",
    "[]": "the binding reads the key with std::stoi, and negative indices are undefined",
    "[]=": "the binding reads the key with std::stoi, and -1 stands for any other name",
    "T.centerCrop": "the module is the scripted one inside the package",
    "T.grayscale": "the module is the scripted one inside the package",
    "T.normalize": "the module is the scripted one inside the package, without inplace",
    "T.resize": "the module is the scripted one inside the package: bilinear, no antialiasing",
}


def format_releases(releases):
    """Nothing for all releases, `0.2.1+` for all since one."""
    if releases == RELEASES:
        return []
    since = RELEASES[RELEASES.index(releases[0]) :]
    return [f"{releases[0]}+" if releases == since else ",".join(releases)]


def record_all(operation, programs, runners):
    """Lines of one operation. Releases that differ have lines of their own."""
    if operation in WHY:
        yield f"# {WHY[operation]}"
    for program in programs:
        names = names_in(program)
        releases = [release for release in runners if names <= runners[release].names]
        # The others work the same in every release.
        varies = any(name == "topk" or name.startswith("torch.") for name in names)
        results = {}
        for release in releases if varies else releases[-1:]:
            try:
                result = record(runners[release], program, operation not in TOLERANCES)
                results.setdefault(result, []).append(release)
            except DependsOnMachine:
                pass
        for result, same in results.items():
            yield "\t".join([dump(program), result, *format_releases(same if varies else releases)])


def parse_elements(text, code):
    if text.startswith(":"):
        memory = base64.b64decode(text[1:] + "==")
        return torch.frombuffer(bytearray(memory), dtype=DTYPES[code]).double()
    return torch.tensor([float(word) for word in text[1:].split(",") if word], dtype=torch.float64)


def is_close(old, new, tolerances):
    """Whether two results of an inexact operation differ by rounding alone."""
    (old_layout, _, old_data), (layout, _, data) = old.partition(" "), new.partition(" ")
    code = layout[:2]
    if old_layout != layout or code not in tolerances:
        return False
    elements = [parse_elements(text, code) for text in (old_data, data)]
    if elements[0].shape != elements[1].shape:
        return False
    return torch.allclose(*elements, rtol=2 * tolerances[code], atol=0, equal_nan=True)


def is_same_line(old, new, tolerances):
    if old == new:
        return True
    old_columns, columns = old.split("\t"), new.split("\t")
    return old_columns[::2] == columns[::2] and is_close(old_columns[1], columns[1], tolerances)


def check(operation, path, lines):
    """Lines that differ from those on disk by more than the tolerance."""
    old_lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    if len(old_lines) != len(lines):
        return [f"{operation}: {len(old_lines)} lines on disk, {len(lines)} made"]
    tolerances = TOLERANCES.get(operation, {})
    return [
        f"{operation}: {old}\n  now {new}"
        for old, new in zip(old_lines, lines)
        if not is_same_line(old, new, tolerances)
    ]


def main():
    warnings.simplefilter("ignore")
    # Sums depend on how work is split.
    torch.set_num_threads(1)
    is_check = "--check" in sys.argv
    runners = {release: Runner(release) for release in RELEASES}
    FOLDER.mkdir(exist_ok=True)
    for path in [] if is_check else FOLDER.glob("*.txt"):
        path.unlink()
    count = size = 0
    differences = []
    for operation, programs in make_programs().items():
        lines = list(record_all(operation, programs, runners))
        text = "\n".join(lines) + "\n"
        name = {"[]": "get", "[]=": "set"}.get(operation, operation)
        path = FOLDER / f"{name}.txt"
        if is_check:
            differences += check(operation, path, lines)
        else:
            path.write_text(text, encoding="utf-8")
        count += sum(not line.startswith("#") for line in lines)
        size += len(text.encode())
    print("\n".join([*differences, f"{count} cases, {size} bytes"]))
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
