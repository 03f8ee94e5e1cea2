import {expect, it} from 'vitest';
import {addSheet} from './linkPagesSheet';

it.each([
  [
    '<!doctype html><link rel=stylesheet href=/assets/css/styles.1a.css><script src=/a.js></script>',
    '<!doctype html><link rel=stylesheet href=/assets/css/styles.1a.css><link rel="stylesheet" href="/assets/css/pages.2b.css"><script src=/a.js></script>',
  ],
  ['<!doctype html><p>An embed</p>', '<!doctype html><p>An embed</p>'],
])('links the sheet after the shared one %#', (html, linked) => {
  expect(addSheet(html, 'pages.2b.css')).toBe(linked);
});
