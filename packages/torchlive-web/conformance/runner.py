"""Runs programs as a release does."""

from binding.functions import Torch
from binding.memory import to_blob
from binding.methods import TensorMethods
from binding.outcomes import Function, Undefined
from binding.packages import bound_names
from binding.transforms import Transforms
from inputs import SOURCE, make_input

SPECIAL = {
    "undefined": Undefined,
    "function": Function,
    "NaN": float("nan"),
    "Infinity": float("inf"),
    "-Infinity": float("-inf"),
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
