"""Calls libtorch the way the native code of a release does (`cxx/src/torchlive`).

Arguments are JavaScript values: each number is a float, as JSI hands them over.
"""

import io
import math
import re
from functools import lru_cache
from pathlib import Path

import torch
from inputs import DTYPES
from torch.jit.mobile import _load_for_lite_interpreter

PACKAGES = Path(__file__).parents[2] / "node_modules"
RELEASES = ["0.2.0", "0.2.1", "0.2.3", "0.2.4"]

NAMES = {
    "u1": "uint8", "i1": "int8", "i2": "int16", "i4": "int32", "i8": "int64",
    "f4": "float32", "f8": "float64",
}  # fmt: skip
DTYPE_OF = {NAMES[code]: dtype for code, dtype in DTYPES.items()}
ALIASES = {"short": "int16", "int": "int32", "long": "int64", "float": "float32", "double": "float64"}
MEMORY_FORMATS = {
    "channelsLast": torch.channels_last,
    "contiguousFormat": torch.contiguous_format,
    "preserveFormat": torch.preserve_format,
}
ARRAYS = {
    "uint8": "Uint8Array", "int8": "Int8Array", "int16": "Int16Array", "int32": "Int32Array",
    "float32": "Float32Array", "float64": "Float64Array",
}  # fmt: skip


class JSError(Exception):
    """An error of the binding itself, not of libtorch."""


class UnspecifiedError(Exception):
    """An error whose words aren't known."""


class UndefinedBehaviour(Exception):
    """What C++ leaves open: the phone may answer anything or crash."""


class DependsOnMachine(Exception):
    """A result that differs between processors: no golden can hold it."""


class Undefined:
    """JavaScript's `undefined`."""


class Anything:
    """A tensor whose elements aren't determined."""

    def __init__(self, tensor):
        self.tensor = tensor


class TypedArray:
    def __init__(self, name, tensor):
        self.name, self.tensor = name, tensor


def is_number(value):
    return isinstance(value, float)


def is_object(value):
    return isinstance(value, (dict, list, torch.Tensor))


def kind_of(value):
    """The words of JSI for a value."""
    if value is Undefined:
        return "undefined"
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if is_number(value):
        return "a number"
    return "a string" if isinstance(value, str) else "an object"


def as_number(value):
    if not is_number(value):
        raise JSError(f"Value is {kind_of(value)}, expected a number")
    return value


def as_string(value):
    if not isinstance(value, str):
        raise JSError(f"Value is {kind_of(value)}, expected a String")
    return value


def as_object(value):
    if not is_object(value):
        raise JSError(f"Value is {kind_of(value)}, expected an Object")
    return value


def as_array(value):
    if not isinstance(as_object(value), list):
        raise JSError(f"Object is {kind_of(value)}, expected an array")
    return value


def as_tensor(value):
    if not isinstance(as_object(value), torch.Tensor):
        raise JSError("Object is not a HostObject of desired type")
    return value


def parse_tensor(value):
    if not isinstance(value, torch.Tensor):
        raise JSError("Value must be a tensor")
    return value


def require(args, count):
    if len(args) < count:
        raise JSError(f"This function requires at least {count} argument{'' if count == 1 else 's'}")


def as_integer(args, index):
    require(args, index + 1)
    number = as_number(args[index])
    if math.fmod(number, 1) != 0:
        raise JSError(f"parameter at index {index} must be an integer")
    return int(number)


def keyword(args, index, key):
    if index >= len(args) or not isinstance(args[index], dict):
        return Undefined
    return args[index].get(key, Undefined)


def keyword_bool(args, index, key, default):
    value = keyword(args, index, key)
    if value is Undefined:
        return default
    if not isinstance(value, bool):
        raise JSError(f"expect '{key}' to be boolean, but another type is given.")
    return value


def keyword_int(args, index, key, default):
    value = keyword(args, index, key)
    return default if value is Undefined else int(as_number(value))


def parse_size(args, index=0):
    """Sizes as one array or as several numbers, and the index of the next argument."""
    if index >= len(args):
        raise UndefinedBehaviour("reads an argument that wasn't passed")
    if is_number(args[index]):
        end = index
        while end < len(args) and is_number(args[end]):
            end += 1
        return [int(size) for size in args[index:end]], end
    if isinstance(args[index], list):
        # The native code forgets to throw the error that it makes for other values.
        return [int(size) for size in args[index] if is_number(size)], index + 1
    raise JSError(
        "Please specify the first input as a sequence of numbers or a collection like a list or a tuple."
    )


def parse_options(args, index):
    if index >= len(args):
        return {}
    if not is_object(args[index]):
        raise JSError("Argument must be an object")
    options = args[index]
    name = as_string(options.get("dtype", Undefined) if isinstance(options, dict) else Undefined)
    name = ALIASES.get(name, name)
    if name not in DTYPE_OF:
        raise JSError("Cannot convert String to tensor dtype")
    return {"dtype": DTYPE_OF[name]}


