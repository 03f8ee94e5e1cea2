import {expect, it} from 'vitest';
import {shortenClassNames} from './shortenClassNames';

it('gives the class names of a CSS module one hash, and leaves other rules alone', () => {
  const scripts = {test: /\.js$/, use: ['babel-loader']};
  const modules = {localIdentName: '[local]_[contenthash:base64:4]'};
  expect(
    shortenClassNames([
      scripts,
      {test: /\.css$/, use: [{loader: 'css-loader', options: {modules}}]},
    ]),
  ).toEqual([
    scripts,
    {
      test: /\.css$/,
      use: [
        {
          loader: 'css-loader',
          options: {modules: {...modules, hashStrategy: 'minimal-subset'}},
        },
      ],
    },
  ]);
});

it('stops the build when there is no such rule', () => {
  expect(() => shortenClassNames([{test: /\.css$/}])).toThrow(
    'No rule of the bundler has css-loader',
  );
});
