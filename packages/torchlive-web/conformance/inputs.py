"""Makes the inputs of the goldens; `inputs.ts` makes the same ones.

A source such as `f4[2,3]s7` names a dtype, a shape, a kind of values and a seed.
"""

import re

import torch

DTYPES = {
    "u1": torch.uint8,
    "i1": torch.int8,
    "i2": torch.int16,
    "i4": torch.int32,
    "i8": torch.int64,
    "f4": torch.float32,
    "f8": torch.float64,
}
CODES = {dtype: code for code, dtype in DTYPES.items()}
NAMES = {code: str(dtype).removeprefix("torch.") for code, dtype in DTYPES.items()}

SOURCE = re.compile(r"^([uif]\d)\[([\d,]*)\]([a-z])(\d+)$")

SPECIAL_FLOATS = [
    float("nan"), float("inf"), float("-inf"), -0.0, 0.0, 0.5, 1.5, -2.5, 2.5, 1e30, -1e-30, 7.0,
]
SPECIAL_INTEGERS = {
    "u1": [0, 255, 1, 128, 254, 7],
    "i1": [-128, 127, 0, 1, -1, -127],
    "i2": [-32768, 32767, 0, 1, -1, 300],
    "i4": [-(2**31), 2**31 - 1, 0, 1, -1, 70000],
    "i8": [-(2**53), 2**53, 0, 1, -1, 2**40],
}


def xorshift(seed):
    """32-bit integers, the same for a seed in Python and JavaScript."""
    state = (seed + 1) * 0x9E3779B1 % 2**32
    while True:
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        yield state


def wide_value(code, u, random):
    if code[0] == "f":
        return (u / 2**32 * 2 - 1) * 2.0 ** (next(random) % 31 - 15)
    signed = u - 2**31
    return {
        "u1": u % 256,
        "i1": u % 256 - 128,
        "i2": u % 65536 - 32768,
        "i4": signed,
        "i8": signed * 65536 + (next(random) % 65536 if code == "i8" else 0),
    }[code]


def make_value(code, kind, u, random):
    is_float, is_signed = code[0] == "f", code[0] != "u"
    if kind == "s":  # Small, and exact in every dtype.
        return (u % 65 - 32) / 4 if is_float else u % 19 - (9 if is_signed else 0)
    if kind == "n":  # Small and positive.
        return (u % 64 + 1) / 4 if is_float else u % 9 + 1
    if kind == "u":  # Between 0 and 1.
        return (u >> 8) / 2**24 if is_float else u % 2
    if kind == "t":  # Many ties.
        return u % 4
    if kind == "p":  # A pixel.
        return u % 256 - (128 if code == "i1" else 0)
    if kind == "w":  # The whole range.
        return wide_value(code, u, random)
    if kind == "x":  # Limits, infinities and NaN.
        values = SPECIAL_FLOATS if is_float else SPECIAL_INTEGERS[code]
        return values[u % len(values)]
    raise ValueError(f'Unknown kind of values "{kind}"')


def make_values(code, kind, seed, count):
    random = xorshift(seed)
    if kind == "d":  # All different, in random order.
        values = list(range(count))
        for i in range(count - 1, 0, -1):
            j = next(random) % (i + 1)
            values[i], values[j] = values[j], values[i]
        return [value - (0 if code == "u1" else count // 2) for value in values]
    return [make_value(code, kind, next(random), random) for _ in range(count)]


def make_input(source):
    code, sizes, kind, seed = SOURCE.match(source).groups()
    shape = [int(size) for size in sizes.split(",")] if sizes else []
    count = torch.Size(shape).numel()
    values = make_values(code, kind, int(seed), count)
    return torch.tensor(values, dtype=torch.float64).to(DTYPES[code]).reshape(shape)
