"""Memory and conversions, where C++ leaves cases open."""

import torch

from .outcomes import UndefinedBehaviour


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


def check_doubles(tensor, dtype):
    """The same where the binding or libtorch converts each double itself, without `int64`."""
    check_conversion(tensor, torch.int32 if dtype == torch.uint8 else dtype)
    if dtype == torch.uint8 and bool((tensor <= -1).any()):
        raise UndefinedBehaviour("negative number as unsigned integer")


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


def to_blob(tensor):
    """`media.toBlob` copies as many bytes as the tensor has elements."""
    return raw_memory(tensor, tensor.numel())
