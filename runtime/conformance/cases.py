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
NAMES = {
    "u1": "uint8", "i1": "int8", "i2": "int16", "i4": "int32", "i8": "int64",
    "f4": "float32", "f8": "float64",
}  # fmt: skip
UNDEFINED, NAN, INFINITY = {"$": "undefined"}, {"$": "NaN"}, {"$": "Infinity"}

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
}  # fmt: skip


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
        return [f"{code}[{','.join(map(str, shape))}]{kind}{len(self.programs[self.operation]) + 1001}", *steps]

    def on_views(self, *steps, codes=("f4",), shapes=tuple(VIEWS), kind="s", has_ties=True):
        for code, shape in product(codes, shapes):
            for base, way in VIEWS[shape]:
                if has_ties or all(name != "expand" for name, *_ in way):
                    self.on(code, base, *way, *steps, kind=kind)


def make_creation(cases):
    cases.begin("torch.arange")

    def torch(*call):
        cases.add("torch", list(call))

    ranges = [[5], [0], [-3], [2, 7], [7, 2], [0, 10, 3], [0, 1, 0.25], [1, 2, 0.1], [5, 0, -2], [0.5], [2.5, 7],
              [0, 5, -1], [0, 5, 0], [-2, 2], [0, 0.3, 0.1], [-1.5, 3, 1.5]]  # fmt: skip
    for args in ranges:
        torch("arange", *args)
    for code in ALL:
        for args in [[5], [2, 7], [0, 10, 3], [5, 0, -2], [0, 5, 0.75]]:
            torch("arange", *args, {"dtype": NAMES[code]})
    torch("arange")
    torch("arange", "5")
    torch("arange", 5, "6")
    torch("arange", 5, {})
    torch("arange", 5, {"dtype": "float16"})
    torch("arange", 5, {"dtype": 3})
    torch("arange", 5, [])
    torch("arange", NAN)
    torch("arange", 0, INFINITY)
    torch("arange", 300, {"dtype": "uint8"})

    for name in ["zeros", "ones", "empty", "rand", "randn"]:
        cases.begin(f"torch.{name}")
        for shape in SHAPES:
            torch(name, shape)
            if shape:
                torch(name, *shape)
        for code in ALL:
            torch(name, [2, 3], {"dtype": NAMES[code]})
        for alias in ["double", "float", "long", "int", "short"]:
            torch(name, 2, 2, {"dtype": alias})
        for args in [[], [-1], [[2, -3]], ["2"], [{}], [[2, "3"]], [[2.7, 1]], [2.7, 1], [[2], {}], [[2], 3], [2, {"dtype": "bool"}],
                     [2, {"dtype": "float16"}], [[2], {"dtype": 1}], [[2], None], [None], [True]]:  # fmt: skip
            torch(name, *args)

    cases.begin("torch.full")
    for shape, value in product(SHAPES, [2.5]):
        torch("full", shape, value)
    for code, value in product(ALL, [3, -2, 1.75, 300, 70000, 1e10]):
        torch("full", [2, 2], value, {"dtype": NAMES[code]})
    for value in [NAN, INFINITY, 1e39, 16777217, 0.1]:
        torch("full", [2], value)
        torch("full", [2], value, {"dtype": "float64"})
    for args in [[], [[2]], [2, 3], [[2], "3"], [[-1], 1], [[2], 1, {}], [["2"], 1], [[2.9], 1], [[2], 1, 2], [[2], True]]:
        torch("full", *args)

    cases.begin("torch.eye")
    for args in [[3], [1], [0], [2, 3], [3, 2], [0, 2], [2, 0], [4], [-1], [2, -1], [2.5], [2.5, 2], [2, 2.5], [], ["2"],
                 [2, "3"], [2, {}], [[2]], [None], [True]]:  # fmt: skip
        torch("eye", *args)
    for code in ALL:
        torch("eye", 3, {"dtype": NAMES[code]})
        torch("eye", 2, 4, {"dtype": NAMES[code]})

    cases.begin("torch.linspace")
    spans = [[0, 10, 5], [0, 1, 3], [-5, 5, 11], [3, 3, 4], [10, 0, 6], [0, 10, 1], [0, 10, 0], [1, 2, 7], [-3, 8, 10], [0, 100, 33]]
    for args in spans:
        torch("linspace", *args)
    for code, args in product(ALL, [[0, 10, 5], [1, 2, 7], [10, 0, 4]]):
        torch("linspace", *args, {"dtype": NAMES[code]})
    for args in [[], [1, 2], [0, 1, -1], [0.5, 1, 3], [0, 1.5, 3], [0, 1, 2.5], ["0", 1, 2], [0, 1, {}], [0, 1, 3, {}], [0, 1, 3, {"dtype": "half"}]]:
        torch("linspace", *args)

    cases.begin("torch.logspace")
    for args in [[0, 2, 3], [0, 1, 5], [-2, 2, 5], [3, 0, 4], [1, 1, 2], [0, 2, 1], [0, 2, 0]]:
        torch("logspace", *args)
        torch("logspace", *args, {"base": 2})
    for code in ALL:
        torch("logspace", 0, 2, 3, {"dtype": NAMES[code]})
        torch("logspace", 0, 6, 7, {"dtype": NAMES[code], "base": 2})
    for args in [[], [0, 1], [0, 1, -1], [0.5, 1, 3], [0, 1.5, 3], [0, 1, 2.5], [0, 1, 3, {"base": "2"}], [0, 1, 3, {"dtype": "half"}],
                 [0, 1, 3, {}], [0, 2, 5, {"base": 0.5}], [0, 2, 3, {"base": 1.5}]]:  # fmt: skip
        torch("logspace", *args)

    cases.begin("torch.randint")
    for args in [[5, [3]], [2, 7, [2, 3]], [5, [2, 0]], [5, []], [-3, 3, [4]], [5, [3], {"dtype": "int32"}], [2, 7, [2], {"dtype": "int64"}],
                 [5, [2], {"dtype": "uint8"}], [0, 1, [5]], [], [5], [5, 3], [0, [3]], [5, 5, [3]], [7, 2, [3]], [1, 5, 2], [1, 5, 2, 3],
                 [5, ["a"]], [5, [2], {}], ["5", [2]], [5, [2], {"dtype": "float64"}], [5, [-1]], [2.9, 5.9, [3]], [5, {}]]:  # fmt: skip
        torch("randint", *args)

    cases.begin("torch.randperm")
    for args in [[5], [0], [1], [40], [-1], [], ["5"], [4.7], [5, {}], [5, 3]]:
        torch("randperm", *args)
    for code in ALL:
        torch("randperm", 6, {"dtype": NAMES[code]})

    cases.begin("torch.tensor")
    values = [1.5, [1, 2, 3], [[1, 2], [3, 4]], [[[1], [2]]], [[0.1, -0.1]], [[[[1, 2]], [[3, 4]]]], [], [[]], [[1, 2], [3]], [[1], [2, 3]],
              [1, [2]], [[1, 2], 3], [True], "1", None, {}, [None], [[1, "2"]], [NAN, INFINITY], [1e39], [16777217], [[1, 2, 3], [4, 5]]]  # fmt: skip
    for value in values:
        torch("tensor", value)
    for code in ALL:
        torch("tensor", [[1.75, 2], [3.2, 100]], {"dtype": NAMES[code]})
        torch("tensor", 7.9, {"dtype": NAMES[code]})
        if code != "u1":
            torch("tensor", [-1.75, -100], {"dtype": NAMES[code]})
    torch("tensor")
    torch("tensor", [1], {})
    torch("tensor", [1], 2)
    torch("tensor", [1], {"dtype": "bool"})
    torch("tensor", [1, 2], UNDEFINED)

    cases.begin("torch.cat")
    for code in ALL:
        torch("cat", [cases.other(code, [2, 3]), cases.other(code, [1, 3], "n")])
        torch("cat", [cases.other(code, [2, 3]), cases.other(code, [2, 2], "n")], {"dim": 1})
    for a, b in product(ALL, ALL):
        torch("cat", [cases.other(a, [2]), cases.other(b, [2], "n")])
    for dim in [-3, -2, -1, 0, 1, 2, 5]:
        torch("cat", [cases.other("f4", [2, 3]), cases.other("f4", [2, 3], "n")], {"dim": dim})
        torch("cat", [cases.other("i4", [2, 1, 3]), cases.other("i4", [2, 1, 3], "n")], {"dim": dim})
    for args in [[[]], [], [3], [[3]], [["a"]], [{}], [[cases.other("f4", [])]], [[cases.other("f4", [0]), cases.other("f4", [2, 3], "n")]],
                 [[cases.other("f4", [2]), cases.other("f4", [2, 3])]], [[cases.other("f4", [2, 3]), cases.other("f4", [2, 4])]],
                 [[cases.other("f4", [1])]], [[cases.other("f4", [2, 0]), cases.other("f4", [2, 3])], {"dim": 1}],
                 [[cases.other("f4", [2])] * 5], [[cases.other("f4", [2])], {"dim": "1"}], [[cases.other("f4", [2])], {}]]:  # fmt: skip
        torch("cat", *args)
    for shape in VIEWS:
        for base, way in VIEWS[shape]:
            for dim in (0, len(shape) - 1):
                torch("cat", [cases.other("f4", base, "s", *way), cases.other("f4", shape, "n")], {"dim": dim})
            torch("cat", [cases.other("i2", base, "s", *way), cases.other("i2", base, "n", *way)])

    cases.begin("torch.fromBlob")
    for args in [[[6]], [[2, 3]], [[3]], [[0]], [[]], [[7]], [[2, 4]], [[2, 3], {"dtype": "int8"}], [[3], {"dtype": "int16"}],
                 [[1], {"dtype": "int32"}], [[2], {"dtype": "int32"}], [[6], {}], [6], [["6"]], [], [[6], 3], [[2.9]]]:  # fmt: skip
        cases.on("u1", [2, 3], ["blob", *args], kind="w")
    for code in ALL:
        cases.on(code, [2, 4], ["blob", [8]], kind="s")
        cases.on(code, [2, 4], ["blob", [2], {"dtype": "float32"}], kind="s")
        cases.on(code, [8], ["blob", [1], {"dtype": "float64"}], kind="s")
    for shape in VIEWS:
        for base, way in VIEWS[shape]:
            cases.on("u1", base, *way, ["blob", [6]], kind="w")
            cases.on("u1", base, *way, ["contiguous"], ["blob", list(shape)], kind="w")


