import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {
  docsFolder,
  docsVersionOf,
  docsVersions,
  latestVersion,
} from '../../config/versions';
import {readSample} from '../remark-code-sample/readSample';
import {bundleSample} from './bundleApp';
import {findApps, readFiles} from './findApps';

const siteDir = path.resolve('.');
const apps = findApps(siteDir);

describe('the apps of pages', () => {
  it.each(docsVersions.filter(({name}) => name !== '0.1'))(
    'are those of the eight tutorials and the first program in $label',
    ({label}) => {
      const samples = apps
        .filter(({version}) => version.label === label)
        .map(({sample}) => sample);
      expect(samples).toEqual(
        expect.arrayContaining(
          [
            'anime-gan',
            'hello-tensor',
            'image-classification',
            'live-camera',
            'nlp-qa',
            'object-detection',
            'seq2seq-nmt',
            'speech-to-text',
            'yolov5',
          ].map((name) => `samples/${name}`),
        ),
      );
      expect(new Set(samples).size).toBe(samples.length);
    },
  );

  it('are byte for byte what the pages show', () => {
    for (const {sample, version, files} of apps) {
      const [, name = '', ...parts] = sample
        .replace(/\/[^/]+\.tsx$/, '')
        .split('/');
      const shown = readSample(siteDir, name, version);
      for (const [file, text] of files) {
        const own = shown.get([...parts, file].join('/'));
        expect(text, `${sample}/${file}`).toBe(own?.text);
      }
    }
  });

  it('of 0.1 run where the runtime can carry them, and other pages say why not', () => {
    const folder = path.join(siteDir, docsFolder('0.1'), 'tutorials');
    const still = readdirSync(folder)
      .map((file) => ({
        file,
        text: readFileSync(path.join(folder, file), 'utf8'),
      }))
      .filter(({text}) => text.includes('<ResultPicture'));
    expect(still.map(({file}) => file).sort()).toEqual([
      'connecting-to-a-server.mdx',
      'get-started-manually.mdx',
      'get-started.mdx',
      'prepare-custom-model.mdx',
      'server-model.mdx',
    ]);
    for (const {file, text} of still) {
      const [, caption] = text.split('ResultPicture');
      expect(caption, file).toMatch(/doesn't run in this page/);
    }
    const samples = apps
      .filter(({version}) => version.name === '0.1')
      .map(({sample}) => sample);
    expect(samples).toEqual(
      expect.arrayContaining([
        'samples/hello-canvas',
        'samples/live-image-classification/5-live.tsx',
        'samples/mnist-digit-classification/3-guess.tsx',
        'samples/question-answering/2-answer.tsx',
      ]),
    );
  });

  it('are called what their pages are', () => {
    const titles = new Map(
      apps.map(({sample, title, version}) => [
        `${version.label}/${sample}`,
        title,
      ]),
    );
    const version = latestVersion;
    for (const [app, title] of [
      [`${version}/samples/image-classification`, 'Classify images'],
      [`${version}/samples/object-detection`, 'Detect objects'],
      [
        `${version}/samples/steps/object-detection/1-camera`,
        'Detect objects, step 1: camera',
      ],
      [`${version}/samples/hello-tensor`, 'Hello tensor'],
      [
        '0.1/samples/live-image-classification/5-live.tsx',
        'Classify what the camera sees, step 5: live',
      ],
    ] as const) {
      expect(titles.get(app)).toBe(title);
    }
  });

  it('must have an App.tsx', () => {
    expect(() =>
      readFiles(siteDir, 'samples/read-spec', docsVersionOf('current')),
    ).toThrow('"samples/read-spec" is no app');
  });
});

it('a bundle has the files of its sample, and finds the toolkit in the frame', async () => {
  const text = await bundleSample(
    siteDir,
    new Map([
      [
        'App.tsx',
        "import {word} from './lib/word';\nexport default () => word;",
      ],
      [
        'lib/word.ts',
        "import {torch} from 'react-native-pytorch-core';\nexport const word = torch.rand;",
      ],
    ]),
  );
  const modules: Record<string, unknown> = {
    'react-native-pytorch-core': {torch: {rand: 'a word'}},
  };
  runInNewContext(text, {modules});
  const {default: App} = modules.app as {default: () => string};
  expect(App()).toBe('a word');
});

it('a bundle has the model and the labels that a sample of 0.1 requires', async () => {
  const text = await bundleSample(
    siteDir,
    new Map([
      [
        '5-live.tsx',
        "export default () => [require('../../models/mobilenet_v3_small.ptl'), require('../MobileNetV3Classes')[673]];",
      ],
    ]),
    '5-live.tsx',
  );
  const modules: Record<string, unknown> = {};
  runInNewContext(text, {modules});
  const {default: App} = modules.app as {default: () => string[]};
  expect([...App()]).toEqual([
    '../../models/mobilenet_v3_small.ptl',
    'mouse, computer mouse',
  ]);
});
