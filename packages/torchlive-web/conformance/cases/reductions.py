"""Methods of `Tensor` that reduce dimensions."""

from itertools import product

from .builder import ALL, FLOATS, INFINITY, INTEGERS, NAN, SHAPES, UNDEFINED


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
    for args in [[{}], [{"keepdim": True}], ["0"], [None], [0, {"keepdim": 1}], [0, {"keepdim": None}],
            [0, {"keepdim": "true"}], [0.7], [[0.7]], [0, {}], [[0, "1"]]]:
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
        for shape, options in product([[2, 3], [], [0], [2, 0], [0, 2]], [{}, {"dim": 0}, {"dim": 1},
                {"dim": 2}, {"dim": -3}, {"keepdim": True}]):
            cases.on("f4", shape, [name, options], kind="d")
        for args in [[3], ["a"], [None], [{"keepdim": 1}], [{"dim": "0"}], [{"dim": 0.9}], [{"dim": None}],
                [{"dim": UNDEFINED}], [{"keepdim": None}]]:
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
    for options in [{}, {"dim": 1}, {"dim": 2}, {"dim": -3}, {"largest": False}, {"sorted": True},
            {"largest": True, "sorted": True, "dim": 0},
                    {"largest": 1}, {"sorted": "no"}, {"dim": "0"}, {"dim": 0.5}, {"largest": None}]:
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
