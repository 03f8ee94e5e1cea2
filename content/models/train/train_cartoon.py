"""Trains the painter that stands in for AnimeGAN in the page: it imitates a cartoon filter of ours.

    python3 content/models/train/train_cartoon.py [--steps 4000]

The filter smooths within edges, flattens the light to a few levels, strengthens
colours and draws dark outlines. The network works at half the size and has two
pixels by two in its last layer.
"""

import torch
from torch.nn import functional as F

from forms import Painter
from network import DEVICE, Network, conv, finish, read_steps, save, save_model, train
from scenes import Scenes, between

SIZE = 192
SEED = 5
HELD_OUT = 200

LAYERS = [
    conv(3, 16, stride=2),
    conv(16, 16),
    conv(16, 16, dilation=2),
    conv(16, 16, dilation=2),
    conv(16, 12, relu=False),
]


def smooth_within_edges(image, rounds=3, reach=2, likeness=0.1):
    """A bilateral filter: neighbours count by how alike they are."""
    count, channels, height, width = image.shape
    side = 2 * reach + 1
    for _ in range(rounds):
        padded = F.pad(image, [reach] * 4, mode="replicate")
        around = F.unfold(padded, side).view(count, channels, side * side, height, width)
        difference = (around - image[:, :, None]).pow(2).sum(1, keepdim=True)
        weight = torch.exp(-difference / (2 * likeness**2))
        image = (around * weight).sum(2) / weight.sum(2)
    return image


def blur(image, side):
    padded = F.pad(image, [side // 2] * 4, mode="replicate")
    return F.avg_pool2d(padded, side, 1)


def paint(image):
    """The cartoon filter."""
    flat = smooth_within_edges(image)
    light = flat.mean(1, keepdim=True)
    levels = 6
    step = light * levels
    stepped = (torch.floor(step) + torch.sigmoid((step - torch.floor(step) - 0.5) * 12)) / levels
    colour = (flat - light) * 1.4 + stepped
    outline = (blur(light, 5) - blur(light, 3)).clamp(min=0)
    ink = (1 - 14 * outline).clamp(0.25, 1)
    return (colour * ink).clamp(0, 1)


def make_images(scenes, count):
    """Scenes, half of them with the texture of a photo."""
    image, _, _ = scenes.batch(count, SIZE)
    texture = torch.zeros_like(image)
    for cells in (6, 12, 24, 48, 96):
        noise = torch.randn(count, 3, cells, cells, device=image.device)
        noise = noise.mean(1, keepdim=True) + 0.3 * noise
        texture = texture + F.interpolate(noise, size=(SIZE, SIZE), mode="bilinear") * (3 / cells)
    strength = between(0, 0.8, count, 1, 1, 1, device=image.device)
    strength = strength * (torch.rand_like(strength) < 0.5)
    return (image + strength * texture).clamp(0, 1)


def apply(network, image):
    return F.pixel_shuffle(network(image * 2 - 1), 2)


def main():
    arguments = read_steps(steps=4000, batch=24)
    torch.manual_seed(SEED)
    scenes = Scenes(DEVICE)
    network = Network(LAYERS).to(DEVICE)

    def loss_of_batch(count):
        image = make_images(scenes, count)
        # Like the original, from -1 to 1.
        return F.l1_loss(apply(network, image), paint(image) * 2 - 1)

    train(network, loss_of_batch, arguments, rate=4e-3, decay=1e-5)
    finish(network)
    torch.manual_seed(SEED + 1)
    with torch.no_grad():
        errors, changes = [], []
        for _ in range(HELD_OUT // 20):
            image = make_images(scenes, 20)
            wanted = paint(image)
            errors.append((apply(network, image).clamp(-1, 1) / 2 + 0.5 - wanted).abs().mean())
            changes.append((image - wanted).abs().mean())
    error, change = (round(torch.stack(part).mean().item(), 4) for part in (errors, changes))
    print(f"mean error {error}, where the filter itself changes {change}")
    save(
        "cartoon",
        {
            "layers": len(LAYERS),
            "heldOutPictures": HELD_OUT,
            "meanError": error,
            "meanChange": change,
        },
    )
    save_model("cartoon", Painter(network))


if __name__ == "__main__":
    main()
