import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {Resvg} from '@resvg/resvg-js';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  docsVersionOf,
  docsVersions,
  latestVersion,
  type DocsVersion,
} from '../site/versions';
import {readSample} from '../readers/readSample';
import {startKeyRecorder} from 'torchlive-web/browser';
import {releaseOf} from '../readers/releaseOf';
import type {AssetName} from './assets';
import {findServed, registry} from './registry';
import {drawScene, type Drawn, type Placed} from './testing/drawScene';
import {loadStandIn} from './testing/loadStandIn';
import {thingAt} from './testing/thingAt';
import {things} from './things';
import type {Host, Release} from 'torchlive-web';
import {createNodeHost} from 'torchlive-web/node';
import {empty} from 'torchlive-web/tensor';
import {openSample, type OpenSample} from './openSample';
import {readModelAsset} from './readModelAsset';

vi.setConfig({testTimeout: 120_000});
afterEach(() => {
  vi.unstubAllGlobals();
});

const root = path.join(import.meta.dirname, '../..');
const versions = docsVersions.filter(({name}) => name !== '0.1');

const decoder = new TextDecoder();
const readJson = (asset: AssetName): unknown =>
  JSON.parse(decoder.decode(readModelAsset(asset)));

/** Answers for the hosts that samples ask, as the page does; nothing leaves this machine. */
function stubNetwork() {
  vi.stubGlobal('fetch', (url: string) => {
    const served = findServed(url);
    return served.kind === 'document'
      ? Promise.resolve({json: () => Promise.resolve(readJson(served.asset))})
      : Promise.reject(new Error(`${url} is no document`));
  });
  const addresses = new Map<string, string>();
  const fileSystem = {
    cacheDirectory: 'file:///cache/',
    getInfoAsync: (uri: string) =>
      Promise.resolve({exists: addresses.has(uri)}),
    downloadAsync(url: string, uri: string) {
      addresses.set(uri, url);
      return Promise.resolve({status: 200});
    },
    moveAsync({from, to}: {from: string; to: string}) {
      addresses.set(to, addresses.get(from) ?? '');
      return Promise.resolve();
    },
  };
  return {
    fileSystem,
    host: {
      ...createNodeHost(),
      loadModel(file: string, release: Release) {
        // Bundled models are loaded by the path that the app requires.
        const served = findServed(addresses.get(`file://${file}`) ?? file);
        if (served.kind === 'model') {
          return loadStandIn(served.asset, release);
        }
        const reason = served.kind === 'missing' ? served.reason : file;
        return Promise.reject(new Error(reason));
      },
    },
  };
}

/** What the bundler of 0.1 finds beside the app. */
const bundled = Object.fromEntries(
  Object.entries(registry)
    .filter(([address]) => address.startsWith('../'))
    .map(([address, served]) => [
      address,
      served.kind === 'document' ? readJson(served.asset) : address,
    ]),
);

/** Runs a sample of one docs version. */
async function run(
  name: string,
  version: DocsVersion,
  use: (sample: OpenSample) => Promise<void>,
  hostParts: Partial<Host> = {},
): Promise<void> {
  const {fileSystem, host} = stubNetwork();
  await openSample(
    {
      release: releaseOf(version.name),
      files: new Map<string, {text: string}>([
        ...readSample(root, name, version),
        // For what a sample keeps to itself.
        ['toolkit.ts', {text: "export * from 'react-native-pytorch-core';"}],
      ]),
      host: {...host, ...hostParts},
      packages: {'expo-file-system': fileSystem, ...bundled},
    },
    use,
  );
}

