import {expect, it} from 'vitest';
import {cleanHash} from './cleanHash';

it.each([
  ['', ''],
  ['#run-the-model', '#run-the-model'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#"><img src=x>', '#"><img src=x>'],
  ['#%', ''],
  ['#%E0%A4%A', ''],
])('%s becomes %s', (hash, clean) => {
  expect(cleanHash(hash)).toBe(clean);
});