def make_properties(cases):
    for name in ["shape", "dtype"]:
        cases.begin(name)
        for code, shape in product(ALL if name == "dtype" else ["f4"], SHAPES):
            cases.on(code, shape, [f".{name}"])
    cases.begin("size")
    for shape in SHAPES:
        cases.on("f4", shape, ["size"])
    cases.on("f4", [2, 3], ["size", 0])

    cases.begin("stride")
    for shape in SHAPES:
        cases.on("f4", shape, ["stride"])
        for dim in [-3, -1, 0, 1, 2]:
            cases.on("f4", shape, ["stride", dim])
    cases.on("f4", [2, 3], ["stride", 0.5])
    cases.on("f4", [2, 3], ["stride", "0"])
    cases.on_views(["stride"], shapes=[(2, 3)])

    cases.begin("item")
    for code, kind in product(ALL, "snw"):
        cases.on(code, [], ["item"], kind=kind)
        cases.on(code, [1, 1], ["item"], kind=kind)
    for seed in range(6):
        cases.on("f4", [], ["item"], kind="x")
        cases.on("i4", [1], ["item"], kind="x")
    cases.on("f4", [2], ["item"])
    cases.on("f4", [0], ["item"])
    cases.on("i4", [2, 3], ["item"])
    cases.on("i4", [3], ["[]", 1], ["item"])
    cases.on("f4", [3, 2], ["permute", 1, 0], ["[]", 1], ["[]", 2], ["item"])

    cases.begin("data")
    for code, shape in product(ALL, SHAPES):
        cases.on(code, shape, ["data"], kind="w")
    cases.on_views(["data"], codes=["f4", "u1"])
    cases.on_views(["contiguous"], ["data"], codes=["i2"])
    cases.on_views(["add", 1], ["data"], codes=["f4"])
    cases.on_views(["mul", 2], ["data"], codes=["i4"], shapes=[(2, 3, 4)])

    cases.begin("toString")
    for code, shape in product(ALL, [[], [3], [2, 3], [2, 2, 2], [0], [2, 0], [1, 2, 1, 3]]):
        cases.on(code, shape, ["toString"])
    for code, kind, shape in product(ALL, "nwx", [[4], [2, 3], []]):
        cases.on(code, shape, ["toString"], kind=kind)
    for shape in [[30], [1, 40], [2, 2, 20], [2, 2, 2, 2], [0, 3, 2], [1, 1, 1, 1], [2, 12]]:
        for code, kind in [("f4", "s"), ("i4", "w"), ("u1", "w")]:
            cases.on(code, shape, ["toString"], kind=kind)
    cases.on_views(["toString"], shapes=[(2, 3)])
    for values in [[1, 2, 3], [0.5], [1e-5, 1], [1e5, 1], [99999, 1.5], [100000, 0.5], [1e10], [1e-10], [123456789], [0, 0], [1e20, 1],
                   [NAN, 1], [INFINITY, 2.5], [NAN, NAN], [-1, 2], [-0.001, 100], [-1e8, 3], [0.1, 0.22, 0.333], [1000.5, 2],
                   [-0.0], [1e38, 1e-38], [9999.5], [99999.5], [12345.678, 0.001]]:  # fmt: skip
        cases.add("torch", ["tensor", values], ["toString"])
        cases.add("torch", ["tensor", [values, values], {"dtype": "float64"}], ["toString"])
        cases.add("torch", ["tensor", values[0]], ["toString"])

    cases.begin("[]")
    for code, shape in product(ALL, [[3], [2, 3], [2, 3, 2], [2, 1, 3, 2]]):
        for key in [0, 1]:
            cases.on(code, shape, ["[]", key])
    for key in [-1, 2, 5, "1", "x", "1x", 1.5, " 1", "01", "-0", "+1", "0.9", "", "1e0"]:
        cases.on("f4", [2, 3], ["[]", key])
    for shape in [[], [0], [0, 3]]:
        cases.on("f4", shape, ["[]", 0])
        cases.on("f4", shape, ["[]", 1])
    cases.on_views(["[]", 0])
    cases.on_views(["[]", 1], ["[]", 2], codes=["i4"])

    cases.begin("[]=")
    for code, value in product(ALL, [7, 2.75, -1, 300, 1e10]):
        cases.on(code, [3], ["[]=", 1, value])
        if value in (7, 2.75):
            cases.on(code, [2, 3], ["[]=", 0, value])
    for key in [-1, -2, -3, 2, 5, "x", "1x", 1.5, "foo", ""]:
        cases.on("f4", [2, 3], ["[]=", key, 7])
    for a, b in product(ALL, ALL):
        cases.on(a, [2, 3], ["[]=", 1, cases.other(b, [3], "n")])
    for shape in [[], [1], [3], [1, 3], [2], [4], [2, 3], [1, 1, 3], [0]]:
        cases.on("f4", [2, 3], ["[]=", 0, cases.other("f4", shape, "n")])
    for value in ["7", None, True, {}, [1], UNDEFINED, NAN]:
        cases.on("f4", [2, 3], ["[]=", 0, value])
    for shape in [[], [0], [0, 2]]:
        cases.on("f4", shape, ["[]=", 0, 1])
    cases.on_views(["[]=", 1, 9])
    cases.on_views(["[]=", 1, ["this", ["[]", 0]]], codes=["i4"])
    cases.on_views(["[]=", 0, ["this", ["[]", 1], ["add", 1]]], codes=["f8"], shapes=[(2, 3)])


