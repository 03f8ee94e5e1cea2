import {expect, it} from 'vitest';
import {releases} from '../native/release';
import {loadPackage} from './loadPackage';

it.each(releases)('loads %s as it was published', (release) => {
  const {exports, require, phone} = loadPackage(release);
  expect(exports).toHaveProperty('Canvas');
  expect(exports.torch).toBe(
    (phone.torchlive as {torch?: unknown} | undefined)?.torch,
  );
  expect(require('react-native-pytorch-core')).toBe(exports);
  expect(require('react-native')).toBe(phone.reactNative);
});

it('leaves the globals of this process alone', () => {
  loadPackage('0.2.3');
  expect(globalThis).not.toHaveProperty('__torchlive__');
});

it('gives each program a package of its own', () => {
  expect(loadPackage('0.2.3').exports.torch).not.toBe(
    loadPackage('0.2.3').exports.torch,
  );
});

it('finds files that the entry point leaves out, and assets', () => {
  const {require, phone} = loadPackage('0.2.3', {
    assets: 'content/examples/assets',
  });
  expect(require('react-native-pytorch-core/src/Models')).toHaveProperty(
    'getModelUri',
  );
  expect(() => require('react-native-pytorch-core/src/Nothing')).toThrow(
    'has no file "Nothing" in this version',
  );
  const picture = require('./squares.png');
  expect(phone.assets.resolve(picture)?.uri).toMatch(/^data:/);
  expect(() => require('./circles.png')).toThrow(
    'There is no file "./circles.png".',
  );
});

it('says what Node lacks', async () => {
  const {exports, require} = loadPackage('0.2.3', {
    assets: 'content/examples/assets',
  });
  const {fromBundle} = exports.ImageUtil as {
    fromBundle: (asset: unknown) => Promise<unknown>;
  };
  await expect(fromBundle(require('./squares.png'))).rejects.toMatchObject({
    cause: {message: 'Node has no decoder of images. Run this in a browser.'},
  });
});
