// Also: Torch.contiguousFormat, Torch.preserveFormat
import {torch} from 'react-native-pytorch-core';

const image = torch.zeros([1, 3, 480, 640]);
const last = image.contiguous({memoryFormat: torch.channelsLast});
console.log(last.shape, last.stride()); // → [1, 3, 480, 640] [921600, 1, 1920, 3]

const first = last.contiguous({memoryFormat: torch.contiguousFormat});
console.log(first.stride()); // → [921600, 307200, 640, 1]

// The format that keeps the order is only for tensors that are in order.
last.contiguous({memoryFormat: torch.preserveFormat});
// throws preserve memory format is unsupported by the contiguous operator
