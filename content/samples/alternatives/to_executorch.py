import torch
import torchvision
from executorch.backends.xnnpack.partition.xnnpack_partitioner import XnnpackPartitioner
from executorch.exir import to_edge_transform_and_lower

model = torchvision.models.mobilenet_v3_small(weights="DEFAULT").eval()
example = (torch.rand(1, 3, 224, 224),)

program = to_edge_transform_and_lower(
    torch.export.export(model, example),
    partitioner=[XnnpackPartitioner()],
).to_executorch()

with open("mobilenet_v3_small.pte", "wb") as file:
    program.write_to_file(file)
