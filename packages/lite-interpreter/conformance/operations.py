"""Modules that call many operators, each result in a dictionary by name."""
from typing import Dict, List, Optional

import torch
from torch import Tensor, nn
from torch.nn import functional as F


class Pointwise(nn.Module):
    def forward(self, x: Tensor, y: Tensor, k: Tensor) -> Dict[str, Tensor]:
        r: Dict[str, Tensor] = {}
        r["add alpha"] = torch.add(x, y, alpha=2)
        r["sub"] = x - y * 0.5
        r["rsub"] = 3 - x
        r["int div"] = k / 2
        r["floor"] = torch.div(k, 2, rounding_mode="floor")
        r["trunc"] = torch.div(-k, 2, rounding_mode="trunc")
        r["remainder"] = (-k) % 3
        r["promote"] = k * 1.5
        r["mixed"] = k + x
        r["bool"] = (x > 0.5) & (y < 0.5) | ~(k == 2)
        r["pow"] = x**2 + x.abs() ** 0.5
        r["clamp"] = x.clamp(0.2, 0.7) + x.clamp(min=0.5) - k.clamp(max=2)
        r["where"] = torch.where(x > y, x, y * 10)
        r["masked"] = x.masked_fill(x > 0.5, -1.0)
        r["gelu"] = F.gelu(x) + F.gelu(x, approximate="tanh")
        r["activations"] = F.silu(x) + F.mish(x) + F.elu(x - 0.5) + F.selu(x) + F.softplus(x) + F.leaky_relu(x - 0.5, 0.3)
        r["hard"] = F.hardsigmoid(x * 5) + F.hardswish(x * 5) + F.hardtanh(x, 0.1, 0.6) + F.relu6(x * 9)
        r["math"] = torch.erf(x) + torch.log1p(x) + torch.expm1(x) + torch.rsqrt(x + 1) + torch.atan2(x, y)
        r["round"] = torch.round(x * 5) + torch.floor(x * 5) - torch.ceil(y * 5)
        r["maximum"] = torch.maximum(x, y) - torch.minimum(x, y)
        r["types"] = (x * 9).to(torch.int64).float() + k.to(torch.float64)
        return r


class Shapes(nn.Module):
    def forward(self, x: Tensor) -> Dict[str, Tensor]:
        r: Dict[str, Tensor] = {}
        a = x.clone()
        a[0, 1:] = 7.0
        a[:, 0] += 2
        r["written"] = a
        b = x.clone()
        view = b.transpose(0, 1)
        b.mul_(2)
        view[0].zero_()
        r["views see writes"] = view
        r["base sees writes"] = b
        c = x.clone()
        d = c + 1
        c.relu_().add_(5)
        r["before the write"] = d
        r["after the write"] = c
        r["permute"] = x.permute(2, 0, 1).reshape(4, -1)
        r["flatten"] = x.transpose(1, 2).flatten(1)
        r["slice"] = x[:, ::2, 1:-1]
        r["unsqueeze"] = x.unsqueeze(1).squeeze(1).unsqueeze(-1).expand(-1, -1, -1, 2)
        r["chunks"] = torch.cat(x.chunk(3, 1)[1:], 1)
        r["split"] = torch.stack(x.split([1, 2], dim=1)[1].unbind(2), 0)
        r["repeat"] = x.repeat(2, 1, 2)
        r["roll"] = x.roll([1, -1], [1, 2])
        r["flip"] = x.flip([0, 2])
        r["unfold"] = x.unfold(2, 2, 1)
        r["tril"] = x.tril(1) + x.triu(-1)
        r["pad"] = F.pad(x, [1, 2, 0, 1], value=3.0)
        r["reflect"] = F.pad(x, [1, 1], mode="reflect") + F.pad(x, [1, 1], mode="replicate")
        r["meshgrid"] = torch.stack(torch.meshgrid(x[0, 0], x[0, 1]))
        r["shuffle"] = F.pixel_shuffle(x.reshape(1, 4, 2, 3), 2)
        r["diagonal"] = x.diagonal(0, 1, 2)
        return r


class Reductions(nn.Module):
    def forward(self, x: Tensor, k: Tensor) -> Dict[str, Tensor]:
        r: Dict[str, Tensor] = {}
        r["sum"] = x.sum() + x.sum([0, 2]).mean()
        r["int sum"] = k.sum()
        r["mean"] = x.mean([1], keepdim=True)
        r["var"] = x.var(1) + x.std(1, unbiased=False)
        values, places = x.max(2)
        r["max"] = values
        r["argmax"] = places + x.argmin(2)
        r["all max"] = x.max() - x.amin()
        r["softmax"] = x.softmax(1) + x.log_softmax(-1)
        r["norm"] = x.norm() + x.norm(2, [1]).sum()
        r["cumsum"] = x.cumsum(1)
        best, at = x.topk(2, dim=-1)
        r["topk"] = best
        r["topk places"] = at
        r["sort"] = x.sort(1, descending=True)[0]
        r["any"] = (x > 0.9).any(1)
        r["logsumexp"] = x.logsumexp([1])
        r["prod"] = x.prod(1)
        return r


