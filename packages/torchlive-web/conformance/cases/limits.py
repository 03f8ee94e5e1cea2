"""Numbers at the limits: NaN, infinities, what overflows, and values that aren't numbers."""

from itertools import product

from inputs import NAMES

from .builder import ALL, FLOATS, FUNCTION, INFINITY, INTEGERS, MINUS_INFINITY, NAN

EXTREMES = [NAN, INFINITY, MINUS_INFINITY, 3.5e38, -1e39, 1e300]


def make_limits(cases):
    def torch(name, *args):
        cases.operation = f"torch.{name}"
        cases.add("torch", [name, *args])

    def on(code, shape, name, *args, kind="s"):
        cases.operation = name
        cases.on(code, shape, [name, *args], kind=kind)

    # Sizes: NaN counts as 0.
    for name in ["zeros", "ones", "empty", "rand", "randn"]:
        for args in [[[NAN]], [[2, NAN]], [[MINUS_INFINITY]] if name == "randn" else [-1e300], [[-0.9]],
                [[2, FUNCTION]]]:
            torch(name, *args)
        for size in [NAN, 0.9, -0.9, -1.5, FUNCTION]:
            torch(name, size)
            torch(name, 2, size)
    for value in [NAN, FUNCTION, -1.5]:
        torch("full", [value], 1)
        torch("full", [2], value)
        torch("eye", value)
        torch("eye", 2, value)
        torch("eye", value, 2)
        torch("randperm", value)
        torch("randint", value, [2])
        torch("randint", -1, value, [2])
        torch("randint", 5, [value])
        torch("arange", value)
        torch("linspace", 0, value, 3)
        torch("linspace", 0, 3, value)
        torch("logspace", 0, 3, value)
        torch("logspace", 0, 3, 4, {"base": value})
        torch("tensor", value)
        torch("cat", [cases.other("f4", [2, 3])], {"dim": value})
    torch("eye", INFINITY, 0.5)
    torch("eye", MINUS_INFINITY)
    for code, value in product(ALL, EXTREMES):
        torch("full", [2], value, {"dtype": NAMES[code]})
    for code in INTEGERS[1:]:
        torch("full", [2], -0.5, {"dtype": NAMES[code]})
    for data in [[], [[]], [[[]]], [[], [1]], [[1], []], [[[]], 1], [FUNCTION]]:
        torch("tensor", data)

    for code, value in product(INTEGERS, [-1.5, -0.5, 300.5, 3e9, 1e19, NAN, MINUS_INFINITY]):
        torch("tensor", [value], {"dtype": NAMES[code]})

    # Bounds are integers of 32 bits.
    for bounds, code in product([[1e300], [INFINITY], [-5, 1e10], [-1e300, 1e300]], ["f4", "i4", "i8", "f8"]):
        torch("randint", *bounds, [3], {"dtype": NAMES[code]})
    torch("randint", 1e300, [2])
    torch("randint", 1, -1e300, [2])
    for code in ["u1", "i1", "i2"]:
        torch("randint", 1e300, [2], {"dtype": NAMES[code]})
        torch("randint", -1e300, 1, [2], {"dtype": NAMES[code]})

    # Ranges
    for code in ALL:
        options = {"dtype": NAMES[code]}
        for args in [[-9, -6, 9], [-6, -9, 9], [-255, -1, 4], [5, -5, 6], [100, -28, 5], [7, 7, 3], [-3, 4, 1],
                [-256, 0, 2], [300, 0, 3], [0, 300, 3], [-40000, 1, 2], [0, 1e300, 3]]:
            torch("linspace", *args, options)
        # Floats may differ by their rounding.
        for args in [] if code in FLOATS else [[-9, 30, 70], [30, -9, 67], [3, -3, 18]]:
            torch("linspace", *args, options)
        for args in [[0, 3, 4, {**options, "base": -2}], [3, 0, 4, {**options, "base": 2}],
                [0, 1, 1, {**options, "base": 0}], [-1, -2, 1, {**options, "base": 0}],
                [-1, 2, 4, {**options, "base": 2}], [300, -1, 2, options], [-300, 1, 3, options]]:
            torch("logspace", *args)
        for args in [[5, 0, -1], [0, NAN], [NAN, 5], [0, 5, NAN], [5, INFINITY], [INFINITY, 5, 1e39],
                [0, 5, INFINITY], [5, 0, MINUS_INFINITY], [-1, -5, -2], [-1.5, 3.5, 1.5], [0, 2, 0.5]]:
            torch("arange", *args, options)

    # Numbers beside a tensor
    for name, code, value in product(["add", "sub"], ["f4", "f8", "i4"], EXTREMES):
        on(code, [3], name, 1, {"alpha": value})
        on(code, [3], name, cases.other(code, [3], "n"), {"alpha": value})
    for name, code, value in product(["add", "sub", "mul", "div"], ["u1", "f4", "f8"], EXTREMES):
        on(code, [3], name, value)
    for name in ["add", "sub"]:
        on("f4", [3], name, 0, {"alpha": 1e39})
        on("f4", [3], name, 1, {"alpha": FUNCTION})
        on("f4", [3], name, FUNCTION)
    for code, value in product(["u1", "i8", "f4", "f8"], EXTREMES):
        for args in [[value], [0.06, value], [value, 1], [{"min": value}], [{"max": value}],
                [{"min": -2, "max": value}], [{"min": value, "max": 2}]]:
            on(code, [9], "clamp", *args)
    for code in FLOATS:
        for args in [[NAN], [{"max": NAN}], [NAN, 1], [1, INFINITY]]:
            on(code, [12], "clamp", *args, kind="x")
    on("f4", [3], "clamp", {"min": FUNCTION})
    on("f4", [3], "clamp", 1, FUNCTION)

    # A batch whose matrices are transposed isn't folded.
    for other in [[2, 3], [1, 2], [3, 3]]:
        cases.operation = "matmul"
        cases.on("f4", [2, 3, 4], ["permute", 0, 2, 1], ["matmul", cases.other("f4", other)])
        cases.on("f4", other, ["matmul", cases.other("f4", [2, 4, 3], "s", ["permute", 0, 2, 1])])
    # A tensor without dimensions is filled in like a number.
    cases.operation = "[]="
    for a, b in product(ALL, ["i8", "f8"]):
        for value in [-3, 300, 1e10, 1.5]:
            other = ["torch", ["full", [], value, {"dtype": NAMES[b]}]]
            cases.on(a, [2, 3], ["[]=", 1, other])
    cases.on("f4", [], ["[]=", 2, 1])

    # Dimensions: NaN counts as 0, a fraction is cut off.
    for dim in [NAN, 0.9, -0.9, -1.9, FUNCTION]:
        for name in ["argmax", "argmin"]:
            on("f4", [2, 3], name, {"dim": dim}, kind="d")
        on("f4", [3, 2], "topk", 1, {"dim": dim}, kind="d")
        on("f4", [3], "topk", dim, kind="d")
        for name in ["flip", "sum", "expand", "reshape", "permute"]:
            on("f4", [2, 3], name, [dim])
            on("f4", [2, 3], name, 1, dim)
        for name in ["softmax", "squeeze", "unsqueeze", "stride"]:
            on("f4", [2, 3], name, dim)
    for dim in [INFINITY, -1e300, 1e10]:
        on("f4", [2, 3], "argmax", {"dim": dim}, kind="d")
        on("f4", [2, 3], "topk", 1, {"dim": dim}, kind="d")
        on("f4", [2, 3], "flip", [dim])
        on("f4", [2, 3], "flip", dim)
        on("f4", [2, 3], "softmax", dim)
        torch("cat", [cases.other("f4", [2, 3])], {"dim": dim})
    for sizes in [[-1], [2, 3, -1], [-1, 2], [0], [2]]:
        on("f4", [], "expand", sizes)
    for number in ["1", True]:
        on("f4", [], "expand", number)
