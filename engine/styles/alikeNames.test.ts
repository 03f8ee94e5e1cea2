import {expect, it} from 'vitest';
import {alikeNames} from './alikeNames';

it('changes the naming of CSS modules and nothing else', () => {
  const plain = {
    test: /a/,
    use: ['x', {loader: 'css', options: {sourceMap: true}}],
  };
  const modules = {localIdentName: '[local]_[hash]'};
  const ofModules = {
    test: /b/,
    use: [{loader: 'css', options: {modules}}, 'y'],
  };
  expect(alikeNames([plain, ofModules, {test: /c/}])).toEqual([
    plain,
    {
      test: /b/,
      use: [
        {
          loader: 'css',
          options: {modules: {...modules, hashStrategy: 'minimal-subset'}},
        },
        'y',
      ],
    },
    {test: /c/},
  ]);
});
