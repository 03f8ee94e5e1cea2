"""Scenes of drawn things: random place, size, colour, background, blur and noise."""

import torch
from torch.nn import functional as F

from things import NAMES, load_masks


def between(low, high, *shape, device):
    return torch.rand(*shape, device=device) * (high - low) + low


def make_background(count, size, device):
    """Blurred blotches, a table edge, and shapes that are no things."""
    paper = between(0, 1, count, 3, 1, 1, device=device)
    cells = 2 ** int(torch.randint(1, 5, (1,)))
    blotches = F.interpolate(
        torch.randn(count, 3, cells, cells, device=device), size=(size, size), mode="bilinear"
    )
    strength = between(0, 0.14, count, 1, 1, 1, device=device)
    image = paper + strength * blotches
    y = torch.linspace(0, 1, size, device=device)[None, None, :, None]
    x = torch.linspace(0, 1, size, device=device)[None, None, None, :]
    edge = between(0.4, 1.3, count, 1, 1, 1, device=device)
    slope = between(-0.1, 0.1, count, 1, 1, 1, device=device)
    table = torch.sigmoid((y - edge - slope * (x - 0.5)) * size)
    image = image * (1 - table) + between(0, 1, count, 3, 1, 1, device=device) * table
    for _ in range(6):
        at = between(0, 1, count, 2, 1, 1, device=device)
        radius = between(0.02, 0.2, count, 2, 1, 1, device=device)
        dx, dy = ((x - at[:, :1]) / radius[:, :1]).abs(), ((y - at[:, 1:]) / radius[:, 1:]).abs()
        is_round = torch.rand(count, 1, 1, 1, device=device) < 0.5
        distance = torch.where(is_round, (dx**2 + dy**2).sqrt(), torch.maximum(dx, dy))
        inside = torch.sigmoid((1 - distance) * 30)
        inside = inside * (torch.rand(count, 1, 1, 1, device=device) < 0.5)
        image = image * (1 - inside) + between(0, 1, count, 3, 1, 1, device=device) * inside
    return image.clamp(0, 1)


def spoil(image):
    """Blur, noise, brightness and contrast of a cheap camera."""
    count, _, size, _ = image.shape
    device = image.device
    small = F.interpolate(
        F.avg_pool2d(image, 2), size=(size, size), mode="bilinear", align_corners=False
    )
    blur = between(0, 1, count, 1, 1, 1, device=device)
    blur = torch.where(blur < 0.5, torch.zeros_like(blur), blur)
    image = image * (1 - blur) + small * blur
    contrast = between(0.7, 1.2, count, 1, 1, 1, device=device)
    light = between(-0.15, 0.15, count, 1, 1, 1, device=device)
    image = (image - 0.5) * contrast + 0.5 + light
    noise = between(0, 0.06, count, 1, 1, 1, device=device)
    return (image + noise * torch.randn_like(image)).clamp(0, 1)


