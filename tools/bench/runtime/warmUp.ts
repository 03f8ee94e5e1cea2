import {dtypes} from 'torchlive-web/tensor';
import {torch} from './jobs';

/**
 * Runs every operation in every dtype, as a page that runs many examples does:
 * a loop that has seen one kind of array only is faster than it will stay.
 */
export function warmUp(): void {
  for (let round = 0; round < 200; round++) {
    for (const dtype of Object.keys(dtypes)) {
      const tensor = torch.ones!([3, 8, 8], {dtype});
      tensor.add(tensor).mul(tensor).sub(tensor).div(tensor);
      tensor.abs().sqrt().clamp(0, 1);
      tensor.sum();
      tensor.permute(2, 0, 1).contiguous();
      tensor.reshape(24, 8).matmul(tensor.reshape(8, 24));
      tensor.to({dtype: 'float64'}).softmax(1);
    }
  }
}
