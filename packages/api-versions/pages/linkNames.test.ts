import {expect, it} from 'vitest';
import {emptyDoc} from '../model/readDoc';
import type {ApiMember, ApiModel, ApiSymbol} from '../model/types';
import {linkNames} from './linkNames';

const member: Omit<ApiMember, 'name' | 'anchor'> = {
  kind: 'method',
  optional: false,
  code: [],
  calls: [],
  doc: emptyDoc,
};
const symbol: ApiSymbol = {
  name: 'JIT',
  kind: 'interface',
  module: 'torch',
  local: false,
  href: '/jit/',
  anchor: 'jit',
  code: [],
  doc: emptyDoc,
  calls: [],
  members: [{...member, name: 'load', anchor: 'load'}],
  access: {by: 'path', statement: '', path: 'torch.jit'},
};
const model: ApiModel = {
  docsVersion: '0.2.3',
  modules: [{name: 'torch', href: '/torch/', doc: emptyDoc, symbols: [symbol]}],
};

it.each([
  ['Use `torch.jit.load`.', 'Use [`torch.jit.load`](/jit/#load).'],
  [
    'Use `JIT.load` or `JIT`.',
    'Use [`JIT.load`](/jit/#load) or [`JIT`](/jit/).',
  ],
  ['Use `load` instead.', 'Use [`load`](/jit/#load) instead.'],
  ['Use `JIT.save`.', 'Use `JIT.save`.'],
  ['```ts\n`JIT`\n```', '```ts\n`JIT`\n```'],
  ['[`JIT`](/there/)', '[`JIT`](/there/)'],
])('%j', (text, expected) => {
  expect(linkNames(text, model, 'JIT')).toBe(expected);
});
