import jsQR from 'jsqr';
import {describe, expect, it} from 'vitest';
import {exampleDeepLink, examples} from '@site/content/data/examples';
import {snackDeepLink} from '@site/content/data/snackId';
import {knownSnacks} from '@site/content/data/snacks';
import {encode} from './encode';
import {qrPath} from './qrPath';

const scale = 4;

/** Renders a path and decodes the image. */
function decode(path: string, modules: number): string | undefined {
  const size = modules * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    const left = Number(x) * scale;
    const top = Number(y) * scale;
    for (let row = top; row < top + scale; row += 1) {
      const start = (row * size + left) * 4;
      pixels.fill(0, start, start + Number(width) * scale * 4);
    }
  }
  pixels.forEach((_value, index) => {
    if (index % 4 === 3) {
      pixels[index] = 255;
    }
  });
  return jsQR(pixels, size, size)?.data;
}

describe('qrPath', () => {
  it.each([
    ...examples.map(({slug}) => exampleDeepLink(slug)),
    ...knownSnacks.map(({id}) => snackDeepLink(id)),
    snackDeepLink(`@${'a'.repeat(64)}/${'b'.repeat(100)}`),
  ])('decodes to %s', (deepLink) => {
    const modules = encode(deepLink);
    expect(decode(qrPath(modules), modules.length)).toBe(deepLink);
  });
});