def parse_data(value):
    if is_number(value):
        return [value]
    if isinstance(value, list):
        return [number for entry in value for number in parse_data(entry)]
    raise JSError("Expect jsi::Number or jsi::Array, but another type is given")


def parse_shape(value):
    if is_number(value):
        return []
    if isinstance(value, list):
        return [len(value), *parse_shape(value[0] if value else Undefined)]
    raise JSError("Expect jsi::Number or jsi::Array, but another type is given")


def check_conversion(tensor, dtype):
    """Stops where C++ leaves a conversion from float to integer open.

    To `uint8`, libtorch goes through `int64`, so a value wraps around. To `int8` and
    `int16`, compilers go through `int32`.
    """
    if dtype.is_floating_point or not tensor.dtype.is_floating_point:
        return
    limit = 2.0**63 if dtype in (torch.uint8, torch.int64) else 2.0**31
    whole = tensor.trunc()
    if not bool(((whole >= -limit) & (whole < limit)).all()):
        raise UndefinedBehaviour("float out of range of the integer dtype")


def convert(tensor, dtype):
    check_conversion(tensor, dtype)
    return tensor.to(dtype)


def raw_memory(tensor, byte_count):
    """Copies bytes from the first element on, whatever the strides are."""
    offset = tensor.storage_offset() * tensor.element_size()
    memory = bytes(tensor.storage().untyped())
    if offset + byte_count > len(memory):
        raise UndefinedBehaviour("reads past the end of the memory")
    return memory[offset : offset + byte_count]


def tensor_of_bytes(memory, dtype, shape):
    if not memory:
        return torch.empty(shape, dtype=dtype)
    return torch.frombuffer(bytearray(memory), dtype=dtype).reshape(shape)


class Torch:
    """Functions of `torch`; `release` decides where they differ."""

    def __init__(self, release):
        self.is_first = release == "0.2.0"
        self.release = release

    def require_any(self, args, message="This function requires at least one argument."):
        if self.is_first and not args:
            raise JSError(message)
        require(args, 1)

    def arange(self, *args):
        self.require_any(args, "This function requires at least 1 argument")
        options = {}
        if is_object(args[-1]):
            options = parse_options(args, len(args) - 1)
            args = args[:-1]
        end = as_number(args[1] if len(args) > 1 else args[0])
        start = as_number(args[0]) if len(args) > 1 else 0.0
        step = as_number(args[2]) if len(args) > 2 else 1.0
        return torch.arange(start, end, step, **options)

    def cat(self, *args):
        require(args, 1)
        tensors = [parse_tensor(value) for value in as_array(args[0])]
        return torch.cat(tensors, keyword_int(args, 1, "dim", 0))

    def sized(self, make, args):
        self.require_any(args)
        shape, rest = parse_size(args)
        return make(shape, **parse_options(args, rest))

    def empty(self, *args):
        return Anything(self.sized(torch.empty, args))

    def ones(self, *args):
        return self.sized(torch.ones, args)

    def zeros(self, *args):
        return self.sized(torch.zeros, args)

    def rand(self, *args):
        if not self.is_first:
            return Anything(self.sized(torch.rand, args))
        self.require_any(args, "This function requires at least one argument")
        shape = [int(as_number(size)) for size in as_array(args[0])]
        return Anything(torch.rand(shape, **parse_options(args, 1)))

    def eye(self, *args):
        if self.is_first:
            self.require_any(args, "torch.eye requires at least one argument")
            if not is_number(args[0]):
                raise JSError("torch.eye requires the first argument to be a number")
        require(args, 1)
        rows = as_number(args[0])
        if len(args) > 1 and is_number(args[1]):
            for number, which in ((rows, "first"), (args[1], "second")):
                if math.trunc(number) != number:
                    raise JSError(f"torch.eye requires the {which} argument to be a positive integer")
            return torch.eye(int(rows), int(args[1]), **parse_options(args, 2))
        return torch.eye(int(rows), **parse_options(args, 1))

    def fromBlob(self, blob, *args):
        """The blob comes from `media.toBlob(tensor)`."""
        require([blob, *args], 2)
        if self.is_first and not isinstance(args[0], list):
            raise JSError("Arg 2 should be an array of numbers")
        sizes = []
        for size in as_array(args[0]):
            if self.is_first and not is_number(size):
                raise JSError("Input should be an array of numbers")
            sizes.append(int(as_number(size)))
        dtype = parse_options(args, 1).get("dtype", torch.uint8)
        shape = torch.Size(sizes)
        byte_count = shape.numel() * torch.empty(0, dtype=dtype).element_size()
        if byte_count > len(blob):
            raise UndefinedBehaviour("reads past the end of the blob")
        return tensor_of_bytes(blob[:byte_count], dtype, shape)

    def full(self, *args):
        require(args, 2)
        shape = [int(as_number(size)) for size in as_array(args[0])]
        value = as_number(args[1])
        # Without a dtype, C++ takes the default one for a double.
        return torch.full(shape, value, **parse_options(args, 2))

    def linspace(self, *args):
        require(args, 3)
        options = parse_options(args, len(args) - 1) if is_object(args[-1]) else {}
        start, end, steps = (as_integer(args, index) for index in range(3))
        return torch.linspace(start, end, steps, **options)

    def logspace(self, *args):
        require(args, 3)
        start, end, steps = (as_integer(args, index) for index in range(3))
        base = keyword(args, 3, "base")
        base = 10.0 if base is Undefined else as_number(base)
        has_dtype = keyword(args, 3, "dtype") is not Undefined
        return torch.logspace(start, end, steps, base, **(parse_options(args, 3) if has_dtype else {}))

    def randint(self, *args):
        if self.is_first and len(args) < 2:
            raise JSError("This function requires at least 2 arguments")
        require(args, 2)
        has_low = not (is_object(args[1]) or (self.is_first and len(args) == 2))
        if has_low and self.release not in ("0.2.0", "0.2.1"):
            require(args, 3)
        low = int(as_number(args[0])) if has_low else 0
        high = int(as_number(args[1 if has_low else 0]))
        index = 2 if has_low else 1
        if self.is_first:
            shape = [int(as_number(size)) for size in as_array(args[index])]
            rest = index + 1
        else:
            shape, rest = parse_size(args, index)
        options = {"dtype": torch.float32, **parse_options(args, rest)}
        return Anything(torch.randint(low, high, shape, **options))

    def randperm(self, *args):
        require(args, 1)
        count = int(as_number(args[0]))
        return Anything(torch.randperm(count, **parse_options(args, 1)))

    def randn(self, *args):
        require(args, 1)
        shape = [int(as_number(size)) for size in as_array(args[0])]
        return Anything(torch.randn(shape, **parse_options(args, 1)))

    def tensor(self, *args):
        self.require_any(args)
        data, shape = parse_data(args[0]), parse_shape(args[0])
        dtype = parse_options(args, 1).get("dtype", torch.float32)
        return convert(torch.tensor(data, dtype=torch.float64), dtype).reshape(shape)


