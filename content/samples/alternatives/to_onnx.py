import torch
import torchvision

model = torchvision.models.mobilenet_v3_small(weights="DEFAULT").eval()
example = torch.rand(1, 3, 224, 224)

torch.onnx.export(
    model,
    example,
    "mobilenet_v3_small.onnx",
    input_names=["input"],
    output_names=["output"],
    external_data=False,
)
