"""Functions of `torch` as the native code calls them (`cxx/src/torchlive/torch`)."""

import math

import torch

from .arguments import (
    as_array,
    as_integer,
    as_number,
    is_number,
    is_object,
    keyword,
    keyword_int,
    parse_data,
    parse_options,
    parse_shape,
    parse_size,
    parse_tensor,
    require,
    to_int32,
    to_int64,
)
from .memory import check_doubles, tensor_of_bytes
from .outcomes import Anything, JSError, Undefined, UndefinedBehaviour


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
        return torch.cat(tensors, keyword_int(args, 1, "dim", 0, to_int32))

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
        shape = [to_int32(size) for size in as_array(args[0])]
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
                if number % 1 != 0 and not math.isinf(number):
                    raise JSError(f"torch.eye requires the {which} argument to be a positive integer")
            return torch.eye(to_int64(rows), to_int64(args[1]), **parse_options(args, 2))
        return torch.eye(to_int64(rows), **parse_options(args, 1))

    def fromBlob(self, blob, *args):
        """The blob comes from `media.toBlob(tensor)`."""
        require([blob, *args], 2)
        if self.is_first and not isinstance(args[0], list):
            raise JSError("Arg 2 should be an array of numbers")
        sizes = []
        for size in as_array(args[0]):
            if self.is_first and not is_number(size):
                raise JSError("Input should be an array of numbers")
            sizes.append(to_int64(size))
        dtype = parse_options(args, 1).get("dtype", torch.uint8)
        shape = torch.Size(sizes)
        byte_count = shape.numel() * torch.empty(0, dtype=dtype).element_size()
        if byte_count > len(blob):
            raise UndefinedBehaviour("reads past the end of the blob")
        return tensor_of_bytes(blob[:byte_count], dtype, shape)

    def full(self, *args):
        require(args, 2)
        shape = [to_int32(size) for size in as_array(args[0])]
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
        options = parse_options(args, 3) if has_dtype else {}
        result = torch.logspace(start, end, steps, base, **options)
        if steps > 1:
            limits = [bound % 256 if result.dtype == torch.uint8 else bound for bound in (start, end)]
            check_doubles(torch.logspace(*limits, steps, base, dtype=torch.float64), result.dtype)
        return result

    def randint(self, *args):
        if self.is_first and len(args) < 2:
            raise JSError("This function requires at least 2 arguments")
        require(args, 2)
        has_low = not (is_object(args[1]) or (self.is_first and len(args) == 2))
        if has_low and self.release not in ("0.2.0", "0.2.1"):
            require(args, 3)
        low = to_int32(args[0]) if has_low else 0
        high = to_int32(args[1 if has_low else 0])
        index = 2 if has_low else 1
        if self.is_first:
            shape = [to_int32(size) for size in as_array(args[index])]
            rest = index + 1
        else:
            shape, rest = parse_size(args, index)
        options = {"dtype": torch.float32, **parse_options(args, rest)}
        return Anything(torch.randint(low, high, shape, **options))

    def randperm(self, *args):
        require(args, 1)
        count = to_int64(args[0])
        return Anything(torch.randperm(count, **parse_options(args, 1)))

    def randn(self, *args):
        require(args, 1)
        shape = [to_int32(size) for size in as_array(args[0])]
        return Anything(torch.randn(shape, **parse_options(args, 1)))

    def tensor(self, *args):
        self.require_any(args)
        data, shape = parse_data(args[0]), parse_shape(args[0])
        dtype = parse_options(args, 1).get("dtype", torch.float32)
        doubles = torch.tensor(data, dtype=torch.float64)
        check_doubles(doubles, dtype)
        return doubles.to(dtype).reshape(shape)
