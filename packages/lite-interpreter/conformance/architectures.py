"""Models beyond torchvision's: each gives a module and its inputs."""
import math
from typing import Dict, List, Optional, Tuple

import torch
import torchvision
from torch import Tensor, nn
from torch.nn import functional as F


class Recurrent(nn.Module):
    def __init__(self, kind):
        super().__init__()
        self.embed = nn.Embedding(50, 16)
        self.rnn = kind(16, 24, num_layers=2, batch_first=True, bidirectional=True)
        self.out = nn.Linear(48, 10)

    def forward(self, x):
        y, _ = self.rnn(self.embed(x))
        return F.log_softmax(self.out(y), dim=-1)


class GruLoop(nn.Module):
    """Writes tokens until one of them ends the text."""

    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(20, 16)
        self.cell = nn.GRUCell(16, 16)
        self.out = nn.Linear(16, 20)

    def forward(self, start: Tensor) -> Tuple[Tensor, List[int]]:
        h = torch.zeros(1, 16)
        token = start
        tokens: List[int] = []
        while len(tokens) < 12 and int(token.item()) != 7:
            h = self.cell(self.embed(token), h)
            token = self.out(h).argmax(1)
            tokens.append(int(token.item()))
        return h, tokens


class EncoderDecoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.transformer = nn.Transformer(32, 4, 2, 2, 64, batch_first=True)

    def forward(self, source, target):
        mask = torch.triu(torch.full((target.size(1), target.size(1)), -math.inf), diagonal=1)
        return self.transformer(source, target, tgt_mask=mask)


class Detr(nn.Module):
    def __init__(self):
        super().__init__()
        self.backbone = nn.Sequential(nn.Conv2d(3, 16, 3, 4, 1), nn.ReLU(), nn.Conv2d(16, 32, 3, 4, 1))
        self.row = nn.Parameter(torch.rand(20, 16))
        self.column = nn.Parameter(torch.rand(20, 16))
        self.query = nn.Parameter(torch.rand(9, 32))
        self.transformer = nn.Transformer(32, 4, 1, 1, 64)
        self.classes = nn.Linear(32, 12)
        self.boxes = nn.Linear(32, 4)

    def forward(self, x):
        h = self.backbone(x)
        height, width = h.shape[-2:]
        position = torch.cat(
            [
                self.column[:width].unsqueeze(0).repeat(height, 1, 1),
                self.row[:height].unsqueeze(1).repeat(1, width, 1),
            ],
            dim=-1,
        ).flatten(0, 1).unsqueeze(1)
        h = self.transformer(position + 0.1 * h.flatten(2).permute(2, 0, 1), self.query.unsqueeze(1)).transpose(0, 1)
        return {"logits": self.classes(h), "boxes": self.boxes(h).sigmoid()}


def nms(boxes: Tensor, scores: Tensor, limit: float) -> Tensor:
    order = scores.argsort(descending=True)
    kept: List[int] = []
    while order.numel() > 0:
        best = int(order[0].item())
        kept.append(best)
        if order.numel() == 1:
            break
        rest = order[1:]
        low = torch.max(boxes[best, :2], boxes[rest, :2])
        high = torch.min(boxes[best, 2:], boxes[rest, 2:])
        both = (high - low).clamp(min=0).prod(1)
        area = (boxes[:, 2:] - boxes[:, :2]).prod(1)
        order = rest[both / (area[best] + area[rest] - both) <= limit]
    return torch.tensor(kept)


class Yolo(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(3, 16, 3, 2, 1), nn.BatchNorm2d(16), nn.SiLU(), nn.Conv2d(16, 32, 3, 2, 1), nn.SiLU()
        )
        self.up = nn.Upsample(scale_factor=2.0, mode="nearest")
        self.head = nn.Conv2d(48, 8, 1)

    def forward(self, x):
        a = self.body[2](self.body[1](self.body[0](x)))
        b = self.body[4](self.body[3](a))
        y = self.head(torch.cat([a, self.up(b)], 1)).flatten(2)[0].t()
        center, size = y[:, :2].sigmoid() * 64, y[:, 2:4].exp() * 8
        boxes = torch.cat([center - size / 2, center + size / 2], 1)
        scores, labels = y[:, 4:].sigmoid().max(1)
        kept = nms(boxes, scores, 0.3)
        return boxes[kept], scores[kept], labels[kept]


