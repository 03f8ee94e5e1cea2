import {expect, it} from 'vitest';
import {describeCameraError} from './describeCameraError';

it.each([
  [new DOMException('', 'NotAllowedError'), /^The camera was refused\./],
  [new DOMException('', 'NotFoundError'), /^There is no camera/],
  [new DOMException('', 'NotReadableError'), /in use by another program/],
  [
    new DOMException('Not supported', 'NotSupportedError'),
    /^This browser lets no page film\./,
  ],
  [new DOMException('', 'AbortError'), /^The camera stopped/],
  [new TypeError('no mediaDevices'), /^The camera did not start, and/],
  [undefined, /^The camera did not start, and/],
])('says in words why there is no camera: %s', (error, words) => {
  const text = describeCameraError(error);
  expect(text).toMatch(words);
  expect(text).not.toMatch(/Error|Not supported/);
});