/** What the tutorial of a version says that the log shows. */
function outputsOf(page: string, {name}: DocsVersion): string[] {
  const folder = name === 'current' ? 'docs' : `versioned_docs/version-${name}`;
  const file = path.join(root, folder, 'tutorials/snacks', `${page}.mdx`);
  const blocks = readFileSync(file, 'utf8').matchAll(
    /^```output\n([^`]+)```/gm,
  );
  return [...blocks].flatMap(([, text = '']) => text.trim().split('\n'));
}

type Photo = {ID: string; release: () => void};

/** Puts a picture on the phone, as a photo of it would be. */
function photographOf({phone}: OpenSample, drawn: Drawn): Photo {
  const {width, height} = drawn;
  const image = phone.images.fromPixels(drawn) as Photo;
  return {...image, getWidth: () => width, getHeight: () => height} as Photo;
}

/** Puts a drawn scene on the phone. */
function photograph(
  sample: OpenSample,
  placed: Placed[],
  width: number,
  height: number,
): Photo {
  return photographOf(sample, drawScene(placed, width, height));
}

/** A drawing on the canvas of the digits tutorial. */
function drawStrokes(strokes: string): Drawn {
  const side = 390;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#4F25C6"/><path d="${strokes}" fill="none" stroke="#fff" stroke-width="25" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  const {pixels} = new Resvg(svg).render();
  const rgb = Uint8Array.from(pixels.filter((_, at) => at % 4 < 3));
  return {width: side, height: side, rgb};
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

type Toolkit = {
  execute: (
    model: string,
    params: object,
  ) => Promise<{result: Record<string, unknown>}>;
};

const mouse = things.findIndex(({name}) => name === 'mouse');
const cup = things.findIndex(({name}) => name === 'cup');
const clock = things.findIndex(({name}) => name === 'clock');

type Recorder = {
  startRecord: () => void;
  stopRecord: () => Promise<unknown>;
};

type Call = (...values: unknown[]) => Promise<unknown>;

describe.each(versions)('the tutorials of $label', (version) => {
  it('translate their opening sentence, with the shapes that the page shows, and say which word the model does not know', async () => {
    await run('seq2seq-nmt', version, async (sample) => {
      const translate = sample.load('translate').default as Call;
      expect(await translate('je suis heureux .')).toBe('i am happy .');
      const [encoded, ids] = outputsOf('seq2seq-nmt', version);
      expect(sample.log[0]).toBe(encoded);
      // As many words as the page shows; their ids depend on the training.
      expect(sample.log[1]?.split(',')).toHaveLength(
        ids?.split(',').length ?? NaN,
      );
      await expect(translate('je joue du piano .')).rejects.toThrow(
        'never learned the word',
      );
    });
  });

  it('name what a picture shows', async () => {
    await run('image-classification', version, async (sample) => {
      const classify = sample.load('classifyImage').default as Call;
      const placed = [{thing: mouse, x: 90, y: 150, size: 300}];
      const photo = photograph(sample, placed, 480, 640);
      expect(await classify(photo)).toMatch(/^mouse, computer mouse \(\d+%\)$/);
      // The page has another percentage, from another picture.
      const shown = outputsOf('image-classification', version).at(-1);
      const pattern = /^Class 673: mouse.*, \d+%$/;
      expect(shown).toMatch(pattern);
      expect(sample.log.at(-1)).toMatch(pattern);
    });
  });
});

/** Three scores, the last of which is the greatest: a model of the reader's. */
const threeClasses: Partial<Host> = {
  loadModel: () =>
    Promise.resolve({
      forward() {
        const scores = empty('float32', [1, 3]);
        scores.storage[2] = 9;
        return scores;
      },
    }),
};

/** Shows a plain frame to the apps that name what a picture shows. */
async function expectUnsure(
  version: DocsVersion,
  color: readonly number[],
): Promise<void> {
  const rgb = Uint8Array.from(
    {length: 240 * 320 * 3},
    (_, i) => color[i % 3] ?? 0,
  );
  const plain = {width: 240, height: 320, rgb};
  await run('image-classification', version, async (sample) => {
    const classify = sample.load('classifyImage').default as Call;
    expect(await classify(photographOf(sample, plain))).toMatch(/^Not sure/);
  });
  await run('live-camera', version, async (sample) => {
    const module = sample.load('classifyFrame');
    const classifier = await (module.loadClassifier as Call)();
    const frame = photographOf(sample, plain);
    expect(await (module.default as Call)(frame, classifier)).toBe('');
  });
}

describe.each(versions)('the tutorials of $label', (version) => {
  it('claim no class that a model of three classes does not have', async () => {
    await run(
      'image-classification',
      version,
      async (sample) => {
        const classify = sample.load('classifyImage').default as Call;
        const photo = photograph(sample, [], 240, 320);
        expect(await classify(photo)).toBe('Class 2 (100%)');
      },
      threeClasses,
    );
    await run(
      'live-camera',
      version,
      async (sample) => {
        const module = sample.load('classifyFrame');
        const classifier = await (module.loadClassifier as Call)();
        const frame = photograph(sample, [], 240, 320);
        expect(await (module.default as Call)(frame, classifier)).toBe(
          'Class 2',
        );
      },
      threeClasses,
    );
  });

  it('are not sure what a plain green frame shows', () =>
    expectUnsure(version, [0, 128, 0]));
});

describe.each(versions)('the tutorials of $label', (version) => {
  it('find the words of a passage, with the tokens that the page counts', async () => {
    await run('nlp-qa', version, async ({load, log}) => {
      const answer = load('answerQuestion').default as Call;
      const passage =
        'The keeper climbed the tower every evening. He lit the lamp, wrote in the log, and kept a brass telescope in the attic.';
      expect(await answer(passage, 'Where was the telescope?')).toBe(
        'and kept a brass telescope in the attic',
      );
      // The phone's answer ends there too, and begins later.
      const [shown = ''] = outputsOf('nlp-qa', version);
      expect(log[0]?.split(' from ')[0]).toBe(shown.split(' from ')[0]);
      expect(log[0]?.split(' to ')[1]).toBe(shown.split(' to ')[1]);
      expect(await answer(passage, 'Who climbed the tower?')).toBe(
        'the keeper climbed the tower every evening',
      );
    });
  });

  it('count the frames that nobody released', async () => {
    await run('live-camera', version, async (sample) => {
      const before = sample.phone.images.live();
      photograph(sample, [], 60, 80);
      const released = photograph(sample, [], 60, 80);
      released.release();
      expect(sample.phone.images.live()).toBe(before + 1);
      return Promise.resolve();
    });
  });

  it('write down the telephone keys of a recording', async () => {
    await run(
      'speech-to-text',
      version,
      async ({load, log}) => {
        const {AudioUtil} = load('toolkit') as {AudioUtil: Recorder};
        const transcribe = load('transcribe').default as Call;
        AudioUtil.startRecord();
        const recording = await AudioUtil.stopRecord();
        expect(await transcribe(recording)).toBe('TWO ZERO TWO SIX');
        expect(log[0]).toMatch(/^Input \[1, \d+\]$/);
      },
      {startRecorder: () => startKeyRecorder('2026')},
    );
  });
});

describe('the tutorials of 0.1', () => {
  const version = docsVersionOf('0.1');

  it.each([
    [1, 'M150 120L195 70L195 320M140 320L250 320'],
    [7, 'M120 80L280 80L180 320'],
    [0, 'M195 60C100 60 100 330 195 330C290 330 290 60 195 60'],
  ])('read a drawn %i', async (digit, strokes) => {
    await run('mnist-digit-classification', version, async (sample) => {
      const {MobileModel} = sample.load('toolkit') as {MobileModel: Toolkit};
      const rank = sample.load('rankDigits').default as (
        scores: unknown,
      ) => {digit: number}[];
      const {colorBackground, colorForeground} = sample.load('drawStrokes');
      const image = photographOf(sample, drawStrokes(strokes));
      const {result} = await MobileModel.execute('../../models/mnist.ptl', {
        image,
        crop_width: 1,
        crop_height: 1,
        scale_width: 28,
        scale_height: 28,
        colorBackground,
        colorForeground,
      });
      expect(rank(result.scores)[0]?.digit).toBe(digit);
    });
  });

  it('classify a picture with the live spec', async () => {
    const placed = [{thing: mouse, x: 90, y: 150, size: 300}];
    const {width, height, rgb} = drawScene(placed, 480, 640);
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let i = 0; i < width * height; i += 1) {
      data.set(rgb.subarray(i * 3, i * 3 + 3), i * 4);
    }
    const parts: Partial<Host> = {
      fetch: () => Promise.resolve(new Uint8Array(1)),
      decodeImage: () => Promise.resolve({width, height, data}),
    };
    await run(
      'live-spec',
      version,
      async ({load, phone}) => {
        const classify = load('classifyPicture').default as Call;
        expect(await classify('https://example.com/mouse.png')).toBe(
          thingAt(mouse).imageNet,
        );
        expect(phone.images.live()).toBe(0);
      },
      parts,
    );
  });

  it('find the words of a passage with the live spec', async () => {
    await run('question-answering', version, async ({load}) => {
      const {MobileModel} = load('toolkit') as {MobileModel: Toolkit};
      const toText = load('toModelText').default as (
        question: string,
        passage: string,
      ) => string;
      const {result} = await MobileModel.execute('../../models/bert_qa.ptl', {
        text: toText(
          'Where was the telescope?',
          'The keeper lit the lamp every evening. He kept a brass telescope in the attic.',
        ),
        modelInputLength: 360,
      });
      expect(result.answer).toBe('he kept a brass telescope in the attic');
    });
  });
});

// Seconds each; in a browser every release runs them.
describe('the tutorials of the latest version', () => {
  const version = docsVersionOf(latestVersion);

  it.each([
    ['light green', [120, 180, 60]],
    ['white', [255, 255, 255]],
    ['black', [0, 0, 0]],
  ])('are not sure what a plain %s frame shows', (_, color) =>
    expectUnsure(version, color),
  );

  it('name what live frames show, and keep no memory of ten frames', async () => {
    await run('live-camera', version, async (sample) => {
      const module = sample.load('classifyFrame');
      const classify = module.default as Call;
      const classifier = await (module.loadClassifier as Call)();
      const picture = drawScene(
        [{thing: mouse, x: 30, y: 40, size: 160}],
        240,
        320,
      );
      const before = sample.phone.images.live();
      async function showFrames(count: number) {
        for (let frame = 0; frame < count; frame += 1) {
          const image = photographOf(sample, picture);
          expect(await classify(image, classifier)).toMatch(/mouse/);
          image.release();
        }
        // Memory of pictures is freed beside the program, a moment later.
        for (let round = 0; round < 3; round += 1) {
          collectGarbage();
          await setTimeout(50);
        }
        return process.memoryUsage();
      }
      const first = await showFrames(5);
      const last = await showFrames(10);
      expect(sample.phone.images.live()).toBe(before);
      // A frame is 300 kB and its tensors more; ten that stay would be over 3 MB.
      expect(last.arrayBuffers - first.arrayBuffers).toBeLessThan(1_000_000);
      expect(last.heapUsed - first.heapUsed).toBeLessThan(5_000_000);
    });
  });

  it('find what a picture shows, with DETR', async () => {
    await run('object-detection', version, async (sample) => {
      const detect = sample.load('detectObjects').default as Call;
      const placed = [
        {thing: mouse, x: 100, y: 200, size: 380},
        {thing: cup, x: 580, y: 700, size: 420},
        {thing: clock, x: 200, y: 1200, size: 400},
      ];
      const photo = photograph(sample, placed, 1080, 1920);
      const found = (await detect(photo)) as {objectClass: string}[];
      expect(found.map(({objectClass}) => objectClass).sort()).toEqual([
        'clock',
        'cup',
        'mouse',
      ]);
      // The pages' photo has this size, and another scene.
      expect(outputsOf('object-detection', version)).toContain(sample.log[0]);
      expect(sample.log[1]).toBe('3 objects');
    });
  });

  it('find what a picture shows, with YOLOv5', async () => {
    await run('yolov5', version, async (sample) => {
      const detect = sample.load('detectObjects').default as Call;
      const placed = [{thing: cup, x: 160, y: 120, size: 240}];
      const photo = photograph(sample, placed, 640, 480);
      const found = (await detect(photo)) as {objectClass: string}[];
      expect(found.map(({objectClass}) => objectClass)).toEqual(['cup']);
      expect(sample.log[0]).toBe(outputsOf('yolov5', version)[0]);
    });
  });

  it('paint a picture of the size that the page shows', async () => {
    await run('anime-gan', version, async (sample) => {
      const paint = sample.load('paintImage').default as Call;
      const photo = photograph(sample, [], 300, 400);
      const before = sample.phone.images.live();
      const painted = (await paint(photo)) as {ID: string};
      const {width, height} = sample.phone.images.toPixels(painted);
      expect([width, height]).toEqual([512, 512]);
      expect(sample.phone.images.live()).toBe(before + 1);
      const [input, output] = outputsOf('anime-gan', version);
      expect(sample.log[0]).toBe(input);
      expect(sample.log[1]?.split(' after')[0]).toBe(
        output?.split(' after')[0],
      );
    });
  });
});
