import {expect, it} from 'vitest';
import {removePresetEnv} from './removePresetEnv';

const file = '/site/node_modules/postcss-preset-env/dist/index.cjs';
const layers = {postcssPlugin: 'layers'};

it.each([
  ['with options', [[file, {}], layers]],
  ['without options', [layers, file]],
])('removes the plugin %s, and no other', (_how, plugins) => {
  expect(removePresetEnv<unknown>(plugins)).toEqual([layers]);
});

it('stops the build when there is no such plugin', () => {
  expect(() => removePresetEnv([layers])).toThrow(
    'PostCSS has no plugin postcss-preset-env',
  );
});
