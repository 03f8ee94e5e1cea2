import {expect, it} from 'vitest';
import {removePresetEnv} from './removePresetEnv';

it('stops the build when there is no such plugin', () => {
  expect(() => removePresetEnv([{postcssPlugin: 'layers'}])).toThrow(
    'PostCSS has no plugin postcss-preset-env',
  );
});
