import {expect, it} from 'vitest';
import {urlOnSite} from './urlOnSite';

const origin = 'https://docs.example';

it.each([
  ['/faq/', '/faq/'],
  ['/faq/?a=b#c', '/faq/?a=b#c'],
  ['/docs/0.1/tutorials/get-started/', '/docs/0.1/tutorials/get-started/'],
  ['/a/../faq/', '/faq/'],
])('%j leads to %s', (address, path) => {
  expect(urlOnSite(address, origin)?.href).toBe(origin + path);
});

it.each([
  // Browsers drop tabs and line breaks, and read a backslash as a slash.
  ['/\t/evil.test'],
  ['/\n/evil.test'],
  ['/\r/evil.test'],
  ['\t//evil.test'],
  ['//evil.test'],
  ['///evil.test'],
  ['/\\evil.test'],
  ['\\\\evil.test'],
  ['/\t\\evil.test'],
  ['https://evil.test/'],
  ['https:evil.test'],
  ['https://docs.example@evil.test/'],
  ['https://docs.example.evil.test/'],
  ['javascript:alert(1)'],
  [' javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,evil'],
  ['blob:https://docs.example/1'],
  ['//'],
  ['/\t/['],
  ['faq/'],
  [''],
])('%j leads nowhere', (address) => {
  expect(urlOnSite(address, origin)).toBeUndefined();
});

it.each([['/.//evil.test'], ['/a/..//evil.test'], ['/%2e//evil.test']])(
  'a link to what %j leads to stays on the site',
  (address) => {
    const url = urlOnSite(address, origin);
    expect(new URL(String(url?.href), origin).origin).toBe(origin);
  },
);