class Scenes:
    """Makes batches of square pictures with their boxes."""

    def __init__(self, device):
        self.device = device
        self.masks, self.colours = (part.to(device) for part in load_masks())

    def choose(self, count):
        """A thing for each picture."""
        return torch.randint(len(NAMES), (count,), device=self.device)

    def paint(self, thing):
        """Colours: mostly the thing's own, shifted; sometimes any others."""
        own = self.colours[thing]
        shift = 0.18 * torch.randn_like(own)
        lights = between(0.7, 1.15, len(thing), 1, 1, device=self.device)
        other = torch.rand_like(own)
        is_other = torch.rand(len(thing), 1, 1, device=self.device) < 0.25
        return torch.where(is_other, other, own * lights + shift).clamp(0, 1)

    def place(self, image, thing, centre, width, height):
        """Draws one thing per picture; returns the picture and what it covers."""
        count, _, size, _ = image.shape
        angle = between(-0.2, 0.2, count, device=self.device)
        flip = torch.where(torch.rand(count, device=self.device) < 0.5, -1.0, 1.0)
        cos, sin = torch.cos(angle), torch.sin(angle)
        # From the picture's coordinates to the mask's, both from -1 to 1.
        x, y = centre[:, 0] * 2 - 1, centre[:, 1] * 2 - 1
        a, b = cos / width * flip, sin / width * flip
        c, d = -sin / height, cos / height
        affine = torch.stack(
            [torch.stack([a, b, -(a * x + b * y)], 1), torch.stack([c, d, -(c * x + d * y)], 1)], 1
        )
        grid = F.affine_grid(affine, [count, 1, size, size], align_corners=False)
        cover = F.grid_sample(self.masks[thing], grid, align_corners=False)
        alpha = cover.sum(1, keepdim=True).clamp(0, 1)
        ink = torch.einsum("nkhw,nkc->nchw", cover, self.paint(thing))
        return image * (1 - alpha) + ink, alpha[:, 0]

    @staticmethod
    def bounds(alpha):
        """Left, top, right and bottom of what is covered, from 0 to 1; NaN if nothing is."""
        size = alpha.shape[-1]
        columns, rows = alpha.amax(1) > 0.5, alpha.amax(2) > 0.5
        index = torch.arange(size, device=alpha.device)
        first = lambda hit: torch.where(hit, index, size).amin(1)
        last = lambda hit: torch.where(hit, index, -1).amax(1) + 1
        box = torch.stack([first(columns), first(rows), last(columns), last(rows)], 1) / size
        box[~columns.any(1)] = float("nan")
        return box

    def batch(self, count, size, most=6):
        """Pictures [count, 3, size, size], classes and boxes [count, most]; -1 is no thing."""
        image = make_background(count, size, self.device)
        classes = torch.full((count, most), -1, device=self.device)
        boxes = torch.zeros(count, most, 4, device=self.device)
        for slot in range(most):
            thing = self.choose(count)
            extent = between(0.14, 0.55, count, device=self.device)
            # Apps squeeze photos of any format into a square.
            stretch = between(-0.7, 0.7, count, device=self.device).exp().sqrt()
            width, height = extent * stretch, extent / stretch
            half = torch.stack([width, height], 1) / 2
            centre = torch.rand(count, 2, device=self.device) * (1 - 2 * half) + half
            box = torch.cat([centre - half, centre + half], 1)
            # A thing that would hide another is left out.
            overlap = torch.minimum(boxes[:, :, 2:], box[:, None, 2:]) - torch.maximum(
                boxes[:, :, :2], box[:, None, :2]
            )
            shared = overlap.clamp(min=0).prod(2)
            smaller = torch.minimum(
                (boxes[:, :, 2:] - boxes[:, :, :2]).prod(2), (width * height)[:, None]
            ).clamp(min=1e-6)
            is_free = (shared / smaller).amax(1) < 0.25
            is_wanted = torch.rand(count, device=self.device) < 0.75
            keep = is_free & is_wanted
            painted, alpha = self.place(image, thing, centre, width, height)
            image = torch.where(keep[:, None, None, None], painted, image)
            exact = self.bounds(alpha)
            keep = keep & exact.isfinite().all(1)
            classes[:, slot] = torch.where(keep, thing, -1)
            boxes[:, slot] = torch.where(keep[:, None], exact, torch.zeros_like(exact))
        return spoil(image), classes, boxes

    def single(self, count, size):
        """Pictures of one thing each, as a photographer would take them, and its class."""
        image = make_background(count, size, self.device)
        thing = self.choose(count)
        extent = between(0.4, 0.95, count, device=self.device)
        stretch = between(0.75, 1.33, count, device=self.device).sqrt()
        centre = 0.5 + 0.12 * (torch.rand(count, 2, device=self.device) - 0.5)
        image, _ = self.place(image, thing, centre, extent * stretch, extent / stretch)
        return spoil(image), thing