class UNet(nn.Module):
    def __init__(self):
        super().__init__()
        block = lambda i, o: nn.Sequential(nn.Conv2d(i, o, 3, padding=1), nn.BatchNorm2d(o), nn.ReLU(inplace=True))
        self.a, self.b, self.c = block(3, 8), block(8, 16), block(16, 32)
        self.up1, self.up2 = nn.ConvTranspose2d(32, 16, 2, 2), nn.ConvTranspose2d(16, 8, 2, 2)
        self.d, self.e = block(32, 16), block(16, 8)
        self.out = nn.Conv2d(8, 1, 1)

    def forward(self, x):
        a = self.a(x)
        b = self.b(F.max_pool2d(a, 2))
        c = self.c(F.max_pool2d(b, 2))
        b = self.d(torch.cat([b, self.up1(c)], 1))
        return self.out(self.e(torch.cat([a, self.up2(b)], 1))).sigmoid()


class Wav2Vec(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.ModuleList(
            [nn.Conv1d(1, 16, 10, 5, bias=False), nn.Conv1d(16, 16, 3, 2), nn.Conv1d(16, 24, 2, 2)]
        )
        self.norm = nn.GroupNorm(16, 16)
        self.position = nn.Conv1d(24, 24, 4, padding=2, groups=4)
        layer = nn.TransformerEncoderLayer(24, 4, 48, activation="gelu", batch_first=True)
        self.encoder = nn.TransformerEncoder(layer, 2)
        self.out = nn.Linear(24, 32)

    def forward(self, wave):
        h = (wave - wave.mean()) / (wave.std() + 1e-5)
        h = h.unsqueeze(1)
        for k, conv in enumerate(self.features):
            h = conv(h)
            if k == 0:
                h = self.norm(h)
            h = F.gelu(h)
        h = h + F.gelu(self.position(h)[:, :, :-1])
        return self.out(self.encoder(h.transpose(1, 2)))


class AnimeGan(nn.Module):
    def __init__(self):
        super().__init__()
        block = lambda i, o, s=1, g=1: nn.Sequential(
            nn.ReflectionPad2d(1), nn.Conv2d(i, o, 3, s, groups=g, bias=False), nn.GroupNorm(1, o), nn.LeakyReLU(0.2, True)
        )
        self.down = nn.Sequential(block(3, 16), block(16, 32, 2), block(32, 32, 1, 32))
        self.up = block(32, 16)
        self.out = nn.Sequential(nn.Conv2d(16, 3, 1, bias=False), nn.Tanh())

    def forward(self, x):
        h = self.down(x)
        h = F.interpolate(h, size=x.shape[-2:], mode="bilinear", align_corners=True)
        return self.out(self.up(h))


class Containers(nn.Module):
    """What programs do besides tensors: dictionaries, strings, optional values."""

    def forward(self, x: Tensor, scale: Optional[float] = None) -> Dict[str, Tensor]:
        result: Dict[str, Tensor] = {}
        for k, part in enumerate(x.split(2, dim=0)):
            name = "part {}".format(k)
            result[name] = part * (2.0 if scale is None else scale)
        sums = [part.sum() for part in result.values()]
        result["sums"] = torch.stack(sums) if "part 1" in result else sums[0]
        return result


class Digits(nn.Module):
    """What reads handwritten digits."""

    def __init__(self):
        super().__init__()
        self.conv1, self.conv2 = nn.Conv2d(1, 16, 3, 1), nn.Conv2d(16, 32, 3, 1)
        self.dropout = nn.Dropout(0.25)
        self.fc1, self.fc2 = nn.Linear(4608, 64), nn.Linear(64, 10)

    def forward(self, x):
        x = F.max_pool2d(F.relu(self.conv2(F.relu(self.conv1(x)))), 2)
        x = F.relu(self.fc1(torch.flatten(self.dropout(x), 1)))
        return F.log_softmax(self.fc2(x), dim=1)


class BertLayer(nn.Module):
    def __init__(self, size: int, heads: int):
        super().__init__()
        self.heads = heads
        self.query, self.key, self.value = nn.Linear(size, size), nn.Linear(size, size), nn.Linear(size, size)
        self.out, self.up, self.down = nn.Linear(size, size), nn.Linear(size, 2 * size), nn.Linear(2 * size, size)
        self.norm1, self.norm2 = nn.LayerNorm(size, eps=1e-12), nn.LayerNorm(size, eps=1e-12)

    def split(self, x: Tensor) -> Tensor:
        return x.view(x.size(0), x.size(1), self.heads, -1).permute(0, 2, 1, 3)

    def forward(self, x: Tensor, mask: Tensor) -> Tensor:
        query, key, value = self.split(self.query(x)), self.split(self.key(x)), self.split(self.value(x))
        scores = torch.matmul(query, key.transpose(-1, -2)) / math.sqrt(query.size(-1))
        scores = scores.masked_fill(mask, -3.4e38)
        context = torch.matmul(F.softmax(scores, dim=-1), value).permute(0, 2, 1, 3).contiguous()
        x = self.norm1(x + self.out(context.view(x.shape)))
        return self.norm2(x + self.down(F.gelu(self.up(x))))


class Bert(nn.Module):
    """Finds where in a text the answer to a question starts and ends."""

    def __init__(self):
        super().__init__()
        self.words = nn.Embedding(100, 32, padding_idx=0)
        self.places, self.kinds = nn.Embedding(64, 32), nn.Embedding(2, 32)
        self.norm = nn.LayerNorm(32, eps=1e-12)
        self.layers = nn.ModuleList([BertLayer(32, 4) for _ in range(3)])
        self.out = nn.Linear(32, 2)

    def forward(self, ids: Tensor, kinds: Tensor) -> Dict[str, Tensor]:
        places = torch.arange(ids.size(1), device=ids.device).unsqueeze(0).expand_as(ids)
        x = self.norm(self.words(ids) + self.places(places) + self.kinds(kinds))
        mask = (ids == 0)[:, None, None, :]
        for layer in self.layers:
            x = layer(x, mask)
        start, end = self.out(x).split(1, dim=-1)
        return {"start": start.squeeze(-1), "end": end.squeeze(-1)}


class DetrResNet50(nn.Module):
    """DETR as published, with ResNet-50 and its full size."""

    def __init__(self):
        super().__init__()
        layers = list(torchvision.models.resnet50(weights=None).children())
        self.backbone = nn.Sequential(*layers[:-2])
        self.project = nn.Conv2d(2048, 256, 1)
        self.queries = nn.Embedding(100, 256)
        self.transformer = nn.Transformer(256, 8, 6, 6, 2048)
        self.classes = nn.Linear(256, 92)
        sizes = [nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, 4)]
        self.boxes = nn.Sequential(*sizes)

    def positions(self, x: Tensor) -> Tensor:
        ones = torch.ones_like(x[:, 0])
        scale = 10000.0 ** (2 * torch.div(torch.arange(128.0), 2, rounding_mode="floor") / 128)
        sides: List[Tensor] = []
        for axis in (1, 2):
            place = ones.cumsum(axis)
            place = place / (place.amax(axis, keepdim=True) + 1e-6) * 2 * math.pi
            turned = place.unsqueeze(-1) / scale
            waves = torch.stack((turned[..., 0::2].sin(), turned[..., 1::2].cos()), 4)
            sides.append(waves.flatten(3))
        return torch.cat(sides, 3).permute(0, 3, 1, 2)

    def forward(self, x: Tensor) -> Dict[str, Tensor]:
        h = self.project(self.backbone(x))
        source = (h + self.positions(h)).flatten(2).permute(2, 0, 1)
        found = self.transformer(source, self.queries.weight.unsqueeze(1)).transpose(0, 1)
        return {"pred_logits": self.classes(found), "pred_boxes": self.boxes(found).sigmoid()}