@torch.jit.script
def stream_format(tensor: torch.Tensor) -> str:
    """What C++ streams print; Python's own `str` differs."""
    return "{}".format(tensor)


class TensorMethods:
    """Methods of `Tensor`; the first argument of each is the tensor."""

    def __init__(self, release):
        self.has_topk_options = release not in ("0.2.0", "0.2.1")

    def abs(self, x, *args):
        return x.abs()

    def sqrt(self, x, *args):
        return x.sqrt()

    def with_alpha(self, operation, x, args):
        require(args, 1)
        alpha = keyword(args, 1, "alpha")
        alpha = 1 if alpha is Undefined else as_number(alpha)
        other = args[0] if is_number(args[0]) else as_tensor(args[0])
        return operation(x, other, alpha=alpha)

    def add(self, x, *args):
        return self.with_alpha(torch.add, x, args)

    def sub(self, x, *args):
        return self.with_alpha(torch.sub, x, args)

    def mul(self, x, *args):
        require(args, 1)
        return x.mul(args[0] if is_number(args[0]) else as_tensor(args[0]))

    def div(self, x, *args):
        require(args, 1)
        mode = keyword(args, 1, "roundingMode")
        mode = None if mode is Undefined else as_string(mode)
        return x.div(args[0] if is_number(args[0]) else as_tensor(args[0]), rounding_mode=mode)

    def arg(self, operation, x, args):
        dim = keyword_int(args, 0, "dim", None)
        keepdim = keyword_bool(args, 0, "keepdim", False)
        return operation(x, dim, keepdim).to(torch.int32)

    def argmax(self, x, *args):
        return self.arg(torch.argmax, x, args)

    def argmin(self, x, *args):
        return self.arg(torch.argmin, x, args)

    def clamp(self, x, *args):
        require(args, 1)
        low, high = keyword(args, 0, "min"), keyword(args, 0, "max")
        if low is Undefined and high is Undefined:
            parse = as_number if is_number(args[0]) else as_tensor
            return x.clamp(parse(args[0]), parse(args[1]) if len(args) > 1 else None)
        bounds = [None if v is Undefined else v if is_number(v) else parse_tensor(v) for v in (low, high)]
        if any(is_number(bound) for bound in bounds):
            bounds = [bound if is_number(bound) else None for bound in bounds]
        return x.clamp(*bounds)

    def contiguous(self, x, *args):
        name = keyword(args, 0, "memoryFormat")
        if name is Undefined:
            return x.contiguous()
        if as_string(name) not in MEMORY_FORMATS:
            raise JSError(f"unknown memory format {name}")
        return x.contiguous(memory_format=MEMORY_FORMATS[name])

    def data(self, x, *args):
        if x.dtype == torch.int64:
            raise JSError(self.no_int64("data"))
        name = self.dtype(x)
        memory = raw_memory(x, x.numel() * x.element_size())
        return TypedArray(ARRAYS[name], tensor_of_bytes(memory, x.dtype, [x.numel()]))

    def item(self, x, *args):
        if x.dtype == torch.int64:
            raise JSError(self.no_int64("item"))
        # Python's own `item` words its error differently.
        torch.ops.aten.item(x)
        return float(x.item())

    def no_int64(self, name):
        return (
            f"the property '{name}' for a tensor of dtype torch.int64 is not supported."
            " Work around this with .to({dtype: torch.int32}) This might alter the tensor values."
        )

    def expand(self, x, *args):
        require(args, 1)
        return x.expand(parse_size(args)[0])

    def flip(self, x, *args):
        require(args, 1)
        return x.flip(parse_size(args)[0])

    def permute(self, x, *args):
        require(args, 1)
        return x.permute(parse_size(args)[0])

    def reshape(self, x, *args):
        require(args, 1)
        return x.reshape(parse_size(args)[0])

    def matmul(self, x, *args):
        require(args, 1)
        return torch.matmul(x, as_tensor(args[0]))

    def softmax(self, x, *args):
        require(args, 1)
        return x.softmax(as_integer(args, 0))

    def squeeze(self, x, *args):
        return x.squeeze(as_integer(args, 0)) if args else x.squeeze()

    def unsqueeze(self, x, *args):
        require(args, 1)
        return x.unsqueeze(as_integer(args, 0))

    def stride(self, x, *args):
        return float(x.stride(as_integer(args, 0))) if args else [float(s) for s in x.stride()]

    def size(self, x, *args):
        return [float(size) for size in x.shape]

    shape = size

    def dtype(self, x):
        return next(name for name, dtype in DTYPE_OF.items() if dtype == x.dtype)

    def sum(self, x, *args):
        if not args:
            return x.sum()
        dims, rest = parse_size(args)
        return x.sum(dims, keepdim=keyword_bool(args, rest, "keepdim", False))

    def to(self, x, *args):
        require(args, 1)
        return convert(x, parse_options(args, 0)["dtype"])

    def topk(self, x, *args):
        require(args, 1)
        k = int(as_number(args[0]))
        rest = args if self.has_topk_options else ()
        dim = keyword_int(rest, 1, "dim", -1)
        largest = keyword_bool(rest, 1, "largest", True)
        is_sorted = keyword_bool(rest, 1, "sorted", True)
        values, indices = x.topk(k, dim, largest, is_sorted)
        return [values, indices.to(torch.int32)]

    def toString(self, x, *args):
        return stream_format(x)

    def get(self, x, key):
        index = stoi(key)
        return x[index] if index >= 0 and index < x.size(0) else Undefined

    def set(self, x, key, value):
        if is_object(value):
            value = as_tensor(value)
        elif not is_number(value):
            raise JSError("Invalid value! The value has to be of type tensor or a number")
        x[stoi(key)] = value
        return x


