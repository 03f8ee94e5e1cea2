"""Networks as a list of layers, so that TypeScript can run what PyTorch trained."""

import argparse
import json
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional as F

MODELS = Path(__file__).parents[1]
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


def conv(inputs, outputs, kernel=3, stride=1, dilation=1, relu=True):
    return dict(
        type="conv",
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


def pack(weights, bias):
    """For each output a scale and a bias as float32, then the weights as int8, row by row."""
    rounded, scale = quantize(weights)
    return (
        scale.cpu().numpy().astype("<f4").tobytes()
        + bias.detach().cpu().numpy().astype("<f4").tobytes()
        + rounded.cpu().numpy().astype("i1").tobytes()
    )


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


def save(name, description, file):
    """Writes NAME.json and NAME.bin."""
    (MODELS / f"{name}.bin").write_bytes(file)
    text = json.dumps(description, indent=2)
    (MODELS / f"{name}.json").write_text(text + "\n")
    print(f"{name}.bin: {len(file)} bytes")


def pack_network(network):
    fold_norms(network)
    return b"".join(pack(c.weight.data, c.bias.data) for c in network.convs)
