import {expect, it} from 'vitest';
import {pageLabel} from './pageLabel';

it.each([
  ['/', 'Home'],
  ['/docs/tutorials/get-started/', 'Get started'],
  [
    '/docs/api/core/interfaces/torchlive_torch.tensor/',
    'torchlive_torch.tensor',
  ],
])('%s becomes %s', (path, label) => {
  expect(pageLabel(path)).toBe(label);
});
