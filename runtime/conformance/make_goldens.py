"""Runs every program on real PyTorch and records what it gives.

`npm run goldens` writes `goldens/`; with `-- --check` it compares instead, and allows
the tolerances of `tolerances.json`, since another machine rounds differently.
"""

import base64
import json
import re
import sys
import warnings
from pathlib import Path

import numpy
import torch
from binding import (
    RELEASES,
    Anything,
    DependsOnMachine,
    JSError,
    TensorMethods,
    Torch,
    Transforms,
    TypedArray,
    Undefined,
    UndefinedBehaviour,
    UnspecifiedError,
    bound_names,
    to_blob,
)
from cases import make_programs
from inputs import CODES, DTYPES, SOURCE, make_input

HERE = Path(__file__).parent
FOLDER = HERE / "goldens"
TOLERANCES = json.loads((HERE / "tolerances.json").read_text())
SPECIAL = {"undefined": Undefined, "NaN": float("nan"), "Infinity": float("inf")}

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


def names_in(program):
    """Names that a program needs a release to bind."""
    names = set()
    if isinstance(program, dict):
        return names.union(*map(names_in, program.values()))
    if not isinstance(program, list):
        return names
    if is_program(program):
        for index, (name, *args) in enumerate(program[1:]):
            if name == "blob":
                names.add("torch.fromBlob")
            elif not name.startswith("T."):
                is_function = program[0] == "torch" and index == 0
                names.add(f"torch.{name}" if is_function else name.lstrip("."))
            names |= names_in(args)
        return names
    return names.union(*map(names_in, program))


def is_program(value):
    if not value or not isinstance(value[0], str):
        return False
    return value[0] in ("torch", "this") or bool(SOURCE.match(value[0]))


class Runner:
    """Runs programs as one release does."""

    def __init__(self, release):
        self.names = bound_names(release)
        self.torch, self.tensor, self.transforms = Torch(release), TensorMethods(release), Transforms()

    def value(self, json_value, this):
        if isinstance(json_value, dict):
            if "$" in json_value:
                return SPECIAL[json_value["$"]]
            return {key: self.value(entry, this) for key, entry in json_value.items()}
        if isinstance(json_value, list):
            if is_program(json_value):
                return self.run(json_value, this)[0]
            return [self.value(entry, this) for entry in json_value]
        is_number = isinstance(json_value, (int, float)) and not isinstance(json_value, bool)
        return float(json_value) if is_number else json_value

    def run(self, program, this=None):
        """What a program gives, and the tensor that it starts from."""
        start, *steps = program
        source = None if start == "torch" else this if start == "this" else make_input(start)
        value = source
        for index, (name, *args) in enumerate(steps):
            args = [self.value(arg, value) for arg in args]
            if start == "torch" and index == 0:
                value = getattr(self.torch, name)(*args)
            elif name == "blob":
                value = self.torch.fromBlob(to_blob(value), *args)
            elif name.startswith("T."):
                value = getattr(self.transforms, name[2:])(value, *args)
            elif isinstance(value, list):
                value = value[int(args[0])]
            elif name in ("[]", "[]="):
                value = (self.tensor.get if name == "[]" else self.tensor.set)(value, *args)
            else:
                value = getattr(self.tensor, name.lstrip("."))(value, *args)
        return value, source


def format_number(value, code):
    if code[0] != "f":
        return str(value)
    if value and 1e-4 < abs(value) < 1e9:
        return numpy.format_float_positional(value, trim="-")
    return f"{value:g}" if value == 0 else str(value)


def fnv1a(memory):
    """A hash of the bytes."""
    state = 0x811C9DC5
    for byte in memory:
        state = (state ^ byte) * 0x01000193 % 2**32
    return f"{state:08x}"


def format_elements(tensor, is_exact):
    """Elements in logical order: as text, or base64 where that is shorter, or hashed where many are exact."""
    code = CODES[tensor.dtype]
    elements = tensor.contiguous().flatten().numpy()
    text = "=" + ",".join(format_number(element, code) for element in elements)
    binary = ":" + base64.b64encode(elements.tobytes()).decode().rstrip("=")
    shorter = min(text, binary, key=len)
    if is_exact and len(shorter) > 36 and not numpy.isnan(elements).any():
        return "#" + fnv1a(elements.tobytes())
    return shorter


