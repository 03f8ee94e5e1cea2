import {expect, it} from 'vitest';
import {toMono} from './startMicrophone';

it.each([
  [[[0, 0.5, -1]], [0, 16384, -32768]],
  [
    [
      [0.5, 1],
      [-0.5, 0],
    ],
    [0, 16384],
  ],
  [[[1.5, -1.5]], [32767, -32768]],
  [[], []],
])('%j is heard as %j', (channels, samples) => {
  expect([
    ...toMono(channels.map((channel) => Float32Array.from(channel))),
  ]).toEqual(samples);
});
