// Runs in Node: the toolkit's JavaScript on `torchlive-web/node`, with the app's own model.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {media, torch} from 'react-native-pytorch-core';
import {expect, it, vi} from 'vitest';
import {classify} from './classifier';

vi.mock('react-native-pytorch-core', async () => {
  const {loadPackage} = await import('torchlive-web/node');
  return loadPackage().exports;
});

it('gives an image the names of three classes, the likeliest first', async () => {
  const image = media.imageFromTensor(
    torch.full([3, 300, 400], 128, {dtype: torch.uint8}),
  );
  const guesses = await classify(image, {
    model: await torch.jit._loadForMobile(path.resolve('public/model.ptl')),
    labels: JSON.parse(readFileSync('public/labels.json', 'utf8')),
  });
  expect(guesses).toHaveLength(3);
  const [first, second, third] = guesses.map(({probability}) => probability);
  expect(first).toBeLessThanOrEqual(1);
  expect(first).toBeGreaterThanOrEqual(second);
  expect(second).toBeGreaterThanOrEqual(third);
  expect(guesses.map(({label}) => label)).not.toContain('unknown');
});
