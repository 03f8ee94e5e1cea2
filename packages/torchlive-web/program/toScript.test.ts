import {expect, it} from 'vitest';
import {evaluate} from '../node/evaluate';
import {toScript} from './toScript';
import {wrapModule} from './wrapModule';

it.each([
  ['const a = 1;\n@sealed\nclass A {}', 'Decorators do not work here. (2:1)'],
  ['class A {\n  @log m() {}\n}', 'Decorators do not work here. (2:1)'],
  ['\nnamespace A { export const x = 1; }', 'Use an object. (2:1)'],
  ['export namespace A.B { export const x = 1; }', 'Use an object. (1:1)'],
  ['module A {}', 'Use an object. (1:1)'],
])('rejects what would be left out: %j', (source, message) => {
  expect(() => toScript(source, 'a.ts')).toThrow(message);
});

it.each([
  'declare namespace A { const x: number; }',
  "const namespace = '@'; // module\nmodule.exports = namespace;",
  'type A = {namespace: string; module: number};',
])('accepts %j', (source) => {
  expect(() => toScript(source, 'a.ts')).not.toThrow();
});

it('runs enumerations, also constant ones', () => {
  const code = toScript(
    'const enum A { x = 3 }\nexport enum B { y = "z" }\nexport const both = [A.x, B.y];',
    'a.ts',
  );
  const exports: {both?: unknown[]} = {};
  evaluate(wrapModule(code, ['exports']), 'a.ts')(exports);
  expect(exports.both).toEqual([3, 'z']);
});
