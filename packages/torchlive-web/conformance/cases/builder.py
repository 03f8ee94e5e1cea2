"""The programs that the goldens record, by operation.

A program is a source (see `inputs.py`) or `"torch"`, then calls: `["add", 2]` is
`.add(2)`, `["[]", 0]` is `[0]`, `["T.resize", 4]` is `torchvision.transforms.resize(4)(…)`,
and `["blob", [6]]` is `torch.fromBlob(media.toBlob(…), [6])`. A list that starts with a
source stands for a tensor wherever an argument may. `"this"` starts from the tensor at hand.
"""

from itertools import product

INTEGERS = ["u1", "i1", "i2", "i4", "i8"]
FLOATS = ["f4", "f8"]
ALL = INTEGERS + FLOATS
UNDEFINED, FUNCTION = {"$": "undefined"}, {"$": "function"}
NAN, INFINITY, MINUS_INFINITY = {"$": "NaN"}, {"$": "Infinity"}, {"$": "-Infinity"}

SHAPES = [[], [1], [5], [2, 3], [1, 4], [3, 1, 2], [2, 3, 2], [2, 1, 3, 2], [0], [2, 0], [0, 3, 2]]

# Ways to a view, by the shape that results: the shape to start with, and the calls.
VIEWS = {
    (2, 3): [
        ([2, 3], []),
        ([3, 2], [["permute", 1, 0]]),
        ([3, 2, 3], [["[]", 1]]),
        ([2, 3, 3], [["permute", 1, 0, 2], ["[]", 2]]),
        ([1, 3], [["expand", 2, 3]]),
        ([3], [["unsqueeze", 0], ["expand", 2, -1]]),
        ([2, 1], [["expand", [2, 3]]]),
        ([3, 1, 2], [["permute", 2, 1, 0], ["squeeze", 1]]),
        ([4, 5], [["T.centerCrop", [2, 3]]]),
        ([5, 4], [["T.centerCrop", [3, 2]], ["permute", 1, 0]]),
        ([3, 2], [["permute", 1, 0], ["reshape", 2, 3]]),
        ([6], [["reshape", 3, 2], ["permute", [1, 0]], ["reshape", 6], ["reshape", 2, 3]]),
    ],
    (2, 3, 4): [
        ([2, 3, 4], []),
        ([4, 3, 2], [["permute", 2, 1, 0]]),
        ([3, 4, 2], [["permute", 2, 0, 1]]),
        ([4, 2, 3], [["permute", 1, 2, 0]]),
        ([2, 1, 4], [["expand", 2, 3, 4]]),
        ([3, 1], [["expand", 2, -1, 4]]),
        ([2, 5, 6], [["T.centerCrop", [3, 4]]]),
        ([2, 6, 5], [["T.centerCrop", [4, 3]], ["permute", 0, 2, 1]]),
        ([3, 2, 2, 4], [["permute", 2, 1, 0, 3], ["[]", 1]]),
        ([2, 3, 1, 4], [["permute", 1, 0, 3, 2], ["squeeze"], ["permute", 1, 0, 2]]),
        ([24], [["reshape", 4, 6], ["permute", 1, 0], ["reshape", 2, 3, 4]]),
    ],
    (2, 3, 2, 4): [
        ([2, 2, 4, 3], [["permute", 0, 3, 1, 2]]),
        ([2, 3, 2, 4], [["contiguous", {"memoryFormat": "channelsLast"}]]),
        ([3, 1, 4], [["expand", 2, 3, 2, 4]]),
        ([2, 3, 4, 6], [["T.centerCrop", [2, 4]]]),
        ([4, 2, 3, 2], [["permute", 3, 2, 1, 0]]),
    ],
}


class Cases:
    """Collects programs; seeds count up within an operation."""

    def __init__(self):
        self.programs = {}
        self.operation = ""

    def begin(self, operation):
        self.operation = operation
        self.programs[operation] = []

    def source(self, code, shape, kind="s"):
        self.seed = len(self.programs[self.operation]) + 1
        return f"{code}[{','.join(map(str, shape))}]{kind}{self.seed}"

    def add(self, *program):
        if list(program) not in self.programs[self.operation]:
            self.programs[self.operation].append(list(program))

    def on(self, code, shape, *steps, kind="s"):
        self.add(self.source(code, shape, kind), *steps)

    def other(self, code, shape, kind="s", *steps):
        """A second tensor, of another seed."""
        return [f"{code}[{','.join(map(str, shape))}]{kind}{len(self.programs[self.operation]) + 1001}",
                *steps]

    def on_views(self, *steps, codes=("f4",), shapes=tuple(VIEWS), kind="s", has_ties=True):
        for code, shape in product(codes, shapes):
            for base, way in VIEWS[shape]:
                if has_ties or all(name != "expand" for name, *_ in way):
                    self.on(code, base, *way, *steps, kind=kind)
