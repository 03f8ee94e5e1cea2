"""Reads arguments as JSI and the helpers of the native code do.

Arguments are JavaScript values: each number is a float, as JSI hands them over. Where
the native code makes an integer of it, ARM processors give the nearest one, and 0 for NaN.
"""

import math

import torch
from inputs import DTYPES, NAMES

from .outcomes import Function, JSError, Undefined, UndefinedBehaviour

DTYPE_OF = {NAMES[code]: dtype for code, dtype in DTYPES.items()}
ALIASES = {"short": "int16", "int": "int32", "long": "int64", "float": "float32", "double": "float64"}


def is_number(value):
    return isinstance(value, float)


def is_object(value):
    return isinstance(value, (dict, list, torch.Tensor)) or value is Function


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
    if isinstance(value, str):
        return "a string"
    return "a function" if value is Function else "an object"


def as_number(value):
    if not is_number(value):
        # Without a runtime at hand, JSI can't tell a function from an object.
        kind = "an object" if is_object(value) else kind_of(value)
        raise JSError(f"Value is {kind}, expected a number")
    return value


def saturate(number, bits):
    limit = 2 ** (bits - 1)
    return 0 if math.isnan(number) else int(max(-limit, min(number, limit - 1)))


def to_int32(value):
    return saturate(as_number(value), 32)


def to_int64(value):
    return saturate(as_number(value), 64)


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
    if number % 1 != 0:
        raise JSError(f"parameter at index {index} must be an integer")
    return to_int32(number)


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


def keyword_int(args, index, key, default, to_int=to_int64):
    value = keyword(args, index, key)
    return default if value is Undefined else to_int(value)


def parse_size(args, index=0):
    """Sizes as one array or as several numbers, and the index of the next argument."""
    if index >= len(args):
        raise UndefinedBehaviour("reads an argument that wasn't passed")
    if is_number(args[index]):
        end = index
        while end < len(args) and is_number(args[end]):
            end += 1
        return [to_int32(size) for size in args[index:end]], end
    if isinstance(args[index], list):
        # The native code forgets to throw the error that it makes for other values.
        return [to_int64(size) for size in args[index] if is_number(size)], index + 1
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
        if not value:
            raise JSError("getValueAtIndex: index 0 is out of bounds [0, 0)")
        return [len(value), *parse_shape(value[0])]
    raise JSError("Expect jsi::Number or jsi::Array, but another type is given")
