import {expect, it} from 'vitest';
import {isIosDevice} from './useIsIos';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15';

it.each([
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
    5,
    true,
  ],
  ['an iPad', 'Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X)', 5, true],
  ['an iPad that requests desktop sites', mac, 5, true],
  ['a Mac', mac, 0, false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5, false],
])('detects %s', (_, userAgent, maxTouchPoints, expected) => {
  expect(isIosDevice({userAgent, maxTouchPoints})).toBe(expected);
});