class Indexing(nn.Module):
    def forward(self, x: Tensor, k: Tensor) -> Dict[str, Tensor]:
        r: Dict[str, Tensor] = {}
        r["rows"] = x[k]
        r["two"] = x[k, k]
        r["apart"] = x[k, :, k]
        r["inner"] = x[:, k]
        r["mask"] = x[x > 0.5]
        r["none"] = x[:, None, 1]
        y = x.clone()
        y[k, 0] = torch.tensor([9.0, 8.0, 7.0])[: k.size(0)].unsqueeze(1)
        y[y > 0.8] = 0.0
        r["put"] = y
        r["nonzero"] = (x > 0.5).nonzero()
        r["gather"] = x.gather(1, k.view(1, -1, 1).expand(2, -1, 4))
        r["scatter"] = torch.zeros(2, 5).scatter(1, k.unsqueeze(0), 1.0)
        r["index_select"] = x.index_select(2, k)
        r["embedding"] = F.embedding(k, x[0])
        r["one_hot"] = F.one_hot(k, 4)
        r["arange"] = torch.arange(1, 7, 2) + torch.arange(3)
        r["linspace"] = torch.linspace(0, 1, 5)
        r["eye"] = torch.eye(2, 3)
        r["full"] = torch.full([2], 3.5) + torch.ones(2) * torch.zeros_like(x[0, 0, :2])
        return r


class Layers(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv3 = nn.Conv3d(1, 2, 2)
        self.conv1 = nn.Conv1d(4, 4, 3, padding=1, dilation=1, groups=2)
        self.up = nn.ConvTranspose2d(4, 3, 3, 2, 1, 1)
        self.group = nn.GroupNorm(2, 4)
        self.instance = nn.InstanceNorm2d(4, affine=True)
        self.layer = nn.LayerNorm([6, 6])
        self.bilinear = nn.Bilinear(6, 6, 2)
        self.prelu = nn.PReLU(4)
        self.cell = nn.LSTMCell(6, 3)
        self.rnn = nn.RNN(6, 3, 1)

    def forward(self, x: Tensor) -> Dict[str, Tensor]:
        r: Dict[str, Tensor] = {}
        r["conv3"] = self.conv3(x.unsqueeze(1))
        r["conv1"] = self.conv1(x[0].flatten(1))
        r["up"] = self.up(x)
        r["group"] = self.group(x)
        r["instance"] = self.instance(x)
        r["layer"] = self.layer(x)
        r["bilinear"] = self.bilinear(x, x)
        r["prelu"] = self.prelu(x - 0.5)
        r["cell"] = self.cell(x[0, 0], None if x.size(0) == 0 else (torch.zeros(6, 3), torch.ones(6, 3)))[1]
        r["rnn"] = self.rnn(x[0])[0]
        r["max"] = F.max_pool2d(x, 3, 2, 1, ceil_mode=True)
        r["average"] = F.avg_pool2d(x, 3, 2, 1, ceil_mode=True)
        r["uncounted"] = F.avg_pool2d(x, 3, 2, 1, count_include_pad=False)
        r["adaptive"] = F.adaptive_avg_pool2d(x, [4, 5])
        r["nearest"] = F.interpolate(x, scale_factor=1.7)
        r["bilinear up"] = F.interpolate(x, size=[9, 7], mode="bilinear")
        r["corners"] = F.interpolate(x, size=[9, 7], mode="bilinear", align_corners=True)
        r["bicubic"] = F.interpolate(x, size=[9, 4], mode="bicubic")
        r["smooth"] = F.interpolate(x, size=[3, 4], mode="bilinear", antialias=True)
        r["grid"] = F.grid_sample(x, x[:, :2].permute(0, 2, 3, 1) * 2 - 1, align_corners=False)
        r["einsum"] = torch.einsum("bchw,bdhw->bcd", x, x)
        r["matmul"] = torch.matmul(x, x[0, 0]) + torch.bmm(x[0], x[0]) + torch.addmm(x[0, 0], x[0, 0], x[0, 1], alpha=0.5)
        r["cosine"] = F.cosine_similarity(x, x.flip([1]), dim=1)
        return r


class Language(nn.Module):
    """What a program does without tensors."""

    def forward(self, n: int, f: float, words: List[str], maybe: Optional[int]) -> Dict[str, List[float]]:
        r: Dict[str, List[float]] = {}
        r["arithmetic"] = [float(n // 2), float(-n // 2), float(n % 3), float(-n % 3), n / 2, float(n**2), f**2.0, float(int(f))]
        r["rounding"] = [float(round(f)), float(abs(-n)), float(min(n, 3)), max(f, 0.5)]
        total = 0
        for k in range(n, 0, -2):
            if k == 3:
                continue
            total += k
        r["loop"] = [float(total)]
        counts: Dict[str, int] = {}
        for word in words:
            counts[word] = counts.get(word, 0) + 1
        keys = list(counts.keys())
        keys.sort()
        r["words"] = [float(counts[key]) for key in keys]
        text = "-".join(keys).upper() + "{} {}".format(n, maybe is None)
        r["text"] = [float(len(text)), float(text.find("B")), float("a" in counts)]
        numbers = [5, 3, 8]
        numbers.append(n)
        numbers.sort()
        numbers[0] += 1
        r["numbers"] = [float(x) for x in numbers[1:]] + [float(numbers.pop()), float(len(numbers)), float(sum(numbers))]
        r["maybe"] = [0.0 if maybe is None else float(maybe)]
        return r


f = lambda *sizes: torch.rand(sizes)
CASES = {
    "pointwise": (Pointwise, lambda: (f(2, 3, 4), f(3, 1), torch.tensor([1, 2, 3, 5]))),
    "shapes": (Shapes, lambda: (f(2, 3, 4),)),
    "reductions": (Reductions, lambda: (f(2, 3, 4), torch.tensor([1, 2, 3]))),
    "indexing": (Indexing, lambda: (f(2, 3, 4), torch.tensor([1, 0]))),
    "layers": (Layers, lambda: (f(1, 4, 6, 6),)),
    "language": (Language, lambda: (7, 2.5, ["b", "a", "b"], None)),
}
