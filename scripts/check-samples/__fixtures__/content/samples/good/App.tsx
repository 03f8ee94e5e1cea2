import {torch} from 'react-native-pytorch-core';

export default function App(): string {
  return torch.rand([2, 3]).shape.join(' × ');
}
