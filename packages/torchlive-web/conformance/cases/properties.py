"""Properties, elements and what `Tensor` prints."""

from itertools import product

from .builder import ALL, INFINITY, NAN, SHAPES, UNDEFINED


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
    for values in [[1, 2, 3], [0.5], [1e-5, 1], [1e5, 1], [99999, 1.5], [100000, 0.5], [1e10], [1e-10],
            [123456789], [0, 0], [1e20, 1],
                   [NAN, 1], [INFINITY, 2.5], [NAN, NAN], [-1, 2], [-0.001, 100], [-1e8, 3],
                           [0.1, 0.22, 0.333], [1000.5, 2],
                   [-0.0], [1e38, 1e-38], [9999.5], [99999.5], [12345.678, 0.001]]:
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
    cases.on("u1", [1], ["[]=", 1, -1.5])
    cases.on("u1", [], ["[]=", 0, -1.5])
    cases.on("u1", [0], ["[]=", 0, -1.5])
    cases.on_views(["[]=", 1, 9])
    cases.on_views(["[]=", 1, ["this", ["[]", 0]]], codes=["i4"])
    cases.on_views(["[]=", 0, ["this", ["[]", 1], ["add", 1]]], codes=["f8"], shapes=[(2, 3)])
