import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import type {ApiVersion} from '../options';
import {resolveTypes} from './resolveTypes';
import {readModule} from './SourceReader';
import {SymbolIndex} from './SymbolIndex';

const text = `import type {Tensor} from 'toolkit';
import type {Image as Picture} from '../ImageModule';
import {ViewProps} from 'of-others';
interface Lost {}`;
const module = readModule(
  'bridges/media.ts',
  ts.createSourceFile('media.ts', text, ts.ScriptTarget.ES2022, true),
);
const symbol = {
  kind: 'interface',
  local: false,
  members: new Set<string>(),
} as const;
const resolve = resolveTypes(
  module,
  {
    entry: {Tensor: 'bridges/arches'},
    apiPackage: {name: 'toolkit'} as ApiVersion,
    options: {
      externalTypes: {ViewProps: 'https://example.org/view#props'},
    },
  },
  new SymbolIndex('/', [
    {...symbol, module: 'bridges/arches', name: 'Tensor'},
    {...symbol, module: 'ImageModule', name: 'Image'},
  ]),
);

describe('resolveTypes', () => {
  it.each([
    ['Tensor', '/interfaces/bridges_arches.tensor/'],
    ['Picture', '/interfaces/imagemodule.image/'],
    ['ViewProps', 'https://example.org/view#props'],
    ['Promise', undefined],
  ])('%s leads to %s', (name, href) => {
    expect(resolve(name)).toBe(href);
  });

  it('stops at a symbol that has no page', () => {
    expect(() => resolve('Lost')).toThrow(
      'bridges/media: the signature names "Lost" of bridges/media, which the reference does not cover.',
    );
  });
});
