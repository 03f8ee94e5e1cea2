"""The programs that the goldens record."""

from .arithmetic import make_arithmetic
from .builder import Cases
from .creation import make_creation
from .limits import make_limits
from .moves import make_moves
from .properties import make_properties
from .reductions import make_reductions
from .transforms import make_transforms


def make_programs():
    """Programs by operation."""
    cases = Cases()
    make_creation(cases)
    make_properties(cases)
    make_moves(cases)
    make_arithmetic(cases)
    make_reductions(cases)
    make_transforms(cases)
    make_limits(cases)
    return cases.programs
