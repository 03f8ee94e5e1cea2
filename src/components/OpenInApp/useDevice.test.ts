import {expect, it} from 'vitest';
import {deviceOf} from './useDevice';

it.each([
  ['Mozilla/5.0 (Linux; Android 13; Pixel 7) Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X)', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', 'phone'],
  ['mozilla/5.0 (ipod touch; cpu iphone os 12_0)', 'phone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0', 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'desktop'],
  ['', 'desktop'],
])('%s: %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
