import {expect, it} from 'vitest';
import {full, type Tensor} from 'torchlive-web/tensor';
import {drawScene} from './testing/drawScene';
import {deviations, means} from './testing/imageNet';
import {loadStandIn} from './testing/loadStandIn';
import {things} from './things';

const size = 160;

/** A drawn thing as the sample passes it: normalized, channels first. */
function toInput(name: string): Tensor {
  const thing = things.findIndex((each) => each.name === name);
  const {rgb} = drawScene([{thing, x: 40, y: 40, size: 80}], size, size);
  const tensor = full([1, 3, size, size], 0, 'float32');
  for (let i = 0; i < size * size; i += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      tensor.storage[channel * size * size + i] =
        (rgb[i * 3 + channel]! / 255 - means[channel]!) / deviations[channel]!;
    }
  }
  return tensor;
}

it.each([
  ['bottle', 5],
  ['potted plant', 16],
  ['tv', 20],
  ['bicycle', 2],
])(
  'finds a drawn %s in the middle and nothing in the corner',
  async (name, voc) => {
    const model = await loadStandIn('segmenter.ptl');
    const {out} = (await model.forward([toInput(name)])) as {out: Tensor};
    expect(out.shape).toEqual([1, 21, size, size]);
    const counts = new Map<number, number>();
    const area = size * size;
    for (let i = 0; i < area; i += 1) {
      let best = 0;
      for (let index = 1; index < 21; index += 1) {
        if (out.storage[index * area + i]! > out.storage[best * area + i]!) {
          best = index;
        }
      }
      counts.set(best, (counts.get(best) ?? 0) + 1);
      if (i === 0) {
        expect(best).toBe(0);
      }
    }
    const [, ...found] = [...counts].sort((a, b) => b[1] - a[1]);
    expect(found[0]?.[0]).toBe(voc);
  },
);
