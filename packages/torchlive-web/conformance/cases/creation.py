"""Functions of `torch`."""

from itertools import product

from inputs import NAMES

from .builder import ALL, INFINITY, NAN, SHAPES, UNDEFINED, VIEWS


def make_creation(cases):
    cases.begin("torch.arange")

    def torch(*call):
        cases.add("torch", list(call))

    ranges = [[5], [0], [-3], [2, 7], [7, 2], [0, 10, 3], [0, 1, 0.25], [1, 2, 0.1], [5, 0, -2], [0.5],
            [2.5, 7],
              [0, 5, -1], [0, 5, 0], [-2, 2], [0, 0.3, 0.1], [-1.5, 3, 1.5]]
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
        for args in [[], [-1], [[2, -3]], ["2"], [{}], [[2, "3"]], [[2.7, 1]], [2.7, 1], [[2], {}], [[2],
                3], [2, {"dtype": "bool"}],
                     [2, {"dtype": "float16"}], [[2], {"dtype": 1}], [[2], None], [None], [True]]:
            torch(name, *args)

    cases.begin("torch.full")
    for shape, value in product(SHAPES, [2.5]):
        torch("full", shape, value)
    for code, value in product(ALL, [3, -2, 1.75, 300, 70000, 1e10]):
        torch("full", [2, 2], value, {"dtype": NAMES[code]})
    for value in [NAN, INFINITY, 1e39, 16777217, 0.1]:
        torch("full", [2], value)
        torch("full", [2], value, {"dtype": "float64"})
    for args in [[], [[2]], [2, 3], [[2], "3"], [[-1], 1], [[2], 1, {}], [["2"], 1], [[2.9], 1], [[2],
            1, 2], [[2], True]]:
        torch("full", *args)

    cases.begin("torch.eye")
    for args in [[3], [1], [0], [2, 3], [3, 2], [0, 2], [2, 0], [4], [-1], [2, -1], [2.5], [2.5, 2],
            [2, 2.5], [], ["2"],
                 [2, "3"], [2, {}], [[2]], [None], [True]]:
        torch("eye", *args)
    for code in ALL:
        torch("eye", 3, {"dtype": NAMES[code]})
        torch("eye", 2, 4, {"dtype": NAMES[code]})

    cases.begin("torch.linspace")
    spans = [[0, 10, 5], [0, 1, 3], [-5, 5, 11], [3, 3, 4], [10, 0, 6], [0, 10, 1], [0, 10, 0], [1, 2, 7],
            [-3, 8, 10], [0, 100, 33]]
    for args in spans:
        torch("linspace", *args)
    for code, args in product(ALL, [[0, 10, 5], [1, 2, 7], [10, 0, 4]]):
        torch("linspace", *args, {"dtype": NAMES[code]})
    for args in [[], [1, 2], [0, 1, -1], [0.5, 1, 3], [0, 1.5, 3], [0, 1, 2.5], ["0", 1, 2], [0, 1, {}],
            [0, 1, 3, {}], [0, 1, 3, {"dtype": "half"}]]:
        torch("linspace", *args)

    cases.begin("torch.logspace")
    for args in [[0, 2, 3], [0, 1, 5], [-2, 2, 5], [3, 0, 4], [1, 1, 2], [0, 2, 1], [0, 2, 0]]:
        torch("logspace", *args)
        torch("logspace", *args, {"base": 2})
    for code in ALL:
        torch("logspace", 0, 2, 3, {"dtype": NAMES[code]})
        torch("logspace", 0, 6, 7, {"dtype": NAMES[code], "base": 2})
    for args in [[], [0, 1], [0, 1, -1], [0.5, 1, 3], [0, 1.5, 3], [0, 1, 2.5], [0, 1, 3, {"base": "2"}],
            [0, 1, 3, {"dtype": "half"}],
                 [0, 1, 3, {}], [0, 2, 5, {"base": 0.5}], [0, 2, 3, {"base": 1.5}]]:
        torch("logspace", *args)

    cases.begin("torch.randint")
    for args in [[5, [3]], [2, 7, [2, 3]], [5, [2, 0]], [5, []], [-3, 3, [4]], [5, [3],
            {"dtype": "int32"}], [2, 7, [2], {"dtype": "int64"}],
                 [5, [2], {"dtype": "uint8"}], [0, 1, [5]], [], [5], [5, 3], [0, [3]], [5, 5, [3]],
                         [7, 2, [3]], [1, 5, 2], [1, 5, 2, 3],
                 [5, ["a"]], [5, [2], {}], ["5", [2]], [5, [2], {"dtype": "float64"}], [5, [-1]],
                         [2.9, 5.9, [3]], [5, {}]]:
        torch("randint", *args)

    cases.begin("torch.randperm")
    for args in [[5], [0], [1], [40], [-1], [], ["5"], [4.7], [5, {}], [5, 3]]:
        torch("randperm", *args)
    for code in ALL:
        torch("randperm", 6, {"dtype": NAMES[code]})

    cases.begin("torch.tensor")
    values = [1.5, [1, 2, 3], [[1, 2], [3, 4]], [[[1], [2]]], [[0.1, -0.1]], [[[[1, 2]], [[3, 4]]]], [],
            [[]], [[1, 2], [3]], [[1], [2, 3]],
              [1, [2]], [[1, 2], 3], [True], "1", None, {}, [None], [[1, "2"]], [NAN, INFINITY], [1e39],
                      [16777217], [[1, 2, 3], [4, 5]]]
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
    for args in [[[]], [], [3], [[3]], [["a"]], [{}], [[cases.other("f4", [])]], [[cases.other("f4", [0]),
            cases.other("f4", [2, 3], "n")]],
                 [[cases.other("f4", [2]), cases.other("f4", [2, 3])]], [[cases.other("f4", [2, 3]),
                         cases.other("f4", [2, 4])]],
                 [[cases.other("f4", [1])]], [[cases.other("f4", [2, 0]), cases.other("f4", [2, 3])],
                         {"dim": 1}],
                 [[cases.other("f4", [2])] * 5], [[cases.other("f4", [2])], {"dim": "1"}],
                         [[cases.other("f4", [2])], {}]]:
        torch("cat", *args)
    for shape in VIEWS:
        for base, way in VIEWS[shape]:
            for dim in (0, len(shape) - 1):
                torch("cat", [cases.other("f4", base, "s", *way), cases.other("f4", shape, "n")],
                        {"dim": dim})
            torch("cat", [cases.other("i2", base, "s", *way), cases.other("i2", base, "n", *way)])

    cases.begin("torch.fromBlob")
    for args in [[[6]], [[2, 3]], [[3]], [[0]], [[]], [[7]], [[2, 4]], [[2, 3], {"dtype": "int8"}], [[3],
            {"dtype": "int16"}],
                 [[1], {"dtype": "int32"}], [[2], {"dtype": "int32"}], [[6], {}], [6], [["6"]], [], [[6],
                         3], [[2.9]]]:
        cases.on("u1", [2, 3], ["blob", *args], kind="w")
    for code in ALL:
        cases.on(code, [2, 4], ["blob", [8]], kind="s")
        cases.on(code, [2, 4], ["blob", [2], {"dtype": "float32"}], kind="s")
        cases.on(code, [8], ["blob", [1], {"dtype": "float64"}], kind="s")
    for shape in VIEWS:
        for base, way in VIEWS[shape]:
            cases.on("u1", base, *way, ["blob", [6]], kind="w")
            cases.on("u1", base, *way, ["contiguous"], ["blob", list(shape)], kind="w")