def stoi(key):
    """C++'s `std::stoi` on a property name, -1 where it throws."""
    name = str(int(key)) if is_number(key) and key == int(key) else str(key)
    digits = re.match(r"\s*([+-]?\d+)", name)
    return int(digits.group(1)) if digits else -1


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


def to_blob(tensor):
    """`media.toBlob` copies as many bytes as the tensor has elements."""
    return raw_memory(tensor, tensor.numel())


def bound_names(release):
    """Names of `torch` and `Tensor` that a release binds, from its native source."""
    folder = PACKAGES / f"rnpc-{release}" / "cxx/src/torchlive/torch"
    tensor = (folder / "TensorHostObject.cpp").read_text()
    names = set(re.findall(r'setPropertyHostFunction\(runtime, "(\w+)"', tensor))
    names |= {"size", "toString", "shape", "dtype", "[]"}
    if "void TensorHostObject::set(" in tensor:
        names.add("[]=")
    if release == "0.2.0":
        torch_source = (folder / "TorchHostObject.cpp").read_text()
        functions = re.findall(r'static const std::string [A-Z_]+ = "(\w+)"', torch_source)
        functions.remove("jit")
    else:
        torch_source = (folder / "TorchNamespace.cpp").read_text()
        functions = re.findall(r'setPropertyHostFunction\(rt, ns, "(\w+)"', torch_source)
    return names | {f"torch.{name}" for name in functions}
