import {expect, it} from 'vitest';
import {addSheet, isDocsPage} from './linkPagesSheet';

it.each([
  [
    '<!doctype html><link rel=stylesheet href=/assets/css/styles.1a.css><script src=/a.js></script>',
    '<!doctype html><link rel=stylesheet href=/assets/css/styles.1a.css><link rel="stylesheet" href="/assets/css/pages.2b.css"><script src=/a.js></script>',
  ],
  ['<!doctype html><p>An embed</p>', '<!doctype html><p>An embed</p>'],
])('links the sheet after the shared one %#', (html, linked) => {
  expect(addSheet(html, 'pages.2b.css')).toBe(linked);
});

it.each([
  ['<html lang=en class="docs-wrapper plugin-docs plugin-id-default">', true],
  ['<html lang=en class="plugin-version-comparison">', false],
  ['<html class="plugin-pages"><p>plugin-docs</p>', false],
])('tells pages of the docs from others: %s', (html, isDocs) => {
  expect(isDocsPage(html)).toBe(isDocs);
});
