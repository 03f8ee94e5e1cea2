"""Methods of `Tensor` that rearrange or convert elements."""

from itertools import product

from inputs import NAMES

from .builder import ALL, FLOATS, INFINITY, INTEGERS, NAN, UNDEFINED


def make_moves(cases):
    cases.begin("permute")
    for code in ALL:
        cases.on(code, [2, 3], ["permute", 1, 0])
        cases.on(code, [2, 3, 2], ["permute", [2, 0, 1]])
    for shape, dims in [([], []), ([3], [0]), ([3], [-1]), ([2, 3], [0, 1]), ([2, 3], [-1, -2]), ([2, 3],
            [0, -1]), ([2, 3], [0, 0]),
                        ([2, 3], [0, -2]), ([2, 3], [0]), ([2, 3], [0, 1, 2]), ([2, 3], [0, 2]), ([2, 3],
                                [-3, 0]), ([2, 1, 3, 2], [3, 1, 0, 2]),
                        ([2, 1, 3, 2], [0, 2, 3, 1]), ([0, 3], [1, 0]), ([2, 3], []), ([], [0]),
                                ([2, 3, 2], [1, 2, 0]), ([2, 3], [1.5, 0])]:
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
    for shape, sizes in [([], [1]), ([], []), ([1], []), ([6], [2, 3]), ([6], [-1]), ([6], [-1, 2]), ([6],
            [4]), ([6], [-1, 4]), ([6], [-1, -1]),
                         ([6], [-2, 3]), ([2, 3], [6, 1]), ([2, 3], [1, 2, 1, 3]), ([0], [0, 3]), ([0],
                                 [-1, 0]), ([0], [2, 0]), ([0, 3], [-1]),
                         ([0], [-1, 3]), ([2, 3], [2.9, 3]), ([2, 3], []), ([4, 3], [2, 2, 3]), ([1, 1],
                                 []), ([2, 1, 3], [2, 3])]:
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
    for shape, sizes in [([], [3]), ([], [2, 2]), ([1], [4]), ([3], [2, 3]), ([2, 1], [-1, 3]), ([2, 1],
            [2, -1]), ([3], [-1, 3]), ([3], [4]),
                         ([2, 3], [3]), ([2, 3], [2, 3]), ([1], [0]), ([1], [-1]), ([0], [3, 0]), ([3],
                                 [2, -1]), ([1, 3], [2, 4]), ([3], [-2]),
                         ([1, 1], [2, 2, 2]), ([], []), ([3], [])]:
        cases.on("f4", shape, ["expand", sizes])
        if sizes:
            cases.on("i8", shape, ["expand", *sizes])
    for args in [[], ["2"], [{}], [None], [[2, "3", 3]]]:
        cases.on("f4", [1, 3], ["expand", *args])
    for sizes in [[1], [1, 1], [1, 2]]:
        cases.on("f4", [], ["expand", sizes])
        cases.on("f4", [2], ["sum"], ["expand", sizes])
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
    for shape, dims in [([], []), ([3], [0]), ([3], [-1]), ([2, 3], [0, 1]), ([2, 3], [0, 0]), ([2, 3],
            [2]), ([2, 3], [-3]), ([2, 3], []),
                        ([0, 3], [0]), ([2, 1, 3, 2], [3, 0]), ([], [0]), ([2, 3], [1, -1]), ([2, 3, 2],
                                [-1, 0, 1])]:
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
    for shape, name in product([[], [3], [2, 3, 2], [2, 3, 2, 2], [1, 3, 2, 2], [2, 1, 2, 2], [0, 3, 2, 2],
            [1, 0, 4, 2], [2, 3, 1, 1]], formats):
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
