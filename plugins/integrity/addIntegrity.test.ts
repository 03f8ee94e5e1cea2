import {describe, expect, it} from 'vitest';
import {addIntegrity} from './addIntegrity';

const integrityOf = (address: string) => `hash of ${address}`;
const frameFile = /^\/embed\//;

describe('addIntegrity', () => {
  it.each([
    [
      '<script src=/assets/js/main.1.js defer></script>',
      '<script integrity="hash of /assets/js/main.1.js" src=/assets/js/main.1.js defer></script>',
    ],
    [
      '<link rel=stylesheet href=/assets/css/styles.1.css />',
      '<link integrity="hash of /assets/css/styles.1.css" rel=stylesheet href=/assets/css/styles.1.css />',
    ],
    [
      '<link rel="preload" as="script" href="/assets/a.js"><link rel=modulepreload href=/assets/b.js>',
      '<link integrity="hash of /assets/a.js" rel="preload" as="script" href="/assets/a.js"><link integrity="hash of /assets/b.js" rel=modulepreload href=/assets/b.js>',
    ],
    [
      '<script src="/embed/snack/frame.js" defer></script>',
      '<script integrity="hash of /embed/snack/frame.js" crossorigin src="/embed/snack/frame.js" defer></script>',
    ],
  ])('adds hashes to %s', (html, expected) => {
    const page = (head: string) =>
      `<!doctype html><html><head>${head}</head><body><p>a</p></body></html>`;
    expect(addIntegrity(page(html), integrityOf, frameFile)).toBe(
      page(expected),
    );
  });

  it.each([
    '<script src=frame.js></script>',
    '<script src=https://example.org/assets/a.js></script>',
    '<script>document.title = "<script src=/assets/a.js>"</script>',
    '<link rel=preload as=font href=/assets/a.woff2>',
    '<link rel=icon href=/assets/a.svg>',
    '<a href=/assets/a.js>a</a>',
    '<p>&lt;script src=/assets/a.js></p>',
    '<!-- <script src=/assets/a.js></script> -->',
    '<head><title>a</title></head><body><script src=/assets/a.js></script>',
  ])('does not change %s', (html) => {
    expect(addIntegrity(html, integrityOf, frameFile)).toBe(html);
  });
});
