import {statSync} from 'node:fs';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import DigitDemo from '.';

it('states the size of the weights in the caption', () => {
  const {size} = statSync('src/components/DigitDemo/network/digits.bin');
  expect(renderToStaticMarkup(<DigitDemo />)).toContain(
    `A ${Math.round(size / 1000)} kB network runs on this page`,
  );
});
