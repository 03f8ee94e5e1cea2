import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {docsVersions, type DocsVersion} from '../../config/versions';
import {readSample} from '../../plugins/remark-code-sample/readSample';
import {releaseOf} from '../../scripts/examples/releaseOf';
import sourceIds from '../models/source_wrd2idx.json';
import {standInOf} from '../models/standInOf';
import targetWords from '../models/target_idx2wrd.json';
import {drawScene, type Placed} from '../models/testing/drawScene';
import {readWeights} from '../models/testing/readWeights';
import {things} from '../models/things';
import {createNodeHost} from './nodeHost';
import {openSample, type OpenSample} from './openSample';

vi.setConfig({testTimeout: 120_000});
afterEach(() => {
  vi.unstubAllGlobals();
});

const root = path.join(import.meta.dirname, '../..');
const versions = docsVersions.filter(({name}) => name !== '0.1');

/** COCO's 91 places, 11 of them empty; the names of other things don't matter here. */
const emptyPlaces = [0, 12, 26, 29, 30, 45, 66, 68, 69, 71, 83];
const cocoNames = Array.from({length: 91}, (_, index) =>
  emptyPlaces.includes(index) ? 'N/A' : `thing ${index}`,
);
const imageNetNames = Array.from(
  {length: 1000},
  (_, index) => `class ${index}`,
);
for (const {coco, imageNet, name} of things) {
  cocoNames[coco] = name;
  imageNetNames[imageNet] = name;
}

const documents: Record<string, unknown> = {
  'coco.json': cocoNames,
  'ImageNetClasses.json': imageNetNames,
  'source_wrd2idx.json': sourceIds,
  'target_idx2wrd.json': targetWords,
};

/** Answers for the hosts that samples ask; nothing leaves this machine. */
function stubNetwork() {
  vi.stubGlobal('fetch', (url: string) => {
    const document = documents[path.posix.basename(url)];
    return document === undefined
      ? Promise.reject(new Error(`${url}: nothing is loaded from the network`))
      : Promise.resolve({json: () => Promise.resolve(document)});
  });
  const addresses = new Map<string, string>();
  const fileSystem = {
    cacheDirectory: 'file:///cache/',
    getInfoAsync: (uri: string) =>
      Promise.resolve({exists: addresses.has(uri)}),
    downloadAsync(url: string, uri: string) {
      addresses.set(uri, url);
      return Promise.resolve({
        status: standInOf(url) === undefined ? 404 : 200,
      });
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
      loadModel(file: string) {
        const standIn = standInOf(addresses.get(`file://${file}`) ?? '');
        return standIn === undefined
          ? Promise.reject(new Error(`${file} is not a model`))
          : Promise.resolve(standIn.create(readWeights(standIn.weights)));
      },
    },
  };
}

/** Runs a sample of one docs version. */
async function run(
  name: string,
  version: DocsVersion,
  use: (sample: OpenSample) => Promise<void>,
): Promise<void> {
  const {fileSystem, host} = stubNetwork();
  await openSample(
    {
      release: releaseOf(version.name),
      files: readSample(root, name, version),
      host,
      packages: {'expo-file-system': fileSystem},
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

/** Puts a drawn scene on the phone, as a photo of it would be. */
function photograph(
  {phone}: OpenSample,
  placed: Placed[],
  width: number,
  height: number,
) {
  const image = phone.images.fromPixels(drawScene(placed, width, height));
  return {...image, getWidth: () => width, getHeight: () => height};
}

const mouse = things.findIndex(({name}) => name === 'mouse');
const cup = things.findIndex(({name}) => name === 'cup');
const clock = things.findIndex(({name}) => name === 'clock');

type Call = (...values: unknown[]) => Promise<unknown>;

describe.each(versions)('the tutorials of $label', (version) => {
  it('translate their opening sentence, with the shapes that the page shows', async () => {
    await run('seq2seq-nmt', version, async (sample) => {
      const translate = sample.load('translate').default as Call;
      expect(await translate('je suis heureux .')).toBe('i am happy .');
      const [encoded, ids] = outputsOf('seq2seq-nmt', version);
      expect(sample.log[0]).toBe(encoded);
      // As many words as the page shows; their ids depend on the training.
      expect(sample.log[1]?.split(',')).toHaveLength(
        ids?.split(',').length ?? NaN,
      );
    });
  });

  it.each([
    ["J'ai froid.", 'i am cold .'],
    [
      'nous allons à la plage aujourd’hui.',
      'we are going to the beach today .',
    ],
    ['Où est mon téléphone ?', 'where is my phone ?'],
    ['elles ne sont pas fatiguées .', 'they are not tired .'],
    ['le livre rouge est sur la table .', 'the red book is on the table .'],
  ])('translate %j', async (french, english) => {
    await run('seq2seq-nmt', version, async ({load}) => {
      const translate = load('translate').default as Call;
      expect(await translate(french)).toBe(english);
    });
  });

  it('say which word the model does not know', async () => {
    await run('seq2seq-nmt', version, async ({load}) => {
      const translate = load('translate').default as Call;
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
      expect(await classify(photo)).toMatch(/^mouse \(\d+ %\)$/);
      // The page has another percentage, from another picture.
      const shown = outputsOf('image-classification', version).at(-1);
      const pattern = /^Class 673: mouse.*, \d+ %$/;
      expect(shown).toMatch(pattern);
      expect(sample.log.at(-1)).toMatch(pattern);
    });
  });
});

// Seconds each, so on the newest and the oldest release alone.
const ends = [versions.at(0), versions.at(-1)].filter(
  (version) => version !== undefined,
);

describe.each(ends)('the tutorials of $label', (version) => {
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
