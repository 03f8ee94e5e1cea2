"""Writes what a program gives as goldens hold it.

A tensor is its dtype and shape, its strides unless they're the default, its offset, `&` if
it shares memory with the input, and its elements in logical order: `=` numbers, `:` base64
where that is shorter, `#` a hash of many exact ones, `?` anything.
"""

import base64
import json
import re

import numpy
import torch
from binding.outcomes import Anything, JSError, TypedArray, Undefined, UndefinedBehaviour, UnspecifiedError
from inputs import CODES


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
    """Undoes what Python and GCC make of libtorch's messages: `torch.FloatTensor` for `CPUFloatType`."""
    message = message.replace("short int", "short")
    return re.sub(r"torch\.(\w+)Tensor", r"CPU\1Type", message)
