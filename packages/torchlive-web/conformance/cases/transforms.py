"""`torchvision.transforms`."""

from itertools import product

from .builder import ALL, UNDEFINED


def make_transforms(cases):
    channels_last = ["contiguous", {"memoryFormat": "channelsLast"}]
    hwc = ["permute", 2, 0, 1]

    cases.begin("T.centerCrop")
    for code in ALL:
        cases.on(code, [3, 5, 6], ["T.centerCrop", [2, 3]])
        cases.on(code, [3, 2, 3], ["T.centerCrop", [4, 4]])
    for shape, size in product([[2, 5, 7], [1, 2, 4, 4], [5, 4], [2, 6, 3]], [1, [3], [2, 4], 4, [5, 7],
            [6, 8], [7, 2], [2, 9], [0], [0, 2], 2.9]):
        cases.on("f4", shape, ["T.centerCrop", size])
    for args in [[], [2, 3], [[]], [[1, 2, 3]], ["2"], [None], [[2], 3], [{}], [[-1]], [[[2, 3]]],
            [UNDEFINED]]:
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
    for args in [[], [2, 3], [[]], [[1, 2, 3]], ["2"], [None], [[2], 3], [{}], [[0]], [[0, 2]], [[-1, 2]],
            [UNDEFINED]]:
        cases.on("f4", [1, 4, 6], ["T.resize", *args])
    for shape in [[], [4], [4, 6], [0, 4, 4], [1, 0, 4], [1, 1, 1, 4, 4]]:
        cases.on("f4", shape, ["T.resize", [2, 3]])
    for size in [[2, 3], [4, 3], [3, 2]]:
        cases.on("f4", [0, 1, 3, 3], ["T.resize", size])
        cases.on("f4", [1, 3, 3], ["T.resize", size], kind="x")
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
    for args in [[], [[0.5]], [[0.5], [0.5], True], ["a", "b"], [[0.5], [0]], [[0.5, 0.5], [1]], [[0.5],
            [1, 1, 1]], [[0.5], [None]], [[0.1, 0.2], [0.3, 0.4]],
                 [[0.1, 0.2, 0.3], [1, 0, 1]], [[[0.1, 0.2], [0.3]], [1, 1, 1]], [None, [1]], [[0.5],
                         [1e-46]]]:
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
    for shape, args in product([[3, 2, 2], [2, 3, 2, 2], [1, 2, 2], [2, 2, 2], [4, 2, 2], [3, 2], [3], [],
            [3, 0, 2], [1, 3, 1, 1]], [[], [3]]):
        cases.on("f4", shape, ["T.grayscale", *args], kind="u")
    for args in [[2], [0], [1, 3], ["1"], [None], [1.9], [3.2], [[1]], [UNDEFINED]]:
        cases.on("f4", [3, 2, 2], ["T.grayscale", *args], kind="u")
    for args in [[], [3]]:
        cases.on("u1", [2, 4, 3], hwc, ["T.grayscale", *args], kind="p")
        cases.on("f4", [2, 4, 3], hwc, ["T.grayscale", *args], kind="u")
        cases.on("f4", [2, 3, 2, 2], channels_last, ["T.grayscale", *args], kind="u")
        cases.on("f4", [3, 5, 5], ["T.centerCrop", [2, 3]], ["T.grayscale", *args], kind="u")
