"""Writes refused/: damaged, hostile and wrong files with what PyTorch says of them."""
import io
import json
import os
import pickle
import signal
import tempfile
import warnings
import zipfile

import torch
from torch import nn
from torch.jit.mobile import _load_for_lite_interpreter

warnings.filterwarnings("ignore")
HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURES = os.path.join(HERE, "fixtures")
FOLDER = os.path.join(HERE, "refused")


def fixture(name):
    with open(os.path.join(FIXTURES, f"{name}.ptl"), "rb") as file:
        return file.read()


def saved(save, *arguments, **options):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "model.pt")
        save(*arguments, path, **options)
        with open(path, "rb") as file:
            return file.read()


def archive(files, compression=zipfile.ZIP_STORED):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", compression) as file:
        for name, content in files.items():
            file.writestr(zipfile.ZipInfo(name), content, compression)
    return out.getvalue()


def changed(changes, **options):
    """The files of a tiny model, some of them changed or left out."""
    with zipfile.ZipFile(io.BytesIO(fixture("methods"))) as source:
        files = {name.split("/", 1)[1]: source.read(name) for name in source.namelist()}
    files = {name: content for name, content in files.items() if not name.startswith("code/")}
    for name, change in changes.items():
        files[name] = change(files[name]) if callable(change) else change
    return archive({f"m/{name}": content for name, content in files.items() if content is not None}, **options)


def replacing(old, new):
    return lambda content: content.replace(old, new, 1)


def instruction(name):
    return changed({"bytecode.pkl": replacing(b"X\4\0\0\0LOAD", b"X" + bytes([len(name)]) + b"\0\0\0" + name.encode())})


def cases():
    model, linear = fixture("methods"), nn.Linear(2, 2)
    flatbuffer = fixture("methods-flatbuffer")
    return {
        "web page": b"<!DOCTYPE html><title>404</title><p>Not found</p>",
        "nothing": b"",
        "picture": b"\xff\xd8\xff\xe0" + bytes(60),
        "onnx": b"\x08\x08\x12\x07pytorch\x1a\x061.13.1" + bytes(60),
        "first half": model[: len(model) // 2],
        "without end": model[:-10],
        "without start": model[100:],
        "with more behind": model + b"more",
        "with more before": b"more" + model,
        "TorchScript for servers": saved(torch.jit.save, torch.jit.script(linear)),
        "weights only": saved(torch.save, linear.state_dict()),
        "weights of an old PyTorch": saved(torch.save, linear.state_dict(), _use_new_zipfile_serialization=False),
        "pickle of Python": pickle.dumps({"a": 1}),
        "empty archive": archive({}),
        "archive of something else": archive({"m/a.txt": "x"}),
        "archive without folder": archive({"a.txt": "x"}),
        "another folder first": archive({"x/readme": "hi", "m/version": "3\n"}),
        "compressed": changed({}, compression=zipfile.ZIP_DEFLATED),
        "without version": changed({"version": None}),
        "without data": changed({"data.pkl": None}),
        "without a storage": changed({"data/0": None}),
        "format 0": changed({"version": b"0\n"}),
        "format 1": changed({"version": b"1\n"}),
        "format 11": changed({"version": b"11\n"}),
        "format of letters": changed({"version": b"x\n"}),
        "format of nothing": changed({"version": b""}),
        "runs a command": changed({"data.pkl": b"\x80\2cos\nsystem\nX\4\0\0\0echo\x85R."}),
        "runs a command from bytecode": changed({"bytecode.pkl": b"\x80\2cos\nsystem\nX\4\0\0\0echo\x85R."}),
        "evaluates": changed({"data.pkl": b"\x80\2c__builtin__\neval\nX\1\0\0\x001\x85R."}),
        "loads another file": changed({"data.pkl": b"\x80\2ctorch\nload\nX\1\0\0\x001\x85R."}),
        "pickle of nothing": changed({"data.pkl": b""}),
        "pickle without end": changed({"data.pkl": b"\x80\2N"}),
        "pickle without value": changed({"data.pkl": b"\x80\2."}),
        "pickle of two values": changed({"data.pkl": b"\x80\2NN."}),
        "pickle of text": changed({"data.pkl": pickle.dumps((1,), 0)}),
        "pickle of protocol 4": changed({"data.pkl": pickle.dumps((1,), 4)}),
        "pickle of nonsense": changed({"data.pkl": b"\x80\2\xff"}),
        "bytecode of nothing": changed({"bytecode.pkl": pickle.dumps((), 2)}),
        "bytecode of a number": changed({"bytecode.pkl": pickle.dumps((8,), 2)}),
        **{f"bytecode {version}": changed({"bytecode.pkl": replacing(b"K\x08", b"K" + bytes([version]))}) for version in (2, 3, 4, 9, 10)},
        **{f"instruction {name}": instruction(name) for name in ("WAIT", "FORK", "ENTER", "GUARD", "TAIL_CALL", "DIM")},
        "first half of FlatBuffers": flatbuffer[: len(flatbuffer) // 2],
        "FlatBuffers of nonsense": flatbuffer[:12] + b"\xff" * 200,
    }


def outcome_of(path):
    """In a fork: PyTorch may crash."""
    ours, its = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(30)
        try:
            _load_for_lite_interpreter(path)
            answer = "loads"
        except Exception as error:
            answer = str(error).split("\nException raised")[0]
        os.write(its, answer.encode())
        os._exit(0)
    os.close(its)
    _, status = os.waitpid(child, 0)
    with os.fdopen(ours) as pipe:
        return pipe.read() if status == 0 else "crashes"


def main():
    os.makedirs(FOLDER, exist_ok=True)
    outcomes = {}
    for name, content in cases().items():
        path = os.path.join(FOLDER, f"{name.replace(' ', '-')}.ptl")
        with open(path, "wb") as file:
            file.write(content)
        outcomes[name] = outcome_of(path)
    with open(os.path.join(FOLDER, "outcomes.json"), "w") as file:
        json.dump(outcomes, file, indent=2)
        file.write("\n")


if __name__ == "__main__":
    main()