def make_moves(cases):
    cases.begin("permute")
    for code in ALL:
        cases.on(code, [2, 3], ["permute", 1, 0])
        cases.on(code, [2, 3, 2], ["permute", [2, 0, 1]])
    for shape, dims in [([], []), ([3], [0]), ([3], [-1]), ([2, 3], [0, 1]), ([2, 3], [-1, -2]), ([2, 3], [0, -1]), ([2, 3], [0, 0]),
                        ([2, 3], [0, -2]), ([2, 3], [0]), ([2, 3], [0, 1, 2]), ([2, 3], [0, 2]), ([2, 3], [-3, 0]), ([2, 1, 3, 2], [3, 1, 0, 2]),
                        ([2, 1, 3, 2], [0, 2, 3, 1]), ([0, 3], [1, 0]), ([2, 3], []), ([], [0]), ([2, 3, 2], [1, 2, 0]), ([2, 3], [1.5, 0])]:  # fmt: skip
        cases.on("f4", shape, ["permute", dims])
        if dims:
            cases.on("i4", shape, ["permute", *dims])
    for args in [[], ["1"], [{}], [None], [[1, "0"]], [[1, 0], 5], [UNDEFINED]]:
        cases.on("f4", [2, 3], ["permute", *args])
    for dims, shape in [([1, 0], (2, 3)), ([2, 0, 1], (2, 3, 4)), ([0, 2, 3, 1], (2, 3, 2, 4))]:
        cases.on_views(["permute", dims], codes=["f4"], shapes=[shape])

    cases.begin("reshape")
    for code in ALL:
        cases.on(code, [2, 3], ["reshape", 3, 2])
        cases.on(code, [2, 3, 2], ["permute", 2, 1, 0], ["reshape", -1])
    for shape, sizes in [([], [1]), ([], []), ([1], []), ([6], [2, 3]), ([6], [-1]), ([6], [-1, 2]), ([6], [4]), ([6], [-1, 4]), ([6], [-1, -1]),
                         ([6], [-2, 3]), ([2, 3], [6, 1]), ([2, 3], [1, 2, 1, 3]), ([0], [0, 3]), ([0], [-1, 0]), ([0], [2, 0]), ([0, 3], [-1]),
                         ([0], [-1, 3]), ([2, 3], [2.9, 3]), ([2, 3], []), ([4, 3], [2, 2, 3]), ([1, 1], []), ([2, 1, 3], [2, 3])]:  # fmt: skip
        cases.on("f4", shape, ["reshape", sizes])
        if sizes:
            cases.on("u1", shape, ["reshape", *sizes])
    for args in [[], ["6"], [{}], [None], [[6, "1"]], [[2, 3], 5], [True]]:
        cases.on("f4", [2, 3], ["reshape", *args])
    for sizes in [[6], [3, 2], [2, 3, 1], [1, 6], [2, 1, 3]]:
        cases.on_views(["reshape", sizes], shapes=[(2, 3)])
    for sizes in [[24], [6, 4], [2, 12], [2, 3, 2, 2], [4, 3, 2]]:
        cases.on_views(["reshape", sizes], shapes=[(2, 3, 4)])
    for sizes in [[2, 3, 8], [6, 8], [2, 3, 1, 2, 4], [2, 24]]:
        cases.on_views(["reshape", sizes], shapes=[(2, 3, 2, 4)])

    cases.begin("expand")
    for code in ALL:
        cases.on(code, [1, 3], ["expand", 2, 3])
        cases.on(code, [2, 1, 3], ["expand", 2, 4, 3])
    for shape, sizes in [([], [3]), ([], [2, 2]), ([1], [4]), ([3], [2, 3]), ([2, 1], [-1, 3]), ([2, 1], [2, -1]), ([3], [-1, 3]), ([3], [4]),
                         ([2, 3], [3]), ([2, 3], [2, 3]), ([1], [0]), ([1], [-1]), ([0], [3, 0]), ([3], [2, -1]), ([1, 3], [2, 4]), ([3], [-2]),
                         ([1, 1], [2, 2, 2]), ([], []), ([3], [])]:  # fmt: skip
        cases.on("f4", shape, ["expand", sizes])
        if sizes:
            cases.on("i8", shape, ["expand", *sizes])
    for args in [[], ["2"], [{}], [None], [[2, "3", 3]]]:
        cases.on("f4", [1, 3], ["expand", *args])
    cases.on_views(["unsqueeze", 1], ["expand", 2, 2, 3], shapes=[(2, 3)])
    cases.on_views(["unsqueeze", 0], ["expand", 2, -1, -1, -1], shapes=[(2, 3, 4)])
    cases.on_views(["expand", 3, 2, 3], ["contiguous"], shapes=[(2, 3)])

    cases.begin("squeeze")
    for code in ALL:
        cases.on(code, [1, 3, 1], ["squeeze"])
        cases.on(code, [1, 3, 1], ["squeeze", -1])
    for shape in [[], [1], [1, 1], [2, 1, 3], [2, 3], [1, 0], [1, 2, 1, 3]]:
        cases.on("f4", shape, ["squeeze"])
        for dim in [-4, -3, -2, -1, 0, 1, 2, 3]:
            cases.on("f4", shape, ["squeeze", dim])
    for args in [[0.5], ["0"], [None], [UNDEFINED], [{}]]:
        cases.on("f4", [1, 3], ["squeeze", *args])
    cases.on_views(["unsqueeze", 1], ["squeeze"], codes=["i2"])

    cases.begin("unsqueeze")
    for code in ALL:
        cases.on(code, [2, 3], ["unsqueeze", 1])
    for shape in [[], [3], [2, 3], [2, 1, 3], [0]]:
        for dim in [-4, -3, -2, -1, 0, 1, 2, 3]:
            cases.on("f4", shape, ["unsqueeze", dim])
    for args in [[], [0.5], ["0"], [None]]:
        cases.on("f4", [1, 3], ["unsqueeze", *args])
    for dim in [0, 1, -1]:
        cases.on_views(["unsqueeze", dim], shapes=[(2, 3), (2, 3, 4)])

    cases.begin("flip")
    for code in ALL:
        cases.on(code, [2, 3], ["flip", [1]])
        cases.on(code, [2, 3, 2], ["flip", [0, 2]])
    for shape, dims in [([], []), ([3], [0]), ([3], [-1]), ([2, 3], [0, 1]), ([2, 3], [0, 0]), ([2, 3], [2]), ([2, 3], [-3]), ([2, 3], []),
                        ([0, 3], [0]), ([2, 1, 3, 2], [3, 0]), ([], [0]), ([2, 3], [1, -1]), ([2, 3, 2], [-1, 0, 1])]:  # fmt: skip
        cases.on("f4", shape, ["flip", dims])
        if dims:
            cases.on("i4", shape, ["flip", *dims])
    for args in [[], ["0"], [{}], [None]]:
        cases.on("f4", [2, 3], ["flip", *args])
    cases.on_views(["flip", [0]])
    cases.on_views(["flip", [1, 0]], codes=["i4"])
    cases.on_views(["flip", -1], codes=["u1"], shapes=[(2, 3), (2, 3, 4)])

    cases.begin("contiguous")
    for code in ALL:
        cases.on(code, [2, 3], ["permute", 1, 0], ["contiguous"])
    formats = ["channelsLast", "contiguousFormat", "preserveFormat", "other"]
    for shape, name in product([[], [3], [2, 3, 2], [2, 3, 2, 2], [1, 3, 2, 2], [2, 1, 2, 2], [0, 3, 2, 2], [2, 3, 1, 1]], formats):
        cases.on("f4", shape, ["contiguous", {"memoryFormat": name}])
    for args in [[{"memoryFormat": 3}], [{}], [3], ["channelsLast"], [None]]:
        cases.on("f4", [2, 3], ["permute", 1, 0], ["contiguous", *args])
    cases.on_views(["contiguous"], codes=["f4"])
    for name in formats[:3]:
        cases.on_views(["contiguous", {"memoryFormat": name}], codes=["u1"], shapes=[(2, 3, 2, 4)])
        cases.on_views(["contiguous", {"memoryFormat": name}], codes=["f4"], shapes=[(2, 3)])

    cases.begin("to")
    for a, b in product(ALL, ALL):
        cases.on(a, [2, 3], ["to", {"dtype": NAMES[b]}], kind="n")
        if not (a[0] == "f" and b[0] != "f"):
            cases.on(a, [6], ["to", {"dtype": NAMES[b]}], kind="w")
            cases.on(a, [6], ["to", {"dtype": NAMES[b]}], kind="x")
        cases.on(a, [7], ["to", {"dtype": NAMES[b]}], kind="s")
    for a, b in product(FLOATS, INTEGERS):
        cases.on(a, [5], ["mul", 50], ["to", {"dtype": NAMES[b]}])
        for value in [300.7, -1.5, 70000, -129, 3e9, 1e19, NAN, INFINITY]:
            cases.add("torch", ["full", [2], value, {"dtype": NAMES[a]}], ["to", {"dtype": NAMES[b]}])
    for alias in ["double", "float", "long", "int", "short"]:
        cases.on("f4", [3], ["to", {"dtype": alias}])
    for args in [[], [{}], ["int32"], [{"dtype": "bool"}], [{"dtype": 1}], [3], [None], [{"dtype": None}]]:
        cases.on("f4", [3], ["to", *args])
    cases.on_views(["to", {"dtype": "int32"}], codes=["f4", "i4"])
    cases.on_views(["to", {"dtype": "float32"}], codes=["u1"], kind="p")


