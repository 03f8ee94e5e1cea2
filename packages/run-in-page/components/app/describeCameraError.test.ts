import {expect, it} from 'vitest';
import {describeCameraError} from './describeCameraError';

it.each([
  [new DOMException('', 'NotAllowedError'), /^Camera access was denied\./],
  [new DOMException('', 'NotFoundError'), /^This device has no camera/],
  [new DOMException('', 'NotReadableError'), /in use by another program/],
  [
    new DOMException('Not supported', 'NotSupportedError'),
    /^This browser doesn’t support cameras\./,
  ],
  [new DOMException('', 'AbortError'), /^The camera stopped/],
  [new TypeError('no mediaDevices'), /^The camera did not start, and/],
  [undefined, /^The camera did not start, and/],
])('says in words why there is no camera: %s', (error, words) => {
  const text = describeCameraError(error);
  expect(text).toMatch(words);
  expect(text).not.toMatch(/Error|Not supported/);
});
