"""Methods of `Tensor` as the native code calls them (`TensorHostObject.cpp`)."""

import re

import torch

from .arguments import (
    DTYPE_OF,
    as_integer,
    as_number,
    as_string,
    as_tensor,
    is_number,
    is_object,
    keyword,
    keyword_bool,
    keyword_int,
    parse_options,
    parse_size,
    parse_tensor,
    require,
    to_int64,
)
from .memory import convert, raw_memory, tensor_of_bytes
from .outcomes import JSError, TypedArray, Undefined

MEMORY_FORMATS = {
    "channelsLast": torch.channels_last,
    "contiguousFormat": torch.contiguous_format,
    "preserveFormat": torch.preserve_format,
}
ARRAYS = {
    "uint8": "Uint8Array", "int8": "Int8Array", "int16": "Int16Array", "int32": "Int32Array",
    "float32": "Float32Array", "float64": "Float64Array",
}


@torch.jit.script
def stream_format(tensor: torch.Tensor) -> str:
    """What C++ streams print; Python's own `str` differs."""
    return "{}".format(tensor)


def stoi(key):
    """C++'s `std::stoi` on a property name, -1 where it throws."""
    name = str(int(key)) if is_number(key) and key == int(key) else str(key)
    digits = re.match(r"\s*([+-]?\d+)", name)
    return int(digits.group(1)) if digits else -1


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
        k = to_int64(args[0])
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
