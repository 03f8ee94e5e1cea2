import {expect, it} from 'vitest';
import {linkText} from './linkText';

it.each([
  [
    'https://pytorch.org/docs/1.12/generated/torch.Tensor.abs.html',
    'PyTorch: torch.Tensor.abs',
  ],
  [
    'https://pytorch.org/docs/1.12/tensor_attributes.html#torch-dtype',
    'PyTorch: tensor attributes, torch-dtype',
  ],
  ['https://developer.mozilla.org/en-US/docs/Web/API/Blob/slice', 'MDN: slice'],
  ['https://example.com/', 'example.com'],
])('%s is "%s"', (address, words) => {
  expect(linkText(address)).toBe(words);
});
