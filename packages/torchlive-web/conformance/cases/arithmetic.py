"""Methods of `Tensor` that calculate element by element, and `matmul`."""

from itertools import product

from inputs import NAMES

from .builder import ALL, FLOATS, INFINITY, INTEGERS, NAN, SHAPES, UNDEFINED, VIEWS


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
    }
    broadcasts = [([2, 3], [3]), ([2, 1], [1, 3]), ([3], [2, 3]), ([], [2]), ([2], []), ([], []),
            ([2, 1, 3], [4, 1]), ([1], [0]), ([0, 3], [3]),
                  ([2, 3], [2]), ([2, 3], [3, 2]), ([0], [2]), ([2, 1, 2, 1], [3, 1, 2]), ([2, 3], [2, 3])]
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

    cases.operation = "add"
    # Strides of dimensions of size 0 and 1.
    for base, way, other, other_way in [
        ([2, 0, 1], [], [0, 2, 1], [["permute", 1, 0, 2]]),
        ([4, 3, 0], [], [0, 3], [["permute", 1, 0]]),
        ([3, 4, 0, 2], [], [2, 0, 4, 3], [["permute", 3, 2, 1, 0]]),
        ([0, 1, 4], [["permute", 2, 1, 0]], [], []),
        ([0, 2, 3], [["permute", 2, 0, 1]], [1], []),
        ([3, 4, 2], [["T.centerCrop", [2, 1]]], [1, 2], [["permute", 1, 0]]),
        ([1, 3], [["permute", 1, 0], ["reshape", 1, 3, 1]], [3, 1, 1], [["permute", 1, 0, 2]]),
        ([2, 1, 3], [["permute", 2, 1, 0]], [3, 2], [["reshape", 3, 1, 2]]),
        ([1, 2, 1], [["permute", 2, 1, 0]], [1, 1, 2], [["permute", 0, 2, 1]]),
        ([1, 4], [["permute", 1, 0]], [4, 1], []),
        ([1, 3, 1, 2], [["permute", 3, 1, 0, 2]], [1], []),
    ]:
        cases.on("f4", base, *way, ["add", cases.other("f4", other, "n", *other_way)])
        cases.on("f4", base, *way, ["add", cases.other("f8", other, "n", *other_way)])
        cases.on("i4", base, *way, ["add", cases.other("i4", other, "n", *other_way)],
                ["permute", list(reversed(range(len(base))))])

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
            cases.add("torch", ["tensor", [3, 4], {"dtype": NAMES[code]}],
                    ["div", ["torch", ["zeros", 2, {"dtype": NAMES[code]}]], {"roundingMode": mode}])
            if code != "u1":
                cases.on(code, [9], ["div", cases.other(code, [9],
                        "n", ["mul", ["torch", ["tensor", -1, {"dtype": NAMES[code]}]]]),
                        {"roundingMode": mode}])
                cases.on(code, [9], ["div", -2.5, {"roundingMode": mode}])

    cases.begin("clamp")
    for code in ALL:
        for args in [[2], [-1, 3], [0.5, 2.5], [{"min": 1}], [{"max": 2}], [{"min": -2, "max": 2}],
                [3, -3], [{"min": 0.5}]]:
            cases.on(code, [2, 3], ["clamp", *args])
        cases.on(code, [4], ["clamp", cases.other(code, [4])])
        cases.on(code, [2, 3], ["clamp", cases.other(code, [3]), cases.other(code, [1], "n")])
        cases.on(code, [2, 3], ["clamp", {"min": cases.other(code, [])}])
        cases.on(code, [4], ["clamp", {"max": cases.other(code, [4])}])
        cases.on(code, [2, 1], ["clamp", {"min": cases.other(code, [3]), "max": cases.other(code, [2, 1],
                "n")}])
        cases.on(code, [4], ["clamp", {"min": 1, "max": cases.other(code, [4])}])
        cases.on(code, [4], ["clamp", {"min": cases.other(code, [4]), "max": 2}])
    for a, b in product(ALL, ALL):
        cases.on(a, [3], ["clamp", cases.other(b, [3], "n")])
    for code in FLOATS:
        cases.on(code, [12], ["clamp", -1, 2], kind="x")
        cases.on(code, [12], ["clamp", cases.other(code, [12]), cases.other(code, [12], "n")], kind="x")
    for args in [[], ["1"], [None], [{}], [1, "2"], [{"min": "1"}], [{"min": None}], [1, None],
            [UNDEFINED], [{"min": UNDEFINED, "max": 2}]]:
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
        for a, b in [([3], [3]), ([2, 3], [3]), ([2], [2, 3]), ([2, 3], [3, 2]), ([2, 2, 3], [3, 2]),
                ([2, 2, 3], [2, 3, 2])]:
            cases.on(code, a, ["matmul", cases.other(code, b)])
    for a, b in [([], [3]), ([3], []), ([], []), ([2], [3]), ([2, 3], [2, 3]), ([2, 3], [2]), ([2],
            [3, 2]), ([1, 3], [3, 1]), ([0, 3], [3, 2]),
                 ([2, 0], [0, 3]), ([0], [0]), ([2, 2, 3], [3, 3, 2]), ([2, 1, 2, 3], [4, 3, 2]),
                         ([2, 2, 3], [3]), ([3], [2, 3, 2]), ([2, 3, 2, 3], [2, 1, 3, 2]),
                 ([1, 2, 3], [2, 3, 2]), ([2, 3], [2, 3, 2]), ([0, 2, 3], [3, 2]), ([3, 0], [0]),
                         ([2, 2, 3], [2, 2, 3]), ([3], [4, 2, 3, 2])]:
        cases.on("f4", a, ["matmul", cases.other("f4", b)])
        cases.on("i4", a, ["matmul", cases.other("i4", b)])
    for a, b in [("f4", "f8"), ("i4", "f4"), ("u1", "i4"), ("i8", "i4")]:
        for left, right in [([3], [3]), ([2, 3], [3, 2]), ([2, 3], [3]), ([2, 2, 3], [2, 3, 2])]:
            cases.on(a, left, ["matmul", cases.other(b, right)])
    for args in [[], [2], [{}], ["a"], [None], [[1]]]:
        cases.on("f4", [2, 3], ["matmul", *args])
    for code in INTEGERS[:4]:
        cases.on(code, [2, 3], ["matmul", cases.other(code, [3, 2], "w")], kind="w")
    for shape, other in [((2, 3), [3, 2]), ((2, 3, 4), [4, 2]), ((2, 3, 2, 4), [4, 3]), ((2, 3, 4),
            [2, 4, 3]), ((2, 3), [3])]:
        for base, way in VIEWS[shape]:
            cases.on("f4", base, *way, ["matmul", cases.other("f4", other)])
    for base, way in VIEWS[(2, 3)]:
        cases.on("f4", [4, 2], ["matmul", cases.other("f4", base, "s", *way)])
        cases.on("f4", [2, 4, 2], ["matmul", cases.other("f4", base, "s", *way)])
    for base, way in VIEWS[(2, 3, 4)]:
        cases.on("f4", [2, 3], ["matmul", cases.other("f4", base, "s", *way)])
    for shape in [[5, 7], [9, 16]]:
        cases.on("f4", shape, ["matmul", cases.other("f4", [shape[1], 4], "u")], kind="u")