def make_arithmetic(cases):
    for name in ["abs", "sqrt"]:
        cases.begin(name)
        for code, shape in product(ALL, SHAPES[:8] + [[0]]):
            cases.on(code, shape, [name], kind="s" if name == "abs" else "n")
        for code, kind in product(ALL, "wx"):
            if not (name == "sqrt" and code[0] != "f"):
                cases.on(code, [12], [name], kind=kind)
        cases.on_views([name], codes=["f4", "i4"], kind="n")

    pairs = {
        "add": [[]], "sub": [[]], "mul": [[]],
        "div": [[], [{"roundingMode": "trunc"}], [{"roundingMode": "floor"}]],
    }  # fmt: skip
    broadcasts = [([2, 3], [3]), ([2, 1], [1, 3]), ([3], [2, 3]), ([], [2]), ([2], []), ([], []), ([2, 1, 3], [4, 1]), ([1], [0]), ([0, 3], [3]),
                  ([2, 3], [2]), ([2, 3], [3, 2]), ([0], [2]), ([2, 1, 2, 1], [3, 1, 2]), ([2, 3], [2, 3])]  # fmt: skip
    for name, options in pairs.items():
        cases.begin(name)
        for a, b, extra in product(ALL, ALL, options):
            cases.on(a, [4], [name, cases.other(b, [4], "n"), *extra])
        for (a, b), extra in product(broadcasts, options[:2]):
            cases.on("f4", a, [name, cases.other("f4", b, "n"), *extra])
            cases.on("i4", a, [name, cases.other("i2", b, "n"), *extra])
        # A tensor without dimensions takes part in promotion only between kinds of dtypes.
        for a, b in product(ALL, ALL if name in ("add", "div") else ["i4", "f8"]):
            cases.on(a, [2], [name, cases.other(b, [], "n")])
        for code, value, extra in product(ALL, [2, 0.5, -3], options):
            cases.on(code, [2, 2], [name, value, *extra])
        for code in FLOATS:
            for value in [NAN, INFINITY, 0, 1e39, 0.1, -0.0]:
                cases.on(code, [4], [name, value])
            cases.on(code, [12], [name, cases.other(code, [12], "x")], kind="x")
            cases.on(code, [8], [name, cases.other(code, [8], "w")], kind="w")
        if name != "div":
            for code in INTEGERS[:4]:
                cases.on(code, [8], [name, cases.other(code, [8], "w")], kind="w")
                cases.on(code, [12], [name, cases.other(code, [12], "x")], kind="x")
        for args in [[], ["2"], [{}], [None], [True], [[1]], [UNDEFINED]]:
            cases.on("f4", [2], [name, *args])
        cases.on_views([name, 2], codes=["f4"])
        cases.on_views([name, 3], codes=["u1"], shapes=[(2, 3, 4)])
        for shape in VIEWS:
            for base, way in VIEWS[shape]:
                cases.on("f4", base, *way, [name, cases.other("f4", shape, "n")])
                cases.on("i4", shape[1:], [name, cases.other("i4", base, "n", *way)])
                if name == "add":
                    cases.on("i4", shape, [name, cases.other("i4", base, "n", *way)])
                    cases.on("f4", base, *way, [name, cases.other("f8", shape[-1:], "n")])

    for name in ["add", "sub"]:
        cases.operation = name
        for code, value in product(ALL, [2, 0.5]):
            cases.on(code, [3], [name, 3, {"alpha": value}])
            cases.on(code, [3], [name, cases.other(code, [3], "n"), {"alpha": value}])
        cases.on("f4", [3], [name, cases.other("i4", [3]), {"alpha": 0.5}])
        cases.on("i4", [3], [name, cases.other("f4", [3]), {"alpha": -2}])
        for options in [{}, {"alpha": "2"}, {"alpha": None}, {"beta": 2}]:
            cases.on("f4", [3], [name, 2, options])
        cases.on("f4", [3], [name, 2, 5])

    cases.operation = "div"
    for mode in ["up", "", None, 3]:
        cases.on("f4", [2], ["div", 2, {"roundingMode": mode}])
    for code in ALL:
        for extra in pairs["div"]:
            if code[0] == "f":
                cases.on(code, [4], ["div", cases.other(code, [4], "t"), *extra])
                cases.on(code, [4], ["div", 0, *extra])
                cases.on(code, [12], ["div", cases.other(code, [12], "x"), *extra], kind="x")
                cases.on(code, [10], ["div", 0.3, *extra])
                cases.on(code, [10], ["div", cases.other(code, [10], "u"), *extra], kind="w")
            elif not extra:
                cases.on(code, [3], ["div", 0])
    for code in INTEGERS:
        for mode in ["trunc", "floor"]:
            cases.add("torch", ["tensor", [3, 4], {"dtype": NAMES[code]}], ["div", ["torch", ["zeros", 2, {"dtype": NAMES[code]}]], {"roundingMode": mode}])
            if code != "u1":
                cases.on(code, [9], ["div", cases.other(code, [9], "n", ["mul", ["torch", ["tensor", -1, {"dtype": NAMES[code]}]]]), {"roundingMode": mode}])
                cases.on(code, [9], ["div", -2.5, {"roundingMode": mode}])

    cases.begin("clamp")
    for code in ALL:
        for args in [[2], [-1, 3], [0.5, 2.5], [{"min": 1}], [{"max": 2}], [{"min": -2, "max": 2}], [3, -3], [{"min": 0.5}]]:
            cases.on(code, [2, 3], ["clamp", *args])
        cases.on(code, [4], ["clamp", cases.other(code, [4])])
        cases.on(code, [2, 3], ["clamp", cases.other(code, [3]), cases.other(code, [1], "n")])
        cases.on(code, [2, 3], ["clamp", {"min": cases.other(code, [])}])
        cases.on(code, [4], ["clamp", {"max": cases.other(code, [4])}])
        cases.on(code, [2, 1], ["clamp", {"min": cases.other(code, [3]), "max": cases.other(code, [2, 1], "n")}])
        cases.on(code, [4], ["clamp", {"min": 1, "max": cases.other(code, [4])}])
        cases.on(code, [4], ["clamp", {"min": cases.other(code, [4]), "max": 2}])
    for a, b in product(ALL, ALL):
        cases.on(a, [3], ["clamp", cases.other(b, [3], "n")])
    for code in FLOATS:
        cases.on(code, [12], ["clamp", -1, 2], kind="x")
        cases.on(code, [12], ["clamp", cases.other(code, [12], "x"), cases.other(code, [12])], kind="x")
    for args in [[], ["1"], [None], [{}], [1, "2"], [{"min": "1"}], [{"min": None}], [1, None], [UNDEFINED], [{"min": UNDEFINED, "max": 2}]]:
        cases.on("f4", [3], ["clamp", *args])
    cases.on("f4", [3], ["clamp", cases.other("f4", [3]), 2])
    cases.on("f4", [3], ["clamp", 1, cases.other("f4", [3])])
    cases.on("f4", [2, 3], ["clamp", cases.other("f4", [2])])
    cases.on_views(["clamp", -1, 2], codes=["f4", "i4"])
    for shape in VIEWS:
        for base, way in VIEWS[shape]:
            cases.on("f4", shape, ["clamp", cases.other("f4", base, "s", *way)])
            cases.on("f4", base, *way, ["clamp", cases.other("f4", shape[-1:])])

    cases.begin("matmul")
    for code in ALL:
        for a, b in [([3], [3]), ([2, 3], [3]), ([2], [2, 3]), ([2, 3], [3, 2]), ([2, 2, 3], [3, 2]), ([2, 2, 3], [2, 3, 2])]:
            cases.on(code, a, ["matmul", cases.other(code, b)])
    for a, b in [([], [3]), ([3], []), ([], []), ([2], [3]), ([2, 3], [2, 3]), ([2, 3], [2]), ([2], [3, 2]), ([1, 3], [3, 1]), ([0, 3], [3, 2]),
                 ([2, 0], [0, 3]), ([0], [0]), ([2, 2, 3], [3, 3, 2]), ([2, 1, 2, 3], [4, 3, 2]), ([2, 2, 3], [3]), ([3], [2, 3, 2]), ([2, 3, 2, 3], [2, 1, 3, 2]),
                 ([1, 2, 3], [2, 3, 2]), ([2, 3], [2, 3, 2]), ([0, 2, 3], [3, 2]), ([3, 0], [0]), ([2, 2, 3], [2, 2, 3]), ([3], [4, 2, 3, 2])]:  # fmt: skip
        cases.on("f4", a, ["matmul", cases.other("f4", b)])
        cases.on("i4", a, ["matmul", cases.other("i4", b)])
    for a, b in [("f4", "f8"), ("i4", "f4"), ("u1", "i4"), ("i8", "i4")]:
        for left, right in [([3], [3]), ([2, 3], [3, 2]), ([2, 3], [3]), ([2, 2, 3], [2, 3, 2])]:
            cases.on(a, left, ["matmul", cases.other(b, right)])
    for args in [[], [2], [{}], ["a"], [None], [[1]]]:
        cases.on("f4", [2, 3], ["matmul", *args])
    for code in INTEGERS[:4]:
        cases.on(code, [2, 3], ["matmul", cases.other(code, [3, 2], "w")], kind="w")
    for shape, other in [((2, 3), [3, 2]), ((2, 3, 4), [4, 2]), ((2, 3, 2, 4), [4, 3]), ((2, 3, 4), [2, 4, 3]), ((2, 3), [3])]:
        for base, way in VIEWS[shape]:
            cases.on("f4", base, *way, ["matmul", cases.other("f4", other)])
    for base, way in VIEWS[(2, 3)]:
        cases.on("f4", [4, 2], ["matmul", cases.other("f4", base, "s", *way)])
        cases.on("f4", [2, 4, 2], ["matmul", cases.other("f4", base, "s", *way)])
    for base, way in VIEWS[(2, 3, 4)]:
        cases.on("f4", [2, 3], ["matmul", cases.other("f4", base, "s", *way)])
    for shape in [[5, 7], [9, 16]]:
        cases.on("f4", shape, ["matmul", cases.other("f4", [shape[1], 4], "u")], kind="u")


