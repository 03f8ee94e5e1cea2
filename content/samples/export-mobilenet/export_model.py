import torch
import torchvision
from torch.utils.mobile_optimizer import optimize_for_mobile

model = torchvision.models.mobilenet_v3_small(pretrained=True)
model.eval()

# For browsers and other runtimes; the phone needs the file below.
example = torch.rand(1, 3, 224, 224)
torch.onnx.export(model, example, "mobilenet_v3_small.onnx")

scripted_model = torch.jit.script(model)
optimized_model = optimize_for_mobile(scripted_model)
optimized_model._save_for_lite_interpreter("mobilenet_v3_small.ptl")

print("Wrote mobilenet_v3_small.onnx and mobilenet_v3_small.ptl")
