// Also: Torch.double, Torch.float, Torch.float64, Torch.int, Torch.int16, Torch.int32, Torch.int64, Torch.int8, Torch.long, Torch.short, Torch.uint8, TensorOptions.dtype
import {torch} from 'react-native-pytorch-core';

const {float32, float64, int8, int16, int32, int64, uint8} = torch;
for (const dtype of [float32, float64, int8, int16, int32, int64, uint8]) {
  const x = torch.tensor([300.5], {dtype});
  console.log(dtype, x.to({dtype: torch.float32}).item());
}
// → float32 300.5
//   float64 300.5
//   int8 44
//   int16 300
//   int32 300
//   int64 300
//   uint8 44

const {double, float, int, long, short} = torch;
for (const dtype of [double, float, int, long, short]) {
  console.log(torch.ones([1], {dtype}).dtype);
}
// → float64
//   float32
//   int32
//   int64
//   int16
