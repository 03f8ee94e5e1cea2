import {expect, it} from 'vitest';
import {emptyMember, emptySymbol} from '../__fixtures__/model';
import {emptyDoc} from '../model/readDoc';
import type {ApiModel, ApiSymbol} from '../model/types';
import {linkNames} from './linkNames';

const symbol: ApiSymbol = {
  ...emptySymbol,
  name: 'JIT',
  href: '/arches/',
  anchor: 'jit',
  members: [{...emptyMember, name: 'load', anchor: 'load'}],
  access: {by: 'path', statement: '', path: 'bridges.arches'},
};
const model: ApiModel = {
  docsVersion: '0.2.3',
  modules: [
    {name: 'bridges', href: '/bridges/', doc: emptyDoc, symbols: [symbol]},
  ],
};

it.each([
  ['Use `bridges.arches.load`.', 'Use [`bridges.arches.load`](/arches/#load).'],
  [
    'Use `JIT.load` or `JIT`.',
    'Use [`JIT.load`](/arches/#load) or [`JIT`](/arches/).',
  ],
  ['Use `load` instead.', 'Use [`load`](/arches/#load) instead.'],
  ['Use `JIT.save`.', 'Use `JIT.save`.'],
  ['```ts\n`JIT`\n```', '```ts\n`JIT`\n```'],
  ['[`JIT`](/there/)', '[`JIT`](/there/)'],
])('%j', (text, expected) => {
  expect(linkNames(text, model, 'JIT')).toBe(expected);
});
