import {expect, it} from 'vitest';
import {isAllowed} from './allowedWarnings';

it.each([
  [
    'The signature torchlive/media.Media.imageFromBlob has an @param with name "heigth", which was not used',
    true,
  ],
  [
    'The signature torchlive/media.Media.toBlob has an @param with name "heigth", which was not used',
    false,
  ],
  ['Failed to resolve link to "Image"', false],
])('%s: %s', (warning, expected) => {
  expect(isAllowed(warning)).toBe(expected);
});
