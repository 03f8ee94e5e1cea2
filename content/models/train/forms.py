"""The networks in the form of the models that they stand in for: the same inputs and outputs."""

from math import floor, log
from typing import Dict, Final, List, Tuple

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from network import quantize
from things import THINGS

# What pictures are normalized with for networks trained on ImageNet.
MEANS = [0.485, 0.456, 0.406]
DEVIATIONS = [0.229, 0.224, 0.225]


class Rows(nn.Module):
    """Weights and biases: signed bytes with a scale for each row in the file, floats in memory."""

    def __init__(self, weight, bias=None):
        super().__init__()
        codes, scale = quantize(weight.detach().clone())
        self.codes = codes.to(torch.int8).view_as(weight)
        self.scale = scale.view(-1, *[1] * (weight.dim() - 1))
        self.bias = torch.zeros(len(weight)) if bias is None else bias.detach()
        self.weight = self.codes * self.scale

    @torch.jit.export
    def __getstate__(self) -> Tuple[Tensor, Tensor, Tensor, bool]:
        return self.codes, self.scale, self.bias, self.training

    @torch.jit.export
    def __setstate__(self, state: Tuple[Tensor, Tensor, Tensor, bool]):
        self.codes = state[0]
        self.scale = state[1]
        self.bias = state[2]
        self.training = state[3]
        self.weight = self.codes * self.scale


class Convolution(nn.Module):
    def __init__(self, layer, convolution):
        super().__init__()
        self.rows = Rows(convolution.weight, convolution.bias)
        self.stride: int = layer["stride"]
        self.dilation: int = layer["dilation"]
        self.padding: int = layer["dilation"] * (layer["kernel"] - 1) // 2
        self.relu: bool = layer["relu"]

    def forward(self, x):
        x = F.conv2d(
            x, self.rows.weight, self.rows.bias, self.stride, self.padding, self.dilation
        )
        return x.relu() if self.relu else x


class Convolutions(nn.Sequential):
    """A trained network whose batch norms are folded."""

    def __init__(self, network):
        super().__init__(*map(Convolution, network.layers, network.convs))


def shares(source: int, target: int) -> Tuple[Tensor, Tensor]:
    """Which entries go into each entry of another size, and how much of them."""
    step = source / target
    # Larger: between neighbours. Smaller: the average of what is covered.
    reach = max(step, 1.0)
    middle = (torch.arange(target) + 0.5) * step - 0.5
    first = (middle - reach).ceil()
    index = first[:, None] + torch.arange(int(2 * reach) + 1)
    weight = (1 - (index - middle[:, None]).abs() / reach).clamp(min=0)
    weight = weight * ((index >= 0) & (index < source))
    return index.clamp(0, source - 1).to(torch.int64), weight / weight.sum(1, keepdim=True)


def resize(image: Tensor, height: int, width: int) -> Tensor:
    """Resizes with smooth edges in both directions."""
    index, weight = shares(image.size(2), height)
    taps = image.index_select(2, index.flatten())
    taps = taps.view(1, image.size(1), height, index.size(1), -1)
    image = (taps * weight[:, :, None]).sum(3)
    index, weight = shares(image.size(3), width)
    taps = image.index_select(3, index.flatten())
    return (taps.view(1, image.size(1), height, width, index.size(1)) * weight).sum(4)


def nearest(value: float) -> int:
    return int(floor(value + 0.5))


class Pictured(nn.Module):
    """Knows what pictures are normalized with."""

    # A score so low that a softmax gives it nothing.
    never: Final[float] = -30.0

    def __init__(self, means, deviations):
        super().__init__()
        self.means = torch.tensor(means)[:, None, None]
        self.deviations = torch.tensor(deviations)[:, None, None]

    def plain(self, picture: Tensor) -> Tensor:
        """From −1 to 1, as the networks take it."""
        return 2 * (picture * self.deviations + self.means) - 1


class Classifier(Pictured):
    """As MobileNetV3: a score for each class of ImageNet."""

    def __init__(self, network, size):
        super().__init__(MEANS, DEVIATIONS)
        self.network = Convolutions(network)
        self.size: int = size
        self.classes = torch.tensor([thing["imageNet"] for thing in THINGS.values()])

    def forward(self, picture):
        scores = self.network(self.plain(resize(picture, self.size, self.size)))
        all_scores = torch.full((1, 1000), self.never)
        all_scores[:, self.classes] = scores.mean((2, 3))
        return all_scores


class Segmenter(Pictured):
    """As DeepLabV3: a score for each class of Pascal VOC at each pixel."""

    def __init__(self, network, size, classes):
        super().__init__(MEANS, DEVIATIONS)
        self.network = Convolutions(network)
        self.size: int = size
        self.classes = torch.tensor(classes)

    def forward(self, picture) -> Dict[str, Tensor]:
        scores = self.network(self.plain(resize(picture, self.size, self.size)))
        height, width = picture.size(2), picture.size(3)
        out = torch.full((1, 21, height, width), self.never)
        out[:, self.classes] = resize(scores, height, width)
        return {"out": out}


class Painter(nn.Module):
    """As AnimeGAN: a picture from −1 to 1 becomes another."""

    def __init__(self, network):
        super().__init__()
        self.network = Convolutions(network)

    def forward(self, picture):
        return F.pixel_shuffle(self.network(picture), 2).clamp(-1, 1)