def format_list(numbers):
    return "[" + ",".join(map(str, numbers)) + "]"


def format_tensor(tensor, source, is_exact):
    parts = CODES[tensor.dtype] + format_list(tensor.shape)
    if tensor.stride() != torch.empty(tensor.shape).stride():
        parts += "/" + format_list(tensor.stride())
    if tensor.storage_offset():
        parts += f"+{tensor.storage_offset()}"
    if source is not None and source.numel() and tensor.storage().data_ptr() == source.storage().data_ptr():
        parts += "&"
    return f"{parts} {format_elements(tensor, is_exact)}"


def to_json(value):
    if isinstance(value, float):
        if value != value or value in (float("inf"), float("-inf")):
            return {"$": {"nan": "NaN", "inf": "Infinity"}.get(str(value), "-Infinity")}
        return int(value) if value == int(value) else value
    return [to_json(entry) for entry in value] if isinstance(value, list) else value


def dump(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def format_result(value, source, is_exact):
    if isinstance(value, Anything):
        return format_tensor(value.tensor, None, True).split(" ")[0] + " ?"
    if isinstance(value, torch.Tensor):
        return format_tensor(value, source, is_exact)
    if isinstance(value, TypedArray):
        return f"{value.name} {format_elements(value.tensor, is_exact)}"
    if isinstance(value, list) and value and isinstance(value[0], torch.Tensor):
        return " | ".join(format_tensor(tensor, source, is_exact) for tensor in value)
    return "undefined" if value is Undefined else "js " + dump(to_json(value))


def record(runner, program, is_exact):
    """The result of a program as the golden writes it."""
    try:
        return format_result(*runner.run(program), is_exact)
    except UndefinedBehaviour as error:
        return f"unspecified {error}"
    except UnspecifiedError:
        return "throws"
    except (JSError, RuntimeError, IndexError, ValueError) as error:
        return "throws " + in_native_words(str(error).split("\n")[0])


def in_native_words(message):
    """Undoes what Python makes of libtorch's messages: `torch.FloatTensor` for `CPUFloatType`."""
    return re.sub(r"torch\.(\w+)Tensor", r"CPU\1Type", message)


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


def format_releases(releases):
    """Nothing for all releases, `0.2.1+` for all since one."""
    if releases == RELEASES:
        return []
    since = RELEASES[RELEASES.index(releases[0]) :]
    return [f"{releases[0]}+" if releases == since else ",".join(releases)]


def parse_elements(text, code):
    if text.startswith(":"):
        memory = base64.b64decode(text[1:] + "==")
        return torch.frombuffer(bytearray(memory), dtype=DTYPES[code]).double()
    return torch.tensor([float(word) for word in text[1:].split(",") if word], dtype=torch.float64)


def is_close(old, new, tolerances):
    """Whether two results of an inexact operation differ by rounding alone."""
    if old == new:
        return True
    (old_layout, _, old_data), (layout, _, data) = old.partition(" "), new.partition(" ")
    code = layout[:2]
    if old_layout != layout or code not in tolerances or not old_data[:1] in ":=" or not data[:1] in ":=":
        return False
    elements = [parse_elements(text, code) for text in (old_data, data)]
    if elements[0].shape != elements[1].shape:
        return False
    return torch.allclose(*elements, rtol=2 * tolerances[code], atol=0, equal_nan=True)


def check(operation, path, lines):
    """Lines that differ from those on disk by more than the tolerance."""
    old_lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    if len(old_lines) != len(lines):
        return [f"{operation}: {len(old_lines)} lines on disk, {len(lines)} made"]
    tolerances = TOLERANCES.get(operation, {})
    return [
        f"{operation}: on disk {old}\n{' ' * len(operation)}     made {new}"
        for old, new in zip(old_lines, lines)
        if old != new
        and not (
            old.split("\t")[::2] == new.split("\t")[::2]
            and is_close(old.split("\t")[1], new.split("\t")[1], tolerances)
        )
    ]


def main():
    warnings.simplefilter("ignore")
    # Sums depend on how work is split.
    torch.set_num_threads(1)
    is_check = "--check" in sys.argv
    runners = {release: Runner(release) for release in RELEASES}
    FOLDER.mkdir(exist_ok=True)
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
