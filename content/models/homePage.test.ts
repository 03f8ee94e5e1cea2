import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {docsVersionOf, latestVersion} from '../site/versions';
import {readSample} from '../readers/readSample';
import {releaseOf} from '../readers/releaseOf';
import {forward} from '../../src/components/DigitDemo/network/forward';
import {readNetwork} from '../../src/components/DigitDemo/testing/readNetwork';
import {empty, type Tensor} from 'torchlive-web/tensor';
import {drawScene} from './testing/drawScene';
import {loadStandIn} from './testing/loadStandIn';
import {thingAt} from './testing/thingAt';
import {things} from './things';
import type {LoadedModel, RgbPixels} from 'torchlive-web';
import {createNodeHost} from 'torchlive-web/node';
import {openSample} from './openSample';

// Like the tutorials' tests: a detector takes seconds on a busy machine.
vi.setConfig({testTimeout: 120_000});

const root = path.join(import.meta.dirname, '../..');
const version = docsVersionOf(latestVersion);

type Options = {
  /** Code that calls the listing and returns what it gives. */
  code: string;
  model: LoadedModel['forward'];
  picture?: RgbPixels;
};

/** Runs a listing of the home page: its lines, with a model and a picture. */
async function run({code, model, picture}: Options): Promise<unknown> {
  const files = new Map<string, {text: string}>(
    readSample(root, 'home', version),
  );
  files.set('entry.ts', {
    text: `import {AudioUtil, media, torch} from 'react-native-pytorch-core';
import {answerQuestion} from './answerQuestion';
import {findObjects} from './findObjects';
import {hearWords} from './hearWords';
import {readDigit} from './readDigit';
export default async function run(picture) {
  const model = await torch.jit._loadForMobile('/model.ptl');
  ${code}
}`,
  });
  let result: unknown;
  await openSample(
    {
      release: releaseOf(version.name),
      files,
      host: {
        ...createNodeHost(),
        loadModel: () => Promise.resolve({forward: model}),
      },
      packages: {},
    },
    async ({load, phone}) => {
      const image = picture && {
        ...phone.images.fromPixels(picture),
        getWidth: () => picture.width,
        getHeight: () => picture.height,
      };
      const start = load('entry').default as (
        image: unknown,
      ) => Promise<unknown>;
      result = await start(image);
    },
  );
  return result;
}

it('reads a digit', async () => {
  const rgb = new Uint8Array(280 * 280 * 3);
  for (let y = 50; y < 230; y += 1) {
    rgb.fill(255, (y * 280 + 130) * 3, (y * 280 + 155) * 3);
  }
  const network = readNetwork();
  const mean = 0.1307;
  const deviation = 0.3081;
  const digit = await run({
    code: 'return readDigit(model, picture);',
    picture: {width: 280, height: 280, rgb},
    model([input]) {
      const {shape, storage} = input as Tensor;
      expect(shape).toEqual([1, 1, 28, 28]);
      // The demo's network reads ink from 0 to 1.
      const ink = Float32Array.from(
        storage as Float32Array,
        (value) => value * deviation + mean,
      );
      const scores = empty('float32', [1, 10]);
      (scores.storage as Float32Array).set(forward(network, ink));
      return scores;
    },
  });
  expect(digit).toBe(1);
});

it('finds objects', async () => {
  const cup = things.findIndex(({name}) => name === 'cup');
  const {forward: detect} = await loadStandIn('detr.ptl');
  const found = await run({
    code: `const shape = [picture.getHeight(), picture.getWidth(), 3];
  const photo = torch.fromBlob(media.toBlob(picture), shape).permute([2, 0, 1]);
  const labels = Array.from({length: 91}, (_, index) => 'class ' + index);
  const drawn = [];
  await findObjects(model, photo, labels, (label, box) => drawn.push([label, ...box]));
  return drawn;`,
    picture: drawScene([{thing: cup, x: 100, y: 200, size: 250}], 480, 640),
    model: detect,
  });
  expect(found).toHaveLength(1);
  for (const [label, x, y] of found as [string, number, number][]) {
    expect(label).toBe(`class ${thingAt(cup).coco}`);
    expect(x * 480).toBeCloseTo(225, -2);
    expect(y * 640).toBeCloseTo(325, -2);
  }
});

it('answers a question', async () => {
  const words = 'where is the cup on table ?'.split(' ');
  const vocab = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', ...words].join('\n');
  const [from, to] = ['on', 'table'].map((word) => words.indexOf(word) + 4);
  const answer = await run({
    code: `return answerQuestion(model, ${JSON.stringify(vocab)}, 'where is the cup ?', 'the cup is on the table');`,
    model([input]) {
      const ids = Array.from((input as Tensor).storage, Number);
      const pointAt = (id: number | undefined) => {
        const logits = empty('float32', [1, ids.length]);
        logits.storage[ids.indexOf(id ?? NaN)] = 1;
        return logits;
      };
      return {start_logits: pointAt(from), end_logits: pointAt(to)};
    },
  });
  expect(answer).toBe('on the table');
});

it('hears words', async () => {
  const words = await run({
    code: `AudioUtil.startRecord();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return hearWords(model);`,
    model([input]) {
      const {shape, storage} = input as Tensor;
      const loudest = Math.max(...Array.from(storage, Number));
      return `${shape.length} dimensions, ${loudest.toFixed(2)}`;
    },
  });
  // The recorder's tone has an amplitude of 8000 of 32767.
  expect(words).toBe('2 dimensions, 0.24');
});
