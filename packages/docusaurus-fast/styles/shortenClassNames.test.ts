import {expect, it} from 'vitest';
import {shortenClassNames} from './shortenClassNames';

it('stops the build when there is no such rule', () => {
  expect(() => shortenClassNames([{test: /\.css$/}])).toThrow(
    'No rule of the bundler has css-loader',
  );
});
