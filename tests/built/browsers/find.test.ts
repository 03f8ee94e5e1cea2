import {expect, it} from 'vitest';
import {findNewerApis} from './findNewerApis';
import {findNewerStyles} from './findNewerStyles';

/** What a script uses, beside one that gives objects an `entry`. */
const apisOf = (code: string) => [
  ...findNewerApis(
    new Map([
      ['a', {code, type: 'script'}],
      ['b', {code: 'export const door = {entry: 1};', type: 'module'}],
    ]),
  ).keys(),
];

it.each([
  ["if (URL.canParse('a')) go();", 'URL.canParse'],
  ['const {promise} = Promise.withResolvers();', 'Promise.withResolvers'],
  ['new ClipboardItem({});', 'ClipboardItem'],
  ['globalThis.scheduler?.yield();', 'scheduler'],
  ['requestIdleCallback(go);', 'requestIdleCallback'],
  ['navigator.storage.estimate().then(go);', '.estimate'],
  ['const {storage: a} = navigator; a.estimate();', '.estimate'],
  ["'a'.isWellFormed();", '.isWellFormed'],
])('%s uses %s', (code, name) => {
  expect(apisOf(code)).toContain(name);
});

it.each([
  '[1].at(-1); [2].toSorted(); structuredClone({});',
  'function scheduler() {} scheduler();',
  'const stock = {estimate: () => 1}; stock.estimate(); door.entry;',
  `const stock = JSON.parse('{"estimate": 1}'); stock.estimate;`,
  'fetch(new URL("a", location.href)); navigator.clipboard.writeText("");',
])('%s runs everywhere', (code) => {
  expect(apisOf(code)).toEqual([]);
});

it.each([
  ['a { min-height: 1lh; }', '1lh'],
  ['@media print, (scripting: none) { a { color: red; } }', '(scripting)'],
  ['a:has(b) { color: red; }', ':has'],
  ['a { text-wrap: balance; }', 'text-wrap'],
  ['a { & b { color: red; } }', '&'],
  ['a { color: light-dark(red, blue); }', 'light-dark()'],
  ['@starting-style { a { color: red; } }', '@starting-style'],
])('%s uses %s', (css, name) => {
  expect([...findNewerStyles(css)]).toContain(name);
});

it.each([
  'a { color: color-mix(in srgb, red, blue); inset: 0; gap: 1rem; }',
  'a { min-height: 1.5em; min-height: 1lh; }',
  '@supports selector(a:has(b)) { a:has(b) { color: red; } }',
  'a { color: var(--light-dark); background: url("1lh.svg"); }',
])('%s looks right everywhere', (css) => {
  expect([...findNewerStyles(css)]).toEqual([]);
});
