import {expect, it} from 'vitest';
import {isTrackingRefused} from './isTrackingRefused';

it.each([
  [{doNotTrack: '1'}, true],
  [{doNotTrack: 'yes'}, true],
  [{globalPrivacyControl: true}, true],
  [{doNotTrack: '0', globalPrivacyControl: false}, false],
  [{doNotTrack: null}, false],
  [{doNotTrack: 'unspecified'}, false],
  [{}, false],
])('%j', (browser, isRefused) => {
  expect(isTrackingRefused(browser as unknown as Navigator)).toBe(isRefused);
});
