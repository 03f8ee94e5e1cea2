import {empty, type Tensor} from 'torchlive-web/tensor';
import type {Drawn} from './drawScene';

/** What networks trained on ImageNet expect red, green and blue to be. */
const channels = [
  {mean: 0.485, deviation: 0.229},
  {mean: 0.456, deviation: 0.224},
  {mean: 0.406, deviation: 0.225},
];

/** A picture as the samples pass it to a network: normalized, channels first. */
export function toImageNetInput({width, height, rgb}: Drawn): Tensor {
  const input = empty('float32', [1, 3, height, width]);
  const area = width * height;
  for (const [channel, {mean, deviation}] of channels.entries()) {
    for (let i = 0; i < area; i += 1) {
      const value = rgb[i * channels.length + channel] ?? 0;
      input.storage[channel * area + i] = (value / 255 - mean) / deviation;
    }
  }
  return input;
}
