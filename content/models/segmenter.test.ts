import {expect, it} from 'vitest';
import type {Tensor} from 'torchlive-web/tensor';
import {drawScene} from './testing/drawScene';
import {loadStandIn} from './testing/loadStandIn';
import {toImageNetInput} from './testing/toImageNetInput';
import {things} from './things';

const size = 160;

/** A drawn thing as the sample passes it: normalized, channels first. */
function toInput(name: string): Tensor {
  const thing = things.findIndex((each) => each.name === name);
  const placed = [{thing, x: 40, y: 40, size: 80}];
  return toImageNetInput(drawScene(placed, size, size));
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
      const scores = Array.from({length: 21}, (_, index) =>
        Number(out.storage[index * area + i]),
      );
      const best = scores.indexOf(Math.max(...scores));
      counts.set(best, (counts.get(best) ?? 0) + 1);
      if (i === 0) {
        expect(best).toBe(0);
      }
    }
    const [, ...found] = [...counts].sort((a, b) => b[1] - a[1]);
    expect(found[0]?.[0]).toBe(voc);
  },
);