image = lambda size=64: (torch.rand(1, 3, size, size),)
CASES = {
    "lstm": lambda: (Recurrent(nn.LSTM), (torch.randint(50, (2, 9)),)),
    "gru": lambda: (Recurrent(nn.GRU), (torch.randint(50, (2, 9)),)),
    "gru_loop": lambda: (GruLoop(), (torch.tensor([3]),)),
    "transformer": lambda: (EncoderDecoder(), (torch.rand(2, 7, 32), torch.rand(2, 5, 32))),
    "detr_like": lambda: (Detr(), image()),
    "detr_resnet50": lambda: (DetrResNet50(), image(128)),
    "yolo_like": lambda: (Yolo(), image()),
    "unet": lambda: (UNet(), image()),
    "wav2vec_like": lambda: (Wav2Vec(), (torch.rand(1, 1600),)),
    "animegan_like": lambda: (AnimeGan(), image()),
    "digits": lambda: (Digits(), (torch.rand(1, 1, 28, 28),)),
    "bert_like": lambda: (Bert(), (torch.cat([torch.randint(1, 100, (1, 20)), torch.zeros(1, 4, dtype=torch.long)], 1), torch.randint(2, (1, 24)))),
    "containers": lambda: (Containers(), (torch.rand(5, 3),)),
}
