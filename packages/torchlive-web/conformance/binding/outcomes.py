"""What a call can give besides a tensor or a number."""


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


class Function:
    """A JavaScript function."""


class TypedArray:
    def __init__(self, name, tensor):
        self.name, self.tensor = name, tensor
