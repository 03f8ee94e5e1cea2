"""Networks as a list of layers, their training, and how they are saved."""

import argparse
import json
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import torch
from torch import nn
from torch.jit.mobile import _backport_for_mobile, _load_for_lite_interpreter
from torch.nn import functional as F

MODELS = Path(__file__).parents[1]
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


def conv(inputs, outputs, kernel=3, stride=1, dilation=1, relu=True):
    return dict(
        inputs=inputs,
        outputs=outputs,
        kernel=kernel,
        stride=stride,
        dilation=dilation,
        relu=relu,
    )


class Network(nn.Module):
    """Convolutions one after the other; a batch norm follows each that has a ReLU."""

    def __init__(self, layers):
        super().__init__()
        self.layers = layers
        self.convs = nn.ModuleList()
        self.norms = nn.ModuleList()
        for layer in layers:
            reach = layer["dilation"] * (layer["kernel"] - 1)
            self.convs.append(
                nn.Conv2d(
                    layer["inputs"],
                    layer["outputs"],
                    layer["kernel"],
                    layer["stride"],
                    reach // 2,
                    layer["dilation"],
                )
            )
            self.norms.append(nn.BatchNorm2d(layer["outputs"]) if layer["relu"] else nn.Identity())

    def forward(self, x):
        for layer, convolution, norm in zip(self.layers, self.convs, self.norms):
            x = norm(convolution(x))
            x = F.relu(x) if layer["relu"] else x
        return x


@torch.no_grad()
def fold_norms(network):
    """Puts each batch norm into the convolution before it."""
    network.eval()
    for index, norm in enumerate(network.norms):
        if isinstance(norm, nn.BatchNorm2d):
            scale = norm.weight / (norm.running_var + norm.eps).sqrt()
            convolution = network.convs[index]
            convolution.weight.mul_(scale[:, None, None, None])
            convolution.bias.copy_((convolution.bias - norm.running_mean) * scale + norm.bias)
            network.norms[index] = nn.Identity()


@torch.no_grad()
def quantize(weights):
    """Rounds rows to signed bytes in place; returns (bytes, scale of each row)."""
    rows = weights.view(len(weights), -1)
    scale = rows.abs().amax(1, keepdim=True).clamp(min=1e-12) / 127
    rounded = torch.round(rows / scale)
    rows.copy_(rounded * scale)
    return rounded, scale


def finish(network):
    """The network as it is saved: its figures are measured afterwards."""
    fold_norms(network)
    for convolution in network.convs:
        quantize(convolution.weight.data)


def read_steps(steps, batch):
    """Steps and batch size from the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=steps)
    parser.add_argument("--batch", type=int, default=batch)
    return parser.parse_args()


def train(network, loss_of_batch, arguments, rate, decay, warm_up=0.1, clip=None):
    """Takes the steps down the slope of `loss_of_batch(batch size)`, one cycle of the learning rate."""
    optimizer = torch.optim.AdamW(network.parameters(), weight_decay=decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, rate, total_steps=arguments.steps, pct_start=warm_up
    )
    for step in range(1, arguments.steps + 1):
        loss = loss_of_batch(arguments.batch)
        optimizer.zero_grad()
        loss.backward()
        if clip is not None:
            nn.utils.clip_grad_norm_(network.parameters(), clip)
        optimizer.step()
        schedule.step()
        if step % 500 == 0:
            print(f"{step}/{arguments.steps}: loss {loss.item():.4f}", flush=True)


def save_model(name, module, live_spec=None):
    """Writes NAME.ptl for the lite interpreter; with a live spec, which apps of 0.1 want, for their libtorch."""
    path = MODELS / f"{name}.ptl"
    file = BytesIO(torch.jit.script(module.cpu().eval())._save_to_buffer_for_lite_interpreter())
    extra = {}
    if live_spec is not None:
        extra[f"{name}/extra/model/live.spec.json"] = json.dumps(live_spec)
        if not _backport_for_mobile(file, str(path), 7):
            raise RuntimeError(f"{path}: PyTorch can't write it as bytecode of version 7.")
        file = path.open("rb")
    shrink(file, path, extra)
    _load_for_lite_interpreter(str(path))
    print(f"{path.name}: {path.stat().st_size} bytes")


def shrink(file, path, extra):
    """Leaves out the source, which phones don't read, and compresses the rest."""
    with ZipFile(file) as archive:
        files = {entry: archive.read(entry) for entry in archive.namelist()}
    with ZipFile(path, "w") as archive:
        for entry, content in {**files, **extra}.items():
            if "/code/" not in entry:
                folder, _, rest = entry.partition("/")
                # Without the time of day: the same model gives the same bytes.
                archive.writestr(ZipInfo(f"{path.stem}/{rest}"), content, ZIP_DEFLATED, 9)


def save(name, description):
    """Writes NAME.json."""
    text = json.dumps(description, indent=2)
    (MODELS / f"{name}.json").write_text(text + "\n")
