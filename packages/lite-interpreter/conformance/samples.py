"""The samples' own scripts, run as a reader does, and what to feed what they write."""
import contextlib
import os
import runpy
import shutil
from pathlib import Path

import torch
import torchvision

CONTENT = Path(__file__).parents[3] / "content"
FOLDER = CONTENT / "samples"
PAIRS = "I am cold.\tJ’ai froid.\tCC-BY\nGo.\tVa !\tCC-BY\nThank you.\tMerci.\tCC-BY\n"
image = lambda size: (torch.rand(1, 3, size, size),)
state = lambda: torch.rand(1, 1, 256)

# The script, what it reads, text to replace so that it ends soon, and the files it writes.
CASES = {
    "export-mobilenet": ("export_model.py", {}, [], {"mobilenet_v3_small.ptl": lambda: image(224)}),
    "make-model": ("make_model.py", ["live.spec.json"], [], {"mobilenet_v3_small.ptl": lambda: image(224)}),
    "export-seq2seq": (
        "export_model.py",
        {"data/eng-fra.txt": PAIRS},
        ["75_000", "10"],
        {
            "encoder.ptl": lambda: (torch.tensor([3]), state()),
            "decoder.ptl": lambda: (torch.tensor([[2]]), state(), torch.rand(50, 256)),
        },
    ),
}


# What answers for the models that the samples download: their training scripts wrote it.
PAGE_MODELS = {
    "classifier": lambda: image(224),
    "segmenter": lambda: image(128),
    "cartoon": lambda: image(128),
    "detr": lambda: image(224),
    "yolo": lambda: image(224),
    "digits": lambda: (torch.rand(1, 1, 28, 28),),
    "encoder": lambda: (torch.tensor([3]), state()),
    "decoder": lambda: (torch.tensor([[2]]), state(), torch.rand(50, 256)),
    "answers": lambda: (torch.randint(1000, 3000, (1, 40)),),
}
CASES["page-models"] = None


def page_models(folder):
    for name, inputs in PAGE_MODELS.items():
        path = shutil.copy(CONTENT / f"models/{name}.ptl", folder)
        yield name, path, inputs()


def keep_random_weights():
    """Downloads nothing: torchvision's models keep the weights they start with."""
    load = torch.nn.Module.load_state_dict
    torchvision.models._api.WeightsEnum.get_state_dict = lambda self, progress: None
    torch.nn.Module.load_state_dict = lambda self, given, *args, **options: (
        None if given is None else load(self, given, *args, **options)
    )


def run(name, folder):
    if CASES[name] is None:
        yield from page_models(folder)
        return
    script, files, replaced, written = CASES[name]
    code = (FOLDER / name / script).read_text()
    if replaced:
        assert replaced[0] in code, f"{name}/{script} lacks {replaced[0]}."
        code = code.replace(*replaced)
    for file in files:
        text = files[file] if isinstance(files, dict) else (FOLDER / name / file).read_text()
        path = Path(folder, file)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    Path(folder, "script.py").write_text(code)
    keep_random_weights()
    with contextlib.chdir(folder):
        torch.manual_seed(0)
        runpy.run_path("script.py", run_name="__main__")
    for file, inputs in written.items():
        yield file, os.path.join(folder, file), inputs()
