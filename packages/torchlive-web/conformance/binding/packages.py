"""The published packages, and what each binds."""

import re
from pathlib import Path

PACKAGES = Path(__file__).parents[4] / "node_modules"
RELEASES = ["0.2.0", "0.2.1", "0.2.3", "0.2.4"]


def bound_names(release):
    """Names of `torch` and `Tensor` that a release binds, from its native source."""
    folder = PACKAGES / f"rnpc-{release}" / "cxx/src/torchlive/torch"
    tensor = (folder / "TensorHostObject.cpp").read_text()
    names = set(re.findall(r'setPropertyHostFunction\(runtime, "(\w+)"', tensor))
    names |= {"size", "toString", "shape", "dtype", "[]"}
    if "void TensorHostObject::set(" in tensor:
        names.add("[]=")
    if release == "0.2.0":
        torch_source = (folder / "TorchHostObject.cpp").read_text()
        functions = re.findall(r'static const std::string [A-Z_]+ = "(\w+)"', torch_source)
        functions.remove("jit")
    else:
        torch_source = (folder / "TorchNamespace.cpp").read_text()
        functions = re.findall(r'setPropertyHostFunction\(rt, ns, "(\w+)"', torch_source)
    return names | {f"torch.{name}" for name in functions}