def make_reductions(cases):
    dims = [[0], [1], [-1], [-2], [2], [-3], [0, 1], [0, 0], [0, -2], []]
    cases.begin("sum")
    for code, shape in product(ALL, SHAPES):
        cases.on(code, shape, ["sum"])
    for code, shape, dim in product(["f4", "u1", "i8"], [[], [4], [2, 3], [2, 0]], dims):
        cases.on(code, shape, ["sum", dim])
    for code, dim in product(ALL, [0, -1]):
        cases.on(code, [2, 3], ["sum", dim])
        cases.on(code, [2, 3], ["sum", dim, {"keepdim": True}])
        cases.on(code, [6], ["sum", dim], kind="w" if code[0] != "f" else "u")
    cases.on("f4", [2, 3, 2], ["sum", 0, 2])
    cases.on("f4", [2, 3, 2], ["sum", 0, 2, {"keepdim": True}])
    cases.on("f4", [2, 3, 2], ["sum", [0, 2], {"keepdim": True}])
    cases.on("f4", [2, 3, 2], ["sum", [-1], {"keepdim": False}])
    cases.on("f4", [2, 3], ["sum", [], {"keepdim": True}])
    cases.on("i4", [0, 3], ["sum", 1, {"keepdim": True}])
    for args in [[{}], [{"keepdim": True}], ["0"], [None], [0, {"keepdim": 1}], [0, {"keepdim": None}], [0, {"keepdim": "true"}], [0.7], [[0.7]], [0, {}], [[0, "1"]]]:
        cases.on("f4", [2, 3], ["sum", *args])
    for shape in [[100], [1000], [37, 29], [5000]]:
        cases.on("f4", shape, ["sum"], kind="u")
        cases.on("f8", shape, ["sum", 0], ["[]", 0] if len(shape) > 1 else ["item"], kind="u")
        cases.on("i4", shape, ["sum"], kind="w")
    for seed in range(3):
        cases.on("f4", [4], ["sum"], kind="x")
    for code in ["f4", "i2"]:
        cases.on_views(["sum"], codes=[code], shapes=[(2, 3)])
        cases.on_views(["sum", 0], codes=[code])
        cases.on_views(["sum", -1, {"keepdim": True}], codes=[code])
        cases.on_views(["sum", [0, -1]], codes=[code], shapes=[(2, 3, 4), (2, 3, 2, 4)])
        cases.on_views(["sum", 1, {"keepdim": True}], codes=[code], shapes=[(2, 3, 4), (2, 3, 2, 4)])

    for name in ["argmax", "argmin"]:
        cases.begin(name)
        for code, shape in product(ALL, [[], [1], [7], [2, 3], [3, 1, 2]]):
            cases.on(code, shape, [name], kind="d")
            cases.on(code, shape, [name, {"dim": 0}], kind="d")
            cases.on(code, shape, [name, {"dim": -1, "keepdim": True}], kind="d")
        for code in ALL:
            cases.on(code, [9], [name], kind="t")
            cases.on(code, [3, 4], [name, {"dim": 1}], kind="t")
        for seed in range(4):
            cases.on("f4", [6], [name], kind="x")
            cases.on("f8", [3, 4], [name, {"dim": 1}], kind="x")
        for shape, options in product([[2, 3], [], [0], [2, 0], [0, 2]], [{}, {"dim": 0}, {"dim": 1}, {"dim": 2}, {"dim": -3}, {"keepdim": True}]):
            cases.on("f4", shape, [name, options], kind="d")
        for args in [[3], ["a"], [None], [{"keepdim": 1}], [{"dim": "0"}], [{"dim": 0.9}], [{"dim": None}], [{"dim": UNDEFINED}], [{"keepdim": None}]]:
            cases.on("f4", [2, 3], [name, *args], kind="d")
        cases.on_views([name], kind="d", shapes=[(2, 3, 4)])
        cases.on_views([name, {"dim": 0}], kind="d")
        cases.on_views([name, {"dim": -1, "keepdim": True}], kind="d", codes=["i4"])
        if name == "argmax":
            cases.on_views([name, {"dim": 1}], kind="d", codes=["u1"], shapes=[(2, 3, 4), (2, 3, 2, 4)])

    cases.begin("softmax")
    for code, shape in product(FLOATS, [[], [1], [5], [2, 3], [2, 3, 2], [0], [2, 0], [2, 1, 3, 2]]):
        for dim in [0, -1, 1, 4]:
            cases.on(code, shape, ["softmax", dim])
    for code in INTEGERS:
        cases.on(code, [2, 3], ["softmax", 0])
        cases.on(code, [2, 3], ["softmax", 1])
    for seed in range(4):
        cases.on("f4", [4], ["softmax", 0], kind="x")
    cases.on("f4", [8], ["softmax", 0], kind="w")
    cases.on("f4", [40], ["softmax", 0], kind="u")
    cases.on("f4", [3, 40], ["softmax", 0], kind="s")
    for args in [[], ["0"], [0.5], [None], [{}], [{"dim": 0}]]:
        cases.on("f4", [2, 3], ["softmax", *args])
    for dim in [0, -1]:
        cases.on_views(["softmax", dim])
    cases.on_views(["softmax", 1], codes=["f8"])

    cases.begin("topk")
    for code in ALL:
        for k in [1, 3]:
            cases.on(code, [6], ["topk", k], kind="d")
            cases.on(code, [2, 4], ["topk", k, {"dim": -1, "largest": False}], kind="d")
            cases.on(code, [4, 3], ["topk", k, {"dim": 0}], kind="d")
    for k in [0, 1, 4, 5, -1, 2.9]:
        cases.on("f4", [4], ["topk", k], kind="d")
        cases.on("f4", [2, 4], ["topk", k], kind="d")
        cases.on("f4", [2, 4], ["topk", k, {"dim": 0}], kind="d")
    for shape in [[], [0], [1], [2, 0], [3, 1]]:
        for k in [0, 1]:
            cases.on("f4", shape, ["topk", k], kind="d")
    for options in [{}, {"dim": 1}, {"dim": 2}, {"dim": -3}, {"largest": False}, {"sorted": True}, {"largest": True, "sorted": True, "dim": 0},
                    {"largest": 1}, {"sorted": "no"}, {"dim": "0"}, {"dim": 0.5}, {"largest": None}]:  # fmt: skip
        cases.on("f4", [3, 4], ["topk", 2, options], kind="d")
        cases.on("i4", [3, 4], ["topk", 2, options], kind="d")
    for args in [[], ["2"], [None], [2, 1], [2, "a"], [{}]]:
        cases.on("f4", [4], ["topk", *args], kind="d")
    cases.on("f4", [5], ["topk", 5], kind="d")
    cases.on("f4", [50], ["topk", 5], kind="d")
    cases.on("f4", [200], ["topk", 3], kind="d")
    cases.add("torch", ["tensor", [1, NAN, 3, INFINITY]], ["topk", 2])
    cases.add("torch", ["tensor", [1, NAN, 3, INFINITY]], ["topk", 2, {"largest": False}])
    # Which index of a tie comes first depends on the C++ library.
    cases.on_views(["topk", 2], kind="d", has_ties=False)
    cases.on_views(["topk", 2, {"dim": 0, "largest": False}], kind="d", codes=["i4"], has_ties=False)
    cases.on_views(["topk", 1, {"dim": 1}], kind="d", codes=["u1"], has_ties=False)


