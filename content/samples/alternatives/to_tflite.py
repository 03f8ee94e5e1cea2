import litert_torch
import torch
import torchvision

model = torchvision.models.mobilenet_v3_small(weights="DEFAULT").eval()
example = (torch.rand(1, 3, 224, 224),)

litert_torch.convert(model, example).export("mobilenet_v3_small.tflite")
