import {beforeAll, expect, it} from 'vitest';
import {readModels} from '../../../scripts/generate-api/readModels';
import {docsTag, type IndexFile} from '../shared/indexFile';
import type {Signature, TypeIndexFile} from '../shared/typeIndex';
import {buildTypeIndex} from './buildTypeIndex';
import {buildTypeIndexes} from './buildTypeIndexes';

/** The package is read with TypeDoc, unless the cache has it. */
const timeout = 600_000;

/** Every page is called after its path. */
const titles = {get: (path: string) => path} as ReadonlyMap<string, string>;

let index: TypeIndexFile;

beforeAll(async () => {
  const versions = await readModels();
  const latest = versions.find(({info}) => info.docsVersion === '0.2.3');
  if (latest === undefined) {
    throw new Error('no model of 0.2.3');
  }
  index = buildTypeIndex(latest.model, titles);
}, timeout);

function find(name: string): Signature[] {
  return index.signatures.filter((signature) => signature.name === name);
}

it('has each overload, with the type that it is a member of', () => {
  expect(find('Tensor.stride')).toMatchObject([
    {self: 'Tensor', parameters: [], returns: 'number[]'},
    {self: 'Tensor', parameters: ['number'], returns: 'number'},
  ]);
});

it('functions of one object are not members of its type', () => {
  for (const name of ['Torch.cat', 'ImageUtil.fromURL', 'JIT._loadForMobile']) {
    expect(find(name), name).toHaveLength(1);
    expect(find(name)[0], name).not.toHaveProperty('self');
  }
});

it.each([
  ['Torch.cat', {parameters: ['Tensor[]', '{dim?: number}?']}],
  ['Tensor.shape', {kind: 'property', parameters: [], returns: 'number[]'}],
  ['Tensor.[index]', {parameters: ['number'], returns: 'Tensor'}],
  ['new WordPieceTokenizer', {parameters: ['WordPieceTokenizerConfig']}],
  ['JIT._loadForMobile', {returns: 'Promise<T>', generics: {T: 'Module'}}],
  [
    'Module.forward',
    {
      parameters: ['IValue?'],
      generics: {In: 'IValue[]', Out: 'IValue'},
    },
  ],
  ['Media.imageFromBlob', {isDeprecated: true}],
])('reads %s', (name, expected) => {
  expect(find(name)[0]).toMatchObject(expected);
});

it('knows other names of types, and what interfaces extend', () => {
  expect(index.aliases.Scalar).toBe('number');
  expect(index.parents.Image).toEqual(['NativeJSRef']);
});

it('names a page that search does not have', async () => {
  const [first] = await readModels();
  expect(() => first && buildTypeIndex(first.model, new Map())).toThrow(
    'is not in the search index',
  );
});

it('is not made for docs without a reference', async () => {
  const index: IndexFile = {
    format: 1,
    pages: [{path: '/docs/next/hello/', title: 'Hello'}],
    sections: [],
  };
  expect(
    await buildTypeIndexes(new Map([[docsTag('current'), index]])),
  ).toEqual(new Map());
});
