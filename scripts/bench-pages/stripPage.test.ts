import {expect, it} from 'vitest';
import {stripPage} from './stripPage';

it('keeps the text of a page and nothing that loads or runs', () => {
  expect(
    stripPage(
      '<!doctype html><html lang=en><head><link rel=stylesheet href=/a.css /><script src=/a.js defer></script><script>let a = "<p>";\n</script></head><body><p>Text <img src=/a.png> <code>link</code></p></body></html>',
    ),
  ).toBe(
    '<!doctype html><html data-has-hydrated="true" lang=en><head></head><body><p>Text  <code>link</code></p></body></html>',
  );
});