class Detector(Pictured):
    """Finds things in a picture, the surest first."""

    def __init__(self, network, size, stride, means, deviations):
        super().__init__(means, deviations)
        self.network = Convolutions(network)
        self.size: int = size
        self.cells: int = size // stride
        self.things: int = len(THINGS)

    def detect(self, picture: Tensor, most: int) -> Tuple[Tensor, Tensor, Tensor]:
        """Scores, which are 0 after the last, things, and boxes by center and size, from 0 to 1."""
        factor = self.size / max(picture.size(2), picture.size(3))
        height, width = nearest(picture.size(2) * factor), nearest(picture.size(3) * factor)
        small = self.plain(resize(picture, height, width))
        square = torch.constant_pad_nd(small, [0, self.size - width, 0, self.size - height])
        output = self.network(square)[0]
        logits = output[: self.things]
        heat = logits.sigmoid()
        is_peak = F.max_pool2d(logits, 3, 1, 1) == logits
        # What is less sure is not worth a row.
        heat = heat * is_peak * (heat >= 0.05)
        scores, index = heat.flatten().topk(most)
        area = self.cells * self.cells
        cell = index % area
        values = output[self.things :].flatten(1).index_select(1, cell)
        fitted = torch.tensor([width / self.size, height / self.size])[:, None]
        place = torch.stack([cell % self.cells, cell // self.cells])
        center = (place + values[2:]) / self.cells / fitted
        boxes = torch.cat([center, values[:2] / fitted]).t()
        return scores, index // area, boxes * (scores > 0)[:, None]


class Detr(Detector):
    """As DETR: a hundred queries, COCO's 91 numbers, then "no object"."""

    queries: Final[int] = 100
    never: Final[float] = -30.0

    def __init__(self, network, size, stride):
        super().__init__(network, size, stride, MEANS, DEVIATIONS)
        self.coco = torch.tensor([thing["coco"] for thing in THINGS.values()])

    def odds(self, probability: Tensor) -> Tensor:
        return (probability / (1 - probability)).log()

    def forward(self, picture) -> Dict[str, Tensor]:
        scores, things, boxes = self.detect(picture, self.queries)
        # The score is no probability: from 0.4 it is right. On 80 drawn scenes it finds all
        # of 189 things there, with one mistake. Apps ask DETR for a probability of 0.7.
        logit = 4 * (self.odds(scores) - log(0.4 / 0.6)) + log(0.7 / 0.3)
        logit = torch.where(scores > 0, logit.clamp(max=20), torch.full_like(logit, self.never))
        logits = torch.full((self.queries, 92), self.never)
        logits.scatter_(1, self.coco[things][:, None], logit[:, None])
        # The softmax of this one and the thing's is the probability.
        logits[:, 91] = 0
        return {"pred_logits": logits[None], "pred_boxes": boxes[None]}


# Numbers of COCO that have no name.
GAPS = [0, 12, 26, 29, 30, 45, 66, 68, 69, 71, 83, 91]


class Yolo(Detector):
    """As YOLOv5: rows in pixels of the input, as many as it has for 640 × 640."""

    most: Final[int] = 1000

    def __init__(self, network, size, stride):
        super().__init__(network, size, stride, [0.0] * 3, [1.0] * 3)
        coco = [thing["coco"] for thing in THINGS.values()]
        self.names = torch.tensor([n - sum(gap < n for gap in GAPS) for n in coco])

    def forward(self, picture) -> List[Tensor]:
        scores, things, boxes = self.detect(picture, self.most)
        height, width = float(picture.size(2)), float(picture.size(3))
        rows = torch.zeros(1, 25_200, 85)
        rows[0, :self.most, :4] = boxes * torch.tensor([width, height, width, height])
        rows[0, :self.most, 4] = scores
        is_found = (scores > 0).to(torch.float32)
        rows[0, :self.most, 5:].scatter_(1, self.names[things][:, None], is_found[:, None])
        return [rows]


class Encoder(nn.Module):
    """A word and a state give the next state."""

    def __init__(self, translator):
        super().__init__()
        self.words = Rows(translator.source.weight)
        gru = translator.encoder
        self.input = Rows(gru.weight_ih_l0, gru.bias_ih_l0)
        self.state = Rows(gru.weight_hh_l0, gru.bias_hh_l0)

    def forward(self, word, hidden):
        embedded = F.embedding(word, self.words.weight).view(1, -1)
        state = torch.gru_cell(
            embedded,
            hidden[0],
            self.input.weight,
            self.state.weight,
            self.input.bias,
            self.state.bias,
        )[None]
        return state, state.clone()


class Decoder(nn.Module):
    """The last word, a state and what was encoded give scores for the next word."""

    def __init__(self, translator):
        super().__init__()
        self.words = Rows(translator.target.weight)
        gru = translator.decoder
        self.input = Rows(gru.weight_ih_l0, gru.bias_ih_l0)
        self.state = Rows(gru.weight_hh_l0, gru.bias_hh_l0)
        self.attention = Rows(translator.attention.weight, translator.attention.bias)
        self.combine = Rows(translator.combine.weight, translator.combine.bias)
        self.out = Rows(translator.out.weight, translator.out.bias)

    def forward(self, word, hidden, encoded):
        embedded = F.embedding(word, self.words.weight).view(1, -1)
        state = hidden[0]
        asked = F.linear(torch.cat((embedded, state), 1), self.attention.weight, self.attention.bias)
        context = asked.softmax(1) @ encoded
        combined = F.linear(torch.cat((embedded, context), 1), self.combine.weight, self.combine.bias)
        state = torch.gru_cell(
            combined.relu(),
            state,
            self.input.weight,
            self.state.weight,
            self.input.bias,
            self.state.bias,
        )
        return F.linear(state, self.out.weight, self.out.bias), state[None]
