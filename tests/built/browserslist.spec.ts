import path from 'node:path';
import {expect, it} from 'vitest';
import {newerApis, newerStyles} from '../lib/newerFeatures';
import {readFileSync} from 'node:fs';
import {checkSyntax} from './browsers/checkSyntax';
import {oldest} from './browsers/compatData';
import {findNewerApis} from './browsers/findNewerApis';
import {findNewerStyles} from './browsers/findNewerStyles';
import {readBuild} from './browsers/readBuild';

const {scripts, styles} = readBuild(path.resolve('build'));

const count = (pattern: RegExp) =>
  [...scripts.keys()].filter((file) => pattern.test(file)).length;

it('reads every script: of pages, inside documents, of frames and of workers', () => {
  console.log(`${scripts.size} scripts and ${styles.size} style sheets`);
  for (const [pattern, least] of [
    [/^\/assets\/js\//, 300],
    [/\.html#/, 3],
    // The frame of examples, with the document inside it.
    [/^\/embed\/run\/index\.html#/, 1],
    [/^\/assets\/apps\//, 5],
    // What runs the examples of each version.
    [/\.worker-\w+\.txt$/, 5],
    [/\.document-\w+\.txt$/, 5],
  ] as const) {
    expect(count(pattern), String(pattern)).toBeGreaterThanOrEqual(least);
  }
  const sheets = [...styles.keys()];
  expect(
    sheets.filter((file) => file.startsWith('/assets/css/')).length,
  ).toBeGreaterThanOrEqual(3);
  expect(sheets).toContain('/embed/snack/frame.css');
});

it('every script has the syntax of the oldest browsers', async () => {
  expect(await checkSyntax(scripts)).toEqual([]);
});

it.each([
  ['/[a--b]/v;', 'script'],
  ['import data from "./a.json" with {type: "json"};', 'module'],
] as const)('%s is rejected', async (code, type) => {
  const scripts = new Map([
    ['/a.js', {code: 'a?.b;', type}],
    ['/b.js', {code, type}],
  ]);
  expect(await checkSyntax(scripts)).toEqual([
    expect.stringMatching(/^\/b\.js: /),
  ]);
});

it('scripts use no API that an old browser lacks, but those that they can do without', () => {
  const known = new Set(Object.values(newerApis).flat());
  const found = findNewerApis(scripts);
  expect([...found.keys()]).toContain('requestIdleCallback');
  expect([...found].filter(([name]) => !known.has(name))).toEqual([]);
});

it('styles use nothing that an old browser lacks, but what a page can do without', () => {
  const known = new Set(Object.values(newerStyles).flat());
  const newer = new Map<string, string>();
  for (const [file, css] of styles) {
    for (const name of findNewerStyles(css)) {
      newer.set(name, file);
    }
  }
  expect([...newer].filter(([name]) => !known.has(name))).toEqual([]);
});

it('the compatibility page names the oldest browsers', () => {
  const page = readFileSync('src/pages/compatibility.mdx', 'utf8');
  expect(oldest.size).toBe(5);
  for (const [name, browser] of [
    ['chrome', 'Chrome, Edge'],
    ['edge', 'Chrome, Edge'],
    ['firefox', 'Firefox'],
    ['safari', 'Safari on macOS, iOS and iPadOS'],
    ['ios_saf', 'Safari on macOS, iOS and iPadOS'],
  ] as const) {
    expect(page).toContain(`| ${browser} | ${oldest.get(name)} |`);
  }
});