def make_transforms(cases):
    channels_last = ["contiguous", {"memoryFormat": "channelsLast"}]
    hwc = ["permute", 2, 0, 1]

    cases.begin("T.centerCrop")
    for code in ALL:
        cases.on(code, [3, 5, 6], ["T.centerCrop", [2, 3]])
        cases.on(code, [3, 2, 3], ["T.centerCrop", [4, 4]])
    for shape, size in product([[2, 5, 7], [1, 2, 4, 4], [5, 4], [2, 6, 3]], [1, [3], [2, 4], 4, [5, 7], [6, 8], [7, 2], [2, 9], [0], [0, 2], 2.9]):
        cases.on("f4", shape, ["T.centerCrop", size])
    for args in [[], [2, 3], [[]], [[1, 2, 3]], ["2"], [None], [[2], 3], [{}], [[-1]], [[[2, 3]]], [UNDEFINED]]:
        cases.on("f4", [2, 5, 7], ["T.centerCrop", *args])
    for shape in [[4], [], [0, 3, 3], [3, 0, 2]]:
        cases.on("f4", shape, ["T.centerCrop", [2, 2]])
    for size in [[2, 2], [4, 4], 3]:
        cases.on("u1", [4, 5, 3], hwc, ["T.centerCrop", size], kind="p")
        cases.on("f4", [1, 3, 5, 4], channels_last, ["T.centerCrop", size])
        cases.on("f4", [1, 4], ["expand", 4, 4], ["T.centerCrop", size])
        cases.on("f4", [3, 6, 6], ["T.centerCrop", [5, 5]], ["T.centerCrop", size])

    cases.begin("T.resize")
    for code in ALL:
        for size in [[2, 3], [7, 5], [4]]:
            cases.on(code, [2, 4, 6], ["T.resize", size], kind="p")
    sizes = [1, 2, 3, 6, [3], [4], [2, 4], [5, 7], [6, 8], [1, 1], [4, 6], [3, 9], 2.9]
    for shape, size in product([[1, 4, 6], [2, 5, 3], [1, 2, 4, 4]], sizes):
        cases.on("f4", shape, ["T.resize", size], kind="u")
        cases.on("u1", shape, ["T.resize", size], kind="p")
    for args in [[], [2, 3], [[]], [[1, 2, 3]], ["2"], [None], [[2], 3], [{}], [[0]], [[0, 2]], [[-1, 2]], [UNDEFINED]]:
        cases.on("f4", [1, 4, 6], ["T.resize", *args])
    for shape in [[], [4], [4, 6], [0, 4, 4], [1, 0, 4], [1, 1, 1, 4, 4]]:
        cases.on("f4", shape, ["T.resize", [2, 3]])
    for size in [[2, 3], [5, 7], 3]:
        cases.on("u1", [4, 5, 3], hwc, ["T.resize", size], kind="p")
        cases.on("f4", [4, 5, 3], hwc, ["T.resize", size], kind="u")
        cases.on("f4", [1, 3, 5, 4], channels_last, ["T.resize", size], kind="u")
        cases.on("f4", [2, 3, 5, 4], channels_last, ["T.resize", size], kind="u")
        cases.on("f4", [2, 7, 7], ["T.centerCrop", [4, 5]], ["T.resize", size], kind="u")
        cases.on("f4", [1, 1, 4], ["expand", 2, 4, 4], ["T.resize", size], kind="u")
    for code, kind in [("f4", "u"), ("u1", "p")]:
        cases.on(code, [1, 30, 40], ["T.resize", [7, 11]], kind=kind)
        cases.on(code, [1, 9, 7], ["T.resize", [16, 15]], kind=kind)
        cases.on(code, [3, 20, 30], ["T.resize", 8], kind=kind)

    cases.begin("T.normalize")
    for code in ALL:
        cases.on(code, [3, 2, 2], ["T.normalize", [0.5, 0.25, 0], [0.5, 1, 2]])
    for shape in [[3, 2, 2], [2, 3, 2, 2], [1, 2, 2], [3], [3, 2], [], [0, 2, 2], [3, 0, 2], [4, 2, 2]]:
        for mean, std in [([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]), ([0.5], [0.25]), (0.5, 2)]:
            cases.on("f4", shape, ["T.normalize", mean, std], kind="u")
    for args in [[], [[0.5]], [[0.5], [0.5], True], ["a", "b"], [[0.5], [0]], [[0.5, 0.5], [1]], [[0.5], [1, 1, 1]], [[0.5], [None]], [[0.1, 0.2], [0.3, 0.4]],
                 [[0.1, 0.2, 0.3], [1, 0, 1]], [[[0.1, 0.2], [0.3]], [1, 1, 1]], [None, [1]], [[0.5], [1e-46]]]:  # fmt: skip
        cases.on("f4", [3, 2, 2], ["T.normalize", *args], kind="u")
        cases.on("f8", [3, 2, 2], ["T.normalize", *args], kind="u")
    for mean, std in [([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]), ([0.5], [2])]:
        cases.on("f4", [2, 4, 3], hwc, ["T.normalize", mean, std], kind="u")
        cases.on("f4", [2, 3, 2, 2], channels_last, ["T.normalize", mean, std], kind="u")
        cases.on("f4", [3, 5, 5], ["T.centerCrop", [2, 3]], ["T.normalize", mean, std], kind="u")
        cases.on("f4", [3, 1, 2], ["expand", 3, 2, 2], ["T.normalize", mean, std], kind="u")
        cases.on("u1", [4, 3, 3], hwc, ["div", 255], ["T.normalize", mean, std], kind="p")

    cases.begin("T.grayscale")
    for code, args in product(ALL, [[], [1], [3]]):
        cases.on(code, [3, 2, 3], ["T.grayscale", *args], kind="p")
    for shape, args in product([[3, 2, 2], [2, 3, 2, 2], [1, 2, 2], [2, 2, 2], [4, 2, 2], [3, 2], [3], [], [3, 0, 2], [1, 3, 1, 1]], [[], [3]]):
        cases.on("f4", shape, ["T.grayscale", *args], kind="u")
    for args in [[2], [0], [1, 3], ["1"], [None], [1.9], [3.2], [[1]], [UNDEFINED]]:
        cases.on("f4", [3, 2, 2], ["T.grayscale", *args], kind="u")
    for args in [[], [3]]:
        cases.on("u1", [2, 4, 3], hwc, ["T.grayscale", *args], kind="p")
        cases.on("f4", [2, 4, 3], hwc, ["T.grayscale", *args], kind="u")
        cases.on("f4", [2, 3, 2, 2], channels_last, ["T.grayscale", *args], kind="u")
        cases.on("f4", [3, 5, 5], ["T.centerCrop", [2, 3]], ["T.grayscale", *args], kind="u")


def make_programs():
    """Programs by operation."""
    cases = Cases()
    make_creation(cases)
    make_properties(cases)
    make_moves(cases)
    make_arithmetic(cases)
    make_reductions(cases)
    make_transforms(cases)
    return cases.programs
