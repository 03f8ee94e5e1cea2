import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {apiPackageOf} from '../../../config/apiPackages';
import {resolveTypes} from './resolveTypes';
import {readModule} from './SourceReader';
import {SymbolIndex} from './SymbolIndex';

const text = `import type {Tensor} from 'react-native-pytorch-core';
import type {Image as Picture} from '../ImageModule';
import {ViewProps} from 'react-native';
interface Lost {}`;
const module = readModule(
  'torchlive/media.ts',
  ts.createSourceFile('media.ts', text, ts.ScriptTarget.ES2022, true),
);
const symbol = {
  kind: 'interface',
  local: false,
  members: new Set<string>(),
} as const;
const resolve = resolveTypes(
  module,
  {entry: {Tensor: 'torchlive/torch'}, apiPackage: apiPackageOf('0.2.3')},
  new SymbolIndex('/', [
    {...symbol, module: 'torchlive/torch', name: 'Tensor'},
    {...symbol, module: 'ImageModule', name: 'Image'},
  ]),
);

describe('resolveTypes', () => {
  it.each([
    ['Tensor', '/interfaces/torchlive_torch.tensor/'],
    ['Picture', '/interfaces/imagemodule.image/'],
    ['ViewProps', 'https://reactnative.dev/docs/view#props'],
    ['Promise', undefined],
  ])('%s leads to %s', (name, href) => {
    expect(resolve(name)).toBe(href);
  });

  it('stops at a symbol that has no page', () => {
    expect(() => resolve('Lost')).toThrow(
      'torchlive/media: the signature names "Lost" of torchlive/media, which the reference does not cover.',
    );
  });
});
